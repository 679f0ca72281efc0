"""Bush clover, pampas and chrysanthemum."""

from __future__ import annotations

import math
from collections.abc import Iterator

from ..palette import BROWN, CREAM, INK, MUSTARD, PINK, RED, WHITE
from ..pen import Card, Node, Path, brush, disc, dots, join, line, outline, shape, spine
from . import ribbon
from .plants import clover, mum, mum_leaf


def clover_animal() -> Card:
    """The boar in the bush clover."""
    card = Card("07-animal")
    clover(card, "70,90 66,60 54,36 36,26", 8)
    clover(card, "92,100 92,66 84,40 70,20", 8, 1)
    clover(card, "44,90 36,70 24,58 8,54", 8, 1)
    card.both(
        shape(
            "4,112! 5,106! 16,103 26,98 33,91! 32,79! 41,85! 46,77! 50,82! 55,75! 60,80! 65,74! 69,80! 74,76! 77,82!"
            " 86,88 91,98 92,107! 96,116 98,128! 93,135! 90,126 82,119! 84,128 88,138 84,147! 77,146! 77,134 70,125!"
            " 60,128 51,125! 50,135 42,149! 34,148! 39,136 38,126! 31,131 24,143! 16,141! 20,128 28,121! 20,121 9,118!"
        ),
        BROWN,
        INK,
        2,
    )
    card.fill(
        shape(
            "33,91! 32,79! 41,85! 46,77! 50,82! 55,75! 60,80! 65,74! 69,80! 74,76! 77,82!"
            " 86,88 89,93 84,94! 80,92! 76,96!"
            " 71,91! 66,95! 61,90! 56,94! 51,90! 46,94! 40,92!"
        ),
        INK,
    )
    card.draw(
        line(
            "50,101! 44,104!",
            "61,99! 55,102!",
            "72,99! 66,102!",
            "82,101! 76,104!",
            "56,110! 50,113!",
            "67,108! 61,111!",
            "78,109! 72,112!",
            "88,108! 83,111!",
            "62,119! 57,121!",
            "73,117! 68,119!",
        ),
        INK,
        2.4,
    )
    card.draw(line("29,111 34,116 42,118"), INK, 1.8)
    card.both(shape("4,112! 5,106! 9,104.6 12,111 13,118.4 9,118!"), PINK, INK, 1.4)
    card.both(shape("15,116! 14,106! 20,115!"), CREAM, INK, 1.3)
    card.draw(dots([(25, 104.6)]), CREAM, 4.6)
    card.draw(dots([(24.4, 105)]), INK, 2.6)
    card.draw(line("91,98 96,95 95,89"), INK, 2.2)
    clover(card, "2,136 10,148 24,152 36,150", 7)
    clover(card, "94,146 80,154 66,152 54,146", 7)
    return card


def clover_plain() -> Card:
    """Bush clover round the plain red slip."""
    card = Card("07-plain")
    clover(card, "30,158 14,124 14,84 32,46", 8)
    clover(card, "62,158 84,130 88,84 70,34", 8, 1)
    clover(card, "87,76 80,52 66,32 42,20", 8)
    ribbon.plain(card, 50, 84, 3)
    clover(card, "40,158 38,146 26,134 8,132", 8, 1)
    clover(card, "60,158 66,146 80,138 94,142", 8)
    return card


def clover_chaff(second: bool) -> Card:
    """Bush clover alone."""
    card = Card("07-chaff2" if second else "07-chaff1")
    if second:
        stems = [
            "58,158 76,120 72,70 36,26",
            "64,158 94,124 94,90 86,56",
            "46,158 46,116 32,92 10,84",
            "52,158 58,130 54,104 50,84",
            "38,158 30,144 12,136",
        ]
    else:
        stems = [
            "42,158 24,120 28,70 66,26",
            "36,158 8,124 8,92 16,62",
            "56,158 56,116 72,92 92,86",
            "48,158 44,130 48,104 52,76",
            "64,158 72,142 90,132",
        ]
    for index, spec in enumerate(stems):
        clover(card, spec, 8.6, index)
    return card


HILL = "1.5,112! 20,98 46,92 74,98 98.5,110! 98.5,156! 96,158.5! 4,158.5! 1.5,156!"
OTHER_HILL = "1.5,100! 26,92 56,100 80,112 98.5,116! 98.5,156! 96,158.5! 4,158.5! 1.5,156!"


PLUME = "0,0 3,-13 9,-22 18,-26 28,-23 38,-14"


def plume() -> Path:
    """A pampas plume bowed to the right: a smooth back, and strands hanging from it as teeth."""
    points = spine(PLUME, 2)
    last = len(points) - 1
    edge: list[Node] = [(x, y, index in (0, last)) for index, (x, y) in enumerate(points)]
    drop = [1.5 + 12 * math.sin(math.pi * (index / last) ** 0.75) ** 0.8 for index in range(last + 1)]
    for index in range(last - 1, 0, -1):
        x, y = points[index]
        nx, ny = points[index - 1]
        edge.append((x - 2.5, y + drop[index], True))
        edge.append(((x + nx) / 2 - 0.5, (y + ny) / 2 + drop[index - 1] * 0.45, True))
    return outline(edge)


def grass(card: Card, colour: str, stems: list[tuple[str, float]], size: float = 0.8) -> None:
    """Pampas stems with their plumes, each bowed to one side."""
    card.draw(line(*[spec for spec, _ in stems]), colour, 2)
    heads: list[Path] = []
    backs: list[Path] = []
    for spec, side in stems:
        x, y = spine(spec, 1)[-1]
        heads.append(plume().at(x, y, size, 0, side < 0))
        backs.append(line(PLUME).at(x, y, size, 0, side < 0))
    card.fill(join(heads), colour)
    # The stem runs on along the plume's back: without it the two come apart at small sizes.
    card.draw(join(backs), colour, 1.8)


def tuft(card: Card, colour: str, places: list[tuple[float, float, float]]) -> None:
    """Arching blades of grass, springing from one point."""
    blades: list[Path] = []
    for x, y, size in places:
        for spec in (
            "0,0 -3,-14 -14,-22",
            "0,0 -1,-18 -4,-30",
            "0,0 4,-16 14,-24",
            "0,0 6,-9 18,-12",
            "0,0 -6,-8 -18,-9",
        ):
            blades.append(brush(spec, 2.4, 2.6, 0, pieces=1).at(x, y, size))
    card.fill(join(blades), colour)


NEAR_GRASS = [("14,158 12,146 13,138", 1.0), ("44,158 42,140 44,130", 1.0), ("92,158 92,150 90,144", -1.0)]
NEAR_TUFTS = [(30.0, 157.0, 0.7), (70.0, 157.0, 0.9)]


def pampas_bright() -> Card:
    """The full moon over the hill."""
    card = Card("08-bright", RED)
    card.both(disc(56, 52, 30), WHITE, INK, 1.8)
    card.fill(shape(HILL), INK)
    grass(card, CREAM, NEAR_GRASS)
    tuft(card, CREAM, NEAR_TUFTS)
    return card


def goose(card: Card, x: float, y: float, scale: float, turn: float) -> None:
    """A wild goose on the wing, flying left."""
    card.both(shape("2,-2 6,-12 16,-22 28,-26! 22,-16 20,-8 14,0").at(x, y, scale, turn), BROWN, INK, 1.6)
    card.both(
        shape("-22,-5! -16,-9 -11,-7 -4,-4 8,-3 18,-1 28,1! 24,5! 14,7 2,7 -7,3 -13,-3 -17,-4").at(x, y, scale, turn),
        INK,
        CREAM,
        1.2,
    )
    card.both(shape("0,2 4,14 12,22 24,26! 20,16 18,8 12,2").at(x, y, scale, turn), MUSTARD, INK, 1.6)
    card.draw(line("14,-6! 20,-16!", "9,-6! 14,-15!", "8,8! 14,17!", "12,6! 18,16!").at(x, y, scale, turn), INK, 1.2)
    card.draw(dots([(-14.4, -6)]).at(x, y, scale, turn), CREAM, 1.6)
    card.fill(shape("-18,-7.4! -25,-4.6! -18,-4!").at(x, y, scale, turn), RED)


def pampas_animal() -> Card:
    """Three geese over the hill."""
    card = Card("08-animal")
    card.fill(shape(HILL), INK)
    goose(card, 64, 30, 0.95, 8)
    goose(card, 30, 54, 0.95, -4)
    goose(card, 72, 75, 0.85, 6)
    grass(card, CREAM, NEAR_GRASS)
    tuft(card, CREAM, NEAR_TUFTS)
    return card


def pampas_chaff(second: bool) -> Card:
    """The hill alone."""
    card = Card("08-chaff2" if second else "08-chaff1")
    if second:
        grass(card, INK, [("36,100 33,76 36,60", 1), ("70,106 66,98 67,92", 1), ("26,100 26,88 24,78", -1)], 0.95)
        tuft(card, INK, [(50, 100, 1), (88, 116, 0.9)])
        card.fill(shape(OTHER_HILL), INK)
        grass(card, CREAM, [("14,158 12,136 14,126", 1), ("84,158 86,150 84,144", -1)])
        tuft(card, CREAM, [(40, 157, 1), (92, 157, 0.7)])
    else:
        grass(card, INK, [("62,100 66,72 63,54", -1), ("34,100 36,88 34,80", -1), ("74,104 72,90 74,80", 1)], 0.95)
        tuft(card, INK, [(50, 96, 1), (14, 107, 0.9)])
        card.fill(shape(HILL), INK)
        grass(card, CREAM, [("86,158 88,138 85,128", -1), ("14,158 12,148 13,142", 1)])
        tuft(card, CREAM, [(58, 157, 1), (94, 157, 0.6)])
    return card


def mum_animal() -> Card:
    """The sake cup by the chrysanthemums."""
    card = Card("09-animal")
    for x, y, scale, turn in ((60, 116, 1, -150), (38, 140, 1, 170), (70, 104, 1, -30), (60, 150, 1, 20)):
        mum_leaf(card, x, y, scale, turn)
    mum(card, 76, 126, 21, RED)
    mum(card, 28, 130, 20, MUSTARD, 8)
    mum(card, 56, 148, 14, CREAM, 4)
    card.both(shape("17,62! 20,84 34,98 40,100! 40,108! 64,108! 64,100! 72,98 86,82 89,60!"), RED, INK, 2)
    card.draw(line("41,101 52,103 64,101"), INK, 1.6)
    card.both(disc(53, 58, 36, 26), RED, INK, 2)
    card.both(disc(53, 60, 31, 21.5), MUSTARD, INK, 1.6)
    kotobuki = line(
        "44,48! 63,46.6!",
        "45.6,53! 62,52!",
        "41,58! 66,56.6!",
        "54,43 52,54 46,66 39,73",
        "49,64! 68,62.6!",
        "62,58 62.4,70 61,75! 57,73!",
        "53,67! 56,70!",
    )
    card.draw(kotobuki, INK, 2.5)
    return card


def mum_blue() -> Card:
    """Chrysanthemums round the violet slip."""
    card = Card("09-blue")
    for x, y, scale, turn in (
        (28, 60, 0.8, 160),
        (24, 84, 0.9, -60),
        (84, 68, 0.9, 60),
        (84, 92, 0.9, -150),
        (26, 120, 0.9, 20),
        (78, 138, 0.9, 60),
    ):
        mum_leaf(card, x, y, scale, turn)
    mum(card, 20, 66, 16, RED)
    mum(card, 82, 52, 18, MUSTARD, 6)
    mum(card, 82, 110, 17, RED, 10)
    mum(card, 20, 126, 18, MUSTARD)
    ribbon.violet(card, 50, 82, -3)
    mum(card, 66, 142, 16, CREAM, 5)
    return card


def mum_chaff(second: bool) -> Card:
    """Chrysanthemums alone."""
    card = Card("09-chaff2" if second else "09-chaff1")
    if second:
        leaves = [
            (40, 66, 1, 170),
            (60, 76, 1, -20),
            (30, 100, 1, 150),
            (64, 110, 1, 10),
            (44, 146, 1, 150),
            (60, 140, 1, 40),
        ]
        flowers = [
            (60, 46, 22, MUSTARD, 3),
            (28, 84, 19, RED, 8),
            (74, 98, 20, RED, 0),
            (40, 128, 24, MUSTARD, 5),
            (84, 142, 15, CREAM, 0),
        ]
    else:
        leaves = [
            (54, 60, 1, -20),
            (36, 80, 1, 170),
            (66, 100, 1, -30),
            (40, 116, 1, 160),
            (66, 142, 1, 10),
            (30, 146, 1, 40),
        ]
        flowers = [
            (40, 56, 21, RED, 0),
            (78, 76, 18, MUSTARD, 6),
            (48, 102, 24, RED, 3),
            (20, 130, 16, CREAM, 0),
            (72, 136, 21, MUSTARD, 8),
        ]
    card.draw(line("52,164 46,120 52,80 54,50"), INK, 4)
    for lx, ly, scale, turn in leaves:
        mum_leaf(card, lx, ly, scale, turn)
    for x, y, radius, colour, spin in flowers:
        mum(card, x, y, radius, colour, spin)
    return card


def cards() -> Iterator[Card]:
    """The twelve cards of these months."""
    yield clover_animal()
    yield clover_plain()
    yield clover_chaff(False)
    yield clover_chaff(True)
    yield pampas_bright()
    yield pampas_animal()
    yield pampas_chaff(False)
    yield pampas_chaff(True)
    yield mum_animal()
    yield mum_blue()
    yield mum_chaff(False)
    yield mum_chaff(True)
