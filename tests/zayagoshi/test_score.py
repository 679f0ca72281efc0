"""What sets are worth (ZS-01 … ZS-16), against a second scorer and by counting every set there is."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import combinations
from typing import Any

import pytest

from hanpan.cards import didopoikas
from hanpan.games.zayagoshi import scoring
from hanpan.games.zayagoshi.facts import describe
from hanpan.games.zayagoshi.tables import TABLES
from tests.zayagoshi.board import GAME
from tests.zayagoshi.referee import DECK, SHAPE_OF, worth


def points(cards: str) -> int:
    return int(scoring.worth(didopoikas.DECK.mask(cards.split())))


def kinds(cards: str) -> tuple[int, int, int]:
    """Kinds of colour, number, shape."""
    found = describe(didopoikas.DECK.mask(cards.split()))
    return found.colours, found.numbers, found.shapes


def is_strong(cards: str) -> bool | None:
    return describe(didopoikas.DECK.mask(cards.split())).strong


@cache
def all_sets(size: int) -> list[tuple[int, str]]:
    """Every set of `size` cards with its points."""
    return [(points(" ".join(cards)), " ".join(cards)) for cards in combinations(DECK, size)]


@pytest.mark.parametrize("shape", ["line", "mixed", "circle"])
def test_deck_has_the_shapes_of_the_table(shape: str) -> None:
    mask = {"line": scoring.LINES, "mixed": scoring.MIXED, "circle": scoring.CIRCLES}[shape]
    assert set(didopoikas.DECK.cards(mask)) == {card for card in DECK if SHAPE_OF[card] == shape}


def test_deck_meets_all_that_is_told_of_it() -> None:
    """16 lines, 14 mixed, 2 circles (yellow 8, blue 4); lines most at 3, 4, 8, mixed most at 2, 7."""
    assert [mask.bit_count() for mask in (scoring.LINES, scoring.MIXED, scoring.CIRCLES, scoring.QUOTOS)] == [
        16, 14, 2, 4,
    ]  # fmt: skip
    assert didopoikas.DECK.cards(scoring.CIRCLES) == ("B4", "Y8")
    lines = [(scoring.LINES >> 4 * i & 15).bit_count() for i in range(8)]
    mixed = [(scoring.MIXED >> 4 * i & 15).bit_count() for i in range(8)]
    assert lines == [2, 0, 4, 3, 2, 2, 0, 3]
    assert mixed == [2, 4, 0, 0, 2, 2, 4, 0]


def test_ZS_01_numbers_four_apart_are_one_kind() -> None:
    for number in range(1, 5):
        assert kinds(f"R{number} Y{number + 4} G{number} B{number + 4}")[1] == 1
    assert kinds("R2 Y2 G6 B8")[1] == 2


@pytest.mark.parametrize(
    ("cards", "strong"),
    [("R1 Y2 G3 B4", True), ("R5 Y6 G7 B8", True), ("R1 Y2 G7 B8", False), ("R1 Y2 G3 B8", False)],
)
def test_ZS_02_four_numbers_are_strong_within_a_half(cards: str, strong: bool) -> None:
    assert is_strong(cards) is strong


def test_ZS_03_quoto_has_no_colour_among_four_but_is_a_shape() -> None:
    assert kinds("R1 Y2 Q1 Q2")[0] == 2
    assert kinds("R3 G2 B4 Q1")[2] == 4
    assert all(kinds(cards)[2] < 4 for _points, cards in all_sets(4) if "Q" not in cards)


def test_ZS_04_quotos_number_does_not_count_among_four() -> None:
    """Line, mixed, blue 4 and quoto of 2, 3, 4: three numbers, three colours, four shapes: (2·2·2)²."""
    assert kinds("R3 Y2 B4 Q1") == (3, 3, 4)
    assert points("R3 Y2 B4 Q1") == 64


@pytest.mark.parametrize(
    ("cards", "wanted"),
    [
        ("R2 Y2 G2 B2", (2 - 1 - 2) * 3),  # shape 1, number 1, colour 4
        ("Y3 R3 Y8 Y4", (2 + 1 + 1 + 1)),  # line, circle; red, yellow; 3 and 8 ≡ 4
        ("R3 Y3 R4 Y4", (2 - 1 + 1 + 1)),  # lines only
        ("R1 R2 R5 R6", (2 + 1 - 2 + 1)),  # one colour, mixed and line, 1 and 2
        ("R1 Y2 G6 B8", (2 + 1) * 3 * 2),  # 1, 2 ≡ 6, 8: number 3, colour 4, mixed and line
    ],
)
def test_ZS_05_first_added_then_multiplied(cards: str, wanted: int) -> None:
    assert points(cards) == wanted


def test_ZS_06_powers_compose() -> None:
    """Colour 5, strong number 5, shape 4: 2 to the (2·3·2)."""
    assert kinds("R1 Y2 G3 B4 Q1") == (5, 5, 4)
    assert points("R1 Y2 G3 B4 Q1") == 4096


@pytest.mark.parametrize(
    ("cards", "wanted"),
    [
        ("R6 Y8 G7 B1", 36),  # colour 4, weak number 4, shape 3: 2·3·3·2
        ("R2 Y8 G3 R3", 16),  # colour 3, number 3, shape 3
        ("R3 Y1 G2 B4", 144),  # colour 4, strong number 4, shape 3: (2·3·2)²
    ],
)
def test_ZS_07_what_the_source_reckons(cards: str, wanted: int) -> None:
    assert points(cards) == wanted


@pytest.mark.parametrize(
    ("cards", "which", "wanted"),
    [
        ("R2 Y3 G4 R3", (3, 3, 2), 12),
        ("R2 Y3 R3 Y2", (2, 2, 2), 5),
        ("R3 Y2 B4 Q2", (3, 3, 4), 64),
        ("R1 Y1 R5 Y5", (2, 1, 2), 2),
    ],
)
def test_ZS_08_more_that_follows(cards: str, which: tuple[int, int, int], wanted: int) -> None:
    assert kinds(cards) == which
    assert points(cards) == wanted


def test_ZS_09_each_attribute_reaches_five_on_its_own() -> None:
    """Four colours, three numbers: colour 5, the quoto no number. Three colours, four numbers: the other way round."""
    assert kinds("R1 Y2 G3 B3 Q1")[:2] == (5, 3)
    assert kinds("R1 Y2 G3 G4 Q1")[:2] == (3, 5)


def test_ZS_10_five_colours_are_never_read_as_four() -> None:
    """(2·2)² by colour 5 and shape 3, number 3; not (2·3·2)."""
    assert points("R1 Y2 G3 B3 Q1") == (2 * 2 * 2) ** 2
    assert max(total for total, _cards in all_sets(5)) < 46_656


@pytest.mark.parametrize(
    ("cards", "strong"),
    [("R1 Y2 G3 B4 Q1", True), ("R5 Y6 G7 B8 Q1", True), ("R1 Y2 G3 B8 Q1", False)],
)
def test_ZS_11_five_numbers_with_quoto_are_strong_within_a_half(cards: str, strong: bool) -> None:
    assert is_strong(cards) is strong


def test_ZS_11_strong_five_cubes_where_weak_squares() -> None:
    """Three colours, five numbers, shapes line, mixed, quoto: (2·2·2)³ and (2·2·2)²."""
    assert points("R1 Y2 G3 G4 Q1") == 8**3
    assert points("R1 Y2 G3 G8 Q1") == 8**2


def test_ZS_12_five_numbered_cards_are_strong_only_within_a_half() -> None:
    assert is_strong("R1 Y2 G3 B4 R5") is False
    assert is_strong("R1 Y2 G3 B4 R4") is True


def test_ZS_13_no_colour_and_no_number_count_as_one() -> None:
    assert points("Q1 Q2 Q3 Q4") == 2 - 1 - 2 - 2
    assert points("Q1 Q2 Q3 R4") == 2 + 1 - 2 - 2


def test_ZS_14_negative_totals_are_shown_as_computed() -> None:
    assert min(total for total, _cards in all_sets(4)) == -4
    assert describe(didopoikas.DECK.mask(["Q1", "Q2", "Q3", "Q4"])).value == -3


def test_ZS_15_four_cards_counted_through() -> None:
    totals = Counter(total for total, _cards in all_sets(4))
    assert totals.total() == 58_905
    assert max(totals) == 144
    assert totals[144] == 10


def test_ZS_15_five_cards_counted_through() -> None:
    totals = Counter(total for total, _cards in all_sets(5))
    assert totals.total() == 376_992
    assert max(totals) == 4096
    assert totals[4096] == 440


def test_ZS_15_not_all_of_the_highest_have_five_colours() -> None:
    assert points("R3 Y2 B4 G1 Q1") == 4096
    assert points("R3 R2 B4 G1 Q1") == 4096
    assert kinds("R3 R2 B4 G1 Q1") == (3, 5, 4)


def test_ZS_16_how_often_the_kinds_come_together() -> None:
    chances = {chance.name: chance.any_deal for chance in GAME.spec.odds()} if GAME.spec.odds else {}
    assert chances["four_c3n3s3"] == Fraction(4_660, 58_905)
    assert chances["four_c3n3s2"] == Fraction(9_806, 58_905)
    assert chances["five_c3n3s3"] == Fraction(58_912, 376_992)
    four = Counter(kinds(cards) for _points, cards in all_sets(4))
    assert [which for which, _n in four.most_common()].index((3, 3, 3)) == 5
    assert four.most_common(1) == [((3, 3, 2), 9_806)]


def test_ZX_09_a_base_of_nothing_stays_nothing() -> None:
    totals = Counter(total for total, _cards in all_sets(4))
    assert totals[0] == 848
    assert sum(n for total, n in totals.items() if total < 0) == 263


def test_both_scorers_agree_about_every_set_of_four() -> None:
    assert [total for total, _cards in all_sets(4)] == [worth(list(cards)) for cards in combinations(DECK, 4)]


def test_both_scorers_agree_about_sets_of_five() -> None:
    chance = random.Random(5)
    for _set in range(20_000):
        cards = chance.sample(DECK, 5)
        assert points(" ".join(cards)) == worth(cards), cards


def test_four_dice_shares_of_who_begins() -> None:
    """Two dice among two are even, among three too, among four 9, 8, 9, 10 of 36."""
    chances = {chance.name: chance.any_deal for chance in GAME.spec.odds()} if GAME.spec.odds else {}
    assert [chances[f"first_2_{i}"] for i in range(2)] == [Fraction(1, 2)] * 2
    assert [chances[f"first_3_{i}"] for i in range(3)] == [Fraction(1, 3)] * 3
    assert [36 * chances[f"first_4_{i}"] for i in range(4)] == [9, 8, 9, 10]


def test_ZS_05_the_pages_table_is_that_of_the_rules() -> None:
    """The table as it is told, column by column from one kind (none counts as one, ZS-13): a plus, times or a power."""

    def row(parts: list[Any]) -> list[str]:
        said = {(True, False): "{add:+}", (False, False): "x{times}", (False, True): "^{power}"}
        return [
            said[bool(part.add), part.power > 1].format(add=part.add, times=part.times, power=part.power)
            for part in parts
        ]

    assert TABLES.start == 2
    assert row(TABLES.of_shapes)[:5] == ["-1", "-1", "+1", "x2", "^2"]
    assert row(TABLES.of_colours) == ["-2", "-2", "+1", "x2", "x3", "^2"]
    assert row(TABLES.of_numbers) == ["-2", "-2", "+1", "x2", "x3", "^2"]
    assert row(TABLES.of_strong_numbers) == ["-2", "-2", "+1", "x2", "^2", "^3"]
