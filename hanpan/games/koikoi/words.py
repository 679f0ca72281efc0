"""Koi-Koi in text: the notation of moves, names for numbers, and what makes a position impossible.

A play is its hand card, `05-plain`, followed by the card it takes where there are two, `05-plain>05-animal`; the choice
for a turned card is `>05-animal`; the calls are `koikoi` and `stop`.
"""

from __future__ import annotations

from hanpan.cards import CardError, hwatu
from hanpan.games.contract import NotationError
from hanpan.games.koikoi import rules
from hanpan.kernel import Record, interpreted, popcount

DECK = hwatu.DECK
_CALLS = {"koikoi": rules.M_KOIKOI, "stop": rules.M_STOP}
_matches = interpreted(rules.matches)

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


def flaw(s: Record, o: Record) -> str | None:
    """Why a record cannot be a position or a view of a month: every turn lays one hand card down and turns one pile
    card (KK-04, KK-16, KK-18), so the counts hang together."""
    public = [int(mask) for mask in (s.field, s.taken[0], s.taken[1], 1 << s.turned if s.turned >= 0 else 0)]
    if sum(s.held) + s.drawn != 16:
        return f"{sum(s.held)} cards held and {s.drawn} drawn do not make 16"
    if popcount(sum(public)) != 8 + 2 * s.drawn:
        return f"after {s.drawn} turns {8 + 2 * s.drawn} cards lie open, not {popcount(sum(public))}"
    for seat in range(2):
        if s.hand[seat] and popcount(s.hand[seat]) != s.held[seat]:
            return f"seat {seat} holds {popcount(s.hand[seat])} cards, held says {s.held[seat]}"
        if popcount(s.played[seat]) != 8 - s.held[seat] or s.played[seat] & ~sum(public):
            return f"seat {seat} must have played {8 - s.held[seat]} of the cards that lie open"
    left = [card >= 0 for card in s.pile]
    if any(left[: s.drawn]) or (any(left) and not all(left[s.drawn :])):
        return "the pile is what was not drawn, from the top, or all unknown"
    picking = bool(s.turned >= 0)
    if picking != (s.phase == rules.PICK) or (picking and popcount(_matches(s.field, s.turned)) != 2):
        return "a turned card lies apart exactly while it matches two and its taker is to pick"
    if (s.ending == rules.RUNNING) != (s.phase != rules.OVER):
        return "the ending says how a month that is over ended"
    if s.phase in (rules.PLAY, rules.CALL) and not s.held[s.turn]:
        return f"seat {s.turn} has no card left to play"
    return None
