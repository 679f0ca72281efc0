"""The presets, value by value (both houses' clauses, section C; UE-01 … UE-12), and rounds under any mixture."""

from __future__ import annotations

import random

import numpy as np
import pytest

import hanpan
from hanpan.kernel import new_random
from tests.contract.kit import random_value
from tests.daifugo import loops
from tests.daifugo.support import GAME, Values, after, low, scene, script

OPEN = ("eight_cut", "revolution", "lock", "spade3", "fouls", "fall")

PRESETS: dict[str, dict[str, Values]] = {
    "goran": dict.fromkeys(OPEN, True)
    | {"seats": 4, "jokers": 1, "deal": "all", "first_lead": "diamond3", "next_lead": "last", "run_revolution": 5}
    | {"joker_locks": True, "spade3_foul": "return", "fouls_below_fallen": False, "quint": False, "points": "none"}
    | {"exchange": "after", "seven_give": False, "ten_discard": False, "jack_back": False, "pass_out": False}
    | {"eight_in_runs": False, "runs_beat": "overlap", "leader_may_pass": False, "joker_declared": False},
    "goran_duel": dict.fromkeys(OPEN[:-1], True)
    | {"seats": 2, "rounds": 1, "jokers": 1, "deal": "thirteen", "exchange": "off", "fall": False, "run_revolution": 5},
    "dokopa": dict.fromkeys(OPEN, True)
    | {"jokers": 2, "deal": "equal", "first_lead": "lot", "next_lead": "same", "run_revolution": 0, "quint": True}
    | {"joker_locks": False, "spade3_foul": "single", "fouls_below_fallen": True, "points": "titles"}
    | {"exchange": "before", "seven_give": False, "ten_discard": False, "jack_back": False, "pass_out": False}
    | {"eight_in_runs": False, "runs_beat": "overlap", "exact_count": False, "later_foul_lower": False}
    | {"rounds": 0, "reseat_every": 0, "ask_seats": True},
    "federation": dict.fromkeys(OPEN, True)
    | {"jokers": 2, "deal": "equal", "run_revolution": 0, "quint": True, "fouls_below_fallen": True}
    | {"eight_in_runs": False, "exchange": "before", "rounds": 12, "reset_every": 4, "later_foul_lower": False},
    "uecda": dict.fromkeys(OPEN[:-2], True)
    | {"seats": 5, "jokers": 1, "deal": "all", "first_lead": "diamond3", "next_lead": "diamond3", "quint": True}
    | {"run_revolution": 5, "runs_beat": "above", "eight_in_runs": True, "joker_declared": True, "pass_out": True}
    | {
        "leader_may_pass": True,
        "follow_own": True,
        "fouls": False,
        "fall": False,
        "points": "places",
        "exchange": "after",
    }
    | {"reseat_every": 3, "reset_every": 100, "jack_back": False},
}


def test_UE_13_only_the_contest_asks_whoever_played_last() -> None:
    assert [preset for preset in GAME.spec.options.presets if GAME.options(preset).follow_own] == ["uecda"]
    assert not GAME.options().follow_own


@pytest.mark.parametrize("preset", GAME.spec.options.presets)
def test_a_preset_is_what_the_clauses_say(preset: str) -> None:
    options = GAME.options(preset)
    assert {name: options[name] for name in PRESETS[preset]} == PRESETS[preset]


def test_DK_02_dokopa_names_five_switches_on_and_four_off() -> None:
    options = GAME.options("dokopa")
    assert [options[name] for name in ("revolution", "eight_cut", "fall", "lock", "spade3", "fouls")] == [True] * 6
    assert [options[name] for name in ("run_revolution", "seven_give", "ten_discard", "jack_back")] == [0, *[False] * 3]


def test_DK_08_dokopas_table_is_asked_whether_seats_are_kept_or_shuffled_and_no_other_is() -> None:
    for preset in GAME.spec.options.presets:
        assert GAME.options(preset).ways == (("keep", "shuffle") if preset == "dokopa" else ())
    # Where seats are drawn by a fixed count, there is nothing to ask.
    assert GAME.options("dokopa", reseat_every=3).ways == ()


def any_options(chance: random.Random) -> hanpan.OptionValues:
    return GAME.options(**{option.name: random_value(option, chance) for option in GAME.spec.options})


def test_B15_random_rounds_of_any_mixture_end_with_all_cards_and_all_places() -> None:
    """100,000 rounds, five a match, under 4,000 sets of options drawn at random."""
    chance = random.Random("mixtures")
    options = np.concatenate([any_options(chance).row for _ in range(4000)])
    wrong = np.zeros(len(loops.WRONG), np.int64)
    moves = loops.rounds(GAME.spec.state.rows()[0], options, 100_000, new_random(7), wrong)
    assert dict(zip(loops.WRONG, wrong.tolist(), strict=True)) == dict.fromkeys(loops.WRONG, 0)
    assert moves > 2_000_000


#: A full cross of the switches that change what a play does or how a hand ends.
SWITCHES = ("eight_cut", "revolution", "lock", "spade3", "fouls", "seven_give", "ten_discard", "jack_back", "fall")


@pytest.mark.parametrize("first", range(4))
def test_DK_01_in_every_combination_each_switch_alone_decides_what_it_is_about(first: int) -> None:
    """The same fourteen short scripts in all 512 combinations."""
    for number in range(first, 1 << len(SWITCHES), 4):
        look_at({switch: bool(number >> bit & 1) for bit, switch in enumerate(SWITCHES)})


def look_at(on: dict[str, bool]) -> None:
    hands = ("S8 C4 CK", "H9 D4 DK", "S9 H4 HK")
    options: dict[str, Values] = {"preset": "dokopa", **on}
    assert after(*hands, moves="S8", **options).actors == ((0,) if on["eight_cut"] else (1,))
    four = after("S6 H6 D6 C6 C9", "D4 DK", "H4 HK", moves="S6+H6+D6+C6", **options)
    assert low(four) == on["revolution"]
    pos = after("H5 C4", "H6 D4", "H9 ST", moves="H5 H6", **options)
    assert (pos.reason(2, "ST") == "locked") == on["lock"]
    pos = after("JK0 C4", "S3 D4", "H9 ST", moves="JK0", **options)
    assert (pos.reason(1, "S3") is None) == on["spade3"]
    for card, switch in (("S7", "seven_give"), ("ST", "ten_discard")):
        pos = after(f"{card} C4 C5", "D4 DK", "H4 HK", moves=card, **options)
        assert (pos.data["phase"] != "play") == on[switch]
        last = after(card, "D4 DK", "H4 HK", moves=card, **options)
        assert last.data["how"][0] == ("foul" if on["fouls"] and on[switch] else "clean")
    pos = after("SJ C4 C5", "D4 DK", "H4 HK", moves="SJ", **options)
    assert low(pos) == on["jack_back"]
    for card, guilty in (("JK0", True), ("H2", True), ("S8", on["eight_cut"]), ("S3", on["spade3"]), ("C9", False)):
        pos = after(card, "D4 DK", "H4 HK", moves=card, **options)
        assert pos.data["how"][0] == ("foul" if on["fouls"] and guilty else "clean")
    pos = script(scene("D4 D5", "S9", "ST SK", turn=1, before="1 2 3", **options), "1:S9")
    assert pos.data["how"][0] == ("fallen" if on["fall"] else "in")
