"""Matches as folds: what `decide` returns, `fold` takes, and nothing else."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import hanpan
from hanpan.match import (
    Dealt,
    Event,
    FoldError,
    Left,
    Match,
    MatchError,
    Moved,
    Refusal,
    RulesVersionError,
    Started,
    decode,
    encode,
    fold,
    leave,
    move,
    replay,
    start,
)
from hanpan.match.fold import COMMANDS_KEPT
from tests.contract.kit import random_options
from tests.match.support import KOIKOI, NOON, begin, seed_of, some_moves, steps, whole

seeds = st.binary(min_size=32, max_size=32)


@settings(max_examples=60)
@given(name=st.sampled_from(hanpan.game_names()), seed=seeds, number=st.integers(0, 2**32))
def test_whatever_is_decided_can_follow(name: str, seed: bytes, number: int) -> None:
    """Any game, any options, random moves: every event folds, also after a journey through the log as bytes."""
    game, chance = hanpan.game(name), random.Random(number)
    events = start(game, random_options(game, chance), seed, NOON).events
    match = replay(events)
    assert isinstance(events[0], Started)
    assert match.round >= 1
    for more, after in steps(match, chance):
        assert isinstance(more[0], Moved)
        assert all(isinstance(event, Dealt) for event in more[1:])
        assert after.seq == match.seq + len(more)
        events += more
        match = after
    assert match.seq == len(events)
    assert match == replay(decode(encode(event)) for event in events)
    assert match.results[-1].position == match.position
    assert [finished.round for finished in match.results] == list(range(1, match.round + 1))


@settings(max_examples=30)
@given(seed=seeds, number=st.integers(0, 2**32), moves=st.integers(0, 60))
def test_a_match_can_be_left_at_any_time(seed: bytes, number: int, moves: int) -> None:
    events = start(KOIKOI, KOIKOI.options(months=3), seed, NOON).events
    match = replay(events)
    for _count, (_more, after) in zip(range(moves), steps(match, random.Random(number)), strict=False):
        match = after
    if match.over:
        with pytest.raises(Refusal, match="match_over"):
            leave(match, 1, NOON)
        return
    [left] = leave(match, 1, NOON).events
    ended = fold(match, left)
    assert ended.over
    assert ended.left
    assert (ended.position, ended.results, ended.seq) == (match.position, match.results, match.seq + 1)
    with pytest.raises(Refusal, match="match_over"):
        move(ended, 0, "stop", ended.seq, "", NOON)


def test_equal_events_make_equal_matches() -> None:
    one, events = whole(5, months=3)
    two = replay(events)
    assert (one, hash(one), bytes(one.position)) == (two, hash(two), bytes(two.position))


# ------------------------------------------------------------------------------------------------------- refusals


def test_E03_a_refused_move_changes_nothing() -> None:
    match, _events = begin(1)
    before = bytes(match.position), match.seq, match.played
    seat = match.position.actors[0]
    for wish, who, state, reason in [
        ("stop", seat, match.seq, "nothing_to_call"),
        ("01-red", 1 - seat, match.seq, "not_your_turn"),
        (str(match.position.legal(seat)[0]), seat, match.seq - 1, "stale"),
        (str(match.position.legal(seat)[0]), seat, match.seq + 1, "stale"),
    ]:
        with pytest.raises(Refusal) as caught:
            move(match, who, wish, state, "", NOON)
        assert caught.value.reason == reason
    assert (bytes(match.position), match.seq, match.played) == before


def test_text_that_is_no_move_is_no_refusal() -> None:
    match, _events = begin(1)
    with pytest.raises(hanpan.NotationError, match="moves are written"):
        move(match, match.position.actors[0], "13-bright", match.seq, "", NOON)


def test_a_seat_that_is_not_there() -> None:
    match, _events = begin(1)
    with pytest.raises(ValueError, match="seats are 0 to 1, not 2"):
        move(match, 2, "stop", match.seq, "", NOON)


def test_the_end_is_the_end() -> None:
    match, _events = whole(2, months=3)
    with pytest.raises(Refusal) as caught:
        move(match, 0, "stop", match.seq, "", NOON)
    assert caught.value.reason == "match_over"


# -------------------------------------------------------------------------------------------------------- repeats


def test_a_repeated_command_acts_once() -> None:
    """A double click, or a retry after a crash: the same answer, no event."""
    match, events = begin(3)
    seat = match.position.actors[0]
    wish = str(match.position.legal(seat)[0])
    more = move(match, seat, wish, match.seq, "ann 1", NOON).events
    after = replay(decode(encode(event)) for event in [*events, *more])
    assert after.commands["ann 1"] == after.seq
    assert move(after, seat, wish, match.seq, "ann 1", NOON).events == []
    with pytest.raises(Refusal) as caught:
        move(after, seat, wish, match.seq, "ann 2", NOON)
    assert caught.value.reason == "stale"


def test_a_command_that_ends_a_round_led_past_the_next_deal() -> None:
    match, _events = begin(4, months=3)
    for more, after in steps(match, random.Random(4)):
        asked = [event.command for event in more if isinstance(event, Moved)]
        assert [after.commands[command] for command in asked] == [after.seq]
        assert match.commands.items() <= after.commands.items(), "earlier commands keep their numbers"
        match = after
        if len(more) > 1:
            break
    assert match.round == len(more)


def test_only_recent_commands_are_kept() -> None:
    match, _events = whole(6, months=12)
    moves = match.seq - 1 - match.round
    assert moves > COMMANDS_KEPT
    assert len(match.commands) == COMMANDS_KEPT
    assert match.seq in match.commands.values()
    assert min(match.commands.values()) > match.seq - COMMANDS_KEPT - match.round


def test_moves_nobody_asked_for_are_not_remembered() -> None:
    match, _events = begin(3)
    seat = match.position.actors[0]
    for event in move(match, seat, str(match.position.legal(seat)[0]), match.seq, "", NOON).events:
        match = fold(match, event)
    assert not match.commands


# --------------------------------------------------------------------------------------- events that cannot follow


def started(**changed: object) -> Started:
    given = {"game": "koikoi", "rules": KOIKOI.spec.version, "options": {}, "seed": seed_of(1).hex(), "at": NOON}
    return Started(**(given | changed))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("changed", "words"),
    [
        ({"game": "koikoy"}, "there is no game 'koikoy'; did you mean 'koikoi'"),
        ({"options": {"moths": 3}}, "there is no option 'moths'; did you mean 'months'"),
        ({"options": {"months": 4}}, "months must be one of 3, 6, 12, not 4"),
        ({"seed": "zz"}, "no match can start so"),
        ({"seed": "00"}, "a seed has 32 bytes, not 1"),
    ],
)
def test_a_match_that_cannot_start(changed: dict[str, object], words: str) -> None:
    with pytest.raises(FoldError, match=words):
        fold(None, started(**changed))


def test_F12_a_match_of_other_rules_says_which() -> None:
    here = KOIKOI.spec.version
    with pytest.raises(
        RulesVersionError, match=f"version {here + 1} of the rules of koikoi; here is version {here}"
    ) as e:
        fold(None, started(rules=here + 1))
    assert (e.value.made_with, e.value.here) == (here + 1, here)
    assert isinstance(e.value, MatchError)


@pytest.mark.parametrize("name", ["daifugo", "bigtwo"])
def test_F12_a_match_of_earlier_rules_goes_on_by_them(name: str) -> None:
    """It is begun from its own event, and what is decided for it says so again where the rules went otherwise."""
    game = hanpan.game(name)
    assert game.spec.oldest == 1
    match = fold(None, started(game=name, rules=1))
    again = start(game, match.options, seed_of(1), NOON)[0][0]
    assert isinstance(again, Started)
    assert again.rules == (1 if "rules" in match.options else game.spec.version)
    assert fold(None, again).options == match.options
    with pytest.raises(RulesVersionError):
        fold(None, started(game=name, rules=0))


def waiting() -> Match:
    """Started, not dealt: no decision leaves a match so, but a log might."""
    return fold(None, started())


def running() -> Match:
    return some_moves(1, 3)


def over() -> Match:
    return whole(1, months=3)[0]


@pytest.mark.parametrize(
    ("match", "event", "words"),
    [
        (None, Dealt(round=1, at=NOON), "a match begins with 'started'"),
        (None, Left(seat=0, at=NOON), "a match begins with 'started'"),
        (waiting(), started(), "event 1 starts a match that has started already"),
        (waiting(), Moved(seat=0, move="stop", at=NOON), "event 1 is a move, but no round is running"),
        (waiting(), Dealt(round=2, at=NOON), "event 1 deals round 2; round 1 is next"),
        (running(), Dealt(round=2, at=NOON), "event 5 deals round 2 while round 1 is running"),
        (running(), Moved(seat=2, move="stop", at=NOON), "event 5 names seat 2; seats are 0 to 1"),
        (running(), Moved(seat=0, move="03", at=NOON), "event 5: '03' is no move"),
        (running(), Moved(seat=0, move="stop", at=NOON), "event 5: seat 0 may not play stop"),
        (running(), Left(seat=2, at=NOON), "event 5 names seat 2"),
        (over(), Left(seat=0, at=NOON), "follows the end of the match"),
        (over(), Dealt(round=4, at=NOON), "follows the end of the match"),
    ],
)
def test_an_event_that_cannot_follow(match: Match | None, event: Event, words: str) -> None:
    with pytest.raises(FoldError, match=words):
        fold(match, event)


def test_a_move_before_the_first_deal_is_not_decided() -> None:
    with pytest.raises(MatchError, match="the first round is not dealt yet"):
        move(waiting(), 0, "stop", 1, "", NOON)


def test_no_events_are_no_match() -> None:
    with pytest.raises(FoldError, match="at least"):
        replay([])
