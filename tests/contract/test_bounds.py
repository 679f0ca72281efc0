"""A slip of a game's author is an error with a position: no game writes past the room it is given."""

from __future__ import annotations

import pickle
import random
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import hanpan
from hanpan.games import catalogue
from hanpan.kernel import jit
from tests.contract.kit import GAMES, numbers, random_position


@pytest.mark.parametrize("name", GAMES)
def test_moves_are_listed_no_further_than_there_is_room(name: str) -> None:
    game, chance = hanpan.game(name), random.Random(f"room {name}")
    tried = 0
    for _ in range(60):
        pos = random_position(game, chance)
        row = game.spec.state.load(bytes(pos))
        for seat in pos.actors:
            n = len(pos.legal(seat))
            for short in {0, n // 2, n - 1}:
                room = np.full(n + 50, -1)
                with pytest.raises(IndexError):
                    game.rules.legal(row, pos.options.row, seat, room[:short])
                assert (room[short:] == -1).all()
                tried += 1
    assert tried > 60


@jit
def legal_without_end(s: Any, o: Any, seat: int, out: Any) -> int:
    """A list that somebody thought was longer."""
    for i in range(100):
        out[i] = i + 1
    return 100


@jit
def guess_into_nowhere(v: Any, o: Any, seat: int, rng: Any, out: Any) -> None:
    for i in range(30):
        out.pile[i] = i


@jit
def play_past_the_pile(s: Any, o: Any, seat: int, move: int) -> None:
    s.pile[s.drawn + 24] = -1


SLIPS: dict[str, Any] = {"legal": legal_without_end, "guess": guess_into_nowhere, "play": play_past_the_pile}


@pytest.mark.parametrize("compiled", [True, False])
@pytest.mark.parametrize("function", SLIPS)
def test_a_slip_is_told_with_its_position(function: str, compiled: bool) -> None:
    """Koi-Koi with a function that reaches too far: 16 moves is all the room there is, and 24 cards the pile."""
    spec = catalogue.spec("koikoi")
    right = hanpan.game("koikoi").deal(seed=1)
    game = hanpan.Game(
        replace(spec, name=f"koikoi_{function}", rules=replace(spec.rules, **{function: SLIPS[function]}))
    )
    game.compiled = compiled
    pos = hanpan.Position(game, game.options(), spec.state.load(bytes(right)))
    seat, move = right.actors[0], right.legal(right.actors[0])[0]
    ways: dict[str, Any] = {
        "legal": lambda: pos.legal(seat),
        "guess": lambda: pos.guess(seat, 1),
        "play": lambda: pos.play(seat, int(move)),
    }
    with pytest.raises(hanpan.BrokenRules, match="past the end of an array") as error:
        ways[function]()
    assert error.value.function.startswith(function)
    assert right.text.partition(" | ")[2].split()[0] in error.value.position
    assert str(pickle.loads(pickle.dumps(error.value))) == str(error.value)
    assert numbers(game.spec.state.load(bytes(pos))).tolist() == numbers(game.spec.state.load(bytes(right))).tolist()
