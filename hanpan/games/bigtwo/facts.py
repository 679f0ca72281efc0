"""What people see of a position of Big Two beyond its record: what is to be beaten, the duty, who pays whom."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType, structs

from hanpan.cards import french
from hanpan.games.bigtwo.combos import CATEGORIES, FOUR, JOKERS, NATURALS, STEP, Category, power
from hanpan.games.bigtwo.duty import best_power, is_bound
from hanpan.games.bigtwo.money import breaker, owed, rank, rate
from hanpan.games.bigtwo.plays import of_size
from hanpan.games.bigtwo.state import MAX_MOVES, OVER, SEATS
from hanpan.games.bigtwo.words import move_text
from hanpan.games.contract import Facts
from hanpan.kernel import Ints, Record, jit, lean, popcount

#: The smaller plays by their size.
_FEW: tuple[Category, ...] = ("none", "single", "pair", "triple")

#: Where `figures` writes what: whether the duty binds, who pays for all, how many cards jokers stand for and which two;
#: by seat the places by cards and the multipliers; seat by seat who pays whom; then the plays that are owed.
_BOUND, _BREAKER, _JOKERS, _STANDS, _RANK = 0, 1, 2, 3, 5
_RATE = _RANK + SEATS
_PAYS = _RATE + SEATS
_OWED = _PAYS + SEATS * SEATS


class BigTwoFacts(Struct, frozen=True):
    """What is to be beaten and owed, and after a hand who pays whom; lists are by seat."""

    category: Annotated[Category, Meta(description="of the play to beat; none: the table is empty")]
    joker_as: Annotated[list[str], Meta(description="the cards that its jokers stand for")]
    one_card: Annotated[list[bool], Meta(description="who holds one card")]
    bound: Annotated[bool, Meta(description="whether the seat to act must do its best for that (BT-48)")]
    owed: Annotated[list[str], Meta(description="the plays that do, as far as that seat's hand is known")]
    rank: Annotated[list[int] | UnsetType, Meta(description="places by cards (BT-41, BT-42); after a hand")] = UNSET
    multipliers: Annotated[list[int] | UnsetType, Meta(description="what is paid is multiplied; after a hand")] = UNSET
    pays: Annotated[list[list[int]] | UnsetType, Meta(description="seat by seat: who pays whom; after a hand")] = UNSET
    breaker: Annotated[int | UnsetType, Meta(description="who pays for all, -1: nobody; after a hand")] = UNSET


@jit
def figures(v: Record, o: Record, out: Ints) -> int:
    """What machine code works out of a view (see `_BOUND` …)."""
    over = v.phase == OVER
    out[_BOUND] = not over and (v.t_size or v.held[v.turn] > 1) and is_bound(v, o, v.turn)
    out[_JOKERS] = joker_as(v.t_cards, o, out[_STANDS:])
    if over:
        for_all = breaker(v, o)
        out[_BREAKER] = for_all
        out[_PAYS:_OWED] = 0
        for low in range(o.seats):
            out[_RANK + low] = rank(v, o, low)
            out[_RATE + low] = rate(v, o, low)
            payer = low if for_all < 0 else for_all
            for high in range(o.seats):
                if payer != high:
                    out[_PAYS + SEATS * payer + high] += owed(v, o, low, high)
    if not out[_BOUND] or not v.hand[v.turn]:
        return _OWED
    size = v.t_size if v.t_size else 1
    best = best_power(v, o, v.turn, size)
    return of_size(v.hand[v.turn], o, size, best - 1, out, _OWED) if best else _OWED


@lean
def joker_as(cards: int, o: Record, out: Ints) -> int:
    """Write the cards that the jokers in a play stand for into `out`, and how many (BT-34).

    A joker alone, a pair of jokers, and a joker that is the odd card beside four of a kind stand for none.
    """
    jokers, naturals = popcount(cards & JOKERS), cards & NATURALS
    if not jokers or not naturals:
        return 0
    strength = power(cards, o)
    if popcount(cards) == 5 and strength // STEP == FOUR:
        n = 0
        for card in range(4 * (strength % STEP), 4 * (strength % STEP) + 4):
            if n < jokers and not naturals >> card & 1:
                out[n] = card
                n += 1
        return n
    for first in range(52):
        if naturals >> first & 1:
            continue
        one = naturals | 1 << first
        for second in range(first + 1 if jokers == 2 else 51, 52):
            both = one | 1 << second if jokers == 2 else one
            if popcount(both) == popcount(cards) and power(both, o) == strength:
                out[0], out[1] = first, second
                return jokers
    return 0


def tell(v: Record, o: Record, numbers: list[int]) -> BigTwoFacts:
    """The facts of a view."""
    seats = o.seats
    facts = BigTwoFacts(
        category=CATEGORIES[v.t_power // STEP] if v.t_size == 5 else _FEW[v.t_size],
        joker_as=[french.DECK.names[card] for card in numbers[_STANDS : _STANDS + numbers[_JOKERS]]],
        one_card=[held == 1 for held in v.held[:seats]],
        bound=bool(numbers[_BOUND]),
        owed=[move_text(move) for move in numbers[_OWED:]],
    )
    if v.phase != OVER:
        return facts
    rows = [numbers[place : place + seats] for place in range(_PAYS, _PAYS + SEATS * seats, SEATS)]
    return structs.replace(
        facts,
        rank=numbers[_RANK : _RANK + seats],
        multipliers=numbers[_RATE : _RATE + seats],
        pays=rows,
        breaker=numbers[_BREAKER],
    )


FACTS = Facts(BigTwoFacts, tell, figures, _OWED + MAX_MOVES)
