"""The catalogue finds the games: every folder beside this file is one, and brings its own `GAME`."""

from __future__ import annotations

import difflib
import importlib
import pkgutil
from functools import cache

import hanpan.games
from hanpan.games.contract import GameSpec


@cache
def names() -> tuple[str, ...]:
    """The names of all games, alphabetically."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(hanpan.games.__path__) if module.ispkg))


@cache
def spec(name: str) -> GameSpec:
    """The game called `name`; LookupError, with the nearest name, if there is none."""
    if name not in names():
        near = difflib.get_close_matches(name, names(), 1)
        hint = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(names())}"
        raise LookupError(f"there is no game {name!r}; {hint}")
    found = importlib.import_module(f"hanpan.games.{name}").GAME
    if not isinstance(found, GameSpec) or found.name != name:
        raise TypeError(f"hanpan.games.{name}.GAME must be a GameSpec called {name!r}")
    return found
