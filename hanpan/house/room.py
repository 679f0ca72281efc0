"""The actor that owns a room: commands come in, entries go to the log, and everybody is shown what has happened.

Whatever happens goes the same way: decide, append, fold, show. Nothing is shown or answered before it is on disk.
Computer players take the same door as people, and so does the house when somebody's time is up. What is here beside the
table is of this process alone: who looks on, who thinks, whose alarm is set, answers that are gathered unseen.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Collection

from hanpan.house import between, clock, computers, decide, messages
from hanpan.house.alarm import Alarm
from hanpan.house.between import Presence, Said, Told
from hanpan.house.decide import Decision, Wish
from hanpan.house.entries import encode, read
from hanpan.house.messages import Reason
from hanpan.house.onlookers import Onlookers
from hanpan.house.people import command_key
from hanpan.house.ports import Ports
from hanpan.house.shown import Shown
from hanpan.house.table import Table, replay
from hanpan.house.visitor import Visitor
from hanpan.house.window import Gathered, Held
from hanpan.match import Answer, Match, Refusal
from hanpan.store import RoomClosed, SeqTaken, StoreError

log = logging.getLogger("hanpan.house")

#: Seconds before a room whose log failed tries again to move for its computer players.
RETRY = 2.0
#: Seconds within which the house finds a move for who let the time run out; after that, any allowed move will do.
HASTE = 0.5
#: Seconds after which somebody without a connection counts as away in the log: a page that is loaded anew does not.
AWAY_AFTER = 10.0
#: Seconds after which it is told that more or fewer look on.
COUNT_AFTER = 1.0
#: An alarm may come a clock's tick early: what it came for counts.
TICK = 0.001


class Gone(Exception):
    """The room's log is not there any more."""


class Room(Shown):
    """One table, at its owner: this process alone decides for it."""

    def __init__(self, name: str, table: Table, ports: Ports, onlookers: Onlookers | None = None) -> None:
        super().__init__(name, table, ports, onlookers)
        self.afar: dict[str, frozenset[str]] = {}  #: other processes from where people look on → who does
        self._recount: float | None = None  #: when it is told anew how many look on
        self._lock = asyncio.Lock()
        self._thinking: asyncio.Task[None] | None = None
        self._alarm = Alarm(self._ring)
        self._due: asyncio.Task[None] | None = None
        self._gathered = Gathered()
        if table.shared:
            here = self.onlookers.here
            self._gone = {who: ports.now() for who in table.people if who not in table.away and who not in here}

    @property
    def idle(self) -> bool:
        """Nobody looks on, nobody thinks and nobody's time runs: the room may go out of memory."""
        busy = self.held or self._lock.locked() or self._thinking or self._due or self._alarm.running
        return not self.onlookers.looking and not self.afar and not busy

    @property
    def match(self) -> Match:
        """The match; AssertionError before there is one."""
        assert self.table.match is not None, f"room {self.name} waits for people"
        return self.table.match

    # ------------------------------------------------------------------------------------------------- looking on

    @property
    def here(self) -> Collection[str]:
        return self.onlookers.here if not self.afar else frozenset(self.onlookers.here).union(*self.afar.values())

    def enter(self, viewer: Visitor, key: str = "") -> None:
        self._gone.pop(viewer.person, None)
        super().enter(viewer, key)

    def miss(self, person: str) -> None:
        """Somebody may have no connection here any more: from now on, if nothing else is written, it is away."""
        table = self.table
        absent = person not in self.here and person not in table.away
        if absent and person in table.people and table.shared and not table.over:
            self._gone.setdefault(person, self.ports.now())
        super().miss(person)

    def speak(self, said: Said) -> None:
        if self.afar:
            self.ports.bus.tell(self.name, between.encode(self.told(said)))

    def _presence(self) -> None:
        """Somebody has come or gone: tell the others, if it changes who of the table is there. How many look on is told
        a little later, for all who come and go meanwhile."""
        if self._watching() == self._watchers:
            self._recount = None
        elif self._recount is None:
            self._recount = self.ports.now() + COUNT_AFTER
        if self._present():
            self._tell()
        self._wind()

    def _watching(self) -> int:
        """How many people look on who do not sit here."""
        here = self.here
        return len(here) - sum(person in here for person in self.table.people)

    def show(self) -> None:
        self._watchers, self._recount = self._watching(), None
        super().show()

    def _tell(self) -> None:
        super()._tell()
        if self.afar:
            self.ports.bus.tell(self.name, between.encode(self.told()))

    def told(self, said: Said | None = None) -> Told:
        """What those are told who look on from other processes."""
        here = self.here
        presence = Presence(
            here=[person for person in self.table.people if person in here],
            gone=self._gone,
            watchers=self._watchers,
            stuck=self._stuck,
            next=self.next,
            awake=not self._asleep,
        )
        return Told(self.table.length, presence, said)

    async def look_from(self, process: str, people: Collection[str] | None) -> None:
        """From another process these people look on now; None: nobody does, and it need not be told any more."""
        before = self.afar.get(process, frozenset())
        for person in people or ():
            if person not in before:
                await self.come_back(person)
                self._gone.pop(person, None)
        if people is None:
            self.afar.pop(process, None)
        else:
            self.afar[process] = frozenset(people)
        for person in before.difference(people or ()):
            self.miss(person)
        self._presence()
        self.wake()

    # ------------------------------------------------------------------------------------------------------ acting

    def wish(self, viewer: Visitor, command: str) -> Wish:
        """Who asks, and under which id."""
        key = command_key(viewer.person, command)
        return Wish(viewer.person, self.ports.now(), key, self.ports.seed, frozenset(self.here))

    async def do(self, wanted: Callable[[Table], Decision]) -> int:
        """Carry a wish out: decide, append, show. The state number it led to. Refusal; StoreError; Gone."""
        async with self._lock:
            if await self._append(wanted):
                self.show()
            self.wake()
            return self.state

    async def move(self, viewer: Visitor, asked: messages.Move) -> int | asyncio.Future[int]:
        """Make a person's move; the state number it led to (for a repeat: the same). Refusal, NotationError.

        While a window is open, the answer is kept and nothing happens: the state number, or a Refusal, comes when it
        closes.
        """
        wish = self.wish(viewer, asked.id)
        if asked.seat not in self.table.seats_of(viewer.person):
            raise Refusal(Reason.NOT_YOUR_SEAT)
        async with self._lock:
            match = self.table.match
            if match is not None and self.gathering and wish.command not in match.commands:
                return self._hold(asked.seat, asked.move, asked.state, wish.command).wait()
            if await self._append(lambda table: decide.move(table, wish, asked.seat, asked.move, asked.state)):
                self.show()
            self.wake()
            return self._led_to(wish.command)

    async def go_on(self, viewer: Visitor, asked: messages.Next) -> int:
        """Go on to the next round as somebody at the table chooses; the state number it led to. Refusal, WayError."""
        wish = self.wish(viewer, asked.id)
        await self.do(lambda table: decide.go_on(table, wish, asked.way, asked.state))
        return self._led_to(wish.command)

    def _led_to(self, command: str) -> int:
        return self.state if self.table.match is None else self.table.match.commands.get(command, self.state)

    async def _append(self, wanted: Callable[[Table], Decision]) -> bool:
        """Decide, append and fold; whether anything happened. Where somebody else was faster, decide again."""
        while True:
            happened, after = wanted(self.table)
            if not happened:
                return False
            try:
                await self.ports.log.append(self.name, self.table.length, [encode(entry) for entry in happened])
            except SeqTaken:
                await self._read_again()
                continue
            except RoomClosed:
                await self._read_again()
                raise Refusal(Reason.MATCH_OVER) from None
            except StoreError:
                if await self._emptied():
                    raise Gone from None
                raise
            self._become(after)
            if after.over:
                try:
                    await self.ports.log.close_room(self.name)
                except StoreError as error:  # the house does it at its next start
                    log.error("room %s has ended and could not be closed: %s", self.name, error)
            return True

    def _become(self, table: Table) -> None:
        self._take(table)
        self._stuck = False
        self.touched = self.ports.now()
        if table.over:
            self._gathered.refuse(Reason.MATCH_OVER)
            self._gone.clear()
        self._wind()

    async def _read_again(self) -> None:
        """Somebody else has written here: what stands in the log counts."""
        bodies = await self.ports.log.load(self.name)
        if not bodies:
            raise Gone
        before = self.state
        self._become(await asyncio.to_thread(lambda: replay(read(bodies))))
        if self.state != before:  # else the window is the same, and what was answered counts
            self._gathered.refuse(Reason.STALE)
        self.show()

    async def _emptied(self) -> bool:
        """Whether the log has lost what was kept there."""
        try:
            return len(await self.ports.log.load(self.name)) < self.table.length
        except StoreError:
            return False

    def wake(self) -> None:
        """See to it that a computer player whose turn it is thinks, and that the time of the others runs."""
        self._wind()
        if self._thinking is None and self._computer_to_act() is not None:
            self._thinking = asyncio.create_task(self._think(), name=f"thinking in {self.name}")

    async def resume(self) -> None:
        """The room is in memory again: the time when nobody kept its clock was nobody's. Where that cannot be written
        down, it is tried again, and no time runs until then."""
        try:
            await self._rouse()
        except StoreError as error:
            log.error("room %s could not be written: %s", self.name, error)
            self._stuck = True
            self._alarm.set(RETRY)

    async def _rouse(self) -> None:
        async with self._lock:
            if self._asleep:
                now = self.ports.now()
                await self._append(lambda table: decide.resume(table, now))
                self._asleep = False
                if self.afar:
                    self._tell()
            self.wake()

    def stop(self) -> None:
        """Stop thinking, and all clocks."""
        self._asleep = True
        self._alarm.set(None)
        for task in (self._thinking, self._due):
            if task is not None:
                task.cancel()

    async def close(self) -> None:
        """Stop thinking, and all clocks, and write down that no time runs: the house is closing."""
        async with self._lock:  # nothing is being appended
            tasks = [task for task in (self._thinking, self._due) if task is not None]
            self.stop()
            if tasks:
                await asyncio.wait(tasks)
            with contextlib.suppress(StoreError, Refusal, Gone):
                now = self.ports.now()
                await self._append(lambda table: decide.pause(table, now))
            self._alarm.set(None)

    # --------------------------------------------------------------------------------------------------------- time

    def _wind(self) -> None:
        """Set the alarm to when the next thing is due: somebody's time is up, or somebody counts as away."""
        if self._asleep:
            return
        now = self.ports.now()
        due = [*self.left().values(), *(since + AWAY_AFTER - now for since in self._gone.values())]
        if self._recount is not None:
            due.append(self._recount - now)
        self._alarm.set(min(due, default=None))

    def _ring(self) -> None:
        if self._due is None:
            self._due = asyncio.create_task(self._see_to_it(), name=f"what is due in {self.name}")

    async def _see_to_it(self) -> None:
        """Do what is due, until nothing is."""
        try:
            while True:
                try:
                    if not await self._next_due():
                        return
                except StoreError as error:
                    await self._not_written(error)
        except Gone:
            log.error("room %s is not in the log any more", self.name)
        except Exception:
            log.exception("the clock of room %s stopped", self.name)
        finally:
            self._due = None
            self._wind()

    async def _next_due(self) -> bool:
        """Do one thing that is due; whether there was one."""
        if self._asleep:
            await self._rouse()
            return True
        now = self.ports.now()
        if self._recount is not None and self._recount <= now + TICK:
            self.show()
            return True
        gone = [person for person, since in self._gone.items() if since + AWAY_AFTER <= now + TICK]
        if gone:
            since = self._gone[gone[0]]
            async with self._lock:
                if self._gone.get(gone[0]) == since:
                    touched = self.touched
                    await self._append(lambda table: decide.away(table, gone[0], since, self.ports.now()))
                    self.touched = touched  # being away is not something that happens here
                    self._gone.pop(gone[0], None)
                    if self._present():
                        self._tell()
            return True
        late = [seat for seat, left in self.left().items() if left <= TICK]
        if not late:
            return False
        match = self.match
        if self.gathering:
            await self._close_window()
        elif match.ways:
            await self._go_on_late(match)
        else:
            await self._move_late(match, late[0])
        return True

    async def _move_late(self, seen: Match, seat: int) -> None:
        """Move for a seat whose time is up; if it moves by itself meanwhile, that was first."""
        try:
            async with asyncio.timeout(HASTE):
                text = await self._choose(seen, seat, computers.careful(seen))
        except TimeoutError:
            text = computers.anything(seen, seat)
        with contextlib.suppress(Refusal):
            now = self.ports.now()
            await self._if_late(seat, lambda table: decide.play(table, seat, text, seen.seq, now, by="clock"))

    async def _go_on_late(self, seen: Match) -> None:
        """Nobody has chosen in time how the match goes on: the default way is taken, if nobody does meanwhile."""
        with contextlib.suppress(Refusal):
            now = self.ports.now()
            await self._if_late(None, lambda table: decide.choose_way(table, seen.ways[0], seen.seq, now))

    async def _if_late(self, seat: int | None, wanted: Callable[[Table], Decision]) -> None:
        async with self._lock:
            left = self.left()
            if min(left.values(), default=1.0) <= TICK and (seat is None or left.get(seat, 1.0) <= TICK):
                if await self._append(wanted):
                    self.show()
                self.wake()

    async def _not_written(self, error: StoreError) -> None:
        """What the house would do here cannot be kept: say so on the table, once, and wait a little."""
        if not self._stuck:
            log.error("room %s could not be written: %s", self.name, error)
            self._stuck = True
            self.show()
        await asyncio.sleep(RETRY)

    async def come_back(self, person: str) -> None:
        """Somebody is about to look on: who counted as away does no more, and what waited for people to come back goes
        on, with the whole time for whoever is to act."""
        table, now = self.table, self.ports.now()
        if person in table.people and table.timing.runs and clock.abandoned(table, self.here):
            await self.do(lambda table: decide.resume(table, now))
        if person in table.away:
            await self.do(lambda table: decide.back(table, person, now))

    # -------------------------------------------------------------------------------------------------------- window

    def _hold(self, seat: int, move: str, state: int, command: str) -> Held:
        """Keep an allowed answer until the window closes; Refusal, NotationError."""
        held = self._gathered.repeats(seat, command)
        if held is None:
            # A refusal comes at once: it tells its own seat alone.
            decide.play(self.table, seat, move, state, self.ports.now(), command)
            held = self._gathered.hold(seat, Answer(move, command))
        return held

    async def _close_window(self) -> None:
        """All answers at once, in the order of the seats."""
        async with self._lock:
            opened, answers, now = self.state, self._gathered.answers, self.ports.now()
            if self.gathering and min(self.left().values(), default=1.0) <= TICK:

                def closing(table: Table) -> Decision:
                    if table.match is None or table.match.seq != opened:
                        return Decision([], table)
                    return decide.gather(table, answers, now)

                if await self._append(closing):
                    self._gathered.settle(self.match.commands)
                    self.show()
                self.wake()

    # ---------------------------------------------------------------------------------------------------- computers

    def _computer_to_act(self) -> int | None:
        table, match = self.table, self.table.match
        if match is None or table.over or self._asleep:
            return None
        held = self._gathered.held if self.gathering else {}
        acting = (seat for seat in match.position.actors if table.seats[seat].played_by)
        return next((seat for seat in acting if seat not in held), None)

    async def _think(self) -> None:
        """Move for the computer players while it is their turn, each move visible for a moment before the next."""
        try:
            while (seat := self._computer_to_act()) is not None:
                try:
                    await (self._answer_for(seat) if self.gathering else self._move_for(seat))
                except StoreError as error:
                    await self._not_written(error)
        except Gone:
            log.error("room %s is not in the log any more", self.name)
        except Exception:
            log.exception("the computer players of room %s stopped", self.name)
        finally:
            # Here and not in a callback: who moves between the two would wake nobody.
            self._thinking = None

    async def _choose(self, match: Match, seat: int, level: str) -> str:
        return await computers.choose(self.ports.thinkers, match, seat, level, self.name, self.table.by)

    async def _move_for(self, seat: int) -> None:
        time, seen = asyncio.get_running_loop().time, self.match
        began = time()
        text = await self._choose(seen, seat, self.table.seats[seat].played_by)
        await asyncio.sleep(self.ports.pace - (time() - began))
        async with self._lock:
            # The match may have been given up meanwhile, or its person be back: then there is nothing to answer.
            if self.table.seats[seat].played_by:
                now = self.ports.now()
                with contextlib.suppress(Refusal):
                    if await self._append(lambda table: decide.play(table, seat, text, seen.seq, now)):
                        self.show()

    async def _answer_for(self, seat: int) -> None:
        """Answer in an open window. It waits for no computer player: who still thinks when it closes is silent."""
        seen, window = self.match, self.match.game.spec.window
        assert window is not None
        try:
            async with asyncio.timeout(self.left().get(seat, 0.0)):
                text = await self._choose(seen, seat, self.table.seats[seat].played_by)
        except TimeoutError:
            text = window.silent
        async with self._lock:
            if self.gathering and self.state == seen.seq:
                with contextlib.suppress(Refusal):
                    self._hold(seat, text, seen.seq, "")
