"""The routes of the house, and what every answer carries."""

from __future__ import annotations

import asyncio
from collections import Counter
from functools import cache
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

import hanpan
from hanpan.games.face import game, game_names
from hanpan.house.house import House, Trouble
from hanpan.match.record import MatchRunning
from hanpan.server import schema
from hanpan.server.page import ASK_AGAIN, File, Page, tagged
from hanpan.server.socket import POLICY, serve_socket

#: Everything the page loads comes from this house; nothing may frame it. Vite puts small pictures inline (data:).
CONTENT_POLICY = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": CONTENT_POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
#: Connections from one address: a whole school class behind one, and no flood.
CONNECTIONS_PER_ADDRESS = 100


class SafeHeaders:
    """Puts the security headers on every answer, errors included."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def sent(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, sent)


def json_response(value: Any, status: int = 200, cache: str = ASK_AGAIN) -> Response:
    """A value as JSON."""
    headers = {"Cache-Control": cache}
    return Response(msgspec.json.encode(value), status, media_type="application/json", headers=headers)


@cache
def _lesson(name: str) -> File:
    """The lesson of a game; LookupError where there is none."""
    return File.of(schema.lesson(name), "application/json")


def make_app(house: House, *, page: Page | None = None, rate: float = 50.0) -> Starlette:
    """The whole server around an open house; `rate` is messages a second for one connection."""
    files = page or Page()
    per_address: Counter[str] = Counter()

    async def index(request: Request) -> Response:
        return await files.index(request)

    async def file(request: Request) -> Response:
        found = await files.file(request)
        if found is None:
            raise HTTPException(404, f"there is nothing at /{request.path_params['path']}")
        return found

    async def health(request: Request) -> Response:
        return json_response(
            schema.Health(
                version=hanpan.__version__,
                ready=house.progress is None and all(game(name).compiled for name in game_names()),
                progress=house.progress,
                rooms=len(house.rooms.inside),
                visitors=len(house.visitors),
            )
        )

    async def games(request: Request) -> Response:
        return json_response(schema.catalogue())

    async def lesson(request: Request) -> Response:
        try:
            return tagged(request, await asyncio.to_thread(_lesson, request.path_params["game"]))
        except LookupError as error:
            raise HTTPException(404, str(error)) from None

    async def record(request: Request) -> Response:
        name = request.path_params["room"]
        try:
            text = await house.record(name)
        except MatchRunning as error:
            raise HTTPException(409, str(error)) from None
        except Trouble as trouble:
            raise HTTPException(404, str(trouble)) from None
        headers = {"Cache-Control": ASK_AGAIN, "Content-Disposition": f'attachment; filename="hanpan-{name}.record"'}
        return Response(text, media_type="text/plain", headers=headers)

    async def message_schema(request: Request) -> Response:
        return json_response(schema.message_schema())

    async def openapi(request: Request) -> Response:
        return json_response(schema.openapi())

    async def socket(websocket: WebSocket) -> None:
        address = websocket.client.host if websocket.client else ""
        if per_address[address] >= CONNECTIONS_PER_ADDRESS:
            await websocket.close(POLICY)
            return
        per_address[address] += 1
        try:
            await serve_socket(websocket, house, rate)
        finally:
            per_address[address] -= 1
            if not per_address[address]:
                del per_address[address]

    return Starlette(
        routes=[
            Route("/", index),
            Route("/health", health),
            Route("/api/games", games),
            Route("/api/games/{game}/lesson.json", lesson),
            Route("/api/messages.json", message_schema),
            Route("/api/rooms/{room}/record", record),
            Route("/openapi.json", openapi),
            WebSocketRoute("/ws", socket),
            Route("/{path:path}", file),
        ],
        middleware=[Middleware(SafeHeaders)],
        exception_handlers={HTTPException: _refuse},
        max_body_size=0,
    )


async def _refuse(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    answer = json_response(schema.Problem(status=error.status_code, text=error.detail), error.status_code)
    answer.headers.update(error.headers or {})
    return answer
