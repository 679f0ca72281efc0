"""Friends at their own devices (KP-04, KP-05, KP-06): links, rooms that wait, coming and going, looking on, chat."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from hanpan.games.face import game
from hanpan.house import entries, messages
from hanpan.house.decide import AWAY_LONG
from hanpan.house.house import House
from hanpan.house.onlookers import DAY
from hanpan.house.room import AWAY_AFTER, Room
from hanpan.house.rooms import ALONE, ENDED_EVERY, REST
from hanpan.store import Store
from tests.house.company import guest_of, join, refused, table_of, three, waiting
from tests.house.parlour import FRIEND, HERE, RANDOM, Clock, Guest, fresh, parlour, settled

DAIFUGO = game("daifugo")


# ------------------------------------------------------------------------------------------------------- sitting down


async def test_KP_04_the_maker_is_red_and_the_friend_who_comes_by_the_link_blue(house: House) -> None:
    ann, room = await waiting(house)
    assert room.table.phase == "waiting"
    assert table_of(ann).seats[1].kind == "open"
    bob = await guest_of(house)
    await bob.ask(messages.Enter(fresh(), room.name, room.table.invite), messages.Done)
    assert table_of(bob).phase == "waiting"
    await join(bob, room, name="  밥 ")
    # Two people: whoever comes is ready, and the match begins by itself.
    assert (ann.view.seat, bob.view.seat) == (0, 1)
    assert ann.view.state == bob.view.state == 2
    assert [seat.name for seat in table_of(ann).seats] == [None, "밥"]
    assert [seat.yours for seat in bob.view.seats] == [False, True]


async def test_a_room_that_waits_outlives_the_house(log: Store) -> None:
    async with parlour(log) as house:
        ann, room = await waiting(house)
    async with parlour(log) as house:
        again = Guest(house, ann.token)
        assert (await again.hello()).rooms == [room.name]
        bob = await guest_of(house)
        await join(bob, room)
        await again.ask(messages.Enter(fresh(), room.name), messages.Done)
        assert (again.view.seat, bob.view.seat) == (0, 1)


async def test_the_maker_twice_holds_one_seat(house: House) -> None:
    ann, room = await waiting(house)
    tab = await guest_of(house, ann.token)
    await join(tab, room)
    assert [seat.kind for seat in room.table.seats] == ["person", "open"]
    assert room.table.phase == "waiting"


async def test_two_friends_race_for_one_seat_and_one_of_them_is_told_so(house: House) -> None:
    _ann, room = await waiting(house)
    bob, cid = await guest_of(house), await guest_of(house)
    key = room.table.invite
    await asyncio.gather(
        house.handle(bob.visitor, messages.Join("b", room.name, key)),
        house.handle(cid.visitor, messages.Join("c", room.name, key)),
    )
    answers = [m for guest in (bob, cid) for m in guest.heard if isinstance(m, messages.Done | messages.Refused)]
    assert [type(answer) for answer in answers] == [messages.Done, messages.Refused]
    assert isinstance(answers[1], messages.Refused)
    assert answers[1].reason in ("seat_taken", "begun")
    # And may look on.
    await cid.ask(messages.Enter(fresh(), room.name, room.table.watch), messages.Done)
    assert cid.view.seat is None


async def test_only_the_invitation_leads_to_a_seat(house: House) -> None:
    ann, room = await waiting(house)
    bob = await guest_of(house)
    for key in (room.table.watch, "x" * 20, None):
        assert await refused(bob, messages.Join(fresh(), room.name, key)) == "wrong_key"
    stranger = await guest_of(house)
    assert await refused(stranger, messages.Enter(fresh(), room.name)) == "wrong_key"
    await bob.ask(messages.Enter(fresh(), room.name, room.table.watch), messages.Done)
    own = msgspec.json.decode(bob.frames[-1], type=messages.Frame).own
    assert (own.invite, own.watch, own.maker, own.invited) == (None, None, False, False)
    # By the invitation on the same connection one may sit down, as by no link at all once the table is listed.
    await bob.ask(messages.Enter(fresh(), room.name, room.table.invite), messages.Done)
    assert msgspec.json.decode(bob.frames[-1], type=messages.Frame).own.invited
    await stranger.ask(messages.Enter(fresh(), room.name, room.table.watch), messages.Done)
    await ann.ask(messages.Show(fresh(), room.name, True, "open"), messages.Done)
    assert msgspec.json.decode(stranger.frames[-1], type=messages.Frame).own.invited


async def test_an_invitation_that_was_taken_back_stays_so(house: House) -> None:
    ann, room = await waiting(house)
    old = room.table.invite
    await ann.ask(messages.Invite(fresh(), room.name, 1, open=False), messages.Done)
    bob = await guest_of(house)
    assert await refused(bob, messages.Join(fresh(), room.name, old)) == "seat_taken"
    await ann.ask(messages.Invite(fresh(), room.name, 1), messages.Done)
    assert await refused(bob, messages.Join(fresh(), room.name, old)) == "wrong_key"
    await join(bob, room)
    assert room.table.phase == "playing"


async def test_the_maker_arranges_the_table_until_it_begins(house: House) -> None:
    ann, room = await waiting(house, HERE, FRIEND, FRIEND, game="daifugo")
    bob = await guest_of(house)
    await join(bob, room)
    for command in (
        messages.Invite(fresh(), room.name, 2, open=False),
        messages.Seated(fresh(), room.name, 2, "random"),
        messages.Swap(fresh(), room.name, 0, 1),
        messages.Change(fresh(), room.name, {"rounds": 3}),
        messages.Begin(fresh(), room.name),
        messages.Show(fresh(), room.name, True, "open"),
    ):
        assert await refused(bob, command) == "not_maker"
    assert await refused(ann, messages.Begin(fresh(), room.name)) == "not_all_there"
    assert await refused(ann, messages.Seated(fresh(), room.name, 1, "random")) == "seat_taken"
    swap = messages.Swap(fresh(), room.name, 0, 1)
    await ann.ask(swap, messages.Done)
    await ann.ask(swap, messages.Done)  # a repeat acts once
    assert [seat.person for seat in room.table.seats[:2]] == [bob.visitor.person, ann.visitor.person]
    await bob.ask(messages.Ready(fresh(), room.name), messages.Done)
    await ann.ask(messages.Change(fresh(), room.name, {"rounds": 3}, 30), messages.Done)
    assert (room.table.options["rounds"], room.table.clock) == (3, 30)
    await ann.ask(swap, messages.Done)  # and whatever was done since
    assert [seat.person for seat in room.table.seats[:2]] == [bob.visitor.person, ann.visitor.person]
    assert [seat.ready for seat in table_of(ann).seats] == [False, True, False]
    await ann.ask(messages.Seated(fresh(), room.name, 2, "random"), messages.Done)
    assert room.table.match is None
    await bob.ask(messages.Ready(fresh(), room.name), messages.Done)
    assert table_of(ann).phase == "playing"
    assert await refused(ann, messages.Change(fresh(), room.name)) == "begun"
    assert (ann.view.seat, bob.view.seat) == (1, 0)


async def test_who_stands_up_leaves_the_seat_open_and_the_maker_closes_the_room(house: House) -> None:
    ann, room = await waiting(house, HERE, FRIEND, FRIEND, game="daifugo")
    bob = await guest_of(house)
    await join(bob, room)
    await bob.ask(messages.Stand(fresh(), room.name), messages.Done)
    assert [seat.kind for seat in room.table.seats] == ["person", "open", "open"]
    assert await refused(bob, messages.Leave(fresh(), room.name)) == "not_maker"
    await ann.ask(messages.Leave(fresh(), room.name), messages.Done)
    assert (table_of(ann).phase, table_of(ann).ended) == ("ended", "closed")
    assert await refused(bob, messages.Join(fresh(), room.name, room.table.invite)) == "match_over"


async def test_listed_tables_and_play_now_put_two_together(house: House) -> None:
    ann, bob, cid = [await guest_of(house) for _ in range(3)]
    wish = messages.PlayNow(fresh(), "koikoi", 2, {"months": 3})
    mine = (await ann.ask(wish, messages.Opened)).room
    assert (await ann.ask(wish, messages.Opened)).room == mine
    [listed] = (await bob.ask(messages.Tables(fresh()), messages.ListedTables)).tables
    assert (listed.room, listed.free, listed.options["months"]) == (mine, 1, 3)
    other = messages.PlayNow(fresh(), "koikoi", 2, {"months": 6})
    assert (await cid.ask(other, messages.Opened)).room != mine
    assert (await bob.ask(messages.PlayNow(fresh(), "koikoi", 2, {"months": 3}), messages.Opened)).room == mine
    assert (ann.view.seat, bob.view.seat) == (0, 1)
    [left] = (await bob.ask(messages.Tables(fresh(), "koikoi"), messages.ListedTables)).tables
    assert left.room != mine


# ----------------------------------------------------------------------------------------------------- being away


async def away(clock: Clock, house: House, guest: Guest, room: Room, seconds: float) -> None:
    """A guest's connection is lost; so many seconds go by."""
    guest.go()
    clock.time += AWAY_AFTER
    room._ring()
    async with asyncio.timeout(10):
        while guest.visitor.person not in room.table.away:
            await asyncio.sleep(0.001)
    clock.time += seconds - AWAY_AFTER


async def test_KP_05_after_two_minutes_and_not_before_one_may_go_on_against_the_computer(log: Store) -> None:
    clock = Clock()
    async with parlour(log, clock=clock) as house:
        ann, room = await waiting(house)
        bob = await guest_of(house)
        await join(bob, room)
        assert await refused(ann, messages.Instead(fresh(), room.name)) == "too_early"
        await away(clock, house, bob, room, AWAY_LONG - 1)
        assert table_of(ann).seats[1].since == clock.time - AWAY_LONG + 1
        assert await refused(ann, messages.Instead(fresh(), room.name)) == "too_early"
    clock.time += 1
    async with parlour(log, clock=clock) as house:  # the two minutes outlive the house
        again = Guest(house, ann.token)
        await again.hello()
        wish = messages.Instead(fresh(), room.name, "beginner")
        new = (await again.ask(wish, messages.Opened)).room
        assert (await again.ask(wish, messages.Opened)).room == new
        assert [(seat.kind, seat.level) for seat in again.view.seats] == [("person", None), ("computer", "beginner")]
        await settled(house)
        before = house.rooms.inside[room.name].table.match
        assert before is not None
        assert (before.over, before.left) == (True, True)


async def test_a_computer_player_stands_in_until_its_person_is_back(log: Store) -> None:
    clock = Clock()
    async with parlour(log, clock=clock) as house:
        [ann, bob, cid], room = await three(house)
        vote = messages.StandIn(fresh(), room.name, 2, "random")
        assert await refused(ann, vote) == "too_early"
        await away(clock, house, cid, room, AWAY_LONG)
        await ann.ask(messages.StandIn(fresh(), room.name, 2, "random"), messages.Done)
        assert [seat.votes for seat in table_of(bob).seats] == [0, 0, 1]
        assert room.table.seats[2].stand_in == ""
        await bob.ask(messages.StandIn(fresh(), room.name, 2, "random"), messages.Done)
        assert room.table.seats[2].stand_in == "random"
        for _ in range(30):
            await settled(house)
            assert room.match.position.actors != (2,)
            if room.match.over or room.match.waiting:
                break
            actor = next(guest for guest in (ann, bob) if guest.view.legal)
            await actor.move(room.name)
        back = Guest(house, cid.token)
        await back.hello()
        await back.ask(messages.Enter(fresh(), room.name), messages.Done)
        move = messages.Move(fresh(), room.name, 2, back.view.state, "pass")
        assert await refused(back, move) == "taken_over"
        await back.ask(messages.Return(fresh(), room.name), messages.Done)
        assert room.table.seats[2].stand_in == ""
        assert table_of(ann).seats[2].since is None


async def test_a_page_loaded_anew_is_not_away_in_the_log(log: Store) -> None:
    clock = Clock()
    async with parlour(log, clock=clock) as house:
        ann, room = await waiting(house)
        bob = await guest_of(house)
        await join(bob, room)
        length = room.table.length
        for _ in range(3):
            bob.go()
            assert not table_of(ann).seats[1].online
            bob = Guest(house, bob.token)
            await bob.hello()
            await bob.ask(messages.Enter(fresh(), room.name), messages.Done)
            assert table_of(ann).seats[1].online
        assert room.table.length == length


@pytest.mark.parametrize("instead", ["open", "empty", "computer"])
async def test_the_maker_may_give_the_seat_to_another_of_who_is_away_before_the_match(log: Store, instead: str) -> None:
    clock = Clock()
    async with parlour(log, clock=clock) as house:
        ann, room = await waiting(house, HERE, FRIEND, FRIEND, game="daifugo")
        bob = await guest_of(house)
        await join(bob, room)
        commands: dict[str, messages.Command] = {
            "open": messages.Invite(fresh(), room.name, 1),
            "empty": messages.Invite(fresh(), room.name, 1, open=False),
            "computer": messages.Seated(fresh(), room.name, 1, "random"),
        }
        command = commands[instead]
        assert await refused(ann, command) == "seat_taken"
        await away(clock, house, bob, room, AWAY_AFTER)
        await ann.ask(command, messages.Done)
        assert room.table.seats[1].kind == instead
        assert (room.table.people, dict(room.table.away)) == ((ann.visitor.person,), {})


async def test_where_others_play_on_one_stands_up_and_does_not_end_the_match(house: House) -> None:
    [ann, _bob, cid], room = await three(house)
    assert await refused(cid, messages.Leave(fresh(), room.name)) == "others_play"
    await cid.ask(messages.Stand(fresh(), room.name), messages.Done)
    assert [seat.kind for seat in room.table.seats] == ["person", "person", "computer"]
    assert cid.view.seat is None
    assert cid.view.legal == []
    assert not any(cid.view.position["hand"])
    assert table_of(ann).seats[2].kind == "computer"


async def test_KP_06_a_room_that_all_have_left_goes_after_half_an_hour_and_every_one_after_a_day(log: Store) -> None:
    clock = Clock()
    async with parlour(log, clock=clock) as house:
        ann, room = await waiting(house)
        ben, other = await waiting(house)
        ann.go()
        clock.time += ALONE - 1
        await house.rooms.sweep()
        assert len(await log.heads(closed=False)) == 2
        room._ring()
        while room._due:
            await asyncio.sleep(0.001)
        clock.time += REST
        await house.rooms.sweep()
        await house.rooms.sweep()
        assert [head.room for head in await log.heads(closed=False)] == [other.name]
        # Somebody is there: the half hour does not run, the day does.
        clock.time += DAY
        await house.rooms.sweep()
        assert (table_of(ben).phase, table_of(ben).ended) == ("ended", "day")
        ben.go()
        clock.time += ALONE + ENDED_EVERY
        await house.rooms.sweep()
        await house.rooms.sweep()
        clock.time += ENDED_EVERY
        await house.rooms.sweep()
        assert await log.heads(closed=True) == await log.heads(closed=False) == []
        assert (house.rooms.inside, house.rooms._running, house.rooms._of_person) == ({}, {}, {})


# ---------------------------------------------------------------------------------------------------- looking on


async def test_who_looks_on_is_counted_and_sees_what_everybody_may_see(log: Store) -> None:
    clock = Clock()
    async with parlour(log, clock=clock) as house:
        [ann, *_others], room = await three(house)
        watcher = await guest_of(house)
        await watcher.ask(messages.Enter(fresh(), room.name, room.table.watch), messages.Done)
        assert not any(watcher.view.position["hand"])
        clock.time += 2
        room._ring()
        async with asyncio.timeout(10):
            while table_of(ann).watchers != 1:
                await asyncio.sleep(0.001)


async def test_D05_a_table_may_be_shown_a_round_late_or_to_nobody(house: House) -> None:
    [ann, bob, cid], room = await three(house)
    await ann.ask(messages.Show(fresh(), room.name, False, "late"), messages.Done)
    watcher = await guest_of(house)
    await watcher.ask(messages.Enter(fresh(), room.name, room.table.watch), messages.Done)
    assert watcher.views == []  # no round has ended yet
    people = [ann, bob, cid]
    while room.match.round == 1:
        await next(guest for guest in people if guest.view.legal).move(room.name)
    first = watcher.view
    assert (first.round, first.position["phase"]) == (1, "over")
    state = first.state
    for _ in range(6):
        guest = next((guest for guest in people if guest.view.legal), None)
        if guest is None or room.match.over:
            break
        await guest.move(room.name)
    assert watcher.view.state == state
    await ann.ask(messages.Show(fresh(), room.name, False, "none"), messages.Done)
    late = await guest_of(house)
    assert await refused(late, messages.Enter(fresh(), room.name, room.table.watch)) == "shut_out"


async def test_endless_rounds_let_seats_change_hands_between_two_of_them(house: House) -> None:
    ann = await guest_of(house)
    given = DAIFUGO.options("dokopa", seats=3).changed
    seats = [HERE, FRIEND, RANDOM]
    wish = messages.Open(fresh(), "daifugo", seats, given, endless=True)
    room = house.rooms.inside[(await ann.ask(wish, messages.Opened)).room]
    bob, cid = await guest_of(house), await guest_of(house)
    await join(bob, room)
    people = [ann, bob]

    async def play() -> None:
        while not room.match.waiting:
            await settled(house)
            guest = next((guest for guest in people if guest.view.legal), None)
            if guest is not None:
                await guest.move(room.name)

    assert await refused(cid, messages.Join(fresh(), room.name, room.table.invite)) == "begun"
    watcher = await guest_of(house)
    await watcher.ask(messages.Enter(fresh(), room.name, room.table.watch), messages.Done)
    await play()
    assert await refused(watcher, messages.Join(fresh(), room.name, room.table.watch)) == "wrong_key"
    await bob.ask(messages.Stand(fresh(), room.name), messages.Done)
    points = room.match.position.totals[1]
    await join(cid, room, seat=1)
    assert (room.table.seats[1].person, room.table.seats[1].base) == (cid.visitor.person, points)
    await ann.ask(messages.Next(fresh(), room.name, room.match.seq, "keep"), messages.Done)
    people = [ann, cid]
    await play()
    assert room.match.round == 2
    assert cid.view.seat == 1
    # Who opened the table needs no link to sit down again.
    await ann.ask(messages.Stand(fresh(), room.name), messages.Done)
    await ann.ask(messages.Join(fresh(), room.name), messages.Done)
    assert ann.view.seat == 0


# ----------------------------------------------------------------------------------------------------- once more


async def test_a_rematch_that_all_press_at_once_is_one_room_with_the_seats_turned(house: House) -> None:
    ann, room = await waiting(house)
    bob = await guest_of(house)
    await join(bob, room)
    await ann.ask(messages.Leave(fresh(), room.name), messages.Done)
    await asyncio.gather(
        house.handle(ann.visitor, messages.Rematch("a", room.name)),
        house.handle(bob.visitor, messages.Rematch("b", room.name)),
    )
    rooms = {m.room for guest in (ann, bob) for m in guest.heard if isinstance(m, messages.Opened)} - {room.name}
    assert len(rooms) == 1
    again = house.rooms.inside[rooms.pop()]
    assert again.table.phase == "playing"
    assert [seat.person for seat in again.table.seats] == [bob.visitor.person, ann.visitor.person]
    assert room.next == again.name


async def test_a_rematch_waits_for_who_has_not_pressed_and_the_old_link_leads_there(house: House) -> None:
    ann, room = await waiting(house)
    bob = await guest_of(house)
    await join(bob, room)
    await ann.ask(messages.Leave(fresh(), room.name), messages.Done)
    again = (await ann.ask(messages.Rematch(fresh(), room.name, invite=True), messages.Opened)).room
    found = house.rooms.inside[again]
    assert table_of(ann).phase == "waiting"
    assert found.table.invite != room.table.invite
    assert room.next == again
    cid = await guest_of(house)
    await join(cid, found)
    assert table_of(cid).phase == "playing"


def test_entries_read_back() -> None:
    stood = entries.Stood(1, 5.0, "random", "k")
    assert entries.decode(entries.encode(stood)) == stood
