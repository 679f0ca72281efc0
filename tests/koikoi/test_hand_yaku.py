"""Clauses KK-11 … KK-15: hands that win as dealt."""

from __future__ import annotations

import itertools

import pytest

from hanpan.games.koikoi.rules import special_hand
from hanpan.kernel import interpreted
from tests.koikoi.board import GAME, deal, deck

FOUR = "06-animal 06-blue 06-chaff1 06-chaff2"
PAIRS = "01-bright 01-red 02-animal 02-red 04-animal 04-plain 05-animal 05-plain"
PAIRS_TOO = "07-animal 07-plain 08-bright 08-animal 09-animal 09-blue 10-animal 10-blue"


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("dealer", [0, 1])
@pytest.mark.parametrize(("hand", "clause"), [(FOUR, "KK-11"), (PAIRS, "KK-12")])
def test_KK_11_KK_12_C13_special_hand_wins_six(hand: str, clause: str, seat: int, dealer: int) -> None:
    pos = deal(first=hand if seat == dealer else "", second=hand if seat != dealer else "", lot=dealer)
    assert pos.over
    assert pos.actors == ()
    assert pos.data["ending"] == "hand"
    assert pos.points[seat] == pos.totals[seat] == 6
    assert pos.points[1 - seat] == pos.totals[1 - seat] == 0
    assert pos.places[seat] == 1
    assert pos.places[1 - seat] == 2


@pytest.mark.parametrize(
    ("counts", "special"),
    [
        ((4, 1, 1, 1, 1), True),
        ((4, 4), True),
        ((4, 2, 2), True),
        ((4, 3, 1), True),
        ((2, 2, 2, 2), True),
        ((2, 2, 2, 1, 1), False),
        ((3, 3, 2), False),
        ((3, 2, 2, 1), False),
        ((3, 3, 1, 1), False),
        ((1,) * 8, False),
    ],
)
def test_KK_12_exactly_four_months_of_two(counts: tuple[int, ...], special: bool) -> None:
    """Every way that eight cards fall into months, up to the order of months."""
    assert sum(counts) == 8
    look = interpreted(special_hand)
    for months in itertools.islice(itertools.permutations(range(12), len(counts)), 500):
        hand = sum(
            ((1 << n) - 1) << (4 * month + (0 if n > 2 else 4 - n)) for n, month in zip(counts, months, strict=True)
        )
        assert bool(look(hand)) is special
        assert bool(special_hand(hand)) is special


@pytest.mark.parametrize(("one", "two"), [(FOUR, PAIRS), (PAIRS, PAIRS_TOO), (PAIRS, FOUR)])
def test_KK_13_both_special_nobody_scores(one: str, two: str) -> None:
    for dealer in (0, 1):
        pos = deal(one, two, lot=dealer)
        assert pos.over
        assert not pos.voided
        assert pos.data["ending"] == "both_hands"
        assert pos.points == pos.totals == (0, 0)
        assert pos.places == (1, 1)


@pytest.mark.parametrize("draw", ["dealer_stays", "alternates", "dealer_wins", "other_wins"])
@pytest.mark.parametrize("dealer", [0, 1])
def test_KX_01_both_special_is_no_draw(draw: str, dealer: int) -> None:
    """No points, no winner, dealer unchanged under every draw option; the month counts (KK-09, KK-15)."""
    pos = deal(FOUR, PAIRS, lot=dealer, draw=draw, draw_points=9)
    assert pos.points == pos.totals == (0, 0)
    after = pos.next_round(deck=deck())
    assert after is not None
    assert (after.data["dealer"], after.data["month"], after.totals) == (dealer, 2, (0, 0))


def test_KK_14_flat_six() -> None:
    """Never doubled, not added together, whatever the options say about points."""
    for hand in (
        FOUR + " 07-animal 07-plain 07-chaff1 07-chaff2",
        FOUR + " 07-animal 07-plain 08-bright 08-animal",
        FOUR,
    ):
        assert deal(hand).points == (6, 0)
        assert deal(hand, own_call_doubles=True, koikoi_doubles="per_any_call", draw_points=20).points == (6, 0)


def test_KK_15_hand_month_counts_as_a_month() -> None:
    pos = deal(FOUR, months=3)
    after = pos.next_round(deck=deck(FOUR))
    assert after is not None
    assert after.data["month"] == 2
    last = after.next_round(deck=deck(FOUR))
    assert last is not None
    assert last.data["month"] == 3
    assert last.totals == (18, 0)
    assert last.next_round(deck=deck()) is None


def test_KK_11_a_declared_hand_is_shown_to_all() -> None:
    """The winner's hand is what won; the other's hand stays his own."""
    pos = deal(FOUR)
    for seat in (-1, 1):
        assert set(FOUR.split()) <= set(pos.view(seat).data["hand"][0])
    assert pos.view(-1).data["hand"][1] == pos.view(0).data["hand"][1] == []
    both = deal(FOUR, PAIRS)
    assert both.view(-1).data["hand"] == both.data["hand"]
    assert GAME.read(both.view(-1).text) == both.view(-1)
