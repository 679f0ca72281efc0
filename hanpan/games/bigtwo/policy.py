"""How computer players think about Big Two. All keep the duty of best effort (BT-56).

Beginner and intermediate are rules of thumb; the intermediate's also play hands out in the advanced player's search.
They read what their seat may know and nothing else: the own hand, what was played, how many cards the others hold.
"""

from __future__ import annotations

import numpy as np

from hanpan.games.bigtwo.combos import power
from hanpan.games.bigtwo.duty import is_bound, keeps_duty
from hanpan.games.bigtwo.planning import MOST_FIVES, Plan, losers, make_plan, room, standing_chance
from hanpan.games.bigtwo.rules import legal
from hanpan.games.contract import Thinking
from hanpan.kernel import CARDS, Ints, Record, jit, lean, popcount, random_below

#: By how much money a hand's value goes from a draw to certain, either way: few hands are won or lost by more.
STAKE = 120.0
#: The most moves that the search compares.
MOST_CANDIDATES = 24


@lean
def dutiful(v: Record, o: Record, seat: int, moves: Ints, n: int) -> int:
    """Keep those of the first `n` moves that keep the duty; how many (always one: what is owed can be played)."""
    if not is_bound(v, o, seat):
        return n
    kept = 0
    for i in range(n):
        if keeps_duty(v, o, seat, moves[i] & CARDS):
            moves[kept] = moves[i]
            kept += 1
    return kept


# ------------------------------------------------------------------------------------------------------- beginner


@jit
def beginner(v: Record, o: Record, seat: int, rng: Ints) -> int:
    """The weakest play that beats, the lowest single as a lead; passes only when nothing beats; one in six moves at
    random."""
    moves = np.empty(room(v.hand[seat]), np.int64)
    n = dutiful(v, o, seat, moves, legal(v, o, seat, moves))
    if random_below(rng, 6) == 0:
        return moves[random_below(rng, n)]
    best, least = 0, 1 << 40
    for i in range(n):
        cards = moves[i] & CARDS
        if cards:
            strength = power(cards, o) + (popcount(cards) << 20)
            if strength < least:
                best, least = i, strength
    return moves[best]


# --------------------------------------------------------------------------------------------------- intermediate


@jit
def intermediate(v: Record, o: Record, seat: int, rng: Ints) -> int:
    """Plays what leaves the best hand: combinations kept together, weak cards gone, control cards held."""
    moves = np.empty(room(v.hand[seat]), np.int64)
    n = dutiful(v, o, seat, moves, legal(v, o, seat, moves))
    if n == 1:
        return moves[0]
    best = np.empty(1, np.int64)
    _best_of(v, o, seat, moves, n, best)
    return best[0]


@jit
def _best_of(v: Record, o: Record, seat: int, moves: Ints, n: int, best: Ints) -> int:
    """Write the best of the first `n` moves into `best`, best first, as many as there is room for; how many.

    Of very many five-card plays only some are looked at.
    """
    plan = make_plan(v, o, seat)
    now = losers(v.hand[seat], plan)
    fewest = 54
    for other in range(o.seats):
        if other != seat:
            fewest = min(fewest, v.held[other])
    fives = 0
    for i in range(n):
        fives += popcount(moves[i] & CARDS) == 5
    step = 1 + fives // MOST_FIVES
    values = np.empty(best.size, np.float64)
    kept = 0
    for i in range(n):
        cards = moves[i] & CARDS
        if step > 1 and popcount(cards) == 5 and i % step:
            continue
        value = _worth(v, o, seat, cards, now, fewest, plan) if cards else 0.0
        if kept == best.size and value <= values[kept - 1]:
            continue
        place = min(kept, best.size - 1)
        while place > 0 and values[place - 1] < value:
            best[place], values[place] = best[place - 1], values[place - 1]
            place -= 1
        best[place], values[place] = moves[i], value
        kept = min(kept + 1, best.size)
    return kept


@jit
def _worth(v: Record, o: Record, seat: int, cards: int, now: float, fewest: int, plan: Plan) -> float:
    """How much better than a pass it is to play `cards`, in plays saved."""
    size = popcount(cards)
    rest = v.hand[seat] & ~cards
    if rest == 0:
        return 1e6
    stands = standing_chance(cards, plan, o)
    # The lead is worth a play; and more when another is nearly out, or when the rest can go at once.
    lead = 1.0 + (0.5 if fewest <= 3 else 0.0)
    if power(rest, o):
        lead += 2.0
    value = now - losers(rest, plan) + stands * lead + 0.4 * size
    if v.t_size == 0 and size == fewest and size <= 2:
        value -= 1.5 * (1.0 - stands)  # who waits with as many cards may go out on it
    return value


# ------------------------------------------------------------------------------------------------------- advanced


@lean
def value(s: Record, o: Record, seat: int) -> float:
    """The money of the finished hand `s`, as 0 … 1."""
    return min(1.0, max(0.0, 0.5 + 0.5 * s.won[seat] / STAKE))


@jit
def candidates(v: Record, o: Record, seat: int, out: Ints) -> int:
    """The moves that keep the duty, or where there are many the best of them by the rules of thumb."""
    n = dutiful(v, o, seat, out, legal(v, o, seat, out))
    if n <= MOST_CANDIDATES:
        return n
    best = np.empty(MOST_CANDIDATES, np.int64)
    n = _best_of(v, o, seat, out, n, best)
    for i in range(n):
        out[i] = best[i]
    return n


@lean
def choose(v: Record, o: Record, seat: int, moves: Ints, values: Ints, n: int) -> int:
    """The best of the search."""
    return 0


THINKING = Thinking(
    thumb={"beginner": beginner, "intermediate": intermediate},
    playout=intermediate,
    value=value,
    choose=choose,
    guesses={"advanced": 400},
    candidates=candidates,
)
