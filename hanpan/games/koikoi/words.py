"""Koi-Koi in text: the notation of moves, names for numbers, and what makes a position impossible.

A play is its hand card, `05-plain`, followed by the card it takes where there are two, `05-plain>05-animal`; the choice
for a turned card is `>05-animal`; the calls are `koikoi` and `stop`.
"""

from __future__ import annotations

from hanpan.cards import CardError, hwatu
from hanpan.games.contract import NotationError
from hanpan.games.koikoi import rules
from hanpan.kernel import Record

DECK = hwatu.DECK
_CALLS = {"koikoi": rules.M_KOIKOI, "stop": rules.M_STOP}

SYMBOLS: dict[str, tuple[str, ...]] = {"phase": rules.PHASES, "ending": rules.ENDINGS}

#: How moves are written, and what each form means.
FORMS: dict[str, str] = {
    "05-plain": "lays a hand card down; it takes what it matches, where there is nothing to choose",
    "05-plain>05-animal": "lays a hand card down that matches two, and takes the second named",
    ">05-animal": "takes this card with the turned one, which matches two",
    "koikoi": "goes on after a yaku",
    "stop": "ends the month after a yaku",
}


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


def voided(s: Record) -> bool:
    """Whether the deal is to be made again (KK-05)."""
    return bool(s.phase == rules.OVER and s.ending == rules.REDEAL)
