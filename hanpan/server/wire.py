"""The WebSocket's wire, with scissors: a peer that does not read is cut off."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

_CUT = "hanpan.cut"


class Wire(WebSocketsSansIOProtocol):
    """uvicorn's protocol. Closing politely waits until all is sent, which a peer that does not read can put off for
    ever; so the application is also handed a way to end the connection at once."""

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # not after a handshake that was refused
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[_CUT] = self.transport.abort


def scissors(scope: Scope) -> Callable[[], None]:
    """What cuts a connection off; where the server offers nothing of the kind, nothing happens."""
    cut: Callable[[], None] = scope.get("extensions", {}).get(_CUT, lambda: None)
    return cut
