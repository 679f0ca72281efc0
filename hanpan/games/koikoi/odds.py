"""The chances of Koi-Koi's deal, counted exactly (KK section 11).

A deal puts the four cards of each month into the dealer's hand, the other hand, the field and the pile. What is asked
of a deal is a rule for every month on its own (a hand of four pairs, say, takes two or none of each), so the number of
deals is a coefficient of a product of twelve polynomials, one a month: x counts the cards of one hand, y of the other,
z of the field, and x⁸y⁸z⁸ is wanted.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from math import factorial, prod

from hanpan.cards import hwatu
from hanpan.games.contract import Chance

HAND, FIELD, PILE, TURNED = 8, 8, 24, 16

#: Of how many cards of one month may lie in a place.
Rule = Callable[[int], bool]


def anything(n: int) -> bool:
    return True


def no_four(n: int) -> bool:
    return n < 4


def no_three(n: int) -> bool:
    return n != 3


def pairs(n: int) -> bool:
    """In all months together: exactly four of two cards each (KK-12)."""
    return n in (0, 2)


def neither(n: int) -> bool:
    """Of a field: no month of three, none of four."""
    return n < 3


def _ways(*counts: int) -> int:
    """In how many ways cards of one month fall into places with so many each."""
    return factorial(sum(counts)) // prod(factorial(n) for n in counts) if min(counts) >= 0 else 0


@cache
def deals(one: Rule = anything, other: Rule = anything, field: Rule = anything, brights: bool = True) -> int:
    """How many deals keep a rule in each place for every month; without `brights` none lies on the field."""
    reached = {(0, 0, 0): 1}
    for kinds in hwatu.MONTHS:
        terms: list[tuple[int, int, int, int]] = []
        for i in filter(one, range(5)):
            for j in filter(other, range(5 - i)):
                for k in filter(field, range(5 - i - j)):
                    rest = 4 - i - j - k
                    if brights or "bright" not in kinds:
                        ways = _ways(i, j, k, rest)
                    else:  # the bright lies in a hand or in the pile
                        ways = _ways(i - 1, j, k, rest) + _ways(i, j - 1, k, rest) + _ways(i, j, k, rest - 1)
                    terms.append((i, j, k, ways))
        following: defaultdict[tuple[int, int, int], int] = defaultdict(int)
        for (a, b, c), count in reached.items():
            for i, j, k, ways in terms:
                if a + i <= HAND and b + j <= HAND and c + k <= FIELD:
                    following[a + i, b + j, c + k] += count * ways
        reached = following
    return reached[HAND, HAND, FIELD]


def special(field: Rule = anything) -> int:
    """Deals in which one given hand is special (KK-11, KK-12: the two exclude each other)."""
    return four(field) + deals(pairs, anything, field)


def four(field: Rule = anything) -> int:
    """Deals in which one given hand has four of a month."""
    return deals(anything, anything, field) - deals(no_four, anything, field)


def both(field: Rule = anything) -> int:
    """Deals in which both hands are special: each has four of a month, or four pairs."""
    fours = deals(anything, anything, field) - 2 * deals(no_four, anything, field) + deals(no_four, no_four, field)
    mixed = deals(pairs, anything, field) - deals(pairs, no_four, field)
    return fours + 2 * mixed + deals(pairs, pairs, field)


def odds() -> tuple[Chance, ...]:
    """The figures of KK section 11, over all deals and given that the field is not dealt again (KK-05)."""

    def chance(name: str, about: str, count: Callable[[Rule], int]) -> Chance:
        any_deal, counted = (Fraction(count(field), deals(field=field)) for field in (anything, no_four))
        return Chance(name, about, any_deal, counted)

    exactly_one = chance(
        "either_side_exactly_one",
        "exactly one of the two hands is special",
        lambda field: 2 * (special(field) - both(field)),
    )
    at_least_one = chance(
        "either_side_at_least_one",
        "at least one of the two hands is special",
        lambda field: 2 * special(field) - both(field),
    )
    own = chance("hand_either_own", "one given hand is special: either of the two", special)
    redeal = Fraction(deals() - deals(field=no_four), deals())
    unseen = HAND + PILE
    return (
        chance("hand_four_of_month", "one given hand has four of a month", four),
        chance("hand_four_pairs", "one given hand has four pairs", lambda field: deals(pairs, anything, field)),
        own,
        exactly_one,
        at_least_one,
        chance("both_sides", "both hands are special, nobody scores", both),
        Chance("field_four_of_month_redeal", "four of a month on the field: dealt again", redeal),
        Chance(
            "field_three_of_month",
            "three of a month on the field",
            Fraction(deals() - deals(field=no_three), deals()),
            Fraction(deals(field=no_four) - deals(field=neither), deals(field=no_four)),
        ),
        chance(
            "field_any_bright",
            "at least one bright on the field",
            lambda field: deals(field=field) - deals(field=field, brights=False),
        ),
        *(
            Chance(
                f"twelve_months_{name}", f"in twelve months at least once: {one.about}", one.any_deal, one.counted, 12
            )
            for name, one in (("exactly_one", exactly_one), ("at_least_one", at_least_one), ("own_hand_only", own))
        ),
        Chance(
            "waited_card_never_appears",
            "a card neither held nor on the field at the start stays in the pile, the month being played to its end",
            Fraction(PILE - TURNED, unseen),
        ),
    )
