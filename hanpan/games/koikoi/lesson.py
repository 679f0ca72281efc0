"""Koi-Koi introduced: three turns that bring the cup, the moon and the curtain, and so two yaku."""

from __future__ import annotations

from hanpan.games.contract import Lesson, Step

#: The learner's hand, the other's, the field, the pile from the top.
DECK = """
    09-blue 08-bright 02-chaff1 04-animal 07-animal 10-blue 11-bright 12-chaff2
    06-blue 05-plain 01-red 02-animal 04-plain 07-plain 10-animal 11-animal
    09-animal 08-animal 08-chaff1 03-red 03-chaff1 05-animal 11-plain 06-chaff1
    12-chaff1 10-chaff1 07-chaff1 01-chaff1 03-bright
    01-bright 01-chaff2 02-red 02-chaff2 03-chaff2 04-chaff1 04-chaff2 05-chaff1 05-chaff2 06-animal
    06-chaff2 07-chaff2 08-chaff2 09-chaff1 09-chaff2 10-chaff2 11-chaff1 12-bright 12-chaff3
"""

LESSON = Lesson(
    options={"months": 3},
    deck=DECK,
    steps=(
        Step("hello"),
        Step("take", do="09-blue", look=("09-blue", "09-animal")),
        Step("turned", look=("12-chaff1",)),
        Step("choose", do="08-bright>08-animal", after=("1 06-blue",), look=("08-bright", "08-animal", "08-chaff1")),
        Step("call", do="koikoi"),
        Step("none", do="02-chaff1", after=("1 05-plain",), look=("02-chaff1",)),
        Step("pick", do=">03-red", look=("03-red", "03-chaff1")),
        Step("stop", do="stop"),
        Step("end"),
    ),
)
