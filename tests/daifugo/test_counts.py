"""The first moves of the counts file, listed by the second opinion where the position asks for a play."""

from __future__ import annotations

from pathlib import Path

from hanpan.lab import counts
from tests.daifugo import referee
from tests.daifugo.support import GAME

KEPT = counts.read(Path(__file__).with_name("counts.json"))


def test_the_second_opinion_confirms_depth_one() -> None:
    seen = 0
    for kept in KEPT:
        pos = GAME.read(kept.position)
        data = pos.data
        if data["phase"] != "play":
            continue
        lock = frozenset("SHDC".index(suit) for suit in data["facts"]["lock"])
        shape = None if data["t_type"] == "none" else data["t_type"]
        table = referee.Table(shape, data["t_size"], data["t_rank"], lock)
        hand = GAME.spec.deck.mask(data["hand"][data["turn"]])
        moves = referee.moves(hand, table, pos.options, data["facts"]["reversed"])
        assert {GAME.spec.move_text(move) for move in moves} == {str(move) for move in pos.legal(data["turn"])}
        assert kept.leaves[0] == len(moves)
        seen += 1
    assert seen > 12
