"""What happens in a room: frozen entries of its log, as JSON. Beside these the match's own events stand there as they
are.

`at` is seconds since 1970-01-01 UTC. `command`: who asked for it under which id, so that a repeat is known again.
"""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from hanpan.match.events import LONGEST_CLOCK, SHORTEST_CLOCK, Dealt, Left, Moved, Started, Time
from hanpan.match.events import VERSION as EVENTS_VERSION
from hanpan.match.fold import MatchError

Seat = Annotated[int, Meta(ge=0, le=7)]
Clock = Annotated[int, Meta(ge=SHORTEST_CLOCK, le=LONGEST_CLOCK)]
#: Seconds that a seat has in a round beyond those for each move, and that each of its moves adds to them.
LONGEST_BANK, LONGEST_INCREMENT = 3600, 60
Bank = Annotated[int, Meta(ge=0, le=LONGEST_BANK)]
Increment = Annotated[int, Meta(ge=0, le=LONGEST_INCREMENT)]
Options = dict[str, int | str | bool]
#: Who may look on without a seat: everybody who knows how, a round late, or nobody.
Watching = Literal["open", "late", "none"]
Why = Literal["day", "closed"]


class Timing(NamedTuple):
    """How a table's clock runs: seconds for each move, a bank of seconds a round for what goes beyond, and what each
    move adds to it. No move and no bank: there is no clock."""

    move: int | None = None
    bank: int = 0
    increment: int = 0

    @property
    def runs(self) -> bool:
        return self.move is not None or self.bank > 0


class LogError(MatchError):
    """A log that is no room's; the text says what is wrong."""


class Chair(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who is meant to sit on a seat: a person, a computer player of a level, whoever comes by the invitation ("open"),
    or nobody yet ("empty")."""

    kind: Literal["person", "computer", "open", "empty"]
    person: str = ""
    level: str = ""
    name: str = ""


class Opened(Struct, tag="opened", frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A room is opened. `rules`: the version of its game's rules; `options`: those that are no defaults.

    `invite`, `watch`: the keys of the links to a seat and to a place to look on from; "" where there is no such link.
    `endless`: between rounds seats may change hands. `before`: the room whose table this one goes on. `clock`, `bank`,
    `increment`: its `Timing`; `speed`: how many times as fast as they say its clocks run.
    """

    by: str
    game: str
    rules: int
    options: Options
    chairs: list[Chair]
    at: Time
    clock: Clock | UnsetType = UNSET
    invite: str = ""
    watch: str = ""
    watching: Watching = "open"
    listed: bool = False
    endless: bool = False
    before: str = ""
    ready: list[str] = []
    command: str = ""
    bank: Bank = 0
    increment: Increment = 0
    speed: Annotated[float, Meta(gt=0)] = 1.0


class Invited(Struct, tag="invited", frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A seat is open to whoever comes by the link, or, with `open` false, is not any more. `key`: the link's, from
    now on."""

    seat: Seat
    at: Time
    open: bool = True
    key: str = ""
    command: str = ""


class Sat(Struct, tag="sat", frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A person sits down; `ready`: and has said so."""

    seat: Seat
    person: str
    at: Time
    name: str = ""
    ready: bool = False
    command: str = ""


class Stood(Struct, tag="stood", frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Whoever sat there gives the seat up. While the match goes on, a computer player of `level` sits there then."""

    seat: Seat
    at: Time
    level: str = ""
    command: str = ""


class Levelled(Struct, tag="levelled", frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A computer player is put on a seat."""

    seat: Seat
    level: str
    at: Time
    command: str = ""


class Swapped(Struct, tag="swapped", frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Two seats change who sits there."""

    one: Seat
    other: Seat
    at: Time
    command: str = ""


class Changed(Struct, tag="changed", frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The options are others now: all that are no defaults. Who was ready says so again."""

    options: Options
    at: Time
    clock: Clock | UnsetType = UNSET
    command: str = ""
    bank: Bank = 0
    increment: Increment = 0


class Shown(Struct, tag="shown", frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Whether the table stands in the lobby's list, and who may look on."""

    listed: bool
    watching: Watching
    at: Time
    command: str = ""


class Ready(Struct, tag="ready", frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A person is ready to begin, or is not any more."""

    person: str
    at: Time
    ready: bool = True
    command: str = ""


class Voted(Struct, tag="voted", frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A person is for a computer player on the seat of somebody who is away."""

    seat: Seat
    person: str
    at: Time
    command: str = ""


class TookOver(Struct, tag="took over", frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A computer player plays a seat until its person is back."""

    seat: Seat
    level: str
    at: Time
    command: str = ""


class Returned(Struct, tag="returned", frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The seat's person plays it again."""

    seat: Seat
    at: Time
    command: str = ""


class Away(Struct, tag="away", frozen=True, forbid_unknown_fields=True):
    """A person who sits here has no connection any more, `since` then."""

    person: str
    since: Time
    at: Time


class Back(Struct, tag="back", frozen=True, forbid_unknown_fields=True):
    """… and has one again."""

    person: str
    at: Time


class Paused(Struct, tag="paused", frozen=True, forbid_unknown_fields=True):
    """The house closes: no time runs from here."""

    at: Time


class Resumed(Struct, tag="resumed", frozen=True, forbid_unknown_fields=True):
    """The house goes on: the time since then was nobody's (E15)."""

    since: Time
    at: Time


class Ended(Struct, tag="ended", frozen=True, forbid_unknown_fields=True):
    """The room is over before its match was: its day was over, or its maker closed it."""

    why: Why
    at: Time


Own = (
    Opened
    | Invited
    | Sat
    | Stood
    | Levelled
    | Swapped
    | Changed
    | Shown
    | Ready
    | Voted
    | TookOver
    | Returned
    | Away
    | Back
    | Paused
    | Resumed
    | Ended
)
OfMatch = Started | Dealt | Moved | Left
Entry = Own | OfMatch


class _OldChair(Struct, frozen=True, forbid_unknown_fields=True):
    kind: Literal["person", "computer"]
    person: str = ""
    level: str = ""


class _Seated(Struct, tag="seated", frozen=True, forbid_unknown_fields=True):
    """How a room's log began before rooms could wait for people: who sits there, and then the match at once."""

    by: str
    chairs: list[_OldChair]
    at: float


def timing_of(entry: Opened | Changed) -> Timing:
    """How the clock runs from this entry on."""
    return Timing(None if entry.clock is UNSET else entry.clock, entry.bank, entry.increment)


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Entry | _Seated)


def encode(entry: Entry) -> bytes:
    """The entry as JSON, in one line."""
    return _encoder.encode(entry)


def decode(body: bytes) -> Entry:
    """The entry of `encode`; LogError for anything else."""
    entry = _decode(body)
    if isinstance(entry, _Seated):
        raise LogError("a log of the layout before has to be read from its beginning")
    return entry


def read(bodies: list[bytes]) -> list[Entry]:
    """All entries of a log, oldest first; LogError. One that was begun in the layout before reads like any other."""
    found: list[Entry] = []
    if bodies and isinstance(old := _decode(bodies[0]), _Seated):
        started = _decode(bodies[1]) if len(bodies) > 1 else None
        if not isinstance(started, Started):
            raise LogError("its log cannot be read: it breaks off before the match begins")
        found += [_opened(old, started), started]
    return found + [decode(body) for body in bodies[len(found) :]]


def _decode(body: bytes) -> Entry | _Seated:
    try:
        entry: Entry | _Seated = _decoder.decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise LogError(f"its log cannot be read: {error}") from None
    if isinstance(entry, Started) and entry.version != EVENTS_VERSION:
        raise LogError(f"the match was written in event layout {entry.version}; known here is {EVENTS_VERSION}")
    return entry


def _opened(old: _Seated, started: Started) -> Opened:
    chairs = [Chair(chair.kind, chair.person, chair.level) for chair in old.chairs]
    return Opened(old.by, started.game, started.rules, started.options, chairs, max(0.0, old.at), clock=started.clock)


def names(log: list[Entry]) -> list[str]:
    """Who sat on each seat at last, as a record names them: a level, or "person"."""
    found: list[str] = []
    for entry in log:
        match entry:
            case Opened():
                found = [chair.level or "person" for chair in entry.chairs]
            case Sat():
                found[entry.seat] = "person"
            case Stood() | Levelled():
                found[entry.seat] = entry.level or "person"
            case Swapped():
                found[entry.one], found[entry.other] = found[entry.other], found[entry.one]
    return found


class Opening(NamedTuple):
    """What the first entry of a log tells: who opened the room and when, whom seats were meant for, and whether people
    come to it from several devices."""

    by: str
    at: float
    people: list[str]
    shared: bool


def opening(body: bytes) -> Opening:
    """Of the first entry of a log; LogError when it is none."""
    first = _decode(body)
    if not isinstance(first, Opened | _Seated):
        raise LogError("its log cannot be read: it does not begin with its opening")
    people = [first.by, *(chair.person for chair in first.chairs)]
    shared = isinstance(first, Opened) and (bool(first.invite) or len({person for person in people if person}) > 1)
    return Opening(first.by, first.at, people, shared)
