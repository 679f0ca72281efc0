"""What may be played, against a second opinion: every hand of up to four cards, and many larger ones.

Every one of the 342,541 hands of up to four of the 54 cards is looked at once under one of a few hundred pairs of
a table and a set of options, which rotate; 100,000 random hands of five to thirteen cards get a random pair each.
"""

from __future__ import annotations

import random
from itertools import combinations
from math import comb
from typing import Any

import numpy as np
import pytest

import hanpan
from tests.contract.kit import random_value
from tests.daifugo import loops, referee
from tests.daifugo.support import GAME

PARTS = 5
LARGE = 100_000


def random_options(chance: random.Random) -> hanpan.OptionValues:
    """A preset, or all options drawn, with two jokers as often as not."""
    if chance.random() < 0.4:
        return GAME.options(chance.choice(sorted(GAME.spec.options.presets)))
    drawn = {option.name: random_value(option, chance) for option in GAME.spec.options}
    return GAME.options(**(drawn | {"jokers": chance.choice([1, 2, 2])}))


def random_table(chance: random.Random, options: hanpan.OptionValues) -> referee.Table:
    """An empty table, a group of any number and size, or a run, locked or not."""
    shape = chance.choice([None, "group", "group", "run"])
    if shape is None:
        return referee.Table()
    if shape == "group":
        size = chance.choice([1, 1, 2, 2, 3, 4] + ([5, 6] if options.quint else []))
        place = chance.randrange(14 if size < 3 else 13)
        suits = chance.sample(range(4), size) if size < 5 else []
    else:
        size = chance.choice([3, 3, 4, 5])
        place = chance.randrange(14 - size)
        suits = [chance.randrange(4)]
    locked = options.lock and chance.random() < 0.4
    return referee.Table(shape, size, place, frozenset(suits) if locked else frozenset())


def position(table: referee.Table, low: bool) -> Any:
    """A row where seat 0 is to answer the table (its hand is filled in later)."""
    row = GAME.spec.state.rows()
    row["phase"], row["in_play"], row["last"] = 1, 3, 1 if table.shape else -1
    row["t_type"] = {None: 0, "group": 1, "run": 2}[table.shape]
    row["t_size"], row["t_rank"], row["reversed"] = table.size, table.place, low
    row["lock"] = sum(1 << suit for suit in table.lock)
    return row


def some_pairs(chance: random.Random, count: int) -> list[tuple[hanpan.OptionValues, referee.Table, bool]]:
    found = []
    for _ in range(count):
        options = random_options(chance)
        found.append((options, random_table(chance, options), chance.random() < 0.4))
    return found


def disagreements(hands: list[int], pairs: list[tuple[hanpan.OptionValues, referee.Table, bool]]) -> list[str]:
    """The hands, each under the next of the pairs, where the rules' moves are not the referee's."""
    found: list[str] = []
    out = np.zeros(GAME.spec.max_moves, np.int64)
    ready = [(dict(options), table, low, options.row, position(table, low)) for options, table, low in pairs]
    for i, hand in enumerate(hands):
        options, table, low, option_row, row = ready[i % len(ready)]
        row["hand"][0, 0] = hand
        row["held"][0, 0] = hand.bit_count()
        n = GAME.rules.legal(row, option_row, 0, out)
        said = set(out[:n].tolist())
        right = referee.moves(hand, table, options, low)
        if said != right or len(said) != n:
            names = [GAME.spec.move_text(move) for move in said ^ right]
            found.append(f"{'+'.join(GAME.spec.deck.cards(hand))} on {table} {low=} {options}: {names}")
    return found


def small_hands() -> list[int]:
    return [sum(1 << card for card in chosen) for size in range(5) for chosen in combinations(range(54), size)]


@pytest.mark.parametrize("part", range(PARTS))
def test_every_hand_of_up_to_four_cards_is_given_the_moves_of_the_clauses(part: int) -> None:
    hands = small_hands()
    assert len(hands) == sum(comb(54, size) for size in range(5)) == 342_541
    random.Random("order of hands").shuffle(hands)
    chance = random.Random(f"small hands {part}")
    assert disagreements(hands[part::PARTS], some_pairs(chance, 211)) == []


@pytest.mark.parametrize("part", range(PARTS))
def test_large_hands_are_given_the_moves_of_the_clauses(part: int) -> None:
    chance = random.Random(f"large hands {part}")
    for _ in range(LARGE // PARTS // 1000):
        sizes = [chance.randint(5, 13) for _ in range(1000)]
        hands = [sum(1 << card for card in chance.sample(range(54), size)) for size in sizes]
        assert disagreements(hands, some_pairs(chance, 1000)) == []


def test_every_hand_of_up_to_four_cards_is_refused_all_else() -> None:
    """`check` allows as many of all numbers of groups and runs from these cards as `legal` lists, and those."""
    chance = random.Random("refusals")
    pairs = some_pairs(chance, 211)
    hands = np.array(small_hands(), np.int64)
    rows = np.concatenate([position(table, low) for _options, table, low in pairs])
    options = np.concatenate([values.row for values, _table, _low in pairs])
    which = np.arange(hands.size) % len(pairs)
    assert loops.hands_agree(rows, options, hands, which, np.zeros(GAME.spec.max_moves, np.int64)) == 0
