"""The few inks of the house's decks.

A traditional deck is stencilled with five or six flat inks on a cream paper.
Keeping the list this short is what makes many pictures look like one deck.
"""

from __future__ import annotations

INK = "#1c1618"
EDGE = "#7d6a5d"
CREAM = "#f6edd8"
WHITE = "#fffaf0"
RED = "#c8271b"
PINK = "#ee9f8e"
PURPLE = "#53307c"
LILAC = "#8d6bb0"
MUSTARD = "#ebb030"
BLUE = "#5d7894"
GREEN = "#4d6e3b"
BROWN = "#8f3f22"
TAN = "#d08a3c"
