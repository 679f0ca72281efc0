"""What the tests of Zayagoshi share: deals made of the cards that matter, and games played by text."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence

import hanpan
from tests.zayagoshi.referee import DECK

GAME = hanpan.game("zayagoshi")


def deck_of(hands: Sequence[str], centre: str = "", avoid: str = "") -> str:
    """A deck in dealing order: hands from the first player on, filled up to four with whatever is left, then the centre
    from the top. Filling starts from the deck's end; cards of `avoid` come last of all."""
    named = " ".join([*hands, centre]).split()
    late = avoid.split()
    rest = [card for card in reversed(DECK) if card not in named and card not in late] + late
    dealt: list[str] = []
    for hand in hands:
        dealt += hand.split() + [rest.pop(0) for _ in range(4 - len(hand.split()))]
    return " ".join([*dealt, *centre.split(), *rest])


def table(hands: Sequence[str], centre: str = "", avoid: str = "", **options: object) -> hanpan.Position:
    """A round that seat 0 begins, with these hands and this centre."""
    chosen = GAME.options(**{"seats": len(hands), "dice": False, **options})
    return GAME.deal(chosen, deck=deck_of(hands, centre, avoid), lot=0)


def go(pos: hanpan.Position, moves: str | Iterable[str]) -> hanpan.Position:
    """Play `moves`, each by whose turn it is; `2:pass` names a seat. In a window all seats that are not named pass
    before the next move of a turn."""
    for word in moves.split() if isinstance(moves, str) else moves:
        seat, colon, move = word.partition(":")
        if colon and seat.isdigit():
            pos = pos.play(int(seat), move)
            continue
        pos = all_pass(pos)
        pos = pos.play(pos.actors[0], word)
    return pos


def all_pass(pos: hanpan.Position) -> hanpan.Position:
    """Everybody who is asked passes."""
    while phase(pos) == "da":
        pos = pos.play(pos.actors[0], "pass")
    return pos


def phase(pos: hanpan.Position) -> str:
    return str(pos.data["phase"])


def texts(pos: hanpan.Position, seat: int) -> set[str]:
    return {str(move) for move in pos.legal(seat)}


def changed(pos: hanpan.Position, **fields: str) -> hanpan.Position:
    """The same position with some fields of its text changed, under the same options."""
    head, body = pos.text.split(" | ")
    words = dict(word.split("=") for word in body.split())
    words |= fields
    return GAME.read(f"{head} | {' '.join(f'{name}={value}' for name, value in words.items())}")


def random_round(chance: random.Random, **options: object) -> list[hanpan.Position]:
    """All positions of a random round."""
    pos = GAME.deal(GAME.options(**options), seed=chance.getrandbits(60))
    seen = [pos]
    while not pos.over:
        seat = chance.choice(pos.actors)
        pos = pos.play(seat, chance.choice(pos.legal(seat)))
        seen.append(pos)
    return seen


def random_options(chance: random.Random) -> hanpan.OptionValues:
    """The defaults, or all options drawn anew, with any number of seats."""
    drawn: dict[str, object] = {"seats": chance.randint(2, 4)}
    if chance.random() < 0.7:
        drawn |= {
            "acts": chance.choice(["any", "one_ripening", "one"]),
            "hand_limit": chance.randint(4, 6),
            "discards_stay": chance.random() < 0.5,
            "aba_at_once": chance.random() < 0.5,
            "quiet_turns": chance.choice([0, 1, 3, 10]),
        }
    return GAME.options(**drawn)
