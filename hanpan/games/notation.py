"""Positions as one line of text and as plain data, from the declaration of the record alone: no game has its own.

    koikoi months=6 | phase=play turn=0 total=0,3 hand=01-bright+02-red,? …

After the game's name come the options that are no defaults, then the fields. Sets of cards are joined by `+`, elements
of an array by `,`; `-` is an empty set or no card.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
import numpy as np

from hanpan.games.asked import whole_text
from hanpan.games.contract import GameSpec, NotationError, OptionError
from hanpan.games.layout import plain
from hanpan.kernel import Field, Kind, Record, interpreted


def write(spec: GameSpec, changed: Mapping[str, object], state: Record) -> str:
    """The text of a position under the options `changed` from their defaults."""
    fields = [f"{field.name}={_field_text(spec, field, state[field.name])}" for field in spec.state]
    return " ".join([spec.name, *write_options(changed), "|", *fields])


def write_options(changed: Mapping[str, object]) -> list[str]:
    """Options as words, `name=value`, `on` and `off` for switches."""
    return [f"{name}={_option_text(value)}" for name, value in changed.items()]


def _option_text(value: object) -> str:
    return ("on" if value else "off") if isinstance(value, bool) else str(value)


def _field_text(spec: GameSpec, field: Field, value: Any) -> str:
    elements = [int(value)] if field.count == 0 else [int(element) for element in value]
    return ",".join(_element_text(spec, field, element) for element in elements)


def _element_text(spec: GameSpec, field: Field, element: int) -> str:
    if field.kind is Kind.MASK:
        return "+".join(spec.deck.cards(element)) or "-"
    if field.kind is Kind.CARD:
        return spec.deck.names[element] if element >= 0 else "-"
    symbols = spec.symbols.get(field.name)
    return symbols[element] if symbols and 0 <= element < len(symbols) else str(element)


def read(spec: GameSpec, text: str) -> tuple[dict[str, int | str | bool], Any]:
    """The options (those named) of a text and an array of its one record; NotationError or CardError otherwise."""
    head, bar, body = text.strip().partition("|")
    name, *option_words = head.split() or [""]
    if not bar or name != spec.name:
        raise NotationError(f"a position of {spec.name} is written '{spec.name} [option=value …] | field=value …'")
    options = read_options(spec, option_words)
    row = spec.state.rows()
    state = row[0]
    fields = {field.name: field for field in spec.state}
    missing = set(fields)
    for word in body.split():
        key, _equals, value = word.partition("=")
        if key not in fields:
            raise NotationError(f"{spec.name} has no field {key!r}; there are {', '.join(fields)}")
        if key not in missing:
            raise NotationError(f"{key} stands twice")
        missing.discard(key)
        _read_field(spec, fields[key], value, state)
    if missing:
        raise NotationError(f"the position lacks {', '.join(name for name in fields if name in missing)}")
    _no_card_twice(spec, state)
    flaw = spec.flaw(spec.state.record(row), spec.options.type.record(spec.options.row(options)))
    if flaw:
        raise NotationError(f"this is no position of {spec.name}: {flaw}")
    return options, row


def read_options(spec: GameSpec, words: Iterable[str]) -> dict[str, int | str | bool]:
    """The options of words as `write_options` makes them; NotationError otherwise."""
    options: dict[str, int | str | bool] = {}
    for word in words:
        key, _equals, value = word.partition("=")
        if key in options:
            raise NotationError(f"{key} stands twice")
        try:
            options[key] = spec.options.parse(key, value)
        except OptionError as error:
            raise NotationError(str(error)) from None
    return options


def _read_field(spec: GameSpec, field: Field, value: str, state: Record) -> None:
    words = value.split(",")
    if len(words) != (field.count or 1):
        raise NotationError(f"{field.name} has {field.count or 1} values, not {len(words)}")
    elements = [_read_element(spec, field, word) for word in words]
    state[field.name] = elements if field.count else elements[0]


def _read_element(spec: GameSpec, field: Field, word: str) -> int:
    if field.kind is Kind.MASK:
        return 0 if word == "-" else spec.deck.mask(word.split("+"))
    if field.kind is Kind.CARD:
        return -1 if word == "-" else spec.deck.number(word)
    symbols = spec.symbols.get(field.name, ())
    if word in symbols:
        return symbols.index(word)
    number = whole_text(word)
    if number is None or not field.low <= number <= field.high:
        wanted = f"one of {', '.join(symbols)}" if symbols else f"a whole number from {field.low} to {field.high}"
        raise NotationError(f"{field.name} must be {wanted}, not {word!r}")
    return number


def _no_card_twice(spec: GameSpec, state: Record) -> None:
    seen = 0
    for mask in places(spec, state):
        if seen & mask:
            raise NotationError(f"{', '.join(spec.deck.cards(seen & mask))} lies in two places")
        seen |= mask


def places(spec: GameSpec, state: Record) -> list[int]:
    """The masks of all places that hold cards. In a full position each card is in exactly one of them."""
    masks: list[int] = []
    for field in spec.state:
        if field.place:
            elements = np.atleast_1d(state[field.name])
            if field.kind is Kind.MASK:
                masks += [int(element) for element in elements]
            else:
                masks += [1 << int(element) for element in elements if element >= 0]
    return masks


def facts(spec: GameSpec, rows: Any, options: Any) -> dict[str, Any]:
    """The facts of a view as plain data, worked out without machine code; arrays of one record each."""
    figures = np.zeros(spec.facts.room, np.int64)
    n = interpreted(spec.facts.figures)(spec.state.record(rows), spec.options.type.record(options), figures)
    told = spec.facts.tell(plain(spec.state, rows), plain(spec.options.type, options), figures[:n].tolist())
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(told))
    return data


def data(spec: GameSpec, state: Record) -> dict[str, Any]:
    """The record as plain data: cards by name, sets as lists, symbols as words, no card as null."""
    return {field.name: _field_data(spec, field, state[field.name]) for field in spec.state}


def _field_data(spec: GameSpec, field: Field, value: Any) -> Any:
    if field.count:
        return [_element_data(spec, field, int(element)) for element in value]
    return _element_data(spec, field, int(value))


def _element_data(spec: GameSpec, field: Field, element: int) -> Any:
    if field.kind is Kind.MASK:
        return list(spec.deck.cards(element))
    if field.kind is Kind.CARD:
        return spec.deck.names[element] if element >= 0 else None
    symbols = spec.symbols.get(field.name)
    return symbols[element] if symbols and 0 <= element < len(symbols) else element
