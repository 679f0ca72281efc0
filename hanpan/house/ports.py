"""What the house needs from outside, as ports: a log that keeps, thinkers that think, a clock."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from hanpan.players.worker import Question
from hanpan.store import Head


class Log(Protocol):
    """Where rooms are kept: `hanpan.store.Store`."""

    async def append(self, room: str, seq: int, bodies: Sequence[bytes]) -> None:
        """Append from place `seq` on; durable on return. SeqTaken when another writer was there first."""

    async def load(self, room: str) -> list[bytes]:
        """All of a room, oldest first; [] when there is none."""

    async def heads(self, *, closed: bool, after: str = "", limit: int = 1000) -> list[Head]:
        """First and last entry of the rooms that are closed, or of those that are not: a page by name."""

    async def close_room(self, room: str) -> None:
        """Nothing more will be appended."""

    async def drop(self, room: str) -> None:
        """Forget a room."""


class Thinkers(Protocol):
    """Who thinks for the computer players: `hanpan.players.pool.Pool`."""

    async def decide(self, question: Question) -> int:
        """The move; NoAnswer when it cannot be had."""


def new_seed() -> bytes:
    """A match's seed: 256 bits that nobody can guess."""
    return secrets.token_bytes(32)


@dataclass(frozen=True)
class Ports:
    """The ports together, with the house's settings of a table."""

    log: Log
    thinkers: Thinkers
    pace: float = 0.0  #: seconds from one move to a computer's next, so that people can follow
    now: Callable[[], float] = time.time  #: seconds since 1970-01-01 UTC
    seed: Callable[[], bytes] = new_seed  #: of a match, 32 bytes
    windows: bool = False  #: whether answers are gathered where a game says so; else each counts as it comes
    speed: float = 1.0  #: how many times as fast as they say move clocks and windows run
