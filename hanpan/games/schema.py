"""What positions are made of, as JSON Schema, from the declarations alone: the page's types, the published schema and
`docs/notation.md` follow from it."""

from __future__ import annotations

from typing import Any

import msgspec

from hanpan.games.contract import GameSpec
from hanpan.kernel import Field, Kind

Schema = dict[str, Any]

#: A record's number as wide as it is declared, where nothing narrower is said.
_LOW, _HIGH = Field("any").low, Field("any").high


def prefix(spec: GameSpec) -> str:
    """How the names of a game's types begin: as that of its facts, `<Game>Facts`."""
    return spec.facts.type.__name__.removesuffix("Facts")


def position_name(spec: GameSpec) -> str:
    """The name of the type of a game's positions."""
    return f"{prefix(spec)}Position"


def reason_name(spec: GameSpec) -> str:
    """The name of the type of a game's reasons."""
    return f"{prefix(spec)}Reason"


def position_definitions(spec: GameSpec, ref_template: str = "#/$defs/{name}") -> dict[str, Schema]:
    """`<Game>Card`, `<Game>Position`, `<Game>Facts` with what the facts consist of, and `<Game>Reason`."""
    card = f"{prefix(spec)}Card"
    [facts], definitions = msgspec.json.schema_components([spec.facts.type], ref_template=ref_template)
    properties = {field.name: _field(spec, field, ref_template.format(name=card)) for field in spec.state}
    position = {
        "title": position_name(spec),
        "description": f"A position of {spec.name}, as one viewer may know it.",
        "type": "object",
        "properties": properties | {"facts": facts | {"description": "what people see beyond the record"}},
        "required": [*properties, "facts"],
    }
    cards = {"description": f"A card of the {spec.deck.name} deck.", "enum": list(spec.deck.names)}
    refusals = {"description": f"Why {spec.name} refuses a move.", "enum": reasons(spec)}
    return {card: cards, position_name(spec): position, **definitions, reason_name(spec): refusals}


def table_definitions(spec: GameSpec, ref_template: str) -> dict[str, Schema]:
    """`<Game>Tables` with what the tables consist of; {} where a game has none."""
    if spec.tables is None:
        return {}
    return msgspec.json.schema_components([type(spec.tables)], ref_template=ref_template)[1]


def reasons(spec: GameSpec) -> list[str]:
    """Why the game's rules refuse a move, by name."""
    return [reason.name.lower() for reason in spec.reasons if reason]


def _field(spec: GameSpec, field: Field, card: str) -> Schema:
    element = _element(spec, field, card)
    schema = element
    if field.count:
        schema = {"type": "array", "items": element, "minItems": field.count, "maxItems": field.count}
    return {"description": field.about, **schema} if field.about else schema


def _element(spec: GameSpec, field: Field, card: str) -> Schema:
    if field.kind is Kind.MASK:
        return {"type": "array", "items": {"$ref": card}}
    if field.kind is Kind.CARD:
        return {"anyOf": [{"$ref": card}, {"type": "null"}]}
    if field.name in spec.symbols:
        return {"enum": list(spec.symbols[field.name])}
    bounds = {"minimum": field.low} if field.low != _LOW else {}
    return {"type": "integer", **bounds, **({"maximum": field.high} if field.high != _HIGH else {})}
