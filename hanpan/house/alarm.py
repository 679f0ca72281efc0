"""One alarm: it rings when the earliest of several times has come, and not at all when there is none."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Alarm:
    """`ring` is called once for each time that is set; setting another first forgets the one before."""

    def __init__(self, ring: Callable[[], None]) -> None:
        self._ring = ring
        self._handle: asyncio.TimerHandle | None = None

    @property
    def running(self) -> bool:
        return self._handle is not None

    def set(self, seconds: float | None) -> None:
        """Ring after so many seconds; None: not at all."""
        if self._handle is not None:
            self._handle.cancel()
        loop = asyncio.get_running_loop()
        self._handle = None if seconds is None else loop.call_later(max(0.0, seconds), self._rings)

    def _rings(self) -> None:
        self._handle = None
        self._ring()
