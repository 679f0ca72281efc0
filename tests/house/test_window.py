"""The da window: answers are gathered unseen, and nothing tells that somebody has given one (ZG-24, ZX-04)."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace

import msgspec
import pytest

import hanpan
from hanpan.games.face import game
from hanpan.house import decide, entries, messages
from hanpan.house.clock import patience
from hanpan.house.house import House
from hanpan.house.room import Room
from hanpan.house.window import Gathered
from hanpan.match import Answer, Moved, Refusal
from hanpan.players.worker import Question
from hanpan.store import Store, StoreError
from tests.house.parlour import HERE, RANDOM, Guest, Thinkers, events, fresh, lay, miss, parlour
from tests.zayagoshi.scene import scene

ZAYAGOSHI = game("zayagoshi")
#: These houses' windows, of four seconds, last half a one: long enough to be in the midst of one on a busy machine.
SPEED = 8

#: Seat 1 discards R5. Seat 0 could call, and seat 2 too.
HANDS = ["Y5 Y1 G2 B3", "R5 R2 R3 R4", "G5 Y7 G8 B6"]


@pytest.fixture(autouse=True)
def _plain_rules() -> Iterator[None]:
    ZAYAGOSHI.compiled = False
    yield
    ZAYAGOSHI.compiled = True


class Told(Thinkers):
    """Computer players that do as they are told: `says` by seat, None: they think and think."""

    def __init__(self, says: dict[int, str | None]) -> None:
        super().__init__()
        self.says = says

    async def decide(self, question: Question, whose: str = "") -> int:
        self.asked.append(question)
        text = self.says[question.seat]
        if text is None:
            await asyncio.Event().wait()
        return ZAYAGOSHI.spec.move_number(str(text))


async def at_table(house: House, position: hanpan.Position, clock: int | None = None) -> tuple[Guest, Room]:
    """A guest on seat 0 and computer players on the others, at this position."""
    guest = Guest(house)
    await guest.hello()
    house.ports.seed()  # with the next one seat 0 begins, so that no computer player moves before the table is laid
    seats = [HERE, *[RANDOM] * (position.seats - 1)]
    wish = messages.Open("the same id", "zayagoshi", seats, {"dice": False, "rounds": 1}, clock)
    name = (await guest.ask(wish, messages.Opened)).room
    room = house.rooms.inside[name]
    lay(room, replace(room.match, position=position, options=position.options))
    room.wake()
    return guest, room


@asynccontextmanager
async def da(
    log: Store, *, turn: int, says: dict[int, str | None], hands: list[str] = HANDS, speed: float = SPEED
) -> AsyncIterator[tuple[House, Guest, Room]]:
    """A table at which `turn` is about to discard."""
    async with parlour(log, Told(says), windows=True, speed=speed) as house:
        guest, room = await at_table(house, scene([[], [], []], hands=hands, turn=turn, rounds=1))
        yield house, guest, room


async def window(room: Room) -> None:
    """Wait until the window is open."""
    async with asyncio.timeout(30):
        while not room.gathering:
            await asyncio.sleep(0.001)


async def closed(room: Room) -> None:
    """Wait until it is closed."""
    async with asyncio.timeout(30):
        while room.gathering:
            await asyncio.sleep(0.001)


async def kept(log: Store, room: Room) -> list[Moved]:
    """The moves in the log."""
    return [event for event in await events(log, room.name) if isinstance(event, Moved)]


async def test_a_window_opens_after_every_discard_and_its_time_is_told(log: Store) -> None:
    async with da(log, turn=1, says={1: "discard:R5", 2: "pass"}) as (_house, guest, room):
        await window(room)
        await asyncio.sleep(0)
        clock = guest.view.clock
        assert clock is not None
        assert clock.total == 500
        assert clock.left[1] is None
        for seat in (0, 2):
            left = clock.left[seat]
            assert left is not None
            assert 0 < left <= 500
        assert sorted(guest.view.legal) == ["da:Y5", "pass"]


async def test_ZX_04_nothing_is_said_until_it_closes_and_then_all_at_once_in_seat_order(log: Store) -> None:
    # This window lasts a second, so that its middle is far from its end on a busy machine too.
    async with da(log, turn=1, says={1: "discard:R5", 2: "da:G5"}, speed=4) as (house, guest, room):
        await window(room)
        opened = asyncio.get_running_loop().time()
        wish = guest.wish(room.name, "da:Y5")
        before = len(guest.heard)
        await house.handle(guest.visitor, wish)
        await asyncio.sleep(0.3)
        assert guest.heard[before:] == []
        state = room.match.seq
        await closed(room)
        assert asyncio.get_running_loop().time() - opened >= 0.98
        await asyncio.sleep(0)
        # Both answers, and nothing between.
        assert {view.state for view in guest.views if view.state > state} == {state + 2}
        assert guest.heard[-1] == messages.Done(wish.id, room.name, state + 1)
        # ZG-21: the nearest on the discarder's right has it, seat 2 here.
        assert guest.view.position["act_seat"] == 2
    assert [(moved.seat, moved.move, moved.by) for moved in (await kept(log, room))[-2:]] == [
        (0, "da:Y5", ""),
        (2, "da:G5", ""),
    ]


async def test_who_says_nothing_passes_by_the_clock(log: Store) -> None:
    async with da(log, turn=1, says={1: "discard:R5", 2: "pass"}) as (_house, _guest, room):
        await window(room)
        await closed(room)
        assert room.match.position.data["discards"][0] == "R5"
        # It is an answer like any other: nobody has less time for it.
        assert room.table.seats[0].missed == 0
    passed = [(moved.seat, moved.move, moved.by) for moved in await kept(log, room)][1:3]
    assert passed == [(0, "pass", "clock"), (2, "pass", "")]


async def test_it_waits_for_no_computer_player(log: Store) -> None:
    async with da(log, turn=0, says={1: None, 2: "pass"}) as (_house, guest, room):
        await guest.move(room.name, "discard:Y5")
        await window(room)
        await closed(room)
    assert [(moved.seat, moved.move) for moved in await kept(log, room)][1:3] == [(1, "pass"), (2, "pass")]


async def test_a_repeat_waits_too_and_another_answer_is_refused(log: Store) -> None:
    async with da(log, turn=1, says={1: "discard:R5", 2: "pass"}) as (house, guest, room):
        await window(room)
        wish = guest.wish(room.name, "pass")
        await house.handle(guest.visitor, wish)
        tab = Guest(house, guest.token)
        await tab.hello()
        await house.handle(tab.visitor, wish)
        assert not [message for message in tab.heard if isinstance(message, messages.Done)]
        other = messages.Move(fresh(), room.name, 0, wish.state, "da:Y5")
        assert (await tab.ask(other, messages.Refused)).reason == "answered"
        await closed(room)
        await asyncio.sleep(0)
        done = messages.Done(wish.id, room.name, wish.state + 1)
        assert done in guest.heard
        assert done in tab.heard
        # Long afterwards it is still the same answer, in another window too.
        assert await tab.ask(wish, messages.Done) == done


async def test_an_answer_that_is_not_allowed_is_refused_at_once(log: Store) -> None:
    async with da(log, turn=1, says={1: "discard:R5", 2: "pass"}) as (_house, guest, room):
        await window(room)
        refused = await guest.ask(guest.wish(room.name, "da:Y1"), messages.Refused)
        assert refused.reason == "other_number"
        assert room.gathering


async def test_given_up_meanwhile_every_answer_is_answered(log: Store) -> None:
    async with da(log, turn=1, says={1: "discard:R5", 2: "pass"}) as (house, guest, room):
        await window(room)
        wish = guest.wish(room.name, "pass")
        await house.handle(guest.visitor, wish)
        await house.handle(guest.visitor, messages.Leave(fresh(), room.name))
        await asyncio.sleep(0)
        assert messages.Refused(wish.id, room.name, room.match.seq, "match_over") in guest.heard
        guest.go()
        assert room.idle


async def test_a_house_that_falls_in_between_has_acknowledged_nothing(log: Store) -> None:
    """The page sends its answer again, and the window begins anew. Here the match is the log's own."""
    seat = None
    async with parlour(log, windows=True, speed=1) as house:
        guest = Guest(house)
        await guest.hello()
        name = await guest.open(HERE, RANDOM, game="zayagoshi", dice=False)
        room = house.rooms.inside[name]
        async with asyncio.timeout(20):
            while not (room.gathering and 0 in room.match.position.actors):
                if "end" in guest.view.legal:
                    await guest.move(name, "end")
                elif guest.view.legal and not room.gathering:
                    await guest.move(name)
                elif room.gathering:
                    await room._append(lambda table: decide.gather(table, {}, 1.0))
                    room.show()
                    room.wake()
                await asyncio.sleep(0)
        seat = guest.view.seat
        wish = guest.wish(name, "pass")
        await house.handle(guest.visitor, wish)
        assert not [m for m in guest.heard if isinstance(m, messages.Done) and m.id == wish.id]
    assert seat == 0
    async with parlour(log, windows=True, speed=SPEED) as house:
        again = Guest(house, guest.token)
        await again.hello()
        await again.ask(messages.Enter(fresh(), name), messages.Done)
        assert again.view.state == wish.state
        await house.handle(again.visitor, wish)
        await closed(house.rooms.inside[name])
        await asyncio.sleep(0)
        assert messages.Done(wish.id, name, wish.state + 1) in again.heard
    assert [moved.command != "" for moved in await kept(log, room) if moved.move == "pass"].count(True) == 1


async def test_an_answer_that_cannot_be_written_is_tried_again(log: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hanpan.house.room.RETRY", 0.05)
    async with da(log, turn=1, says={1: "discard:R5", 2: "pass"}) as (house, guest, room):
        await window(room)
        wish = guest.wish(room.name, "pass")
        await house.handle(guest.visitor, wish)
        append, troubles = log.append, [StoreError("the disk is full")]

        async def failing(*words: object) -> None:
            if troubles:
                raise troubles.pop()
            await append(*words)  # type: ignore[arg-type]

        monkeypatch.setattr(log, "append", failing)
        await closed(room)
        await asyncio.sleep(0)
        assert messages.Done(wish.id, room.name, wish.state + 1) in guest.heard


async def test_two_at_one_device_answer_in_turn(log: Store) -> None:
    """A device cannot be in two hands at once: there is no common window, and the cover still hides the others."""
    async with parlour(log, windows=True, speed=SPEED) as house:
        guest = Guest(house)
        await guest.hello()
        name = await guest.open(HERE, HERE, HERE, game="zayagoshi", dice=False)
        [actor] = guest.view.actors
        await guest.face(name, actor)
        await guest.move(name, next(move for move in guest.view.legal if move.startswith("discard")))
        first, second = guest.view.actors
        assert guest.view.clock is None
        await guest.face(name, first)
        await guest.move(name, "pass")
        assert (guest.view.actors, guest.view.seat) == ([second], None)


@pytest.mark.parametrize("answer", ["pass", None])
async def test_ZX_04_D08_the_time_one_has_afterwards_does_not_tell_who_was_silent(
    log: Store, answer: str | None
) -> None:
    """Who had let the time run out before has a quarter of it after the window, whether it passed or said nothing."""
    position = scene([[], [], []], hands=HANDS, turn=1, rounds=1)
    async with parlour(log, Told({1: "discard:R5", 2: "pass"}), windows=True, speed=SPEED) as house:
        guest, room = await at_table(house, position, clock=60)
        miss(room, 0, 2)
        await window(room)
        if answer is not None:
            await house.handle(guest.visitor, guest.wish(room.name, answer))
        await closed(room)
        assert patience(room.table, 0) == 15


async def test_D08_nobody_who_looks_on_hears_anything_before_it_closes(log: Store) -> None:
    """A spectator, and one who comes in after the answer, are told the same as without it."""
    async with da(log, turn=1, says={1: "discard:R5", 2: "da:G5"}) as (house, guest, room):
        await window(room)
        spectator, late = Guest(house), Guest(house)
        for other in (spectator, late):
            await other.hello()
        await spectator.ask(messages.Enter(fresh(), room.name), messages.Done)
        before, heard = spectator.view, len(spectator.heard)
        await house.handle(guest.visitor, guest.wish(room.name, "da:Y5"))
        await late.ask(messages.Enter(fresh(), room.name), messages.Done)
        assert len(spectator.heard) == heard
        assert replace_clock(late.view) == replace_clock(before)
        assert before.clock is not None
        assert late.view.clock is not None
        assert [left is None for left in late.view.clock.left] == [left is None for left in before.clock.left]
        assert (before.legal, before.seat) == ([], None)
        await closed(room)


def replace_clock(view: messages.View) -> messages.View:
    """The view without the time that is left, which goes on."""
    return msgspec.structs.replace(view, clock=None)


async def test_an_answer_whose_connection_is_cut_counts_and_is_acknowledged_to_the_next(log: Store) -> None:
    async with da(log, turn=1, says={1: "discard:R5", 2: "pass"}) as (house, guest, room):
        await window(room)
        wish = guest.wish(room.name, "da:Y5")
        await house.handle(guest.visitor, wish)
        guest.go()
        assert not room.idle
        again = Guest(house, guest.token)
        await again.hello()
        await house.handle(again.visitor, wish)
        await closed(room)
        await asyncio.sleep(0)
        assert messages.Done(wish.id, room.name, wish.state + 1) in again.heard
    answers = [moved for moved in await kept(log, room) if moved.seat == 0]
    assert [(moved.move, moved.by) for moved in answers] == [("da:Y5", "")]


def test_an_answer_without_a_command_is_never_taken_for_its_own_repeat() -> None:
    """A computer player's answer has no command: the next one that has none is another answer."""
    gathered = Gathered()
    assert gathered.repeats(2, "") is None
    gathered.hold(2, Answer("pass"))
    for command in ("", "a command"):
        with pytest.raises(Refusal, match="answered"):
            gathered.repeats(2, command)


async def test_a_lost_race_leaves_no_answer_hanging(log: Store) -> None:
    """Somebody else writes while answers are gathered: who has answered is told that nothing has come of it."""
    async with da(log, turn=1, says={1: "discard:R5", 2: "pass"}) as (house, guest, room):
        await window(room)
        wish = guest.wish(room.name, "pass")
        await house.handle(guest.visitor, wish)
        table = room.table
        left = decide.leave(table, room.wish(guest.visitor, "elsewhere"))
        # In the log the position is as it was dealt, and so is the match that is read again.
        dealt = entries.read(await log.load(room.name))
        await log.append(room.name, len(dealt), [entries.encode(entry) for entry in left.entries])
        monkey = room._read_again

        async def read_again() -> None:
            room._become(left.table)
            room._gathered.refuse("stale")

        room._read_again = read_again  # type: ignore[method-assign]
        await closed(room)
        await asyncio.sleep(0)
        room._read_again = monkey  # type: ignore[method-assign]
        refused = [m for m in guest.heard if isinstance(m, messages.Refused) and m.id == wish.id]
        assert [m.reason for m in refused] == ["match_over"]
