"""A hundred thousand random rounds under random options: all end, within bounds, with no card lost."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from hanpan.games.zayagoshi.rules import actors, deal, legal, play, start
from hanpan.games.zayagoshi.state import MAX_MOVES, SEATS, SLOTS, STATE
from hanpan.kernel import Ints, Record, jit, new_random, next_random, popcount, random_below, shuffle
from tests.contract.kit import random_options
from tests.zayagoshi.board import GAME

ROUNDS = 100_000
#: Each keep needs at most a register and nine acts more than there are cards, each act comes within ten turns a seat,
#: and there are at most five keeps a seat: far above what random rounds take.
MOST_MOVES = 3_000


@jit
def cards_in(s: Record) -> int:
    """How many cards there are, by place; -1 when one lies in two."""
    seen = 0
    count = 0
    for seat in range(SEATS):
        count += popcount(s.hand[seat]) + popcount(s.kept[seat])
        seen |= s.hand[seat] | s.kept[seat]
    for slot in range(SLOTS):
        count += popcount(s.pair[slot])
        seen |= s.pair[slot]
    for i in range(s.ripening):
        count += 1
        seen |= 1 << s.ripe[i]
    for i in range(s.left):
        count += 1
        seen |= 1 << s.centre[i]
    for i in range(s.discarded):
        count += 1
        seen |= 1 << s.discards[i]
    return count if popcount(seen) == count else -1


@jit
def rounds(n: int, rows: Any, options: Any, rng: Ints, found: Ints) -> None:
    """Play `n` random rounds, one under each option row in turn. `found`: rounds by ending, then the most moves, rounds
    in which a card was lost, and rounds whose points do not add up to nothing."""
    moves = np.empty(MAX_MOVES, np.int64)
    cards = np.arange(36)
    s = rows[0]
    for i in range(n):
        o = options[i % options.size]
        start(s, o, next_random(rng))
        shuffle(rng, cards, 36)
        deal(s, o, cards)
        taken = 0
        whole = True
        while actors(s, o) and taken < MOST_MOVES:
            seat = random_below(rng, o.seats)
            while not actors(s, o) >> seat & 1:
                seat = (seat + 1) % o.seats
            play(s, o, seat, moves[random_below(rng, legal(s, o, seat, moves))])
            whole = whole and cards_in(s) == 36
            taken += 1
        found[s.ending] += 1
        found[5] = max(found[5], taken)
        found[6] += 0 if whole else 1
        paid = 0
        for seat in range(SEATS):
            paid += s.won[seat]
        found[7] += 1 if paid else 0


def test_B15_all_rounds_end_with_every_card_there() -> None:
    chance = random.Random("rounds")
    options = np.concatenate([random_options(GAME, chance).row for _ in range(500)])
    found = np.zeros(8, np.int64)
    rounds(ROUNDS, STATE.rows(), options, new_random(4), found)
    running, four, five, idle, quiet, most, broken, unpaid = (int(n) for n in found)
    assert running == broken == unpaid == 0
    assert four + five + idle + quiet == ROUNDS
    assert min(four, five, quiet) > 0
    assert most < MOST_MOVES
