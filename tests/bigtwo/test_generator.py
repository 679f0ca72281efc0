"""What may be played, against a second opinion; the order of all plays; many random hands to their end.

Order: every play's worth is one number, and `check` lets the higher beat the lower. So the order of the plays of a size
is total, antisymmetric and transitive if the number is right. That it is, is shown against the referee's tuples: sorted
by the number, the tuples must rise exactly where the numbers do. This is done for all singles, pairs and triples, for
all fives of one deck without jokers, and for many fives with jokers, under every order of suits, straights and flushes.
"""

from __future__ import annotations

import random
from itertools import combinations, pairwise, product
from typing import Any

import numpy as np
import pytest

import hanpan
from hanpan.kernel import new_random
from tests.bigtwo import loops, referee
from tests.bigtwo.support import DECK, GAME, Values, position
from tests.contract.kit import random_value


def names(cards: int) -> tuple[str, ...]:
    return DECK.cards(cards)


def powers(hands: list[int], options: hanpan.OptionValues) -> list[int]:
    out = np.zeros(len(hands), np.int64)
    loops.powers_of(np.array(hands, np.int64), options.row[0], out)
    found: list[int] = out.tolist()
    return found


def parts_from(options: hanpan.OptionValues, plays: list[int]) -> list[str]:
    """Where the order of plays by power is not the referee's."""
    table = referee.rules(options)
    ordered = sorted(zip(powers(plays, options), plays, strict=True))
    valued = [(strength, referee.worth(names(play), table), play) for strength, play in ordered]
    found = [
        f"{names(play)}: {strength}, {worth}"
        for strength, worth, play in valued
        if (strength > 0) != (worth is not None)
    ]
    for (low, below, one), (high, above, other) in pairwise(valued):
        if below is not None and above is not None and ((low < high) != (below < above) or below > above):
            found.append(f"{names(one)} {low} {below}; {names(other)} {high} {above}")
    return found


ORDERS = [
    {"suits": suits, "straights": straights, "flushes": flushes}
    for suits, straights, flushes in product(
        ("hong_kong", "taiwan", "level"), ("a2345_top", "23456_top", "poker"), ("ranks", "suit", "poker")
    )
]


@pytest.mark.parametrize("suits", ["hong_kong", "taiwan", "level"])
@pytest.mark.parametrize("coloured", [False, True])
def test_BT_17_all_singles_pairs_and_triples_are_in_order(suits: str, coloured: bool) -> None:
    options = GAME.options(jokers=2, suits=suits, coloured_joker_higher=coloured)
    assert parts_from(options, [1 << card for card in range(54)]) == []
    small = [DECK.mask(play) for play in referee.all_pairs_and_triples(2)]
    assert len([play for play in small if play.bit_count() == 2]) == 13 * 6 + 2 * 52 + 1
    assert len([play for play in small if play.bit_count() == 3]) == 13 * 4 + 2 * 13 * 6 + 52
    for size in (2, 3):
        assert parts_from(options, [play for play in small if play.bit_count() == size]) == []


def fives(jokers: bool, options: hanpan.OptionValues, chance: random.Random, count: int) -> list[int]:
    """All five-card plays of naturals, or so many random ones with jokers; and some that are no plays."""
    deck = 54 if jokers else 52
    if not jokers:
        size = 2_598_960
        hands, strengths = np.zeros(size, np.int64), np.zeros(size, np.int64)
        loops.all_fives(deck, options.row[0], hands, strengths)
        every: list[int] = hands[strengths > 0].tolist()
        return every
    found: list[int] = []
    while len(found) < count:
        wild = chance.choice([1 << 52, 1 << 53, 3 << 52, 1 << 52])
        rank, suit = chance.randrange(13), chance.randrange(4)
        near = [card for card in range(52) if (card // 4 - rank) % 13 < 5 or card % 4 == suit or chance.random() < 0.1]
        found.append(wild | sum(1 << card for card in chance.sample(near, 5 - wild.bit_count())))
    return found


@pytest.mark.parametrize("number", [0, 5, 7, 13, 17, 21])
def test_BT_17_all_fives_are_in_order(number: int) -> None:
    """20,736 plays each, for every setting of each of the three orders, with and without the straights by option."""
    options = GAME.options(**ORDERS[number], jqka2=number % 2 == 1, low_straights=number != 13)
    plays = fives(False, options, random.Random(number), 0)
    assert len(plays) > 15_000
    assert parts_from(options, plays) == []


@pytest.mark.parametrize("number", range(len(ORDERS)))
def test_BT_17_fives_with_jokers_are_in_order(number: int) -> None:
    options = GAME.options(**ORDERS[number], jokers=2, jqka2=number % 2 == 1, low_straights=number % 5 != 1)
    chance = random.Random(f"jokers {number}")
    assert parts_from(options, fives(True, options, chance, 150)) == []


def any_options(chance: random.Random, **fixed: Values) -> hanpan.OptionValues:
    return GAME.options(**({option.name: random_value(option, chance) for option in GAME.spec.options} | fixed))


def test_listing_finds_every_stronger_set_of_cards_once() -> None:
    """3,000 random hands, each tried against every set of its cards."""
    chance = random.Random("listing")
    hands, aboves, options = [], [], []
    for _hand in range(3000):
        pool = chance.choice([range(52), range(54), range(54), range(chance.randrange(20), 54)])
        hands.append(sum(1 << card for card in chance.sample(pool, chance.randint(1, 13))))
        options.append(any_options(chance, jokers=2).row)
        aboves.append(chance.choice([0, chance.randrange(1, 56), chance.randrange(1 << 16, 6 << 16)]))
    out = np.zeros(GAME.spec.max_moves, np.int64)
    wrong = loops.listings_wrong(np.array(hands), np.array(aboves), np.concatenate(options), out)
    assert wrong == 0


def random_scene(chance: random.Random) -> tuple[hanpan.Position, dict[str, Any]]:
    """Two to five hands of up to eight cards under random options, on an empty table or on any play."""
    options = any_options(chance, jokers=chance.choice([0, 0, 1, 2]))
    seats = int(options["seats"])
    deck = list(range(options.deck_size))
    chance.shuffle(deck)
    low = chance.randrange(9)
    deck.sort(key=lambda card: not low <= card // 4 < low + 5)  # near ranks, so that there are combinations
    sizes = [chance.randint(2, 8 if options["jokers"] == 2 else 10)] + [
        chance.choice([1, 2, 2, 5]) for _ in range(seats - 1)
    ]
    if seats == 5:
        sizes[0] = min(sizes[0], 9)
    taken = [[deck.pop(0) for _ in range(size)] for size in sizes]
    hands = [sum(1 << card for card in cards) for cards in taken]
    table = 0
    size = chance.choice([0, 1, 1, 2, 3, 5])
    if size:
        table_rules = referee.rules(options)
        for cards in combinations(deck[:14], size):
            if referee.worth([DECK.names[card] for card in cards], table_rules) is not None and chance.random() < 0.5:
                table = sum(1 << card for card in cards)
                break
    values: dict[str, Any] = dict(options)
    return position(hands, table, 1 if table else -1, 0, values), values


@pytest.mark.parametrize("part", range(4))
def test_legal_lists_what_the_second_opinion_allows(part: int) -> None:
    """Random hands, tables and options, the duty included (BT-11, BT-17, BT-38, BT-48 … BT-52, BX-01)."""
    chance = random.Random(f"legal {part}")
    for _ in range(120):
        pos, options = random_scene(chance)
        data = pos.data
        hand, table = data["hand"][0], data["t_cards"]
        right = referee.moves(hand, table, options)
        ones = any(held == 1 for held in data["held"][1 : pos.seats]) and len(hand) > 1
        may_pass = bool(table) or not right
        if options["duty"] == "forced" and ones:
            kind = {play for play in right if len(play) == (len(table) or 1)}
            best = referee.best(kind, options)
            right = {play for play in right if play in best or play not in kind or len(play) == len(hand)}
            may_pass = bool(table) and not kind
        said = {frozenset(str(move).split("+")) for move in pos.legal(0)}
        assert said == right | ({frozenset(["pass"])} if may_pass else set()), pos.text


def test_check_allows_exactly_what_is_listed() -> None:
    """Every set of cards from the hand, and the pass, in 400 random scenes."""
    chance = random.Random("refusals")
    scenes = [random_scene(chance)[0] for _ in range(400)]
    rows = np.concatenate([np.frombuffer(bytes(pos), GAME.spec.state.dtype) for pos in scenes])
    options = np.concatenate([pos.options.row for pos in scenes])
    assert loops.refusals_wrong(rows, options, np.zeros(GAME.spec.max_moves, np.int64)) == 0


def test_B05_B10_B12_B15_random_hands_under_any_options_end_with_all_cards_and_no_money_made() -> None:
    """10,000 hands, five a session, under 1,000 sets of options drawn at random, at every move of each."""
    chance = random.Random("soak")
    options = np.concatenate([any_options(chance).row for _ in range(1000)])
    wrong = np.zeros(len(loops.WRONG), np.int64)
    out = np.zeros(GAME.spec.max_moves, np.int64)
    moves = loops.rounds(GAME.spec.state.rows()[0], options, 10_000, new_random(7), out, wrong)
    assert dict(zip(loops.WRONG, wrong.tolist(), strict=True)) == dict.fromkeys(loops.WRONG, 0)
    assert moves > 300_000
