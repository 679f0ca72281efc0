"""Big Two in text: a play is its cards, `S9+H9`; `pass` is a pass. And the facts a page shows."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import numpy as np

from hanpan.cards import CardError, french
from hanpan.games.bigtwo import state
from hanpan.games.bigtwo.combos import CATEGORIES, FOUR, JOKERS, STEP, power
from hanpan.games.bigtwo.duty import best_power, is_bound
from hanpan.games.bigtwo.money import breaker, counted, multiplier, owed, rate
from hanpan.games.bigtwo.plays import of_size
from hanpan.games.bigtwo.state import M_PASS, M_PLAY, OVER
from hanpan.games.contract import NotationError
from hanpan.kernel import CARDS, Record, interpreted

DECK = french.DECK
SYMBOLS: dict[str, tuple[str, ...]] = {"phase": state.PHASES}
_breaker, _counted, _multiplier = interpreted(breaker), interpreted(counted), interpreted(multiplier)
_owed, _rate = interpreted(owed), interpreted(rate)
_power, _best_power, _is_bound, _of_size = (
    interpreted(power),
    interpreted(best_power),
    interpreted(is_bound),
    interpreted(of_size),
)


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


def facts(v: Record, o: Record) -> dict[str, Any]:
    """What people see of a position beyond its record.

    `category` and `joker_as`: what the play to beat is, and the cards that its jokers stand for. `one_card`: who holds
    one card; `bound`: whether the seat to act must do its best for that (BT-48); `owed`: the plays that do, as far as
    that seat's hand is known. After a hand `rank` (places by cards, BT-41, BT-42), `multipliers`, `pays` (seat by seat:
    who pays whom) and `breaker` (who pays for all, -1: nobody).
    """
    seats = range(int(o.seats))
    shown: dict[str, Any] = {
        "category": category(v),
        "joker_as": [DECK.names[card] for card in joker_as(int(v.t_cards), o)],
        "one_card": [bool(v.held[seat] == 1) for seat in seats],
        "bound": bool(v.phase != OVER and (v.t_size or v.held[v.turn] > 1) and _is_bound(v, o, v.turn)),
    }
    shown["owed"] = _plays_owed(v, o) if shown["bound"] else []
    if v.phase == OVER:
        left = [int(_counted(v, o, seat)) for seat in seats]
        for_all = int(_breaker(v, o))
        pays = [[0] * len(seats) for _seat in seats]
        for low in seats:
            for high in seats:
                payer = low if for_all < 0 else for_all
                if payer != high:
                    pays[payer][high] += int(_owed(v, o, low, high))
        shown |= {
            "rank": [1 + sum(other < mine for other in left) for mine in left],
            "multipliers": [int(_rate(v, o, seat)) for seat in seats],
            "pays": pays,
            "breaker": for_all,
        }
    return shown


def category(v: Record) -> str:
    """The category of the play to beat."""
    return CATEGORIES[int(v.t_power) // STEP] if v.t_size == 5 else ("none", "single", "pair", "triple")[int(v.t_size)]


def joker_as(cards: int, o: Record) -> list[int]:
    """The cards that the jokers in a play stand for, where they stand for any (BT-34).

    A joker alone, a pair of jokers, and a joker that is the odd card beside four of a kind stand for none.
    """
    jokers, naturals = (cards & JOKERS).bit_count(), cards & ~JOKERS
    if not jokers or not naturals:
        return []
    strength = int(_power(cards, o))
    free = [card for card in range(52) if not naturals >> card & 1]
    if cards.bit_count() == 5 and strength // STEP == FOUR:
        return [card for card in free if card >> 2 == strength % STEP][:jokers]
    for chosen in combinations(free, jokers):
        if _power(naturals | sum(1 << card for card in chosen), o) == strength:
            return list(chosen)
    raise AssertionError("a joker stands for some card")


def _plays_owed(v: Record, o: Record) -> list[str]:
    size = int(v.t_size) or 1
    best = int(_best_power(v, o, v.turn, size))
    if not best or not v.hand[v.turn]:
        return []
    out = np.empty(state.MAX_MOVES, np.int64)
    n = _of_size(v.hand[v.turn], o, size, best - 1, out, 0)
    return [move_text(int(move)) for move in out[:n]]


def voided(s: Record) -> bool:
    """No deal of Big Two is made again."""
    return False
