"""The house: finds rooms, carries out what people ask, and forgets what nobody needs any more."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from typing import assert_never

from hanpan.games.contract import NotationError, OptionError
from hanpan.games.face import OptionValues, game
from hanpan.house import chairs, messages, room
from hanpan.house.chairs import Chair, Seated
from hanpan.house.people import command_key, new_token, person_of, room_for
from hanpan.house.ports import Ports
from hanpan.house.room import Room
from hanpan.house.visitor import Visitor
from hanpan.match import MatchError, Refusal, decide, encode
from hanpan.store import SeqTaken, StoreError

log = logging.getLogger("hanpan.house")

#: Running matches one person may have.
ROOMS_PER_PERSON = 50
#: Rooms one connection may look on at a time; entering more lets go of the one entered first.
ROOMS_PER_VISITOR = 64
#: Seconds a room that nobody looks on stays in memory: a page that is loaded anew comes back at once.
REST = 60.0


class Trouble(Exception):
    """A message that cannot be used: `code` of `messages.Error`, and what would be right."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


class House:
    """All rooms and visitors of one process."""

    def __init__(self, ports: Ports) -> None:
        self.ports = ports
        self.rooms: dict[str, Room] = {}  #: those in memory
        self.visitors: set[Visitor] = set()
        self.progress: messages.Progress | None = None
        self._running: dict[str, dict[str, None]] = {}  # person → their running matches, oldest first
        self._loading = asyncio.Lock()
        self._chores: list[asyncio.Task[None]] = []

    # ---------------------------------------------------------------------------------------------- opening, closing

    async def open(self) -> None:
        """Take up the matches that were running, and begin to sweep."""
        for name in await self.ports.log.open_rooms():
            try:
                found = await self._load(name)
            except (MatchError, ValueError) as error:
                log.error("room %s cannot be read: %s", name, error)
                continue
            if found is not None:
                found.wake()
        self._chores = [asyncio.create_task(self._sweep_for_ever(), name="sweeping")]

    async def close(self) -> None:
        """Stop all work. What was acknowledged is in the log."""
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        for found in self.rooms.values():
            await found.close()

    def report(self, progress: messages.Progress) -> None:
        """How far the machine code of the rules is, to everybody."""
        self.progress = progress if progress.done < progress.total else None
        for visitor in self.visitors:
            visitor.post(progress)

    async def _sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(REST)
            self.sweep()

    def sweep(self) -> None:
        """Let rooms that nobody looks on go out of memory."""
        before = self.ports.now() - REST
        for name, found in list(self.rooms.items()):
            if found.idle and found.touched <= before:
                self._forget(name, found)

    def _forget(self, name: str, found: Room) -> None:
        del self.rooms[name]
        if found.match.over:
            self._ended(name, found)

    def _ended(self, name: str, found: Room) -> None:
        mine = self._running.get(found.seated.by, {})
        mine.pop(name, None)
        if not mine:
            self._running.pop(found.seated.by, None)

    # ------------------------------------------------------------------------------------------------------ visitors

    def come(self, visitor: Visitor) -> None:
        """A connection was made."""
        self.visitors.add(visitor)

    def go(self, visitor: Visitor) -> None:
        """A connection is gone."""
        self.visitors.discard(visitor)
        for name in visitor.rooms:
            self.rooms[name].exit(visitor)
        visitor.rooms.clear()

    async def handle(self, visitor: Visitor, command: messages.Command) -> None:
        """Carry out what a visitor asks; the answer goes to its `post`."""
        asked = None if isinstance(command, messages.Hello) else command.id
        try:
            await self._carry_out(visitor, command)
        except Trouble as trouble:
            visitor.post(messages.Error(asked, trouble.code, str(trouble)))
        except StoreError as error:
            log.exception("a command could not be kept")
            visitor.post(messages.Error(asked, "not_kept", f"it could not be written down, try again: {error}"))

    async def _carry_out(self, visitor: Visitor, command: messages.Command) -> None:
        if isinstance(command, messages.Hello):
            self._hello(visitor, command)
            return
        if not visitor.person:
            raise Trouble("hello_first", 'the first message is {"type": "hello", "version": 1}')
        match command:
            case messages.Ping():
                visitor.post(messages.Pong(command.id))
            case messages.Open():
                await self._open(visitor, command)
            case messages.Enter():
                found = await self._find(command.room)
                visitor.post(messages.Done(command.id, found.name, found.match.seq))
                self._enter(visitor, found)
                visitor.post(found.view(visitor))
            case messages.Face() | messages.Move() | messages.Rematch() | messages.Leave():
                found = await self._find(command.room)
                self._enter(visitor, found)
                try:
                    await self._in_room(visitor, found, command)
                except Refusal as refusal:
                    visitor.post(messages.Refused(command.id, found.name, found.match.seq, refusal.reason))
                    visitor.post(found.view(visitor))
                except NotationError as error:
                    raise Trouble("bad_move", str(error)) from None
            case _:
                assert_never(command)

    def _hello(self, visitor: Visitor, hello: messages.Hello) -> None:
        if hello.version != messages.VERSION:
            raise Trouble("bad_version", f"this house speaks version {messages.VERSION}, not {hello.version}")
        if visitor.person:
            raise Trouble("bad_message", "hello was said already; another person needs another connection")
        token = hello.token or new_token()
        visitor.person = person_of(token)
        running = self._running_of(visitor.person)
        visitor.post(messages.Welcome(messages.VERSION, token, running, self.progress))

    async def _in_room(
        self,
        visitor: Visitor,
        found: Room,
        command: messages.Face | messages.Move | messages.Rematch | messages.Leave,
    ) -> None:
        match command:
            case messages.Face():
                found.turn_to(visitor, command.seat)
                visitor.post(messages.Done(command.id, found.name, found.match.seq))
                visitor.post(found.view(visitor))
            case messages.Move():
                state = await found.move(visitor, command, command_key(visitor.person, command.id))
                visitor.post(messages.Done(command.id, found.name, state))
            case messages.Leave():
                state = await found.give_up(visitor)
                visitor.post(messages.Done(command.id, found.name, state))
            case messages.Rematch():
                if not found.seats_of(visitor.person):
                    raise Refusal("not_your_seat")
                if not found.match.over:
                    raise Refusal("match_running")
                again = await self._begin(
                    visitor,
                    room_for(found.seated.by, "rematch", found.name),
                    found.match.options,
                    list(found.seated.chairs),
                )
                visitor.post(messages.Opened(command.id, again.name))
                visitor.post(again.view(visitor))

    # --------------------------------------------------------------------------------------------------------- rooms

    async def _find(self, name: str) -> Room:
        found = await self._load(name)
        if found is None:
            raise Trouble("no_room", f"there is no room {name}; it may have been cleared away")
        return found

    async def _load(self, name: str) -> Room | None:
        if name not in self.rooms:
            async with self._loading:
                if name not in self.rooms:
                    found = await room.load(name, self.ports)
                    if found is None:
                        return None
                    self._keep(found)
        return self.rooms[name]

    def _keep(self, found: Room) -> None:
        self.rooms[found.name] = found
        if not found.match.over:
            self._running.setdefault(found.seated.by, {})[found.name] = None

    def _running_of(self, person: str) -> list[str]:
        for name in list(self._running.get(person, {})):
            found = self.rooms.get(name)
            if found is not None and found.match.over:
                self._ended(name, found)
        return list(self._running.get(person, {}))

    def _enter(self, visitor: Visitor, found: Room) -> None:
        if found.name in visitor.rooms:
            return
        if len(visitor.rooms) >= ROOMS_PER_VISITOR:
            self.rooms[visitor.rooms.pop(0)].exit(visitor)
        visitor.rooms.append(found.name)
        found.enter(visitor)

    async def _open(self, visitor: Visitor, wish: messages.Open) -> None:
        try:
            played = game(wish.game)
        except LookupError as error:
            raise Trouble("no_game", str(error)) from None
        if wish.options.get("seats", len(wish.seats)) != len(wish.seats):
            raise Trouble("bad_seats", f"option seats says {wish.options['seats']}, and {len(wish.seats)} are named")
        try:
            played.options(seats=len(wish.seats))
        except OptionError as error:
            raise Trouble("bad_seats", str(error)) from None
        try:
            options = played.options(**(wish.options | {"seats": len(wish.seats)}))
        except OptionError as error:
            raise Trouble("bad_option", str(error)) from None
        seats = [_chair(visitor.person, seat, played.levels) for seat in wish.seats]
        if not any(chair.kind == "person" for chair in seats):
            raise Trouble("bad_seats", 'one seat at least is to be "here"')
        found = await self._begin(visitor, room_for(visitor.person, "open", wish.id), options, seats)
        visitor.post(messages.Opened(wish.id, found.name))
        visitor.post(found.view(visitor))

    async def _begin(self, visitor: Visitor, name: str, options: OptionValues, seats: list[Chair]) -> Room:
        """Open the room `name` and begin its match, unless it is there already; the visitor enters."""
        found = await self._load(name)
        if found is None:
            if len(self._running_of(visitor.person)) >= ROOMS_PER_PERSON:
                raise Trouble("too_many", f"{ROOMS_PER_PERSON} of your matches are running; end one of them first")
            now = self.ports.now()
            seated = Seated(by=visitor.person, chairs=seats, at=now)
            events = decide.start(options.game, options, secrets.token_bytes(32), now)
            with contextlib.suppress(SeqTaken):  # the same wish came twice at the same time
                await self.ports.log.append(name, 0, [chairs.encode(seated), *(encode(event) for event in events)])
            found = await self._find(name)
        self._enter(visitor, found)
        found.wake()
        return found


def _chair(person: str, wish: messages.SeatWish, levels: tuple[str, ...]) -> Chair:
    if wish.kind == "here":
        if wish.level is not None:
            raise Trouble("bad_seats", 'a seat "here" has no level')
        return Chair("person", person=person)
    if wish.level not in levels:
        raise Trouble("bad_seats", f"a computer seat has a level, one of {', '.join(levels)}, not {wish.level!r}")
    return Chair("computer", level=wish.level)
