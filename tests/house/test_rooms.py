"""Rooms come and go: out of memory, off the log, back after a restart, and shared with another process."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Sequence

import msgspec
import pytest

from hanpan.house import entries, messages
from hanpan.house.house import House
from hanpan.house.rooms import ALONE, ENDED_EVERY, KEPT, REST
from hanpan.match import Moved
from hanpan.players.worker import Question
from hanpan.store import Head, SeqTaken, Store, StoreError
from tests.house.parlour import HERE, RANDOM, Clock, Guest, Thinkers, fresh, parlour, settled


async def names(log: Store) -> set[str]:
    """All rooms on the log."""
    return {head.room for closed in (False, True) for head in await log.heads(closed=closed)}


async def played(house: House, moves: int = 1) -> tuple[Guest, str]:
    """A guest who has made some moves against a computer player."""
    guest = Guest(house)
    await guest.hello()
    room = await guest.open(HERE, RANDOM, months=3)
    for _ in range(moves):
        await settled(house)
        await guest.move(room)
    await settled(house)
    return guest, room


async def test_a_room_without_viewers_leaves_memory_and_comes_back_as_it_was(log: Store) -> None:
    clock = Clock()
    async with parlour(log, clock=clock) as house:
        guest, room = await played(house)
        before = msgspec.json.encode(guest.view)
        clock.time += REST
        await house.rooms.sweep()
        assert set(house.rooms.inside) == {room}  # somebody looks on
        guest.go()
        clock.time += REST / 2
        await house.rooms.sweep()
        assert set(house.rooms.inside) == {room}  # and may be back in a moment
        clock.time += REST / 2
        await house.rooms.sweep()
        assert house.rooms.inside == {}
        again = Guest(house, guest.token)
        assert (await again.hello()).rooms == [room]
        await again.ask(messages.Enter(fresh(), room), messages.Done)
        assert msgspec.json.encode(again.view) == before


async def test_F10_a_match_nobody_has_moved_in_is_dropped_soon(log: Store) -> None:
    clock = Clock()
    async with parlour(log, clock=clock) as house:
        guest = Guest(house)
        await guest.hello()
        room = await guest.open(HERE, RANDOM)
        await settled(house)
        clock.time += ALONE
        await house.rooms.sweep()
        assert await names(log) == {room}  # it is looked at
        guest.go()
        await house.rooms.sweep()
        clock.time += ALONE - 1
        await house.rooms.sweep()
        assert await names(log) == {room}
        clock.time += 1
        await house.rooms.sweep()
        assert await names(log) == set()
        again = Guest(house, guest.token)
        assert (await again.hello()).rooms == []
        assert (await again.ask(messages.Enter(fresh(), room), messages.Error)).code == "no_room"


@pytest.mark.parametrize("ended", [False, True])
async def test_a_match_somebody_has_played_in_is_kept_for_a_week(log: Store, ended: bool) -> None:
    clock = Clock()
    async with parlour(log, clock=clock) as house:
        guest, room = await played(house)
        if ended:
            await guest.ask(messages.Leave(fresh(), room), messages.Done)
        guest.go()
    # The week runs on over restarts of the house.
    clock.time += KEPT - ENDED_EVERY
    async with parlour(log, clock=clock) as house:
        await asyncio.gather(*house._chores[:1])
        await house.rooms.sweep()
        assert await names(log) == {room}
        clock.time += ENDED_EVERY
        await house.rooms.sweep()
        assert await names(log) == set()
        assert (await Guest(house, guest.token).hello()).rooms == []


async def test_a_match_that_ended_as_the_house_fell_is_closed_at_the_next_start(
    log: Store, caplog: pytest.LogCaptureFixture
) -> None:
    class Falls(Log):
        async def close_room(self, room: str) -> None:
            raise StoreError("the house falls")

    async with parlour(Falls(log)) as house:
        guest, room = await played(house)
        await guest.ask(messages.Leave(fresh(), room), messages.Done)
    assert await log.heads(closed=True) == []
    assert "could not be closed" in caplog.text
    async with parlour(log) as house:
        await asyncio.gather(*house._chores[:1])
    assert [head.room for head in await log.heads(closed=True)] == [room]


async def test_F10_rooms_created_and_left_leave_nothing_behind(log: Store) -> None:
    await created_and_left(log, 400)


@pytest.mark.slow
async def test_F10_ten_thousand_rooms_created_and_left_leave_nothing_behind(log: Store) -> None:
    await created_and_left(log, 10_000)


async def created_and_left(log: Store, count: int) -> None:
    """Open `count` rooms, each from a connection that vanishes: the house is then as it was after the first few."""

    class Forgetful(Thinkers):
        async def decide(self, question: Question, whose: str = "") -> int:
            move = await super().decide(question)
            self.asked.clear()
            return move

    clock = Clock()
    async with parlour(log, Forgetful(), clock) as house:

        async def come_and_go() -> None:
            guest = Guest(house)
            await guest.hello()
            await guest.open(HERE, RANDOM, months=3)
            guest.go()

        async def objects() -> int:
            """How many Python objects there are."""
            await settled(house)
            gc.collect()
            return len(gc.get_objects())

        async def swept() -> int:
            """How many there are once nobody has come for long."""
            await settled(house)
            clock.time += ALONE
            await house.rooms.sweep()
            assert house.rooms.inside == {}
            return await objects()

        async def crowd(rooms: int) -> None:
            for _ in range(rooms):
                await come_and_go()

        await crowd(count // 10)
        before = await swept()
        tasks = len(asyncio.all_tasks())
        await crowd(count // 10)
        a_room = (await objects() - before) / (count // 10)
        await crowd(count - 2 * (count // 10))
        after = await swept()
        assert await names(log) == set()
        assert (house.visitors, house.rooms._running, house.rooms._of_person) == (set(), {}, {})
        assert len(asyncio.all_tasks()) == tasks
        # What is left is what fills the caches of others, and no part of a room: less than a fifth of one for each.
        assert a_room > 5
        assert (after - before) / (count - count // 10) < a_room / 5


class Log:
    """A log that hands everything on; tests override what shall go otherwise."""

    def __init__(self, log: Store) -> None:
        self.log = log

    async def append(self, room: str, seq: int, bodies: Sequence[bytes]) -> None:
        await self.log.append(room, seq, bodies)

    async def load(self, room: str, after: int = 0) -> list[bytes]:
        return await self.log.load(room, after)

    async def alive(self, owner: str, seconds: float) -> bool:
        return await self.log.alive(owner, seconds)

    async def lives(self, owner: str) -> bool:
        return await self.log.lives(owner)

    async def claim(self, room: str, owner: str) -> str:
        return await self.log.claim(room, owner)

    async def release(self, room: str, owner: str) -> None:
        await self.log.release(room, owner)

    async def come(self, token: str, at: float, every: float) -> str | None:
        return await self.log.come(token, at, every)

    async def forget_people(self, before: float) -> None:
        await self.log.forget_people(before)

    async def meet(self, token: str, person: str, at: float) -> str:
        return await self.log.meet(token, person, at)

    async def heads(self, *, closed: bool, after: str = "", limit: int = 1000) -> list[Head]:
        return await self.log.heads(closed=closed, after=after, limit=limit)

    async def close_room(self, room: str) -> None:
        await self.log.close_room(room)

    async def drop(self, room: str) -> None:
        await self.log.drop(room)

    async def say(self, room: str, number: int, at: float, body: bytes, kept: int) -> None:
        await self.log.say(room, number, at, body, kept)

    async def said(self, room: str) -> list[tuple[int, bytes]]:
        return await self.log.said(room)

    async def mute(self, room: str, person: str, speaker: str, at: float | None) -> None:
        await self.log.mute(room, person, speaker, at)

    async def mutes(self, room: str) -> list[tuple[str, str]]:
        return await self.log.mutes(room)

    async def forget_said(self, before: float) -> None:
        await self.log.forget_said(before)


class Full(Log):
    """A log whose disk is full while `full` is set."""

    full = False

    async def append(self, room: str, seq: int, bodies: Sequence[bytes]) -> None:
        if self.full:
            raise StoreError("the disk is full")
        await super().append(room, seq, bodies)


async def test_what_cannot_be_written_has_not_happened(log: Store, caplog: pytest.LogCaptureFixture) -> None:
    full = Full(log)
    async with parlour(full) as house:
        guest = Guest(house)
        await guest.hello()
        room = await guest.open(HERE, RANDOM)
        await settled(house)
        before = msgspec.json.encode(guest.view)
        full.full = True
        wish = guest.wish(room)
        assert (await guest.ask(wish, messages.Error)).code == "not_kept"
        assert (await guest.ask(messages.Open(fresh(), "koikoi", [HERE, HERE]), messages.Error)).code == "not_kept"
        await guest.ask(messages.Enter(fresh(), room), messages.Done)
        assert msgspec.json.encode(guest.view) == before
        full.full = False
        # The page repeats what had no answer.
        await guest.ask(wish, messages.Done)
    assert "could not be kept" in caplog.text


class Stutters(Log):
    """A log that refuses the first few moves of computer players."""

    refusals = 3

    async def append(self, room: str, seq: int, bodies: Sequence[bytes]) -> None:
        event = entries.decode(bodies[0]) if seq else None
        if isinstance(event, Moved) and not event.command and self.refusals:
            self.refusals -= 1
            raise StoreError("the disk is full")
        await super().append(room, seq, bodies)


async def test_a_computer_moves_when_the_log_is_there_again(
    log: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("hanpan.house.room.RETRY", 0.001)
    stutters = Stutters(log)
    async with parlour(stutters) as house:
        guest, _room = await played(house, 3)
        assert stutters.refusals == 0
        assert guest.view.actors == [0]
    assert "could not be written" in caplog.text


class Granted(Log):
    """A log that gives the lease of a room to whoever asks."""

    async def claim(self, room: str, owner: str) -> str:
        return owner


async def test_a_room_that_another_process_has_is_not_decided_for_here(log: Store) -> None:
    async with parlour(log) as one, parlour(log) as other:
        guest, room = await played(one)
        tab = Guest(other, guest.token)
        await tab.hello()
        error = await tab.ask(messages.Enter(fresh(), room), messages.Error)
        assert error.code == "elsewhere"
        await one.rooms._let_go(room)
        await tab.ask(messages.Enter(fresh(), room), messages.Done)


async def test_another_process_was_faster(log: Store) -> None:
    """Two houses over one log that both take themselves for the owner: the second finds its place taken, reads what is
    there, and decides again."""
    async with parlour(Granted(log)) as one, parlour(Granted(log)) as other:
        guest = Guest(one)
        await guest.hello()
        room = await guest.open(HERE, HERE)
        await guest.face(room, guest.view.actors[0])
        tab = Guest(other, guest.token)
        await tab.hello()
        await tab.ask(messages.Enter(fresh(), room), messages.Done)
        await tab.face(room, tab.view.actors[0])
        theirs, mine = guest.wish(room), tab.wish(room)
        first = await guest.ask(theirs, messages.Done)
        refused = await tab.ask(mine, messages.Refused)
        assert refused.reason == "stale"
        assert refused.state == tab.view.state == first.state
        # A repeat through this house of what the other has done is recognised too.
        assert await tab.ask(theirs, messages.Done) == first


async def test_a_room_that_was_closed_behind_ones_back_is_over(log: Store) -> None:
    async with parlour(log) as house:
        guest, room = await played(house)
        await log.close_room(room)
        assert (await guest.ask(guest.wish(room), messages.Refused)).reason == "match_over"


async def test_a_log_that_was_emptied_behind_ones_back_is_no_room(log: Store) -> None:
    async with parlour(log) as house:
        guest, room = await played(house)
        await log.drop(room)
        assert (await guest.ask(guest.wish(room), messages.Error)).code == "no_room"
        assert house.rooms.inside == {}
        assert (await guest.ask(messages.Enter(fresh(), room), messages.Error)).code == "no_room"


async def test_two_appends_to_one_room_in_one_group_take_one_place_after_the_other(log: Store) -> None:
    await log.append("room", 0, [b"0"])
    results = await asyncio.gather(
        log.append("room", 1, [b"1"]), log.append("room", 2, [b"2", b"3"]), log.append("room", 2, [b"x"]),
        return_exceptions=True,
    )  # fmt: skip
    assert [type(result) for result in results] == [type(None), type(None), SeqTaken]
    assert await log.load("room") == [b"0", b"1", b"2", b"3"]


async def test_one_room_that_takes_long_to_read_holds_up_no_other(log: Store) -> None:
    class Slow(Log):
        slow: str | None = None
        may = asyncio.Event()

        async def load(self, room: str, after: int = 0) -> list[bytes]:
            if room == self.slow:
                await self.may.wait()
            return await super().load(room, after)

    slow = Slow(log)
    async with parlour(slow) as house:
        guest, first = await played(house)
        second = await guest.open(HERE, RANDOM)
        await settled(house)
        guest.go()
        for room in (first, second):
            await house.rooms._let_go(room)
        slow.slow = first
        readers = [Guest(house, guest.token) for _ in range(3)]
        for reader in readers:
            await reader.hello()
        waiting = [asyncio.create_task(r.ask(messages.Enter(fresh(), first), messages.Done)) for r in readers[:2]]
        await asyncio.sleep(0)
        await readers[2].ask(messages.Enter(fresh(), second), messages.Done)
        assert not any(task.done() for task in waiting)
        slow.may.set()
        await asyncio.gather(*waiting)
        assert len(house.rooms.inside[first].onlookers.looking) == 2
