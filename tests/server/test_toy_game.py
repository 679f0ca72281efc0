"""A game nobody knew is dropped into the package, and is played in a real house: nothing else changes.

All other games are taken out of that copy, so that whoever knows one of them by name is found as well.
Its computer players come in two kinds: one is quick, one keeps a processor busy for about a second before each move.
"""

from __future__ import annotations

import asyncio
import statistics
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack

import httpx2 as httpx
import msgspec
import pytest

from tests.server.client import Client, client
from tests.server.toy import copy_package
from tests.serving import Serving, serving


@pytest.fixture(scope="module")
def toy_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("copy")
    copy_package(folder)
    with serving(folder / "data", "--workers", "2", cwd=folder) as house:
        yield house


async def test_the_catalogue_has_it(toy_house: Serving) -> None:
    async with httpx.AsyncClient(base_url=toy_house.url) as visit:
        games = {entry["name"]: entry for entry in (await visit.get("/api/games")).json()}
    assert set(games) == {"showdown"}
    assert games["showdown"]["seats"] == [2, 3, 4]
    assert games["showdown"]["levels"] == ["random", "slow"]
    assert games["showdown"]["lesson"] is False


async def test_a_game_without_a_lesson_says_so(toy_house: Serving) -> None:
    async with httpx.AsyncClient(base_url=toy_house.url) as visit:
        answer = await visit.get("/api/games/showdown/lesson.json")
    assert answer.status_code == 404
    assert answer.json()["text"] == "there is no lesson of showdown"


async def test_it_is_played_to_its_end_by_people_and_computers(toy_house: Serving) -> None:
    async with client(toy_house.socket) as person:
        await person.open(None, "random", None, "random", game="showdown", deals=3)
        while not (await person.my_turn())["over"]:
            assert (await person.move(person.view["legal"][0]))["type"] == "done"
        results = await person.rounds(person.view["room"])
        assert [result["round"] for result in results] == [1, 2, 3]
        assert all(sum(result["points"]) == 3 for result in results)
        assert person.view["totals"] == [sum(result["points"][seat] for result in results) for seat in range(4)]


async def test_what_somebody_has_chosen_is_a_secret(toy_house: Serving) -> None:
    """Two people at one device and a computer choose at the same time; nobody is told what another has chosen."""
    async with client(toy_house.socket) as person:
        room = await person.open(None, None, "random", game="showdown")
        # Both may act: each may take the device first.
        await person.ask("face", room=room, seat=1)
        await person.until(seat=1)
        card = person.view["legal"][0]
        await person.move(card)
        # The other side is to choose now, so the device is covered until it takes it.
        assert person.view["seat"] is None
        await person.until(actors=[0])  # the computer has chosen too
        await person.my_turn()
        assert person.view["seat"] == 0
        assert [move["move"] for move in person.view["played"] if move["seat"] != 0] == [None, None]
        frames = [msgspec.json.decode(frame) for frame in person.frames]
        shown_to_0 = [frame for frame in frames if frame["type"] == "view" and frame["own"]["seat"] != 1]
        assert shown_to_0
        assert card not in msgspec.json.encode(shown_to_0).decode()


async def test_two_people_choosing_at_once_are_not_in_each_others_way(toy_house: Serving) -> None:
    """Both tabs answer to the same view: what one does makes the other's answer no older. But each may answer once."""
    async with client(toy_house.socket) as person, client(toy_house.socket, person.token) as tab:
        room = await person.open(None, None, game="showdown")
        await tab.enter(room)
        for one, seat in ((person, 0), (tab, 1)):
            await one.ask("face", room=room, seat=seat)
            await one.until(seat=seat)
        seen = person.view
        first, second = seen["legal"][:2]
        assert (await person.move(first))["type"] == "done"
        again = await person.ask("move", room=room, seat=0, state=seen["state"], move=second)
        assert (again["type"], again["reason"]) == ("refused", "stale")
        assert (await tab.move(tab.view["legal"][0], state=seen["state"]))["type"] == "done"


async def answer_times(person: Client, moves: int) -> list[float]:
    """How long the house takes to answer each of some moves."""
    times: list[float] = []
    while len(times) < moves:
        if not person.view or person.view["over"]:
            await person.open(None, None, game="showdown", deals=9)
        view = await person.my_turn()
        if view["over"]:
            continue
        began = time.perf_counter()
        done = await person.move(view["legal"][0])
        times.append(time.perf_counter() - began)
        assert done["type"] == "done"
    return times


async def test_G02_people_are_answered_while_every_computer_thinks(toy_house: Serving) -> None:
    async with httpx.AsyncClient(base_url=toy_house.url) as visit:
        while not (await visit.get("/health")).json()["ready"]:
            await asyncio.sleep(0.2)
    async with AsyncExitStack() as stack:
        person, *tables = [await stack.enter_async_context(client(toy_house.socket)) for _ in range(5)]
        quiet = await answer_times(person, 40)
        for table in tables:
            await table.open(None, "slow", "slow", "slow", game="showdown", deals=9)
            view = await table.my_turn()
            assert (await table.move(view["legal"][0]))["type"] == "done"
        thinking = [table.view["state"] for table in tables]
        busy = await answer_times(person, 40)
        decided = 0
        for table, state in zip(tables, thinking, strict=True):
            await table.ask("ping")
            decided += table.view["state"] - state
    print(
        f"a move is answered in {1000 * statistics.median(quiet):.1f} ms, {1000 * statistics.median(busy):.1f} ms busy"
    )
    # A decision takes a second of a processor. Did people wait for them, there would be a decision for every answer;
    # this holds however slow the machine and its disk are.
    assert len(busy) > 3 * decided
