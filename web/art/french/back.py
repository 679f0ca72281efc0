"""The back of the cards."""

from __future__ import annotations

from ..palette import CREAM, INK, MUSTARD, RED
from ..pen import Card, disc, dots, join, outline
from .suits import CLUB, DIAMOND, HEART, SPADE

GROUND = "#243a5e"
SPECK = "#33507a"


def card() -> Card:
    """Indigo paper with a woven lattice, and the four suits round a small sun."""
    result = Card("back", GROUND, height=140)
    slopes = [outline([(x, 0, True), (x + 140, 140, True)], False) for x in range(-140, 100, 14)]
    slopes += [outline([(x, 140, True), (x + 140, 0, True)], False) for x in range(-140, 100, 14)]
    result.marks.append(f'<path stroke="{SPECK}" stroke-width="1.5" stroke-dasharray="5 2.1" d="{join(slopes).d()}"/>')
    result.draw(outline([(9, 9, True), (91, 9, True), (91, 131, True), (9, 131, True)]), CREAM, 1.4)
    result.both(disc(50, 70, 30), GROUND, CREAM, 1.4)
    result.both(disc(50, 70, 26.4), INK, CREAM, 1.4)
    for turn, path in enumerate((SPADE, HEART, CLUB, DIAMOND)):
        red = path in (HEART, DIAMOND)
        placed = path.at(0, -15, 0.74).at(50, 70, 1, 90 * turn)
        result.both(placed, RED if red else CREAM, CREAM, 1)
    result.draw(dots([(50, 70)]), MUSTARD, 9)
    result.draw(dots([(50, 70)]), RED, 4)
    return result
