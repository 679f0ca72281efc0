"""Records as plain data, quickly: what each number of a record says is worked out once for a game.

`notation.data` tells the same field by field from the declaration; a test compares the two. Here a whole record is a
list of integers, and telling it is looking its numbers up in tables.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import groupby
from typing import Any

from hanpan.cards import Deck
from hanpan.kernel import Field, Kind, RecordType

#: How many sets of cards a deck keeps by name; the same ones come again and again.
SETS_KEPT = 1 << 13


class Plain:
    """A record whose fields are plain integers and lists of them: attributes, as of a record, and twenty times as fast.

    For functions that read a record in Python: a game's facts.
    """

    def __init__(self, spots: Mapping[str, int | slice], numbers: list[int]) -> None:
        self._spots = spots
        self._numbers = numbers

    def __getattr__(self, name: str) -> Any:
        spot = self._spots.get(name)
        if spot is None:
            raise AttributeError(f"the record has no field {name!r}")
        value = self._numbers[spot]
        self.__dict__[name] = value  # read again, it is there at once
        return value


class Layout:
    """How the records of one type are told."""

    def __init__(self, fields: RecordType, deck: Deck, symbols: Mapping[str, tuple[str, ...]]) -> None:
        self.spots = spots(fields)
        sets, cards = _Sets(deck), {-1: None} | dict(enumerate(deck.names))
        tables = [_table(field, cards, sets, symbols) for field in fields for _number in range(field.count or 1)]
        self._runs: list[tuple[slice, Callable[[int], Any]]] = []
        place = 0
        for table, run in groupby(tables):
            end = place + len(list(run))
            if table is not None:
                self._runs.append((slice(place, end), table))
            place = end

    def plain(self, numbers: list[int]) -> Plain:
        """The record whose numbers these are, in the order of its fields."""
        return Plain(self.spots, numbers)

    def data(self, numbers: list[int]) -> dict[str, Any]:
        """The same as plain data, as `notation.data` gives it: cards by name, symbols as words, no card as None. Sets
        are tuples, which are shared."""
        told: list[Any] = list(numbers)
        for run, table in self._runs:
            told[run] = map(table, numbers[run])
        return {name: told[spot] for name, spot in self.spots.items()}


def plain(fields: RecordType, rows: Any) -> Plain:
    """The one record of an array."""
    return Plain(spots(fields), fields.numbers(rows))


def spots(fields: RecordType) -> dict[str, int | slice]:
    """Where each field's numbers lie among all of a record."""
    found: dict[str, int | slice] = {}
    place = 0
    for field in fields:
        found[field.name] = slice(place, place + field.count) if field.count else place
        place += field.count or 1
    return found


class _Sets(dict[int, tuple[str, ...]]):
    """Sets of a deck's cards by name, put together from what every byte of a mask says."""

    def __init__(self, deck: Deck) -> None:
        super().__init__()
        self._bytes = [
            [deck.cards(byte << shift & deck.all) for byte in range(256)] for shift in range(0, len(deck), 8)
        ]

    def __missing__(self, mask: int) -> tuple[str, ...]:
        if len(self) >= SETS_KEPT:
            self.clear()
        names: tuple[str, ...] = ()
        for table, byte in zip(self._bytes, mask.to_bytes(8, "little"), strict=False):
            names += table[byte]
        self[mask] = names
        return names


class _Words(dict[int, "str | int"]):
    """Words for some numbers; the others stand for themselves."""

    def __missing__(self, number: int) -> int:
        return number


def _table(
    field: Field, cards: dict[int, str | None], sets: _Sets, symbols: Mapping[str, tuple[str, ...]]
) -> Callable[[int], Any] | None:
    """What says what a number of this field means; None: the number itself."""
    if field.kind is Kind.MASK:
        return sets.__getitem__
    if field.kind is Kind.CARD:
        return cards.__getitem__
    return _Words(enumerate(symbols[field.name])).__getitem__ if field.name in symbols else None
