"""Pine, plum and cherry."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..palette import CREAM, GREEN, INK, MUSTARD, PINK, PURPLE, RED, WHITE
from ..pen import Card, brush, disc, dots, join, line, shape
from . import ribbon
from .plants import bark, buds, cherry, leaf, pine, plum


def pine_bright() -> Card:
    """The crane under the red sun."""
    card = Card("01-bright")
    card.fill(disc(68, 36, 23), RED)
    bark(card, "104,74 92,86 84,100 78,120 70,164", 4, 7, 8, 10)
    pine(card, 90, 84, 20, 8)
    pine(card, 26, 157, 19, -2)
    pine(card, 84, 128, 22, 6)
    card.draw(
        line("46,108! 47,124 44,138! 38,140!", "44,138! 49,141!", "54,108! 57,122 55,142! 49,145!", "55,142! 60,145!"),
        INK,
        2.2,
    )
    card.both(
        shape(
            "33,42! 37,38 42,41 43,47 41,56 40,66 44,73 56,76 68,84 80,98! 66,104 56,110 44,110 35,104 29,92 28,78"
            " 32,66 34,56 33,49"
        ),
        WHITE,
        INK,
        1.8,
    )
    card.fill(brush("35,50 35,60 31,72 30,80", 3, 5, 4, 0.4), INK)
    card.fill(
        join(
            [
                brush("60,86 74,92 88,108", 3, 7, 5, 0),
                brush("56,92 70,100 80,114", 3, 7, 5, 0),
                brush("52,98 62,106 70,117", 3, 6, 5, 0),
            ]
        ),
        INK,
    )
    card.draw(line("42,86 48,98 56,100", "47,81 54,91 61,93", "37,88 42,102 50,106"), INK, 1.2)
    card.both(shape("33,41! 27,41 17,43! 27,46 34,46!"), MUSTARD, INK, 1.2)
    card.fill(shape("33.5,41! 36,37 41,38 42.6,42.4! 38,42"), RED)
    card.draw(dots([(37, 44.6)]), INK, 1.9)
    pine(card, 62, 158, 17, 0)
    return card


def pine_red() -> Card:
    """Pine behind the poem slip."""
    card = Card("01-red")
    bark(card, "84,164 92,132 82,98 92,70 76,40", 9, 8, 6, 5, 3)
    bark(card, "-2,98 12,90 22,74", 6, 5, 3)
    bark(card, "-2,146 14,138 24,124", 6, 5, 3)
    pine(card, 76, 40, 24, 6)
    pine(card, 22, 74, 22, -10)
    pine(card, 82, 98, 24, 10)
    pine(card, 24, 124, 24, -6)
    pine(card, 70, 151, 25, 0)
    ribbon.poem(card, 50, 82, -3, "a no yo ro shi")
    pine(card, 36, 160, 20, -10)
    return card


def pine_chaff(second: bool) -> Card:
    """Pine alone."""
    card = Card("01-chaff2" if second else "01-chaff1")
    if second:
        bark(card, "24,82 42,90 58,112 66,164", 4, 6, 8, 11)
        bark(card, "49,98 58,78 64,46", 5, 4, 3)
        bark(card, "58,112 72,108 82,92", 5, 4, 3)
        bark(card, "62,136 44,136 26,124", 5, 4, 3)
        places = [(66, 44, 27, 4), (24, 82, 24, -10), (82, 92, 25, 10), (26, 124, 24, -8), (62, 152, 31, 2)]
    else:
        bark(card, "54,164 58,130 52,98 34,62", 11, 8, 6, 3)
        bark(card, "50,94 66,76 76,48", 5, 4, 3)
        bark(card, "56,120 66,112 74,98", 5, 4, 3)
        bark(card, "57,138 40,130 24,116", 5, 4, 3)
        places = [
            (34, 62, 27, -6),
            (76, 48, 22, 8),
            (74, 98, 28, 8),
            (24, 116, 24, -10),
            (80, 146, 24, 6),
            (36, 154, 27, -2),
        ]
    for x, y, radius, turn in places:
        pine(card, x, y, radius, turn)
    return card


def plum_animal() -> Card:
    """The bush warbler in the plum tree."""
    card = Card("02-animal")
    bark(card, "70,164 76,134 64,112 78,88 72,62 84,36 80,-4", 13, 11, 10, 8, 6, 4, colour=INK)
    card.draw(
        line("64,112! 40,118 20,108", "76,92! 90,84 100,70", "72,134! 48,144 28,140", "76,62! 60,46 56,26"), INK, 4
    )
    card.both(
        shape("62,88! 50,92 40,88 34,78 32,70 34,64 41,61 47,64 52,70 62,78 78,100! 74,103! 68,96 70,102! 64,100"),
        GREEN,
        INK,
        1.8,
    )
    card.fill(shape("36,73! 42,76 48,86 44,88 38,84"), MUSTARD)
    card.both(shape("47,72! 56,74 68,92! 56,88 50,82"), MUSTARD, INK, 1.4)
    card.fill(shape("34.6,65! 24,68.4! 33.6,70!"), INK)
    card.draw(dots([(39.6, 66.6)]), CREAM, 3.4)
    card.draw(dots([(39.6, 66.6)]), INK, 2)
    card.draw(line("48,92! 47,98 42,100!", "54,92! 54,98 49,101!"), INK, 1.6)
    card.draw(line("30,98 44,101 66,108"), INK, 4)
    for x, y, r, turn in ((82, 48, 13, 10), (56, 30, 12, -8), (26, 120, 14, 5), (84, 122, 14, 20), (48, 144, 12, 0)):
        plum(card, x, y, r, turn)
    buds(card, [(88, 82), (18, 100), (70, 18), (30, 146)], 6, RED)
    return card


def plum_red() -> Card:
    """Plum behind the poem slip."""
    card = Card("02-red")
    bark(card, "16,164 24,134 14,108 26,80 18,52", 12, 10, 8, 6, 3, colour=INK)
    bark(card, "92,164 80,138 90,110 78,80 88,52 78,20", 6, 6, 5, 5, 3, colour=INK)
    card.draw(line("24,134! 44,146 60,144", "80,82! 70,70 66,56"), INK, 4)
    for x, y, r, turn in ((20, 56, 13, 10), (22, 96, 14, -8), (84, 64, 14, 20), (82, 112, 15, 5), (18, 134, 12, 0)):
        plum(card, x, y, r, turn)
    ribbon.poem(card, 50, 82, 3, "a no yo ro shi")
    plum(card, 74, 30, 12, -10)
    plum(card, 70, 144, 12, 10)
    buds(card, [(90, 90), (34, 142), (88, 136)], 6, RED)
    return card


def plum_chaff(second: bool) -> Card:
    """Plum alone."""
    card = Card("02-chaff2" if second else "02-chaff1")
    if second:
        bark(card, "30,164 26,136 44,116 32,90 46,64 40,36 50,-4", 14, 12, 10, 8, 6, 3, colour=INK)
        card.draw(line("44,114! 70,106 84,86 90,66", "34,92! 18,82 12,66", "46,64! 66,56 80,34"), INK, 4.4)
        flowers = [
            (44, 36, 15, 0),
            (80, 36, 13, 14),
            (20, 74, 14, -10),
            (86, 82, 15, 6),
            (52, 102, 15, 20),
            (22, 126, 14, 4),
            (72, 136, 16, -8),
        ]
        card.draw(line("34,146! 56,142 72,136"), INK, 4.4)
        round_buds = [(66, 20), (66, 62), (90, 110), (48, 66)]
    else:
        bark(card, "76,164 80,138 62,116 70,90 54,66 62,38", 14, 12, 10, 8, 5, 3, colour=INK)
        card.draw(
            line("64,118! 36,112 20,92", "68,92! 86,76 90,50", "78,140! 50,146 30,138", "56,68! 38,58 30,44"), INK, 4.4
        )
        flowers = [
            (64, 36, 16, 6),
            (30, 54, 13, -8),
            (86, 60, 14, 12),
            (56, 80, 14, 0),
            (22, 98, 16, 10),
            (82, 110, 15, -6),
            (34, 138, 16, 16),
        ]
        round_buds = [(86, 32), (44, 110), (62, 142), (12, 72)]
    for x, y, r, turn in flowers:
        plum(card, x, y, r, turn)
    buds(card, round_buds, 6.4, RED)
    return card


BOUGH = [
    (62, 20, 13, 0),
    (86, 26, 12, 20),
    (36, 30, 12, 10),
    (74, 46, 14, 30),
    (48, 52, 13, 5),
    (22, 52, 12, 24),
    (92, 62, 11, 8),
]


def blossoms(card: Card, places: Sequence[tuple[float, float, float, float]]) -> None:
    """A bank of cherry blossom, every third one white."""
    for index, (x, y, r, turn) in enumerate(places):
        cherry(card, x, y, r, turn, WHITE if index % 3 == 1 else PINK)


def sprouts(card: Card, places: Sequence[tuple[float, float, float]]) -> None:
    """Young leaves between the blossoms."""
    card.both(join(leaf(15, 7).at(x, y, 1, turn) for x, y, turn in places), INK, CREAM, 1)


def cherry_bright() -> Card:
    """Cherry in bloom over the camp curtain."""
    card = Card("03-bright")
    bark(card, "104,70 84,58 60,40 40,20 30,-4", 9, 7, 6, 4, colour=INK)
    card.draw(line("70,48! 44,62 14,58", "84,58! 78,76 88,88"), INK, 4)
    sprouts(card, [(12, 70, 150), (98, 44, -30), (52, 8, -60), (28, 70, 110), (62, 64, 70)])
    blossoms(card, [*BOUGH, (66, 74, 13, 12), (34, 76, 13, 30), (12, 76, 10, 0)])
    card.fill(shape("2,90! 26,97 50,90! 74,97 98,90! 98,155! 95,158! 5,158! 2,155!"), CREAM)
    stripes = shape(
        "2,90! 10,93! 9,158! 5,158! 2,155!",
        "22,96! 38,95! 38,158! 22,158!",
        "62,95! 78,96! 78,158! 62,158!",
        "90,93! 98,90! 98,155! 95,158! 91,158!",
    )
    card.both(stripes, PURPLE, INK, 1.2)
    card.draw(line("15.5,96! 15.5,158!", "50,92! 50,158!", "84.5,96! 84.5,158!"), RED, 4)
    for x in (30, 70):
        card.both(disc(x, 124, 9.5), CREAM, INK, 1.4)
        card.fill(shape("0,-7! 7,0! 0,7! -7,0!").at(x, 124), INK)
        card.fill(shape("0,-3! 3,0! 0,3! -3,0!").at(x, 124), CREAM)
    card.draw(line("0,89! 26,97 50,90! 74,97 100,89!"), INK, 7)
    card.draw(line("0,89! 26,97 50,90! 74,97 100,89!"), RED, 3.6)
    return card


def cherry_red() -> Card:
    """Cherry behind the poem slip."""
    card = Card("03-red")
    bark(card, "104,120 86,108 78,80 88,50 82,-4", 9, 8, 6, 3, colour=INK)
    card.draw(line("84,108! 50,130 8,120", "80,76! 50,60 14,64"), INK, 4.4)
    sprouts(card, [(70, 60, -60), (10, 86, 130), (92, 92, 30), (14, 140, 120), (84, 128, 60), (30, 40, -100)])
    blossoms(
        card,
        [
            (80, 30, 14, 0),
            (24, 60, 14, 10),
            (84, 72, 14, 24),
            (14, 92, 12, 30),
            (22, 118, 14, 5),
            (86, 106, 13, 12),
            (78, 136, 15, 30),
            (28, 146, 14, 14),
            (92, 50, 10, 6),
        ],
    )
    ribbon.poem(card, 50, 82, -2, "mi yo shi no")
    blossoms(card, [(66, 22, 11, 18), (36, 132, 11, 8), (60, 146, 12, 26)])
    return card


def cherry_chaff(second: bool) -> Card:
    """Cherry alone."""
    card = Card("03-chaff2" if second else "03-chaff1")
    if second:
        bark(card, "-4,130 20,120 44,96 58,64 86,40 104,34", 10, 9, 7, 6, 4, colour=INK)
        card.draw(line("44,98! 74,104 92,94", "30,114! 50,136 84,142", "56,68! 40,50 34,28"), INK, 4.4)
        sprouts(
            card,
            [(62, 26, -50), (24, 70, 160), (92, 72, 20), (10, 100, 200), (60, 122, 60), (94, 122, 40), (34, 150, 120)],
        )
        places = [
            (38, 34, 14, 0),
            (64, 48, 15, 20),
            (86, 34, 13, 10),
            (44, 70, 14, 30),
            (84, 68, 13, 4),
            (20, 94, 14, 12),
            (64, 94, 15, 26),
            (90, 102, 12, 8),
            (34, 122, 15, 18),
            (66, 134, 15, 2),
            (88, 144, 11, 30),
            (14, 140, 12, 22),
        ]
    else:
        bark(card, "104,140 80,126 58,104 44,74 20,50 -4,44", 10, 9, 7, 6, 4, colour=INK)
        card.draw(line("58,106! 30,112 10,104", "72,118! 50,140 20,146", "46,78! 62,56 68,30"), INK, 4.4)
        sprouts(
            card,
            [(40, 28, -120), (80, 72, 20), (10, 76, 160), (88, 104, -20), (44, 126, 120), (8, 128, 150), (74, 152, 60)],
        )
        places = [
            (66, 32, 15, 0),
            (88, 48, 12, 20),
            (40, 52, 14, 10),
            (66, 66, 15, 30),
            (16, 56, 12, 4),
            (34, 84, 15, 12),
            (64, 100, 14, 26),
            (88, 86, 13, 8),
            (16, 106, 13, 18),
            (42, 122, 14, 2),
            (78, 130, 15, 30),
            (22, 144, 13, 22),
            (52, 148, 12, 6),
        ]
    blossoms(card, places)
    return card


def cards() -> Iterator[Card]:
    """The twelve cards of these months."""
    yield pine_bright()
    yield pine_red()
    yield pine_chaff(False)
    yield pine_chaff(True)
    yield plum_animal()
    yield plum_red()
    yield plum_chaff(False)
    yield plum_chaff(True)
    yield cherry_bright()
    yield cherry_red()
    yield cherry_chaff(False)
    yield cherry_chaff(True)
