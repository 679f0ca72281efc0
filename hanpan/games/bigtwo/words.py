"""Big Two in text: a play is its cards, `S9+H9`; `pass` is a pass. And the facts a page shows."""

from __future__ import annotations

from typing import Any

import numpy as np

from hanpan.cards import CardError, french
from hanpan.games.bigtwo import state
from hanpan.games.bigtwo.combos import CATEGORIES, STEP
from hanpan.games.bigtwo.money import multiplier, pays
from hanpan.games.bigtwo.state import M_PASS, M_PLAY, OVER
from hanpan.games.contract import NotationError
from hanpan.kernel import Record, interpreted

DECK = french.DECK
SYMBOLS: dict[str, tuple[str, ...]] = {"phase": state.PHASES}
_pays = interpreted(pays)
_multiplier = interpreted(multiplier)


def move_text(move: int) -> str:
    """The text of a move; `?` and its number for what is no move of Big Two."""
    kind, cards = move >> 54, move & ((1 << 54) - 1)
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


def facts(v: Record, o: Record) -> dict[str, Any]:
    """What people see of a position beyond its record: the play to beat by name, and after a hand the payments."""
    seats = int(o.seats)
    table = int(v.t_power) // STEP if v.t_size == 5 else 0
    shown: dict[str, Any] = {"category": CATEGORIES[table], "one_card": [bool(v.held[i] == 1) for i in range(seats)]}
    if v.phase == OVER:
        out = np.zeros(seats * seats, np.int64)
        _pays(v, o, out)
        shown["pays"] = out.reshape(seats, seats).tolist()
        shown["multipliers"] = [int(_multiplier(v, o, seat)) for seat in range(seats)]
        shown["breaker"] = int(v.broke_for[v.winner]) - 1 if v.winner >= 0 else -1
    return shown


def voided(s: Record) -> bool:
    """No deal of Big Two is made again."""
    return False
