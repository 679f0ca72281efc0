"""What comes of one move, by the same search that players choose their moves with.

A template (see `kernel.bind`): the names below are the game's own, `guess_one` and `finish` those of its search.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from hanpan.games.door import Row
from hanpan.kernel import Ints, jit, like, next_random
from hanpan.players.search import _PLAYOUTS as PLAYOUTS

if TYPE_CHECKING:
    from hanpan.games.koikoi.rules import play, score, view
    from hanpan.players.search import finish, guess_one


@jit
def foresee_row(v: Row, o: Row, seat: int, rng: Ints, move: int, deals: int, counts: Ints, known: Row) -> None:
    """Guess so many deals that agree with what `seat` sees in `v`, make `move` in each and play the round out.

    Added to `counts[0]`: in how many `seat` then has points of the round (more than none); to `counts[1]`: in how many
    another seat has. `v` is blanked once more, into `known`: whatever was handed in, the seat knows what it may.
    """
    view(v[0], o[0], seat, known[0])
    seats = o[0].seats
    points = np.zeros(2 * seats, np.int64)
    records = like(known[0], 2)
    own = np.empty(1, np.int64)
    for _deal in range(deals):
        guess_one(known[0], o[0], seat, rng, records[0], records[1])
        own[0] = next_random(rng) ^ PLAYOUTS | 1
        play(records[0], o[0], seat, move)
        finish(records[0], o[0], own)
        score(records[0], o[0], points)
        if points[seat] > 0:
            counts[0] += 1
        for other in range(seats):
            if other != seat and points[other] > 0:
                counts[1] += 1
                break
