"""What a seat may know of a match. Nothing else leaves a room: all here is read from the view of its record alone.

Two ways lead there and say the same. What a house sends (`match_bytes`) goes by the game's layout and machine code;
what people see who look in from Python (`Position.view(seat).data`) is told field by field from the declaration.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Literal

import msgspec
from msgspec import Struct

from hanpan.games.face import Game, Look, Position
from hanpan.kernel import KIND_SHIFT
from hanpan.match.fold import Match, Round, Turn

SPECTATOR = -1
#: How many different moves are kept as a viewer may know them, a game.
TURNS_KEPT = 1 << 14


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


_encoder = msgspec.json.Encoder()
_views, _results = msgspec.json.Decoder(MatchView), msgspec.json.Decoder(RoundResult)


def match_bytes(match: Match, seat: int) -> bytes:
    """The match as `seat` may know it (-1: a spectator), a `MatchView` as JSON; ValueError for a seat that does not
    exist."""
    game, last = match.game, match.last
    look = match.position.look(seat)
    shown = MatchView(
        actors=[] if match.over else list(look.actors),
        legal=[] if match.over else list(map(game.texts.__getitem__, look.legal)),
        ways=list(match.ways),
        position=_position(match.position, look),
        round=match.round,
        played=list(map(_told(game, seat).__getitem__, match.played)),
        last=None if last is None else last.round,
        totals=look.totals,
        standing=look.standing,
        over=match.over,
        left=match.left,
    )
    return _encoder.encode(shown)


def result_bytes(finished: Round, seat: int) -> bytes:
    """A finished round as `seat` may know it (-1: a spectator), a `RoundResult` as JSON; ValueError for a seat that
    does not exist."""
    position = _position(finished.position, finished.position.look(seat))
    return _encoder.encode(RoundResult(finished.round, list(finished.points), list(finished.places), position))


def view(match: Match, seat: int) -> MatchView:
    """What `match_bytes` say."""
    return _views.decode(match_bytes(match, seat))


def result(finished: Round, seat: int) -> RoundResult:
    """What `result_bytes` say."""
    return _results.decode(result_bytes(finished, seat))


def _position(position: Position, look: Look) -> dict[str, Any]:
    game = position.game
    facts = game.spec.facts.tell(game.layout.plain(look.numbers), position.options.plain, look.figures)
    return game.layout.data(look.numbers) | {"facts": facts}


class _Told(dict[Turn, Played]):
    """The moves of one game as one viewer may know them. Where only the mover may know a move's cards, the others know
    neither them nor how it came about: a move of the clock's is one of two that a window ends with, or one that follows
    from the hand."""

    def __init__(self, game: Game, seat: int) -> None:
        super().__init__()
        self._spec, self._seat = game.spec, seat

    def __missing__(self, turn: Turn) -> Played:
        if len(self) >= TURNS_KEPT:
            self.clear()
        kind = self._spec.move_number(turn.move) >> KIND_SHIFT
        hidden = turn.seat != self._seat and kind in self._spec.secret_kinds
        played = Played(turn.seat, None) if hidden else Played(turn.seat, turn.move, "clock" if turn.by_clock else None)
        self[turn] = played
        return played


@lru_cache(maxsize=64)
def _told(game: Game, seat: int) -> _Told:
    return _Told(game, seat)
