"""What a set of kept cards is worth: kinds of shape, colour and number, and the table of points (ZS-01 … ZS-14)."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np

from hanpan.cards import didopoikas
from hanpan.kernel import jit, popcount

SHAPES = ("line", "mixed", "circle", "quoto")

_TABLE = json.loads((Path(__file__).parent / "shapes.json").read_text("utf-8"))


def _of_shape(shape: str) -> int:
    """The cards of a shape, by the table of shapes."""
    names = [
        f"{colour}{number}"
        for number, row in _TABLE["numbers"].items()
        for colour, drawn in zip(_TABLE["colours"], row, strict=True)
        if drawn == shape
    ]
    return didopoikas.DECK.mask(names)


LINES, MIXED, CIRCLES = (_of_shape(shape) for shape in SHAPES[:3])
QUOTOS = 15 << 32

#: What a set is worth before any kind is looked at, and what so many kinds of shape, of colour, of number and of strong
#: number do to it (ZS-05, ZS-13): rows of 0 to 5 kinds.
START = 2
_ROW = 6
ADDS = np.array(
    [-1, -1, 1, 0, 0, 0]
    + [-2, -2, 1, 0, 0, 0]
    + [-2, -2, 1, 0, 0, 0]
    + [-2, -2, 1, 0, 0, 0], np.int64
)  # fmt: skip
TIMES = np.array(
    [1, 1, 1, 2, 1, 1]
    + [1, 1, 1, 2, 3, 1]
    + [1, 1, 1, 2, 3, 1]
    + [1, 1, 1, 2, 1, 1], np.int64
)  # fmt: skip
POWERS = np.array(
    [1, 1, 1, 1, 2, 1]
    + [1, 1, 1, 1, 1, 2]
    + [1, 1, 1, 1, 1, 2]
    + [1, 1, 1, 1, 2, 3], np.int64
)  # fmt: skip

#: The cards of one colour, shifted left by the colour; of one class of numbers (1 and 5, …), by four times the class.
_COLOUR = 0x11111111
_CLASS = 0x000F000F
_LOW_NUMBERS, _HIGH_NUMBERS = 0x0000FFFF, 0xFFFF0000


@jit
def shape_kinds(cards: int) -> int:
    """How many shapes: line, mixed, circle, quoto (ZS-01, ZS-03)."""
    return (
        int((cards & LINES) != 0) + int((cards & MIXED) != 0) + int((cards & CIRCLES) != 0) + int((cards & QUOTOS) != 0)
    )


@jit
def colour_kinds(cards: int) -> int:
    """How many colours. A quoto has none, but beside all four always counts as the fifth (ZS-03, ZS-09, ZS-10)."""
    kinds = 0
    for colour in range(4):
        if cards & _COLOUR << colour:
            kinds += 1
    return 5 if kinds == 4 and cards & QUOTOS else kinds


@jit
def number_kinds(cards: int) -> int:
    """How many classes of numbers (1 is 5, 2 is 6, …); a quoto as the fifth beside all four (ZS-01, ZS-04, ZS-09)."""
    kinds = 0
    for number in range(4):
        if cards & _CLASS << 4 * number:
            kinds += 1
    return 5 if kinds == 4 and cards & QUOTOS else kinds


@jit
def strong(cards: int) -> bool:
    """Whether four or five classes of numbers are strong: all of 1 to 4 or all of 5 to 8 (ZS-02, ZS-11, ZS-12)."""
    return number_kinds(cards) >= 4 and (cards & _LOW_NUMBERS == 0 or cards & _HIGH_NUMBERS == 0)


@jit
def worth(cards: int) -> int:
    """The points of a set: 2, then what is added, then multiplied, then raised to powers, which compose (ZS-05, ZS-06).

    Meant for complete sets of four or five cards; defined for any. No colour or number counts as one (ZS-13).
    """
    shapes, colours = shape_kinds(cards), _ROW + colour_kinds(cards)
    numbers = (3 if strong(cards) else 2) * _ROW + number_kinds(cards)
    points = START + ADDS[shapes] + ADDS[colours] + ADDS[numbers]
    points *= TIMES[shapes] * TIMES[colours] * TIMES[numbers]
    power = POWERS[shapes] * POWERS[colours] * POWERS[numbers]
    total = 1
    for _time in range(power):
        total *= points
    return total


@jit
def cost(card: int) -> int:
    """How many ripening cards a pair of this card's number needs: 1 to 4, a quoto none (ZG-09, ZG-10)."""
    return 0 if card >= 32 else (card >> 2 & 3) + 1


@jit
def same_number(card: int) -> int:
    """All cards of a card's printed number, as a mask (ZG-07)."""
    return 15 << (card & ~3)


@jit
def complete(cards: int) -> bool:
    """Whether a set is complete: four cards, or five (ZG-26, ZG-31)."""
    return popcount(cards) >= 4
