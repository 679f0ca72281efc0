"""What can go wrong with the log."""

from __future__ import annotations


class StoreError(Exception):
    """The log cannot be opened, read or written; the text says why."""


class SeqTaken(StoreError):
    """Somebody else has appended to the room under this number: load it again, and decide again."""

    def __init__(self, room: str, seq: int, length: int) -> None:
        super().__init__(f"room {room} has {length} events already: number {seq} is taken")
        self.room = room
        self.seq = seq
        self.length = length


class RoomClosed(StoreError):
    """The room has ended; nothing is appended to it any more."""

    def __init__(self, room: str) -> None:
        super().__init__(f"room {room} is closed")
        self.room = room
