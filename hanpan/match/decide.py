"""Which events follow from what somebody wants, and the match after them: pure, and `fold` of the events gives the same
match. A move is parsed and played once, here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple

from msgspec import UNSET

from hanpan.games.contract import IllegalMove, WayError
from hanpan.games.face import Game, OptionValues
from hanpan.match.events import Dealt, Event, Left, Moved, Started
from hanpan.match.fold import Match, MatchError, fold, moved_on, replay, rules_of


class Refusal(Exception):
    """The wish was understood and is not allowed: `reason` is one of the game's reasons, "stale" or "match_over"."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Decision(NamedTuple):
    """What would happen: the events, oldest first ([]: nothing, the command was carried out before), the match after
    them, and the match after each."""

    events: list[Event]
    match: Match
    steps: list[Match]


class Answer(NamedTuple):
    """What a seat says while answers are gathered: its move in notation, and the command that asked for it."""

    text: str
    command: str = ""


def start(
    game: Game, options: OptionValues, seed: bytes, at: float, clock: int | None = None, *, ask: bool = False
) -> Decision:
    """A new match, its first round dealt; `seed` is 32 bytes nobody can guess, `at` now in seconds since 1970 (UTC).

    `clock`: how many seconds people shall have for a move, None: as many as they like.

    A round that is over as dealt (KK-11 in Koi-Koi) is followed by the next deal at once, here and in `move`; unless
    there is somebody to `ask` how the match goes on, and the game asks it: then the match waits (`Match.waiting`).
    """
    started = Started(
        game=game.name,
        rules=rules_of(options),
        options=options.changed,
        seed=seed.hex(),
        at=at,
        clock=UNSET if clock is None else clock,
    )
    return _dealt_on([started], replay([started]), at, ask)


def move(
    match: Match,
    seat: int,
    text: str,
    state: int,
    command: str,
    at: float,
    by: Literal["", "clock"] = "",
    *,
    ask: bool = False,
) -> Decision:
    """`seat` makes the move written `text`, having seen state number `state`; `by` the clock, when its time ran out.

    A state number from before the seat was asked what it is asked now is stale. No events when `command` has been
    carried out before: `match.commands[command]` is where it led to. Raises Refusal; NotationError for text that is no
    move of the game; ValueError for a seat that does not exist.
    """
    if command and command in match.commands:
        return Decision([], match, [])
    if match.over:
        raise Refusal("match_over")
    if match.round == 0:
        raise MatchError("the first round is not dealt yet")
    if not 0 <= seat < match.position.seats:
        raise ValueError(f"seats are 0 to {match.position.seats - 1}, not {seat}")
    if not match.asked[seat] <= state <= match.seq:
        raise Refusal("stale")
    parsed = match.game.parse(match.position, text)
    try:
        position = match.position.play(seat, parsed)
    except IllegalMove as illegal:
        raise Refusal(illegal.reason) from None
    moved = Moved(seat=seat, move=str(parsed), command=command, at=at, by=by)
    return _dealt_on([moved], moved_on(match, moved, position), at, ask)


def go_on(match: Match, way: str, state: int, command: str, at: float) -> Decision:
    """Somebody at the table, having seen state number `state`, chooses the way on to the next round.

    Whoever comes second is too late: "stale", as where nobody is asked. No events when `command` has been carried out
    before. Raises Refusal; WayError for a way that is not open.
    """
    if command and command in match.commands:
        return Decision([], match, [])
    if match.over:
        raise Refusal("match_over")
    if not match.ways or state != match.seq:
        raise Refusal("stale")
    if not way:
        raise WayError(f"name the way on to the next round; there are {', '.join(match.ways)}")
    match.options.row_for(way)
    dealt = Dealt(round=match.round + 1, at=at, way=way, command=command)
    return _dealt_on([dealt], fold(match, dealt), at, ask=True)


def gather(match: Match, answers: Mapping[int, Answer], at: float, *, ask: bool = False) -> Decision:
    """The window closes: all who were asked answer at once, in the order of the seats; who is silent answers so
    (`Window.silent`), by the clock. `answers` are such as `move` allows now. ValueError when no window is open."""
    window = match.game.spec.window
    if window is None or not match.window:
        raise ValueError("no answers are gathered now")
    events: list[Event] = []
    steps: list[Match] = []
    for seat in match.position.actors:
        answer = answers.get(seat)
        if answer is None:
            more = move(match, seat, window.silent, match.seq, "", at, by="clock", ask=ask)
        else:
            more = move(match, seat, answer.text, match.seq, answer.command, at, ask=ask)
        events += more.events
        steps += more.steps
        match = more.match
    return Decision(events, match, steps)


def leave(match: Match, seat: int, at: float) -> Decision:
    """`seat` gives the match up; Refusal when it is over."""
    if match.over:
        raise Refusal("match_over")
    left = Left(seat=seat, at=at)
    after = fold(match, left)
    return Decision([left], after, [after])


def _dealt_on(events: list[Event], match: Match, at: float, ask: bool) -> Decision:
    """The events and the deals that follow them at once: one when a round is due, more when rounds are over as dealt;
    none where the table is to be asked first."""
    steps = [match]
    while not match.over and (match.round == 0 or match.position.over) and not (ask and match.ways):
        dealt = Dealt(round=match.round + 1, at=at)
        events.append(dealt)
        match = fold(match, dealt)
        steps.append(match)
    return Decision(events, match, steps)
