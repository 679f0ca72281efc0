"""Write how cards, moves and positions are written, game by game, for who writes programs: `docs/notation.md`.

From what each game declares; `--check` writes nothing and fails when the file is not current.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hanpan.games.contract import GameSpec
from hanpan.games.face import game, game_names
from hanpan.games.schema import position_definitions, position_name, prefix, reason_name

TARGET = Path(__file__).resolve().parent.parent / "docs" / "notation.md"

HEAD = """\
# Notation: cards, moves and positions

Made by `scripts/notation.py` from what the games declare: change that, and run it again.

What a `view` of the house holds and what `hanpan.game(…)` shows in Python is the same: cards and moves by the same
names, and `match.position` field for field what `pos.view(seat).data` is. As JSON Schema every house publishes it
under `/api/messages.json` (`<Game>Position`, `<Game>Facts`, `<Game>Card`, `<Game>Reason`). Seats are counted from 0;
lists "by seat" may be longer than the table has seats.

A position as one line of text (`pos.text`, `game.read(…)`, the command `text`) has the options that are no defaults,
and then the same fields without the facts:

    {text}

Sets of cards are joined by `+`, elements of a list by `,`; `-` is an empty set or no card.
"""


def type_of(schema: dict[str, Any], own: str) -> str:
    """The type of a value in words; `own` begins the names of the game's types."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1].removeprefix(own).lower()
    if "enum" in schema:
        return " · ".join(f"`{value}`" for value in schema["enum"])
    if "anyOf" in schema:
        return " or ".join(type_of(one, own) for one in schema["anyOf"])
    kind = schema["type"]
    if kind == "array":
        inner = type_of(schema["items"], own)
        size = f" of {schema['maxItems']}" if "maxItems" in schema else ""
        return f"list{size}: {inner}"
    if kind == "object":
        return f"object: name → {type_of(schema['additionalProperties'], own)}"
    if kind == "integer" and "minimum" in schema and "maximum" in schema:
        return f"{schema['minimum']} … {schema['maximum']}"
    return {"integer": "number", "boolean": "`true` · `false`", "string": "text", "null": "null"}[str(kind)]


def fields(schema: dict[str, Any], own: str) -> Iterator[str]:
    """The rows of a struct's table."""
    yield "| field | type | what it says |"
    yield "|---|---|---|"
    required = set(schema.get("required", ()))
    for name, said in schema["properties"].items():
        absent = "" if name in required else ", may be absent"
        yield f"| `{name}` | {type_of(said, own)}{absent} | {said['description']} |"


def section(spec: GameSpec) -> Iterator[str]:
    """All of one game."""
    own = prefix(spec)
    known = position_definitions(spec)
    yield f"## {own}"
    yield ""
    yield f"In messages and in Python the game is called `{spec.name}`."
    yield ""
    yield f"### Cards of {own}"
    yield ""
    yield " ".join(f"`{name}`" for name in spec.deck.names)
    yield ""
    yield f"### Moves of {own}"
    yield ""
    yield from ("| written | what it does |", "|---|---|")
    yield from (f"| `{form}` | {meaning} |" for form, meaning in spec.forms.items())
    yield ""
    yield f"A move that is refused has one of these reasons: {type_of(known[reason_name(spec)], own)}."
    yield ""
    yield f"### Positions of {own}"
    yield ""
    yield from fields(known[position_name(spec)], own)
    for name, schema in known.items():
        if "properties" in schema and name != position_name(spec):
            yield ""
            yield f"### {name}"
            yield ""
            yield schema["description"]
            yield ""
            yield from fields(schema, own)
    yield ""


def document() -> str:
    """The whole file."""
    koikoi = game("koikoi")
    text = koikoi.deal(koikoi.options(months=3), seed=7).view(0).text
    specs = sorted((game(name).spec for name in game_names()), key=lambda spec: (spec.place, spec.name))
    lines = [HEAD.format(text=text), *(line for spec in specs for line in section(spec))]
    return "\n".join(lines).rstrip() + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only say whether the file is current")
    args = parser.parse_args()
    if args.check:
        return 0 if TARGET.is_file() and TARGET.read_text("utf-8") == document() else 1
    TARGET.write_text(document(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
