"""The computer players of Zayagoshi: what their rules of thumb do, and that each is stronger than the one below."""

from __future__ import annotations

import pytest

import hanpan
from hanpan.lab.arena import meet
from hanpan.players.levels import decide
from tests.zayagoshi.board import GAME, go, table
from tests.zayagoshi.scene import GOOD, scene


def choice(pos: hanpan.Position, level: str = "intermediate") -> str:
    """The move that the level makes for the first seat that may act."""
    seat = pos.actors[0]
    return GAME.spec.move_text(decide("zayagoshi", level, bytes(pos.view(seat)), pos.options, seat, 1))


def test_finishes_at_a_sensible_score() -> None:
    pos = go(scene([GOOD[:3], ["R2"], []], [(0, "B1 R1", "R3")]), "keep:B1")
    assert choice(pos) == "finish"


def test_declares_aba_when_the_fifth_card_is_at_hand_and_pays_more() -> None:
    """A ripe pair of quotos makes 256 of 36 in the same turn."""
    pos = go(scene([GOOD[:3], ["R2"], []], [(0, "B1 R1", "R3"), (0, "Q1 Q2", "")]), "keep:B1")
    assert choice(pos) == "aba"
    assert choice(go(pos, "aba")) in ("keep:Q1", "keep:Q2")


def test_finishes_where_an_option_makes_the_fifth_card_wait_and_others_are_near() -> None:
    pairs = [(0, "B1 R1", "R3"), (0, "Q1 Q2", "")]
    pos = go(scene([GOOD[:3], ["R2", "Y3", "G4"], []], pairs, aba_at_once=False), "keep:B1")
    assert choice(pos) == "finish"


def test_holds_a_quoto_pair_back_for_the_fifth_card() -> None:
    pos = scene([["R1"], [], []], [(0, "Q1 Q2", "")], ["R3 Y4", "", ""])
    assert not choice(pos).startswith("keep")


def test_keeps_the_card_that_brings_a_new_colour() -> None:
    pos = scene([["R1"], [], []], [(0, "R2 Y2", "G3 B3")])
    assert choice(pos) == "keep:Y2"


def test_lays_quotos_first_then_a_new_number_then_the_cheaper() -> None:
    pos = scene([["R1"], [], []], None, ["Q1 Q2 R2 Y2 R3 Y3", "", ""])
    order = []
    for _pair in range(3):
        order.append(choice(pos))
        pos = go(pos, order[-1])
    assert order == ["Q1+Q2", "R2+Y2", "R3+Y3"]


def test_ripens_the_pair_that_needs_least_with_the_card_of_least_use() -> None:
    """Of the two, the five: ones are covered; red 3 could still become a pair."""
    pos = scene([["B1"], [], []], [(0, "R2 Y2", "G4"), (0, "R4 Y4", "")], ["R5 R3", "", ""])
    assert choice(pos) == "R5>R2+Y2"


@pytest.mark.parametrize(("kept", "answer"), [([], "da:Y5"), (["G1"], "pass")])
def test_calls_da_for_a_number_it_lacks(kept: list[str], answer: str) -> None:
    pos = go(scene([[], kept, []], None, ["R5", "Y5", ""]), "discard:R5")
    assert choice(pos) == answer


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize(("above", "below"), [("beginner", "random"), ("intermediate", "beginner")])
def test_the_rules_of_thumb_stand_in_order(above: str, below: str, seats: int) -> None:
    """Each wins about three of four matches or more: the 95 % interval lies clear of 60 %."""
    assert meet(GAME, above, below, GAME.options(seats=seats), groups=150).score.low > 0.6


def test_a_round_of_beginners_ends_by_keeping() -> None:
    pos = table(["", "", ""])
    while not pos.over:
        pos = pos.play(pos.actors[0], choice(pos, "beginner"))
    assert pos.data["ending"] == "four_kept"
