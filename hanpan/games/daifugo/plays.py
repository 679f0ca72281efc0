"""What may be played: groups and runs, jokers, what beats what, and the lock.

`check_play` and the generators share their conditions: `stronger_naturals` for groups, `fits_run` for each start of a
run, and `run_start` for where its jokers stand.
"""

from __future__ import annotations

import numpy as np

from hanpan.games.daifugo.options import RUNS_ABOVE
from hanpan.games.daifugo.state import (
    GROUP,
    JOKER_RANK,
    JOKERS,
    M_GROUP,
    M_RUN,
    NATURALS,
    NONE,
    RUN,
    SPADE3,
    SUIT,
    Reason,
    make_move,
    move_detail,
    move_type,
)
from hanpan.kernel import CARDS, Ints, Record, lean, lowest, popcount

_JOKER0 = 1 << 52
_JOKER1 = 1 << 53


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
def is_reversed(s: Record) -> int:
    """1 while low beats high: revolution and J-back cancel each other (DK-31)."""
    return s.reversed ^ s.jack_back


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
def suits_of(cards: int) -> int:
    """The suits in a set of naturals, as a mask of four: the ranks, four bits each, folded onto one another."""
    cards |= cards >> 32
    cards |= cards >> 16
    cards |= cards >> 8
    return (cards | cards >> 4) & 15


@lean
def run_start(low: int, high: int, length: int, reverse: int) -> int:
    """The lowest rank of a run of `length` whose naturals lie from `low` to `high`: jokers fill gaps first, then the
    end that helps (DG-16, DG-17, DX-01); -1 where they cannot (DG-15, DG-18, DG-19)."""
    if high - low + 1 > length or length > 13:
        return -1
    if reverse:
        return max(0, high - length + 1)
    return min(low, 13 - length)


@lean
def stronger_naturals(s: Record) -> int:
    """All naturals that beat the group on the table, as a mask: none beats jokers (DG-03, DG-04, DG-34)."""
    if s.t_rank == JOKER_RANK:
        return 0
    if is_reversed(s):
        return (1 << (4 * s.t_rank)) - 1
    return NATURALS & ~((16 << (4 * s.t_rank)) - 1)


@lean
def stronger_ranks(s: Record) -> int:
    """The ranks of naturals that beat the group on the table (not one of jokers alone), as a mask of 13."""
    if is_reversed(s):
        return (1 << s.t_rank) - 1
    return 0x1FFF & ~((2 << s.t_rank) - 1)


@lean
def cards_of_suits(suits: int) -> int:
    """All naturals of some suits, as a mask."""
    return SUIT * suits


@lean
def fits_group(s: Record, o: Record, rank: int, size: int, suits: int, jokers: int, lone_spade3: bool) -> int:
    """0, or why a group cannot be laid on the table now. `suits` are its naturals' and its declared jokers'."""
    if size > 4 and not o.quint:
        return Reason.TOO_MANY.value
    if s.t_type == NONE:
        return Reason.OK.value
    if s.t_type != GROUP:
        return Reason.WRONG_SHAPE.value
    if size != s.t_size:
        return Reason.WRONG_COUNT.value
    if lone_spade3 and o.spade3 and s.t_rank == JOKER_RANK and size == 1:
        return Reason.OK.value  # the return, lock or not (DG-47, DG-49)
    if rank == JOKER_RANK:
        if s.t_rank == JOKER_RANK:
            return Reason.NOT_STRONGER.value
    elif not stronger_naturals(s) >> (4 * rank) & 1:
        return Reason.NOT_STRONGER.value
    if s.lock and rank != JOKER_RANK:
        if suits & ~s.lock:
            return Reason.LOCKED.value
        if o.joker_declared and jokers and suits != s.lock:
            return Reason.LOCKED.value
    return Reason.OK.value


@lean
def fits_run(s: Record, o: Record, start: int, length: int, suit: int) -> int:
    """0, or why a run cannot be laid on the table now."""
    if s.t_type == NONE:
        return Reason.OK.value
    if s.t_type != RUN:
        return Reason.WRONG_SHAPE.value
    if length != s.t_size:
        return Reason.WRONG_COUNT.value
    apart = length if o.runs_beat == RUNS_ABOVE else 1
    if is_reversed(s):
        if start > s.t_rank - apart:
            return Reason.NOT_STRONGER.value
    elif start < s.t_rank + apart:
        return Reason.NOT_STRONGER.value
    if s.lock and s.lock != 1 << suit:
        return Reason.LOCKED.value
    return Reason.OK.value


@lean
def check_play(s: Record, o: Record, seat: int, move: int) -> int:
    """0, or why `seat` cannot make this play of a group or run (its turn and the phase are looked at elsewhere)."""
    cards = move & CARDS
    if cards & ~s.hand[seat] or not cards:
        return Reason.NOT_IN_HAND.value if cards else Reason.MALFORMED.value
    naturals = cards & NATURALS
    size, jokers = popcount(cards), popcount(cards & JOKERS)
    detail = move_detail(move)
    suits = suits_of(naturals)
    if move_type(move) == M_GROUP:
        rank = JOKER_RANK if naturals == 0 else lowest(naturals) >> 2
        if naturals and naturals & ~(15 << (4 * rank)):
            return Reason.NO_COMBINATION.value
        declared = _declared_fits(o, size, jokers, suits, detail)
        if not declared:
            return Reason.MALFORMED.value
        return fits_group(s, o, rank, size, suits | detail, jokers, cards == SPADE3)
    if size < 3 or popcount(suits) != 1:
        return Reason.NO_COMBINATION.value
    ranks = ranks_of(naturals)
    low, high = lowest(ranks), 12
    while not ranks >> high & 1:
        high -= 1
    start = run_start(low, high, size, is_reversed(s))
    if start < 0:
        return Reason.NO_COMBINATION.value
    if detail > 13 - size or low < detail or high >= detail + size:
        return Reason.NO_COMBINATION.value
    if detail != start and not o.joker_declared:
        return Reason.JOKER_ELSEWHERE.value
    return fits_run(s, o, detail, size, lowest(suits))


@lean
def _declared_fits(o: Record, size: int, jokers: int, suits: int, detail: int) -> bool:
    """Whether a group's detail is in order: the suits its jokers stand for where they are declared (UE-07), else 0."""
    if not o.joker_declared or jokers == 0 or suits == 0 or size > 4:
        return detail == 0
    return detail < 16 and detail & suits == 0 and popcount(detail) == jokers


@lean
def plays(s: Record, o: Record, seat: int, out: Ints) -> int:
    """Write every group and run `seat` may play now into `out`; how many."""
    hand = s.hand[seat]
    n = 0
    if s.t_type != RUN:
        n = _groups(s, o, hand, out, n)
    if s.t_type != GROUP:
        n = _runs(s, o, hand, out, n)
    return n


@lean
def _groups(s: Record, o: Record, hand: int, out: Ints, n: int) -> int:
    """All groups for an empty table or on a group."""
    jokers = popcount(hand & JOKERS)
    size = s.t_size if s.t_type == GROUP else 0
    fit = hand & NATURALS
    if size:
        fit &= stronger_naturals(s)
        if s.lock:
            fit &= cards_of_suits(s.lock)
        if size == 1:  # the most common question of all
            return _singles(s, o, hand, fit, out, n)
    if size > 4 and not o.quint:
        return n
    while fit:
        shift = lowest(fit) & ~3
        suits = fit >> shift & 15
        fit &= ~(15 << shift)
        most = min(popcount(suits) + jokers, 6 if o.quint else 4)
        if size == 0:
            for many in range(1, most + 1):
                n = _group_of(s, o, hand, suits, shift, many, jokers, out, n)
        elif size <= most:
            n = _group_of(s, o, hand, suits, shift, size, jokers, out, n)
    if jokers and (size == 0 or s.t_rank != JOKER_RANK):
        n = _jokers_alone(hand, jokers, size, out, n)
    return n


@lean
def _singles(s: Record, o: Record, hand: int, fit: int, out: Ints, n: int) -> int:
    """One card on one card: `fit` are the naturals that are strong enough and of the right suit."""
    if s.t_rank != JOKER_RANK:
        fit |= hand & JOKERS
    elif o.spade3:
        fit = hand & SPADE3
    while fit:
        bit = fit & -fit
        fit ^= bit
        out[n] = make_move(M_GROUP, 0, bit)
        n += 1
    return n


@lean
def _group_of(
    s: Record, o: Record, hand: int, suits: int, shift: int, size: int, jokers: int, out: Ints, n: int
) -> int:
    """All groups of one size of one rank: any of its `suits`, filled up by jokers."""
    for filled in range(min(jokers, size - 1) + 1):
        many = size - filled
        if many > 4:
            continue
        first = _FIRST[suits, many]
        for i in range(first, first + _COUNT[suits, many]):
            naturals = _SUBSETS[i] << shift
            if filled == 0:
                out[n] = make_move(M_GROUP, 0, naturals)
                n += 1
            else:
                n = _with_jokers(s, o, hand, naturals, _SUBSETS[i], size, filled, out, n)
    return n


@lean
def _with_jokers(
    s: Record, o: Record, hand: int, naturals: int, suits: int, size: int, filled: int, out: Ints, n: int
) -> int:
    """A group with each choice of jokers and, where they are declared, of the suits they stand for."""
    for chosen in range(1, 4):
        jokers = chosen << 52
        if jokers & ~hand or popcount(chosen) != filled:
            continue
        if o.joker_declared and size <= 4:
            free = 15 & ~suits
            first = _FIRST[free, filled]
            for i in range(first, first + _COUNT[free, filled]):
                if s.lock == 0 or suits | _SUBSETS[i] == s.lock:
                    out[n] = make_move(M_GROUP, _SUBSETS[i], naturals | jokers)
                    n += 1
        else:
            out[n] = make_move(M_GROUP, 0, naturals | jokers)
            n += 1
    return n


@lean
def _jokers_alone(hand: int, jokers: int, size: int, out: Ints, n: int) -> int:
    if size == 0:
        if hand & _JOKER0:
            out[n] = make_move(M_GROUP, 0, _JOKER0)
            n += 1
        if hand & _JOKER1:
            out[n] = make_move(M_GROUP, 0, _JOKER1)
            n += 1
    if jokers == 2 and (size == 0 or size == 2):
        out[n] = make_move(M_GROUP, 0, JOKERS)
        n += 1
    return n


@lean
def _runs(s: Record, o: Record, hand: int, out: Ints, n: int) -> int:
    jokers = popcount(hand & JOKERS)
    length = s.t_size if s.t_type == RUN else 0
    for suit in range(4):
        if s.lock and s.lock != 1 << suit:
            continue
        held = hand >> suit & SUIT
        # Three in a row, or with a joker two of three: anything less makes no run. Two jokers run with any card.
        if jokers == 0 and not held & (held >> 4) & (held >> 8):
            continue
        if jokers == 1 and not held & ((held >> 4) | (held >> 8)):
            continue
        if not held:
            continue
        if length:
            n = _runs_of(s, o, hand, held, suit, length, jokers, out, n)
        else:
            for many in range(3, min(popcount(held) + jokers, 13) + 1):
                n = _runs_of(s, o, hand, held, suit, many, jokers, out, n)
    return n


@lean
def _runs_of(s: Record, o: Record, hand: int, held: int, suit: int, length: int, jokers: int, out: Ints, n: int) -> int:
    """All runs of one length in one suit (`held`: its cards as SUIT bits)."""
    window = SUIT & ((1 << (4 * length)) - 1)
    reverse = is_reversed(s)
    for start in range(14 - length):
        have = held & (window << (4 * start))
        missing = length - popcount(have)
        if missing > jokers or have == 0:
            continue
        if s.t_type == RUN and fits_run(s, o, start, length, suit):
            continue
        for filled in range(missing, min(jokers, length - 1) + 1):
            n = _run_with(o, hand, have, suit, start, length, filled, filled - missing, reverse, out, n)
    return n


@lean
def _run_with(
    o: Record,
    hand: int,
    have: int,
    suit: int,
    start: int,
    length: int,
    filled: int,
    left_out: int,
    reverse: int,
    out: Ints,
    n: int,
) -> int:
    """The runs of one window with `filled` jokers, `left_out` of the cards that would fit kept in hand."""
    if left_out == 0:
        return _one_run(o, hand, have, suit, start, length, filled, reverse, out, n)
    first = have
    while first:
        one = first & -first
        first ^= one
        if left_out == 1:
            n = _one_run(o, hand, have ^ one, suit, start, length, filled, reverse, out, n)
        else:
            second = first
            while second:
                two = second & -second
                second ^= two
                n = _one_run(o, hand, have ^ one ^ two, suit, start, length, filled, reverse, out, n)
    return n


@lean
def _one_run(
    o: Record,
    hand: int,
    naturals: int,
    suit: int,
    start: int,
    length: int,
    filled: int,
    reverse: int,
    out: Ints,
    n: int,
) -> int:
    """Write one set of naturals with each choice of jokers, if the jokers' place agrees with `start`."""
    if naturals == 0:
        return n
    if filled and not o.joker_declared:
        high = 12
        while not naturals >> (4 * high) & 1:
            high -= 1
        if run_start(lowest(naturals) >> 2, high, length, reverse) != start:
            return n
    cards = naturals << suit
    if filled == 0:
        out[n] = make_move(M_RUN, start, cards)
        return n + 1
    for chosen in range(1, 4):
        jokers = chosen << 52
        if jokers & ~hand == 0 and popcount(chosen) == filled:
            out[n] = make_move(M_RUN, start, cards | jokers)
            n += 1
    return n


@lean
def lock_after(s: Record, o: Record, type_: int, size: int, suits: int, jokers: int) -> int:
    """The lock after a play on the table's play: the old one, or a new one if both have the same suits.

    With jokers, exactly one completion of the suits must exist (DX-04); in a house where jokers start no lock, neither
    play may hold one; groups of five or more never lock.
    """
    if s.lock or not o.lock or s.t_type == NONE:
        return s.lock
    if (jokers or s.t_jokers) and not o.joker_locks:
        return 0
    if type_ == RUN:
        return suits if suits == s.t_suits else 0
    if size > 4:
        return 0
    if o.joker_declared:
        return suits if suits == s.t_suits and popcount(suits) == size else 0
    both = suits | s.t_suits
    if size == 4:
        return 15
    return both if popcount(both) == size else 0
