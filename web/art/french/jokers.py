"""The two jokers: a masked dancer by day, and a fox mask in the same dance by night."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

from ..margin import GLYPHS, margin
from ..palette import BLUE, CREAM, EDGE, GREEN, INK, MUSTARD, RED, WHITE
from ..pen import Card, Node, Path, brush, disc, dots, line, outline, shape, symmetric
from .figures import Figure


@dataclass(frozen=True)
class Dress:
    """A dancer's inks."""

    jacket: str
    trousers: str
    sash: str
    hoops: tuple[str, str, str]


def star(x: float, y: float, radius: float) -> Path:
    """Five points."""
    points: list[Node] = []
    for step in range(10):
        reach = radius if step % 2 == 0 else radius * 0.44
        angle = math.radians(36 * step - 90)
        points.append((x + reach * math.cos(angle), y + reach * math.sin(angle), True))
    return outline(points)


def index(card: Card, ink: str) -> None:
    """The margin with the star and the letters."""
    margin(card)
    card.both(star(15, 20.4, 10.4), ink, ink, 1.8)
    card.draw(GLYPHS["J"].at(9.2, 39, 0.74) + GLYPHS["K"].at(9.6, 66.6, 0.74), ink, 4.2)


def dancer(f: Figure, dress: Dress) -> None:
    """Long sleeves flung high and low, a knee drawn up; all but the head."""
    f.both(brush("-14,-6 -25,2 -31,18 -26,34 -31,48 -28,58", 9, 12, 12, 10, 8, 2), WHITE)
    f.both(shape("-13,18! 1,22! -2,36 -3,52! -14,52! -17,36"), dress.trousers)
    f.both(shape("-2,19! 10,16! 23,18 31,25 29,36 20,43 16,52! 6,50! 8,41 13,35 4,37 -3,34!"), dress.trousers)
    f.both(shape("-15,52! -3,52! 3,57 4,62! -15,62!"), INK, CREAM, 1)
    f.both(shape("5,50! 17,52! 24,53 27,58! 15,60.4 4,57!"), INK, CREAM, 1)
    f.both(shape("-12,-14! 12,-15! 15,4 16,22! 2,27 -15,23! -15,4"), dress.jacket)
    f.band(line("-9,-14! 3,4! 9,-14!"), CREAM, 2.4)
    f.band(line("-15,16! 0,19 15.6,14!"), dress.sash, 4)
    f.both(shape("3,17! 9,16! 17,30 14,42! 8,40 7,28"), dress.sash)
    # The raised arm: hoops of colour, then the long white sleeve.
    f.both(brush("8,-9 18,-14 25,-24", 13, 11, 10), dress.hoops[0])
    f.both(brush("15,-12.6 20,-16.6 25,-24", 11, 10.6, 10), dress.hoops[1])
    f.both(brush("20,-17 23,-20.6 26,-26", 10.6, 10.4, 10), dress.hoops[2])
    f.both(brush("23.6,-20 29,-34 24,-50 10,-57 -8,-56 -20,-50 -27,-54", 10, 11, 12, 11, 9, 6, 1), WHITE)
    f.both(brush("-9,-8 -17,-4 -22,2", 13, 11, 10), dress.hoops[0])
    f.both(brush("-15,-6 -19,-2.6 -22.6,3", 11, 10.6, 10), dress.hoops[1])
    f.both(brush("-18.4,-2.6 -21,.4 -24,5", 10.6, 10.4, 10), dress.hoops[2])


def mask_joker() -> Card:
    """By day: a red mask with a warty brow, laughing."""
    card = Card("JK0", MUSTARD, height=140)
    f = Figure(card)
    f.fill(shape("-40,48! -20,44 4,50 20,44 40,48! 40,72! -40,72!"), GREEN)
    f.draw(line("-40,48! -20,44 4,50 20,44 40,48!"), INK, 1.8)
    dancer(f, Dress(BLUE, CREAM, RED, (RED, MUSTARD, GREEN)))
    head = f.moved(-2, 0)
    head.both(shape("-15,-18! -19,-32 -14,-45 0,-50 14,-45 19,-32 15,-18! 8,-10 -8,-10"), INK)
    head.both(symmetric("0,-45 8,-44 13,-37 14,-28 11,-18 6,-12 0,-10.6"), RED)
    head.both(disc(-7, -40, 3) + disc(1, -42, 3.2) + disc(8.6, -39.4, 3), MUSTARD, INK, 1.2)
    head.draw(line("-10.6,-33 -7,-35.6 -2.6,-32", "3.6,-32 7.6,-35.6 11,-33"), WHITE, 3)
    head.both(disc(-6.4, -28.4, 3.6, 3), WHITE, INK, 1.3)
    head.both(disc(7.4, -28.4, 3.6, 3), WHITE, INK, 1.3)
    head.draw(dots([(-5.4, -28.2), (8.4, -28.2)]), INK, 3)
    head.both(shape("-.6,-28! -3.4,-22 .6,-20.4 4.4,-22 2,-28!"), RED, INK, 1.3)
    head.both(shape("-8,-19! 0,-16.6 9,-19! 5.6,-12.8 0,-12 -4.6,-12.8"), INK, INK, 1)
    head.draw(line("-4.6,-16.4! 5.6,-16.4!"), WHITE, 2)
    index(card, RED)
    return card


def fox_joker() -> Card:
    """By night: the fox, in ink and paper."""
    card = Card("JK1", INK, height=140)
    f = Figure(card, flip=True)
    f.fill(disc(10, -34, 27), CREAM)
    f.draw(dots([(-28, -60), (-31, -30), (30, 0), (-12, 64), (27, 50), (-33, 8)]), CREAM, 2.2)
    dancer(f, Dress(EDGE, CREAM, RED, (INK, CREAM, INK)))
    head = f.moved(-2, 0)
    head.both(symmetric("0,-38! 7,-41 12,-54! 17,-44 16,-32 12,-22 5,-12 0,-8.6"), WHITE)
    head.fill(shape("-11.6,-49! -13.8,-42 -13,-37! -9,-40!", "11.6,-49! 13.8,-42 13,-37! 9,-40!"), RED)
    head.draw(line("-12,-29! -7.4,-30.4 -3.4,-25.4!", "12,-29! 7.4,-30.4 3.4,-25.4!"), INK, 2.4)
    head.fill(shape("-1.6,-38! 0,-33 1.6,-38!", "-2.4,-12.6! 0,-10 2.4,-12.6! 0,-14"), RED)
    head.draw(line("-14,-24! -8,-21!", "-12,-20! -7,-18!", "14,-24! 8,-21!", "12,-20! 7,-18!"), RED, 1.6)
    head.draw(dots([(-6, -36), (6, -36)]), RED, 2.6)
    index(card, INK)
    return card


def cards() -> Iterator[Card]:
    """Both jokers."""
    yield mask_joker()
    yield fox_joker()
