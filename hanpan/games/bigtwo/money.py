"""Who pays whom after a hand: differences, multipliers, the duty's price (BT-41 … BT-47, BT-53 …)."""

from __future__ import annotations

from hanpan.games.bigtwo.combos import JOKERS
from hanpan.games.bigtwo.options import MANY_BOTH, MANY_EIGHT, MANY_TEN
from hanpan.kernel import Ints, Record, jit, popcount

_TWOS = 15 << 48
_SPADE2 = 1 << 48


@jit
def multiplier(s: Record, o: Record, seat: int) -> int:
    """By what all that a loser pays is multiplied: many cards, twos, jokers left (BT-40, BT-43 … BT-45)."""
    n = s.held[seat]
    times = 1
    if o.many_cards == MANY_BOTH:
        times = 3 if n >= 10 else 2 if n >= 8 else 1
    elif (o.many_cards == MANY_EIGHT and n >= 8) or (o.many_cards == MANY_TEN and n >= 10):
        times = 2
    if o.twos_double:
        twos = s.hand[seat] & _TWOS
        if o.spade2_triples and twos & _SPADE2:
            times *= 3
            twos ^= _SPADE2
        times <<= popcount(twos)
    if o.joker_left_doubles:
        times <<= popcount(s.hand[seat] & JOKERS)
    return times


@jit
def counted(s: Record, o: Record, seat: int) -> int:
    """The cards a seat is ranked by: with only jokers left, where that makes one last, the most at the table."""
    if o.joker_left_is_last and s.held[seat] and s.hand[seat] & ~JOKERS == 0:
        most = 0
        for other in range(o.seats):
            most = max(most, s.held[other])
        return most
    return s.held[seat]


@jit
def pays(s: Record, o: Record, out: Ints) -> None:
    """`out[seats·i + j]` = what seat i pays seat j for this hand, in units; each pair once, the lower to the higher.

    Where the winner held one card when somebody broke the duty, the last to do so pays it all (BT-53, BX-08).
    """
    seats = o.seats
    for i in range(seats * seats):
        out[i] = 0
    if s.winner < 0:
        return
    breaker = s.broke_for[s.winner] - 1
    highest = 1
    if breaker >= 0 and o.duty_at_highest:
        for seat in range(seats):
            highest = max(highest, multiplier(s, o, seat))
    for low in range(seats):
        times = multiplier(s, o, low)
        if breaker >= 0 and o.duty_at_highest:
            times = highest
        for high in range(seats):
            more = counted(s, o, low) - counted(s, o, high)
            payer = low if breaker < 0 else breaker
            if more > 0 and payer != high:
                out[seats * payer + high] += more * times


@jit
def settle(s: Record, o: Record, out: Ints) -> None:
    """Write each seat's money of this hand into the record and add it to the totals. `out` is scratch."""
    pays(s, o, out)
    for seat in range(o.seats):
        won = 0
        for other in range(o.seats):
            won += out[o.seats * other + seat] - out[o.seats * seat + other]
        s.won[seat] = won
        s.total[seat] += won
