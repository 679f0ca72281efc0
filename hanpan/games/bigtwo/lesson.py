"""Big Two introduced: one hand for two, from the three of diamonds to the duty that a single card brings."""

from __future__ import annotations

from hanpan.games.contract import Lesson, Step

#: Dealt in turn, the learner's card first in each pair; below, the cards that are not used.
DECK = """
    D3 C3   H3 S5   C4 S6   D5 ST   H6 SQ   S7 SA   C8 HJ   C9 DJ   S9 CJ   HT HQ   HK DQ   CA D4   S2 D9
    S3 S4 H4 H5 C5 C6 D6 H7 C7 D7 S8 H8 D8 H9 CT DT SJ CQ SK CK DK HA DA H2 C2 D2
"""

LESSON = Lesson(
    options={"seats": 2, "rounds": 1},
    deck=DECK,
    steps=(
        Step("hello"),
        Step("lead", do="D3", look=("D3",)),
        Step("suits", do="H3", after=("1 C3",), look=("H3",)),
        Step("five", do="C4+D5+H6+S7+C8", after=("1 pass",), look=("C4", "D5", "H6", "S7", "C8")),
        Step("pass", do="pass", after=("1 S5+S6+ST+SQ+SA",)),
        Step("duty", do="S2", after=("1 HJ+CJ+DJ+HQ+DQ", "0 pass", "1 D4"), look=("S2",)),
        Step("pair", do="S9+C9", after=("1 pass",), look=("C9", "S9")),
        Step("highest", do="CA", after=("1 pass",), look=("CA",)),
        Step("out", do="HT", after=("1 pass", "0 HK", "1 pass"), look=("HT",)),
        Step("end"),
    ),
)
