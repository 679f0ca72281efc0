"""The options of Daifugo: one set of switches, of which the houses' rules are presets; the ways on to the next round.

`goran` and `dokopa` are the two houses, `federation` the Japan federation's five official rules, `uecda` the computer
contest's, `goran_duel` the house's one-round game for two. Any mixture is playable.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hanpan.games.contract import Choice, Number, Options, Switch

#: Values of `deal`: all cards, one more for some (DG-05); equal hands, the rest excluded (DK-04); thirteen each
#: (DG-73).
DEAL_ALL, DEAL_EQUAL, DEAL_THIRTEEN = 0, 1, 2
#: Values of `first_lead` (DG-07, DK-07).
FIRST_DIAMOND3, FIRST_LOT = 0, 1
#: Values of `next_lead` (DG-09, DK-08, UE-02).
NEXT_LAST, NEXT_DIAMOND3, NEXT_SAME, NEXT_LOT = 0, 1, 2, 3
#: Values of `runs_beat`: by the weakest card, overlap allowed (DG-22, DK-15), or wholly above (UE-04).
RUNS_OVERLAP, RUNS_ABOVE = 0, 1
#: Values of `exchange`: the rich choose after receiving (DG-67), or from the dealt hand, all at once (DK-39).
EXCHANGE_OFF, EXCHANGE_AFTER, EXCHANGE_BEFORE = 0, 1, 2
#: Values of `points` (DG-71, DK-37, UE-01).
POINTS_NONE, POINTS_TITLES, POINTS_PLACES = 0, 1, 2
#: Values of `spade3_foul` (DG-53, DK-42).
SPADE3_RETURN, SPADE3_SINGLE = 0, 1

GORAN: dict[str, int | str | bool] = {}  # the defaults

DUEL: dict[str, int | str | bool] = {"seats": 2, "deal": "thirteen", "rounds": 1, "exchange": "off", "fall": False}

DOKOPA: dict[str, int | str | bool] = {
    "jokers": 2,
    "deal": "equal",
    "first_lead": "lot",
    "next_lead": "same",
    "rounds": 0,
    "quint": True,
    "run_revolution": 0,
    "joker_locks": False,
    "spade3_foul": "single",
    "fouls_below_fallen": True,
    "exchange": "before",
    "points": "titles",
    "ask_seats": True,
}

# Its five rules (revolution, 8-cut, fall, lock, spade-3 return) and forbidden finishes; a match is three sets of four
# rounds, classes count within a set, and the rich choose before they see what they get.
FEDERATION: dict[str, int | str | bool] = {
    "rounds": 12,
    "jokers": 2,
    "deal": "equal",
    "exchange": "before",
    "points": "titles",
    "run_revolution": 0,
    "quint": True,
    "fouls_below_fallen": True,
    "reset_every": 4,
}

UECDA: dict[str, int | str | bool] = {
    "seats": 5,
    "next_lead": "diamond3",
    "rounds": 100,
    "quint": True,
    "runs_beat": "above",
    "pass_out": True,
    "leader_may_pass": True,
    "follow_own": True,
    "eight_in_runs": True,
    "joker_declared": True,
    "fouls": False,
    "fall": False,
    "points": "places",
    "reseat_every": 3,
    "reset_every": 100,
}

OPTIONS = Options(
    Number("seats", 4, 2, 8),
    Number("rounds", 5, 0, 1000),
    Number("jokers", 1, 0, 2),
    Choice("deal", ("all", "equal", "thirteen"), "all", local=True, group="start"),
    Choice("first_lead", ("diamond3", "lot"), "diamond3", local=True, group="start"),
    Choice("next_lead", ("last", "diamond3", "same", "lot"), "last", local=True, group="start"),
    Choice("exchange", ("off", "after", "before"), "after"),
    Choice("points", ("none", "titles", "places"), "none", local=True, group="match"),
    Switch("eight_cut", True),
    Switch("revolution", True),
    Choice("run_revolution", (0, 4, 5), 5, local=True, group="combos"),
    Switch("lock", True),
    Switch("spade3", True),
    Switch("fall", True),
    Switch("fouls", True),
    Switch("seven_give", False),
    Switch("ten_discard", False),
    Switch("jack_back", False),
    Switch("quint", False, local=True, group="combos"),
    Choice("runs_beat", ("overlap", "above"), "overlap", local=True, group="combos"),
    Switch("pass_out", False, local=True, group="passing"),
    Switch("leader_may_pass", False, local=True, group="passing"),
    Switch("follow_own", False, local=True, group="passing"),
    Switch("eight_in_runs", False, local=True, group="combos"),
    Switch("joker_locks", True, local=True, group="jokers"),
    Switch("joker_declared", False, local=True, group="jokers"),
    Switch("exact_count", False, local=True, group="combos"),
    Choice("spade3_foul", ("return", "single"), "return", local=True, group="finishing"),
    Switch("jack_back_foul", False, local=True, group="finishing"),
    Switch("later_foul_lower", False, local=True, group="finishing"),
    Switch("fouls_below_fallen", False, local=True, group="finishing"),
    Number("reseat_every", 0, 0, 100, local=True, group="match"),
    Number("reset_every", 0, 0, 1000, local=True, group="match"),
    Switch("ask_seats", False, local=True, group="match"),
    presets={
        "goran": GORAN,
        "goran_duel": DUEL,
        "dokopa": DOKOPA,
        "federation": FEDERATION,
        "uecda": UECDA,
    },
)

#: DK-08: seats and starter stay as they are, or both are drawn anew.
WAYS: dict[str, dict[str, int | str | bool]] = {"keep": {"reseat_every": 0}, "shuffle": {"reseat_every": 1}}


def asks(options: Mapping[str, Any]) -> bool:
    """Whether the table is asked after each round; where seats are drawn by a fixed count there is nothing to ask."""
    return bool(options["ask_seats"]) and not options["reseat_every"]
