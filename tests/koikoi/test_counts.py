"""The first two depths of the counts file, counted by the second referee."""

from __future__ import annotations

import copy
from pathlib import Path

import pytest

from hanpan.lab import counts
from tests.koikoi.board import GAME
from tests.koikoi.referee import Referee

KEPT = counts.read(Path(__file__).with_name("counts.json"))


def referee(text: str) -> Referee:
    """The second referee, put into a position."""
    pos = GAME.read(text)
    data = pos.data
    other = Referee(dict(pos.options), data["dealer"])
    other.hands = [set(hand) for hand in data["hand"]]
    other.field, other.pile = set(data["field"]), [card for card in data["pile"] if card]
    other.taken = [set(taken) for taken in data["taken"]]
    other.calls, other.called_at, other.points = data["calls"], data["called_at"], [0, 0]
    other.turn, other.turned, other.asking = data["turn"], data["turned"], data["phase"] == "call"
    other.ending, other.winner = "", None
    return other


@pytest.mark.parametrize("index", range(len(KEPT)))
def test_second_referee_confirms_depths_one_and_two(index: int) -> None:
    kept = KEPT[index]
    first = referee(kept.position)
    moves = first.moves()
    assert {f"{first.turn} {move}" for move in moves} == set(kept.split)
    assert len(moves) == kept.leaves[0]
    second = 0
    for move in moves:
        after = copy.deepcopy(first)
        after.play(move)
        second += len(after.moves())
    assert second == kept.leaves[1]
