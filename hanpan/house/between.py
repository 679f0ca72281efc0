"""What the processes of a house say to each other of a room: who looks on from where, what is asked of its owner, and
what is new.

Everything that happens in a room is in its log. Told beside it is only that there is more of it, and what nobody writes
down: who has a connection, and what people say.
"""

from __future__ import annotations

import msgspec
from msgspec import Raw, Struct

from hanpan.house import messages


class Presence(Struct, frozen=True):
    """What everybody may know of a room beside its log."""

    here: list[str]  #: people who have a connection to it, from whatever process
    gone: dict[str, float]  #: people who sit here and have none → since when; who is away for longer stands in the log
    watchers: int
    stuck: bool
    next: str | None
    awake: bool  #: somebody keeps the room's clock


class Said(Struct, frozen=True):
    """A line of chat as it is kept. `seated`: by somebody who sat there; `round`: that was running (0: none was);
    `command`: who asked for it under which id, so that a repeat is known again."""

    line: messages.Line
    seated: bool
    round: int
    command: str


class Told(Struct, tag="told", frozen=True):
    """By the owner, to all who look on: the log has so many entries, and this is beside it. `said`: a new line."""

    length: int
    presence: Presence
    said: Said | None = None


class Look(Struct, tag="look", frozen=True):
    """To the owner: from this process these people look on now, all of them; None: the process does no more. Answer:
    `Told`."""

    room: str
    process: str
    people: list[str] | None


class Ask(Struct, tag="ask", frozen=True):
    """To the owner: a person's command. Answer: `Answered`."""

    room: str
    person: str
    command: Raw  #: a `messages.Command`, as JSON


class Answered(Struct, tag="answered", frozen=True):
    """What the owner says to who has asked, and how many entries the log had then."""

    length: int
    message: Raw  #: a `messages.Message`, as JSON


class NotMine(Struct, tag="not mine", frozen=True):
    """The room is not that process's."""


Between = Told | Look | Ask | Answered | NotMine

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Between)
_commands = msgspec.json.Decoder(messages.Command)
_messages = msgspec.json.Decoder(messages.Message)


def encode(said: Between) -> bytes:
    """As it goes over the bus."""
    return _encoder.encode(said)


def decode(body: bytes) -> Between:
    """What came over the bus; msgspec.DecodeError for what is none of it."""
    found: Between = _decoder.decode(body)
    return found


def ask(room: str, person: str, command: messages.Command) -> Ask:
    """A command, to be carried out elsewhere."""
    return Ask(room, person, Raw(_encoder.encode(command)))


def answered(length: int, message: messages.Message) -> Answered:
    """What came of it."""
    return Answered(length, Raw(_encoder.encode(message)))


def command_of(asked: Ask) -> messages.Command:
    found: messages.Command = _commands.decode(asked.command)
    return found


def message_of(answer: Answered) -> messages.Message:
    found: messages.Message = _messages.decode(answer.message)
    return found
