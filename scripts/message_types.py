"""Write what the house says, over the socket and over HTTP, for the page: its types (`web/src/messages.ts`), the checks
of what really comes in (`web/src/outside/shapes.ts`), and of each game that has a table what its positions are made of,
and the tables of its rules (`web/src/games/<game>/declared.ts`).

`--check` writes nothing and fails when a file is not current.
"""

import argparse
import re
import sys
from pathlib import Path
from typing import Any

import msgspec

from hanpan.games import catalogue
from hanpan.games.contract import GameSpec
from hanpan.games.schema import position_definitions, prefix, table_definitions
from hanpan.server.schema import message_schema, openapi

PAGE = Path(__file__).resolve().parent.parent / "web" / "src"

HEAD = """\
// Made from the structs in hanpan/house/messages.py and hanpan/server/schema.py by scripts/message_types.py: change
// those, and run it again. How a conversation goes is told in docs/protocol.md.
"""

SHAPES_HEAD = """\
// Made by scripts/message_types.py from the same structs as ../messages.ts: change those, and run it again. What comes
// in must have these shapes; fields that are not named here are let through.
import * as v from 'valibot'
import type * as types from '../messages'

const integer = v.pipe(v.number(), v.integer())
"""
DECLARED_HEAD = """\
// Made from what hanpan/games/{game} declares (its record, facts, reasons and tables) by scripts/message_types.py:
// change that, and run it again.

/** A card by its name, as docs/notation.md lists them. */
export type Card = string
"""
#: What the house says: the shapes of these, and of all that they consist of.
SAID = ("Message", "GameForm", "LessonShown")
_SHAPES = {
    "string": "v.string()",
    "integer": "integer",
    "number": "v.number()",
    "boolean": "v.boolean()",
    "null": "v.null()",
}

_SIMPLE = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def type_of(schema: dict[str, Any]) -> str:
    """The TypeScript type of a JSON Schema, as far as the messages' schema goes."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "enum" in schema:
        return " | ".join(f"'{value}'" for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(type_of(one) for one in schema["anyOf"])
    kind = schema.get("type")
    if kind == "array":
        item = type_of(schema["items"])
        return f"({item})[]" if " " in item else f"{item}[]"
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {type_of(values) if isinstance(values, dict) and values else 'unknown'}>"
    return _SIMPLE[kind] if kind else "unknown"


def interface(name: str, schema: dict[str, Any]) -> str:
    """One struct as an interface."""
    lines = [comment(schema.get("description", "")), f"export interface {name} {{"]
    required = set(schema.get("required", ()))
    for field, kind in schema["properties"].items():
        lines.append(f"  {field}{'' if field in required else '?'}: {type_of(kind)}")
    return "\n".join([line for line in lines if line] + ["}"])


def comment(text: str) -> str:
    """A description as a comment."""
    lines = [line.strip() for line in text.strip().splitlines()]
    if len(lines) < 2:
        return f"/** {lines[0]} */" if lines else ""
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */"])


def shape_of(schema: dict[str, Any], names: list[str]) -> str:
    """The check of a value, as a Valibot schema; the structs it needs are added to `names`."""
    if "$ref" in schema:
        names.append(type_of(schema))
        return names[-1]
    if "enum" in schema:
        values = ", ".join(f"'{value}'" for value in schema["enum"])
        return f"v.literal({values})" if len(schema["enum"]) == 1 else f"v.picklist([{values}])"
    if "anyOf" in schema:
        parts = [shape_of(one, names) for one in schema["anyOf"]]
        if "discriminator" in schema:
            each = "".join(f"\n  {part}," for part in parts)
            return f"v.variant('{schema['discriminator']['propertyName']}', [{each}\n])"
        return f"v.union([{', '.join(parts)}])"
    kind = schema.get("type")
    if kind == "array":
        return f"v.array({shape_of(schema['items'], names)})"
    if kind == "object":
        each_value = schema.get("additionalProperties")
        inner = shape_of(each_value, names) if isinstance(each_value, dict) and each_value else "v.unknown()"
        return f"v.record(v.string(), {inner})"
    return _SHAPES[kind] if kind else "v.unknown()"


def struct_shape(definition: dict[str, Any], names: list[str]) -> str:
    """The check of a struct."""
    if "properties" not in definition:
        return shape_of(definition, names)
    required = set(definition.get("required", ()))
    lines = ["v.looseObject({"]
    for field, kind in definition["properties"].items():
        inner = shape_of(kind, names)
        lines.append(f"  {field}: {inner if field in required else f'v.exactOptional({inner})'},")
    return "\n".join([*lines, "})"])


def definitions() -> dict[str, dict[str, Any]]:
    """Every struct of the protocol and of the HTTP routes, by name."""
    found: dict[str, dict[str, Any]] = message_schema()["$defs"] | openapi()["components"]["schemas"]
    return found


def shapes() -> str:
    """The whole file of checks; each stands below those it needs."""
    known = definitions()
    done: dict[str, str] = {}

    def add(name: str) -> None:
        if name in done:
            return
        needs: list[str] = []
        text = struct_shape(known[name], needs)
        for need in needs:
            add(need)
        said = name in SAID
        head = f"export const {name}: v.GenericSchema<unknown, types.{name}>" if said else f"const {name}"
        done[name] = f"{head} = {text}"

    for name in SAID:
        add(name)
    return "\n\n".join([SHAPES_HEAD.rstrip(), *done.values()]) + "\n"


def types() -> str:
    """The whole file."""
    parts = [HEAD]
    for name, definition in definitions().items():
        if "properties" in definition:
            parts.append(interface(name, definition))
        else:
            parts.append(f"export type {name} = {type_of(definition)}")
    return "\n\n".join(part.rstrip() for part in parts) + "\n"


def record_type(name: str, schema: dict[str, Any]) -> str:
    """One struct as a type of its own: unlike an interface, it is a `Record<string, unknown>` too."""
    lines = [comment(schema.get("description", "")), f"export type {name} = {{"]
    required = set(schema.get("required", ()))
    for field, kind in schema["properties"].items():
        lines += [f"  {comment(kind['description'])}"] if "description" in kind else []
        lines.append(f"  {field}{'' if field in required else '?'}: {type_of(kind)}")
    return "\n".join([line for line in lines if line] + ["}"])


def declared(name: str) -> str:
    """The whole file of one game. Names that begin with the game's own lose it there."""
    spec = catalogue.spec(name)
    known = {full.removeprefix(prefix(spec)): schema for full, schema in position_definitions(spec, "{name}").items()}
    parts = [DECLARED_HEAD.format(game=spec.name).rstrip()]
    for known_as, schema in known.items():
        if "properties" in schema:
            parts.append(record_type(known_as, schema))
        elif known_as != "Card":
            parts.append(f"{comment(schema['description'])}\nexport type {known_as} = {type_of(schema)}")
    parts.append(
        f"/** The position of a view of {spec.name}. */\n"
        "export function positionOf(of: { position: Record<string, unknown> }): Position {\n"
        "  return of.position as Position\n"
        "}"
    )
    parts += tables(spec)
    text = "\n\n".join(parts) + "\n"
    return re.sub(rf"\b{prefix(spec)}(Position|Facts|Card)\b", r"\1", text)


def tables(spec: GameSpec) -> list[str]:
    """The tables of a game's rules: the types that they consist of, and a constant each."""
    known = table_definitions(spec, "{name}")
    if not known:
        return []
    of_all = known.pop(f"{prefix(spec)}Tables")
    parts = [record_type(name, schema) for name, schema in known.items()]
    for field, value in msgspec.to_builtins(spec.tables).items():
        schema = of_all["properties"][field]
        head = f"export const {field.upper()}: {type_of(schema)} = "
        parts.append(f"{comment(schema['description'])}\n{head}{literal(value)}")
    return parts


def literal(value: Any) -> str:
    """A value in TypeScript, a line an element."""
    if isinstance(value, list):
        return "\n".join(["[", *(f"  {msgspec.json.encode(one).decode()}," for one in value), "]"])
    return str(msgspec.json.encode(value).decode())


def games() -> list[str]:
    """The games that have a table of their own in the page."""
    return [name for name in catalogue.names() if (PAGE / "games" / name).is_dir()]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only say whether the files are current")
    args = parser.parse_args()
    files = {PAGE / "messages.ts": types(), PAGE / "outside" / "shapes.ts": shapes()}
    files |= {PAGE / "games" / name / "declared.ts": declared(name) for name in games()}
    if args.check:
        current = all(path.is_file() and path.read_text("utf-8") == text for path, text in files.items())
        return 0 if current else 1
    for path, text in files.items():
        path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
