"""Before the first card: the deal, the exchange between the classes, and who leads."""

from __future__ import annotations

from hanpan.games.daifugo.options import (
    DEAL_ALL,
    DEAL_EQUAL,
    EXCHANGE_AFTER,
    EXCHANGE_BEFORE,
    EXCHANGE_OFF,
    FIRST_DIAMOND3,
    NEXT_DIAMOND3,
    NEXT_LAST,
    NEXT_SAME,
)
from hanpan.games.daifugo.state import DIAMOND3, EXCHANGE, JOKERS, NONE, PLAY, SEATS
from hanpan.kernel import Ints, Record, jit, popcount


@jit
def deck_cards(o: Record) -> int:
    """How many cards are played with: cards 0 … n-1."""
    return 52 + o.jokers


@jit
def dead_cards(o: Record) -> int:
    """How many cards of a deal nobody gets (DK-04, DG-73)."""
    n = deck_cards(o)
    if o.deal == DEAL_ALL:
        return 0
    each = n // o.seats
    if o.deal != DEAL_EQUAL:
        each = min(13, each)
    return n - each * o.seats


@jit
def deal_cards(s: Record, o: Record, deck: Ints) -> None:
    """One card at a time from the starter clockwise; excluded cards are the last non-jokers (DK-04), dead cards the
    last cards (DG-73)."""
    total = deck_cards(o)
    left = dead_cards(o)
    dead = 0
    end = total
    if o.deal == DEAL_EQUAL:
        i = total - 1
        while left:
            if deck[i] < 52:
                dead |= 1 << deck[i]
                left -= 1
            i -= 1
    else:
        end -= left
        for i in range(end, total):
            dead |= 1 << deck[i]
    for seat in range(SEATS):
        s.hand[seat] = s.held[seat] = 0
    seat = s.starter
    for i in range(end):
        bit = 1 << deck[i]
        if dead & bit:
            continue
        s.hand[seat] |= bit
        s.held[seat] += 1
        seat = s.after[seat]
    s.dead = dead


@jit
def strongest(hand: int, count: int) -> int:
    """The `count` strongest cards of a hand, in normal order: jokers first, then by rank; among equals ♠♥♦♣ (DX-09)."""
    got = 0
    for joker in range(52, 54):
        bit = 1 << joker
        if count and hand & bit:
            got |= bit
            count -= 1
    rank = 12
    while count and rank >= 0:
        for suit in range(4):
            bit = 1 << (4 * rank + suit)
            if count and hand & bit:
                got |= bit
                count -= 1
        rank -= 1
    return got


@jit
def seat_of_class(s: Record, o: Record, place: int) -> int:
    """The seat that came in at `place` in the round before, -1 if there was none."""
    for seat in range(o.seats):
        if s.before[seat] == place:
            return seat
    return -1


@jit
def partner(s: Record, o: Record, seat: int) -> int:
    """Whom a rich seat exchanges with: the first with the last, from four seats on the second with the last but one
    (DX-10); -1 for everyone else."""
    if s.before[seat] == 1 or (s.before[seat] == 2 and o.seats > 3):
        return seat_of_class(s, o, o.seats + 1 - s.before[seat])
    return -1


@jit
def begin_exchange(s: Record, o: Record) -> None:
    """The poor's gifts (moved at once where the rich choose afterwards, DX-09), and what the rich owe."""
    s.phase = PLAY
    if o.exchange == EXCHANGE_OFF:
        return
    for seat in range(o.seats):
        other = partner(s, o, seat)
        if other >= 0:
            count = 3 - s.before[seat]
            s.owes[seat] = count
            s.phase = EXCHANGE
            if o.exchange == EXCHANGE_AFTER:
                move_cards(s, other, seat, strongest(s.hand[other], count))


@jit
def move_cards(s: Record, giver: int, taker: int, cards: int) -> None:
    """Cards go over face down: the giver knows where they are; nobody else is sure any more of what the giver holds."""
    for seat in range(SEATS):
        if seat != giver and seat != taker and cards:
            s.knows[seat] &= ~s.hand[giver]
    s.hand[giver] &= ~cards
    s.hand[taker] |= cards
    s.held[giver] -= popcount(cards)
    s.held[taker] += popcount(cards)
    s.knows[giver] |= cards


@jit
def choose(s: Record, o: Record, seat: int, cards: int) -> None:
    """A rich seat's choice: over at once, or laid out until all have chosen (DK-39, DX-09)."""
    s.owes[seat] = 0
    if o.exchange == EXCHANGE_BEFORE:
        s.chosen[seat] = cards
    else:
        move_cards(s, seat, partner(s, o, seat), cards)
    for other in range(o.seats):
        if s.owes[other]:
            return
    if o.exchange == EXCHANGE_BEFORE:
        for rich in range(o.seats):
            if s.chosen[rich]:
                poor = partner(s, o, rich)
                gift = strongest(s.hand[poor], popcount(s.chosen[rich]))
                move_cards(s, rich, poor, s.chosen[rich])
                move_cards(s, poor, rich, gift)
                s.chosen[rich] = 0
    s.phase = PLAY
    s.turn = leader(s, o)


@jit
def leader(s: Record, o: Record) -> int:
    """Who leads the round (DG-07, DG-09, DK-07, DK-08, UE-02)."""
    rule = o.next_lead
    fresh = s.before[0] == 0
    if fresh and rule != NEXT_DIAMOND3 and rule != NEXT_SAME:
        rule = NEXT_DIAMOND3 if o.first_lead == FIRST_DIAMOND3 else NEXT_SAME
    elif fresh and rule == NEXT_SAME and o.first_lead == FIRST_DIAMOND3 and s.round_no == 1:
        rule = NEXT_DIAMOND3
    if rule == NEXT_LAST:
        return seat_of_class(s, o, o.seats)
    if rule != NEXT_DIAMOND3:
        return s.starter
    for seat in range(o.seats):
        if s.hand[seat] & DIAMOND3:
            return seat
    return weakest_hand(s, o)


@jit
def weakest_hand(s: Record, o: Record) -> int:
    """Where ♦3 is dead, the seat with the weakest card; level ones look at their next weakest, and so on; hands level
    throughout are settled by lot (DG-74, DG-75)."""
    best = 0
    level = 1
    for seat in range(1, o.seats):
        order = _compare(s.hand[seat], s.hand[best])
        if order < 0:
            best, level = seat, 1
        elif order == 0:
            level += 1
            if s.lot // o.seats % level == 0:
                best = seat
    return best


@jit
def _compare(one: int, other: int) -> int:
    """-1 if hand `one` is weaker read from its weakest card up, 1 if stronger, 0 if of the same ranks throughout."""
    for rank in range(13):
        a, b = popcount(one >> (4 * rank) & 15), popcount(other >> (4 * rank) & 15)
        if a != b:
            # Level up to here; the side with more cards of this rank meets the lower card next.
            return -1 if a > b else 1
    a, b = popcount(one & JOKERS), popcount(other & JOKERS)
    return 0 if a == b else (1 if a > b else -1)


@jit
def reset_table(s: Record) -> None:
    """An empty table: no play to beat, no lock, no J-back (DG-28, DK-32)."""
    s.gone |= s.trick
    s.trick = s.t_cards = 0
    s.t_type = NONE
    s.t_size = s.t_rank = s.t_suits = s.t_jokers = s.t_foul = 0
    s.last = -1
    s.lock = s.jack_back = s.passed = 0
