"""All rooms of one process: which are in memory, which are running, and which nobody needs any more.

How long rooms last:

* a room that nobody looks on and where nobody thinks goes out of memory after REST seconds; it is read from the log
  again when somebody comes;
* a match in which no person has made a move yet is dropped NOBODY_CAME seconds after its last event (F10);
* every other room, ended or not, is dropped KEPT seconds after its last event.

A room that somebody looks on is never dropped.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from hanpan.house import chairs, room
from hanpan.house.chairs import Seated
from hanpan.house.ports import Ports
from hanpan.house.room import Room
from hanpan.match import Event, EventError, MatchError, decode, encode
from hanpan.store import Head, SeqTaken, StoreError

log = logging.getLogger("hanpan.house")

REST = 60.0
NOBODY_CAME = 30 * 60.0
KEPT = 7 * 24 * 3600.0
#: Seconds between two looks at the rooms that have ended.
ENDED_EVERY = 3600.0


@dataclass(slots=True)
class Running:
    """What is remembered of a running match while it is out of memory."""

    person: str
    touched: float  #: its last event, or when the last viewer left
    played: bool  #: a person has made a move


class Rooms:
    """The rooms on the log. `inside`: those in memory, by name."""

    def __init__(self, ports: Ports) -> None:
        self.ports = ports
        self.inside: dict[str, Room] = {}
        self._running: dict[str, Running] = {}
        self._of_person: dict[str, dict[str, None]] = {}
        self._loading = asyncio.Lock()
        self._looked_at_ended = 0.0

    async def list_running(self) -> None:
        """Learn from the log which matches are running."""
        running: dict[str, tuple[Seated, Head]] = {}
        after = ""
        while heads := await self.ports.log.heads(closed=False, after=after):
            for head in heads:
                with contextlib.suppress(msgspec.DecodeError):
                    running[head.room] = chairs.decode(head.first), head
            after = heads[-1].room
        for name, (seated, head) in sorted(running.items(), key=lambda item: item[1][0].at):
            self._list(name, Running(seated.by, _time(head.last), played=True))

    async def resume(self) -> None:
        """Let the computer players think that were thinking when the house closed."""
        for name in list(self._running):
            with contextlib.suppress(MatchError, StoreError):
                found = await self.find(name)
                if found is None:
                    continue
                if found.match.over:  # the house fell between the last event and this
                    await self.ports.log.close_room(name)
                found.wake()
                if found.idle:
                    self.inside.pop(name, None)
            # One after the other: people are served between two.
            await asyncio.sleep(0)

    async def close(self) -> None:
        """Stop the thinking in all rooms."""
        await asyncio.gather(*(found.close() for found in self.inside.values()))

    # ------------------------------------------------------------------------------------------------------- finding

    async def find(self, name: str) -> Room | None:
        """The room called `name`; None when there is none. MatchError when it cannot be continued here."""
        if name not in self.inside:
            async with self._loading:
                if name not in self.inside:
                    found = await room.load(name, self.ports)
                    if found is None:
                        return None
                    self.inside[name] = found
                    self._look(found)
        return self.inside[name]

    async def begin(self, name: str, seated: Seated, events: Sequence[Event]) -> Room:
        """Write a new room down; where it has just been opened by the same wish, that one is found."""
        with contextlib.suppress(SeqTaken):
            await self.ports.log.append(name, 0, [chairs.encode(seated), *(encode(event) for event in events)])
        found = await self.find(name)
        if found is None:
            raise StoreError(f"room {name} was written and is not there")
        return found

    def running_of(self, person: str) -> list[str]:
        """The running matches that a person has opened, oldest first."""
        for name in list(self._of_person.get(person, ())):
            if name in self.inside:
                self._look(self.inside[name])
        return list(self._of_person.get(person, ()))

    def _look(self, found: Room) -> None:
        """Bring what is remembered of a room up to date."""
        if found.match.over:
            self._unlist(found.name)
        else:
            self._list(found.name, Running(found.seated.by, found.touched, played=bool(found.match.commands)))

    def _list(self, name: str, running: Running) -> None:
        self._running[name] = running
        self._of_person.setdefault(running.person, {})[name] = None

    def _unlist(self, name: str) -> None:
        running = self._running.pop(name, None)
        if running is not None:
            theirs = self._of_person[running.person]
            del theirs[name]
            if not theirs:
                del self._of_person[running.person]

    # ------------------------------------------------------------------------------------------------------ sweeping

    async def sweep_for_ever(self) -> None:
        """Sweep, now and then."""
        while True:
            await asyncio.sleep(REST)
            try:
                await self.sweep()
            except StoreError:
                log.exception("old rooms could not be cleared away")

    async def sweep(self) -> None:
        """Let rooms out of memory, and drop those that nobody needs."""
        now = self.ports.now()
        for name, found in list(self.inside.items()):
            if found.idle and found.touched <= now - REST:
                self._look(found)
                del self.inside[name]
        for name, running in list(self._running.items()):
            limit = KEPT if running.played else NOBODY_CAME
            if name not in self.inside and running.touched <= now - limit:
                await self._drop(name)
        if self._looked_at_ended <= now - ENDED_EVERY:
            self._looked_at_ended = now
            await self._drop_ended(now)

    async def _drop_ended(self, now: float) -> None:
        after = ""
        while heads := await self.ports.log.heads(closed=True, after=after):
            for head in heads:
                if head.room not in self.inside and _time(head.last) <= now - KEPT:
                    await self._drop(head.room)
            after = heads[-1].room

    async def _drop(self, name: str) -> None:
        async with self._loading:
            if name not in self.inside:
                await self.ports.log.drop(name)
                self._unlist(name)


def _time(body: bytes) -> float:
    """When an entry was written; 0 for one that cannot be read, which is as old as can be."""
    try:
        return decode(body).at
    except EventError:
        return 0.0
