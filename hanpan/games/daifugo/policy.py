"""Computer players of Daifugo: a beginner, an intermediate by rules of thumb, and what the advanced one's search asks.

A hand is judged by what it costs to get rid of it: about one turn for each group or run, less for strong ones, since
they win the lead back. A play is judged by what it leaves in hand, by how likely it wins the trick, and near the end by
whether it is the last but one of a sure finish. Everything is read from the seat's own hand and the open table: the
same function may be asked about a full position without looking at what the seat cannot know.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from hanpan.games.daifugo.dealing import deck_cards
from hanpan.games.daifugo.plays import is_reversed, ranks_of, suits_of
from hanpan.games.daifugo.rules import legal
from hanpan.games.daifugo.state import (
    EIGHT,
    JOKER_RANK,
    JOKERS,
    M_GROUP,
    M_PASS,
    M_RUN,
    MAX_MOVES,
    NATURALS,
    NONE,
    SPADE3,
    SUIT,
    TWO,
    move_detail,
    move_type,
)
from hanpan.kernel import CARDS, Ints, Record, jit, lowest, popcount, random_below

#: How often, of 8 times, the beginner plays anything at all.
BEGINNER_WHIMS = 1
#: What winning a trick, and with it the lead, is worth.
LEAD = 0.75
#: The most moves that the search compares.
MOST_CANDIDATES = 20


# ------------------------------------------------------------------------------------------------------- beginner


@jit
def beginner(v: Record, o: Record, seat: int, rng: Ints) -> int:
    """The weakest play that is allowed, hardly ever a pass; gives away the weakest cards; sometimes anything."""
    moves = np.empty(MAX_MOVES, np.int64)
    n = legal(v, o, seat, moves)
    if random_below(rng, 8) < BEGINNER_WHIMS:
        return moves[random_below(rng, n)]
    best, least = moves[0], 1e9
    for i in range(n):
        strength = 1e6 if moves[i] & CARDS == 0 else _mean_rank(moves[i] & CARDS, is_reversed(v))
        if strength < least:
            best, least = moves[i], strength
    return best


@jit
def _mean_rank(cards: int, reverse: int) -> float:
    """The mean strength of cards, 0 … 13."""
    total = float(JOKER_RANK * popcount(cards & JOKERS))
    naturals = cards & NATURALS
    while naturals:
        rank = lowest(naturals) >> 2
        naturals &= naturals - 1
        total += 12 - rank if reverse else rank
    return total / popcount(cards)


# --------------------------------------------------------------------------------------------------- intermediate


@jit
def intermediate(v: Record, o: Record, seat: int, rng: Ints) -> int:
    """Keeps runs, groups, eights and high cards for their moment, counts what is out, sees two moves to the end."""
    moves = np.empty(MAX_MOVES, np.int64)
    n = legal(v, o, seat, moves)
    if n > 1:
        _best_first(v, o, seat, moves, n, 1)
    return moves[0]


@jit
def _best_first(v: Record, o: Record, seat: int, moves: Ints, n: int, most: int) -> None:
    """Bring the best `most` of the first `n` moves to the front, best first; of equal ones the earlier."""
    unseen = unseen_cards(v, o, seat)
    weights = np.empty(14, np.float64)
    _weigh(v, o, unseen, weights)
    worths = np.empty(most, np.float64)
    kept = 0
    for i in range(n):
        move = moves[i]
        worth = _worth_of(v, o, seat, move, unseen, weights)
        if kept == most and worth <= worths[kept - 1]:
            continue
        kept = min(kept + 1, most)
        place = kept - 1
        while place > 0 and worths[place - 1] < worth:
            moves[place], worths[place] = moves[place - 1], worths[place - 1]
            place -= 1
        moves[place], worths[place] = move, worth


@jit
def unseen_cards(v: Record, o: Record, seat: int) -> int:
    """The cards that `seat` sees neither in its hand nor on or beside the table."""
    return ((1 << deck_cards(o)) - 1) & ~(v.hand[seat] | v.trick | v.gone)


@jit
def _weigh(v: Record, o: Record, unseen: int, out: Any) -> None:
    """`out[r]`: what a group of rank r costs, about 1 for the weakest down to below 0 for what wins the lead back."""
    reverse = is_reversed(v)
    total = max(popcount(unseen), 1)
    above = popcount(unseen & JOKERS)
    for i in range(13):
        rank = i if reverse else 12 - i
        stronger = above / total
        out[rank] = 1.0 - 1.5 * (1.0 - stronger) ** 6
        if rank == EIGHT and o.eight_cut:
            out[rank] = min(out[rank], -0.35)
        above += popcount(unseen >> (4 * rank) & 15)
    out[JOKER_RANK] = -0.6


@jit
def cost(hand: int, weights: Any) -> float:
    """What it costs to get rid of a hand: its groups, jokers and the savings of its runs."""
    total = weights[JOKER_RANK] * popcount(hand & JOKERS)
    naturals = hand & NATURALS
    ranks = ranks_of(naturals)
    alone = 0
    while ranks:
        rank = lowest(ranks)
        ranks &= ranks - 1
        many = popcount(naturals >> (4 * rank) & 15)
        total += weights[rank] if many == 1 else weights[rank] - 0.12 * (many - 1)
        if many == 1:
            alone |= 15 << (4 * rank)
    for suit in range(4):
        row = (naturals & alone) >> suit & SUIT
        threes = row & (row >> 4) & (row >> 8)
        while threes:
            low = lowest(threes) >> 2
            saved = 0.0
            rank = low
            while rank < 13 and row >> (4 * rank) & 1:
                if rank > low:
                    saved += max(weights[rank], 0.0)
                rank += 1
            total -= saved * 0.8
            threes &= ~((1 << (4 * rank)) - 1)
    return total


@jit
def _worth_of(v: Record, o: Record, seat: int, move: int, unseen: int, weights: Any) -> float:
    kind, cards = move_type(move), move & CARDS
    hand = v.hand[seat]
    own = v.last == seat  # asked about the own play when all others have passed (UE-13)
    if kind == M_PASS:
        return -cost(hand, weights) + (LEAD if own else -_urgency(v, o, seat))
    if kind != M_GROUP and kind != M_RUN:
        after = hand & ~cards
        if after == 0:
            return -20.0 if v.t_foul else 20.0
        return -cost(after, weights)
    after = hand & ~cards
    wins = 1.0 if own and o.pass_out else _wins(v, o, move, unseen)
    if after == 0:
        return -20.0 if fouls(v, o, move) else 50.0
    worth = -cost(after, weights) + LEAD * wins
    if o.fouls and after & ~JOKERS & ~_forbidden(v) == 0:
        worth -= 3.0  # nothing but cards one may not end with
    if one_play(after) and not (o.fouls and after & (JOKERS | _forbidden(v))):
        worth += 4.0 * wins  # the last but one move
    return worth


@jit
def _urgency(v: Record, o: Record, seat: int) -> float:
    """What passing costs: more, the fewer cards the others hold."""
    fewest = 99
    for other in range(o.seats):
        if other != seat and v.in_play >> other & 1:
            fewest = min(fewest, v.held[other])
    return 0.05 + (0.6 / fewest if fewest <= 4 else 0.0)


@jit
def _forbidden(v: Record) -> int:
    """The naturals a hand may not end with: twos, or threes while the order is reversed."""
    return 15 if v.reversed else 15 << (4 * TWO)


@jit
def fouls(v: Record, o: Record, move: int) -> bool:
    """Whether ending with this play is a foul, as far as rules of thumb look: jokers, twos, cutting eights, ♠3 on a
    joker, sevens and tens that ask for cards."""
    if not o.fouls:
        return False
    cards = move & CARDS
    if cards & JOKERS or cards & _forbidden(v):
        return True
    if move_type(move) == M_RUN:
        return o.eight_cut and o.eight_in_runs and move_detail(move) <= EIGHT < move_detail(move) + popcount(cards)
    rank = lowest(cards) >> 2
    if cards == SPADE3 and o.spade3:
        return o.spade3_foul == 1 or (v.t_rank == JOKER_RANK and v.t_size == 1)
    return (
        (o.eight_cut and rank == EIGHT) or (o.seven_give and rank == EIGHT - 1) or (o.ten_discard and rank == EIGHT + 2)
    )


@jit
def one_play(cards: int) -> bool:
    """Whether cards can go down at once: one number, or a run of a suit."""
    naturals = cards & NATURALS
    ranks = ranks_of(naturals)
    kinds = popcount(ranks)
    if kinds <= 1:
        return popcount(naturals) <= 4
    size = popcount(cards)
    high = 12
    while not ranks >> high & 1:
        high -= 1
    return size >= 3 and popcount(suits_of(naturals)) == 1 and high - lowest(ranks) < size


@jit
def _wins(v: Record, o: Record, move: int, unseen: int) -> float:
    """Roughly how likely a play stays the highest of its trick."""
    cards = move & CARDS
    size = popcount(cards)
    if move_type(move) == M_RUN:
        return 0.8 if size == 3 else 0.93
    naturals = cards & NATURALS
    if naturals == 0:
        return 0.9 if size == 1 and unseen & SPADE3 and o.spade3 else 1.0
    rank = lowest(naturals) >> 2
    if rank == EIGHT and o.eight_cut:
        return 1.0
    if cards == SPADE3 and v.t_type != NONE and v.t_rank == JOKER_RANK:
        return 1.0
    reverse = is_reversed(v)
    jokers = popcount(unseen & JOKERS)
    others = 0
    for other in range(o.seats):
        if v.in_play >> other & 1:
            others += v.held[other]
    share = min(1.0, others / max(popcount(unseen), 1))
    stays = 1.0
    step = -1 if reverse else 1
    higher = rank + step
    while 0 <= higher <= 12:
        many = popcount(unseen >> (4 * higher) & 15)
        if many >= size:
            stays *= 1.0 - share * (0.3 if size == 1 else 0.16 if size == 2 else 0.08)
        higher += step
    if jokers:
        stays *= 1.0 - share * 0.3
    return stays


# ------------------------------------------------------------------------------------------------------- advanced


@jit
def candidates(v: Record, o: Record, seat: int, out: Ints) -> int:
    """The moves that the search compares: all, or where there are many the best of them by the rules of thumb."""
    n = legal(v, o, seat, out)
    if n <= MOST_CANDIDATES:
        return n
    _best_first(v, o, seat, out, n, MOST_CANDIDATES)
    return MOST_CANDIDATES


@jit
def choose(v: Record, o: Record, seat: int, moves: Ints, values: Any, n: int) -> int:
    """What the search found."""
    return 0
