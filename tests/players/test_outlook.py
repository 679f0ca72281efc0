"""What comes of a move: counted on a toy game by hand, and on Koi-Koi against what the rules make certain."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import hanpan
from hanpan.games.face import Position
from hanpan.kernel import Record, bind, copy, interpreted, jit, move_of, new_random
from hanpan.players.levels import Outlook, UnknownLevel, foresee, foresees
from tests.players import toy

DEALS = 2000


@jit
def score(s: Record, o: Record, out: Any) -> None:
    """The points of the toy game: 3k where the card is at least 2k + 1, else -k; places do not matter here."""
    for seat in range(toy.SEATS):
        out[seat] = toy.value(s, o, seat)


@jit
def view(s: Record, o: Record, seat: int, out: Record) -> None:
    copy(s, out)


def counted(stake: int, seed: int) -> tuple[int, int]:
    """In how many deals seat 0 ends with points when it stakes so much, and in how many another seat does."""
    search = toy.search(1)
    names = {"play": toy.play, "score": score, "view": view, "guess_one": search.guess_one, "finish": search.finish}
    row = interpreted(bind("hanpan.players.outlook", "toy", **names).foresee_row)
    counts = np.zeros(2, np.int64)
    rows = [array.view(np.recarray) for array in (toy.position(), toy.options(), toy.position())]
    row(rows[0], rows[1], 0, new_random(seed), move_of(stake + 1, 0), DEALS, counts, rows[2])
    return int(counts[0]), int(counts[1])


@pytest.mark.parametrize("stake", [0, 1, 2, 3])
def test_chances_are_those_counted_by_hand(stake: int) -> None:
    """Seat 0 has points where it stakes k > 0 and the card is one of the 9 - 2k of ten that are high enough. Seats 1
    and 2 stake 0 … 3 by chance: with a card of 7, 8 or 9 any stake but 0 wins, so that one of them has points in 15
    of 16 cases; with 5 or 6 stakes 1 and 2 do, in 12 of 16; with 3 or 4 only stake 1, in 7 of 16; below 3 never.
    Together (3·15 + 2·12 + 2·7) / 160 = 83 / 160. One standard deviation of 2,000 deals is at most 22.4."""
    own, other = counted(stake, 7)
    assert abs(own - DEALS * (9 - 2 * stake) / 10 * (stake > 0)) < 4 * 22.4
    assert abs(other - DEALS * 83 / 160) < 4 * 22.4


def at_call(**options: Any) -> Position:
    """A month of Koi-Koi in which somebody has just made a yaku and holds cards yet."""
    game = hanpan.game("koikoi")
    for seed in range(200):
        position = game.deal(options=game.options(months=3, **options), seed=seed)
        while not position.over:
            seat = position.actors[0]
            legal = position.legal(seat)
            if "koikoi" in map(str, legal):
                return position
            position = position.play(seat, legal[-1])
    raise AssertionError("no yaku in 200 months")


def ahead(position: Position, seed: int = 1, known: bytes | None = None) -> Outlook:
    seat = position.actors[0]
    move = int(position.game.parse(position, "koikoi"))
    view = bytes(position.view(seat)) if known is None else known
    return foresee("koikoi", view, position.options, seat, move, seed)


def test_KK_23_of_going_on_either_one_gains_or_the_other_or_nobody() -> None:
    outlook = ahead(at_call())
    assert outlook.deals == 1000
    assert outlook.own > 0
    assert outlook.other > 0
    # A month has one winner (KK-08), or none where both run out of cards.
    assert outlook.own + outlook.other < outlook.deals


@pytest.mark.parametrize("draw", ["dealer_wins", "other_wins"])
def test_KX_04_where_a_drawn_month_has_a_winner_somebody_always_gains(draw: str) -> None:
    outlook = ahead(at_call(draw=draw))
    assert outlook.own + outlook.other == outlook.deals


def test_it_follows_from_what_the_seat_sees_and_the_seed_alone() -> None:
    position = at_call()
    seat = position.actors[0]
    known = ahead(position, 5)
    assert known == ahead(position, 5) != ahead(position, 6)
    # The truth in place of a view, and another deal that looks the same.
    assert ahead(position, 5, bytes(position)) == known
    assert ahead(position, 5, bytes(position.view(seat).guess(seat, 3))) == known


def test_only_games_whose_strongest_player_searches_can_tell() -> None:
    assert [foresees(name) for name in ("koikoi", "daifugo", "bigtwo")] == [True, True, True]
    with pytest.raises(LookupError):
        foresee("chess", b"", {}, 0, 1, 1)
    assert issubclass(UnknownLevel, LookupError)
