"""The index: rank and suit, large, in the margin."""

from __future__ import annotations

from ..margin import GLYPHS, margin
from ..pen import Card
from .suits import Suit, pip


def index(card: Card, rank: str, suit: Suit) -> None:
    """Margin, rank and suit."""
    margin(card)
    width = 4.2 if rank == "T" else 5.2
    card.draw(GLYPHS[rank].at(7.3, 10), suit.ink, width)
    card.fill(pip(suit, 15, 55.4, 19.6), suit.ink)
