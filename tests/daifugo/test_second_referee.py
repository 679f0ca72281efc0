"""Whole matches under the presets and random options, move by move, beside a second referee (`course.py`)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import hanpan
from tests.contract.kit import of_rounds, preset_options, random_options
from tests.daifugo.course import DECK, SUITS, Match
from tests.daifugo.support import GAME, Values

PARTS = 4
MATCHES = 12  # a part, beside the presets
ROUNDS = 3
EFFECTS: dict[str, Values] = {"seven_give": True, "ten_discard": True, "jack_back": True, "run_revolution": 4}


def ring(data: dict[str, object], seats: int) -> list[int]:
    after = data["after"]
    assert isinstance(after, list)
    order = [0]
    while len(order) < seats:
        order.append(after[order[-1]])
    assert after[order[-1]] == 0
    return order


def same(pos: hanpan.Position, other: Match) -> None:
    """Everything that a round is, in both."""
    data = pos.data
    if other.leading:
        other.led_by(data["turn"])
    assert list(pos.actors) == other.actors()
    for seat in range(other.seats):
        assert set(data["hand"][seat]) == other.hands[seat]
        assert data["held"][seat] == len(other.hands[seat])
        assert {int(move) for move in pos.legal(seat)} == other.legal(seat)
        assert set(data["chosen"][seat]) == other.chosen.get(seat, set())
        assert data["owes"][seat] == other.owes.get(seat, 0)
    assert set(data["dead"]) == other.dead
    assert set(data["thrown"]) == other.thrown
    assert set(data["trick"]) == other.trick
    assert set(data["gone"]) == other.gone
    assert data["last"] == (-1 if other.last is None else other.last)
    assert data["facts"]["lock"] == [suit for index, suit in enumerate(SUITS) if index in other.lock]
    assert data["facts"]["reversed"] == other.low
    assert (bool(data["reversed"]), bool(data["jack_back"])) == (other.reversed, other.jack)
    assert data["passed"] == sum(1 << seat for seat in other.passed)
    assert (data["asked"], data["granted"]) == (other.asked, other.granted)
    hows = dict(other.ended)
    assert data["how"][: other.seats] == [hows.get(seat, "in") for seat in range(other.seats)]
    if not pos.over:
        assert not other.over
        return
    if other.by_lot:
        other.placed_by_lot(list(pos.places))
        other.by_lot = False
    assert list(pos.places) == other.places
    assert list(pos.points) == other.points
    assert list(pos.totals) == other.totals


def wishes(pos: hanpan.Position, chance: random.Random) -> tuple[int, int]:
    """A move for some seat: any, but more often one of many cards, so that groups, runs and jokers are met."""
    seat = chance.choice(pos.actors)
    moves = [int(move) for move in pos.legal(seat)]
    if chance.random() < 0.4:
        most = max((move & (1 << 54) - 1).bit_count() for move in moves)
        moves = [move for move in moves if (move & (1 << 54) - 1).bit_count() == most]
    return seat, chance.choice(moves)


def walk(options: hanpan.OptionValues, chance: random.Random, met: Counter[str]) -> None:
    """One match through both."""
    deck = chance.sample(DECK[: options.deck_size], options.deck_size)
    pos = GAME.deal(options, deck=deck, lot=chance.getrandbits(40))
    other = Match(dict(options))
    while True:
        data = pos.data
        seats = ring(data, other.seats)
        if other.round and not other.reseats():
            assert seats == other.ring
            if options.next_lead == "same":
                assert data["starter"] == other.starter
        other.deal(deck, data["starter"], seats)
        met["exchange"] += bool(other.owes)
        same(pos, other)
        while not pos.over:
            seat, move = wishes(pos, chance)
            own = other.turn == other.last is not None and not other.asking
            met["followed own"] += own and move != 1 << 60
            pos = pos.play(seat, move)
            other.play(seat, move)
            same(pos, other)
            met["lock"] += bool(other.lock)
            met["reversed"] += other.low
            met["asked"] += bool(other.asking)
            met["exchange"] += bool(other.owes)
        met.update(how for _seat, how in other.ended)
        met["rounds"] += 1
        deck = chance.sample(DECK[: options.deck_size], options.deck_size)
        following = pos.next_round(deck=deck, lot=chance.getrandbits(40))
        assert (following is not None) == other.next_round()
        if following is None:
            return
        pos = following


@pytest.mark.parametrize("part", range(PARTS))
def test_matches_go_the_same_way_as_the_clauses(part: int) -> None:
    chance = random.Random(f"second referee {part}")
    met: Counter[str] = Counter()
    presets = preset_options(GAME, ROUNDS)[part::PARTS]
    others = [of_rounds(random_options(GAME, chance), ROUNDS) for _ in range(MATCHES)]
    for options in [GAME.options("dokopa", rounds=ROUNDS, **EFFECTS), *presets, *others]:
        walk(options, chance, met)
    assert met["rounds"] >= MATCHES
    for what in ("lock", "reversed", "asked", "exchange", "clean", "foul", "fallen", "left"):
        assert met[what], what


def test_the_contests_last_player_is_met() -> None:
    met: Counter[str] = Counter()
    walk(GAME.options("uecda", rounds=2), random.Random("contest"), met)
    assert met["followed own"]
