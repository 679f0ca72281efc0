"""Daifugo introduced: a duel in which every kind of play has its moment, to the learner's last card."""

from __future__ import annotations

from hanpan.games.contract import Lesson, Step

#: Dealt in turn, the learner's card first in each pair; below, the cards that stay out.
DECK = """
    D3 C4   D4 S7   S5 D6   H5 D7   D5 D8   C5 H9   H6 HT   C6 DT   H8 SJ   C9 CQ   CT HK   CJ SA   JK0 D2
    S3 H3 C3 S4 H4 S6 H7 C7 S8 C8 S9 D9 ST HJ DJ SQ HQ DQ SK DK CK HA DA CA S2 H2 C2
"""

LESSON = Lesson(
    options={"seats": 2, "deal": "thirteen", "rounds": 1, "exchange": "off", "fall": False},
    deck=DECK,
    steps=(
        Step("hello"),
        Step("single", do="D3", look=("D3",)),
        Step("eight", do="H8", after=("1 S7",), look=("H8",)),
        Step("pair", do="H6+C6", look=("H6", "C6")),
        Step("pass", do="pass", after=("1 HT+DT",)),
        Step("run", do="C9-CT-CJ", after=("1 D6-D7-D8",), look=("C9", "CT", "CJ")),
        Step("revolution", do="S5+H5+D5+C5", after=("1 pass",), look=("S5", "H5", "D5", "C5")),
        Step("joker", do="JK0", after=("1 pass",), look=("JK0",)),
        Step("out", do="D4", after=("1 pass",), look=("D4",)),
        Step("end"),
    ),
)
