"""Two to eight people at one room, in any order: coming, sitting down, pressing, pressing twice, leaving, talking, and
the house falling in between. Seats are never shared, nobody is locked out of an own seat, and whoever comes back sees
what an undisturbed one sees.

`HANPAN_TABLES=1000` tries as many evenings as are wished.
"""

from __future__ import annotations

import asyncio
import os
import re
from contextlib import AsyncExitStack
from typing import Any

from hypothesis import HealthCheck, event, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from hanpan.games.face import game
from hanpan.house import entries, messages
from hanpan.house.house import House
from hanpan.house.table import Table, replay
from hanpan.store import Store
from tests.house.parlour import FRIEND, HERE, RANDOM, Clock, Guest, fresh, parlour, settled

PEOPLE = st.integers(0, 7)
SEATS = st.integers(0, 7)


class Tables(RuleBasedStateMachine):
    """A real house over a log in memory, and eight people of whom the first opens the room."""

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.stack = AsyncExitStack()
        self.log = self.run(self.opened_log())
        self.clock = Clock()
        self.house: House
        self.tokens: list[str] = []
        self.here: dict[int, Guest] = {}
        self.room = ""
        self.said: list[tuple[int, messages.Command]] = []
        self.invite = self.watch = ""

    def run(self, wanted: Any) -> Any:
        return self.runner.run(wanted)

    async def opened_log(self) -> Store:
        return await self.stack.enter_async_context(Store.open("sqlite://"))

    @initialize(
        seats=st.sampled_from(
            [(HERE, FRIEND), (HERE, FRIEND, FRIEND), (HERE, FRIEND, FRIEND, RANDOM), (HERE, *[FRIEND] * 7)]
        ),
        begun=st.booleans(),
        endless=st.booleans(),
    )
    def open(self, seats: tuple[messages.SeatWish, ...], begun: bool, endless: bool) -> None:
        self.run(self.start())
        self.run(self.meet(seats, endless))
        if begun:
            for who in range(1, sum(seat is FRIEND for seat in seats) + 1):
                self.join(who, None, True)
                self.ready(who, True)
            assert self.table.match is not None

    async def start(self) -> None:
        self.houses = AsyncExitStack()
        self.house = await self.houses.enter_async_context(parlour(self.log, clock=self.clock))

    async def meet(self, seats: tuple[messages.SeatWish, ...], endless: bool) -> None:
        for _ in range(8):
            guest = Guest(self.house)
            self.tokens.append((await guest.hello()).token)
            self.here[len(self.here)] = guest
        options: messages.Options = {"rounds": 0, "ask_seats": True} if endless else {"rounds": 2}
        wish = messages.Open(fresh(), "daifugo", list(seats), options, endless=endless)
        self.room = (await self.here[0].ask(wish, messages.Opened)).room
        self.invite, self.watch = self.table.invite, self.table.watch

    @property
    def table(self) -> Table:
        return self.house.rooms.inside[self.room].table

    # ------------------------------------------------------------------------------------------------- what is done

    def command(self, who: int, kind: type[Any], **fields: Any) -> None:
        command = kind(fresh(), self.room, **fields)
        self.said.append((who, command))
        self.run(self.say(who, command))

    async def say(self, who: int, command: messages.Command) -> None:
        guest = self.here.get(who)
        if guest is not None:
            if self.room not in guest.visitor.rooms:
                await self.house.handle(guest.visitor, messages.Enter(fresh(), self.room, self.watch))
            await self.house.handle(guest.visitor, command)
            await settled(self.house)

    @rule(who=PEOPLE)
    def come(self, who: int) -> None:
        if who not in self.here:
            self.run(self.comes(who))

    async def comes(self, who: int) -> None:
        guest = self.here[who] = Guest(self.house, self.tokens[who])
        await guest.hello()

    @rule(who=PEOPLE)
    def go(self, who: int) -> None:
        async def goes() -> None:
            guest = self.here.pop(who, None)
            if guest is not None:
                guest.go()

        self.run(goes())

    @rule(seconds=st.sampled_from([1, 11, 130]))
    def time_goes_by(self, seconds: int) -> None:
        self.clock.time += seconds

        async def ring() -> None:
            room = self.house.rooms.inside.get(self.room)
            if room is not None:
                room._ring()
                while room._due is not None:
                    await asyncio.sleep(0)

        self.run(ring())

    @rule(who=PEOPLE, seat=st.none() | SEATS, right=st.booleans())
    def join(self, who: int, seat: int | None, right: bool) -> None:
        room = self.house.rooms.inside.get(self.room)
        self.invite = self.invite if room is None else room.table.invite
        self.command(who, messages.Join, key=self.invite if right else "wrong", seat=seat)

    @rule(who=PEOPLE)
    def enter(self, who: int) -> None:
        self.command(who, messages.Enter, key=self.watch)

    @rule(who=PEOPLE)
    def stand(self, who: int) -> None:
        self.command(who, messages.Stand)

    @rule(who=PEOPLE, ready=st.booleans())
    def ready(self, who: int, ready: bool) -> None:
        self.command(who, messages.Ready, ready=ready)

    @rule(who=PEOPLE, seat=SEATS, kind=st.sampled_from(["open", "close", "level", "begin", "swap", "change"]))
    def arrange(self, who: int, seat: int, kind: str) -> None:
        match kind:
            case "open" | "close":
                self.command(who, messages.Invite, seat=seat, open=kind == "open")
            case "level":
                self.command(who, messages.Seated, seat=seat, level="random")
            case "begin":
                self.command(who, messages.Begin)
            case "swap":
                self.command(who, messages.Swap, one=seat, other=(seat + 1) % 8)
            case _:
                self.command(who, messages.Change, options={"rounds": 2})

    @rule(who=PEOPLE, seat=SEATS)
    def stand_in(self, who: int, seat: int) -> None:
        self.command(who, messages.StandIn, seat=seat, level="random")

    @rule(who=PEOPLE)
    def return_(self, who: int) -> None:
        self.command(who, messages.Return)

    @rule(data=st.data(), moves=st.sampled_from([1, 3, 12, 60]))
    def play(self, data: st.DataObject, moves: int) -> None:
        for _ in range(moves):
            able = [(who, guest) for who, guest in self.here.items() if guest.views and guest.view.legal]
            if not able:
                return
            who, guest = able[0]
            move = guest.view.legal[data.draw(st.integers(0, len(guest.view.legal) - 1))]
            wish = messages.Move(fresh(), self.room, guest.view.seat or 0, guest.view.state, move)
            self.said.append((who, wish))
            self.run(self.say(who, wish))

    @rule(who=PEOPLE)
    def go_on(self, who: int) -> None:
        room = self.house.rooms.inside.get(self.room)
        match = None if room is None else room.table.match
        if match is not None and match.ways:
            self.command(who, messages.Next, state=match.seq, way=match.ways[0])

    @rule(who=PEOPLE, text=st.sampled_from(["one", "two"]))
    def say_something(self, who: int, text: str) -> None:
        self.command(who, messages.Say, text=text)

    @rule(who=PEOPLE)
    def come_back_to_an_own_seat(self, who: int) -> None:
        """Whoever sits here is let in at any time, has the seat, and may play it again whatever has become of it."""
        if self.room and self.run(self.log.load(self.room)):
            self.come(who)
            self.run(self.comes_back(who))

    async def comes_back(self, who: int) -> None:
        guest = self.here[who]
        await self.house.handle(guest.visitor, messages.Enter(fresh(), self.room, self.watch))
        table = self.table
        own = table.seats_of(guest.visitor.person)
        if not own or table.over:
            return
        await guest.ask(messages.Return(fresh(), self.room), messages.Done)
        await settled(self.house)
        table = self.table
        if table.match is not None and not table.over:
            assert not table.seats[own[0]].stand_in
            assert guest.view.seat == own[0]
            assert bool(guest.view.legal) == (own[0] in table.match.position.actors)
            if guest.view.legal:
                wish = messages.Move(fresh(), self.room, own[0], guest.view.state, guest.view.legal[0])
                self.said.append((who, wish))
                await guest.ask(wish, messages.Done)
                await settled(self.house)
                event("played an own seat")

    @precondition(lambda self: self.said)
    @rule(data=st.data())
    def press_again(self, data: st.DataObject) -> None:
        """What was carried out once changes nothing when it is sent again, on whatever connection."""
        who, command = self.said[data.draw(st.integers(max(0, len(self.said) - 20), len(self.said) - 1))]
        if who not in self.here:
            return
        room = self.house.rooms.inside.get(self.room)
        carried = room is not None and room.wish(self.here[who].visitor, command.id).command  # type: ignore[union-attr]
        known = room is not None and (
            carried in room.table.commands or (room.table.match is not None and carried in room.table.match.commands)
        )
        before = None if room is None else room.table
        self.run(self.say(who, command))
        if known and room is not None and before is not None:
            assert (room.table.match, room.table.seats) == (before.match, before.seats)

    @rule(politely=st.booleans())
    def restart(self, politely: bool) -> None:
        async def again() -> None:
            if politely:
                await self.houses.aclose()
            else:
                for chore in self.house._chores:
                    chore.cancel()
                for room in self.house.rooms.inside.values():
                    room.stop()
                    await self.log.release(room.name, self.house.rooms.owner)
                await asyncio.sleep(0)
            old, self.here = self.here, {}
            await self.start()
            await asyncio.gather(*self.house._chores[:1])
            for who in old:
                await self.comes(who)

        self.run(again())

    # ------------------------------------------------------------------------------------------------ what must hold

    @invariant()
    def what_is_in_the_log_is_what_is_there(self) -> None:
        room = self.house.rooms.inside.get(self.room) if self.room else None
        if room is not None:
            bodies = self.run(self.log.load(self.room))
            assert replay(entries.read(bodies)) == room.table
            event(f"{room.table.phase}, {sum(1 for seat in room.table.seats if seat.stand_in)} stood in for")

    @invariant()
    def nobody_shares_a_seat_and_nobody_has_two(self) -> None:
        room = self.house.rooms.inside.get(self.room) if self.room else None
        if room is not None:
            people = [seat.person for seat in room.table.seats if seat.kind == "person"]
            assert len(people) == len(set(people))

    @invariant()
    def who_comes_back_sees_what_an_undisturbed_one_sees(self) -> None:
        if not self.room:
            return
        room = self.house.rooms.inside.get(self.room)
        if room is None:
            return
        people = {guest.visitor.person: guest for guest in self.here.values()}
        for person in room.table.people:
            guest = people.get(person)
            if guest is None or guest.visitor not in room.onlookers.looking:
                continue

            async def looks(guest: Guest = guest) -> tuple[tuple[bytes, set[int]], tuple[bytes, set[int]]]:
                fresh_one = Guest(self.house, guest.token)
                await fresh_one.hello()
                await fresh_one.ask(messages.Enter(fresh(), self.room), messages.Done)
                room = self.house.rooms.inside[self.room]
                room.onlookers.looking[guest.visitor].forget()
                seen = (room.frame(guest.visitor), read_by(guest)), (fresh_one.frames[-1], read_by(fresh_one))
                fresh_one.go()
                return seen

            old, new = ((re.sub(rb'"now":[0-9.]+', b"", frame), lines) for frame, lines in self.run(looks()))
            assert old[0] == new[0]
            # (Who has looked on before may have read more of what onlookers say.)
            assert new[1] <= old[1]
            if room.table.match is not None:
                assert guest.view.seat == room.table.seats_of(person)[0]

    def teardown(self) -> None:
        self.run(self.houses.aclose())
        self.run(self.stack.aclose())
        self.runner.close()


def read_by(guest: Guest) -> set[int]:
    """The numbers of the lines that a connection was sent."""
    chats = [message for message in guest.heard if isinstance(message, messages.Chat)]
    return {line.number for chat in chats for line in chat.lines}


class Plain(Tables):
    """The rules' plain twins: a house does not care which it has, and they need no compiling."""

    def __init__(self) -> None:
        game("daifugo").compiled = False
        super().__init__()

    def teardown(self) -> None:
        super().teardown()
        game("daifugo").compiled = True


Plain.TestCase.settings = settings(
    max_examples=int(os.environ.get("HANPAN_TABLES", "40")),
    stateful_step_count=50,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
TestTables = Plain.TestCase
