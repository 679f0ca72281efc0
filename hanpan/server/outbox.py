"""What waits to be sent on one connection."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Sequence
from typing import Protocol

import msgspec

from hanpan.house import messages
from hanpan.house.visitor import Compose
from hanpan.server.limits import Limits

log = logging.getLogger("hanpan.server")

#: Frames that leave before others get their turn.
_AT_ONCE = 8

_encoder = msgspec.json.Encoder()


class Sends(Protocol):
    """The line's end that is written to."""

    @property
    def blocked(self) -> bool:
        """What was sent has not left yet."""

    def send(self, frames: Sequence[bytes]) -> None:
        """Send frames, or keep them until they can be sent."""

    def abort(self) -> None:
        """End the connection at once."""


class Outbox:
    """Answers in their order, and before news; of each room only the newest news, made when it leaves.

    A view that nobody can read yet costs nothing: not even its making.
    """

    __slots__ = ("_answers", "_leaving", "_limits", "_line", "_news")

    def __init__(self, line: Sends, limits: Limits) -> None:
        self._line = line
        self._limits = limits
        self._answers: deque[messages.Message] = deque()
        self._news: dict[str, Compose] = {}
        self._leaving: asyncio.Handle | None = None

    def post(self, message: messages.Message) -> None:
        """An answer; never waits. A reader who leaves too many of them unread is cut off."""
        self._answers.append(message)
        if len(self._answers) > self._limits.unread_answers:
            self._line.abort()
        self.leave()

    def news(self, room: str, compose: Compose) -> None:
        """A room has a newer view: `compose` makes its frame when it leaves."""
        self._news[room] = compose
        self.leave()

    def leave(self) -> None:
        """Let things leave, soon: what comes in the same moment leaves together."""
        if self._leaving is None and not self._line.blocked:
            self._leaving = asyncio.get_running_loop().call_soon(self._leave)

    def close(self) -> None:
        """Nobody will read any more."""
        self._answers.clear()
        self._news.clear()
        if self._leaving is not None:
            self._leaving.cancel()

    def _leave(self) -> None:
        self._leaving = None
        if self._line.blocked:
            return  # it says when it is not
        frames: list[bytes] = []
        while len(frames) < _AT_ONCE and (self._answers or self._news):
            if self._answers:
                frames.append(_encoder.encode(self._answers.popleft()))
            elif frame := self._newest():
                frames.append(frame)
        if frames:
            # One call of the system for all of them.
            self._line.send(frames)
            if self._answers or self._news:
                self.leave()

    def _newest(self) -> bytes:
        """The news that have waited longest, made now; b"" where there is nothing to say any more."""
        room = next(iter(self._news))
        compose = self._news.pop(room)
        try:
            return compose()
        except Exception:
            log.exception("a view of room %s could not be made", room)
            return b""
