"""What the page knows of straights is what the rules know: of all five ranks, those make one that the table names."""

from __future__ import annotations

from itertools import combinations

import pytest

from hanpan.games.bigtwo.combos import five_power
from hanpan.games.bigtwo.tables import TABLES
from hanpan.games.face import game
from hanpan.kernel import interpreted

power = interpreted(five_power)


@pytest.mark.parametrize("low", [False, True])
@pytest.mark.parametrize("jqka2", [False, True])
def test_BT_21_BT_22_BX_09_five_ranks_are_a_straight_where_the_table_says_so(low: bool, jqka2: bool) -> None:
    options = game("bigtwo").options(low_straights=low, jqka2=jqka2)
    o = options.game.spec.options.type.record(options.row)
    said = [set(one.ranks) for one in TABLES.straights if one.option is None or options[one.option]]
    assert len(said) == 8 + 2 * low + jqka2
    for ranks in combinations(range(13), 5):
        # One card is of another suit, so that it is no flush.
        cards = sum(1 << (4 * rank + (rank == ranks[0])) for rank in ranks)
        assert bool(power(cards, o)) == (set(ranks) in said)


def test_kinds_stand_by_size_and_strength() -> None:
    """BT-14 … BT-19."""
    assert TABLES.kinds[:3] == ["single", "pair", "triple"]
    assert TABLES.kinds[3:] == ["straight", "flush", "full_house", "four", "straight_flush"]
