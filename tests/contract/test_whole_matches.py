"""What Python asks of positions, asked over whole matches: every preset to its end, and random options."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import hanpan
from tests.contract.kit import GAMES, of_rounds, preset_options, random_options

ROUNDS = 3
#: Every so-manieth position is looked at.
STEP = 7
OTHERS = 6


def positions(game: hanpan.Game, options: hanpan.OptionValues, chance: random.Random) -> Iterator[hanpan.Position]:
    """The positions of one match, the first and the last of every round among them."""
    pos: hanpan.Position | None = game.deal(options, seed=chance.getrandbits(60))
    while pos is not None:
        yield pos
        step = 0
        while not pos.over:
            seat = chance.choice(pos.actors)
            pos = pos.play(seat, chance.choice(pos.legal(seat)))
            step += 1
            if pos.over or step % STEP == 0:
                yield pos
        pos = pos.next_round(seed=chance.getrandbits(60))


@pytest.mark.parametrize("name", GAMES)
def test_all_that_is_written_of_whole_matches_reads_back(name: str) -> None:
    """Full positions, what each seat sees of them, and what it guesses: all are positions of the game."""
    game, chance = hanpan.game(name), random.Random(f"whole matches {name}")
    every = preset_options(game, ROUNDS) + [of_rounds(random_options(game, chance), ROUNDS) for _ in range(OTHERS)]
    for options in every:
        for pos in positions(game, options, chance):
            seat = chance.randrange(-1, pos.seats)
            for one in (pos, pos.view(seat), pos.guess(seat, chance.getrandbits(60))):
                assert game.read(one.text) == one
