"""A room: one match, who sits at it, and who looks on from where.

Whatever happens goes the same way: decide, append to the log, fold, show. Nothing is shown or answered before it is on
disk. Computer players take the same door as people.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import logging
from collections.abc import Callable

import msgspec

from hanpan.house import chairs, messages
from hanpan.house.chairs import Seated
from hanpan.house.ports import Ports
from hanpan.house.visitor import Visitor
from hanpan.match import (
    Dealt,
    Event,
    EventError,
    Match,
    MatchError,
    Refusal,
    decide,
    decode,
    encode,
    fold,
    replay,
    views,
)
from hanpan.players.pool import NoAnswer
from hanpan.players.worker import Question
from hanpan.store import SeqTaken, StoreError

log = logging.getLogger("hanpan.house")

#: Seconds before a room whose log failed tries again to move for its computer players.
RETRY = 2.0


class Room:
    """One table. `faces`: who looks on, and from which seat (None: covered, or a spectator)."""

    def __init__(self, name: str, seated: Seated, match: Match, touched: float, ports: Ports) -> None:
        self.name = name
        self.seated = seated
        self.match = match
        self.ports = ports
        self.faces: dict[Visitor, int | None] = {}
        self.touched = touched  #: when something happened here, or somebody left
        self._length = 1 + match.seq
        self._asked = self._acting()
        self._lock = asyncio.Lock()
        self._thinking: asyncio.Task[None] | None = None

    @property
    def idle(self) -> bool:
        """Nobody looks on and nobody thinks: the room may go out of memory."""
        return not self.faces and not self._lock.locked() and self._thinking is None

    def seats_of(self, person: str) -> list[int]:
        """The seats that are a person's own."""
        return [seat for seat, chair in enumerate(self.seated.chairs) if person and chair.person == person]

    # ------------------------------------------------------------------------------------------------- looking on

    def enter(self, viewer: Visitor) -> None:
        """Look on from now: from one's seat, or, with several seats on this device, covered."""
        if viewer in self.faces:
            return
        was_there = self._present(viewer.person)
        own = self.seats_of(viewer.person)
        self.faces[viewer] = own[0] if len(own) == 1 else None
        if own and not was_there:
            self._show_others(viewer)

    def exit(self, viewer: Visitor) -> None:
        """Look on no more. Only this connection goes: a newer one of the same person stays (E10)."""
        if viewer not in self.faces:
            return
        del self.faces[viewer]
        self.touched = self.ports.now()
        if not self._present(viewer.person) and self.seats_of(viewer.person):
            self._show_others(viewer)

    def turn_to(self, viewer: Visitor, seat: int | None) -> None:
        """Show a connection the table from one of its seats, or covered; Refusal."""
        if seat is not None:
            if seat not in self.seats_of(viewer.person):
                raise Refusal("not_your_seat")
            if not self._may_be_shown(viewer.person, seat):
                raise Refusal("other_seat_acts")
        self.faces[viewer] = seat

    def _may_be_shown(self, person: str, seat: int) -> bool:
        """On a shared device only the hand of who is to act lies open (KP-03)."""
        if self.match.over:
            return True
        acting = [own for own in self.seats_of(person) if own in self.match.position.actors]
        return not acting or seat in acting

    def _present(self, person: str) -> bool:
        return any(viewer.person == person for viewer in self.faces)

    def view(self, viewer: Visitor) -> messages.View:
        """The room as a connection may see it now."""
        return self._view(viewer, {})

    def _view(self, viewer: Visitor, known: dict[int | None, views.MatchView]) -> messages.View:
        seat = self.faces[viewer]
        if seat not in known:
            known[seat] = views.view(self.match, views.SPECTATOR if seat is None else seat)
        seats = [
            messages.SeatInfo(
                kind=chair.kind,
                level=chair.level or None,
                yours=chair.kind == "person" and chair.person == viewer.person,
                online=chair.kind == "computer" or self._present(chair.person),
            )
            for chair in self.seated.chairs
        ]
        return messages.View(*msgspec.structs.astuple(known[seat]), room=self.name, seats=seats, seat=seat, clock=None)

    def _show(self) -> None:
        """Show everybody what has happened; cover the hands that must not lie open any more."""
        known: dict[int | None, views.MatchView] = {}
        for viewer, seat in self.faces.items():
            if seat is not None and not self._may_be_shown(viewer.person, seat):
                self.faces[viewer] = None
        for viewer in self.faces:
            viewer.post(self._view(viewer, known))

    def _show_others(self, viewer: Visitor) -> None:
        known: dict[int | None, views.MatchView] = {}
        for other in self.faces:
            if other is not viewer:
                other.post(self._view(other, known))

    # ------------------------------------------------------------------------------------------------------ acting

    async def move(self, viewer: Visitor, wish: messages.Move, command: str) -> int:
        """Make a person's move; the state number it led to (for a repeat: the same). Refusal, NotationError."""
        if wish.seat not in self.seats_of(viewer.person):
            raise Refusal("not_your_seat")
        return await self._act(
            lambda match: self._move(match, wish.seat, wish.move, wish.state, command),
            lambda match: match.commands.get(command, match.seq),
        )

    def _move(self, match: Match, seat: int, move: str, state: int, command: str) -> list[Event]:
        """Decide on a move that answers to the view of `state`.

        Where several may act at once, what the others do meanwhile does not make an answer stale: a seat may answer to
        any view since it was asked.
        """
        if self._asked.get(seat, match.seq) <= state < match.seq:
            state = match.seq
        return decide.move(match, seat, move, state, command, self.ports.now())

    def _acting(self) -> dict[int, int]:
        """The seats that may act, each with the state number of now."""
        return {} if self.match.over else dict.fromkeys(self.match.position.actors, self.match.seq)

    async def give_up(self, viewer: Visitor) -> int:
        """End the match early; the state number. A match given up already is given up. Refusal."""
        own = self.seats_of(viewer.person)
        if not own:
            raise Refusal("not_your_seat")
        return await self._act(
            lambda match: [] if match.left else decide.leave(match, own[0], self.ports.now()),
            lambda match: match.seq,
        )

    async def _act(self, wish: Callable[[Match], list[Event]], answer: Callable[[Match], int]) -> int:
        async with self._lock:
            if await self._append(wish):
                self._show()
            self.wake()
            return answer(self.match)

    async def _append(self, wish: Callable[[Match], list[Event]]) -> bool:
        """Decide, append and fold; whether anything happened. Where another process was faster, decide again."""
        while True:
            events = wish(self.match)
            if not events:
                return False
            try:
                await self.ports.log.append(self.name, self._length, [encode(event) for event in events])
            except SeqTaken:
                self.seated, self.match, self.touched = read(await self.ports.log.load(self.name))
                self._length = 1 + self.match.seq
                self._asked = self._acting()
                self._show()
                continue
            self._happened(events)
            if self.match.over:
                try:
                    await self.ports.log.close_room(self.name)
                except StoreError:  # the house does it at its next start
                    log.exception("room %s has ended and could not be closed", self.name)
            return True

    def _happened(self, events: list[Event]) -> None:
        self._length += len(events)
        for event in events:
            self.match = fold(self.match, event)
            asked = {} if isinstance(event, Dealt) else self._asked
            asked = {seat: state for seat, state in asked.items() if seat != getattr(event, "seat", None)}
            self._asked = {seat: asked.get(seat, state) for seat, state in self._acting().items()}
        self.touched = self.ports.now()

    # ---------------------------------------------------------------------------------------------------- computers

    def wake(self) -> None:
        """See to it that a computer player whose turn it is thinks."""
        if self._thinking is None and self._computer_to_act() is not None:
            self._thinking = asyncio.create_task(self._think(), name=f"thinking in {self.name}")

    async def close(self) -> None:
        """Stop thinking; the room is going out of memory."""
        thinking = self._thinking
        if thinking is not None:
            thinking.cancel()
            await asyncio.wait([thinking])

    def _computer_to_act(self) -> int | None:
        if self.match.over:
            return None
        acting = (seat for seat in self.match.position.actors if self.seated.chairs[seat].kind == "computer")
        return next(acting, None)

    async def _think(self) -> None:
        """Move for the computer players while it is their turn, each move visible for a moment before the next."""
        try:
            while (seat := self._computer_to_act()) is not None:
                try:
                    await self._move_for(seat)
                except StoreError:
                    log.exception("room %s could not be written", self.name)
                    await asyncio.sleep(RETRY)
        except Exception:
            log.exception("the computer players of room %s stopped", self.name)
        finally:
            # Here and not in a callback: who moves between the two would wake nobody.
            self._thinking = None

    async def _move_for(self, seat: int) -> None:
        clock = asyncio.get_running_loop().time
        began, seen = clock(), self.match
        text = await self._choose(seen, seat)
        await asyncio.sleep(self.ports.pace - (clock() - began))
        async with self._lock:
            # The match may have been given up meanwhile, or the table be another: then there is nothing to answer.
            with contextlib.suppress(Refusal):
                if await self._append(lambda match: self._move(match, seat, text, seen.seq, "")):
                    self._show()

    async def _choose(self, match: Match, seat: int) -> str:
        """What the computer player on `seat` does: it follows from what the seat sees and from the match's seed."""
        digest = hmac.digest(match.seed, f"decision {match.seq} seat {seat}".encode(), "sha256")
        seed = int.from_bytes(digest[:7], "big")
        question = Question(
            game=match.game.name,
            level=self.seated.chairs[seat].level,
            view=bytes(match.position.view(seat)),
            options=dict(match.options),
            seat=seat,
            seed=seed,
        )
        who = f"{question.game} {question.level} in room {self.name}"
        try:
            number = await self.ports.thinkers.decide(question)
            text = match.game.spec.move_text(number)
            if match.position.reason(seat, number) is None:
                return text
            log.error("%s chose %s, which is not allowed", who, text)
        except NoAnswer as error:
            log.error("%s has no answer: %s", who, error)
        # A table never waits for ever: some allowed move is better than none.
        legal = match.position.legal(seat)
        return str(legal[seed % len(legal)])


def read(bodies: list[bytes]) -> tuple[Seated, Match, float]:
    """Who sits in a room, its match, and when it last went on, from all of its log; MatchError for a wrong one."""
    try:
        seated = chairs.decode(bodies[0])
        events = [decode(body) for body in bodies[1:]]
        return seated, replay(events), events[-1].at
    except (msgspec.DecodeError, EventError) as error:
        raise MatchError(f"its log cannot be read: {error}") from None


async def load(name: str, ports: Ports) -> Room | None:
    """A room from the log; None when there is none, MatchError when it cannot be read here."""
    bodies = await ports.log.load(name)
    return Room(name, *read(bodies), ports) if bodies else None
