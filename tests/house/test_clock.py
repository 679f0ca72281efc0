"""The move clock: the house owns it, and moves for who let the time run out (E05, E07, E11, E14, E15; B10, F10).

The clocks of these houses run many times as fast as they say, so that a test takes no minute.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from hanpan.games.face import game
from hanpan.house import messages
from hanpan.house.clock import patience
from hanpan.house.entries import Timing
from hanpan.house.house import House
from hanpan.house.room import Room
from hanpan.house.trouble import Trouble
from hanpan.house.visitor import Compose
from hanpan.match import Moved, Started
from hanpan.players.pool import NoAnswer
from hanpan.players.worker import Question, decide_plainly
from hanpan.store import Store, StoreError
from tests.house.parlour import HERE, RANDOM, Clock, Guest, Thinkers, events, fresh, miss, parlour, settled


async def moves(log: Store, room: str) -> list[Moved]:
    return [event for event in await events(log, room) if isinstance(event, Moved)]


async def seated(house: House, *seats: messages.SeatWish, clock: int | None = 5, **options: Any) -> tuple[Guest, Room]:
    """A guest at a fresh table."""
    guest = Guest(house)
    await guest.hello()
    name = await guest.open(*seats, clock=clock, **options)
    return guest, house.rooms.inside[name]


async def until(there: Any) -> None:
    """Wait until something is so; a busy machine may take its time."""
    async with asyncio.timeout(30):
        while not there():
            await asyncio.sleep(0.002)


def mine(guest: Guest) -> bool:
    return guest.view.actors == [0]


class Slow(Thinkers):
    """Has an answer when it is allowed to."""

    def __init__(self) -> None:
        super().__init__()
        self.may = asyncio.Event()

    async def decide(self, question: Question, whose: str = "") -> int:
        number = await super().decide(question)
        await self.may.wait()
        return number


class Silent(Thinkers):
    async def decide(self, question: Question, whose: str = "") -> int:
        raise NoAnswer("the worker fell over")


# ------------------------------------------------------------------------------------------------------- what it is


@pytest.mark.parametrize("seconds", [0, 4, 601, 10**9])
async def test_a_clock_has_its_limits_and_the_error_names_them(house: House, seconds: int) -> None:
    guest = Guest(house)
    await guest.hello()
    error = await guest.ask(messages.Open(fresh(), "koikoi", [HERE, RANDOM], {}, seconds), messages.Error)
    assert error.code == "bad_clock"
    assert "5 to 600" in error.text
    assert str(seconds) in error.text


async def test_without_a_clock_no_time_runs(house: House) -> None:
    guest, room = await seated(house, HERE, HERE, clock=None)
    assert guest.view.clock is None
    guest.go()
    assert room.idle


async def test_the_setting_stands_in_the_log_and_holds_for_a_rematch(log: Store, house: House) -> None:
    guest, room = await seated(house, HERE, HERE, clock=90)
    started = (await events(log, room.name))[0]
    assert isinstance(started, Started)
    assert started.clock == 90
    await guest.ask(messages.Leave(fresh(), room.name), messages.Done)
    assert guest.view.clock is None
    again = await guest.ask(messages.Rematch(fresh(), room.name), messages.Opened)
    assert guest.view.room == again.room
    assert guest.view.clock is not None
    assert guest.view.clock.total == 90_000


async def test_a_view_says_how_much_time_is_left_for_whom(house: House) -> None:
    guest, _room = await seated(house, HERE, HERE, clock=60)
    [actor] = guest.view.actors
    clock = guest.view.clock
    assert clock is not None
    left = clock.left[actor]
    assert left is not None
    assert 50_000 < left <= clock.total == 60_000
    assert clock.left[1 - actor] is None


async def test_no_time_runs_for_a_computer_player(log: Store) -> None:
    slow = Slow()
    async with parlour(log, slow) as house:
        guest, _room = await seated(house, HERE, RANDOM)
        async with asyncio.timeout(30):
            while guest.view.actors != [1]:
                await guest.move(guest.view.room)
        assert guest.view.clock == messages.Clock(left=[None, None], total=5000)


# ---------------------------------------------------------------------------------------------------- when it is up


async def test_E07_the_house_moves_for_who_is_away_by_the_view_of_its_seat(log: Store) -> None:
    thinkers = Thinkers()
    async with parlour(log, thinkers, speed=25) as house:
        guest, room = await seated(house, HERE, HERE)
        seen = room.match
        [actor] = seen.position.actors
        asked = asyncio.get_running_loop().time()
        guest.go()
        await until(lambda: room.match.seq > seen.seq)
        assert asyncio.get_running_loop().time() - asked >= 5 / 25 - 0.01
    [moved, *_later] = await moves(log, room.name)
    [question, *_more] = thinkers.asked
    assert (question.level, question.seat) == ("beginner", actor)
    assert question.view == bytes(seen.position.view(actor))
    number = decide_plainly("koikoi", "beginner", question.view, question.options, actor, question.seed)
    assert (moved.seat, moved.move, moved.by) == (actor, game("koikoi").spec.move_text(number), "clock")


async def test_views_say_that_a_move_was_the_clocks(log: Store) -> None:
    async with parlour(log, speed=50) as house:
        guest, room = await seated(house, HERE, HERE)
        await until(lambda: guest.view.played)
        assert guest.view.played[0].by == "clock"
        await guest.face(room.name, guest.view.actors[0])
        count = len(guest.view.played)
        await guest.move(room.name)
        assert [played.by for played in guest.view.played[count:]] == [None]


async def test_E05_exactly_one_move_whoever_says_that_the_time_is_up(log: Store) -> None:
    """Four connections answer at the very moment when the time is up."""
    async with parlour(log, speed=50) as house:
        guest, room = await seated(house, HERE, HERE)
        state, actor = guest.view.state, guest.view.actors[0]
        move = str(room.match.position.legal(actor)[0])
        tabs = [guest, *(Guest(house, guest.token) for _ in range(3))]
        for tab in tabs[1:]:
            await tab.hello()
        await asyncio.sleep(room.left()[actor])
        wishes = [messages.Move(fresh(), room.name, actor, state, move) for _tab in tabs]
        await asyncio.gather(*(tab.house.handle(tab.visitor, wish) for tab, wish in zip(tabs, wishes, strict=True)))
        await until(lambda: room.match.seq > state)
        answers = [m for tab in tabs for m in tab.heard if isinstance(m, messages.Done | messages.Refused)]
        assert len(answers) == 4
        done = [answer for answer in answers if isinstance(answer, messages.Done)]
        assert {answer.reason for answer in answers if isinstance(answer, messages.Refused)} == {"stale"}
    [first, *_later] = await moves(log, room.name)
    assert len(done) == (0 if first.by else 1)


async def test_E05_who_moves_while_the_house_still_thinks_was_first(log: Store) -> None:
    slow = Slow()
    async with parlour(log, slow, speed=100) as house:
        guest, room = await seated(house, HERE, HERE)
        state, actor = guest.view.state, guest.view.actors[0]
        await until(lambda: slow.asked)
        wish = messages.Move(fresh(), room.name, actor, state, str(room.match.position.legal(actor)[0]))
        await guest.ask(wish, messages.Done)
        slow.may.set()
        await until(lambda: room._due is None)
    [first, *later] = await moves(log, room.name)
    assert first.by == ""
    assert all(moved.by == "clock" for moved in later)


async def test_E05_who_comes_after_the_house_is_stale(log: Store) -> None:
    async with parlour(log, speed=100) as house:
        guest, room = await seated(house, HERE, HERE)
        state, actor = guest.view.state, guest.view.actors[0]
        move = str(room.match.position.legal(actor)[0])
        await until(lambda: room.match.seq > state)
        refused = await guest.ask(messages.Move(fresh(), room.name, actor, state, move), messages.Refused)
        assert refused.reason == "stale"


@pytest.mark.parametrize("thinkers", [Slow, Silent])
async def test_without_thinkers_the_house_moves_all_the_same(
    log: Store, thinkers: type[Thinkers], caplog: pytest.LogCaptureFixture
) -> None:
    async with parlour(log, thinkers(), speed=100) as house:
        _guest, room = await seated(house, HERE, HERE)
        state = room.match.seq
        await until(lambda: room.match.seq > state)
    assert (await moves(log, room.name))[0].by == "clock"


async def test_E14_who_is_away_has_a_quarter_of_the_time_until_it_moves_itself(log: Store) -> None:
    async with parlour(log, speed=400) as house:
        guest, room = await seated(house, HERE, RANDOM, clock=60)
        limits: dict[int, float] = {}  #: how often the time was up running → what there is then

        def note(_room: str, _compose: Compose) -> None:
            if room.match.position.actors == (0,):
                limits[room.table.seats[0].missed] = patience(room.table, 0)

        guest.visitor.news = note
        await until(lambda: 3 in limits)
        limits.pop(0, None)  # the first time may have been up before anybody looked
        assert [limits[missed] for missed in (1, 2, 3)] == [60, 15, 15]
        watching = Guest(house, guest.token)
        await watching.hello()
        await watching.ask(messages.Enter(fresh(), room.name), messages.Done)
        await until(lambda: mine(watching))
        await watching.house.handle(watching.visitor, watching.wish(room.name))
        assert patience(room.table, 0) == 60
        # Never less than five seconds, nor more than the clock says.
        miss(room, 0, 2)
        assert [patience(replace(room.table, timing=Timing(clock)), 0) for clock in (12, 5)] == [5, 5]


class Falls(Store):
    """The house falls before it can say that it closes."""

    falling = False

    async def append(self, room: str, seq: int, bodies: Sequence[bytes]) -> None:
        if self.falling:
            raise StoreError("the house falls")
        await super().append(room, seq, bodies)


@pytest.mark.parametrize("falls", [False, True])
async def test_E15_the_time_when_the_house_was_closed_is_nobodys(falls: bool) -> None:
    """What was used before it closed was used; where it fell, nobody knows how much that was, and it counts for
    nothing."""
    clock = Clock()
    async with Falls.open("sqlite://") as log:
        async with parlour(log, clock=clock) as house:
            guest, room = await seated(house, HERE, HERE, clock=600)
            [actor] = guest.view.actors
            clock.time += 100
            assert room.left() == {actor: 500}
            log.falling = falls
        log.falling = False
        clock.time += 10_000
        async with parlour(log, clock=clock) as house:
            again = Guest(house, guest.token)
            await again.hello()
            await again.ask(messages.Enter(fresh(), room.name), messages.Done)
            assert house.rooms.inside[room.name].left() == {actor: 600 if falls else 500}


async def test_E08_the_time_of_who_went_away_runs_on(log: Store) -> None:
    async with parlour(log) as house:
        guest, room = await seated(house, HERE, HERE, clock=60)
        guest.go()
        assert not room.idle
        await asyncio.sleep(0.1)
        again = Guest(house, guest.token)
        await again.hello()
        await again.ask(messages.Enter(fresh(), room.name), messages.Done)
        clock = again.view.clock
        assert clock is not None
        assert [left < 59_950 for left in clock.left if left is not None] == [True]


async def test_where_several_act_at_once_one_answer_leaves_the_others_time_alone(log: Store) -> None:
    zayagoshi = game("zayagoshi")
    zayagoshi.compiled = False
    try:
        async with parlour(log) as house:
            guest, room = await seated(house, HERE, HERE, HERE, game="zayagoshi", clock=60, dice=False)
            [actor] = guest.view.actors
            await guest.face(room.name, actor)
            await guest.move(room.name, next(move for move in guest.view.legal if move.startswith("discard")))
            first, second = guest.view.actors
            await asyncio.sleep(0.1)
            await guest.face(room.name, first)
            await guest.move(room.name, "pass")
            assert guest.view.actors == [second]
            clock = guest.view.clock
            assert clock is not None
            assert clock.left[first] is None
            left = clock.left[second]
            assert left is not None
            assert left < 59_950
    finally:
        zayagoshi.compiled = True


# ------------------------------------------------------------------------------------------------- when it stops


async def test_B10_F10_an_abandoned_match_is_played_to_its_end_and_leaves_nothing_running(log: Store) -> None:
    async with parlour(log, speed=10_000) as house:
        guest, room = await seated(house, HERE, RANDOM, months=3)
        guest.go()
        async with asyncio.timeout(30):
            while not room.match.over:
                await asyncio.sleep(0.01)
        await until(lambda: room._due is None and room._thinking is None)
        assert room.idle
        assert not room._alarm.running
        assert not [task for task in asyncio.all_tasks() if room.name in task.get_name()]
    assert {moved.by for moved in await moves(log, room.name) if moved.seat == 0} == {"clock"}


async def test_B10_a_match_given_up_stops_its_clock(log: Store) -> None:
    async with parlour(log, speed=100) as house:
        guest, room = await seated(house, HERE, HERE)
        await guest.ask(messages.Leave(fresh(), room.name), messages.Done)
        state = room.match.seq
        await asyncio.sleep(0.1)
        assert room.match.seq == state
        guest.go()
        assert room.idle


async def test_a_house_that_closes_stops_its_clocks(log: Store) -> None:
    async with parlour(log, speed=100) as house:
        _guest, room = await seated(house, HERE, HERE)
        state = room.match.seq
    await asyncio.sleep(0.1)
    assert room.match.seq == state


# ---------------------------------------------------------------------------------------------- seeds and damage


async def test_a_decision_does_not_depend_on_who_answered_first(log: Store) -> None:
    """Two computer players are asked at once: what the second does is the same before and after the first's answer."""
    zayagoshi = game("zayagoshi")
    zayagoshi.compiled = False
    try:
        thinkers = Thinkers()
        async with parlour(log, thinkers) as house:
            guest, room = await seated(house, HERE, RANDOM, RANDOM, game="zayagoshi", clock=None)
            async with asyncio.timeout(20):
                while guest.view.position["phase"] != "turn" or not mine(guest):
                    if guest.view.legal:
                        await guest.move(room.name, "pass")
                    await asyncio.sleep(0)
            thinkers.asked.clear()
            await guest.move(room.name, next(move for move in guest.view.legal if move.startswith("discard")))
            state = guest.view.state
            await until(lambda: len(thinkers.asked) >= 2)
            await settled(house)
        first, second = thinkers.asked[:2]
        assert {first.seat, second.seat} == {1, 2}
        asked = {seat: computed(room, state, seat) for seat in (1, 2)}
        assert {question.seat: question.seed for question in (first, second)} == asked
    finally:
        zayagoshi.compiled = True


def computed(room: Room, state: int, seat: int) -> int:
    """The seed of a decision asked for since a state, worked out by hand."""
    digest = hmac.new(room.match.seed, b"decision %d seat %d" % (state, seat), hashlib.sha256).digest()
    return int.from_bytes(digest[:7], "big")


@pytest.mark.parametrize("entry", [0, 1, 2])
async def test_a_damaged_log_is_an_error_that_says_so(log: Store, house: House, entry: int) -> None:
    async with parlour(log) as other:
        guest, room = await seated(other, HERE, HERE)
        await guest.ask(messages.Leave(fresh(), room.name), messages.Done)
    bodies = await log.load(room.name)
    bodies[entry] = b"\xff{}"
    await log.append("damaged", 0, bodies)
    with pytest.raises(Trouble, match="damaged cannot be read") as caught:
        await house.record("damaged")
    assert caught.value.code == "damaged"
    again = Guest(house)
    await again.hello()
    error = await again.ask(messages.Enter(fresh(), "damaged"), messages.Error)
    assert error.code == "damaged"


async def test_F10_a_match_without_end_waits_when_all_have_left_it(log: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Big Two may go on for ever: the clock does not play it for ever for nobody, and goes on when somebody comes."""
    monkeypatch.setattr("hanpan.house.clock.ABANDONED", 3)
    bigtwo = game("bigtwo")
    bigtwo.compiled = False
    try:
        async with parlour(log, speed=1000) as house:
            guest, room = await seated(house, HERE, RANDOM, game="bigtwo", rounds=0)
            await until(lambda: room.table.seats[0].missed >= 4)  # somebody looks on from the table: it goes on
            guest.go()
            await until(lambda: room.idle)
            state = room.match.seq
            await asyncio.sleep(0.05)
            assert room.match.seq == state
            stranger = Guest(house)
            await stranger.hello()
            await stranger.ask(messages.Enter(fresh(), room.name), messages.Done)
            await asyncio.sleep(0.05)
            assert room.match.seq == state
            again = Guest(house, guest.token)
            await again.hello()
            await again.ask(messages.Enter(fresh(), room.name), messages.Done)
            await until(lambda: room.match.seq > state)
    finally:
        bigtwo.compiled = True
