"""What people see of a position of Zayagoshi beyond its record: sets and what they are worth, pairs, the da window."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated

from msgspec import Meta, Struct, field

from hanpan.cards import didopoikas
from hanpan.games.contract import Facts
from hanpan.games.zayagoshi import scoring
from hanpan.games.zayagoshi.state import CROWN, DA, TURN
from hanpan.kernel import Record, interpreted

DECK = didopoikas.DECK

_shapes, _colours, _numbers = (
    interpreted(f) for f in (scoring.shape_kinds, scoring.colour_kinds, scoring.number_kinds)
)
_strong, _worth, _cost = interpreted(scoring.strong), interpreted(scoring.worth), interpreted(scoring.cost)


class KeptSet(Struct, frozen=True):
    """A set of kept cards in words. Of fewer than four cards it is not complete and has no value (ZG-26)."""

    cards: Annotated[int, Meta(description="how many cards")]
    shapes: Annotated[int, Meta(description="kinds of shape")]
    colours: Annotated[int, Meta(description="kinds of colour")]
    numbers: Annotated[int, Meta(description="kinds of number")]
    strong: Annotated[
        bool | None, Meta(description="whether four or five kinds of number are strong; null: there are fewer")
    ]
    value: Annotated[int | None, Meta(description="its points; null: not complete")]


class OwnPair(Struct, frozen=True):
    """A pair that a seat has registered."""

    cards: Annotated[tuple[str, ...], Meta(description="its two cards")]
    ripening: Annotated[
        tuple[str | None, ...], Meta(description="the cards laid on it, oldest first; null: not to be seen")
    ]
    needs: Annotated[int, Meta(description="how many ripening cards it needs")]
    ripe: Annotated[bool, Meta(description="whether it has them")]


class DaWindow(Struct, frozen=True):
    """The open window after a discard."""

    card: Annotated[str, Meta(description="the discard")]
    from_: Annotated[int, Meta(description="the seat that discarded it")] = field(name="from")
    asked: Annotated[list[int], Meta(description="the seats that have still to answer")]
    answered: Annotated[list[int], Meta(description="the seats that have answered")]


class ZayagoshiFacts(Struct, frozen=True):
    """Sets, pairs and the da window; lists are by seat."""

    sets: Annotated[list[KeptSet], Meta(description="the kept cards")]
    would: Annotated[
        list[dict[str, KeptSet]],
        Meta(
            description="what the set would be with one card more, for each card the view shows that the seat could "
            "get: from its pairs, its hand, a discard it is asked about"
        ),
    ]
    pairs: Annotated[list[list[OwnPair]], Meta(description="the pairs, by number")]
    da: Annotated[DaWindow | None, Meta(description="the open window; null: none is open")]
    must_discard: Annotated[bool, Meta(description="the turn cannot end without a discard")]


def tell(v: Record, o: Record, numbers: list[int]) -> ZayagoshiFacts:
    """The facts of a view."""
    seats = range(o.seats)
    discard = v.discards[v.discarded - 1] if v.phase == DA else -1
    window = None
    if v.phase == DA:
        asked = [seat for seat in seats if v.asked >> seat & 1]
        answered = [seat for seat in seats if seat != v.turn and seat not in asked]
        window = DaWindow(card=DECK.names[discard], from_=v.turn, asked=asked, answered=answered)
    slots: list[list[int]] = [[] for _seat in seats]
    for slot, owner in enumerate(v.owner):
        if owner >= 0:
            slots[owner].append(slot)
    laid: dict[int, tuple[int, ...]] = {}
    for card, slot in zip(v.ripe[: v.ripening], v.ripe_on, strict=False):
        laid[slot] = (*laid.get(slot, ()), card)
    return ZayagoshiFacts(
        sets=[describe(v.kept[seat]) for seat in seats],
        would=[_would(v, seat, slots[seat], discard) for seat in seats],
        pairs=[[_pair(v.pair[slot], laid.get(slot, ()), slot) for slot in slots[seat]] for seat in seats],
        da=window,
        must_discard=v.phase == TURN and v.held[v.turn] > o.hand_limit,
    )


@lru_cache(maxsize=1 << 14)
def describe(cards: int) -> KeptSet:
    """A set of kept cards in words."""
    numbers = int(_numbers(cards))
    return KeptSet(
        cards=cards.bit_count(),
        shapes=int(_shapes(cards)),
        colours=int(_colours(cards)),
        numbers=numbers,
        strong=bool(_strong(cards)) if numbers >= 4 else None,
        value=int(_worth(cards)) if cards.bit_count() >= 4 else None,
    )


def _would(v: Record, seat: int, slots: list[int], discard: int) -> dict[str, KeptSet]:
    candidates = v.hand[seat]
    for slot in slots:
        candidates |= v.pair[slot]
    if v.asked >> seat & 1:
        candidates |= 1 << discard
    kept = v.kept[seat]
    if kept.bit_count() >= 5 or (kept.bit_count() == 4 and v.phase != CROWN and not v.aba[seat]):
        return {}
    return _with_each(kept, candidates)


@lru_cache(maxsize=1 << 12)
def _with_each(kept: int, candidates: int) -> dict[str, KeptSet]:
    """What a set would be with one card more, for each of the candidates."""
    would = {}
    while candidates:
        bit = candidates & -candidates
        candidates ^= bit
        would[DECK.names[bit.bit_length() - 1]] = describe(kept | bit)
    return would


@lru_cache(maxsize=1 << 12)
def _pair(cards: int, laid: tuple[int, ...], slot: int) -> OwnPair:
    needs = int(_cost(slot // 2 * 4))
    return OwnPair(
        cards=DECK.cards(cards),
        ripening=tuple(DECK.names[card] if card >= 0 else None for card in laid),
        needs=needs,
        ripe=len(laid) >= needs,
    )


FACTS = Facts(ZayagoshiFacts, tell)
