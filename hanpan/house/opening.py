"""Opening rooms: what is asked for is checked here, and how many one may have."""

from __future__ import annotations

import contextlib
from collections.abc import Callable

from msgspec import structs

from hanpan.games.contract import OptionError
from hanpan.games.face import Game, OptionValues
from hanpan.games.face import game as game_of
from hanpan.house import decide, messages
from hanpan.house.decide import Decision, Wish
from hanpan.house.entries import Chair, Timing
from hanpan.house.messages import Code, Reason
from hanpan.house.mirror import Lost, Mirror
from hanpan.house.people import command_key, new_key, room_for
from hanpan.house.ports import Ports
from hanpan.house.room import Room
from hanpan.house.rooms import Rooms, successor_of
from hanpan.house.shown import Shown
from hanpan.house.table import Seat
from hanpan.house.text import clean
from hanpan.house.trouble import Trouble
from hanpan.house.visitor import Visitor
from hanpan.match import Refusal
from hanpan.match.events import LONGEST_CLOCK, SHORTEST_CLOCK

#: Running rooms that one person may have opened.
ROOMS_PER_PERSON = 50
#: Tables that are listed at a time.
LISTED = 100

#: What opens a room, by whose wish.
Opened = Callable[[Wish], Decision]


class Opening:
    """Opens rooms of one house."""

    def __init__(self, ports: Ports, rooms: Rooms) -> None:
        self.ports = ports
        self.rooms = rooms

    async def open(self, visitor: Visitor, asked: messages.Open) -> Shown:
        """As somebody wishes; a repeated wish finds the room that it has opened. Trouble."""
        played = _game(asked.game)
        if asked.options.get("seats", len(asked.seats)) != len(asked.seats):
            text = f"option seats says {asked.options['seats']}, and {len(asked.seats)} are named"
            raise Trouble(Code.BAD_SEATS, text)
        options = options_of(played, asked.options, len(asked.seats))
        timing = timing_of(asked)
        name = clean(asked.name or "")
        chairs = [_chair(visitor.person, name, seat, played.levels) for seat in asked.seats]
        if not any(chair.kind == "person" for chair in chairs):
            raise Trouble(Code.BAD_SEATS, 'one seat at least is to be "here"')
        awaited = any(chair.kind == "open" for chair in chairs)

        def opened(wish: Wish) -> Decision:
            return decide.open_room(
                wish,
                options,
                chairs,
                timing=timing,
                speed=self.ports.speed,
                invite=new_key() if awaited else "",
                watch=new_key() if awaited else "",
                watching=asked.watching,
                listed=asked.listed and awaited,
                endless=asked.endless,
            )

        return await self._begin(visitor, room_for(visitor.person, "open", asked.id), asked.id, opened)

    async def play_now(self, visitor: Visitor, asked: messages.PlayNow) -> Shown:
        """At a listed table that plays just this and has a seat free, or at a new one."""
        played = _game(asked.game)
        options, timing = options_of(played, asked.options, asked.seats), timing_of(asked)
        own = await self.rooms.find(room_for(visitor.person, "open", asked.id))
        for room in self.rooms.listed() if own is None else ():
            table = room.table
            if (table.game, table.options, table.timing) == (played, options, timing) and table.by != visitor.person:
                wish = room.wish(visitor, asked.id)
                try:
                    await room.do(lambda table, wish=wish: decide.join(table, wish, "", None, clean(asked.name or "")))  # type: ignore[misc]
                except Refusal:  # somebody else was faster
                    continue
                self.rooms.look_again(room)
                return room
        seats = [messages.SeatWish("here"), *[messages.SeatWish("friend")] * (asked.seats - 1)]
        new = messages.Open(asked.id, asked.game, seats, asked.options, asked.clock, True, name=asked.name)
        return await self.open(visitor, structs.replace(new, bank=asked.bank, increment=asked.increment))

    async def rematch(self, visitor: Visitor, before: Room, asked: messages.Rematch) -> Shown:
        """The same table once more, for all who sat there: one room, whoever asks first. Refusal."""
        table = before.table
        if not table.seats_of(visitor.person):
            raise Refusal(Reason.NOT_YOUR_SEAT)
        if not table.over:
            raise Refusal(Reason.MATCH_RUNNING)
        several = len(table.people) > 1

        def opened(wish: Wish) -> Decision:
            chairs = [_again(seat_of, wish.person, asked.invite) for seat_of in table.seats]
            if several:  # the seats are turned on by one
                chairs = [*chairs[1:], chairs[0]]
            return decide.open_room(
                wish,
                table.options,
                chairs,
                timing=table.timing,
                speed=self.ports.speed,
                invite=new_key() if several else "",
                watch=new_key() if several else "",
                watching=table.watching,
                endless=table.endless,
                before=before.name,
            )

        found = await self._begin(visitor, successor_of(before.name, table), asked.id, opened)
        if found.table.phase == "waiting" and found.table.seats_of(visitor.person):
            if isinstance(found, Room):
                wish = found.wish(visitor, asked.id)
                await found.do(lambda table: decide.ready(table, wish, True))
            elif isinstance(found, Mirror):
                with contextlib.suppress(Lost):  # the table shows who is not ready yet
                    await found.ask(visitor.person, messages.Ready(asked.id, found.name))
        return found

    async def instead(self, visitor: Visitor, before: Room, asked: messages.Instead) -> Shown:
        """A new match with computer players for all who are away (KP-05); the one before ends. Refusal."""
        table, wish = before.table, before.wish(visitor, asked.id)
        level = level_of(table.game, asked.level)
        await before.do(lambda table: decide.instead(table, wish))
        self.rooms.look_again(before)

        def opened(wish: Wish) -> Decision:
            chairs = [
                Chair("computer", level=level)
                if seat.kind == "person" and seat.person != wish.person
                else Chair(seat.kind, seat.person, seat.level, seat.name)
                for seat in table.seats
            ]
            return decide.open_room(wish, table.options, chairs, timing=table.timing, speed=self.ports.speed)

        return await self._begin(visitor, room_for(visitor.person, "instead", before.name), asked.id, opened)

    def listed(self, game: str | None) -> list[messages.Listed]:
        """The tables where anybody may sit down."""
        now = self.ports.now()
        return [
            messages.Listed(
                room=room.name,
                game=room.table.game.name,
                options=dict(room.table.options),
                clock=room.table.clock,
                bank=room.table.timing.bank,
                increment=room.table.timing.increment,
                seats=room.chairs(),
                free=sum(seat.kind == "open" for seat in room.table.seats),
                waiting=max(0, round(now - room.table.opened)),
                endless=room.table.endless,
            )
            for room in self.rooms.listed()
            if game is None or room.table.game.name == game
        ][:LISTED]

    async def _begin(self, visitor: Visitor, name: str, asked: str, opened: Opened) -> Shown:
        """Open the room `name`, unless it is there already."""
        found = await self.rooms.find(name)
        if found is not None:
            return found
        if self.rooms.opened_by(visitor.person) >= ROOMS_PER_PERSON:
            text = f"{ROOMS_PER_PERSON} of your matches are running; end one of them first"
            raise Trouble(Code.TOO_MANY, text, limit=ROOMS_PER_PERSON)
        wish = Wish(visitor.person, self.ports.now(), command_key(visitor.person, asked), self.ports.seed)
        return await self.rooms.begin(name, opened(wish))


def options_of(played: Game, options: messages.Options, seats: int) -> OptionValues:
    """Options for so many seats; Trouble."""
    try:
        played.options(seats=seats)
    except OptionError as error:
        raise Trouble(Code.BAD_SEATS, str(error)) from None
    try:
        return played.options(**(options | {"seats": seats}))
    except OptionError as error:
        raise Trouble(Code.BAD_OPTION, str(error)) from None


def timing_of(asked: messages.Open | messages.PlayNow | messages.Change) -> Timing:
    """How a clock shall run, within its limits; Trouble."""
    clock = asked.clock
    if clock is not None and not SHORTEST_CLOCK <= clock <= LONGEST_CLOCK:
        text = f"a clock gives {SHORTEST_CLOCK} to {LONGEST_CLOCK} seconds a move, or is null for none, not {clock}"
        raise Trouble(Code.BAD_CLOCK, text, low=SHORTEST_CLOCK, high=LONGEST_CLOCK)
    return Timing(clock, asked.bank, asked.increment if asked.bank else 0)


def level_of(game: Game, level: str | None) -> str:
    """A level of a game's computer players: the one that is named, or the first that thinks; Trouble."""
    if level is None:
        return game.levels[min(1, len(game.levels) - 1)]
    if level not in game.levels:
        text = f"a computer seat has a level, one of {', '.join(game.levels)}, not {level!r}"
        raise Trouble(Code.BAD_SEATS, text)
    return level


def _game(name: str) -> Game:
    try:
        return game_of(name)
    except LookupError as error:
        raise Trouble(Code.NO_GAME, str(error)) from None


def _chair(person: str, name: str, wish: messages.SeatWish, levels: tuple[str, ...]) -> Chair:
    if wish.kind != "computer" and wish.level is not None:
        raise Trouble(Code.BAD_SEATS, f'a seat "{wish.kind}" has no level')
    if wish.kind == "here":
        return Chair("person", person=person, name=name)
    if wish.kind == "friend":
        return Chair("open")
    if wish.level not in levels:
        raise Trouble(Code.BAD_SEATS, f"a computer seat has a level, one of {', '.join(levels)}, not {wish.level!r}")
    return Chair("computer", level=wish.level)


def _again(seat: Seat, person: str, invite: bool) -> Chair:
    """Who sits on a seat once more; the others, where they are to come by a new link, do so."""
    if invite and seat.kind == "person" and seat.person != person:
        return Chair("open")
    return Chair(seat.kind, seat.person, seat.level, seat.name)
