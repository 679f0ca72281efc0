"""The poetry slips (tanzaku) and the brush characters on two kinds of them.

The kinds differ by more than colour: the poem slips carry writing, the plain
red ones nothing, and the violet ones a swallow-tail and two pale bands.
"""

from __future__ import annotations

from ..palette import CREAM, INK, PURPLE, RED
from ..pen import Card, Path, brush, join, line, shape

# Each character is drawn as brush spines in a box of ten by ten.
KANA: dict[str, tuple[str, ...]] = {
    "a": (
        "1,2.6 4.5,2.4 8.6,1.6",
        "4.4,0 4.2,3.4 4.6,6 5.4,8.6",
        "6.9,3.6 6,6.2 3.8,8.6 1.7,8.4 1.6,6.6 4.2,4.8 7.2,4.8 9,6.6 8.2,8.8 5.8,10",
    ),
    "no": ("5.4,2 4.6,5 3,8 1.2,7.2 1.4,4.2 3.8,1.8 6.8,1.6 9,4 8.6,7 5.6,9.4",),
    "yo": (
        "5.2,3.2 6.6,3.1 8.4,2.6",
        "5,0 5.1,4 5.1,7.4 3.6,9.4 1.6,8.8 2.2,7 4.8,6.9 7,8 9,9.6",
    ),
    "ro": ("2,1.2 4,1.2 7.2,.6! 4.6,3.6 1.4,7! 4.6,4.6 7.8,4.8 8.6,7 7,9.2 3.6,10",),
    "shi": ("3,.2 2.8,4 3,7.6 4.8,9.6 7,8.8 9,6.4",),
    "mi": (
        "1.8,1.4 3.4,1.5 5.6,.8! 4.6,4.4 2.8,8.4 1,8.2 1.4,6.2 4.4,6 7,6.8 9.4,8.2",
        "7.8,3.6 7.7,6.6 6.6,8.6 5,10",
    ),
}

SLIP = "-12,-52! -4,-53.4 4,-53 12,-50.6! 12.6,-20 11.4,14 12,50.6! 4,53 -4,53.4 -12,52! -12.6,20 -11.4,-14"
NOTCHED = "-12,-52! -4,-53.4 4,-53 12,-50.6! 12.6,-20 11.4,14 12,53! 0,44! -12,54! -12.6,20 -11.4,-14"


def writing(text: str, size: float, step: float) -> Path:
    """Characters stacked downwards, centred on the origin."""
    letters = text.split()
    top = -step * len(letters) / 2 + (step - size) / 2
    strokes: list[Path] = []
    for index, letter in enumerate(letters):
        for stroke in KANA[letter]:
            path = brush(stroke, 1.9, 1.5, 1.9, 0.7, pieces=1)
            strokes.append(path.at(-size / 2, top + index * step, size / 10))
    return join(strokes)


def poem(card: Card, x: float, y: float, turn: float, text: str) -> None:
    """A red slip with writing."""
    card.both(shape(SLIP).at(x, y, 1, turn), RED, INK, 2)
    count = len(text.split())
    step = 98 / count if count > 4 else 22
    card.fill(writing(text, min(step * 0.86, 17), step).at(x, y, 1, turn), INK)


def plain(card: Card, x: float, y: float, turn: float) -> None:
    """A red slip with nothing on it."""
    card.both(shape(SLIP).at(x, y, 1, turn), RED, INK, 2)


def violet(card: Card, x: float, y: float, turn: float) -> None:
    """A violet slip, told from the red ones by its bands and cut end."""
    card.both(shape(NOTCHED).at(x, y, 1, turn), PURPLE, INK, 2)
    bands = line("-12,-43.6! 0,-44.6 12,-42.4!", "-12,-39.6! 0,-40.6 12,-38.4!", "-11.6,36! 0,28! 11.6,35!")
    card.draw(bands.at(x, y, 1, turn), CREAM, 1.5)
