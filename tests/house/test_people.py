"""Tokens, and what the house keeps of them."""

from __future__ import annotations

import base64
import contextlib
import json
import sqlite3
from pathlib import Path

from hanpan.games.face import game
from hanpan.house import messages
from hanpan.house.people import command_key, hash_of, new_person, new_token, room_for
from hanpan.match import encode, start
from hanpan.store import Store
from hanpan.store.sqlite import file_url
from tests.house.parlour import HERE, RANDOM, Guest, fresh, parlour, settled


def test_a_token_is_192_random_bits() -> None:
    tokens = {new_token() for _ in range(1000)}
    assert len(tokens) == 1000
    assert all(len(base64.urlsafe_b64decode(token)) * 8 == 192 for token in tokens)


def test_one_occasion_is_one_room_and_nobody_elses() -> None:
    one, other = new_person(), new_person()
    assert room_for(one, "open", "1") == room_for(one, "open", "1")
    assert len({room_for(one, "open", "1"), room_for(one, "open", "2"), room_for(other, "open", "1")}) == 3
    # The parts of an occasion do not run into each other.
    assert room_for(one, "ab", "c") != room_for(one, "a", "bc")


def test_two_people_with_the_same_command_id_have_two_keys() -> None:
    assert command_key("one", "7") != command_key("other", "7")


async def test_no_token_is_written_down_and_people_are_random(log: Store) -> None:
    async with parlour(log) as house:
        guest = Guest(house)
        await guest.hello()
        room = await guest.open(HERE, RANDOM)
        await settled(house)
        await guest.move(room)
    assert guest.token is not None
    person = await log.person_of(hash_of(guest.token))
    assert person is not None
    assert len(base64.urlsafe_b64decode(person)) * 8 == 192
    assert person not in (hash_of(guest.token), guest.token)
    assert not [body for body in await log.load(room) if guest.token.encode() in body]


async def test_who_only_looks_leaves_nothing_behind(log: Store) -> None:
    async with parlour(log) as house:
        guest = Guest(house)
        welcome = await guest.hello()
        assert await log.person_of(hash_of(welcome.token)) is None
        tab = Guest(house, welcome.token)
        await tab.hello()
        assert tab.visitor.person == guest.visitor.person
        guest.go()
        tab.go()
        assert house.people._strangers == {}


async def test_a_person_may_have_several_tokens_and_one_of_them_may_be_taken_back(log: Store) -> None:
    async with parlour(log) as house:
        guest = Guest(house)
        await guest.hello()
        room = await guest.open(HERE, RANDOM)
        second = new_token()
        await log.add_token(hash_of(second), guest.visitor.person, 1.0)
        phone = Guest(house, second)
        assert (await phone.hello()).rooms == [room]
        await phone.ask(messages.Enter(fresh(), room), messages.Done)
        assert phone.view.seat == 0
        await log.revoke(hash_of(second))
        stranger = Guest(house, second)
        assert (await stranger.hello()).rooms == []
        await stranger.ask(messages.Enter(fresh(), room), messages.Done)
        assert stranger.view.seat is None


async def test_a_log_of_before_goes_on_and_its_people_stay_who_they_are(tmp_path: Path) -> None:
    """A running match in the layout and schema of version 0001: a person was the hash of its token."""
    place, token = tmp_path / "log.db", "t" * 32
    async with Store.open(file_url(place)):
        pass
    koikoi = game("koikoi")
    begun = start(koikoi, koikoi.options(months=3), b"%032d" % 1, 1_800_000_000.0).events
    chairs = [{"kind": "person", "person": hash_of(token)}, {"kind": "computer", "level": "random"}]
    seated = json.dumps({"type": "seated", "by": hash_of(token), "chairs": chairs, "at": 1_800_000_000.0}).encode()
    with contextlib.closing(sqlite3.connect(place)) as old, old:
        for table in ("people", "tokens", "lines", "mutes"):
            old.execute(f"DROP TABLE {table}")
        old.execute("UPDATE alembic_version SET version_num = '0001'")
        old.execute("INSERT INTO rooms VALUES ('room', 0)")
        bodies = [seated, *map(encode, begun)]
        old.executemany("INSERT INTO events VALUES ('room', ?, ?)", enumerate(bodies))
        old.execute("INSERT INTO rooms VALUES ('damaged', 0)")
        old.execute("INSERT INTO events VALUES ('damaged', 0, x'ff')")
    async with Store.open(file_url(place)) as log, parlour(log) as house:
        guest = Guest(house, token)
        assert (await guest.hello()).rooms == ["room"]
        await guest.ask(messages.Enter(fresh(), "room"), messages.Done)
        await settled(house)
        assert guest.view.seat == 0
        await guest.move("room")
