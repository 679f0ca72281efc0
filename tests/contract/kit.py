"""What the contract tests share: random options, the layout of a game's record, and the loops bound to a game."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numba.core.registry import CPUDispatcher

import hanpan
from hanpan.games.contract import CONTRACT, Choice, Number, Option, Switch
from hanpan.kernel import Kind, bind, new_random
from tests.contract import loops

GAMES = hanpan.game_names()
MATCHES = 4000  # of three rounds, each under its own random options
WHOLE_MATCHES = 60


def random_value(option: Option, chance: random.Random) -> int | str | bool:
    """Any value the option may have."""
    match option:
        case Choice():
            return option.values[chance.randrange(len(option.values))]
        case Number():
            return chance.randint(option.low, option.high)
        case Switch():
            return chance.random() < 0.5


def random_options(game: hanpan.Game, chance: random.Random) -> hanpan.OptionValues:
    """The defaults or a preset, as they are but for the seats, or with some options changed, or with all drawn anew.

    A preset's match without end is as long as one by default.
    """
    given = dict(game.spec.options.presets.get(chance.choice(["", *game.spec.options.presets]), {}))
    given.pop("rounds", None)
    share = chance.choice([0.0, 0.15, 1.0])
    drawn = {o.name: random_value(o, chance) for o in game.spec.options if o.name == "seats" or chance.random() < share}
    return game.options(given, **drawn)


def of_rounds(options: hanpan.OptionValues, rounds: int) -> hanpan.OptionValues:
    """The same with a match of so many rounds, where a game may offer matches without end."""
    return options.game.options(**dict(options) | {"rounds": rounds}) if "rounds" in options else options


def preset_options(game: hanpan.Game, rounds: int) -> list[hanpan.OptionValues]:
    """The defaults and every preset, matches of so many rounds where a game offers that."""
    return [of_rounds(game.options(preset), rounds) for preset in (None, *game.spec.options.presets)]


def finished(pos: hanpan.Position, chance: random.Random) -> hanpan.Position:
    """The end of a round, by random moves."""
    while not pos.over:
        seat = chance.choice(pos.actors)
        pos = pos.play(seat, chance.choice(pos.legal(seat)))
    return pos


def random_position(game: hanpan.Game, chance: random.Random) -> hanpan.Position:
    """A position of one of the first rounds of a random match under random options."""
    pos = game.deal(random_options(game, chance), seed=chance.getrandbits(60))
    for _round in range(chance.choice([0, 0, 0, 1, 1, 3])):
        after = finished(pos, chance).next_round(seed=chance.getrandbits(60))
        if after is None:
            break
        pos = after
    left = chance.choice([0, 3, 10, 40, 10**6])
    while left and not pos.over:
        seat = chance.choice(pos.actors)
        pos = pos.play(seat, chance.choice(pos.legal(seat)))
        left -= 1 if chance.random() < 0.9 else left
    return pos


def places(game: hanpan.Game) -> Any:
    """For every number of the record, how it holds cards."""
    ways = {Kind.MASK: loops.MASK_PLACE, Kind.CARD: loops.CARD_PLACE, Kind.INT: loops.NO_PLACE}
    words = [
        ways[field.kind] if field.place else loops.NO_PLACE
        for field in game.spec.state
        for _ in range(field.count or 1)
    ]
    return np.array(words, np.int64)


def numbers(rows: Any) -> Any:
    """The same memory, one row of int64 numbers a record."""
    return rows.view(np.int64).reshape(rows.size, -1)


@dataclass(frozen=True)
class Findings:
    """What the random matches showed: for every law how often it was tried and broken, and where first."""

    game: hanpan.Game
    positions: int
    tally: Any
    witness: Any
    left: bytes  #: the records and the generator's state at the end

    def verdict(self, law: str) -> tuple[int, int, str]:
        """(trials, breaches, the first breach in words)."""
        index = loops.LAWS.index(law)
        tried, broken = (int(n) for n in self.tally[index])
        seat, number = (int(n) for n in self.witness[index, :2])
        row = np.ascontiguousarray(self.witness[index, 2:]).view(self.game.spec.state.dtype)
        text = hanpan.Position(self.game, self.game.options(), row).text if broken else ""
        return tried, broken, f"{law}: seat {seat}, number {number}, in {text}"


def bound(game: hanpan.Game, key: str = "", **others: Callable[..., Any]) -> Any:
    """`loops.walk` bound to a game's functions, or to `others` in their place under a key of its own."""
    functions: dict[str, Callable[..., Any]] = {name: getattr(game.spec.rules, name) for name in CONTRACT}
    return bind("tests.contract.loops", f"{game.name}{key}", **(functions | others)).walk


def survey(
    game: hanpan.Game, walk: Any, options: Sequence[hanpan.OptionValues], plan: Sequence[tuple[int, int]], seed: int
) -> Findings:
    """Walk through random matches under one set of options after the other: `plan` says how many, and of how many
    rounds at most. The same for compiled loops and interpreted ones."""
    rows, given = game.spec.state.rows(6), np.concatenate([values.row for values in options])
    raw, given_raw = numbers(rows), numbers(given)
    decks = np.array([(1 << values.deck_size) - 1 for values in options], np.int64)
    if not isinstance(walk, CPUDispatcher):
        rows, given = rows.view(np.recarray), given.view(np.recarray)
    tally = np.zeros((len(loops.LAWS), 2), np.int64)
    witness = np.zeros((len(loops.LAWS), raw.shape[1] + 2), np.int64)
    rng = new_random(seed)
    seen = 0
    for matches, rounds in plan:
        try:
            seen += walk(
                matches, rounds, rows, raw, given, given_raw, places(game), decks,
                rng, game.spec.max_moves, tally, witness,
            )  # fmt: skip
        except IndexError as error:
            stood = hanpan.Position(game, game.options(), np.ascontiguousarray(raw[:1]).view(game.spec.state.dtype)[0])
            raise hanpan.BrokenRules("a walk through random matches", stood.text) from error
    return Findings(game, int(seen), tally, witness, raw.tobytes() + rng.tobytes())


@cache
def findings(name: str) -> Findings:
    """Play random matches of a game, compiled, and look at every position."""
    game = hanpan.game(name)
    chance = random.Random(f"contract {name}")
    # Presets first: the whole matches begin with them.
    options = preset_options(game, 20)
    options += [of_rounds(random_options(game, chance), chance.randint(1, 20)) for _ in range(400 - len(options))]
    return survey(game, bound(game), options, ((MATCHES, 3), (WHOLE_MATCHES, loops.MAX_ROUNDS)), 1)
