"""Which hand lies open, and who is there."""

from __future__ import annotations

import dataclasses
import re

import msgspec

from hanpan.cards import hwatu
from hanpan.house import messages
from hanpan.house.house import House
from tests.house.parlour import HERE, RANDOM, Guest, fresh, lay, settled


async def at_one_device(house: House) -> tuple[Guest, str]:
    guest = Guest(house)
    await guest.hello()
    return guest, await guest.open(HERE, HERE, months=3)


def hands(view: messages.View) -> list[list[str]]:
    """The cards in each hand, as far as the view shows them."""
    return list(view.position["hand"])


async def test_KP_03_a_shared_device_begins_covered(house: House) -> None:
    guest, _room = await at_one_device(house)
    assert guest.view.seat is None
    assert guest.view.legal == []
    assert hands(guest.view) == [[], []]


async def test_KP_03_a_hand_shows_once_its_holder_takes_the_device(house: House) -> None:
    guest, room = await at_one_device(house)
    (seat,) = guest.view.actors
    view = await guest.face(room, seat)
    assert view.seat == seat
    assert [len(hand) for hand in hands(view)] == [8 if other == seat else 0 for other in range(2)]
    assert view.legal


async def test_KP_03_the_waiting_side_is_not_shown(house: House) -> None:
    guest, room = await at_one_device(house)
    waiting = 1 - guest.view.actors[0]
    refused = await guest.ask(messages.Face(fresh(), room, waiting), messages.Refused)
    assert refused.reason == "other_seat_acts"
    assert hands(guest.view) == [[], []]


async def test_KP_03_every_change_of_turn_covers_the_hands_on_every_tab(house: House) -> None:
    guest, room = await at_one_device(house)
    tab = Guest(house, guest.token)
    await tab.hello()
    await tab.ask(messages.Enter(fresh(), room), messages.Done)
    covered = 0
    while not guest.view.over:
        for one in (guest, tab):
            if one.view.seat is None:
                await one.face(room, guest.view.actors[0])
        before = guest.view
        await guest.move(room)
        after = guest.view
        if after.actors and after.actors != before.actors:
            covered += 1
            for one in (guest, tab):
                assert one.view.seat is None
                assert (one.view.legal, hands(one.view)) == ([], [[], []])
        elif after.actors:
            # The same side goes on (a turned card to choose for, a call, the next month's deal): its hand stays.
            assert guest.view.seat == tab.view.seat == before.seat
    assert covered > 20


async def test_a_device_of_one_sees_its_hand_at_once_and_all_the_time(house: House) -> None:
    guest = Guest(house)
    await guest.hello()
    room = await guest.open(RANDOM, HERE, months=3)
    await settled(house)
    await guest.move(room)
    await settled(house)
    assert {view.seat for view in guest.views} == {1}
    assert {view.actors[0] for view in guest.views} == {0, 1}


async def test_one_may_cover_ones_hand(house: House) -> None:
    guest = Guest(house)
    await guest.hello()
    room = await guest.open(RANDOM, HERE)
    await settled(house)
    assert hands(await guest.face(room, None)) == [[], []]
    assert len(hands(await guest.face(room, 1))[1]) == 8


async def test_D05_a_stranger_looks_on_and_sees_no_hand(house: House) -> None:
    guest = Guest(house)
    await guest.hello()
    room = await guest.open(HERE, RANDOM)
    await settled(house)
    stranger = Guest(house)
    await stranger.hello()
    await stranger.ask(messages.Enter(fresh(), room), messages.Done)
    await guest.move(room)
    await settled(house)
    for view in stranger.views:
        assert (view.seat, view.legal, hands(view)) == (None, [], [[], []])
        assert not any(seat.yours for seat in view.seats)
    assert stranger.view.state == guest.view.state


async def test_F03_coming_back_shows_the_same_bytes_in_every_phase(house: House) -> None:
    guest = Guest(house)
    await guest.hello()
    phases = set()
    for _ in range(4):
        room = await guest.open(HERE, RANDOM, months=3)
        await settled(house)
        while not guest.view.over:
            await guest.move(room, guest.view.legal[-1])
            await settled(house)
            phases.add((guest.view.position["phase"], guest.view.over))
            before = msgspec.json.encode(guest.view)
            guest.go()
            guest = Guest(house, guest.token)
            await guest.hello()
            await guest.ask(messages.Enter(fresh(), room), messages.Done)
            assert msgspec.json.encode(guest.view) == before
    assert phases == {("play", False), ("pick", False), ("call", False), ("over", True)}


async def test_E10_an_older_connection_changes_no_presence(house: House) -> None:
    guest = Guest(house)
    await guest.hello()
    room = await guest.open(HERE, RANDOM)
    watcher = Guest(house)
    await watcher.hello()
    await watcher.ask(messages.Enter(fresh(), room), messages.Done)
    assert watcher.view.seats[0].online
    newer = Guest(house, guest.token)
    await newer.hello()
    await newer.ask(messages.Enter(fresh(), room), messages.Done)
    guest.go()
    assert watcher.view.seats[0].online
    newer.go()
    assert not watcher.view.seats[0].online
    # What the older connection said before it was cut off may be read late.
    await guest.house.handle(guest.visitor, messages.Ping(fresh()))
    assert not watcher.view.seats[0].online
    back = Guest(house, guest.token)
    await back.hello()
    await back.ask(messages.Enter(fresh(), room), messages.Done)
    assert watcher.view.seats[0].online


async def test_A03_D08_two_deals_that_look_the_same_to_a_seat_send_it_the_same_bytes(house: House) -> None:
    """Behind the back of everybody the hidden cards are exchanged: what a seat is sent and told stays as it was."""
    guest = Guest(house)
    await guest.hello()
    name = await guest.open(HERE, RANDOM, months=3)
    stranger = Guest(house)
    await stranger.hello()
    await stranger.ask(messages.Enter(fresh(), name), messages.Done)
    exchanged = 0
    for _ in range(12):
        await settled(house)
        room = house.rooms.inside[name]
        before = room.match
        other = dataclasses.replace(before, position=before.position.guess(0, seed=before.seq))
        told = []
        for match in (before, other):
            lay(room, match)
            answers = [await guest.ask(wish, messages.Refused) for wish in refusals(guest, name)]
            views = [re.sub(rb'"now":[0-9.]+', b"", room.frame(one.visitor)) for one in (guest, stranger)]
            told.append([(answer.reason, answer.state) for answer in answers] + views)
        assert told[0] == told[1]
        exchanged += other.position != before.position
        lay(room, before)
        await guest.move(name)
    assert exchanged == 12


def refusals(guest: Guest, room: str) -> list[messages.Move]:
    """Moves with each card that one does not hold: some are hidden, some are not, and all are refused alike."""
    held = set(guest.view.position["hand"][0])
    return [guest.wish(room, card, id=fresh()) for card in hwatu.DECK.names if card not in held]
