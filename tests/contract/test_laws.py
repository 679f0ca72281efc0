"""Every registered game keeps the contract's laws at every position of thousands of random rounds."""

from __future__ import annotations

import pytest

from tests.contract import loops
from tests.contract.kit import GAMES, findings


@pytest.mark.parametrize("law", loops.LAWS)
@pytest.mark.parametrize("name", GAMES)
def test_law(name: str, law: str) -> None:
    tried, broken, where = findings(name).verdict(law)
    assert tried > 0
    assert broken == 0, f"broken {broken} of {tried} times; first: {where}"


@pytest.mark.parametrize("name", GAMES)
def test_pairs_are_many(name: str) -> None:
    """At least 20,000 pairs of positions that look alike to a seat were compared."""
    tried, _broken, _where = findings(name).verdict("pair_moves")
    assert tried >= 20_000 * (loops.PROBES + 1)
