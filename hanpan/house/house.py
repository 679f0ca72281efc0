"""The house: finds rooms, carries out what people ask, and forgets what nobody needs any more."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import assert_never

from hanpan.games.contract import NotationError, OptionError, WayError
from hanpan.games.face import OptionValues, game
from hanpan.house import messages
from hanpan.house.chairs import Chair, Seated
from hanpan.house.messages import Code
from hanpan.house.people import command_key, new_token, person_of, room_for
from hanpan.house.ports import Ports
from hanpan.house.room import Room, entries
from hanpan.house.rooms import Rooms
from hanpan.house.visitor import Visitor
from hanpan.match import MatchError, Refusal, RulesVersionError, decide
from hanpan.match.events import LONGEST_CLOCK, SHORTEST_CLOCK
from hanpan.match.record import MatchRunning as MatchRunning  # for who asks for a record
from hanpan.match.record import write
from hanpan.store import StoreError

log = logging.getLogger("hanpan.house")

#: Running matches one person may have.
ROOMS_PER_PERSON = 50
#: Rooms one connection may look on at a time; entering more lets go of the one entered first.
ROOMS_PER_VISITOR = 64


class Trouble(Exception):
    """A message that cannot be used: `code` and `args` of `messages.Error`, and what would be right."""

    def __init__(self, code: Code, text: str, **args: int | str) -> None:
        super().__init__(text)
        self.code = code
        self.args_of_words = args

    def answer(self, asked: str | None) -> messages.Error:
        """As it is told to who asked."""
        return messages.Error(asked, self.code, str(self), self.args_of_words)


class House:
    """The rooms and visitors of one process."""

    def __init__(self, ports: Ports) -> None:
        self.ports = ports
        self.rooms = Rooms(ports)
        self.visitors: set[Visitor] = set()
        self.progress: messages.Progress | None = None
        self._chores: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Find the matches that were running; let their computer players go on."""
        await self.rooms.list_running()
        chores = {"resuming": self.rooms.resume(), "sweeping": self.rooms.sweep_for_ever()}
        self._chores = [asyncio.create_task(chore, name=name) for name, chore in chores.items()]

    async def close(self) -> None:
        """Stop all work. What was acknowledged is in the log."""
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        await self.rooms.close()

    def report(self, progress: messages.Progress) -> None:
        """How far the machine code of the rules is, to everybody."""
        self.progress = progress if progress.done < progress.total else None
        for visitor in self.visitors:
            visitor.post(progress)

    # ------------------------------------------------------------------------------------------------------ visitors

    def come(self, visitor: Visitor) -> None:
        """A connection was made."""
        self.visitors.add(visitor)

    def go(self, visitor: Visitor) -> None:
        """A connection is gone."""
        self.visitors.discard(visitor)
        for name in visitor.rooms:
            self.rooms.inside[name].exit(visitor)
        visitor.rooms.clear()

    async def handle(self, visitor: Visitor, command: messages.Command) -> None:
        """Carry out what a visitor asks; the answer goes to its `post`."""
        asked = None if isinstance(command, messages.Hello) else command.id
        try:
            await self._carry_out(visitor, command)
        except Trouble as trouble:
            visitor.post(trouble.answer(asked))
        except StoreError as error:
            log.error("a command could not be kept: %s", error)
            visitor.post(messages.Error(asked, Code.NOT_KEPT, f"it could not be written down, try again: {error}"))

    async def _carry_out(self, visitor: Visitor, command: messages.Command) -> None:
        if isinstance(command, messages.Hello):
            self._hello(visitor, command)
            return
        if not visitor.person:
            raise Trouble(Code.HELLO_FIRST, f'the first message is {{"type": "hello", "version": {messages.VERSION}}}')
        match command:
            case messages.Ping():
                visitor.post(messages.Pong(command.id))
            case messages.Open():
                await self._open(visitor, command)
            case messages.Enter():
                found = await self._find(command.room)
                visitor.post(messages.Done(command.id, found.name, found.match.seq))
                self._enter(visitor, found)
                found.enter(visitor)
                found.tell(visitor)
            case messages.History():
                found = await self._find(command.room)
                self._enter(visitor, found)
                visitor.post(found.rounds(visitor, command))
            case messages.AskText():
                found = await self._find(command.room)
                self._enter(visitor, found)
                visitor.post(found.text(visitor, command))
            case messages.Face() | messages.Move() | messages.Next() | messages.Rematch() | messages.Leave():
                found = await self._find(command.room)
                self._enter(visitor, found)
                try:
                    await self._in_room(visitor, found, command)
                except Refusal as refusal:
                    visitor.post(messages.Refused(command.id, found.name, found.match.seq, refusal.reason))
                    found.tell(visitor)
                except NotationError as error:
                    raise Trouble(Code.BAD_MOVE, str(error)) from None
                except WayError as error:
                    raise Trouble(Code.BAD_WAY, str(error)) from None
            case _:
                assert_never(command)

    def _hello(self, visitor: Visitor, hello: messages.Hello) -> None:
        if hello.version != messages.VERSION:
            told = f"this house speaks version {messages.VERSION} of the protocol, not {hello.version}"
            raise Trouble(Code.BAD_VERSION, told, house=messages.VERSION, yours=hello.version)
        if visitor.person:
            raise Trouble(Code.HELLO_AGAIN, "hello was said already; another person needs another connection")
        token = hello.token or new_token()
        visitor.person = person_of(token)
        running = self.rooms.running_of(visitor.person)
        visitor.post(messages.Welcome(messages.VERSION, token, running, self.progress))

    async def _in_room(
        self,
        visitor: Visitor,
        found: Room,
        command: messages.Face | messages.Move | messages.Next | messages.Rematch | messages.Leave,
    ) -> None:
        match command:
            case messages.Face():
                found.turn_to(visitor, command.seat)
                visitor.post(messages.Done(command.id, found.name, found.match.seq))
                found.tell(visitor)
            case messages.Move():
                made = await found.move(visitor, command, command_key(visitor.person, command.id))
                if isinstance(made, int):
                    visitor.post(messages.Done(command.id, found.name, made))
                else:  # an answer to an open window: the connection does not wait for its end
                    made.add_done_callback(partial(self._window_closed, visitor, found, command))
            case messages.Next():
                state = await found.go_on(visitor, command, command_key(visitor.person, command.id))
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
                    found.match.clock,
                )
                visitor.post(messages.Opened(command.id, again.name))
                again.tell(visitor)

    def _window_closed(self, visitor: Visitor, found: Room, command: messages.Move, made: asyncio.Future[int]) -> None:
        refusal = made.exception()
        if refusal is None:
            visitor.post(messages.Done(command.id, found.name, made.result()))
        elif isinstance(refusal, Refusal):
            visitor.post(messages.Refused(command.id, found.name, found.match.seq, refusal.reason))

    # --------------------------------------------------------------------------------------------------------- rooms

    async def record(self, name: str) -> str:
        """The record of a finished match, for whoever knows its room: nothing in it is hidden any more.

        Trouble, or MatchRunning while it runs. A long match takes a while to be played through: that is done aside.
        """
        bodies = await self.ports.log.load(name)
        if not bodies:
            raise Trouble(Code.NO_ROOM, f"there is no room {name}; it may have been cleared away")
        try:
            return await asyncio.to_thread(_record, bodies)
        except MatchRunning:
            raise
        except MatchError as error:
            raise _unreadable(name, error) from None

    async def _find(self, name: str) -> Room:
        try:
            found = await self.rooms.find(name)
        except MatchError as error:
            raise _unreadable(name, error) from None
        if found is None:
            raise Trouble(Code.NO_ROOM, f"there is no room {name}; it may have been cleared away")
        return found

    def _enter(self, visitor: Visitor, found: Room) -> None:
        if found.name in visitor.rooms:
            return
        if len(visitor.rooms) >= ROOMS_PER_VISITOR:
            self.rooms.inside[visitor.rooms.pop(0)].exit(visitor)
        visitor.rooms.append(found.name)
        found.enter(visitor)
        found.wake()

    async def _open(self, visitor: Visitor, wish: messages.Open) -> None:
        try:
            played = game(wish.game)
        except LookupError as error:
            raise Trouble(Code.NO_GAME, str(error)) from None
        if wish.options.get("seats", len(wish.seats)) != len(wish.seats):
            raise Trouble(Code.BAD_SEATS, f"option seats says {wish.options['seats']}, and {len(wish.seats)} are named")
        try:
            played.options(seats=len(wish.seats))
        except OptionError as error:
            raise Trouble(Code.BAD_SEATS, str(error)) from None
        try:
            options = played.options(**(wish.options | {"seats": len(wish.seats)}))
        except OptionError as error:
            raise Trouble(Code.BAD_OPTION, str(error)) from None
        if wish.clock is not None and not SHORTEST_CLOCK <= wish.clock <= LONGEST_CLOCK:
            limits = f"from {SHORTEST_CLOCK} to {LONGEST_CLOCK} seconds a move"
            raise Trouble(
                Code.BAD_CLOCK,
                f"a clock gives {limits}, or is null for none, not {wish.clock}",
                low=SHORTEST_CLOCK,
                high=LONGEST_CLOCK,
            )
        seats = [_chair(visitor.person, seat, played.levels) for seat in wish.seats]
        if not any(chair.kind == "person" for chair in seats):
            raise Trouble(Code.BAD_SEATS, 'one seat at least is to be "here"')
        found = await self._begin(visitor, room_for(visitor.person, "open", wish.id), options, seats, wish.clock)
        visitor.post(messages.Opened(wish.id, found.name))
        found.tell(visitor)

    async def _begin(
        self, visitor: Visitor, name: str, options: OptionValues, seats: list[Chair], clock: int | None
    ) -> Room:
        """Open the room `name` and begin its match, unless it is there already; the visitor enters."""
        found = await self.rooms.find(name)
        if found is None:
            if len(self.rooms.running_of(visitor.person)) >= ROOMS_PER_PERSON:
                raise Trouble(
                    Code.TOO_MANY,
                    f"{ROOMS_PER_PERSON} of your matches are running; end one of them first",
                    limit=ROOMS_PER_PERSON,
                )
            now = self.ports.now()
            seated = Seated(by=visitor.person, chairs=seats, at=now)
            # One seat at least is a person's: there is somebody to ask.
            events = decide.start(options.game, options, self.ports.seed(), now, clock, ask=True).events
            found = await self.rooms.begin(name, seated, events)
        self._enter(visitor, found)
        return found


def _record(bodies: list[bytes]) -> str:
    seated, events = entries(bodies)
    return write(events, [chair.level or "person" for chair in seated.chairs])


def _unreadable(name: str, error: MatchError) -> Trouble:
    text = f"room {name} cannot be read here: {error}"
    if isinstance(error, RulesVersionError):
        return Trouble(Code.OTHER_RULES, text, made=error.made_with, here=error.here)
    return Trouble(Code.DAMAGED, text)


def _chair(person: str, wish: messages.SeatWish, levels: tuple[str, ...]) -> Chair:
    if wish.kind == "here":
        if wish.level is not None:
            raise Trouble(Code.BAD_SEATS, 'a seat "here" has no level')
        return Chair("person", person=person)
    if wish.level not in levels:
        raise Trouble(Code.BAD_SEATS, f"a computer seat has a level, one of {', '.join(levels)}, not {wish.level!r}")
    return Chair("computer", level=wish.level)
