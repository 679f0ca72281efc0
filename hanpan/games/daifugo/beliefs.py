"""How likely hands are by what their holders did not play."""

from __future__ import annotations

from hanpan.games.daifugo.state import JOKER_RANK, PAIRS
from hanpan.kernel import Record, lean, popcount

#: How likely a hand is for each card in it that would have beaten a single its holder passed on, next to one without.
SINGLE = 0.2
#: … and for each pair that would have beaten a pair.
PAIR = 0.2


@lean
def likelihood(v: Record, o: Record, seat: int, s: Record) -> float:
    """How likely the others passed as they did with the hands of `s`, next to other deals that agree with `v`."""
    likely = 1.0
    for other in range(o.seats):
        if other != seat and v.declined[other] and v.in_play >> other & 1:
            likely *= _passing(s.hand[other], v.declined[other])
    return likely


@lean
def _passing(hand: int, declined: int) -> float:
    likely = 1.0
    for rank in range(JOKER_RANK + 1):
        many = popcount(hand >> (4 * rank) & 15)
        if declined >> rank & 1:
            for _card in range(many):
                likely *= SINGLE
        if many > 1 and declined >> (PAIRS + rank) & 1:
            likely *= PAIR
    return likely
