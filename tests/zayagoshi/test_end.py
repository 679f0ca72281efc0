"""The end of a round: finish, aba, who pays, drawn rounds (ZG-25 … ZG-34, ZX-01 … ZX-03, ZX-07 … ZX-09)."""

from __future__ import annotations

import pytest

import hanpan
from tests.zayagoshi.board import all_pass, go, phase, texts
from tests.zayagoshi.referee import DECK, worth
from tests.zayagoshi.scene import GOOD, scene


def crowned() -> hanpan.Position:
    """Seat 0 of three has just kept blue 1, its fourth card."""
    return go(scene([GOOD[:3], ["R2"], []], [(0, "B1 R1", "R3")]), "keep:B1")


def test_ZG_25_ZX_03_a_fourth_card_asks_for_finish_or_aba_and_nothing_else() -> None:
    pos = crowned()
    assert phase(pos) == "crown"
    assert texts(pos, 0) == {"finish", "aba"}
    assert pos.reason(0, "end") == "finish_or_aba"
    assert pos.reason(1, "finish") == "not_your_turn"


def test_ZG_26_each_loser_pays_the_winners_score() -> None:
    pos = go(crowned(), "finish")
    assert pos.over
    assert pos.points == (72, -36, -36)
    assert pos.places == (1, 2, 2)
    assert pos.totals == (72, -36, -36)
    assert (pos.data["winner"], pos.data["ending"]) == (0, "four_kept")


def test_ZG_26_a_loser_without_four_cards_has_no_value() -> None:
    sets = go(crowned(), "finish").data["facts"]["sets"]
    assert sets[0]["value"] == 36
    assert sets[1] == {"cards": 1, "shapes": 1, "colours": 1, "numbers": 1, "strong": None, "value": None}


def test_ZG_27_own_sets_are_added_up_for_display() -> None:
    assert go(crowned(), "finish").data["own"] == [36, 0, 0, 0]


def test_ZG_28_ZG_29_aba_draws_at_once_and_the_turn_goes_on() -> None:
    before = crowned()
    pos = go(before, "aba")
    assert phase(pos) == "turn"
    assert pos.actors == (0,)
    assert pos.data["held"][0] == before.data["held"][0] + 1
    assert pos.data["aba"] == [1, 0, 0, 0]
    assert any(move.startswith("discard:") for move in texts(pos, 0))
    assert pos.reason(0, "finish") == "not_complete", "no way back to four"


def test_ZG_30_aba_with_nothing_else_to_draw_draws_the_left_over_card() -> None:
    """A keep always leaves a card under the centre, so that there is one to draw; all others lie on a pair here."""
    lying = [card for card in DECK if card not in {*GOOD[:3], "R2", "Q1", "Q2", "Q3", "Q4"}]
    pos = scene([GOOD[:3], ["R2"], []], [(0, "Q1 Q2", ""), (1, "Q3 Q4", " ".join(lying))])
    assert pos.data["left"] == pos.data["discarded"] == 0
    pos = go(pos, "keep:Q1 aba")
    assert pos.data["hand"][0] == ["Q2"]
    assert pos.data["left"] == 0


def test_ZG_31_ZX_02_a_fifth_card_wins_at_once_also_in_the_turn_of_the_aba() -> None:
    pos = scene([GOOD[:3], [], []], [(0, "B1 R1", "R3"), (0, "Q1 Q2", "")])
    pos = go(pos, "keep:B1 aba keep:Q1")
    assert pos.over
    assert pos.data["ending"] == "five_kept"
    value = worth([*GOOD, "Q1"])
    assert value == 2 ** (2 * 2 * 2), "shape 4, colour 5, weak number 5"
    assert pos.points == (2 * value, -value, -value)


def test_ZX_02_an_option_makes_the_fifth_card_wait() -> None:
    pos = scene([GOOD[:3], [], []], [(0, "B1 R1", "R3"), (0, "Q1 Q2", "")], aba_at_once=False)
    pos = go(pos, "keep:B1 aba")
    assert pos.reason(0, "keep:Q1") == "aba_waits"
    pos = go(pos, "end")
    while pos.actors != (0,) or phase(pos) == "da":
        pos = pos.play(pos.actors[0], "pass" if phase(pos) == "da" else "end")
    assert go(pos, "keep:Q1").over


def test_ZX_01_after_aba_a_turn_may_end_with_five_cards() -> None:
    """Limit 4 and one discard: six cards in hand become five, and the next turn's six become five again."""
    hands = ["R2 Y2 G3 Y3 G4", "", ""]
    pos = go(scene([GOOD[:3], [], []], [(0, "B1 R1", "B3")], hands), "keep:B1 aba")
    assert pos.data["held"][0] == 6
    assert pos.reason(0, "end") == "must_discard"
    pos = all_pass(go(pos, "discard:R2"))
    assert pos.data["held"][0] == 5
    pos = go(pos, "end end")
    assert pos.data["held"][0] == 6


def lost(kept: list[list[str]], aba: list[int]) -> hanpan.Position:
    """Seat 0 finishes against seats that have declared aba in the order `aba`."""
    pos = scene([GOOD[:3], *kept], [(0, "B1 R1", "R3")], aba=aba)
    return go(pos, "keep:B1 finish")


FOURS = [["R2", "Y2", "G2", "B2"], ["R4", "Y4", "G4", "B4"], ["R5", "Y5", "G5", "B5"]]


def test_ZG_32_a_beaten_aba_player_pays_for_all() -> None:
    pos = lost([FOURS[0], []], [0, 1, 0])
    assert pos.points == (72, -72, 0)
    assert pos.places == (1, 3, 2)


def test_ZX_07_a_beaten_set_of_four_is_shown_with_its_value_and_earns_nothing() -> None:
    sets = lost([FOURS[0], []], [0, 1, 0]).data["facts"]["sets"]
    assert sets[1]["value"] == worth(FOURS[0])
    assert lost([FOURS[0], []], [0, 1, 0]).points[1] == -72


def test_ZG_33_two_beaten_aba_players_share() -> None:
    assert lost([FOURS[0], FOURS[1], []], [0, 1, 2, 0]).points == (108, -54, -54, 0)


@pytest.mark.parametrize(("aba", "points"), [([0, 1, 2, 0], (15, -8, -7, 0)), ([0, 2, 1, 0], (15, -7, -8, 0))])
def test_ZX_07_the_earlier_declarer_pays_the_odd_point(aba: list[int], points: tuple[int, ...]) -> None:
    """A set of 5: colour 2, number 2, shape 2; three losers owe 15."""
    assert worth(["R1", "B1", "B3", "R3"]) == 5
    pos = scene([["R1", "B3", "R3"], FOURS[0], FOURS[1], []], [(0, "B1 G1", "G3")], aba=aba)
    assert go(pos, "keep:B1 finish").points == points


def test_ZG_33_an_aba_player_collects_from_another() -> None:
    pos = scene([GOOD, FOURS[0], []], [(0, "Q1 Q2", "")], aba=[2, 1, 0])
    value = worth([*GOOD, "Q1"])
    assert go(pos, "keep:Q1").points == (2 * value, -2 * value, 0)


def test_ZG_34_with_two_players_aba_changes_nothing() -> None:
    with_aba = scene([GOOD[:3], FOURS[0]], [(0, "B1 R1", "R3")], aba=[0, 1])
    without = scene([GOOD[:3], FOURS[0][:3]], [(0, "B1 R1", "R3")])
    assert go(with_aba, "keep:B1 finish").points == go(without, "keep:B1 finish").points == (36, -36)


def test_ZX_09_ZS_14_a_stake_below_nothing_pays_nothing() -> None:
    """Three quotos and a card, 2 + 1 - 2 - 2: shown as it is, not paid, and the winner is first all the same."""
    pos = go(scene([["Q1", "Q2", "Q3"], [], []], [(0, "R4 Y4", "R1 R2 R3 R5")]), "keep:R4 finish")
    assert pos.data["facts"]["sets"][0]["value"] == -1
    assert pos.points == (0, 0, 0)
    assert pos.places == (1, 2, 2)


def stuck() -> hanpan.Position:
    """Nothing to draw, no cards in hand, and no pair ripe."""
    pairs = [
        (0, "R8 Y8", "R1 Y1 G1"),
        (1, "G8 B8", "B1 R2 Y2"),
        (2, "R4 Y4", "G2 B2 R3"),
        (0, "G4 B4", "Y3 G3 B3"),
        (1, "R7 Y7", "R5 Y5"),
        (2, "G7 B7", "G5 B5"),
    ]
    return scene([["R6", "Q1", "Q2"], ["Y6", "G6", "Q3"], ["B6", "Q4"]], pairs)


def test_ZX_08_F16_idle_turns_of_all_in_a_row_draw_the_round() -> None:
    pos = stuck()
    for turn in range(3):
        assert not pos.over
        assert pos.data["idle"] == turn
        assert texts(pos, pos.actors[0]) == {"end"}
        pos = go(pos, "end")
    assert pos.over
    assert (pos.data["ending"], pos.points, pos.places) == ("idle", (0, 0, 0), (1, 1, 1))


def test_ZX_08_a_turn_with_a_ripe_pair_is_not_idle() -> None:
    """Whoever could keep and does not is not stuck: the same table with one more card on the eights of seat 0."""
    pairs = [
        (0, "R8 Y8", "R1 Y1 G1 R2"),
        (1, "G8 B8", "B1 Y2 G2"),
        (0, "R4 Y4", "B2 R3 Y3"),
        (1, "G4 B4", "G3 B3 R5"),
        (0, "R7 Y7", "Y5 G5"),
        (1, "G7 B7", "B5 Q4"),
    ]
    pos = scene([["R6", "Q1", "Q2"], ["Y6", "G6", "Q3"]], pairs, ["", "B6"], turn=0)
    assert pos.data["left"] == pos.data["discarded"] == 0
    assert texts(pos, 0) == {"keep:R8", "keep:Y8", "end"}
    assert go(pos, "end").data["idle"] == 0


def test_ZX_08_ten_quiet_turns_a_seat_draw_the_round_and_nobody_pays() -> None:
    pos = scene([FOURS[0], [], []], aba=[1, 0, 0], hands=["", "", ""])
    turns = 0
    while not pos.over:
        assert pos.data["quiet"] == turns
        seat = pos.actors[0]
        quiet = "pass" if phase(pos) == "da" else "end" if "end" in texts(pos, seat) else None
        turns += phase(pos) == "turn" and quiet == "end"
        if quiet is None:
            pos = pos.play(seat, next(move for move in sorted(texts(pos, seat)) if move.startswith("discard:")))
            while phase(pos) == "da":
                pos = pos.play(pos.actors[0], "pass")
            turns += 1
        else:
            pos = pos.play(seat, quiet)
    assert turns == 30
    assert (pos.data["ending"], pos.points) == ("quiet", (0, 0, 0))


@pytest.mark.parametrize("act", ["R1+Y1", "keep:Q1", "B3>R2+Y2"])
def test_ZX_08_an_act_begins_the_count_anew(act: str) -> None:
    pairs = [(0, "R2 Y2", ""), (0, "Q1 Q2", "")]
    pos = go(scene([[], [], []], pairs, ["R1 Y1 B3", "", ""], turn=2), "end")
    assert pos.data["quiet"] == 1
    pos = go(pos, [act, "end"])
    assert pos.data["quiet"] == 0


def test_ZX_08_a_da_begins_the_count_anew() -> None:
    pos = scene([[], [], []], None, ["R1", "Y1", ""], quiet_turns=5)
    pos = go(pos, "end end end discard:R1 1:da:Y1 2:pass")
    assert pos.data["quiet"] == 0


def test_ZX_08_zero_turns_it_off() -> None:
    pos = scene([[], [], []], None, ["", "", ""], quiet_turns=0)
    for _turn in range(60):
        seat = pos.actors[0]
        word = "end" if "end" in texts(pos, seat) else min(texts(pos, seat) & {f"discard:{c}" for c in DECK})
        pos = all_pass(pos.play(seat, word))
    assert not pos.over


def test_a_match_ends_after_its_rounds() -> None:
    pos = go(scene([GOOD[:3], ["R2"], []], [(0, "B1 R1", "R3")], rounds=2), "keep:B1 finish")
    second = pos.next_round(deck=DECK, lot=0)
    assert second is not None
    assert second.totals == (72, -36, -36)
    assert second.standing == (1, 2, 2)
    assert (
        go(scene([GOOD[:3], ["R2"], []], [(0, "B1 R1", "R3")], rounds=1), "keep:B1 finish").next_round(deck=DECK)
        is None
    )
