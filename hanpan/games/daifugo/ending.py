"""How a round of Daifugo ends: who is out and how, places, points, and on to the next round."""

from __future__ import annotations

from hanpan.games.daifugo.options import NEXT_SAME, POINTS_NONE, POINTS_PLACES, POINTS_TITLES
from hanpan.games.daifugo.state import CLEAN, FALLEN, FOUL, LEFT, OVER, SEATS
from hanpan.kernel import Ints, Record, lean, lowest, popcount


@lean
def finish(s: Record, o: Record, seat: int, how: int) -> None:
    """A hand is empty. The first clean finisher throws the old daifugo out (DG-59 … DG-62, DK-38)."""
    first = how == CLEAN
    for other in range(o.seats):
        if s.how[other] == CLEAN:
            first = False
    _ends(s, seat, how)
    if first and o.fall and o.seats > 2:
        for other in range(o.seats):
            if s.before[other] == 1 and s.in_play >> other & 1:
                s.thrown = s.hand[other]
                s.hand[other] = s.held[other] = 0
                _ends(s, other, FALLEN)
    if s.in_play & (s.in_play - 1) == 0:
        if s.in_play:
            _ends(s, lowest(s.in_play), LEFT)
        _round_over(s, o)


@lean
def end_by_lot(s: Record, o: Record) -> None:
    """Nobody will play on: the places still open go by lot, every order equally likely (UE-10)."""
    lot = s.lot
    while s.in_play:
        left = popcount(s.in_play)
        seats = s.in_play
        for _skip in range(lot % left):
            seats &= seats - 1
        lot //= left
        _ends(s, lowest(seats), LEFT)
    _round_over(s, o)


@lean
def _ends(s: Record, seat: int, how: int) -> None:
    s.in_play &= ~(1 << seat)
    s.ended += 1
    s.order[seat] = s.ended
    s.how[seat] = how


@lean
def _round_over(s: Record, o: Record) -> None:
    """Places: clean finishers, those left with cards, then below them foulers and the fallen daifugo (DG-55, DG-56,
    DG-63, DK-45, DK-46, DX-02)."""
    place = _give_places(s, o, CLEAN, 1, False)
    place = _give_places(s, o, LEFT, place, False)
    if o.fouls_below_fallen:
        place = _give_places(s, o, FALLEN, place, False)
        _give_places(s, o, FOUL, place, not o.later_foul_lower)
    else:
        place = _give_places(s, o, FOUL, place, not o.later_foul_lower)
        _give_places(s, o, FALLEN, place, False)
    s.phase = OVER
    s.turn = -1
    for seat in range(o.seats):
        s.total[seat] += points_of(o, s.place[seat])


@lean
def _give_places(s: Record, o: Record, how: int, place: int, backwards: bool) -> int:
    """The places from `place` on to all who ended in one way, in their order or backwards; the next free place."""
    free = place
    for seat in range(o.seats):
        if s.how[seat] == how:
            free += 1
            s.place[seat] = place
            for other in range(o.seats):
                if s.how[other] == how and other != seat and (s.order[other] < s.order[seat]) != backwards:
                    s.place[seat] += 1
    return free


@lean
def points_of(o: Record, place: int) -> int:
    """The points of a place: +2 +1 0 … -1 -2 by title (DK-37), or seats … 1 (UE-01), or none (DG-71)."""
    if o.points == POINTS_PLACES:
        return o.seats + 1 - place
    if o.points == POINTS_TITLES:
        if place == 1:
            return 2
        if place == o.seats:
            return -2
        if o.seats > 3 and place == 2:
            return 1
        if o.seats > 3 and place == o.seats - 1:
            return -1
    return 0


@lean
def score(s: Record, o: Record, out: Ints) -> None:
    """`out[0:seats]` = the round's points, `out[seats:2·seats]` = places."""
    for seat in range(o.seats):
        out[seat] = points_of(o, s.place[seat])
        out[o.seats + seat] = s.place[seat]


@lean
def standing(s: Record, o: Record, out: Ints) -> None:
    """`out[0:seats]` = totals, then places by total; in a house without points (DG-71) by the last round's places."""
    for seat in range(o.seats):
        out[seat] = s.total[seat]
        better = 0
        for other in range(o.seats):
            if o.points == POINTS_NONE:
                better += 0 < _latest_place(s, other) < _latest_place(s, seat)
            else:
                better += s.total[other] > s.total[seat]
        out[o.seats + seat] = 1 + better


@lean
def _latest_place(s: Record, seat: int) -> int:
    return s.place[seat] if s.phase == OVER else s.before[seat]


@lean
def advance(s: Record, o: Record, lot: int) -> int:
    """To the next round: classes, and where the house does so new seats and a new starter. 0 = the match is over.

    What `lot` settles is read from it as digits, each used once.
    """
    if o.rounds and s.round_no >= o.rounds:
        return 0
    fresh = o.reset_every and s.round_no % o.reset_every == 0
    for seat in range(SEATS):
        s.before[seat] = 0 if fresh else s.place[seat]
    reseat = o.reseat_every and s.round_no % o.reseat_every == 0
    if reseat or o.next_lead != NEXT_SAME:
        s.starter = lot % o.seats
        lot //= o.seats
    if reseat:
        lot = _reseat(s, o, lot)
    s.lot = lot
    s.round_no += 1
    return 1


@lean
def _reseat(s: Record, o: Record, lot: int) -> int:
    """A new ring, every one equally likely: seat by seat, each after a random one of those before; what is left of the
    lot (DK-08, UE-12)."""
    s.after[0] = 0
    for seat in range(1, o.seats):
        left = lot % seat
        lot //= seat
        s.after[seat] = s.after[left]
        s.after[left] = seat
    return lot
