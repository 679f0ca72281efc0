"""Rooms made, joined and left by the thousand leave nothing behind (F10): no memory, task, timer, connection or row."""

from __future__ import annotations

import asyncio
import gc
import os
import tracemalloc

import pytest

from hanpan.house import messages
from hanpan.house.rooms import ALONE, ENDED_EVERY, REST
from hanpan.store import Store
from tests.house.parlour import HERE, Clock, Guest, fresh, parlour

#: `HANPAN_ROOMS=10000` makes as many as are wished.
ROOMS = int(os.environ.get("HANPAN_ROOMS", "600"))


async def come_and_go(guest: Guest) -> None:
    """A room is opened, somebody looks in, and both vanish without a word."""
    room = await guest.open(HERE, HERE, months=3)
    other = Guest(guest.house)
    await other.hello()
    await other.ask(messages.Enter(fresh(), room), messages.Done)
    other.go()


@pytest.mark.timeout(3600)
async def test_F10_rooms_that_came_and_vanished_leave_nothing() -> None:
    clock = Clock()
    async with Store.open("sqlite://") as log, parlour(log, clock=clock) as house:
        # The same deal every time: what is remembered of positions, up to a bound, is no room's.
        object.__setattr__(house.ports, "seed", lambda: bytes(32))

        async def sweep() -> None:
            """What the house does every few minutes by itself."""
            await house.rooms.sweep()
            await house.chats.sweep()

        async def many(count: int) -> None:
            """So many rooms, a few from each person, whose life then ends."""
            for at in range(0, count, 20):
                guest = Guest(house)
                await guest.hello()
                for _ in range(min(20, count - at)):
                    await come_and_go(guest)
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
        for closed in (False, True):
            assert await log.heads(closed=closed) == []
