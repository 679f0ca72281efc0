"""Zayagoshi in text: the notation of moves, and names for numbers.

Registering is the two cards, `R5+Y5`; ripening the card over its pair, `B3>R5+Y5`; then `keep:R5`, `discard:B3`, `end`,
`finish`, `aba`; the answers to a discard are `da:G5` and `pass`.
"""

from __future__ import annotations

from hanpan.cards import CardError, didopoikas
from hanpan.games.contract import NotationError
from hanpan.games.zayagoshi import state
from hanpan.games.zayagoshi.state import (
    M_ABA,
    M_CALL,
    M_DISCARD,
    M_END,
    M_FINISH,
    M_KEEP,
    M_PASS,
    M_REGISTER,
    M_RIPEN_HIGH,
    M_RIPEN_LOW,
    M_RIPEN_MIDDLE,
)
from hanpan.kernel import Record

DECK = didopoikas.DECK
SYMBOLS: dict[str, tuple[str, ...]] = {"phase": state.PHASES, "ending": state.ENDINGS, "act": state.ACTS}

_WORDS = {"end": M_END, "finish": M_FINISH, "aba": M_ABA, "pass": M_PASS}
_LABELS = {"keep": M_KEEP, "discard": M_DISCARD, "da": M_CALL}
_RIPENINGS = (M_RIPEN_LOW, M_RIPEN_MIDDLE, M_RIPEN_HIGH)
_HOW = "moves are written R5+Y5, B3>R5+Y5, keep:R5, discard:B3, end, finish, aba, da:G5, pass"

#: How moves are written, and what each form means.
FORMS: dict[str, str] = {
    "R5+Y5": "registers a pair",
    "B3>R5+Y5": "lays a ripening card on one's pair",
    "keep:R5": "keeps a card of a ripe pair",
    "discard:B3": "discards a card, which ends the turn",
    "end": "ends the turn without a discard",
    "finish": "ends the round with four kept cards",
    "aba": "declares aba: goes on to a fifth card",
    "da:G5": "calls da on the discard, with the hand card that makes a pair of it",
    "pass": "lets the discard lie",
}


def move_text(move: int) -> str:
    """The text of a move; `?` and its number for what is no move of Zayagoshi."""
    kind, cards = move >> 54, move & ((1 << 54) - 1)
    names = () if cards & ~DECK.all else DECK.cards(cards)
    for word, number in _WORDS.items():
        if kind == number and not cards:
            return word
    for label, number in _LABELS.items():
        if kind == number and len(names) == 1:
            return f"{label}:{names[0]}"
    if kind == M_REGISTER and len(names) == 2:
        return "+".join(names)
    if kind in _RIPENINGS and len(names) == 3:
        laid = names[_RIPENINGS.index(kind)]
        return f"{laid}>{'+'.join(name for name in names if name != laid)}"
    return f"?{move}"


def move_number(text: str) -> int:
    """The move of a text."""
    try:
        if text in _WORDS:
            return _WORDS[text] << 54
        label, colon, card = text.partition(":")
        if colon and label in _LABELS:
            return _LABELS[label] << 54 | 1 << DECK.number(card)
        laid, arrow, pair = text.rpartition(">")
        cards = pair.split("+")
        mask = DECK.mask([laid, *cards] if arrow else cards)
        if len(cards) == 2 and not arrow:
            return M_REGISTER << 54 | mask
        if len(cards) == 2:
            return _RIPENINGS[(mask & (1 << DECK.number(laid)) - 1).bit_count()] << 54 | mask
    except CardError as error:
        raise NotationError(f"{text!r} is no move: {error}; {_HOW}") from None
    raise NotationError(f"{text!r} is no move; {_HOW}")


def voided(s: Record) -> bool:
    """No deal of Zayagoshi is made again."""
    return False
