"""Random numbers for playouts, and the shuffle of real decks: exact arguments first, then chi-square on many decks.

All seeds are fixed, so nothing here is left to chance; the bounds on p-values say how unlikely the outcome would be
with a fair shuffle.
"""

from __future__ import annotations

import hashlib
import hmac
import itertools
import math
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from scipy.stats import chi2, chisquare

from hanpan import kernel
from hanpan.kernel import Ints, interpreted, jit, new_random, next_random, random_below, shuffle, shuffled, unbiased

DECKS = 200_000
SIZE = 48


def square_p(counts: Any, expected: float) -> float:
    """The p-value of position × card counts of shuffled decks: every row and column sums to the number of decks."""
    n = counts.shape[0]
    statistic = float(((counts - expected) ** 2 / expected).sum()) * (n - 1) / n
    return float(chi2.sf(statistic, (n - 1) ** 2))


def neighbours_p(first: Any, second: Any, size: int) -> float:
    """The p-value of the pairs of cards at two places, against all ordered pairs alike."""
    pairs = np.bincount(first * size + second, minlength=size * size).reshape(size, size)
    assert np.trace(pairs) == 0
    return float(chisquare(pairs[~np.eye(size, dtype=bool)]).pvalue)


@pytest.fixture(scope="module")
def decks() -> Any:
    """Many decks as real matches deal them, one to a row."""
    return np.array([shuffled(b"chi-square", str(label), SIZE) for label in range(DECKS)])


def test_every_card_is_as_likely_at_every_place(decks: Any) -> None:
    counts = np.array([np.bincount(decks[:, place], minlength=SIZE) for place in range(SIZE)])
    assert (counts.sum(0) == DECKS).all()
    assert square_p(counts, DECKS / SIZE) > 0.001


def test_every_pair_of_neighbours_is_as_likely(decks: Any) -> None:
    """For each of the 47 places between two cards: none may be rarer than 1 in 10,000."""
    values = [neighbours_p(decks[:, place], decks[:, place + 1], SIZE) for place in range(SIZE - 1)]
    assert min(values) > 1e-4
    # The p-values of a fair shuffle are themselves spread evenly: their mean is 0.5 ± 4 × 0.289 / √47.
    assert abs(sum(values) / len(values) - 0.5) < 0.17


@pytest.mark.parametrize("n", range(1, 257))
def test_unbiased_by_count_of_bytes(n: int) -> None:
    """Of the 256 bytes, equally many lead to every number; the rest lead to the next byte. As bytes are independent and
    uniform, so is the number."""
    found = Counter[int]()
    thrown = 0
    for byte in range(256):
        stream = iter([byte, 0])
        number = unbiased(stream, n)
        if next(stream, None) is None:
            thrown += 1
            assert number == 0
        else:
            found[number] += 1
    assert set(found) == set(range(n))
    assert set(found.values()) == {256 // n}
    assert thrown == 256 % n


@pytest.mark.parametrize("size", [1, 2, 3, 4, 5, 6])
def test_every_order_comes_from_exactly_one_row_of_draws(size: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """So, the draws being unbiased and independent, all orders are equally likely."""
    orders = Counter[tuple[int, ...]]()
    for draws in itertools.product(*(range(i + 1) for i in range(size - 1, 0, -1))):
        left = list(draws)

        def draw(stream: Iterator[int], n: int, left: list[int] = left) -> int:
            assert left[0] < n
            return left.pop(0)

        monkeypatch.setattr(kernel, "unbiased", draw)
        orders[tuple(shuffled(b"", "", size))] += 1
        assert left == []
    assert len(orders) == math.factorial(size)
    assert set(orders.values()) == {1}


def test_shuffle_of_a_seed_is_fixed_for_ever() -> None:
    """Written out once more from its description: old records name seeds, so this may never change."""
    seed, label = bytes(range(32)), "round 3 deal 1"
    stream = b"".join(hmac.new(seed, f"{label} {n}".encode(), hashlib.sha256).digest() for n in range(20))
    deck = list(range(54))
    at = 0
    for i in range(53, 0, -1):
        while stream[at] >= 256 - 256 % (i + 1):
            at += 1
        j = stream[at] % (i + 1)
        at += 1
        deck[i], deck[j] = deck[j], deck[i]
    assert shuffled(seed, label, 54) == deck
    assert list(itertools.islice(kernel.random_bytes(seed, label), 100)) == list(stream[:100])


def test_seeds_and_labels_lead_to_different_decks() -> None:
    found = {tuple(shuffled(seed, label, SIZE)) for seed in (b"", b"a", b"b") for label in ("1", "1 1", "11", "2", "")}
    assert len(found) == 15


def model(state: int) -> tuple[int, int]:
    """Xorshift on 64 bits with whole numbers: (next state, its low 63 bits)."""
    full = (1 << 64) - 1
    state ^= state << 13 & full
    state ^= state >> 7
    state ^= state << 17 & full
    return state, state & (1 << 63) - 1


@pytest.mark.parametrize("seed", [0, 1, -1, 7, 2**64, 10**30])
def test_next_random_is_xorshift_compiled_and_interpreted(seed: int) -> None:
    compiled, plain = new_random(seed), new_random(seed)
    state = int(compiled[0]) % (1 << 64)
    assert state != 0
    for _ in range(500):
        state, expected = model(state)
        assert next_random(compiled) == interpreted(next_random)(plain) == expected
        assert compiled[0] == plain[0]
        assert int(compiled[0]) % (1 << 64) == state


@pytest.mark.parametrize("n", [1, 2, 3, 7, 48, 54, 1000, 2**31 - 1, 2**31])
def test_random_below_is_the_scaled_top_of_the_number(n: int) -> None:
    """floor(x · n / 2³¹) of 31 uniform bits: in range, and no value's chance is off by more than 2⁻³¹."""
    compiled, plain, source = new_random(n), new_random(n), new_random(n)
    for _ in range(2000):
        x = int(next_random(source)) >> 32
        assert 0 <= x < 1 << 31
        number = random_below(compiled, n)
        assert number == interpreted(random_below)(plain, n) == x * n // (1 << 31)
        assert 0 <= number < n


@jit
def tally_numbers(rng: Ints, n: int, times: int, counts: Any) -> None:
    """Count numbers below `n`, and each with the one before."""
    last = random_below(rng, n)
    for _ in range(times):
        number = random_below(rng, n)
        counts[last, number] += 1
        last = number


@pytest.mark.parametrize("n", [2, 6, 16, 48])
def test_random_below_is_even_and_forgets(n: int) -> None:
    counts = np.zeros((n, n), np.int64)
    tally_numbers(new_random(12), n, 2_000_000, counts)
    assert chisquare(counts.sum(0)).pvalue > 0.001
    assert chisquare(counts.ravel()).pvalue > 0.001


@jit
def tally_shuffles(rng: Ints, deck: Ints, first: int, times: int, places: Any, pairs: Any) -> None:
    """Count the cards at the first places of many shuffles, and the first two together."""
    for _ in range(times):
        shuffle(rng, deck, first)
        for place in range(first):
            places[place, deck[place]] += 1
        pairs[deck[0], deck[1]] += 1


def test_playout_shuffle_is_even() -> None:
    places, pairs = np.zeros((SIZE, SIZE), np.int64), np.zeros((SIZE, SIZE), np.int64)
    tally_shuffles(new_random(8), np.arange(SIZE), SIZE, DECKS, places, pairs)
    assert square_p(places, DECKS / SIZE) > 0.001
    assert chisquare(pairs[~np.eye(SIZE, dtype=bool)]).pvalue > 0.001
    assert np.trace(pairs) == 0


def test_playout_shuffle_of_the_first_places_draws_from_all() -> None:
    """Five of 48: each place is even over all cards, and the rest of the deck keeps its cards."""
    places, pairs = np.zeros((5, SIZE), np.int64), np.zeros((SIZE, SIZE), np.int64)
    deck = np.arange(SIZE)
    tally_shuffles(new_random(9), deck, 5, DECKS, places, pairs)
    assert min(float(chisquare(row).pvalue) for row in places) > 0.001
    assert sorted(deck.tolist()) == list(range(SIZE))


def test_playout_shuffle_is_the_same_interpreted() -> None:
    one, two = np.arange(30), np.arange(30)
    compiled, plain = new_random(4), new_random(4)
    for first in (30, 1, 0, 12, 29):
        shuffle(compiled, one, first)
        interpreted(shuffle)(plain, two, first)
        assert one.tolist() == two.tolist()
        assert sorted(one.tolist()) == list(range(30))


def test_new_random_tells_seeds_apart() -> None:
    states = {int(new_random(seed)[0]) for seed in range(-500, 500)}
    assert len(states) == 1000
    assert 0 not in states
    assert new_random(3).dtype == np.int64
    assert new_random(3).shape == (1,)
