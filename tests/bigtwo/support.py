"""What the tests of Big Two share: scenes with chosen hands, and scripts of moves."""

from __future__ import annotations

from typing import Any

import hanpan
from hanpan.cards import french
from hanpan.games.bigtwo import combos
from hanpan.kernel import interpreted

GAME = hanpan.game("bigtwo")
DECK = french.DECK
Values = Any  #: of options: int, str or bool
_power = interpreted(combos.power)


def mask(text: str) -> int:
    """The cards of `S3 H4`, or of `S3-S6` for all of a suit between two, as a mask."""
    found = 0
    for word in text.split():
        first, dash, last = word.partition("-")
        between = french.RANKS[french.RANKS.index(first[1]) : french.RANKS.index(last[1]) + 1] if dash else ""
        found |= DECK.mask([first[0] + rank for rank in between] if dash else [word])
    return found


def written(cards: int) -> str:
    return "+".join(DECK.cards(cards)) or "-"


def power(text: str, **options: Values) -> int:
    """The power of the cards `text` under options, which go over the defaults."""
    return int(_power(mask(text), GAME.spec.options.type.record(GAME.options(**options).row)))


def category(text: str, **options: Values) -> str:
    return combos.CATEGORIES[power(text, **options) // combos.STEP]


def beats(one: str, other: str, **options: Values) -> bool:
    """Whether a seat may answer the play `other` with `one`: as the rules' check says, in a hand of two seats."""
    own, theirs = mask(one), mask(other)
    free = [1 << card for card in range(52) if not (own | theirs) >> card & 1]
    # Both keep two more cards, so that neither the last play nor the duty comes in.
    hands = [own | free[0] | free[1], free[2] | free[3]]
    return position(hands, theirs, 1, 0, {"jokers": 2} | options).reason(0, written(own)) is None


def scene(
    *hands: str, turn: int = 0, table: str = "", by: int = -1, stock: str = "", **options: Values
) -> hanpan.Position:
    """A hand where each seat holds what is written and seat `turn` acts, on an empty table or on the play `table` of
    seat `by`. Of all other cards the first are the stock (after those named in `stock`), the rest have been played."""
    return position([mask(hand) for hand in hands], mask(table), by, turn, options, stock=stock)


def position(
    hands: list[int], table: int, by: int, turn: int, options: dict[str, Values], *, stock: str = ""
) -> hanpan.Position:
    """As `scene`, the cards as masks."""
    values = GAME.options(**({"seats": len(hands)} | options))
    seats = int(values["seats"])
    held = [hand.bit_count() for hand in hands]
    size = values.deck_size - (10 if seats == 5 else 13) * seats
    used = sum(hands) | table
    first = [DECK.number(card) for card in stock.split()]
    rest = [card for card in range(values.deck_size) if not used >> card & 1 and card not in first]
    order = [*first, *rest]
    o = GAME.spec.options.type.record(values.row)
    fields = {field.name: ",".join("0" * (field.count or 1)) for field in GAME.spec.state}
    pad = [0] * (5 - seats)
    fields |= {
        "phase": "play",
        "turn": str(turn),
        "round_no": "1",
        "won_before": "-1",
        "winner": "-1",
        "last": str(by),
        "hand": ",".join(written(hand) for hand in [*hands, *pad]),
        "held": ",".join(map(str, [*held, *pad])),
        "trick": written(table),
        "t_cards": written(table),
        "t_size": str(table.bit_count()),
        "t_power": str(int(_power(table, o)) if table else 0),
        "gone": written(sum(1 << card for card in order[size:])),
        "stock": ",".join([*[DECK.names[card] for card in order[:size]], *["-"] * (28 - size)]),
        "stock_size": str(size),
        "starting": "-",
    }
    changed = " ".join(f"{name}={_option(value)}" for name, value in values.changed.items())
    return GAME.read(f"bigtwo {changed} | " + " ".join(f"{name}={value}" for name, value in fields.items()))


def _option(value: Values) -> str:
    return ("off", "on")[value] if isinstance(value, bool) else str(value)


def script(pos: hanpan.Position, moves: str) -> hanpan.Position:
    """Play moves, each made by whose turn it is; `2:pass` names the seat too, and that it is this seat's turn."""
    for word in moves.split():
        seat, colon, text = word.rpartition(":")
        if colon:
            assert int(seat) in pos.actors, f"{word}: it is the turn of {pos.actors}"
        pos = pos.play(pos.actors[0], text)
    return pos


def after(*hands: str, moves: str, **given: Values) -> hanpan.Position:
    """The scene of these hands after these moves."""
    return script(scene(*hands, **given), moves)


def why(pos: hanpan.Position, text: str) -> str | None:
    """Why the seat to act may not make a move; None: it may."""
    return pos.reason(pos.actors[0], text)


def plays(pos: hanpan.Position) -> set[str]:
    """The texts of all moves of the seat to act."""
    return {str(move) for move in pos.legal(pos.actors[0])}


def deal(*hands: str, lot: int = 0, rest: str = "", **options: Values) -> hanpan.Position:
    """A fresh deal that gives each seat the cards named and the rest of its hand from the highest cards left.

    `rest` names cards that must be left over.
    """
    values = GAME.options(**({"seats": len(hands)} | options))
    each = 10 if len(hands) == 5 else 13
    given = [[card for card in DECK.names[: values.deck_size] if mask(hand) >> DECK.number(card) & 1] for hand in hands]
    over = rest.split()
    free = [
        card for card in DECK.names[: values.deck_size] if card not in over and not any(card in hand for hand in given)
    ]
    for hand in given:
        while len(hand) < each:
            hand.append(free.pop())
    start = lot % len(hands)
    turns = [(start + i) % len(hands) for i in range(len(hands))]
    deck = [given[seat][number] for number in range(each) for seat in turns]
    return GAME.deal(values, deck=[*deck, *over, *free], lot=lot)
