"""All 2,598,960 five-card hands, classified by the rules and by an independent classifier over arrays (BX-13); and the
most plays there can be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import chain, combinations
from math import comb
from typing import Any

import numpy as np
import pytest

from hanpan.games.bigtwo.combos import CATEGORIES, STEP
from tests.bigtwo import loops
from tests.bigtwo.support import GAME, Values

HANDS = comb(52, 5)

#: BX-13, and the same worked out for straights A2345 and 23456 left out: each is 4^5 - 4 straights and 4 straight
#: flushes, which are then nothing, and flushes.
DEFAULT = {
    "straight": 10_200,
    "flush": 5_108,
    "full_house": 3_744,
    "four": 624,
    "straight_flush": 40,
    "none": 2_579_244,
}
WITH_JQKA2 = DEFAULT | {"straight": 11_220, "flush": 5_104, "straight_flush": 44, "none": 2_578_224}
PLAIN_ONLY = DEFAULT | {"straight": 8_160, "flush": 5_116, "straight_flush": 32, "none": 2_581_284}
ONLY_JQKA2 = DEFAULT | {"straight": 9_180, "flush": 5_112, "straight_flush": 36, "none": 2_580_264}


def rules_categories(**options: Values) -> Any:
    """The category of every hand by the rules, hands in the order of `loops.all_fives`."""
    hands, powers = np.zeros(HANDS, np.int64), np.zeros(HANDS, np.int64)
    assert loops.all_fives(52, GAME.options(**options).row[0], hands, powers) == HANDS
    return powers // STEP


@cache
def cards() -> Any:
    """The cards of every hand, highest number first, in the order of `loops.all_fives`."""
    every = chain.from_iterable(combinations(range(52), 5))
    return 51 - np.fromiter(every, np.int64, 5 * HANDS).reshape(HANDS, 5)[::-1]


def counted_apart(low: bool, jqka2: bool) -> Any:
    """The category of every hand, from how often ranks and suits occur in it."""
    ranks, suits = cards() // 4, cards() % 4
    same = np.sort((ranks[:, :, None] == ranks[:, None, :]).sum(axis=2), axis=1)
    full, four = (same == [2, 2, 3, 3, 3]).all(axis=1), (same == [1, 4, 4, 4, 4]).all(axis=1)
    flush = (suits == suits[:, :1]).all(axis=1)
    ordered = np.sort(ranks, axis=1)
    kinds: list[Sequence[int]] = [range(low_rank, low_rank + 5) for low_rank in range(8)]
    kinds += [(0, 1, 2, 3, 12), (0, 1, 2, 11, 12)] * low + [range(8, 13)] * jqka2
    straight = np.zeros(HANDS, bool)
    for kind in kinds:
        straight |= (ordered == list(kind)).all(axis=1)
    found = np.zeros(HANDS, np.int64)
    for name, those in (("straight", straight), ("flush", flush), ("full_house", full), ("four", four)):
        found[those] = CATEGORIES.index(name)
    found[straight & flush] = CATEGORIES.index("straight_flush")
    return found


def counts(categories: Any) -> Mapping[str, int]:
    return dict(zip(CATEGORIES, np.bincount(categories, minlength=6).tolist(), strict=True))


@pytest.mark.parametrize(
    ("low", "jqka2", "wanted"),
    [(True, False, DEFAULT), (True, True, WITH_JQKA2), (False, False, PLAIN_ONLY), (False, True, ONLY_JQKA2)],
)
def test_BX_13_every_hand_is_of_the_category_that_counting_finds(
    low: bool, jqka2: bool, wanted: dict[str, int]
) -> None:
    assert sum(wanted.values()) == HANDS == 2_598_960
    by_rules = rules_categories(low_straights=low, jqka2=jqka2)
    assert counts(by_rules) == wanted
    assert np.array_equal(by_rules, counted_apart(low, jqka2))


@pytest.mark.parametrize("straights", ["23456_top", "poker"])
@pytest.mark.parametrize("flushes", ["suit", "poker"])
def test_BX_13_no_order_changes_what_a_hand_is(straights: str, flushes: str) -> None:
    found = rules_categories(straights=straights, flushes=flushes, suits="taiwan")
    assert counts(found) == DEFAULT


def test_no_hand_has_more_plays_than_there_is_room_for() -> None:
    """A hand of all 54 cards, with every straight allowed, led with. By hand without jokers: 52 singles, 13·6 pairs,
    13·4 triples, 20,736 fives; and the sets of five with jokers, as the rules classify all of them."""
    options = GAME.options(jokers=2, jqka2=True).row
    hands, powers = np.zeros(comb(54, 5), np.int64), np.zeros(comb(54, 5), np.int64)
    loops.all_fives(54, options[0], hands, powers)
    fives = powers > 0
    assert int((fives & (hands < 1 << 52)).sum()) == 11_220 + 5_104 + 3_744 + 624 + 44
    smaller = 54 + (13 * 6 + 2 * 52 + 1) + (13 * 4 + 2 * 13 * 6 + 52)
    assert smaller + int(fives.sum()) == 69_407 < GAME.spec.max_moves
    s, out = GAME.spec.state.rows(), np.zeros(GAME.spec.max_moves, np.int64)
    s["hand"][0, 0], s["held"][0, 0] = (1 << 54) - 1, 54
    assert GAME.rules.legal(s, options, 0, out) == smaller + int(fives.sum())
