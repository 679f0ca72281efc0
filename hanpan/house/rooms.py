"""All rooms of one process: which are in memory, which are running, and which nobody needs any more.

A room in memory is this process's by a lease, and it alone decides for it (`Room`), or it is another's, and what
people here ask goes to that one (`Mirror`). Leases run as long as a process gives signs of life; whoever finds an owner
without them takes its rooms over. How long rooms last:

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
from hanpan.house.mirror import Lost, Mirror
from hanpan.house.onlookers import DAY, Onlookers
from hanpan.house.people import new_key, room_for
from hanpan.house.ports import Ports
from hanpan.house.room import Gone, Room
from hanpan.house.shown import Shown
from hanpan.house.table import Table, replay
from hanpan.match import MatchError
from hanpan.store import SeqTaken, StoreError

log = logging.getLogger("hanpan.house")

REST = 60.0
ALONE = 30 * 60.0
KEPT = 7 * 24 * 3600.0
#: Seconds between two looks at the rooms that have ended.
ENDED_EVERY = 3600.0
#: Seconds for which a sign of life holds, and between two: so long a process that has ended keeps its rooms.
LEASE, BEAT = 3.0, 1.0
#: From so many entries on a log is read aside, so that nobody waits for it.
LONG = 200


class Elsewhere(Exception):
    """Another process of the house has the room, and does not answer."""


@dataclass(slots=True)
class Running:
    """What is remembered of a running room while it is out of memory."""

    by: str
    people: tuple[str, ...]
    opened: float
    touched: float  #: its last event, or when the last viewer left
    life: float  #: for so many seconds after that
    shared: bool
    at: float  #: of the newest entry that is known of

    @property
    def until(self) -> float:
        """When it is dropped, if nobody comes."""
        return min(self.touched + self.life, self.opened + DAY) if self.shared else self.touched + self.life


class Rooms:
    """The rooms on the log. `inside`: those in memory that are this process's, by name; `mirrors`: those that are
    another's. `shown`: told of each that is, or comes into other hands."""

    def __init__(self, ports: Ports, shown: Callable[[Shown], Awaitable[object]]) -> None:
        self.ports = ports
        self.shown = shown
        self.inside: dict[str, Room] = {}
        self.mirrors: dict[str, Mirror] = {}
        self.owner = new_key()  #: the name of this process among those who may have leases
        self._running: dict[str, Running] = {}
        self._of_person: dict[str, dict[str, None]] = {}
        self._loading: dict[str, asyncio.Future[Shown | None]] = {}
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
                    at = _time(head.last)
                    found = Running(opened.by, people, opened.at, at, life, shared, at)
                    running.append((opened.at, head.room, found))
            after = heads[-1].room
        for _at, name, found in sorted(running, key=lambda item: item[:2]):
            self._list(name, found)

    async def resume(self) -> None:
        """Let the computer players think that were thinking when the house closed."""
        for name in list(self._running):
            with contextlib.suppress(MatchError, StoreError, Elsewhere, Gone):
                if await self.ports.log.claim(name, self.owner) != self.owner:
                    continue  # another process has it
                found = await self.find(name)
                if not isinstance(found, Room):
                    continue
                if found.table.over:  # the house fell between the last event and this
                    await self.ports.log.close_room(name)
                if found.idle:
                    await self._let_go(name)
            # One after the other: people are served between two.
            await asyncio.sleep(0)

    async def close(self) -> None:
        """Stop the thinking in all rooms, and give them back."""
        await self.ports.bus.leave(self.owner)
        await asyncio.gather(*(mirror.end() for mirror in self.mirrors.values()))
        await asyncio.gather(*(found.close() for found in self.inside.values()))
        for name in list(self.inside):
            await self.ports.log.release(name, self.owner)

    # ------------------------------------------------------------------------------------------------------- finding

    def get(self, name: str) -> Shown | None:
        """The room called `name`, if it is in memory."""
        return self.inside.get(name) or self.mirrors.get(name)

    async def find(self, name: str) -> Shown | None:
        """The room called `name`; None when there is none. MatchError when it cannot be continued here; Elsewhere.

        One room that takes long to read holds up no other.
        """
        while (found := self.get(name)) is None:
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
        return found

    async def _load(self, name: str) -> Shown | None:
        if name in self._dropping:
            return None
        holder = await self.ports.log.claim(name, self.owner)
        table = await self._read(name)
        if table is None:
            await self.ports.log.release(name, self.owner)
            return None
        if holder == self.owner:
            return await self._own(name, table)
        try:
            return await self._mirror(name, table, holder)
        except Lost:
            raise Elsewhere(name) from None

    async def _read(self, name: str) -> Table | None:
        """A room's table as the log has it; None: there is no such room."""
        bodies = await self.ports.log.load(name)
        if not bodies:
            return None
        return await asyncio.to_thread(_table, bodies) if len(bodies) > LONG else _table(bodies)

    async def _own(self, name: str, table: Table, onlookers: Onlookers | None = None) -> Room:
        """The room is this process's: have it in memory."""
        found = Room(name, table, self.ports, onlookers)
        if table.over:
            successor = successor_of(name, table)
            if successor in self.inside or await self.ports.log.load(successor):
                found.next = successor
        await found.resume()
        self.inside[name] = found
        self._look(found)
        return found

    async def _mirror(self, name: str, table: Table, owner: str) -> Mirror:
        """The room is another's: look on. Lost."""
        found = Mirror(name, table, self.ports, self.owner, owner)
        await found.begin()
        await self.shown(found)
        self.mirrors[name] = found
        return found

    # ------------------------------------------------------------------------------------------------- changing hands

    async def take_over(self, found: Mirror) -> None:
        """A room's owner does not answer: own the room from now on, or look on at who does. Lost, where the lease of
        the one that does not answer still runs."""
        async with found.moving:
            name = found.name
            if self.mirrors.get(name) is not found:
                return  # it has just been done
            holder = await self.ports.log.claim(name, self.owner)
            table = await self._read(name)
            if table is None:
                await self.forget(name)
                return
            if holder == self.owner:
                await found.end()
                del self.mirrors[name]
                now = await self._own(name, table, found.onlookers)
                await self.shown(now)
                now.show()
            else:
                await found.turn_to_owner(holder)

    async def _lose(self, found: Room, holder: str) -> None:
        """A room is another's now: its people go on from here all the same."""
        log.warning("room %s is another process's now", found.name)
        found.stop()
        self._unlist(found.name)
        mirror = Mirror(found.name, found.table, self.ports, self.owner, holder, found.onlookers)
        del self.inside[found.name]
        self.mirrors[found.name] = mirror
        with contextlib.suppress(Lost):
            await mirror.begin()
        await self.shown(mirror)

    async def beat(self) -> None:
        """Give a sign of life, and look after those who give none any more."""
        if not await self.ports.log.alive(self.owner, LEASE):
            for found in list(self.inside.values()):
                holder = await self.ports.log.claim(found.name, self.owner)
                if holder != self.owner:
                    await self._lose(found, holder)
        mirrors = list(self.mirrors.values())
        shared = [found for found in self.inside.values() if found.afar]
        others = {mirror.owner for mirror in mirrors}.union(*(found.afar for found in shared))
        gone = {process for process in others if not await self.ports.log.lives(process)}
        for found in shared:
            for process in gone & set(found.afar):
                await found.look_from(process, None)
        for mirror in mirrors:
            if mirror.owner in gone:
                with contextlib.suppress(Lost, MatchError):
                    await self.take_over(mirror)

    async def beat_for_ever(self) -> None:
        """Beat, now and then."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.beat()
            except StoreError as error:
                log.error("this process could give no sign of life: %s", error)

    # ------------------------------------------------------------------------------------------------ what is running

    async def begin(self, name: str, decision: Decision) -> Shown:
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
            running = Running(table.by, people, table.opened, found.touched, life, table.shared, table.at)
            self._list(found.name, running)

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
        for name, mirror in list(self.mirrors.items()):
            if mirror.idle and mirror.touched <= now - REST:
                await self._let_go(name)
        for name, running in list(self._running.items()):
            if self.get(name) is None and running.until <= now and not await self._goes_on(name, running):
                await self._drop(name)
        if self._looked_at_ended <= now - ENDED_EVERY:
            self._looked_at_ended = now
            await self._drop_ended(now)

    async def forget(self, name: str) -> None:
        """Take a room out of memory as it is: it is not in the log any more."""
        for found in (self.inside.pop(name, None), self.mirrors.pop(name, None)):
            if found is not None:
                found.stop()
        self._unlist(name)

    async def _let_go(self, name: str) -> None:
        mirror = self.mirrors.pop(name, None)
        if mirror is not None:
            await mirror.end()
        elif self.inside.pop(name, None) is not None:
            await self.ports.log.release(name, self.owner)

    async def _drop_ended(self, now: float) -> None:
        after = ""
        while heads := await self.ports.log.heads(closed=True, after=after):
            for head in heads:
                kept = ALONE if isinstance(_entry(head.last), entries.Ended) else KEPT
                if self.get(head.room) is None and _time(head.last) <= now - kept:
                    await self._drop(head.room)
            after = heads[-1].room

    async def _drop(self, name: str) -> None:
        """Forget a room for good, unless somebody comes into it just now."""
        if self.get(name) is not None or name in self._loading:
            return
        if await self.ports.log.claim(name, self.owner) != self.owner:
            self._unlist(name)  # another process sees to it
            return
        self._dropping.add(name)
        try:
            await self.ports.log.drop(name)
            self._unlist(name)
        finally:
            self._dropping.discard(name)
            await self.ports.log.release(name, self.owner)

    async def _goes_on(self, name: str, running: Running) -> bool:
        """Whether more has happened in a room than is remembered of it: another process had it meanwhile."""
        bodies = await self.ports.log.load(name)
        at = _time(bodies[-1]) if bodies else 0.0
        if at <= running.at:
            return False
        running.at = running.touched = at
        return running.until > self.ports.now()


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
