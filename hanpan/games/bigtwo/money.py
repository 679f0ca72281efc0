"""Who pays whom after a hand: differences, multipliers, the duty's price (BT-41 … BT-47, BT-53 …)."""

from __future__ import annotations

from hanpan.games.bigtwo.combos import JOKERS
from hanpan.games.bigtwo.options import MANY_BOTH, MANY_EIGHT, MANY_TEN
from hanpan.games.bigtwo.state import SEATS
from hanpan.kernel import Record, lean, popcount

_TWOS = 15 << 48
_SPADE2 = 1 << 48


@lean
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


@lean
def is_last(s: Record, o: Record, seat: int) -> bool:
    """Whether a seat has only jokers left where that makes one last (BT-39)."""
    return o.joker_left_is_last and s.held[seat] > 0 and s.hand[seat] & ~JOKERS == 0


@lean
def ahead(s: Record, o: Record, one: int, other: int) -> bool:
    """Whether, of two who are otherwise level, `one` comes before `other`: who is last is so alone (BT-39)."""
    return o.rules >= 2 and is_last(s, o, other) and not is_last(s, o, one)


@lean
def rank(s: Record, o: Record, seat: int) -> int:
    """The place of a seat by the cards left, from 1 (BT-41, BT-42)."""
    place = 1
    mine = counted(s, o, seat)
    for other in range(o.seats):
        cards = counted(s, o, other)
        if cards < mine or (cards == mine and ahead(s, o, other, seat)):
            place += 1
    return place


@lean
def counted(s: Record, o: Record, seat: int) -> int:
    """The cards a seat is ranked by: with only jokers left, where that makes one last, the most at the table
    (BT-39, BX-03)."""
    if is_last(s, o, seat):
        most = 0
        for other in range(o.seats):
            most = max(most, s.held[other])
        return most
    return s.held[seat]


@lean
def breaker(s: Record, o: Record) -> int:
    """Who pays for all: the last to break its duty while the winner held one card, -1: nobody (BT-53, BT-55, BX-08)."""
    found = -1
    if s.winner >= 0:
        latest = 0
        for seat in range(o.seats):
            when = s.broke[SEATS * seat + s.winner]
            if when > latest:
                found, latest = seat, when
    return found


@lean
def rate(s: Record, o: Record, seat: int) -> int:
    """The multiplier that the amounts of `seat` really have: its own, or the table's highest (BT-54)."""
    if not o.duty_at_highest or breaker(s, o) < 0:
        return multiplier(s, o, seat)
    highest = 1
    for other in range(o.seats):
        highest = max(highest, multiplier(s, o, other))
    return highest


@lean
def owed(s: Record, o: Record, low: int, high: int) -> int:
    """What the hand of `low` owes the seat `high` for having fewer cards, in units; 0 where it has not (BT-41, BT-42).

    Where somebody pays for all, that seat pays it.
    """
    more = counted(s, o, low) - counted(s, o, high)
    return more * rate(s, o, low) if s.winner >= 0 and more > 0 else 0


@lean
def settle(s: Record, o: Record) -> None:
    """Write each seat's money of this hand into the record and add it to the totals."""
    for seat in range(o.seats):
        s.won[seat] = 0
    for_all = breaker(s, o)
    for low in range(o.seats):
        payer = low if for_all < 0 else for_all
        for high in range(o.seats):
            amount = owed(s, o, low, high)
            s.won[payer] -= amount
            s.won[high] += amount
    for seat in range(o.seats):
        s.total[seat] += s.won[seat]
