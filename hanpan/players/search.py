"""The search that thinks about any game: guess the hidden cards, try each move, play on, compare.

A template (see `kernel.bind`): the names below are the game's own, `GUESSES` how many deals one decision may guess.
Each of these is one of `TRIES`, taken by how likely the others would have played as they did with such hands. Where
the end of the round can be solved (`exact`), only moves that attain the most are left to choose from.

Each guessed deal (a random full position that agrees with the view) is played out once for every move still in
question, all by the same random numbers: differences between moves then come from the moves, not from luck. After each
of about log2(n) equal shares of the guesses the worse half of the moves is dropped (sequential halving: Karnin, Koren
and Somekh 2013), so that most guesses are spent on telling good moves apart. The number of guesses is fixed, never the
time: a decision follows from the view and the seed alone.

Nothing is assumed of the number of seats, of whose turn follows whose, or of one seat acting at a time: where several
may act, the lowest seat goes first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from hanpan.kernel import Ints, Record, copy, jit, like, lowest, next_random

if TYPE_CHECKING:
    from hanpan.games.koikoi.policy import choose, value
    from hanpan.games.koikoi.policy import intermediate as playout
    from hanpan.games.koikoi.rules import MAX_MOVES, actors, guess, play
    from hanpan.games.koikoi.rules import legal as candidates
    from hanpan.players.defaults import alike as likelihood
    from hanpan.players.defaults import unsolved as exact

    GUESSES = TRIES = 1

#: The guesses and the playouts draw from generators of their own, so that a playout's length moves no later guess.
_PLAYOUTS = 0x5DEECE66D
#: Random numbers of 53 bits, which a float holds exactly, lie below it.
_WHOLE = float(1 << 53)


@jit
def search(v: Record, o: Record, seat: int, rng: Ints) -> int:
    """The move of `seat`, from its view `v`."""
    moves = np.empty(MAX_MOVES, np.int64)
    n = exact(v, o, seat, rng, moves)
    if n == 0:
        n = candidates(v, o, seat, moves)
    if n == 1:
        return moves[0]
    sums = np.zeros(n, np.float64)
    records = like(v, 3)
    left, done = n, 0
    while left > 1 and done < GUESSES:
        share = GUESSES - done if left == 2 else -(-(GUESSES - done) // _halvings(left))
        _compare(v, o, seat, rng, moves[:left], sums, share, records)
        done += share
        _sort(moves[:left], sums)
        stay = max((left + 1) // 2, 2)
        for i in range(stay, left):
            sums[i] /= done
        left = stay
    for i in range(left):
        sums[i] /= done
    return moves[choose(v, o, seat, moves, sums, n)]


@jit
def _halvings(n: int) -> int:
    """In how many rounds n moves come down to two and these are told apart."""
    times = 1
    while n > 2:
        n = (n + 1) // 2
        times += 1
    return times


@jit
def _compare(v: Record, o: Record, seat: int, rng: Ints, moves: Ints, sums: Any, deals: int, records: Any) -> None:
    """Add to `sums` how each of `moves` fares on so many guessed deals."""
    guessed, s = records[0], records[1]
    own = np.empty(1, np.int64)
    for _deal in range(deals):
        guess_one(v, o, seat, rng, guessed, records[2])
        luck = next_random(rng) ^ _PLAYOUTS | 1
        for i in range(moves.size):
            copy(guessed, s)
            own[0] = luck
            play(s, o, seat, moves[i])
            finish(s, o, own)
            sums[i] += value(s, o, seat)


@jit
def guess_one(v: Record, o: Record, seat: int, rng: Ints, out: Record, spare: Record) -> None:
    """Guess a deal, the more likely the better it explains what was done: one of `TRIES`, taken by their weights."""
    guess(v, o, seat, rng, out)
    if TRIES == 1:
        return
    total = likelihood(v, o, seat, out)
    for _try in range(1, TRIES):
        guess(v, o, seat, rng, spare)
        weight = likelihood(v, o, seat, spare)
        total += weight
        if (next_random(rng) >> 10) * total < weight * _WHOLE:
            copy(spare, out)


@jit
def finish(s: Record, o: Record, rng: Ints) -> None:
    """Play a round to its end."""
    acting = actors(s, o)
    while acting:
        seat = lowest(acting)
        play(s, o, seat, playout(s, o, seat, rng))
        acting = actors(s, o)


@jit
def _sort(moves: Ints, sums: Any) -> None:
    """Bring moves and their sums into order, best first; equal ones keep their order."""
    for i in range(1, moves.size):
        for j in range(i, 0, -1):
            if sums[j] <= sums[j - 1]:
                break
            moves[j], moves[j - 1] = moves[j - 1], moves[j]
            sums[j], sums[j - 1] = sums[j - 1], sums[j]
