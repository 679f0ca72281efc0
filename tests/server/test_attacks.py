"""What strangers may try at the door: each try has a bound, and nobody else notices."""

from __future__ import annotations

import asyncio
import random
import signal
import string
from collections.abc import AsyncIterator
from pathlib import Path

import httpx2 as httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from hanpan.server.limits import Limits
from tests.server.client import client
from tests.server.doors import Open, frame, open_door, raw
from tests.serving import Serving, serving

#: As the house's own, but with little patience.
HASTY = Limits(head_within=0.4, stuck=0.6, hello_within=0.4, ping_every=0.3, ping_lost=0.5, closing=0.3)


@pytest.fixture
async def hasty(tmp_path: Path) -> AsyncIterator[Open]:
    async with open_door(tmp_path, HASTY) as house:
        yield house


@pytest.fixture
async def door(tmp_path: Path) -> AsyncIterator[Open]:
    async with open_door(tmp_path) as house:
        yield house


async def at_ease(house: Open) -> None:
    """The house serves others, and has forgotten all who have gone."""
    async with client(house.socket) as person:
        assert (await person.ask("ping"))["type"] == "pong"
    await house.here(0)
    assert not house.door.house.visitors


# ---------------------------------------------------------------------------------------------------- handshakes

ODD_HANDSHAKES = {
    "no key": {"Sec_WebSocket_Key": ""},
    "a short key": {"Sec_WebSocket_Key": "c2hvcnQ="},
    "a key that is none": {"Sec_WebSocket_Key": "!" * 24},
    "no version": {"Sec_WebSocket_Version": ""},
    "an old version": {"Sec_WebSocket_Version": "8"},
    "two words in Upgrade": {"Upgrade": "websocket, h2c"},
    "a header that is none": {"X": "a\x00b"},
    "a name that is none": {"X Y": "a"},
    "an oversized head": {"X": "a" * 100_000},
    "many headers": {f"X{number}": "a" * 90 for number in range(300)},
}


@pytest.mark.parametrize("headers", ODD_HANDSHAKES.values(), ids=ODD_HANDSHAKES)
async def test_an_odd_handshake_is_answered_and_closed(door: Open, headers: dict[str, str]) -> None:
    stranger = await door.raw()
    stranger.ask_for_a_socket(**headers)
    assert await stranger.status() in (400, 404, 426)
    await at_ease(door)


async def test_a_handshake_elsewhere_or_of_another_kind_is_answered_and_closed(door: Open) -> None:
    for head, status in (
        (b"GET /elsewhere HTTP/1.1", 404),
        (b"POST /ws HTTP/1.1", 405),
        (b"GET /ws HTTP/1.0", 505),
        (b"GET  /ws HTTP/1.1", 400),
        (b"\x16\x03\x01\x02\x00\x01\x00", 400),  # somebody speaks TLS
        (b"\x00" * 40, 400),
    ):
        stranger = await door.raw()
        fields = (b"Host: 127.0.0.1", b"Upgrade: websocket", b"Connection: Upgrade", b"Sec-WebSocket-Version: 13")
        stranger.send(b"\r\n".join([head, *fields, b"Sec-WebSocket-Key: c2l4dGVlbiBieXRlcyBvaw==", b"", b""]))
        assert await stranger.status() == status, head
    await at_ease(door)


async def test_after_odd_handshakes_the_house_closes_as_ever(tmp_path: Path) -> None:
    with serving(tmp_path) as house:
        port = int(house.url.rsplit(":", 1)[1].strip("/"))
        strangers = [await raw(port) for _ in range(8)]
        for number, stranger in enumerate(strangers):
            if number < 4:
                stranger.ask_for_a_socket(**list(ODD_HANDSHAKES.values())[2 * number])
            elif number < 6:
                stranger.send(b"GET /ws HTTP/1.1\r\nHost: ")
            elif number == 6:
                stranger.ask_for_a_socket()
        await asyncio.sleep(0.2)
        house.process.send_signal(signal.SIGTERM)
        assert await asyncio.to_thread(house.process.wait, 60) == 0
        for stranger in strangers:
            await stranger.closed()
            stranger.close()


# ------------------------------------------------------------------------------------------------- slow and silent

SLOW = {
    "says nothing": b"",
    "half a head": b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n",
    "half a first line": b"GE",
    "half of a second head": b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET /health HTT",
    "half a body": b"POST /health HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000\r\n\r\nabc",
}


@pytest.mark.parametrize("said", SLOW.values(), ids=SLOW)
async def test_who_does_not_go_on_is_closed(hasty: Open, said: bytes) -> None:
    stranger = await hasty.raw()
    stranger.send(said)
    await stranger.closed(10)
    await at_ease(hasty)


@pytest.mark.parametrize(
    "said", [b"GET /health HTTP/1.1\r\nX-", b"POST /health HTTP/1.1\r\nContent-Length: 9999\r\n\r\n"]
)
async def test_who_sends_a_byte_now_and_then_is_closed(hasty: Open, said: bytes) -> None:
    stranger = await hasty.raw()
    stranger.send(said)

    async def drip() -> None:
        while True:
            stranger.send(b"a")
            await asyncio.sleep(0.05)

    dripping = asyncio.create_task(drip())
    await stranger.closed(10)
    dripping.cancel()
    await at_ease(hasty)


async def test_a_head_that_is_late_is_told_so(hasty: Open) -> None:
    stranger = await hasty.raw()
    stranger.send(b"GET /health HTTP/1.1\r\nHost: ")
    answer = await stranger.answer()
    assert answer.startswith(b"HTTP/1.1 408 ")
    assert b"did not come within 0.4 seconds" in answer


async def test_an_answer_that_nobody_reads_is_given_up(hasty: Open) -> None:
    stranger = await hasty.raw()
    stranger.writer.transport.pause_reading()  # type: ignore[attr-defined]
    ask = b"GET /api/messages.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    stranger.send(ask * 2000)
    await hasty.here(1)
    await hasty.here(0)
    await at_ease(hasty)


async def test_a_socket_on_which_nobody_says_hello_is_closed(hasty: Open) -> None:
    async with connect(hasty.socket) as line:
        with pytest.raises(ConnectionClosed) as closed:
            await line.recv()
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1008, "nobody said hello")


async def test_E16_a_peer_that_does_not_answer_is_noticed_though_it_sends(hasty: Open) -> None:
    """Its pings are no sign that it hears: it must answer the house's."""
    stranger = await hasty.raw()
    stranger.ask_for_a_socket()
    await stranger.head()
    stranger.send(frame(1, b'{"type":"hello","version":2}'))

    async def ping() -> None:
        while True:
            stranger.send(frame(9, b"?"))
            await asyncio.sleep(0.2)

    pinging = asyncio.create_task(ping())
    await stranger.closed(10)
    pinging.cancel()


def test_E16_a_stall_is_no_disconnect_and_a_dead_line_is_noticed_in_time() -> None:
    """Two silent seconds are nothing, 37 are the end."""
    limits = Limits()
    assert limits.ping_lost > 2
    assert limits.ping_every + limits.ping_lost <= 37


# -------------------------------------------------------------------------------------------------------- floods

FLOODS = {
    "pings whose pongs are not read": (b"", frame(9, b"p" * 125)),
    "pongs": (b"", frame(10, b"p" * 125)),
    "empty parts of a message": (frame(1, b"a", last=False), frame(0, last=False)),
    "parts of a message": (frame(1, b"a", last=False), frame(0, b"b" * 100, last=False)),
    "messages that are begun": (b"", frame(1, b"a", last=False)),
}


@pytest.mark.parametrize(("first", "again"), FLOODS.values(), ids=FLOODS)
async def test_a_flood_of_frames_is_cut_off_at_once(door: Open, first: bytes, again: bytes) -> None:
    """What the house takes of it is bounded by what lies in the system's own buffers, whatever is read."""
    stranger = await door.raw()
    stranger.ask_for_a_socket()
    await stranger.head()
    stranger.send(first)
    assert await stranger.flood(again * 100) < 20_000_000
    await at_ease(door)


async def test_a_message_may_come_in_parts_and_between_pings(door: Open) -> None:
    async with connect(door.socket) as line:
        await line.send(iter(['{"type":', '"hello",', '"version":2}']))
        await (await line.ping())
        assert '"welcome"' in str(await line.recv())


def resident(house: Serving) -> int:
    """Bytes of the house that are in memory."""
    lines = Path(f"/proc/{house.process.pid}/status").read_text().splitlines()
    return 1024 * int(next(line for line in lines if line.startswith("VmRSS")).split()[1])


async def test_unread_pongs_take_no_memory(tmp_path: Path) -> None:
    """300 MB in 20 s, once."""
    with serving(tmp_path) as house:
        port = int(house.url.rsplit(":", 1)[1].strip("/"))
        async with httpx.AsyncClient(base_url=house.url) as visit:
            while not (await visit.get("/health")).json()["ready"]:  # machine code takes memory of its own
                await asyncio.sleep(0.05)
        async with client(house.socket) as person:
            await person.ask("ping")
        before = resident(house)
        for _ in range(20):
            stranger = await raw(port)
            stranger.ask_for_a_socket()
            await stranger.head()
            assert await stranger.flood(frame(9, b"p" * 125) * 1000) < 20_000_000
            stranger.close()
        assert resident(house) - before < 60_000_000
        async with client(house.socket) as person:
            assert (await person.ask("ping"))["type"] == "pong"


async def test_many_who_queue_hold_up_nobody_else(tmp_path: Path) -> None:
    """Ninety connections of one address, each with 190 wishes to enter at once: somebody else is served between."""
    with serving(tmp_path) as house:
        async with client(house.socket) as host, client(house.socket) as other:
            room = await host.open(None, None, months=12)
            port = int(house.url.rsplit(":", 1)[1].strip("/"))
            strangers = [await raw(port) for _ in range(90)]
            for stranger in strangers:
                stranger.ask_for_a_socket()
                await stranger.head()
            wishes = [frame(1, f'{{"type":"enter","id":"{n}","room":"{room}"}}'.encode()) for n in range(190)]
            for stranger in strangers:
                stranger.send(frame(1, b'{"type":"hello","version":2}') + b"".join(wishes))
            for _ in range(20):
                async with asyncio.timeout(10):
                    assert (await other.ask("ping"))["type"] == "pong"
            for stranger in strangers:
                stranger.close()


# ------------------------------------------------------------------------------------------------------------ log


async def test_what_strangers_cause_is_a_few_short_lines(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    rng = random.Random("log")
    with serving(tmp_path) as house:
        port = int(house.url.rsplit(":", 1)[1].strip("/"))
        for number in range(300):
            stranger = await raw(port)
            odd = "".join(rng.choices(string.printable, k=30))
            if number % 3 == 0:
                stranger.ask_for_a_socket(Origin=rng.choice(["http://[", "null", "http://[::1", "//", "http://a b"]))
            elif number % 3 == 1:
                stranger.send(odd.encode() + b"\r\n\r\n")
            else:
                stranger.ask_for_a_socket(Sec_WebSocket_Key=odd.encode().hex())
            if number % 2:
                await stranger.answer()
            stranger.close()
        assert house.stop() == 0
    lines = capfd.readouterr().err.splitlines()
    assert len(lines) < 30
    assert not any("Traceback" in line for line in lines)
