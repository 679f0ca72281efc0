"""Compiled and interpreted rules give the same bytes over whole rounds."""

from __future__ import annotations

import random

import pytest

import hanpan
from hanpan.kernel import interpreted
from tests.contract.kit import GAMES, bound, random_options, survey

#: How many positions are looked at, and how many matches at most; the interpreted rules take their time.
POSITIONS, MATCHES = 400, 40


@pytest.mark.parametrize("name", GAMES)
def test_walks_agree(name: str) -> None:
    """The same random walk, with every law tried at every position, leaves the same records, tallies and random
    numbers behind, compiled and interpreted."""
    game = hanpan.game(name)
    chance = random.Random(f"twins {name}")
    options = [random_options(game, chance) for _ in range(MATCHES)]
    walk = bound(game)
    enough = next(n for n in range(1, MATCHES + 1) if survey(game, walk, options, [(n, 1)], 2).positions >= POSITIONS)
    one, two = (survey(game, function, options, [(enough, 1)], 2) for function in (walk, interpreted(walk)))
    assert one.positions == two.positions >= POSITIONS
    assert one.left == two.left
    assert one.tally.tobytes() == two.tally.tobytes()
    assert one.witness.tobytes() == two.witness.tobytes()


@pytest.mark.parametrize("name", GAMES)
def test_rounds_agree(name: str) -> None:
    """Round by round through the Python face: every position, view, move list and score, to the match's end."""
    fast, plain = hanpan.game(name), hanpan.Game(hanpan.game(name).spec)
    plain.compiled = False
    chance = random.Random(f"rounds {name}")
    for match in range(3):
        chosen = random_options(fast, chance)
        one: hanpan.Position | None = fast.deal(chosen, seed=match)
        two: hanpan.Position | None = plain.deal(plain.options(**chosen), seed=match)
        for number in range(4):
            assert one is not None
            assert two is not None
            while not one.over:
                assert bytes(one) == bytes(two)
                assert one.actors == two.actors
                seat = chance.choice(one.actors)
                assert bytes(one.view(seat)) == bytes(two.view(seat))
                assert bytes(one.guess(seat, number)) == bytes(two.guess(seat, number))
                moves = one.legal(seat)
                assert moves == two.legal(seat)
                move = chance.choice(moves)
                one, two = one.play(seat, move), two.play(seat, move)
            assert two.over
            assert bytes(one) == bytes(two)
            assert (one.points, one.places, one.totals, one.standing) == (
                two.points,
                two.places,
                two.totals,
                two.standing,
            )
            one, two = one.next_round(seed=match, label=str(number)), two.next_round(seed=match, label=str(number))
            if one is None or two is None:
                assert one is two
                break
