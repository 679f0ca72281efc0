"""Who is stronger: seatings, whole matches, scores and intervals."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from scipy.stats import binomtest

import hanpan
from hanpan.kernel import bind, interpreted, new_random, next_random, random_below, shuffle
from hanpan.lab import arena
from hanpan.lab.arena import Estimate, Meeting, meet, seatings, wilson
from hanpan.players.levels import UnknownLevel, decide
from tests.players import toy

GAME = hanpan.game("koikoi")
SHORT = GAME.options(months=3)

# ------------------------------------------------------------------------------------------------------ seatings


def test_two_seats_are_swapped() -> None:
    assert seatings(2).tolist() == [[0, 1], [1, 0]]


def test_four_seats_alternate() -> None:
    assert seatings(4).tolist() == [[0, 1, 0, 1], [1, 0, 1, 0]]


@pytest.mark.parametrize("seats", range(2, 9))
def test_both_players_sit_on_every_seat_equally_often(seats: int) -> None:
    table = seatings(seats)
    assert (2 * table.sum(axis=0) == len(table)).all()
    assert all(0 < row.sum() < seats for row in table)
    assert len({tuple(row) for row in table.tolist()}) == len(table)


# --------------------------------------------------------------------------------------------------------- scores


def result(totals: tuple[int, int, int], seating: list[int]) -> tuple[float, float]:
    """`_result` for a finished match of the toy game, whose totals are the stakes."""
    names = dict.fromkeys(("actors", "advance", "deal", "play", "start", "view", "voided", "first", "second"), None)
    loop = bind("hanpan.lab.arena_loop", "toy", **names, standing=toy.standing, DECK=0)
    s, o = toy.STATE.record(toy.position(stakes=totals)), toy.OPTIONS.record(toy.options())
    score, points = interpreted(loop._result)(s, o, np.array(seating))
    return float(score), float(points)


def test_the_score_is_the_share_of_better_places_over_all_pairs() -> None:
    """One seat against two: better than one of them and level with the other is 1.5 of 2."""
    assert result((3, 1, 2), [0, 1, 1]) == (1.0, 3 - 1.5)
    assert result((2, 1, 2), [0, 1, 1]) == (0.75, 2 - 1.5)
    assert result((1, 2, 3), [0, 1, 0]) == (0.5, 2 - 2)
    assert result((1, 1, 1), [1, 0, 0]) == (0.5, 0.0)
    assert result((0, 1, 2), [0, 1, 1]) == (0.0, -1.5)


# ------------------------------------------------------------------------------------------------------ intervals


@pytest.mark.parametrize(("won", "played"), [(0, 10), (3, 10), (70, 100), (500, 1000), (40, 40)])
def test_for_independent_matches_the_interval_is_wilsons(won: int, played: int) -> None:
    interval = binomtest(won, played).proportion_ci(method="wilson")
    found = wilson(np.array([1.0] * won + [0.0] * (played - won)), played)
    assert (found.mean, found.low, found.high) == pytest.approx((won / played, interval.low, interval.high), abs=1e-6)


def test_matches_that_are_always_shared_count_as_few() -> None:
    """Where both matches of a pair always end alike, a pair is one trial: the interval of half as many."""
    alike = np.array([1.0] * 30 + [0.0] * 20)
    interval = binomtest(30, 50).proportion_ci(method="wilson")
    found = wilson(alike, 100)
    assert (found.low, found.high) == pytest.approx((interval.low, interval.high), abs=1e-6)


def test_no_match_counts_for_more_than_one_trial() -> None:
    """Pairs that always split say little about the sum of their luck: 0.5, as surely as by all matches and no more."""
    found = wilson(np.array([0.5] * 40 + [0.75, 0.25]), 84)
    interval = binomtest(42, 84).proportion_ci(method="wilson")
    assert (found.low, found.high) == pytest.approx((interval.low, interval.high), abs=1e-6)


def test_the_interval_holds_the_truth_nineteen_times_of_twenty() -> None:
    """Pairs with a common luck, 60 % each: of 1,000 intervals between 930 and 970 hold 0.6 (three standard errors)."""
    rng = np.random.default_rng(3)
    held = 0
    for _trial in range(1000):
        luck = rng.normal(size=(100, 1)) * 0.7 + rng.normal(size=(100, 2)) * (1 - 0.49) ** 0.5
        found = wilson((luck < 0.2533471).mean(axis=1), 200)
        held += found.low <= 0.6 <= found.high
    assert 930 <= held <= 970


def test_points_come_with_their_standard_error() -> None:
    """Pairs of mean 1, 3 and 5: mean 3, variance 4, standard error √(4/3)."""
    points = np.array([[0.0, 2.0], [3.0, 3.0], [9.0, 1.0]])
    meeting = Meeting("koikoi", "a", "b", SHORT, 0, points * 0, points)
    error = 1.959964 * (4 / 3) ** 0.5
    estimate = meeting.points_per_match
    assert (estimate.mean, estimate.low, estimate.high) == pytest.approx((3.0, 3.0 - error, 3.0 + error))


def test_one_group_says_nothing_about_the_spread_of_points() -> None:
    meeting = Meeting("koikoi", "a", "b", SHORT, 0, np.ones((1, 2)), np.ones((1, 2)))
    assert meeting.points_per_match == Estimate(1.0, -np.inf, np.inf)


def test_matches_are_counted_as_won_drawn_and_lost() -> None:
    scores = np.array([[1.0, 0.5], [0.0, 1.0], [0.5, 0.5]])
    meeting = Meeting("koikoi", "a", "b", SHORT, 0, scores, scores)
    assert (meeting.matches, meeting.won, meeting.drawn, meeting.lost) == (6, 2, 3, 1)
    assert meeting.score.mean == pytest.approx(3.5 / 6)


# -------------------------------------------------------------------------------------------------------- matches


def test_a_player_without_whims_is_exactly_as_strong_as_itself() -> None:
    """On the same chance with seats swapped, every pair is one match seen from both sides."""
    meeting = meet(GAME, "intermediate", "intermediate", SHORT, groups=50)
    assert (meeting.scores.sum(axis=1) == 1.0).all()
    assert (meeting.points.sum(axis=1) == 0.0).all()
    assert len(np.unique(meeting.points)) > 20


def test_the_result_follows_from_the_seed_alone() -> None:
    done: list[int] = []
    alone = meet(GAME, "beginner", "random", SHORT, groups=40, seed=8, jobs=1, progress=done.append)
    shared = meet(GAME, "beginner", "random", SHORT, groups=40, seed=8, jobs=3)
    longer = meet(GAME, "beginner", "random", SHORT, groups=60, seed=8)
    other = meet(GAME, "beginner", "random", SHORT, groups=40, seed=9)
    assert (alone.points == shared.points).all()
    assert (alone.points == longer.points[:40]).all()
    assert (alone.points != other.points).any()
    assert done == sorted(done)
    assert done[-1] == 40


def test_the_second_player_is_the_first_seen_from_the_other_side() -> None:
    one = meet(GAME, "intermediate", "random", SHORT, groups=30, seed=4)
    assert one.score.mean > 0.5
    other = meet(GAME, "random", "intermediate", SHORT, groups=30, seed=4)
    assert other.score.mean < 0.5


def chance(seed: int, group: int) -> Any:
    return np.array([new_random((seed << 32) + group)[0]])


def test_a_match_is_the_one_that_the_python_face_plays() -> None:
    """The same decks and lots, move by move through the face, bring the same points: this player has no whims."""
    meeting = meet(GAME, "intermediate", "intermediate", SHORT, groups=3, seed=2)
    draw, below, mix = interpreted(next_random), interpreted(random_below), interpreted(shuffle)
    for group in range(3):
        luck = chance(2, group)
        draw(luck)  # the players' chance
        position: hanpan.Position | None = GAME.ready(SHORT, int(below(luck, 1 << 30)))
        while position is not None:
            shuffler, lot = np.array([int(draw(luck)) | 1]), int(below(luck, 1 << 30))
            waiting, dealt = position, False
            while not dealt:
                deck = np.arange(48)
                mix(shuffler, deck, 48)
                row = waiting._row.copy()
                GAME.rules.deal(row, SHORT.row, deck)
                position = hanpan.Position(GAME, SHORT, row)
                dealt = not position.voided
            while position.actors:
                seat = position.actors[0]
                view = bytes(position.view(seat))
                position = position.play(seat, decide("koikoi", "intermediate", view, SHORT, seat, 1))
            totals = position.totals
            position = position.advanced(lot)
        assert meeting.points[group].tolist() == [totals[0] - totals[1], totals[1] - totals[0]]


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(UnknownLevel, match="did you mean 'beginner'"):
        meet(GAME, "beginnr", "random", SHORT, groups=1)


def test_no_matches_are_refused() -> None:
    with pytest.raises(ValueError, match="at least one group"):
        meet(GAME, "random", "random", SHORT, groups=0)


def test_what_fails_in_one_thread_ends_all(monkeypatch: pytest.MonkeyPatch) -> None:
    played = 0

    def play(seeds: Any, *more: Any) -> None:
        nonlocal played
        played += len(seeds)
        if played >= 5:
            raise ArithmeticError("in a thread")

    monkeypatch.setattr(arena, "compiled_loop", lambda game, first, second, cards: play)
    with pytest.raises(ArithmeticError, match="in a thread"):
        meet(GAME, "random", "random", SHORT, groups=1_000_000, jobs=3)


def test_an_interrupt_ends_all() -> None:
    def stop(done: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        meet(GAME, "random", "random", SHORT, groups=1_000_000, jobs=2, progress=stop)
