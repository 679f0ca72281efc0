"""A match out of its events: `fold` takes one more, `replay` all of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from msgspec import UNSET

from hanpan.games.contract import IllegalMove, NotationError, OptionError, WayError
from hanpan.games.face import Game, OptionValues, Position, deal_round, game, next_lot
from hanpan.match.events import Dealt, Event, Left, Moved, Started

#: How many of the newest commands a match remembers, to answer their repeats.
COMMANDS_KEPT = 64
SEED_BYTES = 32


class MatchError(ValueError):
    """Events or a record that are no match; the text says what is wrong."""


class FoldError(MatchError):
    """An event that cannot follow the events before it."""


class RulesVersionError(MatchError):
    """A match made with another version of its game's rules than is here: `made_with`, `here`."""

    def __init__(self, game: str, made_with: int, here: int) -> None:
        super().__init__(f"the match was made with version {made_with} of the rules of {game}; here is version {here}")
        self.made_with = made_with
        self.here = here


def check_rules(played: Game, rules: int) -> None:
    """RulesVersionError unless matches made with version `rules` of a game's rules are played here."""
    here = played.spec.version
    oldest = here if played.spec.oldest is None else played.spec.oldest
    if not oldest <= rules <= here:
        raise RulesVersionError(played.name, rules, here)


def options_of(played: Game, rules: int, given: Mapping[str, Any]) -> OptionValues:
    """The options of a match made with version `rules`; RulesVersionError, OptionError."""
    check_rules(played, rules)
    older = {"rules": rules} if "rules" in played.spec.options.declared else {}
    return played.options(**{**given, **older})


def rules_of(options: OptionValues) -> int:
    """By which version of its game's rules a match under these options is played."""
    return int(options.get("rules", options.game.spec.version))


class Turn(NamedTuple):
    """A move that was made, in notation; `by_clock`: by the house, when the seat's time had run out."""

    seat: int
    move: str
    by_clock: bool = False


@dataclass(frozen=True, slots=True)
class Round:
    """A finished round: its number from 1, its last position, its moves, points and places by seat."""

    round: int
    position: Position
    played: tuple[Turn, ...]
    points: tuple[int, ...]
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Match:
    """A match after `seq` events. Immutable; equal by value."""

    game: Game
    options: OptionValues
    seed: bytes
    started: float  #: when, in seconds since 1970-01-01 UTC
    position: Position  #: of the running round; of the last one when the match is over
    round: int  #: from 1; 0 before the first deal
    played: tuple[Turn, ...]  #: this round's moves, oldest first
    results: tuple[Round, ...]  #: all finished rounds, oldest first
    over: bool
    left: bool  #: over because it was given up
    seq: int  #: how many events made it: the state number
    asked: tuple[int, ...]  #: by seat: the state number since which it has been asked what it is asked now
    commands: Mapping[str, int] = field(hash=False)  #: recent commands → the state number each led to
    clock: int | None = None  #: how many seconds people have for a move; None: as many as they like

    @property
    def waiting(self) -> bool:
        """Whether a round is over and another is to follow: the table is asked how the match goes on."""
        return self.round > 0 and self.position.over and not self.over

    @property
    def ways(self) -> tuple[str, ...]:
        """The ways on that are open now, the default first; () where nobody is asked."""
        return self.options.ways if self.waiting else ()

    @property
    def last(self) -> Round | None:
        """The finished round before this one; while the table is asked how it goes on, the one that has just ended."""
        ended = bool(self.results) and self.results[-1].round == self.round and not self.waiting
        return self.results[-1 - ended] if len(self.results) > ended else None

    @property
    def window(self) -> float:
        """How many seconds answers are gathered now, unseen (`Window`); 0 when moves count as they come."""
        window = self.game.spec.window
        if window is None or self.over or self.waiting or not self.round:
            return 0.0
        options = self.game.spec.options.type.record(self.options.row)
        return window.seconds(self.position.record, options)


def fold(match: Match | None, event: Event) -> Match:
    """The match after one more event (None: before the first); FoldError when it cannot follow, RulesVersionError."""
    if isinstance(event, Started):
        if match is not None:
            raise FoldError(f"event {match.seq} starts a match that has started already")
        return _started(event)
    if match is None:
        raise FoldError(f"a match begins with 'started', not with {event!r}")
    if match.over:
        raise FoldError(f"event {match.seq} follows the end of the match: {event!r}")
    if isinstance(event, Left):
        _seat(match, event.seat)
        return replace(match, over=True, left=True, seq=match.seq + 1)
    if isinstance(event, Dealt):
        return _dealt(match, event)
    return _moved(match, event)


def replay(events: Iterable[Event]) -> Match:
    """The match of all these events, oldest first."""
    match: Match | None = None
    for event in events:
        match = fold(match, event)
    if match is None:
        raise FoldError("a match has one event at least")
    return match


def _started(event: Started) -> Match:
    try:
        played = game(event.game)
        options = options_of(played, event.rules, event.options)
        seed = bytes.fromhex(event.seed)
    except RulesVersionError:
        raise
    except (LookupError, OptionError, ValueError) as error:
        raise FoldError(f"no match can start so: {error}") from None
    if len(seed) != SEED_BYTES:
        raise FoldError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
    return Match(
        game=played,
        options=options,
        seed=seed,
        started=event.at,
        position=played.ready(options, next_lot(seed)),
        round=0,
        played=(),
        results=(),
        over=False,
        left=False,
        seq=1,
        asked=(1,) * int(options["seats"]),
        commands={},
        clock=None if event.clock is UNSET else event.clock,
    )


def _dealt(match: Match, event: Dealt) -> Match:
    if match.round and not match.position.over:
        raise FoldError(f"event {match.seq} deals round {event.round} while round {match.round} is running")
    if event.round != match.round + 1:
        raise FoldError(f"event {match.seq} deals round {event.round}; round {match.round + 1} is next")
    label, seq = str(event.round), match.seq + 1
    try:
        waiting = next_up(match, event.way)
    except WayError as error:
        raise FoldError(f"event {match.seq}: {error}") from None
    position = deal_round(waiting, seed=match.seed, label=label)
    commands = _remembered(match, event.command, seq)
    if not event.way:
        # Such a deal follows from the event before it and is appended together with it: that command led to here.
        commands = {key: seq if state == match.seq else state for key, state in commands.items()}
    asked = (seq,) * position.seats
    return _settled(
        replace(match, position=position, round=event.round, played=(), seq=seq, asked=asked, commands=commands)
    )


def next_up(match: Match, way: str) -> Position:
    """The match's position made ready for the deal of its next round; WayError for a way that is not open."""
    if match.round == 0:
        if way:
            raise WayError(f"there is no way {way!r} to the first round")
        return match.position
    return carried_over(match.position, next_lot(match.seed, str(match.round + 1)), way)


def carried_over(position: Position, lot: int, way: str) -> Position:
    """The last position of a round that another follows, made ready for that one's deal."""
    waiting = position.advanced(lot, way)
    if waiting is None:
        raise AssertionError("a match without a next round is over")
    return waiting


def _moved(match: Match, event: Moved) -> Match:
    if match.round == 0 or match.position.over:
        raise FoldError(f"event {match.seq} is a move, but no round is running")
    _seat(match, event.seat)
    try:
        position = match.position.play(event.seat, event.move)
    except (IllegalMove, NotationError) as error:
        raise FoldError(f"event {match.seq}: {error}") from None
    return moved_on(match, event, position)


def moved_on(match: Match, event: Moved, position: Position) -> Match:
    """The match after a move whose position has been worked out: `decide` and `fold` end here."""
    seq = match.seq + 1
    commands = _remembered(match, event.command, seq)
    played = (*match.played, Turn(event.seat, event.move, event.by == "clock"))
    asked = _asked(match, event.seat, position, seq)
    return _settled(replace(match, position=position, played=played, seq=seq, asked=asked, commands=commands))


def _remembered(match: Match, command: str, seq: int) -> Mapping[str, int]:
    """The recent commands with one more, if there is one, that led to `seq`."""
    if not command:
        return match.commands
    return dict(list(match.commands.items())[-(COMMANDS_KEPT - 1) :]) | {command: seq}


def _asked(match: Match, mover: int, position: Position, seq: int) -> tuple[int, ...]:
    """Since when each seat is asked what it is asked now: where several choose at once, one's choice asks the others
    nothing new, so an answer of theirs that crosses it on the way still counts."""
    waiting = set(match.position.actors) & set(position.actors) - {mover}
    return tuple(match.asked[seat] if seat in waiting else seq for seat in range(position.seats))


def _settled(match: Match) -> Match:
    """The same match, with the round among the results when it is over, and over itself when no other follows."""
    position = match.position
    if not position.over:
        return match
    finished = Round(match.round, position, match.played, position.points, position.places)
    return replace(match, results=(*match.results, finished), over=position.advanced() is None)


def _seat(match: Match, seat: int) -> None:
    if not 0 <= seat < match.position.seats:
        raise FoldError(f"event {match.seq} names seat {seat}; seats are 0 to {match.position.seats - 1}")
