"""Clauses KK-33 … KK-36, KX-04, KX-05, KX-10: what a month pays."""

from __future__ import annotations

import random

import pytest

from tests.koikoi.board import GAME, Value, at, deck, play

RED = "01-red 02-red 03-red"
BRIGHTS = "01-bright 03-bright 12-bright"
BOAR_DEER_BUTTERFLY = "07-animal 10-animal 06-animal"
CUP = "09-animal"
TEN_CHAFF = " ".join(f"{month:02}-chaff{n}" for month in range(1, 6) for n in (1, 2))
PLAIN_FIVE = "04-plain 05-plain 07-plain 11-plain 01-red"


def stop(taken: str, calls: tuple[int, int] = (0, 0), **options: Value) -> int:
    """What seat 0 gets for stopping with `taken`, one card left in each hand; a call for each point is the most."""
    pos = at("call", 0, "06-chaff1", taken=(taken, ""), dealer=1, calls=calls, called_at=calls, options=options)
    after = play(pos, "stop")
    assert after.points[1] == 0
    assert after.totals == after.points
    return after.points[0]


@pytest.mark.parametrize(
    ("taken", "plain", "after_their_call"),
    [
        (f"{BRIGHTS} {RED}", 20, 40),  # 5 + 5 = 10
        (f"{BOAR_DEER_BUTTERFLY} {RED}", 20, 40),  # 5 + 5 = 10
        (f"{BRIGHTS} {CUP} {TEN_CHAFF}", 24, 48),  # 5 + flower viewing 5 + eleven chaff 2 = 12
        (PLAIN_FIVE, 1, 2),
        (RED, 5, 10),
        (f"{RED} 04-plain", 6, 12),
        (f"{RED} 04-plain 05-plain", 14, 28),  # 7: doubled
    ],
)
def test_KK_33_KK_34_seven_and_more_double_and_their_call_doubles(
    taken: str, plain: int, after_their_call: int
) -> None:
    assert stop(taken) == plain
    assert stop(taken, (0, 1)) == after_their_call


def test_KK_35_without_the_doubling_of_seven() -> None:
    assert stop(f"{BRIGHTS} {RED}", seven_doubles=False) == 10
    assert stop(f"{BRIGHTS} {RED}", (0, 1), seven_doubles=False) == 20
    assert stop(f"{BRIGHTS} {RED} {TEN_CHAFF}", (2, 3), seven_doubles=False) == 22


def test_KK_33_switch_is_on_by_default() -> None:
    assert GAME.options()["seven_doubles"] is True


def test_KK_36_draw_pays_nothing() -> None:
    pos = at(
        "play", 1, "04-chaff1", "05-chaff1", (BRIGHTS, RED), "06-chaff1", calls=(1, 1), called_at=(5, 5), total=(3, 8)
    )
    after = play(pos, "04-chaff1")
    assert after.data["ending"] == "draw"
    assert after.points == (0, 0)
    assert after.totals == (3, 8)


@pytest.mark.parametrize(
    ("draw", "winner"),
    [("dealer_stays", None), ("alternates", None), ("dealer_wins", "dealer"), ("other_wins", "other")],
)
@pytest.mark.parametrize("dealer", [0, 1])
def test_KX_04_draw_options(draw: str, winner: str | None, dealer: int) -> None:
    """Oyaken and tsukazu pay the option's flat points: no factor, captured yaku not looked at; the winner deals next
    (KK-07). Otherwise the dealer stays or alternates (KK-08)."""
    options: dict[str, Value] = {"koikoi_doubles": "per_any_call", "own_call_doubles": True}
    for points in (6, 10, 30):
        pos = at(
            "play", 1 - dealer, "04-chaff1", "05-chaff1", (BRIGHTS, RED), "06-chaff1",
            dealer=dealer, calls=(1, 1), called_at=(5, 5), options=options | {"draw": draw, "draw_points": points},
        )  # fmt: skip
        after = play(pos, "04-chaff1")
        assert after.data["ending"] == "draw"
        seat = {"dealer": dealer, "other": 1 - dealer}.get(winner or "", -1)
        assert after.points == tuple(points if seat == n else 0 for n in (0, 1))
        assert after.totals == after.points
        following = after.next_round(deck=deck())
        assert following is not None
        expected = {"dealer_stays": dealer, "alternates": 1 - dealer, "dealer_wins": dealer, "other_wins": 1 - dealer}
        assert following.data["dealer"] == expected[draw]


def test_KX_04_default_draw_points_are_six() -> None:
    assert GAME.options()["draw_points"] == 6
    assert GAME.options()["draw"] == "dealer_stays"


@pytest.mark.parametrize(
    ("koikoi_doubles", "own", "calls", "points"),
    [
        ("once", False, (0, 0), 5),
        ("once", False, (3, 2), 10),
        ("once", True, (0, 0), 5),
        ("once", True, (1, 0), 10),  # own call: one × 2 …
        ("once", True, (4, 0), 10),  # … whatever their number
        ("once", True, (1, 1), 20),  # stacks with the opponent's: 5 → 20
        ("once", True, (0, 1), 10),
        ("per_call", False, (0, 1), 10),
        ("per_call", False, (0, 2), 20),
        ("per_call", False, (0, 3), 40),  # 2ⁿ
        ("per_call", False, (0, 7), 640),  # no cap
        ("per_call", False, (3, 0), 5),  # the winner's own do not count
        ("per_call", True, (3, 2), 40),
        ("per_any_call", False, (0, 2), 20),
        ("per_any_call", False, (2, 0), 20),
        ("per_any_call", False, (2, 3), 160),
        ("per_any_call", True, (1, 1), 40),
    ],
)
def test_KX_05_doubling_for_calls(koikoi_doubles: str, own: bool, calls: tuple[int, int], points: int) -> None:
    assert stop(RED, calls, koikoi_doubles=koikoi_doubles, own_call_doubles=own) == points


def test_KX_05_seven_on_top() -> None:
    """10 × 2 (seven) × 2³ (their calls) × 2 (own call)."""
    taken = f"{BRIGHTS} {RED}"
    assert stop(taken, (1, 3), koikoi_doubles="per_call", own_call_doubles=True) == 320
    assert stop(taken, (1, 3), koikoi_doubles="per_call", own_call_doubles=True, seven_doubles=False) == 160


def test_seven_is_looked_at_before_any_call_doubles() -> None:
    """6 doubled to 12 for a call is not doubled again for being seven or more (KK-33: the sum of the yaku counts)."""
    assert stop(f"{RED} 04-plain", (0, 1)) == 12


def test_C04_what_is_shown_is_what_is_paid() -> None:
    """Sum × factor as the facts show them before a stop == points == the change of the totals, in random months under
    every doubling option; and the totals are the sum of all months' points."""
    chance = random.Random(4)
    months = stops = 0
    while months < 1000:
        options = GAME.options(
            months=3,
            seven_doubles=chance.random() < 0.5,
            own_call_doubles=chance.random() < 0.5,
            koikoi_doubles=chance.choice(["once", "per_call", "per_any_call"]),
            draw=chance.choice(["dealer_stays", "alternates", "dealer_wins", "other_wins"]),
        )
        pos = GAME.deal(options, seed=chance.getrandbits(64))
        paid = [0, 0]
        while True:
            while not pos.over:
                seat = pos.actors[0]
                shown = pos.data["facts"]
                move = chance.choice(pos.legal(seat))
                pos = pos.play(seat, move)
                if str(move) == "stop":
                    stops += 1
                    assert pos.points[seat] == shown["sum"][seat] * shown["factor"][seat] > 0
                    assert sum(shown["yaku"][seat].values()) == shown["sum"][seat]
                    assert pos.data["facts"] == shown
            months += 1
            paid = [before + points for before, points in zip(paid, pos.points, strict=True)]
            assert list(pos.totals) == paid
            following = pos.next_round(seed=chance.getrandbits(64))
            if following is None:
                break
            pos = following
    assert stops > 100
