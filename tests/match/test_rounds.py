"""Koi-Koi as a whole match: redeals, hand yaku, who deals, how many months, who has won."""

from __future__ import annotations

import random
from itertools import count, pairwise

import pytest

from hanpan.match import Match
from tests.contract.kit import random_options
from tests.match.support import KOIKOI, begin, deck, first_seed, hands, months_in, special, whole

NAMES = KOIKOI.spec.deck.names
#: Found by dealing seeds 0, 1, 2, … until both hands of month 1 were special (1 deal in 20 606, rules section 11).
BOTH_SPECIAL = 67_862


def test_KK_04_the_first_deal_is_the_seeds_deck() -> None:
    number = first_seed(field_of_four=False, special_hands=0)
    match, _events = begin(number)
    cards, table = deck(number, 1, 0), match.position.data
    dealer = table["dealer"]
    assert set(table["hand"][dealer]) == {NAMES[card] for card in cards[:8]}
    assert set(table["hand"][1 - dealer]) == {NAMES[card] for card in cards[8:16]}
    assert set(table["field"]) == {NAMES[card] for card in cards[16:24]}
    assert table["pile"] == [NAMES[card] for card in cards[24:]]
    assert table["turn"] == dealer


def test_KK_05_four_of_a_month_on_the_field_are_dealt_again_and_the_same_again() -> None:
    number = first_seed(field_of_four=True, special_hands=0)
    counted = next(a for a in count() if 4 not in months_in(deck(number, 1, a)[16:24]))
    assert counted > 0
    one, _ = begin(number)
    two, _ = begin(number)
    assert bytes(one.position) == bytes(two.position)
    assert (one.round, one.position.data["month"]) == (1, 1), "the month number does not advance"
    assert set(one.position.data["field"]) == {NAMES[card] for card in deck(number, 1, counted)[16:24]}


def test_KK_05_hand_yaku_of_a_deal_that_does_not_count_are_not_looked_at() -> None:
    number = first_seed(field_of_four=True, special_hands=1)
    counted = next(a for a in count() if 4 not in months_in(deck(number, 1, a)[16:24]))
    assert not any(map(special, hands(deck(number, 1, counted)))), "this seed's second deal is an ordinary one"
    match, _events = begin(number)
    assert (match.round, match.results, match.position.totals) == (1, (), (0, 0))


def test_KK_06_the_first_dealer_is_drawn_by_lot() -> None:
    dealers = [begin(number)[0].position.data["dealer"] for number in range(200)]
    again = [begin(number)[0].position.data["dealer"] for number in range(200)]
    assert dealers == again
    # Binomial(200, 1/2): outside 60 … 140 with a chance below 10⁻⁸.
    assert 60 <= sum(dealers) <= 140


def test_KK_11_KK_14_KK_15_a_hand_yaku_ends_the_month_at_six_and_the_next_is_dealt() -> None:
    number = first_seed(field_of_four=False, special_hands=1)
    dealers_hand, _others = hands(deck(number, 1, 0))
    match, events = begin(number, months=3)
    first = match.results[0]
    dealer = first.position.data["dealer"]
    winner = dealer if special(dealers_hand) else 1 - dealer
    assert first.played == ()
    assert first.points[winner] == 6
    assert first.points[1 - winner] == 0
    assert len(events) == 1 + match.round
    assert match.round == 2
    assert match.last == first
    # KK-09: a month won by a hand yaku makes the winner dealer.
    assert match.position.data["dealer"] == winner
    assert match.position.totals == first.points


@pytest.mark.parametrize("draw", ["dealer_stays", "alternates", "dealer_wins", "other_wins"])
def test_KK_13_KX_01_special_hands_on_both_sides_are_no_draw(draw: str) -> None:
    assert all(map(special, hands(deck(BOTH_SPECIAL, 1, 0))))
    match, _events = begin(BOTH_SPECIAL, draw=draw)
    first = match.results[0]
    assert (first.points, first.places) == ((0, 0), (1, 1))
    assert match.round == 2
    assert match.position.totals == (0, 0)
    assert match.position.data["dealer"] == first.position.data["dealer"]


@pytest.mark.parametrize("months", [3, 6, 12])
def test_KK_10_KK_15_a_match_has_the_months_chosen(months: int) -> None:
    for number in range(20):
        match, _events = whole(number, months=months)
        assert len(match.results) == months
        assert [finished.position.data["month"] for finished in match.results] == list(range(1, months + 1))
        assert match.over
        assert not match.left


def next_dealer(match: Match, month: int) -> int:
    """Who deals after `month`, by the clauses: its winner; without one the same, or under "alternates" the other."""
    finished = match.results[month - 1]
    dealer: int = finished.position.data["dealer"]
    if any(finished.points):
        return finished.points.index(max(finished.points))
    alternates = match.options["draw"] == "alternates" and finished.position.data["ending"] == "draw"
    return 1 - dealer if alternates else dealer


@pytest.mark.parametrize("draw", ["dealer_stays", "alternates"])
def test_KK_07_KK_08_KK_09_who_deals_next(draw: str) -> None:
    drawn = 0
    for number in range(40):
        match, _events = whole(number, months=12, draw=draw)
        for one, two in pairwise(match.results):
            assert two.position.data["dealer"] == next_dealer(match, one.round)
            first_to_play = [turn.seat for turn in two.played][:1]
            assert first_to_play in ([], [two.position.data["dealer"]])
            drawn += one.position.data["ending"] == "draw"
    assert drawn > 10, "too few draws to say anything of KK-08"


def test_KK_10_KK_36_C04_the_sum_of_the_results_is_the_total() -> None:
    """C04: over more than a thousand months under random options, what was shown adds up to what counts."""
    months = 0
    for number in range(150):
        options = random_options(KOIKOI, random.Random(number))
        match, _events = whole(number, **options)
        sums = tuple(sum(finished.points[seat] for finished in match.results) for seat in range(2))
        assert sums == match.position.totals
        assert match.position.standing == tuple(1 + (mine < max(sums)) for mine in sums)
        for finished in match.results:
            assert min(finished.points) == 0, "at most one side scores in a month"
            assert finished.places == tuple(1 + (mine < max(finished.points)) for mine in finished.points)
        months += len(match.results)
    assert months > 1000
