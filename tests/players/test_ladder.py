"""Each level is stronger than the one below: few matches, and so wide margins. `bench/results.md` has more."""

from __future__ import annotations

import pytest

import hanpan
from hanpan.lab.arena import meet

GAME = hanpan.game("koikoi")


@pytest.mark.parametrize(("above", "below"), [("beginner", "random"), ("intermediate", "beginner")])
def test_the_rules_of_thumb_stand_in_order(above: str, below: str) -> None:
    """Each wins more than four of five matches: of 400, the 95 % interval lies clear of 60 %."""
    assert meet(GAME, above, below, GAME.options(), groups=200).score.low > 0.6


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_the_search_is_stronger_than_its_playout() -> None:
    """It wins about two of three matches (`bench/results.md`). The score of 48 has a standard error of nearly 7 of 100:
    this notices a search that has come to harm, not one that gains less, as `make ladder` does."""
    assert meet(GAME, "advanced", "intermediate", GAME.options(), groups=24).score.mean > 0.56
