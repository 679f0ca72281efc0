"""What people see of a position of Daifugo beyond its record: titles, locked suits, whether low beats high."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from hanpan.games.contract import Facts
from hanpan.games.daifugo.plays import is_reversed
from hanpan.games.daifugo.state import OVER
from hanpan.kernel import Record, interpreted

Suit = Literal["S", "H", "D", "C"]
Title = Literal["daifugo", "fugo", "heimin", "hinmin", "daihinmin"]

_SUITS: tuple[Suit, ...] = ("S", "H", "D", "C")
_is_reversed = interpreted(is_reversed)


class DaifugoFacts(Struct, frozen=True):
    """Titles, what follows, and which way strength runs; lists are by seat."""

    reversed: Annotated[bool, Meta(description="low beats high: revolution and J-back cancel each other")]
    lock: Annotated[list[Suit], Meta(description="the suits that must be followed")]
    titles: Annotated[list[Title | None], Meta(description="of the round before; null: there was none")]
    won: Annotated[list[Title | None], Meta(description="of this round when it is over; null: it is running")]


def tell(v: Record, o: Record, numbers: list[int]) -> DaifugoFacts:
    """The facts of a view."""
    seats = o.seats
    return DaifugoFacts(
        reversed=bool(_is_reversed(v)),
        lock=[suit for number, suit in enumerate(_SUITS) if v.lock >> number & 1],
        titles=[title(place, seats) for place in v.before[:seats]],
        won=[title(place, seats) if v.phase == OVER else None for place in v.place[:seats]],
    )


def title(place: int, seats: int) -> Title | None:
    """The title of a place (DG-58, DK-36); None before the first round."""
    if place == 0:
        return None
    if place == 1:
        return "daifugo"
    if place == seats:
        return "daihinmin"
    if seats > 3 and place == 2:
        return "fugo"
    if seats > 3 and place == seats - 1:
        return "hinmin"
    return "heimin"


FACTS = Facts(DaifugoFacts, tell)
