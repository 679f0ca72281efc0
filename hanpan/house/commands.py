"""What people's pages and programs say to the house: `hello`, with which a connection begins, and commands, each with
an `id` of the sender's choosing."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from hanpan.house.entries import LONGEST_BANK, LONGEST_INCREMENT

# What follows the $ keeps Python from letting it match before a last newline; elsewhere it says nothing new.
Token = Annotated[str, Meta(pattern="^[0-9A-Za-z_-]{32}$(?!\\n)", description="as given by `welcome`")]
Id = Annotated[str, Meta(min_length=1, max_length=64, description="chosen by the sender, never used twice")]
RoomId = Annotated[str, Meta(min_length=1, max_length=32, pattern="^[0-9A-Za-z_-]+$(?!\\n)")]
Seat = Annotated[int, Meta(ge=0, le=7, description="counted from 0")]
#: Numbers that every language's JSON keeps exact.
Count = Annotated[int, Meta(ge=0, le=2**53 - 1)]
OptionName = Annotated[str, Meta(max_length=64)]
OptionValue = Annotated[int, Meta(ge=-(2**31), le=2**31)] | Annotated[str, Meta(max_length=64)] | bool
Name = Annotated[str, Meta(min_length=1, max_length=24, description="of a person, on one line")]
Key = Annotated[str, Meta(pattern="^[0-9A-Za-z_-]{1,32}$(?!\\n)", description="of a link")]
Level = Annotated[str, Meta(min_length=1, max_length=32, description="of a computer player, by the game's levels")]
ClockWish = Annotated[Count, Meta(description="seconds for a move, from 5 to 600; null: no clock")] | None
Bank = Annotated[int, Meta(ge=0, le=LONGEST_BANK, description="seconds a round for what goes beyond `clock`; 0: none")]
Increment = Annotated[int, Meta(ge=0, le=LONGEST_INCREMENT, description="seconds that each move adds to the bank")]
Options = dict[OptionName, OptionValue]
#: Who may look on without a seat: everybody who knows how, a round late, or nobody.
Watching = Literal["open", "late", "none"]
MoveText = Annotated[str, Meta(min_length=1, max_length=400, description="in the game's notation")]


class Hello(Struct, tag="hello", frozen=True, forbid_unknown_fields=True):
    """The first message of a connection. Without a token a new person comes in and is given one."""

    version: Count
    token: Token | None = None


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit on a seat: the person who opens the room ("here"), a computer player of a level, or a friend, who
    comes by the link."""

    kind: Literal["here", "computer", "friend"]
    level: Annotated[str, Meta(max_length=32)] | None = None


class Open(Struct, tag="open", frozen=True, forbid_unknown_fields=True):
    """Open a room. Where nobody is awaited the match begins at once. Two or more seats "here" share one device.
    Answer: `opened`, then `view`.

    `listed`: the table stands in the lobby's list, and anybody may sit down. `watching`: who may look on. `endless`:
    between rounds seats may change hands. `name`: what the others shall call the person.
    """

    id: Id
    game: Annotated[str, Meta(max_length=32)]
    seats: Annotated[list[SeatWish], Meta(min_length=2, max_length=8)]
    options: Annotated[Options, Meta(max_length=100)] = {}
    clock: ClockWish = None
    listed: bool = False
    watching: Watching = "open"
    endless: bool = False
    name: Name | None = None
    bank: Bank = 0
    increment: Increment = 0


class Enter(Struct, tag="enter", frozen=True, forbid_unknown_fields=True):
    """Come (back) into a room. `key`: of the link by which one comes. Answer: `done`, then `view`."""

    id: Id
    room: RoomId
    key: Key | None = None


class Join(Struct, tag="join", frozen=True, forbid_unknown_fields=True):
    """Sit down on a seat that is free: the one named, or the first. `key`: of the invitation; a listed table needs
    none. Where only two play, coming is being ready. Answer: `done`, or `refused`; then `view`."""

    id: Id
    room: RoomId
    key: Key | None = None
    seat: Seat | None = None
    name: Name | None = None


class Stand(Struct, tag="stand", frozen=True, forbid_unknown_fields=True):
    """Give up one's seat; while a match goes on, a computer player sits down there. Answer: `done`, or `refused`."""

    id: Id
    room: RoomId


class Ready(Struct, tag="ready", frozen=True, forbid_unknown_fields=True):
    """One is ready to begin, or is not any more. The match begins when every seat has somebody and all are ready."""

    id: Id
    room: RoomId
    ready: bool = True


class Begin(Struct, tag="begin", frozen=True, forbid_unknown_fields=True):
    """The maker begins: every seat has somebody."""

    id: Id
    room: RoomId


class Invite(Struct, tag="invite", frozen=True, forbid_unknown_fields=True):
    """The maker opens a seat to whoever comes by the link, or (`open` false) takes that back."""

    id: Id
    room: RoomId
    seat: Seat
    open: bool = True


class Seated(Struct, tag="level", frozen=True, forbid_unknown_fields=True):
    """The maker puts a computer player on a seat that nobody has."""

    id: Id
    room: RoomId
    seat: Seat
    level: Level


class Swap(Struct, tag="swap", frozen=True, forbid_unknown_fields=True):
    """The maker lets two seats change who sits there."""

    id: Id
    room: RoomId
    one: Seat
    other: Seat


class Change(Struct, tag="change", frozen=True, forbid_unknown_fields=True):
    """Before the match, the maker changes what is played: all options that are no defaults, and the clock. Who was
    ready says so again."""

    id: Id
    room: RoomId
    options: Annotated[Options, Meta(max_length=100)] = {}
    clock: ClockWish = None
    bank: Bank = 0
    increment: Increment = 0


class Show(Struct, tag="show", frozen=True, forbid_unknown_fields=True):
    """The maker says whether the table is listed, and who may look on."""

    id: Id
    room: RoomId
    listed: bool
    watching: Watching


class StandIn(Struct, tag="stand_in", frozen=True, forbid_unknown_fields=True):
    """Let a computer player play a seat until its person is back: one's own at once; that of somebody who has been away
    for two minutes when more than half of the people who are there say so. Answer: `done`, or `refused`."""

    id: Id
    room: RoomId
    seat: Seat
    level: Level | None = None


class Return(Struct, tag="return", frozen=True, forbid_unknown_fields=True):
    """Play one's seats oneself again. Answer: `done`, or `refused`; then `view`."""

    id: Id
    room: RoomId


class Instead(Struct, tag="instead", frozen=True, forbid_unknown_fields=True):
    """Everybody else has been away for two minutes: end this match and begin a new one with computer players in their
    place. Answer: `opened`, or `refused`."""

    id: Id
    room: RoomId
    level: Level | None = None


class Tables(Struct, tag="tables", frozen=True, forbid_unknown_fields=True):
    """The tables where anybody may sit down. Answer: `tables`."""

    id: Id
    game: Annotated[str, Meta(max_length=32)] | None = None


class PlayNow(Struct, tag="play_now", frozen=True, forbid_unknown_fields=True):
    """Sit down at a listed table that plays just this, or open one and wait. Answer: `opened`, then `view`."""

    id: Id
    game: Annotated[str, Meta(max_length=32)]
    seats: Annotated[int, Meta(ge=2, le=8)]
    options: Annotated[Options, Meta(max_length=100)] = {}
    clock: ClockWish = None
    name: Name | None = None
    bank: Bank = 0
    increment: Increment = 0


class Say(Struct, tag="say", frozen=True, forbid_unknown_fields=True):
    """A line for the table's chat: free text, or one of the phrases that every language has, by its key. Who sits here
    speaks to all who do, and who looks on to all who look on; those are read at the table when the round is over.
    Answer: `done`, or `refused`."""

    id: Id
    room: RoomId
    text: Annotated[str, Meta(min_length=1, max_length=200)] | None = None
    phrase: Annotated[str, Meta(pattern="^[a-z_]{1,32}$(?!\\n)")] | None = None


class Mute(Struct, tag="mute", frozen=True, forbid_unknown_fields=True):
    """Be sent no more lines of a speaker here, or be sent them again. Answer: `done`."""

    id: Id
    room: RoomId
    speaker: Annotated[str, Meta(min_length=1, max_length=32)]
    muted: bool = True


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


class Hint(Struct, tag="hint", frozen=True, forbid_unknown_fields=True):
    """What would the strongest computer player do on a seat of one's own, by what that seat sees? Only where nobody
    else plays at another device. Answer: `hinted`, when it has been thought about, or `refused`."""

    id: Id
    room: RoomId
    seat: Seat
    state: Annotated[Count, Meta(description="the state number of the view this is about")]


class Foresee(Struct, tag="foresee", frozen=True, forbid_unknown_fields=True):
    """What would come of a move that one may make now, by the search of the strongest computer player? Where `hint` may
    be asked. Answer: `foreseen`, when it has been thought about, or `refused`."""

    id: Id
    room: RoomId
    seat: Seat
    state: Annotated[Count, Meta(description="the state number of the view this is about")]
    move: MoveText


class Rematch(Struct, tag="rematch", frozen=True, forbid_unknown_fields=True):
    """After a match: the same table once more, with the seats turned on by one where several people sit. It begins when
    all of them have said so. `invite`: with a new link to the seats of the others. Answer: `opened` with the new room,
    the same for all, then `view`."""

    id: Id
    room: RoomId
    invite: bool = False


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


#: What is said of a room that is there, by who has entered it.
InRoom = (
    Face
    | Move
    | Next
    | Hint
    | Foresee
    | Leave
    | History
    | AskText
    | Join
    | Stand
    | Ready
    | Begin
    | Invite
    | Seated
    | Swap
    | Change
    | Show
    | StandIn
    | Return
    | Say
    | Mute
)
Command = Hello | Open | Enter | Rematch | Instead | Tables | PlayNow | Ping | InRoom
