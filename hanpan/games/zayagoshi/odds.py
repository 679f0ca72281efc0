"""The chances of Zayagoshi, counted exactly: the dice that say who starts, and what random sets are worth.

Players look for variety, so the sets of real play are better than random ones; these figures say what the cards
themselves make likely.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations

from hanpan.cards import didopoikas
from hanpan.games.contract import Chance
from hanpan.games.zayagoshi.scoring import colour_kinds, number_kinds, shape_kinds, worth

_THROWS = [one + other for one in range(1, 7) for other in range(1, 7)]


def chances() -> tuple[Chance, ...]:
    """Every figure, counted one by one: 36 throws, 58,905 sets of four cards, 376,992 of five."""
    figures = [
        Chance(
            f"first_{seats}_{index}",
            f"Two dice begin a round of {seats} with "
            + (
                "whoever rolls"
                if index == 0
                else f"the {('first', 'second', 'third')[index - 1]} on the roller's right"
            ),
            Fraction(sum(throw % seats == index for throw in _THROWS), len(_THROWS)),
        )
        for seats in (2, 3, 4)
        for index in range(seats)
    ]
    for size, highest in ((4, 144), (5, 4096)):
        sets = [sum(1 << card for card in cards) for cards in combinations(range(len(didopoikas.DECK)), size)]
        points = Counter(int(worth(cards)) for cards in sets)
        kinds = Counter((int(colour_kinds(c)), int(number_kinds(c)), int(shape_kinds(c))) for c in sets)
        of = f"of {size} random cards"
        word = "four" if size == 4 else "five"
        figures += [
            Chance(
                f"{word}_c3n3s3", f"A set {of}: 3 colours, 3 numbers, 3 shapes", Fraction(kinds[3, 3, 3], len(sets))
            ),
            Chance(
                f"{word}_c3n3s2", f"A set {of}: 3 colours, 3 numbers, 2 shapes", Fraction(kinds[3, 3, 2], len(sets))
            ),
            Chance(
                f"{word}_highest", f"A set {of}: the highest, {highest} points", Fraction(points[highest], len(sets))
            ),
            Chance(f"{word}_zero", f"A set {of}: nothing", Fraction(points[0], len(sets))),
            Chance(
                f"{word}_below_zero",
                f"A set {of}: less than nothing",
                Fraction(sum(n for total, n in points.items() if total < 0), len(sets)),
            ),
        ]
    return tuple(figures)
