"""Showdown in text: a move is the card's name."""

from __future__ import annotations

from hanpan.cards import CardError, french
from hanpan.games.contract import NotationError
from hanpan.kernel import Record

from . import rules

DECK = french.DECK


def move_text(move: int) -> str:
    names = DECK.cards(move & ((1 << 54) - 1))
    return names[0] if move >> 54 == rules.CHOOSE and len(names) == 1 else f"?{move}"


def move_number(text: str) -> int:
    try:
        return rules.CHOOSE << 54 | DECK.mask([text])
    except CardError as error:
        raise NotationError(str(error)) from None


def voided(s: Record) -> bool:
    return False
