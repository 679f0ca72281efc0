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
from hanpan.games.daifugo.state import DIAMOND3, EXCHANGE, JOKERS, NATURALS, NONE, PLAY, SEATS
from hanpan.kernel import Ints, Record, lean, lowest, popcount


@lean
def deck_cards(o: Record) -> int:
    """How many cards are played with: cards 0 … n-1."""
    return 52 + o.jokers


@lean
def dead_cards(o: Record) -> int:
    """How many cards of a deal nobody gets (DK-04, DG-73)."""
    n = deck_cards(o)
    if o.deal == DEAL_ALL:
        return 0
    each = n // o.seats
    if o.deal != DEAL_EQUAL:
        each = min(13, each)
    return n - each * o.seats


@lean
def deal_cards(s: Record, o: Record, deck: Ints) -> None:
    """One card at a time from the starter clockwise; excluded cards are the last non-jokers (DK-04), dead cards the
    last cards (DG-73)."""
    dead = _dead(o, deck)
    for seat in range(SEATS):
        s.hand[seat] = 0
    seat = s.starter
    for i in range(deck_cards(o)):
        bit = 1 << deck[i]
        if not dead & bit:
            s.hand[seat] |= bit
            seat = s.after[seat]
    for seat in range(SEATS):
        s.held[seat] = popcount(s.hand[seat])
    s.dead = dead


@lean
def _dead(o: Record, deck: Ints) -> int:
    left = dead_cards(o)
    dead = 0
    i = deck_cards(o)
    while left:
        i -= 1
        if o.deal != DEAL_EQUAL or deck[i] < 52:
            dead |= 1 << deck[i]
            left -= 1
    return dead


@lean
def stronger(card: int) -> int:
    """The cards that the poor give before `card`: in normal order, jokers first; among equals ♠♥♦♣, joker 0 before
    joker 1 (DG-40, DX-09)."""
    if card >= 52:
        return JOKERS & ((1 << card) - 1)
    above = NATURALS & ~((16 << (card & ~3)) - 1)
    equal = (15 << (card & ~3)) & ((1 << card) - 1)
    return JOKERS | above | equal


@lean
def strongest(hand: int) -> int:
    """The card of a hand that the poor give first (DG-66, DG-68)."""
    if hand & JOKERS:
        return hand & JOKERS & -(hand & JOKERS)
    top = 12
    while not hand >> (4 * top) & 15:
        top -= 1
    return 1 << lowest(hand & (15 << (4 * top)))


@lean
def gift(hand: int, count: int) -> int:
    """What a poor seat gives: its `count` strongest cards, one or two."""
    first = strongest(hand)
    return first if count == 1 else first | strongest(hand ^ first)


@lean
def seat_of_class(s: Record, o: Record, place: int) -> int:
    """The seat that came in at `place` in the round before, -1 if there was none."""
    for seat in range(o.seats):
        if s.before[seat] == place:
            return seat
    return -1


@lean
def partner(s: Record, o: Record, seat: int) -> int:
    """Whom a rich seat exchanges with: the first with the last, from four seats on the second with the last but one
    (DX-10); -1 for everyone else."""
    if s.before[seat] == 1 or (s.before[seat] == 2 and o.seats > 3):
        return seat_of_class(s, o, o.seats + 1 - s.before[seat])
    return -1


@lean
def begin_exchange(s: Record, o: Record) -> None:
    """What the rich owe; where they choose afterwards, the poor's gifts move at once (DX-09)."""
    s.phase = PLAY
    if o.exchange == EXCHANGE_OFF:
        return
    for rich in range(o.seats):
        if partner(s, o, rich) >= 0:
            s.owes[rich] = 3 - s.before[rich]
            s.phase = EXCHANGE
            if o.exchange == EXCHANGE_AFTER:
                take_gift(s, o, rich, gift(s.hand[partner(s, o, rich)], s.owes[rich]))


@lean
def take_gift(s: Record, o: Record, rich: int, cards: int) -> None:
    """The poor's strongest cards go to the rich seat, which learns from them what the poor seat lacks."""
    move_cards(s, o, partner(s, o, rich), rich, cards)
    in_use = (1 << deck_cards(o)) - 1
    rest = cards
    while rest:
        s.lacks[rich] |= stronger(lowest(rest)) & in_use
        rest &= rest - 1


@lean
def move_cards(s: Record, o: Record, giver: int, taker: int, cards: int) -> None:
    """Cards go over face down: the giver knows where they are; nobody else is sure any more of what either holds.

    What a rich seat gave its poor one itself, the poor seat may still hold, though what it was dealt lacked it.
    """
    for seat in range(o.seats):
        if seat != giver and seat != taker:
            lost = s.knows[seat] & s.hand[giver]
            s.knows[seat] ^= lost
            if s.lacks[seat]:
                poor = partner(s, o, seat)
                s.lacks[seat] &= 0 if poor == taker else ~lost if poor == giver else -1
    s.hand[giver] &= ~cards
    s.hand[taker] |= cards
    s.held[giver] -= popcount(cards)
    s.held[taker] += popcount(cards)
    s.knows[giver] |= cards


@lean
def choose(s: Record, o: Record, rich: int, cards: int) -> None:
    """A rich seat's choice: over at once, or laid out until all have chosen (DK-39, DX-09)."""
    s.owes[rich] = 0
    if o.exchange == EXCHANGE_BEFORE:
        s.chosen[rich] = cards
    else:
        move_cards(s, o, rich, partner(s, o, rich), cards)
    for other in range(o.seats):
        if s.owes[other]:
            return
    for other in range(o.seats):
        if s.chosen[other]:
            poor = partner(s, o, other)
            cards = gift(s.hand[poor], popcount(s.chosen[other]))
            move_cards(s, o, other, poor, s.chosen[other])
            take_gift(s, o, other, cards)
            s.chosen[other] = 0
    begin_play(s, o)


@lean
def begin_play(s: Record, o: Record) -> None:
    """The first lead. Where the same player always leads (DK-08), it is from then on the starter."""
    s.phase = PLAY
    s.turn = leader(s, o)
    if o.next_lead == NEXT_SAME:
        s.starter = s.turn


@lean
def leader(s: Record, o: Record) -> int:
    """Who leads the round (DG-07, DG-09, DK-07, DK-08, UE-02)."""
    rule = o.next_lead
    if s.round_no == 1 or (rule == NEXT_LAST and s.before[0] == 0):
        rule = NEXT_DIAMOND3 if o.first_lead == FIRST_DIAMOND3 else NEXT_SAME
    if rule == NEXT_LAST:
        return seat_of_class(s, o, o.seats)
    if rule != NEXT_DIAMOND3:
        return s.starter
    for seat in range(o.seats):
        if s.hand[seat] & DIAMOND3:
            return seat
    return weakest_hand(s, o)


@lean
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
            if s.lot % level == 0:
                best = seat
    return best


@lean
def _compare(one: int, other: int) -> int:
    """-1 if hand `one` is weaker read from its weakest card up, 1 if stronger, 0 if of the same ranks throughout."""
    for rank in range(13):
        a, b = popcount(one >> (4 * rank) & 15), popcount(other >> (4 * rank) & 15)
        if a != b:
            # Level up to here; the side with more cards of this rank meets the lower card next.
            return -1 if a > b else 1
    a, b = popcount(one & JOKERS), popcount(other & JOKERS)
    return 0 if a == b else (1 if a > b else -1)


@lean
def reset_table(s: Record) -> None:
    """An empty table: no play to beat, no lock, no J-back (DG-28, DK-32)."""
    s.gone |= s.trick
    s.trick = s.t_cards = 0
    s.t_type = NONE
    s.t_size = s.t_rank = s.t_suits = s.t_jokers = s.t_foul = 0
    s.last = -1
    s.lock = s.jack_back = s.passed = 0
