"""Da: the window after a discard (ZG-20 … ZG-24, ZX-04)."""

from __future__ import annotations

import pytest

import hanpan
from tests.zayagoshi.board import go, phase, table, texts


def offered(centre: str = "R5") -> hanpan.Position:
    """Seat 0 has discarded red 5; seats 1 and 2 hold fives."""
    return go(table(["R1 R2 R3 R4", "Y5 G5 Y6 Y7", "B5 B6 B7 B8"], centre), "discard:R5")


def test_ZX_04_everybody_else_is_asked_able_or_not() -> None:
    pos = go(table(["R1 R2 R3 R4", "Y1 Y2 Y3 Y4", "B5 B6 B7 B8"], centre="R6"), "discard:R6")
    assert phase(pos) == "da"
    assert pos.actors == (1, 2)
    assert texts(pos, 1) == {"pass"}
    assert texts(pos, 2) == {"da:B6", "pass"}
    assert texts(pos, 0) == set()
    assert pos.reason(0, "pass") == "answered"


def test_ZG_20_caller_takes_the_discard_and_lays_a_pair() -> None:
    pos = go(offered(), "1:da:Y5 2:pass")
    assert pos.data["facts"]["pairs"][1] == [{"cards": ["R5", "Y5"], "ripening": [], "needs": 1, "ripe": False}]
    assert pos.data["discarded"] == 0
    assert (pos.data["act"], pos.data["act_seat"], pos.data["act_cards"]) == ("da", 1, ["R5", "Y5"])


def test_ZG_20_calling_is_optional() -> None:
    pos = go(offered(), "1:pass 2:pass")
    assert pos.data["discards"][0] == "R5"
    assert pos.actors == (1,)


def test_ZG_20_same_printed_number_and_from_the_hand() -> None:
    pos = go(table(["R1 R2 R3 R4", "Y1 Y2 Y3 Y4", "B5 B6 B7 B8"], centre="R5"), "discard:R5")
    assert pos.reason(1, "da:Y1") == "other_number"
    assert pos.reason(2, "da:Y5") == "not_in_hand"
    assert pos.reason(2, "da:B6") == "other_number"
    assert pos.reason(2, "end") == "answer_first"


def test_ZG_20_ZX_06_a_quoto_is_called_with_a_quoto_and_only_registered() -> None:
    pos = go(table(["Q1 R2 R3 R4", "Q2 Y2 Y3 Y4", ""], centre="R5"), "discard:Q1")
    pos = go(pos, "1:da:Q2 2:pass")
    assert pos.data["facts"]["pairs"][1][0]["ripe"] is True
    assert pos.data["kept"][1] == []
    assert pos.actors == (2,)


@pytest.mark.parametrize(
    ("seats", "caller", "following"), [(3, 1, 2), (3, 2, 0), (2, 1, 0), (4, 2, 3), (4, 3, 0), (4, 1, 2)]
)
def test_ZG_21_the_callers_right_moves_next(seats: int, caller: int, following: int) -> None:
    """Those between lose their turn; with two, the discarder plays again. The caller draws nothing."""
    hands = ["R1 R2 R3 R4"] + ["Y1 Y2 Y3 Y4", "B1 B2 B3 B4", "G1 G2 G3 G4"][: seats - 1]
    hands[caller] = "Y5 " + " ".join(hands[caller].split()[1:])
    pos = go(table(hands, centre="R5 G8", avoid="G5 B5"), "discard:R5")
    for seat in pos.actors:
        pos = pos.play(seat, "da:Y5" if seat == caller else "pass")
    assert pos.actors == (following,)
    assert "G8" in pos.data["hand"][following]
    assert pos.data["held"][caller] == (3 if caller != following else 4)
    assert pos.data["pair"][8] == ["R5", "Y5"]


def test_ZG_22_only_the_discard_just_made() -> None:
    pos = go(offered(centre="R5 R8"), "1:pass 2:pass")
    pos = go(pos, "discard:R8")
    assert texts(pos, 2) == {"da:B8", "pass"}
    assert pos.reason(2, "da:B5") == "other_number"


def test_ZG_22_no_keeping_or_ripening_during_a_call() -> None:
    pos = go(table(["R1 R2 R3 R4", "Q1 Q2 Y3 Y4", ""], centre="R8 G5"), "discard:R8")
    pos = go(pos, "1:pass 2:pass Q1+Q2 discard:Y3 2:pass 0:pass")
    pos = go(pos, f"discard:{pos.data['hand'][2][-1]}")
    assert pos.reason(1, "keep:Q1") == "answer_first"
    assert pos.reason(1, "Y4>Q1+Q2") == "answer_first"


@pytest.mark.parametrize("order", [("1:da:Y5", "2:da:B5"), ("2:da:B5", "1:da:Y5")])
def test_ZG_23_the_nearest_on_the_right_gets_it_whoever_is_faster(order: tuple[str, str]) -> None:
    pos = go(offered(), order)
    assert pos.data["pair"][8] == ["R5", "Y5"]
    assert pos.data["hand"][2].count("B5") == 1
    assert pos.actors == (2,)


def test_ZG_23_nearest_counts_round_the_table() -> None:
    pos = table(["R1 R2 R3 R4", "Y1 Y2 Y3 R5", "G1 B2 B3 B4"], centre="Y8 Y7", avoid="")
    pos = go(pos, "discard:Y8")
    pos = go(pos, "1:pass 2:pass discard:Y7 0:pass 2:pass")
    assert pos.actors == (2,)
    pos = go(pos, "discard:G1")
    pos = go(pos, ["1:da:Y1", "0:da:R1"])
    assert pos.data["pair"][0] == ["R1", "G1"], "seat 0 is nearer to the right of seat 2 than seat 1"


def test_ZX_04_a_caller_with_two_chooses_which_to_lay() -> None:
    pos = offered()
    assert texts(pos, 1) == {"da:Y5", "da:G5", "pass"}
    assert go(pos, "1:da:G5 2:pass").data["pair"][8] == ["R5", "G5"]


def test_ZX_04_answers_are_hidden_until_the_window_closes() -> None:
    """Who has answered is known, what not; afterwards only who got it: the other callers' answers stay their own."""
    called, passed = go(offered(), "1:da:Y5"), go(offered(), "1:pass")
    for viewer in (-1, 0, 2):
        assert bytes(called.view(viewer)) == bytes(passed.view(viewer))
    assert called.view(2).data["answer"] == [0, -1, 0, 0]
    assert called.view(1).data["answer"][1] > 1
    assert called.view(2).data["facts"]["da"] == {"card": "R5", "from": 0, "asked": [2], "answered": [1]}
    both, one = go(offered(), "1:da:Y5 2:da:B5"), go(offered(), "1:da:Y5 2:pass")
    assert bytes(both.view(0)) == bytes(one.view(0))


def test_ZX_04_an_answer_is_given_once() -> None:
    pos = go(offered(), "1:pass")
    assert pos.actors == (2,)
    assert pos.reason(1, "da:Y5") == "answered"


def test_ZX_04_a_view_with_an_answer_hidden_is_not_played_on() -> None:
    """Even where every card is known to the one who looks."""
    pos = go(offered(), "1:da:Y5")
    assert not pos.view(2).full
    assert pos.full
