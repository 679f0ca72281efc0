"""People and their tokens: a token is kept by its hash, points to one person, and may be taken back."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from hanpan.store import Store, StoreError
from tests.store.support import url_of


async def test_a_token_that_nobody_has_makes_a_person(url: str) -> None:
    async with Store.open(url) as store:
        assert await store.person_of("hash") is None
        assert await store.meet("hash", "anna", 5.0) == "anna"
        assert await store.person_of("hash") == "anna"
    async with Store.open(url) as store:
        assert await store.meet("hash", "berta", 6.0) == "anna", "the token is Anna's already"
        assert await store.tokens_of("anna") == [("hash", 5.0)]
        assert await store.tokens_of("berta") == []


async def test_of_many_who_come_with_one_token_at_once_one_is_made(url: str) -> None:
    async with Store.open(url) as store:
        met = await asyncio.gather(*(store.meet("hash", f"person {i}", 1.0) for i in range(40)))
        assert set(met) == {"person 0"}


async def test_a_person_may_have_several_tokens_and_each_may_be_revoked(url: str) -> None:
    async with Store.open(url) as store:
        await store.meet("phone", "anna", 1.0)
        await store.add_token("laptop", "anna", 2.0)
        assert await store.tokens_of("anna") == [("phone", 1.0), ("laptop", 2.0)]
        assert await store.revoke("phone")
        assert not await store.revoke("phone")
        assert await store.person_of("phone") is None
        assert await store.person_of("laptop") == "anna"


async def test_a_token_points_to_one_person_and_only_to_one_who_is_there(url: str) -> None:
    async with Store.open(url) as store:
        await store.meet("annas", "anna", 1.0)
        await store.meet("bertas", "berta", 1.0)
        for token, person in (("annas", "berta"), ("new", "nobody")):
            with pytest.raises(StoreError, match="somebody's already, or there is no such person"):
                await store.add_token(token, person, 2.0)
        assert await store.person_of("annas") == "anna"
        assert await store.person_of("new") is None


async def test_a_log_of_the_first_schema_gets_the_tables_and_keeps_its_rooms(tmp_path: Path) -> None:
    url = url_of(tmp_path / "log.db")
    async with Store.open(url) as store:
        await store.append("a", 0, [b"one"])
        drops = [f"DROP TABLE {table}" for table in ("people", "tokens", "lines", "mutes")]
        for statement in (*drops, "UPDATE alembic_version SET version_num = '0001'"):
            await store._call(lambda driver, statement=statement: driver.execute(statement))  # type: ignore[misc]
    async with Store.open(url) as store:
        assert await store.load("a") == [b"one"]
        assert await store.meet("hash", "anna", 1.0) == "anna"
