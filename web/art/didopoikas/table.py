"""What is drawn on which card: lines, circles, or both.

No picture of the original cards is known.  This table is the one deck that
agrees with all that is written about it and is balanced over the colours.
"""

from __future__ import annotations

from typing import Literal

Shape = Literal["line", "mixed", "circle"]

COLOURS = "RYGB"

# One row a number, one letter a colour: l(ine), m(ixed), o (circle).
ROWS = ("mlml", "mmmm", "llll", "lllo", "lmlm", "mlml", "mmmm", "loll")

KINDS: dict[str, Shape] = {"l": "line", "m": "mixed", "o": "circle"}


def shape_of(colour: str, number: int) -> Shape:
    """What a card shows."""
    return KINDS[ROWS[number - 1][COLOURS.index(colour)]]
