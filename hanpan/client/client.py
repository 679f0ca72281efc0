"""One person at a house, over as many connections as it takes."""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
from collections.abc import Callable, Sequence
from itertools import count
from types import TracebackType
from typing import Any, Self, TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from hanpan.client.parts import Parts, Seen
from hanpan.house import messages

A = TypeVar("A", bound=messages.Said)

#: Seconds until a lost line is tried again: the first time, and at most.
SOON, LATE = 0.2, 5.0
#: Seconds until a command is sent again that the house could not write down.
AGAIN = 1.0
#: Codes of an error that stands for the connection, not for a command: trying again changes nothing.
_FOR_GOOD = (messages.Code.BAD_VERSION, messages.Code.BAD_MESSAGE)

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(messages.Said)


class Refused(Exception):
    """The house does not allow it: `reason` is one of its own or one of the game's."""

    def __init__(self, refused: messages.Refused) -> None:
        super().__init__(f"refused in room {refused.room}: {refused.reason}")
        self.reason = refused.reason
        self.room = refused.room
        self.state = refused.state


class Failed(Exception):
    """The house cannot use it: `code` says why, the text says what would be right."""

    def __init__(self, error: messages.Error) -> None:
        super().__init__(f"{error.code}: {error.text}")
        self.code = error.code
        self.args_of_words = error.args


class Client:
    """A person at a house. `url`: of its WebSocket. `token`: who one is; without one, somebody new.

    While it is open, a lost connection is made again by itself: the person says hello, enters the rooms it was in, and
    sends again what had no answer, under the same id, so that it is carried out once. `rooms` is what it sees of each
    room that it has entered, by name.
    """

    HERE = messages.SeatWish("here")
    FRIEND = messages.SeatWish("friend")

    def __init__(self, url: str, token: str | None = None) -> None:
        self.url = url
        self.token = token
        self.welcome: messages.Welcome | None = None
        self.rooms: dict[str, Seen] = {}
        #: How often a connection has been made.
        self.connected = 0
        self._keys: dict[str, str] = {}  #: of the links by which rooms were entered
        self._parts = Parts()
        self._line: ClientConnection | None = None
        self._waiting: dict[str, tuple[messages.Command, asyncio.Future[messages.Said]]] = {}
        self._watchers: dict[str, list[asyncio.Future[None]]] = {}
        self._name = secrets.token_urlsafe(9)
        self._count = count()
        self._running: asyncio.Task[None] | None = None
        self._greeted: asyncio.Future[None] | None = None
        self._over: BaseException | None = None

    @staticmethod
    def computer(level: str) -> messages.SeatWish:
        """A computer player on a seat."""
        return messages.SeatWish("computer", level)

    async def __aenter__(self) -> Self:
        self._greeted = asyncio.get_running_loop().create_future()
        self._running = asyncio.create_task(self._run(), name=f"client of {self.url}")
        try:
            await self._greeted
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Go. Whoever still waits for something is told so by a ConnectionError."""
        if self._running is not None:
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)
            self._running = None
        self._end(ConnectionError("the client was closed"))

    # -------------------------------------------------------------------------------------------------- commands

    def fresh(self) -> str:
        """An id for a command, that nobody has used."""
        return f"{self._name} {next(self._count)}"

    async def ask(self, command: messages.Command, kind: type[A]) -> A:
        """Send a command; its answer, however many connections that takes. Refused, Failed; ConnectionError when the
        client is closed meanwhile."""
        assert not isinstance(command, messages.Hello), "hello is the client's own"
        if self._over is not None:
            raise self._over
        answer: asyncio.Future[messages.Said] = asyncio.get_running_loop().create_future()
        self._waiting[command.id] = command, answer
        try:
            await self._send(command)
            while True:
                said = await answer
                if not (isinstance(said, messages.Error) and said.code is messages.Code.NOT_KEPT):
                    break
                await asyncio.sleep(AGAIN)
                answer = asyncio.get_running_loop().create_future()
                self._waiting[command.id] = command, answer
                await self._send(command)
        finally:
            self._waiting.pop(command.id, None)
        if isinstance(said, messages.Refused):
            raise Refused(said)
        if isinstance(said, messages.Error):
            raise Failed(said)
        assert isinstance(said, kind), said
        return said

    async def open(
        self,
        game: str,
        seats: Sequence[messages.SeatWish],
        clock: int | None = None,
        bank: int = 0,
        increment: int = 0,
        **options: int | str | bool,
    ) -> str:
        """Open a room; its name, once it is seen."""
        wish = messages.Open(self.fresh(), game, list(seats), options, clock, bank=bank, increment=increment)
        room = (await self.ask(wish, messages.Opened)).room
        await self.until(room, lambda _seen: True)
        return room

    async def enter(self, room: str, key: str | None = None) -> Seen:
        """Come (back) into a room, by the key of a link to it; what is seen there. Refused."""
        await self._enter(room, key)
        return await self.until(room, lambda _seen: True)

    async def join(self, room: str, key: str | None = None, name: str | None = None) -> Seen:
        """Sit down on a free seat of a table, by the key of its link, ready to begin; what is seen from there.
        Refused."""
        await self._enter(room, key)
        await self.ask(messages.Join(self.fresh(), room, key or None, name=name), messages.Done)
        with contextlib.suppress(Refused):  # where nobody else is awaited the match has begun
            await self.ask(messages.Ready(self.fresh(), room), messages.Done)
        return await self.until(room, lambda seen: bool(seen.own.seats))

    async def _enter(self, room: str, key: str | None) -> None:
        await self.ask(messages.Enter(self.fresh(), room, key or None), messages.Done)
        if key:
            self._keys[room] = key

    async def face(self, room: str, seat: int | None) -> Seen:
        """On a shared device: look from a seat, or, with None, cover the hands."""
        await self.ask(messages.Face(self.fresh(), room, seat), messages.Done)
        return await self.until(room, lambda seen: seen.own.seat == seat)

    async def move(self, room: str, move: str, seat: int | None = None) -> int:
        """Make a move on the seat that one looks from, or on another of one's own; the state number it led to."""
        seen = self.rooms[room]
        mine = seen.own.seat if seat is None else seat
        if mine is None:
            raise ValueError("the hands are covered: say which seat moves")
        return (await self.ask(messages.Move(self.fresh(), room, mine, seen.state, move), messages.Done)).state

    async def go_on(self, room: str, way: str) -> int:
        """Choose how the match goes on after a round; the state number it led to."""
        wish = messages.Next(self.fresh(), room, self.rooms[room].state, way)
        return (await self.ask(wish, messages.Done)).state

    async def ping(self) -> None:
        """Hear from the house."""
        await self.ask(messages.Ping(self.fresh()), messages.Pong)

    # --------------------------------------------------------------------------------------------------- looking on

    async def until(self, room: str, fits: Callable[[Seen], bool]) -> Seen:
        """What is seen of a room, as soon as it `fits`."""
        while True:
            seen = self.rooms.get(room)
            if seen is not None and fits(seen):
                return seen
            if self._over is not None:
                raise self._over
            changed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._watchers.setdefault(room, []).append(changed)
            await changed

    async def newer(self, room: str, state: int) -> Seen:
        """What is seen of a room after the state `state`."""
        return await self.until(room, lambda seen: seen.state > state)

    async def my_turn(self, room: str) -> Seen:
        """What is seen of a room as soon as one of one's own seats may act and is looked from, the table may choose how
        it goes on, or the match is over."""
        while True:
            seen = await self.until(room, lambda seen: bool(seen.over or seen.ways or seen.legal or _acting(seen)))
            if seen.over or seen.ways or seen.legal:
                return seen
            # On a shared device: take it up for the seat that is to act.
            with contextlib.suppress(Refused):
                await self.face(room, _acting(seen)[0])

    # ---------------------------------------------------------------------------------------------- the connection

    async def _run(self) -> None:
        wait = SOON
        while True:
            try:
                async with connect(self.url, max_size=None) as line:
                    await self._greet(line)
                    wait = SOON
                    await self._listen(line)
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                pass
            except Failed as failed:
                if failed.code in _FOR_GOOD:
                    self._end(failed)
                    return
                wait = max(wait, float(failed.args_of_words.get("seconds", 0)))
            finally:
                self._line = None
            # Not all at once after a house was closed and opened again.
            await asyncio.sleep(wait * (0.5 + random.random()))
            wait = min(LATE, 2 * wait)

    async def _greet(self, line: ClientConnection) -> None:
        """Say hello, come back into the rooms, and say again what had no answer."""
        await line.send(_encoder.encode(messages.Hello(messages.VERSION, self.token)), text=True)
        while not isinstance(said := _decoder.decode(await line.recv()), messages.Welcome):
            if isinstance(said, messages.Error):
                raise Failed(said)
        self.welcome = said
        self.token = said.token
        self.connected += 1
        self._parts.forget()
        for room in self.rooms:
            await line.send(_encoder.encode(messages.Enter(self.fresh(), room, self._keys.get(room))), text=True)
        self._line = line
        for command, answer in list(self._waiting.values()):
            if not answer.done():
                await line.send(_encoder.encode(command), text=True)
        if self._greeted is not None and not self._greeted.done():
            self._greeted.set_result(None)

    async def _listen(self, line: ClientConnection) -> None:
        async for frame in line:
            said = _decoder.decode(frame)
            if isinstance(said, messages.Frame):
                self.rooms[said.room] = self._parts.add(said)
                for changed in self._watchers.pop(said.room, ()):
                    if not changed.done():
                        changed.set_result(None)
                continue
            _command, answer = self._waiting.get(getattr(said, "id", None) or "", (None, None))
            if answer is not None and not answer.done():
                answer.set_result(said)

    async def _send(self, command: messages.Command) -> None:
        if self._line is not None:
            with contextlib.suppress(ConnectionClosed):  # the next connection says it again
                await self._line.send(_encoder.encode(command), text=True)

    def _end(self, error: BaseException) -> None:
        """There will be no further connection."""
        self._over = error
        waiting: list[asyncio.Future[Any]] = [answer for _command, answer in self._waiting.values()]
        for watchers in self._watchers.values():
            waiting += watchers
        if self._greeted is not None:
            waiting.append(self._greeted)
        self._watchers.clear()
        for future in waiting:
            if not future.done():
                future.set_exception(error)


def _acting(seen: Seen) -> list[int]:
    """The seats of one's own that may act."""
    return [seat for seat in seen.own.seats if seat in seen.actors]
