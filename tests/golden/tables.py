"""Which playthroughs there must be: of every game one under its defaults, one a preset, one a table of tables.json.

A table there that has a preset's name changes that preset: a match without end is given one, a long one is shortened.
"""

from __future__ import annotations

import json
from pathlib import Path

import hanpan

FOLDER = Path(__file__).parent


def tables(name: str) -> dict[str, hanpan.OptionValues]:
    """The options under which a game has a playthrough, by the playthrough's name."""
    game = hanpan.game(name)
    own: dict[str, dict[str, object]] = json.loads((FOLDER / "tables.json").read_text()).get(name, {})
    presets = {preset: game.options(preset, **own.pop(preset, {})) for preset in game.spec.options.presets}
    return {"default": game.options()} | presets | {table: game.options(**given) for table, given in own.items()}


def path_of(name: str, table: str) -> Path:
    return FOLDER / f"{name}-{table}.record"
