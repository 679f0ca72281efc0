"""How computer players think about Koi-Koi (KA-01 … KA-06, KX-09).

Beginner and intermediate are rules of thumb; the intermediate's also play months out in the advanced player's search.
All read what their seat may know and nothing else, whatever position they are shown: the own hand, the field, both
captured piles, the numbers of cards held, calls and totals. What yaku are worth they ask of the rules, so they follow
every option.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from hanpan.cards import hwatu
from hanpan.games.contract import Thinking
from hanpan.games.koikoi.chances import MOST, WIN
from hanpan.games.koikoi.options import DEALER_ALTERNATES
from hanpan.games.koikoi.rules import (
    CALL,
    DRAW,
    M_KOIKOI,
    M_PICK,
    M_STOP,
    MAX_MOVES,
    factor,
    hand_card,
    legal,
    matches,
)
from hanpan.games.koikoi.yaku import ANIMALS, CHAFF, CUP, RIBBONS, worth
from hanpan.kernel import CARDS, Ints, Record, jit, kind_of, lowest, move_of, popcount, random_below

_EVERY = hwatu.DECK.all

#: The sets of cards that make yaku together. The many-card yaku (animals, ribbons, chaff) are counted apart.
SETS = np.array(
    [
        hwatu.DECK.mask(names.split())
        for names in (
            "03-bright 09-animal",
            "08-bright 09-animal",
            "06-animal 07-animal 10-animal",
            "01-red 02-red 03-red",
            "06-blue 09-blue 10-blue",
            "01-bright 03-bright 08-bright",
            "01-bright 03-bright 12-bright",
            "01-bright 08-bright 12-bright",
            "03-bright 08-bright 12-bright",
            "01-bright 03-bright 08-bright 12-bright",
            "01-bright 03-bright 08-bright 11-bright",
            "01-bright 03-bright 11-bright 12-bright",
            "01-bright 08-bright 11-bright 12-bright",
            "03-bright 08-bright 11-bright 12-bright",
        )
    ],
    np.int64,
)

#: What reaching a yaku is worth beyond its points, in points: one may end the month, and the other side gets nothing.
ENDING = 3.0

# ------------------------------------------------------------------------------------------------------- beginner


@jit
def beginner(v: Record, o: Record, seat: int, rng: Ints) -> int:
    """KA-01: the move that captures most, any of them when several do; one in five moves at random; stops at once."""
    if v.phase == CALL:
        return move_of(M_STOP, 0)
    moves = np.empty(MAX_MOVES, np.int64)
    n = legal(v, o, seat, moves)
    if random_below(rng, 5) == 0:
        return moves[random_below(rng, n)]
    most, level = -1, 0
    best = moves[0]
    for i in range(n):
        got = popcount(captured(v, moves[i]))
        if got > most:
            most, level = got, 0
        if got == most:
            level += 1
            if random_below(rng, level) == 0:
                best = moves[i]
    return best


@jit
def captured(v: Record, move: int) -> int:
    """The cards that a play or a choice takes from hand, field and pile, as a mask (0: the card stays there)."""
    if kind_of(move) == M_PICK:
        return move & CARDS | 1 << v.turned
    bit = hand_card(move)
    near = matches(v.field, lowest(bit))
    if popcount(near) == 2:
        return move & CARDS
    return near | bit if near else 0


# --------------------------------------------------------------------------------------------------- intermediate


@jit
def intermediate(v: Record, o: Record, seat: int, rng: Ints) -> int:
    """KA-02: towards yaku, away from what the other side's yaku need; koi-koi only when `may_call` says so."""
    if v.phase == CALL:
        return move_of(M_KOIKOI if may_call(v, o, seat) else M_STOP, 0)
    moves = np.empty(MAX_MOVES, np.int64)
    n = legal(v, o, seat, moves)
    if n == 1:
        return moves[0]
    chances = np.empty((2, 48), np.float64)
    hopes = np.zeros((2, 48), np.float64)
    _chances(v, seat, chances)
    _hopes(v, o, seat, chances[0], hopes[0])
    _hopes(v, o, 1 - seat, chances[1], hopes[1])
    best, highest = 0, -1e9
    for i in range(n):
        got = captured(v, moves[i])
        value = 0.0
        if got:
            while got:
                card = lowest(got)
                got &= got - 1
                value += hopes[0, card] * (1.0 / chances[0, card] - 1.0) + hopes[1, card]
        else:
            value = _lay(v, seat, lowest(moves[i] & CARDS), chances, hopes)
        if value > highest:
            best, highest = i, value
    return moves[best]


@jit
def may_call(v: Record, o: Record, seat: int) -> bool:
    """KA-02: at least four cards in hand, and no single card brings the other side a yaku or a better one."""
    return v.held[seat] >= 4 and not near_yaku(v, o, 1 - seat)


@jit
def near_yaku(v: Record, o: Record, seat: int) -> bool:
    """Whether one card, not yet captured, would raise the yaku of `seat`."""
    taken = v.taken[seat]
    base = worth(taken, o)
    free = _EVERY & ~taken & ~v.taken[1 - seat]
    while free:
        bit = free & -free
        free ^= bit
        if worth(taken | bit, o) > base:
            return True
    return False


@jit
def _chances(v: Record, seat: int, out: Any) -> None:
    """`out[0, c]`: roughly how likely card c ends up before `seat`, `out[1, c]`: before the other side; above 0.

    From where the card lies and how many of its month are where. The numbers were found by letting the player meet
    itself with others; their exact size matters little, as all moves are weighed by the same.
    """
    hand, field = v.hand[seat], v.field
    unseen = _unseen(v, seat)
    hidden = popcount(unseen)
    held = v.held[1 - seat]
    time, their_time = 0.25 + 0.1 * v.held[seat], 0.05 + 0.13 * held
    elsewhere = 1.0 - held / hidden if hidden else 1.0
    for first in range(0, 48, 4):
        in_hand = popcount(hand >> first & 15)
        lying = popcount(field >> first & 15)
        out_of_sight = popcount(unseen >> first & 15)
        # How likely the other side holds a card of this month.
        threat = 1.0 - _power(elsewhere, out_of_sight)
        for card in range(first, first + 4):
            bit = 1 << card
            if hand & bit:
                if lying:
                    out[0, card] = 0.75 - 0.5 * threat
                elif in_hand > 1:
                    out[0, card] = 0.9
                else:
                    out[0, card] = min(0.9, 0.05 + 0.3 * out_of_sight) * time
                out[1, card] = 0.03
            elif field & bit:
                out[0, card] = 0.65 - 0.6 * threat if in_hand else 0.02 + 0.15 * out_of_sight * time
                out[1, card] = max(0.02, 1.25 * threat * their_time)
            else:
                out[0, card] = (0.4 if in_hand else 0.3 if lying else 0.25) * time
                out[1, card] = (0.2 if in_hand else 0.3 if lying else 0.4) * their_time + 0.01


@jit
def _power(base: float, n: int) -> float:
    """base to the n, by multiplying: `**` rounds otherwise in machine code than in the interpreted twin."""
    power = 1.0
    for _factor in range(n):
        power *= base
    return power


@jit
def _unseen(v: Record, seat: int) -> int:
    """The cards whose place `seat` does not know: in the other hand or the pile."""
    seen = v.hand[seat] | v.field | v.taken[0] | v.taken[1]
    if v.turned >= 0:
        seen |= 1 << v.turned
    return _EVERY & ~seen


@jit
def _hopes(v: Record, o: Record, seat: int, chances: Any, out: Any) -> None:
    """`out[c]`: the points that `seat` may still hope for and will miss without card c."""
    taken, gone = v.taken[seat], v.taken[1 - seat]
    base = worth(taken, o)
    stake = base * factor(v, o, seat, base)
    for i in range(SETS.size):
        missing = SETS[i] & ~taken
        if missing == 0 or SETS[i] & gone or popcount(missing) > 3:
            continue
        better = worth(taken | missing, o)
        if better <= base:
            continue
        hope = better * factor(v, o, seat, better) - stake + ENDING
        rest = missing
        while rest:
            hope *= chances[lowest(rest)]
            rest &= rest - 1
        while missing:
            out[lowest(missing)] += hope
            missing &= missing - 1
    _count(ANIMALS, 5, taken, gone, chances, out)
    _count(RIBBONS, 5, taken, gone, chances, out)
    _count(CHAFF | CUP, 10, taken, gone, chances, out)


@jit
def _count(kind: int, needed: int, taken: int, gone: int, chances: Any, out: Any) -> None:
    """The hopes that hang on the many cards of a kind: one point, or one more, each."""
    missing = needed - popcount(taken & kind)
    free = kind & ~taken & ~gone
    if popcount(free) < missing:
        return
    hope = 1.0 if missing <= 0 else (1.0 + ENDING) * _power(0.8, missing)
    while free:
        card = lowest(free)
        free &= free - 1
        out[card] += hope * chances[card]


@jit
def _lay(v: Record, seat: int, card: int, chances: Any, hopes: Any) -> float:
    """What it is worth to lay `card` on the field, where it matches nothing: mostly a loss, or a danger averted."""
    first = card & ~3
    out_of_sight = popcount(_unseen(v, seat) >> first & 15)
    again = 0.9 if popcount(v.hand[seat] >> first & 15) > 1 else 0.1 * out_of_sight
    lost = hopes[0, card] * max(0.0, 1.0 - again / chances[0, card])
    return -lost - 0.7 * hopes[1, card] * (0.1 * out_of_sight / chances[1, card] - 1.0)


# ------------------------------------------------------------------------------------------------------- advanced


@jit
def playout(s: Record, o: Record, seat: int, rng: Ints) -> int:
    """The intermediate player who, in the last month, knows what it needs (KA-05)."""
    if s.phase == CALL and s.month >= o.months:
        return move_of(M_KOIKOI if _after_stop(s, o, seat) < 0 else M_STOP, 0)
    return intermediate(s, o, seat, rng)


@jit
def _after_stop(v: Record, o: Record, seat: int) -> int:
    """By how much `seat` is ahead in total if it stops now."""
    base = worth(v.taken[seat], o)
    return v.total[seat] + base * factor(v, o, seat, base) - v.total[1 - seat]


@jit
def value(s: Record, o: Record, seat: int) -> float:
    """KA-03: the chance that `seat` wins the match from the finished month `s`, a draw counting half (`chances`)."""
    dealer = s.winner
    if dealer < 0:
        dealer = 1 - s.dealer if o.draw == DEALER_ALTERNATES and s.ending == DRAW else s.dealer
    ahead = max(-MOST, min(MOST, s.total[dealer] - s.total[1 - dealer]))
    chance = WIN[o.months - s.month, MOST + ahead]
    return chance if dealer == seat else 1.0 - chance


@jit
def choose(v: Record, o: Record, seat: int, moves: Ints, values: Any, n: int) -> int:
    """The best of the search, and of koi-koi or stop what KA-04 and, in the last month, KA-05 say (KX-09)."""
    if v.phase != CALL:
        return 0
    stop = 0 if kind_of(moves[0]) == M_STOP else 1
    left = o.months - v.month
    if left == 0:
        ahead = _after_stop(v, o, seat)
        if ahead:
            return stop if ahead > 0 else 1 - stop
    elif left <= 5 and not may_call(v, o, seat):
        return stop
    return 1 - stop if values[1 - stop] >= values[stop] else stop


THINKING = Thinking(
    thumb={"beginner": beginner, "intermediate": intermediate},
    playout=playout,
    value=value,
    choose=choose,
    guesses={"advanced": 1000},
)
