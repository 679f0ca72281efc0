"""Compiled loops over the rules of Daifugo, for tests that look at very many hands and rounds."""

from __future__ import annotations

from typing import Any

import numpy as np

from hanpan.games.daifugo.rules import actors, advance, check, deal, legal, play, start
from hanpan.kernel import Ints, jit, lowest, next_random, popcount, random_below, shuffle

#: What `rounds` counts as wrong.
WRONG = ("stuck", "cards", "held", "places", "totals")


@jit
def refusals_agree(s: Any, o: Any, out: Ints) -> bool:
    """Whether `check` allows, of all groups and runs of any cards of a small hand, with any detail, those listed."""
    hand = s.hand[0]
    n = legal(s, o, 0, out)
    allowed = 0
    cards = hand
    while cards:
        for kind in range(2, 4):
            for detail in range(64):
                allowed += check(s, o, 0, kind << 60 | detail << 54 | cards) == 0
        cards = (cards - 1) & hand
    allowed += check(s, o, 0, 1 << 60) == 0
    for i in range(n):
        if check(s, o, 0, out[i]) != 0:
            return False
    return allowed == n


@jit
def hands_agree(rows: Any, options: Any, hands: Ints, which: Ints, out: Ints) -> int:
    """How many `hands` fail `refusals_agree`, each put into seat 0 of the row and the options that `which` names."""
    wrong = 0
    for i in range(hands.size):
        s, o = rows[which[i]], options[which[i]]
        s.hand[0] = hands[i]
        s.held[0] = popcount(hands[i])
        wrong += not refusals_agree(s, o, out)
    return wrong


@jit
def rounds(s: Any, options: Any, count: int, rng: Ints, wrong: Ints) -> int:
    """Play `count` random rounds, five to a match, every match under the next of `options`; how many moves."""
    out = np.zeros(8192, np.int64)
    moves = 0
    for number in range(count):
        o = options[number // 5 % options.size]
        if number % 5 == 0:
            start(s, o, next_random(rng))
        deck = np.arange(52 + o.jokers)
        shuffle(rng, deck, deck.size)
        deal(s, o, deck)
        total = s.total.sum()
        steps = 0
        while actors(s, o) and steps < 3000:
            waiting = actors(s, o)
            for _skip in range(random_below(rng, popcount(waiting))):
                waiting &= waiting - 1
            seat = lowest(waiting)
            n = legal(s, o, seat, out)
            if n == 0:
                break
            play(s, o, seat, out[random_below(rng, n)])
            look(s, o, wrong)
            steps += 1
        moves += steps
        wrong[0] += actors(s, o) != 0
        places = 0
        points = 0
        for seat in range(o.seats):
            places |= 1 << s.place[seat]
            points += s.total[seat]
        wrong[3] += places != (2 << o.seats) - 2
        # Points by title add up to nothing, by place to 1 + 2 + … + seats.
        wrong[4] += points - total != (o.seats * (o.seats + 1) // 2 if o.points == 2 else 0)
        advance(s, o, next_random(rng))
    return moves


@jit
def look(s: Any, o: Any, wrong: Ints) -> None:
    """Every card lies in one place, and hands are of the sizes that everyone is told."""
    seen = s.dead
    twice = 0
    for pile in (s.thrown, s.trick, s.gone):
        twice |= seen & pile
        seen |= pile
    for seat in range(8):
        twice |= seen & s.hand[seat]
        seen |= s.hand[seat]
        wrong[2] += popcount(s.hand[seat]) != s.held[seat]
    wrong[1] += twice != 0 or seen != (1 << (52 + o.jokers)) - 1
