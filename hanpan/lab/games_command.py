"""`hanpan games [GAME] [--json]`: the games, their options with defaults and ranges, their computer players."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from typing import Any

import hanpan
from hanpan.errors import UsageError
from hanpan.games import catalogue
from hanpan.games.contract import Choice, Number, Option


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    parser.add_argument("game", nargs="?", help="one game; without it, all")
    parser.add_argument("--json", action="store_true", help="print plain data instead of a list")


def run(args: argparse.Namespace) -> int:
    """Print the list; 2 for a game that is not there."""
    try:
        names = hanpan.game_names() if args.game is None else (catalogue.spec(args.game).name,)
    except LookupError as error:
        raise UsageError(str(error.args[0])) from None
    if args.json:
        print(json.dumps([data(name) for name in names], indent=1))
        return 0
    print("\n\n".join("\n".join(lines(name)) for name in names))
    return 0


def data(name: str) -> dict[str, Any]:
    """A game as plain data: what `hanpan.game(name)` takes and offers."""
    spec = catalogue.spec(name)
    return {
        "name": spec.name,
        "rules": spec.version,
        "deck": {"name": spec.deck.name, "cards": hanpan.game(name).options().deck_size, "most": len(spec.deck)},
        "levels": list(spec.levels),
        "options": spec.options.form(),
        "presets": spec.options.presets,
    }


def lines(name: str) -> Iterator[str]:
    """A game for people: a line about it, then a line for each option."""
    spec = catalogue.spec(name)
    cards, most = hanpan.game(name).options().deck_size, len(spec.deck)
    more = f", {most} under some options" if cards < most else ""
    yield f"{spec.name}: rules version {spec.version}, {cards} cards ({spec.deck.name}{more})"
    yield f"  computer players: {', '.join(spec.levels)}"
    if spec.options.presets:
        yield f"  presets: {', '.join(spec.options.presets)}"
    yield "  options (* a local rule):"
    for option in spec.options:
        star = "*" if option.local else " "
        yield f"  {star} {option.name:<20} {_text(option.default):<14} {_range(option)}"


def _text(value: object) -> str:
    return ("on" if value else "off") if isinstance(value, bool) else str(value)


def _range(option: Option) -> str:
    if isinstance(option, Choice):
        return " | ".join(map(str, option.values))
    return f"{option.low} … {option.high}" if isinstance(option, Number) else "on | off"
