"""Settlement (section 7; BX-03, BX-04), amounts by hand."""

from __future__ import annotations

import pytest

import hanpan
from tests.bigtwo.support import Values, scene


def lost(*hands: str, **options: Values) -> hanpan.Position:
    """A hand that seat 0 wins with one play while the others hold what is written."""
    pos = scene("SA", *hands, duty="off", **options).play(0, "SA")
    assert pos.over
    return pos


FIVE = "D4 D5 D6 D7 D8"
ELEVEN = "C2 C3 C4 C5 C6 C7 C8 C9 CT CJ CQ"


def test_BT_41_to_47_the_worked_settlement() -> None:
    """Left 0, 3, 5, 11 with one 2: base 5 and 2, 3, 11, 8, 6; the last times four."""
    pos = lost("H3 H4 H5", FIVE, ELEVEN)
    facts = pos.data["facts"]
    assert facts["multipliers"] == [1, 1, 1, 4]
    assert facts["pays"] == [[0, 0, 0, 0], [3, 0, 0, 0], [5, 2, 0, 0], [44, 32, 24, 0]]
    assert facts["rank"] == [1, 2, 3, 4]
    assert pos.points == (52, 31, 17, -100)
    assert pos.places == (1, 2, 3, 4)
    assert pos.totals == (52, 31, 17, -100)


def test_BT_41_the_same_pattern_for_five() -> None:
    """0, 1, 2, 3, 4 left: every lower seat pays every higher one the difference."""
    pos = lost("H3", "D3 D4", "C3 C4 C5", "S3 S4 S5 S6")
    assert pos.points == (1 + 2 + 3 + 4, -1 + 1 + 2 + 3, -2 - 1 + 1 + 2, -3 - 2 - 1 + 1, -4 - 3 - 2 - 1)


def test_BT_42_nothing_is_paid_between_equal_counts() -> None:
    pos = lost("H3 H4", "D3 D4")
    assert pos.data["facts"]["pays"] == [[0, 0, 0], [2, 0, 0], [2, 0, 0]]
    assert pos.data["facts"]["rank"] == [1, 2, 2]


CLUBS = "C3 C4 C5 C6 C7 C8 C9 CT CJ CQ CK"


@pytest.mark.parametrize(
    ("setting", "wanted"),
    [("off", [1, 1, 1, 1]), ("eight", [1, 2, 2, 2]), ("ten", [1, 1, 1, 2]), ("both", [1, 2, 2, 3])],
)
def test_BT_43_BX_04_many_cards(setting: str, wanted: list[int]) -> None:
    for count, times in zip((7, 8, 9, 10), wanted, strict=True):
        pos = lost(" ".join(CLUBS.split()[:count]), many_cards=setting)
        assert pos.data["facts"]["multipliers"] == [1, times]
        assert pos.points == (count * times, -count * times)


def test_BX_04_many_cards_is_ten_by_default() -> None:
    assert hanpan.game("bigtwo").options()["many_cards"] == "ten"


@pytest.mark.parametrize(
    ("hand", "options", "times"),
    [
        ("H2 H3", {}, 2),
        ("H2 D2 H3", {}, 4),
        ("S2 H2 D2 C2", {}, 16),
        ("S2 H3", {}, 2),
        ("S2 H3", {"spade2_triples": True}, 3),
        ("S2 H2 H3", {"spade2_triples": True}, 6),
        ("H2 H3", {"spade2_triples": True}, 2),
        ("S2 H2 H3", {"twos_double": False}, 1),
        ("S2 H2 H3", {"twos_double": False, "spade2_triples": True}, 1),
        ("H2 C3 C4 C5 C6 C7 C8 C9 CT CJ", {"many_cards": "both"}, 6),  # BT-45
        ("JK0 H3", {"jokers": 2}, 1),
        ("JK0 H3", {"jokers": 2, "joker_left_doubles": True}, 2),  # BT-40
        ("JK0 JK1 H2", {"jokers": 2, "joker_left_doubles": True}, 8),
    ],
)
def test_BT_44_BT_45_multipliers_are_a_product(hand: str, options: dict[str, Values], times: int) -> None:
    count = len(hand.split())
    pos = lost(hand, **options)
    assert pos.data["facts"]["multipliers"] == [1, times]
    assert pos.points == (count * times, -count * times)


def test_BT_46_multipliers_never_change_what_a_player_receives() -> None:
    """Seat 1 has one card, a 2: it pays 1·2 and receives the plain difference from seat 2."""
    pos = lost("H2", "D3 D4 D5")
    assert pos.data["facts"]["pays"] == [[0, 0, 0], [2, 0, 0], [3, 2, 0]]


def test_BT_39_BX_03_only_a_joker_left_counts_as_the_most_cards() -> None:
    """Left 0, a joker, 3, 5: the joker counts 5, to the winner and to seat 2, and nothing between equal counts."""
    hands = ("JK0", "H3 H4 H5", FIVE)
    plain = lost(*hands, jokers=1)
    assert plain.points == (1 + 3 + 5, -1 + 2 + 4, -3 - 2 + 2, -5 - 4 - 2)
    pos = lost(*hands, jokers=1, joker_left_is_last=True)
    assert pos.data["facts"]["pays"] == [[0, 0, 0, 0], [5, 0, 2, 0], [3, 0, 0, 0], [5, 0, 2, 0]]
    two = lost("JK0 JK1", "H3 H4 H5", jokers=2, joker_left_is_last=True)
    assert two.points == (6, -3, -3)


def test_BT_39_only_a_joker_left_is_alone_in_the_last_place() -> None:
    """Left 0, a joker, 3, 5: the joker counts 5 and pays as much, and is behind the 5 all the same."""
    pos = lost("JK0", "H3 H4 H5", FIVE, jokers=1, joker_left_is_last=True)
    assert pos.points == (13, -7, 1, -7)
    assert pos.data["facts"]["rank"] == [1, 4, 2, 3]
    assert pos.places == (1, 4, 2, 3)
    assert pos.totals == (13, -7, 1, -7)
    assert pos.standing == (1, 3, 2, 3)


def test_BT_39_a_joker_each_is_level() -> None:
    pos = lost("JK0", "JK1", "H3 H4", jokers=2, joker_left_is_last=True)
    assert pos.data["facts"]["rank"] == [1, 3, 3, 2]
    assert pos.places == (1, 3, 3, 2)


def test_BT_39_a_joker_with_another_card_is_a_hand_like_any_other() -> None:
    pos = lost("JK0 H3", "H4 H5", jokers=1, joker_left_is_last=True)
    assert pos.data["facts"]["rank"] == [1, 2, 2]
    assert pos.places == (1, 2, 2)


def test_F12_rules_1_left_a_joker_level_with_an_equal_count() -> None:
    pos = lost("JK0", "H3 H4 H5", FIVE, jokers=1, joker_left_is_last=True, rules=1)
    assert pos.points == (13, -7, 1, -7)
    assert pos.data["facts"]["rank"] == [1, 3, 2, 3]
    assert pos.places == (1, 3, 2, 3)


def test_BX_03_multipliers_use_the_real_cards() -> None:
    """The joker counts eleven, but its holder has one card: no many-cards penalty."""
    pos = lost("JK0", ELEVEN, jokers=1, joker_left_is_last=True)
    assert pos.data["facts"]["multipliers"] == [1, 1, 4]
    assert pos.points == (11 + 44, -11, -44)


def test_BT_41_money_runs_on_over_a_session() -> None:
    pos: hanpan.Position | None = lost("H3 H4 H5", FIVE, ELEVEN, rounds=3)
    won = [0, 0, 0, 0]
    for seed in range(3):
        assert pos is not None
        while not pos.over:
            pos = pos.play(pos.actors[0], pos.legal(pos.actors[0])[0])
        won = [total + points for total, points in zip(won, pos.points, strict=True)]
        assert pos.totals == tuple(won)
        assert sum(won) == 0
        pos = pos.next_round(seed=seed)
    assert pos is None
