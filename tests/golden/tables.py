"""Which playthroughs there must be: of every game one under its defaults, one a preset, one a table of tables.json."""

from __future__ import annotations

import json
from pathlib import Path

import hanpan

FOLDER = Path(__file__).parent


def tables(name: str) -> dict[str, hanpan.OptionValues]:
    """The options under which a game has a playthrough, by the playthrough's name."""
    game = hanpan.game(name)
    own: dict[str, dict[str, object]] = json.loads((FOLDER / "tables.json").read_text()).get(name, {})
    twice = {"default", *game.spec.options.presets} & set(own)
    if twice:
        raise ValueError(f"tables.json names presets of {name}: {', '.join(sorted(twice))}")
    presets = {preset: game.options(preset) for preset in game.spec.options.presets}
    return {"default": game.options()} | presets | {table: game.options(**given) for table, given in own.items()}


def path_of(name: str, table: str) -> Path:
    return FOLDER / f"{name}-{table}.record"
