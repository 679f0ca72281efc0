"""Wisteria, iris and peony."""

from __future__ import annotations

import math
from collections.abc import Iterator

from ..palette import BLUE, CREAM, GREEN, INK, LILAC, MUSTARD, PURPLE, RED
from ..pen import Card, Path, brush, dots, join, line, shape
from . import ribbon
from .plants import bark, blades, iris, peony, peony_leaf, pinnate, raceme


def wisteria_animal() -> Card:
    """The cuckoo crossing the crescent moon."""
    card = Card("04-animal")
    card.fill(shape("58,8! 78,10 88,28 80,46 60,52! 72,42 75,29 70,16"), RED)
    bark(card, "-4,104 24,94 60,96 104,84", 4, 5, 5, 6)
    for spec in ("70,96 84,104 92,116", "30,94 16,100 8,112"):
        pinnate(card, spec, 3, 13, GREEN)
    for x, y, length, sway in ((20, 104, 44, -2), (42, 104, 34, 2), (64, 104, 46, 2), (85, 98, 50, 3)):
        raceme(card, x, y, length, sway)
    card.both(shape("42,60 41,46 47,32 57,20! 58,30! 65,26! 64,36! 70,34! 68,44! 73,45! 66,54 56,64"), INK, CREAM, 1.4)
    card.both(
        shape("25,62! 29,56 36,54 46,57 58,61 72,67! 92,66! 86,72! 94,77! 84,79! 72,77 58,78 44,76 33,71 28,66"),
        BLUE,
        INK,
        1.8,
    )
    card.fill(shape("30,67! 38,66 50,69 66,76! 58,77.4 46,76 35,71.6"), CREAM)
    card.draw(line("40,67! 39,72.4!", "46,69! 45,75!", "52,71! 51.4,76.4!", "58,73.4! 57.6,77!"), INK, 1.6)
    card.both(shape("42,64 44,76 52,88 61,95! 62,87! 69,91! 68,82! 74,83! 70,74 60,65 50,61"), INK, CREAM, 1.4)
    card.both(shape("27,59! 17,57! 25,62.4! 18,66! 28,65.4!"), MUSTARD, INK, 1.2)
    card.draw(dots([(33, 59.6)]), CREAM, 3.2)
    card.draw(dots([(33, 59.6)]), INK, 1.7)
    card.draw(line("48,54! 52,38!", "55,56! 60,40!", "53,70! 58,82!", "59,70! 64,80!"), BLUE, 1.6)
    return card


def wisteria_plain() -> Card:
    """Wisteria round the plain red slip."""
    card = Card("04-plain")
    bark(card, "-4,30 30,20 70,24 104,12", 4, 5, 5, 6)
    for spec in ("30,22 14,34 8,52", "60,24 76,34 82,52", "90,20 94,34 92,50"):
        pinnate(card, spec, 3, 13, GREEN)
    for x, y, length, sway in ((18, 44, 94, -2), (80, 40, 104, 3), (34, 34, 60, 2)):
        raceme(card, x, y, length, sway, 10)
    ribbon.plain(card, 50, 88, 3)
    raceme(card, 61, 28, 30, 2)
    return card


def wisteria_chaff(second: bool) -> Card:
    """Wisteria alone."""
    card = Card("04-chaff2" if second else "04-chaff1")
    if second:
        bark(card, "104,34 76,22 44,28 -4,14", 7, 6, 5, 4)
        leaves = ("70,24 56,34 50,50", "30,24 16,32 8,48", "84,28 94,40 94,58")
        clusters = ((16, 50, 70, -3), (36, 34, 112, 2), (60, 52, 68, -2), (82, 38, 100, 3))
    else:
        bark(card, "-4,40 24,24 56,26 104,10", 7, 6, 5, 4)
        leaves = ("28,24 42,36 46,54", "74,22 88,32 92,50", "10,32 8,46 14,62")
        clusters = ((20, 42, 104, 3), (42, 56, 62, -2), (62, 32, 112, -3), (84, 44, 76, 3))
    for spec in leaves:
        pinnate(card, spec, 3, 14, GREEN)
    for x, y, length, sway in clusters:
        raceme(card, x, y, length, sway, 9.4)
    return card


def plank(spec: str) -> Path:
    """One board of the bridge."""
    return brush(spec, 8, 8, pieces=1)


def iris_animal() -> Card:
    """The eight-plank bridge among the irises."""
    card = Card("05-animal")
    card.fill(shape("2,118! 22,113 48,117 74,112 98,116! 98,155! 95,158! 5,158! 2,155!"), BLUE)
    blades(
        card,
        [
            "30,120 26,84 14,56",
            "40,120 40,76 34,44",
            "52,122 56,80 64,46",
            "68,122 78,90 92,60",
            "60,122 62,80 56,40",
            "88,126 88,110 95,92",
        ],
        6,
        GREEN,
    )
    card.draw(line("44,120 46,76 46,50", "76,122 78,94 78,72"), INK, 2)
    iris(card, 46, 40, 1.05)
    iris(card, 78, 70, 0.85, True, BLUE)
    iris(card, 20, 78, 0.8, False, PURPLE)
    card.draw(line("20,96 21,104 22,112"), INK, 2)
    card.draw(line("6,104! 6,124!", "34,104! 34,128!", "28,124! 28,146!", "72,132! 72,150!", "66,150! 66,158!"), INK, 4)
    boards = [
        "0,99! 38,105!",
        "0,108! 38,114!",
        "36,107! 26,126!",
        "45,111! 35,130!",
        "26,121! 78,129!",
        "26,130! 78,138!",
        "74,131! 62,152!",
        "83,134! 71,155!",
    ]
    for spec in boards:
        card.both(plank(spec), MUSTARD, INK, 1.8)
    card.both(join([plank("58,147! 96,151!"), shape("58,151.4! 97,156! 93,158! 58,158!")]), MUSTARD, INK, 1.8)
    card.draw(
        line(
            "7,134 12,131 17,134 22,131",
            "8,146 14,143 20,146 26,143 32,146",
            "36,152 42,149 48,152",
            "84,138 89,135 94,138",
        ),
        CREAM,
        1.8,
    )
    return card


def iris_plain() -> Card:
    """Irises round the plain red slip."""
    card = Card("05-plain")
    blades(
        card,
        [
            "16,160 14,120 6,84",
            "24,160 26,110 18,70",
            "84,160 84,110 94,70",
            "74,160 76,120 70,60",
            "90,160 92,130 96,100",
        ],
        7,
        GREEN,
    )
    card.draw(line("20,160 20,120 22,90", "80,160 80,100 78,60"), INK, 2.2)
    iris(card, 22, 80, 0.95)
    iris(card, 78, 46, 1.0, True)
    iris(card, 82, 112, 0.85, False, BLUE)
    ribbon.plain(card, 50, 84, -3)
    blades(card, ["34,160 32,142 22,122", "64,160 66,146 74,130", "48,160 48,150 44,136"], 7, GREEN)
    return card


def iris_chaff(second: bool) -> Card:
    """Irises alone."""
    card = Card("05-chaff2" if second else "05-chaff1")
    if second:
        back = [
            "20,160 14,110 8,70",
            "36,160 32,100 40,50",
            "58,160 56,110 50,76",
            "88,160 90,110 94,60",
            "70,160 72,120 64,90",
        ]
        stems = ["30,160 28,120 28,90", "72,160 70,100 66,60", "56,160 60,140 78,128"]
        flowers = [(66, 44, 1.15, True, PURPLE), (27, 80, 1.05, False, PURPLE), (76, 106, 0.95, False, BLUE)]
        front = [
            "10,160 18,132 14,108",
            "44,160 48,130 58,104",
            "82,160 84,144 94,124",
            "62,160 54,142 40,128",
            "28,160 30,140 22,124",
        ]
    else:
        back = [
            "14,160 16,110 10,60",
            "30,160 26,100 18,76",
            "50,160 58,110 62,60",
            "70,160 74,100 88,66",
            "90,160 88,120 94,90",
        ]
        stems = ["44,160 42,110 42,70", "76,160 78,120 78,106", "22,160 20,140 22,126"]
        flowers = [(42, 50, 1.2, False, PURPLE), (76, 88, 1.05, True, PURPLE), (22, 110, 0.9, False, BLUE)]
        front = [
            "34,160 36,130 46,96",
            "54,160 52,136 58,116",
            "84,160 78,138 66,122",
            "10,160 16,146 8,130",
            "66,160 70,150 84,134",
        ]
    blades(card, back, 7, INK)
    card.draw(line(*stems), INK, 2.2)
    for x, y, scale, flip, colour in flowers:
        iris(card, x, y, scale, flip, colour)
    blades(card, front, 8, GREEN)
    return card


def butterfly(card: Card, x: float, y: float, scale: float, turn: float, colour: str, spot: str) -> None:
    """A butterfly from above, its body along the y axis."""
    for flip in (False, True):
        upper = shape("1,-4! 6,-16 18,-22 26,-18! 25,-8 18,-1 2,1!")
        lower = shape("2,1! 14,1 21,7 19,13! 16,20! 8,16 2,6!")
        card.both(upper.at(x, y, scale, turn, flip), colour, INK, 1.7)
        card.both(lower.at(x, y, scale, turn, flip), spot, INK, 1.7)
        card.draw(dots([(16, -12)]).at(x, y, scale, turn, flip), INK, 6 * scale)
        card.draw(dots([(16, -12)]).at(x, y, scale, turn, flip), spot, 3.2 * scale)
        card.draw(dots([(12, 8)]).at(x, y, scale, turn, flip), INK, 3.4 * scale)
    card.draw(line("0,-7! 0,12!").at(x, y, scale, turn), INK, 3.6)
    card.draw(line("0,-7 -3,-14 -8,-17", "0,-7 3,-14 8,-17").at(x, y, scale, turn), INK, 1.2)


def peony_animal() -> Card:
    """Butterflies over the peonies."""
    card = Card("06-animal")
    for x, y, scale, turn in (
        (30, 106, 1, -150),
        (58, 96, 0.9, -50),
        (76, 134, 1.1, 10),
        (34, 146, 1, 170),
        (46, 154, 0.9, 60),
    ):
        peony_leaf(card, x, y, scale, turn)
    peony(card, 34, 124, 25, 10, 3)
    peony(card, 76, 112, 19, 0, 5)
    butterfly(card, 64, 42, 1.1, 20, MUSTARD, RED)
    butterfly(card, 26, 74, 0.8, -30, LILAC, MUSTARD)
    return card


def peony_blue() -> Card:
    """Peonies round the violet slip."""
    card = Card("06-blue")
    for x, y, scale, turn in (
        (24, 50, 0.9, -120),
        (24, 70, 0.9, 150),
        (78, 84, 1, -40),
        (80, 116, 1, 30),
        (30, 130, 1, -170),
        (66, 150, 0.9, 10),
    ):
        peony_leaf(card, x, y, scale, turn)
    peony(card, 22, 62, 17, 10, 4)
    peony(card, 79, 98, 20, 0, 6)
    peony(card, 22, 134, 18, 20, 8)
    ribbon.violet(card, 50, 82, 3)
    peony(card, 68, 140, 17, 12, 9)
    return card


def peony_chaff(second: bool) -> Card:
    """Peonies alone."""
    card = Card("06-chaff2" if second else "06-chaff1")
    leaves: tuple[tuple[float, float, float, float], ...]
    if second:
        leaves = (
            (36, 66, 1.1, -160),
            (44, 40, 1, -70),
            (74, 66, 1.1, -10),
            (76, 110, 1, 0),
            (40, 134, 1.2, 160),
            (60, 144, 1.1, 50),
            (20, 104, 0.9, -120),
        )
        flowers = ((58, 62, 30, 10, 2), (40, 120, 24, 30, 7))
    else:
        leaves = (
            (30, 58, 1, -130),
            (60, 44, 1, -60),
            (24, 84, 1, 160),
            (70, 80, 1.1, -30),
            (72, 128, 1.1, 20),
            (38, 140, 1.1, 150),
            (50, 150, 1, 70),
        )
        flowers = ((40, 66, 25, 10, 3), (62, 114, 30, 0, 5))
    bark(card, "50,164 54,130 44,100 50,60", 6, 6, 5, 4)
    for x, y, scale, turn in leaves:
        fx, fy, *_ = min(flowers, key=lambda f: math.hypot(f[0] - x, f[1] - y))
        card.draw(line(f"{x},{y} {fx},{fy}"), INK, 2.6)
        peony_leaf(card, x, y, scale, turn)
    for fx, fy, radius, spin, seed in flowers:
        peony(card, fx, fy, radius, spin, seed)
    return card


def cards() -> Iterator[Card]:
    """The twelve cards of these months."""
    yield wisteria_animal()
    yield wisteria_plain()
    yield wisteria_chaff(False)
    yield wisteria_chaff(True)
    yield iris_animal()
    yield iris_plain()
    yield iris_chaff(False)
    yield iris_chaff(True)
    yield peony_animal()
    yield peony_blue()
    yield peony_chaff(False)
    yield peony_chaff(True)
