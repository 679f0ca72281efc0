"""The random player: any move that is open, all equally likely.

A template (see `kernel.bind`): the names below are the game's own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from hanpan.kernel import Ints, Record, jit, random_below

if TYPE_CHECKING:
    from hanpan.games.koikoi.rules import MAX_MOVES, legal


@jit
def uniform(v: Record, o: Record, seat: int, rng: Ints) -> int:
    """A random move of `seat`, from its view `v`."""
    moves = np.empty(MAX_MOVES, np.int64)
    return moves[random_below(rng, legal(v, o, seat, moves))]
