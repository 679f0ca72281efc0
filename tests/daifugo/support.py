"""What the tests of Daifugo share: scenes with chosen hands, and scripts of moves."""

from __future__ import annotations

from typing import Any

import hanpan
from hanpan.cards import french

GAME = hanpan.game("daifugo")
DECK = french.DECK.names
Values = Any  #: of options: int, str or bool


def cards(text: str) -> list[str]:
    """Cards written one after the other: `S3 H4`, or `S3-S6` for all of a suit between two."""
    found: list[str] = []
    for word in text.split():
        first, dash, last = word.partition("-")
        between = french.RANKS[french.RANKS.index(first[1]) : french.RANKS.index(last[1]) + 1] if dash else first[1:]
        found += [first[0] + rank for rank in between] if dash else [word]
    return found


def written(names: list[str]) -> str:
    return "+".join(sorted(names, key=DECK.index)) or "-"


def scene(
    *hands: str, preset: str = "goran", turn: int = 0, before: str = "", low: bool = False, **options: Values
) -> hanpan.Position:
    """A round where each seat holds what is written, `turn` leads, and all other cards have been played before.

    `before` are the places of the round before by seat (`"1 4 2 3"`), `low` is an order already reversed. The lowest
    cards that nobody holds are the dead ones where the house has some.
    """
    values = GAME.options(preset, seats=len(hands), **options)
    held = [cards(hand) for hand in hands]
    rest = [card for card in DECK[: values.deck_size] if not any(card in hand for hand in held)]
    each = values.deck_size // len(hands)
    each = min(each, 13) if values.deal == "thirteen" else each
    dead = 0 if values.deal == "all" else values.deck_size - each * len(hands)
    seats = range(8)
    per_seat = {
        "after": [str((seat + 1) % len(hands)) if seat < len(hands) else "0" for seat in seats],
        "before": [*before.split(), *["0"] * (8 - len(before.split()))],
        "hand": [written(held[seat]) if seat < len(hands) else "-" for seat in seats],
        "held": [str(len(held[seat])) if seat < len(hands) else "0" for seat in seats],
    }
    masks = dict.fromkeys(("knows", "lacks", "chosen"), ",".join("-" * 8))
    masks |= dict.fromkeys(("thrown", "trick", "t_cards"), "-")
    fields = {field.name: ",".join("0" * (field.count or 1)) for field in GAME.spec.state}
    fields |= masks | {name: ",".join(values_) for name, values_ in per_seat.items()}
    fields |= {"phase": "play", "turn": str(turn), "last": "-1", "round_no": "2" if before else "1"}
    fields |= {"dead": written(rest[:dead]), "gone": written(rest[dead:]), "reversed": str(int(low))}
    fields |= {"in_play": str((1 << len(hands)) - 1)}
    changed = " ".join(f"{name}={_option(value)}" for name, value in values.changed.items())
    return GAME.read(f"daifugo {changed} | " + " ".join(f"{name}={value}" for name, value in fields.items()))


def _option(value: Values) -> str:
    return ("off", "on")[value] if isinstance(value, bool) else str(value)


def script(pos: hanpan.Position, moves: str) -> hanpan.Position:
    """Play moves, each made by whose turn it is; `2:pass` names the seat too, and that it is this seat's turn."""
    for word in moves.split():
        seat, colon, text = word.partition(":")
        if colon and seat.isdigit():
            assert int(seat) in pos.actors, f"{word}: it is the turn of {pos.actors}"
            pos = pos.play(int(seat), text)
        else:
            pos = pos.play(pos.actors[0], word)
    return pos


def after(*hands: str, moves: str, **given: Values) -> hanpan.Position:
    """The scene of these hands after these moves."""
    return script(scene(*hands, **given), moves)


def why(pos: hanpan.Position, text: str, seat: int | None = None) -> str | None:
    """Why the seat to act may not make a move; None: it may."""
    return pos.reason(pos.actors[0] if seat is None else seat, text)


def plays(pos: hanpan.Position) -> set[str]:
    """The texts of all moves of the seat to act."""
    return {str(move) for move in pos.legal(pos.actors[0])}


def lock(pos: hanpan.Position) -> str:
    """The suits to follow."""
    return "".join(pos.data["facts"]["lock"])


def low(pos: hanpan.Position) -> bool:
    """Whether low beats high now."""
    return bool(pos.data["facts"]["reversed"])
