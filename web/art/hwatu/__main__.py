"""Write every card, and the back, as one small SVG file each."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path as File

from ..pen import Card
from . import back, months_01_03, months_04_06, months_07_09, months_10_12

TARGET = File(__file__).parents[2] / "src" / "games" / "koikoi" / "cards"


def deck() -> Iterator[Card]:
    """All 48 cards in order, then the back."""
    for module in (months_01_03, months_04_06, months_07_09, months_10_12):
        yield from module.cards()
    yield back.card()


def main() -> None:
    """Draw the deck into the game's folder."""
    TARGET.mkdir(parents=True, exist_ok=True)
    for card in deck():
        (TARGET / f"{card.name}.svg").write_text(card.svg(), encoding="utf-8")


if __name__ == "__main__":
    main()
