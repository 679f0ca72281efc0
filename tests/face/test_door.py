"""One door: whatever is handed to the Python face is looked at there, and what is wrong is said in words."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import hanpan
from hanpan import CardError, NotationError, OptionError

# Typed as anything: what a type checker would refuse is asked on purpose.
KOIKOI: Any = hanpan.game("koikoi")
DAIFUGO: Any = hanpan.game("daifugo")
game: Any = hanpan.game
POS = KOIKOI.deal(seed=1)
SEAT = POS.actors[0]
OTHER = 1 - SEAT
OVER = DAIFUGO.deal("goran_duel", seed=1)
while not OVER.over:
    OVER = OVER.play(OVER.actors[0], OVER.legal(OVER.actors[0])[0])

NOT_WHOLE = (1.0, 0.5, "0", None, True, np.True_, np.float64(0), [0], (0,), 0j)


@pytest.mark.parametrize("wrong", NOT_WHOLE, ids=repr)
@pytest.mark.parametrize(
    "ask",
    [
        lambda wrong: POS.legal(wrong),
        lambda wrong: POS.reason(wrong, 1),
        lambda wrong: POS.play(wrong, POS.legal(SEAT)[0]),
        lambda wrong: POS.view(wrong),
        lambda wrong: POS.guess(wrong, 1),
        lambda wrong: POS.agrees(wrong, POS),
        lambda wrong: KOIKOI.deal(seed=1, lot=[wrong]),
        lambda wrong: OVER.advanced([wrong]),
        lambda wrong: KOIKOI.ready(KOIKOI.options(), [wrong]),
    ],
)
def test_what_is_no_whole_number_is_refused(ask: Callable[[Any], object], wrong: Any) -> None:
    with pytest.raises(TypeError, match="is a whole number, not "):
        ask(wrong)


@pytest.mark.parametrize("wrong", [wrong for wrong in NOT_WHOLE if wrong != "0" or isinstance(wrong, float)], ids=repr)
def test_moves_and_seeds_are_whole_numbers_too(wrong: Any) -> None:
    with pytest.raises(TypeError, match="is a whole number, not "):
        POS.reason(SEAT, wrong)
    with pytest.raises(TypeError, match="is a whole number, not "):
        POS.play(SEAT, wrong)
    with pytest.raises(TypeError, match="is a whole number, not "):
        POS.guess(SEAT, wrong)
    if wrong is not None:
        with pytest.raises(TypeError, match="a seed, where it is not bytes, is a whole number, not "):
            KOIKOI.deal(seed=wrong)


@pytest.mark.parametrize("kind", [np.int8, np.int32, np.int64, np.uint8, np.uint64], ids=lambda kind: kind.__name__)
def test_any_integer_counts_as_one(kind: Any) -> None:
    move = POS.legal(SEAT)[0]
    assert POS.legal(kind(SEAT)) == POS.legal(SEAT)
    assert POS.view(kind(SEAT)) == POS.view(SEAT)
    assert POS.guess(kind(SEAT), kind(3)) == POS.guess(SEAT, 3)
    assert KOIKOI.deal(seed=kind(7)) == KOIKOI.deal(seed=7)
    assert KOIKOI.deal(seed=7, lot=kind(1)) == KOIKOI.deal(seed=7, lot=1)
    assert KOIKOI.deal(deck=[kind(card) for card in range(48)]) == KOIKOI.deal(deck=range(48))
    assert KOIKOI.options(months=kind(6), five_brights=kind(12)) == KOIKOI.options(months=6, five_brights=12)
    assert type(KOIKOI.options(months=kind(6)).months) is int
    if kind in (np.int64, np.uint64):
        assert POS.play(kind(SEAT), kind(move)) == POS.play(SEAT, move)


@pytest.mark.parametrize(
    ("ask", "error", "words"),
    [
        (lambda: KOIKOI.options(months=6.0), OptionError, "months must be one of 3, 6, 12, not 6.0"),
        (lambda: KOIKOI.options(set_points=6.0), OptionError, "set_points must be one of 5, 6, not 6.0"),
        (lambda: DAIFUGO.options(run_revolution=4.0), OptionError, "run_revolution must be one of 0, 4, 5, not 4.0"),
        (
            lambda: DAIFUGO.options(run_revolution=False),
            OptionError,
            "run_revolution must be one of 0, 4, 5, not False",
        ),
        (lambda: DAIFUGO.options(seats=np.float64(4)), OptionError, "seats must be a whole number from 2 to 8"),
        (lambda: KOIKOI.options(viewing=["off"]), OptionError, "viewing must be one of counts, off, with_another"),
        (lambda: KOIKOI.options(months=[6]), OptionError, "months must be one of 3, 6, 12, not [6]"),
        (lambda: KOIKOI.options(""), OptionError, "there is no preset ''"),
        (lambda: DAIFUGO.options(""), OptionError, "there is no preset ''; there are goran"),
        (lambda: DAIFUGO.options(3), TypeError, "a preset's name is a str, not 3"),
        (lambda: DAIFUGO.options({3: 3}), OptionError, "there is no option 3; there are seats"),
        (lambda: DAIFUGO.deal({"seat": 3}, seed=1), OptionError, "there is no option 'seat'; did you mean 'seats'?"),
        (lambda: DAIFUGO.deal("dokapo", seed=1), OptionError, "there is no preset 'dokapo'"),
        (lambda: DAIFUGO.deal(KOIKOI.options(), seed=1), OptionError, "these are options of koikoi, not of daifugo"),
        (lambda: DAIFUGO.ready(KOIKOI.options(), 0), OptionError, "these are options of koikoi, not of daifugo"),
        (lambda: DAIFUGO.options(KOIKOI.options()), OptionError, "these are options of koikoi, not of daifugo"),
        (lambda: DAIFUGO.deal(7, seed=1), TypeError, "a preset's name is a str, not 7"),
        (lambda: KOIKOI.deal(seed=1, lot=-1), ValueError, "a lot is a number from 0 to 2**53 - 1, not -1"),
        (lambda: DAIFUGO.deal(seed=1, lot=1 << 53), ValueError, "a lot is a number from 0 to 2**53 - 1"),
        (lambda: KOIKOI.ready(KOIKOI.options(), 1 << 64), ValueError, "a lot is a number from 0 to 2**53 - 1"),
        (lambda: OVER.advanced(-1), ValueError, "a lot is a number from 0 to 2**53 - 1, not -1"),
        (lambda: OVER.advanced(way=3), TypeError, "a way on to the next round is a str, not 3"),
        (lambda: OVER.next_round(seed=1, label=3), TypeError, "a round's label is a str, not 3"),
        (
            lambda: KOIKOI.deal(deck=[0.0, *range(1, 48)]),
            CardError,
            "a card of the hwatu deck is a name or a number, not 0.0",
        ),
        (lambda: KOIKOI.deal(deck=[True, 0, *range(2, 48)]), CardError, "is a name or a number, not True"),
        (lambda: KOIKOI.deal(deck=[None] * 48), CardError, "is a name or a number, not None"),
        (lambda: KOIKOI.read(None), TypeError, "a position's text is a str, not None"),
        (lambda: KOIKOI.read(b"koikoi"), TypeError, "a position's text is a str, not b'koikoi'"),
        (lambda: KOIKOI.parse(POS, None), TypeError, "a move's text is a str, not None"),
        (lambda: game(None), TypeError, "a game's name is a str, not None"),
        (lambda: game(3), TypeError, "a game's name is a str, not 3"),
        (
            lambda: POS.play(SEAT, DAIFUGO.parse(OVER, "pass")),
            NotationError,
            "pass is a move of daifugo, not of koikoi",
        ),
        (lambda: POS.points, ValueError, "the round is not over"),
        (lambda: POS.places, ValueError, "the round is not over"),
        (lambda: POS.view(SEAT).points, ValueError, "the round is not over"),
    ],
)
def test_each_error_says_what_would_be_right(ask: Callable[[], object], error: type[Exception], words: str) -> None:
    with pytest.raises(error) as raised:
        ask()
    assert words in str(raised.value)
    assert len(str(raised.value)) < 1000


@pytest.mark.parametrize("word", ["1_0", "+1", "01", "-0", "１", "١", " 1", "1.0", "1e1", "0x1", "", "9" * 30])
def test_numbers_in_texts_are_plain_digits(word: str) -> None:
    options, bar, fields = POS.text.partition(" | ")
    with pytest.raises(NotationError):
        KOIKOI.read(f"{options}{bar}{fields.replace('month=1', f'month={word}')}")
    with pytest.raises(NotationError):
        KOIKOI.read(f"{options} five_brights={word}{bar}{fields}")
    with pytest.raises(OptionError):
        KOIKOI.spec.options.parse("five_brights", word)


def test_options_may_be_a_mapping_or_a_presets_name() -> None:
    dokopa = DAIFUGO.deal(DAIFUGO.options("dokopa"), seed=1)
    assert DAIFUGO.deal("dokopa", seed=1) == dokopa
    assert DAIFUGO.deal(dict(DAIFUGO.options("dokopa")), seed=1) == dokopa
    assert DAIFUGO.deal({"seats": 5}, seed=1) == DAIFUGO.deal(DAIFUGO.options(seats=5), seed=1)
    assert DAIFUGO.options({"seats": 5, "jokers": 2}, jokers=0) == DAIFUGO.options(seats=5, jokers=0)
    assert DAIFUGO.options(DAIFUGO.options("dokopa"), seats=5) == DAIFUGO.options("dokopa", seats=5)
    # Another object for the same game: its options are this game's.
    again = hanpan.Game(DAIFUGO.spec).options("dokopa")
    assert DAIFUGO.deal(again, seed=1) == dokopa
    assert DAIFUGO.ready("dokopa", 3) == DAIFUGO.ready(DAIFUGO.options("dokopa"), 3)


# ------------------------------------------------------------------------------------------ a view knows its seat


def test_a_view_answers_for_its_own_seat_alone() -> None:
    seen = POS.view(SEAT)
    assert seen.legal(SEAT) == POS.legal(SEAT)
    assert seen.guess(SEAT, 1) == POS.guess(SEAT, 1)
    assert seen.view(SEAT) == seen
    assert seen.view(-1) == POS.view(-1)
    asked: list[Callable[[], object]] = [
        lambda: seen.guess(OTHER, 1), lambda: seen.view(OTHER), lambda: seen.legal(OTHER),
        lambda: seen.reason(OTHER, 1), lambda: seen.guess(-1, 1), lambda: seen.agrees(OTHER, POS),
    ]  # fmt: skip
    for ask in asked:
        with pytest.raises(ValueError, match=f"this is what seat {SEAT} sees, in which nothing can be asked for seat"):
            ask()
    watched = POS.view(-1)
    assert watched.guess(-1, 1).full
    with pytest.raises(ValueError, match="this is what a spectator sees, in which nothing can be asked for seat 0"):
        watched.legal(0)


def test_a_view_knows_its_seat_when_it_was_copied_and_any_may_be_asked_where_it_is_unknown() -> None:
    seen = POS.view(SEAT)
    for again in (copy.copy(seen), copy.deepcopy(seen), pickle.loads(pickle.dumps(seen))):
        assert again == seen
        with pytest.raises(ValueError, match="sees"):
            again.guess(OTHER, 1)
    read = KOIKOI.read(seen.text)  # a text does not say
    assert read == seen
    assert read.guess(SEAT, 1) == POS.guess(SEAT, 1)


def test_a_view_in_which_nothing_is_blank_answers_for_all() -> None:
    """A hand of Big Two for four is open to everyone when it is over."""
    end = hanpan.game("bigtwo").deal(seed=1)
    while not end.over:
        end = end.play(end.actors[0], end.legal(end.actors[0])[0])
    seen = end.view(0)
    assert seen.full
    assert seen.view(1) == end.view(1)
    assert seen.points == end.points


def test_the_truth_and_every_guess_agree_with_a_view_and_another_deal_does_not() -> None:
    seen = POS.view(SEAT)
    assert seen.agrees(SEAT, POS)
    assert seen.agrees(SEAT, POS.guess(SEAT, 5))
    assert not seen.agrees(SEAT, KOIKOI.deal(seed=2, lot=SEAT))
    assert not seen.agrees(SEAT, seen)
    assert not seen.agrees(SEAT, hanpan.game("daifugo").deal(seed=1))
