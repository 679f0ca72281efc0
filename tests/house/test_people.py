"""Tokens, and what the house keeps of them."""

from __future__ import annotations

import base64
import contextlib
import json
import sqlite3
from pathlib import Path

from hanpan.games.face import game
from hanpan.house import messages
from hanpan.house.people import KNOWN, NOTED, command_key, hash_of, new_person, new_token, room_for
from hanpan.match import encode, start
from hanpan.store import Store
from hanpan.store.sqlite import file_url
from tests.house.parlour import HERE, RANDOM, Clock, Guest, fresh, parlour, settled


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


async def test_who_does_not_come_back_is_forgotten_and_who_does_is_not(log: Store) -> None:
    clock = Clock()
    async with parlour(log, clock=clock) as house:
        ann, ben = Guest(house), Guest(house)
        for guest in (ann, ben):
            await guest.hello()
            await guest.open(HERE, RANDOM)
            guest.go()
        clock.time += KNOWN - NOTED
        again = Guest(house, ann.token)
        await again.hello()
        assert again.visitor.person == ann.visitor.person
        again.go()
        clock.time += NOTED + 1
        await house.people.sweep()
        for guest, known in ((ann, True), (ben, False)):
            assert guest.token is not None
            assert (await log.person_of(hash_of(guest.token)) == guest.visitor.person) is known
        assert len(await log.tokens_of(ben.visitor.person)) == 0


async def test_that_somebody_was_here_is_noted_once_a_day(log: Store) -> None:
    async def seen() -> list[float]:
        return [row[0] for row in await log._call(lambda driver: driver.execute("SELECT seen FROM people").fetchall())]

    await log.meet("hash", "anna", 1000.0)
    for at, noted in ((1000.0 + NOTED - 1, 1000.0), (1000.0 + NOTED, 1000.0 + NOTED), (1001.0 + NOTED, 1000.0 + NOTED)):
        assert await log.come("hash", at, NOTED) == "anna"
        assert await seen() == [noted]
    assert await log.come("nobody's", 1.0, NOTED) is None
