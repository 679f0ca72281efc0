"""Notation and facts of Zayagoshi."""

from __future__ import annotations

import pytest

import hanpan
from hanpan.cards import didopoikas
from hanpan.games.zayagoshi import state
from hanpan.games.zayagoshi.facts import KeptSet, describe
from tests.zayagoshi.board import GAME, go, table
from tests.zayagoshi.referee import worth


def number(kind: int, *names: str) -> int:
    return kind << 54 | didopoikas.DECK.mask(names)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("R5+Y5", number(state.M_REGISTER, "R5", "Y5")),
        ("B3>R5+Y5", number(state.M_RIPEN_LOW, "B3", "R5", "Y5")),
        ("Y5>R5+B5", number(state.M_RIPEN_MIDDLE, "R5", "Y5", "B5")),
        ("Q1>R5+B5", number(state.M_RIPEN_HIGH, "R5", "B5", "Q1")),
        ("keep:R5", number(state.M_KEEP, "R5")),
        ("discard:Q4", number(state.M_DISCARD, "Q4")),
        ("da:G5", number(state.M_CALL, "G5")),
        ("end", state.M_END << 54),
        ("finish", state.M_FINISH << 54),
        ("aba", state.M_ABA << 54),
        ("pass", state.M_PASS << 54),
    ],
)
def test_moves_have_a_text_of_their_own(text: str, move: int) -> None:
    assert GAME.spec.move_number(text) == move
    assert GAME.spec.move_text(move) == text


@pytest.mark.parametrize(
    "text",
    ["", "R5", "R9+Y5", "R5+R5", "R5+Y5+G5", "R5>R5+Y5", "B3>R5", "keep:", "keep:R5+Y5", "take:R5", "R1>R2>R3+Y3"],
)
def test_what_is_no_move_is_told_so(text: str) -> None:
    with pytest.raises(hanpan.NotationError, match="moves are written"):
        GAME.spec.move_number(text)


def test_facts_say_what_each_candidate_would_make_of_a_set() -> None:
    """From a seat's own view: its pairs' cards and its hand; of the others only what lies open."""
    pos = go(table(["Q1 Q2 R1 Y2", "G3 B3 G4 B4"], centre="G7 B8"), "Q1+Q2 keep:Q1")
    mine = pos.view(0).data["facts"]
    assert mine["sets"][0] == {"cards": 1, "shapes": 1, "colours": 0, "numbers": 0, "strong": None, "value": None}
    assert set(mine["would"][0]) == {"R1", "Y2", "G7"}
    assert mine["would"][0]["R1"] == {
        "cards": 2, "shapes": 2, "colours": 1, "numbers": 1, "strong": None, "value": None,
    }  # fmt: skip
    assert mine["would"][1] == {}
    assert set(pos.view(1).data["facts"]["would"][1]) == {"G3", "B3", "G4", "B4"}


def test_facts_value_a_complete_set_only() -> None:
    cards = ["R6", "Y8", "G7", "B1"]
    assert describe(didopoikas.DECK.mask(cards)) == KeptSet(
        cards=4, shapes=3, colours=4, numbers=4, strong=False, value=worth(cards)
    )
    assert describe(didopoikas.DECK.mask(cards[:3])).value is None


def test_facts_include_a_discard_for_whoever_is_asked() -> None:
    pos = go(table(["R1 R2 R3 R4", "Y5 G6 Y6 Y7", "B5 B6 B7 B8"], centre="R5"), "discard:R5")
    assert "R5" in pos.view(1).data["facts"]["would"][1]
    assert "R5" not in pos.view(1).data["facts"]["would"][0]


def test_ripenings_and_answers_are_secret() -> None:
    """A record of moves shows others neither the card laid face down nor an answer."""
    kinds = {GAME.spec.move_number(text) >> 54 for text in ("B3>R5+Y5", "Y5>R5+B5", "Q1>R5+B5", "da:G5", "pass")}
    assert GAME.spec.secret_kinds == kinds
