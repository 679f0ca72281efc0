"""The server around a door: uvicorn, with our protocols on its connections."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from functools import partial

import uvicorn

from hanpan.server.app import make_app
from hanpan.server.door import Door
from hanpan.server.http import Http
from hanpan.server.line import Line
from hanpan.server.page import Page


class Server(uvicorn.Server):
    """Leaves signals to whoever runs it: uvicorn would raise them again before the house has closed."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


def make_server(door: Door, page: Page) -> Server:
    """A server of the house behind the door; `serve` runs it."""
    config = uvicorn.Config(
        make_app(door.house, page=page, hosts=door.hosts),
        http=partial(Http, door=door),  # type: ignore[arg-type]
        ws=Line,  # nothing but the sign that sockets are spoken: `Http` hands them on
        h11_max_incomplete_event_size=door.limits.head_bytes,
        access_log=False,
        log_config=None,
        lifespan="off",
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=3,
    )
    return Server(config)
