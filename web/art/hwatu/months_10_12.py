"""Maple, willow and paulownia."""

from __future__ import annotations

from collections.abc import Iterator

from . import ribbon
from .palette import BLUE, BROWN, CREAM, GREEN, INK, LILAC, MUSTARD, PURPLE, RED, TAN, WHITE
from .pen import Card, brush, disc, dots, join, line, shape
from .plants import bark, frond, maple, paulownia_leaf, paulownia_spike

Leaves = tuple[tuple[float, float, float, float, str], ...]


def maples(card: Card, leaves: Leaves) -> None:
    """Several maple leaves."""
    for x, y, radius, turn, colour in leaves:
        maple(card, x, y, radius, turn, colour)


def maple_animal() -> Card:
    """The deer looking away under the maple."""
    card = Card("10-animal")
    card.draw(line("104,30 80,24 54,12 40,-4"), INK, 4)
    maples(card, ((84, 34, 17, 160, RED), (60, 24, 15, 200, MUSTARD), (88, 64, 15, 120, RED), (38, 26, 13, 220, RED), (16, 134, 15, 30, RED), (86, 140, 16, -20, MUSTARD), (52, 150, 12, 10, RED)))
    card.draw(line("65,62 70,52 66,42 68,34", "68,52! 76,46 78,38", "63,62 60,52 52,46 52,38", "59,53! 62,46 61,40"), INK, 2.6)
    card.both(shape(
        "43,77! 48,71 56,66 63,62 70,66 74,76 76,92 74,106 72,114! 71,130 72,148! 66,148! 64,132 60,118! 58,132 59,146! 53,146! 52,130 51,117"
        " 42,117! 36,120! 37,132 37,148! 31,148! 29,132 27,122! 24,130 24,146! 18,146! 18,128 15,114 14,104 18,97 28,94 42,95 54,93 59,86 58,80 50,82 44,81!"
    ), TAN, INK, 1.8)
    card.both(shape("68,66! 76,60 80,62! 76,69 70,71!"), TAN, INK, 1.4)
    card.both(shape("15,101! 9,104 8,112! 14,111"), WHITE, INK, 1.3)
    card.draw(dots([(26, 102), (34, 100), (42, 102), (50, 101), (30, 109), (38, 108), (46, 110), (56, 108), (64, 98), (22, 110)]), WHITE, 3.4)
    card.draw(dots([(58, 72)]), INK, 2.4)
    card.draw(dots([(44.4, 78.4)]), INK, 3)
    card.draw(line("66,148! 72,148!", "53,146! 59,146!", "31,148! 37,148!", "18,146! 24,146!"), INK, 3)
    return card


def maple_blue() -> Card:
    """Maple leaves round the violet slip."""
    card = Card("10-blue")
    maples(card, ((82, 36, 17, 20, RED), (18, 60, 16, -30, RED), (84, 76, 16, 40, MUSTARD), (16, 100, 16, 10, MUSTARD), (84, 116, 18, 0, RED), (20, 138, 17, 40, RED)))
    ribbon.violet(card, 50, 82, 3)
    maples(card, ((66, 144, 15, -30, MUSTARD), (32, 28, 13, 20, RED)))
    return card


def maple_chaff(second: bool) -> Card:
    """Maple leaves alone."""
    card = Card("10-chaff2" if second else "10-chaff1")
    if second:
        card.draw(line("-4,96 30,84 60,60 88,20", "40,78! 62,100 80,134"), INK, 4)
        leaves: Leaves = ((62, 40, 21, 10, RED), (24, 64, 18, -40, MUSTARD), (82, 72, 19, 60, RED), (44, 92, 20, -10, RED), (18, 116, 17, 20, RED), (80, 114, 20, 30, MUSTARD), (48, 138, 20, -20, RED), (86, 146, 13, 10, RED))
    else:
        card.draw(line("104,110 72,92 44,64 24,20", "64,86! 42,110 24,146"), INK, 4)
        leaves = ((40, 42, 19, -10, RED), (76, 48, 20, 30, MUSTARD), (20, 80, 17, -50, RED), (58, 82, 20, 10, RED), (86, 98, 17, 50, RED), (30, 116, 20, -20, MUSTARD), (70, 130, 21, 10, RED), (22, 146, 14, 30, RED))
    maples(card, leaves)
    return card


def willow_bright() -> Card:
    """The poet under his umbrella, the frog and the stream."""
    card = Card("11-bright")
    card.fill(shape("1.5,96! 14,104 22,118 40,126 62,142 98.5,146! 98.5,156! 96,158.5! 4,158.5! 1.5,156!"), BLUE)
    card.draw(line("4,112 14,120 24,132 40,140", "4,128 14,134 26,146 50,152", "60,150 78,152 94,154"), CREAM, 1.8)
    bark(card, "104,-4 94,26 96,60 92,100 98,160", 10, 7, 7, 8, 10, colour=INK)
    for spec, count in (("92,8 84,40 88,84", 6), ("80,2 72,16 76,34", 3), ("94,60 90,96 94,130", 6)):
        frond(card, spec, count, 12, GREEN)
    card.both(shape("50,96! 60,92 70,96! 82,112 80,124! 72,120! 78,142! 66,146! 44,144! 48,120! 38,116 34,108! 42,104"), RED, INK, 1.8)
    card.both(shape("48,126! 74,126! 78,146! 64,149 44,146!"), PURPLE, INK, 1.6)
    card.draw(line("61,130! 61,146!", "58,96! 62,108! 58,124!"), INK, 1.6)
    card.draw(line("50,148! 57,149!", "66,150! 73,149!"), INK, 3)
    card.draw(line("46,44 45,76 44,112"), INK, 2.6)
    card.both(shape("52,78 60,74 66,80 66,90 60,95 53,92"), WHITE, INK, 1.5)
    card.fill(shape("52,79! 56,73 66,74 70,82 68,90! 64,84 60,79"), INK)
    card.draw(line("54.6,84! 56.4,84!", "55,90! 58,90!"), INK, 1.3)
    card.both(shape("40,109! 48,108 50,113 43,116!"), WHITE, INK, 1.2)
    card.both(shape("8,72! 14,50 30,36 47,32 64,38 78,54 84,74! 72,66 62,72! 50,64 38,71! 24,64"), MUSTARD, INK, 2)
    card.draw(line("47,33 36,46 24,64", "47,33 44,50 38,70", "47,33 50,48 50,64", "47,33 58,50 62,71", "47,33 64,46 72,66"), INK, 1.5)
    card.draw(line("47,27! 47,33!"), INK, 3)
    card.both(shape("6,150! 8,140 14,134 20,132 24,135 27,139! 24,143 20,144 26,152! 18,150 12,152!"), GREEN, INK, 1.6)
    card.draw(dots([(21, 133)]), CREAM, 3.6)
    card.draw(dots([(21.4, 133)]), INK, 1.9)
    return card


def willow_animal() -> Card:
    """The swallow in the willow."""
    card = Card("11-animal")
    for spec, count in (("92,-4 96,60 90,150", 12), ("70,-4 78,40 74,64", 6), ("40,-4 36,24 40,44", 4), ("14,-4 10,80 16,156", 14), ("60,90 66,120 60,156", 6), ("84,70 80,120 78,156", 7), ("34,104 38,130 34,158", 5)):
        frond(card, spec, count, 13, GREEN if count % 2 else INK)
    card.both(shape("40,66 46,48 60,36 80,30! 74,46 66,58 56,70"), INK, CREAM, 1.4)
    card.both(shape("22,94! 20,86 25,79 34,74 44,66 56,60 64,60! 74,58! 94,50! 80,66! 98,70! 76,76! 66,78! 54,88 42,96 30,98"), MUSTARD, INK, 1.8)
    card.fill(shape("22,88! 25,79 34,74 44,66 56,60 64,60! 74,58! 94,50! 80,66! 66,70! 50,76 36,82 28,88"), PURPLE)
    card.fill(shape("22,94! 21,89 28,88 36,90 34,97 28,97.4"), RED)
    card.both(shape("42,78 46,94 58,108 76,118! 74,102 70,90 60,76 50,72"), INK, CREAM, 1.4)
    card.fill(shape("22,88! 13,94! 22,94!"), INK)
    card.draw(dots([(27.4, 83.4)]), CREAM, 3.2)
    card.draw(dots([(27.4, 83.4)]), INK, 1.6)
    card.draw(line("54,62! 66,46!", "56,82! 68,100!", "50,84! 60,100!"), LILAC, 1.6)
    return card


def willow_plain() -> Card:
    """Willow round the plain red slip."""
    card = Card("11-plain")
    for spec, count in (("12,-4 18,60 12,156", 14), ("84,-4 92,60 86,156", 14), ("66,-4 76,30 78,60", 6), ("30,-4 26,40 32,100", 9), ("74,70 72,110 76,156", 8)):
        frond(card, spec, count, 14, GREEN if count in (9, 6) else INK)
    ribbon.plain(card, 50, 84, 3)
    for spec, count in (("46,-4 40,20 42,44", 5), ("32,110 28,136 32,158", 4)):
        frond(card, spec, count, 13, GREEN)
    return card


def willow_chaff() -> Card:
    """The storm: lightning and the thunder drum."""
    card = Card("11-chaff1", RED)
    card.fill(shape("1.5,4! 4,1.5! 96,1.5! 98.5,4! 98.5,40! 90,50 80,44! 74,56 60,52 56,42! 46,54 30,52 26,42! 16,50 1.5,44!"), INK)
    for spec, count in (("88,40 92,70 86,110", 7), ("14,40 8,70 14,104", 7)):
        frond(card, spec, count, 13, INK)
    card.fill(shape("1.5,134! 20,126 40,132! 56,124 76,130! 88,124 98.5,128! 98.5,156! 96,158.5! 4,158.5! 1.5,156!"), INK)
    card.draw(line("4,142 20,134 40,140 58,132 76,138 96,134", "4,152 20,144 40,150 58,142 76,148 96,144"), CREAM, 1.8)
    card.both(shape("60,20! 34,62! 50,62! 28,100! 44,98! 30,136! 74,84! 56,86! 78,52! 60,54! 80,20!"), MUSTARD, INK, 2)
    card.both(disc(74, 108, 18), CREAM, INK, 3)
    card.draw(disc(74, 108, 13), RED, 2.4)
    for turn in (0, 120, 240):
        card.fill(shape("0,-9 4,-6 3,0 -3,2! 0,-3 -4,-5").at(74, 108, 1, turn), INK)
    return card


def paulownia_bright() -> Card:
    """The phoenix over the paulownia."""
    card = Card("12-bright")
    for spec, colour in (
        ("54,66 74,64 90,76 88,96", RED), ("54,68 70,76 78,92 70,108", MUSTARD), ("52,70 60,86 58,104 46,112", PURPLE), ("54,64 78,52 94,58 96,70", GREEN),
    ):
        card.both(brush(spec, 3, 7, 7, 5, 1, pieces=2), colour, INK, 1.6)
    paulownia_leaf(card, 24, 116, 0.72, 14)
    paulownia_leaf(card, 76, 122, 0.72, -10)
    paulownia_leaf(card, 50, 128, 0.85, 0)
    card.both(shape("46,58 50,40 62,26 82,16! 80,26! 90,26! 82,34! 88,38! 76,44! 78,50! 64,54 56,64"), MUSTARD, INK, 1.8)
    card.draw(line("54,52! 74,26!", "58,54! 78,36!", "60,56! 74,46!"), RED, 2)
    card.both(shape("28,46! 31,40 38,38 42,43 42,50 44,56 52,58 60,64 58,72 48,76 38,72 33,62 34,53"), RED, INK, 1.8)
    card.both(shape("40,62 44,74 40,88 28,98! 28,88! 20,90! 24,80! 18,78! 28,68 34,60"), PURPLE, INK, 1.8)
    card.draw(line("36,70! 28,84!", "40,72! 34,86!"), MUSTARD, 1.8)
    card.both(shape("31,43! 20,46! 30,49!"), MUSTARD, INK, 1.2)
    card.both(shape("33,40! 28,30 32,24! 36,30! 40,22! 41,31! 48,28! 42,40!"), MUSTARD, INK, 1.4)
    card.draw(dots([(35.4, 43.6)]), WHITE, 3.2)
    card.draw(dots([(35.4, 43.6)]), INK, 1.6)
    return card


def paulownia_chaff(which: int) -> Card:
    """Paulownia alone; the third has the yellow ground."""
    card = Card(f"12-chaff{which}")
    if which == 3:
        card.fill(shape("1.5,128! 98.5,128! 98.5,156! 96,158.5! 4,158.5! 1.5,156!"), MUSTARD)
        card.draw(line("0,128! 100,128!"), INK, 1.8)
    sway = (0, 5, -5, 0)[which]
    paulownia_spike(card, 50, 92, 62, 5, sway)
    paulownia_spike(card, 24, 96, 42, 4, -4)
    paulownia_spike(card, 76, 96, 42, 4, 4)
    tilt = (0, 4, -4, 0)[which]
    paulownia_leaf(card, 22, 108, 0.8, 16 + tilt)
    paulownia_leaf(card, 78, 108, 0.8, -16 + tilt)
    paulownia_leaf(card, 50, 114, 1.0, tilt)
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
