"""Zayagoshi in text: the notation of moves, names for numbers, and the facts a page shows.

Registering is the two cards, `R5+Y5`; ripening the card over its pair, `B3>R5+Y5`; then `keep:R5`, `discard:B3`, `end`,
`finish`, `aba`; the answers to a discard are `da:G5` and `pass`.
"""

from __future__ import annotations

from typing import Any

from hanpan.cards import CardError, didopoikas
from hanpan.games.contract import NotationError
from hanpan.games.zayagoshi import allowed, scoring, state
from hanpan.games.zayagoshi.state import (
    CROWN,
    DA,
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
    SLOTS,
    TURN,
)
from hanpan.kernel import Record, interpreted

DECK = didopoikas.DECK
SYMBOLS: dict[str, tuple[str, ...]] = {"phase": state.PHASES, "ending": state.ENDINGS, "act": state.ACTS}

_WORDS = {"end": M_END, "finish": M_FINISH, "aba": M_ABA, "pass": M_PASS}
_LABELS = {"keep": M_KEEP, "discard": M_DISCARD, "da": M_CALL}
_RIPENINGS = (M_RIPEN_LOW, M_RIPEN_MIDDLE, M_RIPEN_HIGH)
_HOW = "moves are written R5+Y5, B3>R5+Y5, keep:R5, discard:B3, end, finish, aba, da:G5, pass"

_shapes, _colours, _numbers = (
    interpreted(f) for f in (scoring.shape_kinds, scoring.colour_kinds, scoring.number_kinds)
)
_strong, _worth, _cost = interpreted(scoring.strong), interpreted(scoring.worth), interpreted(scoring.cost)
_is_ripe = interpreted(allowed.is_ripe)


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


def facts(v: Record, o: Record) -> dict[str, Any]:
    """What people see of a position beyond its record, from a view alone.

    `sets`: each seat's kept cards (`describe`). `would`: for each seat, what its set would be with one card more, for
    each card the view shows it could get: from its own pairs, its hand, a discard it is asked about. `pairs`: each
    seat's pairs, the ripening cards null where the view hides them. `da`: the open window, who has answered and who
    has not. `must_discard`: the turn cannot end without.
    """
    seats = range(int(o.seats))
    discard = int(v.discards[v.discarded - 1]) if v.phase == DA else -1
    window = None
    if v.phase == DA:
        asked = [seat for seat in seats if int(v.asked) >> seat & 1]
        answered = [seat for seat in seats if seat != v.turn and seat not in asked]
        window = {"card": DECK.names[discard], "from": int(v.turn), "asked": asked, "answered": answered}
    return {
        "sets": [describe(int(v.kept[seat])) for seat in seats],
        "would": [_would(v, seat, discard) for seat in seats],
        "pairs": [_pairs(v, seat) for seat in seats],
        "da": window,
        "must_discard": bool(v.phase == TURN and v.held[v.turn] > o.hand_limit),
    }


def describe(cards: int) -> dict[str, Any]:
    """A set of kept cards in words: how many, the kinds, `strong` for four or five kinds of number, and the value.

    A set of fewer than four cards is not complete and has no value (ZG-26): null.
    """
    numbers = int(_numbers(cards))
    return {
        "cards": cards.bit_count(),
        "shapes": int(_shapes(cards)),
        "colours": int(_colours(cards)),
        "numbers": numbers,
        "strong": bool(_strong(cards)) if numbers >= 4 else None,
        "value": int(_worth(cards)) if cards.bit_count() >= 4 else None,
    }


def _would(v: Record, seat: int, discard: int) -> dict[str, dict[str, Any]]:
    candidates = int(v.hand[seat])
    for slot in range(SLOTS):
        if v.owner[slot] == seat:
            candidates |= int(v.pair[slot])
    if int(v.asked) >> seat & 1:
        candidates |= 1 << discard
    kept = int(v.kept[seat])
    if kept.bit_count() >= 5 or (kept.bit_count() == 4 and v.phase != CROWN and not v.aba[seat]):
        return {}
    return {name: describe(kept | 1 << DECK.number(name)) for name in DECK.cards(candidates)}


def _pairs(v: Record, seat: int) -> list[dict[str, Any]]:
    pairs: list[dict[str, Any]] = []
    for slot in range(SLOTS):
        if v.owner[slot] != seat:
            continue
        pair = int(v.pair[slot])
        laid = [int(v.ripe[i]) for i in range(v.ripening) if v.ripe_on[i] == slot]
        pairs.append(
            {
                "cards": list(DECK.cards(pair)),
                "ripening": [DECK.names[card] if card >= 0 else None for card in laid],
                "needs": int(_cost(slot // 2 * 4)),
                "ripe": bool(_is_ripe(v, slot)),
            }
        )
    return pairs


def voided(s: Record) -> bool:
    """No deal of Zayagoshi is made again."""
    return False
