"""What Big Two's page shows of combinations: their kinds, and which five ranks are a straight."""

from __future__ import annotations

from typing import Annotated, get_args

from msgspec import Meta, Struct

from hanpan.games.bigtwo.combos import S_23456, S_JQKA2, STRAIGHTS, Category


class Straight(Struct, frozen=True):
    """Five ranks, from the three (0) to the two (12), that are a straight."""

    ranks: list[int]
    option: Annotated[str | None, Meta(description="the switch that must be on; null: always")]


class BigTwoTables(Struct, frozen=True):
    """What the page shows of the rules."""

    kinds: Annotated[list[str], Meta(description="All kinds of play, fewer cards before more, low before high.")]
    straights: Annotated[list[Straight], Meta(description="What can be a straight (BT-21, BT-22, BX-09).")]


def _option(which: int) -> str | None:
    if which < S_23456:
        return None
    return "jqka2" if which == S_JQKA2 else "low_straights"


TABLES = BigTwoTables(
    kinds=[kind for kind in get_args(Category) if kind != "none"],
    straights=[
        Straight([rank for rank in range(13) if int(ranks) >> rank & 1], _option(which))
        for which, ranks in enumerate(STRAIGHTS)
    ],
)
