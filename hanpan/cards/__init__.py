"""Decks: a card is a number, a set of cards a mask (bit n = card n), and every card has a name."""

from hanpan.cards.deck import CardError, Deck

__all__ = ["CardError", "Deck"]
