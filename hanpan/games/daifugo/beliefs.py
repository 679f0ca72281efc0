"""How likely hands are by what their holders did not play."""

from __future__ import annotations

from hanpan.games.daifugo.plays import ranks_of
from hanpan.games.daifugo.state import NATURALS, SEATS
from hanpan.kernel import Record, lean, lowest, popcount

SINGLE = 0.2
PAIR = 0.2


@lean
def likelihood(v: Record, o: Record, seat: int, s: Record) -> float:
    """How likely the others passed as they did with the hands of `s`, next to other deals that agree with `v`."""
    likely = 1.0
    for other in range(o.seats):
        hand = s.hand[other]
        if other == seat or hand == 0:
            continue
        for _card in range(popcount(hand & v.declined[other])):
            likely *= SINGLE
        pairs = hand & v.declined[SEATS + other] & NATURALS
        ranks = ranks_of(pairs)
        while ranks:
            rank = lowest(ranks)
            ranks &= ranks - 1
            if popcount(pairs >> (4 * rank) & 15) > 1:
                likely *= PAIR
    return likely
