"""The card pictures: what is committed is what the generators draw, and no card is without its picture."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

from hanpan.cards import Deck, didopoikas, french, hwatu
from hanpan.games.zayagoshi import scoring
from web.art.didopoikas import __main__ as didopoikas_art
from web.art.didopoikas.table import shape_of
from web.art.french import __main__ as french_art
from web.art.hwatu import __main__ as hwatu_art
from web.art.pen import Card

FOUR_COLOURS = {f"{suit}{rank}-4" for suit in "DC" for rank in french.RANKS}
"""The deck of four colours prints diamonds and clubs anew; spades and hearts stay."""

DECKS: dict[str, tuple[Deck, Callable[[], Iterator[Card]], Path, set[str], int]] = {
    "hwatu": (hwatu.DECK, hwatu_art.deck, hwatu_art.TARGET, set(), 160),
    "french": (french.DECK, french_art.deck, french_art.TARGET, FOUR_COLOURS, 140),
    "didopoikas": (didopoikas.DECK, didopoikas_art.deck, didopoikas_art.TARGET, set(), 140),
}

decks = pytest.mark.parametrize("name", DECKS)


@decks
def test_committed_pictures_are_what_the_generator_draws(name: str) -> None:
    _, draw, folder, _, _ = DECKS[name]
    drawn = {f"{card.name}.svg": card.svg() for card in draw()}
    found = {path.name: path.read_text(encoding="utf-8") for path in folder.glob("*.svg")}
    assert found.keys() == drawn.keys()
    changed = [file for file, text in drawn.items() if found[file] != text]
    assert not changed, f"draw the deck again: python3 -m web.art.{name}"


@decks
def test_every_card_has_its_picture_and_no_picture_is_left_over(name: str) -> None:
    deck, _, folder, more, _ = DECKS[name]
    assert {path.stem for path in folder.glob("*.svg")} == {*deck.names, *more, "back"}


@decks
def test_no_two_cards_look_the_same_but_quotos(name: str) -> None:
    """The four quotos are alike by the rules: no picture, no colour, the number nought."""
    _, draw, _, _, _ = DECKS[name]
    alike: dict[str, list[str]] = {}
    for card in draw():
        alike.setdefault(card.svg(), []).append(card.name)
    twins = [names for names in alike.values() if len(names) > 1]
    assert twins == ([["Q1", "Q2", "Q3", "Q4"]] if name == "didopoikas" else [])


@decks
def test_pictures_are_small_and_hold_nothing_but_shapes(name: str) -> None:
    """Nothing that could clash in a page, load anything or need a font; small enough to show a whole deck at once."""
    _, _, folder, _, height = DECKS[name]
    sizes: list[int] = []
    for path in folder.glob("*.svg"):
        text = path.read_text(encoding="utf-8")
        sizes.append(len(text.encode()))
        root = ElementTree.fromstring(text)
        assert root.get("viewBox") == f"0 0 100 {height}", path.name
        tags = {element.tag.rpartition("}")[2] for element in root.iter()}
        assert tags == {"svg", "g", "rect", "path"}, path.name
        attributes = {attribute for element in root.iter() for attribute in element.attrib}
        assert attributes.isdisjoint({"id", "class", "style", "href", "filter"}), path.name
        assert not re.search(r"\d\.\d\d", text), f"{path.name}: more than one decimal"
    assert max(sizes) < 10_240
    assert sum(sizes) / len(sizes) < (8_192 if name == "hwatu" else 5_120)


def test_ZG_01_the_shapes_drawn_are_16_lines_14_mixed_2_circles() -> None:
    """Circles are yellow 8 and blue 4; the numbers 4 and 8 hold only circles and lines."""
    shapes = {(colour, number): shape_of(colour, number) for colour in "RYGB" for number in range(1, 9)}
    assert Counter(shapes.values()) == {"line": 16, "mixed": 14, "circle": 2}
    assert {card for card, shape in shapes.items() if shape == "circle"} == {("Y", 8), ("B", 4)}
    assert "mixed" not in {shapes[colour, number] for colour in "RYGB" for number in (4, 8)}


def test_the_shapes_drawn_are_those_that_score() -> None:
    """The drawings' table and the one the rules read say the same of all 36 cards; quotos are drawn empty."""
    masks = dict(zip(scoring.SHAPES, (scoring.LINES, scoring.MIXED, scoring.CIRCLES, scoring.QUOTOS), strict=True))
    scored = {card: shape for shape, mask in masks.items() for card in didopoikas.DECK.cards(mask)}
    drawn = {card: "quoto" if card[0] == "Q" else shape_of(card[0], int(card[1:])) for card in didopoikas.DECK.names}
    assert len(drawn) == 36
    assert drawn == scored
