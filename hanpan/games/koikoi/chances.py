"""The chance to win a match from a lead and the months left: what a finished month is worth to the advanced player.

Months are taken as independent draws from `MONTH`, how often the dealer of a month got how many points more than the
other side where two advanced players met; who wins a month deals the next (KK-07), after a draw the dealer stays
(KK-08). From the last month backwards that gives the chances exactly. They are made for the default options; with
other points they still say that a lead counts for more the fewer months are left.
"""

from __future__ import annotations

from typing import Any

import numpy as np

#: Leads beyond this many points count as this many.
MOST = 150

#: (the dealer's points less the other side's, in how many months): `python scripts/koikoi_months.py`.
# fmt: off
MONTH: tuple[tuple[int, int], ...] = (
    (-46, 1), (-44, 2), (-42, 2), (-38, 5), (-34, 2), (-32, 6), (-30, 20), (-28, 6), (-26, 10), (-24, 16), (-22, 21),
    (-20, 34), (-18, 27), (-16, 65), (-14, 140), (-12, 5), (-10, 15), (-6, 116), (-5, 355), (-4, 24), (-3, 42),
    (-2, 200), (-1, 478), (0, 109), (1, 551), (2, 229), (3, 54), (4, 31), (5, 464), (6, 148), (10, 13), (12, 2),
    (14, 161), (16, 63), (18, 21), (20, 62), (22, 13), (24, 24), (26, 13), (28, 14), (30, 19), (32, 6), (34, 1),
    (36, 5), (38, 3), (40, 2),
)
# fmt: on


def winning(months: int) -> Any:
    """`[left, MOST + lead]`: the chance of the side that deals the next month, or would, to win; a draw counts half.

    A float64 array (months, 2 * MOST + 1): `left` months still to play, `lead` the points the side is ahead.
    """
    leads = np.arange(-MOST, MOST + 1)
    table = np.zeros((months, leads.size))
    table[0] = (1.0 + np.sign(leads)) / 2.0
    every = sum(often for _points, often in MONTH)
    for left in range(1, months):
        dealer = table[left - 1]
        other = 1.0 - dealer[::-1]
        for points, often in MONTH:
            then = MOST + np.clip(leads + points, -MOST, MOST)
            table[left] += often / every * (dealer if points >= 0 else other)[then]
    return table


WIN = winning(12)
