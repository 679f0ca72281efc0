"""Every byte that leaves the house, against what its receiver may know (D01–D05, KP-03).

Whole matches are played in a real house, watched by everybody who can be there. Afterwards the log tells what was
hidden from whom at every moment, and everything that was sent is searched for the name of a hidden card.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import hanpan
from hanpan.cards import hwatu
from hanpan.games import notation
from hanpan.games.face import Position
from hanpan.house import entries
from hanpan.match import Dealt, Left, Match, Moved, Started, fold
from hanpan.store import Store
from tests.server.client import Client, Message, client
from tests.serving import serving

WORD = re.compile(r"[0-9A-Za-z-]+")
#: What a joker is said to stand for: a card's name, and not that card.
STANDS_FOR = re.compile(r"=[0-9A-Za-z-]+")
#: Chosen by chance or by the receiver: no card is meant, whatever they look like.
NAMES = {"room", "id", "token", "invite", "watch", "next", "speaker"}


def words(value: Any) -> Iterator[str]:
    """All words in a message, keys included."""
    if isinstance(value, str):
        yield from WORD.findall(STANDS_FOR.sub("", value))
    elif isinstance(value, list):
        for item in value:
            yield from words(item)
    elif isinstance(value, dict):
        for key, item in value.items():
            yield key
            if key not in NAMES:
                yield from words(item)


def hidden(position: Position, seat: int | None) -> set[str]:
    """The names of the cards that a viewer may not see in a position."""
    spec = position.game.spec
    shown = 0
    for mask in notation.places(spec, position.view(-1 if seat is None else seat).record):
        shown |= mask
    return set(spec.deck.names) - set(spec.deck.cards(shown))


def test_hidden_cards_are_the_other_hand_and_the_pile() -> None:
    """The measure of this file, against the table itself."""
    position = hanpan.game("koikoi").deal(seed=1)
    cards = position.game.spec.deck.cards
    pile = {position.game.spec.deck.names[card] for card in position.record.pile}
    for seat in (0, 1):
        assert hidden(position, seat) == pile | set(cards(int(position.record.hand[1 - seat])))
    assert len(hidden(position, None)) == 40


async def history(data: Path, room: str) -> dict[int, Match]:
    """The match at every state number, from the log of a closed house."""
    async with Store.open(f"sqlite:///{data / 'hanpan.db'}") as log:
        return matches_of(await log.load(room))


def matches_of(bodies: list[bytes]) -> dict[int, Match]:
    """The match at every state number, from all of a room's log."""
    matches: dict[int, Match] = {}
    match: Match | None = None
    for entry in entries.read(bodies):
        if isinstance(entry, Started | Dealt | Moved | Left):
            match = fold(match, entry)
            matches[match.seq] = match
    return matches


def check(frames: list[str], matches: dict[int, Match]) -> int:
    """Search what one connection was sent; how many views there were."""
    views = 0
    every = set(matches[1].game.spec.deck.names)
    for frame in frames:
        message = msgspec.json.decode(frame)
        if message["type"] != "view":
            # Finished rounds are looked through where they come with a view.
            assert message["type"] == "rounds" or not every & set(words(message)), frame
            continue
        views += 1
        match, seat = matches[message["state"]], message["own"]["seat"]
        rounds = {finished.round: finished.position for finished in match.results}
        if result := message.pop("last", None):
            assert not hidden(rounds[result["round"]], seat) & set(words(result)), frame
        assert not hidden(match.position, seat) & set(words(message)), frame
    return views


async def nuisance(person: Client, rng: random.Random, names: tuple[str, ...]) -> None:
    """Wishes that are refused, some of them guesses at hidden cards: what they are told must tell nothing."""
    view = person.view
    for fields in (
        {"move": rng.choice(names)},
        {"move": ">".join(rng.sample(names, 2))},
        {"move": f">{rng.choice(names)}"},
        {"seat": 1 - view["actors"][0], "move": rng.choice(names)},
        {"state": view["state"] - 1, "move": rng.choice(view["legal"])},
    ):
        if fields["move"] in view["legal"] and len(fields) == 1:
            continue
        wish = {"room": view["room"], "seat": view["seat"], "state": view["state"]} | fields
        assert (await person.ask("move", **wish))["type"] == "refused"


async def finish(person: Client, rng: random.Random) -> None:
    """Play a match to its end with random moves, asking for what is not allowed now and then."""
    while not (await person.my_turn())["over"]:
        if rng.random() < 0.3:
            await nuisance(person, rng, hwatu.DECK.names)
        await person.move(rng.choice(person.view["legal"]))


async def all_heard(person: Client) -> None:
    """Read whatever is still on its way to a connection."""
    await person.ask("ping")


@pytest.mark.parametrize("seed", range(3))
async def test_a_match_against_a_computer(tmp_path: Path, seed: int) -> None:
    rng = random.Random(seed)
    with serving(tmp_path) as house:
        async with (
            client(house.socket) as person,
            client(house.socket, person.token) as tab,
            client(house.socket) as stranger,
            client(house.socket) as late,
        ):
            room = await person.open(*rng.sample(["random", None], 2), months=3)
            await stranger.enter(room)
            await tab.enter(room)
            await finish(person, rng)
            await late.enter(room)
            for one in (person, stranger, tab, late):
                await all_heard(one)
        house.stop()
    matches = await history(tmp_path, room)
    assert matches[max(matches)].over
    assert check(person.frames, matches) > 30
    assert check(tab.frames, matches) > 10
    assert check(stranger.frames, matches) > 10
    assert check(late.frames, matches) == 1


@pytest.mark.parametrize("seed", range(3))
async def test_two_people_at_one_device(tmp_path: Path, seed: int) -> None:
    rng = random.Random(seed)
    with serving(tmp_path) as house:
        async with (
            client(house.socket) as person,
            client(house.socket, person.token) as tab,  # covered all the time
            client(house.socket) as stranger,
        ):
            room = await person.open(None, None, months=3)
            await stranger.enter(room)
            await tab.enter(room)
            await finish(person, rng)
            for one in (person, stranger, tab):
                await all_heard(one)
        house.stop()
    matches = await history(tmp_path, room)
    assert check(person.frames, matches) > 60
    assert check(stranger.frames, matches) > 10
    assert check(tab.frames, matches) > 10
    assert all(seat_of(view) is None for view in map(as_view, tab.frames) if view)
    # A hand lies open only while its holder is to act, or the match is over.
    for view in filter(None, map(as_view, person.frames)):
        assert seat_of(view) is None or view["match"]["over"] or seat_of(view) in view["match"]["actors"]


def seat_of(view: Message) -> int | None:
    """Whose eyes a frame is for."""
    seat: int | None = view["own"]["seat"]
    return seat


def as_view(frame: str) -> Message | None:
    message: Message = msgspec.json.decode(frame)
    return message if message["type"] == "view" else None
