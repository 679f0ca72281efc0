"""A running turn set up from what matters about it: cards kept, pairs, hands."""

from __future__ import annotations

import hanpan
from tests.zayagoshi.board import GAME
from tests.zayagoshi.referee import DECK

#: Kept in the tests: colour 4, weak number 4, shape 3, worth 36.
GOOD = ["R6", "Y8", "G7", "B1"]


def scene(
    kept: list[list[str]],
    pairs: list[tuple[int, str, str]] | None = None,
    hands: list[str] | None = None,
    aba: list[int] | None = None,
    turn: int = 0,
    **options: object,
) -> hanpan.Position:
    """A running turn of `turn`: these cards kept, these pairs (owner, cards, ripening cards), these hands; all other
    cards in the centre."""
    seats = len(kept)
    pairs = pairs or []
    hands = hands or [""] * seats
    used = [c for cards in kept for c in cards] + " ".join([*hands, *(f"{a} {b}" for _o, a, b in pairs)]).split()
    assert len(set(used)) == len(used)
    rest = [card for card in DECK if card not in used]
    fields = {
        "hand": ["+".join(hand.split()) or "-" for hand in hands] + ["-"] * (4 - seats),
        "held": [str(len(hand.split())) for hand in hands] + ["0"] * (4 - seats),
        "kept": ["+".join(cards) or "-" for cards in kept] + ["-"] * (4 - seats),
        "aba": [str(n) for n in aba or []] + ["0"] * (4 - len(aba or [])),
        "centre": rest + ["-"] * (36 - len(rest)),
        "turn": [str(turn)],
        "left": [str(len(rest))],
        "drew": ["1" if rest else "0"],
    }
    slots, owners, ripened = ["-"] * 18, ["-1"] * 18, ["0"] * 18
    laid: list[tuple[str, int]] = []
    for owner, cards, on in pairs:
        slot = DECK.index(cards.split()[0]) // 4 * 2
        slot += slots[slot] != "-"
        slots[slot], owners[slot], ripened[slot] = "+".join(cards.split()), str(owner), str(len(on.split()))
        laid += [(card, slot) for card in on.split()]
    pad = 34 - len(laid)
    fields |= {
        "pair": slots,
        "owner": owners,
        "ripened": ripened,
        "ripe": [card for card, _slot in laid] + ["-"] * pad,
        "ripe_on": [str(slot) for _card, slot in laid] + ["-1"] * pad,
        "ripe_no": [str(i + 1) for i in range(len(laid))] + ["0"] * pad,
        "ripening": [str(len(laid))],
        "laid": [str(len(laid))],
    }
    fresh = GAME.deal(GAME.options(**{"seats": seats, "dice": False, **options}), deck=DECK, lot=0).text
    head, body = fresh.split(" | ")
    words = dict(word.split("=") for word in body.split()) | {name: ",".join(part) for name, part in fields.items()}
    return GAME.read(f"{head} | {' '.join(f'{name}={value}' for name, value in words.items())}")
