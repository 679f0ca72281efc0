"""What the house writes to its log: of what strangers can cause as often as they like, a few lines a second."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

#: Lines of one kind within a second.
A_SECOND = 3


class FewLines(logging.Filter):
    """Lets a few lines of each kind through a second, and says with the next how many were left out.

    A kind is a message before its arguments are put in, of one logger.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._now = now
        self._seen: dict[tuple[str, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        kind = record.name, str(record.msg)
        now = self._now()
        since, count = self._seen.get(kind, (now, 0))
        if now - since >= 1.0:
            since, left_out, count = now, max(0, count - A_SECOND), 0
            if left_out:
                record.msg = f"{record.msg} (and {left_out} more like the last one)"
        self._seen[kind] = since, count + 1
        return count < A_SECOND


def set_up() -> None:
    """Warnings and errors, one line each, on standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    handler.addFilter(FewLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
