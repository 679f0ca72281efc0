"""The French deck of 52 cards and two jokers: card n has rank n // 4 and suit n % 4; the jokers are 52 and 53.

Ranks run from 3 up to 2, as in climbing games; `DECK.names[:52]` or `[:53]` are the smaller decks.
"""

from __future__ import annotations

from hanpan.cards.deck import Deck

RANKS = "3456789TJQKA2"
SUITS = "SHDC"

DECK = Deck("french", (*(suit + rank for rank in RANKS for suit in SUITS), "JK0", "JK1"))
