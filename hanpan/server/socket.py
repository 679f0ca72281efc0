"""The socket: one connection's messages in, answers and views out."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from urllib.parse import urlsplit

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from hanpan.house import messages
from hanpan.house.house import House, Trouble
from hanpan.house.visitor import Compose, Visitor
from hanpan.server.wire import scissors

log = logging.getLogger("hanpan.server")

#: The longest message that is read; longer ones get an error. (The server underneath closes at four times as much.)
MESSAGE_BYTES = 16 * 1024
#: A connection that leaves so many answers unread is cut off, and one on which nothing can be sent for so many seconds.
UNREAD, STUCK = 1000, 15.0
#: Messages a connection may send at once, before its rate counts.
BURST = 200.0
#: Why a connection is closed (RFC 6455, 7.4.1).
POLICY = 1008

_decoder = msgspec.json.Decoder(messages.Command)
_encoder = msgspec.json.Encoder()
_names = {"type": str}


class Outbox:
    """What waits to be sent. A newer view of a room takes the place of an older one that has not left yet: each is put
    together when it leaves."""

    def __init__(self) -> None:
        self.full = False
        self._answers: deque[messages.Message] = deque()
        self._news: dict[str, Compose] = {}
        self._something = asyncio.Event()

    def post(self, message: messages.Message) -> None:
        """Put an answer in; never waits."""
        self._answers.append(message)
        self.full = self.full or len(self._answers) > UNREAD
        self._something.set()

    def news(self, room: str, compose: Compose) -> None:
        """A room has a newer view; never waits."""
        self._news[room] = compose
        self._something.set()

    async def take(self) -> bytes:
        """The next frame: answers in their order, and before views."""
        while True:
            if self._answers:
                return _encoder.encode(self._answers.popleft())
            while self._news:
                if frame := self._news.pop(next(iter(self._news)))():
                    return frame
            self._something.clear()
            await self._something.wait()


class Rate:
    """A bucket that fills with `rate` messages a second, up to BURST: who sends faster is read more slowly."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self._left = BURST
        self._at = asyncio.get_running_loop().time()

    async def one(self) -> None:
        """Take one message out; wait until there is one."""
        now = asyncio.get_running_loop().time()
        self._left = min(BURST, self._left + (now - self._at) * self.rate) - 1
        self._at = now
        if self._left < 0:
            await asyncio.sleep(-self._left / self.rate)


def same_origin(socket: WebSocket) -> bool:
    """Whether a page that connects comes from this house. Programs send no Origin."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host")


def read(frame: str | bytes | None) -> messages.Command:
    """The command in a frame; Trouble says what is wrong with it."""
    if not isinstance(frame, str):
        raise Trouble(messages.Code.BAD_MESSAGE, "messages are text frames, not binary ones")
    if len(frame) > MESSAGE_BYTES:
        text = f"a message has at most {MESSAGE_BYTES} characters, not {len(frame)}"
        raise Trouble(messages.Code.TOO_LONG, text, limit=MESSAGE_BYTES)
    try:
        return _decoder.decode(frame)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        raise Trouble(messages.Code.BAD_MESSAGE, str(error)) from None


def sender_id(frame: str | bytes | None) -> str | None:
    """The `id` of a message that could not be used, where one can be made out."""
    try:
        found = msgspec.json.decode(frame, type=dict[str, msgspec.Raw]).get("id") if isinstance(frame, str) else None
        return None if found is None else msgspec.json.decode(found, type=messages.Id)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        return None


async def serve_socket(socket: WebSocket, house: House, rate: float) -> None:
    """Serve one connection until it is gone."""
    if not same_origin(socket):
        await socket.close(POLICY)
        return
    await socket.accept()
    outbox = Outbox()
    visitor = Visitor(outbox.post, outbox.news, socket.client.host if socket.client else "")
    house.come(visitor)
    sending = asyncio.create_task(_send(socket, outbox), name="sending")
    try:
        bucket = Rate(rate)
        while (frame := await socket.receive())["type"] == "websocket.receive":
            await bucket.one()
            await _answer(house, visitor, frame.get("text", frame.get("bytes")))
            if outbox.full:
                scissors(socket.scope)()
    finally:
        house.go(visitor)
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)


async def _answer(house: House, visitor: Visitor, frame: str | bytes | None) -> None:
    try:
        command = read(frame)
    except Trouble as trouble:
        visitor.post(trouble.answer(sender_id(frame)))
        return
    try:
        await house.handle(visitor, command)
    except Exception:
        # One room's trouble must not reach another's: the connection, the room and the house go on.
        log.exception("a message could not be handled")
        visitor.post(
            messages.Error(sender_id(frame), messages.Code.INTERNAL, "something went wrong in the house; it was noted")
        )


async def _send(socket: WebSocket, outbox: Outbox) -> None:
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            frame = (await outbox.take()).decode()
            try:
                async with asyncio.timeout(STUCK):
                    await socket.send_text(frame)
            except TimeoutError:
                scissors(socket.scope)()
                return
