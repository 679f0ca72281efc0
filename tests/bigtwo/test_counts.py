"""The first moves of the counts file, listed by the second opinion."""

from __future__ import annotations

from pathlib import Path

from hanpan.lab import counts
from tests.bigtwo import referee
from tests.bigtwo.support import GAME

KEPT = counts.read(Path(__file__).with_name("counts.json"))


def test_the_second_opinion_confirms_depth_one() -> None:
    """Where nobody is bound and no two jokers make looking long."""
    seen = 0
    for kept in KEPT:
        pos = GAME.read(kept.position)
        data, seat = pos.data, pos.actors[0]
        if pos.options["duty"] == "forced" and data["facts"]["bound"]:
            continue
        hand = data["hand"][seat]
        if len([card for card in hand if card.startswith("JK")]) == 2:
            continue
        starter = data["starting"][0] if data["opening"] else ""
        right = referee.moves(hand, data["t_cards"], pos.options, starter)
        said = {frozenset(str(move).split("+")) for move in pos.legal(seat)} - {frozenset(["pass"])}
        assert said == right
        assert kept.leaves[0] == len(right) + bool(data["t_size"])
        seen += 1
    assert seen > 12
