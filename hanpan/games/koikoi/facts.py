"""What people see of a position of Koi-Koi beyond its record, from public cards only."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from hanpan.games.contract import Facts
from hanpan.games.koikoi.rules import factor
from hanpan.games.koikoi.yaku import YAKU, yaku
from hanpan.kernel import Ints, Record, jit

_YAKU = len(YAKU)


class KoikoiFacts(Struct, frozen=True):
    """Both sides' yaku so far, and how a stop would be multiplied; lists are by seat."""

    yaku: Annotated[list[dict[str, int]], Meta(description="the points of each yaku made, by its name")]
    sum: Annotated[list[int], Meta(description="the sum of the yaku, before any doubling")]
    factor: Annotated[list[int], Meta(description="by what a stop now would be multiplied")]
    pile_left: Annotated[int, Meta(description="cards left in the pile")]


@jit
def figures(v: Record, o: Record, out: Ints) -> int:
    """By seat: the points of all yaku, their sum, and the factor."""
    n = 0
    for seat in range(2):
        points = yaku(v.taken[seat], o, out[n : n + _YAKU])
        out[n + _YAKU] = points
        out[n + _YAKU + 1] = factor(v, o, seat, points)
        n += _YAKU + 2
    return n


def tell(v: Record, o: Record, numbers: list[int]) -> KoikoiFacts:
    """The facts of a view."""
    seats = numbers[: _YAKU + 2], numbers[_YAKU + 2 :]
    return KoikoiFacts(
        yaku=[{name: points for name, points in zip(YAKU, seat, strict=False) if points} for seat in seats],
        sum=[seat[_YAKU] for seat in seats],
        factor=[seat[_YAKU + 1] for seat in seats],
        pile_left=24 - v.drawn,
    )


FACTS = Facts(KoikoiFacts, tell, figures, 2 * (_YAKU + 2))
