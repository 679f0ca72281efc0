"""The contract's functions for callers in Python: records come as arrays of one.

A template (see `kernel.bind`): the names below are the game's own functions. Handing an array to compiled code takes
a tenth of the time that handing over a single record does (0.4 against 5 µs).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hanpan.kernel import Ints, jit

if TYPE_CHECKING:
    from hanpan.games.koikoi.facts import figures
    from hanpan.games.koikoi.rules import (
        actors,
        advance,
        agrees,
        check,
        deal,
        guess,
        legal,
        play,
        score,
        standing,
        start,
        view,
    )

#: A structured array of one record.
Row = Any


@jit
def start_row(s: Row, o: Row, lot: int) -> None:
    start(s[0], o[0], lot)


@jit
def deal_row(s: Row, o: Row, deck: Ints) -> None:
    deal(s[0], o[0], deck)


@jit
def actors_row(s: Row, o: Row) -> int:
    return actors(s[0], o[0])


@jit
def legal_row(s: Row, o: Row, seat: int, out: Ints) -> int:
    return legal(s[0], o[0], seat, out)


@jit
def check_row(s: Row, o: Row, seat: int, move: int) -> int:
    return check(s[0], o[0], seat, move)


@jit
def play_row(s: Row, o: Row, seat: int, move: int) -> None:
    play(s[0], o[0], seat, move)


@jit
def attempt_row(s: Row, o: Row, seat: int, move: int) -> int:
    """`check`, and `play` when it allows the move, in one call; the reason."""
    reason = check(s[0], o[0], seat, move)
    if reason == 0:
        play(s[0], o[0], seat, move)
    return reason


@jit
def view_row(s: Row, o: Row, seat: int, out: Row) -> None:
    view(s[0], o[0], seat, out[0])


@jit
def guess_row(v: Row, o: Row, seat: int, rng: Ints, out: Row) -> None:
    guess(v[0], o[0], seat, rng, out[0])


@jit
def agrees_row(v: Row, o: Row, seat: int, s: Row) -> bool:
    return agrees(v[0], o[0], seat, s[0])


@jit
def score_row(s: Row, o: Row, out: Ints) -> None:
    score(s[0], o[0], out)


@jit
def advance_row(s: Row, o: Row, lot: int) -> int:
    return advance(s[0], o[0], lot)


@jit
def standing_row(s: Row, o: Row, out: Ints) -> None:
    standing(s[0], o[0], out)


@jit
def look_row(s: Row, o: Row, seat: int, v: Row, counts: Ints, moves: Ints, numbers: Ints) -> None:
    """All that a page asks of a position, in one call: the view of `seat` (-1: a spectator) into `v`, its moves into
    `moves`, the figures of its facts into `numbers`.

    `counts`: how many moves and how many figures there are, who may act (a mask), then points and places of the match.
    Everything is answered from the view.
    """
    view(s[0], o[0], seat, v[0])
    counts[0] = legal(v[0], o[0], seat, moves) if seat >= 0 else 0
    counts[1] = figures(v[0], o[0], numbers)
    counts[2] = actors(v[0], o[0])
    standing(v[0], o[0], counts[3:])
