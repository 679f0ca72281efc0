"""A second scorer of captured cards, written from the clause table with sets and nothing else; slow and plain.

It shares no code with the package: not the cards, not the options' numbers, not the order of looking.
"""

from __future__ import annotations

from collections.abc import Mapping

Cards = frozenset[str]


def _named(text: str) -> Cards:
    return frozenset(text.split())


BRIGHTS = _named("01-bright 03-bright 08-bright 11-bright 12-bright")
RAIN_MAN = _named("11-bright")
ANIMALS = _named("02-animal 04-animal 05-animal 06-animal 07-animal 08-animal 09-animal 10-animal 11-animal")
TRIO = _named("06-animal 07-animal 10-animal")
RED = _named("01-red 02-red 03-red")
BLUE = _named("06-blue 09-blue 10-blue")
RIBBONS = RED | BLUE | _named("04-plain 05-plain 07-plain 11-plain")
CHAFF = frozenset(
    [f"{month:02}-chaff{n}" for month in range(1, 11) for n in (1, 2)]
    + ["11-chaff1", "12-chaff1", "12-chaff2", "12-chaff3"]
)
CUP = "09-animal"
FLOWER, MOON = "03-bright", "08-bright"


def made(captured: Cards, options: Mapping[str, object]) -> dict[str, int]:
    """The yaku in `captured` by name, under options as `dict(game.options(...))` gives them."""
    if options["cup"] == "either" and CUP in captured:
        # KX-06: the better side at every look, ties to the animals.
        as_animal = _made(captured, options, animal=True, chaff=False)
        as_chaff = _made(captured, options, animal=False, chaff=True)
        return as_chaff if sum(as_chaff.values()) > sum(as_animal.values()) else as_animal
    return _made(captured, options, animal=True, chaff=options["cup"] == "both")


def _made(captured: Cards, options: Mapping[str, object], animal: bool, chaff: bool) -> dict[str, int]:
    number = {name: value for name, value in options.items() if isinstance(value, int)}
    yaku: dict[str, int] = {}

    # Brights: only the best one (KK-37).
    brights = captured & BRIGHTS
    if len(brights) == 5:
        yaku["five_brights"] = number["five_brights"]
    elif len(brights) == 4 and not brights & RAIN_MAN:
        yaku["four_brights"] = number["four_brights"]
    elif len(brights) == 4:
        yaku["rainy_four"] = number["rainy_four"]
    elif len(brights) == 3 and not brights & RAIN_MAN:
        yaku["three_brights"] = number["three_brights"]

    # Animals: the trio swallows the count (KK-38), or stands beside it in the old counting (KX-07).
    animals = captured & ANIMALS
    if not animal:
        animals -= {CUP}
    if animals >= TRIO and number["extra_cards"]:
        yaku["boar_deer_butterfly"] = number["set_points"] + len(animals - TRIO)
    else:
        if animals >= TRIO:
            yaku["boar_deer_butterfly"] = number["set_points"]
        if len(animals) >= 5:
            yaku["animals"] = 1 + len(animals) - 5

    # Ribbons, likewise (KK-38, KK-40, KX-07).
    ribbons = captured & RIBBONS
    sets = [name for name, cards in (("red_ribbons", RED), ("blue_ribbons", BLUE)) if ribbons >= cards]
    if len(sets) == 2:
        base = number["both_ribbons"] or 2 * number["set_points"]
        yaku["both_ribbons"] = base + (len(ribbons) - 6 if number["extra_cards"] else 0)
    elif sets:
        yaku[sets[0]] = number["set_points"] + (len(ribbons) - 3 if number["extra_cards"] else 0)
    if len(ribbons) >= 5 and not (sets and number["extra_cards"]):
        yaku["ribbons"] = 1 + len(ribbons) - 5

    # Chaff: the cup is one, where it counts as such (KK-39, KX-06).
    poor = len(captured & CHAFF) + (1 if chaff and CUP in captured else 0)
    if poor >= 10:
        yaku["chaff"] = 1 + poor - 10

    # Viewing yaku always see the cup (KX-06); the option may ask for another yaku (KK-42).
    looking = options["viewing"] == "counts" or (options["viewing"] == "with_another" and sum(yaku.values()) > 0)
    if looking and CUP in captured:
        if number["nomi"] and {FLOWER, MOON} <= captured:
            yaku["nomi"] = 10  # KX-08
        else:
            if FLOWER in captured:
                yaku["flower_viewing"] = number["viewing_points"]
            if MOON in captured:
                yaku["moon_viewing"] = number["viewing_points"]
    return yaku
