"""What a seat may know of a match. Nothing else leaves a room: everything here is read from `Position.view` alone."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from hanpan.games.face import Position
from hanpan.kernel import KIND_SHIFT
from hanpan.match.fold import Match, Round, Turn

SPECTATOR = -1

_encoder = msgspec.json.Encoder()


class Played(Struct, frozen=True, omit_defaults=True):
    """A move as this viewer may know it; null `move`: the viewer may not know its cards. `by`: "clock" where the house
    moved because the seat's time had run out (null too where the viewer may not know the move)."""

    seat: int
    move: str | None
    by: Literal["clock"] | None = None


class RoundResult(Struct, frozen=True):
    """A finished round: points and places by seat, and the table at its end as this viewer may know it."""

    round: int
    points: list[int]
    places: list[int]
    position: dict[str, Any]


class MatchView(Struct, frozen=True):
    """A match as one viewer may know it."""

    actors: list[int]  #: the seats that may act now
    legal: list[str]  #: the moves of the viewer's seat now, in notation
    ways: list[str]  #: the ways on to the next round that the table may choose from now, the default first
    position: dict[str, Any]  #: the record as plain data, with the game's `facts`
    round: int  #: counted from 1
    played: list[Played]  #: this round's moves, oldest first
    last: int | None  #: the number of the round before this one; while there are `ways`, of the one that has just ended
    totals: list[int]
    standing: list[int]  #: places in the match so far; equal when level
    over: bool  #: the match has ended
    left: bool  #: … because it was given up


def view(match: Match, seat: int) -> MatchView:
    """The match as `seat` may know it (-1: a spectator); ValueError for a seat that does not exist."""
    known = match.position.view(seat)
    running = not match.over
    return MatchView(
        actors=list(known.actors) if running else [],
        legal=[str(move) for move in known.legal(seat)] if running and seat != SPECTATOR else [],
        ways=list(match.ways),
        position=known.data,
        round=match.round,
        played=[_played(known, turn, seat) for turn in match.played],
        last=None if match.last is None else match.last.round,
        totals=list(known.totals),
        standing=list(known.standing),
        over=match.over,
        left=match.left,
    )


def result(finished: Round, seat: int) -> RoundResult:
    """A finished round as `seat` may know it."""
    return RoundResult(finished.round, list(finished.points), list(finished.places), finished.position.view(seat).data)


def match_bytes(match: Match, seat: int) -> bytes:
    """`view` as JSON."""
    return _encoder.encode(view(match, seat))


def result_bytes(finished: Round, seat: int) -> bytes:
    """`result` as JSON."""
    return _encoder.encode(result(finished, seat))


def _played(known: Position, turn: Turn, seat: int) -> Played:
    """A move; where only the mover may know its cards, neither them nor how it came about: a move of the clock's is one
    of two that a window ends with, or one that follows from the hand."""
    spec = known.game.spec
    if turn.seat != seat and spec.move_number(turn.move) >> KIND_SHIFT in spec.secret_kinds:
        return Played(turn.seat, None)
    return Played(turn.seat, turn.move, "clock" if turn.by_clock else None)
