"""Each level is stronger than the one below: few matches, and so a wide margin. `bench/results.md` has more."""

from __future__ import annotations

import pytest

import hanpan
from hanpan.lab.arena import meet

GAME = hanpan.game("koikoi")


@pytest.mark.parametrize(("above", "below"), [("beginner", "random"), ("intermediate", "beginner")])
def test_the_rules_of_thumb_stand_in_order(above: str, below: str) -> None:
    """Each wins about four of five matches: of 400, the 95 % interval lies clear of 60 %."""
    assert meet(GAME, above, below, GAME.options(), groups=200).score.low > 0.6
