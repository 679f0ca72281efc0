"""How fast somebody may go on, and who is served next."""

from __future__ import annotations

import asyncio
import time
from collections import deque


class Bucket:
    """Fills with `rate` points a second, up to `burst`."""

    __slots__ = ("__weakref__", "_at", "_left", "burst", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._left = burst
        self._at = time.monotonic()

    def take(self, points: float) -> float:
        """Take points out, even those that are not there yet; the seconds until they are."""
        self._fill()
        self._left -= points
        return max(0.0, -self._left / self.rate)

    def spend(self, points: float) -> float:
        """Take points out if they are there; else the seconds until they will be."""
        self._fill()
        if self._left < points:
            return (points - self._left) / self.rate
        self._left -= points
        return 0.0

    @property
    def full(self) -> bool:
        """Nothing has been taken that is not there again."""
        self._fill()
        return self._left >= self.burst

    def _fill(self) -> None:
        now = time.monotonic()
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now


class Turns:
    """Everybody in turn: between two looks at the sockets commands worth `points` are begun, and no more.

    A connection has one command in its turn at a time, so that who has queued a hundred waits behind who has one.
    """

    def __init__(self, points: float) -> None:
        self.points = points
        self._begun = 0.0
        self._waiting: deque[tuple[float, asyncio.Future[None]]] = deque()
        self._round: asyncio.Handle | None = None

    async def take(self, price: float) -> None:
        """Wait for one's turn."""
        if self._round is None:
            self._round = asyncio.get_running_loop().call_soon(self._next)
        if not self._waiting and self._begun < self.points:
            self._begun += price
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((price, turn))
        await turn

    def _next(self) -> None:
        self._begun = 0.0
        while self._waiting and self._begun < self.points:
            price, turn = self._waiting.popleft()
            if not turn.done():
                self._begun += price
                turn.set_result(None)
        again = self._waiting or self._begun
        self._round = asyncio.get_running_loop().call_soon(self._next) if again else None
