"""The bus of houses that are all in this process: most often there is one, and nothing moves."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

#: What a process answers to what it is asked.
Answer = Callable[[bytes], Awaitable[bytes]]
#: What is done with what is told of a room.
Hear = Callable[[bytes], None]


class NobodyThere(Exception):
    """A process does not answer: it has ended, or cannot be reached. What it was asked it may have done."""


class LocalBus:
    """Questions are answered, and news heard, at once and in their order."""

    def __init__(self) -> None:
        self._serving: dict[str, Answer] = {}
        self._listening: dict[str, list[Hear]] = {}

    async def serve(self, process: str, answer: Answer) -> None:
        """From now on `answer` is given what is asked of a process."""
        self._serving[process] = answer

    async def leave(self, process: str) -> None:
        """A process answers no more."""
        self._serving.pop(process, None)

    async def ask(self, process: str, body: bytes) -> bytes:
        """What a process answers. NobodyThere."""
        answer = self._serving.get(process)
        if answer is None:
            raise NobodyThere(process)
        return await answer(body)

    async def listen(self, room: str, hear: Hear) -> None:
        """Hear what is told of a room, from now on."""
        self._listening.setdefault(room, []).append(hear)

    async def ignore(self, room: str, hear: Hear) -> None:
        """Hear it no more."""
        heard = self._listening.get(room, [])
        if hear in heard:
            heard.remove(hear)
        if not heard:
            self._listening.pop(room, None)

    def tell(self, room: str, body: bytes) -> None:
        """Tell all who listen to a room; what is told may be lost on the way."""
        for hear in list(self._listening.get(room, ())):
            hear(body)
