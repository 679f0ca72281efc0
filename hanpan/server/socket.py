"""One connection: its messages to the house, in their turn and at their price, and the house's answers back."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from math import ceil

import msgspec

from hanpan.house import messages
from hanpan.house.house import Trouble
from hanpan.house.messages import Code
from hanpan.house.visitor import Visitor
from hanpan.server.door import Door
from hanpan.server.limits import PRICES
from hanpan.server.line import Line
from hanpan.server.outbox import Outbox
from hanpan.server.rate import Bucket

log = logging.getLogger("hanpan.server")

#: Why a connection is closed (RFC 6455, 7.4.1).
POLICY = 1008

_decoder = msgspec.json.Decoder(messages.Command)


def read(text: str | None, longest: int) -> messages.Command:
    """The command in a message; Trouble says what is wrong with it."""
    if text is None:
        raise Trouble(Code.BAD_MESSAGE, "messages are text frames, not binary ones")
    if len(text) > longest:
        words = f"a message has at most {longest} characters, not {len(text)}"
        raise Trouble(Code.TOO_LONG, words, limit=longest)
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        raise Trouble(Code.BAD_MESSAGE, str(error)) from None


def sender_id(text: str | None) -> str | None:
    """The `id` of a message that could not be used, where one can be made out."""
    try:
        found = None if text is None else msgspec.json.decode(text, type=dict[str, msgspec.Raw]).get("id")
        return None if found is None else msgspec.json.decode(found, type=messages.Id)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        return None


class Connection:
    """A visitor at the end of a line."""

    __slots__ = ("_address", "_bucket", "_door", "_heard", "_hello", "_line", "_outbox", "_serving", "_visitor")

    def __init__(self, line: Line, door: Door, address: str) -> None:
        self._line = line
        self._door = door
        self._address = address
        self._outbox = Outbox(line, door.limits)
        self._visitor = Visitor(self._outbox.post, self._outbox.news)
        self._bucket = Bucket(door.limits.rate, door.limits.burst)
        self._heard: deque[str | None] = deque()
        self._serving: asyncio.Task[None] | None = None
        self._hello: asyncio.TimerHandle | None = asyncio.get_running_loop().call_later(
            door.limits.hello_within, line.close, POLICY, "nobody said hello"
        )
        door.house.come(self._visitor)

    # ------------------------------------------------------------------------------------------------ for the line

    def hear(self, text: str | None) -> None:
        """A message: it is answered in its turn. Where many wait already, no more is read for now."""
        self._heard.append(text)
        if len(self._heard) >= self._door.limits.read_ahead:
            self._line.pause()
        if self._serving is None:
            self._serving = asyncio.create_task(self._serve(), name="serving")

    def drained(self) -> None:
        """More may be sent."""
        self._outbox.leave()

    def gone(self) -> None:
        """The connection is no more. A command that is being carried out is carried out."""
        self._heard.clear()
        self._outbox.close()
        if self._hello is not None:
            self._hello.cancel()
        self._door.house.go(self._visitor)

    # -------------------------------------------------------------------------------------------------- the serving

    async def _serve(self) -> None:
        try:
            while self._heard:
                text = self._heard.popleft()
                if self._line.paused and len(self._heard) < self._door.limits.read_ahead // 2:
                    self._line.resume()
                await self._answer(text)
        finally:
            self._serving = None

    async def _answer(self, text: str | None) -> None:
        try:
            command = read(text, self._door.limits.message_bytes)
        except Trouble as trouble:
            await self._wait(1.0)
            self._visitor.post(trouble.answer(sender_id(text)))
            return
        kind = command.__struct_config__.tag
        await self._wait(PRICES.get(kind, 1.0) if isinstance(kind, str) else 1.0)
        try:
            if await self._arrives(command):
                await self._door.house.handle(self._visitor, command)
        except Exception:
            # One room's trouble must not reach another's: the connection, the room and the house go on.
            log.exception("a message could not be handled")
            ours = Trouble(Code.INTERNAL, "something went wrong in the house; it was noted")
            self._visitor.post(ours.answer(sender_id(text)))
        if self._hello is not None and self._visitor.person:
            self._hello.cancel()
            self._hello = None
            self._bucket = self._door.bucket_of(self._visitor.person)

    async def _wait(self, price: float) -> None:
        """Wait until this person may ask for so much more, and then for one's turn."""
        wait = self._bucket.take(price)
        if wait:
            await asyncio.sleep(wait)
        await self._door.turns.take(price)

    async def _arrives(self, command: messages.Command) -> bool:
        """Whether a new person or table may come from this address; where not, it is told. A token of one's own making
        is as new as none."""
        match command:
            case messages.Hello(token=token):
                if token is not None and await self._door.house.people.knows(token):
                    return True
                asked, what = None, "people"
            case (
                messages.Open(id=asked)
                | messages.Rematch(id=asked)
                | messages.Instead(id=asked)
                | messages.PlayNow(id=asked)
            ):
                what = "tables"
            case _:
                return True
        wait = ceil(self._door.addresses.arrive(self._address))
        if wait:
            text = f"too many new {what} came from your address ({self._address}): try again in {wait} seconds"
            self._visitor.post(Trouble(Code.BUSY, text, seconds=wait).answer(asked))
        return not wait
