"""The log: what is appended stays, and numbers are the lock."""

from __future__ import annotations

import asyncio
import os
import threading
from pathlib import Path

import pytest

from hanpan.store import Head, RoomClosed, SeqTaken, Store, StoreError
from hanpan.store.store import GROUP
from tests.store.support import PATIENCE, bodies, open_rooms


@pytest.fixture(params=["file", "memory"])
def any_url(request: pytest.FixtureRequest, url: str) -> str:
    return url if request.param == "file" else "sqlite://"


async def test_what_was_appended_is_loaded_in_order(any_url: str) -> None:
    async with Store.open(any_url) as store:
        await store.append("a", 0, [b"\x00", b"", b"\xff" * 100_000])
        await store.append("a", 3, [b"four"])
        await store.append("b", 0, [b"one"])
        assert await store.load("a") == [b"\x00", b"", b"\xff" * 100_000, b"four"]
        assert await store.load("b") == [b"one"]
        assert await store.load("c") == []


async def test_it_is_there_after_closing(url: str) -> None:
    async with Store.open(url) as store:
        await store.append("a", 0, [b"one", b"two"])
        await store.append("b", 0, [b"three"])
        await store.close_room("b")
    async with Store.open(url) as store:
        assert await store.load("a") == [b"one", b"two"]
        assert await store.load("b") == [b"three"]
        assert await open_rooms(store) == ["a"]


# -------------------------------------------------------------------------------------------------------- numbers


async def test_a_number_is_given_once(any_url: str) -> None:
    async with Store.open(any_url) as store:
        await store.append("a", 0, bodies("a", 0, 3))
        for seq in range(3):
            with pytest.raises(SeqTaken, match=f"room a has 3 events already: number {seq} is taken") as caught:
                await store.append("a", seq, [b"other"])
            assert (caught.value.room, caught.value.seq, caught.value.length) == ("a", seq, 3)
        assert await store.load("a") == bodies("a", 0, 3)


async def test_a_number_cannot_be_left_out(any_url: str) -> None:
    async with Store.open(any_url) as store:
        for seq, length in ((1, 0), (5, 2)):
            with pytest.raises(StoreError, match=f"room a has {length} events: the next is {length}, not {seq}"):
                await store.append("a", seq, [b"late"])
            if not length:
                await store.append("a", 0, bodies("a", 0, 2))
        assert await store.load("a") == bodies("a", 0, 2)


async def test_of_many_who_want_a_number_one_gets_it(any_url: str) -> None:
    async with Store.open(any_url) as store:
        wishes = [store.append("a", 0, bodies(f"wish {i}", 0, 2)) for i in range(50)]
        outcomes = await asyncio.gather(*wishes, return_exceptions=True)
        [lucky] = [i for i, outcome in enumerate(outcomes) if outcome is None]
        assert sum(isinstance(outcome, SeqTaken) for outcome in outcomes) == 49
        assert await store.load("a") == bodies(f"wish {lucky}", 0, 2)


async def test_nothing_cannot_be_appended(any_url: str) -> None:
    async with Store.open(any_url) as store:
        with pytest.raises(ValueError, match="nothing"):
            await store.append("a", 0, [])
        assert await open_rooms(store) == []


# ---------------------------------------------------------------------------------------------------------- rooms


async def test_rooms_end(any_url: str) -> None:
    async with Store.open(any_url) as store:
        for room in ("c", "a", "b"):
            await store.append(room, 0, [b"one"])
        await store.close_room("b")
        await store.close_room("b")
        assert await open_rooms(store) == ["a", "c"]
        for seq in (0, 1):
            with pytest.raises(RoomClosed, match="room b is closed") as caught:
                await store.append("b", seq, [b"late"])
            assert caught.value.room == "b"
        assert await store.load("b") == [b"one"]
        with pytest.raises(StoreError, match="there is no room d"):
            await store.close_room("d")


async def test_F10_a_dropped_room_leaves_nothing(any_url: str) -> None:
    async with Store.open(any_url) as store:
        for room in ("a", "b"):
            await store.append(room, 0, [b"one"])
        await store.drop("a")
        await store.drop("never there")
        assert await store.load("a") == []
        assert await open_rooms(store) == ["b"]
        await store.append("a", 0, [b"anew"])
        assert await store.load("a") == [b"anew"]


async def test_heads_are_first_and_last_events_a_page_at_a_time(any_url: str) -> None:
    async with Store.open(any_url) as store:
        for room in ("d", "a", "c", "b", "e"):
            await store.append(room, 0, bodies(room, 0, 3))
        await store.append("c", 3, bodies("c", 3))
        await store.close_room("b")
        await store.close_room("e")
        heads = [Head("a", b"a 0", b"a 2"), Head("c", b"c 0", b"c 3"), Head("d", b"d 0", b"d 2")]
        assert await store.heads(closed=False) == heads
        assert await store.heads(closed=False, limit=2) == heads[:2]
        assert await store.heads(closed=False, limit=2, after="c") == heads[2:]
        assert await store.heads(closed=False, after="d") == []
        assert [head.room for head in await store.heads(closed=True)] == ["b", "e"]


async def test_requests_are_carried_out_in_the_order_they_came(any_url: str) -> None:
    async with Store.open(any_url) as store:
        first, loaded, closed, late, dropped, again, now = await asyncio.gather(
            store.append("a", 0, [b"one"]),
            store.load("a"),
            store.close_room("a"),
            store.append("a", 1, [b"two"]),
            store.drop("a"),
            store.append("a", 0, [b"anew"]),
            store.load("a"),
            return_exceptions=True,
        )
        assert [first, closed, dropped, again] == [None] * 4
        assert loaded == [b"one"]
        assert isinstance(late, RoomClosed)
        assert now == [b"anew"]


# ---------------------------------------------------------------------------------------------------- many at once


async def test_F14_two_hundred_rooms_at_once_lose_nothing(url: str) -> None:
    async def play(store: Store, room: str) -> None:
        seq = 0
        for count in (1, 2, 1, 3, 1, 1, 2, 1, 1, 2):
            await store.append(room, seq, bodies(room, seq, count))
            seq += count

    rooms = [f"room-{i}" for i in range(200)]
    async with Store.open(url) as store:
        await asyncio.gather(*(play(store, room) for room in rooms))
        commits = store.commits
    assert commits < 2000 / 10, "two thousand appends, and far fewer transactions: they went in groups"
    async with Store.open(url) as store:
        assert await open_rooms(store) == sorted(rooms)
        for room in rooms:
            assert await store.load(room) == bodies(room, 0, 15)


@pytest.mark.parametrize(("count", "transactions"), [(1, 1), (300, 1), (GROUP, 1), (2 * GROUP + 1, 3)])
async def test_what_waits_together_is_written_together(url: str, count: int, transactions: int) -> None:
    """While the writer is held up, appends gather; they share transactions, up to GROUP in each."""
    async with Store.open(url) as store:
        before = store.commits
        held, go = threading.Event(), threading.Event()

        def hold_up(_connection: object) -> None:
            held.set()
            go.wait()

        holding = asyncio.ensure_future(store._call(hold_up))
        await asyncio.to_thread(held.wait)
        appends = [asyncio.ensure_future(store.append(f"room-{i}", 0, [b"one"])) for i in range(count)]
        await asyncio.sleep(0)
        go.set()
        await asyncio.gather(holding, *appends)
        assert store.commits - before == 1 + transactions, "one that held the writer up, and those of the others"
        assert len(await open_rooms(store)) == count


async def test_an_append_that_fails_fails_alone(any_url: str) -> None:
    async with Store.open(any_url) as store:
        await store.append("taken", 0, [b"one"])
        await store.append("closed", 0, [b"one"])
        await store.close_room("closed")
        outcomes = await asyncio.gather(
            store.append("a", 0, [b"one"]),
            store.append("taken", 0, [b"two"]),
            store.append("b", 0, [b"one"]),
            store.append("closed", 1, [b"two"]),
            store.append("gap", 7, [b"one"]),
            store.append("c", 0, [b"one"]),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes] == [
            type(None), SeqTaken, type(None), RoomClosed, StoreError, type(None)
        ]  # fmt: skip
        assert await open_rooms(store) == ["a", "b", "c", "taken"]


async def test_a_request_nobody_waits_for_any_more_disturbs_nobody(url: str) -> None:
    async with Store.open(url) as store:
        held, go = threading.Event(), threading.Event()

        def hold_up(_connection: object) -> None:
            held.set()
            go.wait()

        holding = asyncio.ensure_future(store._call(hold_up))
        await asyncio.to_thread(held.wait)
        tasks = [asyncio.ensure_future(store.append(f"room-{i}", 0, [b"one"])) for i in range(4)]
        await asyncio.sleep(0)
        tasks[1].cancel()
        await asyncio.sleep(0)
        go.set()
        await asyncio.gather(holding, tasks[0], tasks[2], tasks[3])
        assert tasks[1].cancelled()
        assert await open_rooms(store) == ["room-0", "room-2", "room-3"]


# -------------------------------------------------------------------------------------------------------- closing


async def test_closing_carries_out_what_waits(url: str) -> None:
    store = Store.open(url)
    appends = [asyncio.ensure_future(store.append(f"room-{i:02}", 0, [b"one"])) for i in range(50)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*appends)
    await store.close()
    for late in (store.append("a", 0, [b"one"]), store.load("a"), open_rooms(store)):
        with pytest.raises(StoreError, match="the log is closed"):
            await late
    async with Store.open(url) as store:
        assert len(await open_rooms(store)) == 50


async def test_closed_the_log_is_one_file(tmp_path: Path, url: str) -> None:
    async with Store.open(url) as store:
        await store.append("a", 0, [b"one"])
    assert os.listdir(tmp_path) == ["log.db"]


# -------------------------------------------------------------------------------------------------- two processes


async def test_a_second_opener_is_told_that_the_log_is_in_use(tmp_path: Path, url: str) -> None:
    async with Store.open(url) as store:
        await store.append("a", 0, [b"one"])
        with pytest.raises(StoreError, match=r"log\.db is in use by another process; one process at a time may open"):
            Store.open(url, patience=PATIENCE)
        await store.append("a", 1, [b"two"])
    async with Store.open(url, patience=PATIENCE) as store:
        assert await store.load("a") == [b"one", b"two"]


async def test_a_second_opener_waits_for_the_first_to_close(url: str) -> None:
    """As when a house is closed and opened again at once."""
    first = Store.open(url)
    await first.append("a", 0, [b"one"])
    opening = asyncio.create_task(asyncio.to_thread(Store.open, url, patience=60))
    await asyncio.sleep(0.05)
    await first.close()
    second = await opening
    assert await second.load("a") == [b"one"]
    await second.close()
