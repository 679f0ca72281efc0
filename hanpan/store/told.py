"""A note beside the log of what was said to be safe, so that a log from which something was taken can tell.

SQLite writes ahead into a second file. Where that file is cut short or lost (an incomplete copy, a disk that lied), the
database opens without a word, as it was some time ago. So the newest events that were acknowledged are noted in a small
file of their own, mapped into memory: a note costs no system call, outlives a killed process, and is gone when the log
was closed in good order.
"""

from __future__ import annotations

import mmap
import os
import time
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from pathlib import Path

import msgspec
from msgspec import Struct

from hanpan.store.statements import Wish

#: Notes that are kept, each in a line of so many bytes; a new one at most every so many seconds, else the newest is
#: written over. They say since when something is missing.
NOTES, WIDTH, APART = 128, 256, 1.0


class Note(Struct, frozen=True):
    """Event `seq` of a room was acknowledged at a time (seconds since 1970-01-01 UTC)."""

    room: str
    seq: int
    at: float


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Note)


def _place(path: Path) -> Path:
    return path.with_name(path.name + "-told")


class Told:
    """The notes of an open log."""

    def __init__(self, path: Path) -> None:
        self._path = _place(path)
        file = os.open(self._path, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o600)
        try:
            os.ftruncate(file, NOTES * WIDTH)
            self._lines = mmap.mmap(file, NOTES * WIDTH)
        finally:
            os.close(file)
        self._line = 0
        self._since = 0.0

    def note_last(self, carried_out: Iterable[object]) -> None:
        """Note the last of these requests that appended something."""
        last = None
        for work in carried_out:
            if isinstance(work, Wish):
                last = work
        if last is None:
            return
        now = time.time()
        if now - self._since >= APART:
            self._line = (self._line + 1) % NOTES
            self._since = now
        note = _encoder.encode(Note(last.room, last.seq + len(last.bodies) - 1, now))
        if len(note) < WIDTH:  # a room's name is short; one that is not leaves no note
            at = self._line * WIDTH
            self._lines[at : at + WIDTH] = note.ljust(WIDTH, b"\n")

    def forget(self, room: str) -> None:
        """The room is dropped: its events are missing rightly."""
        named = f'"room":"{room}"'.encode()
        while (found := self._lines.find(named)) >= 0:
            at = found - found % WIDTH
            self._lines[at : at + WIDTH] = b"\n" * WIDTH

    def close(self) -> None:
        """The log was closed in good order: there is nothing to tell."""
        self._lines.close()
        self._path.unlink(missing_ok=True)


def since(path: Path, has: Callable[[str, int], bool]) -> str | None:
    """What is missing of the log at `path`, and since when; None where all that was noted is there.

    `has` says whether a room has an event of a number.
    """
    notes = _notes(_place(path))
    if not notes or has(notes[-1].room, notes[-1].seq):
        return None
    there = [note for note in notes if has(note.room, note.seq)]
    last = notes[-1]
    start = f"after {_moment(there[-1].at)}" if there else f"from {_moment(notes[0].at)} on, or earlier"
    return (
        f"{path} was not closed in good order, and what was written {start} is missing from it: the newest event that "
        f"was acknowledged, number {last.seq} of room {last.room} at {_moment(last.at)}, is not there. Was its -wal "
        "file lost or cut short?"
    )


def _notes(path: Path) -> list[Note]:
    """The notes that an earlier house left, oldest first."""
    try:
        lines = path.read_bytes()
    except OSError:
        return []
    found = []
    for at in range(0, len(lines), WIDTH):
        try:
            found.append(_decoder.decode(lines[at : at + WIDTH].rstrip(b"\n\0")))
        except msgspec.DecodeError:
            continue
    return sorted(found, key=lambda note: note.at)


def _moment(at: float) -> str:
    return f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M:%S} UTC"
