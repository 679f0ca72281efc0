"""The descriptions of the house are true, and what is generated from them is current."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import jsonschema_rs
import msgspec
import schemathesis
from hypothesis import given, settings
from schemathesis.core.result import Ok

from hanpan.server import schema
from tests.server.client import client
from tests.serving import Serving

ROOT = Path(__file__).parents[2]


def test_every_route_answers_as_it_is_described(house: Serving) -> None:
    described = schemathesis.openapi.from_url(f"{house.url}openapi.json")
    routes = [found.ok() for found in described.get_all_operations() if isinstance(found, Ok)]
    # The description itself is not asked for a second time.
    paths = {"/health", "/api/games", "/api/messages.json", "/api/games/{game}/lesson.json", "/api/rooms/{room}/record"}
    assert {route.path for route in routes} == paths
    for route in routes:

        @given(case=route.as_strategy())
        @settings(max_examples=20)
        def answers(case: Any) -> None:
            case.call_and_validate()

        answers()


def test_the_pages_message_types_are_current() -> None:
    ran = subprocess.run([sys.executable, str(ROOT / "scripts" / "message_types.py"), "--check"], check=False)
    assert ran.returncode == 0, "run scripts/message_types.py"


async def test_what_is_said_agrees_with_the_published_schema(house: Serving) -> None:
    published = schema.published_schema()
    said = jsonschema_rs.validator_for(published | {"anyOf": [{"$ref": "#/$defs/Message"}]})
    heard = set()
    async with client(house.socket) as person:
        room = await person.open("random", None, months=3)
        view = await person.my_turn()
        await person.move("koikoi")
        await person.move(view["legal"][0])
        await person.ask("face", room=room, seat=None)
        await person.ask("next", room=room, state=0, way="keep")
        await person.ask("text", room=room)
        await person.ask("history", room=room)
        await person.ask("leave", room=room)
        await person.ask("rematch", room=room)
        await person.ask("ping")
        await person.ask("enter", room="nowhere")
        for frame in person.frames:
            message = msgspec.json.decode(frame)
            said.validate(message)
            heard.add(message["type"])
    assert heard >= {"view", "done", "refused", "opened", "pong", "error", "welcome", "text", "rounds"}


def test_the_published_schema_describes_commands_and_messages() -> None:
    published = schema.published_schema()
    wish = jsonschema_rs.validator_for(published | {"anyOf": [{"$ref": "#/$defs/Command"}]})
    move = {"type": "move", "id": "1", "room": "r", "seat": 0, "state": 2, "move": "01-red"}
    assert wish.is_valid(move)
    for wrong in (move | {"seat": 8}, move | {"state": -1}, move | {"move": ""}, move | {"more": 1}, {"type": "move"}):
        assert not wish.is_valid(wrong)
    way = {"type": "next", "id": "1", "room": "r", "state": 2, "way": "keep"}
    assert wish.is_valid(way)
    for wrong in (way | {"way": ""}, way | {"state": -1}, way | {"seat": 0}, {"type": "next", "way": "keep"}):
        assert not wish.is_valid(wrong)


def test_a_lessons_positions_are_described_game_by_game() -> None:
    """Of each lesson all that a learner is shown is what the description says, and no position of another game is."""
    described = schema.published_openapi()
    views = described["components"]["schemas"]["View"]["properties"]["position"]["anyOf"]
    assert views == [
        {"$ref": f"#/components/schemas/{name}Position"} for name in ("BigTwo", "Daifugo", "Koikoi", "Zayagoshi")
    ]
    for name in ("koikoi", "daifugo", "bigtwo", "zayagoshi"):
        shown = msgspec.json.decode(schema.lesson(name))
        lessons = described | {"$ref": "#/components/schemas/LessonShown"}
        jsonschema_rs.validator_for(lessons).validate(shown)
        shown["steps"][0]["view"]["position"].pop("facts")
        assert not jsonschema_rs.validator_for(lessons).is_valid(shown)
