"""The options of Big Two, by default Hong Kong's rules without jokers."""

from __future__ import annotations

from hanpan.games.bigtwo.state import OLDEST, VERSION
from hanpan.games.contract import Choice, Number, Options, Switch

#: Values of `suits` (BT-08).
SUITS_HONG_KONG, SUITS_TAIWAN, SUITS_LEVEL = 0, 1, 2
#: Values of `straights`: which straights are highest (BT-21, BT-22, BT-24).
STRAIGHTS_A2345, STRAIGHTS_23456, STRAIGHTS_POKER = 0, 1, 2
#: Values of `flushes` (BT-27, BT-28).
FLUSH_RANKS, FLUSH_SUIT, FLUSH_POKER = 0, 1, 2
#: Values of `lead` (BT-10) and `starter` (BT-13).
LEAD_STARTER, LEAD_WINNER = 0, 1
STARTER_DIAMOND3, STARTER_CLUB3 = 0, 1
#: Values of `many_cards` (BT-43, BX-04).
MANY_OFF, MANY_EIGHT, MANY_TEN, MANY_BOTH = 0, 1, 2, 3
#: Values of `duty` (BT-56).
DUTY_OFF, DUTY_PENALTY, DUTY_FORCED = 0, 1, 2

OPTIONS = Options(
    Number("seats", 4, 2, 5),
    Number("rounds", 10, 0, 1000),
    Number("jokers", 0, 0, 2),
    Choice("suits", ("hong_kong", "taiwan", "level"), "hong_kong"),
    Choice("straights", ("a2345_top", "23456_top", "poker"), "a2345_top"),
    Switch("low_straights", True, local=True, group="course"),
    Switch("jqka2", False),
    Choice("flushes", ("ranks", "suit", "poker"), "ranks"),
    Switch("first_holds_starter", False),
    Choice("lead", ("starter", "winner"), "starter"),
    Choice("starter", ("diamond3", "club3"), "diamond3", local=True, group="course"),
    Switch("draw_on_pass", False),
    Switch("pass_out", False),
    Choice("duty", ("off", "penalty", "forced"), "penalty"),
    Switch("duty_at_highest", False, local=True, group="course"),
    Choice("many_cards", ("off", "eight", "ten", "both"), "ten"),
    Switch("twos_double", True),
    Switch("spade2_triples", False),
    Switch("coloured_joker_higher", False, local=True, group="jokers"),
    Switch("joker_last_barred", True, local=True, group="jokers"),
    Switch("joker_left_is_last", False, local=True, group="jokers"),
    Switch("joker_left_doubles", False, local=True, group="jokers"),
    Number("rules", VERSION, OLDEST, VERSION, hidden=True),
    presets={
        "hong_kong": {},
        "taiwan": {"suits": "taiwan", "straights": "23456_top"},
    },
)
