"""What the HTTP routes answer, and the descriptions of it all that programs can read."""

from __future__ import annotations

import copy
from functools import cache
from typing import Any, Literal

import msgspec
from msgspec import Struct

import hanpan
from hanpan.games.face import game, game_names
from hanpan.games.schema import position_definitions, position_name, reason_name
from hanpan.house import lessons, messages

#: What the house and its people say to each other, by who says it.
SAID = {"Command": messages.Command, "Message": messages.Said}


class Health(Struct, frozen=True):
    """How the house is. `ready`: it goes by machine code; before, it plays too, a little slower. `progress`: of making
    that code."""

    version: str
    ready: bool
    progress: messages.Progress | None
    rooms: int  #: in memory
    visitors: int  #: connections


class OptionForm(Struct, frozen=True, omit_defaults=True):
    """An option of a game: one of `values`, or a whole number from `low` to `high`, or on or off.

    `local`: a rule of some tables only, which stands in a form under the heading of its `group`; `hidden`: not for a
    form (it follows from something else).
    """

    name: str
    kind: Literal["choice", "number", "switch"]
    default: int | str | bool
    local: bool = False
    hidden: bool = False
    group: str = ""
    values: list[int | str] | None = None
    low: int | None = None
    high: int | None = None


class GameForm(Struct, frozen=True):
    """A game that can be opened: its options in the order of a form, presets of them, computer players weakest first,
    how many may sit at a table, and whether there is a lesson."""

    name: str
    options: list[OptionForm]
    presets: dict[str, dict[str, int | str | bool]]
    levels: list[str]
    seats: list[int]
    lesson: bool


class Problem(Struct, frozen=True):
    """Why a request was not answered."""

    status: int
    text: str


@cache
def catalogue() -> list[GameForm]:
    """All games, in the order in which they wish to be shown."""
    return [_game_form(name) for name in sorted(game_names(), key=lambda name: (game(name).spec.place, name))]


def _game_form(name: str) -> GameForm:
    spec = game(name).spec
    options = [msgspec.convert(form, OptionForm) for form in spec.options.form()]
    seats = next(option for option in options if option.name == "seats")
    if seats.values is not None:
        counts = [int(value) for value in seats.values]
    else:
        assert seats.low is not None
        assert seats.high is not None
        counts = list(range(seats.low, seats.high + 1))
    return GameForm(name, options, spec.options.presets, list(spec.levels), counts, spec.lesson is not None)


def lesson(name: str) -> bytes:
    """The lesson of a game as JSON; LookupError where there is no such game, or no lesson of it."""
    shown = lessons.shown(game(name))
    if shown is None:
        raise LookupError(f"there is no lesson of {name}")
    return msgspec.json.encode(shown)


@cache
def published_schema() -> dict[str, Any]:
    """`message_schema` with all that positions consist of and why moves are refused, game by game."""
    schema = copy.deepcopy(message_schema())
    definitions: dict[str, Any] = schema["$defs"]
    _say_positions(definitions, "#/$defs/{name}")
    specs = [game(name).spec for name in game_names()]
    reasons = [{"$ref": f"#/$defs/{reason_name(spec)}"} for spec in specs]
    definitions["Refused"]["properties"]["reason"] = {"anyOf": [{"$ref": "#/$defs/Reason"}, *reasons]}
    return schema


@cache
def published_openapi() -> dict[str, Any]:
    """`openapi` with all that the positions of lessons consist of, game by game."""
    described = copy.deepcopy(openapi())
    _say_positions(described["components"]["schemas"], "#/components/schemas/{name}")
    return described


def _say_positions(definitions: dict[str, Any], ref_template: str) -> None:
    """Say of every position in these definitions that it is one of some game's, and what those are made of."""
    specs = [game(name).spec for name in game_names()]
    positions = [{"$ref": ref_template.format(name=position_name(spec))} for spec in specs]
    for definition in definitions.values():
        if "position" in definition.get("properties", {}):
            definition["properties"]["position"] = {"anyOf": positions}
    for spec in specs:
        definitions.update(position_definitions(spec, ref_template))


@cache
def message_schema() -> dict[str, Any]:
    """JSON Schema of all messages: `Command` is what people and programs send, `Message` what the house sends. Of
    positions it says only that they are objects."""
    roots, definitions = msgspec.json.schema_components(
        [*SAID.values(), messages.Reason], ref_template="#/$defs/{name}"
    )
    named = dict(zip(SAID, roots, strict=False))
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "한판 (hanpan) messages",
        "description": f"Protocol version {messages.VERSION}: JSON text frames over the WebSocket /ws.",
        "anyOf": [{"$ref": "#/$defs/Command"}, {"$ref": "#/$defs/Message"}],
        "$defs": named | definitions,
    }


#: Route → what it is for, and what it answers.
_ROUTES: dict[str, tuple[str, Any]] = {
    "/health": ("How the house is.", Health),
    "/api/games": ("All games: options, presets, computer players, seats.", list[GameForm]),
    "/api/messages.json": ("JSON Schema of what is said over the WebSocket /ws.", dict[str, Any]),
    "/openapi.json": ("This description.", dict[str, Any]),
}


_ROOM = "^[0-9A-Za-z_-]{1,32}$"
_GAME = "^[0-9a-z_]{1,32}$"


@cache
def openapi() -> dict[str, Any]:
    """OpenAPI 3.1 of the HTTP routes. Of positions it says only that they are objects."""
    answers = [answer for _purpose, answer in _ROUTES.values()]
    roots, definitions = msgspec.json.schema_components(
        [*answers, lessons.LessonShown, Problem], ref_template="#/components/schemas/{name}"
    )
    problem = {"description": "why not", "content": {"application/json": {"schema": roots[-1]}}}
    paths: dict[str, Any] = {
        path: {
            "get": {
                "operationId": path.strip("/").replace("/", "_").removesuffix(".json"),
                "summary": purpose,
                "responses": {
                    "200": {"description": "done", "content": {"application/json": {"schema": root}}},
                    "default": problem,
                },
            }
        }
        for (path, (purpose, _answer)), root in zip(_ROUTES.items(), roots, strict=False)
    }
    paths["/api/games/{game}/lesson.json"] = {
        "get": {
            "operationId": "lesson",
            "summary": "A short introduction to a game: its steps, each with the view of its learner.",
            "parameters": [_parameter("game", _GAME)],
            "responses": {
                "200": {"description": "done", "content": {"application/json": {"schema": roots[-2]}}},
                "404": problem | {"description": "there is no such game, or no lesson of it"},
                "default": problem,
            },
        }
    }
    paths["/api/rooms/{room}/record"] = {
        "get": {
            "operationId": "record",
            "summary": "The record of a finished match as text, for `hanpan replay`.",
            "parameters": [_parameter("room", _ROOM)],
            "responses": {
                "200": {"description": "done", "content": {"text/plain": {"schema": {"type": "string"}}}},
                "404": problem,
                "409": problem | {"description": "the match is running"},
                "default": problem,
            },
        }
    }
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "한판 (hanpan)",
            "version": hanpan.__version__,
            "description": "Play itself goes over the WebSocket /ws; its messages are described by /api/messages.json.",
        },
        "paths": paths,
        "components": {"schemas": definitions},
    }


def _parameter(name: str, pattern: str) -> dict[str, Any]:
    return {"name": name, "in": "path", "required": True, "schema": {"type": "string", "pattern": pattern}}
