"""Random rounds under random options, played beside a second referee; and the counts file, counted by it."""

from __future__ import annotations

import copy
import random
from pathlib import Path

import pytest

import hanpan
from hanpan.lab import counts
from tests.zayagoshi.board import GAME, random_options
from tests.zayagoshi.referee import DECK, Pair, Round, cost, number_of

ROUNDS = 200
KEPT = counts.read(Path(__file__).with_name("counts.json"))


def same(pos: hanpan.Position, other: Round) -> None:
    """Everything that a round is, in both."""
    data = pos.data
    assert list(pos.actors) == other.actors()
    for seat, player in enumerate(other.players):
        assert set(data["hand"][seat]) == set(player.hand)
        assert data["held"][seat] == len(player.hand)
        assert set(data["kept"][seat]) == set(player.kept)
        assert data["aba"][seat] == player.aba
        pairs = {(frozenset(p["cards"]), tuple(p["ripening"]), p["ripe"]) for p in data["facts"]["pairs"][seat]}
        assert pairs == {
            (frozenset(p.cards), tuple(p.ripening), len(p.ripening) >= cost(p.cards[0])) for p in player.pairs
        }
        assert {str(move) for move in pos.legal(seat)} == other.legal(seat)
    assert [card for card in data["centre"] if card] == other.centre
    assert [card for card in data["discards"] if card] == other.discards
    assert pos.over == other.over
    if pos.over:
        assert list(pos.points) == other.won
        assert data["winner"] == (-1 if other.winner is None else other.winner)


@pytest.mark.parametrize("part", range(4))
def test_random_rounds_go_the_same_way(part: int) -> None:
    chance = random.Random(part)
    for number in range(ROUNDS // 4):
        deck = chance.sample(DECK, len(DECK))
        pos = GAME.deal(random_options(chance), deck=deck, lot=number)
        other = Round(dict(pos.options), pos.data["first"], deck)
        same(pos, other)
        while not pos.over:
            seat = chance.choice(pos.actors)
            move = str(chance.choice(pos.legal(seat)))
            pos = pos.play(seat, move)
            other.play(seat, move)
            same(pos, other)


def referee(text: str) -> Round:
    """The second referee, put into a position."""
    pos = GAME.read(text)
    data = pos.data
    other = Round(dict(pos.options), 0, DECK)
    for seat, player in enumerate(other.players):
        player.hand, player.kept, player.aba = data["hand"][seat], data["kept"][seat], data["aba"][seat]
        player.pairs = [Pair(pair["cards"], pair["ripening"]) for pair in data["facts"]["pairs"][seat]]
    other.centre = [card for card in data["centre"] if card]
    other.discards = [card for card in data["discards"] if card]
    other.quiet, other.idle, other.turn = data["quiet"], data["idle"], data["turn"]
    other.drew, other.just_declared = bool(data["drew"]), bool(data["fresh_aba"])
    other.done = ["ripen"] * data["ripenings"] + ["other"] * (data["acts"] - data["ripenings"])
    other.crowning = data["phase"] == "crown"
    other.answers = None
    if data["phase"] == "da":
        given = {seat: answer for seat, answer in enumerate(data["answer"]) if answer}
        other.answers = {seat: "pass" if answer == 1 else f"da:{DECK[answer - 2]}" for seat, answer in given.items()}
    return other


def leaves(other: Round, depth: int) -> int:
    moves = [(seat, move) for seat in other.actors() for move in sorted(other.legal(seat))]
    if depth == 1:
        return len(moves)
    total = 0
    for seat, move in moves:
        after = copy.deepcopy(other)
        after.play(seat, move)
        total += leaves(after, depth - 1)
    return total


@pytest.mark.parametrize("index", range(counts.DEALS))
def test_second_referee_confirms_three_depths(index: int) -> None:
    kept = KEPT[index]
    first = referee(kept.position)
    moves = {f"{seat} {move}" for seat in first.actors() for move in first.legal(seat)}
    assert moves == set(kept.split)
    for depth, number in enumerate(kept.leaves[:3], 1):
        assert leaves(first, depth) == number


def test_second_referee_knows_the_numbers() -> None:
    """The referee itself: quotos are alike, and cost follows the printed number."""
    assert number_of("Q1") == number_of("Q4")
    assert [cost(f"R{n}") for n in range(1, 9)] == [1, 2, 3, 4, 1, 2, 3, 4]
