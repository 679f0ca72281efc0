"""The four colours: ink, woven ground and emblem, so that each is known without its ink.

Red lies flat, yellow is chequered, green striped and blue waved.  No ground
has a dot in it: a circle on a card of lines would be a lie.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ..margin import MARGIN
from ..palette import GREEN, INK, MUSTARD, RED
from ..pen import Card, Path, join, line, outline, shape, symmetric

LEFT, RIGHT, TOP, BOTTOM = MARGIN, 97, 3, 137
AZURE = "#3f74ab"


def flat(_: Card, __: str) -> None:
    """Nothing woven in."""


def chequered(card: Card, ink: str) -> None:
    """Lozenges in rows."""
    rows = [line(f"{LEFT + 4 + 6 * (row % 2)},{TOP + 5 + 8 * row}! {RIGHT},{TOP + 5 + 8 * row}!") for row in range(17)]
    card.marks.append(
        f'<path stroke="{ink}" stroke-width="4.4" stroke-linecap="butt" stroke-dasharray="4.4 7.6" d="{join(rows).d()}"/>'
    )


def striped(card: Card, ink: str) -> None:
    """Slanting stripes."""
    stripes: list[Path] = []
    for step in range(-134, 70, 13):
        # x - LEFT = y - TOP + step along a stripe; both ends are cut at the picture's edge.
        top, bottom = max(0, -step), min(134, 70 - step)
        stripes.append(line(f"{LEFT + top + step},{TOP + top}! {LEFT + bottom + step},{TOP + bottom}!"))
    card.draw(join(stripes), ink, 4)


def waved(card: Card, ink: str) -> None:
    """Waves in rows."""
    rows: list[Path] = []
    for y in range(TOP + 6, BOTTOM, 13):
        points = [(LEFT + 11.7 * step, y + (2.8 if step % 2 else -2.8), False) for step in range(7)]
        rows.append(outline(points, closed=False))
    card.draw(join(rows), ink, 2.6)


@dataclass(frozen=True)
class Ink:
    """One of the four colours; the emblem stands in a box of 20 by 20 about the origin."""

    letter: str
    colour: str
    weave: Callable[[Card, str], None]
    thread: str
    emblem: Path


RED_INK = Ink("R", RED, flat, RED, symmetric("0,-11.4! 3.4,-3.4! 11,0! 3.4,3.4! 0,11.4!"))
YELLOW_INK = Ink("Y", MUSTARD, chequered, "#dc9d1c", shape("-9,-9! 9,-9! 9,9! -9,9!"))
GREEN_INK = Ink("G", GREEN, striped, "#5f8349", symmetric("0,-11! 5.6,-6 7.4,1 5.4,7.4 0,11!"))
BLUE_INK = Ink("B", AZURE, waved, "#5788bd", shape("-10,-2 -7,-8 -2,-7 1,-3 5,-3 10,-8! 10,3 7,9 2,8 -1,4 -5,4 -10,9!"))
INKS = (RED_INK, YELLOW_INK, GREEN_INK, BLUE_INK)


def emblem(card: Card, ink: Ink, x: float, y: float, scale: float = 1) -> None:
    """A colour's emblem with its contour."""
    card.both(ink.emblem.at(x, y, scale), ink.colour, INK, 1.8)
