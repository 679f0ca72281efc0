"""How fast somebody may go on, who is served next, and how much is written to the log."""

from __future__ import annotations

import asyncio
import logging
from itertools import pairwise

import pytest

from hanpan.server.logs import FewLines
from hanpan.server.rate import Bucket, Turns


def test_a_bucket_fills_as_time_goes_by(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    monkeypatch.setattr("hanpan.server.rate.time.monotonic", lambda: clock[0])
    bucket = Bucket(rate=10, burst=20)
    assert [bucket.take(5) for _ in range(6)] == [0, 0, 0, 0, 0.5, 1.0]
    clock[0] = 1.0  # ten points: what was lent is paid back
    assert bucket.take(1) == pytest.approx(0.1)
    clock[0] = 50.0
    assert [bucket.spend(15) for _ in range(2)] == [0, 1.0]
    assert bucket.spend(5) == 0
    assert not bucket.full
    clock[0] = 60.0
    assert bucket.full


async def test_who_has_queued_much_waits_behind_who_has_queued_little() -> None:
    """Each connection has one wish in its turn at a time: the last of many ones comes before the second of another."""
    turns = Turns(points=1.0)
    order: list[str] = []

    async def serve(name: str, wishes: int) -> None:
        for number in range(wishes):
            await turns.take(1.0)
            order.append(f"{name}{number}")

    await asyncio.gather(serve("greedy", 50), *(serve(name, 1) for name in "abc"))
    assert order.index("c0") <= 5
    assert [entry for entry in order if entry.startswith("greedy")] == [f"greedy{number}" for number in range(50)]


async def test_between_two_looks_at_the_sockets_only_so_much_is_begun() -> None:
    turns = Turns(points=10.0)
    begun: list[int] = []
    looks: list[int] = []

    async def serve() -> None:
        await turns.take(4.0)
        begun.append(len(looks))

    def look() -> None:
        looks.append(len(begun))
        if len(begun) < 60:
            asyncio.get_running_loop().call_soon(look)

    asyncio.get_running_loop().call_soon(look)
    await asyncio.gather(*(serve() for _ in range(60)))
    assert max(later - earlier for earlier, later in pairwise(looks)) <= 3 + 3
    assert len(looks) >= 10


async def test_a_turn_that_nobody_waits_for_any_more_is_no_ones() -> None:
    turns = Turns(points=1.0)
    await turns.take(1.0)
    gone = asyncio.create_task(turns.take(1.0))
    stays = asyncio.create_task(turns.take(1.0))
    await asyncio.sleep(0)
    gone.cancel()
    await stays


def test_of_one_kind_a_few_lines_a_second_are_written_and_the_rest_is_counted() -> None:
    clock = [0.0]
    few = FewLines(lambda: clock[0])

    def lines(message: str, count: int) -> list[str]:
        records = [logging.makeLogRecord({"name": "hanpan", "msg": message, "args": (n,)}) for n in range(count)]
        return [record.getMessage() for record in records if few.filter(record)]

    assert lines("odd request %s", 100) == ["odd request 0", "odd request 1", "odd request 2"]
    assert lines("something else %s", 1) == ["something else 0"]
    clock[0] = 1.5
    assert lines("odd request %s", 1) == ["odd request 0 (and 97 more like the last one)"]
    clock[0] = 3.0
    assert lines("odd request %s", 1) == ["odd request 0"]
