"""The back of the cards."""

from __future__ import annotations

from ..palette import CREAM, INK, MUSTARD, RED
from ..pen import Card, Path, disc, dots, join, outline
from .suits import CLUB, DIAMOND, HEART, SPADE

GROUND = "#243a5e"
SPECK = "#33507a"


def card() -> Card:
    """Indigo paper with a woven lattice, and the four suits round a small sun."""
    result = Card("back", GROUND, height=140)
    slopes: list[Path] = []
    for step in range(-126, 92, 14):
        # One line of the lattice and its mirror image, cut where the frame begins.
        high, low = max(0, -step), min(132, 92 - step)
        slopes += [
            outline(
                [(4 + side * (high + step) + edge, 4 + high, True), (4 + side * (low + step) + edge, 4 + low, True)],
                False,
            )
            for side, edge in ((1, 0), (-1, 92))
        ]
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
