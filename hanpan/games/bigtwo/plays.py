"""All plays of a hand, and the verifier that `check` and `legal` share.

The generators write every combination of a size that is stronger than a given power; `allowed` then says whether the
house lets it be played now.
"""

from __future__ import annotations

import numpy as np

from hanpan.games.bigtwo.combos import JOKERS, NATURALS, STRAIGHTS, SUIT, five_power, power, ranks_of, straight_power
from hanpan.games.bigtwo.options import DUTY_FORCED
from hanpan.games.bigtwo.state import M_PLAY, Reason
from hanpan.kernel import Ints, Record, jit, lowest, move_of, popcount


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


@jit
def allowed(s: Record, o: Record, seat: int, cards: int, size: int) -> int:
    """0, or why a combination of the right size and strength may still not be played."""
    if s.opening and not cards & s.opening:
        return Reason.HOLDS_STARTER.value
    if size == s.held[seat] and cards & JOKERS and o.joker_last_barred:
        return Reason.JOKER_LAST.value
    return Reason.OK.value


@jit
def someone_at_one(s: Record, o: Record, seat: int) -> bool:
    """Whether the duty of best effort binds `seat`: another holds one card, and it holds more (BT-48, BT-50, BX-07)."""
    if s.held[seat] == 1:
        return False
    for other in range(o.seats):
        if other != seat and s.held[other] == 1:
            return True
    return False


@jit
def best_power(s: Record, o: Record, seat: int, size: int, out: Ints) -> int:
    """The highest power of a play of `size` that `seat` may make on this table; 0 if there is none."""
    best = 0
    n = of_size(s, o, seat, size, s.t_power, out, 0)
    for i in range(n):
        best = max(best, power(out[i] & ((1 << 54) - 1), o))
    return best


@jit
def keeps_duty(s: Record, o: Record, seat: int, cards: int, size: int, out: Ints) -> bool:
    """Whether playing `cards` (0: passing) is the best effort owed (BT-48 … BT-52, BX-05). `out` is scratch."""
    if o.duty == 0 or not someone_at_one(s, o, seat) or (cards and size == s.held[seat]):
        return True
    if s.t_size == 0 and size != 1:
        return True
    best = best_power(s, o, seat, s.t_size if s.t_size else 1, out)
    return best == 0 if cards == 0 else power(cards, o) >= best


@jit
def plays(s: Record, o: Record, seat: int, out: Ints) -> int:
    """Write every play `seat` may make now into `out`; how many."""
    n = 0
    if s.t_size:
        n = of_size(s, o, seat, s.t_size, s.t_power, out, 0)
    else:
        for size in (1, 2, 3, 5):
            n = of_size(s, o, seat, size, 0, out, n)
    if o.duty == DUTY_FORCED and someone_at_one(s, o, seat):
        return _best_only(s, o, seat, out, n)
    return n


@jit
def _best_only(s: Record, o: Record, seat: int, out: Ints, n: int) -> int:
    """Keep of the plays in `out` those that keep the duty."""
    size = s.t_size if s.t_size else 1
    best = 0
    for i in range(n):
        cards = out[i] & (NATURALS | JOKERS)
        if popcount(cards) == size:
            best = max(best, power(cards, o))
    kept = 0
    for i in range(n):
        cards = out[i] & (NATURALS | JOKERS)
        many = popcount(cards)
        if many != size or many == s.held[seat] or power(cards, o) == best:
            out[kept] = out[i]
            kept += 1
    return kept


@jit
def _put(s: Record, o: Record, seat: int, cards: int, size: int, out: Ints, n: int) -> int:
    if allowed(s, o, seat, cards, size):
        return n
    out[n] = move_of(M_PLAY, cards)
    return n + 1


@jit
def of_size(s: Record, o: Record, seat: int, size: int, above: int, out: Ints, n: int) -> int:
    """Append to `out[n:]` every play of one size with a power over `above` that `seat` may make; the new n."""
    hand = s.hand[seat]
    if size == 1:
        while hand:
            bit = hand & -hand
            hand ^= bit
            if power(bit, o) > above:
                n = _put(s, o, seat, bit, 1, out, n)
        return n
    if size == 5:
        if hand & JOKERS:
            return _fives_by_trial(s, o, seat, hand, above, out, n)
        return _fives(s, o, seat, hand, above, out, n)
    for jokers in range(4):
        mask = jokers << 52
        many = size - popcount(jokers)
        if mask & ~hand or many < 0:
            continue
        if many == 0:
            if power(mask, o) > above:
                n = _put(s, o, seat, mask, size, out, n)
            continue
        rest = hand & NATURALS
        while rest:
            shift = lowest(rest) & ~3
            suits = rest >> shift & 15
            rest &= ~(15 << shift)
            first = _FIRST[suits, many]
            for i in range(first, first + _COUNT[suits, many]):
                cards = _SUBSETS[i] << shift | mask
                if power(cards, o) > above:
                    n = _put(s, o, seat, cards, size, out, n)
    return n


@jit
def _fives(s: Record, o: Record, seat: int, hand: int, above: int, out: Ints, n: int) -> int:
    """Five-card plays of naturals: straights (straight flushes among them), flushes, full houses, fours."""
    ranks = ranks_of(hand)
    for which in range(11):
        if STRAIGHTS[which] & ~ranks == 0 and straight_power(which, o):
            n = _straights(s, o, seat, hand, STRAIGHTS[which], above, out, n)
    for suit in range(4):
        held = hand & (SUIT << suit)
        if popcount(held) >= 5:
            n = _flushes(s, o, seat, held, above, out, n)
    rest = ranks
    while rest:
        rank = lowest(rest)
        rest &= rest - 1
        suits = hand >> (4 * rank) & 15
        if popcount(suits) >= 3:
            n = _full_houses(s, o, seat, hand, rank, above, out, n)
        if suits == 15:
            others = hand & ~(15 << (4 * rank))
            while others:
                bit = others & -others
                others ^= bit
                n = _put_if(s, o, seat, 15 << (4 * rank) | bit, above, out, n)
    return n


@jit
def _put_if(s: Record, o: Record, seat: int, cards: int, above: int, out: Ints, n: int) -> int:
    if five_power(cards, o) > above:
        return _put(s, o, seat, cards, 5, out, n)
    return n


@jit
def _straights(s: Record, o: Record, seat: int, hand: int, ranks: int, above: int, out: Ints, n: int) -> int:
    """Every choice of suits for one straight."""
    places = np.empty(5, np.int64)
    for i in range(5):
        places[i] = 4 * lowest(ranks)
        ranks &= ranks - 1
    a = hand & (15 << places[0])
    while a:
        one = a & -a
        a ^= one
        b = hand & (15 << places[1])
        while b:
            two = one | b & -b
            b &= b - 1
            c = hand & (15 << places[2])
            while c:
                three = two | c & -c
                c &= c - 1
                d = hand & (15 << places[3])
                while d:
                    four = three | d & -d
                    d &= d - 1
                    e = hand & (15 << places[4])
                    while e:
                        n = _put_if(s, o, seat, four | e & -e, above, out, n)
                        e &= e - 1
    return n


@jit
def _flushes(s: Record, o: Record, seat: int, held: int, above: int, out: Ints, n: int) -> int:
    """Every five cards of one suit that are no straight: those are written as straights."""
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
                        if not _is_straight(ranks_of(cards), o):
                            n = _put_if(s, o, seat, cards, above, out, n)
    return n


@jit
def _is_straight(ranks: int, o: Record) -> bool:
    for which in range(11):
        if STRAIGHTS[which] == ranks:
            return straight_power(which, o) > 0
    return False


@jit
def _full_houses(s: Record, o: Record, seat: int, hand: int, rank: int, above: int, out: Ints, n: int) -> int:
    """Every triple of one rank with every pair of another."""
    suits = hand >> (4 * rank) & 15
    first = _FIRST[suits, 3]
    for i in range(first, first + _COUNT[suits, 3]):
        triple = _SUBSETS[i] << (4 * rank)
        rest = hand & ~(15 << (4 * rank))
        while rest:
            shift = lowest(rest) & ~3
            others = rest >> shift & 15
            rest &= ~(15 << shift)
            start = _FIRST[others, 2]
            for j in range(start, start + _COUNT[others, 2]):
                n = _put_if(s, o, seat, triple | _SUBSETS[j] << shift, above, out, n)
    return n


@jit
def _fives_by_trial(s: Record, o: Record, seat: int, hand: int, above: int, out: Ints, n: int) -> int:
    """With jokers in hand: every five cards, tried."""
    a = hand
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
                        n = _put_if(s, o, seat, four | e & -e, above, out, n)
                        e &= e - 1
    return n


@jit
def check_play(s: Record, o: Record, seat: int, cards: int, out: Ints) -> int:
    """0, or why `seat` cannot play `cards` (its turn and the phase are looked at elsewhere). `out` is scratch."""
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
    reason = allowed(s, o, seat, cards, size)
    if reason == Reason.OK.value and o.duty == DUTY_FORCED and not keeps_duty(s, o, seat, cards, size, out):
        return Reason.DUTY.value
    return reason
