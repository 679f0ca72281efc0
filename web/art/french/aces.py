"""The aces: one grand pip before the sun, a blossom set into it, between banks of cloud."""

from __future__ import annotations

from ..hwatu.plants import NARROW, NOTCHED, ROUND, RUFFLED, Petal, rays, rosette
from ..palette import BLUE, CREAM, INK, MUSTARD, PURPLE, RED, WHITE
from ..pen import Card, disc, dots, line, shape
from .suits import Suit, pip

X, Y = 62.5, 70.0

# The inks of the sun and the clouds, then the blossom: petals, how many, its ink, how far below the middle it sits.
DRESS: dict[str, tuple[str, str, Petal, int, str, float]] = {
    "S": (RED, MUSTARD, NARROW, 16, CREAM, 4),
    "H": (INK, MUSTARD, NOTCHED, 5, WHITE, -5),
    "D": (MUSTARD, BLUE, ROUND, 8, CREAM, 0),
    "C": (MUSTARD, PURPLE, RUFFLED, 6, CREAM, -1),
}

CLOUDS = (
    "20,4! 98,4! 98,24 92,28 62,28! 58,24.6 62,21! 52,21 42,21! 38,17.4 42,14! 34,14 20,14!",
    "98,17! 82,17 80,20.4 84,21",
    "62,10.4! 76,10.4 78,7 74,5",
)


def card(suit: Suit) -> Card:
    """A suit's ace."""
    result = Card(f"{suit.letter}A{suit.mark}", height=140)
    sun, cloud, petal, count, ink, drop = DRESS[suit.letter]
    result.both(disc(X, Y, 33), sun, INK, 1.8)
    bank, *wisps = CLOUDS
    for turn in (0, 180):
        x, y = (0, 0) if turn == 0 else (125, 140)
        result.both(shape(bank).at(x, y, 1, turn), cloud, INK, 1.8)
        result.draw(line(*wisps).at(x, y, 1, turn), INK, 1.4)
    result.draw(pip(suit, X, Y, 50), CREAM, 7)
    result.both(pip(suit, X, Y, 50), suit.ink, INK, 2.2)
    result.both(rosette(petal, count, 11, -90).at(X, Y + drop), ink, INK, 1.4)
    result.draw(rays(count, 3, 7, -90 + 180 / count).at(X, Y + drop), RED, 1.3)
    result.draw(dots([(X, Y + drop)]), MUSTARD, 6)
    return result
