"""People at a house, as many as are wished, over real sockets: a process of its own, beside the house's.

    python -m hanpan.lab.load URL --games koikoi --clients 100 --seconds 10 [--rate 500]

Two clients sit at each table. Without a rate each table moves as soon as its last move is acknowledged (closed loop);
with one, so many moves a second are asked for in all, each at its time (open loop), by tables that are ready. It tells,
as lines of JSON, when all sit, and what it saw.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import ceil

from hanpan.client import Client, Seen

#: Tables that sit down at the same time, and that one person opens (the house allows 50).
AT_ONCE, A_PERSON = 16, 25


@dataclass
class Watch:
    """What was seen: seconds from a move to its acknowledgement, and from a ping to its pong."""

    moves: list[float] = field(default_factory=list)
    pings: list[float] = field(default_factory=list)


class Table:
    """A match between two people, each on a connection; another begins when it ends."""

    def __init__(self, one: Client, other: Client, game: str, rng: random.Random) -> None:
        self.one = one
        self.other = other
        self.game = game
        self.rng = rng
        self.room = ""

    async def sit_down(self) -> None:
        """Open a table; the other comes by its link, and the match begins."""
        self.room = await self.one.open(self.game, [Client.HERE, Client.FRIEND])
        await self.other.join(self.room, self.one.rooms[self.room].own.invite)

    async def ready(self) -> tuple[Client, Seen]:
        """Wait until somebody may move: who, and what is seen from there; a new match where one has ended."""
        while True:
            seen = await self.one.until(self.room, lambda seen: bool(seen.over or seen.ways or seen.actors))
            if seen.over:
                await self.sit_down()
            elif seen.ways or seen.legal:
                return self.one, seen
            else:
                return self.other, await self.other.newer(self.room, seen.state - 1)

    async def move(self, watch: Watch) -> None:
        """Make a move and see it acknowledged."""
        mover, seen = await self.ready()
        begun = time.perf_counter()
        if seen.ways:
            state = await mover.go_on(self.room, seen.ways[0])
        else:
            state = await mover.move(self.room, self.rng.choice(seen.legal))
        watch.moves.append(time.perf_counter() - begun)
        await asyncio.gather(*(person.newer(self.room, state - 1) for person in (self.one, self.other)))


async def sit_down(url: str, games: Sequence[str], clients: int) -> tuple[list[Table], list[Client]]:
    """Let everybody come in and sit down."""
    people: list[Client] = []
    tables: list[Table] = []
    for number in range(ceil(clients / 2)):
        # A person sits at several tables, on a connection of its own at each.
        tokens = (people[-2].token, people[-1].token) if number % A_PERSON else (None, None)
        one, other = [await Client(url, token).__aenter__() for token in tokens]
        people += [one, other]
        tables.append(Table(one, other, games[number % len(games)], random.Random(number)))
    for at in range(0, len(tables), AT_ONCE):
        await asyncio.gather(*(table.sit_down() for table in tables[at : at + AT_ONCE]))
    return tables, people


async def closed_loop(tables: list[Table], watch: Watch, going: Callable[[], bool]) -> None:
    """Every table moves as fast as it may."""

    async def play(table: Table) -> None:
        while going():
            await table.move(watch)

    await asyncio.gather(*map(play, tables))


async def open_loop(tables: list[Table], watch: Watch, going: Callable[[], bool], rate: float) -> None:
    """So many moves a second in all, each at its time, by whatever table is ready."""
    free: asyncio.Queue[Table] = asyncio.Queue()
    for table in tables:
        free.put_nowait(table)
    moving: set[asyncio.Task[None]] = set()

    async def move(table: Table) -> None:
        await table.move(watch)
        await table.ready()
        free.put_nowait(table)

    due = time.perf_counter()
    while going():
        due += 1 / rate
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        task = asyncio.create_task(move(await free.get()))
        moving.add(task)
        task.add_done_callback(moving.discard)
    await asyncio.gather(*moving)


async def ping(url: str, watch: Watch) -> None:
    """Somebody who only asks whether the house is there, ten times a second."""
    async with Client(url) as me:
        while True:
            begun = time.perf_counter()
            await me.ping()
            watch.pings.append(time.perf_counter() - begun)
            await asyncio.sleep(0.1)


async def drive(args: argparse.Namespace) -> None:
    """Sit down, tell so, move while standard input says, tell what was seen."""
    tables, people = await sit_down(args.url, args.games.split(","), args.clients)
    print(json.dumps({"tables": len(tables)}), flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    watch = Watch()
    pinging = asyncio.create_task(ping(args.url, watch))
    begun = time.perf_counter()

    def going() -> bool:
        return time.perf_counter() - begun < args.seconds

    await (open_loop(tables, watch, going, args.rate) if args.rate else closed_loop(tables, watch, going))
    seconds = time.perf_counter() - begun
    pinging.cancel()
    await asyncio.gather(pinging, return_exceptions=True)
    print(json.dumps({"seconds": seconds, "moves": watch.moves, "pings": watch.pings}), flush=True)
    for at in range(0, len(people), 100):
        await asyncio.gather(*(person.close() for person in people[at : at + 100]))


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser()
    parser.add_argument("url")
    parser.add_argument("--games", default="koikoi")
    parser.add_argument("--clients", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rate", type=float)
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(drive(parser.parse_args()))


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop
    except ImportError:
        return None
    factory: Callable[[], asyncio.AbstractEventLoop] = uvloop.new_event_loop
    return factory


if __name__ == "__main__":
    main()
