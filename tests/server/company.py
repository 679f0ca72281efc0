"""People who come to one table by its link, over sockets of their own, and lose them: what a test does with them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from websockets.asyncio.client import connect

from hanpan.house.decide import AWAY_LONG
from hanpan.house.room import AWAY_AFTER, COUNT_AFTER, Room
from hanpan.server.limits import Limits
from tests.house.parlour import Clock
from tests.server.client import Client
from tests.server.doors import Open

#: Nobody is read more slowly than it asks: a test asks as fast as it can.
UNBOUNDED = Limits(rate=1e9, burst=1e9, turn=1e9)


@dataclass(eq=False)
class Person:
    """Somebody with a token; `line`: its connection, None: it has none. `key`: of the link by which it came."""

    token: str
    key: str | None = None
    line: Client | None = None

    @property
    def here(self) -> Client:
        assert self.line is not None, "there is no connection"
        return self.line


@dataclass
class Company:
    """All who have ever come to one table of a house; `lines`: all their connections, with what was sent on each."""

    house: Open
    clock: Clock
    room: str = ""
    lines: list[Client] = field(default_factory=list)
    #: Whether a computer player waits to be told what to do.
    held: Callable[[], bool] = lambda: False

    @property
    def table(self) -> Room:
        return self.house.door.house.rooms.inside[self.room]

    async def line(self, token: str | None = None) -> Client:
        """A connection on which hello was said."""
        client = Client(await connect(self.house.socket, max_size=None))
        self.lines.append(client)
        await client.hello(token)
        return client

    async def make(self, game: str, chairs: Sequence[dict[str, object]], **fields: object) -> list[Person]:
        """Open a table with these chairs; its people, once all friends have come by the link and the match has begun:
        the maker first."""
        maker = await self.line()
        opened = await maker.ask("open", game=game, seats=list(chairs), **fields)
        assert opened["type"] == "opened", opened
        self.room = opened["room"]
        await self.settled()
        invite = self.table.table.invite
        people = [Person(str(maker.token), line=maker)]
        for _ in range(sum(chair["kind"] == "friend" for chair in chairs)):
            line = await self.line()
            people.append(Person(str(line.token), invite, line))
            for asked in (
                await line.ask("enter", room=self.room, key=invite),
                await line.ask("join", room=self.room, key=invite),
            ):
                assert asked["type"] == "done", asked
            if self.table.table.match is None:
                await line.ask("ready", room=self.room)
        assert self.table.table.phase == "playing"
        for person in people:
            await person.here.newer(self.table.state - 1)
        return people

    async def watcher(self) -> Person:
        """Somebody who comes by the link to look on."""
        person = Person("", self.table.table.watch)
        await self.come(person)
        return person

    async def come(self, person: Person) -> None:
        """A connection for somebody who has none, who enters."""
        person.line = await self.line(person.token or None)
        person.token = str(person.line.token)
        done = await person.line.ask("enter", room=self.room, key=person.key)
        assert done["type"] == "done", done
        await self.counted()
        await person.line.ask("ping")

    async def lose(self, person: Person) -> None:
        """Somebody's connection is lost; the house has noticed."""
        left = len(self.house.door.house.visitors) - 1
        await person.here.connection.close()
        person.line = None
        async with asyncio.timeout(30):
            while len(self.house.door.house.visitors) > left:
                await asyncio.sleep(0.001)
        await self.counted()

    async def counted(self) -> None:
        """It is told how many look on."""
        self.clock.time += COUNT_AFTER
        self.table._ring()
        await self.settled()

    async def two_minutes_go_by(self) -> None:
        """… and whoever has no connection counts as away for so long."""
        for seconds in (AWAY_AFTER, AWAY_LONG):
            self.clock.time += seconds
            self.table._ring()
            await self.settled()

    async def settled(self) -> None:
        """Nothing is due, and no computer player thinks."""
        async with asyncio.timeout(60):
            while self.table._due is not None or (self.table._thinking is not None and not self.held()):
                await asyncio.sleep(0.001)

    async def read(self) -> None:
        """Everybody reads whatever is on its way: who never does is cut off."""
        await asyncio.gather(*(line.ask("ping") for line in self.lines if line.connection.close_code is None))

    async def close(self) -> None:
        """Everybody goes, having read all."""
        await self.read()
        await asyncio.gather(*(line.connection.close() for line in self.lines))
