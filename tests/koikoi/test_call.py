"""Clauses KK-23 … KK-32, KX-03, KX-09, KX-10: koi-koi or stop."""

from __future__ import annotations

import pytest

import hanpan
from tests.koikoi.board import at, play, texts

RED_TWO = "01-red 02-red"
RED = "01-red 02-red 03-red"
BRIGHTS = "01-bright 03-bright 12-bright"


def sides(seat: int, mine: str, theirs: str = "") -> tuple[str, str]:
    return (mine, theirs) if seat == 0 else (theirs, mine)


def pair(seat: int, mine: int, theirs: int = 0) -> tuple[int, int]:
    return (mine, theirs) if seat == 0 else (theirs, mine)


@pytest.mark.parametrize("seat", [0, 1])
def test_KK_23_first_yaku_asks(seat: int) -> None:
    """03-red takes 03-chaff1: the red ribbons are made and the player must choose, the other may do nothing."""
    pos = at("play", seat, "03-red 04-chaff1", "03-chaff1", sides(seat, RED_TWO), "05-chaff1")
    asked = play(pos, "03-red")
    assert asked.data["phase"] == "call"
    assert asked.actors == (seat,)
    assert texts(asked) == {"koikoi", "stop"}
    assert asked.legal(1 - seat) == ()


def test_KK_23_yaku_by_the_turned_card_asks() -> None:
    pos = at("play", 0, "04-chaff1 07-plain", "03-chaff1", (RED_TWO, ""), "03-red")
    assert play(pos, "04-chaff1").data["phase"] == "call"


def test_KK_23_yaku_by_a_chosen_turned_card_asks() -> None:
    pos = at("pick", 0, "04-chaff1", "03-chaff1 03-red", (RED_TWO, ""), turned="03-chaff2")
    assert play(pos, ">03-red").data["phase"] == "call"
    assert play(pos, ">03-chaff1").data["phase"] == "play"


def test_KK_23_taking_without_a_yaku_asks_nothing() -> None:
    pos = at("play", 0, "03-red 04-chaff1", "03-chaff1", ("01-red", ""), "05-chaff1")
    after = play(pos, "03-red")
    assert after.data["phase"] == "play"
    assert after.actors == (1,)


@pytest.mark.parametrize("seat", [0, 1])
def test_KK_24_stop_wins_alone(seat: int) -> None:
    """The other side gets nothing even with a yaku of its own."""
    pos = at("call", seat, "04-chaff1", taken=sides(seat, RED, "06-blue 09-blue 10-blue"))
    after = play(pos, "stop")
    assert after.over
    assert after.points == after.totals == pair(seat, 5)
    assert after.data["ending"] == "stopped"
    assert after.data["winner"] == seat
    assert after.places == pair(seat, 1, 2)


def test_KK_24_points_add_to_the_totals() -> None:
    pos = at("call", 1, "04-chaff1", taken=("", RED), total=(7, 4), dealer=1)
    assert play(pos, "stop").totals == (7, 9)


def test_KK_25_koikoi_goes_on() -> None:
    pos = at("call", 0, "04-chaff1", taken=(RED, ""))
    after = play(pos, "koikoi")
    assert after.actors == (1,)
    assert (after.data["phase"], after.data["calls"], after.data["called_at"]) == ("play", [1, 0], [5, 0])
    assert after.totals == (0, 0)


def test_KK_25_unchanged_yaku_are_not_asked_again() -> None:
    """Called at 5; two chaff more change nothing."""
    pos = at("play", 0, "08-chaff1 04-chaff1", "08-chaff2", (RED, ""), "05-chaff1", calls=(1, 0), called_at=(5, 0))
    after = play(pos, "08-chaff1")
    assert after.data["phase"] == "play"
    assert after.actors == (1,)


@pytest.mark.parametrize(
    ("hand", "laid", "total"),
    [
        ("04-plain", "04-chaff2", 6),  # the surplus ribbon: 5 → 6
        ("12-bright", "12-chaff1", 10),  # a new yaku: three brights beside the red ribbons
    ],
)
def test_KK_25_grown_or_new_yaku_ask_again(hand: str, laid: str, total: int) -> None:
    mine = f"{RED} 01-bright 03-bright"
    pos = at("play", 0, f"{hand} 05-chaff2", laid, (mine, ""), "06-chaff1", calls=(1, 0), called_at=(5, 0))
    asked = play(pos, hand)
    assert asked.data["phase"] == "call"
    assert asked.data["facts"]["sum"][0] == total


def test_KK_25_compares_with_the_sum_at_the_last_call() -> None:
    """Called at 7 for the second time: two more chaff leave it there, a fourth plain ribbon makes 8."""
    mine = f"{RED} 04-plain 05-plain"
    pos = at("play", 0, "08-chaff1 04-chaff1", "08-chaff2", (mine, ""), "06-chaff1", calls=(2, 0), called_at=(7, 0))
    assert play(pos, "08-chaff1").data["phase"] == "play"
    pos = at("play", 0, "07-plain 04-chaff1", "07-chaff2", (mine, ""), "06-chaff1", calls=(2, 0), called_at=(7, 0))
    assert play(pos, "07-plain").data["phase"] == "call"


def test_KX_03_a_new_yaku_that_adds_nothing_does_not_ask() -> None:
    """Worth the same as three brights, the four with the rain man do not raise the sum."""
    mine = f"{BRIGHTS} 02-red"
    for points, phase in ((5, "play"), (6, "call")):
        pos = at(
            "play", 0, "11-bright 04-chaff1", "11-chaff1", (mine, ""), "06-chaff1",
            calls=(1, 0), called_at=(5, 0), options={"rainy_four": points},
        )  # fmt: skip
        assert play(pos, "11-bright").data["phase"] == phase


def test_KK_26_no_limit_on_calls() -> None:
    """Each of seven turns may end in a call."""
    pos = at("call", 0, "04-chaff1", taken=(f"{RED} 04-plain 05-plain", ""), calls=(6, 0), called_at=(6, 0))
    after = play(pos, "koikoi")
    assert after.data["calls"] == [7, 0]
    assert after.data["called_at"] == [7, 0]


@pytest.mark.parametrize("seat", [0, 1])
def test_KK_27_stop_after_the_others_call_doubles(seat: int) -> None:
    pos = at(
        "call", seat, "04-chaff1", taken=sides(seat, RED, BRIGHTS), calls=pair(seat, 0, 1), called_at=pair(seat, 0, 5)
    )
    assert play(pos, "stop").points == pair(seat, 10)


@pytest.mark.parametrize("calls", [1, 2, 5])
def test_KK_28_C02_number_of_calls_does_not_matter(calls: int) -> None:
    pos = at("call", 0, "04-chaff1", taken=(RED, BRIGHTS), calls=(0, calls), called_at=(0, 5))
    assert play(pos, "stop").points == (10, 0)


@pytest.mark.parametrize("calls", [1, 3])
def test_KK_28_C02_own_calls_never_double(calls: int) -> None:
    """Case C02."""
    pos = at("call", 0, "04-chaff1", taken=(f"{RED} 04-plain", ""), calls=(calls, 0), called_at=(5, 0))
    assert play(pos, "stop").points == (6, 0)


@pytest.mark.parametrize("seat", [0, 1])
def test_KK_29_both_called_whoever_stops_is_doubled(seat: int) -> None:
    pos = at("call", seat, "04-chaff1", taken=sides(seat, f"{RED} 04-plain", BRIGHTS), calls=(1, 1), called_at=(5, 5))
    assert play(pos, "stop").points == pair(seat, 12)


@pytest.mark.parametrize("seat", [0, 1])
def test_KK_30_KX_09_last_card_stops_by_itself(seat: int) -> None:
    """A yaku made with the last hand card: nobody chooses, the month is won."""
    pos = at("play", seat, "03-red", "03-chaff1", sides(seat, RED_TWO), "05-chaff1")
    after = play(pos, "03-red")
    assert after.over
    assert after.data["ending"] == "last_card"
    assert after.points == pair(seat, 5)


def test_KK_30_grown_on_the_last_card_stops_too() -> None:
    """Also by the turned card, and doubled like any stop: 5 → 7, and the other has called: × 4."""
    pos = at("play", 1, "04-plain", "04-chaff2 07-chaff1", (BRIGHTS, RED), "07-plain", calls=(1, 1), called_at=(5, 5))
    after = play(pos, "04-plain")
    assert after.over
    assert after.points == (0, 28)


def test_KK_30_after_choosing_for_the_last_turned_card() -> None:
    pos = at("pick", 1, "", "03-chaff1 03-red", ("", RED_TWO), turned="03-chaff2")
    assert play(pos, ">03-red").points == (0, 5)
    assert play(pos, ">03-chaff1").data["ending"] == "draw"


def test_KK_31_unchanged_yaku_on_the_last_card_is_worth_nothing() -> None:
    """Called at 5 and nothing gained since: a draw."""
    pos = at("play", 1, "08-chaff1", "08-chaff2", ("", RED), "05-chaff1", calls=(0, 1), called_at=(0, 5))
    after = play(pos, "08-chaff1")
    assert after.data["ending"] == "draw"
    assert after.points == (0, 0)


def test_KK_31_the_dealers_last_card_passes_on() -> None:
    pos = at("play", 0, "08-chaff1", "08-chaff2", (RED, ""), "05-chaff1", calls=(1, 0), called_at=(5, 0))
    after = play(pos, "08-chaff1")
    assert not after.over
    assert after.actors == (1,)


def test_KK_32_KX_10_dealers_eighth_card_may_end_the_month() -> None:
    """The other side does not get its eighth turn; its earlier call still doubles."""
    for calls, points in (((0, 0), 5), ((0, 1), 10)):
        pos = at(
            "play", 0, "03-red", "03-chaff1", (RED_TWO, BRIGHTS), "05-chaff1", calls=calls, called_at=(0, 5 * calls[1])
        )
        assert len(pos.data["hand"][1]) == 1
        after = play(pos, "03-red")
        assert after.over
        assert after.data["held"] == [0, 1]
        assert after.points == (points, 0)


def test_a_call_is_public() -> None:
    pos = play(at("call", 0, "04-chaff1", taken=(RED, "")), "koikoi")
    for seat in (-1, 0, 1):
        assert pos.view(seat).data["calls"] == [1, 0]


def test_stop_needs_the_turn() -> None:
    pos = at("call", 0, "04-chaff1", taken=(RED, BRIGHTS))
    with pytest.raises(hanpan.IllegalMove) as refusal:
        pos.play(1, "stop")
    assert refusal.value.reason == "not_your_turn"
