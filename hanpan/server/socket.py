"""The socket: one connection's messages in, answers and views out."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque
from urllib.parse import urlsplit

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from hanpan.house import messages
from hanpan.house.house import House
from hanpan.house.visitor import Visitor
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
    """What waits to be sent. A newer view of a room takes the place of an older one that has not left yet."""

    def __init__(self) -> None:
        self.full = False
        self._answers: deque[messages.Message] = deque()
        self._views: dict[str, tuple[messages.View, float]] = {}
        self._time = time.monotonic
        self._something = asyncio.Event()

    def post(self, message: messages.Message) -> None:
        """Put a message in; never waits."""
        if isinstance(message, messages.View):
            self._views[message.room] = message, self._time()
        else:
            self._answers.append(message)
            self.full = self.full or len(self._answers) > UNREAD
        self._something.set()

    async def take(self) -> messages.Message:
        """The next message: answers in their order, and before views."""
        while not self._answers and not self._views:
            self._something.clear()
            await self._something.wait()
        if self._answers:
            return self._answers.popleft()
        view, posted = self._views.pop(next(iter(self._views)))
        return _aged(view, round(1000 * (self._time() - posted)))


def _aged(view: messages.View, waited: int) -> messages.View:
    """The view as it is after so many milliseconds: what it says of the time that is left holds when it leaves."""
    if view.clock is None or not waited:
        return view
    left = [None if ms is None else max(0, ms - waited) for ms in view.clock.left]
    return msgspec.structs.replace(view, clock=msgspec.structs.replace(view.clock, left=left))


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
    """The command in a frame; ValueError says what is wrong with it."""
    if not isinstance(frame, str):
        raise ValueError("messages are text frames, not binary ones")
    if len(frame) > MESSAGE_BYTES:
        raise ValueError(f"a message has at most {MESSAGE_BYTES} characters, not {len(frame)}")
    try:
        return _decoder.decode(frame)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        raise ValueError(str(error)) from None


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
    visitor = Visitor(outbox.post)
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
    except ValueError as error:
        visitor.post(messages.Error(sender_id(frame), "bad_message", str(error)))
        return
    try:
        await house.handle(visitor, command)
    except Exception:
        # One room's trouble must not reach another's: the connection, the room and the house go on.
        log.exception("a message could not be handled")
        visitor.post(messages.Error(sender_id(frame), "internal", "something went wrong in the house; it was noted"))


async def _send(socket: WebSocket, outbox: Outbox) -> None:
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            frame = _encoder.encode(await outbox.take()).decode()
            try:
                async with asyncio.timeout(STUCK):
                    await socket.send_text(frame)
            except TimeoutError:
                scissors(socket.scope)()
                return
