"""The first start: people play at once, and the machine code of the rules comes later."""

from __future__ import annotations

import sys
from pathlib import Path

import httpx2 as httpx
import pytest

from hanpan import code_cache
from hanpan.games.contract import CONTRACT
from hanpan.games.face import game, game_names
from hanpan.house.house import House
from hanpan.house.messages import Progress
from hanpan.house.ports import Ports
from hanpan.players.pool import Pool
from hanpan.server import machine_code
from hanpan.store import Store
from tests.house.parlour import Guest, Thinkers
from tests.server.client import Client, client
from tests.server.toy import copy_package
from tests.serving import serving


async def one_match(person: Client, level: str) -> int:
    """Play a match; how many moves it took."""
    moves = 0
    await person.open(None, level, game="showdown", deals=2)
    while not (await person.my_turn())["over"]:
        assert (await person.move(person.view["legal"][0]))["type"] == "done"
        moves += 1
    return moves


async def test_people_play_while_the_machine_code_is_made(tmp_path: Path) -> None:
    copy_package(tmp_path)
    environment = {"HANPAN_CACHE": str(tmp_path / "cache")}
    with serving(tmp_path / "data", cwd=tmp_path, environment=environment) as house:
        async with client(house.socket) as person, httpx.AsyncClient(base_url=house.url) as visit:
            before = 0
            while not (await visit.get("/health")).json()["ready"]:
                before += await one_match(person, "random")
            assert before > 0
            told = person.heard("progress")
            # The functions of the contract and two levels, one after the other.
            assert {progress["total"] for progress in told} == {len(CONTRACT) + 3}
            done = [progress["done"] for progress in told]
            assert done == sorted(done)
            assert done[-1] == len(CONTRACT) + 3
            # And now it goes by machine code, the player that takes a second of it included.
            assert await one_match(person, "slow") == 6
        async with client(house.socket) as newcomer:
            assert newcomer.heard("welcome")[0]["progress"] is None


async def test_a_house_without_a_compiler_plays_on_as_it_is(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(code_cache, "all_made", lambda: False)
    monkeypatch.setattr(machine_code, "COMMAND", (sys.executable, "-c", "print(0, 9); raise SystemExit(1)"))
    async with Store.open("sqlite://") as log:
        house, pool = House(Ports(log, log, log, Thinkers())), Pool()
        guest = Guest(house)
        try:
            machine_code.switch(pool, compiled=False)
            await machine_code.prepare(house, pool)
            assert not any(game(name).compiled for name in game_names())
            assert not pool.compiled
            assert pool.settled.is_set()
        finally:
            machine_code.switch(pool, compiled=True)
    assert "could not be made" in caplog.text
    # Nobody is left with a bar that never fills.
    assert isinstance(guest.heard[-1], Progress)
    assert guest.heard[-1].done == guest.heard[-1].total


async def test_what_is_all_there_is_not_made_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(code_cache, "all_made", lambda: True)
    monkeypatch.setattr(machine_code, "COMMAND", (sys.executable, "-c", "raise SystemExit('nobody asked')"))
    async with Store.open("sqlite://") as log:
        house, pool = House(Ports(log, log, log, Thinkers())), Pool()
        try:
            machine_code.switch(pool, compiled=False)
            await machine_code.prepare(house, pool)
            assert all(game(name).compiled for name in game_names())
            assert pool.compiled
        finally:
            machine_code.switch(pool, compiled=True)
    assert not caplog.records
