"""What is seen of Showdown."""

from __future__ import annotations

from msgspec import Struct

from hanpan.games.contract import Facts
from hanpan.kernel import Record


class ShowdownFacts(Struct, frozen=True):
    """What is seen beyond the record."""

    left: int


def tell(v: Record, o: Record, numbers: list[int]) -> ShowdownFacts:
    return ShowdownFacts(left=v.held[0])


FACTS = Facts(ShowdownFacts, tell)
