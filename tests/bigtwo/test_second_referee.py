"""Whole sessions under the presets and random options, move by move, beside a second referee (`course.py`)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import hanpan
from tests.bigtwo.course import LISTED, PASS, Session, is_joker
from tests.bigtwo.referee import CARDS
from tests.bigtwo.support import GAME
from tests.contract.kit import of_rounds, preset_options, random_options

PARTS = 4
SESSIONS = 8  # a part, beside the presets
ROUNDS = 2
DECK = [*CARDS, "JK0", "JK1"]


def cards_of(text: str) -> frozenset[str]:
    return PASS if text == "pass" else frozenset(text.split("+"))


def same(pos: hanpan.Position, other: Session, chance: random.Random) -> None:
    """Everything that a hand is, in both."""
    data = pos.data
    assert pos.over == other.over
    for seat in range(other.seats):
        assert set(data["hand"][seat]) == other.hands[seat]
        assert data["held"][seat] == len(other.hands[seat])
    assert set(data["trick"]) == other.trick
    assert set(data["gone"]) == other.gone
    assert [card for card in data["stock"] if card] == other.stock
    assert set(data["t_cards"]) == other.on_table
    assert data["last"] == (-1 if other.last is None else other.last)
    assert data["passed"] == sum(1 << seat for seat in other.passed)
    if pos.over:
        assert data["winner"] == (-1 if other.winner is None else other.winner)
        assert list(pos.points) == other.won
        assert list(pos.places) == other.places()
        assert list(pos.totals) == other.totals
        assert data["facts"]["rank"] == other.ranks()
        return
    assert pos.actors == (other.turn,)
    hand = other.hands[other.turn]
    # To try everything that two jokers may stand for takes long, and so does a hand of very many cards.
    if len(hand) <= LISTED and (sum(map(is_joker, hand)) < 2 or chance.random() < 0.1):
        assert {cards_of(str(move)) for move in pos.legal(other.turn)} == other.legal(other.turn)


def wish(pos: hanpan.Position, chance: random.Random, hold_jokers: bool) -> str:
    """Some move, passes only half as often; no joker where another way is open to who keeps them."""
    moves = [str(move) for move in pos.legal(pos.actors[0])]
    if hold_jokers:
        moves = [move for move in moves if "JK" not in move] or moves
    move = chance.choice(moves)
    return chance.choice(moves) if move == "pass" and chance.random() < 0.5 else move


def walk(options: hanpan.OptionValues, chance: random.Random, met: Counter[str], *, hold_jokers: bool = False) -> None:
    """One session through both."""
    deck = chance.sample(DECK[: options.deck_size], options.deck_size)
    pos = GAME.deal(options, deck=deck, lot=chance.getrandbits(40))
    other = Session(dict(options))
    while True:
        other.deal(deck, pos.data["starter"])
        same(pos, other, chance)
        while not pos.over:
            move = wish(pos, chance, hold_jokers)
            met["bound"] += pos.data["facts"]["bound"]
            met["drew"] += len(other.stock)
            pos = pos.play(other.turn, move)
            other.play(other.turn, cards_of(move))
            met["drew"] -= len(other.stock)
            same(pos, other, chance)
        met["hands"] += 1
        met["broken"] += pos.data["facts"]["breaker"] >= 0
        met["last by jokers"] += any(other.last_by_jokers(seat) for seat in range(other.seats))
        deck = chance.sample(DECK[: options.deck_size], options.deck_size)
        following = pos.next_round(deck=deck, lot=chance.getrandbits(40))
        assert (following is not None) == other.another()
        if following is None:
            return
        pos = following


@pytest.mark.parametrize("part", range(PARTS))
def test_sessions_go_the_same_way_as_the_clauses(part: int) -> None:
    chance = random.Random(f"second referee {part}")
    met: Counter[str] = Counter()
    drawing = GAME.options(seats=2, jokers=1, draw_on_pass=True, rounds=ROUNDS)
    presets = preset_options(GAME, ROUNDS)[part::PARTS]
    others = [of_rounds(random_options(GAME, chance), ROUNDS) for _ in range(SESSIONS)]
    for options in [drawing, *presets, *others]:
        # Rules of today: those of before are tried with the records of before.
        walk(GAME.options(options, rules=GAME.spec.version), chance, met)
    for what in ("hands", "bound", "broken", "drew"):
        assert met[what], what


def test_hands_that_end_with_a_joker_left_are_met() -> None:
    """Few cards and a joker that may not be the last: somebody is often left with it alone."""
    met: Counter[str] = Counter()
    chance = random.Random("jokers left")
    options = GAME.options(seats=5, jokers=2, joker_left_is_last=True, joker_left_doubles=True, rounds=30, duty="off")
    walk(options, chance, met, hold_jokers=True)
    assert met["last by jokers"]
