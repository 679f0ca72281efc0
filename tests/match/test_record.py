"""Record files: there and back, and every damage named."""

from __future__ import annotations

import random
import re
from itertools import count

import pytest
from hypothesis import given
from hypothesis import strategies as st

import hanpan
from hanpan.match import MatchError, RulesVersionError, fold, leave, replay, start
from hanpan.match.record import MatchRunning, Record, RecordError, read, record, write
from tests.contract.kit import random_options
from tests.match.support import KOIKOI, NOON, begin, deck, first_seed, months_in, some_moves, steps, whole

NAMES = ("민수", "computer (hard)")
ANY_SEED = "f" * 64


def without_seed(text: str) -> str:
    return re.sub(r"seed: .*\n", "", text)


# -------------------------------------------------------------------------------------------------- there and back


@pytest.mark.parametrize("name", hanpan.game_names())
def test_fifty_matches_come_back_byte_for_byte(name: str) -> None:
    """With their seed, and from the rounds' decks alone."""
    game = hanpan.game(name)
    for number in range(50):
        chance = random.Random(f"{name} {number}")
        options = random_options(game, chance)
        if "rounds" in options:  # up to a thousand else
            options = game.options(**dict(options) | {"rounds": chance.randint(1, 3)})
        events = start(game, options, chance.randbytes(32), NOON + number).events
        match = replay(events)
        for more, after in steps(match, chance):
            events += more
            match = after
        names = [f"player {seat}" for seat in range(match.position.seats)] if number % 2 else []
        text = write(events, names)
        for written in (text, without_seed(text)):
            back = read(written)
            assert back.text == written
            assert back.names == tuple(names)
            assert [bytes([*r.positions()][-1] if r.moves else r.first) for r in back.rounds] == [
                bytes(finished.position) for finished in match.results
            ]
            assert [r.moves for r in back.rounds] == [finished.played for finished in match.results]
            assert bytes(back.end) == bytes(match.position)
        assert read(text) == record(events, names)


def test_a_match_given_up_comes_back() -> None:
    for moves in (0, 1, 25, 40):
        match, events = begin(8, months=3)
        for _count, (more, after) in zip(range(moves), steps(match, random.Random(8)), strict=False):
            events += more
            match = after
        assert not match.over
        events += leave(match, 1, NOON).events
        text = write(events, NAMES)
        assert text.splitlines()[-2] == "left: seat 1"
        back = read(text)
        assert (back, back.text, back.left) == (record(events, NAMES), text, 1)
        assert bytes(back.end) == bytes(match.position)


def test_a_match_left_between_rounds_comes_back() -> None:
    """No decision leaves a match there; a log cut by hand may."""
    match, events = begin(7, months=3)
    for more, _after in steps(match, random.Random(7)):
        events += more[:1]
        if len(more) > 1:
            break
    match = replay(events)
    events += leave(match, 0, NOON).events
    back = read(write(events))
    assert (len(back.rounds), back.left, back.end.over) == (1, 0, True)
    waiting = fold(None, events[0])
    undealt = read(write([events[0], *leave(waiting, 0, NOON).events]))
    assert (undealt.rounds, undealt.left, bytes(undealt.end)) == ((), 0, bytes(waiting.position))


def test_KK_05_a_record_says_which_deal_counted() -> None:
    number = first_seed(field_of_four=True, special_hands=0)
    counted = next(attempt for attempt in count() if 4 not in months_in(deck(number, 1, attempt)[16:24]))
    _match, events = whole(number, months=3)
    lines = write(events).splitlines()
    at = next(index for index, line in enumerate(lines) if line.startswith("round 1,"))
    assert f"deal {counted + 1}," in lines[at]
    names = KOIKOI.spec.deck.names
    assert lines[at + 1] == "deck: " + " ".join(names[card] for card in deck(number, 1, counted))


def test_the_heading_can_be_read() -> None:
    _match, events = whole(1, months=6, seven_doubles=False)
    assert write(events, NAMES).splitlines()[:9] == [
        "hanpan record 1",
        "game: koikoi",
        f"rules: {KOIKOI.spec.version}",
        "options: months=6 seven_doubles=off",
        "date: 2023-11-14T22:13:20Z",
        "seed: " + "00" * 31 + "01",
        "seat 0: 민수",
        "seat 1: computer (hard)",
        "",
    ]


def test_no_record_of_a_running_match() -> None:
    for match_events in (begin(1)[1], whole(1, months=3)[1][:-1], []):
        with pytest.raises(MatchRunning, match="still running"):
            write(match_events)


@pytest.mark.parametrize("names", [("a",), ("a", "b", "c"), ("a", "b\nend:"), ("a", " b"), ("a", "")])
def test_names_that_do_not_fit(names: tuple[str, ...]) -> None:
    _match, events = whole(1, months=3)
    with pytest.raises(ValueError, match="name"):
        write(events, names)


# ----------------------------------------------------------------------------------------------------------- damage

TEXT = write(whole(7, months=3)[1], NAMES)
LINES = TEXT.splitlines()


def line_of(start_of: str) -> int:
    """The index of the first line that begins so."""
    return next(index for index, line in enumerate(LINES) if line.startswith(start_of))


def broken(lines: list[str]) -> RecordError:
    with pytest.raises(RecordError) as caught:
        read("\n".join(lines) + "\n")
    assert str(caught.value).startswith(f"line {caught.value.line}: ")
    return caught.value


def test_every_line_is_missed() -> None:
    """But for the seed, without which a record still stands."""
    for index, line in enumerate(LINES):
        rest = LINES[:index] + LINES[index + 1 :]
        if line.startswith("seed: "):
            assert read("\n".join(rest)).seed is None
        else:
            assert broken(rest).line in (index, index + 1, index + 2), line


def test_every_line_stands_once() -> None:
    for index, line in enumerate(LINES):
        assert broken(LINES[: index + 1] + LINES[index:]).line == index + 2, line


def test_a_record_cut_short_breaks_off() -> None:
    for index in range(len(LINES)):
        error = broken(LINES[:index])
        assert "breaks off" in str(error)
    for cut in range(len(TEXT) - 2):
        with pytest.raises(RecordError):
            read(TEXT[:cut])


def test_two_lines_cannot_change_places() -> None:
    for index in range(len(LINES) - 1):
        one, two = LINES[index : index + 2]
        if one != two:
            broken([*LINES[:index], two, one, *LINES[index + 2 :]])


def test_a_deck_must_be_the_one_of_the_seed() -> None:
    at = line_of("deck: ")
    cards = LINES[at].split()[1:]
    for one, two in ((0, 1), (20, 21), (46, 47), (3, 40)):
        other = list(cards)
        other[one], other[two] = other[two], other[one]
        error = broken([*LINES[:at], "deck: " + " ".join(other), *LINES[at + 1 :]])
        assert error.line == at + 1
        assert "the seed deals otherwise" in str(error)


def test_a_lot_must_be_the_one_of_the_seed() -> None:
    at = line_of("round 2")
    error = broken([*LINES[:at], re.sub("lot .*", "lot 77", LINES[at]), *LINES[at + 1 :]])
    assert error.line == at + 1
    assert "the seed draws the lot" in str(error)


def test_another_seed_has_other_lots_and_decks() -> None:
    at = line_of("seed: ")
    error = broken([*LINES[:at], f"seed: {ANY_SEED}", *LINES[at + 1 :]])
    assert error.line == line_of("round 1") + 1


def test_without_a_seed_the_moves_and_results_still_bear_witness() -> None:
    """Hands that change places make the first move one of a card not in hand."""
    lines = without_seed(TEXT).splitlines()
    at = next(index for index, line in enumerate(lines) if line.startswith("deck: "))
    cards = lines[at].split()[1:]
    error = broken([*lines[:at], "deck: " + " ".join([*cards[8:16], *cards[:8], *cards[16:]]), *lines[at + 1 :]])
    assert error.line == at + 2
    assert "not_in_hand" in str(error)


DAMAGE = [
    ("hanpan record 1", "hanpan record 2", "layout is version 2; known here is version 1"),
    ("hanpan record 1", "hanpan recording", "expected 'hanpan record 1'"),
    ("game: koikoi", "game: koikoy", "did you mean 'koikoi'"),
    ("game: koikoi", "play: koikoi", "expected 'game: NAME'"),
    ("options: months=3", "options: months=4", "months must be one of 3, 6, 12"),
    ("options: months=3", "options: months=3 months=3", "months stands twice"),
    ("options: months=3", "options: moths=3", "did you mean 'months'"),
    ("date: 2023-", "date: 23-", "a date is written"),
    ("date: 2023-11-14", "date: 2023-11-31", "a date is written"),
    ("seat 1: computer (hard)", "seat 1: computer (hard)\nseat 2: ann", "2 seats play"),
    ("round 1, deal 1,", "round 2, deal 1,", "expected 'round 1, deal NUMBER, lot NUMBER' or 'left: seat NUMBER'"),
    ("round 2, deal 1,", "round 3, deal 1,", "expected 'round 2, deal NUMBER, lot NUMBER'"),
    ("round 1, deal 1,", "round 1, deal 2,", "the seed deals otherwise: deal 1"),
    ("round 1, deal 1, lot ", "round 1, deal 1, lot 0", "expected 'round 1, deal NUMBER, lot NUMBER'"),
    ("deck: ", "deck: 13-bright ", "there is no card '13-bright'"),
    ("deck: ", "deck: 01-bright ", "01-bright stands twice"),
    ("1. seat ", "1. seat 7", "expected move 1 of round 1"),
    ("1. seat ", "2. seat ", "expected move 1 of round 1"),
    ("result: points ", "result: points 1", "expected the result of round 1, 'result: points "),
    ("end: totals ", "end: totals 1", "expected the end, 'end: totals "),
]


@pytest.mark.parametrize(("right", "wrong", "words"), DAMAGE)
def test_damage_is_named(right: str, wrong: str, words: str) -> None:
    assert right in TEXT
    with pytest.raises(RecordError, match=re.escape(words)):
        read(TEXT.replace(right, wrong, 1))


def test_every_move_is_checked() -> None:
    """Each move changed to the other seat, to no move, and to a card that has been played before."""
    moves = [index for index, line in enumerate(LINES) if re.match(r"\d+\. ", line)]
    assert len(moves) > 30
    for index in moves:
        number, seat, _move = re.fullmatch(r"(\d+)\. seat (\d): (.*)", LINES[index]).groups()  # type: ignore[union-attr]
        for wrong in (
            LINES[index].replace(f"seat {seat}", f"seat {1 - int(seat)}"),
            LINES[index].replace(f"seat {seat}", "seat 5"),
            f"{number}. seat {seat}: pass",
            f"{number}. seat {seat}: 01-bright>02-red",
        ):
            assert broken([*LINES[:index], wrong, *LINES[index + 1 :]]).line == index + 1


def test_a_deal_that_does_not_count_is_no_round() -> None:
    number = first_seed(field_of_four=True, special_hands=0)
    names = KOIKOI.spec.deck.names
    voided = " ".join(names[card] for card in deck(number, 1, 0))
    text = without_seed(write(whole(number, months=3)[1]))
    with pytest.raises(RecordError, match="this deal counts for nothing"):
        read(re.sub("deck: .*", f"deck: {voided}", text, count=1))


def test_a_lot_has_thirty_two_bits() -> None:
    text = re.sub("lot [0-9]+", "lot 4294967296", without_seed(TEXT), count=1)
    with pytest.raises(RecordError, match="a lot is below"):
        read(text)


def test_nobody_else_can_leave() -> None:
    match = some_moves(8, 5, months=3)
    _match, events = begin(8, months=3)
    for _count, (more, _after) in zip(range(5), steps(replay(events), random.Random(8)), strict=False):
        events += more
    text = write([*events, *leave(match, 0, NOON).events])
    with pytest.raises(RecordError, match="seats are 0 to 1, not 7"):
        read(text.replace("left: seat 0", "left: seat 7"))
    with pytest.raises(RecordError, match="expected 'left: seat NUMBER', not 'left: nobody'"):
        read(text.replace("left: seat 0", "left: nobody"))


def test_F12_a_record_of_other_rules_says_which() -> None:
    version = KOIKOI.spec.version
    with pytest.raises(RulesVersionError, match=f"made with version {version + 1} of the rules of koikoi"):
        read(TEXT.replace(f"rules: {version}", f"rules: {version + 1}"))


@given(st.text(max_size=300))
def test_any_text_is_a_record_or_an_error_of_ours(text: str) -> None:
    with pytest.raises(RecordError):
        read(text)


@given(st.integers(0, len(TEXT) - 1), st.characters(codec="utf-8"))
def test_one_character_off(at: int, character: str) -> None:
    """A damaged record is refused, or the damage is in what nothing depends on: names and the date."""
    try:
        back = read(TEXT[:at] + character + TEXT[at + 1 :])
    except MatchError:
        return
    assert isinstance(back, Record)
    assert back.rounds == read(TEXT).rounds
    assert back.end == read(TEXT).end


def test_line_ends_of_other_systems_do_not_matter() -> None:
    plain = read(TEXT)
    assert read("\ufeff" + TEXT.replace("\n", "\r\n") + "\r\n") == plain
