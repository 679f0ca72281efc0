"""What may be played on what (DG-02 … DG-04, DG-11 … DG-28, DK-09 … DK-20, DX-01, DX-08, UE-04, UE-09)."""

from __future__ import annotations

import pytest

import hanpan
from tests.daifugo.support import GAME, Values, after, plays, scene, script, why


def answer(table: str, hand: str, play: str, preset: str = "goran", **options: Values) -> str | None:
    """Why seat 1, holding `hand`, may not play on seat 0's `table`; None: it may."""
    cards = " ".join(part.partition("=")[0] for part in table.replace("-", "+").split("+"))
    return why(after(cards + " C3", hand, "C4 C5", moves=table, preset=preset, **options), play)


def test_DG_02_suits_have_no_strength() -> None:
    assert answer("SK", "DK", "DK") == "not_stronger"
    assert answer("DK", "SK", "SK") == "not_stronger"


@pytest.mark.parametrize("low", [False, True])
def test_DG_03_a_lone_joker_beats_every_single(low: bool) -> None:
    for single in ("S3", "H2", "D9"):
        pos = after(f"{single} C4", "JK0 H3", "C5 C6", moves=single, low=low)
        assert why(pos, "JK0") is None


def test_DG_04_equal_never_beats() -> None:
    assert answer("S7+H7", "D7 C7", "D7+C7") == "not_stronger"
    assert answer("S4-S5-S6", "H4 H5 H6", "H4-H5-H6") == "not_stronger"


def test_DG_11_a_leader_plays_groups_of_one_to_four_and_runs_of_three_or_more() -> None:
    pos = scene("S5 H5 D5 C5 S6 S7 S8", "C9", "CT")
    assert {"S5", "S5+H5", "S5+H5+D5", "S5+H5+D5+C5", "S5-S6-S7", "S6-S7-S8", "S5-S6-S7-S8"} <= plays(pos)
    # 7 singles, 6 pairs, 4 triples and 1 four of the fives, 2 runs of three and 1 of four.
    assert len(plays(pos)) == 7 + 6 + 4 + 1 + 2 + 1


@pytest.mark.parametrize("bad", ["S5+S6", "S5-S6", "S5+H6+D7"])
def test_DG_11_nothing_else_is_a_combination(bad: str) -> None:
    pos = scene("S5 S6 H6 D7 S7", "C9", "CT")
    number = 2 << 60 | GAME.spec.deck.mask(bad.replace("-", "+").split("+"))
    assert why(pos, GAME.spec.move_text(number)) == "no_combination"


def test_DG_11_a_run_of_two_suits_cannot_even_be_written() -> None:
    with pytest.raises(hanpan.NotationError, match="rank by rank"):
        why(scene("S5 S6 H6 D7 S7", "C9", "CT"), "S5-H6-S7")


def test_DG_12_a_leader_must_play() -> None:
    assert why(scene("S5 S6", "C9", "CT"), "pass") == "must_lead"


def test_DG_13_groups_stop_at_four() -> None:
    pos = scene("S5 H5 D5 C5 JK0 S9", "C9", "CT")
    assert why(pos, "S5+H5+D5+C5+JK0") == "too_many"
    assert why(pos, "S5+H5+D5+JK0") is None
    assert why(scene("S5 H5 D5 C5 JK0 S9", "C9", "CT", quint=True), "S5+H5+D5+C5+JK0") is None


def test_DK_18_four_naturals_and_two_jokers() -> None:
    pos = scene("S5 H5 D5 C5 JK0 JK1 S9", "C9", "CT", preset="dokopa")
    assert why(pos, "S5+H5+D5+C5+JK0+JK1") is None


@pytest.mark.parametrize("play", ["D9+JK0", "S9+D9+JK0", "S9+H9+D9+JK0"])
def test_DG_14_the_joker_stands_for_any_card_of_a_group(play: str) -> None:
    assert why(scene("S9 H9 D9 JK0 C4", "C9", "CT"), play) is None


def test_DG_15_the_joker_fills_a_gap_of_one_rank() -> None:
    pos = scene("S5 S7 S8 JK0 C4", "C9", "CT")
    assert why(pos, "S5-JK0=S6-S7") is None
    assert not any(move.startswith("S5-JK0=S6-JK") for move in plays(pos))
    assert not any({"S5", "S8", "JK0"} == {c.partition("=")[0] for c in m.split("-")} for m in plays(pos))


@pytest.mark.parametrize(
    ("low", "said", "refused"), [(False, "H5-H6-JK0=H7", "JK0=H4-H5-H6"), (True, "JK0=H4-H5-H6", "H5-H6-JK0=H7")]
)
def test_DG_16_a_joker_without_a_gap_goes_to_the_end_that_helps(low: bool, said: str, refused: str) -> None:
    pos = scene("H5 H6 JK0 C4", "C9", "CT", low=low)
    assert why(pos, said) is None
    assert why(pos, refused) == "joker_elsewhere"


def test_DG_17_not_above_2_nor_below_3() -> None:
    assert why(scene("SA S2 JK0 C4", "C9", "CT"), "JK0=SK-SA-S2") is None
    assert why(scene("S3 S4 JK0 C4", "C9", "CT", low=True), "S3-S4-JK0=S5") is None


def test_DG_18_no_wrap_around() -> None:
    pos = scene("SQ SK SA S2 S3 S4 C5", "C9", "CT")
    runs = {move for move in plays(pos) if "-" in move}
    assert runs == {"SQ-SK-SA", "SK-SA-S2", "SQ-SK-SA-S2"}


def test_DG_19_a_whole_suit_and_the_joker_are_no_run_of_fourteen() -> None:
    pos = scene("S3-S2 JK0", "C9", "CT", deal="all")
    assert max(len(move.split("-")) for move in plays(pos)) == 13


def test_DG_20_the_end_is_fixed_by_the_order_before_the_play() -> None:
    """H5 H6 H7 H8 and the joker make 5 to 9 in normal order and turn it; the answer must be lower than 5."""
    pos = after("H5 H6 H7 H8 JK0 C9", "C4-C8 DT", "CT CK", moves="H5-H6-H7-H8-JK0=H9")
    assert pos.data["facts"]["reversed"] is True
    assert why(pos, "C4-C5-C6-C7-C8") is None
    pos = after("H5 H6 H7 H8 JK0 DQ", "C5-C9 DT", "CT CK", moves="H5-H6-H7-H8-JK0=H9")
    assert why(pos, "C5-C6-C7-C8-C9") == "not_stronger"


def test_DG_21_same_shape_and_same_number_of_cards() -> None:
    assert answer("S4+H4", "S5 H5 D5", "S5+H5+D5") == "wrong_count"
    assert answer("S4-S5-S6", "S9 H9 D9", "S9+H9+D9") == "wrong_shape"
    assert answer("S4-S5-S6-S7", "S9 H9 D9 C9", "S9+H9+D9+C9") == "wrong_shape"
    assert answer("S4+H4+D4", "H5-H7", "H5-H6-H7") == "wrong_shape"
    assert answer("S4-S5-S6", "H5-H8", "H5-H6-H7-H8") == "wrong_count"
    assert answer("S4+H4", "S5 H5", "S5+H5") is None


@pytest.mark.parametrize("run", ["H5-H6-H7", "H9-HT-HJ"])
def test_DG_22_DK_15_runs_compare_by_their_weakest_card(run: str) -> None:
    first, _middle, last = run.split("-")
    for preset in ("goran", "dokopa"):
        assert answer("S4-S5-S6", f"{first}-{last}", run, preset=preset) is None


def test_DG_23_2_and_joker_are_the_top_pair() -> None:
    assert answer("SA+HA", "S2 JK0", "S2+JK0") is None
    assert answer("S2+JK0", "H2 D2", "H2+D2") == "not_stronger"


def test_DG_24_a_follower_may_always_pass() -> None:
    assert answer("S4", "S5 H5", "pass") is None


@pytest.mark.parametrize(
    ("preset", "options", "again"), [("goran", {}, True), ("dokopa", {}, True), ("goran", {"pass_out": True}, False)]
)
def test_DG_25_DK_10_a_pass_does_not_bar_the_next_turn(preset: str, options: dict[str, Values], again: bool) -> None:
    pos = after("S3 SJ", "S5 HJ", "S7 DJ", preset=preset, moves="0:S3 1:pass 2:S7 0:SJ", **options)
    assert pos.actors == ((1,) if again else (2,))


def test_DG_26_DK_11_all_others_pass_and_the_last_player_leads() -> None:
    pos = after("S3 C9", "S4 H9", "S5 D9", moves="0:S3 1:S4 2:pass 0:pass")
    assert pos.actors == (1,)
    assert pos.data["trick"] == []
    assert "S4" in pos.data["gone"]
    assert why(pos, "H9") is None


def test_DG_26_a_play_between_passes_starts_the_count_again() -> None:
    pos = after("S3 CJ", "S4 HJ", "S5 DJ", "S6 SJ", moves="0:S3 1:pass 2:pass 3:S6")
    assert script(pos, "0:pass 1:pass").data["trick"] == ["S3", "S6"]
    assert script(pos, "0:pass 1:pass 2:pass").data["trick"] == []


@pytest.mark.parametrize("preset", ["goran", "dokopa"])
def test_DG_27_DK_12_the_next_player_leads_after_a_finisher_whom_nobody_beat(preset: str) -> None:
    pos = after("S9 CJ", "S4 HJ", "ST", "S6 SJ", preset=preset, moves="0:S9 1:pass 2:ST 3:pass 0:pass 1:pass")
    assert pos.actors == (3,)
    assert pos.data["trick"] == []


def test_DG_27_others_may_beat_a_finishers_cards_first() -> None:
    pos = after("S9 CJ", "S4 HJ", "ST", "S6 SJ", moves="0:S9 1:pass 2:ST 3:SJ 0:pass 1:pass")
    assert pos.actors == (3,)


def test_DX_08_passers_out_with_nobody_left_end_the_trick_at_once() -> None:
    pos = after("S9 CJ", "S4 HJ", "ST", moves="0:S9 1:pass 2:pass", pass_out=True)
    assert pos.actors == (0,)
    pos = after("S3 CJ", "S4 HJ", "ST", "S5 DJ", moves="0:S3 1:pass 2:ST 3:pass 0:pass", pass_out=True)
    assert pos.actors == (3,)
    assert pos.data["trick"] == []


def test_DX_08_a_finisher_after_whom_all_have_passed_out() -> None:
    pos = after("S3 CJ", "S4 HJ", "S5 DJ", "ST", moves="0:S3 1:pass 2:pass 3:ST 0:pass", pass_out=True)
    assert pos.actors == (0,)
    assert pos.data["trick"] == []


def test_B12_a_cleared_table_forgets_the_passes() -> None:
    for options in ({}, {"pass_out": True}):
        pos = after("S3 C9 CT", "S4 H9", "S5 D9", moves="0:S3 1:pass 2:pass 0:C9 1:pass", **options)
        assert pos.data["trick"] == ["C9"]
        assert pos.actors == (2,)


def test_DK_16_a_lone_joker_is_above_every_number_and_makes_a_pair_of_tens() -> None:
    assert answer("H2", "JK0 C9", "JK0", preset="dokopa") is None
    assert answer("S9+H9", "ST JK0", "ST+JK0", preset="dokopa") is None


def test_DK_17_two_jokers_are_the_strongest_pair() -> None:
    assert answer("S2+H2", "JK0 JK1", "JK0+JK1", preset="dokopa") is None


def test_A04_nothing_beats_a_pair_of_jokers_and_no_joker_a_joker() -> None:
    pos = after("JK0 JK1 C4", "S2 H2 S3", "C5 C6", moves="JK0+JK1", preset="dokopa")
    assert plays(pos) == {"pass"}
    assert answer("JK0", "JK1 C9", "JK1", preset="dokopa") == "not_stronger"
    assert answer("S9", "JK0 JK1 C9", "JK0+JK1", preset="dokopa") == "wrong_count"


def test_A05_the_joker_takes_the_stronger_reading() -> None:
    assert answer("H3-H4-H5", "S4 S5 JK0", "S4-S5-JK0=S6") is None
    pos = after("HJ HQ HK C4", "S9 ST JK0", "C5 C6", moves="HJ-HQ-HK", low=True)
    assert plays(pos) == {"JK0=S8-S9-ST", "pass"}


def test_A06_a_run_is_written_in_its_order() -> None:
    assert "S4-JK0=S5-S6-S7" in plays(scene("S4 S6 S7 JK0 C4", "C9", "CT"))


def test_A08_DX_11_either_joker_may_be_named() -> None:
    pos = scene("S7 JK0 JK1", "C9", "CT", preset="dokopa")
    assert {"JK0", "JK1", "S7+JK0", "S7+JK1", "JK0+JK1", "S7+JK0+JK1"} <= plays(pos)
    assert pos.play(0, "JK1").data["hand"][0] == ["S7", "JK0"]


def test_DX_01_one_natural_and_two_jokers_are_a_triple_or_a_run() -> None:
    pos = scene("S7 JK0 JK1", "C9", "CT", preset="dokopa")
    assert {"S7+JK0+JK1", "S7-JK0=S8-JK1=S9"} <= plays(pos)
    on_group = after("S4 H4 D4 C3", "S7 JK0 JK1", "C5 C6", moves="S4+H4+D4", preset="dokopa")
    assert plays(on_group) == {"S7+JK0+JK1", "pass"}
    on_run = after("S4 S5 S6 C3", "S7 JK0 JK1", "C5 C6", moves="S4-S5-S6", preset="dokopa")
    assert plays(on_run) == {"S7-JK0=S8-JK1=S9", "pass"}


def test_DX_01_gaps_first_then_the_highest_start_that_fits() -> None:
    pos = scene("SK SA JK0 JK1", "C9", "CT", preset="dokopa")
    assert {move for move in plays(pos) if move.count("-") == 3} == {"JK0=SQ-SK-SA-JK1=S2"}
    pos = scene("S5 S7 JK0 JK1", "C9", "CT", preset="dokopa")
    assert {move for move in plays(pos) if move.count("-") == 3} == {"S5-JK0=S6-S7-JK1=S8"}
    pos = scene("S5 S7 JK0 JK1", "C9", "CT", preset="dokopa", low=True)
    assert {move for move in plays(pos) if move.count("-") == 3} == {"JK0=S4-S5-JK1=S6-S7"}


def test_DG_38_what_beats_follows_a_revolution_at_once() -> None:
    pos = after("S7 H7 D7 C7 C9", "S6 H6 D6 C6 HT", "S9 H9 D9 HJ", moves="S7+H7+D7+C7")
    assert why(pos, "S6+H6+D6+C6") is None
    pos = after("S7 H7 D7 C7 C9", "ST HT DT CT HQ", "S9 H9 D9 HJ", moves="S7+H7+D7+C7")
    assert why(pos, "ST+HT+DT+CT") == "not_stronger"


def test_A24_what_beats_a_single() -> None:
    """6 and up on a 5, 4 and 3 under revolution; only the joker beats a 2, only ♠3 a joker."""
    hand = "S3 S4 S5 S6 S2 JK0"
    assert plays(after("H5 C9", hand, "C5 C6", moves="H5")) == {"S6", "S2", "JK0", "pass"}
    assert plays(after("H5 C9", hand, "C5 C6", moves="H5", low=True)) == {"S3", "S4", "JK0", "pass"}
    assert plays(after("H2 C9", hand, "C5 C6", moves="H2")) == {"JK0", "pass"}
    assert plays(after("JK0 C9", "S3 S4 S5 S6 S2", "C5 C6", moves="JK0")) == {"S3", "pass"}
    assert plays(after("JK0 C9", "H3 S4 S5 S6 S2", "C5 C6", moves="JK0")) == {"pass"}


@pytest.mark.parametrize(
    ("low", "run", "reason"),
    [
        (False, "H7-H8-H9", None),
        (False, "H6-H7-H8", "not_stronger"),
        (False, "H5-H6-H7", "not_stronger"),
    ],
)
def test_UE_04_a_run_lies_wholly_above_the_run_on_the_table(low: bool, run: str, reason: str | None) -> None:
    assert answer("S4-S5-S6", "H4-HT", run, preset="uecda") == reason


def test_UE_04_or_wholly_below_while_the_order_is_reversed() -> None:
    pos = after("S7 S8 S9 C3", "H3-HT", "C5 C6", moves="S7-S8-S9", low=True, preset="uecda", eight_cut=False)
    assert {move for move in plays(pos) if move != "pass"} == {"H3-H4-H5", "H4-H5-H6"}


def test_UE_04_the_joker_stands_anywhere_in_a_run() -> None:
    pos = scene("S5 S6 JK0 C4", "C9", "CT", "CJ", "CQ", preset="uecda")
    assert {"S5-S6-JK0=S7", "JK0=S4-S5-S6"} <= plays(pos)


def test_UE_04_five_with_the_joker() -> None:
    assert "S5+H5+D5+C5+JK0" in plays(scene("S5 H5 D5 C5 JK0 C4", "C9", "CT", "CJ", "CQ", preset="uecda"))


def test_UE_09_who_passes_is_out_until_the_table_clears() -> None:
    hands = ("S3 HJ", "S5 CJ", "D7 DJ", "H9 SJ", "ST CQ")
    pos = after(*hands, preset="uecda", moves="0:S3 1:pass 2:D7 3:H9 4:ST 0:HJ")
    assert pos.actors == (2,)
    # When seat 4 goes out too, all who hold cards have passed: the next of them leads.
    pos = script(pos, "2:pass 3:pass 4:CQ")
    assert pos.data["trick"] == []
    assert pos.actors == (1,)
