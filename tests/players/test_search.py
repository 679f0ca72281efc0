"""The search over any game, on a toy game whose best move is known by counting."""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from typing import Any

import pytest

from hanpan.kernel import interpreted, move_of, new_random
from tests.players import toy


class Spies:
    """The toy game's functions, interpreted, that write down how the search calls them."""

    def __init__(self, guesses: int, **instead: Any) -> None:
        self.guessed: list[int] = []  #: the hidden card of each guess
        self.finished: list[tuple[int, int, int]] = []  #: (guess number, stake tried by seat 0, what others drew)
        self.dealt: dict[int, int] = {}  #: the hidden card of the deals that were played out, by guess number
        self.acted: list[int] = []  #: the seats in the order of their playout moves
        self.offered: list[tuple[list[int], list[float]]] = []  #: what `choose` was shown
        spies = {"guess": self.guess, "playout": self.playout, "value": self.value, "choose": self.choose}
        self.search = interpreted(toy.search(guesses, **spies | instead).search)

    def guess(self, v: Any, o: Any, seat: int, rng: Any, out: Any) -> None:
        interpreted(toy.guess)(v, o, seat, rng, out)
        self.guessed.append(int(out.card))

    def playout(self, s: Any, o: Any, seat: int, rng: Any) -> int:
        self.acted.append(seat)
        return int(interpreted(toy.playout)(s, o, seat, rng))

    def value(self, s: Any, o: Any, seat: int) -> float:
        self.dealt[len(self.guessed)] = int(s.card)
        self.finished.append((len(self.guessed), int(s.stake[seat]), int(s.drawn)))
        return float(interpreted(toy.value)(s, o, seat))

    def choose(self, v: Any, o: Any, seat: int, moves: Any, values: Any, n: int) -> int:
        self.offered.append(([toy.stake_of(int(move)) for move in moves[:n]], [float(x) for x in values[:n]]))
        return 0

    def think(self, seed: int = 1, seat: int = 0, todo: int = 0b111) -> int:
        view, options = toy.STATE.record(toy.position(todo)), toy.OPTIONS.record(toy.options())
        return toy.stake_of(int(self.search(view, options, seat, new_random(seed))))


def test_the_best_move_is_found_where_several_seats_act_at_once() -> None:
    """With 4,000 deals the mean of 3k or -k differs from its expectation by 0.05 (one standard error of the paired
    difference of stakes 1 and 2 is 0.03); stake 2 is ahead by 0.2."""
    found = toy.search(4000).search
    for seat in range(toy.SEATS):
        for seed in range(10):
            move = found(toy.position()[0], toy.options()[0], seat, new_random(seed))
            assert toy.stake_of(int(move)) == 2


def test_means_are_those_counted_by_hand() -> None:
    spies = Spies(2000)
    spies.think()
    (stakes, means), *more = spies.offered
    assert not more
    assert sorted(stakes) == [0, 1, 2, 3]
    for stake, mean in zip(stakes, means, strict=True):
        # The dropped moves saw a half of the deals; 0.15 is four standard errors of the widest, 3·k + k over √1000.
        assert mean == pytest.approx(toy.EXPECTED[stake], abs=0.1 + 0.15 * stake)
    assert stakes[:2] == [2, 1]


@pytest.mark.parametrize("guesses", [1, 2, 3, 10, 33])
def test_exactly_so_many_deals_are_guessed(guesses: int) -> None:
    spies = Spies(guesses)
    spies.think()
    assert len(spies.guessed) == guesses


def test_all_moves_of_a_deal_meet_the_same_random_numbers() -> None:
    spies = Spies(12)
    spies.think()
    lucks = set()
    for _deal, tries in groupby(spies.finished, key=lambda one: one[0]):
        drawn = {draws for _number, _stake, draws in tries}
        assert len(drawn) == 1
        lucks |= drawn
    assert len(lucks) > 4, "every deal brings new numbers (16 ways to draw for two seats)"


def test_the_worse_half_is_dropped_after_each_share() -> None:
    """Four moves: half of the deals with all, half with the two that are left, which were the best so far."""
    spies = Spies(40)
    spies.think()
    tried = Counter(number for number, _stake, _draws in spies.finished)
    assert [tried[number] for number in range(1, 41)] == [4] * 20 + [2] * 20
    so_far = Counter[int]()
    for number, stake, _draws in spies.finished:
        if number <= 20:
            so_far[stake] += 3 * stake if spies.guessed[number - 1] >= 2 * stake + 1 else -stake
    left = {stake for number, stake, _draws in spies.finished if number > 20}
    assert left == {stake for stake, _points in so_far.most_common(2)}


def test_choose_sees_the_moves_best_first_and_has_the_last_word() -> None:
    spies = Spies(40)
    first = spies.think(seed=3)
    assert spies.offered[0][0][0] == first
    assert spies.offered[0][1][0] >= spies.offered[0][1][1]
    contrary = toy.search(40, choose=lambda v, o, seat, moves, values, n: n - 1)
    view, options = toy.STATE.record(toy.position()), toy.OPTIONS.record(toy.options())
    last = toy.stake_of(int(interpreted(contrary.search)(view, options, 0, new_random(3))))
    assert last == spies.offered[0][0][-1]


def test_only_moves_that_the_solver_leaves_are_compared() -> None:
    def two_left(v: Any, o: Any, seat: int, rng: Any, moves: Any) -> int:
        moves[:2] = [move_of(1, 0), move_of(4, 0)]
        return 2

    spies = Spies(40, exact=two_left)
    assert spies.think() == 3
    assert spies.offered[0][0] == [3, 0]


def test_a_single_move_that_the_solver_leaves_is_made_at_once() -> None:
    def one_left(v: Any, o: Any, seat: int, rng: Any, moves: Any) -> int:
        moves[0] = move_of(1, 0)
        return 1

    spies = Spies(40, exact=one_left)
    assert spies.think() == 0
    assert not spies.guessed


def test_deals_are_taken_by_their_likelihood() -> None:
    """Of two deals with cards a and b, a + 1 and b + 1 likely, b is taken with (b + 1)/(a + b + 2): over all hundred
    pairs the mean card is then 5.3 in place of 4.5. 3,000 deals bring it within 0.2, four standard errors."""
    pairs = [(a, b) for a in range(10) for b in range(10)]
    mean = sum((a * (a + 1) + b * (b + 1)) / (a + b + 2) for a, b in pairs) / 100
    spies = Spies(3000, likelihood=lambda v, o, seat, s: float(s.card + 1), TRIES=2)
    spies.think()
    assert len(spies.guessed) == 6000
    taken = [card for _number, card in sorted(spies.dealt.items())]
    assert len(taken) == 3000
    assert sum(taken) / 3000 == pytest.approx(mean, abs=0.2)


def test_what_is_impossible_is_not_taken() -> None:
    """Of 32 deals one at least has a nine, but for three of a hundred times; with a nine stake 3 is best."""
    spies = Spies(200, likelihood=lambda v, o, seat, s: float(s.card == 9), TRIES=32)
    assert spies.think() == 3
    assert sum(card == 9 for card in spies.dealt.values()) > 180


def test_where_several_may_act_the_lowest_seat_goes_first_and_nobody_twice() -> None:
    spies = Spies(1)
    spies.think(seat=1)
    assert spies.acted == [0, 2] * 4


def test_a_seat_alone_is_enough() -> None:
    spies = Spies(4)
    spies.think(seat=2, todo=0b100)
    assert spies.acted == []


def test_interpreted_and_compiled_searches_decide_alike() -> None:
    plain, fast = interpreted(toy.search(9).search), toy.search(9).search
    view, options = toy.STATE.record(toy.position()), toy.OPTIONS.record(toy.options())
    decisions = set()
    for seed in range(60):
        slow = plain(view, options, 0, new_random(seed))
        assert slow == fast(toy.position()[0], toy.options()[0], 0, new_random(seed))
        decisions.add(int(slow))
    assert len(decisions) > 1
