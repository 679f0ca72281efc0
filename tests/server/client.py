"""A program at a real house: it speaks over a real WebSocket, and keeps every byte it was sent."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from typing import Any
from uuid import uuid4

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tests.parts import Parts

Message = dict[str, Any]


class Client:
    """One connection. `frames` are all frames so far, `view` is the newest view; `own` and `table` are its newest
    parts, which are there before a match is, too."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.frames: list[str] = []
        self.view: Message = {}
        self.own: Message = {}
        self.table: Message = {}
        self._parts = Parts()
        self.token: str | None = None
        self._name = uuid4().hex
        self._count = count()

    def fresh(self) -> str:
        """An id that nobody has used."""
        return f"{self._name} {next(self._count)}"

    async def say(self, type: str, **fields: Any) -> str:
        """Send a message under a fresh id, if it has none; its id."""
        message = {"id": self.fresh()} | fields if type != "hello" else fields
        await self.connection.send(msgspec.json.encode({"type": type} | message).decode())
        return str(message.get("id", ""))

    async def hear(self) -> Message:
        """The next message."""
        frame = await self.connection.recv()
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: Message = msgspec.json.decode(frame)
        if message["type"] == "view":
            self.own, self.table = message["own"], message.get("table", self.table)
            self.view = self._parts.add(message) or self.view
        return message

    def heard(self, type: str) -> list[Message]:
        """All messages of a type so far."""
        return [message for message in map(msgspec.json.decode, self.frames) if message["type"] == type]

    async def answer(self, asked: str) -> Message:
        """The answer to a command."""
        while True:
            message = await self.hear()
            if message.get("id") == asked:
                return message

    async def ask(self, type: str, **fields: Any) -> Message:
        """Send a command; its answer."""
        return await self.answer(await self.say(type, **fields))

    async def until(self, **fields: Any) -> Message:
        """Listen until the newest view has these fields."""
        while any(self.view.get(name) != value for name, value in fields.items()):
            await self.hear()
        return self.view

    async def newer(self, state: int) -> Message:
        """Listen until the newest view is of a later state."""
        while self.view.get("state", -1) <= state:
            await self.hear()
        return self.view

    async def hello(self, token: str | None = None) -> Message:
        await self.say("hello", version=2, token=token)
        while (welcome := await self.hear())["type"] == "progress":
            pass
        assert welcome["type"] == "welcome", welcome
        self.token = welcome["token"]
        return welcome

    async def open(self, *levels: str | None, game: str = "koikoi", **options: Any) -> str:
        """Open a room, for each seat a level or None for here; its name, once a view of it is there. Who is told that
        too many new tables came from the address waits for as long as is said."""
        seats = [{"kind": "computer", "level": level} if level else {"kind": "here"} for level in levels]
        while (opened := await self.ask("open", game=game, seats=seats, options=options)).get("code") == "busy":
            await asyncio.sleep(opened["args"]["seconds"])
        assert opened["type"] == "opened", opened
        await self.until(room=opened["room"])
        return str(opened["room"])

    async def enter(self, room: str) -> Message:
        """Come back into a room; the view."""
        self.view = {}
        done = await self.ask("enter", room=room)
        assert done["type"] == "done", done
        return await self.until(room=room)

    async def move(self, move: str, **fields: Any) -> Message:
        """Make a move from the newest view; the answer. When it was made, the view after it is there too."""
        seen = {name: self.view[name] for name in ("room", "seat", "state")}
        answer = await self.ask("move", **(seen | {"move": move} | fields))
        if answer["type"] == "done":
            await self.newer(answer["state"] - 1)
        return answer

    async def rounds(self, room: str) -> list[Message]:
        """All finished rounds of a match, oldest first."""
        found: list[Message] = []
        more = True
        while more:
            page = await self.ask("history", room=room, before=found[0]["round"] if found else None, limit=50)
            found, more = page["results"] + found, page["more"]
        return found

    async def my_turn(self) -> Message:
        """Listen until one of one's own seats may act (on a shared device: take it up), the table is asked how it goes
        on, or the match is over."""
        while not self.view["over"] and not self.view["ways"]:
            own = [seat for seat in self.view["actors"] if self.view["seats"][seat]["yours"]]
            if self.view["legal"]:
                break
            if own and self.view["seat"] is None:
                await self.ask("face", room=self.view["room"], seat=own[0])
                await self.until(seat=own[0])
            else:
                await self.hear()
        return self.view


@asynccontextmanager
async def client(url: str, token: str | None = None) -> AsyncIterator[Client]:
    """A connection on which hello was said."""
    async with connect(url, max_size=None) as connection:
        person = Client(connection)
        await person.hello(token)
        yield person
