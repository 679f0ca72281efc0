"""What a finished month is worth to the advanced player (KA-03)."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from hanpan.games.koikoi.chances import MONTH, MOST, WIN
from hanpan.games.koikoi.options import OPTIONS
from hanpan.games.koikoi.policy import value
from hanpan.games.koikoi.rules import DRAW, OVER, STATE, STOPPED
from hanpan.kernel import interpreted

POINTS = np.array([points for points, _often in MONTH])
SHARES = np.array([often for _points, often in MONTH]) / sum(often for _points, often in MONTH)


def test_after_the_last_month_only_the_lead_counts() -> None:
    assert list(WIN[0, MOST - 2 : MOST + 3]) == [0.0, 0.0, 0.5, 1.0, 1.0]


def test_a_lead_counts_for_more_the_fewer_months_are_left() -> None:
    assert (np.diff(WIN, axis=1) >= 0.0).all()
    for lead in (10, 30):
        assert (np.diff(WIN[:, MOST + lead]) < 0.0).all()
        assert (np.diff(WIN[:, MOST - lead]) > 0.0).all()


def test_with_one_month_left_and_level_the_month_decides() -> None:
    assert WIN[1, MOST] == pytest.approx(SHARES[POINTS > 0].sum() + SHARES[POINTS == 0].sum() / 2)


@pytest.mark.parametrize(("left", "lead"), [(2, 0), (4, 5), (11, -12)])
def test_the_chances_are_those_of_matches_played_out(left: int, lead: int) -> None:
    """KK-07, KK-08: the winner of a month deals the next, after a draw the dealer stays. 40,000 matches, four standard
    errors."""
    rng = np.random.default_rng(5)
    ahead = np.full(40_000, lead)
    deals = np.ones(40_000, bool)
    for _month in range(left):
        gained = rng.choice(POINTS, 40_000, p=SHARES)
        ahead += np.where(deals, gained, -gained)
        deals = np.where(gained >= 0, deals, ~deals)
    won = ((ahead > 0) + 0.5 * (ahead == 0)).mean()
    assert WIN[left, MOST + lead] == pytest.approx(won, abs=4 * 0.5 / 200)


def finished(winner: int, ending: int, totals: tuple[int, int], month: int = 6, dealer: int = 0) -> Any:
    s = STATE.new()
    s.phase, s.ending, s.winner, s.month, s.dealer = OVER, ending, winner, month, dealer
    s.total[0], s.total[1] = totals
    return s


def worth(s: Any, seat: int, **options: object) -> float:
    return float(interpreted(value)(s, OPTIONS.type.record(OPTIONS.row(options)), seat))


@pytest.mark.parametrize("totals", [(0, 0), (12, 5), (5, 12), (400, 0)])
def test_one_side_wins_what_the_other_loses(totals: tuple[int, int]) -> None:
    for winner in (0, 1):
        s = finished(winner, STOPPED, totals)
        assert worth(s, 0) + worth(s, 1) == pytest.approx(1.0)
    assert worth(finished(0, STOPPED, totals, month=12), 0) == (totals[0] >= totals[1]) - 0.5 * (totals == (0, 0))


def test_who_deals_next_is_who_won_or_stayed() -> None:
    """KK-07, KK-08: level with months to come, the next dealer is the better off, as the dealer wins more months."""
    assert SHARES[POINTS > 0].sum() > SHARES[POINTS < 0].sum()
    assert worth(finished(1, STOPPED, (5, 5)), 1) == WIN[6, MOST] > 0.5
    assert worth(finished(-1, DRAW, (5, 5), dealer=1), 1) == WIN[6, MOST]
    assert worth(finished(-1, DRAW, (5, 5), dealer=1), 1, draw="alternates") == 1.0 - WIN[6, MOST]


def test_months_left_are_counted_from_the_options() -> None:
    assert worth(finished(0, STOPPED, (5, 0), month=3), 0, months=3) == 1.0
    assert worth(finished(0, STOPPED, (5, 0), month=3), 0, months=6) == WIN[3, MOST + 5]
