"""What happens in a match: frozen events, as JSON in the log.

`at` is seconds since 1970-01-01 UTC, taken from outside. A match is its seed and its events: decks follow from the
seed, so no event carries a card that was not played.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

#: Of the events' layout; `Started` carries it. The rules' version is another number.
VERSION = 1


#: Until the year 9999, so that every time can be written as a date.
Time = Annotated[float, Meta(ge=0, lt=253402300800, description="seconds since 1970-01-01 UTC")]


#: Seconds that people may be given for a move.
SHORTEST_CLOCK, LONGEST_CLOCK = 5, 600


class EventError(ValueError):
    """Bytes that are no event of a version known here; the text says what is wrong."""


class Started(Struct, tag="started", frozen=True, forbid_unknown_fields=True):
    """A match begins: its game, the version of its rules, the options that are no defaults, and its 256-bit seed.

    `clock`: how many seconds people have for a move; UNSET, and not written: as many as they like.
    """

    game: str
    rules: int
    options: dict[str, int | str | bool]
    seed: Annotated[str, Meta(pattern="^[0-9a-f]{64}$(?!\\n)", description="32 bytes in hex digits")]
    at: Time
    version: int = VERSION
    clock: Annotated[int, Meta(ge=SHORTEST_CLOCK, le=LONGEST_CLOCK)] | UnsetType = UNSET


class Dealt(Struct, tag="dealt", frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Round `round` (from 1) is dealt; its deck and its lot follow from the seed and this number.

    `way`: how the match goes on, where the table was asked (one of the game's `ways`); empty: as the options say.
    `command`: who chose it and with which id, as of a move.
    """

    round: Annotated[int, Meta(ge=1)]
    at: Time
    way: str = ""
    command: str = ""


class Moved(Struct, tag="moved", frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A seat made a move, in notation. `command`: who asked and with which id, so that a repeat is recognised.

    `by`: "clock" when the house made it, because the seat's time had run out.
    """

    seat: Annotated[int, Meta(ge=0)]
    move: str
    at: Time
    command: str = ""
    by: Literal["", "clock"] = ""


class Left(Struct, tag="left", frozen=True, forbid_unknown_fields=True):
    """The match was given up, by `seat`."""

    seat: Annotated[int, Meta(ge=0)]
    at: Time


Event = Started | Dealt | Moved | Left

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Event)


def encode(event: Event) -> bytes:
    """The event as JSON, in one line."""
    return _encoder.encode(event)


def decode(body: bytes) -> Event:
    """The event of `encode`; EventError for anything else, and for a layout of another version."""
    try:
        event: Event = _decoder.decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise EventError(f"no event of layout version {VERSION}: {error}") from None
    if isinstance(event, Started) and event.version != VERSION:
        raise EventError(f"the match was written in event layout version {event.version}; known here is {VERSION}")
    return event
