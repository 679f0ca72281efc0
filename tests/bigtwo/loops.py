"""Compiled loops over the rules of Big Two, for tests that look at very many hands and rounds."""

from __future__ import annotations

from typing import Any

import numpy as np

from hanpan.games.bigtwo.combos import five_power, power
from hanpan.games.bigtwo.duty import best_power
from hanpan.games.bigtwo.plays import of_size
from hanpan.games.bigtwo.rules import actors, advance, check, deal, legal, play, start
from hanpan.kernel import CARDS, Ints, jit, lowest, next_random, popcount, random_below, shuffle

#: What `rounds` counts as wrong.
WRONG = ("stuck", "cards", "held", "passed", "sum", "totals", "winner")


@jit
def all_fives(deck: int, o: Any, hands: Ints, powers: Ints) -> int:
    """Write every five of the first `deck` cards and its power; how many."""
    n = 0
    for a in range(deck):
        for b in range(a):
            for c in range(b):
                for d in range(c):
                    for e in range(d):
                        cards = 1 << a | 1 << b | 1 << c | 1 << d | 1 << e
                        hands[n] = cards
                        powers[n] = five_power(cards, o)
                        n += 1
    return n


@jit
def powers_of(hands: Ints, o: Any, out: Ints) -> None:
    """The power of each of some sets of cards."""
    for i in range(hands.size):
        out[i] = power(hands[i], o)


@jit
def listings_wrong(hands: Ints, aboves: Ints, options: Any, out: Ints) -> int:
    """How often `of_size` does not list exactly the plays that are stronger than a power, each once.

    Hand i is tried under option row i; the other way is to look at every set of cards of the size.
    """
    wrong = 0
    for i in range(hands.size):
        o = options[i]
        for size in range(1, 6):
            if size == 4:
                continue
            n = of_size(hands[i], o, size, aboves[i], out, 0)
            fine = 0
            cards = hands[i]
            while cards:
                if popcount(cards) == size and power(cards, o) > aboves[i]:
                    fine += 1
                cards = (cards - 1) & hands[i]
            wrong += n != fine
            for j in range(n):
                wrong += power(out[j] & CARDS, o) <= aboves[i] or out[j] & CARDS & ~hands[i] != 0
                wrong += popcount(out[j] & CARDS) != size
                for k in range(j):
                    wrong += out[j] == out[k]
    return wrong


@jit
def refusals_wrong(rows: Any, options: Any, out: Ints) -> int:
    """How often `check` does not allow, of all sets of cards from the hand of seat 0 and the pass, exactly what `legal`
    lists."""
    wrong = 0
    for i in range(rows.size):
        s, o = rows[i], options[i]
        n = legal(s, o, 0, out)
        allowed = int(check(s, o, 0, 1 << 54) == 0)
        cards = s.hand[0]
        while cards:
            allowed += check(s, o, 0, 2 << 54 | cards) == 0
            cards = (cards - 1) & s.hand[0]
        for j in range(n):
            wrong += check(s, o, 0, out[j]) != 0
        wrong += allowed != n
    return wrong


@jit
def best_wrong(rows: Any, options: Any, hands: Ints, out: Ints) -> int:
    """How often `best_power` is not the highest power among the plays listed of a size."""
    wrong = 0
    for i in range(hands.size):
        s, o = rows[i % rows.size], options[i % rows.size]
        s.hand[0] = hands[i]
        s.held[0] = popcount(hands[i])
        for size in (1, 2, 3, 5):
            if size == s.held[0] and o.joker_last_barred:
                continue
            best = 0
            for j in range(of_size(hands[i], o, size, s.t_power, out, 0)):
                best = max(best, power(out[j] & CARDS, o))
            wrong += best_power(s, o, 0, size) != best
    return wrong


@jit
def rounds(s: Any, options: Any, count: int, rng: Ints, out: Ints, wrong: Ints) -> int:
    """Play `count` random hands, five to a session, every session under the next of `options`; how many moves."""
    moves = 0
    for number in range(count):
        o = options[number // 5 % options.size]
        if number % 5 == 0:
            start(s, o, next_random(rng))
        deck = np.arange(52 + o.jokers)
        shuffle(rng, deck, deck.size)
        deal(s, o, deck)
        before = s.total.copy()
        steps = 0
        while actors(s, o) and steps < 3000:
            seat = lowest(actors(s, o))
            n = legal(s, o, seat, out)
            if n == 0:
                break
            play(s, o, seat, out[random_below(rng, n)])
            look(s, o, wrong)
            steps += 1
        moves += steps
        wrong[0] += actors(s, o) != 0
        won = 0
        for seat in range(5):
            won += s.won[seat]
            wrong[5] += s.total[seat] - before[seat] != s.won[seat]
        wrong[4] += won != 0
        empty = 0
        for seat in range(o.seats):
            empty += s.held[seat] == 0
        # Nobody wins only where two hold a joker each.
        wrong[6] += (s.winner >= 0) != (empty == 1) or (s.winner < 0 and (o.seats > 2 or o.jokers < 2))
        advance(s, o, next_random(rng))
    return moves


@jit
def look(s: Any, o: Any, wrong: Ints) -> None:
    """Every card lies in one place, hands are of the sizes everyone is told, no pass outlives its trick."""
    seen = s.trick
    twice = seen & s.gone
    seen |= s.gone
    for seat in range(5):
        twice |= seen & s.hand[seat]
        seen |= s.hand[seat]
        wrong[2] += popcount(s.hand[seat]) != s.held[seat]
    for i in range(28):
        if s.stock[i] >= 0:
            twice |= seen & 1 << s.stock[i]
            seen |= 1 << s.stock[i]
    wrong[1] += twice != 0 or seen != (1 << (52 + o.jokers)) - 1
    wrong[3] += s.t_size == 0 and s.passed != 0
