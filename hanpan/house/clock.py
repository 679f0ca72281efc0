"""Whose time runs at a table, since when and for how long: all of it follows from the log.

An alarm is a process's own: it rings when the first of these times is up.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from hanpan.house.table import Table

#: Who let the time run out so many times running has a part of it from then on, until the seat moves by itself.
MISSED, PART, AT_LEAST = 2, 1 / 4, 5.0
#: Seconds to choose how the match goes on, where the clock has none for each move.
BETWEEN = 30.0
#: Where nobody of the table is there, the house moves so many times running for each of them; then the match waits.
ABANDONED = 200


class Limit(NamedTuple):
    """A seat's time runs since `since` (seconds since 1970-01-01 UTC), for so many `seconds`."""

    since: float
    seconds: float


def gathering(table: Table, windows: bool) -> bool:
    """Whether a window is open: answers are held until it closes.

    Not where several sit at one device: it is handed from one to the next, and each answers in turn.
    """
    match = table.match
    people = sum(seat.kind == "person" for seat in table.seats)
    return windows and match is not None and people == len(table.people) and not table.ended and match.window > 0


def running(table: Table, windows: bool, present: Collection[str]) -> dict[int, Limit]:
    """The time of all those who are to answer, by seat, and of nobody else. `present`: who has a connection."""
    match = table.match
    if match is None or table.over or table.paused is not None:
        return {}
    actors = match.position.actors
    if gathering(table, windows):
        return {seat: Limit(table.since[seat], match.window) for seat in actors}
    if not table.timing.runs or abandoned(table, present):
        return {}
    if match.ways:  # all are asked the same, and have as long as the one who has longest
        people = table.humans()
        longest = max((_each(table, seat, BETWEEN) for seat in people), default=0.0)
        return {seat: Limit(table.since[seat], longest) for seat in people}
    return {seat: Limit(table.since[seat], patience(table, seat)) for seat in table.humans() if seat in actors}


def patience(table: Table, seat: int) -> float:
    """The seconds that a seat has for a move (E14): those for each, and what its bank holds. Where a bank is empty
    there are a few all the same, so that nobody is played for at once."""
    if not table.timing.bank:
        return _each(table, seat, 0.0)
    return max(AT_LEAST, _each(table, seat, 0.0) + table.banked[seat])


def _each(table: Table, seat: int, else_: float) -> float:
    """The seconds for each move of a seat; so many where the clock has none."""
    move = else_ if table.clock is None else table.clock
    return move if table.seats[seat].missed < MISSED else min(move, max(AT_LEAST, move * PART))


def whole(table: Table) -> float | None:
    """The seconds that a seat has for the first move of a round; None: there is no clock."""
    return (table.timing.move or 0) + table.timing.bank if table.timing.runs else None


def abandoned(table: Table, present: Collection[str]) -> bool:
    """Whether the match waits for somebody to come back: some have no end, and the clock would play on for ever."""
    people = [seat for seat in table.seats if seat.kind == "person"]
    return all(seat.missed >= ABANDONED and seat.person not in present for seat in people)
