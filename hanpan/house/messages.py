"""What is said between the house and whoever sits at a table: people's pages and programs speak the same.

One WebSocket, JSON text frames, one message a frame, `type` says which. A connection begins with `hello`. Every command
carries an `id` of the sender's choosing; the answer carries it back. `move` also carries the `state` number it answers
to: a repeat of an id acts once and gets the same answer, a stale state number is refused.

What is seen of a room comes in a `view` of parts (`Frame`): what is this connection's own, what all who see as much
share, and what seldom changes, which is sent when it has. `View` is the parts put together, as pages and programs keep
it.

What people say stands in `commands.py`, what the house says below. The page's types are generated from all these
structs (JSON Schema → TypeScript).
"""

from __future__ import annotations

from enum import StrEnum
from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from hanpan.house.commands import *  # noqa: F403 – commands are messages too
from hanpan.house.commands import Watching
from hanpan.match.views import MatchView, Played, RoundResult

VERSION = 2


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
    NOT_BEGUN = "not_begun"  #: the table still waits for people
    BEGUN = "begun"  #: the match has begun; where seats change hands, the round is not over
    NOT_MAKER = "not_maker"  #: only who opened the table may
    NO_SEAT = "no_seat"  #: there is no such seat, or nobody's to act for
    SEAT_TAKEN = "seat_taken"
    WRONG_KEY = "wrong_key"  #: the link does not lead to a seat (any more)
    SHUT_OUT = "shut_out"  #: nobody may look on here
    NOT_ALL_THERE = "not_all_there"  #: a seat is still free
    NOBODY_ELSE = "nobody_else"  #: nobody would be left at the table: end it
    OTHERS_PLAY = "others_play"  #: others play on: stand up, and let them
    TAKEN_OVER = "taken_over"  #: a computer player plays here: come back first
    TOO_EARLY = "too_early"  #: the others have not been away for two minutes
    TOO_FAST = "too_fast"  #: a line a second
    NO_HINTS = "no_hints"  #: others play here at their own devices, or no computer player of the game thinks ahead
    NOT_TEXT = "not_text"  #: a line or a name with nothing to read in it


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
    ELSEWHERE = "elsewhere"  #: another process of the house has the room: try again
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
    window that all who are asked share. `bank`, by seat, where the clock has banks: the milliseconds in each after its
    last move."""

    left: list[int | None]
    total: int
    bank: list[int] | UnsetType = UNSET


class Own(Struct, frozen=True):
    """What is this connection's own: the seat whose eyes these are (null: covered, or a spectator), the seats that are
    this person's, and the time that is left (null: there is no clock, and no window is open).

    `maker`: this person opened the table. `invited`: it may sit down where a seat is free, which the link to look on by
    allows nobody. `invite`, `watch`: the keys of its links, for who sits here. `now`: the
    house's time as the message was sent, in seconds, against which `since` and `until` are told.
    """

    seat: int | None
    seats: list[int]
    clock: Clock | None
    maker: bool
    invited: bool
    invite: str | None
    watch: str | None
    now: float


class Chair(Struct, frozen=True):
    """Who sits on a seat, as everybody may know it: a person, a computer player, whoever comes by the link ("open"), or
    nobody ("empty").

    `since`: when a person's connection was lost (null: it is there). `stand_in`: the level of the computer player that
    plays here until its person is back; `votes`: how many people are for one. `base`: the seat's points when its
    person sat down, which are somebody else's.
    """

    kind: Literal["person", "computer", "open", "empty"]
    level: str | None
    online: bool
    name: str | None
    since: float | None
    ready: bool
    stand_in: str | None
    votes: int
    base: int


class Table(Struct, frozen=True):
    """What seldom changes at a table. `clock`: seconds for a move (null: as many as one likes), `bank`: seconds a round
    beyond those, `increment`: what each move adds to them. `stuck`: what happens cannot be written to the disk at
    present; the table goes on as soon as it can.

    `phase`: it waits for people, plays, or is over; `ended` says why it is over before a match was: its day
    was over ("day"), or its maker closed it ("closed"). `maker`: the seat of
    who opened it. `watchers`: how many look on. `until`: when the room is over at the latest. `next`: the room where
    this table goes on.
    """

    game: str
    options: dict[str, int | str | bool]
    clock: int | None
    bank: int
    increment: int
    seats: list[Chair]
    stuck: bool
    phase: Literal["waiting", "playing", "over", "ended"]
    ended: Literal["day", "closed"] | None
    maker: int | None
    watching: Watching
    watchers: int
    listed: bool
    endless: bool
    until: float | None
    next: str | None


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

    kind: Literal["person", "computer", "open", "empty"]
    level: str | None
    yours: bool
    online: bool
    name: str | None = None
    since: float | None = None
    ready: bool = True
    stand_in: str | None = None
    votes: int = 0
    base: int = 0


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


class Hinted(Struct, tag="hinted", frozen=True):
    """What the strongest computer player would do, as notation, where state number `state` was seen."""

    id: str
    room: str
    state: int
    move: str


class Foreseen(Struct, tag="foreseen", frozen=True):
    """What came of a move in `deals` that the seat might face, with the round played out by the players' search: in how
    many of them the seat has points of the round at its end (`own`), and in how many somebody else has (`other`)."""

    id: str
    room: str
    state: int
    deals: int
    own: int
    other: int


class PositionText(Struct, tag="text", frozen=True):
    """The answer to `text`."""

    id: str
    room: str
    state: int
    text: str


class Listed(Struct, frozen=True):
    """A table where anybody may sit down. `waiting`: seconds since it was opened."""

    room: str
    game: str
    options: dict[str, int | str | bool]
    clock: int | None
    bank: int
    increment: int
    seats: list[Chair]
    free: int
    waiting: int
    endless: bool


class ListedTables(Struct, tag="tables", frozen=True):
    """The answer to `tables`: those that have waited longest first."""

    id: str
    tables: list[Listed]


class Line(Struct, frozen=True):
    """A line of chat. `speaker`: who said it, by a name that is the same for all lines of theirs here; `seat`: from
    where (null: somebody who looks on). Either `text`, which is text and nothing else, or `phrase`, the key of one."""

    number: int
    speaker: str
    seat: int | None
    name: str | None
    at: float
    text: str | None = None
    phrase: str | None = None


class Speaker(Struct, frozen=True):
    """Somebody who has said something, and when that was last, from which seat and under which name."""

    speaker: str
    seat: int | None
    name: str | None


class Chat(Struct, tag="chat", frozen=True):
    """Lines of a room's chat: the newest at entering and after `mute`, then each as it is said. `muted`: whose lines
    one is not sent (null: as was said last)."""

    room: str
    lines: list[Line]
    muted: list[Speaker] | None = None


class Pong(Struct, tag="pong", frozen=True):
    """The answer to `ping`."""

    id: str


#: What is said as it stands here; a `Frame` is put together as bytes (`audience.py`).
Message = (
    Progress
    | Welcome
    | Opened
    | Done
    | Refused
    | Error
    | Rounds
    | PositionText
    | Hinted
    | Foreseen
    | ListedTables
    | Chat
    | Pong
)
Said = Message | Frame
