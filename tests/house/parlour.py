"""A house without wires: guests speak to it directly, its log is in memory, its computer players answer at once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import count
from typing import Any, Protocol, TypeVar

import msgspec

from hanpan.house import entries, messages
from hanpan.house.house import House
from hanpan.house.ports import Lines, Log, People, Ports, steady_time
from hanpan.house.ports import Thinkers as AnyThinkers
from hanpan.house.room import Room
from hanpan.house.visitor import Compose, Visitor
from hanpan.match import Event, Match
from hanpan.players.levels import Outlook
from hanpan.players.worker import Question, decide_plainly, foresee
from tests.parts import Parts

M = TypeVar("M", bound=messages.Message)

HERE = messages.SeatWish("here")
RANDOM = messages.SeatWish("computer", "random")
FRIEND = messages.SeatWish("friend")

_ids = count()


class Kept(Log, People, Lines, Protocol):
    """What a store is to a house."""


class Thinkers:
    """Computer players in this very process; `asked` keeps what they were asked."""

    def __init__(self) -> None:
        self.asked: list[Question] = []

    async def decide(self, question: Question, whose: str = "") -> int:
        self.asked.append(question)
        return decide_plainly(
            question.game, question.level, question.view, question.options, question.seat, question.seed
        )

    async def foresee(self, question: Question, whose: str = "") -> Outlook:
        self.asked.append(question)
        return foresee(question)


class Clock:
    """A clock that moves when it is told to."""

    def __init__(self) -> None:
        self.time = 1_800_000_000.0

    def __call__(self) -> float:
        return self.time


class Guest:
    """One connection that reads at once; `heard` is all the house has sent it, views as they add up."""

    def __init__(self, house: House, token: str | None = None) -> None:
        self.house = house
        self.heard: list[messages.Message | messages.View] = []
        self.frames: list[bytes] = []
        self.visitor = Visitor(self.heard.append, self._see)
        self._parts = Parts()
        house.come(self.visitor)
        self.token = token

    def _see(self, _room: str, compose: Compose) -> None:
        frame = compose()
        if not frame:
            return
        self.frames.append(frame)
        msgspec.json.decode(frame, type=messages.Frame)
        view = self._parts.add(msgspec.json.decode(frame))
        if view is not None:
            self.heard.append(msgspec.convert(view, messages.View))

    @property
    def views(self) -> list[messages.View]:
        return [message for message in self.heard if isinstance(message, messages.View)]

    @property
    def view(self) -> messages.View:
        return self.views[-1]

    async def ask(self, command: messages.Command, kind: type[M]) -> M:
        """Say it; the answer, which must be of a kind."""
        before = len(self.heard)
        await self.house.handle(self.visitor, command)
        answers = [message for message in self.heard[before:] if not isinstance(message, messages.View | messages.Chat)]
        assert len(answers) == 1, answers
        assert isinstance(answers[0], kind), answers[0]
        assert getattr(answers[0], "id", None) == getattr(command, "id", None)
        return answers[0]

    async def hello(self) -> messages.Welcome:
        welcome = await self.ask(messages.Hello(messages.VERSION, self.token), messages.Welcome)
        self.token = welcome.token
        return welcome

    async def open(
        self, *seats: messages.SeatWish, game: str = "koikoi", clock: int | None = None, **options: int | str | bool
    ) -> str:
        """Open a room; its name."""
        wish = messages.Open(fresh(), game, list(seats), options, clock)
        return (await self.ask(wish, messages.Opened)).room

    async def face(self, room: str, seat: int | None) -> messages.View:
        await self.ask(messages.Face(fresh(), room, seat), messages.Done)
        return self.view

    def wish(self, room: str, move: str | None = None, **other: Any) -> messages.Move:
        """A move (the first that is open) as answer to the newest view; `other` fields of it may be set."""
        view = self.view
        fields = {"id": fresh(), "room": room, "seat": view.seat, "state": view.state, "move": move or view.legal[0]}
        return msgspec.convert({"type": "move"} | fields | other, messages.Move)

    async def move(self, room: str, move: str | None = None, **other: Any) -> messages.Done:
        """Make a move."""
        return await self.ask(self.wish(room, move, **other), messages.Done)

    def go(self) -> None:
        self.house.go(self.visitor)


def fresh() -> str:
    """An id that nobody has used."""
    return f"test {next(_ids)}"


@asynccontextmanager
async def parlour(
    log: Kept,
    thinkers: AnyThinkers | None = None,
    clock: Callable[[], float] = steady_time,
    pace: float = 0.0,
    **settings: Any,
) -> AsyncIterator[House]:
    """An open house over a log. Its matches are the same each time: their seeds are 1, 2, 3 …"""
    seeds = count(1)
    ports = Ports(log, log, log, thinkers or Thinkers(), pace, clock, lambda: b"%032d" % next(seeds), **settings)
    house = House(ports)
    await house.open()
    try:
        yield house
    finally:
        await house.close()


def lay(room: Room, match: Match) -> None:
    """Behind the back of everybody: this is the room's match now."""
    room.table = replace(room.table, match=match)


def miss(room: Room, seat: int, times: int) -> None:
    """A seat has let its time run out so many times running."""
    seats = list(room.table.seats)
    seats[seat] = replace(seats[seat], missed=times)
    room.table = replace(room.table, seats=tuple(seats))


async def events(log: Log, room: str) -> list[Event]:
    """What has happened in a room's match."""
    return [entry for entry in entries.read(await log.load(room)) if isinstance(entry, entries.OfMatch)]


async def settled(house: House) -> None:
    """Wait until no computer player thinks."""
    while any(room._thinking is not None for room in house.rooms.inside.values()):
        await asyncio.sleep(0.001)
