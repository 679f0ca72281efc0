"""8-cut, revolution, lock, spade-3 return, 7-give, 10-discard and J-back (DG-29 … DG-49, DK-21 … DK-35)."""

from __future__ import annotations

import pytest

from tests.daifugo.support import Values, after, lock, low, plays, scene, script, why


def declared(play: str, preset: str) -> str:
    """The play, where jokers are declared (UE-07) with the one suit a joker can stand for in a four."""
    return play.replace("JK0", "JK0=C7") if preset == "uecda" else play


# ---------------------------------------------------------------------------------------------------------- 8-cut


@pytest.mark.parametrize("play", ["S8", "S8+H8", "S8+JK0", "S8+H8+JK0"])
@pytest.mark.parametrize("preset", ["goran", "dokopa"])
def test_DG_29_DK_25_eights_clear_the_table_and_their_player_leads(preset: str, play: str) -> None:
    pos = after("S8 H8 JK0 C4", "S9 H9", "SK HK", moves=play, preset=preset)
    assert pos.data["trick"] == []
    assert pos.actors == (0,)


def test_DG_30_an_8_must_be_legal() -> None:
    assert why(after("H9 C4", "H8 C5", "C6 C7", moves="H9"), "H8") == "not_stronger"
    assert why(after("H5 C4", "H7 D9", "S8 C7", moves="H5 H7"), "S8") == "locked"
    assert why(after("H9 C4", "H8 C5", "C6 C7", moves="H9", low=True), "H8") is None
    assert why(after("H7 C4", "H8 C5", "C6 C7", moves="H7", low=True), "H8") == "not_stronger"
    assert why(after("H7 D7 C4", "H8 C5", "C6 C7", moves="H7+D7"), "H8") == "wrong_count"


@pytest.mark.parametrize(
    ("preset", "clears"), [("goran", False), ("dokopa", False), ("federation", False), ("uecda", True)]
)
def test_DG_31_A14_UE_06_an_8_in_a_run(preset: str, clears: bool) -> None:
    pos = after("S7 S8 S9 C4", "H3 H4", "D3 D4", "H5 H6", "D5 D6", moves="S7-S8-S9", preset=preset)
    assert (pos.data["trick"] == []) == clears
    assert pos.actors == ((0,) if clears else (1,))


def test_DX_12_a_joker_that_stands_for_an_8_in_a_run_clears() -> None:
    hands = ("S6 S7 S9 JK0 C4", "H3 H4", "D3 D4", "H5 H6", "D5 D6")
    assert after(*hands, moves="S6-S7-JK0=S8", preset="uecda").actors == (0,)
    assert after(*hands, moves="JK0=S5-S6-S7", preset="uecda").actors == (1,)
    assert after(*hands, moves="S7-JK0=S8-S9", preset="uecda").actors == (0,)


def test_DG_32_four_eights_turn_the_order_and_clear() -> None:
    for play in ("S8+H8+D8+C8", "S8+H8+D8+JK0"):
        pos = after("S8 H8 D8 C8 JK0 C4", "S9 H9", "SK HK", moves=play)
        assert low(pos)
        assert pos.data["trick"] == []
        assert pos.actors == (0,)


def test_8_cut_off() -> None:
    assert after("S8 C4", "S9 H9", "SK HK", moves="S8", eight_cut=False).actors == (1,)


# ----------------------------------------------------------------------------------------------------- revolution


@pytest.mark.parametrize("preset", ["goran", "dokopa", "federation", "uecda"])
@pytest.mark.parametrize("play", ["S7+H7+D7+C7", "S7+H7+D7+JK0"])
def test_DG_34_DG_35_DK_21_UE_05_four_of_a_number_turn_the_order(preset: str, play: str) -> None:
    pos = after("S7 H7 D7 C7 JK0 CT", "S9 H9", "SK HK", "SA HA", "DA CA", moves=declared(play, preset), preset=preset)
    assert low(pos)


def test_DK_21_five_or_six_of_a_number_too() -> None:
    hands = ("S7 H7 D7 C7 JK0 JK1 CT", "S9 H9", "SK HK")
    assert low(after(*hands, moves="S7+H7+D7+C7+JK0", preset="dokopa"))
    assert low(after(*hands, moves="S7+H7+D7+C7+JK0+JK1", preset="dokopa"))


@pytest.mark.parametrize(
    ("preset", "options", "turning"),
    [
        ("goran", {}, 5),
        ("uecda", {}, 5),
        ("dokopa", {}, 99),
        ("dokopa", {"run_revolution": 4}, 4),
        ("dokopa", {"run_revolution": 4, "revolution": False}, 4),
        ("federation", {}, 99),
    ],
)
def test_DG_36_DK_22_A15_runs_that_turn_the_order(preset: str, options: dict[str, Values], turning: int) -> None:
    hands = ("S3-S7 C4 C9", "HT H9", "DK HK", "DA HA", "DQ CA")
    for run, length in (("S3-S4-S5", 3), ("S3-S4-S5-S6", 4), ("S3-S4-S5-S6-S7", 5)):
        assert low(after(*hands, moves=run, preset=preset, **options)) == (length >= turning)


def test_DG_36_a_joker_may_be_one_of_the_five() -> None:
    assert low(after("S3 S4 S6 S7 JK0 C9", "HT", "DK", moves="S3-S4-JK0=S5-S6-S7"))


def test_DK_22_jokers_may_fill_two_places() -> None:
    pos = after("S3 S6 JK0 JK1 C9", "HT C5", "DK C6", moves="S3-JK0=S4-JK1=S5-S6", preset="dokopa", run_revolution=4)
    assert low(pos)


def test_DG_37_DK_24_a_second_revolution_restores_the_order() -> None:
    pos = after("S7 H7 D7 C7 CT", "S6 H6 D6 C6 HT", "DK HK", moves="S7+H7+D7+C7 S6+H6+D6+C6")
    assert not low(pos)
    pos = after("H9-HK C4", "S9 ST", "DK DQ", moves="H9-HT-HJ-HQ-HK", low=True)
    assert not low(pos)


def test_DG_34_3_is_strongest_2_weakest_and_the_joker_above_all() -> None:
    pos = after("S4 C9", "S3 S5 S2 JK0", "DK HK", moves="S4", low=True)
    assert plays(pos) == {"S3", "JK0", "pass"}
    assert plays(after("H2 C9", "S3 SA JK0", "DK HK", moves="H2", low=True)) == {"S3", "SA", "JK0", "pass"}
    assert plays(after("H3 C9", "S3 SA JK0", "DK HK", moves="H3", low=True)) == {"JK0", "pass"}


def test_DG_28_DG_39_a_revolution_outlasts_the_trick_but_not_the_round() -> None:
    pos = after("S7 H7 D7 C7 CT", "S9 H9", "SK HK", moves="S7+H7+D7+C7 pass pass")
    assert low(pos)
    assert pos.data["trick"] == []
    pos = script(pos, "CT S9 pass H9")
    assert pos.over
    after_it = pos.next_round(seed=1)
    assert after_it is not None
    assert not low(after_it)


def test_revolution_off() -> None:
    assert not low(after("S7 H7 D7 C7 CT", "S9 H9", "SK HK", moves="S7+H7+D7+C7", revolution=False))


# ----------------------------------------------------------------------------------------------------------- lock


def locked(first: str, second: str, preset: str = "goran", **options: Values) -> str:
    """The lock after two plays, each from a hand of its cards and one more."""
    hands = [" ".join(part.partition("=")[0] for part in play.replace("-", "+").split("+")) for play in (first, second)]
    return lock(after(hands[0] + " CQ", hands[1] + " CK", "DQ DK", moves=f"{first} {second}", preset=preset, **options))


@pytest.mark.parametrize(
    ("first", "second", "suits"),
    [
        ("H7", "H9", "H"),  # DG-41
        ("H7", "S9", ""),
        ("S7+H7", "S9+H9", "SH"),  # DG-42
        ("H7+D7", "S9+H9", ""),  # no half locks
        ("S5-S6-S7", "S9-ST-SJ", "S"),  # DG-43
        ("S5-S6-S7", "H9-HT-HJ", ""),
        ("S5+H5+D5+C5", "S4+H4+D4+C4", "SHDC"),  # lower, after the revolution
    ],
)
@pytest.mark.parametrize("preset", ["goran", "dokopa"])
def test_DG_41_DG_42_DG_43_DK_34_the_same_suits_twice_in_a_row_lock(
    preset: str, first: str, second: str, suits: str
) -> None:
    assert locked(first, second, preset) == suits
    assert locked(first, second, preset, lock=False) == ""


def test_DG_41_only_the_play_just_before_counts() -> None:
    assert lock(after("H7 C3", "S9 C4", "HT D4", moves="H7 S9 HT")) == ""


def test_DG_41_A13_a_lock_binds_and_the_order_of_suits_is_nothing() -> None:
    pos = after("H7 C3", "H9 C4", "ST HT", moves="H7 H9")
    assert why(pos, "ST") == "locked"
    assert why(pos, "HT") is None
    pos = after("H7 S7 C3", "S9 H9 C4", "ST HT DT", moves="S7+H7 S9+H9")
    assert plays(pos) == {"ST+HT", "pass"}


def test_DG_44_A13_the_joker_replaces_a_missing_suit() -> None:
    pos = after("H7 S7 C3", "S9 H9 C4", "HT DT JK0", moves="S7+H7 S9+H9")
    assert plays(pos) == {"HT+JK0", "pass"}
    pos = after("H7 C3", "H9 C4", "DT JK0", moves="H7 H9 JK0")
    assert lock(pos) == "H"


@pytest.mark.parametrize(
    ("first", "second", "goran"),
    [
        ("S7+H7", "H9+JK0", "SH"),
        ("H7+JK0", "S9+H9", "SH"),
        ("H7+JK0", "S9+JK1", "SH"),  # each joker stands for the other's suit
        ("H7+JK0", "H9+JK1", ""),  # three ways to complete both
        ("H7+D7", "S9+JK0", ""),
        ("S7+H7+D7", "S9+H9+JK0", "SHD"),
        ("S7+H7+JK0", "S9+H9+JK1", ""),  # two ways
        ("S7+H7+JK0", "S9+D9+JK1", "SHD"),
        ("S9+H9+D9+JK0", "S5+H5+D5+JK1", "SHDC"),  # lower, after the revolution; both jokers can only be clubs
        ("S9+H9+D9+JK0", "S5+H5+C5+JK1", "SHDC"),
        ("S9+H9+JK0+JK1", "S5+H5+D5+C5", "SHDC"),
        ("H7", "JK0", "H"),
        ("S5-JK0=S6-S7", "S9-ST-SJ", "S"),
    ],
)
def test_DG_45_DX_04_a_joker_may_start_a_lock_where_only_one_completion_exists(
    first: str, second: str, goran: str
) -> None:
    assert locked(first, second, "goran", jokers=2) == goran
    assert locked(first, second, "dokopa") == ""  # DK-34: no hand with a joker starts it


def test_DX_04_groups_of_four_lock_all_suits_whatever_the_jokers_stand_for() -> None:
    """A group of four holds every suit, so its jokers have one completion, and so has the next one's."""
    hands = ("S5 H5 D5 JK0 CQ", "S9 H9 D9 JK1 CK", "ST HT DT CT DQ")
    pos = after(*hands, moves="S5+H5+D5+JK0 S9+H9+D9+JK1", preset="goran", jokers=2, low=True)
    assert lock(pos) == "SHDC"


def test_DX_04_dokopa_neither_play_may_hold_a_joker() -> None:
    assert locked("H7+JK0", "S9+H9", "dokopa") == ""
    pos = after("H5 C3", "JK0 C4", "H8 H9", moves="H5", preset="dokopa")
    assert lock(pos.play(1, "JK0")) == ""


def test_DX_04_groups_of_five_never_lock() -> None:
    hands = ("S7 H7 D7 C7 JK0 CT", "S6 H6 D6 C6 JK1 HT", "DK HK")
    assert lock(after(*hands, moves="S7+H7+D7+C7+JK0 S6+H6+D6+C6+JK1", preset="goran", jokers=2, quint=True)) == ""


def test_DK_34_a_lock_stays_when_a_joker_follows() -> None:
    pos = after("H7 S7 C3", "S9 H9 C4", "HT JK0 C5", moves="S7+H7 S9+H9 HT+JK0", preset="dokopa")
    assert lock(pos) == "SH"


def test_DX_05_the_naturals_beside_a_joker_are_of_locked_suits() -> None:
    pos = after("H7 S7 C3", "S9 H9 C4", "HT DT JK0 JK1", moves="S7+H7 S9+H9", preset="dokopa")
    assert plays(pos) == {"HT+JK0", "HT+JK1", "JK0+JK1", "pass"}
    assert why(pos, "DT+JK0") == "locked"


def test_DG_46_a_lock_is_an_extra_condition_and_every_clear_lifts_it() -> None:
    pos = after("H7 C3", "H9 C4", "H5 HT", moves="H7 H9")
    assert why(pos, "H5") == "not_stronger"
    assert lock(script(pos, "2:HT 0:pass 1:pass")) == ""
    assert lock(after("H6 C3", "H7 C4", "H8 HT", moves="H6 H7 H8")) == ""
    assert lock(after("H6 C3", "JK0 C4", "S3 HT", moves="H6 JK0 S3")) == ""


def test_A12_a_7_or_10_compares_with_the_play_before_it_once() -> None:
    for ten, suits in (("ST", ""), ("HT", "H")):
        pos = after("H5 C3", f"{ten} C4 C5", "DK HK", moves=f"H5 {ten} discard:C4", preset="dokopa", ten_discard=True)
        assert lock(pos) == suits


# ----------------------------------------------------------------------------------------------------- spade three


@pytest.mark.parametrize("preset", ["goran", "dokopa", "federation", "uecda"])
@pytest.mark.parametrize("order", [False, True])
def test_DG_47_DK_35_UE_08_S3_on_a_lone_joker_clears_and_leads(preset: str, order: bool) -> None:
    hands = ("JK0 C4", "S3 C5", "DK HK", "DA HA", "DQ CA")
    pos = after(*hands, moves="JK0 S3", preset=preset, low=order)
    assert pos.actors == (1,)
    assert pos.data["trick"] == []


def test_A02_DG_48_DK_35_S3_has_no_power_over_jokers_in_groups_and_runs() -> None:
    assert why(after("H7 JK0 C4", "S3 C5", "DK HK", moves="H7+JK0"), "S3") == "wrong_count"
    assert why(after("H5 JK0 H7 C4", "S3 C5", "DK HK", moves="H5-JK0=H6-H7"), "S3") == "wrong_shape"
    assert why(after("JK0 JK1 C4", "S3 C5", "DK HK", moves="JK0+JK1", preset="dokopa"), "S3") == "wrong_count"


def test_A01_S3_led_after_a_joker_was_cleared_is_an_ordinary_lead() -> None:
    pos = after("JK0 S3 C4", "H5 C5", "DK HK", moves="JK0 pass pass S3")
    assert pos.data["trick"] == ["S3"]
    assert pos.actors == (1,)
    assert why(pos, "H5") is None


@pytest.mark.parametrize("preset", ["goran", "dokopa"])
def test_DG_49_DK_35_a_return_needs_no_locked_suit(preset: str) -> None:
    pos = after("H5 C4", "H7 C5", "JK0 C6", "S3 C7", moves="H5 H7 JK0", preset=preset)
    assert lock(pos) == "H"
    assert why(pos, "S3") is None


def test_spade3_off() -> None:
    assert why(after("JK0 C4", "S3 C5", "DK HK", moves="JK0", spade3=False), "S3") == "not_stronger"


# ------------------------------------------------------------------------------------------------- 7, 10 and jack


def test_DK_23_special_cards_in_a_run_do_nothing() -> None:
    hands = ("S7-SJ C4 C5", "H3 H4", "DK HK")
    every = {"seven_give": True, "ten_discard": True, "jack_back": True}
    for run in ("S7-S8-S9", "S8-S9-ST", "S9-ST-SJ"):
        pos = after(*hands, moves=run, preset="dokopa", **every)
        assert pos.data["phase"] == "play"
        assert pos.actors == (1,)
        assert not low(pos)


def test_DK_26_A21_two_sevens_give_up_to_two_cards_one_by_one() -> None:
    hands = ("S7 H7 C4 C5 C6", "H3 H4", "DK HK")
    pos = after(*hands, moves="S7+H7", preset="dokopa", seven_give=True)
    assert (pos.data["phase"], pos.data["asked"], pos.actors) == ("give", 2, (0,))
    assert plays(pos) == {"give:C4", "give:C5", "give:C6", "enough"}
    pos = script(pos, "give:C4")
    assert (pos.data["phase"], pos.data["asked"], pos.actors) == ("give", 1, (0,))
    assert plays(pos) == {"give:C5", "give:C6", "enough"}
    given = script(pos, "give:C6")
    assert given.actors == (1,)
    assert given.data["hand"][1] == ["H3", "H4", "C4", "C6"]
    assert script(pos, "enough").data["hand"][0] == ["C5", "C6"]
    assert script(after(*hands, moves="S7+H7", preset="dokopa", seven_give=True), "enough").data["held"][:3] == [
        3,
        2,
        2,
    ]


def test_DK_26_filling_jokers_count() -> None:
    pos = after("S7 JK0 C4 C5 C6", "H3 H4", "DK HK", moves="S7+JK0", preset="dokopa", seven_give=True)
    assert pos.data["asked"] == 2


def test_DK_26_the_next_active_player_gets_the_cards() -> None:
    """Seat 2 is out when seat 1 plays a 7: the card goes to seat 3."""
    pos = after(
        "S3 HT",
        "S7 C4 C5",
        "H5",
        "D6 HK",
        moves="0:S3 1:pass 2:H5 3:D6 0:pass 1:S7 give:C4",
        preset="dokopa",
        seven_give=True,
    )
    assert pos.data["hand"][3] == ["C4", "HK"]
    assert pos.actors == (3,)


def test_DX_07_the_receiver_may_be_locked_out_and_may_use_the_card_at_once() -> None:
    house: dict[str, Values] = {"preset": "dokopa", "seven_give": True, "pass_out": True}
    pos = after("S3 H7 DQ C5", "S5 H4", "D5 DK", moves="0:S3 1:pass 2:D5 0:H7 give:DQ", **house)
    assert pos.data["hand"][1] == ["H4", "S5", "DQ"]
    assert pos.actors == (2,)
    pos = after("H6 C4 C5", "S7 DQ H4", "D9 H9", moves="H6 S7 give:DQ", preset="dokopa", seven_give=True)
    assert pos.actors == (2,)
    assert why(pos, "DQ") is None


def test_DK_27_ten_discards_lie_open_and_are_no_part_of_the_trick() -> None:
    pos = after("ST C4 C5", "H3 HJ", "DK HK", moves="ST", preset="dokopa", ten_discard=True)
    assert plays(pos) == {"discard:C4", "discard:C5", "enough"}
    pos = script(pos, "discard:C4")
    assert pos.data["trick"] == ["ST"]
    assert "C4" in pos.view(1).data["gone"]
    assert pos.data["held"][0] == 1


def test_DK_28_DX_07_the_strict_count_is_all_or_none() -> None:
    strict: dict[str, Values] = {"seven_give": True, "exact_count": True}
    pos = after("S7 H7 C4 C5 C6", "H3 H4", "DK HK", moves="S7+H7", preset="dokopa", **strict)
    assert "enough" in plays(pos)
    pos = script(pos, "give:C4")
    assert why(pos, "enough") == "all_or_none"
    assert script(pos, "give:C5").actors == (1,)
    few = after("S7 H7 C4", "H3 H4", "DK HK", moves="S7+H7", preset="dokopa", **strict)
    assert few.data["phase"] == "play"  # one card left for two: nothing can be given
    assert few.actors == (1,)


def test_DX_06_a_pair_of_jokers_is_of_no_number() -> None:
    every: dict[str, Values] = {"seven_give": True, "ten_discard": True, "jack_back": True}
    pos = after("JK0 JK1 C4", "H3 H4", "DK HK", moves="JK0+JK1", preset="dokopa", **every)
    assert pos.data["phase"] == "play"
    assert not low(pos)


def test_A19_A20_DX_07_an_empty_hand_is_asked_nothing() -> None:
    for play, switch in (("S7", "seven_give"), ("ST", "ten_discard")):
        pos = after(play, "H3 H4", "DK HK", moves=play, preset="dokopa", **{switch: True})
        assert pos.data["phase"] == "play"
        assert pos.data["how"][0] == "foul"


@pytest.mark.parametrize(
    ("play", "switch", "answer"), [("S7", "seven_give", "give:D4"), ("ST", "ten_discard", "discard:D4")]
)
def test_A20_DK_29_who_gives_the_last_card_away_is_out_by_a_foul(play: str, switch: str, answer: str) -> None:
    pos = after(f"{play} D4", "H3 H4", "DK HK", moves=f"{play} {answer}", preset="dokopa", **{switch: True})
    assert pos.data["how"][0] == "foul"
    assert pos.actors == (1,)
    clean = after(
        f"{play} D4", "H3 H4", "DK HK", moves=f"{play} {answer}", preset="dokopa", fouls=False, **{switch: True}
    )
    assert clean.data["how"][0] == "clean"


@pytest.mark.parametrize("play", ["SJ", "SJ+HJ", "SJ+JK0"])
def test_DK_30_DK_32_a_jack_turns_the_order_until_the_table_clears(play: str) -> None:
    hands = ("SJ HJ JK0 C4 C5", "H3 D3 C3", "DK HK")
    pos = after(*hands, moves=play, preset="dokopa", jack_back=True)
    assert low(pos)
    assert not low(script(pos, "pass pass"))
    assert not low(after(*hands, moves=play, preset="dokopa"))


def test_DK_31_revolution_and_jack_back_cancel_each_other() -> None:
    pos = after("SJ C4", "HT HQ", "DK HK", moves="SJ", preset="dokopa", jack_back=True, low=True)
    assert not low(pos)
    assert why(pos, "HQ") is None
    assert why(pos, "HT") == "not_stronger"
    assert low(script(pos, "pass pass"))


def test_DK_31_four_jacks_turn_both_and_the_order_stays() -> None:
    pos = after("SJ HJ DJ CJ C4", "HT HQ", "DK HK", moves="SJ+HJ+DJ+CJ", preset="dokopa", jack_back=True)
    assert not low(pos)
    assert low(script(pos, "pass pass"))


def test_DK_32_an_8_and_a_return_end_a_jack_back() -> None:
    pos = after("SJ C4", "H8 HQ", "DK HK", moves="SJ H8", preset="dokopa", jack_back=True)
    assert not low(pos)
    pos = after("SJ C4", "JK0 HQ", "S3 HK", moves="SJ JK0 S3", preset="dokopa", jack_back=True)
    assert not low(pos)


def test_DK_47_everything_off_is_a_plain_climbing_game() -> None:
    switches = ("eight_cut", "revolution", "lock", "spade3", "fall", "fouls", "seven_give", "ten_discard", "jack_back")
    off: dict[str, Values] = dict.fromkeys(switches, False) | {"run_revolution": 0}
    hands = ("S8 S7 H7 D7 C7 SJ ST C4", "H9 H2", "DK D2")
    for move in ("S8", "S7", "ST", "SJ", "S7+H7+D7+C7", "S7-S8-JK0=S9"):
        if "JK0" not in move:
            pos = after(*hands, moves=move, preset="dokopa", **off)
            assert (pos.data["phase"], low(pos), pos.actors) == ("play", False, (1,))
    pos = scene("H2", "D3 D4", "C3 C4", preset="dokopa", **off)
    assert script(pos, "H2").data["how"][0] == "clean"
