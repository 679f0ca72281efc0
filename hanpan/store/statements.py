"""What the log is asked, as statements on SQLite's own driver.

They run for every move, and SQLAlchemy's way to the same statements costs several times what they cost themselves. Only
tables and migrations are SQLAlchemy's (`tables.py`). Whoever calls has begun a transaction.
"""

from __future__ import annotations

import sqlite3
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from hanpan.store.errors import RoomClosed, SeqTaken, StoreError

#: Rows that one statement inserts: powers of two, so that few statements are ever prepared.
_CHUNKS = (64, 32, 16, 8, 4, 2, 1)
#: Rooms whose length is remembered. A move in any other costs one look into the table more.
_REMEMBERED = 20_000


@dataclass(frozen=True)
class Head:
    """A room from outside: its first event and its newest."""

    room: str
    first: bytes
    last: bytes


@dataclass(frozen=True)
class Wish:
    """Events to be appended to a room from number `seq` on."""

    room: str
    seq: int
    bodies: Sequence[bytes]


class Lengths:
    """How many events each room has, and whether it is closed: remembered, for nobody else writes the file."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, tuple[int, bool]] = OrderedDict()

    def of(self, driver: sqlite3.Connection, room: str) -> tuple[int, bool]:
        """The number of events and whether the room is closed; (0, False) where there is none."""
        known = self._known.get(room)
        if known is None:
            row = driver.execute(
                "SELECT (SELECT max(seq) + 1 FROM events WHERE room = r.room), r.closed FROM rooms r WHERE r.room = ?",
                (room,),
            ).fetchone()
            known = (0, False) if row is None else (row[0], bool(row[1]))
        return known

    def remember(self, room: str, length: int) -> None:
        """An open room has so many events now."""
        self._known[room] = length, False
        self._known.move_to_end(room)
        if len(self._known) > _REMEMBERED:
            self._known.popitem(last=False)

    def forget(self, room: str) -> None:
        """Something else became of the room: look again."""
        self._known.pop(room, None)

    def forget_all(self) -> None:
        """A transaction was given up: nothing that was remembered need be so."""
        self._known.clear()


def append_all(driver: sqlite3.Connection, lengths: Lengths, wishes: Sequence[Wish]) -> list[StoreError | None]:
    """Append what fits, in order; for each wish None, or why not."""
    rooms: list[tuple[str, int]] = []
    rows: list[tuple[str, int, bytes]] = []
    outcomes: list[StoreError | None] = []
    for wish in wishes:
        length, closed = lengths.of(driver, wish.room)
        if closed:
            outcomes.append(RoomClosed(wish.room))
        elif wish.seq < length:
            outcomes.append(SeqTaken(wish.room, wish.seq, length))
        elif wish.seq > length:
            outcomes.append(StoreError(f"room {wish.room} has {length} events: the next is {length}, not {wish.seq}"))
        else:
            if not length:
                rooms.append((wish.room, 0))
            rows.extend((wish.room, wish.seq + i, body) for i, body in enumerate(wish.bodies))
            lengths.remember(wish.room, length + len(wish.bodies))
            outcomes.append(None)
    for chunk in _chunks(rooms):
        driver.execute(_insert("rooms (room, closed)", 2, len(chunk)), [value for row in chunk for value in row])
    for chunk in _chunks(rows):
        driver.execute(_insert("events (room, seq, body)", 3, len(chunk)), [value for row in chunk for value in row])
    return outcomes


def _chunks(rows: list[tuple[str, int]] | list[tuple[str, int, bytes]]) -> Iterator[Sequence[tuple[object, ...]]]:
    at = 0
    while at < len(rows):
        size = next(size for size in _CHUNKS if size <= len(rows) - at)
        yield rows[at : at + size]
        at += size


@cache
def _insert(into: str, columns: int, rows: int) -> str:
    # One statement for many rows: each step of a statement waits for the interpreter's lock, which the house holds.
    row = f"({', '.join('?' * columns)})"
    return f"INSERT INTO {into} VALUES {', '.join([row] * rows)}"


def load(driver: sqlite3.Connection, room: str, after: int) -> list[bytes]:
    """The events of a room from number `after` on."""
    rows = driver.execute("SELECT body FROM events WHERE room = ? AND seq >= ? ORDER BY seq", (room, after))
    return [body for (body,) in rows.fetchall()]


def heads(driver: sqlite3.Connection, closed: bool, after: str, limit: int) -> list[Head]:
    """The first and the last event of rooms that are closed, or of those that are not, by name."""
    rows = driver.execute(
        "SELECT r.room, first.body, last.body FROM rooms r"
        " JOIN events first ON first.room = r.room AND first.seq = 0"
        " JOIN events last ON last.room = r.room AND last.seq = (SELECT max(seq) FROM events WHERE room = r.room)"
        " WHERE r.closed = ? AND r.room > ? ORDER BY r.room LIMIT ?",
        (closed, after, limit),
    )
    return [Head(*row) for row in rows.fetchall()]


def close_room(driver: sqlite3.Connection, room: str) -> bool:
    """Whether there is such a room; it is closed now."""
    return driver.execute("UPDATE rooms SET closed = 1 WHERE room = ?", (room,)).rowcount == 1


def drop(driver: sqlite3.Connection, room: str) -> None:
    """Delete a room, its events, and what was said there."""
    driver.execute("DELETE FROM lines WHERE room = ?", (room,))
    driver.execute("DELETE FROM mutes WHERE room = ?", (room,))
    driver.execute("DELETE FROM events WHERE room = ?", (room,))
    driver.execute("DELETE FROM rooms WHERE room = ?", (room,))


# ------------------------------------------------------------------------------------------------------------ people


def person_of(driver: sqlite3.Connection, token: str) -> str | None:
    """The person to whom the token of this hash points."""
    row = driver.execute("SELECT person FROM tokens WHERE hash = ?", (token,)).fetchone()
    return None if row is None else row[0]


def come(driver: sqlite3.Connection, token: str, at: float, every: float) -> str | None:
    """The person to whom the token points, who is here at this time: that is noted where the last note is older than
    `every`."""
    person = person_of(driver, token)
    if person is not None:
        driver.execute("UPDATE people SET seen = ? WHERE person = ? AND seen <= ?", (at, person, at - every))
    return person


def forget_people(driver: sqlite3.Connection, before: float) -> None:
    """Delete who was here last before a time, with the tokens."""
    driver.execute("DELETE FROM tokens WHERE person IN (SELECT person FROM people WHERE seen < ?)", (before,))
    driver.execute("DELETE FROM people WHERE seen < ?", (before,))


def meet(driver: sqlite3.Connection, token: str, person: str, at: float) -> str:
    """The person to whom the token points; where it points to nobody, `person`, who is new."""
    known = person_of(driver, token)
    if known is not None:
        return known
    driver.execute("INSERT INTO people (person, made, seen) VALUES (?, ?, ?)", (person, at, at))
    driver.execute("INSERT INTO tokens (hash, person, made) VALUES (?, ?, ?)", (token, person, at))
    return person


def add_token(driver: sqlite3.Connection, token: str, person: str, at: float) -> bool:
    """Let one token more point to a person; whether there is such a person, and the token was free."""
    known = driver.execute("SELECT 1 FROM people WHERE person = ?", (person,)).fetchone()
    if known is None or person_of(driver, token) is not None:
        return False
    driver.execute("INSERT INTO tokens (hash, person, made) VALUES (?, ?, ?)", (token, person, at))
    return True


def revoke(driver: sqlite3.Connection, token: str) -> bool:
    """Let a token point to nobody; whether it pointed to somebody."""
    return driver.execute("DELETE FROM tokens WHERE hash = ?", (token,)).rowcount == 1


def tokens_of(driver: sqlite3.Connection, person: str) -> list[tuple[str, float]]:
    """A person's tokens: hash and since when, oldest first."""
    rows = driver.execute("SELECT hash, made FROM tokens WHERE person = ? ORDER BY made, hash", (person,))
    return rows.fetchall()


# -------------------------------------------------------------------------------------------------------------- chat


def say(driver: sqlite3.Connection, room: str, number: int, at: float, body: bytes, kept: int) -> None:
    """Keep a line of a room's chat, and of the room's lines the newest `kept`."""
    driver.execute("INSERT INTO lines (room, number, at, body) VALUES (?, ?, ?, ?)", (room, number, at, body))
    driver.execute("DELETE FROM lines WHERE room = ? AND number <= ?", (room, number - kept))


def said(driver: sqlite3.Connection, room: str) -> list[tuple[int, bytes]]:
    """The lines of a room by their numbers, oldest first."""
    return driver.execute("SELECT number, body FROM lines WHERE room = ? ORDER BY number", (room,)).fetchall()


def mute(driver: sqlite3.Connection, room: str, person: str, speaker: str, at: float | None) -> None:
    """A person does not want to read a speaker in a room since `at`; None: it does again."""
    driver.execute("DELETE FROM mutes WHERE room = ? AND person = ? AND speaker = ?", (room, person, speaker))
    if at is not None:
        row = (room, person, speaker, at)
        driver.execute("INSERT INTO mutes (room, person, speaker, at) VALUES (?, ?, ?, ?)", row)


def mutes(driver: sqlite3.Connection, room: str) -> list[tuple[str, str]]:
    """Who in a room does not want to read whom: persons and speakers."""
    rows = driver.execute("SELECT person, speaker FROM mutes WHERE room = ? ORDER BY at, person, speaker", (room,))
    return rows.fetchall()


def forget_said(driver: sqlite3.Connection, before: float) -> None:
    """Delete what was said before a time, and what was muted before it."""
    driver.execute("DELETE FROM lines WHERE at < ?", (before,))
    driver.execute("DELETE FROM mutes WHERE at < ?", (before,))
