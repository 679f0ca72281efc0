"""The margin along a card's left edge, which holds its index, and the glyphs set into it.

In a fan on a phone about a quarter of each card is seen, ten to fifteen
pixels.  The margin is that quarter: nothing of the picture runs into it.
"""

from __future__ import annotations

from .palette import CREAM, INK
from .pen import Card, Path, disc, line, shape

MARGIN = 27
"""Where the margin ends and the picture begins."""

# Each glyph is drawn as strokes in a box of 15 by 28.
GLYPHS: dict[str, Path] = {
    "3": line("1.5,0! 14,0! 7,10.6! 11.6,12.4 14.6,18 12.6,25 7,28 0,24.6"),
    "4": line("15.6,19.6! 0,19.6! 11,0! 11,28!"),
    "5": line("13.6,0! 2.6,0! 1.4,12.4! 7,10 12.8,12.4 14.8,18.6 12.4,25.4 6.6,28 0,25"),
    "6": line("12.4,0 5.6,4.4 1.2,11.6 0,19 2.4,25.8 7.6,28 13,25.4 15,19 12.6,13.2 7.6,11.4 2.8,13.4 .2,18"),
    "7": line("0,0! 15,0! 9.4,13 6,28"),
    "8": line("7.5,0 12.4,1.8 13.8,6.4 11.8,11 7.5,13 3.2,11 1.2,6.4 2.6,1.8 7.5,0!")
    + line("7.5,13 12.8,15.4 15,20.6 13,26 7.5,28 2,26 0,20.6 2.2,15.4 7.5,13!"),
    "T": line("-.2,3.8! 1.6,0! 1.6,28!") + disc(11.2, 14, 4, 14),
    "J": line("4,0! 13,0!", "11,0! 11,20 9.6,26 5.4,28 1.2,25.8 0,20.6"),
    "Q": disc(7.5, 14, 7.5, 14) + line("8,19.6! 15.6,29.4!"),
    "K": line("1,0! 1,28!", "14.4,0! 1.6,16!", "6.2,11! 15,28!"),
    "A": line(".3,28! 7.5,0! 14.7,28!", "3,19! 12,19!"),
    "2": line("0,7 2,1.8 7.5,0 12.8,2 14.4,7.4 11.4,13.6 5.4,20 .2,28! 15.2,28!"),
}
GLYPHS["9"] = GLYPHS["6"].at(15, 28, 1, 180)


def margin(card: Card) -> None:
    """The margin's paper and the line that keeps the picture out of it."""
    bottom = card.height - 2
    card.fill(shape(f"2,5! 5,2! {MARGIN},2! {MARGIN},{bottom}! 5,{bottom}! 2,{bottom - 3}!"), CREAM)
    card.draw(line(f"{MARGIN},3! {MARGIN},{bottom - 1}!"), INK, 1.8)
