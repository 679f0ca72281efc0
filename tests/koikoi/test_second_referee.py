"""Whole matches under random options, move by move, beside a second referee written over sets of names."""

from __future__ import annotations

import random
from collections import Counter

from tests.contract.kit import random_options
from tests.koikoi.board import CARDS, GAME, texts
from tests.koikoi.referee import Referee

MATCHES = 250


def random_deck(chance: random.Random) -> list[str]:
    """A shuffled deck; one in eight is set up so that a hand is special or a month lies whole on the field."""
    cards = list(CARDS)
    chance.shuffle(cards)
    if chance.random() < 0.125:
        months = chance.sample(range(12), 12)
        first = chance.choice([(4, 4), (2, 2, 2, 2), (4, 1, 1, 1, 1), (3, 3, 2)])
        picked = [CARDS[4 * month + n] for month, count in zip(months, first, strict=False) for n in range(count)]
        start = chance.choice([0, 8, 16])
        rest = [card for card in cards if card not in picked]
        cards = rest[:start] + picked + rest[start:]
    return cards


def test_KK_04_to_KX_10_second_referee_agrees() -> None:
    chance = random.Random("second referee")
    endings = Counter[str]()
    for _match in range(MATCHES):
        options = random_options(GAME, chance)
        dealer = chance.randrange(2)
        other = Referee(dict(options), dealer)
        cards = random_deck(chance)
        pos = GAME.deal(options, deck=cards, lot=dealer)
        while True:
            other.deal(cards)
            stops = chance.random()
            while not pos.over:
                assert pos.actors == (other.turn,)
                assert texts(pos) == other.moves()
                moves = sorted(texts(pos))
                move = chance.choice(moves)
                if "stop" in moves:
                    move = "stop" if chance.random() < stops else "koikoi"
                pos = pos.play(other.turn, move)
                other.play(move)
                data = pos.data
                assert [set(hand) for hand in data["hand"]] == other.hands
                assert set(data["field"]) == other.field
                assert [set(taken) for taken in data["taken"]] == other.taken
                assert [card for card in data["pile"] if card] == other.pile
                assert (data["calls"], data["turned"]) == (other.calls, other.turned)
            assert other.moves() == set()
            assert pos.data["ending"] == other.ending
            assert list(pos.points) == other.points
            assert list(pos.totals) == other.totals
            assert pos.data["month"] == other.month
            endings[other.ending] += 1
            cards = random_deck(chance)
            following = pos.next_round(deck=cards)
            assert (following is not None) == other.next_month()
            if following is None:
                break
            pos = following
            assert pos.data["dealer"] == other.dealer
            assert pos.data["month"] == other.month
    assert set(endings) == {"stopped", "last_card", "hand", "both_hands", "draw", "redeal"}
