"""docs/notation.md is current, and the forms of moves that it lists are true and are all there are."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import hanpan
from hanpan.games.contract import Switch

ROOT = Path(__file__).parents[2]


def test_the_document_is_current() -> None:
    ran = subprocess.run([sys.executable, str(ROOT / "scripts" / "notation.py"), "--check"], check=False)
    assert ran.returncode == 0, "run scripts/notation.py"


@pytest.mark.parametrize("name", hanpan.game_names())
def test_every_form_is_a_move_that_is_written_so(name: str) -> None:
    spec = hanpan.game(name).spec
    for form in spec.forms:
        assert spec.move_text(spec.move_number(form)) == form


def shape(game: hanpan.Game, move: str) -> str:
    """A move with `c` for a card and for what a joker stands for, and `c+`, `c-` for several of them."""
    cards = re.sub("|".join(map(re.escape, game.spec.deck.names)), "c", move)
    return re.sub(r"([+-])c([+-]c)*", r"\1", cards.replace("c=c", "c"))


def seen(game: hanpan.Game) -> Iterator[str]:
    """Moves that are open in random rounds, under each preset and with every switch on."""
    switched = game.options(**{option.name: True for option in game.spec.options if isinstance(option, Switch)})
    chance = random.Random(1)
    for options in (switched, game.options(), *map(game.options, game.spec.options.presets)):
        for seed in range(4):
            position: hanpan.Position | None = game.deal(options, seed=seed)
            for _round in range(2):
                while position is not None and not position.over:
                    seat = chance.choice(position.actors)
                    legal = position.legal(seat)
                    yield from map(str, legal[:200])
                    position = position.play(seat, chance.choice(legal))
                position = position.next_round(seed=seed) if position is not None else None


@pytest.mark.parametrize("name", hanpan.game_names())
def test_every_move_has_one_of_the_forms(name: str) -> None:
    game = hanpan.game(name)
    assert {shape(game, move) for move in seen(game)} == {shape(game, form) for form in game.spec.forms}
