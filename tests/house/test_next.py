"""After a round the table is asked how the match goes on (DK-08): who is asked, who may answer, and who waits."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from hanpan.games.face import game
from hanpan.house import decide, messages
from hanpan.house.clock import ABANDONED
from hanpan.house.entries import Chair
from hanpan.house.house import House
from hanpan.house.room import Room
from hanpan.house.rooms import REST
from hanpan.match import Dealt, view
from hanpan.store import Store
from tests.house.parlour import FRIEND, HERE, RANDOM, Clock, Guest, events, fresh, miss, parlour, settled

DAIFUGO = game("daifugo")


@pytest.fixture(autouse=True)
def _plain_daifugo() -> Iterator[None]:
    DAIFUGO.compiled = False
    yield
    DAIFUGO.compiled = True


async def deals(log: Store, room: str) -> list[Dealt]:
    return [event for event in await events(log, room) if isinstance(event, Dealt)]


async def seated(
    house: House, *seats: messages.SeatWish, clock: int | None = None, **options: Any
) -> tuple[Guest, Room]:
    """A guest at a fresh table of Dokopa's Daifugo."""
    guest = Guest(house)
    await guest.hello()
    given = {**DAIFUGO.options("dokopa", seats=len(seats)).changed, **options}
    name = await guest.open(*seats, game="daifugo", clock=clock, **given)
    await settled(house)
    return guest, house.rooms.inside[name]


async def play(guest: Guest, room: Room, rounds: int = 1) -> None:
    """The first open move again and again, until so many rounds more are over."""
    until = len(room.match.results) + rounds
    while not room.match.over and len(room.match.results) < until:
        await settled(guest.house)
        if guest.view.ways or room.match.over:
            break
        if not guest.view.legal:
            [seat, *_others] = [seat for seat in room.table.seats_of(guest.visitor.person) if seat in guest.view.actors]
            await guest.face(room.name, seat)
        await guest.move(room.name)
    await settled(guest.house)


async def between(house: House, *seats: messages.SeatWish, **options: Any) -> tuple[Guest, Room]:
    """A guest at a table that is asked how it goes on."""
    guest, room = await seated(house, *(seats or (HERE, RANDOM, RANDOM)), **options)
    await play(guest, room)
    assert room.match.waiting
    return guest, room


def next_(room: Room, way: str = "keep", state: int | None = None, id: str | None = None) -> messages.Next:
    return messages.Next(id or fresh(), room.name, room.match.seq if state is None else state, way)


async def until(there: Any) -> None:
    """Wait until something is so: a second at most."""
    async with asyncio.timeout(1):
        while not there():
            await asyncio.sleep(0.002)


# ------------------------------------------------------------------------------------------------------- who is asked


async def test_DK_08_the_table_waits_for_somebody_to_choose_and_goes_on_so(log: Store, house: House) -> None:
    guest, room = await between(house)
    waiting = guest.view
    assert (waiting.ways, waiting.actors, waiting.legal) == (["keep", "shuffle"], [], [])
    assert waiting.last is not None
    assert waiting.last.round == waiting.round == 1
    assert room._thinking is None
    done = await guest.ask(next_(room, "shuffle"), messages.Done)
    assert done.state == waiting.state + 1
    await settled(house)
    assert (guest.view.round, guest.view.ways) == (2, [])
    assert guest.view.last == waiting.last
    assert [deal.way for deal in await deals(log, room.name)] == ["", "shuffle"]
    await play(guest, room)
    assert (guest.view.round, guest.view.ways) == (2, ["keep", "shuffle"])


async def test_where_seats_come_by_a_fixed_count_nobody_is_asked(log: Store, house: House) -> None:
    guest, room = await seated(house, HERE, RANDOM, RANDOM, reseat_every=1, rounds=3)
    await play(guest, room, 3)
    assert room.match.over
    assert [deal.way for deal in await deals(log, room.name)] == [""] * 3


async def test_a_table_of_computers_alone_is_never_asked(log: Store, house: House) -> None:
    chairs = [Chair("computer", level="random")] * 3
    wish = decide.Wish("somebody", 1.0, "", lambda: b"%032d" % 5)
    options = DAIFUGO.options("dokopa", seats=3, rounds=3)
    room = await house.rooms.begin("robots", decide.open_room(wish, options, chairs))
    assert room is house.rooms.inside["robots"]
    room.wake()
    await settled(house)
    assert house.rooms.inside["robots"].match.over
    assert [deal.way for deal in await deals(log, "robots")] == [""] * 3


# ------------------------------------------------------------------------------------------------------ who may answer


async def test_a_stranger_has_no_say(house: House) -> None:
    _guest, room = await between(house)
    stranger = Guest(house)
    await stranger.hello()
    refused = await stranger.ask(next_(room), messages.Refused)
    assert refused.reason == "not_your_seat"
    assert stranger.view.ways == ["keep", "shuffle"]  # and is shown what the table is asked
    assert room.match.waiting


async def test_two_persons_at_once_choose_once(log: Store, house: House) -> None:
    ann, bob = Guest(house), Guest(house)
    for guest in (ann, bob):
        await guest.hello()
    given: dict[str, Any] = DAIFUGO.options("dokopa", seats=3).changed
    name = await ann.open(HERE, FRIEND, RANDOM, game="daifugo", **given)
    room = house.rooms.inside[name]
    await bob.ask(messages.Join(fresh(), name, room.table.invite), messages.Done)
    await settled(house)
    while not room.match.waiting:
        guest = next(guest for guest in (ann, bob) if guest.view.legal)
        await guest.move(name)
        await settled(house)
    state = room.match.seq
    answers = [len(guest.heard) for guest in (ann, bob)]
    await asyncio.gather(
        house.handle(ann.visitor, next_(room, "shuffle", state)), house.handle(bob.visitor, next_(room, "keep", state))
    )
    await settled(house)
    said = [
        [message for message in guest.heard[before:] if not isinstance(message, messages.View)]
        for guest, before in zip((ann, bob), answers, strict=True)
    ]
    [[first], [second]] = said
    assert isinstance(first, messages.Done)
    assert isinstance(second, messages.Refused)
    assert second.reason == "stale"
    assert bob.view.round == ann.view.round == 2
    assert [deal.way for deal in await deals(log, name)] == ["", "shuffle"]


async def test_the_same_wish_twice_acts_once_also_after_a_restart(log: Store) -> None:
    async with parlour(log) as house:
        guest, room = await between(house)
        wish = next_(room, "shuffle")
        done = await guest.ask(wish, messages.Done)
        assert await guest.ask(wish, messages.Done) == done
    async with parlour(log) as house:
        again = Guest(house, guest.token)
        await again.hello()
        assert await again.ask(wish, messages.Done) == done
    assert len(await deals(log, room.name)) == 2


async def test_what_cannot_be_chosen_says_why(house: House) -> None:
    guest, room = await seated(house, HERE, RANDOM, RANDOM)
    assert (await guest.ask(next_(room), messages.Refused)).reason == "stale"  # the round is running
    await play(guest, room)
    assert (await guest.ask(next_(room, state=room.match.seq - 1), messages.Refused)).reason == "stale"
    error = await guest.ask(next_(room, "swap"), messages.Error)
    assert error.code == "bad_way"
    assert "there are keep, shuffle" in error.text
    move = messages.Move(fresh(), room.name, 0, room.match.seq, "pass")
    assert (await guest.ask(move, messages.Refused)).reason == "over"
    assert room.match.waiting
    await guest.ask(messages.Leave(fresh(), room.name), messages.Done)
    assert (guest.view.over, guest.view.left, guest.view.ways) == (True, True, [])
    assert (await guest.ask(next_(room), messages.Refused)).reason == "match_over"


# ----------------------------------------------------------------------------------------------------------- who waits


async def test_without_a_clock_it_waits_also_out_of_memory_and_over_restarts(log: Store) -> None:
    clock = Clock()
    async with parlour(log, clock=clock) as house:
        guest, room = await between(house)
        before = view(room.match, 0)
        assert guest.view.clock is None
        guest.go()
        assert room.idle
        clock.time += REST
        await house.rooms.sweep()
        assert house.rooms.inside == {}
    async with parlour(log, clock=clock) as house:
        await settled(house)
        again = Guest(house, guest.token)
        assert (await again.hello()).rooms == [room.name]
        await again.ask(messages.Enter(fresh(), room.name), messages.Done)
        found = house.rooms.inside[room.name]
        assert view(found.match, 0) == before
        await again.ask(next_(found), messages.Done)
        await settled(house)
        assert again.view.round == 2


async def test_with_a_clock_the_default_is_taken_when_the_time_is_up(log: Store) -> None:
    async with parlour(log, speed=25) as house:
        guest, room = await seated(house, HERE, RANDOM, RANDOM, clock=5)
        await play(guest, room)
        await until(lambda: room.match.round == 2)
        asked = next(seen for seen in guest.views if seen.ways)
        assert asked.clock is not None
        assert asked.clock.left[1:] == [None, None]
        assert asked.clock.left[0] is not None
        assert 0 < asked.clock.left[0] <= asked.clock.total == 200
        [_first, second] = (await deals(log, room.name))[:2]
        assert (second.way, second.command) == ("keep", "")


async def test_who_chooses_in_time_stops_the_clock_of_the_question(log: Store) -> None:
    async with parlour(log) as house:
        guest, room = await seated(house, HERE, HERE, RANDOM, clock=60)
        await play(guest, room)
        left = guest.view.clock
        assert left is not None
        assert left.left[0] == left.left[1] is not None
        assert left.left[2] is None
        await guest.ask(next_(room, "shuffle"), messages.Done)
        await settled(house)
        assert set(room.left()) == set(guest.view.actors)


async def test_what_everybody_has_left_is_not_dealt_for_ever(log: Store) -> None:
    async with parlour(log) as house:
        guest, room = await between(house, clock=5)
        assert room.left()
        guest.go()
        miss(room, 0, ABANDONED)
        room.wake()
        assert not room.left()
        assert room.idle
        again = Guest(house, guest.token)
        await again.hello()
        await again.ask(messages.Enter(fresh(), room.name), messages.Done)
        assert room.left()


# ------------------------------------------------------------------------------------------------------ shared devices


async def test_KP_03_a_shared_device_is_covered_until_somebody_takes_it_up_in_the_next_round(house: House) -> None:
    guest, room = await between(house, HERE, HERE, RANDOM)
    tab = Guest(house, guest.token)
    await tab.hello()
    await tab.ask(messages.Enter(fresh(), room.name), messages.Done)
    for one in (guest, tab):
        assert one.view.seat is None
        assert not any(one.view.position["hand"])
        for seat in (0, 1):
            refused = await one.ask(messages.Face(fresh(), room.name, seat), messages.Refused)
            assert refused.reason == "other_seat_acts"
    await guest.ask(next_(room), messages.Done)
    await settled(house)
    for one in (guest, tab):
        assert (one.view.round, one.view.seat) == (2, None)
        assert not any(one.view.position["hand"])
    acting = next(seat for seat in guest.view.actors if seat in (0, 1))
    assert (await guest.face(room.name, acting)).legal


async def test_a_device_of_one_keeps_its_seats_eyes(house: House) -> None:
    guest, _room = await between(house)
    assert guest.view.seat == 0
    assert {seen.seat for seen in guest.views} == {0}
