"""Until when each seat of a room may answer, and one alarm for the first whose time is up.

The time runs from when a seat was asked, by a clock that is nobody's wall clock: changing that, and a time when the
house was closed, cost nobody a second.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import NamedTuple


class Limit(NamedTuple):
    """How long a seat has: for what it is asked since state number `asked`, `seconds`."""

    asked: int
    seconds: float


class Deadlines:
    """The running times of a room's seats. `ring` is called when one of them is up."""

    def __init__(self, ring: Callable[[], None]) -> None:
        self._ring = ring
        self._time = asyncio.get_running_loop().time
        self._due: dict[int, tuple[Limit, float]] = {}
        self._alarm: asyncio.TimerHandle | None = None

    @property
    def running(self) -> bool:
        """Whether any seat's time runs."""
        return bool(self._due)

    def set(self, limits: Mapping[int, Limit]) -> None:
        """Let these times run and no others. One that runs for the same question already goes on as it is."""
        now = self._time()
        self._due = {
            seat: self._due[seat] if seat in self._due and self._due[seat][0] == limit else (limit, now + limit.seconds)
            for seat, limit in limits.items()
        }
        if self._alarm is not None:
            self._alarm.cancel()
        first = min((due for _limit, due in self._due.values()), default=None)
        self._alarm = None if first is None else asyncio.get_running_loop().call_at(first, self._ring)

    def left(self, seat: int) -> float | None:
        """The seconds a seat has left, at least 0; None: no time runs for it."""
        return max(0.0, self._due[seat][1] - self._time()) if seat in self._due else None

    def late(self) -> list[int]:
        """The seats whose time is up."""
        # An alarm may come a clock's tick early: what it came for counts.
        return [seat for seat, (_limit, due) in self._due.items() if due <= self._time() + 0.001]
