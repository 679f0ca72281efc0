"""Machine speed for studies: a loop of one's own, compiled around a game's rules.

How often does a month end before it begins, by a special hand? A million deals, beside the exact share (one player's
hand is four of a month or four pairs: 2270466 of C(48, 8) hands).

    python examples/chance.py
"""

from math import comb

import numpy as np

from hanpan.games.koikoi.rules import special_hand
from hanpan.kernel import Ints, jit, new_random, shuffle

DEALS = 1_000_000


@jit
def special_hands(deals: int, deck: Ints, rng: Ints) -> int:
    """How many of `deals` random hands of eight are special (KK-11, KK-12)."""
    found = 0
    for _ in range(deals):
        shuffle(rng, deck, 8)
        hand = 0
        for i in range(8):
            hand |= 1 << deck[i]
        if special_hand(hand):
            found += 1
    return found


found = special_hands(DEALS, np.arange(48), new_random(1))
exact = 2270466 / comb(48, 8)
print(f"{found} of {DEALS} hands are special: {found / DEALS:.4%}; exactly {exact:.4%}")
