"""What is said between the house and whoever sits at a table: people's pages and programs speak the same.

One WebSocket, JSON text frames, one message a frame, `type` says which. A connection begins with `hello`. Every command
carries an `id` of the sender's choosing; the answer carries it back. `move` also carries the `state` number it answers
to: a repeat of an id acts once and gets the same answer, a stale state number is refused.

The page's types are generated from these structs (JSON Schema → TypeScript).
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from hanpan.match.views import MatchView

VERSION = 1

Token = Annotated[str, Meta(pattern="^[0-9A-Za-z_-]{32}$", description="as given by `welcome`")]
Id = Annotated[str, Meta(min_length=1, max_length=64, description="chosen by the sender, never used twice")]
RoomId = Annotated[str, Meta(min_length=1, max_length=32, pattern="^[0-9A-Za-z_-]+$")]
Seat = Annotated[int, Meta(ge=0, le=7, description="counted from 0")]
#: Numbers that every language's JSON keeps exact.
Count = Annotated[int, Meta(ge=0, le=2**53 - 1)]
OptionName = Annotated[str, Meta(max_length=64)]
OptionValue = Annotated[int, Meta(ge=-(2**31), le=2**31)] | Annotated[str, Meta(max_length=64)] | bool
MoveText = Annotated[str, Meta(min_length=1, max_length=400, description="in the game's notation")]


# ------------------------------------------------------------------------------------------------ from the people


class Hello(Struct, tag="hello", frozen=True, forbid_unknown_fields=True):
    """The first message of a connection. Without a token a new person comes in and is given one."""

    version: Count
    token: Token | None = None


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit on a seat: the person who opens the room ("here"), or a computer player of a level."""

    kind: Literal["here", "computer"]
    level: Annotated[str, Meta(max_length=32)] | None = None


class Open(Struct, tag="open", frozen=True, forbid_unknown_fields=True):
    """Open a room and begin the match. Two or more seats "here" share one device. Answer: `opened`, then `view`."""

    id: Id
    game: Annotated[str, Meta(max_length=32)]
    seats: Annotated[list[SeatWish], Meta(min_length=2, max_length=8)]
    options: Annotated[dict[OptionName, OptionValue], Meta(max_length=100)] = {}
    clock: Annotated[Count, Meta(description="seconds for a move, from 5 to 600; null: no clock")] | None = None


class Enter(Struct, tag="enter", frozen=True, forbid_unknown_fields=True):
    """Come (back) into a room. Answer: `done`, then `view`."""

    id: Id
    room: RoomId


class Face(Struct, tag="face", frozen=True, forbid_unknown_fields=True):
    """On a shared device: show this connection the table from `seat`, or, with null, covered (no hand at all)."""

    id: Id
    room: RoomId
    seat: Seat | None


class Move(Struct, tag="move", frozen=True, forbid_unknown_fields=True):
    """Make a move on a seat of one's own. Answer: `done` once it is on disk, or `refused`; then `view`.

    While a window is open: `done` when it has closed.
    """

    id: Id
    room: RoomId
    seat: Seat
    state: Annotated[Count, Meta(description="the state number of the view this answers to")]
    move: MoveText


class Next(Struct, tag="next", frozen=True, forbid_unknown_fields=True):
    """After a round, where the table is asked (`ways` of a view): how the match goes on. Whoever sits at it may say so,
    and the first counts. Answer: `done` once it is on disk, or `refused`; then `view`."""

    id: Id
    room: RoomId
    state: Annotated[Count, Meta(description="the state number of the view this answers to")]
    way: Annotated[str, Meta(min_length=1, max_length=32, description="one of the view's `ways`")]


class Rematch(Struct, tag="rematch", frozen=True, forbid_unknown_fields=True):
    """After a match: the same table once more. Answer: `opened` with the new room, then `view`."""

    id: Id
    room: RoomId


class Leave(Struct, tag="leave", frozen=True, forbid_unknown_fields=True):
    """End a match that nobody else needs (all its people are on this device). Answer: `done`."""

    id: Id
    room: RoomId


class Ping(Struct, tag="ping", frozen=True, forbid_unknown_fields=True):
    """Is anybody there? Answer: `pong`."""

    id: Id


Command = Hello | Open | Enter | Face | Move | Next | Rematch | Leave | Ping


# -------------------------------------------------------------------------------------------------- from the house


class Progress(Struct, tag="progress", frozen=True):
    """The machine code of the rules is being made (first start): `done` of `total` steps. Play goes on meanwhile."""

    done: int
    total: int


class Welcome(Struct, tag="welcome", frozen=True):
    """The answer to `hello`. Keep the token: it is who you are. `rooms`: your matches that are still running."""

    version: int
    token: str
    rooms: list[str]
    progress: Progress | None


class Opened(Struct, tag="opened", frozen=True):
    """A new room, entered."""

    id: str
    room: str


class Done(Struct, tag="done", frozen=True):
    """The command was carried out; the room's state number is now `state`."""

    id: str
    room: str
    state: int


class Refused(Struct, tag="refused", frozen=True):
    """The command was understood and not allowed, and nothing has changed.

    `reason` is one of the game's reasons (words `<game>-reason-<reason>`) or of the house's: stale, answered,
    not_your_seat, match_over, match_running, other_seat_acts (words `reason-<reason>`).
    """

    id: str
    room: str
    state: int
    reason: str


class Error(Struct, tag="error", frozen=True):
    """The message could not be used. `code`: bad_message, hello_first, bad_version, no_room, no_game, bad_option,
    bad_seats, bad_clock, bad_move, bad_way, too_many, not_kept, internal; `text` says in English what was wrong and
    what would be right.
    """

    id: str | None
    code: str
    text: str


class SeatInfo(Struct, frozen=True):
    """Who sits on a seat."""

    kind: Literal["person", "computer"]
    level: str | None
    yours: bool
    online: bool


class Clock(Struct, frozen=True):
    """How much time is left: `left`, by seat, in milliseconds from when the message was sent (null: no time runs for
    that seat), of `total`. Of a move, of a table's choice how it goes on, or, while answers are gathered unseen, of the
    window that all who are asked share."""

    left: list[int | None]
    total: int


class View(MatchView, tag="view", frozen=True, kw_only=True):
    """A room as one viewer may know it: everything the page shows follows from the newest view alone."""

    room: str
    seats: list[SeatInfo]
    seat: int | None  #: the seat whose eyes these are; null: covered, or a spectator
    clock: Clock | None  #: null: the match has no clock, and no window is open


class Pong(Struct, tag="pong", frozen=True):
    """The answer to `ping`."""

    id: str


Message = Progress | Welcome | Opened | Done | Refused | Error | View | Pong
