"""Events as bytes."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hanpan.match import Dealt, Event, EventError, Left, Moved, Started, decode, encode

SEED = "0123456789abcdef" * 4
times = st.floats(0, 4e9)
values = st.integers(-(2**53), 2**53) | st.text() | st.booleans()
seats = st.integers(0, 7)
events = st.one_of(
    st.builds(
        Started, game=st.text(), rules=st.integers(0, 99), options=st.dictionaries(st.text(), values),
        seed=st.binary(min_size=32, max_size=32).map(bytes.hex), at=times,
    ),
    st.builds(Dealt, round=st.integers(1, 1000), at=times),
    st.builds(Moved, seat=seats, move=st.text(), at=times, command=st.text()),
    st.builds(Left, seat=seats, at=times),
)  # fmt: skip


@given(events)
def test_every_event_comes_back_from_its_bytes(event: Event) -> None:
    body = encode(event)
    assert decode(body) == event
    assert b"\n" not in body


def test_the_layout_in_the_log_stays() -> None:
    """Logs outlive releases: these bytes were written by version 1 and must be read by every later one."""
    started = Started(game="koikoi", rules=1, options={"months": 3, "nomi": True}, seed=SEED, at=1.5)
    written = {
        f'{{"type":"started","game":"koikoi","rules":1,"options":{{"months":3,"nomi":true}},"seed":"{SEED}","at":1.5,'
        '"version":1}': started,
        '{"type":"dealt","round":2,"at":1.5}': Dealt(round=2, at=1.5),
        '{"type":"moved","seat":1,"move":"koikoi","at":1.5,"command":"ann 7"}': Moved(1, "koikoi", 1.5, "ann 7"),
        '{"type":"left","seat":0,"at":1.5}': Left(seat=0, at=1.5),
    }
    for text, event in written.items():
        assert decode(text.encode()) == event
        assert encode(event) == text.encode()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{}",
        '{"type":"undone","at":1.5}',
        '{"type":"dealt","at":1.5}',
        '{"type":"dealt","round":0,"at":1.5}',
        '{"type":"dealt","round":1,"at":null}',
        '{"type":"dealt","round":1,"at":-1.0}',
        '{"type":"dealt","round":1,"at":1.5,"deck":[1,2]}',
        '{"type":"moved","seat":-1,"move":"stop","at":1.5}',
        '{"type":"moved","seat":0,"move":7,"at":1.5}',
        '{"type":"left","seat":0,"at":1.5}{"type":"left","seat":0,"at":1.5}',
        '{"type":"started","game":"koikoi","rules":1,"options":{},"seed":"12","at":1.5,"version":1}',
        f'{{"type":"started","game":"koikoi","rules":1,"options":{{"months":[3]}},"seed":"{SEED}","at":1.5}}',
    ],
)
def test_what_is_no_event_is_an_error_of_its_own(text: str) -> None:
    with pytest.raises(EventError, match="no event of layout version 1"):
        decode(text.encode())


@given(st.binary(max_size=80) | st.text().map(str.encode))
def test_garbage_raises_nothing_else(body: bytes) -> None:
    with pytest.raises(EventError):
        decode(body)


@given(events, st.data())
def test_a_cut_event_is_garbage(event: Event, data: st.DataObject) -> None:
    body = encode(event)
    cut = data.draw(st.integers(0, len(body) - 1))
    with pytest.raises(EventError):
        decode(body[:cut])


def test_a_newer_layout_is_named() -> None:
    body = msgspec.json.encode(Started(game="koikoi", rules=1, options={}, seed=SEED, at=1.5, version=2))
    with pytest.raises(EventError, match="layout version 2; known here is 1"):
        decode(body)
