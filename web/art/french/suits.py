"""The four suits: their shapes, their inks, and how the number cards lay them out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ..palette import CREAM, INK, RED
from ..pen import Card, Path, line, symmetric

INDIGO = "#2b5fa8"
"""The diamonds of the four-colour deck."""
VERDURE = "#2c7a3f"
"""Its clubs."""


@dataclass(frozen=True)
class Suit:
    """A suit as it is printed: its letter, its ink, and the shape of its pip in a box of 20 by 22."""

    letter: str
    ink: str
    outline: Path
    vein: Path
    """A light stroke inside a large pip."""
    mark: str = ""
    """What its file names end with."""


SPADE = symmetric("0,-11! 3.6,-5.6 9.6,.4 9.8,5 6,7.8 1.6,5! 2,8.4 5,11!")
HEART = symmetric("0,-5.4! 2.4,-9.4 6.4,-10.4 9.8,-7.4 9.6,-2 5.4,4.6 0,11!")
DIAMOND = symmetric("0,-11.6! 3.8,-5 9,0! 3.8,5 0,11.6!")
CLUB = symmetric("0,-11 4,-9.4 5.3,-5.6 3.4,-1.6! 7,-2.2 10,.8 9.6,5.2 6,7.4 1.5,4.8! 2,8.4 5,11!")

SPADES = Suit("S", INK, SPADE, line("-6,3.4 -4,-.6 -1.6,-4"))
HEARTS = Suit("H", RED, HEART, line("-6.6,-2 -6.6,-5.6 -4.6,-7.2"))
DIAMONDS = Suit("D", RED, DIAMOND, line("-4.8,0! -2.4,-3.2 -.6,-6.4"))
CLUBS = Suit("C", INK, CLUB, line("-7,3 -6.8,1 -5.2,.2"))
TWO_COLOURS = (SPADES, HEARTS, DIAMONDS, CLUBS)
FOUR_COLOURS = (
    Suit("D", INDIGO, DIAMOND, DIAMONDS.vein, "-4"),
    Suit("C", VERDURE, CLUB, CLUBS.vein, "-4"),
)
PRINTINGS = (*TWO_COLOURS, *FOUR_COLOURS)
"""The deck of two colours, then what the deck of four prints anew."""


def pip(suit: Suit, x: float, y: float, width: float, over: bool = False) -> Path:
    """A suit's shape about (x, y), heads down if `over`."""
    return suit.outline.at(x, y, width / 20, 180 if over else 0)


COLUMNS = {"l": 45.0, "m": 62.5, "r": 80.0}

# How wide a pip is, and where the pips stand: a column and a height each.
LAYOUTS: dict[str, tuple[float, str]] = {
    "2": (34, "m40 m100"),
    "3": (30, "m27 m70 m113"),
    "4": (28, "l38 r38 l102 r102"),
    "5": (26, "l34 r34 m70 l106 r106"),
    "6": (25, "l28 r28 l70 r70 l112 r112"),
    "7": (24, "l26 r26 m48 l70 r70 l114 r114"),
    "8": (24, "l26 r26 m48 l70 r70 m92 l114 r114"),
    "9": (20, "l22 r22 l54 r54 m70 l86 r86 l118 r118"),
    "T": (20, "l22 r22 m38 l54 r54 l86 r86 m102 l118 r118"),
}


def places(rank: str) -> Iterator[tuple[float, float]]:
    """Where the pips of a number card stand."""
    for word in LAYOUTS[rank][1].split():
        yield COLUMNS[word[0]], float(word[1:])


def number_card(rank: str, suit: Suit) -> Card:
    """A card with as many pips as its number; those of the lower half stand on their heads."""
    card = Card(suit.letter + rank + suit.mark, height=140)
    width = LAYOUTS[rank][0]
    for x, y in places(rank):
        over = y > 70
        card.both(pip(suit, x, y, width, over), suit.ink, INK, 1.6)
        if width > 22:
            card.draw(suit.vein.at(x, y, width / 20, 180 if over else 0), CREAM, width / 14)
    return card
