"""Guesses reach far enough: wherever a card may lie without contradicting anything seen, some guess has it there.

Two unseen cards of the true deal change places. Where the deal that comes of it looks the same to a seat and agrees
(`agrees`), each of the two could lie where the other does; the guesses made from that seat's view must put it there.
"""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any

import numpy as np
import pytest

import hanpan
from hanpan.kernel import Kind, new_random
from tests.contract.kit import GAMES, numbers, of_rounds, preset_options, random_options
from tests.contract.test_whole_matches import positions

LOOKS = 40
GUESSES = 1500

#: Where a card lies: the number of the record that holds it. A set of cards is one place.
Place = int


def columns(game: hanpan.Game) -> list[tuple[Place, Kind]]:
    """The numbers of a record that hold cards."""
    found: list[tuple[Place, Kind]] = []
    at = 0
    for field in game.spec.state:
        width = field.count or 1
        if field.place:
            found += [(at + i, field.kind) for i in range(width)]
        at += width
    return found


def lies(words: Any, where: list[tuple[Place, Kind]]) -> dict[int, Place]:
    """The place of every card whose place a record shows."""
    found: dict[int, Place] = {}
    for place, kind in where:
        number = int(words[place])
        if kind is Kind.MASK:
            found |= {card: place for card in range(54) if number >> card & 1}
        elif number >= 0:
            found[number] = place
    return found


def swapped(words: Any, kinds: dict[Place, Kind], one: int, other: int, at: dict[int, Place]) -> Any:
    """A copy of a record's numbers in which two cards have changed places."""
    words = words.copy()
    for card, comes in ((one, other), (other, one)):
        if kinds[at[card]] is Kind.MASK:
            words[at[card]] += (1 << comes) - (1 << card)
        else:
            words[at[card]] = comes
    return words


@pytest.mark.parametrize("name", GAMES)
def test_whatever_agrees_is_guessed(name: str) -> None:
    game, chance = hanpan.game(name), random.Random(f"guesses {name}")
    where = columns(game)
    kinds = dict(where)
    looks = asked = 0
    options = preset_options(game, 3)
    while looks < LOOKS:
        chosen = options.pop() if options else of_rounds(random_options(game, chance), 3)
        for pos in positions(game, chosen, chance):
            if chance.random() > 0.06:
                continue
            looks += 1
            seat = chance.randrange(-1, pos.seats)
            seen, state = pos.view(seat), game.spec.state.load(bytes(pos))
            words = numbers(state)[0]
            at, shown = lies(words, where), lies(numbers(game.spec.state.load(bytes(seen)))[0], where)
            wanted: set[tuple[int, Place]] = {(card, place) for card, place in at.items() if card not in shown}
            for one, other in combinations(sorted(at.keys() - shown.keys()), 2):
                if at[one] == at[other]:
                    continue
                rows = game.spec.state.load(swapped(words, kinds, one, other, at).tobytes())
                if seen.agrees(seat, hanpan.Position(game, pos.options, rows)):
                    wanted |= {(one, at[other]), (other, at[one])}
            missing = wanted - reached(game, seen, seat, chance.getrandbits(60), where)
            names = [game.spec.deck.names[card] for card, _place in missing]
            assert not missing, f"seat {seat} never guesses {names} where they may lie in {pos.text}"
            asked += len(wanted)
    assert asked > 20 * LOOKS


def reached(
    game: hanpan.Game, seen: hanpan.Position, seat: int, seed: int, where: list[tuple[Place, Kind]]
) -> set[tuple[int, Place]]:
    """Every place of every card in many guesses."""
    view, rng = game.spec.state.load(bytes(seen)), new_random(seed)
    rows = game.spec.state.rows(GUESSES)
    for i in range(GUESSES):
        game.rules.guess(view, seen.options.row, seat, rng, rows[i : i + 1])
    raw = numbers(rows)
    found: set[tuple[int, Place]] = set()
    for place, kind in where:
        if kind is Kind.MASK:
            every = int(np.bitwise_or.reduce(raw[:, place]))
            found |= {(card, place) for card in range(54) if every >> card & 1}
        else:
            found |= {(int(card), place) for card in np.unique(raw[:, place]) if card >= 0}
    return found
