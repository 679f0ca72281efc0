"""The duty of best effort (section 8; BX-05, BX-07, BX-08)."""

from __future__ import annotations

import random

import numpy as np
import pytest

from tests.bigtwo import loops
from tests.bigtwo.support import GAME, Values, plays, scene, script, why
from tests.contract.kit import random_value


def forced(*hands: str, **given: Values) -> set[str]:
    return plays(scene(*hands, duty="forced", **given))


def test_BT_48_the_highest_of_the_kind_is_owed() -> None:
    assert forced("S9 SK SA", "H3", table="H8", by=1, seats=2) == {"SA"}
    assert forced("S9 H9 SK HK S4", "H3 D3 D5", "C5", table="H8 D8", by=1, seats=3) == {"SK+HK"}
    assert forced("S9 H9 D9 S4 H4 D4 S6", "H3", table="C3 D3 S3", by=1) == {"S9+H9+D9"}


def test_BT_49_passing_though_able_breaks_it_and_nothing_playable_does_not() -> None:
    pos = scene("S9 SK SA", "H3", table="H8", by=1, duty="forced")
    assert why(pos, "pass") == why(pos, "S9") == "duty"
    assert forced("S4 S5", "H3", table="H8", by=1) == {"pass"}
    assert forced("S4 H4 S5", "H3 D3", "C3", table="H8 D8", by=1) == {"pass"}


def test_BT_50_BX_07_only_another_hand_of_one_card_binds_and_only_who_holds_more() -> None:
    assert forced("S9 SK", "H3 H4", table="H8", by=1) == {"S9", "SK", "pass"}
    assert forced("S9", "H3", "D3 D4", table="H8", by=2) == {"S9", "pass"}


def test_BT_51_BX_07_on_a_lead_only_singles_are_bound() -> None:
    assert forced("S9 H9 D9 SK S4", "H3") == {"SK", "S9+H9", "S9+D9", "H9+D9", "S9+H9+D9"}
    pos = scene("S9 JK0 SK", "H3", jokers=1, duty="forced")
    assert plays(pos) == {"JK0", "S9+JK0", "SK+JK0"}


def test_BT_52_a_play_that_empties_the_hand_always_keeps_it() -> None:
    pos = scene("S4 H4 SK", "H3", duty="penalty")
    assert set(pos.data["facts"]["owed"]) == {"SK"}
    assert forced("S3 S4 S5 S6 H7", "H3") >= {"S3+S4+S5+S6+H7"}


def test_BX_05_any_five_card_play_is_of_the_kind_and_equal_strength_keeps_it() -> None:
    fives = forced("S3 S4 S5 H6 S7 H9 D9 C9 S9 HK", "H3", table="C3 C4 C5 C6 D7", by=1)
    # Straights 34567, a flush, and four nines with any of six odd cards, all of one strength.
    assert fives == {f"{odd}+S9+H9+D9+C9" for odd in ("S3", "S4", "S5", "H6", "S7")} | {"S9+H9+D9+C9+HK"}


def test_BT_36_a_pair_of_jokers_is_owed_for_a_pair() -> None:
    assert forced("S9 H9 JK0 JK1 S4", "H3", table="H8 D8", by=1, jokers=2) == {"JK0+JK1"}


def test_BT_38_what_may_not_be_played_is_not_owed() -> None:
    assert forced("S9 JK0", "H3", table="H8 D8", by=1, jokers=1) == {"pass"}


def test_BT_56_in_penalty_mode_all_is_allowed_and_the_page_is_told_what_is_owed() -> None:
    pos = scene("S9 SK SA", "H3", table="H8", by=1)
    assert plays(pos) == {"S9", "SK", "SA", "pass"}
    facts = pos.view(0).data["facts"]
    assert (facts["bound"], facts["owed"], facts["one_card"]) == (True, ["SA"], [False, True])
    for other in (1, -1):
        assert pos.view(other).data["facts"]["owed"] == []
        assert pos.view(other).data["facts"]["bound"]
    free = scene("S9 SK SA", "H3", table="H8", by=1, duty="off").data["facts"]
    assert (free["bound"], free["owed"]) == (False, [])


HANDS = ("S4 SK H5", "C2", "D4 D5 D6")  # seat 1 wins as soon as it can play its 2


def test_BT_53_the_breaker_pays_for_all_when_the_one_card_player_wins() -> None:
    """Seat 0 leads its lowest single. Seat 1 has 0 cards then, seat 0 two, seat 2 three: 2, 3 and 3 - 2 are owed."""
    pos = script(scene(*HANDS), "0:S4 1:C2")
    facts = pos.data["facts"]
    assert facts["breaker"] == 0
    assert facts["pays"] == [[0, 5, 0], [0, 0, 0], [0, 0, 0]]
    assert pos.points == (-5, 5, 0)


def test_BT_53_who_kept_the_duty_pays_its_own() -> None:
    pos = script(scene(*HANDS), "0:SK 1:C2")
    assert pos.data["facts"]["breaker"] == -1
    assert pos.points == (-2 + 1, 5, -3 - 1)


def test_BT_53_it_bites_only_if_the_one_card_player_wins() -> None:
    pos = script(scene("S4 SK H5", "D3", "D4 D5 D6"), "0:S4 1:pass 2:D6 0:SK 1:pass 2:pass 0:H5")
    assert pos.data["winner"] == 0
    assert pos.data["facts"]["breaker"] == -1
    assert pos.points == (1 + 2, -1 + 1, -2 - 1)


def test_BT_54_BX_08_all_amounts_at_the_highest_multiplier_where_that_is_a_rule() -> None:
    """Seat 2 holds ♠2 (times two). Seat 0, with two cards left, pays 2 for itself and 3·2 for seat 2 to seat 1; by the
    highest 2·2 and 3·2. What seat 2 owes it cancels."""
    hands = ("S4 SK H5", "H2", "D4 D5 S2")
    assert script(scene(*hands), "0:S4 1:H2").points == (-8, 8, 0)
    assert script(scene(*hands, duty_at_highest=True), "0:S4 1:H2").points == (-10, 10, 0)
    assert script(scene(*hands, duty_at_highest=True), "0:SK 1:H2").points == (-2 + 2, 2 + 6, -6 - 2)


def test_BT_55_BX_08_of_several_breakers_the_last_pays() -> None:
    """Seats 2 and 0 both hold back; seat 0 was the last."""
    hands = ("S4 SK H5", "C2", "D4 D6 DA")
    pos = script(scene(*hands, turn=2, table="D3", by=0), "2:D4 0:H5 1:C2")
    assert pos.data["facts"]["breaker"] == 0
    pos = script(scene(*hands, turn=0, table="D3", by=2), "0:S4 1:pass 2:D6 0:SK 1:C2")
    assert pos.data["facts"]["breaker"] == 2


def test_BX_08_a_breach_remembers_who_held_one_card() -> None:
    """Seat 0 holds back while seat 1 held one card; then seat 2 comes to one card and wins: nobody pays for all."""
    hands = ("S4 SK H5 H6", "C3", "D5 S2")
    pos = script(scene(*hands), "0:S4 1:pass 2:D5 0:SK 1:pass 2:S2")
    assert pos.data["winner"] == 2
    assert pos.data["facts"]["breaker"] == -1


def test_BT_53_that_another_broke_its_duty_is_seen_when_the_hand_is_over() -> None:
    pos = script(scene(*HANDS), "0:S4")
    assert any(pos.record.broke)
    for seat in (1, 2, -1):
        assert not any(pos.view(seat).record.broke)
    assert any(pos.view(0).record.broke)
    assert any(pos.play(1, "C2").view(2).record.broke)


def test_BT_48_what_is_owed_is_the_strongest_of_the_plays_listed() -> None:
    """20,000 random hands of two to fourteen cards, with and without jokers, under 500 sets of options and tables."""
    chance = random.Random("duty")
    hands = np.array(
        [sum(1 << card for card in chance.sample(range(54), chance.randint(2, 14))) for _ in range(20_000)]
    )
    options, rows = [], GAME.spec.state.rows(500)
    for number in range(500):
        values = {o.name: random_value(o, chance) for o in GAME.spec.options} | {"jokers": 2}
        options.append(GAME.options(**values).row)
        rows["t_power"][number] = chance.choice([0, 0, 10, 30, 50, 1 << 16, (1 << 16) + 40, 2 << 16, 3 << 16, 4 << 16])
    assert loops.best_wrong(rows, np.concatenate(options), hands, np.zeros(GAME.spec.max_moves, np.int64)) == 0


@pytest.mark.parametrize("turn", [0, 2])
def test_BT_56_forced_and_penalty_agree_on_what_keeps_the_duty(turn: int) -> None:
    hands = ("S4 SK H5 H9 D9", "C2", "D4 D6 DA")
    for table in ("", "D3", "D3 S3"):
        by = -1 if not table else 1
        told = scene(*hands, turn=turn, table=table, by=by).data["facts"]
        bound = plays(scene(*hands, turn=turn, table=table, by=by, duty="forced"))
        size = table.count(" ") + 1
        assert told["bound"]
        assert {play for play in bound if play.count("+") + 1 == size and play != "pass"} == set(told["owed"])
        assert ("pass" in bound) == (bool(table) and not told["owed"])
