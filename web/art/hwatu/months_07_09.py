"""Bush clover, pampas and chrysanthemum."""

from __future__ import annotations

from collections.abc import Iterator

from . import ribbon
from .palette import BROWN, CREAM, INK, MUSTARD, PINK, PURPLE, RED, WHITE
from .pen import Card, Path, brush, disc, dots, join, line, shape
from .plants import clover, mum, mum_leaf


def clover_animal() -> Card:
    """The boar in the bush clover."""
    card = Card("07-animal")
    clover(card, "96,160 90,100 66,60 34,40", 6, 12)
    clover(card, "60,110 50,80 30,66 10,66", 5, 11)
    clover(card, "98,110 94,70 84,40 62,20", 6, 12)
    card.both(shape(
        "8,111! 9,106! 18,102 27,95 34,88! 36,78! 42,86 48,80! 52,84! 57,78! 61,83! 66,78! 70,84! 77,82! 79,88! 88,96 92,108"
        " 88,118! 92,128 88,142! 80,142! 81,132 74,123 62,126 54,126! 54,134 46,146! 38,144! 42,134 40,124 30,122 20,119 12,116!"
    ), BROWN, INK, 2)
    card.fill(shape("34,88! 36,78! 42,86 48,80! 52,84! 57,78! 61,83! 66,78! 70,84! 77,82! 79,88! 70,90 56,89 44,91"), INK)
    card.draw(line("56,98! 62,96!", "66,96! 72,95!", "60,106! 66,104!", "70,104! 76,102!", "52,112! 58,111!", "64,114! 70,112!", "76,112! 81,110!", "48,104! 53,102!"), INK, 2)
    card.both(shape("8,111! 9,106! 13,104.6 14,115 12,116!"), PINK, INK, 1.3)
    card.both(shape("17,113! 17,104! 21,112!"), CREAM, INK, 1.2)
    card.draw(dots([(27, 101)]), CREAM, 4.2)
    card.draw(dots([(26.6, 101)]), INK, 2.4)
    card.draw(line("90,100 96,98 95,92"), INK, 2)
    clover(card, "4,160 14,146 32,140 46,150", 4, 10)
    clover(card, "60,164 64,150 76,146 92,150", 4, 10)
    return card


def clover_plain() -> Card:
    """Bush clover round the plain red slip."""
    card = Card("07-plain")
    clover(card, "24,164 12,120 14,80 34,46", 8, 12)
    clover(card, "60,164 88,130 92,80 76,30", 9, 12)
    clover(card, "88,100 80,70 60,40 40,22", 5, 12)
    ribbon.plain(card, 50, 84, 3)
    clover(card, "36,164 36,146 24,130 10,128", 4, 11)
    clover(card, "64,164 70,140 84,126", 4, 11)
    return card


def clover_chaff(second: bool) -> Card:
    """Bush clover alone."""
    card = Card("07-chaff2" if second else "07-chaff1")
    if second:
        stems = ["60,164 74,110 66,60 30,26", "64,164 92,120 94,80 84,40", "40,164 40,120 24,90 8,84", "50,164 54,130 46,96 38,70", "30,164 22,146 10,134"]
    else:
        stems = ["40,164 26,110 36,60 72,24", "36,164 10,120 10,90 18,58", "60,164 62,120 78,86 94,78", "48,164 48,130 56,96 62,64", "66,164 76,146 92,132"]
    for index, spec in enumerate(stems):
        clover(card, spec, (9, 8, 7, 7, 4)[index], 13)
    return card


HILL = "1.5,112! 20,98 46,92 74,98 98.5,110! 98.5,156! 96,158.5! 4,158.5! 1.5,156!"
OTHER_HILL = "1.5,100! 26,92 56,100 80,112 98.5,116! 98.5,156! 96,158.5! 4,158.5! 1.5,156!"


def plume(spec: str, side: float, size: float) -> Path:
    """A pampas head: strands falling to one side of a curved tip."""
    from .pen import spine

    points = spine(spec, 4)
    strands: list[Path] = []
    for index, (x, y) in enumerate(points):
        reach = size * (0.75 + 0.25 * (1 - index / len(points)))
        strands.append(brush(f"{x:.1f},{y:.1f}! {x + side * reach * 0.6:.1f},{y + reach * 0.1:.1f} {x + side * reach:.1f},{y + reach * 0.62:.1f}!", 2.2, 2.4, 0.2, pieces=1))
    return join(strands)


def grass(card: Card, colour: str, stems: list[tuple[str, float]]) -> None:
    """Pampas stems with their plumes."""
    card.draw(line(*[s for s, _ in stems]), colour, 1.8)
    heads = []
    for spec, side in stems:
        first, *_, before, last = spec.split()
        heads.append(plume(f"{before} {last}", side, 13))
    card.fill(join(heads), colour)


def pampas_bright() -> Card:
    """The full moon over the hill."""
    card = Card("08-bright", RED)
    card.both(disc(56, 52, 30), WHITE, INK, 1.8)
    card.fill(shape(HILL), INK)
    grass(card, INK, [("20,104 14,90 10,82", -1), ("82,106 90,94 94,86", 1)])
    grass(card, CREAM, [
        ("24,156 22,130 30,112 38,106", 1), ("56,156 54,134 46,124 38,122", -1), ("64,156 68,126 78,114 86,114", 1), ("10,156 10,140 14,132", 1),
    ])
    return card


def goose(card: Card, x: float, y: float, scale: float, turn: float) -> None:
    """A wild goose on the wing, flying left."""
    card.both(shape("2,-2 6,-12 16,-22 28,-26! 22,-16 20,-8 14,0").at(x, y, scale, turn), BROWN, INK, 1.6)
    card.both(shape("-22,-5! -16,-9 -11,-7 -4,-4 8,-3 18,-1 28,1! 24,5! 14,7 2,7 -7,3 -13,-3 -17,-4").at(x, y, scale, turn), INK, CREAM, 1.2)
    card.both(shape("0,2 4,14 12,22 24,26! 20,16 18,8 12,2").at(x, y, scale, turn), MUSTARD, INK, 1.6)
    card.draw(line("14,-6! 20,-16!", "9,-6! 14,-15!", "8,8! 14,17!", "12,6! 18,16!").at(x, y, scale, turn), INK, 1.2)
    card.draw(dots([(-14.4, -6)]).at(x, y, scale, turn), CREAM, 1.6)
    card.fill(shape("-18,-7.4! -25,-4.6! -18,-4!").at(x, y, scale, turn), RED)


def pampas_animal() -> Card:
    """Three geese over the hill."""
    card = Card("08-animal")
    goose(card, 66, 32, 0.95, 8)
    goose(card, 34, 62, 0.95, -4)
    goose(card, 74, 80, 0.85, 4)
    card.fill(shape(HILL), INK)
    grass(card, CREAM, [
        ("24,156 22,136 30,118 38,114", 1), ("56,156 54,136 48,126 40,126", -1), ("64,156 68,130 78,118 86,118", 1), ("10,156 10,140 14,130", 1),
    ])
    return card


def pampas_chaff(second: bool) -> Card:
    """The hill alone."""
    card = Card("08-chaff2" if second else "08-chaff1")
    if second:
        grass(card, INK, [("30,96 34,60 44,44 52,40", 1), ("60,100 66,76 76,62 86,62", 1), ("20,98 18,80 10,70", -1), ("44,96 44,80 50,70", 1)])
        card.fill(shape(OTHER_HILL), INK)
        grass(card, CREAM, [("20,156 18,128 26,110 34,106", 1), ("50,156 50,134 58,122 66,122", 1), ("80,156 78,138 84,130 90,130", 1), ("36,156 36,144 42,138", 1)])
    else:
        grass(card, INK, [("66,100 62,64 52,46 44,42", -1), ("42,96 36,76 26,64 16,66", -1), ("78,102 82,80 90,72", 1), ("56,96 56,82 50,72", -1)])
        card.fill(shape(HILL), INK)
        grass(card, CREAM, [("80,156 82,130 74,114 66,110", -1), ("50,156 50,136 42,124 34,124", -1), ("20,156 22,138 16,130 10,130", -1), ("64,156 64,146 58,140", -1)])
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
    kotobuki = line("44,48! 63,46.6!", "45.6,53! 62,52!", "41,58! 66,56.6!", "54,43 52,54 46,66 39,73", "49,64! 68,62.6!", "62,58 62.4,70 61,75! 57,73!", "53,67! 56,70!")
    card.draw(kotobuki, INK, 2.5)
    return card


def mum_blue() -> Card:
    """Chrysanthemums round the violet slip."""
    card = Card("09-blue")
    for x, y, scale, turn in ((28, 60, 0.8, 160), (24, 84, 0.9, -60), (84, 68, 0.9, 60), (84, 92, 0.9, -150), (26, 120, 0.9, 20), (78, 138, 0.9, 60), (30, 146, 0.8, 60)):
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
        leaves = [(40, 66, 1, 170), (60, 76, 1, -20), (30, 100, 1, 150), (64, 110, 1, 10), (44, 146, 1, 150), (60, 140, 1, 40)]
        flowers = [(60, 46, 22, MUSTARD, 3), (28, 84, 19, RED, 8), (74, 98, 20, RED, 0), (40, 128, 24, MUSTARD, 5), (84, 142, 15, CREAM, 0)]
    else:
        leaves = [(54, 60, 1, -20), (36, 80, 1, 170), (66, 100, 1, -30), (40, 116, 1, 160), (66, 142, 1, 10), (30, 146, 1, 40)]
        flowers = [(40, 56, 21, RED, 0), (78, 76, 18, MUSTARD, 6), (48, 102, 24, RED, 3), (20, 130, 16, CREAM, 0), (72, 136, 21, MUSTARD, 8)]
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
