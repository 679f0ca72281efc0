"""Random evenings with friends: people by link, onlookers (some of them a round late), chat, lost connections, computer
players that take a seat over and give it back. Every frame is searched for what its receiver may not know (D01-D05).

A few in passing; `HANPAN_SCAN=1000` plays as many as are wished, `HANPAN_SCAN_SEED` from another seed on.
"""

from __future__ import annotations

import os
import random
from itertools import count
from pathlib import Path

import pytest

import hanpan
from hanpan.house.chats import APART
from tests.house.parlour import Clock
from tests.server.company import UNBOUNDED, Company, Person
from tests.server.doors import Open, open_door
from tests.server.test_scan import GUESSED, SEED, SHORT, Known, options_of, search
from tests.server.test_secrecy import matches_of

EVENINGS = int(os.environ.get("HANPAN_SCAN", "4"))


class Evening:
    """One match of several people, played as it comes."""

    def __init__(self, house: Open, clock: Clock, name: str, rng: random.Random) -> None:
        self.company = Company(house, clock)
        self.clock = clock
        self.game = hanpan.game(name)
        self.rng = rng
        self.people: list[Person] = []
        self.watchers: list[Person] = []
        self.seen: set[str] = set()  #: what has happened besides moves

    async def begin(self) -> None:
        rng = self.rng
        options = options_of(self.game.name, rng)
        seats = int(self.game.options(**options)["seats"])
        friends = rng.randint(1, seats - 1)
        chairs: list[dict[str, object]] = [{"kind": "here"}]
        chairs += [{"kind": "friend"} for _ in range(friends)]
        chairs += [{"kind": "computer", "level": "random"} for _ in range(seats - len(chairs))]
        rng.shuffle(chairs)
        watching = rng.choice(["open", "late"])
        self.people = await self.company.make(self.game.name, chairs, options=options, watching=watching)
        self.watchers = [await self.company.watcher() for _ in range(2)]

    async def play(self) -> None:
        """On to the end, with all that may happen in between."""
        company = self.company
        for step in count():
            await company.settled()
            if company.table.table.over:
                return
            if step % 10 == 0:
                await company.read()
            if self.rng.random() < 0.3:
                await self.something()
                await company.settled()
            match, table = company.table.match, company.table.table
            if match.over:
                continue
            if match.ways:
                person = self.people[0]
                await self.there(person)
                await person.here.newer(match.seq - 1)
                await person.here.ask("next", room=company.room, state=match.seq, way=self.rng.choice(match.ways))
                continue
            acting = [seat for seat in match.position.actors if not table.seats[seat].played_by]
            if not acting:
                continue
            person = self.of(acting[0])
            await self.there(person)
            if company.table.match is not match:  # somebody whose computer player was at it has come back
                continue
            view = await person.here.newer(match.seq - 1)
            if self.rng.random() < 0.1 and self.game.name in GUESSED:
                await self.move(person, self.rng.choice(self.game.spec.deck.names))
            await self.move(person, self.rng.choice(view["legal"]))

    async def move(self, person: Person, text: str) -> None:
        view = person.here.view
        where = {name: view[name] for name in ("room", "seat", "state")}
        await person.here.ask("move", **where, move=text)

    def of(self, seat: int) -> Person:
        """Whose seat it is."""
        return next(person for person in self.people if self.seat_of(person) == seat)

    def seat_of(self, person: Person) -> int:
        line = person.line or next(line for line in reversed(self.company.lines) if line.token == person.token)
        seat: int = line.own["seats"][0]
        return seat

    async def there(self, person: Person) -> None:
        """The person has a connection."""
        if person.line is None:
            await self.company.come(person)
            self.seen.add("came back")

    async def something(self) -> None:
        """Something that is no move."""
        company, rng = self.company, self.rng
        person = rng.choice([*self.people, *self.watchers])
        seated = person in self.people
        kind = rng.choice(["say", "stand in", "lose", "come", "take over", "look", "late"])
        if kind == "late":
            self.watchers.append(await company.watcher())
        elif kind == "come" or person.line is None:
            await self.there(person)
        elif kind == "say":
            self.clock.time += APART
            text = rng.choice([{"text": "안녕하세요?"}, {"phrase": "hello"}])
            assert (await person.line.ask("say", room=company.room, **text))["type"] == "done"
        elif kind == "stand in" and seated:
            seat = self.seat_of(person)
            await person.line.ask("stand_in", room=company.room, seat=seat, level="random")
            await company.settled()
            await person.line.ask("return", room=company.room)
            self.seen.add("stood in for")
        elif kind == "lose" and sum(one.line is not None for one in self.people) > 1:
            await company.lose(person)
        elif kind == "take over" and seated and sum(one.line is not None for one in self.people) > 1:
            seat = self.seat_of(person)
            await company.lose(person)
            await company.two_minutes_go_by()
            for voter in self.people:
                if voter.line is not None:
                    await voter.line.ask("stand_in", room=company.room, seat=seat, level="random")
            await company.settled()
            await self.there(person)
            await person.here.ask("return", room=company.room)
            self.seen.add("taken over")
        elif kind == "look":
            await person.line.ask("text", room=company.room)
            await person.line.ask("history", room=company.room)
            tab = await company.line(person.token)
            await tab.ask("enter", room=company.room, key=person.key)
            await tab.ask("ping")
            await tab.connection.close()


@pytest.mark.parametrize("number", range(SEED, SEED + EVENINGS))
async def test_nothing_hidden_is_in_any_frame(tmp_path: Path, number: int) -> None:
    clock = Clock()
    async with open_door(tmp_path, UNBOUNDED, now=clock) as house:
        evening = Evening(house, clock, sorted(SHORT)[number % len(SHORT)], random.Random(number))
        await evening.begin()
        await evening.play()
        company = evening.company
        evening.watchers.append(await company.watcher())
        matches = matches_of(await house.door.house.ports.log.load(company.room))
        assert matches[max(matches)].over
        await company.close()
        known = Known(matches)
        assert sum(search(line.frames, known) for line in company.lines) > 10
