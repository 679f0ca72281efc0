"""What is said at tables: kept beside the log, numbered, the newest of a room, for as long as its life."""

from __future__ import annotations

from pathlib import Path

import pytest

from hanpan.store import Store, StoreError
from tests.store.support import bodies, url_of


async def test_lines_are_there_after_the_store_was_opened_again_in_their_order(url: str) -> None:
    async with Store.open(url) as store:
        for number, body in enumerate([b"one", b"two"], 1):
            await store.say("room", number, 5.0, body, 200)
        await store.say("other", 1, 5.0, b"elsewhere", 200)
    async with Store.open(url) as store:
        assert await store.said("room") == [(1, b"one"), (2, b"two")]
        assert await store.said("other") == [(1, b"elsewhere")]
        assert await store.said("nowhere") == []


async def test_a_number_is_given_once(url: str) -> None:
    async with Store.open(url) as store:
        await store.say("room", 1, 5.0, b"one", 200)
        with pytest.raises(StoreError):
            await store.say("room", 1, 6.0, b"another", 200)
        assert await store.said("room") == [(1, b"one")]


async def test_of_a_room_only_the_newest_are_kept(url: str) -> None:
    async with Store.open(url) as store:
        await store.say("other", 1, 5.0, b"o", 2)
        for number in range(1, 6):
            await store.say("room", number, 5.0, str(number).encode(), 2)
        assert await store.said("room") == [(4, b"4"), (5, b"5")]
        assert await store.said("other") == [(1, b"o")]


async def test_who_does_not_want_to_read_whom_is_kept_and_may_be_taken_back(url: str) -> None:
    async with Store.open(url) as store:
        await store.mute("room", "anna", "s1", 1.0)
        await store.mute("room", "anna", "s1", 2.0)
        await store.mute("room", "berta", "s1", 3.0)
        await store.mute("room", "anna", "s2", 4.0)
        await store.mute("other", "anna", "s1", 5.0)
    async with Store.open(url) as store:
        assert await store.mutes("room") == [("anna", "s1"), ("berta", "s1"), ("anna", "s2")]
        await store.mute("room", "anna", "s1", None)
        await store.mute("room", "anna", "nobody", None)
        assert await store.mutes("room") == [("berta", "s1"), ("anna", "s2")]


async def test_what_is_older_than_a_time_is_forgotten(url: str) -> None:
    async with Store.open(url) as store:
        for number, at in enumerate([1.0, 2.0, 3.0], 1):
            await store.say("room", number, at, str(number).encode(), 200)
            await store.mute("room", "anna", f"s{number}", at)
        await store.forget_said(2.0)
        assert await store.said("room") == [(2, b"2"), (3, b"3")]
        assert await store.mutes("room") == [("anna", "s2"), ("anna", "s3")]


async def test_a_room_that_is_dropped_leaves_no_line_and_its_log_holds_none(url: str) -> None:
    async with Store.open(url) as store:
        await store.append("room", 0, bodies("room", 0))
        await store.say("room", 1, 5.0, b"hush", 200)
        await store.mute("room", "anna", "s1", 5.0)
        assert await store.load("room") == bodies("room", 0)
        await store.drop("room")
        assert await store.said("room") == []
        assert await store.mutes("room") == []


async def test_a_log_of_the_schema_before_gets_the_tables_and_keeps_its_rooms(tmp_path: Path) -> None:
    url = url_of(tmp_path / "log.db")
    async with Store.open(url) as store:
        await store.append("room", 0, bodies("room", 0))
        await store.meet("hash", "anna", 1.0)
        for statement in (
            "DROP TABLE lines",
            "DROP TABLE mutes",
            "DROP INDEX ix_people_seen",
            "ALTER TABLE people DROP COLUMN seen",
            "UPDATE alembic_version SET version_num = '0002'",
        ):
            await store._call(lambda driver, statement=statement: driver.execute(statement))  # type: ignore[misc]
    async with Store.open(url) as store:
        assert await store.load("room") == bodies("room", 0)
        assert await store.person_of("hash") == "anna"
        await store.say("room", 1, 5.0, b"one", 200)
        assert await store.said("room") == [(1, b"one")]
