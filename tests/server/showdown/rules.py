"""The rules of Showdown."""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from hanpan.cards import french
from hanpan.kernel import (
    CARDS,
    Field,
    Ints,
    Kind,
    Record,
    copy,
    jit,
    kind_of,
    lowest,
    move_of,
    popcount,
    record,
    shuffle,
)

SEATS, HAND = 4, 3
CHOOSE = 1
MAX_MOVES = HAND

STATE = record(
    Field("deal_number"),
    Field("total", count=SEATS),
    Field("points", count=SEATS),  # of this round
    Field("hand", Kind.MASK, SEATS, place=True),
    Field("held", count=SEATS),
    Field("ready"),  # the seats that have chosen, as bits
    Field("chosen", Kind.CARD, SEATS, place=True),
    Field("shown", Kind.MASK, place=True),
    Field("stock", Kind.MASK, place=True),
)

_EVERY = french.DECK.all


class Reason(IntEnum):
    """Why a move is refused."""

    OK = 0
    OVER = 1
    CHOSEN_ALREADY = 2
    NOT_IN_HAND = 3
    MALFORMED = 4


@jit
def start(s: Record, o: Record, lot: int) -> None:
    s.deal_number = 1


@jit
def deal(s: Record, o: Record, deck: Ints) -> None:
    s.ready = s.shown = 0
    s.stock = _EVERY
    for seat in range(SEATS):
        s.points[seat] = s.hand[seat] = s.held[seat] = 0
        s.chosen[seat] = -1
    for seat in range(o.seats):
        for i in range(HAND):
            s.hand[seat] |= 1 << deck[HAND * seat + i]
        s.held[seat] = HAND
        s.stock &= ~s.hand[seat]


@jit
def actors(s: Record, o: Record) -> int:
    mask = 0
    for seat in range(o.seats):
        if s.held[seat] and not s.ready >> seat & 1:
            mask |= 1 << seat
    return mask


@jit
def legal(s: Record, o: Record, seat: int, out: Ints) -> int:
    n = 0
    if actors(s, o) >> seat & 1:
        rest = s.hand[seat]
        while rest:
            out[n] = move_of(CHOOSE, rest & -rest)
            rest &= rest - 1
            n += 1
    return n


@jit
def check(s: Record, o: Record, seat: int, move: int) -> int:
    if actors(s, o) == 0:
        return Reason.OVER.value
    if kind_of(move) != CHOOSE or popcount(move & CARDS) != 1:
        return Reason.MALFORMED.value
    if s.ready >> seat & 1:
        return Reason.CHOSEN_ALREADY.value
    return Reason.OK.value if s.hand[seat] & move else Reason.NOT_IN_HAND.value


@jit
def play(s: Record, o: Record, seat: int, move: int) -> None:
    card = move & CARDS
    s.hand[seat] ^= card
    s.chosen[seat] = lowest(card)
    s.ready |= 1 << seat
    if s.ready != (1 << o.seats) - 1:
        return
    best = 0
    for other in range(o.seats):
        if s.chosen[other] > s.chosen[best]:
            best = other
    s.points[best] += 1
    s.total[best] += 1
    for other in range(o.seats):
        s.shown |= 1 << s.chosen[other]
        s.chosen[other] = -1
        s.held[other] -= 1
    s.ready = 0


@jit
def view(s: Record, o: Record, seat: int, out: Record) -> None:
    copy(s, out)
    out.stock = 0
    for other in range(SEATS):
        if other != seat:
            out.hand[other] = 0
            out.chosen[other] = -1


@jit
def guess(v: Record, o: Record, seat: int, rng: Ints, out: Record) -> None:
    copy(v, out)
    known = v.shown
    for other in range(SEATS):
        known |= v.hand[other]
        if v.chosen[other] >= 0:
            known |= 1 << v.chosen[other]
    unseen = np.empty(54, np.int64)
    n = 0
    for card in range(54):
        if not known >> card & 1:
            unseen[n] = card
            n += 1
    deck = unseen[:n]
    shuffle(rng, deck, n)
    used = 0
    for other in range(o.seats):
        if v.ready >> other & 1 and v.chosen[other] < 0:
            out.chosen[other] = deck[used]
            used += 1
        missing = v.held[other] - (v.ready >> other & 1) - popcount(v.hand[other])
        for _ in range(missing):
            out.hand[other] |= 1 << deck[used]
            used += 1
    out.stock = 0
    for i in range(used, n):
        out.stock |= 1 << deck[i]


@jit
def agrees(v: Record, o: Record, seat: int, s: Record) -> bool:
    return True


@jit
def score(s: Record, o: Record, out: Ints) -> None:
    _places(s.points, o.seats, out)


@jit
def standing(s: Record, o: Record, out: Ints) -> None:
    _places(s.total, o.seats, out)


@jit
def _places(points: Ints, seats: int, out: Ints) -> None:
    for seat in range(seats):
        out[seat] = points[seat]
        out[seats + seat] = 1
        for other in range(seats):
            if points[other] > points[seat]:
                out[seats + seat] += 1


@jit
def advance(s: Record, o: Record, lot: int) -> int:
    if s.deal_number >= o.deals:
        return 0
    s.deal_number += 1
    return 1
