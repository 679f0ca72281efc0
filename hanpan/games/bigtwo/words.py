"""Big Two in text: a play is its cards, `S9+H9`; `pass` is a pass."""

from __future__ import annotations

from hanpan.cards import CardError, french
from hanpan.games.bigtwo import state
from hanpan.games.bigtwo.state import M_PASS, M_PLAY
from hanpan.games.contract import NotationError
from hanpan.kernel import CARDS, Record

DECK = french.DECK
SYMBOLS: dict[str, tuple[str, ...]] = {"phase": state.PHASES}

#: How moves are written, and what each form means.
FORMS: dict[str, str] = {
    "S9": "plays one card",
    "S9+H9": "plays cards together: a pair, a triple or five cards, in the order of the deck",
    "S9+JK0": "… with a joker, which is what helps most",
    "pass": "passes",
}


def move_text(move: int) -> str:
    """The text of a move; `?` and its number for what is no move of Big Two."""
    kind, cards = move >> 54, move & CARDS
    if kind == M_PASS and not cards:
        return "pass"
    if kind == M_PLAY and cards:
        return "+".join(DECK.cards(cards))
    return f"?{move}"


def move_number(text: str) -> int:
    """The move of a text."""
    if text == "pass":
        return M_PASS << 54
    try:
        return M_PLAY << 54 | DECK.mask(text.split("+"))
    except CardError as error:
        raise NotationError(f"{text!r} is no move: {error}; moves are written S9, S9+H9 and pass") from None


def voided(s: Record) -> bool:
    """No deal of Big Two is made again."""
    return False
