"""How hands and rounds end: fouls, places, the fall, titles and points (DG-50 … DG-65, DK-36 … DK-46, UE-10, UE-11)."""

from __future__ import annotations

import pytest

import hanpan
from tests.daifugo.support import Values, after, scene, script


def end(pos: hanpan.Position, seat: int = 0) -> str:
    return str(pos.data["how"][seat])


# ---------------------------------------------------------------------------------------------------------- fouls

#: The last play of a hand, whether the order is reversed, and whether it is a foul in goran and in dokopa.
LAST_PLAYS = [
    ("JK0", False, True, True),
    ("S9+JK0", False, True, True),
    ("S9-ST-JK0=SJ", False, True, True),
    ("S2", False, True, True),
    ("S2+H2", False, True, True),
    ("SK-SA-S2", False, True, True),  # DG-51
    ("S2", True, False, False),
    ("SK-SA-S2", True, False, False),
    ("H3", False, False, False),
    ("H3", True, True, True),
    ("S3-S4-S5", True, True, True),
    ("S8", False, True, True),
    ("S8+H8", False, True, True),
    ("S7-S8-S9", False, False, False),  # DG-52
    ("S3", False, False, True),  # DG-53, DK-42
    ("S3", True, True, True),
    ("S3+H3", False, False, False),
    ("SJ", False, False, False),  # DK-41
    ("S7", False, False, False),
    ("ST", False, False, False),
    ("S2+H2+D2+C2", False, True, True),  # DG-54: the order before the play
    ("S3+H3+D3+C3", False, False, False),
    ("S3+H3+D3+C3", True, True, True),
    ("S9", False, False, False),
]


@pytest.mark.parametrize(("play", "low", "goran", "dokopa"), LAST_PLAYS)
def test_DG_33_DG_50_DG_51_DG_52_DG_53_DG_54_DK_40_DX_03_last_plays_that_are_fouls(
    play: str, low: bool, goran: bool, dokopa: bool
) -> None:
    hand = " ".join(part.partition("=")[0] for part in play.replace("-", "+").split("+"))
    for preset, foul in (("goran", goran), ("dokopa", dokopa)):
        assert end(after(hand, "D4 DQ", "D5 DK", moves=play, low=low, preset=preset)) == ("foul" if foul else "clean")
        assert end(after(hand, "D4 DQ", "D5 DK", moves=play, low=low, preset=preset, fouls=False)) == "clean"


def test_DG_50_a_return_as_last_card_is_a_foul() -> None:
    assert end(after("JK0 D4", "S3", "D5 DK", moves="JK0 S3"), 1) == "foul"


@pytest.mark.parametrize(
    ("play", "switch"), [("S8", "eight_cut"), ("S3", "spade3"), ("S7", "seven_give"), ("ST", "ten_discard")]
)
def test_DK_40_a_card_whose_rule_is_off_is_no_foul(play: str, switch: str) -> None:
    for on in (True, False):
        pos = after(play, "D4 DQ", "D5 DK", moves=play, preset="dokopa", **{switch: on})
        assert end(pos) == ("foul" if on else "clean")


def test_DK_43_cards_in_a_run_are_no_foul() -> None:
    every: dict[str, Values] = {"seven_give": True, "ten_discard": True, "preset": "dokopa"}
    assert end(after("S7 S8 S9 ST", "D4 DQ", "D5 DK", moves="S7-S8-S9-ST", **every)) == "clean"


def test_DX_13_a_cutting_8_in_a_last_run_is_a_foul() -> None:
    assert end(after("S7 S8 S9", "D4 DQ", "D5 DK", moves="S7-S8-S9", eight_in_runs=True)) == "foul"


@pytest.mark.parametrize(("counted", "three", "two"), [(False, "clean", "clean"), (True, "foul", "foul")])
def test_A17_DK_44_the_2_or_3_follows_revolution_and_jack_back_only_by_option(
    counted: bool, three: str, two: str
) -> None:
    house: dict[str, Values] = {"preset": "dokopa", "jack_back": True, "jack_back_foul": counted}
    assert end(after("SJ D4", "H3", "D5 DK", moves="SJ H3", **house), 1) == three
    # A J under revolution makes 2 the strongest again; revolution alone forbids the 3.
    assert end(after("SJ D4", "H2", "D5 DK", moves="SJ H2", low=True, **house), 1) == two


def test_A17_a_joker_that_stands_for_a_2_is_a_joker() -> None:
    hand, run = "SK SA JK0", "SK-SA-JK0=S2"
    assert end(after(hand, "D4 DQ", "D5 DK", moves=run)) == "foul"
    assert end(after(hand, "D4 DQ", "D5 DK", moves=run, fouls=False)) == "clean"


@pytest.mark.parametrize("preset", ["goran", "federation", "dokopa"])
def test_DG_55_DK_45_A10_the_earlier_fouler_ranks_lower(preset: str) -> None:
    pos = after("S8", "H8", "D9", "DT DJ", moves="0:S8 1:H8 2:D9", preset=preset)
    assert pos.places == (4, 3, 1, 2)


def test_DK_45_or_the_later_one_by_option() -> None:
    pos = after("S8", "H8", "D9", "DT DJ", moves="0:S8 1:H8 2:D9", preset="dokopa", later_foul_lower=True)
    assert pos.places == (3, 4, 1, 2)


def test_DG_56_the_last_card_holder_ranks_above_all_foulers() -> None:
    pos = after("S8", "H8", "D8", "DT DJ", moves="0:S8 1:H8 2:D8")
    assert pos.places == (4, 3, 2, 1)


def test_A11_a_fouler_is_last_on_every_surface() -> None:
    pos = after("S8", "H9", "D9 DT", moves="0:S8 1:H9")
    assert pos.places == (3, 1, 2)
    assert pos.data["facts"]["won"] == ["daihinmin", "daifugo", "heimin"]
    assert pos.data["place"][:3] == [3, 1, 2]


@pytest.mark.parametrize("last", ["JK0", "H2"])
def test_DG_57_the_cards_of_a_foul_stay_and_may_be_beaten(last: str) -> None:
    pos = after("S9 D4", last, "JK1 S3 D5", moves=f"S9 {last}", jokers=2)
    assert pos.data["trick"] == sorted(["S9", last], key=lambda card: card == last)
    beaten = script(pos, "2:S3" if last == "JK0" else "2:JK1")
    assert beaten.actors == ((2,) if last == "JK0" else (0,))
    assert script(pos, "2:pass 0:pass").actors == (2,)


def test_DG_57_after_an_8_or_a_return_that_fouls_the_next_player_leads() -> None:
    pos = after("S8", "H9 D4", "D9 DT", moves="0:S8")
    assert (pos.actors, pos.data["trick"]) == ((1,), [])
    pos = after("JK0 D4", "S3", "D9 DT", moves="JK0 S3")
    assert (pos.actors, pos.data["trick"]) == ((2,), [])


# ------------------------------------------------------------------------------------------------ places and titles

TITLES = {
    2: ["daifugo", "daihinmin"],
    3: ["daifugo", "heimin", "daihinmin"],
    4: ["daifugo", "fugo", "hinmin", "daihinmin"],
    5: ["daifugo", "fugo", "heimin", "hinmin", "daihinmin"],
    8: ["daifugo", "fugo", "heimin", "heimin", "heimin", "heimin", "hinmin", "daihinmin"],
}
TITLE_POINTS = {2: (2, -2), 3: (2, 0, -2), 4: (2, 1, -1, -2), 5: (2, 1, 0, -1, -2), 8: (2, 1, 0, 0, 0, 0, -1, -2)}


def in_order(seats: int, preset: str, **options: Values) -> hanpan.Position:
    """Everyone goes out in the order of the seats."""
    cards = ["S4", "H5", "S6", "H7", "S9", "HT", "SJ", "HQ"]
    hands = [*cards[: seats - 1], f"{cards[seats - 1]} D9"]
    options.setdefault("fouls", False)
    return script(scene(*hands, preset=preset, **options), " ".join(cards[: seats - 1]))


@pytest.mark.parametrize("seats", TITLES)
def test_DG_58_DK_36_titles(seats: int) -> None:
    pos = in_order(seats, "goran")
    assert pos.places == tuple(range(1, seats + 1))
    assert pos.data["facts"]["won"] == TITLES[seats]
    assert pos.points == (0,) * seats  # DG-71: no points are invented


@pytest.mark.parametrize("seats", TITLES)
def test_DK_37_points(seats: int) -> None:
    pos = in_order(seats, "dokopa")
    assert pos.points == pos.totals == TITLE_POINTS[seats]


def test_UE_01_points_by_place() -> None:
    assert in_order(5, "uecda").points == (5, 4, 3, 2, 1)


def test_DK_37_the_running_total() -> None:
    pos = in_order(3, "dokopa")
    following = pos.next_round(seed=4)
    assert following is not None
    assert following.totals == (2, 0, -2)
    assert following.standing == (1, 2, 3)


def test_DG_71_without_points_the_standing_is_the_last_rounds() -> None:
    pos = in_order(4, "goran")
    assert pos.standing == (1, 2, 3, 4)
    following = pos.next_round(seed=4)
    assert following is not None
    assert following.standing == (1, 2, 3, 4)
    assert following.data["facts"]["titles"] == TITLES[4]


@pytest.mark.parametrize("rounds", [1, 3])
def test_DG_71_as_many_rounds_as_chosen(rounds: int) -> None:
    pos: hanpan.Position | None = in_order(3, "goran", rounds=rounds)
    played = 0
    while pos is not None:
        while not pos.over:
            pos = pos.play(pos.actors[0], pos.legal(pos.actors[0])[0])
        played += 1
        pos = pos.next_round(seed=played)
    assert played == rounds


def test_DG_65_the_round_ends_when_one_player_holds_cards() -> None:
    pos = after("S9", "ST", "D4 D5", moves="S9 ST")
    assert pos.over
    assert pos.data["hand"][2] == ["D4", "D5"]
    assert end(pos, 2) == "left"


# ----------------------------------------------------------------------------------------------------------- fall


def test_DG_59_DK_38_the_old_daifugo_falls_when_another_is_first() -> None:
    for preset in ("goran", "dokopa", "federation"):
        pos = after("D4 D5", "S9 C6", "ST", "SJ SQ", turn=1, moves="1:S9 2:ST", before="1 2 3 4", preset=preset)
        assert end(pos, 0) == "fallen"
        assert pos.data["hand"][0] == []
        assert not pos.over
        assert pos.actors == (3,)
        done = script(pos, "SJ pass SQ")
        assert done.places == (4, 3, 1, 2)
        assert done.data["facts"]["won"][0] == "daihinmin"


def test_DG_60_a_foul_finish_is_not_first() -> None:
    pos = after("D9", "S8", "ST SK", "SJ SQ", turn=1, moves="1:S8", before="1 2 3 4")
    assert end(pos, 0) == "in"
    assert pos.actors == (2,)


def test_DG_60_a_daifugo_who_is_first_without_foul_stays() -> None:
    pos = after("DQ", "S8", "ST SK", "SJ SQ", turn=1, moves="1:S8 2:ST 3:pass 0:DQ", before="1 2 3 4")
    assert end(pos, 0) == "clean"
    assert script(pos, "2:SK").places == (1, 4, 2, 3)


def test_DG_61_a_daifugo_who_fouls_is_a_fouler() -> None:
    pos = after("D8", "S9", "ST SK", "SJ SQ", moves="0:D8 1:S9 2:ST 3:pass 2:SK", before="1 2 3 4")
    assert pos.places == (4, 1, 2, 3)
    assert end(pos, 0) == "foul"


def test_DG_62_no_fall_in_round_one_nor_between_two() -> None:
    pos = after("D4 D5", "S9", "ST SK", turn=1, moves="1:S9")
    assert end(pos, 0) == "in"
    pos = after("D4 D5", "S9", turn=1, moves="1:S9", before="1 2", preset="goran", fall=True)
    assert end(pos, 0) == "left"


def test_DG_59_DG_62_among_three_it_falls() -> None:
    assert end(after("D4 D5", "S9", "ST SK", turn=1, moves="1:S9", before="1 2 3", fall=True), 0) == "fallen"


def test_DG_62_no_fall_where_it_is_off() -> None:
    assert end(after("D4 D5", "S9", "ST SK", turn=1, moves="1:S9", before="1 2 3", fall=False), 0) == "in"


@pytest.mark.parametrize(
    ("preset", "places"), [("goran", (4, 3, 1, 2)), ("dokopa", (3, 4, 1, 2)), ("federation", (3, 4, 1, 2))]
)
def test_DG_63_DK_46_a_fouler_and_the_fallen_daifugo(preset: str, places: tuple[int, ...]) -> None:
    """Seat 1 fouls, seat 2 is first without foul, seat 0 was the daifugo."""
    pos = after("D4 D5", "S8", "ST", "SJ SQ", turn=1, moves="1:S8 2:ST", before="1 2 3 4", preset=preset)
    assert pos.places == places


@pytest.mark.parametrize(("preset", "order"), [("goran", [3, 2, 1, 0]), ("dokopa", [3, 0, 2, 1])])
def test_DX_02_the_old_daifugo_alone_holds_cards_when_another_is_first(preset: str, order: list[int]) -> None:
    pos = after("D4 D5", "S8", "H8", "SJ", turn=1, moves="1:S8 2:H8 3:SJ", before="1 2 3 4", preset=preset)
    assert sorted(range(4), key=lambda seat: pos.places[seat]) == order
    assert end(pos, 0) == "fallen"


def test_DG_64_the_fallen_hand_stays_hidden_and_play_goes_on() -> None:
    pos = after("D4 D5", "S9 C6", "ST", "SJ SQ", turn=1, moves="1:S9 2:ST", before="1 2 3 4")
    assert pos.data["thrown"] == ["D4", "D5"]
    for seat in (-1, 1, 2, 3):
        seen = pos.view(seat).data
        assert seen["thrown"] == []
        assert not {"D4", "D5"} & {card for hand in seen["hand"] for card in hand}
    assert pos.view(0).data["thrown"] == ["D4", "D5"]


def test_DK_46_example() -> None:
    """B fouls, C is first without foul, A was the daifugo: C 1, D 2, A 3, B 4."""
    pos = after("D4 D5", "S8", "ST", "SJ SQ", turn=1, moves="1:S8 2:ST", before="1 4 2 3", preset="dokopa")
    assert pos.places == (3, 4, 1, 2)
    assert pos.points == (-1, -2, 2, 1)


def test_DG_76_a_foul_in_a_duel_is_a_loss_and_8_cuts_there_too() -> None:
    pos = after("S8", "D4 D5", moves="0:S8", preset="goran_duel")
    assert pos.places == (2, 1)
    assert pos.next_round(seed=1) is None
    assert after("S8 D6", "D4 D5", moves="0:S8", preset="goran_duel").actors == (0,)


# ---------------------------------------------------------------------------------------------------------- UECda


def test_UE_11_no_forbidden_finish_and_no_fall() -> None:
    pos = after("D4 D5", "S2", "ST SK", "SJ SQ", "H4 H5", turn=1, moves="1:S2", before="1 2 3 4 5", preset="uecda")
    assert end(pos, 1) == "clean"
    assert end(pos, 0) == "in"


def contest(**options: Values) -> hanpan.Position:
    hands = ("D4 D5", "S2 SA", "ST SK", "SJ SQ", "H4 H5")
    return scene(*hands, preset="uecda", **options)


def test_DX_12_the_leader_may_pass_and_when_all_have_they_are_back() -> None:
    pos = script(contest(), "0:pass 1:pass 2:pass 3:pass 4:pass")
    assert pos.actors == (0,)
    assert pos.data["passed"] == 0


def test_DX_12_a_leader_who_passed_is_out_until_the_table_clears() -> None:
    pos = script(contest(), "0:pass 1:pass 2:ST 3:SJ 4:pass")
    assert pos.actors == (2,)
    cleared = script(pos, "2:pass 3:pass")  # UE-13: who played last is asked too
    assert cleared.data["trick"] == []
    assert script(cleared, "3:SQ").over is False
    assert script(cleared, "3:SQ").actors == (4,)


def test_UE_10_F16_twenty_passes_in_a_row_end_the_game_and_the_places_go_by_lot() -> None:
    pos = script(contest(), " ".join(["pass"] * 19))
    assert not pos.over
    assert sorted(pos.play(pos.actors[0], "pass").places) == [1, 2, 3, 4, 5]


def test_UE_10_passes_count_across_clears_and_a_play_ends_the_count() -> None:
    pos = script(contest(), " ".join(["pass"] * 5 + ["0:D4"] + ["pass"] * 5))
    assert pos.data["trick"] == []
    assert script(pos, " ".join(["pass"] * 14)).data["passes"] == 19
    assert script(pos, " ".join(["pass"] * 15)).over


def test_UE_10_who_is_out_keeps_the_place_and_every_order_is_as_likely() -> None:
    """Seat 1 is out first; of the four others each order comes once in 4! = 24 lots."""
    places = set()
    for lot in range(24):
        pos = scene("D4 D5", "S2", "ST SK", "SJ SQ", "H4 H5", preset="uecda", turn=1)
        text = pos.text.replace(" lot=0 ", f" lot={lot} ")
        pos = script(hanpan.game("daifugo").read(text), " ".join(["1:S2"] + ["pass"] * 20))
        assert pos.places[1] == 1
        places.add(pos.places)
    assert len(places) == 24
