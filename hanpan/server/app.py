"""The routes of the house, and what every answer carries."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

import hanpan
from hanpan.games.face import game, game_names
from hanpan.house.house import House, MatchRunning, Trouble
from hanpan.server import schema
from hanpan.server.hosts import Hosts
from hanpan.server.http import strange_host
from hanpan.server.page import ASK_AGAIN, File, Page, tagged

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


class KnownHosts:
    """Answers under no other name than the house's own (DNS rebinding)."""

    def __init__(self, app: ASGIApp, hosts: Hosts | None) -> None:
        self.app = app
        self.hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self.hosts is not None:
            host = Headers(scope=scope).get("host")
            if not self.hosts.known(host):
                problem = schema.Problem(status=403, text=strange_host(host))
                await json_response(problem, problem.status)(scope, receive, send)
                return
        await self.app(scope, receive, send)


def json_response(value: Any, status: int = 200, cache: str = ASK_AGAIN) -> Response:
    """A value as JSON."""
    headers = {"Cache-Control": cache}
    return Response(msgspec.json.encode(value), status, media_type="application/json", headers=headers)


@cache
def _lesson(name: str) -> File:
    """The lesson of a game; LookupError where there is none."""
    return File.of(schema.lesson(name), "application/json")


def make_app(house: House, *, page: Page | None = None, hosts: Hosts | None = None) -> Starlette:
    """All that is answered over HTTP; under the names of `hosts` only, or under any (None)."""
    files = page or Page()

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
        return json_response(schema.published_schema())

    async def openapi(request: Request) -> Response:
        return json_response(schema.published_openapi())

    return Starlette(
        routes=[
            Route("/", index),
            Route("/health", health),
            Route("/api/games", games),
            Route("/api/games/{game}/lesson.json", lesson),
            Route("/api/messages.json", message_schema),
            Route("/api/rooms/{room}/record", record),
            Route("/openapi.json", openapi),
            Route("/{path:path}", file),
        ],
        middleware=[Middleware(SafeHeaders), Middleware(KnownHosts, hosts=hosts)],
        exception_handlers={HTTPException: _refuse},
        max_body_size=0,
    )


async def _refuse(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    answer = json_response(schema.Problem(status=error.status_code, text=error.detail), error.status_code)
    answer.headers.update(error.headers or {})
    return answer
