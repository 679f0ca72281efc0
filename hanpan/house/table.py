"""A room is a pure fold over its log: who sits where, what the table plays, whose time runs since when, and the match.

Nothing here does anything: `fold` takes one entry more, `replay` all of them, `decide.py` says what would be appended.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

from hanpan.games.contract import OptionError
from hanpan.games.face import Game, OptionValues, game
from hanpan.house import entries
from hanpan.house.entries import Entry, LogError, Timing, Watching, Why
from hanpan.match import Dealt, Left, Match, Moved, RulesVersionError, Started
from hanpan.match import fold as fold_match

#: How many of the newest commands that changed the table are remembered, to answer their repeats.
COMMANDS_KEPT = 64


class TableError(LogError):
    """An entry that cannot follow those before it."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat and who has it. `stand_in`: the level of the computer player that plays it while its person is away."""

    kind: Literal["person", "computer", "open", "empty"]
    person: str = ""
    level: str = ""
    name: str = ""
    stand_in: str = ""
    missed: int = 0  #: how often running the time of whoever has it was up
    base: int = 0  #: the seat's points when its person sat down: points are a person's

    @property
    def played_by(self) -> str:
        """The level of the computer player that moves here; "": a person does, or nobody."""
        return self.level if self.kind == "computer" else self.stand_in


@dataclass(frozen=True, slots=True)
class Table:
    """A room after `length` entries. Immutable."""

    by: str  #: who opened it
    opened: float  #: when, in seconds since 1970-01-01 UTC
    game: Game
    options: OptionValues
    timing: Timing
    speed: float  #: how many times as fast as they say the clocks run
    seats: tuple[Seat, ...]
    invite: str
    watch: str
    watching: Watching
    listed: bool
    endless: bool
    before: str
    ready: frozenset[str]
    match: Match | None
    since: tuple[float, ...]  #: by seat: since when it has been asked what it is asked now
    banked: tuple[float, ...]  #: by seat: the seconds that are left in this round beyond those for each move
    late: Match | None  #: the match as it was when its last round had ended: for who looks on a round late
    paused: float | None  #: since when no time runs
    away: Mapping[str, float] = field(hash=False)  #: people who sit here and have no connection → since when
    votes: Mapping[int, frozenset[str]] = field(hash=False)  #: seat → who is for a computer player there
    commands: Mapping[str, int] = field(hash=False)  #: recent commands that changed the table
    played: bool  #: a person has made a move
    ended: Why | None  #: why it is over before its match was
    length: int
    at: float  #: of the newest entry

    @property
    def clock(self) -> int | None:
        """The seconds for each move; None: there is no such bound."""
        return self.timing.move

    @property
    def people(self) -> tuple[str, ...]:
        """Who sits here, each once, in the order of the seats."""
        return tuple(dict.fromkeys(seat.person for seat in self.seats if seat.kind == "person"))

    @property
    def shared(self) -> bool:
        """Whether people come here from several devices, or may: then it counts who is away since when."""
        return bool(self.invite) or len(self.people) > 1

    @property
    def over(self) -> bool:
        """Whether nothing more can happen here."""
        return bool(self.ended) or (self.match is not None and self.match.over)

    @property
    def phase(self) -> Literal["waiting", "playing", "over", "ended"]:
        if self.ended:
            return "ended"
        if self.match is None:
            return "waiting"
        return "over" if self.match.over else "playing"

    @property
    def full(self) -> bool:
        """Whether every seat has somebody."""
        return all(seat.kind in ("person", "computer") for seat in self.seats)

    @property
    def between(self) -> bool:
        """Whether seats may change hands now: before the match, and where the table is endless between its rounds."""
        match = self.match
        return not self.over and (match is None or (self.endless and match.waiting))

    def seats_of(self, person: str) -> list[int]:
        """The seats that are a person's own."""
        return [number for number, seat in enumerate(self.seats) if person and seat.person == person]

    def humans(self) -> list[int]:
        """The seats that people play themselves now."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == "person" and not seat.stand_in]


def replay(log: Iterable[Entry]) -> Table:
    """The table of all these entries, oldest first; LogError, RulesVersionError."""
    table: Table | None = None
    for entry in log:
        table = fold(table, entry)
    if table is None:
        raise LogError("a room has one entry at least")
    return table


def fold(table: Table | None, entry: Entry) -> Table:
    """The table after one more entry (None: before the first); TableError when it cannot follow."""
    if isinstance(entry, entries.Opened):
        if table is not None:
            raise TableError(f"entry {table.length} opens a room that is open already")
        return _opened(entry)
    if table is None:
        raise TableError(f"a room begins with 'opened', not with {entry!r}")
    if table.ended:
        raise TableError(f"entry {table.length} follows the end of the room: {entry!r}")
    if isinstance(entry, Started | Dealt | Moved | Left):
        return with_match(table, entry, fold_match(table.match, entry))
    after = _happened(table, entry)
    command = getattr(entry, "command", "")
    return replace(after, length=table.length + 1, at=entry.at, commands=_remembered(table, command))


def with_match(table: Table, event: Started | Dealt | Moved | Left, match: Match) -> Table:
    """The table after an event of its match, which leads to `match`: `decide` and `fold` end here."""
    before = table.match
    if before is None and len(table.seats) != match.position.seats:
        raise TableError(f"the match has {match.position.seats} seats, and the table {len(table.seats)}")
    since = tuple(
        event.at if before is None or match.asked[seat] != before.asked[seat] else table.since[seat]
        for seat in range(len(table.seats))
    )
    seats = table.seats
    if isinstance(event, Moved) and before is not None and not before.window:
        # Not in a window: the time a seat has afterwards would tell whether it was silent or passed (ZX-04).
        mover = seats[event.seat]
        missed = mover.missed + 1 if event.by else 0
        if missed != mover.missed:
            seats = (*seats[: event.seat], replace(mover, missed=missed), *seats[event.seat + 1 :])
    banked = table.banked
    if before is None or isinstance(event, Dealt):  # a bank is for a round
        banked = (float(table.timing.bank),) * len(table.seats)
    elif isinstance(event, Moved) and not before.window:
        banked = _charged(table, event)
    late = table.late
    if before is None or len(match.results) > len(before.results) or match.over:
        late = match
    return replace(
        table,
        match=match,
        since=since,
        seats=seats,
        banked=banked,
        late=late,
        played=table.played or (isinstance(event, Moved) and bool(event.command)),
        length=table.length + 1,
        at=event.at,
    )


def _charged(table: Table, move: Moved) -> tuple[float, ...]:
    """What is left in the banks after a move: what it took beyond the time for each comes out of its seat's, and a
    person's own move adds the increment. A computer player's takes and adds nothing."""
    timing, seat = table.timing, move.seat
    if not timing.bank or not (move.command or move.by):
        return table.banked
    took = (move.at - table.since[seat]) * table.speed - (timing.move or 0)
    left = max(0.0, table.banked[seat] - max(0.0, took)) + (timing.increment if move.command else 0)
    return (*table.banked[:seat], left, *table.banked[seat + 1 :])


def _opened(entry: entries.Opened) -> Table:
    try:
        played = game(entry.game)
    except LookupError as error:
        raise TableError(str(error)) from None
    if entry.rules != played.spec.version:
        raise RulesVersionError(entry.game, entry.rules, played.spec.version)
    try:
        options = played.options(**entry.options)
    except OptionError as error:
        raise TableError(str(error)) from None
    if options.number_of_seats != len(entry.chairs):
        raise TableError(f"the options have {options.number_of_seats} seats, and the table {len(entry.chairs)}")
    return Table(
        by=entry.by,
        opened=entry.at,
        game=played,
        options=options,
        timing=entries.timing_of(entry),
        speed=entry.speed,
        seats=tuple(Seat(chair.kind, chair.person, chair.level, chair.name) for chair in entry.chairs),
        invite=entry.invite,
        watch=entry.watch,
        watching=entry.watching,
        listed=entry.listed,
        endless=entry.endless,
        before=entry.before,
        ready=frozenset(entry.ready),
        match=None,
        since=(),
        banked=(),
        late=None,
        paused=None,
        away={},
        votes={},
        commands={entry.command: 1} if entry.command else {},
        played=False,
        ended=None,
        length=1,
        at=entry.at,
    )


def _happened(table: Table, entry: entries.Own) -> Table:
    """What an entry of the room's own changes."""
    match entry:
        case entries.Invited():
            gone = table.seats[_seat(table, entry.seat)].person
            put = _put(table, entry.seat, Seat("open" if entry.open else "empty"))
            left = _without(put, gone) if gone and gone not in put.people else put
            return replace(left, invite=entry.key or table.invite)
        case entries.Sat():
            _waits(table, entry.seat, "open", "empty", *(["computer"] if table.match else []))
            base = table.match.position.totals[entry.seat] if table.match else 0
            sat = _put(table, entry.seat, Seat("person", entry.person, name=entry.name, base=base))
            return replace(sat, ready=table.ready | {entry.person}) if entry.ready else sat
        case entries.Stood():
            gone = table.seats[_seat(table, entry.seat)].person
            if entry.level:
                left = _put(table, entry.seat, Seat("computer", level=entry.level))
            else:
                left = _put(table, entry.seat, Seat("open" if table.invite else "empty"))
            return _without(left, gone) if gone not in left.people else left
        case entries.Levelled():
            gone = table.seats[_seat(table, entry.seat)].person
            put = _put(table, entry.seat, Seat("computer", level=entry.level))
            return _without(put, gone) if gone and gone not in put.people else put
        case entries.Swapped():
            one, other = table.seats[_seat(table, entry.one)], table.seats[_seat(table, entry.other)]
            return _put(_put(table, entry.one, other), entry.other, one)
        case entries.Changed():
            return _changed(table, entry)
        case entries.Shown():
            return replace(table, listed=entry.listed, watching=entry.watching)
        case entries.Ready():
            return replace(table, ready=table.ready | {entry.person} if entry.ready else table.ready - {entry.person})
        case entries.Voted():
            seat = _seat(table, entry.seat)
            return replace(table, votes={**table.votes, seat: table.votes.get(seat, frozenset()) | {entry.person}})
        case entries.TookOver():
            seated = table.seats[_seat(table, entry.seat)]
            if seated.kind != "person":
                raise TableError(f"entry {table.length} lets a computer player stand in where no person sits")
            return _no_votes(_put(table, entry.seat, replace(seated, stand_in=entry.level)), entry.seat)
        case entries.Returned():
            back = _put(table, entry.seat, replace(table.seats[_seat(table, entry.seat)], stand_in="", missed=0))
            # What the seat is asked, it is asked from now.
            since = tuple(entry.at if seat == entry.seat else then for seat, then in enumerate(table.since))
            return replace(back, since=since)
        case entries.Away():
            return replace(table, away={**table.away, entry.person: entry.since})
        case entries.Back():
            back = replace(table, away={who: since for who, since in table.away.items() if who != entry.person})
            for seat in table.seats_of(entry.person):
                back = _no_votes(back, seat)
            return back
        case entries.Paused():
            return replace(table, paused=entry.at)
        case entries.Resumed():
            still = entry.at - entry.since
            # What began to run while the house was closed (nothing does) would begin now.
            since = tuple(min(entry.at, then + still) for then in table.since)
            return replace(table, paused=None, since=since)
        case entries.Ended():
            return replace(table, ended=entry.why)
        case entries.Opened():
            raise TableError(f"entry {table.length} opens a room that is open already")


def _changed(table: Table, entry: entries.Changed) -> Table:
    if table.match is not None:
        raise TableError(f"entry {table.length} changes the options of a match that is running")
    try:
        options = table.game.options(**entry.options)
    except OptionError as error:
        raise TableError(str(error)) from None
    if options.number_of_seats != len(table.seats):
        raise TableError(f"entry {table.length} changes how many seats there are")
    return replace(table, options=options, timing=entries.timing_of(entry), ready=frozenset({table.by}))


def _seat(table: Table, seat: int) -> int:
    if seat >= len(table.seats):
        raise TableError(f"entry {table.length} names seat {seat}; seats are 0 to {len(table.seats) - 1}")
    return seat


def _waits(table: Table, seat: int, *kinds: str) -> None:
    if table.seats[_seat(table, seat)].kind not in kinds:
        raise TableError(f"entry {table.length} gives away seat {seat}, which is taken")


def _put(table: Table, number: int, seat: Seat) -> Table:
    _seat(table, number)
    return replace(table, seats=(*table.seats[:number], seat, *table.seats[number + 1 :]))


def _without(table: Table, person: str) -> Table:
    """What was kept of somebody who does not sit here any more, forgotten."""
    away = {who: since for who, since in table.away.items() if who != person}
    votes = {seat: who - {person} for seat, who in table.votes.items()}
    return replace(table, ready=table.ready - {person}, away=away, votes=votes)


def _no_votes(table: Table, seat: int) -> Table:
    return replace(table, votes={other: who for other, who in table.votes.items() if other != seat})


def _remembered(table: Table, command: str) -> Mapping[str, int]:
    if not command:
        return table.commands
    return dict(list(table.commands.items())[-(COMMANDS_KEPT - 1) :]) | {command: table.length + 1}
