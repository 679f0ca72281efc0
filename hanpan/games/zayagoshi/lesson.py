"""Zayagoshi introduced: a whole round for two in which the learner keeps four cards, says aba and keeps a fifth."""

from __future__ import annotations

from hanpan.games.contract import Lesson, Step

#: The learner's hand, the other's, then the centre from the top in the order it is drawn.
DECK = """
    R5 Y5 B6 G7
    G1 B5 G2 R8
    B1 R4 G3 Y7 Y6 Q1 R7 Q2 B8 G5 R6 R1 R2 Y1 Q3 Y8 Y2 B7 G8
    Y3 Q4 G4 B2 B3 Y4 B4 R3 G6
"""

#: From the quoto to the last ripening: the learner calls da twice more.
_MEANWHILE = (
    *("0 end", "1 discard:B8", "0 pass", "0 end", "1 discard:B5", "0 da:G5", "1 discard:R1", "0 pass"),
    *("0 end", "1 discard:G2", "0 da:R2", "1 discard:R4", "0 pass", "0 Y8>R2+G2", "0 end", "1 discard:Y2", "0 pass"),
)

LESSON = Lesson(
    options={"seats": 2, "rounds": 1, "dice": False},
    deck=DECK,
    steps=(
        Step("hello"),
        Step("cards", look=("R5", "Y5", "B6", "G7", "B1")),
        Step("register", do="R5+Y5", look=("R5", "Y5")),
        Step("ripen", do="B6>R5+Y5", look=("B6", "R5", "Y5")),
        Step("keep", do="keep:Y5", look=("R5", "Y5")),
        Step("discard", do="discard:G7", look=("G7",)),
        Step("da", do="da:B1", after=("1 pass", "1 discard:G1"), look=("B1", "G1")),
        Step("second", do="keep:B1", after=("1 discard:R8", "0 pass", "0 Y7>G1+B1"), look=("G1", "B1")),
        Step(
            "quoto",
            do="Q1+Q2",
            after=("0 end", "1 discard:Y6", "0 pass", "0 end", "1 discard:R7", "0 pass"),
            look=("Q1", "Q2"),
        ),
        Step("free", do="keep:Q1", same=("keep:Q2",), look=("Q1", "Q2")),
        Step("later", do="B7>R2+G2", after=_MEANWHILE, look=("B7", "R2", "G2")),
        Step("fourth", do="keep:R2", look=("R2", "G2")),
        Step("aba", do="aba"),
        Step("fifth", do="G8>G5+B5", look=("G8", "G5", "B5")),
        Step("last", do="keep:G5", look=("G5", "B5")),
        Step("end"),
    ),
)
