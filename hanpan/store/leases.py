"""Who decides for a room: of several processes that ask, one, for as long as it gives signs of life."""

from __future__ import annotations

import time
from collections.abc import Callable


class Leases:
    """The leases on one log, in memory."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._held: dict[str, str] = {}
        self._until: dict[str, float] = {}

    def alive(self, owner: str, seconds: float) -> bool:
        """A process gives a sign of life, for so many seconds: so long all its leases run. Whether it had not run out
        before: then some of them may be another's now."""
        in_time = self.lives(owner)
        self._until[owner] = self._now() + seconds
        return in_time

    def lives(self, owner: str) -> bool:
        """Whether a process has given a sign of life that holds."""
        return self._until.get(owner, 0.0) > self._now()

    def claim(self, room: str, owner: str) -> str:
        """Take a lease that is free, or whose owner gives no signs of life; whoever holds it then."""
        holder = self._held.get(room, owner)
        if holder != owner and self.lives(holder):
            return holder
        self._held[room] = owner
        return owner

    def release(self, room: str, owner: str) -> None:
        """Give it back, if it is the owner's."""
        if self._held.get(room) == owner:
            del self._held[room]
