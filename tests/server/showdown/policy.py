"""A computer player that takes its time over nothing: it keeps a processor busy, then chooses at random."""

from __future__ import annotations

import numpy as np

from hanpan.kernel import Ints, Record, jit, next_random, random_below

from . import rules

#: About a second of a processor.
STEPS = 300_000_000

legal, MAX_MOVES = rules.legal, rules.MAX_MOVES


@jit
def slow(v: Record, o: Record, seat: int, rng: Ints) -> int:
    moves = np.empty(MAX_MOVES, np.int64)
    n = legal(v, o, seat, moves)
    for _ in range(STEPS):
        next_random(rng)
    return int(moves[random_below(rng, n)])


@jit
def value(s: Record, o: Record, seat: int) -> float:
    return float(s.points[seat])


@jit
def choose(v: Record, o: Record, seat: int, moves: Ints, values: Ints, n: int) -> int:
    return 0
