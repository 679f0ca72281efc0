"""Declared jokers and the lock of the contest (UE-07, DX-12)."""

from __future__ import annotations

from tests.daifugo.support import after, lock, plays, scene, why

REST = ("DK HK", "DA HA", "DQ CA")


def test_UE_07_the_joker_has_the_suit_it_stands_for() -> None:
    pos = scene("H9 JK0 C4", "S3 S4", *REST, preset="uecda")
    assert {"H9+JK0=S9", "H9+JK0=D9", "H9+JK0=C9"} <= plays(pos)
    assert why(pos, "H9+JK0") == "malformed"
    assert why(pos, "H9+JK0=S9") is None


def test_UE_07_two_plays_with_exactly_the_same_suits_lock() -> None:
    hands = ("S7 H7 CQ", "H9 JK0 CJ", *REST)
    assert lock(after(*hands, moves="S7+H7 H9+JK0=S9", preset="uecda")) == "SH"
    assert lock(after(*hands, moves="S7+H7 H9+JK0=D9", preset="uecda")) == ""
    assert lock(after("H7 C4", "H9 CJ", *REST, moves="H7 H9", preset="uecda")) == "H"


def test_DX_12_under_a_lock_the_suits_are_exactly_the_locked_ones() -> None:
    hands = ("S7 H7 CQ", "S9 H9 CJ", "HT DT JK0", "DA HA", "DQ CA")
    pos = after(*hands, moves="S7+H7 S9+H9", preset="uecda")
    assert plays(pos) == {"HT+JK0=ST", "pass"}
    assert why(pos, "HT+JK0=DT") == "locked"


def test_UE_07_a_lone_joker_ignores_the_lock_and_ends_it() -> None:
    pos = after("H5 CQ", "H7 CJ", "JK0 D4", "S3 C9", "DQ CA", moves="H5 H7 JK0", preset="uecda")
    assert lock(pos) == ""
    assert plays(pos) == {"S3", "pass"}


def test_UE_07_runs_lock_to_their_suit() -> None:
    hands = ("S3 S4 S5 CQ", "S6 S7 JK0 CJ", "H9 HT HJ SJ SQ SK", "DA HA", "DQ CA")
    pos = after(*hands, moves="S3-S4-S5 S6-S7-JK0=S8", preset="uecda", eight_cut=False)
    assert lock(pos) == "S"
    assert why(pos, "H9-HT-HJ") == "locked"
    assert why(pos, "SJ-SQ-SK") is None
