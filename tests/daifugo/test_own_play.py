"""The contest's last player, who is asked about the own play when all the others have passed (UE-13, UE-09, DX-12)."""

from __future__ import annotations

import pytest

import hanpan
from hanpan.players.levels import decide
from tests.daifugo.support import GAME, Values, after, lock, plays, scene, script, why

HANDS = ("D4 S5 D9 DJ H2", "S6 SA", "ST SK", "SJ SQ", "H5 HA")
PASSES = "1:pass 2:pass 3:pass 4:pass"


def contest(moves: str, *hands: str, **options: Values) -> hanpan.Position:
    return after(*(hands or HANDS), preset="uecda", moves=moves, **options)


def test_UE_13_all_others_have_passed_and_the_last_player_is_asked() -> None:
    pos = contest(f"0:D4 {PASSES}")
    assert pos.actors == (0,)
    assert pos.data["t_cards"] == ["D4"]
    assert plays(pos) == {"S5", "D9", "DJ", "H2", "pass"}


def test_UE_13_who_passes_on_the_own_play_clears_the_table_and_leads() -> None:
    pos = contest(f"0:D4 {PASSES} 0:pass")
    assert pos.actors == (0,)
    assert (pos.data["trick"], pos.data["t_type"], pos.data["last"]) == ([], "none", -1)
    assert pos.data["passed"] == 0
    assert script(pos, "0:S5").actors == (1,)  # all others are back


def test_UE_13_the_own_play_is_followed_again_and_again_while_the_others_stay_out() -> None:
    """Who has passed is out until the table clears (UE-09), so the seat plays on alone, always stronger."""
    pos = contest(f"0:D4 {PASSES} 0:S5")
    assert pos.actors == (0,)
    assert why(pos, "D4") == "not_in_hand"
    pos = script(pos, "0:DJ")
    assert pos.actors == (0,)
    assert why(pos, "D9") == "not_stronger"
    assert script(pos, "0:pass").actors == (0,)
    assert pos.data["trick"] == ["D4", "S5", "DJ"]


def test_UE_13_the_lock_applies_to_the_own_play_and_may_come_of_it() -> None:
    pos = contest(f"0:D4 {PASSES} 0:D9")
    assert lock(pos) == "D"
    assert plays(pos) == {"DJ", "pass"}
    assert why(pos, "H2") == "locked"
    assert lock(contest(f"0:D4 {PASSES} 0:S5")) == ""


def test_UE_13_who_plays_in_between_makes_it_the_others_turn_first() -> None:
    pos = contest("0:D4 1:pass 2:ST 3:pass 4:pass")
    assert pos.actors == (0,)  # it has not passed, seat 2 is asked last
    pos = script(pos, "0:pass")
    assert pos.actors == (2,)
    assert plays(pos) == {"SK", "pass"}
    assert script(pos, "2:pass").actors == (2,)


def test_UE_13_an_eight_clears_at_once_and_asks_nobody() -> None:
    pos = contest("0:D8", "D8 D9 H2", "S6 SA", "ST SK", "SJ SQ", "H5 HA")
    assert (pos.actors, pos.data["trick"]) == ((0,), [])
    pos = contest(f"0:D7 {PASSES} 0:S8", "D7 S8 H2 C4", "S6 SA", "ST SK", "SJ SQ", "H5 HA")
    assert (pos.actors, pos.data["trick"]) == ((0,), [])


def test_UE_09_who_played_last_and_is_out_is_asked_nothing() -> None:
    pos = contest("0:H2 1:pass 2:pass 3:pass 4:pass", "H2", "S6 SA", "ST SK", "SJ SQ", "H5 HA")
    assert (pos.actors, pos.data["trick"]) == ((1,), [])


def test_UE_13_the_last_card_may_go_down_on_the_own_play() -> None:
    pos = contest(f"0:D4 {PASSES} 0:H2", "D4 H2", "S6 SA", "ST SK", "SJ SQ", "H5 HA")
    assert pos.data["how"][0] == "clean"
    assert pos.actors == (1,)
    assert pos.data["trick"] == []  # nobody is left who could play


def test_UE_10_the_last_players_pass_counts_among_the_twenty() -> None:
    pos = contest(f"0:D4 {PASSES} 0:pass")
    assert pos.data["passes"] == 5


def test_UE_13_where_a_pass_does_not_lock_out_the_others_are_back_after_it() -> None:
    pos = contest(f"0:D4 {PASSES} 0:S5", pass_out=False)
    assert pos.actors == (1,)
    assert script(pos, "1:SA 2:pass 3:pass 4:pass 0:pass").actors == (1,)


@pytest.mark.parametrize("preset", ["goran", "dokopa", "federation"])
def test_elsewhere_the_table_clears_when_all_others_have_passed(preset: str) -> None:
    pos = after(*HANDS, preset=preset, moves=f"0:D4 {PASSES}")
    assert (pos.actors, pos.data["trick"]) == ((0,), [])


def test_to_leave_the_own_play_alone_says_nothing_of_what_is_held() -> None:
    """What others decline is written down for the computer players; here nothing was declined."""
    pos = contest(f"0:D4 {PASSES} 0:pass")
    declined = [bool(number) for number in pos.data["declined"]]
    assert declined == [False, True, True, True, True, False, False, False]


@pytest.mark.parametrize("level", ["intermediate", "advanced"])
def test_the_computer_gets_rid_of_cards_that_nobody_can_answer(level: str) -> None:
    """D4 is on the table and the others are out of the trick: a low card costs nothing now, and H2 would."""
    pos = contest(f"0:D4 {PASSES}", "D4 S5 D9 DJ H2 C4", "S6 SA", "ST SK", "SJ SQ", "H5 HA")
    move = GAME.spec.move_text(decide("daifugo", level, bytes(pos.view(0)), pos.options, 0, 1))
    assert move in plays(pos) - {"pass", "H2"}


def test_text_of_such_a_turn_is_read_only_where_the_contest_plays() -> None:
    pos = contest(f"0:D4 {PASSES}")
    assert GAME.read(pos.text) == pos
    with pytest.raises(hanpan.NotationError, match="cannot be the turn of seat 0"):
        GAME.read(pos.text.replace("follow_own=on ", ""))
    assert scene(*HANDS, preset="uecda").options.follow_own
