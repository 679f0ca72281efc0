"""All rooms of one process: which are in memory, which are running, and which nobody needs any more.

A room in memory is this process's by a lease: it alone decides for it. How long rooms last:

* a room that nobody looks on and where nobody thinks goes out of memory after REST seconds; it is read from the log
  again when somebody comes;
* a room in which no person has made a move yet, and one that people come to from several devices (KP-06), is dropped
  ALONE seconds after its last event, or after the last of them has gone; the latter is over after a DAY in any case;
* every other room, and every match that is over, is dropped KEPT seconds after its last event; what was over before
  its match was, ALONE seconds after it.

Otherwise a room that somebody looks on is never dropped.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from hanpan.house import decide, entries
from hanpan.house.decide import Decision
from hanpan.house.entries import LogError
from hanpan.house.onlookers import DAY
from hanpan.house.people import new_key, room_for
from hanpan.house.ports import Ports
from hanpan.house.room import Gone, Room
from hanpan.house.table import Table, replay
from hanpan.match import MatchError
from hanpan.store import SeqTaken, StoreError

log = logging.getLogger("hanpan.house")

REST = 60.0
ALONE = 30 * 60.0
KEPT = 7 * 24 * 3600.0
#: Seconds between two looks at the rooms that have ended.
ENDED_EVERY = 3600.0
#: Seconds for which a room is this process's; those in memory are asked for again with every sweep.
LEASE = 5 * REST
#: From so many entries on a log is read aside, so that nobody waits for it.
LONG = 200


class Elsewhere(Exception):
    """Another process of the house has the room."""


@dataclass(slots=True)
class Running:
    """What is remembered of a running room while it is out of memory."""

    by: str
    people: tuple[str, ...]
    opened: float
    touched: float  #: its last event, or when the last viewer left
    life: float  #: for so many seconds after that
    shared: bool

    @property
    def until(self) -> float:
        """When it is dropped, if nobody comes."""
        return min(self.touched + self.life, self.opened + DAY) if self.shared else self.touched + self.life


class Rooms:
    """The rooms on the log. `inside`: those in memory, by name."""

    def __init__(self, ports: Ports) -> None:
        self.ports = ports
        self.inside: dict[str, Room] = {}
        self.owner = new_key()  #: the name of this process among those who may have leases
        self._running: dict[str, Running] = {}
        self._of_person: dict[str, dict[str, None]] = {}
        self._loading: dict[str, asyncio.Future[Room | None]] = {}
        self._dropping: set[str] = set()
        self._looked_at_ended = 0.0

    async def list_running(self) -> None:
        """Learn from the log which rooms are running."""
        running: list[tuple[float, str, Running]] = []
        after = ""
        while heads := await self.ports.log.heads(closed=False, after=after):
            for head in heads:
                with contextlib.suppress(LogError):
                    opened = entries.opening(head.first)
                    people = tuple(dict.fromkeys(person for person in opened.people if person))
                    shared = opened.shared
                    life = ALONE if shared else KEPT
                    found = Running(opened.by, people, opened.at, _time(head.last), life, shared)
                    running.append((opened.at, head.room, found))
            after = heads[-1].room
        for _at, name, found in sorted(running, key=lambda item: item[:2]):
            self._list(name, found)

    async def resume(self) -> None:
        """Let the computer players think that were thinking when the house closed."""
        for name in list(self._running):
            with contextlib.suppress(MatchError, StoreError, Elsewhere, Gone):
                found = await self.find(name)
                if found is None:
                    continue
                if found.table.over:  # the house fell between the last event and this
                    await self.ports.log.close_room(name)
                if found.idle:
                    await self._let_go(name)
            # One after the other: people are served between two.
            await asyncio.sleep(0)

    async def close(self) -> None:
        """Stop the thinking in all rooms."""
        await asyncio.gather(*(found.close() for found in self.inside.values()))
        for name in list(self.inside):
            await self.ports.log.release(name, self.owner)

    # ------------------------------------------------------------------------------------------------------- finding

    async def find(self, name: str) -> Room | None:
        """The room called `name`; None when there is none. MatchError when it cannot be continued here; Elsewhere.

        One room that takes long to read holds up no other.
        """
        while name not in self.inside:
            loading = self._loading.get(name)
            if loading is not None:
                # Whoever waits may be cancelled, the reading is not.
                await asyncio.wait([loading])
                if loading.cancelled():
                    continue
                return loading.result()
            loading = asyncio.ensure_future(self._load(name))
            self._loading[name] = loading
            try:
                return await asyncio.shield(loading)
            finally:
                if loading.done():
                    self._loading.pop(name, None)
                else:
                    loading.add_done_callback(lambda _done: self._loading.pop(name, None))
        return self.inside[name]

    async def _load(self, name: str) -> Room | None:
        if name in self._dropping:
            return None
        bodies = await self.ports.log.load(name)
        if not bodies:
            return None
        if await self.ports.log.claim(name, self.owner, LEASE) != self.owner:
            raise Elsewhere(name)
        table = await asyncio.to_thread(_table, bodies) if len(bodies) > LONG else _table(bodies)
        found = Room(name, table, self.ports)
        if table.over:
            successor = successor_of(name, table)
            if successor in self.inside or await self.ports.log.load(successor):
                found.next = successor
        await found.resume()
        self.inside[name] = found
        self._look(found)
        return found

    async def begin(self, name: str, decision: Decision) -> Room:
        """Write a new room down; where it has just been opened by the same wish, that one is found."""
        with contextlib.suppress(SeqTaken):
            await self.ports.log.append(name, 0, [entries.encode(entry) for entry in decision.entries])
        found = await self.find(name)
        if found is None:
            raise StoreError(f"room {name} was written and is not there")
        if decision.table.before in self.inside:
            before = self.inside[decision.table.before]
            before.next = name
            before.show()
        return found

    def running_of(self, person: str) -> list[str]:
        """The running rooms where a person sits, oldest first."""
        for name in list(self._of_person.get(person, ())):
            if name in self.inside:
                self._look(self.inside[name])
        return list(self._of_person.get(person, ()))

    def opened_by(self, person: str) -> int:
        """How many running rooms a person has opened."""
        return sum(self._running[name].by == person for name in self.running_of(person))

    def listed(self) -> list[Room]:
        """The rooms where anybody may sit down, those first that have waited longest."""
        found = [
            room
            for room in self.inside.values()
            if room.table.listed and room.table.phase == "waiting" and any(s.kind == "open" for s in room.table.seats)
        ]
        return sorted(found, key=lambda room: room.table.opened)

    def look_again(self, found: Room) -> None:
        """Something has happened in a room: who sits there may be others now."""
        self._look(found)

    def _look(self, found: Room) -> None:
        """Bring what is remembered of a room up to date."""
        table = found.table
        if table.over:
            self._unlist(found.name)
        else:
            people = tuple(dict.fromkeys((table.by, *table.people)))
            life = ALONE if table.shared or not table.played else KEPT
            self._list(found.name, Running(table.by, people, table.opened, found.touched, life, table.shared))

    def _list(self, name: str, running: Running) -> None:
        known = self._running.get(name)
        if known is not None and known.people != running.people:
            self._unlist(name)
        self._running[name] = running
        for person in running.people:
            self._of_person.setdefault(person, {})[name] = None

    def _unlist(self, name: str) -> None:
        running = self._running.pop(name, None)
        for person in () if running is None else running.people:
            theirs = self._of_person[person]
            theirs.pop(name, None)
            if not theirs:
                del self._of_person[person]

    # ------------------------------------------------------------------------------------------------------ sweeping

    async def sweep_for_ever(self, too: Callable[[], Awaitable[None]]) -> None:
        """Sweep, now and then; do `too` what else is swept."""
        while True:
            await asyncio.sleep(REST)
            try:
                await too()
                await self.sweep()
            except StoreError as error:
                log.error("old rooms could not be cleared away: %s", error)

    async def sweep(self) -> None:
        """Let rooms out of memory, and drop those that nobody needs."""
        now = self.ports.now()
        for name, found in list(self.inside.items()):
            if found.table.shared and not found.table.over and found.table.opened <= now - DAY:
                with contextlib.suppress(Gone):
                    await found.do(lambda table: decide.end(table, "day", now))
            if found.idle and found.touched <= now - REST:
                self._look(found)
                await self._let_go(name)
            elif await self.ports.log.claim(name, self.owner, LEASE) != self.owner:
                log.error("room %s is another process's now", name)
                await self.forget(name)
        for name, running in list(self._running.items()):
            if name not in self.inside and running.until <= now:
                await self._drop(name)
        if self._looked_at_ended <= now - ENDED_EVERY:
            self._looked_at_ended = now
            await self._drop_ended(now)

    async def forget(self, name: str) -> None:
        """Take a room out of memory as it is: it is not this process's, or not in the log any more."""
        found = self.inside.pop(name, None)
        if found is not None:
            found.stop()
        self._unlist(name)

    async def _let_go(self, name: str) -> None:
        self.inside.pop(name, None)
        await self.ports.log.release(name, self.owner)

    async def _drop_ended(self, now: float) -> None:
        after = ""
        while heads := await self.ports.log.heads(closed=True, after=after):
            for head in heads:
                kept = ALONE if isinstance(_entry(head.last), entries.Ended) else KEPT
                if head.room not in self.inside and _time(head.last) <= now - kept:
                    await self._drop(head.room)
            after = heads[-1].room

    async def _drop(self, name: str) -> None:
        """Forget a room for good, unless somebody comes into it just now."""
        if name in self.inside or name in self._loading:
            return
        self._dropping.add(name)
        try:
            await self.ports.log.drop(name)
            self._unlist(name)
        finally:
            self._dropping.discard(name)


def successor_of(name: str, table: Table) -> str:
    """The room where a table goes on after its match: one for all who ask for it."""
    return room_for(table.by, "rematch", name)


def _table(bodies: list[bytes]) -> Table:
    return replay(entries.read(bodies))


def _entry(body: bytes) -> entries.Entry | None:
    """An entry; None for one that cannot be read."""
    try:
        return entries.decode(body)
    except LogError:
        return None


def _time(body: bytes) -> float:
    """When an entry was written; 0 for one that cannot be read, which is as old as can be."""
    entry = _entry(body)
    return 0.0 if entry is None else entry.at
