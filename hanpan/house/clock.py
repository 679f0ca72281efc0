"""Whose time runs at a table, since when and for how long: all of it follows from the log.

An alarm is a process's own: it rings when the first of these times is up.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from hanpan.house.table import Table

#: Who let the time run out so many times running has a part of it from then on, until the seat moves by itself.
MISSED, PART, AT_LEAST = 2, 1 / 4, 5.0
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
    if table.clock is None or abandoned(table, present):
        return {}
    patient = {seat: patience(table, seat) for seat in table.humans()}
    if match.ways:  # all are asked the same, and have as long as the one who has longest
        longest = max(patient.values(), default=0.0)
        return {seat: Limit(table.since[seat], longest) for seat in patient}
    return {seat: Limit(table.since[seat], time) for seat, time in patient.items() if seat in actors}


def patience(table: Table, seat: int) -> float:
    """The seconds that a seat has for a move (E14)."""
    assert table.clock is not None
    return table.clock if table.seats[seat].missed < MISSED else min(table.clock, max(AT_LEAST, table.clock * PART))


def abandoned(table: Table, present: Collection[str]) -> bool:
    """Whether the match waits for somebody to come back: some have no end, and the clock would play on for ever."""
    people = [seat for seat in table.seats if seat.kind == "person"]
    return all(seat.missed >= ABANDONED and seat.person not in present for seat in people)
