"""Faults that players of other programs reported, each with its right behaviour (cases A01 … A24)."""

from __future__ import annotations

import pytest

from tests.daifugo.support import GAME, Values, after, lock, low, plays, scene, script, why

DOKOPA: dict[str, Values] = {"preset": "dokopa"}


def test_A01_a_spade_three_does_not_look_back_past_a_cleared_table() -> None:
    pos = after("JK0 S3 C4", "H5 H6", "D5 D6", moves="JK0 pass pass")
    assert pos.actors == (0,)
    pos = script(pos, "0:S3")
    assert (pos.data["trick"], pos.actors) == (["S3"], (1,))
    assert why(pos, "H5") is None


@pytest.mark.parametrize(
    ("hand", "moves", "shape"),
    [
        ("JK0 JK1 C4", "JK0+JK1", "wrong_count"),
        ("H7 JK0 C4", "H7+JK0", "wrong_count"),
        ("H5 JK0 H7 C4", "H5-JK0=H6-H7", "wrong_shape"),
    ],
)
def test_A02_a_spade_three_answers_no_joker_in_a_larger_play(hand: str, moves: str, shape: str) -> None:
    pos = after(hand, "S3 C5", "D5 D6", moves=moves, **DOKOPA)
    assert why(pos, "S3") == shape
    assert plays(pos) == {"pass"}


def test_A04_a_joker_beats_no_joker_and_nothing_beats_two() -> None:
    pos = after("JK0 C4", "JK1 H2 S2 C5", "D5 D6", moves="JK0", **DOKOPA)
    assert why(pos, "JK1") == "not_stronger"
    pos = after("JK0 JK1 C4", "H2 S2 D2 C5", "D5 D6", moves="JK0+JK1", **DOKOPA)
    assert why(pos, "S2+H2") == "not_stronger"
    pos = after("JK0 C4", "JK1 H2 S2 C5", "D5 D6", moves="C4", **DOKOPA)
    assert why(pos, "H2+JK1") == "wrong_count"
    assert why(after("S4 H4 D4 C5", "JK0 JK1 C6", "D5 D6", moves="S4+H4+D4", **DOKOPA), "JK0+JK1") == "wrong_count"


def test_A05_a_joker_is_read_as_helps_most() -> None:
    pos = after("H3 H4 H5 C3", "S4 S5 JK0 C6", "D9 DJ", moves="H3-H4-H5")
    assert "S4-S5-JK0=S6" in plays(pos)
    assert why(pos, "JK0=S3-S4-S5") == "joker_elsewhere"
    pos = after("HJ HQ HK C3", "S9 ST JK0 C6", "D9 DJ", moves="HJ-HQ-HK", low=True)
    assert "JK0=S8-S9-ST" in plays(pos)
    assert why(pos, "S9-ST-JK0=SJ") == "joker_elsewhere"


def test_A06_a_run_is_written_with_the_joker_in_its_place() -> None:
    pos = after("S4 S6 S7 JK0 C3", "D9 DJ", "D5 D6", moves="S4-JK0=S5-S6-S7")
    assert set(pos.data["t_cards"]) == {"S4", "S6", "S7", "JK0"}
    assert "S4-JK0=S5-S6-S7" in plays(scene("S4 S6 S7 JK0 C3", "D9 DJ", "D5 D6"))


def test_A08_two_jokers_are_two_cards() -> None:
    pos = scene("S7 JK0 JK1 C3", "D9 DJ", "D5 D6", **DOKOPA)
    assert {"JK0", "JK1", "S7+JK0", "S7+JK1"} <= plays(pos)
    assert pos.play(0, "JK1").data["hand"][0] == ["C3", "S7", "JK0"]


def test_A10_of_two_who_foul_the_earlier_is_lower() -> None:
    pos = after(
        "S2", "H2", "D9 D4", "DT D3", moves="0:S2 1:pass 2:pass 3:pass 1:H2 2:pass 3:pass 2:D9 3:DT 2:pass 3:D3"
    )
    assert pos.places == (4, 3, 2, 1)


def test_A11_a_foul_is_the_last_place_wherever_places_are_told() -> None:
    pos = after("S2", "H9", "D9 D4", moves="0:S2 1:pass 2:pass")
    assert pos.data["how"][0] == "foul"
    assert pos.data["facts"]["won"] == [None, None, None]  # nobody is called first before the end
    end = script(pos, "1:H9")
    assert end.places == (3, 1, 2)
    assert end.data["facts"]["won"] == ["daihinmin", "daifugo", "heimin"]


def test_A12_a_play_that_asks_is_not_compared_with_itself() -> None:
    hands = ("H5 C4", "ST HT C6 C7", "D9 DJ")
    for card, locked in (("ST", ""), ("HT", "H")):
        pos = after(*hands, moves=f"H5 {card}", ten_discard=True, **DOKOPA)
        assert pos.data["phase"] == "discard"
        assert lock(pos) == locked
        assert lock(script(pos, "1:discard:C6")) == locked
        assert lock(script(pos, "1:enough")) == locked


def test_A13_jokers_under_a_lock() -> None:
    locked = ("H5 C4", "H7 C5", "JK0 DJ D9", "HT CT")
    pos = after(*locked, moves="H5 H7")
    assert (lock(pos), why(pos, "JK0")) == ("H", None)
    assert lock(script(pos, "2:JK0")) == "H"
    pairs = ("H5 S5 C4", "S6 H6 C5", "H7 D7 JK0 C6")
    pos = after(*pairs, moves="S5+H5 S6+H6")
    assert lock(pos) == "SH"  # the order of suits says nothing
    assert why(pos, "H7+JK0") is None
    assert why(pos, "D7+JK0") == "locked"
    # Where jokers start no lock, 5H, joker, 8H stays open.
    pos = after("H5 C4", "JK0 C5", "D9 DJ", moves="H5 JK0", joker_locks=False)
    assert lock(pos) == ""


@pytest.mark.parametrize(("in_runs", "leads"), [(False, 1), (True, 0)])
def test_A14_an_eight_in_a_run(in_runs: bool, leads: int) -> None:
    pos = after("S7 S8 S9 C3", "D9 DJ", "D5 D6", moves="S7-S8-S9", eight_in_runs=in_runs)
    assert pos.actors == (leads,)
    assert (pos.data["trick"] == []) == in_runs
    for preset in ("goran", "dokopa"):
        assert after("S8 H8 JK0 C3", "D9 DJ", "D5 D6", moves="S8+H8+JK0", preset=preset).actors == (0,)


def test_A15_four_in_a_run_are_a_revolution_only_where_they_are_one_by_option() -> None:
    hand = "S4 S5 S6 S7 C3 C4"
    for least, turned in ((0, False), (5, False), (4, True)):
        assert low(after(hand, "D9 DJ", "D5 D6", moves="S4-S5-S6-S7", run_revolution=least)) == turned
    hands = ("S5 H5 D5 JK0 C3 C4 H9 S9 D9 C9 CJ", "D7 DJ", "D4 D6")
    pos = after(*hands, moves="S5+H5+D5+JK0 pass pass")
    assert low(pos)  # a clear does not end it
    assert not low(script(pos, "0:S9+H9+D9+C9"))  # a second one does
    ended = after("S5 H5 D5 C5 C4", "D7", "D4 D6", moves="S5+H5+D5+C5 pass pass 0:C4 1:pass 2:pass 1:D7")
    assert ended.over
    following = ended.next_round(seed=1)
    assert following is not None
    assert not low(following)


def test_A17_the_forbidden_last_card_follows_the_revolution_and_no_jack() -> None:
    for last, foul in (("H2", True), ("H3", False)):
        pos = after(f"SJ {last}", "D9 DJ", "D5 D6", moves=f"0:SJ 1:pass 2:pass 0:{last}", jack_back=True)
        assert (pos.data["how"][0] == "foul") == foul
        low_order = after(last, "D9 DJ", "D5 D6", moves=f"0:{last}", low=True)
        assert (low_order.data["how"][0] == "foul") != foul
    pos = after("SJ C4", "H2", "D5 D6", moves="0:SJ 1:pass 2:pass 0:C4 1:H2", jack_back=True)
    assert pos.data["how"][1] == "foul"


def test_A19_an_effect_with_nothing_to_do_does_not_hold_the_game_up() -> None:
    pos = after("ST", "D9 DJ", "D5 D6", moves="0:ST", ten_discard=True, fouls=False)
    assert pos.data["how"][0] == "clean"
    assert pos.actors == (1,)
    pos = after("ST HT C4", "D9 DJ", "D5 D6", moves="0:ST+HT", ten_discard=True, exact_count=True)
    assert (pos.data["phase"], pos.actors) == ("play", (1,))


def test_A20_a_hand_that_an_effect_empties_is_out_at_once() -> None:
    pos = after("S7 D4", "D9 DJ", "D5 D6", moves="0:S7 0:give:D4", seven_give=True, fouls=False)
    assert pos.data["how"][0] == "clean"
    assert pos.actors == (1,)
    assert 0 not in script(pos, "1:D9 2:pass 1:DJ").actors
    assert "D4" in pos.data["hand"][1]


def test_A21_two_sevens_ask_twice_one_after_the_other() -> None:
    pos = after("S7 H7 D4 D5 D6", "C9 CJ", "C5 C6", moves="0:S7+H7", seven_give=True)
    asked = []
    for card in ("D4", "D5"):
        asked.append((pos.data["asked"], pos.actors))
        assert GAME.read(pos.text) == pos  # whoever comes back is asked the same
        pos = script(pos, f"0:give:{card}")
    assert asked == [(2, (0,)), (1, (0,))]
    assert (pos.data["phase"], pos.actors) == ("play", (1,))


ALL = "C3 C4 C5 C6 C7 C9 CT CJ CQ CK CA C2"


def ranks(table: str, reverse: bool, hand: str = ALL) -> str:
    """The numbers of the single cards that answer a table."""
    pos = after(f"{table} D9", f"{hand} H9", "D4 D6", moves=f"0:{table}", low=reverse)
    return "".join(move[1] for move in sorted(plays(pos), key=lambda m: ALL.find(m)) if move in hand.split())


def test_A24_what_beats_a_single_card() -> None:
    """A page that says so says it of these: a 5 is no answer to a 5."""
    assert ranks("S5", False) == "679TJQKA2"
    assert ranks("S5", True) == "34"
    assert ranks("S2", False) == ""
    answers = plays(after("S2 D9", "JK0 C2 H9", "D4 D6", moves="0:S2"))
    assert answers == {"JK0", "pass"}
    assert plays(after("JK0 D9", "S3 C2 H9", "D4 D6", moves="0:JK0")) == {"S3", "pass"}
    assert plays(after("JK0 D9", "H3 C2 H9", "D4 D6", moves="0:JK0")) == {"pass"}
