"""Computer players of Zayagoshi: rules of thumb, read from a seat's view alone.

What pays is variety, and a pair of quotos as the fifth card: beside four colours and four numbers it counts as the
fifth of both. So the player collects one pair a class of numbers, within one half where it can, lays what it cannot
use on the pair that needs least, and holds a quoto pair back for the aba.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from hanpan.games.contract import Thinking
from hanpan.games.zayagoshi.allowed import is_ripe, legal
from hanpan.games.zayagoshi.scoring import CIRCLES, QUOTOS, colour_kinds, cost, same_number, shape_kinds, worth
from hanpan.games.zayagoshi.state import (
    COMPLETE,
    CROWN,
    DA,
    M_ABA,
    M_CALL,
    M_DISCARD,
    M_END,
    M_FINISH,
    M_KEEP,
    M_PASS,
    M_REGISTER,
    M_RIPEN_HIGH,
    M_RIPEN_LOW,
    MAX_MOVES,
    SLOTS,
)
from hanpan.kernel import CARDS, Ints, Record, jit, kind_of, lowest, move_of, popcount, random_below

#: The bit of the quotos among the classes of numbers (1 and 5 are class 0, …).
_QUOTO = 1 << 4


@jit
def class_of(card: int) -> int:
    """The class of a card's number as a bit; the quotos are the fifth."""
    return _QUOTO if card >= 32 else 1 << (card >> 2 & 3)


@jit
def covered(v: Record, seat: int) -> int:
    """The classes that `seat` has kept or has a pair of."""
    classes = 0
    rest = v.kept[seat]
    while rest:
        classes |= class_of(lowest(rest))
        rest &= rest - 1
    owner = v.owner
    for slot in range(SLOTS):
        if owner[slot] == seat:
            classes |= class_of(slot // 2 * 4)
    return classes


@jit
def half(v: Record, seat: int) -> int:
    """Which half its numbers lie in, by majority of kept cards and pairs: 1 for 1 to 4, -1 for 5 to 8, 0: neither."""
    cards = v.kept[seat]
    owner = v.owner
    for slot in range(SLOTS):
        if owner[slot] == seat:
            cards |= v.pair[slot] & -v.pair[slot]
    low, high = popcount(cards & 0xFFFF), popcount(cards & 0xFFFF0000)
    return 1 if low > high else -1 if high > low else 0


@jit
def use_of(v: Record, seat: int, card: int, classes: int, side: int) -> int:
    """How much a card in hand is worth holding: little where its class is covered, more in the right half, for a
    colour still missing, and while others of its number may yet come."""
    if class_of(card) & classes:
        return 0
    kept = v.kept[seat]
    if card >= 32:
        return 6
    points = 2
    if (card < 16) == (side >= 0) or side == 0:
        points += 2
    if colour_kinds(kept | 1 << card) > colour_kinds(kept):
        points += 1
    if 1 << card & CIRCLES:
        points += 1
    return points + (3 if popcount(v.hand[seat] & same_number(card)) > 1 else 0)


@jit
def least_useful(v: Record, seat: int, classes: int, side: int) -> int:
    """The card of a hand (not empty) that is worth least, and its worth: 16 · worth + … the card's number."""
    best = 1 << 30
    rest = v.hand[seat]
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        best = min(best, use_of(v, seat, card, classes, side) * 64 + card)
    return best


@jit
def better_of(v: Record, seat: int, cards: int) -> int:
    """Which of these cards makes more of the kept ones: by points when that completes a set, else by new kinds."""
    kept = v.kept[seat]
    best, choice = -(1 << 60), 0
    while cards:
        bit = cards & -cards
        cards ^= bit
        made = kept | bit
        points = worth(made) if popcount(made) >= COMPLETE else 2 * colour_kinds(made) + shape_kinds(made)
        if points > best:
            best, choice = points, bit
    return choice


@jit
def most_kept(v: Record, o: Record, seat: int) -> int:
    """How many cards the other who has most has kept; a declarer counts as one short of winning."""
    most = 0
    for other in range(o.seats):
        if other != seat:
            most = max(most, 3 if v.aba[other] else popcount(v.kept[other]))
    return most


@jit
def fifth_now(v: Record, seat: int, spare: int) -> int:
    """The most a set of five could be worth with a card kept in this very turn; -1 when there is none.

    From own pairs, and pairs in hand, that `spare` more cards than the hand holds can ripen.
    """
    best = -1
    kept = v.kept[seat]
    for slot in range(SLOTS):
        cards = v.pair[slot] if v.owner[slot] == seat else 0
        need = cost(slot // 2 * 4) - v.ripened[slot]
        fodder = v.held[seat] + spare
        if cards == 0 and slot & 1 == 0:
            cards = v.hand[seat] & same_number(2 * slot)
            cards = 0 if popcount(cards) < 2 else cards
            fodder -= 2
            need = cost(2 * slot)
        if cards and need <= fodder:
            best = max(best, worth(kept | better_of(v, seat, cards)))
    return best


@jit
def crown(v: Record, o: Record, seat: int) -> int:
    """Finish, or aba: when the fifth card can come in this turn and pays more, or would pay much and nobody is near."""
    now = worth(v.kept[seat])
    if o.aba_at_once and o.acts == 0 and fifth_now(v, seat, 0) > now:
        return move_of(M_ABA, 0)
    if now <= 0 or (most_kept(v, o, seat) <= 1 and fifth_now(v, seat, 2) >= 8 * now):
        return move_of(M_ABA, 0)
    return move_of(M_FINISH, 0)


@jit
def answer(v: Record, o: Record, seat: int) -> int:
    """Da for a pair of a class not yet covered; the card laid is the one that serves the set less."""
    discard = v.discards[v.discarded - 1]
    cards = v.hand[seat] & same_number(discard)
    if cards == 0 or class_of(discard) & covered(v, seat):
        return move_of(M_PASS, 0)
    if popcount(v.kept[seat]) >= COMPLETE and discard < 32 and cost(discard) > v.held[seat]:
        return move_of(M_PASS, 0)
    return move_of(M_CALL, better_of(v, seat, cards))


@jit
def _kept_now(v: Record, o: Record, seat: int, moves: Ints, n: int) -> int:
    """The keep to make now, or 0: quotos wait to be the fifth card, unless somebody else is close to the end."""
    best, choice = -(1 << 60), 0
    kept = v.kept[seat]
    for i in range(n):
        if kind_of(moves[i]) != M_KEEP:
            continue
        card = moves[i] & CARDS
        made = kept | card
        size = popcount(made)
        if card & QUOTOS and size <= COMPLETE:
            closing = size == COMPLETE and most_kept(v, o, seat) >= 3
            if not closing and not (size == COMPLETE and worth(made) >= 36):
                continue
        points = worth(made) if size >= COMPLETE else 2 * colour_kinds(made) + shape_kinds(made)
        if points > best:
            best, choice = points, moves[i]
    return choice


@jit
def _registered_now(v: Record, o: Record, seat: int, moves: Ints, n: int, classes: int, side: int) -> int:
    """The pair to lay now, or 0: first one of quotos, then of classes not covered, of the right half, the cheaper."""
    best, choice = 0, 0
    for i in range(n):
        if kind_of(moves[i]) != M_REGISTER:
            continue
        cards = moves[i] & CARDS
        card = lowest(cards)
        if class_of(card) & classes & _QUOTO:
            continue
        kept = v.kept[seat]
        points = 100 if card >= 32 else 20 - 3 * cost(card) + (8 if (card < 16) == (side >= 0) or side == 0 else 0)
        points += 2 * colour_kinds(kept | cards) + shape_kinds(kept | cards)
        if not class_of(card) & classes:
            points += 40
        if points > best:
            best, choice = points, moves[i]
    return choice


@jit
def _ripened_now(v: Record, seat: int, moves: Ints, n: int, classes: int, side: int) -> int:
    """The ripening to make now, or 0: the least useful card, on the pair that needs least; a card of some use only
    when the hand can ripen that pair at once."""
    target, need = -1, 1 << 30
    for slot in range(SLOTS):
        if v.owner[slot] == seat and not is_ripe(v, slot):
            missing = cost(slot // 2 * 4) - v.ripened[slot]
            if missing < need:
                target, need = slot, missing
    if target < 0 or v.held[seat] == 0:
        return 0
    least = least_useful(v, seat, classes, side)
    if least >= 3 * 64 and need > v.held[seat]:
        return 0
    wanted = v.pair[target] | 1 << (least & 63)
    for i in range(n):
        kind = kind_of(moves[i])
        if kind >= M_RIPEN_LOW and kind <= M_RIPEN_HIGH and moves[i] & CARDS == wanted:
            return moves[i]
    return 0


@jit
def intermediate(v: Record, o: Record, seat: int, rng: Ints) -> int:
    """Rules of thumb throughout."""
    if v.phase == CROWN:
        return crown(v, o, seat)
    if v.phase == DA:
        return answer(v, o, seat)
    moves = np.empty(MAX_MOVES, np.int64)
    n = legal(v, o, seat, moves)
    move = _kept_now(v, o, seat, moves, n)
    if move:
        return move
    classes, side = covered(v, seat), half(v, seat)
    move = _registered_now(v, o, seat, moves, n, classes, side)
    if move:
        return move
    move = _ripened_now(v, seat, moves, n, classes, side)
    if move:
        return move
    if v.held[seat] <= o.hand_limit:
        return move_of(M_END, 0)
    return move_of(M_DISCARD, 1 << (least_useful(v, seat, classes, side) & 63))


@jit
def beginner(v: Record, o: Record, seat: int, rng: Ints) -> int:
    """Keeps what is ripe, lays every pair, ripens with any card, finishes at once; looks at nothing else."""
    if v.phase == CROWN:
        return move_of(M_FINISH, 0)
    moves = np.empty(MAX_MOVES, np.int64)
    n = legal(v, o, seat, moves)
    if v.phase == DA:
        return moves[random_below(rng, n)]
    for wanted in (M_KEEP, M_REGISTER, M_RIPEN_LOW, M_DISCARD):
        found = 0
        for i in range(n):
            kind = kind_of(moves[i])
            if wanted == M_RIPEN_LOW and kind > M_RIPEN_LOW and kind <= M_RIPEN_HIGH:
                kind = M_RIPEN_LOW
            if kind == wanted and (wanted != M_DISCARD or v.held[seat] > o.hand_limit):
                moves[found] = moves[i]
                found += 1
        if found:
            return moves[random_below(rng, found)]
    return move_of(M_END, 0)


@jit
def value(s: Record, o: Record, seat: int) -> float:
    """The points of the finished round, their size as a logarithm: one set of 4,096 is not worth 250 wins of 16."""
    points = s.won[seat]
    return np.log2(1.0 + points) if points > 0 else -np.log2(1.0 - points)


@jit
def choose(v: Record, o: Record, seat: int, moves: Ints, values: Any, n: int) -> int:
    """The best of the search."""
    return 0


THINKING = Thinking(
    thumb={"beginner": beginner, "intermediate": intermediate},
    playout=intermediate,
    value=value,
    choose=choose,
    guesses={"advanced": 120},
)
