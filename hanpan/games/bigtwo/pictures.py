"""The pictures of Big Two's book: a play of every kind, and the straights in the order of the rules' powers."""

from __future__ import annotations

from hanpan.cards import french
from hanpan.games.bigtwo.combos import CATEGORIES, STEP, STRAIGHTS, power
from hanpan.games.bigtwo.options import OPTIONS
from hanpan.games.contract import Pictures
from hanpan.kernel import interpreted

DECK = french.DECK
_power = interpreted(power)

#: The least cards of each five-card play, written by rank and suit; which kind they are is asked of the rules.
_FIVES = ("S3 H4 C5 D6 S7", "H3 H6 H8 HJ HK", "S5 H5 C5 D9 S9", "S6 H6 C6 D6 H3", "C4 C5 C6 C7 C8")


def _straight(number: int) -> tuple[str, ...]:
    """A straight in mixed suits, as people write it: an ace or a 2 stands first where a 3 follows."""
    ranks = [french.RANKS[rank] for rank in range(13) if int(STRAIGHTS[number]) >> rank & 1]
    if "3" in ranks:
        ranks.sort(key="A23456789TJQK".index)
    return tuple(suit + rank for suit, rank in zip("SHCDS", ranks, strict=True))


def pictures() -> Pictures:
    o = OPTIONS.type.record(OPTIONS.row({}))
    found: dict[str, tuple[tuple[str, ...], ...]] = {
        "single": (("S2",),),
        "pair": (("S9", "D9"),),
        "triple": (("S7", "H7", "C7"),),
    }
    for text in _FIVES:
        cards = tuple(text.split())
        found[CATEGORIES[_power(DECK.mask(cards), o) // STEP]] = (cards,)
    straights = [(_power(DECK.mask(_straight(number)), o), _straight(number)) for number in range(len(STRAIGHTS))]
    found["straights"] = tuple(cards for worth, cards in sorted(straights, reverse=True) if worth)
    return found
