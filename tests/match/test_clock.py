"""What a match keeps of time: the clock's setting, the moves it made, and gathered answers. No time itself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import pytest

import hanpan
from hanpan.match import (
    Answer,
    EventError,
    Match,
    Moved,
    decode,
    encode,
    fold,
    gather,
    leave,
    move,
    replay,
    start,
    view,
)
from hanpan.match.record import RecordError, read, write
from tests.match.support import KOIKOI, NOON, seed_of

ZAYAGOSHI = hanpan.game("zayagoshi")


@pytest.fixture(autouse=True)
def _plain_rules() -> Iterator[None]:
    KOIKOI.compiled = ZAYAGOSHI.compiled = False
    yield
    KOIKOI.compiled = ZAYAGOSHI.compiled = True


def test_the_setting_stands_in_the_first_event_and_only_where_there_is_one() -> None:
    without = start(KOIKOI, KOIKOI.options(), seed_of(1), NOON).events
    with_clock = start(KOIKOI, KOIKOI.options(), seed_of(1), NOON, clock=30).events
    assert b"clock" not in encode(without[0])
    assert replay(without).clock is None
    assert b'"clock":30' in encode(with_clock[0])
    assert replay(map(decode, map(encode, with_clock))).clock == 30


@pytest.mark.parametrize("clock", [4, 601])
def test_a_setting_beyond_its_limits_is_no_event(clock: int) -> None:
    [started, *_deals] = start(KOIKOI, KOIKOI.options(), seed_of(1), NOON, clock=clock).events
    with pytest.raises(EventError, match="no event of layout version 1"):
        decode(encode(started))


def test_a_move_of_the_clocks_is_told_as_such_and_comes_back_from_a_record() -> None:
    events = start(KOIKOI, KOIKOI.options(months=3), seed_of(1), NOON, clock=45).events
    match = replay(events)
    makers: list[Literal["", "clock"]] = ["", "clock", ""]
    for by in makers:
        seat = match.position.actors[0]
        more = move(match, seat, str(match.position.legal(seat)[0]), match.seq, "", NOON, by=by).events
        assert isinstance(decode(encode(more[0])), Moved)
        events += map(decode, map(encode, more))
        match = replay(events)
    assert [turn.by_clock for turn in match.played] == [False, True, False]
    assert [played.by for played in view(match, 0).played] == [None, "clock", None]
    events += leave(match, 0, NOON).events
    text = write(events)
    lines = text.splitlines()
    assert "clock: 45" in lines
    assert [" by clock: " in line for line in lines if " seat " in line and ". " in line] == [False, True, False]
    back = read(text)
    assert back.text == text
    assert back.clock == 45
    assert back.rounds[0].moves == match.played


def test_a_record_with_a_clock_that_cannot_be_says_so() -> None:
    events = start(KOIKOI, KOIKOI.options(), seed_of(1), NOON, clock=45).events
    text = write([*events, *leave(replay(events), 0, NOON).events])
    with pytest.raises(RecordError, match="5 to 600 seconds, not 4"):
        read(text.replace("clock: 45", "clock: 4"))


# ------------------------------------------------------------------------------------------------------- windows


def asked() -> Match:
    """A match of Zayagoshi in which somebody has just discarded."""
    events = start(ZAYAGOSHI, ZAYAGOSHI.options(seats=4, dice=False), seed_of(5), NOON).events
    match = replay(events)
    seat = match.position.actors[0]
    discard = next(str(each) for each in match.position.legal(seat) if str(each).startswith("discard"))
    assert match.window == 0
    for event in move(match, seat, discard, match.seq, "", NOON).events:
        match = fold(match, event)
    return match


def test_ZX_04_all_answers_at_once_in_seat_order_and_silence_is_a_pass() -> None:
    match = asked()
    assert match.window == 4
    seats = match.position.actors
    assert len(seats) == 3
    events = gather(match, {seats[2]: Answer("pass", "a command"), seats[0]: Answer("pass")}, NOON).events
    made = [event for event in events if isinstance(event, Moved)]
    assert [(event.seat, event.move, event.by, event.command) for event in made] == [
        (seats[0], "pass", "", ""),
        (seats[1], "pass", "clock", ""),
        (seats[2], "pass", "", "a command"),
    ]
    for event in events:
        match = fold(match, event)
    assert match.window == 0
    assert match.commands["a command"] == match.seq


def test_ZX_04_who_was_silent_is_told_to_nobody_else() -> None:
    match = asked()
    seats = match.position.actors
    for event in gather(match, {seats[0]: Answer("pass")}, NOON).events:
        match = fold(match, event)
    for viewer in range(4):
        told = view(match, viewer).played[-3:]
        for seat, played in zip(seats, told, strict=True):
            expected = (None, None) if seat != viewer else ("pass", None if seat == seats[0] else "clock")
            assert (played.move, played.by) == expected


def test_without_a_window_nothing_is_gathered() -> None:
    match = replay(start(KOIKOI, KOIKOI.options(), seed_of(1), NOON).events)
    assert match.window == 0
    with pytest.raises(ValueError, match="no answers are gathered"):
        gather(match, {}, NOON)
