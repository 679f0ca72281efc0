"""The options of Koi-Koi: the three of the table, and the local rules the source names (off by default)."""

from __future__ import annotations

from hanpan.games.contract import Choice, Number, Options, Switch

#: Values of `viewing` (KK-42).
VIEWING_COUNTS, VIEWING_OFF, VIEWING_WITH_ANOTHER = 0, 1, 2
#: Values of `koikoi_doubles` (KK-28, KX-05).
DOUBLE_ONCE, DOUBLE_PER_CALL, DOUBLE_PER_ANY_CALL = 0, 1, 2
#: Values of `draw` (KK-08, KX-04).
DEALER_STAYS, DEALER_ALTERNATES, DEALER_WINS, OTHER_WINS = 0, 1, 2, 3
#: Values of `cup` (KK-39, KX-06).
CUP_BOTH, CUP_ANIMAL, CUP_EITHER = 0, 1, 2

OPTIONS = Options(
    Number("seats", 2, 2, 2, hidden=True),
    Choice("months", (3, 6, 12), 12),
    Choice("viewing", ("counts", "off", "with_another"), "counts"),
    Switch("seven_doubles", True),
    Number("five_brights", 10, 1, 30, local=True, group="scores"),
    Number("four_brights", 8, 1, 30, local=True, group="scores"),
    Number("rainy_four", 7, 1, 30, local=True, group="scores"),
    Number("three_brights", 5, 1, 30, local=True, group="scores"),
    Choice("set_points", (5, 6), 5, local=True, group="scores"),
    Number("both_ribbons", 0, 0, 30, local=True, group="scores"),
    Choice("viewing_points", (5, 3), 5, local=True, group="scores"),
    Switch("nomi", False, local=True, group="counting"),
    Switch("extra_cards", True, local=True, group="counting"),
    Choice("cup", ("both", "animal", "either"), "both", local=True, group="counting"),
    Choice("koikoi_doubles", ("once", "per_call", "per_any_call"), "once", local=True, group="ending"),
    Switch("own_call_doubles", False, local=True, group="ending"),
    Choice(
        "draw", ("dealer_stays", "alternates", "dealer_wins", "other_wins"), "dealer_stays", local=True, group="ending"
    ),
    Number("draw_points", 6, 1, 30, local=True, group="ending"),
)
