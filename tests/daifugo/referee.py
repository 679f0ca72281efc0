"""A second opinion on what may be played: plain Python sets, written from the clauses, sharing no code with the rules.

A play is (shape, place, naturals, jokers, stands): shape `group` or `run`; place the rank of a group (13 for jokers
alone) or the lowest rank of a run; naturals a set of (rank, suit); jokers a set of joker numbers; stands the suits
that declared jokers of a group stand for (UE-07).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain, combinations
from typing import Any

Natural = tuple[int, int]
JOKERS_ALONE = 13


@dataclass(frozen=True)
class Play:
    shape: str
    place: int
    naturals: frozenset[Natural]
    jokers: frozenset[int]
    stands: frozenset[int]

    @property
    def size(self) -> int:
        return len(self.naturals) + len(self.jokers)

    @property
    def suits(self) -> frozenset[int]:
        return frozenset(suit for _rank, suit in self.naturals) | self.stands


@dataclass(frozen=True)
class Table:
    """What is to be answered: the last play's shape, size and place (None: an empty table), and the lock's suits."""

    shape: str | None = None
    size: int = 0
    place: int = 0
    lock: frozenset[int] = frozenset()


def subsets(items: Any) -> Iterator[tuple[Any, ...]]:
    items = list(items)
    return chain.from_iterable(combinations(items, n) for n in range(len(items) + 1))


def groups(naturals: set[Natural], jokers: set[int], options: Any) -> Iterator[Play]:
    """Cards of one number, jokers standing for any (DG-11, DG-14, DK-18); jokers alone (DK-16, DK-17)."""
    for some in subsets(jokers):
        if some:
            yield Play("group", JOKERS_ALONE, frozenset(), frozenset(some), frozenset())
    for rank in {rank for rank, _suit in naturals}:
        for mine in subsets(card for card in naturals if card[0] == rank):
            for some in subsets(jokers):
                size = len(mine) + len(some)
                if not mine or (size > 4 and not options["quint"]):  # DG-13
                    continue
                others = {0, 1, 2, 3} - {suit for _rank, suit in mine}
                says = options["joker_declared"] and some and size <= 4
                for stands in combinations(sorted(others), len(some)) if says else [()]:
                    yield Play("group", rank, frozenset(mine), frozenset(some), frozenset(stands))


def runs(naturals: set[Natural], jokers: set[int], options: Any, low: bool) -> Iterator[Play]:
    """Three or more ranks in a row of one suit; jokers fill gaps and go to the end that helps (DG-15 … DG-20, DX-01),
    or where the player says (UE-04)."""
    for suit in range(4):
        held = {card for card in naturals if card[1] == suit}
        for mine in subsets(held):
            for some in subsets(jokers):
                size = len(mine) + len(some)
                if not mine or size < 3:
                    continue
                ranks = {rank for rank, _suit in mine}
                starts = [start for start in range(14 - size) if ranks <= set(range(start, start + size))]
                if starts and not options["joker_declared"]:
                    starts = [min(starts) if low else max(starts)]
                for start in starts:
                    yield Play("run", start, frozenset(mine), frozenset(some), frozenset())


def stronger(play: Play, table: Table, options: Any, low: bool) -> bool:
    """Strictly stronger (DG-04, DG-22, DG-34, UE-04)."""
    if play.shape == "run":
        apart = play.size if options["runs_beat"] == "above" else 1
        return play.place <= table.place - apart if low else play.place >= table.place + apart
    if JOKERS_ALONE in (play.place, table.place):
        return play.place == JOKERS_ALONE and table.place != JOKERS_ALONE
    return play.place < table.place if low else play.place > table.place


def follows_lock(play: Play, table: Table, options: Any) -> bool:
    """DG-41 … DG-46, DX-05; with declared jokers the suits are exactly the lock's (UE-07, DX-12)."""
    if not table.lock or play.place == JOKERS_ALONE:
        return True
    if play.shape == "group" and options["joker_declared"]:
        return play.suits == table.lock
    return play.suits <= table.lock


def returns(play: Play, table: Table, options: Any) -> bool:
    """♠3 on a lone joker, lock or not (DG-47, DG-49, DK-35)."""
    on_joker = table.shape == "group" and table.size == 1 and table.place == JOKERS_ALONE
    return bool(options["spade3"]) and on_joker and play.size == 1 and play.naturals == {(0, 0)}


def may(play: Play, table: Table, options: Any, low: bool) -> bool:
    if table.shape is None or returns(play, table, options):
        return True
    alike = play.shape == table.shape and play.size == table.size  # DG-21
    return alike and stronger(play, table, options, low) and follows_lock(play, table, options)


def plays(hand: int, table: Table, options: Any, low: bool) -> dict[int, Play]:
    """All plays of a hand (a mask) that may be made, by number."""
    naturals = {divmod(card, 4) for card in range(52) if hand >> card & 1}
    jokers = {card - 52 for card in (52, 53) if hand >> card & 1}
    every = chain(groups(naturals, jokers, options), runs(naturals, jokers, options, low))
    return {number(play): play for play in every if may(play, table, options, low)}


def moves(hand: int, table: Table, options: Any, low: bool) -> set[int]:
    """Their numbers, and that of the pass where it is allowed (DG-12, DG-24, DX-12)."""
    found = set(plays(hand, table, options, low))
    return found | ({PASS} if table.shape is not None or options["leader_may_pass"] else set())


PASS = 1 << 60


def number(play: Play) -> int:
    """A move is its type (2 a group, 3 a run) in bits 60 and up, its detail (the suits that declared jokers stand for,
    or a run's lowest rank) from bit 54, and its cards."""
    cards = sum(1 << 4 * rank + suit for rank, suit in play.naturals) | sum(1 << 52 + joker for joker in play.jokers)
    if play.shape == "run":
        return 3 << 60 | play.place << 54 | cards
    return 2 << 60 | sum(1 << suit for suit in play.stands) << 54 | cards
