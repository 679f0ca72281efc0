"""The computer players of Big Two: their duty (BT-56), what they do in positions made by hand, and who is stronger."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import hanpan
from hanpan.lab.arena import meet
from hanpan.players.levels import decide
from tests.bigtwo.support import GAME, scene
from tests.bigtwo.test_generator import any_options

LEVELS = ("beginner", "intermediate", "advanced@4")


def move(pos: hanpan.Position, level: str, seed: int = 1) -> str:
    """What the level does on the seat to act."""
    seat = pos.actors[0]
    return GAME.spec.move_text(decide("bigtwo", level, bytes(pos.view(seat)), pos.options, seat, seed))


@pytest.mark.parametrize("level", LEVELS)
def test_BT_56_all_levels_keep_the_duty_though_it_is_no_rule(level: str) -> None:
    """Random hands under random options to their end, one seat near its end from the start: nobody breaks it."""
    chance = random.Random(f"duty {level}")
    bound = 0
    for number in range(30):
        options = any_options(chance, duty="penalty", rounds=1)
        pos = GAME.deal(options, seed=number)
        while not pos.over:
            facts = pos.data["facts"]
            pos = pos.play(pos.actors[0], move(pos, level, number))
            bound += bool(facts["owed"])
            assert not any(pos.record.broke)
    assert bound > 20


@pytest.mark.parametrize("level", LEVELS)
def test_BT_52_a_hand_that_can_be_emptied_is(level: str) -> None:
    pos = scene("SK HK", "H3 D5 S8", "C9 C8", table="H8 D8", by=1)
    chosen = Counter(move(pos, level, seed) for seed in range(20))
    assert chosen.most_common(1)[0][0] == "SK+HK"
    assert level == "beginner" or set(chosen) == {"SK+HK"}


def test_the_beginner_plays_the_weakest_that_beats_and_sometimes_anything() -> None:
    """Four moves beat or pass; one in six is any of the four: the best comes in 7 of 8. Of 400, the deviation is 1.7 of
    a hundred."""
    pos = scene("S4 S9 SJ SK", "H3 D5", "C9 C8", table="H8", by=1)
    chosen = Counter(move(pos, "beginner", seed) for seed in range(400))
    assert 0.79 < chosen["S9"] / 400 < 0.96
    assert set(chosen) == {"S9", "SJ", "SK", "pass"}


def test_the_beginner_leads_its_lowest_single() -> None:
    pos = scene("S4 H4 S9 SJ SK", "H3 D5", "C9 C8")
    assert Counter(move(pos, "beginner", seed) for seed in range(100)).most_common(1)[0][0] == "H4"


def test_the_intermediate_keeps_combinations_together() -> None:
    """On a 4 it lays the odd 6, no card of the straight and none of the pair."""
    pos = scene("S6 S8 H9 DT CJ SQ HK DK", "H3 D5 H7", "C9 C8 C7", table="H4", by=1)
    assert move(pos, "intermediate") == "S6"


def test_the_intermediate_with_one_play_left_after_a_sure_one_makes_the_sure_one_first() -> None:
    pos = scene("S2 D4", "H3 D5 H7", "C9 C8 C7")
    assert move(pos, "intermediate") == "S2"


@pytest.mark.parametrize(("above", "below"), [("beginner", "random"), ("intermediate", "beginner")])
def test_the_rules_of_thumb_stand_in_order(above: str, below: str) -> None:
    """Few matches, and so a wide margin; `bench/results.md` has more."""
    assert meet(GAME, above, below, GAME.options(rounds=5), groups=60).score.low > 0.6
