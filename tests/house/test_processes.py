"""Several processes of one house over one log and one bus: a room is one's, and people of any play at it. Whoever dies
or falls asleep takes nothing along."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

from hanpan.bus import LocalBus, NobodyThere
from hanpan.games.face import game
from hanpan.house import entries, messages
from hanpan.house.house import House
from hanpan.house.people import command_key
from hanpan.house.room import Room
from hanpan.house.rooms import ALONE, LEASE, REST
from hanpan.house.table import replay
from hanpan.match import Moved
from hanpan.store import Store
from hanpan.store.leases import Leases
from tests.house.parlour import FRIEND, HERE, Clock, Guest, fresh, parlour
from tests.house.test_rooms import Log


class Leased(Log):
    """A log whose leases run by a clock that moves when it is told to."""

    def __init__(self, log: Store, clock: Clock) -> None:
        super().__init__(log)
        self.leases = Leases(clock)

    async def alive(self, owner: str, seconds: float) -> bool:
        return self.leases.alive(owner, seconds)

    async def lives(self, owner: str) -> bool:
        return self.leases.lives(owner)

    async def claim(self, room: str, owner: str) -> str:
        return self.leases.claim(room, owner)

    async def release(self, room: str, owner: str) -> None:
        self.leases.release(room, owner)


class Deaf(LocalBus):
    """A bus that loses the answers to so many questions, which are carried out all the same."""

    losing = 0

    async def ask(self, process: str, body: bytes) -> bytes:
        answer = await super().ask(process, body)
        if self.losing:
            self.losing -= 1
            raise NobodyThere(process)
        return answer


class City:
    """The processes of one house."""

    def __init__(self, log: Store) -> None:
        self.clock = Clock()
        self.log = Leased(log, self.clock)
        self.bus = Deaf()
        self.stack = AsyncExitStack()
        self.houses: list[House] = []

    async def house(self, windows: bool = False) -> House:
        """One process more."""
        house = await self.stack.enter_async_context(parlour(self.log, clock=self.clock, bus=self.bus, windows=windows))
        self.houses.append(house)
        return house

    async def dies(self, house: House) -> None:
        """Without a word: it gives nothing back and says nothing more."""
        await self.bus.leave(house.rooms.owner)
        for chore in house._chores:
            chore.cancel()
        for room in house.rooms.inside.values():
            room.stop()
        for mirror in house.rooms.mirrors.values():
            await self.bus.ignore(mirror.name, mirror._hear)
            mirror.stop()
        house.rooms.inside.clear()
        house.rooms.mirrors.clear()

    async def still(self) -> None:
        """Let everything that was told be heard."""
        async with asyncio.timeout(30):
            await asyncio.sleep(0)
            while any(
                mirror._tasks or mirror._telling or mirror._reading.locked()
                for house in self.houses
                for mirror in house.rooms.mirrors.values()
            ):
                await asyncio.sleep(0.001)

    async def later(self, seconds: float, *alive: House) -> None:
        """Time goes by, and these processes beat."""
        steps = max(1, round(seconds))
        for _ in range(steps):
            self.clock.time += seconds / steps
            for house in alive:
                await house.rooms.beat()


@pytest.fixture
async def city(log: Store) -> AsyncIterator[City]:
    city = City(log)
    async with city.stack:
        yield city


async def come(house: House, token: str | None = None) -> Guest:
    guest = Guest(house, token)
    await guest.hello()
    return guest


@asynccontextmanager
async def pair(city: City, clock: int | None = None) -> AsyncIterator[tuple[House, House, Guest, Guest, str]]:
    """Ann's table at one process, and Ben, who has come to it from another."""
    one, other = await city.house(), await city.house()
    ann, ben = await come(one), await come(other)
    name = await ann.open(HERE, FRIEND, clock=clock, months=3)
    key = one.rooms.inside[name].table.invite
    await ben.ask(messages.Enter(fresh(), name, key), messages.Done)
    await ben.ask(messages.Join(fresh(), name, key, name="Ben"), messages.Done)
    await city.still()
    assert one.rooms.inside[name].table.phase == "playing"
    assert (list(other.rooms.inside), list(other.rooms.mirrors)) == ([], [name])
    yield one, other, ann, ben, name


async def moves(city: City, name: str) -> list[Moved]:
    return [entry for entry in entries.read(await city.log.load(name)) if isinstance(entry, Moved)]


async def test_somebody_at_another_process_plays_at_the_same_table(city: City) -> None:
    async with pair(city) as (one, other, ann, ben, name):
        for _ in range(8):
            for guest in (ann, ben):
                if guest.view.legal:
                    done = await guest.move(name)
                    assert done.state == guest.view.state
                    await city.still()
        assert ann.view.state == ben.view.state > 8
        assert (ann.view.seat, ben.view.seat) == (0, 1)
        played = [move.move for move in await moves(city, name)]
        assert len(played) > 8
        assert other.rooms.mirrors[name].table.match == one.rooms.inside[name].table.match
        # Each sees an own hand, and not the other's.
        assert ann.view.position["hand"][1] == ben.view.position["hand"][0] == []
        assert len(ben.view.position["hand"][1]) == ben.view.position["held"][1]


async def test_a_refusal_comes_from_the_owner_too(city: City) -> None:
    async with pair(city) as (_one, _other, ann, ben, name):
        waits = ben if ann.view.legal else ann
        wish = messages.Move(fresh(), name, waits.view.seat or 0, waits.view.state, "01-red")
        assert (await waits.ask(wish, messages.Refused)).reason == "not_your_turn"
        with_words = messages.Move(fresh(), name, ben.view.seat or 0, ben.view.state, "no such card")
        assert (await ben.ask(with_words, messages.Error)).code == "bad_move"


async def test_everybody_sees_who_is_there_and_how_many_look_on(city: City) -> None:
    async with pair(city) as (one, other, ann, ben, name):
        assert [seat.online for seat in ann.view.seats] == [seat.online for seat in ben.view.seats] == [True, True]
        watch = one.rooms.inside[name].table.watch
        carl = await come(other)
        await carl.ask(messages.Enter(fresh(), name, watch), messages.Done)
        await city.still()
        assert carl.view.seat is None
        assert one.rooms.inside[name]._watching() == 1
        ben.go()
        await city.still()
        assert [seat.online for seat in ann.view.seats] == [True, False]
        assert [seat.online for seat in carl.view.seats] == [True, False]
        await city.later(11, one, other)  # by now it is more than a page that is loaded anew
        one.rooms.inside[name]._ring()
        while one.rooms.inside[name]._due:
            await asyncio.sleep(0.001)
        await city.still()
        assert [seat.since is not None for seat in carl.view.seats] == [False, True]
        again = await come(other, ben.token)
        await again.ask(messages.Enter(fresh(), name), messages.Done)
        await city.still()
        assert [(seat.online, seat.since) for seat in ann.view.seats] == [(True, None), (True, None)]


async def test_what_is_said_is_read_at_every_process(city: City) -> None:
    async with pair(city) as (_one, other, ann, ben, name):
        await ben.ask(messages.Say(fresh(), name, text="hello Ann"), messages.Done)
        await ann.ask(messages.Say(fresh(), name, phrase="thanks"), messages.Done)
        await city.still()

        def read(guest: Guest) -> list[tuple[str | None, str | None]]:
            chats = [message for message in guest.heard if isinstance(message, messages.Chat)]
            return [(line.name or line.text, line.phrase) for chat in chats for line in chat.lines]

        assert read(ann) == read(ben) == [("Ben", None), ("thanks"[:0] or None, "thanks")]
        # Who comes in later is told what was said, wherever.
        late = await come(other, ben.token)
        await late.ask(messages.Enter(fresh(), name), messages.Done)
        assert read(late) == read(ben)


async def test_an_answer_that_is_lost_on_the_way_was_carried_out_once(city: City) -> None:
    async with pair(city) as (_one, _other, ann, ben, name):
        if not ben.view.legal:
            await ann.move(name)
            await city.still()
        while not ben.view.legal:
            await ann.move(name)
            await city.still()
        before = await moves(city, name)
        wish = ben.wish(name)
        city.bus.losing = 1  # the owner is asked again
        first = await ben.ask(wish, messages.Done)
        city.bus.losing = 2  # … twice in vain
        assert (await ben.ask(wish, messages.Error)).code == "elsewhere"
        done = await ben.ask(wish, messages.Done)  # the page repeats what had no answer
        assert done == first
        assert len(await moves(city, name)) == len(before) + 1
        await city.still()
        assert done.state <= ben.view.state


async def test_E15_an_owner_that_dies_is_followed_when_its_lease_has_run_out(city: City) -> None:
    async with pair(city, clock=100) as (one, other, ann, ben, name):
        await city.later(30, one, other)
        [actor] = ann.view.actors
        await city.dies(one)
        wish = ben.wish(name, move="01-red") if actor == 0 else ben.wish(name)
        assert (await ben.ask(wish, messages.Error)).code == "elsewhere"  # it might still live
        await city.later(LEASE + 20, other)
        assert list(other.rooms.inside) == [name]
        # Nobody's time ran while nobody kept it, nor did what nobody has written down: of the 100 seconds 20 have gone
        # by since the other took over, at the first beat after the lease.
        assert other.rooms.inside[name].left() == {actor: 80}
        again = await come(other, ann.token)
        await again.ask(messages.Enter(fresh(), name), messages.Done)
        made = 0
        for guest in (again, ben) * 4:
            if guest.view.legal:
                await guest.move(name)
                made += 1
        assert len(await moves(city, name)) == made >= 4
        # What is in memory is what the log says.
        bodies = await city.log.load(name)
        assert replay(entries.read(bodies)) == other.rooms.inside[name].table


async def test_an_owner_that_closes_gives_its_rooms_back_at_once(city: City) -> None:
    other = await city.house()
    async with parlour(city.log, clock=city.clock, bus=city.bus) as one:
        ann, ben = await come(one), await come(other)
        name = await ann.open(HERE, FRIEND, months=3)
        key = one.rooms.inside[name].table.invite
        await ben.ask(messages.Join(fresh(), name, key), messages.Done)
        await city.still()
    if not ben.view.legal:
        ann = await come(other, ann.token)
        await ann.ask(messages.Enter(fresh(), name), messages.Done)
        await ann.move(name)
    else:
        await ben.move(name)
    assert list(other.rooms.inside) == [name]
    assert len(await moves(city, name)) == 1


async def test_an_owner_that_slept_too_long_is_none_any_more_and_its_people_go_on(city: City) -> None:
    async with pair(city) as (one, other, ann, ben, name):
        await city.later(LEASE + 1, other)  # one does not beat
        assert list(other.rooms.inside) == [name]
        guests = {ann.view.seat: ann, ben.view.seat: ben}
        # It does not know yet. Whatever it appends counts if nobody else was faster: the log is the judge.
        [actor] = ann.view.actors
        await guests[actor].move(name)
        await one.rooms.beat()
        assert (list(one.rooms.inside), list(one.rooms.mirrors)) == ([], [name])
        await city.still()
        for _ in range(3):
            for guest in (ann, ben):
                if guest.view.legal:
                    await guest.move(name)
                    await city.still()
        assert ann.view.state == ben.view.state
        ids = [move.command for move in await moves(city, name)]
        assert len(ids) == len(set(ids)) > 3


async def test_two_that_find_an_owner_dead_do_not_both_follow(city: City) -> None:
    async with pair(city) as (one, other, ann, ben, name):
        third = await city.house()
        carl = await come(third)
        await carl.ask(messages.Enter(fresh(), name, one.rooms.inside[name].table.watch), messages.Done)
        await city.dies(one)
        await city.later(LEASE + 1, other, third)
        owners = [house for house in (other, third) if name in house.rooms.inside]
        assert len(owners) == 1
        ann = await come(third, ann.token)
        await ann.ask(messages.Enter(fresh(), name), messages.Done)
        await city.still()
        for guest in (ann, ben):
            if guest.view.legal:
                await guest.move(name)
                await city.still()
        assert carl.view.state == ann.view.state == ben.view.state


async def test_a_rematch_asked_for_at_another_process_is_one_room_for_all(city: City) -> None:
    async with pair(city) as (one, _other, ann, ben, name):
        await ben.ask(messages.Leave(fresh(), name), messages.Done)
        await city.still()
        theirs = await ben.ask(messages.Rematch(fresh(), name), messages.Opened)
        mine = await ann.ask(messages.Rematch(fresh(), name), messages.Opened)
        assert theirs.room == mine.room
        await city.still()
        assert one.rooms.inside[mine.room].table.phase == "playing"
        assert ben.view.room == ann.view.room == mine.room


async def test_a_room_that_is_closed_or_emptied_is_so_for_people_of_every_process(city: City) -> None:
    async with pair(city) as (_one, _other, _ann, ben, name):
        await city.log.close_room(name)
        wish = messages.Leave(fresh(), name)
        assert (await ben.ask(wish, messages.Refused)).reason == "match_over"
        await city.log.drop(name)
        assert (await ben.ask(messages.Leave(fresh(), name), messages.Error)).code == "no_room"


async def test_who_dies_looking_on_is_missed_by_the_owner(city: City) -> None:
    async with pair(city) as (one, other, ann, _ben, name):
        await city.dies(other)
        await city.later(LEASE + 1, one)
        assert [seat.online for seat in ann.view.seats] == [True, False]
        assert one.rooms.inside[name].afar == {}


async def test_a_mirror_goes_when_nobody_looks_into_it_and_the_owner_may_let_go(city: City) -> None:
    async with pair(city) as (one, other, ann, ben, name):
        ben.go()
        ann.go()
        city.clock.time += REST
        await other.rooms.beat()
        await other.rooms.sweep()
        assert (other.rooms.mirrors, one.rooms.inside[name].afar) == ({}, {})


async def test_a_process_drops_no_room_that_another_has(city: City) -> None:
    """What it has learnt at its start grows old: the other may have played on since."""
    async with pair(city) as (one, _other, ann, ben, name):
        third = await city.house()
        assert name in third.rooms._running
        await city.later(ALONE - 1, one)
        await ann.ask(messages.Say(fresh(), name, text="still here"), messages.Done)
        await city.later(2, one, third)
        await third.rooms.sweep()
        assert len(await city.log.load(name)) > 0
        for guest in (ann, ben):
            if guest.view.legal:
                await guest.move(name)


@pytest.fixture
def plain_zayagoshi() -> Iterator[None]:
    game("zayagoshi").compiled = False
    yield
    game("zayagoshi").compiled = True


async def in_window(city: City) -> tuple[House, Guest, Guest, Room]:
    """Ann's process, Ann, Ben of another process, and their room, in which a window is open for Ben alone."""
    one, other = await city.house(windows=True), await city.house(windows=True)
    ann, ben = await come(one), await come(other)
    name = await ann.open(HERE, FRIEND, game="zayagoshi", dice=False, rounds=1)
    room = one.rooms.inside[name]
    await ben.ask(messages.Join(fresh(), name, room.table.invite), messages.Done)
    await city.still()
    guests = {0: ann, 1: ben}
    while not room.gathering or room.match.position.actors != (1,):
        if room.gathering:  # Ann's to answer, or both
            city.clock.time += 4
            room._ring()
            while room._due:
                await asyncio.sleep(0.001)
        else:
            mover = guests[room.match.position.actors[0]]
            ends = [move for move in mover.view.legal if move.startswith(("discard", "end"))]
            await mover.move(name, ends[0] if ends else None)
        await city.still()
    return one, ann, ben, room


@pytest.mark.usefixtures("plain_zayagoshi")
async def test_an_answer_to_a_window_may_come_from_any_process_and_waits_for_its_end(city: City) -> None:
    """The connection goes on meanwhile, and nobody is told that there is an answer (ZX-04)."""
    _one, ann, ben, room = await in_window(city)
    name = room.name
    before = len(ben.heard)
    wish = ben.wish(name, "pass")
    await ben.house.handle(ben.visitor, wish)
    await ben.ask(messages.Ping("meanwhile"), messages.Pong)
    seen = len(ann.frames)
    await city.still()
    assert (len(ann.frames), [m for m in ben.heard[before:] if isinstance(m, messages.Done)]) == (seen, [])
    city.clock.time += 4
    room._ring()
    async with asyncio.timeout(30):
        while not any(isinstance(message, messages.Done) for message in ben.heard[before:]):
            await asyncio.sleep(0.001)
    [done] = [message for message in ben.heard[before:] if isinstance(message, messages.Done)]
    assert (done.id, done.state) == (wish.id, room.state)


@pytest.mark.usefixtures("plain_zayagoshi")
@pytest.mark.parametrize("match_goes_on", [False, True])
async def test_a_lost_race_at_the_end_of_a_window_leaves_no_answer_hanging(city: City, match_goes_on: bool) -> None:
    """Somebody else has written to the log. Where the window is over by that, nothing comes of the answer, and it is
    told; where it is the same, the answer counts."""
    _one, _ann, ben, room = await in_window(city)
    before, state = len(ben.heard), room.state
    wish = ben.wish(room.name, "pass")
    await ben.house.handle(ben.visitor, wish)
    await city.still()
    at = city.clock.time
    entry = Moved(1, "pass", at, by="clock") if match_goes_on else entries.Shown(False, "open", at)
    await city.log.append(room.name, room.table.length, [entries.encode(entry)])
    city.clock.time += 4
    room._ring()
    async with asyncio.timeout(30):
        while not any(isinstance(said, messages.Done | messages.Refused) for said in ben.heard[before:]):
            await asyncio.sleep(0.001)
    [answer] = [said for said in ben.heard[before:] if isinstance(said, messages.Done | messages.Refused)]
    counted = [move.command for move in await moves(city, room.name)].count(command_key(ben.visitor.person, wish.id))
    assert answer.id == wish.id
    if match_goes_on:
        assert isinstance(answer, messages.Refused)
        assert (answer.reason, counted) == ("stale", 0)
    else:
        assert isinstance(answer, messages.Done)
        assert (answer.state > state, counted) == (True, 1)


@pytest.mark.parametrize("seed", range(3))
async def test_nothing_is_lost_or_doubled_while_processes_die_and_answers_are_lost(city: City, seed: int) -> None:
    """Two people play on at whatever process there is; owners die, and the bus loses answers. Every move that was
    acknowledged stands in the log once, and whatever a page repeats counts once."""
    dice = random.Random(seed)
    houses = [await city.house() for _ in range(2)]
    ann, ben = await come(houses[0]), await come(houses[1])
    name = await ann.open(HERE, FRIEND, months=3)
    await ben.ask(messages.Join(fresh(), name, houses[0].rooms.inside[name].table.invite), messages.Done)
    acknowledged: list[str] = []
    for _ in range(60):
        await city.still()
        chance = dice.random()
        if chance < 0.15:  # an owner dies, and another process comes
            dead = dice.randrange(2)
            await city.dies(houses[dead])
            houses[dead] = await city.house()
            await city.later(LEASE + 1, *houses)
        elif chance < 0.3:
            city.bus.losing = 1
        guests = []
        for guest, house in ((ann, houses[0]), (ben, houses[1])):
            if guest.house is not house or name not in guest.visitor.rooms:
                guest = await come(house, guest.token)
                await guest.house.handle(guest.visitor, messages.Enter(fresh(), name))
                await city.later(LEASE + 1, *houses)
                await guest.house.handle(guest.visitor, messages.Enter(fresh(), name))
            guests.append(guest)
        ann, ben = guests
        await city.still()
        mover = next((guest for guest in guests if guest.views and guest.view.legal), None)
        if mover is None:
            continue
        wish = mover.wish(name, dice.choice(mover.view.legal))
        for _attempt in range(4):
            before = len(mover.heard)
            await mover.house.handle(mover.visitor, wish)
            answers = [
                m for m in mover.heard[before:] if isinstance(m, messages.Done | messages.Refused | messages.Error)
            ]
            if isinstance(answers[-1], messages.Done):
                acknowledged.append(command_key(mover.visitor.person, wish.id))
                break
            assert isinstance(answers[-1], messages.Error), answers
            assert answers[-1].code == "elsewhere"
            await city.later(1, *houses)
    city.bus.losing = 0
    kept = Counter(move.command for move in await moves(city, name))
    assert len(acknowledged) > 20
    assert kept == Counter(acknowledged)
    [owner] = [house for house in houses if isinstance(house.rooms.get(name), Room)]
    assert owner.rooms.inside[name].table == replay(entries.read(await city.log.load(name)))
