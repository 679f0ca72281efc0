"""Whole matches between two players, compiled.

A template (see `kernel.bind`): the names below are the game's own, `first` and `second` the two players.

A group is a handful of matches on the same chance, one for each seating: who starts, every deck and every lot are the
same, only the players change places.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from hanpan.games.door import Row
from hanpan.kernel import Ints, Record, copy, jit, lowest, next_random, random_below, shuffle

if TYPE_CHECKING:
    from hanpan.games.koikoi.rules import actors, advance, deal, play, standing, start, view
    from hanpan.games.koikoi.words import voided
    from hanpan.players.uniform import uniform as first
    from hanpan.players.uniform import uniform as second

    DECK = 48


@jit
def play_groups(seeds: Ints, o: Row, seatings: Any, rooms: Row, scores: Any, points: Any) -> None:
    """Play one group of matches for each of `seeds` (generator states, see `kernel.new_random`).

    `seatings[m, seat]` is 0 where the first player sits, 1 for the second; `rooms` are three records to work in.
    `scores[g, m]` and `points[g, m]` are filled in, see `_result`.
    """
    luck, chance = np.empty(1, np.int64), np.empty(1, np.int64)
    for group in range(seeds.size):
        for m in range(len(seatings)):
            luck[0] = seeds[group]
            chance[0] = next_random(luck) | 1
            _match(o[0], seatings[m], luck, chance, rooms)
            scores[group, m], points[group, m] = _result(rooms[0], o[0], seatings[m])


@jit
def _match(o: Record, seating: Ints, luck: Ints, chance: Ints, rooms: Any) -> None:
    """Play a match in `rooms[0]`: its chance comes from `luck`, that of its players from `chance`."""
    s, known, waiting = rooms[0], rooms[1], rooms[2]
    deck = np.empty(DECK, np.int64)
    shuffler = np.empty(1, np.int64)
    start(s, o, random_below(luck, 1 << 30))
    goes_on = 1
    while goes_on:
        # However many deals are voided and moves made, the next round's chance stays the same.
        shuffler[0] = next_random(luck) | 1
        lot = random_below(luck, 1 << 30)
        copy(s, waiting)
        while True:
            for i in range(DECK):
                deck[i] = i
            shuffle(shuffler, deck, DECK)
            deal(s, o, deck)
            if not voided(s):
                break
            copy(waiting, s)
        acting = actors(s, o)
        while acting:
            seat = lowest(acting)
            view(s, o, seat, known)
            move = first(known, o, seat, chance) if seating[seat] == 0 else second(known, o, seat, chance)
            play(s, o, seat, move)
            acting = actors(s, o)
        goes_on = advance(s, o, lot)


@jit
def _result(s: Record, o: Record, seating: Ints) -> tuple[float, float]:
    """How the first player fared in a finished match.

    The score: over all pairs of a seat of the first player and one of the second, the share in which the first's place
    is better, equal places counting half. The points: the mean over its seats less the mean over the other's.
    """
    n = seating.size
    table = np.empty(2 * n, np.int64)
    standing(s, o, table)
    seats, better, mine, theirs = 0, 0.0, 0.0, 0.0
    for a in range(n):
        if seating[a]:
            theirs += table[a]
            continue
        seats += 1
        mine += table[a]
        for b in range(n):
            if seating[b]:
                if table[n + a] < table[n + b]:
                    better += 1.0
                elif table[n + a] == table[n + b]:
                    better += 0.5
    return better / (seats * (n - seats)), mine / seats - theirs / (n - seats)
