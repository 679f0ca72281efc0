"""The 36 didopoikas, and a back, drawn by program.

Run from the repository root with ``python3 -m web.art.didopoikas``; it rewrites
the pictures in ``web/src/games/zayagoshi/cards``.
"""
