"""The 48 hanafuda cards, drawn by program.

Run from the repository root with ``python3 -m web.art.hwatu``; it rewrites
the pictures in ``web/src/games/koikoi/cards``.
"""
