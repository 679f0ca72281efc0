"""What a hand is good for: how many plays it still takes to get rid of it, and how likely each is to stand.

A hand falls into units: fives, triples, pairs, singles. A unit that nobody beats is worth the lead, one that is beaten
costs a play; a hand's losers are the sum over the best way to part it.
"""

from __future__ import annotations

from collections import namedtuple
from typing import Any

import numpy as np

from hanpan.games.bigtwo.combos import (
    FLUSH,
    FOUR,
    FULL_HOUSE,
    JOKERS,
    NATURALS,
    STEP,
    STRAIGHT,
    five_power,
    single_power,
)
from hanpan.games.bigtwo.plays import of_size
from hanpan.games.bigtwo.state import MAX_MOVES, SEATS
from hanpan.kernel import CARDS, Record, jit, lean, lowest, popcount

#: The most five-card plays of a hand that are thought about.
MOST_FIVES = 64

#: A hand as its seat plans it: `single[card]` and `same[size - 2, rank]` are the chances that a card, a pair, a triple
#: stands; `fives` are five-card plays of the hand, `costs` what each costs; `larger`: whether anyone else holds five.
Plan = namedtuple("Plan", ("single", "same", "fives", "costs", "larger"))


@lean
def room(hand: int) -> int:
    """How many moves a hand can have at most: of thirteen cards no more than the sets of 1, 2, 3 or 5 and a pass."""
    return 13 + 78 + 286 + 1287 + 1 if popcount(hand) <= 13 else MAX_MOVES


@jit
def make_plan(v: Record, o: Record, seat: int) -> Any:
    """The plan of `seat`, from its view alone."""
    hand = v.hand[seat]
    unseen = ((1 << (52 + o.jokers)) - 1) & ~(hand | v.trick | v.gone)
    most = 0
    for other in range(SEATS):
        if other != seat:
            most = max(most, v.held[other])
    single = np.empty(54, np.float64)
    rest = hand
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        single[card] = 0.72 ** _above(card, unseen, o)
    same = np.empty((2, 13), np.float64)
    for size in range(2, 4):
        keep = 1.0
        for rank in range(12, -1, -1):
            same[size - 2, rank] = keep if most >= size else 1.0
            if popcount(unseen >> (4 * rank) & 15) >= size:
                keep *= 0.72 if size == 2 else 0.85
    moves = np.empty(1, np.int64)
    count = 0
    if popcount(hand) >= 5:
        moves = np.empty(room(hand), np.int64)
        count = of_size(hand, o, 5, 0, moves, 0)
    step = max(1, count // MOST_FIVES)
    fives = np.empty(count // step + 1, np.int64)
    costs = np.empty(count // step + 1, np.float64)
    kept = 0
    for i in range(0, count, step):
        fives[kept] = moves[i] & CARDS
        costs[kept] = 1.0 - 2.0 * _five_stands(fives[kept], most >= 5, o)
        kept += 1
    return Plan(single, same, fives[:kept], costs[:kept], most >= 5)


@lean
def _above(card: int, unseen: int, o: Record) -> int:
    """How many unseen cards beat a card."""
    if card >= 52:
        return 0
    own = single_power(card, o)
    near = unseen >> (card & ~3) & 15
    n = popcount(unseen >> ((card & ~3) + 4))
    for suit in range(4):
        n += near >> suit & 1 and single_power(card & ~3 | suit, o) > own
    return n


@lean
def _five_stands(cards: int, larger: bool, o: Record) -> float:
    """How likely a five-card play is to stand."""
    if not larger:
        return 1.0
    strength = five_power(cards, o)
    kind, worth = strength // STEP, strength % STEP
    if kind == STRAIGHT:
        return 0.3 + 0.02 * (worth >> 2)
    if kind == FLUSH:
        return 0.6
    if kind == FULL_HOUSE:
        return 0.75 + 0.004 * worth
    return 0.95 if kind == FOUR else 1.0


@lean
def standing_chance(cards: int, plan: Any, o: Record) -> float:
    """How likely a play is to stand, everybody else passing."""
    size = popcount(cards)
    if size == 1:
        return plan.single[lowest(cards)]
    if size == 5:
        return _five_stands(cards, plan.larger, o)
    naturals = cards & NATURALS
    return plan.same[size - 2, lowest(naturals) >> 2] if naturals else 1.0


@lean
def losers(hand: int, plan: Any) -> float:
    """The plays that a hand takes beyond its own leads, over the best of the ways to part it that are looked at."""
    least = _small(hand, plan)
    fives, costs = plan.fives, plan.costs
    for i in range(fives.size):
        if fives[i] & ~hand == 0:
            rest = hand & ~fives[i]
            cost = _small(rest, plan)
            for j in range(i):
                if fives[j] & ~rest == 0:
                    cost = min(cost, costs[j] + _small(rest & ~fives[j], plan))
            least = min(least, costs[i] + cost)
    return least


@lean
def _small(hand: int, plan: Any) -> float:
    """The same without fives: ranks one by one."""
    total = 0.0
    jokers = hand & JOKERS
    while jokers:
        total -= 1.0
        jokers &= jokers - 1
    rest = hand & NATURALS
    while rest:
        first = lowest(rest) & ~3
        suits = rest >> first & 15
        rest &= ~(15 << first)
        singles = 0.0
        while suits:
            singles += 1.0 - 2.0 * plan.single[first + lowest(suits)]
            suits &= suits - 1
        many = popcount(hand >> first & 15)
        if many > 1:
            pair = 1.0 - 2.0 * plan.same[0, first >> 2]
            if many == 2:
                singles = min(singles, pair)
            elif many == 3:
                triple = 1.0 - 2.0 * plan.same[1, first >> 2]
                singles = min(singles, triple, pair + singles / 3.0)
            else:
                singles = min(singles, 2.0 * pair)
        total += singles
    return total
