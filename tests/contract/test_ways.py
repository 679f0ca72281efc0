"""Ways on to the next round: what every game that lets its table choose must keep to."""

from __future__ import annotations

import random

import pytest

import hanpan
from tests.contract.kit import GAMES, random_options

ASKING = [name for name in GAMES if hanpan.game(name).spec.ways]


def asked(game: hanpan.Game, chance: random.Random) -> hanpan.OptionValues:
    """Random options under which the table is asked."""
    while not (options := random_options(game, chance)).ways:
        pass
    return options


def finished(game: hanpan.Game, options: hanpan.OptionValues, chance: random.Random) -> hanpan.Position:
    pos = game.deal(options, seed=chance.getrandbits(60))
    while not pos.over:
        seat = chance.choice(pos.actors)
        pos = pos.play(seat, chance.choice(pos.legal(seat)))
    return pos


def test_some_game_asks_its_table() -> None:
    assert "daifugo" in ASKING


@pytest.mark.parametrize("name", [name for name in GAMES if name not in ASKING])
def test_a_game_without_ways_never_asks(name: str) -> None:
    game, chance = hanpan.game(name), random.Random(name)
    assert all(random_options(game, chance).ways == () for _ in range(50))


@pytest.mark.parametrize("name", ASKING)
def test_a_way_is_a_word_and_its_options_are_such_as_there_are(name: str) -> None:
    spec = hanpan.game(name).spec
    assert len(spec.ways) > 1
    for way, options in spec.ways.items():
        assert way.isidentifier()
        assert way.islower()
        assert len(way) <= 32
        spec.options.values(options)


@pytest.mark.parametrize("name", ASKING)
def test_nobody_choosing_the_first_way_is_taken_and_no_way_decides_whether_the_match_is_over(name: str) -> None:
    game, chance = hanpan.game(name), random.Random(f"{name} ways")
    ends = set()
    for _ in range(60):
        options = asked(game, chance)
        pos, lot = finished(game, options, chance), chance.getrandbits(32)
        before = bytes(pos)
        assert pos.advanced(lot, options.ways[0]) == pos.advanced(lot)
        overs = {pos.advanced(lot, way) is None for way in options.ways}
        assert len(overs) == 1
        ends |= overs
        assert bytes(pos) == before
    assert False in ends
