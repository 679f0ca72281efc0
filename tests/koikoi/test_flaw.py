"""Texts of Koi-Koi that no month can have come to are refused, in words that say why."""

from __future__ import annotations

import pytest

import hanpan
from hanpan import NotationError
from tests.koikoi.board import GAME, at, deal, play

RED = "01-red 02-red 03-red"
CALLED = at("play", 0, "08-chaff1 04-chaff1", "08-chaff2", (RED, ""), "05-chaff1", calls=(1, 0), called_at=(5, 0))
ASKED = at("call", 0, "06-chaff1", taken=(RED, ""), dealer=1)
STOPPED = play(ASKED, "stop")
DRAWN = play(at("play", 1, "08-chaff1", "08-chaff2", ("", ""), "05-chaff1"), "08-chaff1")
FOUR = deal("01-bright 01-red 01-chaff1 01-chaff2")


@pytest.mark.parametrize(
    ("pos", "old", "new", "why"),
    [
        (CALLED, "koikoi |", "koikoi months=6 |", ""),
        (CALLED, "month=1", "month=12", ""),
        (CALLED, "koikoi | phase=play turn=0 dealer=0 month=1", "koikoi months=6 | phase=play turn=0 dealer=0 month=12",
         "the match has 6 months"),
        (CALLED, "turn=0", "turn=1", "it is the turn of seat 0"),
        (CALLED, "dealer=0", "dealer=1", "it is the turn of seat 1"),
        (CALLED, "calls=1,0", "calls=1,1", "seat 1 cannot have called so often"),
        (CALLED, "calls=1,0", "calls=0,0", "seat 0 cannot have called so often"),
        (CALLED, "calls=1,0 called_at=5,0", "calls=6,0 called_at=5,0", "seat 0 cannot have called so often"),
        (CALLED, "calls=1,0 called_at=5,0", "calls=7,0 called_at=9,0", "seat 0 cannot have called so often"),
        (ASKED, "called_at=0,0", "called_at=5,0", "seat 0 cannot have called so often"),
        (ASKED, "calls=0,0 called_at=0,0", "calls=1,0 called_at=5,0", "seat 0 has no yaku that has grown"),
        (STOPPED, "winner=0 won=5", "winner=1 won=5", "who made a yaku stops"),
        (STOPPED, "won=5", "won=4", "the month is worth 5 points, not 4"),
        (STOPPED, "total=5,0", "total=4,0", "what is won is part of the total"),
        (STOPPED, "ending=stopped", "ending=last_card", "with the last card in any case"),
        (STOPPED, "ending=stopped", "ending=hand", "neither four of a month nor four pairs"),
        (STOPPED, "ending=stopped", "ending=draw", "the winner is who ended the month"),
        (STOPPED, "ending=stopped", "ending=redeal", "four cards of a month on the field"),
        (DRAWN, "winner=-1", "winner=0", "the winner is who ended the month"),
        (DRAWN, "koikoi |", "koikoi draw=dealer_wins |", "the winner is who ended the month"),
        (FOUR, "won=6", "won=12", "the month is worth 6 points, not 12"),
    ],
)  # fmt: skip
def test_what_cannot_have_come_about(pos: hanpan.Position, old: str, new: str, why: str) -> None:
    text = pos.text
    assert old in text
    if not why:  # the same change, harmless by itself
        GAME.read(text.replace(old, new))
        return
    with pytest.raises(NotationError, match=why):
        GAME.read(text.replace(old, new))


def test_calls_without_a_yaku_are_refused() -> None:
    with pytest.raises(NotationError, match="seat 0 has no yaku to call upon"):
        at(
            "play",
            0,
            "08-chaff1 04-chaff1",
            "08-chaff2",
            ("01-red 02-red", ""),
            "05-chaff1",
            calls=(1, 0),
            called_at=(5, 0),
        )


def test_the_ends_themselves_read_back() -> None:
    for pos in (CALLED, ASKED, STOPPED, DRAWN, FOUR):
        for one in (pos, *(pos.view(seat) for seat in (-1, 0, 1))):
            assert GAME.read(one.text) == one
    assert FOUR.data["ending"] == "hand"
