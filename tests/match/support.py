"""What the tests of matches share: whole matches at random, and what an observer with pencil and paper knows."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import count

import hanpan
from hanpan.kernel import shuffled
from hanpan.match import Event, Match, fold, move, replay, start

KOIKOI = hanpan.game("koikoi")
NOON = 1_700_000_000.0  # any moment

Values = int | str | bool


def seed_of(number: int) -> bytes:
    """A match's seed, from a number."""
    return number.to_bytes(32, "big")


def begin(number: int, **options: Values) -> tuple[Match, list[Event]]:
    """A match of Koi-Koi as it begins, with its events."""
    events = start(KOIKOI, KOIKOI.options(**options), seed_of(number), NOON).events
    return replay(events), events


def steps(match: Match, chance: random.Random) -> Iterator[tuple[list[Event], Match]]:
    """Random moves to the match's end: the events of each, and the match after them."""
    while not match.over:
        seat = chance.choice(match.position.actors)
        wish = str(chance.choice(match.position.legal(seat)))
        events, decided, _steps = move(match, seat, wish, match.seq, f"someone {match.seq}", NOON + match.seq)
        for event in events:
            match = fold(match, event)
        assert match == decided, "deciding and folding lead to the same match"
        yield events, match


def whole(number: int, **options: Values) -> tuple[Match, list[Event]]:
    """A random match of Koi-Koi, played to its end."""
    match, events = begin(number, **options)
    for more, after in steps(match, random.Random(number)):
        events += more
        match = after
    return match, events


def some_moves(number: int, count: int, **options: Values) -> Match:
    """A random match of Koi-Koi after `count` moves, or at its end."""
    match, _events = begin(number, **options)
    for done, (_more, after) in enumerate(steps(match, random.Random(number)), 1):
        match = after
        if done >= count:
            break
    return match


def months_in(cards: list[int]) -> list[int]:
    """How many cards of each month there are (card n belongs to month n // 4 + 1, KK-01)."""
    return [sum(card // 4 == month for card in cards) for month in range(12)]


def special(cards: list[int]) -> bool:
    """Four of a month, or exactly two of each of four months (KK-11, KK-12)."""
    counts = months_in(cards)
    return 4 in counts or sorted(counts)[-4:] == [2, 2, 2, 2]


def deck(number: int, month: int, attempt: int) -> list[int]:
    """The deck that a seed gives for one deal of a month."""
    return shuffled(seed_of(number), f"round {month} deal {attempt}", 48)


def hands(cards: list[int]) -> tuple[list[int], list[int]]:
    """What a deck deals to the dealer and to the other (KK-04)."""
    return cards[:8], cards[8:16]


def first_seed(*, field_of_four: bool, special_hands: int) -> int:
    """The first seed whose month 1 is dealt so at first."""
    for number in count():
        cards = deck(number, 1, 0)
        if (4 in months_in(cards[16:24])) == field_of_four and sum(map(special, hands(cards))) == special_hands:
            return number
    raise AssertionError("counting has no end")
