"""All plays of a hand, and the verifier that `check` and `legal` share.

The generators write every combination of a size that is stronger than a given power. They go from ranks and suits
straight to what beats it, so that no power is worked out for a play that is only listed.
"""

from __future__ import annotations

import numpy as np

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
    SUITS_ABOVE,
    five_power,
    flush_power,
    power,
    ranks_of,
    single_power,
    straight_of,
    straight_power,
    suit_power,
)
from hanpan.games.bigtwo.duty import best_power, is_bound, keeps_duty
from hanpan.games.bigtwo.options import DUTY_FORCED
from hanpan.games.bigtwo.state import M_PLAY, Reason
from hanpan.kernel import CARDS, Ints, Record, lean, lowest, move_of, popcount


def _subset_table() -> tuple[np.ndarray[tuple[int, ...], np.dtype[np.int64]], ...]:
    """All subsets of a set of suits by size: `count[suits, size]` of them, in `subsets` from `first[suits, size]`."""
    first = np.zeros((16, 5), np.int64)
    count = np.zeros((16, 5), np.int64)
    subsets: list[int] = []
    for suits in range(16):
        for size in range(5):
            of_size = [sub for sub in range(16) if sub & ~suits == 0 and sub.bit_count() == size]
            first[suits, size], count[suits, size] = len(subsets), len(of_size)
            subsets += of_size
    return first, count, np.array(subsets, np.int64)


_FIRST, _COUNT, _SUBSETS = _subset_table()


@lean
def plays(s: Record, o: Record, seat: int, out: Ints) -> int:
    """Write every play `seat` may make now into `out`; how many."""
    hand = s.hand[seat]
    n = 0
    if s.t_size:
        n = of_size(hand, o, s.t_size, s.t_power, out, 0)
    else:
        for size in (1, 2, 3, 5):
            n = of_size(hand, o, size, 0, out, n)
    if s.opening or hand & JOKERS:
        n = _allowed_only(s, o, seat, out, n)
    if o.duty == DUTY_FORCED and is_bound(s, o, seat):
        n = _best_only(s, o, seat, out, n)
    return n


@lean
def allowed(s: Record, o: Record, seat: int, cards: int) -> int:
    """0, or why a combination that is strong enough may still not be played (BT-11, BT-38)."""
    if s.opening and not cards & s.starting:
        return Reason.HOLDS_STARTER.value
    if cards & JOKERS and o.joker_last_barred and popcount(cards) == s.held[seat]:
        return Reason.JOKER_LAST.value
    return Reason.OK.value


@lean
def _allowed_only(s: Record, o: Record, seat: int, out: Ints, n: int) -> int:
    kept = 0
    for i in range(n):
        if not allowed(s, o, seat, out[i] & CARDS):
            out[kept] = out[i]
            kept += 1
    return kept


@lean
def _best_only(s: Record, o: Record, seat: int, out: Ints, n: int) -> int:
    """Keep of the plays in `out` those that keep the duty."""
    size = s.t_size if s.t_size else 1
    best = best_power(s, o, seat, size)
    kept = 0
    for i in range(n):
        cards = out[i] & CARDS
        many = popcount(cards)
        if many != size or many == s.held[seat] or power(cards, o) >= best:
            out[kept] = out[i]
            kept += 1
    return kept


@lean
def check_play(s: Record, o: Record, seat: int, cards: int) -> int:
    """0, or why `seat` cannot play `cards` (its turn and the phase are looked at elsewhere)."""
    if cards & ~s.hand[seat] or cards == 0:
        return Reason.NOT_IN_HAND.value if cards else Reason.MALFORMED.value
    size = popcount(cards)
    strength = power(cards, o)
    if strength == 0:
        return Reason.NO_COMBINATION.value
    if s.t_size and size != s.t_size:
        return Reason.WRONG_COUNT.value
    if s.t_size and strength <= s.t_power:
        return Reason.NOT_HIGHER.value
    reason = allowed(s, o, seat, cards)
    if reason == Reason.OK.value and o.duty == DUTY_FORCED and not keeps_duty(s, o, seat, cards):
        return Reason.DUTY.value
    return reason


@lean
def of_size(hand: int, o: Record, size: int, above: int, out: Ints, n: int) -> int:
    """Append to `out[n:]` every combination of one size from `hand` with a power over `above`; the new n."""
    if size == 1:
        return _singles(hand, o, above, out, n)
    if size == 5:
        if popcount(hand) < 5:
            return n
        n = _fives(hand & NATURALS, o, above, out, n)
        return _fives_with_jokers(hand, o, above, out, n) if hand & JOKERS else n
    n = _same(hand & NATURALS, o, size, 0, above, out, n)
    if hand & JOKERS:
        for joker in (1 << 52, 2 << 52):
            if hand & joker:
                n = _same(hand & NATURALS, o, size - 1, joker, above, out, n)
        if hand & JOKERS == JOKERS:
            if size == 3:
                n = _same(hand & NATURALS, o, 1, JOKERS, above, out, n)
            elif power(JOKERS, o) > above:
                n = _put(JOKERS, out, n)
    return n


@lean
def _put(cards: int, out: Ints, n: int) -> int:
    out[n] = move_of(M_PLAY, cards)
    return n + 1


@lean
def _singles(hand: int, o: Record, above: int, out: Ints, n: int) -> int:
    rest = hand & NATURALS
    if above:
        level = above - 1
        shift = level & ~3
        rest = 0 if shift >= 52 else rest >> shift & (SUITS_ABOVE[o.suits, level & 3] | ~15)
        rest <<= shift
    while rest:
        bit = rest & -rest
        rest ^= bit
        n = _put(bit, out, n)
    jokers = hand & JOKERS
    while jokers:
        bit = jokers & -jokers
        jokers ^= bit
        if 1 + single_power(lowest(bit), o) > above:
            n = _put(bit, out, n)
    return n


@lean
def _same(naturals: int, o: Record, many: int, jokers: int, above: int, out: Ints, n: int) -> int:
    """Pairs and triples of `many` naturals and these jokers, which make their best suit the best there is."""
    level = above - 1 if above else -1
    first = max(level, 0) & ~3
    if first >= 52:
        return n
    better = SUITS_ABOVE[o.suits, level & 3] if above else 15
    rest = naturals >> first << first
    while rest:
        shift = lowest(rest) & ~3
        suits = rest >> shift & 15
        rest &= ~(15 << shift)
        start = _FIRST[suits, many]
        for i in range(start, start + _COUNT[suits, many]):
            if shift > first or (better if jokers else _SUBSETS[i] & better):
                n = _put(_SUBSETS[i] << shift | jokers, out, n)
    return n


@lean
def _fives(hand: int, o: Record, above: int, out: Ints, n: int) -> int:
    """Five-card plays of naturals."""
    beaten = above // STEP
    worth = above % STEP
    if beaten <= STRAIGHT:
        n = _straights(hand, o, worth if beaten else -1, out, n)
    for suit in range(4):
        held = hand & (SUIT << suit)
        if popcount(held) >= 5:
            n = _suited(held, suit, o, above, out, n)
    if beaten <= FULL_HOUSE:
        n = _full_houses(hand, o, worth if beaten == FULL_HOUSE else -1, out, n)
    if beaten <= FOUR:
        fours = hand & hand >> 1 & hand >> 2 & hand >> 3 & SUIT
        while fours:
            shift = lowest(fours)
            fours &= fours - 1
            if beaten == FOUR and shift >> 2 <= worth:
                continue
            others = hand & ~(15 << shift)
            while others:
                bit = others & -others
                others ^= bit
                n = _put(15 << shift | bit, out, n)
    return n


@lean
def _straights(hand: int, o: Record, worth: int, out: Ints, n: int) -> int:
    """Straights that are no straight flushes, better than one of `worth` (-1: than none)."""
    ranks = ranks_of(hand)
    for which in range(11):
        if STRAIGHTS[which] & ~ranks == 0:
            order = straight_power(which, o)
            tops = 15
            if order == 0 or (worth >= 0 and order < worth >> 2):
                continue
            if worth >= 0 and order == worth >> 2:
                tops = SUITS_ABOVE[o.suits, worth & 3]
            shift = 4 * STRAIGHT_TOPS[which]
            n = _straight(hand & ~(15 << shift) | hand & tops << shift, STRAIGHTS[which], out, n)
    return n


@lean
def _straight(hand: int, ranks: int, out: Ints, n: int) -> int:
    """Every choice of suits for one straight, but not all five alike."""
    shift = 4 * lowest(ranks)
    ranks &= ranks - 1
    a, at = hand >> shift & 15, shift
    shift = 4 * lowest(ranks)
    ranks &= ranks - 1
    second, bt = hand >> shift & 15, shift
    shift = 4 * lowest(ranks)
    ranks &= ranks - 1
    third, ct = hand >> shift & 15, shift
    shift = 4 * lowest(ranks)
    ranks &= ranks - 1
    fourth, dt = hand >> shift & 15, shift
    et = 4 * lowest(ranks)
    fifth = hand >> et & 15
    while a:
        one = a & -a
        a ^= one
        b = second
        while b:
            two = b & -b
            b ^= two
            c = third
            while c:
                three = c & -c
                c ^= three
                d = fourth
                while d:
                    four = d & -d
                    d ^= four
                    cards = one << at | two << bt | three << ct | four << dt
                    alike = one & two & three & four
                    e = fifth & ~alike
                    while e:
                        five = e & -e
                        e ^= five
                        n = _put(cards | five << et, out, n)
    return n


@lean
def _suited(held: int, suit: int, o: Record, above: int, out: Ints, n: int) -> int:
    """Flushes and straight flushes: every five of one suit's cards `held`."""
    a = held
    while a:
        one = a & -a
        a ^= one
        b = a
        while b:
            two = one | b & -b
            b &= b - 1
            c = b
            while c:
                three = two | c & -c
                c &= c - 1
                d = c
                while d:
                    four = three | d & -d
                    d &= d - 1
                    e = d
                    while e:
                        cards = four | e & -e
                        e &= e - 1
                        if above < STEP * FLUSH or suited_power(cards, suit, o) > above:
                            n = _put(cards, out, n)
    return n


@lean
def suited_power(cards: int, suit: int, o: Record) -> int:
    """The power of five naturals of one suit."""
    ranks = ranks_of(cards)
    which = straight_of(ranks)
    order = straight_power(which, o) if which >= 0 else 0
    if order:
        return STEP * STRAIGHT_FLUSH + 4 * order + suit_power(suit, o)
    return STEP * FLUSH + flush_power(ranks, suit, 0, o)


@lean
def _full_houses(hand: int, o: Record, worth: int, out: Ints, n: int) -> int:
    """Every triple of one rank, better than one of `worth` (-1: than none), with every pair of another."""
    rest = hand
    while rest:
        shift = lowest(rest) & ~3
        suits = rest >> shift & 15
        rest &= ~(15 << shift)
        if popcount(suits) < 3:
            continue
        start = _FIRST[suits, 3]
        for i in range(start, start + _COUNT[suits, 3]):
            triple = _SUBSETS[i]
            if worth >= 0:
                level = worth - 1
                if shift < level & ~3 or (shift == level & ~3 and not triple & SUITS_ABOVE[o.suits, level & 3]):
                    continue
            n = _with_pairs(triple << shift, hand & ~(15 << shift), out, n)
    return n


@lean
def _with_pairs(triple: int, rest: int, out: Ints, n: int) -> int:
    while rest:
        shift = lowest(rest) & ~3
        suits = rest >> shift & 15
        rest &= ~(15 << shift)
        start = _FIRST[suits, 2]
        for i in range(start, start + _COUNT[suits, 2]):
            n = _put(triple | _SUBSETS[i] << shift, out, n)
    return n


@lean
def _fives_with_jokers(hand: int, o: Record, above: int, out: Ints, n: int) -> int:
    """Five-card plays with one joker or two: every three naturals are tried with both, every four with each."""
    jokers = hand & JOKERS
    a = hand & NATURALS
    while a:
        one = a & -a
        a ^= one
        b = a
        while b:
            two = one | b & -b
            b &= b - 1
            c = b
            while c:
                three = two | c & -c
                c &= c - 1
                if jokers == JOKERS and five_power(three | jokers, o) > above:
                    n = _put(three | jokers, out, n)
                d = c
                while d:
                    four = three | d & -d
                    d &= d - 1
                    joker = jokers & -jokers
                    if five_power(four | joker, o) > above:
                        n = _put(four | joker, out, n)
                        if jokers != joker:
                            n = _put(four | jokers ^ joker, out, n)
    return n
