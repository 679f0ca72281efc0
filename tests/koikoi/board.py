"""Positions of Koi-Koi for tests: whole decks from the cards that matter, and mid-month positions through their text.

Cards are written by name, blanks between. What a test does not name is filled in: hands with cards of different
months, fields with cards of months that the test does not name, so that nothing comes about by itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import hanpan
from hanpan import Position

GAME = hanpan.game("koikoi")

#: The value of an option.
Value = int | str | bool

#: The four cards of every month, better kinds first (KK-01), written down here once more.
MONTHS: tuple[str, ...] = (
    "bright red chaff1 chaff2",
    "animal red chaff1 chaff2",
    "bright red chaff1 chaff2",
    "animal plain chaff1 chaff2",
    "animal plain chaff1 chaff2",
    "animal blue chaff1 chaff2",
    "animal plain chaff1 chaff2",
    "bright animal chaff1 chaff2",
    "animal blue chaff1 chaff2",
    "animal blue chaff1 chaff2",
    "bright animal plain chaff1",
    "bright chaff1 chaff2 chaff3",
)
CARDS: tuple[str, ...] = tuple(f"{month:02}-{kind}" for month, kinds in enumerate(MONTHS, 1) for kind in kinds.split())
#: One card of every month after the other: any eight neighbours are of eight months.
SPREAD: tuple[str, ...] = tuple(CARDS[4 * month + card] for card in (3, 2, 1, 0) for month in range(12))


def month(card: str) -> str:
    """The month of a card, as it is written."""
    return card[:2]


def filled(cards: Sequence[str], size: int, rest: list[str], avoid: Iterable[str] = ()) -> list[str]:
    """`cards` and as many of `rest` as make `size`; their months are new ones, while there are any."""
    full = list(cards)
    shunned = {month(card) for card in avoid}
    while len(full) < size:
        months = {month(card) for card in full}
        choice = [c for c in rest if month(c) not in months | shunned] or [c for c in rest if month(c) not in months]
        full.append((choice or rest)[0])
        rest.remove(full[-1])
    return full


def deck(first: str = "", second: str = "", field: str = "", pile: str = "") -> list[str]:
    """A deck in dealing order (KK-04): the dealer's hand, the other's, the field, the pile from the top."""
    given = [part.split() for part in (first, second, field, pile)]
    named = {card for part in given for card in part}
    rest = [card for card in SPREAD if card not in named]
    hands = [filled(part, 8, rest) for part in given[:2]]
    laid = filled(given[2], 8, rest, named)
    return [*hands[0], *hands[1], *laid, *given[3], *rest]


def deal(
    first: str = "", second: str = "", field: str = "", pile: str = "", lot: int = 0, **options: object
) -> Position:
    """The position after dealing such a deck; seat `lot` & 1 deals."""
    return GAME.deal(GAME.options(**options), deck=deck(first, second, field, pile), lot=lot)


def at(
    phase: str = "play",
    turn: int = 0,
    hand: str = "",
    field: str = "",
    taken: tuple[str, str] = ("", ""),
    pile: str = "",
    turned: str = "",
    *,
    dealer: int = 0,
    calls: tuple[int, int] = (0, 0),
    called_at: tuple[int, int] = (0, 0),
    total: tuple[int, int] = (0, 0),
    month: int = 1,
    theirs: str = "",
    options: Mapping[str, Value] | None = None,
) -> Position:
    """A position in the middle of a month, read from its text.

    `hand` is the hand of `turn`, `pile` the top of the pile. The other hand (begun with `theirs`), the pile and, so
    that the cards add up, what the other side has taken are filled in.
    """
    hands: list[list[str]] = [[], []]
    hands[turn] = hand.split()
    held = len(hands[turn])
    # The dealer lays down first: in a turn that has begun to be played he holds one card fewer than the other.
    counts = {turn: held, 1 - turn: held + (turn == dealer) - (phase == "play")}
    drawn = 16 - sum(counts.values())
    took = [part.split() for part in taken]
    laid, top, apart = field.split(), pile.split(), turned.split()
    named = {*hands[turn], *theirs.split(), *laid, *top, *apart, *took[0], *took[1]}
    rest = [card for card in SPREAD if card not in named]
    hands[1 - turn] = filled(theirs.split(), counts[1 - turn], rest)
    open_cards = len(laid) + len(apart) + len(took[0]) + len(took[1])
    missing = 8 + 2 * drawn - open_cards
    assert missing >= 0, f"{-missing} cards too many lie open for {drawn} turns"
    took[1 - turn] += [rest.pop() for _ in range(missing)]
    top += rest
    assert len(top) == 24 - drawn
    laid_down = laid + took[0] + took[1]
    played = [laid_down[: 8 - counts[0]], laid_down[8 - counts[0] :][: 8 - counts[1]]]

    def mask(cards: Sequence[str]) -> str:
        return "+".join(cards) or "-"

    def pair(masks: Sequence[Sequence[str]]) -> str:
        return f"{mask(masks[0])},{mask(masks[1])}"

    words = [
        f"{name}={('off', 'on')[value] if isinstance(value, bool) else value}"
        for name, value in (options or {}).items()
    ]
    return GAME.read(
        f"koikoi {' '.join(words)} | phase={phase} turn={turn} dealer={dealer} "
        f"month={month} total={total[0]},{total[1]} "
        f"hand={pair(hands)} held={counts[0]},{counts[1]} played={pair(played)} field={mask(laid)} taken={pair(took)} "
        f"drawn={drawn} calls={calls[0]},{calls[1]} called_at={called_at[0]},{called_at[1]} winner=-1 won=0 "
        f"ending=running last_seat={turn} last_took={mask(took[turn])} last_turned_took=- turned={turned or '-'} "
        f"pile={','.join(['-'] * drawn + top)} last_played=- last_turned=-"
    )


def texts(pos: Position, seat: int | None = None) -> set[str]:
    """The texts of the moves of the seat to act, or of `seat`."""
    return {str(move) for move in pos.legal(pos.actors[0] if seat is None else seat)}


def play(pos: Position, *moves: str) -> Position:
    """The position after some moves, each by the seat to act."""
    for move in moves:
        pos = pos.play(pos.actors[0], move)
    return pos


def worth(captured: str, **options: Value) -> int:
    """The sum of the yaku in `captured`, as the facts of a position show it."""
    made = yaku(captured, **options)
    return sum(made.values())


def yaku(captured: str, **options: Value) -> dict[str, int]:
    """The yaku in `captured` with their points, as the facts of a position show them."""
    pos = GAME.deal(GAME.options(**options), deck=deck())
    rows = GAME.spec.state.load(bytes(pos))
    rows["taken"][0, 0] = GAME.spec.deck.mask(captured.split())
    facts = hanpan.Position(GAME, pos.options, rows).data["facts"]
    made: dict[str, int] = facts["yaku"][0]
    assert facts["sum"][0] == sum(made.values())
    return made
