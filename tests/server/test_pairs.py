"""The pair test through real servers (habit 3, D08): two houses whose tables look alike to a viewer, and differ in what
is hidden from it, send it the same bytes, whatever is done there: moves, wishes that are refused, take-over and return.
"""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from dataclasses import dataclass, field, replace
from pathlib import Path

import msgspec
import pytest

import hanpan
from hanpan.games.face import Position
from hanpan.house.chats import APART
from hanpan.house.people import speaker_of
from hanpan.match import Match
from hanpan.players.levels import Outlook
from hanpan.players.pool import NoAnswer
from hanpan.players.worker import Question, decide_plainly
from tests.house.parlour import Clock, lay
from tests.server.client import Client
from tests.server.company import UNBOUNDED, Company, Person
from tests.server.doors import open_door
from tests.server.test_scan import GUESSED, SHORT

STEPS = 30
#: Deals that are tried for one in which the same move comes to the same.
TRIES = 60
WATCHER = -1


class Told:
    """Thinkers that think until they are told the move. `asked`: what they were asked last, and have not answered."""

    def __init__(self) -> None:
        self.asked: Question | None = None
        self._said: asyncio.Future[int] | None = None

    async def decide(self, question: Question, whose: str = "") -> int:
        self._said = asyncio.get_running_loop().create_future()
        self.asked = question
        return await self._said

    async def foresee(self, question: Question, whose: str = "") -> Outlook:
        raise NoAnswer("nobody asks for it here")

    def says(self, move: int) -> None:
        assert self._said is not None
        self.asked = None
        self._said.set_result(move)


@dataclass
class World:
    """One of the two houses. `viewer`: whose bytes are compared."""

    company: Company
    thinkers: Told
    people: list[Person]
    viewer: Person
    read: dict[Client, int] = field(default_factory=dict)
    parts: dict[str, bytes] = field(default_factory=dict)

    @property
    def match(self) -> Match:
        return self.company.table.match

    def by(self, seat: int) -> Person:
        return self.people[seat]

    async def told(self, flush: str) -> list[bytes]:
        """What the viewer's newest connection was sent since this was asked last: messages as they came, of the views
        the newest bytes of each part. Names that chance has given are the same in both worlds."""
        line = self.viewer.here
        await line.ask("ping", id=flush)
        found: list[bytes] = []
        for frame in line.frames[self.read.get(line, 0) :]:
            message: dict[str, msgspec.Raw] = msgspec.json.decode(frame, type=dict[str, msgspec.Raw])
            if bytes(message["type"]) == b'"view"':
                self.parts |= {name: bytes(part) for name, part in message.items()}
            elif bytes(message["type"]) != b'"welcome"' and bytes(message.get("id", b'"id')).startswith(b'"id'):
                found.append(frame.encode())
        self.read[line] = len(line.frames)
        return [self._plain(part) for part in [*found, *(self.parts[name] for name in sorted(self.parts))]]

    def _plain(self, body: bytes) -> bytes:
        table = self.company.table.table
        names = {self.company.room: "room", table.invite: "invite", table.watch: "watch"}
        names |= {speaker_of(seat.person, self.company.room): f"speaker {at}" for at, seat in enumerate(table.seats)}
        for onlooker in self.company.table.onlookers.looking:
            names.setdefault(speaker_of(onlooker.person, self.company.room), "watcher")
        for name, plain in names.items():
            body = body.replace(name.encode(), plain.encode())
        return body

    async def act(self, seat: int, move: int, asked: str) -> None:
        """A move on a seat, by whoever plays it."""
        state = self.match.seq
        if self.thinkers.asked is not None:
            self.thinkers.says(move)
            async with asyncio.timeout(30):
                while self.match.seq == state:
                    await asyncio.sleep(0.001)
        else:
            text = self.match.game.spec.move_text(move)
            line = self.by(seat).here
            done = await line.ask("move", id=asked, room=self.company.room, seat=seat, state=state, move=text)
            assert done["type"] == "done", done
        await self.company.settled()

    async def becomes(self, match: Match) -> None:
        """Behind the back of everybody: this is the match now, and all are shown it."""
        room = self.company.table
        lay(room, match)
        room.show()
        if room._thinking is not None:  # of what was before
            room._thinking.cancel()
            await asyncio.wait([room._thinking])
            self.thinkers.asked = None
        room.wake()
        await asyncio.sleep(0)
        await self.company.settled()


class Pair:
    """The two worlds; `seat`: the viewer's, or WATCHER."""

    def __init__(self, worlds: list[World], seat: int, rng: random.Random) -> None:
        self.one, self.other = self.worlds = worlds
        self.seat = seat
        self.rng = rng
        self.number = 0
        self.different = 0  #: how often what is hidden was another in the two worlds
        self.alike = 0  #: how often the same move has come to the same

    def fresh(self) -> str:
        self.number += 1
        return f"id {self.number}"

    async def compare(self, what: str) -> None:
        flush = self.fresh()
        one, other = [await world.told(flush) for world in self.worlds]
        assert one == other, f"{what}: seat {self.seat} can tell one from the other"

    async def viewer_asks(self, type: str, **fields: object) -> None:
        asked = self.fresh()
        for world in self.worlds:
            await world.viewer.here.ask(type, id=asked, room=world.company.room, **fields)
            await world.company.settled()
        await self.compare(type)

    def sees(self, position: Position) -> bytes:
        return bytes(position.view(self.seat))

    def deals(self, position: Position, seat: int, move: int) -> tuple[Position, bool]:
        """A position that looks alike, and whether the move does so, too, afterwards."""
        guessed, after = position, self.sees(position.play(seat, move))
        for _ in range(TRIES):
            guessed = position.guess(self.seat, self.rng.getrandbits(60))
            if guessed.reason(seat, move) is None and self.sees(guessed.play(seat, move)) == after:
                return guessed, True
        return guessed, False

    async def step(self) -> None:
        one, other = self.worlds
        position = one.match.position
        question = one.thinkers.asked
        seat = self.rng.choice(position.actors) if question is None else question.seat
        if question is not None and seat == self.seat:
            # A computer player that sits here follows from what is seen from here.
            move = decide_plainly(
                question.game, "random", question.view, question.options, question.seat, question.seed
            )
        else:
            move = int(self.rng.choice(position.legal(seat)))
        laid, alike = self.deals(position, seat, move)
        self.different += laid != position
        await other.becomes(replace(one.match, position=laid))
        if question is not None and seat == self.seat:
            asked = other.thinkers.asked
            assert asked is not None
            assert (asked.view, asked.options, asked.seed) == (question.view, question.options, question.seed)
        await self.compare("alike")
        await self.anything()
        if one.thinkers.asked is None and seat not in one.match.position.actors:
            return
        asked_as = self.fresh() if alike else f"unlike {self.number}"
        stands = one.company.table.table.seats[seat].stand_in
        if bool(stands) != (one.thinkers.asked is not None and one.thinkers.asked.seat == seat):
            return
        await one.act(seat, move, asked_as)
        if alike and not one.match.over:
            self.alike += 1
            await other.act(seat, move, asked_as)
        else:
            await other.becomes(one.match)
        await self.compare(f"a move of seat {seat}")

    async def anything(self) -> None:
        """Something that is no move."""
        kind = self.rng.choice(["ask", "guess", "stand in", "lose", "take over", "chat", "nothing"])
        match = self.one.match
        if kind == "ask":
            await self.viewer_asks("text")
            await self.viewer_asks("history")
        elif kind == "guess" and self.seat != WATCHER and match.game.name in GUESSED:
            names = match.game.spec.deck.names
            text = self.rng.choice([name for name in names if name not in map(str, match.position.legal(self.seat))])
            await self.viewer_asks("move", seat=self.seat, state=match.seq, move=text)
        elif kind == "chat":
            for world in self.worlds:
                world.company.clock.time += APART
            await self.viewer_asks("say", phrase="hello")
        elif kind == "stand in" and self.seat != WATCHER:
            await self.viewer_asks("stand_in", seat=self.seat, level="random")
            if self.rng.random() < 0.7:
                await self.comes_back(self.seat)
        elif kind == "lose":
            for world in self.worlds:
                await world.company.lose(world.viewer)
                world.parts.clear()
                await world.company.come(world.viewer)
            await self.compare("coming back")
        elif kind == "take over":
            seats = [seat for seat in range(len(self.one.people)) if seat != self.seat]
            seat = self.rng.choice(seats)
            asked = self.fresh()
            for world in self.worlds:
                person = world.by(seat)
                await world.company.lose(person)
                await world.company.two_minutes_go_by()
                for voter in world.people:
                    if voter is not person:
                        command = {
                            "id": f"{asked} {world.people.index(voter)}",
                            "room": world.company.room,
                            "seat": seat,
                        }
                        await voter.here.ask("stand_in", **command, level="random")
                await world.company.settled()
                await world.company.come(person)
            await self.compare("take-over")
            if self.rng.random() < 0.7:
                await self.comes_back(seat)

    async def comes_back(self, seat: int) -> None:
        asked = self.fresh()
        for world in self.worlds:
            await world.by(seat).here.ask("return", id=asked, room=world.company.room)
            if world.thinkers.asked is not None and world.thinkers.asked.seat == seat:
                world.thinkers.says(int(world.match.position.legal(seat)[0]))  # it comes to nothing
            await asyncio.sleep(0)
            await world.company.settled()
        await self.compare("return")


@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize("name", sorted(SHORT))
async def test_D08_a_viewer_is_sent_the_same_bytes_of_tables_that_look_alike(
    tmp_path: Path, name: str, number: int
) -> None:
    rng = random.Random(f"{name} {number}")
    least = int(hanpan.game(name).options(**SHORT[name])["seats"])
    chairs: list[dict[str, object]] = [{"kind": "friend" if at else "here"} for at in range(least)]
    seat = [WATCHER, 0, 1, least - 1][number]
    async with AsyncExitStack() as houses:
        worlds = []
        for folder in ("one", "other"):
            thinkers, clock = Told(), Clock()
            door = open_door(tmp_path / folder, UNBOUNDED, thinkers=thinkers, now=clock, seed=lambda: b"%032d" % number)
            house = await houses.enter_async_context(door)
            company = Company(house, clock, held=lambda thinkers=thinkers: thinkers.asked is not None)  # type: ignore[misc]
            people = await company.make(name, chairs, options=SHORT[name])
            watcher = await company.watcher()
            worlds.append(World(company, thinkers, people, watcher if seat == WATCHER else people[seat]))
        pair = Pair(worlds, seat, rng)
        await pair.compare("the beginning")
        for _ in range(STEPS):
            if pair.one.match.over or pair.one.match.waiting:
                break
            await pair.step()
            for world in worlds:
                await world.company.read()
        assert pair.different > 5, "the pairs must differ in what is hidden, or they prove nothing"
        for world in worlds:
            await world.company.close()
