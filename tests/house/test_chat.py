"""What people say at a table: who reads it when, for how long it is kept, and that it is said once (D09)."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec
import pytest

from hanpan.house import messages
from hanpan.house.chats import APART, KEPT, LINES
from hanpan.house.house import House
from hanpan.house.room import Room
from hanpan.house.rooms import ALONE, ENDED_EVERY, REST
from hanpan.store import Store, StoreError
from tests.house.company import guest_of, refused, three, waiting
from tests.house.parlour import Clock, Guest, fresh, parlour
from tests.house.test_rooms import Log


def chats(guest: Guest) -> list[messages.Chat]:
    return [message for message in guest.heard if isinstance(message, messages.Chat)]


def lines(guest: Guest) -> list[messages.Line]:
    """All lines that a connection was sent, as they came."""
    return [line for chat in chats(guest) for line in chat.lines]


def texts(guest: Guest) -> list[str | None]:
    return [line.text or line.phrase for line in lines(guest)]


async def say(guest: Guest, room: Room, text: str) -> None:
    await guest.ask(messages.Say(fresh(), room.name, text), messages.Done)


async def enters(house: House, room: str, token: str | None, key: str | None = None) -> Guest:
    """A fresh connection that looks on."""
    guest = await guest_of(house, token)
    await guest.ask(messages.Enter(fresh(), room, key), messages.Done)
    return guest


async def play_the_round(people: Sequence[Guest], room: Room) -> None:
    round = room.match.round
    while room.match.round == round and not room.match.over:
        await next(guest for guest in people if guest.view.legal).move(room.name)


# ------------------------------------------------------------------------------------------------- who reads it when


async def test_D09_spectators_lines_are_read_at_the_table_when_the_round_is_over(log: Store) -> None:
    async with parlour(log, clock=Clock()) as house:
        people, room = await three(house)
        [ann, bob, _cid] = people
        watcher = await enters(house, room.name, None, room.table.watch)
        await say(watcher, room, "she has the joker")
        await ann.ask(messages.Say(fresh(), room.name, phrase="hello"), messages.Done)
        assert texts(watcher) == ["she has the joker", "hello"]
        assert texts(bob) == ["hello"]
        assert texts(await enters(house, room.name, bob.token)) == ["hello"]
        await play_the_round(people, room)
        assert texts(bob) == ["hello", "she has the joker"]
        assert texts(watcher) == ["she has the joker", "hello"]
        # Chat is no part of the match.
        assert not [entry for entry in await log.load(room.name) if b"joker" in entry]


async def test_D09_they_stay_hidden_when_the_house_falls_in_the_midst_of_the_round(log: Store) -> None:
    async with parlour(log, clock=Clock()) as house:
        people, room = await three(house)
        watcher = await enters(house, room.name, None, room.table.watch)
        await say(watcher, room, "she has the joker")
    clock = Clock()
    clock.time += 60
    async with parlour(log, clock=clock) as house:
        again = [await enters(house, room.name, one.token) for one in people]
        tab = await enters(house, room.name, watcher.token, room.table.watch)
        assert [texts(one) for one in again] == [[], [], []]
        assert texts(tab) == ["she has the joker"]
        found = house.rooms.inside[room.name]
        await say(again[0], found, "who?")
        await play_the_round(again, found)
        assert [texts(one) for one in again] == [["who?", "she has the joker"]] * 3
        await play_the_round(again, found)
        assert [texts(one) for one in again] == [["who?", "she has the joker"]] * 3, "told twice"
        # In the order in which it was said, to whoever comes now.
        assert texts(await enters(house, room.name, people[1].token)) == ["she has the joker", "who?"]


async def test_what_spectators_say_while_no_round_runs_is_read_by_all(log: Store) -> None:
    async with parlour(log, clock=Clock()) as house:
        ann, room = await waiting(house)
        watcher = await enters(house, room.name, None, room.table.watch)
        await say(watcher, room, "good luck")
        assert texts(ann) == ["good luck"]
        [line] = lines(ann)
        assert (line.seat, line.name) == (None, None)


# --------------------------------------------------------------------------------------------------------- as text


async def test_a_line_is_text_that_reads_as_it_was_written(log: Store) -> None:
    clock = Clock()
    async with parlour(log, clock=clock) as house:
        [ann, bob, _cid], room = await three(house)
        await say(ann, room, "a\u202eb\u0000\n<b>c</b>")
        [line] = lines(bob)
        assert (line.text, line.seat) == ("a b <b>c</b>", 0)
        clock.time += APART
        assert await refused(ann, messages.Say(fresh(), room.name, "\u202e\u200b")) == "not_text"
        assert await refused(ann, messages.Say(fresh(), room.name, phrase="insult")) == "not_text"
        assert await refused(ann, messages.Say(fresh(), room.name)) == "not_text"
        assert await refused(ann, messages.Say(fresh(), room.name, "both", "hello")) == "not_text"


async def test_a_person_says_a_line_a_second_on_all_connections_together(log: Store) -> None:
    clock = Clock()
    async with parlour(log, clock=clock) as house:
        [ann, bob, _cid], room = await three(house)
        tab = await enters(house, room.name, ann.token)
        await say(ann, room, "one")
        clock.time += APART - 0.01
        assert await refused(tab, messages.Say(fresh(), room.name, "two")) == "too_fast"
        await say(bob, room, "mine")
        clock.time += 0.01
        await say(tab, room, "three")
        assert texts(bob) == ["one", "mine", "three"]


async def test_a_line_that_is_sent_again_is_said_once_after_a_restart_too(log: Store) -> None:
    wish = messages.Say("the same", "", "once")
    clock = Clock()
    async with parlour(log, clock=clock) as house:
        [ann, bob, _cid], room = await three(house)
        wish = msgspec.structs.replace(wish, room=room.name)
        for _ in range(2):
            await ann.ask(wish, messages.Done)
        # Somebody else's id is another id.
        await bob.ask(wish, messages.Done)
        assert texts(bob) == ["once", "once"]
    async with parlour(log, clock=clock) as house:
        again = await enters(house, room.name, ann.token)
        clock.time += 60
        await again.ask(wish, messages.Done)
        assert texts(again) == ["once", "once"]


async def test_who_looks_on_and_has_spoken_is_known_again(log: Store) -> None:
    """Strangers who only look leave nothing; who has said something is somebody."""
    clock = Clock()
    async with parlour(log, clock=clock) as house:
        ann, room = await waiting(house)
        watcher = await enters(house, room.name, None, room.table.watch)
        await say(watcher, room, "one")
        watcher.go()
    clock.time += 60
    async with parlour(log, clock=clock) as house:
        ann = await enters(house, room.name, ann.token)
        again = await enters(house, room.name, watcher.token, room.table.watch)
        await say(again, house.rooms.inside[room.name], "two")
        one, two = lines(ann)
        assert one.speaker == two.speaker


# -------------------------------------------------------------------------------------------------------------- muting


async def test_who_is_muted_is_not_read_on_any_connection_and_neither_after_a_restart(log: Store) -> None:
    clock = Clock()
    async with parlour(log, clock=clock) as house:
        [ann, bob, cid], room = await three(house)
        tab = await enters(house, room.name, bob.token)
        await say(ann, room, "first")
        await say(cid, room, "and I")
        speaker = lines(bob)[0].speaker
        await bob.ask(messages.Mute(fresh(), room.name, speaker), messages.Done)
        clock.time += APART
        await say(ann, room, "second")
        # Each connection is told whose lines it is not sent, and what is left.
        for one in (bob, tab):
            assert "second" not in texts(one)
            muted = chats(one)[-1].muted
            assert muted == [messages.Speaker(speaker, 0, None)]
            assert [line.text for line in chats(one)[-1].lines] == ["and I"]
        assert texts(cid)[-1] == "second"
    async with parlour(log, clock=clock) as house:
        clock.time += 60
        again, other = await enters(house, room.name, bob.token), await enters(house, room.name, ann.token)
        assert texts(again) == ["and I"]
        [chat] = chats(again)
        assert chat.muted == [messages.Speaker(speaker, 0, None)]
        await say(other, house.rooms.inside[room.name], "third")
        assert texts(again) == ["and I"]
        # Read again, the person's lines are all there.
        await again.ask(messages.Mute(fresh(), room.name, speaker, muted=False), messages.Done)
        assert [line.text for line in chats(again)[-1].lines] == ["first", "and I", "second", "third"]
        assert chats(again)[-1].muted == []


async def test_only_who_has_spoken_can_be_muted(log: Store) -> None:
    """Else anybody could let the house remember names without end."""
    async with parlour(log, clock=Clock()) as house:
        [ann, _bob, _cid], room = await three(house)
        for number in range(5):
            await ann.ask(messages.Mute(fresh(), room.name, f"nobody{number}"), messages.Done)
        assert await log.mutes(room.name) == []


# --------------------------------------------------------------------------------------------------------- how long


async def test_a_line_is_kept_for_a_day_and_is_then_nowhere(log: Store) -> None:
    clock = Clock()
    async with parlour(log, clock=clock) as house:
        [ann, bob, _cid], room = await three(house)
        await say(ann, room, "early")
        await bob.ask(messages.Mute(fresh(), room.name, lines(bob)[0].speaker), messages.Done)
        clock.time += KEPT
        await house.chats.sweep()
        assert len(await log.said(room.name)) == 1
        clock.time += 1
        await house.chats.sweep()
        assert await log.said(room.name) == []
        assert await log.mutes(room.name) == []
        assert texts(await enters(house, room.name, ann.token)) == []


async def test_of_a_room_the_newest_lines_are_kept(log: Store) -> None:
    clock = Clock()
    async with parlour(log, clock=clock) as house:
        [ann, bob, _cid], room = await three(house)
        for number in range(LINES + 2):
            await say(ann, room, str(number))
            clock.time += APART
        kept = [str(number) for number in range(2, LINES + 2)]
        assert texts(await enters(house, room.name, bob.token)) == kept
    async with parlour(log, clock=clock) as house:
        assert texts(await enters(house, room.name, bob.token)) == kept


async def test_a_room_that_is_gone_leaves_no_line(log: Store) -> None:
    clock = Clock()
    async with parlour(log, clock=clock) as house:
        ann, room = await waiting(house)
        await say(ann, room, "is anybody there?")
        ann.go()
        for seconds in (REST, ALONE, ENDED_EVERY):
            clock.time += seconds
            room._ring()
            while room._due:
                await asyncio.sleep(0)
            await house.rooms.sweep()
        assert await log.load(room.name) == []
        assert await log.said(room.name) == []


async def test_what_cannot_be_written_is_not_said_and_may_be_said_again(log: Store) -> None:
    class Full(Log):
        full = False

        async def say(self, room: str, number: int, at: float, body: bytes, kept: int) -> None:
            if self.full:
                raise StoreError("the disk is full")
            await super().say(room, number, at, body, kept)

    full = Full(log)
    async with parlour(full, clock=Clock()) as house:
        [ann, bob, _cid], room = await three(house)
        wish = messages.Say(fresh(), room.name, "hello")
        full.full = True
        assert (await ann.ask(wish, messages.Error)).code == "not_kept"
        assert texts(bob) == []
        full.full = False
        await ann.ask(wish, messages.Done)
        assert texts(bob) == ["hello"]


async def test_a_line_that_cannot_be_read_is_left_out(log: Store, caplog: pytest.LogCaptureFixture) -> None:
    async with parlour(log, clock=Clock()) as house:
        [ann, _bob, _cid], room = await three(house)
        await say(ann, room, "hello")
    await log.say(room.name, 2, 5.0, b"\xff", LINES)
    async with parlour(log, clock=Clock()) as house:
        again = await enters(house, room.name, ann.token)
        assert texts(again) == ["hello"]
        await say(again, house.rooms.inside[room.name], "and more")
        assert texts(again) == ["hello", "and more"]
    assert room.name in caplog.text
