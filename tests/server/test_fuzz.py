"""A storm of odd messages: each gets its answer, and at the next table nobody notices."""

from __future__ import annotations

import asyncio
import json
import random
import string
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from tests.server.client import client
from tests.serving import Serving

CONNECTIONS = 4
#: So many messages are on their way at a time on each connection.
WINDOW = 200


class Storm:
    """Odd messages, the same for the same seed."""

    def __init__(self, seed: int, room: str) -> None:
        self.rng = random.Random(seed)
        self.room = room

    def frame(self) -> str | bytes:
        makers: list[Callable[[], str | bytes]] = [self.noise, self.noise_bytes, self.any_json, *[self.broken] * 3]
        return self.rng.choice(makers)()

    def noise(self) -> str:
        """Any text."""
        return "".join(chr(self.code_point()) for _ in range(self.rng.randrange(60)))

    def code_point(self) -> int:
        code = self.rng.choice([self.rng.randrange(128), self.rng.randrange(0x110000)])
        return code if not 0xD800 <= code < 0xE000 else 0x20

    def noise_bytes(self) -> bytes:
        """Any bytes, or a fine message in the wrong kind of frame."""
        return self.rng.choice([self.rng.randbytes(self.rng.randrange(60)), json.dumps(self.command()).encode()])

    def any_json(self) -> str:
        """Any JSON, and what Python takes for it."""
        return json.dumps(self.value(4))

    def value(self, depth: int) -> Any:
        kind = self.rng.randrange(9 if depth else 7)
        if kind == 7:
            return [self.value(depth - 1) for _ in range(self.rng.randrange(4))]
        if kind == 8:
            return {self.word(): self.value(depth - 1) for _ in range(self.rng.randrange(5))}
        big = self.rng.choice([2**31, 2**63, 2**64, 10**40, 10**4000])
        return [None, True, self.word(), self.rng.randrange(-2, 9), big, float("nan"), -1e308][kind]

    def word(self) -> str:
        words = [
            "type",
            "id",
            "room",
            "seat",
            "state",
            "move",
            "move",
            "open",
            "koikoi",
            "stop",
            "01-bright",
            self.room,
        ]
        return self.rng.choice([*words, "", "x" * 70, "".join(self.rng.choices(string.printable, k=5))])

    def command(self) -> dict[str, Any]:
        """A command of the right form, if perhaps of no use here."""
        asked = {"id": self.word() or "1", "room": self.rng.choice([self.room, "nowhere"])}
        seats = [{"kind": "here"}, {"kind": "computer", "level": self.rng.choice(["random", "none"])}]
        options = {self.rng.choice(["months", "mouths"]): self.rng.choice([3, 4])}
        move = {"seat": self.rng.randrange(3), "state": self.rng.randrange(9), "move": self.word() or "x"}
        return self.rng.choice(
            [
                {"type": "hello", "version": self.rng.choice([1, 2]), "token": self.word()},
                {"type": "open", "id": asked["id"], "game": self.word(), "seats": seats, "options": options},
                {"type": "enter"} | asked,
                {"type": "face", "seat": self.rng.choice([0, None])} | asked,
                {"type": "move"} | asked | move,
                {"type": "next", "state": move["state"], "way": self.word() or "x"} | asked,
                {"type": "rematch"} | asked,
                {"type": "leave"} | asked | {"room": "nowhere"},
                {"type": "ping", "id": asked["id"]},
            ]
        )

    def broken(self) -> str:
        """A command with something changed: a field more, less, or of another value, or a few characters."""
        command = self.command()
        key = self.rng.choice(list(command))
        change = self.rng.randrange(5)
        if change == 0:
            del command[key]
        elif change == 1:
            command[key] = self.value(3)
        elif change == 2:
            command[self.word()] = self.value(2)
        text = json.dumps(command)
        if change == 3:
            at = self.rng.randrange(len(text))
            text = text[:at] + chr(self.code_point()) + text[at + self.rng.randrange(3) :]
        return text


async def blow(house: Serving, seed: int, count: int, room: str) -> Counter[str]:
    """Send `count` odd messages on a connection; how often each kind of answer came."""
    storm = Storm(seed, room)
    answers: Counter[str] = Counter()
    async with client(house.socket) as person:
        for start in range(0, count, WINDOW):
            sent = min(WINDOW, count - start)
            for _ in range(sent):
                await person.connection.send(storm.frame())
            heard = 0
            while heard < sent:
                message = await person.hear()
                if message["type"] not in ("view", "progress"):
                    heard += 1
                    answers[str(message.get("code", message["type"]))] += 1
            person.frames.clear()
        # Nothing came twice: the next answer is the one to the next question.
        asked = await person.say("ping")
        while (message := await person.hear())["type"] in ("view", "progress"):
            pass
        assert message == {"type": "pong", "id": asked}
    assert answers.total() == count
    return answers


async def play_on(house: Serving, seed: int, storms: Sequence[asyncio.Task[Any]]) -> int:
    """Matches against a computer, until the storms are over; how many moves were made."""
    rng = random.Random(seed)
    moves = 0
    async with client(house.socket) as person:
        while not all(storm.done() for storm in storms):
            await person.open("random", None, months=3)
            while not (await person.my_turn())["over"]:
                assert (await person.move(rng.choice(person.view["legal"])))["type"] == "done"
                moves += 1
    return moves


async def weather(house: Serving, count: int) -> None:
    async with client(house.socket) as host:
        room = await host.open(None, None, months=12)
        await host.my_turn()
        before = host.view
        storms = [asyncio.create_task(blow(house, seed, count // CONNECTIONS, room)) for seed in range(CONNECTIONS)]
        moves = await play_on(house, 1, storms)
        answers = sum(await asyncio.gather(*storms), Counter[str]())
        assert moves > 5
        # All kinds of trouble were met, and the house's own was not among them.
        assert set(answers) >= {"bad_message", "no_room", "no_game", "bad_option", "pong", "refused", "done"}
        assert answers["internal"] == 0
        assert answers["bad_message"] > count / 2
        # The room that strangers tried to meddle with is as it was.
        assert await host.enter(room) == before
    assert house.process.poll() is None


async def test_odd_messages_in_passing(house: Serving) -> None:
    await weather(house, 4_000)


@pytest.mark.slow
@pytest.mark.timeout(1200)
async def test_a_hundred_thousand_odd_messages(house: Serving) -> None:
    await weather(house, 100_000)
