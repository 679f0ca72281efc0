"""The Didopoikas deck of Zayagoshi: numbers 1 to 8 in red, yellow, green and blue, and four quotos.

Card n has number n // 4 + 1 and colour n % 4 (R Y G B); the quotos are 32 to 35. The shapes are the game's own data.
"""

from __future__ import annotations

from hanpan.cards.deck import Deck

COLOURS = "RYGB"

DECK = Deck("didopoikas", (*(f"{c}{n}" for n in range(1, 9) for c in COLOURS), "Q1", "Q2", "Q3", "Q4"))
