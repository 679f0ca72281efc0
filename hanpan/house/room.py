"""A room: one match, who sits at it, and who looks on from where.

Whatever happens goes the same way: decide, append to the log, fold, show. Nothing is shown or answered before it is on
disk. Computer players take the same door as people, and so does the house when somebody's time is up.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Callable
from functools import partial

import msgspec

from hanpan.house import chairs, computers, messages
from hanpan.house.audience import NO_SEAT, Looking, Shared
from hanpan.house.chairs import Seated
from hanpan.house.deadlines import Deadlines, Limit
from hanpan.house.ports import Ports
from hanpan.house.visitor import Visitor
from hanpan.house.window import Gathered, Held
from hanpan.match import (
    Answer,
    Decision,
    Event,
    EventError,
    Match,
    MatchError,
    Moved,
    Refusal,
    decide,
    decode,
    encode,
    replay,
    views,
)
from hanpan.store import SeqTaken, StoreError

log = logging.getLogger("hanpan.house")

#: Seconds before a room whose log failed tries again to move for its computer players.
RETRY = 2.0
#: Who let the time run out so many times running has a part of it from then on, until the seat moves by itself.
MISSED, PART, AT_LEAST = 2, 1 / 4, 5.0
#: Where nobody of the table is there, the house moves so many times running for each of them; then the match waits.
ABANDONED = 200
#: Seconds within which the house finds a move for who let the time run out; after that, any allowed move will do.
HASTE = 0.5


class Room:
    """One table. `looking`: who looks on, and what they have been sent."""

    def __init__(self, name: str, seated: Seated, match: Match, touched: float, ports: Ports) -> None:
        self.name = name
        self.seated = seated
        self.match = match
        self.ports = ports
        self.looking: dict[Visitor, Looking] = {}
        self._shared = Shared()
        self._stuck = False  #: what happens cannot be written down at present
        self.touched = touched  #: when something happened here, or somebody left
        self._length = 1 + match.seq
        self._lock = asyncio.Lock()
        self._thinking: asyncio.Task[None] | None = None
        self._deadlines = Deadlines(self._ring)
        self._late: asyncio.Task[None] | None = None
        self._missed: Counter[int] = Counter()  #: by seat, how often running its time was up
        self._gathered = Gathered()

    @property
    def idle(self) -> bool:
        """Nobody looks on, nobody thinks and nobody's time runs: the room may go out of memory."""
        busy = self._lock.locked() or self._thinking or self._late or self._deadlines.running
        return not self.looking and not busy

    def seats_of(self, person: str) -> list[int]:
        """The seats that are a person's own."""
        return [seat for seat, chair in enumerate(self.seated.chairs) if person and chair.person == person]

    # ------------------------------------------------------------------------------------------------- looking on

    def enter(self, viewer: Visitor) -> None:
        """Look on from now: from one's seat, or, with several seats on this device, covered. Who does already is told
        everything anew."""
        looking = self.looking.get(viewer)
        if looking is not None:
            looking.forget()
            return
        own = self.seats_of(viewer.person)
        self.looking[viewer] = Looking(own[0] if len(own) == 1 else None)
        self._presence()

    def exit(self, viewer: Visitor) -> None:
        """Look on no more. Only this connection goes: a newer one of the same person stays (E10)."""
        if self.looking.pop(viewer, None) is None:
            return
        self.touched = self.ports.now()
        self._presence()

    def _presence(self) -> None:
        """Somebody has come or gone: tell the others, if it changes who is there."""
        if self._shared.show(self._table()):
            self._tell()

    def turn_to(self, viewer: Visitor, seat: int | None) -> None:
        """Show a connection the table from one of its seats, or covered; Refusal."""
        if seat is not None:
            if seat not in self.seats_of(viewer.person):
                raise Refusal("not_your_seat")
            if not self._may_be_shown(viewer.person, seat):
                raise Refusal("other_seat_acts")
        self.looking[viewer].seat = seat

    def _may_be_shown(self, person: str, seat: int) -> bool:
        """On a shared device only the hand of who is to act lies open (KP-03)."""
        if self.match.over:
            return True
        if self.match.waiting:  # whoever acts first in the next round takes the device up then
            return len(self.seats_of(person)) == 1
        acting = [own for own in self.seats_of(person) if own in self.match.position.actors]
        return not acting or seat in acting

    def _present(self, person: str) -> bool:
        return any(viewer.person == person for viewer in self.looking)

    def tell(self, viewer: Visitor) -> None:
        """Let a connection have the newest view."""
        viewer.news(self.name, partial(self.frame, viewer))

    def frame(self, viewer: Visitor) -> bytes:
        """The room as a connection may see it now, as JSON; b"" when it looks on no more."""
        looking = self.looking.get(viewer)
        if looking is None:
            return b""
        own = messages.Own(looking.seat, self.seats_of(viewer.person), self._clock())
        return looking.frame(self.name, self.match, own, self._shared)

    def rounds(self, viewer: Visitor, wish: messages.History) -> messages.Rounds:
        """A page of finished rounds, as the connection may know them."""
        seat = self.looking[viewer].seat
        results = self.match.results
        end = len(results) if wish.before is None else min(len(results), wish.before - 1)
        begin = max(0, end - wish.limit)
        found = [views.result(finished, NO_SEAT if seat is None else seat) for finished in results[begin:end]]
        return messages.Rounds(wish.id, self.name, found, more=begin > 0)

    def text(self, viewer: Visitor, wish: messages.AskText) -> messages.PositionText:
        """The position as text, as the connection may know it."""
        seat = self.looking[viewer].seat
        known = self.match.position.view(NO_SEAT if seat is None else seat)
        return messages.PositionText(wish.id, self.name, self.match.seq, known.text)

    def _table(self) -> messages.Table:
        return messages.Table(
            game=self.match.game.name,
            options=dict(self.match.options),
            clock=self.match.clock,
            seats=[
                messages.Chair(
                    kind=chair.kind,
                    level=chair.level or None,
                    online=chair.kind == "computer" or self._present(chair.person),
                )
                for chair in self.seated.chairs
            ],
            stuck=self._stuck,
        )

    def _show(self) -> None:
        """Show everybody what has happened; cover the hands that must not lie open any more."""
        for viewer, looking in self.looking.items():
            if looking.seat is not None and not self._may_be_shown(viewer.person, looking.seat):
                looking.seat = None
        self._shared.show(self._table())
        self._tell()

    def _tell(self) -> None:
        for viewer in self.looking:
            self.tell(viewer)

    # ------------------------------------------------------------------------------------------------------ acting

    async def move(self, viewer: Visitor, wish: messages.Move, command: str) -> int | asyncio.Future[int]:
        """Make a person's move; the state number it led to (for a repeat: the same). Refusal, NotationError.

        While a window is open, the answer is kept and nothing happens: the state number, or a Refusal, comes when it
        closes.
        """
        if wish.seat not in self.seats_of(viewer.person):
            raise Refusal("not_your_seat")
        async with self._lock:
            if self._gathering and command not in self.match.commands:
                return self._hold(wish.seat, wish.move, wish.state, command).wait()
            await self._do(lambda match: self._moved(match, wish.seat, wish.move, wish.state, command))
            return self.match.commands.get(command, self.match.seq)

    def _moved(self, match: Match, seat: int, move: str, state: int, command: str = "") -> Decision:
        return decide.move(match, seat, move, state, command, self.ports.now(), ask=bool(self._people))

    async def go_on(self, viewer: Visitor, wish: messages.Next, command: str) -> int:
        """Go on to the next round as somebody at the table chooses; the state number it led to. Refusal, WayError."""
        if not self.seats_of(viewer.person):
            raise Refusal("not_your_seat")
        async with self._lock:
            await self._do(lambda match: decide.go_on(match, wish.way, wish.state, command, self.ports.now()))
            return self.match.commands.get(command, self.match.seq)

    @property
    def _people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, chair in enumerate(self.seated.chairs) if chair.kind == "person"]

    async def give_up(self, viewer: Visitor) -> int:
        """End the match early; the state number. A match given up already is given up. Refusal."""
        own = self.seats_of(viewer.person)
        if not own:
            raise Refusal("not_your_seat")
        async with self._lock:
            await self._do(
                lambda match: Decision([], match) if match.left else decide.leave(match, own[0], self.ports.now())
            )
            self._gathered.refuse("match_over")
            return self.match.seq

    async def _do(self, wish: Callable[[Match], Decision]) -> None:
        if await self._append(wish):
            self._show()
        self.wake()

    async def _append(self, wish: Callable[[Match], Decision]) -> bool:
        """Decide, append and fold; whether anything happened. Where another process was faster, decide again."""
        while True:
            events, after = wish(self.match)
            if not events:
                return False
            try:
                await self.ports.log.append(self.name, self._length, [encode(event) for event in events])
            except SeqTaken:
                self.seated, self.match, self.touched = read(await self.ports.log.load(self.name))
                self._length = 1 + self.match.seq
                self._gathered.refuse("stale")
                self._wind()
                self._show()
                continue
            self._happened(events, after)
            if self.match.over:
                try:
                    await self.ports.log.close_room(self.name)
                except StoreError:  # the house does it at its next start
                    log.exception("room %s has ended and could not be closed", self.name)
            return True

    def _happened(self, events: list[Event], after: Match) -> None:
        gathered = self._gathering
        self._length += len(events)
        self.match = after
        self._stuck = False
        for event in events:
            # Not in a window: the time a seat has afterwards would tell whether it was silent or passed (ZX-04).
            if isinstance(event, Moved) and not gathered:
                self._missed[event.seat] = self._missed[event.seat] + 1 if event.by else 0
        self.touched = self.ports.now()
        self._wind()

    def wake(self) -> None:
        """See to it that a computer player whose turn it is thinks, and that the time of the others runs."""
        self._wind()
        if self._thinking is None and self._computer_to_act() is not None:
            self._thinking = asyncio.create_task(self._think(), name=f"thinking in {self.name}")

    async def close(self) -> None:
        """Stop thinking, and all clocks; the room is going out of memory."""
        self._deadlines.set({})
        tasks = [task for task in (self._thinking, self._late) if task is not None]
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)

    # --------------------------------------------------------------------------------------------------------- clock

    @property
    def _gathering(self) -> bool:
        """Whether a window is open: answers are held until it closes.

        Not where several sit at one device: it is handed from one to the next, and each answers in turn.
        """
        people = [chair.person for chair in self.seated.chairs if chair.kind == "person"]
        return self.ports.windows and len(set(people)) == len(people) and self.match.window > 0

    def _wind(self) -> None:
        """Let the time of all those run who are to answer, and of nobody else."""
        match = self.match
        actors = () if match.over else match.position.actors
        if self._gathering:
            seconds = dict.fromkeys(actors, match.window)
        elif match.clock is not None and not self._abandoned:
            patience = {seat: self._patience(seat, match.clock) for seat in self._people}
            if match.ways:  # all are asked the same, and have as long as the one who has longest
                seconds = dict.fromkeys(patience, max(patience.values()))
            else:
                seconds = {seat: time for seat, time in patience.items() if seat in actors}
        else:
            seconds = {}
        self._deadlines.set({seat: Limit(match.asked[seat], time / self.ports.speed) for seat, time in seconds.items()})

    async def _not_written(self, error: StoreError) -> None:
        """What the house would do here cannot be kept: say so on the table, once, and wait a little."""
        if not self._stuck:
            log.error("room %s could not be written: %s", self.name, error)
            self._stuck = True
            self._show()
        await asyncio.sleep(RETRY)

    @property
    def _abandoned(self) -> bool:
        """Whether the match waits for somebody to come back: some have no end, and the clock would play on for ever."""
        people = [(seat, self.seated.chairs[seat].person) for seat in self._people]
        return all(self._missed[seat] >= ABANDONED and not self._present(person) for seat, person in people)

    def _patience(self, seat: int, clock: int) -> float:
        return clock if self._missed[seat] < MISSED else min(clock, max(AT_LEAST, clock * PART))

    def _clock(self) -> messages.Clock | None:
        """What a view says of the time that is left."""
        total = self.match.window if self._gathering else self.match.clock
        if total is None or self.match.over:
            return None
        left = [self._deadlines.left(seat) for seat in range(len(self.seated.chairs))]
        return messages.Clock(
            left=[None if time is None else round(1000 * time) for time in left],
            total=round(1000 * total / self.ports.speed),
        )

    def _ring(self) -> None:
        """Somebody's time is up."""
        if self._late is None:
            self._late = asyncio.create_task(self._time_is_up(), name=f"time is up in {self.name}")

    async def _time_is_up(self) -> None:
        try:
            while late := self._deadlines.late():
                try:
                    if self._gathering:
                        await self._close_window()
                    elif self.match.ways:
                        await self._go_on_late()
                    else:
                        await self._move_late(late[0])
                except StoreError as error:
                    await self._not_written(error)
        except Exception:
            log.exception("the clock of room %s stopped", self.name)
        finally:
            self._late = None

    async def _move_late(self, seat: int) -> None:
        """Move for a seat whose time is up; if it moves by itself meanwhile, that was first."""
        seen = self.match
        try:
            async with asyncio.timeout(HASTE):
                text = await computers.choose(self.ports.thinkers, seen, seat, computers.careful(seen), self.name)
        except TimeoutError:
            text = computers.anything(seen, seat)
        async with self._lock:
            if seat in self._deadlines.late():
                with contextlib.suppress(Refusal):
                    now, asks = self.ports.now(), bool(self._people)
                    await self._do(lambda match: decide.move(match, seat, text, seen.seq, "", now, "clock", ask=asks))

    async def _go_on_late(self) -> None:
        """Nobody has chosen in time how the match goes on: the default way is taken, if nobody does meanwhile."""
        seen = self.match
        async with self._lock:
            if seen.ways and self._deadlines.late():
                with contextlib.suppress(Refusal):
                    now = self.ports.now()
                    await self._do(lambda match: decide.go_on(match, seen.ways[0], seen.seq, "", now))

    # -------------------------------------------------------------------------------------------------------- window

    def _hold(self, seat: int, move: str, state: int, command: str) -> Held:
        """Keep an allowed answer until the window closes; Refusal, NotationError."""
        held = self._gathered.repeats(seat, command)
        if held is None:
            # A refusal comes at once: it tells its own seat alone.
            self._moved(self.match, seat, move, state, command)
            held = self._gathered.hold(seat, Answer(move, command))
        return held

    async def _close_window(self) -> None:
        """All answers at once, in the order of the seats."""
        async with self._lock:
            opened, answers, now, asks = self.match.seq, self._gathered.answers, self.ports.now(), bool(self._people)
            if self._gathering and self._deadlines.late():
                if await self._append(
                    lambda match: (
                        decide.gather(match, answers, now, ask=asks) if match.seq == opened else Decision([], match)
                    )
                ):
                    self._gathered.settle(self.match.commands)
                    self._show()
                self.wake()

    # ---------------------------------------------------------------------------------------------------- computers

    def _computer_to_act(self) -> int | None:
        if self.match.over:
            return None
        held = self._gathered.held if self._gathering else {}
        acting = (seat for seat in self.match.position.actors if self.seated.chairs[seat].kind == "computer")
        return next((seat for seat in acting if seat not in held), None)

    async def _think(self) -> None:
        """Move for the computer players while it is their turn, each move visible for a moment before the next."""
        try:
            while (seat := self._computer_to_act()) is not None:
                try:
                    await (self._answer_for(seat) if self._gathering else self._move_for(seat))
                except StoreError as error:
                    await self._not_written(error)
        except Exception:
            log.exception("the computer players of room %s stopped", self.name)
        finally:
            # Here and not in a callback: who moves between the two would wake nobody.
            self._thinking = None

    async def _choose(self, match: Match, seat: int) -> str:
        level = self.seated.chairs[seat].level
        return await computers.choose(self.ports.thinkers, match, seat, level, self.name)

    async def _move_for(self, seat: int) -> None:
        clock = asyncio.get_running_loop().time
        began, seen = clock(), self.match
        text = await self._choose(seen, seat)
        await asyncio.sleep(self.ports.pace - (clock() - began))
        async with self._lock:
            # The match may have been given up meanwhile, or the table be another: then there is nothing to answer.
            with contextlib.suppress(Refusal):
                if await self._append(lambda match: self._moved(match, seat, text, seen.seq)):
                    self._show()

    async def _answer_for(self, seat: int) -> None:
        """Answer in an open window. It waits for no computer player: who still thinks when it closes is silent."""
        seen, window = self.match, self.match.game.spec.window
        assert window is not None
        try:
            async with asyncio.timeout(self._deadlines.left(seat)):
                text = await self._choose(seen, seat)
        except TimeoutError:
            text = window.silent
        async with self._lock:
            if self._gathering and self.match.seq == seen.seq:
                with contextlib.suppress(Refusal):
                    self._hold(seat, text, seen.seq, "")


def entries(bodies: list[bytes]) -> tuple[Seated, list[Event]]:
    """Who sits in a room and the events of its match, from all of its log; MatchError for a damaged one."""
    try:
        seated, events = chairs.decode(bodies[0]), [decode(body) for body in bodies[1:]]
    except (msgspec.DecodeError, UnicodeDecodeError, EventError) as error:
        raise MatchError(f"its log cannot be read: {error}") from None
    if not events:  # they are written together
        raise MatchError("its log cannot be read: it breaks off before the match begins")
    return seated, events


def read(bodies: list[bytes]) -> tuple[Seated, Match, float]:
    """Who sits in a room, its match, and when it last went on, from all of its log; MatchError for a wrong one."""
    seated, events = entries(bodies)
    match = replay(events)
    if len(seated.chairs) != match.position.seats:
        raise MatchError(f"its log cannot be read: {match.position.seats} seats, and chairs for {len(seated.chairs)}")
    return seated, match, events[-1].at


async def load(name: str, ports: Ports) -> Room | None:
    """A room from the log; None when there is none, MatchError when it cannot be read here."""
    bodies = await ports.log.load(name)
    return Room(name, *read(bodies), ports) if bodies else None
