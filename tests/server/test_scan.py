"""Random matches of every game over the wire, every frame searched for what its receiver may not know (D01-D05).

A few in passing; `HANPAN_SCAN=1000` plays as many as are wished, `HANPAN_SCAN_SEED` from another seed on.
"""

from __future__ import annotations

import os
import random
from pathlib import Path

import msgspec
import pytest

import hanpan
from hanpan.match import Match
from tests.server.client import Client, client
from tests.server.doors import Open, open_door
from tests.server.test_secrecy import all_heard, matches_of, words

MATCHES = int(os.environ.get("HANPAN_SCAN", "8"))
SEED = int(os.environ.get("HANPAN_SCAN_SEED", "1"))
#: So that a match has several rounds and an end.
SHORT = {
    "koikoi": {"months": 3},
    "daifugo": {"rounds": 2},
    "bigtwo": {"rounds": 2},
    "zayagoshi": {"rounds": 2},
}
#: Where a card's name is a move: guesses at hidden cards are refused, and what is said then must tell nothing.
GUESSED = ("koikoi", "daifugo", "bigtwo")


def options_of(name: str, rng: random.Random) -> dict[str, int | str | bool]:
    """A preset of the game, or none, cut short."""
    presets = hanpan.game(name).spec.options.presets
    chosen = dict(presets[rng.choice(sorted(presets))]) if presets and rng.random() < 0.5 else {}
    return chosen | SHORT[name]


async def play(person: Client, rng: random.Random) -> None:
    """Play on to the end, as it comes."""
    while not (view := await person.my_turn())["over"]:
        if view["ways"]:
            done = await person.ask("next", room=view["room"], state=view["state"], way=rng.choice(view["ways"]))
            await person.newer(done["state"] - 1)
        elif rng.random() < 0.1 and view["game"] in GUESSED:
            names = hanpan.game(view["game"]).spec.deck.names
            await person.ask("move", room=view["room"], seat=view["seat"], state=view["state"], move=rng.choice(names))
        else:
            await person.move(rng.choice(view["legal"]))


class Known:
    """The cards that the record as a seat may know it has named in a round so far. (What was seen may lie face down
    again: who has seen it knows it.)"""

    def __init__(self, matches: dict[int, Match]) -> None:
        self.matches = matches
        self._named: dict[tuple[int, int], set[str]] = {}

    def at(self, state: int, seat: int) -> set[str]:
        """What was named up to a state number; at 0, while the table waits for people, nothing."""
        if not state:
            return set()
        first = state
        while (first, seat) not in self._named and self._same_round(first - 1, state):
            first -= 1
        for at in range(first, state + 1):
            if (at, seat) not in self._named:
                known = self._named[at - 1, seat] if at > first else set()
                self._named[at, seat] = known | set(words(self.matches[at].position.view(seat).data))
        return self._named[state, seat]

    def _same_round(self, one: int, other: int) -> bool:
        return one in self.matches and self.matches[one].round == self.matches[other].round

    def after(self, number: int, seat: int) -> set[str]:
        """What was named in a finished round, its end included."""
        [finished] = [result for result in self.matches[max(self.matches)].results if result.round == number]
        last = max(state for state, match in self.matches.items() if match.round == number)
        return self.at(last, seat) | set(words(finished.position.view(seat).data))


def search(frames: list[str], known: Known) -> int:
    """Search what one connection was sent; how many views there were."""
    views, seat = 0, -1
    every = set(known.matches[1].game.spec.deck.names)
    for frame in frames:
        message = msgspec.json.decode(frame)
        if message["type"] == "text":
            assert not (every & set(words(message))) - known.at(message["state"], seat), frame
            continue
        if message["type"] == "rounds":
            for result in message["results"]:
                assert not (every & set(words(result))) - known.after(result["round"], seat), frame
            continue
        if message["type"] != "view":
            assert not every & set(words(message)), frame
            continue
        views += 1
        seat = -1 if message["own"]["seat"] is None else message["own"]["seat"]
        if result := message.pop("last", None):
            assert not (every & set(words(result))) - known.after(result["round"], seat), frame
        assert not (every & set(words(message))) - known.at(message["state"], seat), frame
    return views


async def scan(house: Open, name: str, rng: random.Random) -> int:
    """One match, looked on by all who can be there; how many views were searched."""
    options = options_of(name, rng)
    seats = int(hanpan.game(name).options(**options)["seats"])
    chairs = [rng.choice(["random", None]) for _ in range(seats)]
    chairs[rng.randrange(seats)] = None
    async with (
        client(house.socket) as person,
        client(house.socket, person.token) as tab,
        client(house.socket) as stranger,
        client(house.socket) as late,
    ):
        room = await person.open(*chairs, game=name, **options)
        await tab.enter(room)
        await stranger.enter(room)
        await play(person, rng)
        await late.enter(room)
        everybody = (person, tab, stranger, late)
        for one in everybody:
            await all_heard(one)
        matches = matches_of(await house.door.house.ports.log.load(room))
        assert matches[max(matches)].over
        known = Known(matches)
        return sum(search(one.frames, known) for one in everybody)


@pytest.mark.parametrize("number", range(SEED, SEED + MATCHES))
async def test_nothing_hidden_is_in_any_frame(tmp_path: Path, number: int) -> None:
    name = sorted(SHORT)[number % len(SHORT)]
    async with open_door(tmp_path) as house:
        assert await scan(house, name, random.Random(number)) > 10


def test_every_game_is_scanned() -> None:
    assert set(SHORT) == set(hanpan.game_names())
