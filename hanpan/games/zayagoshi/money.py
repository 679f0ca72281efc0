"""Who pays whom at the end of a round (ZG-26, ZG-32 … ZG-34, ZX-07)."""

from __future__ import annotations

from hanpan.games.zayagoshi.scoring import complete, worth
from hanpan.games.zayagoshi.state import OVER, SEATS
from hanpan.kernel import Record, jit


@jit
def stake(s: Record, seat: int) -> int:
    """What each loser owes when `seat` wins: the worth of its set, nothing below zero (ZS-14, ZX-09)."""
    return max(0, worth(s.kept[seat]))


@jit
def settle(s: Record, o: Record, winner: int, ending: int) -> None:
    """End the round: each loser pays the winner the worth of the winning set (ZG-26). Where somebody has declared aba
    and lost, the declarers pay it all, evenly, the earlier ones what is odd (ZG-32, ZG-33). -1 wins nothing (ZX-08)."""
    s.phase = OVER
    s.winner = winner
    s.ending = ending
    for seat in range(o.seats):
        if complete(s.kept[seat]):
            s.own[seat] += worth(s.kept[seat])
    if winner < 0:
        return
    declarers = 0
    for seat in range(o.seats):
        if seat != winner and s.aba[seat]:
            declarers += 1
    each = stake(s, winner)
    s.won[winner] = each * (o.seats - 1)
    for seat in range(o.seats):
        if seat == winner:
            continue
        if declarers == 0:
            s.won[seat] = -each
        elif s.aba[seat]:
            earlier = 0
            for other in range(o.seats):
                if other != winner and 0 < s.aba[other] < s.aba[seat]:
                    earlier += 1
            odd = s.won[winner] % declarers
            s.won[seat] = -(s.won[winner] // declarers + (1 if earlier < odd else 0))
    for seat in range(SEATS):
        s.total[seat] += s.won[seat]
