"""KA-06 from inside: what a level does in a playout, where it stands before a whole position, follows from what its
seat may know."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import hanpan
from hanpan.games.contract import Player
from hanpan.games.koikoi.rules import MAX_MOVES, legal
from hanpan.kernel import Record, bind, copy, jit, new_random
from hanpan.players.levels import decide

PLAYERS = [
    (name, level, player)
    for name in hanpan.game_names()
    if (thinking := hanpan.game(name).spec.thinking)
    for level, player in {**thinking.thumb, "playout": thinking.playout}.items()
]


@jit
def everything(s: Record, o: Record, seat: int, out: Record) -> None:
    """A view that hides nothing."""
    copy(s, out)


def tellings(name: str, level: str, player: Player) -> tuple[int, int]:
    """In how many positions the player's move was another before the view, the whole position and two others that
    look the same to the seat; and in how many of all these positions the hidden cards lay otherwise at all."""
    game = hanpan.game(name)
    actors = game.spec.rules.actors
    ask = bind("hanpan.players.door", f"{name}.{level}.open", actors=actors, view=everything, player=player).decide_row
    differed = compared = 0
    for seed in range(40):
        position = game.deal(seed=seed)
        while position.actors:
            seat = position.actors[0]
            view = position.view(seat)
            alike = (position, view, view.guess(seat, 1), view.guess(seat, 2))
            moves = {int(ask(*_rows(one), seat, new_random(9), game.spec.state.rows())) for one in alike}
            differed += len(moves) > 1
            compared += len({bytes(one) for one in alike}) == 4
            position = position.play(seat, decide(name, "random", bytes(view), position.options, seat, seed))
    return differed, compared


def _rows(position: hanpan.Position) -> tuple[Any, Any]:
    return position.game.spec.state.load(bytes(position)), position.options.row.copy()


@pytest.mark.parametrize(("name", "level", "player"), PLAYERS)
def test_a_whole_position_tells_it_no_more_than_its_view(name: str, level: str, player: Player) -> None:
    differed, compared = tellings(name, level, player)
    assert differed == 0
    assert compared > 100


@jit
def peeping(v: Record, o: Record, seat: int, rng: Any) -> int:
    """A player who goes by the other's hand."""
    moves = np.empty(MAX_MOVES, np.int64)
    return int(moves[v.hand[1 - seat] % legal(v, o, seat, moves)])


def test_a_player_who_peeps_is_found_out() -> None:
    differed, _compared = tellings("koikoi", "peeping", peeping)
    assert differed > 100
