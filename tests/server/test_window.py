"""The da window through a real socket: two deals that look alike to a seat send it the same, at the same times."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace

import msgspec
import pytest

from hanpan.games.face import game
from hanpan.house.house import House
from hanpan.house.ports import Ports
from hanpan.players.worker import Question
from hanpan.server.door import Door
from hanpan.server.hosts import Hosts
from hanpan.server.page import Page
from hanpan.server.serve_command import address, listen
from hanpan.server.server import make_server
from hanpan.store import Store
from tests.house.parlour import Thinkers, lay
from tests.server.client import Client, client
from tests.zayagoshi.scene import scene

ZAYAGOSHI = game("zayagoshi")
#: The window's four seconds last 0.4.
SPEED, WINDOW = 10, 0.4
TOKEN = "t" * 32
#: With it seat 0 begins, so that no computer player moves before the table is laid.
SEED = b"%032d" % 2
#: What seat 2 holds when seat 1 discards R5: it could call, or could not.
ABLE, UNABLE = "G5 Y7 G8 B6", "G6 Y7 G8 B6"


@pytest.fixture(autouse=True)
def _plain_rules() -> Iterator[None]:
    ZAYAGOSHI.compiled = False
    yield
    ZAYAGOSHI.compiled = True


class Told(Thinkers):
    """Seat 1 discards; seat 2 passes, at once or after long thinking, and makes no move after that."""

    def __init__(self, thinks: float) -> None:
        super().__init__()
        self.thinks = thinks

    async def decide(self, question: Question, whose: str = "") -> int:
        self.asked.append(question)
        if [asked.seat for asked in self.asked].count(2) > 1:
            await asyncio.Event().wait()
        if question.seat == 2:
            await asyncio.sleep(self.thinks)
        return ZAYAGOSHI.spec.move_number("discard:R5" if question.seat == 1 else "pass")


@asynccontextmanager
async def at_table(hand: str, thinks: float) -> AsyncIterator[Client]:
    """A program on seat 0 of a table where seat 2 has this hand, in a house of its own on a real socket."""
    position = scene([[], [], []], hands=["Y5 Y1 G2 B3", "R5 R2 R3 R4", hand], turn=1, rounds=1)
    async with Store.open("sqlite://") as log:
        house = House(Ports(log, log, log, Told(thinks), windows=True, speed=SPEED, seed=lambda: SEED))
        await house.open()
        with listen("127.0.0.1", 0) as listener:
            server = make_server(Door(house, Hosts.of(["127.0.0.1"])), Page())
            serving = asyncio.create_task(server.serve(sockets=[listener]))
            try:
                async with client(address(listener).replace("http", "ws") + "ws", TOKEN) as person:
                    seats = [{"kind": "here"}, *[{"kind": "computer", "level": "random"}] * 2]
                    options = {"dice": False, "rounds": 1}
                    opened = await person.ask("open", id="one", game="zayagoshi", seats=seats, options=options)
                    await person.until(room=opened["room"])
                    assert person.view["actors"] == [0]
                    room = house.rooms.inside[opened["room"]]
                    lay(room, replace(room.match, position=position, options=position.options))
                    room.wake()
                    yield person
            finally:
                server.should_exit = True
                await serving
                await house.close()


async def heard(hand: str, thinks: float, answer: str | None) -> tuple[list[str], list[float]]:
    """What seat 0 is sent from the window's opening to its closing, and when, counted from the opening."""
    clock = asyncio.get_running_loop().time
    async with at_table(hand, thinks) as person:
        while person.view["position"]["phase"] != "da":
            await person.hear()
        opened, state = clock(), person.view["state"]
        frames, times = [person.frames[-1]], [0.0]
        if answer is not None:
            await person.say("move", id="two", room=person.view["room"], seat=0, state=state, move=answer)
        while person.view["state"] == state or (answer and "done" not in {kind(frame) for frame in frames}):
            await person.hear()
            frames.append(person.frames[-1])
            times.append(clock() - opened)
    # What the clock says is left differs by what a machine takes to send it, and rooms by their people.
    return [re.sub(r'"(left|now|room)":(\[[^]]*\]|[0-9.]+|"[^"]*")', r'"\1":0', frame) for frame in frames], times


def kind(frame: str) -> str:
    return str(msgspec.json.decode(frame)["type"])


@pytest.mark.parametrize("answer", ["pass", None])
async def test_ZX_04_two_deals_that_look_alike_sound_alike(answer: str | None) -> None:
    """Whether seat 2 could call or not, and however long it thinks."""
    one, when = await heard(ABLE, thinks=0.0, answer=answer)
    two, when_too = await heard(UNABLE, thinks=0.3, answer=answer)
    assert one == two
    assert [kind(frame) for frame in one].count("done") == (0 if answer is None else 1)
    for times in (when, when_too):
        # Nothing within the window; all that comes, comes after its end.
        assert [time for time in times if 0 < time < WINDOW - 0.05] == []
        assert len(times) > 1


async def test_ZX_04_the_measure_tells_deals_apart_that_do_not_look_alike() -> None:
    """The same with another hand of one's own, so that equal bytes above mean something."""
    one, _when = await heard(ABLE, thinks=0.0, answer=None)
    two, _when = await heard("Q1 Q2 Q3", thinks=0.0, answer=None)
    assert one != two
