"""The three decks: names, numbers, masks and whole decks in dealing order, and what is said of wrong ones."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hanpan.cards import CardError, Deck, didopoikas, french, hwatu

DECKS = {"french": (french.DECK, 54), "hwatu": (hwatu.DECK, 48), "didopoikas": (didopoikas.DECK, 36)}
decks = st.sampled_from([deck for deck, _size in DECKS.values()])
SMALL = Deck("small", ("one", "two", "three", "four"))


@pytest.mark.parametrize("name", DECKS)
def test_sizes_and_names(name: str) -> None:
    deck, size = DECKS[name]
    assert deck.name == name
    assert len(deck) == len(deck.names) == len(set(deck.names)) == size <= 54
    assert deck.all == 2**size - 1
    assert [deck.number(card) for card in deck.names] == list(range(size))
    assert deck.mask(deck.names) == deck.all
    assert not any(set(card) & set(" ,|=+>") for card in deck.names), "signs of the notation"


def test_french_order() -> None:
    """Card n has rank n // 4 and suit n % 4, ranks from 3 to 2; the jokers come last."""
    assert french.DECK.names[:5] == ("S3", "H3", "D3", "C3", "S4")
    assert french.DECK.names[28] == "ST"
    assert french.DECK.names[48:] == ("S2", "H2", "D2", "C2", "JK0", "JK1")
    for number, card in enumerate(french.DECK.names[:52]):
        assert (french.SUITS[number % 4], french.RANKS[number // 4]) == tuple(card)


def test_didopoikas_order() -> None:
    """Card n has number n // 4 + 1 and colour n % 4; the quotos come last."""
    assert didopoikas.DECK.names[:5] == ("R1", "Y1", "G1", "B1", "R2")
    assert didopoikas.DECK.names[31:] == ("B8", "Q1", "Q2", "Q3", "Q4")


@given(decks, st.integers(0))
def test_masks_and_cards_are_inverse(deck: Deck, seed: int) -> None:
    chance = random.Random(seed)
    names = chance.sample(deck.names, chance.randrange(len(deck) + 1))
    mask = deck.mask(names)
    assert mask == sum(1 << deck.number(name) for name in names)
    assert set(deck.cards(mask)) == set(names)
    assert list(deck.cards(mask)) == sorted(names, key=deck.number)


@given(decks, st.randoms(use_true_random=False))
def test_order_takes_names_numbers_or_text(deck: Deck, chance: random.Random) -> None:
    numbers = list(range(len(deck)))
    chance.shuffle(numbers)
    names = [deck.names[number] for number in numbers]
    assert deck.order(names) == numbers
    assert deck.order(numbers) == numbers
    assert deck.order(iter(names)) == numbers
    assert deck.order(" ".join(names)) == numbers
    assert deck.order(", ".join(names)) == numbers
    assert deck.order("\n".join(names)) == numbers
    mixed: list[str | int] = [*names[:9], *numbers[9:]]
    assert deck.order(mixed) == numbers


@pytest.mark.parametrize(
    ("cards", "message"),
    [
        ("one two three", "the deck has 4 cards, 3 were given; missing: four"),
        ("", "the deck has 4 cards, 0 were given; missing: one two three four"),
        ("one two three one", "one stands twice in the deck"),
        ("one two three four four one", "one, four stands twice in the deck"),
        ("one two three fuor", "there is no card 'fuor' in the small deck; did you mean four?"),
        ("one two three 3", "there is no card '3' in the small deck; cards are named like one"),
        ([0, 1, 2, 4], "card numbers of the small deck are 0 to 3, not 4"),
        ([0, 1, 2, -1], "card numbers of the small deck are 0 to 3, not -1"),
    ],
)
def test_wrong_decks(cards: str | list[str | int], message: str) -> None:
    with pytest.raises(CardError) as error:
        SMALL.order(cards)
    assert str(error.value) == message
    assert isinstance(error.value, ValueError)


def test_wrong_cards() -> None:
    with pytest.raises(CardError, match="there is no card '13-bright' in the hwatu deck; did you mean"):
        hwatu.DECK.number("13-bright")
    with pytest.raises(CardError, match=r"^two is named twice$"):
        SMALL.mask(["two", "one", "two"])
    with pytest.raises(CardError, match="there is no card 'five'"):
        SMALL.mask(["five"])


def test_decks_are_values() -> None:
    assert Deck("small", ("one", "two", "three", "four")) == SMALL
    assert Deck("small", ("one", "two", "four", "three")) != SMALL
    with pytest.raises(AttributeError):
        SMALL.name = "other"  # type: ignore[misc]
