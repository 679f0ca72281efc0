"""Who decides for a room, and for how long: of several who ask, one."""

from __future__ import annotations

import time
from collections.abc import Callable


class Leases:
    """The leases of one process, in memory."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._held: dict[str, tuple[str, float]] = {}

    def claim(self, room: str, owner: str, seconds: float) -> str:
        """Take a lease that is free, has run out or is one's own; whoever holds it then."""
        now = self._now()
        holder, until = self._held.get(room, (owner, now))
        if holder != owner and until > now:
            return holder
        self._held[room] = owner, now + seconds
        return owner

    def release(self, room: str, owner: str) -> None:
        """Give it back, if it is the owner's."""
        if self._held.get(room, ("", 0.0))[0] == owner:
            del self._held[room]
