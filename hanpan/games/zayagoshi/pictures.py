"""The pictures of Zayagoshi's book: cards by shape, pairs by what they cost, sets by what they are worth."""

from __future__ import annotations

from hanpan.cards import didopoikas
from hanpan.games.contract import Pictures
from hanpan.games.zayagoshi.scoring import CIRCLES, LINES, MIXED, QUOTOS, cost
from hanpan.kernel import interpreted

DECK = didopoikas.DECK
_cost = interpreted(cost)


def pictures() -> Pictures:
    """`cost_n`: the pairs that need n ripening cards, in two colours. What the sets are worth is asked of the rules."""
    found: dict[str, tuple[tuple[str, ...], ...]] = {
        name: (DECK.cards(cards),)
        for name, cards in (("line", LINES), ("mixed", MIXED), ("circle", CIRCLES), ("quoto", QUOTOS))
    }
    for needs in range(5):
        pairs = [DECK.names[card : card + 2] for card in range(0, len(DECK), 4) if _cost(card) == needs]
        found[f"cost_{needs}"] = tuple(pairs)
    # Colours, numbers and shapes of the sets that the page counts out (ZS-07).
    found["worth_36"] = (("R6", "Y8", "G7", "B1"),)
    found["worth_16"] = (("R1", "Y8", "G7", "R5"),)
    found["worth_144"] = (("R1", "Y2", "G3", "B4"),)
    return found
