"""The back of the cards."""

from __future__ import annotations

from ..palette import INK, RED
from ..pen import Card, disc, dots, join, outline
from .plants import ROUND, rays, rosette

GROUND = "#6d1f1a"
SPECK = "#7e2a22"


def card() -> Card:
    """Red-brown paper with a woven speck and a small five-petalled crest."""
    result = Card("back", GROUND)
    rows = [outline([(4 + 2.5 * (row % 2), 6 + 5 * row, True), (97, 6 + 5 * row, True)], False) for row in range(30)]
    # Dashes of no length with round caps are dots: thirty rows cost thirty lines.
    result.marks.append(f'<path stroke="{SPECK}" stroke-width="1.6" stroke-dasharray="0 5" d="{join(rows).d()}"/>')
    border = outline([(9, 9, True), (91, 9, True), (91, 151, True), (9, 151, True)])
    result.draw(border, INK, 2.2)
    result.fill(disc(50, 80, 19), INK)
    result.draw(disc(50, 80, 16.4), RED, 1.2)
    result.both(rosette(ROUND, 5, 12.5, -90).at(50, 80), GROUND, RED, 1.6)
    result.draw(rays(5, 3.4, 7, -90).at(50, 80), RED, 1.4)
    result.draw(dots([(50, 80)]), RED, 3.6)
    return result
