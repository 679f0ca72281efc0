"""A computer player for callers in Python: records come as arrays of one.

A template (see `kernel.bind`): the names below are the game's own, `player` the level's function.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hanpan.games.door import Row
from hanpan.kernel import Ints, jit

if TYPE_CHECKING:
    from hanpan.games.koikoi.rules import actors, view
    from hanpan.players.uniform import uniform as player


@jit
def decide_row(v: Row, o: Row, seat: int, rng: Ints, known: Row) -> int:
    """The move of `seat` in `v`, or -1 when it may not act.

    `v` is blanked once more, into `known`: whatever was handed in, the player sees what its seat may know.
    """
    if not actors(v[0], o[0]) >> seat & 1:
        return -1
    view(v[0], o[0], seat, known[0])
    return player(known[0], o[0], seat, rng)
