"""What a set of cards is worth as a play: its power, one number that grows with strength among plays of one size.

Ranks are 0 … 12 for 3 … 2, suits 0 … 3 for S H D C; jokers are cards 52 and 53. A joker in a play is the card that
makes the play strongest (BT-34, BX-11), so a set of cards has one power under the options, or none if it is no play.
"""

from __future__ import annotations

from typing import Literal

import numpy as np

from hanpan.games.bigtwo.options import (
    FLUSH_POKER,
    FLUSH_SUIT,
    STRAIGHTS_23456,
    STRAIGHTS_POKER,
    SUITS_HONG_KONG,
    SUITS_LEVEL,
)
from hanpan.kernel import Record, lean, lowest, popcount

NATURALS = (1 << 52) - 1
JOKERS = 3 << 52
SUIT = 0x1111111111111
JOKER_RANK = 13
#: The joker drawn in colour, JK0.
COLOURED_JOKER = 52

STRAIGHT, FLUSH, FULL_HOUSE, FOUR, STRAIGHT_FLUSH = 1, 2, 3, 4, 5
#: What a play is, by its cards.
Category = Literal["none", "single", "pair", "triple", "straight", "flush", "full_house", "four", "straight_flush"]
#: The five-card plays by strength.
CATEGORIES: tuple[Category, ...] = ("none", "straight", "flush", "full_house", "four", "straight_flush")
#: Suits that beat the best suit of a play, as a mask of four: [suits, the power of that suit] (BT-08, BT-09).
SUITS_ABOVE = np.array([[0b1011, 0b0011, 0b0001, 0], [0b0111, 0b0011, 0b0001, 0], [0, 0, 0, 0]], np.int64)

#: A five-card play's power is its category times this, plus its worth within the category.
STEP = 1 << 16

#: The straights by number: 0 … 7 are 34567 … TJQKA, then 23456, A2345 and JQKA2; as masks of ranks.
S_23456, S_A2345, S_JQKA2 = 8, 9, 10
STRAIGHTS = np.array(
    [0b11111 << low for low in range(8)] + [0b1000000001111, 0b1100000000111, 0b1111100000000], np.int64
)
#: The rank whose suit decides between equal straights: the 2 where there is one (BT-25, BX-09).
STRAIGHT_TOPS = np.array([low + 4 for low in range(8)] + [12, 12, 12], np.int64)


@lean
def suit_power(suit: int, o: Record) -> int:
    """0 … 3 for a suit, 0 where suits are level (BT-08)."""
    if o.suits == SUITS_LEVEL:
        return 0
    if o.suits == SUITS_HONG_KONG:
        return 3 - suit if suit < 2 else suit - 2  # spades 3, hearts 2, clubs 1, diamonds 0
    return 3 - suit


@lean
def best_suit(suits: int, o: Record) -> int:
    """The power of the best suit in a mask of four."""
    best = 0
    for suit in range(4):
        if suits >> suit & 1:
            best = max(best, suit_power(suit, o))
    return best


@lean
def ranks_of(cards: int) -> int:
    """The ranks in a set of naturals, as a mask of 13."""
    ranks = 0
    while cards:
        rank = lowest(cards) >> 2
        ranks |= 1 << rank
        cards &= ~(15 << (4 * rank))
    return ranks


@lean
def straight_power(which: int, o: Record) -> int:
    """The place of a straight in the house's order, from 1; 0 where it is none (BT-21 … BT-24, BX-09)."""
    if which < S_23456:
        return which + 4
    if which == S_JQKA2:
        return 12 if o.jqka2 else 0
    if not o.low_straights:
        return 0
    if o.straights == STRAIGHTS_POKER:
        return 2 if which == S_23456 else 1
    return 14 if (which == S_23456) == (o.straights == STRAIGHTS_23456) else 13


@lean
def straight_of(ranks: int) -> int:
    """The number of the straight that five ranks make, -1 if they make none under any options."""
    low = lowest(ranks)
    if ranks >> low == 0b11111:
        return low if low < S_23456 else S_JQKA2
    if ranks == STRAIGHTS[S_23456]:
        return S_23456
    return S_A2345 if ranks == STRAIGHTS[S_A2345] else -1


@lean
def best_straight(ranks: int, o: Record) -> int:
    """The number of the best straight that has all of `ranks`, -1 if there is none."""
    best, found = 0, -1
    for which in range(11):
        if ranks & ~STRAIGHTS[which] == 0:
            power = straight_power(which, o)
            if power > best:
                best, found = power, which
    return found


@lean
def single_power(card: int, o: Record) -> int:
    """The power of one card; a joker is above every 2 (BT-33, BT-35)."""
    if card >= 52:
        return 4 * JOKER_RANK + (1 if o.coloured_joker_higher and card == COLOURED_JOKER else 0)
    return card & ~3 | suit_power(card & 3, o)


@lean
def same_power(cards: int, o: Record) -> int:
    """The power of a pair or triple, 0 if it is none. A joker takes the best suit still free (BT-34, BT-36, BX-06)."""
    naturals = cards & NATURALS
    if naturals == 0:
        return 1 + 4 * JOKER_RANK if popcount(cards) == 2 else 0
    rank = lowest(naturals) >> 2
    suits = naturals >> (4 * rank)
    if suits > 15:
        return 0
    return 1 + 4 * rank + best_suit(15 if cards & JOKERS else suits, o)


@lean
def five_power(cards: int, o: Record) -> int:
    """The power of a five-card play, 0 if it is none (BT-14 … BT-28, BT-37)."""
    naturals = cards & NATURALS
    jokers = popcount(cards & JOKERS)
    many = 5 - jokers
    ranks = ranks_of(naturals)
    kinds = popcount(ranks)
    suit = lowest(naturals) & 3
    suited = naturals & ~(SUIT << suit) == 0
    which = best_straight(ranks, o) if kinds == many else -1
    if suited and which >= 0:
        return STEP * STRAIGHT_FLUSH + 4 * straight_power(which, o) + suit_power(suit, o)
    if kinds <= 2:
        power = _four_power(naturals, ranks, jokers)
        if power < 0:
            power = _full_house_power(naturals, ranks, jokers, o)
        return power
    if suited:
        return STEP * FLUSH + flush_power(ranks, suit, jokers, o)
    if which >= 0:
        top = naturals >> (4 * STRAIGHT_TOPS[which]) & 15
        return STEP * STRAIGHT + 4 * straight_power(which, o) + best_suit(top if top else 15, o)
    return 0


@lean
def _four_power(naturals: int, ranks: int, jokers: int) -> int:
    """Four of a kind and one more, or -1; the extra card never matters (BT-16)."""
    for rank in range(12, -1, -1):
        if ranks >> rank & 1:
            same = popcount(naturals >> (4 * rank) & 15)
            if same + jokers >= 4 and popcount(naturals) - same <= 1:
                return STEP * FOUR + rank
    return -1


@lean
def _full_house_power(naturals: int, ranks: int, jokers: int, o: Record) -> int:
    """Three of one number and two of another (BT-19, BX-06); a joker joins the higher pair. 0 if it is none."""
    if popcount(ranks) != 2:
        return 0
    low = lowest(ranks)
    high = lowest(ranks & (ranks - 1))
    lows = naturals >> (4 * low) & 15
    highs = naturals >> (4 * high) & 15
    if popcount(highs) + jokers >= 3 and popcount(lows) == 2:
        return STEP * FULL_HOUSE + 1 + 4 * high + best_suit(15 if jokers else highs, o)
    if popcount(lows) + jokers >= 3 and popcount(highs) == 2:
        return STEP * FULL_HOUSE + 1 + 4 * low + best_suit(15 if jokers else lows, o)
    return 0


@lean
def flush_order(rank: int, o: Record) -> int:
    """The place of a rank among those of a flush: ordinary poker puts the 2 below the 3 (BT-27, BT-28)."""
    return -1 if rank == 12 and o.flushes == FLUSH_POKER else rank


@lean
def flush_power(ranks: int, suit: int, jokers: int, o: Record) -> int:
    """A flush by its ranks from the top, then by suit, or by suit first (BT-26 … BT-28); jokers are the highest cards
    still missing."""
    if o.flushes == FLUSH_POKER:
        ranks = ranks << 1 & 0x1FFF | ranks >> 12  # the 2 becomes the lowest
    for _i in range(jokers):
        rank = 12
        while ranks >> rank & 1:
            rank -= 1
        ranks |= 1 << rank
    if o.flushes == FLUSH_SUIT:
        return suit_power(suit, o) << 13 | ranks
    return ranks << 2 | suit_power(suit, o)


@lean
def power(cards: int, o: Record) -> int:
    """The power of any set of cards as a play: 0 if it is none. Only plays of one size compare."""
    size = popcount(cards)
    if size == 1:
        return 1 + single_power(lowest(cards), o)
    if size == 2 or size == 3:
        return same_power(cards, o)
    return five_power(cards, o) if size == 5 else 0
