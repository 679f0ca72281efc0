"""The back of the cards."""

from __future__ import annotations

from .palette import INK, RED
from .pen import Card, dots, join, outline
from .plants import ROUND, rosette

GROUND = "#6d1f1a"
SPECK = "#7e2a22"


def card() -> Card:
    """Red-brown paper with a woven speck and a small five-petalled crest."""
    result = Card("back", GROUND)
    specks = [(6 + 5 * i + 2.5 * (j % 2), 6 + 5 * j) for j in range(30) for i in range(18)]
    result.draw(dots(specks), SPECK, 1.4)
    border = outline([(10, 10, True), (90, 10, True), (90, 150, True), (10, 150, True)])
    result.draw(border, INK, 1.6)
    result.both(join([rosette(ROUND, 5, 15, -90).at(50, 80)]), INK, RED, 1.6)
    result.both(rosette(ROUND, 5, 8, -90).at(50, 80), GROUND, RED, 1.4)
    return result
