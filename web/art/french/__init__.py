"""The French deck: 52 cards, two jokers and a back, drawn by program.

Run from the repository root with ``python3 -m web.art.french``; it rewrites
the pictures in ``web/src/cards/french``.  Diamonds and clubs come twice: as
``D3.svg`` in red and black, and as ``D3-4.svg`` for the deck of four colours.
"""
