"""Write every card of the French deck, and its back, as one small SVG file each."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path as File

from ..pen import Card
from . import aces, back, jacks, jokers, kings, queens
from .index import index
from .suits import LAYOUTS, PRINTINGS, Suit, number_card

TARGET = File(__file__).parents[2] / "src" / "cards" / "french"


def pictures(suit: Suit) -> Iterator[tuple[str, Card]]:
    """The thirteen cards of a suit before their margin is printed."""
    for rank in LAYOUTS:
        yield rank, number_card(rank, suit)
    for rank, module in (("J", jacks), ("Q", queens), ("K", kings), ("A", aces)):
        yield rank, module.card(suit)


def deck() -> Iterator[Card]:
    """Every card of both colourings, the jokers and the back."""
    for suit in PRINTINGS:
        for rank, card in pictures(suit):
            index(card, rank, suit)
            yield card
    yield from jokers.cards()
    yield back.card()


def main() -> None:
    """Draw the deck into the page's folder."""
    TARGET.mkdir(parents=True, exist_ok=True)
    for card in deck():
        (TARGET / f"{card.name}.svg").write_text(card.svg(), encoding="utf-8")


if __name__ == "__main__":
    main()
