"""A program at a real house: what it sees, and that a lost line, a house that fell and a full disk cost it nothing."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from hanpan.client import Client, Failed, Refused, read_link
from hanpan.house import messages
from tests.serving import Serving, serving


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("house"), "--rate", "100000") as house:
        yield house


async def play(me: Client, room: str, seed: int) -> int:
    """Play a match to its end at random; how many moves were one's own."""
    rng = random.Random(seed)
    moves = 0
    while not (seen := await me.my_turn(room)).over:
        state = await (me.go_on(room, seen.ways[0]) if seen.ways else me.move(room, rng.choice(seen.legal)))
        moves += not seen.ways
        await me.newer(room, state - 1)
    return moves


@pytest.mark.parametrize("seats", ["a computer", "one device"])
async def test_a_match_is_played_to_its_end(house: Serving, seats: str) -> None:
    async with Client(house.socket) as me:
        other = me.computer("random") if seats == "a computer" else me.HERE
        room = await me.open("koikoi", [me.HERE, other], months=3)
        assert me.rooms[room].table.game == "koikoi"
        assert await play(me, room, 1) > 3
        last = me.rooms[room].last
        assert last is not None
        assert last.round == 2, "the round before the last, which is in the position itself"


async def test_what_the_house_does_not_allow_is_an_exception(house: Serving) -> None:
    async with Client(house.socket) as me, Client(house.socket) as stranger:
        room = await me.open("koikoi", [me.HERE, me.HERE], months=3)
        await me.my_turn(room)
        await stranger.enter(room)
        with pytest.raises(Refused, match="not_your_seat") as refused:
            await stranger.move(room, me.rooms[room].legal[0], seat=0)
        assert refused.value.reason == "not_your_seat"
        with pytest.raises(Failed, match="no_game") as failed:
            await me.open("koikio", [me.HERE, me.HERE])
        assert failed.value.code is messages.Code.NO_GAME
        with pytest.raises(ValueError, match="covered"):
            await stranger.move(room, "anything")


async def test_the_same_token_is_the_same_person(house: Serving) -> None:
    async with Client(house.socket) as me:
        room = await me.open("koikoi", [me.HERE, me.HERE], months=3)
        token = me.token
    async with Client(house.socket, token) as again:
        assert again.welcome is not None
        assert room in again.welcome.rooms
        assert (await again.enter(room)).own.seats == [0, 1]


async def test_lost_lines_are_taken_up_again_and_nothing_is_done_twice(house: Serving) -> None:
    """The line is cut again and again, with commands on their way; a second client sees the whole match meanwhile."""
    rng = random.Random(7)
    async with Client(house.socket) as me:
        room = await me.open("koikoi", [me.HERE, me.computer("random")], months=3)

        async def cut() -> None:
            while True:
                await asyncio.sleep(rng.random() * 0.05)
                if me._line is not None:
                    me._line.transport.abort()

        cutting = asyncio.create_task(cut())
        try:
            # At random cuts a view may be older than the state: then the move is stale, and nothing has happened.
            moves, reasons = 0, set()
            while not (seen := await me.my_turn(room)).over:
                try:
                    state = await me.move(room, rng.choice(seen.legal))
                except Refused as refused:
                    reasons.add(refused.reason)
                    await me.newer(room, seen.state)
                    continue
                moves += 1
                await me.newer(room, state - 1)
            assert reasons <= {"stale"}
        finally:
            cutting.cancel()
        assert moves > 3
        assert me.connected > 3


async def test_a_house_that_falls_and_comes_again_goes_on_where_it_was(tmp_path: Path) -> None:
    with serving(tmp_path, "--pace", "0.05") as first:
        port = first.url.rsplit(":", 1)[1].strip("/")
        me = await Client(first.socket).__aenter__()
        room = await me.open("koikoi", [me.HERE, me.computer("random")], months=3)
        seen = await me.my_turn(room)
        first.kill()
        move = asyncio.create_task(me.move(room, seen.legal[0]))
    with serving(tmp_path, "--pace", "0", "--port", port):
        async with asyncio.timeout(120):
            assert await move > seen.state
            await play(me, room, 1)
        assert me.connected == 2
        await me.close()


async def test_a_house_of_another_version_is_told_at_once(house: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hanpan.house.messages.VERSION", 1)
    with pytest.raises(Failed, match="bad_version"):
        async with Client(house.socket):
            pass


async def test_who_waits_is_told_when_the_client_is_closed(house: Serving) -> None:
    me = await Client(house.socket).__aenter__()
    room = await me.open("koikoi", [me.HERE, me.HERE], months=3)
    waiting = asyncio.create_task(me.newer(room, 10_000))
    await asyncio.sleep(0)
    await me.close()
    with pytest.raises(ConnectionError, match="was closed"):
        await waiting
    with pytest.raises(ConnectionError, match="was closed"):
        await me.ping()


@pytest.mark.parametrize(
    ("address", "link"),
    [
        ("https://cards.example.org/#/room/abc-_1/key", ("wss://cards.example.org/ws", "abc-_1", "key")),
        ("http://127.0.0.1:8000/#/room/abc", ("ws://127.0.0.1:8000/ws", "abc", "")),
        (" https://example.org/cards/#/room/abc/key/\n", ("wss://example.org/cards/ws", "abc", "key")),
    ],
)
def test_a_tables_link_is_read(address: str, link: tuple[str, str, str]) -> None:
    assert read_link(address) == link


@pytest.mark.parametrize(
    "address", ["", "abc", "https://example.org/", "ftp://example.org/#/room/abc", "http:///#/room/a"]
)
def test_another_address_is_no_tables_link(address: str) -> None:
    with pytest.raises(ValueError, match="link looks like"):
        read_link(address)


async def test_who_looks_on_by_a_link_does_so_again_after_a_lost_line(house: Serving) -> None:
    async with Client(house.socket) as ann, Client(house.socket) as bob, Client(house.socket) as watcher:
        room = await ann.open("koikoi", [ann.HERE, ann.FRIEND], months=3)
        own = ann.rooms[room].own
        await watcher.enter(room, own.watch)
        assert watcher._line is not None
        await watcher._line.close()
        await bob.join(room, own.invite, "Bob")
        seen = await watcher.until(room, lambda seen: seen.match is not None)
        assert watcher.connected == 2
        assert (seen.own.seats, [chair.name for chair in seen.table.seats]) == ([], [None, "Bob"])
