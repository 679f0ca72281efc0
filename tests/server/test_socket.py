"""One connection: what may be said on it, and what it stands."""

from __future__ import annotations

import time
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from hanpan.server.limits import PRICES, Limits
from tests.server.client import Client, client
from tests.serving import Serving, serving

#: Frames that are no message, and the id that can be made out of them.
ODD: list[tuple[str | bytes, str | None]] = [
    ("", None),
    ("hello", None),
    ("null", None),
    ("[]", None),
    ("{}", None),
    ('{"type": "dance", "id": "1"}', "1"),
    ('{"type": "ping"}', None),
    ('{"type": "ping", "id": 7}', None),
    ('{"type": "ping", "id": ""}', None),
    ('{"type": "ping", "id": "2", "extra": true}', "2"),
    ('{"type": "ping", "id": "' + "x" * 65 + '"}', None),
    ('{"type": "move", "id": "3", "room": "a", "seat": NaN, "state": 1, "move": "x"}', None),
    ('{"type": "move", "id": "4", "room": "a", "seat": -1, "state": 1, "move": "x"}', "4"),
    ('{"type": "move", "id": "5", "room": "a", "seat": 1e400, "state": 1, "move": "x"}', None),
    ('{"type": "move", "id": "6", "room": "a", "seat": 0, "state": ' + "9" * 400 + ', "move": "x"}', None),
    ('{"type": "enter", "id": "7", "room": "../../etc"}', "7"),
    ('{"type": "enter", "id": "8", "room": "a\\u0000"}', "8"),
    ('{"type": "ping", "id": "9", "id": "10"}', None),
    ('{"type": "open", "id": "11", "game": "koikoi", "seats": ' + "[" * 5000 + "]" * 5000 + "}", None),
    ('{"a": ' * 2000 + "1" + "}" * 2000, None),
    ("\ud7ff\U0010ffff", None),
    ('{"type": "ping", "id": "\\ud800"}', None),
    ("x" * 17_000, None),
    (b"", None),
    (b'{"type": "ping", "id": "12"}', None),
    (b"\xff\xfe\x00", None),
]


@pytest.mark.parametrize("value", ["5.0", "30.5", '"30"', "true", "-1", "1e1", "1e400", "9" * 30, "[]", "{}", "9" * 9])
async def test_an_odd_clock_opens_nothing_and_the_error_names_it(house: Serving, value: str) -> None:
    async with client(house.socket) as person:
        wish = (
            '{"type": "open", "id": "1", "game": "koikoi", "seats": [{"kind": "here"}, {"kind": "here"}], "clock": %s}'
        )
        await person.connection.send(wish % value)
        error = await person.hear()
        assert error["type"] == "error"
        if value == "9" * 9:
            assert (error["code"], error["id"]) == ("bad_clock", "1")
            assert "5 to 600 seconds" in error["text"]
        else:
            assert error["code"] == "bad_message"
            assert "$.clock" in error["text"]
    async with client(house.socket, person.token) as person:
        assert person.heard("welcome")[0]["rooms"] == []


async def test_odd_messages_get_an_error_each_and_close_nothing(house: Serving) -> None:
    async with client(house.socket) as person:
        for frame, known in ODD:
            await person.connection.send(frame)
            message = await person.hear()
            if frame == '{"type": "ping", "id": "9", "id": "10"}':
                assert message == {"type": "pong", "id": "10"}  # JSON leaves it open which of two keys counts
                continue
            code = "too_long" if isinstance(frame, str) and len(frame) > Limits().message_bytes else "bad_message"
            assert (message["type"], message["code"]) == ("error", code), frame[:80]
            assert message["text"]
            if known is not None:
                assert message["id"] == known, frame
        assert (await person.ask("ping"))["type"] == "pong"


async def test_an_error_says_what_would_be_right(house: Serving) -> None:
    async with client(house.socket) as person:
        for fields, hint in [
            ({"type": "enter", "room": "no room"}, "matching regex"),
            (
                {"type": "open", "game": "koikoy", "seats": [{"kind": "here"}, {"kind": "here"}]},
                "did you mean 'koikoi'",
            ),
            ({"type": "open", "game": "koikoi", "seats": [{"kind": "here"}]}, "length >= 2"),
        ]:
            message = await person.ask(**fields)  # type: ignore[arg-type]
            assert message["type"] == "error"
            assert hint in message["text"]


async def test_before_hello_only_hello_is_heard(house: Serving) -> None:
    async with connect(house.socket) as connection:
        person = Client(connection)
        assert (await person.ask("ping"))["code"] == "hello_first"
        await person.hello()
        assert (await person.ask("ping"))["type"] == "pong"


async def test_a_token_of_another_form_is_an_error(house: Serving) -> None:
    async with connect(house.socket) as connection:
        person = Client(connection)
        for token in ("me", "x" * 33, "é" * 32, "../../../../../../../../../../..", "x" * 32 + "\n", "x" * 31 + "\n"):
            await person.say("hello", version=2, token=token)
            assert (await person.hear())["code"] == "bad_message"
        await person.hello("x" * 32)


@pytest.mark.parametrize("origin", ["http://elsewhere.example", "null", "https://127.0.0.1", "http://[", ""])
async def test_a_page_from_elsewhere_does_not_get_in(house: Serving, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refusal:
        async with connect(house.socket, additional_headers={"Origin": origin}):
            pass
    assert refusal.value.response.status_code == 403


async def test_the_houses_own_page_gets_in(house: Serving) -> None:
    async with connect(house.socket, additional_headers={"Origin": house.url.rstrip("/")}) as connection:
        await Client(connection).hello()


async def test_a_text_frame_that_is_no_text_closes_its_connection_only(house: Serving) -> None:
    async with client(house.socket) as person, client(house.socket) as other:
        await person.connection.send(b"\xff\xfe", text=True)
        with pytest.raises(ConnectionClosed) as closed:
            await person.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1007
        assert (await other.ask("ping"))["type"] == "pong"


async def test_a_message_without_end_closes_its_connection_only(house: Serving) -> None:
    async with client(house.socket) as person, client(house.socket) as other:
        await person.connection.send("x" * 100_000)
        with pytest.raises(ConnectionClosed) as closed:
            await person.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
        assert (await other.ask("ping"))["type"] == "pong"


async def test_F08_housemates_play_at_the_same_time(house: Serving) -> None:
    async with client(house.socket) as one, client(house.socket) as other:
        for person in (one, other):
            await person.open("random", None, months=3)
        for _ in range(5):
            for person in (one, other):
                view = await person.my_turn()
                assert (await person.move(view["legal"][0]))["type"] == "done"


async def test_two_tabs_follow_one_room(house: Serving) -> None:
    async with client(house.socket) as person, client(house.socket, person.token) as tab:
        room = await person.open("random", None, months=3)
        assert await tab.enter(room) == person.view or tab.view["state"] >= person.view["state"]
        for actor in (person, tab, person, tab):
            view = await actor.my_turn()
            done = await actor.move(view["legal"][0])
            assert done["type"] == "done"
            for other in (person, tab):
                await other.newer(view["state"])
        await person.my_turn()
        await tab.until(state=person.view["state"])
        assert tab.view == person.view


async def test_a_double_click_moves_once(house: Serving) -> None:
    async with client(house.socket) as person:
        await person.open("random", None, months=3)
        view = await person.my_turn()
        asked = person.fresh()
        fields = {"room": view["room"], "seat": 1, "state": view["state"], "move": view["legal"][0]}
        # Both leave before either is answered; then once more under another id, as a second press would.
        await person.say("move", id=asked, **fields)
        await person.say("move", id=asked, **fields)
        third = await person.say("move", **fields)
        first, second = await person.answer(asked), await person.answer(asked)
        assert first == second
        assert first["type"] == "done"
        assert (await person.answer(third))["reason"] == "stale"


async def test_a_reader_that_stops_reading_is_let_go(house: Serving) -> None:
    """Its answers pile up in the house only so far; others are served meanwhile."""
    async with client(house.socket) as lazy, client(house.socket) as other:
        lazy.connection.transport.pause_reading()
        with pytest.raises(ConnectionClosed):
            await chatter(lazy)
        assert (await other.ask("ping"))["type"] == "pong"


async def chatter(person: Client) -> None:
    """Ask and ask, and never listen."""
    ping = msgspec.json.encode({"type": "ping", "id": "x" * 64}).decode()
    while True:
        await person.connection.send(ping)


async def test_who_sends_too_fast_is_read_more_slowly_and_loses_nothing(tmp_path: Path) -> None:
    with serving(tmp_path, "--rate", "40") as slow_house:
        async with client(slow_house.socket) as person, client(slow_house.socket) as other:
            began = time.monotonic()
            asked = [await person.say("ping") for _ in range(int(Limits().burst) + 60)]
            # Somebody else does not wait for that.
            assert (await other.ask("ping"))["type"] == "pong"
            assert [(await person.answer(one))["type"] for one in asked] == ["pong"] * len(asked)
            # 60 more than a burst, at 40 a second: it takes a second at least.
            assert time.monotonic() - began >= 1.0


async def test_a_persons_connections_share_one_rate_and_dear_commands_cost_more(tmp_path: Path) -> None:
    with serving(tmp_path, "--rate", "40") as slow_house:
        async with client(slow_house.socket) as one, client(slow_house.socket, one.token) as other:
            room = await one.open(None, None)
            began = time.monotonic()
            # Together half as much again as is there at once: 2.5 s at 40 points a second, less what came meanwhile.
            count = round(0.75 * Limits().burst / PRICES["enter"])
            asked = [(person, await person.say("enter", room=room)) for _ in range(count) for person in (one, other)]
            for person, command in asked:
                assert (await person.answer(command))["type"] == "done"
            assert time.monotonic() - began >= 1.5
