"""One WebSocket: text in, bytes out, and an end that waits for nobody.

The thin port between whatever speaks RFC 6455 and the house: here it is the Sans-I/O protocol of `websockets` on a
transport of asyncio, so that every byte, pause and time-out is ours to bound (docs/decisions/0014-door.md).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Protocol

from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import SEND_EOF, State
from websockets.server import ServerProtocol
from websockets.typing import BytesLike

from hanpan.server.limits import Limits
from hanpan.server.rate import Bucket

#: Bytes that are taken apart before the bounds are looked at again.
_SLICE = 4096

_quiet = logging.getLogger("hanpan.server.wire")
_quiet.addHandler(logging.NullHandler())
_quiet.propagate = False


class Hears(Protocol):
    """Who is at this end of a line."""

    def hear(self, text: str | None) -> None:
        """A message came; None: one of bytes."""

    def drained(self) -> None:
        """What was sent has left so far that more may be sent."""

    def gone(self) -> None:
        """The connection is no more."""


class Line(asyncio.Protocol):
    """A connection whose handshake is being or has been made. `blocked`: what was sent has not left yet."""

    def __init__(self, transport: asyncio.Transport, limits: Limits, lost: Callable[[Line], None]) -> None:
        self.blocked = False
        self._transport = transport
        self._limits = limits
        self._lost = lost
        self._hears: Hears | None = None
        # The handshake's head has been read already, by HTTP's parser: this one begins with frames.
        self._wire = ServerProtocol(state=State.OPEN, max_size=4 * limits.message_bytes, logger=_quiet)
        self._control = Bucket(limits.control, limits.control_burst)
        self._parts: list[BytesLike] = []
        self._kind = Opcode.TEXT
        self._unread = b""
        self._paused = False
        self._pinged = b""
        self._pings = 0
        self._timer: asyncio.TimerHandle | None = None
        self._stuck: asyncio.TimerHandle | None = None
        transport.set_write_buffer_limits(high=limits.held_bytes, low=limits.held_bytes // 4)

    # ---------------------------------------------------------------------------------------------- for its owner

    def shake(self, request: Request) -> bool:
        """Answer a handshake: whether there is a connection now. Where not, it has been answered why, and is closed."""
        shaking = ServerProtocol(logger=_quiet)
        shaking.send_response(shaking.accept(request))
        self._transport.write(b"".join(shaking.data_to_send()))
        if shaking.state is not State.OPEN:
            self._transport.close()
            self._end_soon()
            return False
        return True

    def begin(self, hears: Hears) -> None:
        """Let messages come."""
        self._hears = hears
        self._later(self._limits.ping_every, self._ping)

    def send(self, frames: Sequence[bytes]) -> None:
        """Send text messages, in UTF-8, at one go; nothing where the connection is closing."""
        if self._wire.state is State.OPEN:
            for frame in frames:
                self._wire.send_text(frame)
            self._flush()

    def pause(self) -> None:
        """Read no more for now."""
        if self._paused:
            return
        self._paused = True
        if not self._transport.is_closing():
            self._transport.pause_reading()

    def resume(self) -> None:
        """Read on."""
        self._paused = False
        if not self._transport.is_closing():
            self._transport.resume_reading()
        self._read()

    @property
    def paused(self) -> bool:
        return self._paused

    def close(self, code: int, reason: str = "") -> None:
        """End the connection politely: at most some seconds."""
        if self._wire.state is State.OPEN:
            self._wire.send_close(code, reason)
            self._flush()
        self._end_soon()

    def abort(self) -> None:
        """End the connection at once, whatever has not left yet."""
        self._transport.abort()

    def shutdown(self) -> None:
        """The server ends (uvicorn calls this)."""
        self.close(CloseCode.SERVICE_RESTART)

    # ------------------------------------------------------------------------------------------------ for asyncio

    def data_received(self, data: bytes) -> None:
        self._unread += data
        self._read()

    def eof_received(self) -> None:
        self._wire.receive_eof()
        self._flush()

    def pause_writing(self) -> None:
        self.blocked = True
        self._stuck = asyncio.get_running_loop().call_later(self._limits.stuck, self.abort)

    def resume_writing(self) -> None:
        self.blocked = False
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None
        if self._hears is not None:
            self._hears.drained()

    def connection_lost(self, _error: Exception | None) -> None:
        for timer in (self._timer, self._stuck):
            if timer is not None:
                timer.cancel()
        self._unread = b""
        self._lost(self)
        if self._hears is not None:
            self._hears.gone()
            self._hears = None

    # -------------------------------------------------------------------------------------------------- the reading

    def _read(self) -> None:
        """Take apart what has come, a slice at a time: bounds hold between two slices."""
        while self._unread and not self._paused and not self._transport.is_closing():
            piece, self._unread = self._unread[:_SLICE], self._unread[_SLICE:]
            self._wire.receive_data(piece)
            for event in self._wire.events_received():
                assert isinstance(event, Frame)
                if not self._take(event):
                    return
            self._flush()

    def _take(self, frame: Frame) -> bool:
        """Whether to go on."""
        text = frame.opcode is Opcode.TEXT
        if (text or frame.opcode is Opcode.BINARY) and frame.fin:
            self._heard(frame.opcode, frame.data)
        elif self._control.spend(1.0):
            # Pings, pongs and parts of messages cost work and are no messages, which have a rate of their own.
            self._flush()
            self.abort()
            return False
        elif text or frame.opcode is Opcode.BINARY:
            self._kind, self._parts = frame.opcode, [frame.data]
        elif frame.opcode is Opcode.CONT:
            self._parts.append(frame.data)
            if frame.fin:
                parts, self._parts = self._parts, []
                self._heard(self._kind, b"".join(parts))
        elif frame.opcode is Opcode.PONG and self._pinged and bytes(frame.data) == self._pinged:
            self._pinged = b""
            self._later(self._limits.ping_every, self._ping)
        return True

    def _heard(self, kind: Opcode, data: BytesLike) -> None:
        if self._hears is None:
            return
        if kind is not Opcode.TEXT:
            self._hears.hear(None)
            return
        try:
            text = str(data, "utf-8")
        except UnicodeDecodeError:
            self._wire.fail(CloseCode.INVALID_DATA, "a text message is UTF-8")
            self._flush()
            return
        self._hears.hear(text)

    # -------------------------------------------------------------------------------------------------- the writing

    def _flush(self) -> None:
        """Hand on what the protocol wants to be written, its end too."""
        writes = self._wire.data_to_send()
        if not writes or self._transport.is_closing():
            return
        self._transport.write(writes[0] if len(writes) == 1 else b"".join(writes))
        if self._transport.get_write_buffer_size() > self._limits.unread_bytes:
            self.abort()
        elif writes[-1] == SEND_EOF:
            self._end_soon()
            self._transport.close()

    def _end_soon(self) -> None:
        self._later(self._limits.closing, self.abort)

    # ---------------------------------------------------------------------------------------------------- the pulse

    def _later(self, seconds: float, what: Callable[[], None]) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(seconds, what)

    def _ping(self) -> None:
        if self._wire.state is not State.OPEN:
            return
        if self._paused:  # what would answer is not read
            self._later(self._limits.ping_every, self._ping)
            return
        self._pings += 1
        self._pinged = self._pings.to_bytes(4, "big")
        self._wire.send_ping(self._pinged)
        self._flush()
        self._later(self._limits.ping_lost, self._no_answer)

    def _no_answer(self) -> None:
        if self._paused:
            self._later(self._limits.ping_lost, self._no_answer)
        else:
            self.abort()
