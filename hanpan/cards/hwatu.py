"""The 48 flower cards (hwatu, hanafuda): twelve months of four, in the Japanese order (KK-01).

Card n belongs to month n // 4 + 1 (months 11 and 12 are willow and paulownia); within a month the better kind comes
first. The masks below name the kinds: five brights, nine animals, ten ribbons, twenty-four chaff.
"""

from __future__ import annotations

from hanpan.cards.deck import Deck

#: The kinds of each month's four cards, months 1 to 12 (KK-01, KK-02).
MONTHS: tuple[tuple[str, str, str, str], ...] = (
    ("bright", "red", "chaff1", "chaff2"),  # pine: crane
    ("animal", "red", "chaff1", "chaff2"),  # plum: warbler
    ("bright", "red", "chaff1", "chaff2"),  # cherry: curtain
    ("animal", "plain", "chaff1", "chaff2"),  # wisteria: cuckoo
    ("animal", "plain", "chaff1", "chaff2"),  # iris: bridge
    ("animal", "blue", "chaff1", "chaff2"),  # peony: butterfly
    ("animal", "plain", "chaff1", "chaff2"),  # bush clover: boar
    ("bright", "animal", "chaff1", "chaff2"),  # pampas: moon, geese
    ("animal", "blue", "chaff1", "chaff2"),  # chrysanthemum: sake cup
    ("animal", "blue", "chaff1", "chaff2"),  # maple: deer
    ("bright", "animal", "plain", "chaff1"),  # willow: Michikaze, swallow, lightning
    ("bright", "chaff1", "chaff2", "chaff3"),  # paulownia: phoenix
)

DECK = Deck("hwatu", tuple(f"{month:02}-{kind}" for month, kinds in enumerate(MONTHS, 1) for kind in kinds))


def _all(*endings: str) -> int:
    return DECK.mask(name for name in DECK.names if name.split("-")[1].rstrip("123") in endings)


BRIGHTS = _all("bright")
ANIMALS = _all("animal")
RIBBONS = _all("red", "blue", "plain")
CHAFF = _all("chaff")
RED_RIBBONS = _all("red")
BLUE_RIBBONS = _all("blue")
CURTAIN = DECK.mask(["03-bright"])
MOON = DECK.mask(["08-bright"])
RAIN_MAN = DECK.mask(["11-bright"])
CUP = DECK.mask(["09-animal"])
BOAR_DEER_BUTTERFLY = DECK.mask(["07-animal", "10-animal", "06-animal"])
