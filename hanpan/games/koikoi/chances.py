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
    (-44, 1), (-42, 3), (-40, 4), (-36, 2), (-34, 1), (-32, 4), (-30, 11), (-28, 10), (-26, 9), (-24, 12), (-22,
    20), (-20, 36), (-18, 18), (-16, 49), (-14, 102), (-12, 6), (-10, 10), (-6, 93), (-5, 289), (-4, 21), (-3,
    54), (-2, 162), (-1, 342), (0, 82), (1, 497), (2, 194), (3, 45), (4, 26), (5, 377), (6, 132), (8, 1), (10,
    12), (12, 5), (14, 158), (16, 54), (18, 12), (20, 59), (22, 15), (24, 18), (26, 13), (28, 11), (30, 13),
    (32, 5), (34, 4), (36, 3), (40, 2), (42, 1), (44, 1), (56, 1),
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
