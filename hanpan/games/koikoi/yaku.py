"""What captured cards are worth: the yaku of KK section 7 under every option.

Yaku come in four families by kind of card (brights, ribbons, animals, chaff) and the viewing yaku; families add up
(KK-41). `worth` is the sum the rules use in play, `yaku` the same by name, for people.
"""

from __future__ import annotations

from hanpan.cards import hwatu
from hanpan.games.koikoi.options import (
    CUP_ANIMAL,
    CUP_EITHER,
    VIEWING_OFF,
    VIEWING_WITH_ANOTHER,
)
from hanpan.kernel import Ints, Record, jit, popcount

BRIGHTS, ANIMALS, RIBBONS, CHAFF = hwatu.BRIGHTS, hwatu.ANIMALS, hwatu.RIBBONS, hwatu.CHAFF
RED, BLUE, TRIO = hwatu.RED_RIBBONS, hwatu.BLUE_RIBBONS, hwatu.BOAR_DEER_BUTTERFLY
CURTAIN, MOON, RAIN_MAN, CUP = hwatu.CURTAIN, hwatu.MOON, hwatu.RAIN_MAN, hwatu.CUP

#: The yaku by number, as `yaku` fills them in; the names are also keys of the words.
YAKU = (
    "five_brights",
    "four_brights",
    "rainy_four",
    "three_brights",
    "flower_viewing",
    "moon_viewing",
    "nomi",
    "boar_deer_butterfly",
    "red_ribbons",
    "blue_ribbons",
    "both_ribbons",
    "animals",
    "ribbons",
    "chaff",
)
FIVE, FOUR, RAINY, THREE, FLOWER, MOON_VIEW, NOMI, TRIO_YAKU = range(8)
RED_YAKU, BLUE_YAKU, BOTH_YAKU, ANIMALS_YAKU, RIBBONS_YAKU, CHAFF_YAKU = range(8, 14)

NOMI_POINTS = 10  # KX-08

#: Internal third side for the cup: not on a captured pile's animal side but on its chaff side (KX-06).
_CUP_CHAFF = 3


@jit
def bright_yaku(taken: int) -> int:
    """The one bright yaku of `taken` (KK-37), or -1: three with the rain man are nothing."""
    n = popcount(taken & BRIGHTS)
    if n < 3:
        return -1
    if n == 5:
        return FIVE
    if taken & RAIN_MAN:
        return RAINY if n == 4 else -1
    return FOUR if n == 4 else THREE


@jit
def bright_points(which: int, o: Record) -> int:
    """The points of a bright yaku; -1 (none) is worth 0."""
    if which < 0:
        return 0
    if which == FIVE:
        return o.five_brights
    if which == FOUR:
        return o.four_brights
    return o.rainy_four if which == RAINY else o.three_brights


@jit
def animal_points(taken: int, o: Record, cup: int) -> tuple[int, int]:
    """(boar-deer-butterfly, animals): the trio replaces the count and takes the surplus (KK-38), or, in the old
    counting, both stand side by side (KX-07). `cup` says on which side the cup lies."""
    animals = taken & ANIMALS
    if cup == _CUP_CHAFF:
        animals &= ~CUP
    n = popcount(animals)
    trio = 0
    if taken & TRIO == TRIO:
        trio = o.set_points + (n - 3 if o.extra_cards else 0)
    many = n - 4 if n >= 5 and not (trio and o.extra_cards) else 0
    return trio, many


@jit
def ribbon_points(taken: int, o: Record) -> tuple[int, int, int, int]:
    """(red, blue, both, ribbons); surplus and old counting as for animals (KK-38, KK-40, KX-07)."""
    ribbons = taken & RIBBONS
    n = popcount(ribbons)
    red = o.set_points if ribbons & RED == RED else 0
    blue = o.set_points if ribbons & BLUE == BLUE else 0
    both = 0
    special = red + blue
    if red and blue:
        both = o.both_ribbons if o.both_ribbons else special
        red = blue = 0
        if o.extra_cards:
            both += n - 6
    elif o.extra_cards:
        if red:
            red += n - 3
        elif blue:
            blue += n - 3
    many = n - 4 if n >= 5 and not (special and o.extra_cards) else 0
    return red, blue, both, many


@jit
def chaff_points(taken: int, cup: int) -> int:
    """Ten chaff 1 point, one more for each further card; the cup counts too unless it lies on the animals' side."""
    n = popcount(taken & CHAFF)
    if cup != CUP_ANIMAL and taken & CUP:
        n += 1
    return n - 9 if n >= 10 else 0


@jit
def viewing_points(taken: int, o: Record, others: bool) -> tuple[int, int, int]:
    """(flower viewing, moon viewing, nomi in place of the two) (KK-42, KX-06, KX-08); `others`: another yaku is
    there."""
    if not taken & CUP or o.viewing == VIEWING_OFF or (o.viewing == VIEWING_WITH_ANOTHER and not others):
        return 0, 0, 0
    flower = o.viewing_points if taken & CURTAIN else 0
    moon = o.viewing_points if taken & MOON else 0
    if o.nomi and flower and moon:
        return 0, 0, NOMI_POINTS
    return flower, moon, 0


@jit
def _sum(taken: int, o: Record, cup: int) -> int:
    """The sum of all yaku with the cup on one given side."""
    trio, animals = animal_points(taken, o, cup)
    red, blue, both, ribbons = ribbon_points(taken, o)
    points = bright_points(bright_yaku(taken), o) + trio + animals + red + blue + both + ribbons
    points += chaff_points(taken, cup)
    flower, moon, nomi = viewing_points(taken, o, points > 0)
    return points + flower + moon + nomi


@jit
def _cup_side(taken: int, o: Record) -> int:
    """Where the cup lies: with "either", on the better side at every look, ties to the animals (KX-06)."""
    if o.cup != CUP_EITHER:
        return o.cup
    return CUP_ANIMAL if _sum(taken, o, CUP_ANIMAL) >= _sum(taken, o, _CUP_CHAFF) else _CUP_CHAFF


@jit
def worth(taken: int, o: Record) -> int:
    """The sum of the yaku in `taken`, before any doubling."""
    return _sum(taken, o, _cup_side(taken, o))


@jit
def yaku(taken: int, o: Record, out: Ints) -> int:
    """The same sum, with the points of each yaku of `YAKU` in `out` (int64, ≥ 14), 0 where it is not made."""
    cup = _cup_side(taken, o)
    out[:14] = 0
    bright = bright_yaku(taken)
    if bright >= 0:
        out[bright] = bright_points(bright, o)
    out[TRIO_YAKU], out[ANIMALS_YAKU] = animal_points(taken, o, cup)
    out[RED_YAKU], out[BLUE_YAKU], out[BOTH_YAKU], out[RIBBONS_YAKU] = ribbon_points(taken, o)
    out[CHAFF_YAKU] = chaff_points(taken, cup)
    out[FLOWER], out[MOON_VIEW], out[NOMI] = viewing_points(taken, o, out[:14].sum() > 0)
    return out[:14].sum()
