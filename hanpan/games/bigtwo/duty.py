"""The duty of best effort: when somebody holds one card, the others play their highest (BT-48 … BT-52).

What is owed is worked out from the hand itself, without listing its plays.
"""

from __future__ import annotations

from hanpan.games.bigtwo.combos import (
    FLUSH,
    FOUR,
    FULL_HOUSE,
    JOKERS,
    NATURALS,
    STEP,
    STRAIGHT,
    STRAIGHT_FLUSH,
    STRAIGHT_TOPS,
    STRAIGHTS,
    SUIT,
    best_suit,
    flush_order,
    flush_power,
    power,
    ranks_of,
    same_power,
    single_power,
    straight_power,
    suit_power,
)
from hanpan.games.bigtwo.options import DUTY_OFF
from hanpan.kernel import Record, lean, lowest, popcount


@lean
def is_bound(s: Record, o: Record, seat: int) -> bool:
    """Whether the duty binds `seat`: another holds one card, and it holds more (BT-48, BT-50, BX-07)."""
    if o.duty == DUTY_OFF or s.held[seat] == 1:
        return False
    for other in range(o.seats):
        if other != seat and s.held[other] == 1:
            return True
    return False


@lean
def keeps_duty(s: Record, o: Record, seat: int, cards: int) -> bool:
    """Whether playing `cards` (0: passing) is the best effort owed (BT-48 … BT-52, BX-05)."""
    if not is_bound(s, o, seat):
        return True
    size = popcount(cards)
    if size == s.held[seat] or (s.t_size == 0 and size != 1):
        return True
    best = best_power(s, o, seat, s.t_size if s.t_size else 1)
    return power(cards, o) >= best if cards else best == 0


@lean
def best_power(s: Record, o: Record, seat: int, size: int) -> int:
    """The highest power of a play of `size` that `seat` may make on this table; 0 if there is none.

    The opening's starting card is left out of account: nobody holds one card then.
    """
    hand = s.hand[seat]
    if size == s.held[seat] and hand & JOKERS and o.joker_last_barred:
        return 0  # all of the hand is the only play of that size (BT-38)
    best = 0
    if size == 5:
        best = _best_five(hand, o)
    elif size == 1:
        rest = hand
        while rest:
            best = max(best, 1 + single_power(lowest(rest), o))
            rest &= rest - 1
    else:
        best = _best_same(hand, o, size)
    return best if best > s.t_power else 0


@lean
def _best_same(hand: int, o: Record, size: int) -> int:
    """The power of the best pair or triple."""
    jokers = hand & JOKERS
    if size == 2 and jokers == JOKERS:
        return same_power(JOKERS, o)
    for rank in range(12, -1, -1):
        suits = hand >> (4 * rank) & 15
        if suits and popcount(suits) + popcount(jokers) >= size:
            return 1 + 4 * rank + best_suit(15 if jokers else suits, o)
    return 0


@lean
def _best_five(hand: int, o: Record) -> int:
    """The power of the best five-card play, jokers being what helps most."""
    naturals = hand & NATURALS
    jokers = popcount(hand & JOKERS)
    if popcount(hand) < 5:
        return 0
    best = 0
    for suit in range(4):
        order = _best_straight(naturals >> suit & SUIT, jokers, o)
        if order:
            best = max(best, STEP * STRAIGHT_FLUSH + (order & ~3) + suit_power(suit, o))
    if best:
        return best
    for rank in range(12, -1, -1):
        same = popcount(naturals >> (4 * rank) & 15)
        if same and same + jokers >= 4:
            return STEP * FOUR + rank
    best = _best_full_house(naturals, jokers, o)
    if best:
        return best
    for suit in range(4):
        held = ranks_of(naturals >> suit & SUIT)
        if popcount(held) + jokers >= 5:
            best = max(best, STEP * FLUSH + flush_power(_top(held, 5 - jokers, o), suit, jokers, o))
    if best:
        return best
    order = _best_straight(naturals, jokers, o)
    return STEP * STRAIGHT + order if order else 0


@lean
def _best_straight(naturals: int, jokers: int, o: Record) -> int:
    """Four times the order of the best straight, plus the best suit its deciding card can have; 0 if there is none."""
    ranks = ranks_of(naturals)
    best = 0
    for which in range(11):
        missing = popcount(STRAIGHTS[which] & ~ranks)
        order = straight_power(which, o)
        if missing <= jokers and order:
            top = naturals >> (4 * STRAIGHT_TOPS[which]) & 15
            best = max(best, 4 * order + best_suit(15 if missing < jokers or not top else top, o))
    return best


@lean
def _best_full_house(naturals: int, jokers: int, o: Record) -> int:
    """Called when there is no four of a kind: a joker then makes a triple only of a pair (two make a four of it)."""
    for rank in range(12, -1, -1):
        suits = naturals >> (4 * rank) & 15
        if popcount(suits) + jokers >= 3 and popcount(suits) >= 2:
            for other in range(13):
                if other != rank and popcount(naturals >> (4 * other) & 15) >= 2:
                    return STEP * FULL_HOUSE + 1 + 4 * rank + best_suit(15 if jokers else suits, o)
            return 0
    return 0


@lean
def _top(ranks: int, count: int, o: Record) -> int:
    """The `count` highest of a mask of ranks, by the order of flushes."""
    kept = 0
    for _i in range(count):
        best = -1
        rest = ranks & ~kept
        while rest:
            rank = lowest(rest)
            rest &= rest - 1
            if best < 0 or flush_order(rank, o) > flush_order(best, o):
                best = rank
        kept |= 1 << best
    return kept
