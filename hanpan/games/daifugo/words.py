"""Daifugo in text: the notation of plays, and names for numbers.

`pass`; a group `S9+H9` or with jokers `S9+JK0` (where jokers are declared, `S9+JK0=H9`); a run `S4-JK0=S5-S6`, each
joker in its place; the exchange `exchange:S3+D4`; a card given on after a 7 `give:S3`, discarded after a 10
`discard:S3`; `enough` ends giving or discarding.
"""

from __future__ import annotations

from hanpan.cards import CardError, french
from hanpan.games.contract import NotationError
from hanpan.games.daifugo import state
from hanpan.games.daifugo.state import (
    JOKERS,
    M_DISCARD,
    M_ENOUGH,
    M_EXCHANGE,
    M_GIVE,
    M_GROUP,
    M_PASS,
    M_RUN,
    NATURALS,
    SUIT,
)
from hanpan.kernel import Record

DECK = french.DECK
SYMBOLS: dict[str, tuple[str, ...]] = {"phase": state.PHASES, "t_type": state.TABLE, "how": state.HOWS}

_WORDS = {"pass": M_PASS, "enough": M_ENOUGH}
_LABELS = {"exchange": M_EXCHANGE, "give": M_GIVE, "discard": M_DISCARD}

#: How moves are written, and what each form means.
FORMS: dict[str, str] = {
    "S9": "plays one card",
    "S9+H9": "plays a group: cards of one number",
    "S9+JK0": "… with a joker",
    "S9+JK0=H9": "… with a joker that says what it stands for, where the options ask for that",
    "S4-JK0=S5-S6": "plays a run from its lowest card; a joker says what it stands for",
    "pass": "passes",
    "exchange:S3": "gives a card in the exchange",
    "exchange:S3+D4": "gives two",
    "give:S3": "gives a card on after a 7",
    "discard:S3": "discards a card after a 10",
    "enough": "ends giving or discarding",
}


def move_text(move: int) -> str:
    """The text of a move; `?` and its number for what is no move of Daifugo."""
    kind, detail, cards = move >> 60, move >> 54 & 63, move & ((1 << 54) - 1)
    names = DECK.cards(cards)
    for word, number in _WORDS.items():
        if kind == number and not cards and not detail:
            return word
    for label, number in _LABELS.items():
        if kind == number and cards and not detail:
            return f"{label}:{'+'.join(names)}"
    text = ""
    if kind == M_GROUP and cards:
        text = _group_text(cards, detail, names)
    elif kind == M_RUN and cards:
        text = _run_text(cards, detail)
    return text or f"?{move}"


def _group_text(cards: int, detail: int, names: tuple[str, ...]) -> str:
    naturals, jokers = cards & NATURALS, [name for name in names if name.startswith("JK")]
    suits = [suit for suit in range(4) if detail >> suit & 1]
    if not detail:
        return "+".join(names)
    if not naturals or len(suits) != len(jokers) or detail > 15:
        return ""
    rank = names[0][1]
    stands = [f"{joker}={french.SUITS[suit]}{rank}" for joker, suit in zip(jokers, suits, strict=True)]
    return "+".join([name for name in names if name not in jokers] + stands)


def _run_text(cards: int, start: int) -> str:
    """A run in its order; empty where the cards cannot be that run."""
    naturals, jokers = cards & NATURALS, list(DECK.cards(cards & JOKERS))
    suits = [suit for suit in range(4) if naturals & SUIT << suit]
    length = cards.bit_count()
    if len(suits) != 1 or length < 3 or start + length > 13:
        return ""
    parts: list[str] = []
    for rank in range(start, start + length):
        card = 4 * rank + suits[0]
        if naturals >> card & 1:
            parts.append(DECK.names[card])
            naturals ^= 1 << card
        elif jokers:
            parts.append(f"{jokers.pop(0)}={DECK.names[card]}")
    return "-".join(parts) if not naturals and not jokers else ""


def move_number(text: str) -> int:
    """The move of a text."""
    try:
        if text in _WORDS:
            return _WORDS[text] << 60
        label, colon, body = text.partition(":")
        if colon and label in _LABELS:
            return _LABELS[label] << 60 | DECK.mask(body.split("+"))
        if "-" in text:
            return _parse_run(text)
        return _parse_group(text)
    except CardError as error:
        raise NotationError(f"{text!r} is no move: {error}; {_HOW}") from None


_HOW = "moves are written S9, S9+H9, S9+JK0, S4-JK0=S5-S6, pass, exchange:S3+D4, give:S3, discard:S3, enough"


def _parse_group(text: str) -> int:
    cards, detail, rank = [], 0, ""
    for part in text.split("+"):
        card, equals, stands = part.partition("=")
        cards.append(card)
        if equals:
            number = DECK.number(stands)
            if not card.startswith("JK") or number >= 52 or detail >> number % 4 & 1:
                raise NotationError(f"{text!r} is no move: {part!r} does not say what a joker stands for; {_HOW}")
            detail |= 1 << number % 4
            rank = stands[1]
    mask = DECK.mask(cards)
    if rank and any(card[1] != rank for card in cards if not card.startswith("JK")):
        raise NotationError(f"{text!r} is no move: the joker stands for another number than the group's; {_HOW}")
    return M_GROUP << 60 | detail << 54 | mask


def _parse_run(text: str) -> int:
    cards: list[str] = []
    reading: list[int] = []
    for part in text.split("-"):
        card, equals, stands = part.partition("=")
        cards.append(card)
        reading.append(DECK.number(stands if equals else card))
        if bool(equals) != card.startswith("JK"):
            raise NotationError(f"{text!r} is no move: in a run each joker says what it stands for; {_HOW}")
    if any(number >= 52 or number != reading[0] + 4 * i for i, number in enumerate(reading)):
        raise NotationError(f"{text!r} is no move: a run is written from its lowest card, rank by rank; {_HOW}")
    number = M_RUN << 60 | (reading[0] >> 2) << 54 | DECK.mask(cards)
    if move_text(number) != text:
        raise NotationError(f"{text!r} is no move: the first joker goes to the lower place; write {move_text(number)}")
    return number


def voided(s: Record) -> bool:
    """No deal of Daifugo is made again."""
    return False
