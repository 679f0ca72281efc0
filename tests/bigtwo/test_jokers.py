"""Jokers (section 6, BX-01, BX-02, BX-11), values by hand."""

from __future__ import annotations

import pytest

from tests.bigtwo.support import beats, category, plays, power, scene, script, why


def test_BT_33_a_lone_joker_is_the_highest_single() -> None:
    assert beats("JK0", "S2")
    assert not beats("S2", "JK0")


def test_BT_35_two_jokers_are_equal_or_the_coloured_one_is_higher() -> None:
    assert not beats("JK1", "JK0")
    assert not beats("JK0", "JK1")
    assert beats("JK0", "JK1", coloured_joker_higher=True)
    assert not beats("JK1", "JK0", coloured_joker_higher=True)


def test_BX_11_colour_matters_between_singles_only() -> None:
    for colour in (False, True):
        assert power("H9 JK0", coloured_joker_higher=colour) == power("H9 JK1", coloured_joker_higher=colour)
        assert power("JK0 JK1", coloured_joker_higher=colour) == power("JK0 JK1")


def test_BT_20_36_nothing_beats_a_pair_of_jokers() -> None:
    assert beats("JK0 JK1", "S2 H2")
    strongest = max(power(pair) for pair in ("S2 H2", "S2 JK0", "D2 C2", "SA JK1"))
    assert power("JK0 JK1") > strongest


def test_BT_34_a_joker_in_a_pair_is_the_best_suit_and_a_tie_is_not_higher() -> None:
    assert beats("D9 JK0", "H9 C9")
    assert not beats("D9 JK0", "S9 C9")
    assert not beats("S9 C9", "D9 JK0")
    assert beats("D9 JK0", "S8 H8")
    assert not beats("D9 JK0", "H9 C9", suits="level")


def test_BT_34_a_joker_has_no_rank_above_a_2() -> None:
    assert power("D2 JK0") == power("S2 H2")
    assert power("D2 JK0 JK1") == power("S2 H2 D2")


def test_BX_06_equal_triples_go_by_their_best_suit() -> None:
    assert power("S9 H9 D9") == power("H9 D9 JK0") == power("D9 JK0 JK1")
    assert power("H9 D9 C9") < power("H9 D9 JK0")
    assert power("H9 D9 C9 S4 H4") < power("H9 D9 C4 D4 JK0")


@pytest.mark.parametrize(
    ("cards", "meant"),
    [
        ("S3 S4 S5 S6 JK0", "S2 S3 S4 S5 S6"),  # above 34567
        ("D4 D5 D6 D7 JK0", "D4 D5 D6 D7 D8"),
        ("DT DJ DQ DK JK0", "DT DJ DQ DK DA"),
        ("D3 D4 D5 JK0 JK1", "DA D2 D3 D4 D5"),
        ("S9 H9 D9 C4 JK0", "S9 H9 D9 C9 C4"),
        ("S9 H9 C4 JK0 JK1", "S9 H9 D9 C9 C4"),
        ("S9 H9 D4 C4 JK0", "S9 H9 D9 D4 C4"),
        ("H9 D9 SK HK JK0", "SK HK DK H9 D9"),
        ("D3 D5 D7 D9 JK0", "D2 D3 D5 D7 D9"),
        ("D3 D5 D9 JK0 JK1", "D2 DA D3 D5 D9"),
        ("D2 DA DK D9 JK0", "D2 DA DK DQ D9"),
        ("H4 D5 C6 D7 JK0", "H4 D5 C6 D7 S8"),
        ("HT DJ CQ DK JK0", "HT DJ CQ DK SA"),
        ("H3 D4 C5 JK0 JK1", "SA S2 H3 D4 C5"),
        ("DT DJ DQ SK JK0", "DT DJ DQ SK SA"),
    ],
)
def test_BT_34_a_joker_is_the_card_that_makes_the_play_strongest(cards: str, meant: str) -> None:
    assert power(cards) == power(meant) > 0


@pytest.mark.parametrize("cards", ["S7 H7 D7 C7 JK0", "S7 H7 D7 JK0 JK1"])
def test_BT_37_five_of_a_kind_is_four_and_one(cards: str) -> None:
    assert category(cards) == "four"
    assert power(cards) == power("S7 H7 D7 C7 S3")


@pytest.mark.parametrize("cards", ["S3 H3 D5 C9 JK0", "S3 D5 D7 D9 JK0", "S3 H9 D4 JK0"])
def test_BT_33_a_joker_does_not_help_everything(cards: str) -> None:
    assert power(cards) == 0


def test_BT_38_the_last_play_may_hold_no_joker() -> None:
    pos = scene("S9 JK0", "S4 S5", jokers=1)
    assert why(pos, "S9+JK0") == "joker_last"
    assert why(pos, "S9") is None  # BX-02
    assert why(pos, "JK0") is None
    assert plays(pos) == {"S9", "JK0"}
    free = scene("S9 JK0", "S4 S5", jokers=1, joker_last_barred=False)
    assert plays(free) == {"S9", "JK0", "S9+JK0"}


def test_BX_01_a_leader_who_may_not_play_its_joker_passes_and_the_next_leads() -> None:
    pos = scene("H9 JK0", "S4 S5 S6", "D4 D5 D6", jokers=1, duty="off")
    pos = script(pos, "0:H9 1:pass 2:pass")
    assert plays(pos) == {"pass"}
    assert pos.reason(0, "JK0") == "joker_last"
    pos = pos.play(0, "pass")
    assert pos.actors == (1,)
    assert why(pos, "pass") == "must_lead"
    pos = script(pos, "1:S4 2:D5 0:pass 1:S6 2:pass 0:pass 1:S5")
    assert pos.over
    assert pos.data["winner"] == 1


def test_BX_01_passes_on_a_play_do_not_count_towards_nobody_can_lead() -> None:
    """Three others pass on the last natural, its player cannot lead: the hand goes on with the next seat."""
    pos = scene("S2 JK0", "S4 S5 S6", "D4 D5 D6", "H4 H5 H6", jokers=1, duty="off")
    pos = script(pos, "0:S2 1:pass 2:pass 3:pass 0:pass")
    assert pos.actors == (1,)
    assert not pos.over


def test_BX_01_F16_two_with_a_joker_each_end_without_a_winner() -> None:
    pos = scene("JK0", "JK1", seats=2, jokers=2)
    pos = script(pos, "0:pass 1:pass")
    assert pos.over
    assert pos.data["winner"] == -1
    assert pos.points == (0, 0)
    assert pos.data["facts"]["pays"] == [[0, 0], [0, 0]]
    after = pos.advanced()
    assert after is not None
    assert after.data["won_before"] == -1


def test_BX_01_with_a_stock_a_pass_draws_and_the_hand_goes_on() -> None:
    pos = scene("JK0", "JK1", seats=2, jokers=2, draw_on_pass=True, stock="S9 H9")
    pos = script(pos, "0:pass 1:pass")
    assert plays(pos) == {"S9", "JK0"}
    assert not pos.over


def test_every_joker_play_says_what_its_jokers_are() -> None:
    for cards, meant in (("D9+JK0", ["S9"]), ("DT+DJ+DQ+DK+JK0", ["DA"]), ("S9+H9+C4+JK0+JK1", ["D9", "C9"])):
        pos = scene(cards.replace("+", " ") + " S3 H3", "S5 S6", jokers=2).play(0, cards)
        assert pos.data["facts"]["joker_as"] == meant
    for cards in ("JK0", "JK0+JK1", "S7+H7+D7+C7+JK0"):
        pos = scene(cards.replace("+", " ") + " S3 H3", "S5 S6", jokers=2).play(0, cards)
        assert pos.data["facts"]["joker_as"] == []
