"""Rooms made, joined and left by the thousand leave nothing behind (F10): no memory, task, timer, connection or row."""

from __future__ import annotations

import asyncio
import gc
import os
import tracemalloc
from collections.abc import Awaitable, Callable

import pytest

from hanpan.house import messages
from hanpan.house.rooms import ALONE, ENDED_EVERY, REST
from hanpan.store import Store
from tests.house.parlour import FRIEND, HERE, Clock, Guest, fresh, parlour

#: `HANPAN_ROOMS=10000` makes as many as are wished.
ROOMS = int(os.environ.get("HANPAN_ROOMS", "300"))


async def look_in(guest: Guest, _number: int) -> None:
    """A room is opened, somebody looks in, and both vanish without a word."""
    room = await guest.open(HERE, HERE, months=3)
    other = Guest(guest.house)
    await other.hello()
    await other.ask(messages.Enter(fresh(), room), messages.Done)
    other.go()


async def join(guest: Guest, number: int) -> None:
    """A table waits for a friend. Nobody comes, or somebody does and says something, and somebody watches; all vanish
    without a word."""
    name = await guest.open(HERE, FRIEND, months=3)
    room = guest.house.rooms.inside[name]
    friends = []
    for key in [room.table.invite, room.table.watch][: number % 3]:
        friend = Guest(guest.house)
        friends.append(friend)
        await friend.hello()
        await friend.ask(messages.Enter(fresh(), name, key), messages.Done)
        if key == room.table.invite:
            await friend.ask(messages.Join(fresh(), name, key), messages.Done)
        await friend.ask(messages.Say(fresh(), name, phrase="hello"), messages.Done)
        said = friend.heard[-2]
        assert isinstance(said, messages.Chat)
        await guest.ask(messages.Mute(fresh(), name, said.lines[0].speaker), messages.Done)
    for friend in friends:
        friend.go()


async def rows(log: Store) -> int:
    """How many rows there are that belong to rooms."""
    tables = ("rooms", "events", "lines", "mutes")
    counts = ", ".join(f"(SELECT count(*) FROM {table})" for table in tables)
    return sum(await log._call(lambda driver: driver.execute(f"SELECT {counts}").fetchone()))


@pytest.mark.timeout(3600)
@pytest.mark.parametrize("come_and_go", [look_in, join])
async def test_F10_rooms_that_came_and_vanished_leave_nothing(
    come_and_go: Callable[[Guest, int], Awaitable[None]],
) -> None:
    clock = Clock()
    async with Store.open("sqlite://") as log, parlour(log, clock=clock) as house:
        # The same deal every time: what is remembered of positions, up to a bound, is no room's.
        object.__setattr__(house.ports, "seed", lambda: bytes(32))

        async def sweep() -> None:
            """What the house does every few minutes by itself, and before it its rooms: who has gone is away."""
            for room in list(house.rooms.inside.values()):
                room._ring()
                while room._due is not None:
                    await asyncio.sleep(0)
            await house.rooms.sweep()
            await house.chats.sweep()

        async def many(count: int) -> None:
            """So many rooms, a few from each person, whose life then ends."""
            for at in range(0, count, 20):
                guest = Guest(house)
                await guest.hello()
                for number in range(min(20, count - at)):
                    await come_and_go(guest, number)
                guest.go()
                clock.time += REST + 1
                await sweep()
            for _ in range(3):  # their life ends, then that of what is told of their end
                clock.time += ALONE + ENDED_EVERY
                await sweep()

        async def held() -> int:
            gc.collect()
            return tracemalloc.get_traced_memory()[0]

        await many(60)
        before = {task.get_name() for task in asyncio.all_tasks()}
        tracemalloc.start()
        try:
            await many(60)
            first = await held()
            await many(ROOMS)
            # Tables of the interpreter's grow in steps; a room that is gone has no byte of its own.
            assert await held() - first < 100_000 + 10 * ROOMS
        finally:
            tracemalloc.stop()
        assert {task.get_name() for task in asyncio.all_tasks()} == before
        assert not house.rooms.inside
        assert not house.visitors
        assert await rows(log) == 0
