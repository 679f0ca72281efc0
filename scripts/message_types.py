"""Write the types of what the house says, over the socket and over HTTP, for the page: `web/src/messages.ts`.

`--check` writes nothing and fails when the file is not current.
"""

import argparse
import sys
from pathlib import Path
from typing import Any

from hanpan.server.schema import message_schema, openapi

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "messages.ts"

HEAD = """\
// Made from the structs in hanpan/house/messages.py and hanpan/server/schema.py by scripts/message_types.py: change
// those, and run it again. How a conversation goes is told in docs/protocol.md.
"""

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


def types() -> str:
    """The whole file."""
    parts = [HEAD]
    for name, definition in (message_schema()["$defs"] | openapi()["components"]["schemas"]).items():
        if "properties" in definition:
            parts.append(interface(name, definition))
        else:
            parts.append(f"export type {name} = {type_of(definition)}")
    return "\n\n".join(part.rstrip() for part in parts) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only say whether the file is current")
    args = parser.parse_args()
    if args.check:
        current = TARGET.is_file() and TARGET.read_text("utf-8") == types()
        return 0 if current else 1
    TARGET.write_text(types(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
