"""Combinations and their order (sections 2 and 4 of the clauses; cases B01, B02, B04, B07), values by hand."""

from __future__ import annotations

from itertools import pairwise, permutations, product

import pytest

from tests.bigtwo.support import DECK, GAME, Values, beats, category, mask, plays, power, scene, why


def test_BT_07_ranks_run_from_3_to_2() -> None:
    order = ["S3", "S4", "S5", "S6", "S7", "S8", "S9", "ST", "SJ", "SQ", "SK", "SA", "S2"]
    for low, high in pairwise(order):
        assert beats(high, low)
        assert not beats(low, high)


@pytest.mark.parametrize(("suits", "order"), [("hong_kong", "DCHS"), ("taiwan", "CDHS")])
def test_BT_08_equal_ranks_go_by_suit(suits: str, order: str) -> None:
    for (i, one), (j, other) in product(enumerate(order), repeat=2):
        if one != other:
            assert beats(f"{one}9", f"{other}9", suits=suits) == (i > j)


def test_BT_09_level_suits_never_beat_each_other() -> None:
    for one, other in permutations("SHDC", 2):
        assert not beats(f"{one}9", f"{other}9", suits="level")
    assert not beats("S9 H9", "D9 C9", suits="level")
    assert not beats("S4 S5 S6 S7 H8", "H4 H5 H6 H7 S8", suits="level")
    assert not beats("S4 S6 S8 ST SQ", "H4 H6 H8 HT HQ", suits="level")
    assert beats("D4", "S3", suits="level")


def test_BT_14_the_five_card_categories() -> None:
    assert category("S3 H4 D5 C6 S7") == "straight"
    assert category("S3 S5 S7 S9 SJ") == "flush"
    assert category("S3 H3 D3 C6 S6") == "full_house"
    assert category("S3 H3 D3 C3 S6") == "four"
    assert category("S3 S4 S5 S6 S7") == "straight_flush"


@pytest.mark.parametrize(
    "cards", ["S3 H3 S4 H4", "S3 H3 D3 C3", "S3 H3 D3 S5", "S3 S4 S5 S6 S7 S8", "S3 S4 S5", "S3 H3 S4 H4 D6", "S3 H5"]
)
def test_BT_15_what_is_no_combination(cards: str) -> None:
    assert power(cards) == 0
    pos = scene(cards + " S2 H2", "D4 D5")
    assert why(pos, "+".join(DECK.cards(mask(cards)))) == "no_combination"


def test_BT_16_the_odd_card_never_matters() -> None:
    assert power("S9 H9 D9 C9 S3") == power("S9 H9 D9 C9 S2")
    assert beats("ST HT DT CT S3", "S9 H9 D9 C9 S2")


def test_BT_17_the_same_number_of_cards_and_higher() -> None:
    pos = scene("S4 S9 H9 D9 C9 S3 SK", "D5 D6", table="H8", by=1)
    assert why(pos, "S9+H9") == "wrong_count"
    assert why(pos, "S9+H9+D9+C9+S3") == "wrong_count"
    assert why(pos, "S4") == "not_higher"
    assert why(pos, "H9") is None
    assert plays(pos) == {"S9", "H9", "D9", "C9", "SK", "pass"}


def test_BT_18_pairs_go_by_their_better_suit() -> None:
    assert beats("S9 D9", "H9 C9")
    assert not beats("H9 C9", "S9 D9")
    assert beats("S9 C9", "H9 D9")
    assert beats("H9 D9", "S8 C8")


def test_BT_19_twos_are_high_in_every_set() -> None:
    assert beats("D2 C2", "SA HA")
    assert beats("S2 D2 C2", "SA HA DA")
    assert beats("S2 D2 C2 D3 H3", "SA HA DA SK HK")
    assert beats("S2 H2 D2 C2 D3", "SA HA DA CA SK")
    assert beats("S5 H5 D5 S3 H3", "S4 H4 D4 SA HA")


#: The straights from the lowest, each written so that its cards make no flush, under every setting (BT-21 … BT-24).
PLAIN = ["34567", "45678", "56789", "6789T", "789TJ", "89TJQ", "9TJQK", "TJQKA"]
ORDERS = [
    ({}, [*PLAIN, "23456", "A2345"]),
    ({"straights": "23456_top"}, [*PLAIN, "A2345", "23456"]),
    ({"straights": "poker"}, ["A2345", "23456", *PLAIN]),
    ({"jqka2": True}, [*PLAIN, "JQKA2", "23456", "A2345"]),
    ({"jqka2": True, "straights": "23456_top"}, [*PLAIN, "JQKA2", "A2345", "23456"]),
    ({"jqka2": True, "straights": "poker"}, ["A2345", "23456", *PLAIN, "JQKA2"]),
    ({"low_straights": False}, PLAIN),
    ({"low_straights": False, "jqka2": True}, [*PLAIN, "JQKA2"]),
]


def mixed(ranks: str, suits: str = "SHSHS") -> str:
    return " ".join(suit + rank for suit, rank in zip(suits, ranks, strict=True))


@pytest.mark.parametrize(("options", "order"), ORDERS)
def test_BT_21_to_24_B01_B02_the_straights_in_order(options: dict[str, Values], order: list[str]) -> None:
    """10 patterns by default, 9 with JQKA2 alone, 11 with both, 8 plain ones."""
    assert len(order) in (8, 9, 10, 11)
    for suits in ("SHSHS", "SSSSS"):
        strengths = [power(mixed(ranks, suits), **options) for ranks in order]
        assert strengths == sorted(set(strengths))
    kinds = [mixed("".join(chosen)) for chosen in (*order, "QKA23", "KA234", "JQKA2", "23456", "A2345")]
    for cards in kinds:
        ranks = cards.replace("S", "").replace("H", "").replace(" ", "")
        assert (category(cards, **options) == "straight") == (ranks in order)


def test_BT_21_23456_beats_the_ace_high_straight() -> None:
    assert beats("H2 S3 H4 S5 H6", "ST HJ SQ HK SA")
    assert not beats("S2 H3 S4 H5 S6", "HA D2 C3 D4 C5")


def test_BT_24_B01_in_poker_order_a2345_is_the_lowest() -> None:
    assert beats("S3 S4 D5 C6 C7", "SA H2 H3 H4 H5", straights="poker")
    assert not beats("SA H2 H3 H4 H5", "S3 S4 D5 C6 C7", straights="poker")


@pytest.mark.parametrize("straights", ["a2345_top", "23456_top", "poker"])
def test_BT_25_BX_09_the_suit_of_the_2_decides(straights: str) -> None:
    assert beats("DA S2 D3 C4 H5", "SA H2 H3 S4 C5", straights=straights)
    assert not beats("SA H2 H3 S4 C5", "DA S2 D3 C4 H5", straights=straights)
    assert beats("S2 H3 H4 H5 H6", "H2 S3 S4 S5 S6", straights=straights)


def test_BT_25_the_highest_card_decides_in_the_others() -> None:
    assert beats("HT DJ DQ DK SA", "ST HJ HQ HK HA")
    assert beats("S4 D5 D6 D7 H8", "H4 S5 S6 S7 C8")


def test_BT_26_a_flush_with_a_2_is_above_one_without() -> None:
    assert beats("D2 D3 D4 D5 D7", "SA SK SQ SJ S9")
    assert category("S2 SA SK SQ SJ") == "flush"
    assert beats("D2 DA DK DQ DJ", "S2 SA SK SQ ST")


def test_BT_27_flushes_by_ranks_and_last_by_suit() -> None:
    assert beats("D4 D6 D8 DT DK", "S3 S6 S8 ST SK")
    assert beats("S4 S6 S8 ST SK", "H4 H6 H8 HT HK")
    assert beats("S3 S4 S5 S6 S8", "HA HK HQ HJ H9", flushes="suit")
    assert not beats("HA HK HQ HJ H9", "S3 S4 S5 S6 S8", flushes="suit")


def test_BT_28_in_poker_order_a_2_is_low_in_a_flush() -> None:
    assert beats("S3 S4 S5 S6 S8", "H2 H3 H4 H5 H7", flushes="poker")
    assert beats("SA S3 S4 S5 S7", "HK HQ HJ H9 H2", flushes="poker")
    assert beats("SK S4 S5 S6 S8", "HK H4 H5 H6 H2", flushes="poker")


def test_the_category_test_list() -> None:
    rising = [
        "S3 H4 D5 C6 S7", "ST HJ DQ CK HA", "S2 H3 D4 C5 S6", "SA H2 D3 C4 S5", "D3 D4 D5 D6 D8",
        "S3 H3 D3 S4 H4", "S3 H3 D3 C3 S4", "D3 D4 D5 D6 D7",
    ]  # fmt: skip
    strengths = [power(cards) for cards in rising]
    assert strengths == sorted(set(strengths))
    assert beats("S3 H3 D3 C3 S5", "H2 D2 C2 SA HA")
    assert beats("S3 S4 S5 S6 S7", "C2 S2 H2 D2 CK")


@pytest.mark.parametrize("cards", ["SA H2 S3 D4 S5", "ST HJ SQ DK SA"])
def test_B04_the_order_in_which_cards_are_written_changes_nothing(cards: str) -> None:
    pos = scene(cards + " C7 C8", "D6 D7")
    moves = {GAME.parse(pos, "+".join(order)) for order in permutations(cards.split())}
    assert len(moves) == 1
    assert moves <= set(pos.legal(0))
    assert category(cards) == "straight"


def test_B07_a_suited_a2345_is_a_straight_flush_where_a2345_is_a_straight() -> None:
    cards = "DA D2 D3 D4 D5"
    assert category(cards) == "straight_flush"
    assert beats(cards, "SK HK DK CK S3")
    assert category(cards, low_straights=False) == "flush"
    assert not beats(cards, "SK HK DK CK S3", low_straights=False)
    assert category("DJ DQ DK DA D2", jqka2=True) == "straight_flush"
    assert category("DJ DQ DK DA D2") == "flush"
