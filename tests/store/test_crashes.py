"""The log when things break: the process killed at any moment, the disk full."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import time
from multiprocessing.connection import Connection
from pathlib import Path

from hanpan.store import Store, StoreError
from tests.store.processes import ROOMS, fill_the_disk, started, write_until_killed
from tests.store.support import open_rooms, url_of


def heard(hears: Connection, until: float | None) -> list[tuple[str, int, int]]:
    """What is told up to a moment, or (None) up to the teller's end."""
    told = []
    try:
        while until is None or hears.poll(max(0.0, until - time.monotonic())):
            told.append(hears.recv())
    except (EOFError, OSError):  # cut off between two words, or within one
        if until is not None:
            raise
    return told


async def check_whole(url: str, safe: dict[str, int]) -> None:
    """Every room has all events up to the number that was said to be safe, in order, and groups are whole."""
    store = Store.open(url)
    for room in ROOMS:
        found = [body.decode().split() for body in await store.load(room)]
        assert [(name, int(seq)) for name, seq, *_group in found] == [(room, seq) for seq in range(len(found))]
        assert len(found) >= safe.get(room, 0), "an event said to be safe is lost"
        if found:
            first, count = map(int, found[-1][3:])
            assert len(found) == first + count, "a group is torn"
    await store.close()


async def test_killed_at_any_moment_no_safe_event_is_lost_and_no_group_is_torn(url: str) -> None:
    chance = random.Random("kill")
    safe: dict[str, int] = {}
    groups = 0
    for _time in range(25):
        process, hears = started(write_until_killed, url)
        first = hears.recv()
        told = [first, *heard(hears, time.monotonic() + chance.random() * 0.08)]
        process.kill()
        process.join()
        told += heard(hears, None)
        hears.close()
        for room, seq, count in told:
            safe[room] = seq + count
        groups += len(told)
        await check_whole(url, safe)
    assert groups > 500
    assert set(safe) == set(ROOMS)


async def test_killed_while_it_opens_the_log_can_be_opened(tmp_path: Path) -> None:
    """A new file each time, at any moment from the start of the process to its first events and half as long again."""
    chance = random.Random("open")
    early, span = 0, 0.0
    for number in range(25):
        url = url_of(tmp_path / f"{number}.db")
        begun = time.monotonic()
        process, hears = started(write_until_killed, url)
        if number < 2:  # the first of all starts the server of processes besides
            told = [hears.recv()]
            span = time.monotonic() - begun
        else:
            told = heard(hears, begun + 1.5 * span * chance.random())
        process.kill()
        process.join()
        told += heard(hears, None)
        hears.close()
        early += not told
        await check_whole(url, {room: seq + count for room, seq, count in told})
    assert early > 3, "it was killed too late each time"


def test_a_full_disk_fails_what_does_not_fit_and_nothing_else(url: str) -> None:
    process, hears = started(fill_the_disk, url)
    [one, large, two] = hears.recv()
    assert (one, two) == ("done", "done")
    assert large.startswith("StoreError: the log could not do it: ")
    assert hears.recv() == [b"small", b"small"], "a load in the same group is answered"
    assert hears.recv().startswith("StoreError: the log could not do it: ")
    assert hears.recv() == "closed"
    process.join()
    assert process.exitcode == 0

    async def left() -> list[list[bytes]]:
        async with Store.open(url) as store:
            return [await store.load(room) for room in ("a", "b", "large")]

    assert asyncio.run(left()) == [[b"small"] * 3, [b"small"], [b"x" * 2_000_000]]


async def test_a_full_database_fails_what_does_not_fit_and_nothing_else(url: str) -> None:
    """SQLite gives the whole transaction up when it is full; the others of the group are written all the same."""

    async def asked(pragma: str) -> int:
        return await store._call(lambda driver: int(driver.execute(f"PRAGMA {pragma}").fetchone()[0]))

    async with Store.open(url) as store:
        await store.append("a", 0, [b"small"])
        pages = await asked("page_count")
        await asked(f"max_page_count = {pages + 2}")
        outcomes = await asyncio.gather(
            store.append("a", 1, [b"small"]),
            store.append("large", 0, [b"small", b"x" * 2_000_000]),
            store.append("b", 0, [b"small"]),
            return_exceptions=True,
        )
        assert outcomes[0] is outcomes[2] is None
        assert isinstance(outcomes[1], StoreError)
        assert "full" in str(outcomes[1])
        assert await store.load("large") == [], "all of its events or none"
        await asked("max_page_count = 1000000")
        await store.append("large", 0, [b"small", b"x" * 2_000_000])
        assert await open_rooms(store) == ["a", "b", "large"]


async def test_a_fault_in_one_request_is_that_requests_alone(url: str) -> None:
    def broken(driver: sqlite3.Connection) -> None:
        driver.execute("INSERT INTO nowhere VALUES (1)")

    async with Store.open(url) as store:
        outcomes = await asyncio.gather(
            store.append("a", 0, [b"one"]), store._call(broken), store.append("a", 1, [b"two"]), return_exceptions=True
        )
        assert (outcomes[0], outcomes[2]) == (None, None)
        assert isinstance(outcomes[1], StoreError)
        assert "no such table: nowhere" in str(outcomes[1])
        assert await store.load("a") == [b"one", b"two"]
