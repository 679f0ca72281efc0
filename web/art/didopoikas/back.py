"""The back of the cards."""

from __future__ import annotations

from ..palette import CREAM, INK, MUSTARD
from ..pen import Card, disc, join, line, outline
from .inks import INKS

GROUND = "#1f4743"
SPECK = "#2c5a55"


def card() -> Card:
    """Pine-green paper with lines and circles in turn, and the four emblems round a ring."""
    result = Card("back", GROUND, height=140)
    rows = [line(f"{6 + 7 * (row % 2)},{7 + 7 * row}! 95,{7 + 7 * row}!") for row in range(19)]
    result.marks.append(f'<path stroke="{SPECK}" stroke-width="2" stroke-dasharray="5 9" d="{join(rows).d()}"/>')
    result.draw(outline([(9, 9, True), (91, 9, True), (91, 131, True), (9, 131, True)]), CREAM, 1.4)
    result.both(disc(50, 70, 30), INK, CREAM, 1.4)
    result.draw(line("29,91! 71,49!", "29,49! 71,91!"), CREAM, 1.4)
    result.both(disc(50, 70, 8), INK, MUSTARD, 2.4)
    for ink, (x, y) in zip(INKS, ((50, 50.6), (69.4, 70), (50, 89.4), (30.6, 70)), strict=True):
        result.both(ink.emblem.at(x, y, 0.7), ink.colour, CREAM, 1)
    return result
