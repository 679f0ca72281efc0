"""What the house needs from outside, as ports: a log that keeps, a bus between processes, thinkers, a clock."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from hanpan.bus import LocalBus
from hanpan.bus.local import Answer, Hear
from hanpan.players.levels import Outlook
from hanpan.players.worker import Question
from hanpan.store import Head


class Log(Protocol):
    """Where rooms are kept: `hanpan.store.Store`."""

    async def append(self, room: str, seq: int, bodies: Sequence[bytes]) -> None:
        """Append from place `seq` on; durable on return. SeqTaken when another writer was there first."""

    async def load(self, room: str, after: int = 0) -> list[bytes]:
        """A room from entry number `after` on, oldest first; [] when there is none."""

    async def alive(self, owner: str, seconds: float) -> bool:
        """A process gives a sign of life: so long all its rooms are its own. Whether it had not run out before."""

    async def lives(self, owner: str) -> bool:
        """Whether a process has given a sign of life that holds."""

    async def claim(self, room: str, owner: str) -> str:
        """Ask to be the one who decides for a room, for as long as one gives signs of life; who is it now."""

    async def release(self, room: str, owner: str) -> None:
        """Give a room back."""

    async def heads(self, *, closed: bool, after: str = "", limit: int = 1000) -> list[Head]:
        """First and last entry of the rooms that are closed, or of those that are not: a page by name."""

    async def close_room(self, room: str) -> None:
        """Nothing more will be appended."""

    async def drop(self, room: str) -> None:
        """Forget a room."""


class Bus(Protocol):
    """What moves between processes of a house: `hanpan.bus.LocalBus`. Somebody tells a room's owner, and the owner
    tells all who look on. What is asked may be lost, or done without an answer; what is told may be lost, and come
    late: nothing hangs on it but how soon a thing is known, for all that happens is in the log, once."""

    async def serve(self, process: str, answer: Answer) -> None:
        """From now on `answer` is given what is asked of a process."""

    async def leave(self, process: str) -> None:
        """A process answers no more."""

    async def ask(self, process: str, body: bytes) -> bytes:
        """What a process answers; NobodyThere when it does not."""

    async def listen(self, room: str, hear: Hear) -> None:
        """Hear what is told of a room, from now on."""

    async def ignore(self, room: str, hear: Hear) -> None:
        """Hear it no more."""

    def tell(self, room: str, body: bytes) -> None:
        """Tell all who listen to a room. Never waits."""


class People(Protocol):
    """Who is known by which token's hash: `hanpan.store.Store`."""

    async def come(self, token: str, at: float, every: float) -> str | None:
        """The person to whom the token of this hash points, who is here now (noted once in `every` seconds); None: to
        nobody."""

    async def forget_people(self, before: float) -> None:
        """Forget all who were here last before a time."""

    async def meet(self, token: str, person: str, at: float) -> str:
        """The person to whom the token of this hash points; where it points to nobody, `person` from now on."""


class Lines(Protocol):
    """What is said at tables: `hanpan.store.Store`."""

    async def say(self, room: str, number: int, at: float, body: bytes, kept: int) -> None:
        """Keep a line of a room's chat, and of all its lines the newest `kept`; durable on return."""

    async def said(self, room: str) -> list[tuple[int, bytes]]:
        """The lines of a room, each with its number, oldest first."""

    async def mute(self, room: str, person: str, speaker: str, at: float | None) -> None:
        """A person does not want to read a speaker in a room, since `at`; with None it does again."""

    async def mutes(self, room: str) -> list[tuple[str, str]]:
        """Who in a room does not want to read whom: persons and speakers."""

    async def forget_said(self, before: float) -> None:
        """Forget what was said, and what was muted, before a time, in all rooms."""


class Thinkers(Protocol):
    """Who thinks for the computer players: `hanpan.players.pool.Pool`."""

    async def decide(self, question: Question, whose: str = "") -> int:
        """The move; NoAnswer when it cannot be had. Questions of different people are answered in turn."""

    async def foresee(self, question: Question, whose: str = "") -> Outlook:
        """What comes of the question's `move`; NoAnswer when it cannot be had."""


def steady_time() -> float:
    """Seconds since 1970-01-01 UTC, as they go by from the start of this process: whoever sets the machine's clock
    meanwhile takes nobody's time."""
    return _BEGAN + time.monotonic()


_BEGAN = time.time() - time.monotonic()


def new_seed() -> bytes:
    """A match's seed: 256 bits that nobody can guess."""
    return secrets.token_bytes(32)


@dataclass(frozen=True)
class Ports:
    """The ports together, with the house's settings of a table."""

    log: Log
    people: People
    lines: Lines
    thinkers: Thinkers
    pace: float = 0.0  #: seconds from one move to a computer's next, so that people can follow
    now: Callable[[], float] = steady_time  #: seconds since 1970-01-01 UTC
    seed: Callable[[], bytes] = new_seed  #: of a match, 32 bytes
    windows: bool = False  #: whether answers are gathered where a game says so; else each counts as it comes
    bus: Bus = field(default_factory=LocalBus)  #: of one process's own: there is no other
    speed: float = 1.0  #: how many times as fast as they say move clocks and windows run
