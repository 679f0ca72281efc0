"""What the end of a round of Daifugo is worth, and when it can be solved: two seats are left, and the one to move knows
what the other holds."""

from __future__ import annotations

from typing import Any

from hanpan.games.daifugo.dealing import deck_cards
from hanpan.games.daifugo.rules import ENDLESS_PASSES
from hanpan.games.daifugo.state import CLEAN, EXCHANGE, LEFT, OVER, SEATS
from hanpan.kernel import Record, lean, lowest, popcount

#: Cards that the two hands may hold together for an end to be tried: more are hardly ever solved.
MOST_CARDS = 18


@lean
def place_worth(o: Record, place: int) -> float:
    """What a place is worth: the share of the others that came in behind, the first place a little more."""
    share = (o.seats - place) / (o.seats - 1)
    return share + (0.15 if place == 1 else 0.0)


@lean
def value(s: Record, o: Record, seat: int) -> float:
    """How good the finished round `s` is for `seat`. Where places went by lot (UE-10) it is the mean over all lots, so
    that nobody who looks ahead knows how one falls."""
    if not (s.how[seat] == LEFT and o.leader_may_pass and s.passes >= ENDLESS_PASSES):
        return place_worth(o, s.place[seat])
    worth, seats = 0.0, 0
    for other in range(o.seats):
        if s.how[other] == LEFT:
            worth += place_worth(o, s.place[other])
            seats += 1
    return worth / seats


@lean
def settled(v: Record, o: Record, seat: int, bounds: Any) -> bool:
    """Whether `seat` and one other are left and every card that can still be played is known to lie in its place (and
    these are few enough to be tried out).

    Then `bounds` are the least and the most that the round can still be worth (`place_worth`). Dead and thrown cards
    may stay unknown where the other hand is known: they never come back.
    """
    if v.phase in (EXCHANGE, OVER) or popcount(v.in_play) != 2 or not v.in_play >> seat & 1:
        return False
    other = lowest(v.in_play & ~(1 << seat))
    if v.held[seat] + v.held[other] > MOST_CARDS:
        return False
    seen = v.dead | v.thrown | v.trick | v.gone
    for holder in range(SEATS):
        seen |= v.hand[holder]
    missing = v.held[other] - popcount(v.hand[other])
    if missing and missing != popcount((1 << deck_cards(o)) - 1 & ~seen):
        return False
    best = 1
    for holder in range(o.seats):
        best += v.how[holder] == CLEAN
    bounds[0], bounds[1] = place_worth(o, o.seats), place_worth(o, best)
    return True
