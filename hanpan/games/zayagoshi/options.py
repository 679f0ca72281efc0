"""The options of Zayagoshi: seats and length, and where the source leaves the course of a turn open."""

from __future__ import annotations

from hanpan.games.contract import Choice, Number, Options, Switch

#: Values of `acts`: how much may be done in one turn besides its discard (ZG-14, ZG-15).
ACTS_ANY, ACTS_ONE_RIPENING, ACTS_ONE = 0, 1, 2

#: The largest hand limit there is (ZG-16).
HIGHEST_LIMIT = 6

OPTIONS = Options(
    Number("seats", 3, 2, 4),
    Number("rounds", 6, 1, 60),
    # Two dice, counted round from who rolls, say who starts; without them who would roll starts (ZG-02).
    Switch("dice", True),
    # Registering, ripening and keeping as often as one can in a turn; or one ripening a turn; or one of all (ZG-14).
    Choice("acts", ("any", "one_ripening", "one"), "any", local=True, group="turn"),
    # With more cards than this at its end a turn ends with a discard (ZG-16).
    Number("hand_limit", 4, 4, HIGHEST_LIMIT, local=True, group="turn"),
    # The discards stay where they are when a card is kept, instead of going under the centre (ZG-11).
    Switch("discards_stay", False, local=True, group="turn"),
    # The fifth card may be kept in the very turn of the aba (ZX-02).
    Switch("aba_at_once", True, local=True, group="turn"),
    # So many turns of each seat without a register, ripening, keep or da, and the round is drawn; 0: never (ZX-08).
    Number("quiet_turns", 10, 0, 50, local=True, group="turn"),
)
