"""The pair test (habit 3): two deals that look alike to a seat give that seat the same bytes, whatever it asks."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

import pytest

import hanpan
from tests.contract.kit import GAMES, random_options

PAIRS = 20_000


def all_that_is_told(pos: hanpan.Position, seat: int, tries: tuple[int, ...]) -> Iterator[object]:
    """Everything that a position tells `seat` (-1: a spectator): the view in all its forms, moves, refusals."""
    seen = pos.view(seat)
    yield bytes(seen)
    yield seen.text
    yield json.dumps(seen.data)
    yield pos.actors, pos.over, pos.voided, pos.totals, pos.standing
    if pos.over:
        yield pos.points, pos.places
    if seat >= 0:
        yield [(int(move), str(move)) for move in pos.legal(seat)]
        for move in tries:
            yield pos.reason(seat, move)
            try:
                pos.play(seat, move)
            except hanpan.IllegalMove as error:
                yield str(error), error.reason, error.move, error.seat


def positions(game: hanpan.Game, chance: random.Random) -> Iterator[hanpan.Position]:
    """The positions of random rounds under random options, without end."""
    while True:
        pos = game.deal(random_options(game, chance), seed=chance.getrandbits(60))
        while not pos.over:
            yield pos
            seat = chance.choice(pos.actors)
            pos = pos.play(seat, chance.choice(pos.legal(seat)))
        yield pos


@pytest.mark.parametrize("name", GAMES)
def test_D08_alike_deals_tell_a_seat_the_same(name: str) -> None:
    game = hanpan.game(name)
    chance = random.Random(f"secrecy {name}")
    pairs = different = 0
    earlier: list[int] = [0]
    for pos in positions(game, chance):
        for seat in range(-1, pos.seats):
            other = pos.guess(seat, chance.getrandbits(60))
            tries = (chance.choice(earlier), chance.choice(earlier) ^ 1 << chance.randrange(63), chance.getrandbits(63))
            for one, two in zip(all_that_is_told(pos, seat, tries), all_that_is_told(other, seat, tries), strict=True):
                assert one == two, f"seat {seat} can tell {pos.text} from {other.text}"
            pairs += 1
            different += pos != other
            if seat >= 0:
                earlier += [int(move) for move in pos.legal(seat)]
        del earlier[:-200]
        if pairs >= PAIRS:
            break
    assert different > pairs // 2, "the pairs must differ in what is hidden, or they prove nothing"
