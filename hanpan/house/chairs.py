"""Who sits where: the first entry of a room's log; all others are the match's events."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct


class Chair(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat's holder: a person (by `people.person_of`) or a computer player of a level."""

    kind: Literal["person", "computer"]
    person: str = ""
    level: str = ""


class Seated(Struct, tag="seated", frozen=True, forbid_unknown_fields=True):
    """A room is opened, by whom and with whom. `at`: seconds since 1970-01-01 UTC."""

    by: str
    chairs: list[Chair]
    at: float


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Seated)


def encode(seated: Seated) -> bytes:
    """The entry as JSON, in one line."""
    return _encoder.encode(seated)


def decode(body: bytes) -> Seated:
    """The entry of `encode`; msgspec.DecodeError for anything else."""
    return _decoder.decode(body)
