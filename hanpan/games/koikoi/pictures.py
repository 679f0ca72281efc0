"""The pictures of Koi-Koi's book: the cards of every month, kind and yaku, from the masks that the rules count by."""

from __future__ import annotations

from hanpan.cards import hwatu
from hanpan.games.contract import Pictures
from hanpan.games.koikoi.yaku import ANIMALS, BLUE, BRIGHTS, CHAFF, CUP, CURTAIN, MOON, RAIN_MAN, RED, RIBBONS, TRIO

DECK = hwatu.DECK


def _without_last(cards: int) -> int:
    return cards & ~(1 << (cards.bit_length() - 1))


def pictures() -> Pictures:
    """The cards of a yaku as few as make it; of those that count cards (animals, ribbons, chaff) all that count."""
    dry = BRIGHTS & ~RAIN_MAN
    month, pair = DECK.mask(DECK.names[:4]), [DECK.mask(DECK.names[first : first + 2]) for first in (8, 20, 32, 44)]
    masks = {
        "bright": BRIGHTS,
        "animal": ANIMALS,
        "ribbon": RIBBONS,
        "chaff_kind": CHAFF,
        "five_brights": BRIGHTS,
        "four_brights": dry,
        "rainy_four": _without_last(dry) | RAIN_MAN,
        "three_brights": _without_last(dry),
        "flower_viewing": CURTAIN | CUP,
        "moon_viewing": MOON | CUP,
        "nomi": CURTAIN | MOON | CUP,
        "boar_deer_butterfly": TRIO,
        "red_ribbons": RED,
        "blue_ribbons": BLUE,
        "both_ribbons": RED | BLUE,
        "animals": ANIMALS,
        "ribbons": RIBBONS,
        "chaff": CHAFF | CUP,
        "cup": CUP,
        "four_of_month": month,
        "four_pairs": pair[0] | pair[1] | pair[2] | pair[3],
    }
    found = {name: (tuple(DECK.cards(cards)),) for name, cards in masks.items()}
    for number in range(12):
        found[f"month_{number + 1}"] = (tuple(DECK.names[4 * number : 4 * number + 4]),)
    return found
