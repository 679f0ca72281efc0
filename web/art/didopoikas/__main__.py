"""Write every didopoika, and the back, as one small SVG file each."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path as File

from ..margin import GLYPHS, margin
from ..palette import CREAM, INK
from ..pen import Card, disc, line
from . import back
from .hands import HANDS, circles
from .inks import INKS, Ink, emblem
from .table import Shape, shape_of

TARGET = File(__file__).parents[2] / "src" / "games" / "zayagoshi" / "cards"


def index(card: Card, number: int, ink: Ink, shape: Shape) -> None:
    """The margin: number, colour, and whether there are lines, circles or both."""
    margin(card)
    glyph = line("7.5,0! 7.5,28!", "7.5,0! 2.4,4.6!").at(1.4) if number == 1 else GLYPHS[str(number)]
    card.draw(glyph.at(7.3, 10), INK, 5.2)
    emblem(card, ink, 15, 56, 0.86)
    if shape != "line":
        card.draw(disc(15, 124, 6.4), INK, 2.4)
    if shape != "circle":
        card.draw(line("7,132! 23,116!"), INK, 2.8)


def picture(ink: Ink, number: int) -> Card:
    """One of the 32 cards with a picture."""
    card = Card(f"{ink.letter}{number}", ink.colour, height=140)
    ink.weave(card, ink.thread)
    shape = shape_of(ink.letter, number)
    if shape == "circle":
        circles(card, number)
    else:
        HANDS[ink.letter](card, number, shape == "mixed")
    index(card, number, ink, shape)
    return card


def quoto(which: int) -> Card:
    """An empty card: no picture, no colour, the number nought."""
    card = Card(f"Q{which}", CREAM, height=140)
    margin(card)
    card.draw(disc(14.8, 24, 7.5, 14), INK, 5.2)
    return card


def deck() -> Iterator[Card]:
    """The 36 cards and the back."""
    for ink in INKS:
        for number in range(1, 9):
            yield picture(ink, number)
    for which in range(1, 5):
        yield quoto(which)
    yield back.card()


def main() -> None:
    """Draw the deck into the game's folder."""
    TARGET.mkdir(parents=True, exist_ok=True)
    for card in deck():
        (TARGET / f"{card.name}.svg").write_text(card.svg(), encoding="utf-8")


if __name__ == "__main__":
    main()
