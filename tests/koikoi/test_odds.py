"""KK section 11: the exact figures, counted again by formula, and a few million deals of the compiled rules."""

from __future__ import annotations

import json
from fractions import Fraction
from math import comb, sqrt
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from hanpan.cards import hwatu
from hanpan.games.koikoi import odds, rules
from hanpan.kernel import Ints, Record, jit, new_random, popcount, shuffle
from hanpan.lab.odds import data, fraction_text, value
from tests.koikoi.board import GAME

#: The figures of the clauses: fraction, decimal, percent to six places, 1 in N to four.
FIGURES: dict[str, dict[str, dict[str, Any]]] = json.loads(Path(__file__).with_name("figures.json").read_text("utf-8"))
FOUND = {entry["name"]: entry for entry in data(GAME.spec)}
DEALS = 4_000_000


def test_every_figure_of_the_clauses_is_there() -> None:
    assert set(FOUND) == set(FIGURES)


@pytest.mark.parametrize(("name", "which"), [(name, which) for name, kept in FIGURES.items() for which in kept])
def test_section_11_figure(name: str, which: str) -> None:
    kept, found = FIGURES[name][which], FOUND[name][which]
    assert found["fraction"] == kept["fraction"]
    assert found["decimal"] == pytest.approx(kept["decimal"], rel=1e-11)
    assert round(found["percent"], 6) == kept["percent"]
    if "one_in" in kept:
        assert round(found["one_in"], 4) == kept["one_in"]


def test_section_11_total() -> None:
    assert odds.deals() == comb(48, 8) * comb(40, 8) * comb(32, 8)


def test_section_11_hands_by_formula() -> None:
    """Inclusion and exclusion over the months of four; four months of two out of twelve, six ways each."""
    hands = comb(48, 8)
    four = Fraction(12 * comb(44, 4) - comb(12, 2), hands)
    pairs = Fraction(comb(12, 4) * 6**4, hands)
    chances = {chance.name: chance for chance in odds.odds()}
    assert chances["hand_four_of_month"].any_deal == chances["field_four_of_month_redeal"].any_deal == four
    assert chances["hand_four_pairs"].any_deal == pairs
    assert chances["hand_either_own"].any_deal == four + pairs


def test_section_11_field_by_formula() -> None:
    """No bright among eight of 48; three of exactly one month, or of two (no room for a third)."""
    chances = {chance.name: chance for chance in odds.odds()}
    assert chances["field_any_bright"].any_deal == 1 - Fraction(comb(43, 8), comb(48, 8))
    one = 12 * 4 * comb(44, 5)
    two = comb(12, 2) * 4 * 4 * comb(40, 2)
    assert chances["field_three_of_month"].any_deal == Fraction(one - two, comb(48, 8))


def test_section_11_both_sides_by_formula() -> None:
    """Two hands: fours by inclusion and exclusion on both, and pairs with what is left of the deck."""

    def hands_with(fours_one: int, fours_two: int) -> int:
        """Ways for `fours_one` given months to lie whole in one hand, `fours_two` others in the other."""
        left = 48 - 4 * (fours_one + fours_two)
        first = 8 - 4 * fours_one
        return comb(left, first) * comb(left - first, 8 - 4 * fours_two)

    both_four = sum((-1) ** (i + j) * comb(12, i) * comb(12 - i, j) * hands_with(i, j) for i in (1, 2) for j in (1, 2))
    # Four pairs here, there four of another month: one such month, less the cases with two of them.
    pairs_four = comb(12, 4) * 6**4 * (8 * comb(36, 4) - comb(8, 2))
    # Four pairs on both sides: in m months both hold two cards, in 4 - m each alone.
    pairs_pairs = sum(comb(12, m) * comb(12 - m, 4 - m) * comb(8, 4 - m) * 6**m * 6 ** (2 * (4 - m)) for m in range(5))
    total = comb(48, 8) * comb(40, 8)
    chances = {chance.name: chance for chance in odds.odds()}
    assert chances["both_sides"].any_deal == Fraction(both_four + 2 * pairs_four + pairs_pairs, total)


@jit
def deal_many(s: Record, o: Record, rng: Ints, times: int, tally: Ints) -> None:
    """Deal `times` times and count: void, hand 0 special, exactly one hand, both, three on the field, a bright there
    among all deals, the last two among deals that count."""
    cards = np.arange(48)
    for _ in range(times):
        shuffle(rng, cards, 48)
        s.dealer = cards[0] & 1
        rules.deal(s, o, cards)
        three = False
        for month in range(12):
            three = three or popcount(s.field >> (4 * month) & 15) == 3
        bright = s.field & hwatu.BRIGHTS != 0
        void = s.ending == rules.REDEAL
        tally[0] += void
        tally[1] += s.ending == rules.HANDS_BOTH or (s.ending == rules.HAND and s.winner == 0)
        tally[2] += s.ending == rules.HAND
        tally[3] += s.ending == rules.HANDS_BOTH
        tally[4] += three
        tally[5] += bright
        tally[6] += three and not void
        tally[7] += bright and not void


def test_section_11_four_million_deals_of_the_compiled_rules() -> None:
    """Each count lies within five standard deviations of what the exact chance says (the seed is fixed)."""
    tally = np.zeros(8, np.int64)
    row = GAME.spec.state.rows()
    deal_rows(row, GAME.options().row, new_random(11), DEALS, tally)
    chances = {chance.name: chance for chance in odds.odds()}
    void = int(tally[0])
    counted = DEALS - void

    def expect(found: int, among: int, chance: Fraction | None) -> None:
        assert chance is not None
        mean = among * float(chance)
        assert abs(found - mean) <= 5 * sqrt(mean * (1 - float(chance)))

    expect(void, DEALS, chances["field_four_of_month_redeal"].any_deal)
    expect(int(tally[1]), counted, chances["hand_either_own"].counted)
    expect(int(tally[2]), counted, chances["either_side_exactly_one"].counted)
    expect(int(tally[3]), counted, chances["both_sides"].counted)
    expect(int(tally[4]), DEALS, chances["field_three_of_month"].any_deal)
    expect(int(tally[5]), DEALS, chances["field_any_bright"].any_deal)
    expect(int(tally[6]), counted, chances["field_three_of_month"].counted)
    expect(int(tally[7]), counted, chances["field_any_bright"].counted)


@jit
def deal_rows(s: Any, o: Any, rng: Ints, times: int, tally: Ints) -> None:
    deal_many(s[0], o[0], rng, times, tally)


def test_chances_over_many_rounds() -> None:
    assert value(Fraction(1, 2), 1) == Fraction(1, 2)
    assert value(Fraction(1, 2), 3) == Fraction(7, 8)
    assert fraction_text(Fraction(1, 3), 1) == "1/3"
    assert fraction_text(Fraction(1, 3), 12) == "1-(1-1/3)^12"
