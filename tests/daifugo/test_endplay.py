"""The end of a round solved, against every line played out in plain Python (UE-10 by the mean over its lots)."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import numpy as np

import hanpan
from hanpan.games.daifugo import endplay
from hanpan.kernel import bind, interpreted, jit, new_random
from hanpan.players.levels import decide
from tests.contract.kit import random_options
from tests.daifugo.support import GAME, after, scene

THINKING = GAME.spec.thinking
ENDINGS = 300
#: Cards that both hands of an ending hold together at most, one less where leaders may pass: more would take plain
#: Python long.
SMALL = 6


@jit
def settled_row(v: Any, o: Any, seat: int, bounds: Any) -> bool:
    return endplay.settled(v[0], o[0], seat, bounds)


def settled(pos: hanpan.Position, seat: int) -> tuple[float, float] | None:
    """The bounds of a settled view, None where something is still open."""
    bounds = np.empty(2)
    view = pos.view(seat)
    return (bounds[0], bounds[1]) if settled_row(view._row, pos.options.row, seat, bounds) else None


def solver(nodes: int) -> Any:
    """The solver of the search, with so many positions to look at."""
    names = {name: getattr(GAME.spec.rules, name) for name in ("actors", "guess", "legal", "play")}
    names |= {"value": endplay.value, "settled": endplay.settled, "MAX_MOVES": GAME.spec.max_moves, "NODES": nodes}
    return bind("hanpan.players.endgame", f"test.{nodes}", **names).exact


SOLVE = solver(1_000_000)


@jit
def solve_row(v: Any, o: Any, seat: int, rng: Any, moves: Any) -> int:
    return int(SOLVE(v[0], o[0], seat, rng, moves))


def best_moves(pos: hanpan.Position, seat: int) -> set[int]:
    """What the solver leaves to choose from, by the view of the seat."""
    moves = np.zeros(GAME.spec.max_moves, np.int64)
    n = solve_row(pos.view(seat)._row, pos.options.row, seat, new_random(1), moves)
    return set(moves[:n].tolist())


def worth_of_place(pos: hanpan.Position, place: int) -> float:
    """As `place_worth` says it: the share of the others behind, and 0.15 for the first."""
    return (pos.seats - place) / (pos.seats - 1) + 0.15 * (place == 1)


def plain_worth(start: hanpan.Position, seat: int) -> Any:
    """Position → what it is worth to `seat` if it does its best and the other its worst, by trying everything."""

    @cache
    def worth(pos: hanpan.Position) -> float:
        if pos.over:
            left = [other for other, how in enumerate(pos.data["how"][: pos.seats]) if how == "left"]
            by_lot = [worth_of_place(pos, pos.places[other]) for other in left] if seat in left else []
            return sum(by_lot) / len(by_lot) if len(by_lot) > 1 else worth_of_place(pos, pos.places[seat])
        mover = pos.actors[0]
        return (max if mover == seat else min)(worth(pos.play(mover, move)) for move in pos.legal(mover))

    return worth


@cache
def endings(count: int) -> list[tuple[hanpan.Position, int]]:
    """Small settled endings with something to decide, from random rounds under random options, one a round: each with
    the seat that is to move."""
    chance = random.Random("endings")
    found: list[tuple[hanpan.Position, int]] = []
    while len(found) < count:
        options = random_options(GAME, chance)
        if chance.random() < 0.5:
            options = GAME.options(**(dict(options) | {"seats": 2, "deal": "all", "fall": False}))
        pos = GAME.deal(options, seed=chance.getrandbits(60))
        fit = []
        while not pos.over:
            seat = pos.actors[0]
            moves = pos.legal(seat)
            small = SMALL - bool(options.leader_may_pass)
            if int(pos.record.in_play).bit_count() == 2 and sum(pos.record.held) <= small and len(moves) > 1:
                fit.append((pos, seat))
            pos = pos.play(seat, chance.choice(moves))
        fit = [(pos, seat) for pos, seat in fit if settled(pos, seat)]
        if fit:
            found.append(chance.choice(fit))
    return found


def test_small_endings_are_played_as_by_trying_everything() -> None:
    """The solver leaves exactly the moves that attain the value; of those that attain all that can be had, one."""
    seen = {"leader_may_pass": 0, "seven_give": 0, "ten_discard": 0, "fouls": 0, "jack_back": 0, "pass_out": 0}
    open_ones = 0
    for pos, seat in endings(ENDINGS):
        worth = plain_worth(pos, seat)
        by_move = {int(move): worth(pos.play(seat, move)) for move in pos.legal(seat)}
        most = max(by_move.values())
        best = {move for move, value in by_move.items() if abs(value - most) < 1e-6}
        bounds = settled(pos, seat)
        assert bounds is not None
        assert bounds[0] - 1e-6 < min(by_move.values()) <= most < bounds[1] + 1e-6
        found = best_moves(pos, seat)
        if abs(most - bounds[1]) < 1e-6:
            assert len(found) == 1
            assert found <= best, pos.text
        else:
            assert found == best, pos.text
        open_ones += len(best) < len(by_move)
        for name in seen:
            seen[name] += bool(pos.options[name])
    assert open_ones > ENDINGS // 4, "in many the wrong move costs something"
    assert min(seen.values()) > ENDINGS // 10


def test_the_advanced_player_plays_them_so() -> None:
    for pos, seat in endings(ENDINGS)[:60]:
        worth = plain_worth(pos, seat)
        by_move = {int(move): worth(pos.play(seat, move)) for move in pos.legal(seat)}
        move = decide("daifugo", "advanced@1", bytes(pos.view(seat)), pos.options, seat, 3)
        assert by_move[move] > max(by_move.values()) - 1e-6, pos.text


def test_an_end_by_hand() -> None:
    """♦9 first: it is beaten by ♠K only, and the other's 4 is then below what is left. ♠8 cuts, but one may not end
    with the eight, and ♦9 after it goes out."""
    pos = scene("D9 S8", "SK H4 C4", preset="goran", rounds=1)
    assert {str(GAME.spec.move_text(move)) for move in best_moves(pos, 0)} == {"S8"}


def test_a_foul_is_no_way_out() -> None:
    """To end with the two is a foul, which leaves the last place; to play it first leaves ♠5, and that goes out."""
    pos = after("S2 S5", "HK H9 D3", moves="", preset="goran", rounds=1)
    assert {str(GAME.spec.move_text(move)) for move in best_moves(pos, 0)} == {"S2"}


def test_with_too_few_positions_to_look_at_nothing_is_said() -> None:
    pos = scene("D9 S8 C5 C6 C7", "SK H4 C4 D7 DJ", preset="goran", rounds=1)
    view, options = pos.view(0).record, GAME.spec.options.type.record(pos.options.row)
    moves = np.zeros(GAME.spec.max_moves, np.int64)
    assert interpreted(solver(5))(view, options, 0, new_random(1), moves) == 0
    assert best_moves(pos, 0)


def test_settled_is_what_every_guess_agrees_on() -> None:
    """With two seats left and not too many cards: where twenty guesses give the other the same hand, and nowhere
    else."""
    chance = random.Random("settled")
    known = unknown = 0
    while min(known, unknown) < 40:
        pos = GAME.deal(random_options(GAME, chance), seed=chance.getrandbits(60))
        while not pos.over:
            seat = pos.actors[0]
            few = sum(pos.record.held) <= endplay.MOST_CARDS
            if pos.record.phase and int(pos.record.in_play).bit_count() == 2 and few and chance.random() < 0.2:
                alike = len({str(pos.guess(seat, seed).data["hand"]) for seed in range(20)}) == 1
                assert (settled(pos, seat) is not None) == alike, pos.text
                known, unknown = known + alike, unknown + (not alike)
            pos = pos.play(seat, chance.choice(pos.legal(seat)))


def test_two_hands_of_very_many_cards_are_not_tried() -> None:
    spades, hearts = "S3-SJ", "H3-HJ"
    assert settled(scene(spades, hearts, preset="goran", rounds=1), 0)
    assert settled(scene(spades + " SQ", hearts, preset="goran", rounds=1), 0) is None


def test_with_three_left_nothing_is_settled() -> None:
    pos = scene("D9", "SK", "H4 C4", preset="goran", rounds=1)
    assert settled(pos, 0) is None


def test_DK_26_the_cards_a_seat_was_given_may_settle_it() -> None:
    """13 each, 27 dead: seat 1's two cards could be any, until only the one is left that seat 0 gave it."""
    hands = ("S7 CQ C5 H4", "HK")
    pos = after(*hands, moves="S7 give:C5", preset="goran_duel", seven_give=True)
    assert settled(pos, 0) is None
    pos = after(*hands, moves="S7 give:C5 HK", preset="goran_duel", seven_give=True)
    assert pos.data["hand"][1] == ["C5"]
    assert settled(pos, 0) == (0.0, 1.15)
    assert settled(pos, 1) is None
