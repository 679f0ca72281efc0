"""HTTP: uvicorn's protocol with a clock on every connection, and the way from a request to a socket."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any, cast

import h11
import msgspec
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.server import ServerState
from websockets.datastructures import Headers
from websockets.http11 import Request

from hanpan.server.addresses import forwarded
from hanpan.server.door import Door
from hanpan.server.line import Line
from hanpan.server.schema import Problem
from hanpan.server.socket import Connection

#: Connections beyond an address's limit that are still told why; more are cut off.
_TOLD = 100
#: Bytes that are read at a time.
_PIECE = 4096


class Http(H11Protocol):
    """A connection that speaks HTTP, until it asks for a socket. uvicorn bounds the size of a head and the time between
    two requests; here are bounds on the time that a head, and an answer nobody reads, may take."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
        *,
        door: Door,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._door = door
        self._peer = ""
        self._full = False
        self._line: Line | None = None
        self._began = False
        self._deadline: asyncio.TimerHandle | None = None
        self._stuck: asyncio.TimerHandle | None = None

    # ------------------------------------------------------------------------------------------------ for asyncio

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._peer = self.client[0] if self.client else ""
        here = self._door.addresses.come(self._peer)
        most = self._door.limits.connections_per_address
        if here > most:
            self._full = True
            self.app = _full_house(self._peer, most)
        if here > most + _TOLD:
            transport.abort()
        else:
            self._expect_a_head()

    def data_received(self, data: bytes) -> None:
        if self._deadline is not None:
            self._began = True
        # In pieces: the bound on a head is looked at where one is not complete yet, so a whole one could be any size.
        for at in range(0, len(data), _PIECE):
            if self._line is not None:
                self._line.data_received(data[at:])
                return
            if self.transport.is_closing():
                return
            super().data_received(data[at : at + _PIECE])
        if self._answering:
            self._expect_nothing()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._unset_keepalive_if_required()
        self._expect_nothing()
        if self._stuck is not None:
            self._stuck.cancel()
        if self._line is None:
            self._door.addresses.go(self._peer)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stuck = self.loop.call_later(self._door.limits.stuck, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None

    # ------------------------------------------------------------------------------------------------ for uvicorn

    def on_response_complete(self) -> None:
        self._expect_a_head()
        super().on_response_complete()
        if self._answering or self.transport.is_closing():
            self._expect_nothing()
        if self.transport.is_closing():
            self._end_soon()

    def send_400_response(self, msg: str) -> None:
        """uvicorn found no HTTP in what came."""
        self._refuse(HTTPStatus.BAD_REQUEST, "this is no HTTP request, or its head is too long")

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._end_soon()

    def shutdown(self) -> None:
        super().shutdown()
        if self.transport.is_closing():
            self._end_soon()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection on to a line, if it may have one."""
        self._expect_nothing()
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in self.headers}
        door, host = self._door, headers.get("host")
        address = forwarded(self._peer, headers.get("x-forwarded-for"), door.proxies)
        if self.scope["path"] != "/ws":
            self._refuse(HTTPStatus.NOT_FOUND, "the socket is at /ws")
        elif not door.hosts.known(host):
            self._refuse(HTTPStatus.FORBIDDEN, strange_host(host))
        elif not door.hosts.friendly(headers.get("origin"), host):
            self._refuse(
                HTTPStatus.FORBIDDEN,
                "this page comes from another place than the house; `hanpan serve --origin URL` lets its origin in",
            )
        elif not self._counted(address):
            self._refuse(HTTPStatus.FORBIDDEN, _full_words(address, door.limits.connections_per_address))
        else:
            self._hand_on(event, address)

    # -------------------------------------------------------------------------------------------------- the socket

    def _counted(self, address: str) -> bool:
        """Whether the connection may be: counted for its peer, or, through a proxy, for whom that speaks for."""
        if address == self._peer:
            return not self._full
        here = self._door.addresses.come(address)
        self._door.addresses.go(self._peer)
        self._peer = address
        return here <= self._door.limits.connections_per_address

    def _hand_on(self, event: h11.Request, address: str) -> None:
        self.connections.discard(self)
        request = Request(
            event.target.decode("ascii"),
            Headers([(name.decode("latin-1"), value.decode("latin-1")) for name, value in self.headers]),
            event.method.decode("ascii"),
            f"HTTP/{event.http_version.decode('ascii')}",
        )

        def lost(line: Line) -> None:
            self.server_state.connections.discard(line)
            self._door.addresses.go(address)

        line = self._line = Line(self.transport, self._door.limits, lost)
        self.server_state.connections.add(line)  # type: ignore[arg-type]
        self.transport.set_protocol(line)
        if line.shake(request):
            line.begin(Connection(line, self._door, address))
            early, _ended = self.conn.trailing_data
            if early:
                line.data_received(early)

    # -------------------------------------------------------------------------------------------------- the clock

    @property
    def _answering(self) -> bool:
        cycle = cast("RequestResponseCycle | None", self.cycle)  # there is none before the first request
        return self._line is not None or (cycle is not None and not cycle.response_complete)

    def _expect_a_head(self) -> None:
        self._expect_nothing()
        self._began = False
        self._deadline = self.loop.call_later(self._door.limits.head_within, self._late)

    def _expect_nothing(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _late(self) -> None:
        self._deadline = None
        if self._began:
            seconds = f"{self._door.limits.head_within:g}"
            self._refuse(HTTPStatus.REQUEST_TIMEOUT, f"the request did not come within {seconds} seconds")
        else:
            self.transport.close()
            self._end_soon()

    def _refuse(self, status: HTTPStatus, text: str) -> None:
        """Answer in words, where HTTP allows an answer now, and end the connection."""
        body = msgspec.json.encode(Problem(status, text))
        headers = [
            ("content-type", "application/json"),
            ("content-length", str(len(body))),
            ("cache-control", "no-store"),
            ("x-content-type-options", "nosniff"),
            ("connection", "close"),
        ]
        try:
            for part in (
                h11.Response(status_code=status, headers=headers, reason=status.phrase.encode()),
                h11.Data(data=body),
                h11.EndOfMessage(),
            ):
                self.transport.write(self.conn.send(part) or b"")
        except h11.LocalProtocolError:  # an answer has begun already
            pass
        self.transport.close()
        self._end_soon()

    def _end_soon(self) -> None:
        """What is left to send may take a while, and no longer."""
        self.loop.call_later(self._door.limits.closing, self.transport.abort)


def _full_words(address: str, most: int) -> str:
    return (
        f"your address ({address}) has {most} connections already, which is all it may have; `hanpan serve "
        "--connections-per-address` allows more"
    )


def _full_house(address: str, most: int) -> ASGIApp:
    """What answers in place of the house where an address has too many connections."""

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        problem = Problem(HTTPStatus.FORBIDDEN, _full_words(address, most))
        headers = {"Cache-Control": "no-store", "Connection": "close", "X-Content-Type-Options": "nosniff"}
        answer = Response(msgspec.json.encode(problem), problem.status, headers, "application/json")
        await answer(scope, receive, send)

    return app


def strange_host(host: str | None) -> str:
    """Why a Host is not answered."""
    return (
        f"this house is not known as {(host or 'nothing')[:100]!r}: open it under the address that `hanpan serve` "
        "says, or start it with --origin and the URL under which people reach it"
    )
