"""Koi-Koi in text: the notation of moves, names for numbers, and the facts a page shows.

A play is its hand card, `05-plain`, followed by the card it takes where there are two, `05-plain>05-animal`; the choice
for a turned card is `>05-animal`; the calls are `koikoi` and `stop`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from hanpan.cards import CardError, hwatu
from hanpan.games.contract import NotationError
from hanpan.games.koikoi import rules
from hanpan.games.koikoi.yaku import YAKU, yaku
from hanpan.kernel import Record, interpreted

DECK = hwatu.DECK
_CALLS = {"koikoi": rules.M_KOIKOI, "stop": rules.M_STOP}
_hand_card = interpreted(rules.hand_card)
_yaku = interpreted(yaku)

SYMBOLS: dict[str, tuple[str, ...]] = {"phase": rules.PHASES, "ending": rules.ENDINGS}


def move_text(move: int) -> str:
    """The text of a move; `?` and its number for what is no move of Koi-Koi."""
    kind, cards = move >> 54, move & ((1 << 54) - 1)
    for word, call in _CALLS.items():
        if kind == call and not cards:
            return word
    names = () if cards & ~DECK.all else DECK.cards(cards)
    if kind == rules.M_PLAY and len(names) == 1:
        return names[0]
    if kind == rules.M_PICK and len(names) == 1:
        return f">{names[0]}"
    if kind == rules.M_PLAY_LOW and len(names) == 2:
        return f"{names[0]}>{names[1]}"
    if kind == rules.M_PLAY_HIGH and len(names) == 2:
        return f"{names[1]}>{names[0]}"
    return f"?{move}"


def move_number(text: str) -> int:
    """The move of a text."""
    if text in _CALLS:
        return _pack(_CALLS[text], 0)
    hand, arrow, taken = text.partition(">")
    try:
        if not arrow:
            return _pack(rules.M_PLAY, DECK.mask([hand]))
        if not hand:
            return _pack(rules.M_PICK, DECK.mask([taken]))
        order = rules.M_PLAY_LOW if DECK.number(hand) < DECK.number(taken) else rules.M_PLAY_HIGH
        return _pack(order, DECK.mask([hand, taken]))
    except CardError as error:
        raise NotationError(
            f"{text!r} is no move: {error}; moves are written 05-plain, 05-plain>05-animal, >05-animal, koikoi, stop"
        ) from None


def _pack(kind: int, cards: int) -> int:
    return kind << 54 | cards


def facts(v: Record, o: Record) -> dict[str, Any]:
    """What people see of a position beyond its record: both sides' yaku so far, and how a stop would be multiplied.

    From public cards only, so it may be taken from any seat's view.
    """
    made = np.zeros(14, np.int64)
    both: list[dict[str, int]] = []
    sums: list[int] = []
    for seat in range(2):
        sums.append(int(_yaku(v.taken[seat], o, made)))
        both.append({name: int(points) for name, points in zip(YAKU, made, strict=True) if points})
    factor = interpreted(rules.factor)
    return {
        "yaku": both,
        "sum": sums,
        "factor": [int(factor(v, o, seat, sums[seat])) for seat in range(2)],
        "pile_left": 24 - int(v.drawn),
    }


def voided(s: Record) -> bool:
    """Whether the deal is to be made again (KK-05)."""
    return bool(s.phase == rules.OVER and s.ending == rules.REDEAL)
