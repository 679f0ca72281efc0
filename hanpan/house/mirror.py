"""A room whose owner is another process of the house, as it is shown here: read from the log whenever there is more of
it, and beside that what the owner tells."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Collection, Coroutine

import msgspec

from hanpan.bus import NobodyThere
from hanpan.house import between, messages
from hanpan.house.between import Answered, Between, Look, NotMine, Told
from hanpan.house.entries import read
from hanpan.house.onlookers import Onlookers
from hanpan.house.ports import Ports
from hanpan.house.shown import Shown
from hanpan.house.table import Table, fold
from hanpan.match import MatchError
from hanpan.store import StoreError

log = logging.getLogger("hanpan.house")


class Lost(Exception):
    """Its owner does not answer, or owns it no more."""


class Mirror(Shown):
    """One table, not at its owner. `process`: this one's name; `owner`: the owner's."""

    def __init__(
        self, name: str, table: Table, ports: Ports, process: str, owner: str, onlookers: Onlookers | None = None
    ) -> None:
        super().__init__(name, table, ports, onlookers)
        self.process = process
        self.owner = owner
        self._here: frozenset[str] = frozenset()
        self.moving = asyncio.Lock()  #: while somebody else becomes its owner
        self._reading = asyncio.Lock()
        self._looking: frozenset[str] | None = None  #: who looks on from here, as the owner was told last
        self._telling: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def idle(self) -> bool:
        return not self.onlookers.looking and not self.held

    @property
    def here(self) -> Collection[str]:
        return self._here

    async def begin(self) -> None:
        """Look on from now; Lost."""
        await self.ports.bus.listen(self.name, self._hear)
        try:
            await self._look(frozenset(self.onlookers.here))
        except Lost:
            await self.end()
            raise

    async def turn_to_owner(self, owner: str) -> None:
        """Another process, or the same one after all, owns the room: look on there; Lost."""
        self.owner = owner
        await self._look(frozenset(self.onlookers.here))

    async def end(self) -> None:
        """Look on no more; the owner is told, if it is there."""
        await self.ports.bus.ignore(self.name, self._hear)
        self.stop()
        with contextlib.suppress(Lost):
            await self._look(None)

    def stop(self) -> None:
        """Do nothing more."""
        for task in (self._telling, *self._tasks):
            if task is not None:
                task.cancel()

    async def ask(self, person: str, command: messages.Command) -> messages.Message:
        """What the owner says to a person's command; Lost. What has come of it is known here, then."""
        answer = await self._ask(between.ask(self.name, person, command))
        if not isinstance(answer, Answered):
            raise Lost
        await self._read_on(answer.length)
        return between.message_of(answer)

    # ------------------------------------------------------------------------------------------- what the owner says

    def _hear(self, body: bytes) -> None:
        """The owner has told something."""
        told = between.decode(body)
        if isinstance(told, Told):
            self._aside(self._learn(told))

    async def _learn(self, told: Told) -> None:
        try:
            await self._read_on(told.length)
        except (StoreError, MatchError) as error:
            log.error("room %s could not be read on: %s", self.name, error)
            return
        known = told.presence
        self._here, self._gone = frozenset(known.here), dict(known.gone)
        self._watchers, self._stuck, self.next = known.watchers, known.stuck, known.next
        self._asleep = not known.awake
        self.show()
        if told.said is not None:
            self.heard(self, told.said)

    async def _read_on(self, length: int) -> None:
        """Take in what the log has beyond what is known here."""
        async with self._reading:
            if self.table.length >= length:
                return
            table = self.table
            for entry in read(await self.ports.log.load(self.name, table.length)):
                table = fold(table, entry)
            self.touched = self.ports.now()
            self._take(table)
        self.show()

    # --------------------------------------------------------------------------------------- what the owner is told

    def _presence(self) -> None:
        """Somebody has come or gone here: the owner is told, once for all who do meanwhile."""
        if self._telling is None:
            self._telling = asyncio.create_task(self._tell_owner(), name=f"telling of {self.name}")

    async def _tell_owner(self) -> None:
        try:
            while self._looking != (people := frozenset(self.onlookers.here)):
                await self._look(people)
        except Lost:
            pass  # whoever owns it next is told anew
        finally:
            self._telling = None

    async def _look(self, people: frozenset[str] | None) -> None:
        answer = await self._ask(Look(self.name, self.process, None if people is None else sorted(people)))
        self._looking = people
        if isinstance(answer, Told) and people is not None:
            await self._learn(answer)

    async def _ask(self, wish: Between) -> Between:
        try:
            answer = between.decode(await self.ports.bus.ask(self.owner, between.encode(wish)))
        except (NobodyThere, msgspec.DecodeError) as error:
            raise Lost from error
        if isinstance(answer, NotMine):
            raise Lost
        return answer

    def _aside(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work, name=f"reading {self.name}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
