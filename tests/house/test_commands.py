"""What happens to commands: once, in order, answered, and only where they are allowed."""

from __future__ import annotations

import re

import msgspec
import pytest

from hanpan.games.face import game
from hanpan.house import messages
from hanpan.house.house import ROOMS_PER_VISITOR, House
from hanpan.house.opening import ROOMS_PER_PERSON
from hanpan.match import Moved, Started
from hanpan.store import Store
from tests.house.parlour import HERE, RANDOM, Guest, events, fresh, parlour, settled


async def seated(house: House, *seats: messages.SeatWish) -> tuple[Guest, str]:
    """A guest at a fresh table, in play."""
    guest = Guest(house)
    await guest.hello()
    room = await guest.open(*(seats or (HERE, HERE)), months=3)
    await settled(house)
    if guest.view.seat is None:
        await guest.face(room, guest.view.actors[0])
    return guest, room


async def moves_kept(log: Store, room: str) -> int:
    return sum(isinstance(event, Moved) for event in await events(log, room))


def patterns(schema: object) -> set[str]:
    """All patterns in a JSON Schema."""
    if isinstance(schema, dict):
        own = {schema["pattern"]} if isinstance(schema.get("pattern"), str) else set()
        return own.union(*map(patterns, schema.values()))
    return set().union(*map(patterns, schema)) if isinstance(schema, list) else set()


def test_no_pattern_lets_a_last_newline_pass() -> None:
    """Python's $ does; a token, a link's key or a seed with one would be another than it is taken for."""
    found = patterns(msgspec.json.schema(messages.Command)) | patterns(msgspec.json.schema(Started))
    fits = {(one, size) for one in found for size in (1, 32, 64) if re.search(one, "a" * size)}
    assert {one for one, _size in fits} == found
    assert len(found) >= 4
    assert not [one for one, size in fits if re.search(one, "a" * size + "\n")]


async def test_hello_comes_first(house: House) -> None:
    guest = Guest(house)
    answer = await guest.ask(messages.Ping(fresh()), messages.Error)
    assert answer.code == "hello_first"
    await guest.hello()
    await guest.ask(messages.Ping(fresh()), messages.Pong)


async def test_another_version_is_told_so(house: House) -> None:
    guest = Guest(house)
    answer = await guest.ask(messages.Hello(version=1), messages.Error)
    assert answer.code == "bad_version"
    await guest.hello()


async def test_a_connection_stays_the_same_persons(house: House) -> None:
    guest = Guest(house)
    await guest.hello()
    answer = await guest.ask(messages.Hello(messages.VERSION), messages.Error)
    assert answer.code == "hello_again"


async def test_a_token_brings_one_back_to_ones_matches(house: House) -> None:
    guest, room = await seated(house)
    again = Guest(house, guest.token)
    assert (await again.hello()).rooms == [room]
    assert (await Guest(house).hello()).rooms == []


async def test_the_same_wish_opens_one_room(house: House) -> None:
    guest = Guest(house)
    await guest.hello()
    wish = messages.Open(fresh(), "koikoi", [HERE, RANDOM])
    first = await guest.ask(wish, messages.Opened)
    assert await guest.ask(wish, messages.Opened) == first
    assert (await Guest(house, guest.token).hello()).rooms == [first.room]


async def test_a_repeated_move_acts_once_and_gets_the_same_answer(house: House, log: Store) -> None:
    guest, room = await seated(house)
    wish = guest.wish(room)
    first = await guest.ask(wish, messages.Done)
    assert await guest.ask(wish, messages.Done) == first
    assert await moves_kept(log, room) == 1


async def test_a_repeated_move_acts_once_after_a_restart_too(log: Store) -> None:
    async with parlour(log) as house:
        guest, room = await seated(house)
        wish = guest.wish(room)
        first = await guest.ask(wish, messages.Done)
    async with parlour(log) as house:
        again = Guest(house, guest.token)
        await again.hello()
        assert await again.ask(wish, messages.Done) == first
    assert await moves_kept(log, room) == 1


async def test_two_tabs_pressing_at_the_same_moment_move_once(house: House, log: Store) -> None:
    guest, room = await seated(house)
    tab = Guest(house, guest.token)
    await tab.hello()
    await tab.ask(messages.Enter(fresh(), room), messages.Done)
    await tab.face(room, guest.view.seat)
    await guest.move(room)
    # The second tab has seen the first one's move, and acts as if it had not.
    late = guest.views[-2]
    assert tab.view.state == guest.view.state
    refused = await tab.ask(messages.Move(fresh(), room, late.actors[0], late.state, late.legal[0]), messages.Refused)
    assert refused.reason == "stale"
    assert await moves_kept(log, room) == 1


async def test_E03_a_refusal_leaves_the_state_number(house: House) -> None:
    guest, room = await seated(house)
    before = guest.view
    illegal = await guest.ask(guest.wish(room, "koikoi"), messages.Refused)
    assert illegal.reason == "nothing_to_call"
    stale = await guest.ask(guest.wish(room, state=before.state - 1), messages.Refused)
    assert stale.reason == "stale"
    assert {illegal.state, stale.state, guest.view.state} == {before.state}
    assert guest.view == before


async def test_a_state_that_has_not_come_is_no_answer_to_anything(house: House) -> None:
    guest, room = await seated(house)
    before = guest.view.state
    refused = await guest.ask(guest.wish(room, state=before + 1), messages.Refused)
    assert (refused.reason, refused.state) == ("stale", before)


async def test_E04_a_refusal_carries_its_command_whatever_is_shown_meanwhile(house: House) -> None:
    guest, room = await seated(house)
    tab = Guest(house, guest.token)
    await tab.hello()
    await tab.ask(messages.Enter(fresh(), room), messages.Done)
    await tab.face(room, guest.view.seat)
    wishes = [tab.wish(room, id=f"late {i}") for i in range(3)]
    await guest.move(room)
    for wish in wishes:
        refused = await tab.ask(wish, messages.Refused)
        assert (refused.id, refused.reason, refused.state) == (wish.id, "stale", guest.view.state)


async def test_a_seat_of_somebody_else_is_not_ones_own(house: House) -> None:
    guest, room = await seated(house, HERE, RANDOM)
    computers_seat = await guest.ask(guest.wish(room, seat=1), messages.Refused)
    assert computers_seat.reason == "not_your_seat"
    no_seat = await guest.ask(guest.wish(room, seat=7), messages.Refused)
    assert no_seat.reason == "not_your_seat"
    stranger = Guest(house)
    await stranger.hello()
    await stranger.ask(messages.Enter(fresh(), room), messages.Done)
    for wish in (
        guest.wish(room),
        messages.Face(fresh(), room, 0),
        messages.Leave(fresh(), room),
        messages.Rematch(fresh(), room),
    ):
        assert (await stranger.ask(wish, messages.Refused)).reason == "not_your_seat"


@pytest.mark.parametrize("text", ["", "13-bright", "05-plain>", "🂡", "?123", "koikoi koikoi", "x" * 400])
async def test_text_that_is_no_move_is_an_error(house: House, text: str) -> None:
    guest, room = await seated(house)
    wish = messages.Move(fresh(), room, guest.view.seat or 0, guest.view.state, text)
    answer = await guest.ask(wish, messages.Error)
    assert answer.code == "bad_move"


async def test_a_room_that_is_not_there(house: House) -> None:
    guest = Guest(house)
    await guest.hello()
    answer = await guest.ask(messages.Enter(fresh(), "nowhere"), messages.Error)
    assert answer.code == "no_room"


async def test_a_room_of_other_rules_is_not_continued(log: Store) -> None:
    async with parlour(log) as house:
        guest, room = await seated(house)
    bodies = await log.load(room)
    other = [body.replace(b'"rules":', b'"rules":9') for body in bodies]
    assert other != bodies
    await log.drop(room)
    await log.append(room, 0, other)
    async with parlour(log) as house:
        again = Guest(house, guest.token)
        await again.hello()
        answer = await again.ask(messages.Enter(fresh(), room), messages.Error)
        assert answer.code == "other_rules"
        here = game("koikoi").spec.version
        assert answer.args == {"made": int(f"9{here}"), "here": here}


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        (messages.Open("1", "koikoy", [HERE, RANDOM]), "no_game"),
        (messages.Open("2", "koikoi", [HERE, RANDOM, RANDOM]), "bad_seats"),
        (messages.Open("3", "koikoi", [RANDOM, RANDOM]), "bad_seats"),
        (messages.Open("4", "koikoi", [HERE, messages.SeatWish("computer", "genius")]), "bad_seats"),
        (messages.Open("5", "koikoi", [HERE, messages.SeatWish("computer")]), "bad_seats"),
        (messages.Open("6", "koikoi", [messages.SeatWish("here", "random"), RANDOM]), "bad_seats"),
        (messages.Open("7", "koikoi", [HERE, RANDOM], {"seats": 3}), "bad_seats"),
        (messages.Open("8", "koikoi", [HERE, RANDOM], {"months": 5}), "bad_option"),
        (messages.Open("9", "koikoi", [HERE, RANDOM], {"moths": 6}), "bad_option"),
        (messages.Open("10", "koikoi", [HERE, RANDOM], {"self": 6}), "bad_option"),
        (messages.Open("11", "koikoi", [HERE, RANDOM], {"seven_doubles": 1}), "bad_option"),
    ],
)
async def test_a_room_that_cannot_be_opened(house: House, wish: messages.Open, code: str) -> None:
    guest = Guest(house)
    await guest.hello()
    assert (await guest.ask(wish, messages.Error)).code == code
    assert house.rooms.inside == {}


async def test_one_person_has_only_so_many_matches(house: House) -> None:
    guest = Guest(house)
    await guest.hello()
    rooms = [await guest.open(HERE, HERE) for _ in range(ROOMS_PER_PERSON)]
    wish = messages.Open(fresh(), "koikoi", [HERE, HERE])
    assert (await guest.ask(wish, messages.Error)).code == "too_many"
    await guest.ask(messages.Leave(fresh(), rooms[0]), messages.Done)
    await guest.ask(wish, messages.Opened)
    other = Guest(house)
    await other.hello()
    await other.open(HERE, HERE)


async def test_one_connection_looks_on_in_only_so_many_rooms(house: House) -> None:
    host = Guest(house)
    await host.hello()
    rooms = [await host.open(HERE, HERE) for _ in range(ROOMS_PER_PERSON)]
    second = Guest(house)
    await second.hello()
    rooms += [await second.open(HERE, HERE) for _ in range(ROOMS_PER_VISITOR + 1 - len(rooms))]
    looker = Guest(house)
    await looker.hello()
    for room in rooms:
        await looker.ask(messages.Enter(fresh(), room), messages.Done)
    assert looker.visitor.rooms == rooms[1:]
    assert looker.visitor not in house.rooms.inside[rooms[0]].onlookers.looking


async def test_giving_up_ends_a_match_once(house: House, log: Store) -> None:
    guest, room = await seated(house)
    first = await guest.ask(messages.Leave(fresh(), room), messages.Done)
    assert (guest.view.over, guest.view.left, guest.view.legal, guest.view.actors) == (True, True, [], [])
    assert (await guest.ask(messages.Leave(fresh(), room), messages.Done)).state == first.state
    late = messages.Move(fresh(), room, 0, first.state, "koikoi")
    assert (await guest.ask(late, messages.Refused)).reason == "match_over"
    assert [head.room for head in await log.heads(closed=True)] == [room]


async def test_a_rematch_is_the_same_table_once_more(house: House) -> None:
    guest, room = await seated(house, HERE, RANDOM)
    running = await guest.ask(messages.Rematch(fresh(), room), messages.Refused)
    assert running.reason == "match_running"
    await guest.ask(messages.Leave(fresh(), room), messages.Done)
    again = await guest.ask(messages.Rematch(fresh(), room), messages.Opened)
    assert again.room != room
    assert guest.view.room == again.room
    assert guest.view.options["months"] == 3
    assert [(seat.kind, seat.level) for seat in guest.view.seats] == [("person", None), ("computer", "random")]
    # Pressed once more, or in another tab: the same rematch.
    tab = Guest(house, guest.token)
    await tab.hello()
    assert (await tab.ask(messages.Rematch(fresh(), room), messages.Opened)).room == again.room


async def test_a_match_played_to_its_end_is_closed_and_told(house: House, log: Store) -> None:
    guest, room = await seated(house, HERE, RANDOM)
    while not guest.view.over:
        await guest.move(room)
        await settled(house)
    view = guest.view
    results = (await guest.ask(messages.History(fresh(), room), messages.Rounds)).results
    assert [result.round for result in results] == [1, 2, 3]
    assert view.totals == [sum(result.points[seat] for result in results) for seat in range(2)]
    assert [head.room for head in await log.heads(closed=True)] == [room]
    assert (await Guest(house, guest.token).hello()).rooms == []


async def test_F09_who_looked_on_and_then_opens_a_room_leaves_the_other_alone(house: House) -> None:
    host, stranger = Guest(house), Guest(house)
    await host.hello()
    await stranger.hello()
    room = await host.open(HERE, HERE)
    await stranger.ask(messages.Enter(fresh(), room), messages.Done)
    before = host.view
    own = await stranger.open(HERE, HERE)
    assert own != room
    await host.ask(messages.Enter(fresh(), room), messages.Done)
    assert host.view == before
    assert (host.view.room, stranger.view.room) == (room, own)
    assert (await stranger.ask(messages.Leave(fresh(), room), messages.Refused)).reason == "not_your_seat"
