"""The levels of computer players: from a seat's view to its move.

`decide` is the one door for the house and for studies. It is deterministic: the same arguments give the same move, on
every machine, whatever else runs; nothing it reads is hidden from the seat (KA-06).
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from hanpan.games import catalogue, notation
from hanpan.games.contract import BrokenRules, GameSpec, Player, Thinking
from hanpan.kernel import bind, new_random
from hanpan.players.defaults import alike, unsolved

#: Positions that a decision may look at to solve the end of a round: about a fifth of a second of one core.
NODES = 300_000
#: Deals that a search draws to take one by its likelihood.
TRIES = 16


class UnknownLevel(LookupError):
    """A level that the game does not have; the text says which it has."""


class NothingToDecide(ValueError):
    """A seat that may not act in the position it was asked about."""


def decide(game_name: str, level: str, view: bytes, options: Mapping[str, object], seat: int, seed: int) -> int:
    """The move that the player of `level` makes on `seat`.

    `view` is the record of the seat's view as bytes (`bytes(position.view(seat))`), `options` a full set
    (`OptionValues`) or those that are no defaults, `seed` any integer: all of the player's chance.

    LookupError for an unknown game, UnknownLevel for an unknown level, OptionError for wrong options, ValueError for
    bytes that are no record of the game, NothingToDecide when it is not the seat's turn. The first decision of a level
    compiles it, which takes seconds where the machine code is not yet on disk.
    """
    spec = catalogue.spec(game_name)
    door = _door(game_name, level)
    state = spec.state.load(view)
    row = spec.options.row(options)
    if not 0 <= seat < int(row["seats"][0]):
        raise ValueError(f"seats are 0 to {int(row['seats'][0]) - 1}, not {seat}")
    known = spec.state.rows()
    rows = (state.view(np.recarray), row.view(np.recarray), seat, new_random(seed), known.view(np.recarray))
    try:
        move = int(door.decide_row(*rows))
    except IndexError as error:
        text = notation.write(spec, options, state[0])
        raise BrokenRules(f"a decision of {level} on seat {seat}", text) from error
    if move < 0:
        raise NothingToDecide(f"seat {seat} may not act in this position of {game_name}")
    return move


class Outlook(NamedTuple):
    """Of so many deals that a seat might face: in how many it has points of the round at its end, and in how many
    somebody else has."""

    deals: int
    own: int
    other: int


def foresees(game_name: str) -> bool:
    """Whether there is a search that can tell what comes of a move: the strongest level's."""
    spec = catalogue.spec(game_name)
    return spec.thinking is not None and spec.levels[-1] in spec.thinking.guesses


def foresee(game_name: str, view: bytes, options: Mapping[str, object], seat: int, move: int, seed: int) -> Outlook:
    """What comes of `move` on `seat`, which must be allowed, by as many guessed deals as the strongest level draws for
    a decision; the others as in `decide`. UnknownLevel where that level does not search.

    Deterministic, and nothing it reads is hidden from the seat, as with `decide`.
    """
    spec = catalogue.spec(game_name)
    level = spec.levels[-1]
    if spec.thinking is None or level not in spec.thinking.guesses:
        raise UnknownLevel(f"no level of {game_name} searches")
    deals = spec.thinking.guesses[level]
    state, row, known = spec.state.load(view), spec.options.row(options), spec.state.rows()
    counts = np.zeros(2, np.int64)
    rows = (state.view(np.recarray), row.view(np.recarray), seat, new_random(seed), move, deals, counts)
    _outlook(game_name, level).foresee_row(*rows, known.view(np.recarray))
    return Outlook(deals, int(counts[0]), int(counts[1]))


def player(spec: GameSpec, level: str) -> Player:
    """The compiled function of a level; UnknownLevel when the game has none of that name.

    For studies, a level that searches may be followed by the number of deals it shall guess: `advanced@200`.
    """
    if level == "random":
        return bind("hanpan.players.uniform", spec.name, legal=spec.rules.legal, MAX_MOVES=spec.max_moves).uniform
    thinking = spec.thinking
    if thinking is not None and level in thinking.thumb:
        return thinking.thumb[level]
    name, _at, guesses = level.partition("@")
    if (
        thinking is not None
        and name in thinking.guesses
        and (name == level or re.fullmatch("[1-9][0-9]{0,8}", guesses))
    ):
        return _searching(spec, thinking, level, int(guesses) if guesses else thinking.guesses[name]).search
    near = difflib.get_close_matches(level, spec.levels, 1)
    hint = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(spec.levels)}"
    raise UnknownLevel(f"{spec.name} has no level {level!r}; {hint}")


def _searching(spec: GameSpec, thinking: Thinking, level: str, guesses: int) -> Any:
    """The search of a level: a template whose names are filled in."""
    rules = {name: getattr(spec.rules, name) for name in ("actors", "guess", "legal", "play")}
    rules |= {"value": thinking.value, "MAX_MOVES": spec.max_moves}
    names = rules | {"playout": thinking.playout, "choose": thinking.choose, "GUESSES": guesses}
    names["candidates"] = thinking.candidates or spec.rules.legal
    names |= {"likelihood": thinking.likelihood or alike, "TRIES": TRIES if thinking.likelihood else 1}
    names["exact"] = unsolved
    if thinking.settled is not None:
        names["exact"] = bind("hanpan.players.endgame", spec.name, **rules, settled=thinking.settled, NODES=NODES).exact
    return bind("hanpan.players.search", f"{spec.name}.{level}", **names)


@cache
def _outlook(game_name: str, level: str) -> Any:
    spec = catalogue.spec(game_name)
    assert spec.thinking is not None
    search = _searching(spec, spec.thinking, level, spec.thinking.guesses[level])
    names = {name: getattr(spec.rules, name) for name in ("play", "score", "view")}
    names |= {"guess_one": search.guess_one, "finish": search.finish}
    return bind("hanpan.players.outlook", f"{game_name}.{level}", **names)


@cache
def _door(game_name: str, level: str) -> Any:
    spec = catalogue.spec(game_name)
    names = {"actors": spec.rules.actors, "view": spec.rules.view, "player": player(spec, level)}
    return bind("hanpan.players.door", f"{game_name}.{level}", **names)
