"""The house: lets people in, finds the room that a command is about, and tells who asked what came of it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Coroutine
from functools import partial

from hanpan.games.contract import NotationError, WayError
from hanpan.house import entries, messages
from hanpan.house.chats import Chats
from hanpan.house.hints import Hints
from hanpan.house.messages import Code
from hanpan.house.mirror import Lost, Mirror
from hanpan.house.opening import ROOMS_PER_PERSON as ROOMS_PER_PERSON
from hanpan.house.opening import Opening
from hanpan.house.people import People, new_token
from hanpan.house.ports import Ports
from hanpan.house.relay import Relay
from hanpan.house.room import Gone, Room
from hanpan.house.rooms import Elsewhere, Rooms
from hanpan.house.seats import Asked, carry_out
from hanpan.house.shown import Shown
from hanpan.house.trouble import Trouble as Trouble  # for who carries messages
from hanpan.house.visitor import Visitor
from hanpan.match import Event, MatchError, Refusal, RulesVersionError
from hanpan.match.record import MatchRunning as MatchRunning  # for who asks for a record
from hanpan.match.record import write
from hanpan.store import StoreError

log = logging.getLogger("hanpan.house")

#: Rooms one connection may look on at a time; entering more lets go of the one entered first.
ROOMS_PER_VISITOR = 64


#: What changes a room: its owner decides.
Decided = messages.Move | messages.Next | messages.Say | messages.Rematch | messages.Instead | Asked


class House:
    """The rooms and visitors of one process."""

    def __init__(self, ports: Ports) -> None:
        self.ports = ports
        self.chats = Chats(ports)
        self.hints = Hints(ports.thinkers)
        self.rooms = Rooms(ports, self.chats.of)
        self.people = People(ports)
        self._relay = Relay(self.rooms, self.handle)
        self.opening = Opening(ports, self.rooms)
        self.visitors: set[Visitor] = set()
        self.progress: messages.Progress | None = None
        self._chores: list[asyncio.Task[None]] = []
        self._asides: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Find the matches that were running; let their computer players go on."""
        await self.rooms.beat()
        await self.ports.bus.serve(self.rooms.owner, self._relay.answer)
        await self.rooms.list_running()
        chores = {
            "resuming": self.rooms.resume(),
            "sweeping": self._sweep_for_ever(),
            "beating": self.rooms.beat_for_ever(),
        }
        self._chores = [asyncio.create_task(chore, name=name) for name, chore in chores.items()]

    async def _sweep_for_ever(self) -> None:
        async def too() -> None:
            await self.chats.sweep()
            await self.people.sweep()

        await self.rooms.sweep_for_ever(too)

    async def close(self) -> None:
        """Stop all work. What was acknowledged is in the log."""
        work = [*self._chores, *self._asides]
        for task in work:
            task.cancel()
        await asyncio.gather(*work, return_exceptions=True)
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
            found = self.rooms.get(name)
            if found is not None:
                found.exit(visitor)
        visitor.rooms.clear()
        if visitor.token:
            self.people.go(visitor.token)

    async def handle(self, visitor: Visitor, command: messages.Command) -> None:
        """Carry out what a visitor asks; the answer goes to its `post`."""
        asked = None if isinstance(command, messages.Hello) else command.id
        await self._answered(visitor, asked, self._carry_out(visitor, command))

    async def _answered(self, visitor: Visitor, asked: str | None, work: Awaitable[None]) -> None:
        """Do it, and say so where it cannot be done."""
        try:
            await work
        except Trouble as trouble:
            visitor.post(trouble.answer(asked))
        except StoreError as error:
            log.error("a command could not be kept: %s", error)
            visitor.post(messages.Error(asked, Code.NOT_KEPT, f"it could not be written down, try again: {error}"))

    async def _carry_out(self, visitor: Visitor, command: messages.Command) -> None:
        if isinstance(command, messages.Hello):
            await self._hello(visitor, command)
            return
        if not visitor.person:
            raise Trouble(Code.HELLO_FIRST, f'the first message is {{"type": "hello", "version": {messages.VERSION}}}')
        match command:
            case messages.Ping():
                visitor.post(messages.Pong(command.id))
            case messages.Tables():
                visitor.post(messages.ListedTables(command.id, self.opening.listed(command.game)))
            case messages.Open() | messages.PlayNow():
                await self.people.keep(visitor.token)
                opening = self.opening.open if isinstance(command, messages.Open) else self.opening.play_now
                await self._opened(visitor, command.id, await opening(visitor, command))  # type: ignore[arg-type]
            case _:
                await self._to_room(visitor, command)

    async def _hello(self, visitor: Visitor, hello: messages.Hello) -> None:
        if hello.version != messages.VERSION:
            told = f"this house speaks version {messages.VERSION} of the protocol, not {hello.version}"
            raise Trouble(Code.BAD_VERSION, told, house=messages.VERSION, yours=hello.version)
        if visitor.token:
            raise Trouble(Code.HELLO_AGAIN, "hello was said already; another person needs another connection")
        visitor.token = hello.token or new_token()
        visitor.person = await self.people.come(visitor.token)
        running = self.rooms.running_of(visitor.person)
        visitor.post(messages.Welcome(messages.VERSION, visitor.token, running, self.progress))

    async def _to_room(
        self, visitor: Visitor, command: messages.Enter | messages.Rematch | messages.Instead | messages.InRoom
    ) -> None:
        """A command to a room that is there; it stays in memory meanwhile."""
        found = await self._find(command.room)
        found.held += 1
        try:
            if not await self._enter(visitor, found, command):
                return
            match command:
                case messages.Enter():
                    self._done(visitor, command.id, found)
                case messages.History():
                    visitor.post(found.onlookers.rounds(found.table, visitor, command))
                case messages.AskText():
                    visitor.post(found.onlookers.text(found.table, visitor, command))
                case messages.Hint() | messages.Foresee():
                    self.hints.answer(visitor, found, command)
                case messages.Face():
                    found.turn_to(visitor, command.seat)
                    self._done(visitor, command.id, found)
                case messages.Mute():
                    await self.people.keep(visitor.token)
                    await (await self.chats.of(found)).mute(visitor, found, command)
                    visitor.post(messages.Done(command.id, found.name, found.state))
                case _:
                    if isinstance(command, messages.Join | messages.Say):
                        await self.people.keep(visitor.token)
                    if isinstance(found, Room):
                        await self._decide(visitor, found, command)
                    elif isinstance(found, Mirror):
                        await self._ask_owner(visitor, found, command)
                    if isinstance(command, messages.Stand):  # who looks on from now reads what those read
                        (await self.chats.of(found)).tell_all(visitor.person, found)
        except Refusal as refusal:
            visitor.post(messages.Refused(command.id, found.name, found.state, refusal.reason))
            if visitor in found.onlookers.looking:
                found.tell(visitor)
        except NotationError as error:
            raise Trouble(Code.BAD_MOVE, str(error)) from None
        except WayError as error:
            raise Trouble(Code.BAD_WAY, str(error)) from None
        except Gone:
            await self.rooms.forget(found.name)
            raise _no_room(found.name) from None
        finally:
            found.held -= 1

    async def _decide(self, visitor: Visitor, found: Room, command: Decided) -> None:
        """A command that changes a room of this process."""
        match command:
            case messages.Rematch():
                await self._opened(visitor, command.id, await self.opening.rematch(visitor, found, command))
            case messages.Instead():
                await self._opened(visitor, command.id, await self.opening.instead(visitor, found, command))
            case messages.Move():
                made = await found.move(visitor, command)
                if isinstance(made, int):
                    visitor.post(messages.Done(command.id, found.name, made))
                else:  # an answer to an open window: the connection does not wait for its end
                    made.add_done_callback(partial(_window_closed, visitor, found, command))
            case messages.Next():
                visitor.post(messages.Done(command.id, found.name, await found.go_on(visitor, command)))
            case messages.Say():
                await (await self.chats.of(found)).say(visitor, found, command)
                visitor.post(messages.Done(command.id, found.name, found.state))
            case _:
                state = await carry_out(self.ports, visitor, found, command)
                self.rooms.look_again(found)
                visitor.post(messages.Done(command.id, found.name, state))

    async def _ask_owner(self, visitor: Visitor, found: Mirror, command: Decided) -> None:
        """A command that changes another process's room: its owner carries it out. Where that one is gone, the room is
        taken over; what it may have done before, it has done once, for the command's id says so."""
        if visitor.afar:  # its own process asks on
            raise _elsewhere(found.name)
        if isinstance(command, messages.Move) and found.gathering:  # the connection does not wait for the window's end
            self._aside(self._answered(visitor, command.id, self._asked_owner(visitor, found, command)))
        else:
            await self._asked_owner(visitor, found, command)

    async def _asked_owner(self, visitor: Visitor, found: Mirror, command: Decided) -> None:
        try:
            answer = await found.ask(visitor.person, command)
        except Lost:
            try:
                await self.rooms.take_over(found)
                if not isinstance(await self._find(found.name), Mirror):
                    await self._to_room(visitor, command)
                    return
                answer = await found.ask(visitor.person, command)
            except Lost:
                raise _elsewhere(found.name) from None
        if isinstance(answer, messages.Opened):
            await self._opened(visitor, answer.id, await self._find(answer.room))
            return
        visitor.post(answer)
        if isinstance(answer, messages.Refused) and visitor in found.onlookers.looking:
            found.tell(visitor)

    def _aside(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work, name="asking another process")
        self._asides.add(task)
        task.add_done_callback(self._asides.discard)

    def _done(self, visitor: Visitor, asked: str, found: Shown) -> None:
        visitor.post(messages.Done(asked, found.name, found.state))
        found.tell(visitor)

    async def _opened(self, visitor: Visitor, asked: str, found: Shown) -> None:
        if self.rooms.get(found.name) is not found:
            found = await self._find(found.name)
        if await self._enter(visitor, found, None):
            visitor.post(messages.Opened(asked, found.name))
            found.tell(visitor)

    # --------------------------------------------------------------------------------------------------------- rooms

    async def record(self, name: str) -> str:
        """The record of a finished match, for whoever knows its room: nothing in it is hidden any more.

        Trouble, or MatchRunning while it runs. A long match takes a while to be played through: that is done aside.
        """
        bodies = await self.ports.log.load(name)
        if not bodies:
            raise _no_room(name)
        try:
            return await asyncio.to_thread(_record, bodies)
        except MatchRunning:
            raise
        except MatchError as error:
            raise _unreadable(name, error) from None

    async def _find(self, name: str) -> Shown:
        """The room in memory; Trouble."""
        try:
            found = await self.rooms.find(name)
            # Of several who have waited for it, one may have found it idle and let it go again.
            while found is not None and self.rooms.get(name) is not found:
                found = await self.rooms.find(name)
        except MatchError as error:
            raise _unreadable(name, error) from None
        except Elsewhere:
            raise _elsewhere(name) from None
        if found is None:
            raise _no_room(name)
        return found

    async def _enter(self, visitor: Visitor, found: Shown, command: messages.Command | None) -> bool:
        """The visitor looks on from now, if it does not yet; `enter` itself tells everything anew. False: the
        connection is gone meanwhile, and nothing of it must stay."""
        if visitor.afar:
            return True
        entering = isinstance(command, messages.Enter)
        if found.name in visitor.rooms and not entering:
            return True
        key = getattr(command, "key", None) or ""
        await found.come_back(visitor.person)
        chat = await self.chats.of(found)
        if visitor not in self.visitors:
            found.miss(visitor.person)
            return False
        found.enter(visitor, key)
        if found.name not in visitor.rooms:
            if len(visitor.rooms) >= ROOMS_PER_VISITOR:
                first = self.rooms.get(visitor.rooms.pop(0))
                if first is not None:
                    first.exit(visitor)
            visitor.rooms.append(found.name)
        chat.tell(visitor, found)
        found.wake()
        return True


def _window_closed(visitor: Visitor, found: Room, command: messages.Move, made: asyncio.Future[int]) -> None:
    refusal = made.exception()
    if refusal is None:
        visitor.post(messages.Done(command.id, found.name, made.result()))
    elif isinstance(refusal, Refusal):
        visitor.post(messages.Refused(command.id, found.name, found.state, refusal.reason))


def _record(bodies: list[bytes]) -> str:
    log_of_room = entries.read(bodies)
    events: list[Event] = [entry for entry in log_of_room if isinstance(entry, entries.OfMatch)]
    if not events:
        raise MatchRunning
    seats = entries.names(log_of_room)
    try:
        return write(events, seats)
    except MatchError:
        raise
    except ValueError as error:
        raise entries.LogError(str(error)) from None


def _elsewhere(name: str) -> Trouble:
    return Trouble(Code.ELSEWHERE, f"another process of the house has room {name}; try again in a moment")


def _no_room(name: str) -> Trouble:
    return Trouble(Code.NO_ROOM, f"there is no room {name}; it may have been cleared away")


def _unreadable(name: str, error: MatchError) -> Trouble:
    text = f"room {name} cannot be read here: {error}"
    if isinstance(error, RulesVersionError):
        return Trouble(Code.OTHER_RULES, text, made=error.made_with, here=error.here)
    return Trouble(Code.DAMAGED, text)
