"""What a seat may know of a hand, and deals that agree with it."""

from __future__ import annotations

import numpy as np

from hanpan.games.bigtwo.options import STARTER_CLUB3, SUITS_HONG_KONG, SUITS_LEVEL, SUITS_TAIWAN
from hanpan.games.bigtwo.state import OVER, SEATS, STOCK
from hanpan.kernel import Ints, Record, copy, jit, lean, lowest, popcount, shuffle

DIAMOND3, CLUB3 = 1 << 2, 1 << 3
#: The suits from the lowest, where a starting card is looked for; level suits count as in Hong Kong (BX-10).
_FROM_LOWEST = np.array([[2, 3, 1, 0], [3, 2, 1, 0], [2, 3, 1, 0]], np.int64)
assert (SUITS_HONG_KONG, SUITS_TAIWAN, SUITS_LEVEL) == (0, 1, 2)


@lean
def starting_card(dealt: int, o: Record) -> int:
    """The card whose holder begins, as a mask: ♦3 (or ♣3), or if it was not dealt the lowest card that was, jokers
    apart (BT-10, BT-12, BT-13, BX-10)."""
    card = CLUB3 if o.starter == STARTER_CLUB3 else DIAMOND3
    if dealt & card:
        return card
    first = lowest(dealt) & ~3
    for i in range(4):
        bit = 1 << (first + _FROM_LOWEST[o.suits, i])
        if dealt & bit:
            return bit
    return card


@lean
def undealt(starting: int, o: Record) -> int:
    """The cards that cannot have been dealt when the hand began for the card `starting` (0: for none)."""
    card = CLUB3 if o.starter == STARTER_CLUB3 else DIAMOND3
    if starting == 0 or starting == card:
        return 0
    first = lowest(starting) & ~3
    lower = (1 << first) - 1 | card
    for i in range(4):
        bit = 1 << (first + _FROM_LOWEST[o.suits, i])
        if bit == starting:
            break
        lower |= bit
    return lower


@lean
def view(s: Record, o: Record, seat: int, out: Record) -> None:
    """What `seat` (-1: a spectator) may know.

    Other hands, the stock, and that another did not do its best, are hidden. When the hand is over all of it is shown
    but the stock: it is what is paid for.
    """
    copy(s, out)
    if s.phase != OVER:
        for other in range(SEATS):
            if other != seat:
                out.hand[other] = 0
                for one in range(SEATS):
                    out.broke[SEATS * other + one] = 0
    for i in range(STOCK):
        out.stock[i] = -1


@jit
def guess(v: Record, o: Record, seat: int, rng: Ints, out: Record) -> None:
    """Fill the view `v` of `seat` with a random deal that agrees with it.

    Who began the hand held the starting card and, unless it was played, holds it; where ♦3 was not dealt, the cards
    below the one that began lie in the stock or were drawn from it (BT-12).
    """
    copy(v, out)
    known = v.trick | v.gone
    for other in range(SEATS):
        known |= v.hand[other]
    unseen = ((1 << (52 + o.jokers)) - 1) & ~known
    # Free places, a hand by its seat, a place in the stock by SEATS and more; first those where a card that was never
    # dealt may lie.
    places = np.empty(54, np.int64)
    n = 0
    for i in range(v.drawn, v.stock_size):
        places[n] = SEATS + i
        n += 1
    for other in range(o.seats):
        for _i in range(min(v.drew[other], v.held[other] - popcount(v.hand[other]))):
            places[n] = other
            n += 1
    late = n
    for other in range(o.seats):
        for _i in range(v.held[other] - popcount(v.hand[other]) - v.drew[other]):
            places[n] = other
            n += 1
    if unseen & v.starting:
        for i in range(n - 1, -1, -1):
            if places[i] == v.leader:
                out.hand[v.leader] |= v.starting
                unseen ^= v.starting
                if i < late:  # the last place of its kind moves here, so that the two kinds stay apart
                    late -= 1
                    places[i] = places[late]
                    i = late
                n -= 1
                places[i] = places[n]
                break
    shuffle(rng, places[:late], late)
    used = 0
    never = unseen & undealt(v.starting, o)
    while never and used < late:
        bit = never & -never
        never ^= bit
        unseen ^= bit
        _put(out, bit, places[used])
        used += 1
    rest = places[used:n]
    shuffle(rng, rest, n - used)
    used = 0
    while unseen and used < rest.size:
        bit = unseen & -unseen
        unseen ^= bit
        _put(out, bit, rest[used])
        used += 1


@lean
def agrees(v: Record, o: Record, seat: int, s: Record) -> bool:
    """Whether the full position `s`, which looks to `seat` like its view `v`, can be the true one: who began holds the
    starting card unless it was played, and no hand has more cards that were not dealt than its seat drew (BT-12)."""
    played = v.trick | v.gone
    if v.starting & ~played & ~s.hand[v.leader]:
        return False
    never = undealt(v.starting, o)
    for other in range(o.seats):
        if popcount(s.hand[other] & never) > v.drew[other]:
            return False
    return True


@lean
def _put(out: Record, bit: int, place: int) -> None:
    """Put a card into a hand or into its place in the stock."""
    if place < SEATS:
        out.hand[place] |= bit
    else:
        out.stock[place - SEATS] = lowest(bit)
