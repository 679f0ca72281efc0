"""What the court figures share: where they stand, their faces and their hands.

A figure is drawn about the middle of the picture, from -35 to 35 across and
-66 to 66 down, looking to the right; `flip` makes it look left.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..palette import CREAM, INK, RED, WHITE
from ..pen import Card, Contour, Path, Segment, disc, dots, line, shape, symmetric
from .suits import Suit

X, Y = 62.5, 70.0


def held(path: Path) -> Path:
    """The path kept under the frame, whose round corners would let out what runs past it."""

    def hold(values: Segment) -> Segment:
        return tuple(min(max(v, 3), 97 if i % 2 == 0 else 137) for i, v in enumerate(values))

    contours: list[Contour] = []
    for contour in path.contours:
        x, y = hold(contour.start)
        contours.append(Contour((x, y), tuple(hold(segment) for segment in contour.segments), contour.closed))
    return Path(tuple(contours))


@dataclass
class Figure:
    """A card being drawn, about the middle of its picture."""

    card: Card
    flip: bool = False
    x: float = 0
    y: float = 0
    """How far this part of the figure is moved."""

    def moved(self, x: float, y: float = 0) -> Figure:
        """The same card for a part that stands elsewhere, such as a bent head."""
        return Figure(self.card, self.flip, self.x + x, self.y + y)

    def put(self, path: Path) -> Path:
        """A path of the figure, on the card."""
        return held(path.at(X + (-self.x if self.flip else self.x), Y + self.y, 1, 0, self.flip))

    def fill(self, path: Path, colour: str) -> None:
        """Paint a flat shape."""
        self.card.fill(self.put(path), colour)

    def draw(self, path: Path, colour: str = INK, width: float = 1.6) -> None:
        """Paint a line."""
        self.card.draw(self.put(path), colour, width)

    def both(self, path: Path, colour: str, edge: str = INK, width: float = 1.8) -> None:
        """Paint a flat shape with a contour."""
        self.card.both(self.put(path), colour, edge, width)

    def band(self, path: Path, colour: str, width: float) -> None:
        """A strip of one width with a contour."""
        self.draw(path, INK, width + 3.2)
        self.draw(path, colour, width)

    def suit(self, suit: Suit, x: float, y: float, width: float, turn: float = 0) -> None:
        """The suit's pip."""
        self.fill(suit.outline.at(x, y, width / 20, turn), suit.ink)

    def face(self, rouge: bool = False, stern: bool = False) -> None:
        """A face in the old manner: pale, a line for an eye, the mouth a touch of red."""
        x, y = 0, -28
        self.both(
            shape("-10.8,-6 -8.4,-13 0,-15.4 8.4,-13 10.8,-6 10.8,2 9,8.4 5.4,12.8 1.2,14.8 -4.4,13 -9,8 -10.8,2").at(
                x, y
            ),
            WHITE,
        )
        eyes = ("-6.2,-.4 -3.2,-1.8 .2,-.2", "5,-.2 7.6,-1.6 9.6,-.2")
        brows = (
            ("-7,-6.2! -3,-6.6 .6,-4!", "4.6,-4! 7.4,-6.2 10,-5.8!")
            if stern
            else ("-6.6,-5.6 -3,-7.4 .6,-6", "5,-6 7.6,-7.2 9.8,-5.6")
        )
        self.draw(line(*eyes).at(x, y), INK, 2)
        self.draw(line(*brows).at(x, y), INK, 2 if stern else 1.5)
        self.draw(line("3,-2 5,4.4 2.6,5.2").at(x, y), INK, 1.2)
        self.draw(line("1,9! 4.6,8.8!").at(x, y), RED, 2.8)
        if rouge:
            self.draw(dots([(x - 5.4, y + 4.6), (x + 8, y + 4.4), (x + 2.4, y - 10.4)]), RED, 3.6)

    def hand(self, x: float, y: float, turn: float = 0) -> None:
        """A fist about (x, y), fingers to the right."""
        self.both(shape("-5,-4.6 1,-5.4 5.4,-3.4 5.6,2.6 2,5.2 -4.4,4.4").at(x, y, 1, turn), WHITE, INK, 1.5)
        self.draw(line("5,-1.4! 1,-1.2!", "5.2,1.4! 1.2,1.6!").at(x, y, 1, turn), INK, 1.2)

    def hair(self) -> None:
        """Black hair parted over the brow."""
        left, right = (
            "-11.6,-26! -13.6,-36 -9,-44 1.6,-46! -3.6,-40.6 -9,-34.6!",
            "1.6,-46! 9,-44 13.4,-36 11.6,-27.4! 9,-34.6 5,-41",
        )
        self.both(shape(left, right), INK, INK, 1)

    def cuff(self, spec: str, colour: str, width: float = 3.4) -> None:
        """The lining at the mouth of a sleeve."""
        self.band(line(spec), colour, width)

    def badge(self, suit: Suit, x: float, y: float, radius: float, gold: str) -> None:
        """The round badge of rank on a robe, here with the suit."""
        self.both(disc(x, y, radius), gold)
        self.both(disc(x, y, radius * 0.78), CREAM, INK, 1.2)
        self.suit(suit, x, y, radius)


def start(rank: str, suit: Suit, ground: str, flip: bool = False) -> Figure:
    """An empty court card."""
    return Figure(Card(suit.letter + rank + suit.mark, ground, height=140), flip)


ROBE = symmetric("0,-13! 7,-14 16,-11 27,-2 34,16 38,68! 0,68!")
"""Shoulders and all below, from the neck down."""
