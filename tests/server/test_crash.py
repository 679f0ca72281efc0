"""The house falls at any moment and is started again: what was acknowledged is there, and everything goes on."""

from __future__ import annotations

from pathlib import Path

import pytest

from hanpan.match import Dealt, Moved, decode
from hanpan.store import Store
from tests.server.client import Client, Message, client
from tests.serving import Serving, serving

ME = 1


class Evening:
    """A match of three months against a computer player, in a house that falls again and again.

    `told` is what the house said has happened: the state number → the seat and the move that led to it.
    """

    def __init__(self, data: Path, cuts: int) -> None:
        self.data = data
        self.cuts_left = cuts
        self.token: str | None = None
        self.room = ""
        self.told: dict[int, tuple[int, str]] = {}
        self.unanswered: Message | None = None
        self.over = False

    async def sit_down(self, house: Serving) -> None:
        """Play in a house until it falls, or the match is over."""
        async with client(house.socket, self.token) as person:
            self.token = person.token
            if not self.room:
                self.room = await person.open("random", None, months=3)
            view = await person.enter(self.room)
            assert view["state"] >= max(self.told, default=0)
            if self.unanswered is not None:
                await self.repeat(person)
            # The house may have fallen right after the match's last move.
            self.over = person.view["over"]
            while not self.over:
                view = await self.step(person, house)
                self.over = view["over"]
                if house.process.poll() is not None:
                    return

    async def step(self, person: Client, house: Serving) -> Message:
        """One move of mine, or wait for one of the computer's; then, or in the midst of it, the house may fall."""
        view = person.view
        if not view["legal"]:
            view = await person.newer(view["state"])
            self.note(view["state"], view["played"][-1:])
            self.cut(house)
            return view
        wish = {"id": person.fresh(), "room": self.room, "seat": ME, "state": view["state"], "move": view["legal"][0]}
        await person.say("move", **wish)
        if len(self.told) % 3 == 2 and self.cut(house):
            self.unanswered = wish
            return view
        done = await person.answer(wish["id"])
        assert done["type"] == "done"
        self.note(view["state"] + 1, [{"seat": ME, "move": wish["move"]}])
        if not self.cut(house):
            view = await person.newer(view["state"])
        return view

    async def repeat(self, person: Client) -> None:
        """Send again what had no answer: it was carried out or it was not, and now it is, once."""
        wish, self.unanswered = self.unanswered, None
        assert wish is not None
        first = await person.ask("move", **wish)
        assert first["type"] == "done"
        assert await person.ask("move", **wish) == first
        self.note(wish["state"] + 1, [wish])
        await person.newer(wish["state"])

    def note(self, state: int, played: list[Message]) -> None:
        for move in played:
            self.told[state] = move["seat"], move["move"]

    def cut(self, house: Serving) -> bool:
        """Cut the power, if it is to be cut once more."""
        if self.cuts_left == 0:
            return False
        self.cuts_left -= 1
        house.kill()
        return True


async def play_through(data: Path, cuts: int) -> None:
    evening = Evening(data, cuts)
    while not evening.over:
        with serving(data, "--pace", "0.1") as house:
            await evening.sit_down(house)
            if house.process.poll() is None:
                assert house.stop() == 0
    async with Store.open(f"sqlite:///{data / 'hanpan.db'}") as log:
        events = [decode(body) for body in (await log.load(evening.room))[1:]]
    kept = {state: (event.seat, event.move) for state, event in enumerate(events, 1) if isinstance(event, Moved)}
    assert evening.told.items() <= kept.items()
    # Every move of mine was told to me, and stands there once.
    mine = {state: move for state, move in kept.items() if move[0] == ME}
    assert mine == {state: move for state, move in evening.told.items() if move[0] == ME}
    assert len({event.command for event in events if isinstance(event, Moved) and event.seat == ME}) == len(mine)


async def test_a_match_survives_power_cuts(tmp_path: Path) -> None:
    await play_through(tmp_path, cuts=6)


async def test_a_table_that_is_asked_how_it_goes_on_is_still_asked_after_a_power_cut(tmp_path: Path) -> None:
    with serving(tmp_path) as house:
        async with client(house.socket) as person:
            options = {"next_lead": "same", "rounds": 0, "exchange": "off", "ask_seats": True}
            room = await person.open(None, "random", game="daifugo", **options)
            while not (await person.my_turn())["ways"]:
                assert (await person.move(person.view["legal"][0]))["type"] == "done"
            token, before = person.token, person.view
            house.kill()
    wish = {"id": "across the cut", "room": room, "state": before["state"], "way": "shuffle"}
    with serving(tmp_path) as house:
        async with client(house.socket, token) as person:
            assert await person.enter(room) == before
            done = await person.ask("next", **wish)
            assert done["type"] == "done"
            house.kill()
    with serving(tmp_path) as house:
        async with client(house.socket, token) as person:
            assert await person.ask("next", **wish) == done
            view = await person.enter(room)
            assert view["ways"] == []
            assert view["round"] == 2
    async with Store.open(f"sqlite:///{tmp_path / 'hanpan.db'}") as log:
        events = [decode(body) for body in (await log.load(room))[1:]]
    assert [event.way for event in events if isinstance(event, Dealt)] == ["", "shuffle"]


@pytest.mark.slow
@pytest.mark.timeout(1800)
async def test_a_match_survives_a_power_cut_after_every_event(tmp_path: Path) -> None:
    await play_through(tmp_path, cuts=1000)
