"""What Zayagoshi's page shows of its points: what kinds of shape, colour and number do to them (ZS-05)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from hanpan.games.zayagoshi.scoring import ADDS, POWERS, START, TIMES


class Part(Struct, frozen=True):
    """What so many kinds do to the points: first what is added, then what multiplies, then what raises."""

    add: int
    times: int
    power: int


class ZayagoshiTables(Struct, frozen=True):
    """What the page shows of the rules."""

    start: Annotated[int, Meta(description="What a set is worth before its kinds are looked at.")]
    of_shapes: Annotated[list[Part], Meta(description="What 0 to 5 kinds of shape do; there are four.")]
    of_colours: Annotated[list[Part], Meta(description="What 0 to 5 kinds of colour do.")]
    of_numbers: Annotated[list[Part], Meta(description="What 0 to 5 kinds of number do.")]
    of_strong_numbers: Annotated[
        list[Part], Meta(description="The same where they are strong; there are four or five.")
    ]


_PARTS = [Part(int(add), int(times), int(power)) for add, times, power in zip(ADDS, TIMES, POWERS, strict=True)]

TABLES = ZayagoshiTables(START, *(_PARTS[row : row + 6] for row in range(0, len(_PARTS), 6)))
