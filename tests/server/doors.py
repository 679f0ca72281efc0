"""A house with a door of its own bounds, in the test's own loop, and raw sockets that keep no rules."""

from __future__ import annotations

import asyncio
import base64
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from hanpan.house.house import House
from hanpan.house.ports import Ports
from hanpan.house.ports import Thinkers as AnyThinkers
from hanpan.server.door import Door
from hanpan.server.hosts import Hosts
from hanpan.server.limits import Limits
from hanpan.server.page import Page
from hanpan.server.serve_command import listen
from hanpan.server.server import make_server
from hanpan.store import Store
from tests.house.parlour import Thinkers

KEY = base64.b64encode(b"sixteen bytes ok").decode()


@dataclass
class Open:
    """A house whose door is open."""

    door: Door
    port: int
    strangers: list[Raw] = field(default_factory=list)

    @property
    def socket(self) -> str:
        return f"ws://127.0.0.1:{self.port}/ws"

    async def raw(self) -> Raw:
        """A connection on which nothing has been said."""
        self.strangers.append(await raw(self.port))
        return self.strangers[-1]

    async def here(self, connections: int) -> None:
        """Wait until so many connections are counted."""
        async with asyncio.timeout(20):
            while len(self.door.addresses) != connections:
                await asyncio.sleep(0.01)


@dataclass
class Raw:
    """A connection that keeps no rules."""

    port: int
    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    def send(self, data: bytes) -> None:
        self.writer.write(data)

    def ask_for_a_socket(self, **headers: str) -> None:
        """A handshake, with headers of one's own (`Sec_WebSocket_Key="…"`; an empty one is left out)."""
        fields = {
            "Host": f"127.0.0.1:{self.port}",
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Key": KEY,
            "Sec-WebSocket-Version": "13",
        } | {name.replace("_", "-"): value for name, value in headers.items()}
        lines = ["GET /ws HTTP/1.1", *(f"{name}: {value}" for name, value in fields.items() if value), "", ""]
        self.send("\r\n".join(lines).encode("latin-1"))

    async def answer(self, seconds: float = 20) -> bytes:
        """All that comes until the house closes; TimeoutError where it does not."""
        async with asyncio.timeout(seconds):
            with contextlib.suppress(ConnectionError):
                return await self.reader.read()
            return b""

    async def status(self) -> int:
        """The status of the answer; 0: closed without one."""
        line = (await self.answer()).split(b"\r\n", 1)[0]
        return int(line.split()[1]) if line else 0

    async def head(self) -> bytes:
        """The head of an answer, while the connection stays."""
        async with asyncio.timeout(20):
            return await self.reader.readuntil(b"\r\n\r\n")

    async def closed(self, seconds: float = 20) -> None:
        """Read and throw away until the house has closed."""
        async with asyncio.timeout(seconds):
            with contextlib.suppress(ConnectionError):
                while await self.reader.read(65536):
                    pass

    async def flood(self, frames: bytes, seconds: float = 20) -> int:
        """Send it again and again until the house cuts the connection; how many bytes that took."""
        taken = 0
        async with asyncio.timeout(seconds):
            with contextlib.suppress(ConnectionError):
                while True:
                    self.send(frames)
                    taken += len(frames)
                    await self.writer.drain()
        return taken

    def close(self) -> None:
        self.writer.transport.abort()


async def raw(port: int) -> Raw:
    """A connection to a house at a port of this machine."""
    return Raw(port, *await asyncio.open_connection("127.0.0.1", port))


def frame(opcode: int, data: bytes = b"", *, last: bool = True) -> bytes:
    """A frame as a browser sends it, masked with zeros; at most 125 bytes."""
    return bytes([(128 if last else 0) | opcode, 128 | len(data), 0, 0, 0, 0]) + data


@asynccontextmanager
async def open_door(
    folder: Path, limits: Limits | None = None, *origins: str, thinkers: AnyThinkers | None = None, **ports: Any
) -> AsyncIterator[Open]:
    """A house without a page, with its door open; it is closed in good order at the end. `ports`: its other settings,
    its clock among them."""
    with listen("127.0.0.1", 0) as listener:
        async with Store.open("sqlite://") as log:
            house = House(Ports(log, log, log, thinkers or Thinkers(), **ports))
            await house.open()
            door = Door(house, Hosts.of(["127.0.0.1"], origins), limits)
            server = make_server(door, Page(folder))
            serving = asyncio.create_task(server.serve(sockets=[listener]))
            while not server.started:
                await asyncio.sleep(0.01)
            house_door = Open(door, listener.getsockname()[1])
            try:
                yield house_door
            finally:
                for stranger in house_door.strangers:
                    stranger.close()
                server.should_exit = True
                async with asyncio.timeout(20):
                    await serving
                await house.close()
