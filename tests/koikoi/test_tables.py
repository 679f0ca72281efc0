"""What the page shows of the yaku is what the rules count: each goal is made of just the cards that it names."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import numpy as np
import pytest

from hanpan.cards import hwatu
from hanpan.games.face import game
from hanpan.games.koikoi.tables import TABLES, Goal
from hanpan.games.koikoi.yaku import YAKU, yaku
from hanpan.kernel import interpreted

DECK = hwatu.DECK
KINDS = {"bright": hwatu.BRIGHTS, "animal": hwatu.ANIMALS, "ribbon": hwatu.RIBBONS, "chaff": hwatu.CHAFF}
HOUSES: list[dict[str, Any]] = [
    {},
    {"set_points": 6, "both_ribbons": 12, "viewing_points": 3, "five_brights": 15, "rainy_four": 6},
    {"nomi": True, "three_brights": 6, "four_brights": 9},
    {"extra_cards": False, "cup": "animal"},
    {"viewing": "off", "nomi": True},
]


def made(cards: int, options: dict[str, Any]) -> dict[str, int]:
    """The yaku in captured cards, by the rules."""
    chosen = game("koikoi").options(**options)
    points = np.zeros(len(YAKU), np.int64)
    interpreted(yaku)(cards, chosen.game.spec.options.type.record(chosen.row), points)
    return {name: int(worth) for name, worth in zip(YAKU, points, strict=True) if worth}


def names_of(goal: Goal) -> list[str]:
    return goal.cards if goal.cards is not None else [*DECK.cards(KINDS[goal.kind])]


def fewest(goal: Goal) -> list[int]:
    """All sets of cards that a goal says are enough."""
    others = [card for card in names_of(goal) if card not in goal.must]
    picked = list(combinations(others, goal.need - len(goal.must)))
    return [DECK.mask([*cards, *goal.must]) for cards in picked[:: max(1, len(picked) // 40)]]


def points_of(goal: Goal, options: dict[str, Any]) -> int:
    chosen = game("koikoi").options(**options)
    if isinstance(goal.points, int):
        return goal.points
    together = [points_of(one, options) for one in TABLES.goals if one.yaku in goal.together]
    return int(chosen[goal.points]) or sum(together)


def test_every_yaku_is_a_goal_once() -> None:
    assert [goal.yaku for goal in TABLES.goals] == list(YAKU)


@pytest.mark.parametrize("options", HOUSES, ids=str)
@pytest.mark.parametrize("goal", TABLES.goals, ids=lambda goal: goal.yaku)
def test_KK_section_7_a_goals_cards_make_it_and_no_fewer_do(goal: Goal, options: dict[str, Any]) -> None:
    chosen = game("koikoi").options(**options)
    counts = all(chosen[name] in values for name, values in goal.when.items())
    for cards in fewest(goal):
        found = made(cards, options)
        # The trio is three of the five animals, and takes them up (KK-38).
        taken_up = any(other in found for other in goal.surplus) and bool(chosen["extra_cards"])
        assert found.get(goal.yaku) == (points_of(goal, options) if counts and not taken_up else None)
        for one in DECK.cards(cards):
            assert goal.yaku not in made(cards & ~DECK.mask([one]), options)


@pytest.mark.parametrize("goal", TABLES.goals, ids=lambda goal: goal.yaku)
def test_KK_37_38_what_stands_in_its_place_or_takes_its_cards(goal: Goal) -> None:
    """With the cards of both, it is gone exactly where the table says so (KK-40, KX-07, KX-08)."""
    for other in TABLES.goals:
        if other.cards is None or other is goal:
            continue
        for counting in (True, False):
            options = {"nomi": True, "extra_cards": counting}
            both = DECK.mask(names_of(goal)) if goal.kind != "bright" else fewest(goal)[0]
            found = made(both | fewest(other)[0], options)
            replaced = any(yaku in found for yaku in [*goal.instead, *(goal.surplus if counting else [])])
            assert (goal.yaku not in found) == replaced, (goal.yaku, other.yaku, counting)


def test_KK_37_no_four_brights_without_the_rain_man_are_the_rainy_four() -> None:
    rainy = next(goal for goal in TABLES.goals if goal.yaku == "rainy_four")
    assert rainy.must == ["11-bright"]
    assert "rainy_four" not in made(hwatu.BRIGHTS & ~DECK.mask(rainy.must), {})


def test_KK_39_KX_06_the_cup_is_chaff_too_unless_it_is_an_animal_alone() -> None:
    nine = DECK.mask(DECK.cards(hwatu.CHAFF)[:9])
    assert made(nine | DECK.mask([TABLES.cup]), {"viewing": "off"}) == {"chaff": 1}
    assert made(nine | DECK.mask([TABLES.cup]), {"viewing": "off", "cup": "animal"}) == {}
