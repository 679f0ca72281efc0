"""Maple, willow and paulownia."""

from __future__ import annotations

from collections.abc import Iterator

from ..palette import BLUE, CREAM, GREEN, INK, LILAC, MUSTARD, PURPLE, RED, TAN, WHITE
from ..pen import Card, brush, disc, dots, line, shape, spine
from . import ribbon
from .plants import frond, maple, paulownia_leaf, paulownia_spike

Leaves = tuple[tuple[float, float, float, float, str], ...]


def maples(card: Card, leaves: Leaves) -> None:
    """Several maple leaves."""
    for x, y, radius, turn, colour in leaves:
        maple(card, x, y, radius, turn, colour)


def maple_animal() -> Card:
    """The deer looking away under the maple."""
    card = Card("10-animal")
    card.draw(line("104,30 80,24 54,12 40,-4"), INK, 4)
    maples(
        card,
        (
            (84, 34, 17, 160, RED),
            (60, 24, 15, 200, MUSTARD),
            (88, 64, 15, 120, RED),
            (38, 26, 13, 220, RED),
            (16, 134, 15, 30, RED),
            (86, 140, 16, -20, MUSTARD),
            (52, 150, 12, 10, RED),
        ),
    )
    card.draw(
        line("65,62 70,52 66,42 68,34", "68,52! 76,46 78,38", "63,62 60,52 52,46 52,38", "59,53! 62,46 61,40"), INK, 2.6
    )
    card.both(
        shape(
            "43,77! 48,71 56,66 63,62 70,66 74,76 76,92 74,106 72,114!"
            " 71,130 72,148! 66,148! 64,132 60,118! 58,132 59,146! 53,146!"
            " 52,130 51,117 42,117! 36,120! 37,132 37,148! 31,148! 29,132 27,122! 24,130 24,146! 18,146!"
            " 18,128 15,114 14,104 18,97 28,94 42,95 54,93 59,86 58,80 50,82 44,81!"
        ),
        TAN,
        INK,
        1.8,
    )
    card.both(shape("68,66! 76,60 80,62! 76,69 70,71!"), TAN, INK, 1.4)
    card.both(shape("15,101! 9,104 8,112! 14,111"), WHITE, INK, 1.3)
    card.draw(
        dots(
            [
                (26, 102),
                (34, 100),
                (42, 102),
                (50, 101),
                (30, 109),
                (38, 108),
                (46, 110),
                (56, 108),
                (64, 98),
                (22, 110),
            ]
        ),
        WHITE,
        3.4,
    )
    card.draw(dots([(58, 72)]), INK, 2.4)
    card.draw(dots([(44.4, 78.4)]), INK, 3)
    card.draw(line("66,148! 72,148!", "53,146! 59,146!", "31,148! 37,148!", "18,146! 24,146!"), INK, 3)
    return card


def maple_blue() -> Card:
    """Maple leaves round the violet slip."""
    card = Card("10-blue")
    maples(
        card,
        (
            (82, 36, 17, 20, RED),
            (18, 60, 16, -30, RED),
            (84, 76, 16, 40, MUSTARD),
            (16, 100, 16, 10, MUSTARD),
            (84, 116, 18, 0, RED),
            (20, 138, 17, 40, RED),
        ),
    )
    ribbon.violet(card, 50, 82, 3)
    maples(card, ((66, 144, 15, -30, MUSTARD), (32, 28, 13, 20, RED)))
    return card


def maple_chaff(second: bool) -> Card:
    """Maple leaves alone."""
    card = Card("10-chaff2" if second else "10-chaff1")
    if second:
        card.draw(line("0,98 30,84 60,60 86,16", "40,78! 62,100 78,140"), INK, 4)
        leaves: Leaves = (
            (56, 42, 25, 10, RED),
            (20, 70, 20, -40, MUSTARD),
            (84, 70, 22, 60, RED),
            (46, 96, 24, -10, RED),
            (16, 124, 20, 20, RED),
            (82, 116, 23, 30, MUSTARD),
            (50, 140, 22, -20, RED),
        )
    else:
        card.draw(line("100,112 72,92 44,64 26,20", "64,86! 42,110 24,150"), INK, 4)
        leaves = (
            (40, 46, 23, -10, RED),
            (80, 42, 22, 30, MUSTARD),
            (18, 86, 20, -50, RED),
            (60, 86, 25, 10, RED),
            (86, 108, 19, 50, RED),
            (30, 122, 24, -20, MUSTARD),
            (72, 138, 24, 10, RED),
        )
    maples(card, leaves)
    return card


def willow_bright() -> Card:
    """The poet under his umbrella, the frog and the stream."""
    card = Card("11-bright")
    card.fill(shape("1.8,104! 12,110 20,124 36,134 56,140 78,140 98,134! 98,155! 95,158! 5,158! 2,155!"), BLUE)
    card.draw(line("3,116 12,122 20,134 34,142", "60,152 74,150 84,152 96,148", "40,154 52,150"), CREAM, 2)
    card.both(brush("97,6! 90,30 96,60 90,90 97,130!", 5, 8, 6, 9, 4), INK, INK, 1)
    for spec in ("90,14 80,24 82,52", "94,8 74,6 66,20", "92,60 84,90 88,126", "94,40 82,60 84,84"):
        frond(card, spec, 11, GREEN)
    card.both(
        shape("46,98! 56,91 68,93! 80,106 86,122 82,130! 74,126! 80,146! 62,150 42,147! 46,126! 34,122 30,112! 38,106"),
        INK,
        CREAM,
        1.2,
    )
    card.both(
        shape("46,98! 56,91 62,93! 60,112! 70,128! 74,126! 78,144! 62,148 44,145! 47,126! 52,112!"), RED, INK, 1.6
    )
    card.draw(line("47,126 60,130 74,126", "60,131! 61,147!"), INK, 1.6)
    card.both(shape("70,112 74,109 78,112 77,117 72,118"), MUSTARD, INK, 1.2)
    card.draw(line("49,149! 55,150!", "66,150! 73,149!"), INK, 4)
    card.draw(line("44,56 42,86 39,118"), INK, 3)
    card.both(shape("48,80 54,75 62,77 65,84 62,92 55,95 49,90"), WHITE, INK, 1.6)
    card.both(shape("49,79! 55,72 60,58 68,54 72,60 68,72 67,86 63,91! 61,83 56,78"), INK, CREAM, 1)
    card.draw(line("51.6,83.6! 55.6,82.6!"), INK, 1.6)
    card.draw(line("52.6,90.4! 54.6,90.2!"), RED, 2)
    card.both(shape("31,113! 38,110 44,113 43,119 35,121!"), WHITE, INK, 1.3)
    card.both(
        shape("6,66! 11,44 27,30 44,26 61,30 76,44 82,64! 70,57 59,65! 48,56 37,64! 27,57 17,65! 11,61"),
        MUSTARD,
        INK,
        2,
    )
    card.draw(line("44,27 31,40 17,64", "44,27 39,44 37,63", "44,27 51,42 59,64"), INK, 1.6)
    card.draw(line("10.5,52 27,42 44,39 61,42 77.5,52"), RED, 2.4)
    card.draw(line("44,20! 44,26!"), INK, 3.4)
    frog = "0,0! -1,-10 4,-18 11,-25 17,-29! 24,-28 28,-22! 24,-17 19,-15 21,-6! 28,-1! 16,0 12,-5 11,1!"
    card.both(shape(frog).at(6, 154, 1.12), GREEN, INK, 1.7)
    card.draw(line("9,-12 15,-10 14,-3").at(6, 154, 1.12), INK, 1.5)
    card.draw(dots([(26.4, 123.4)]), CREAM, 5)
    card.draw(dots([(27, 123.2)]), INK, 2.6)
    return card


def willow_animal() -> Card:
    """The swallow in the willow."""
    card = Card("11-animal")
    for spec, colour in (
        ("92,-2 96,60 90,156", INK),
        ("70,-2 78,40 74,60", GREEN),
        ("40,-2 36,24 40,48", INK),
        ("12,-2 9,80 15,156", INK),
        ("54,100 60,126 56,156", GREEN),
        ("82,60 78,120 76,156", INK),
        ("30,108 36,132 32,156", GREEN),
        ("24,-2 22,20 25,36", GREEN),
    ):
        frond(card, spec, 13, colour)
    card.both(shape("40,64 45,46 57,33 78,24! 73,42 66,55 56,68"), INK, CREAM, 1.6)
    card.both(brush("62,60 78,54 94,40", 7, 3.4, 0) + brush("64,64 80,64 95,66", 7, 3.4, 0), PURPLE, INK, 1.6)
    card.both(shape("19,90! 18,82 23,75 32,71 42,64 54,58 68,57! 72,62 66,70! 54,82 42,91 29,95"), CREAM, INK, 1.8)
    card.fill(shape("18.6,84! 23,75 32,71 42,64 54,58 68,57! 71,61! 58,70 46,76 34,80 26,84"), PURPLE)
    card.fill(shape("19.2,90! 19,86 26,84 34,86 33,92 28,94.2"), RED)
    card.both(shape("40,76 44,92 56,106 76,117! 74,100 69,88 60,74 49,69"), INK, CREAM, 1.6)
    card.fill(shape("19.4,84! 9,89! 19.4,90!"), INK)
    card.draw(dots([(25.4, 79.4)]), CREAM, 3.6)
    card.draw(dots([(25, 79.6)]), INK, 1.9)
    card.draw(line("52,58! 64,42!", "55,80! 67,98!", "49,82! 59,98!"), LILAC, 1.8)
    return card


def willow_plain() -> Card:
    """Willow round the plain red slip."""
    card = Card("11-plain")
    for spec, colour in (
        ("12,-2 18,60 12,156", INK),
        ("84,-2 92,60 86,156", INK),
        ("68,-2 78,30 78,64", GREEN),
        ("30,-2 25,40 31,104", GREEN),
        ("74,70 72,110 76,156", INK),
    ):
        frond(card, spec, 14, colour)
    ribbon.plain(card, 50, 84, 3)
    for spec in ("48,-2 40,20 43,46", "32,104 28,130 32,156", "62,110 58,132 62,156"):
        frond(card, spec, 13, GREEN)
    return card


def willow_chaff() -> Card:
    """The storm: lightning, the thunder drum and the claws that reach for it."""
    card = Card("11-chaff1", RED)
    card.draw(
        line(
            "16,60! 10,84!",
            "26,92! 21,112!",
            "88,84! 82,108!",
            "12,100! 8,116!",
            "54,110! 50,126!",
            "92,56! 88,72!",
            "40,108! 36,124!",
        ),
        INK,
        1.8,
    )
    card.fill(shape("2,5! 5,2! 95,2! 98,5! 98,30! 92,38 82,34! 70,46 56,40! 46,50 32,44! 24,52 14,46! 8,52 2,48!"), INK)
    card.draw(
        line("30,28 24,28 24,35 31,37 38,30 35,21 24,20", "82,22 76,22 76,29 83,31 90,24 87,15 76,14"), CREAM, 1.6
    )
    card.fill(shape("2,132! 20,124 40,132! 56,124 76,132! 88,125 98,129! 98,155! 95,158! 5,158! 2,155!"), INK)
    card.draw(line("4,141 20,133 40,141 58,133 76,141 96,134", "4,151 20,143 40,151 58,143 76,151 96,144"), CREAM, 1.8)
    card.both(shape("50,30! 18,72! 36,70! 16,104! 32,100! 22,134! 60,88! 42,90! 62,60! 44,62! 68,30!"), MUSTARD, INK, 2)
    # The claws lie under the hand: each shows only beyond its finger.
    claws = shape(
        "66,45! 58,46 53,52! 60,53 66,53!",
        "63,63! 57,69 56,77! 63,74 69,69!",
        "69,81! 65,88 67,97! 73,92 76,85!",
        "83,89! 81,96 84,103! 89,98 91,91!",
    )
    card.both(claws, CREAM, INK, 1.8)
    hand = (
        "98,34! 91,39 84,43 76,43 68,44 63,49! 67,53 74,53 80,55! 72,58 65,62 62,68! 67,71 75,67 81,64!"
        " 75,70 70,77 69,85! 75,87 81,79 87,70! 84,78 82,86 83,93! 89,93 93,84 98,74!"
    )
    card.both(shape(hand), BLUE, INK, 2)
    card.draw(line("90,50 87,55 88,60", "94,58 92,63 93,68"), INK, 1.6)
    card.both(disc(72, 121, 17), INK, CREAM, 1.6)
    card.both(disc(72, 121, 12.4), CREAM, INK, 1)
    for turn in (0, 120, 240):
        card.fill(shape("0,-9.6 5,-7 4,-1 -2,1! 0,-3 -4,-5").at(72, 121, 1, turn), RED)
    return card


def paulownia_bright() -> Card:
    """The phoenix over the paulownia."""
    card = Card("12-bright")
    paulownia_leaf(card, 18, 124, 0.72, 14)
    paulownia_leaf(card, 82, 126, 0.72, -12)
    paulownia_leaf(card, 50, 134, 0.8, 2)
    tails = (
        ("60,62 78,62 86,76 78,90", 40),
        ("58,66 68,76 62,90 68,104", 78),
        ("52,68 46,80 32,82 26,92", 120),
        ("55,68 58,82 44,92 46,108", 95),
    )
    for spec, _ in tails:
        card.both(brush(spec, 3, 4, 7, 9), RED, INK, 1.6)
    card.draw(line(*[spec for spec, _ in tails]), MUSTARD, 1.4)
    for spec, turn in tails:
        x, y = spine(spec, 1)[-1]
        eye = shape("-6,0! 0,-7.6 10,-9 20,0! 10,9 0,7.6")
        card.both(eye.at(x, y, 1, turn), RED, INK, 1.6)
        card.both(disc(7, 0, 6, 5).at(x, y, 1, turn), MUSTARD, INK, 1.2)
        card.draw(dots([(8, 0)]).at(x, y, 1, turn), PURPLE, 5)
    wings = (
        ("46,50 38,43 26,44 7,36! 12,46! 4,50! 12,57! 6,65! 17,66! 15,75! 30,72 42,68 50,62", PURPLE),
        ("54,50 56,38 66,25 85,10! 83,21! 95,18! 89,29! 97,32! 89,40! 94,49! 80,56 66,62 58,62", PURPLE),
        ("47,51 38,46 28,47 17,46! 21,52! 16,57! 22,61! 20,67! 34,66 48,62", MUSTARD),
        ("55,51 58,40 67,30 76,23! 76,31! 83,31! 80,38! 85,42! 79,46! 80,51! 68,57 58,61", MUSTARD),
        ("48,52 40,49 31,50! 33,54! 30,58! 35,59! 48,61", RED),
        ("55,52 59,43 67,36! 69,41! 74,42! 72,46! 74,50! 64,55 57,59", RED),
    )
    for spec, colour in wings:
        card.both(shape(spec), colour, INK, 1.6)
    card.both(
        brush("45,24 53,20 60,23", 2.6, 3, 4)
        + brush("43,22 49,14 57,13", 2.6, 3, 4)
        + brush("40,22 42,13 48,8", 2.6, 3, 4),
        RED,
        INK,
        1.2,
    )
    card.both(
        shape("34,28! 38,22 44,22 48,28 47,36 50,44 57,50 62,58 61,68! 54,73 46,67 42,57 41,47 40,38 38,34!"),
        MUSTARD,
        INK,
        1.8,
    )
    card.draw(
        line(
            "42,41 45,39 48,41",
            "43,47 46,45 50,47",
            "45,54 48,51 52,53",
            "53,56 56,53 60,55",
            "47,61 50,58 54,60",
            "54,64 57,61 60,63",
        ),
        RED,
        1.7,
    )
    card.both(shape("36,26! 29,27.4 24.4,33.4! 31,31.6 36.6,32.6!"), RED, INK, 1.4)
    card.draw(dots([(40, 27.6)]), WHITE, 4)
    card.draw(dots([(39.6, 27.6)]), INK, 2.2)
    return card


def paulownia_chaff(which: int) -> Card:
    """Paulownia alone; the third has the yellow ground."""
    card = Card(f"12-chaff{which}")
    if which == 3:
        card.fill(shape("2,126! 98,126! 98,155! 95,158! 5,158! 2,155!"), MUSTARD)
        card.draw(line("2,126! 98,126!"), INK, 2)
    middle = ("50,94 50,60 50,20", "50,94 54,60 60,20", "50,94 50,58 46,16")[which - 1]
    left = ("20,94 19,76 16,54", "20,94 19,70 17,40", "20,94 16,78 13,60")[which - 1]
    right = ("80,94 81,76 84,54", "80,94 82,78 87,56", "80,94 82,66 84,36")[which - 1]
    paulownia_spike(card, left, 3, 1.2)
    paulownia_spike(card, right, 3, 1.2)
    paulownia_spike(card, middle, 4, 1.45)
    tilt = (0, 6, -5)[which - 1]
    paulownia_leaf(card, 20, 106, 0.82, 16 + tilt)
    paulownia_leaf(card, 80, 106, 0.82, -16 + tilt)
    paulownia_leaf(card, 50, 113, 1.02, tilt)
    return card


def cards() -> Iterator[Card]:
    """The twelve cards of these months."""
    yield maple_animal()
    yield maple_blue()
    yield maple_chaff(False)
    yield maple_chaff(True)
    yield willow_bright()
    yield willow_animal()
    yield willow_plain()
    yield willow_chaff()
    yield paulownia_bright()
    for which in (1, 2, 3):
        yield paulownia_chaff(which)
