"""What is said between the house and whoever sits at a table: people's pages and programs speak the same.

One WebSocket, JSON text frames, one message a frame, `type` says which. A connection begins with `hello`. Every command
carries an `id` of the sender's choosing; the answer carries it back. `move` also carries the `state` number it answers
to: a repeat of an id acts once and gets the same answer, a stale state number is refused.

What is seen of a room comes in a `view` of parts (`Frame`): what is this connection's own, what all who see as much
share, and what seldom changes, which is sent when it has. `View` is the parts put together, as pages and programs keep
it.

The page's types are generated from these structs (JSON Schema → TypeScript).
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from hanpan.match.views import MatchView, Played, RoundResult

VERSION = 2

# What follows the $ keeps Python from letting it match before a last newline; elsewhere it says nothing new.
Token = Annotated[str, Meta(pattern="^[0-9A-Za-z_-]{32}$(?!\\n)", description="as given by `welcome`")]
Id = Annotated[str, Meta(min_length=1, max_length=64, description="chosen by the sender, never used twice")]
RoomId = Annotated[str, Meta(min_length=1, max_length=32, pattern="^[0-9A-Za-z_-]+$(?!\\n)")]
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


class History(Struct, tag="history", frozen=True, forbid_unknown_fields=True):
    """Finished rounds of a match, a page of them: those before round `before`, or the newest. Answer: `rounds`."""

    id: Id
    room: RoomId
    before: Annotated[int, Meta(ge=1, le=2**31)] | None = None
    limit: Annotated[int, Meta(ge=1, le=50)] = 20


class AskText(Struct, tag="text", frozen=True, forbid_unknown_fields=True):
    """The position as one line of text, as this connection may know it. Answer: `text`."""

    id: Id
    room: RoomId


class Ping(Struct, tag="ping", frozen=True, forbid_unknown_fields=True):
    """Is anybody there? Answer: `pong`."""

    id: Id


Command = Hello | Open | Enter | Face | Move | Next | Rematch | Leave | History | AskText | Ping


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


class Reason(StrEnum):
    """Why the house does not allow a command, besides the reasons of a game's rules; words `reason-<reason>`."""

    STALE = "stale"  #: the seat was asked anew since that state; the table is not asked (any more)
    ANSWERED = "answered"  #: the seat's answer to the open window is in already
    NOT_YOUR_SEAT = "not_your_seat"
    OTHER_SEAT_ACTS = "other_seat_acts"  #: on a shared device, the hand of who is not to act stays covered
    MATCH_OVER = "match_over"
    MATCH_RUNNING = "match_running"


class Refused(Struct, tag="refused", frozen=True):
    """The command was understood and not allowed, and nothing has changed. `reason`: a `Reason`, or one of the game's
    (words `<game>-reason-<reason>`)."""

    id: str
    room: str
    state: int
    reason: str


class Code(StrEnum):
    """Why a message could not be used; words `error-<code>`, with the numbers of the error's `args`."""

    BAD_MESSAGE = "bad_message"  #: no JSON object of a known type and form, or a binary frame
    TOO_LONG = "too_long"  #: `limit`: characters of a message
    HELLO_FIRST = "hello_first"
    HELLO_AGAIN = "hello_again"  #: another person needs another connection
    BAD_VERSION = "bad_version"  #: `house`, `yours`: versions of this protocol
    NO_ROOM = "no_room"  #: it is not there; it may have been cleared away
    OTHER_RULES = "other_rules"  #: of the room's game: `made`, `here`: versions
    DAMAGED = "damaged"  #: the room's log cannot be read
    NO_GAME = "no_game"
    BAD_OPTION = "bad_option"
    BAD_SEATS = "bad_seats"
    BAD_CLOCK = "bad_clock"  #: `low`, `high`: seconds a move
    BAD_MOVE = "bad_move"
    BAD_WAY = "bad_way"
    TOO_MANY = "too_many"  #: `limit`: running matches of one person
    BUSY = "busy"  #: too many rooms were opened from here; `seconds`: until there is room for another
    NOT_KEPT = "not_kept"  #: it could not be written to the disk: nothing has happened, send it again
    INTERNAL = "internal"  #: a fault of the house; it stands in the house's log


class Error(Struct, tag="error", frozen=True):
    """The message could not be used. `args`: what the words of the `code` name; `text` says in English what was wrong
    and what would be right, for who writes a program."""

    id: str | None
    code: Code
    text: str
    args: dict[str, int | str] = {}


class Clock(Struct, frozen=True):
    """How much time is left: `left`, by seat, in milliseconds from when the message was sent (null: no time runs for
    that seat), of `total`. Of a move, of a table's choice how it goes on, or, while answers are gathered unseen, of the
    window that all who are asked share."""

    left: list[int | None]
    total: int


class Own(Struct, frozen=True):
    """What is this connection's own: the seat whose eyes these are (null: covered, or a spectator), the seats that are
    this person's, and the time that is left (null: there is no clock, and no window is open)."""

    seat: int | None
    seats: list[int]
    clock: Clock | None


class Chair(Struct, frozen=True):
    """Who sits on a seat, as everybody may know it."""

    kind: Literal["person", "computer"]
    level: str | None
    online: bool


class Table(Struct, frozen=True):
    """What seldom changes at a table. `clock`: seconds for a move (null: as many as one likes). `stuck`: what happens
    cannot be written to the disk at present; the table goes on as soon as it can."""

    game: str
    options: dict[str, int | str | bool]
    clock: int | None
    seats: list[Chair]
    stuck: bool


class Frame(Struct, tag="view", frozen=True):
    """A room as this connection may know it, in parts. `match` holds all of the position and the moves of this round;
    null: no match is running yet. `table` and `last` (the round before this one; while there are `ways`, the one that
    has just ended) are there when they have changed since the connection was last sent them, and after `enter`."""

    room: str
    state: int  #: how many events made the match
    own: Own
    match: MatchView | None
    table: Table | UnsetType = UNSET
    last: RoundResult | UnsetType = UNSET


class SeatInfo(Struct, frozen=True):
    """Who sits on a seat."""

    kind: Literal["person", "computer"]
    level: str | None
    yours: bool
    online: bool


class View(Struct, frozen=True, kw_only=True):
    """The newest parts of a room put together: everything a page shows follows from it alone. No message has this
    form; it is what `Frame`s add up to."""

    room: str
    state: int
    game: str
    options: dict[str, int | str | bool]
    seats: list[SeatInfo]
    seat: int | None  #: the seat whose eyes these are; null: covered, or a spectator
    clock: Clock | None
    actors: list[int]
    legal: list[str]
    ways: list[str]
    position: dict[str, Any]
    round: int
    played: list[Played]
    last: RoundResult | None
    totals: list[int]
    standing: list[int]
    over: bool
    left: bool


class Rounds(Struct, tag="rounds", frozen=True):
    """The answer to `history`: finished rounds, oldest first; `more`: there are older ones."""

    id: str
    room: str
    results: list[RoundResult]
    more: bool


class PositionText(Struct, tag="text", frozen=True):
    """The answer to `text`."""

    id: str
    room: str
    state: int
    text: str


class Pong(Struct, tag="pong", frozen=True):
    """The answer to `ping`."""

    id: str


#: What is said as it stands here; a `Frame` is put together as bytes (`audience.py`).
Message = Progress | Welcome | Opened | Done | Refused | Error | Rounds | PositionText | Pong
Said = Message | Frame
