"""A room put together from the parts in which it comes."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from hanpan.house.messages import Frame, Own, Table
from hanpan.match.views import MatchView, RoundResult


class Seen(Struct, frozen=True):
    """A room as this connection may know it: the newest of each part. `match` is None while none is running yet."""

    room: str
    state: int
    own: Own
    match: MatchView | None
    table: Table
    last: RoundResult | None

    @property
    def over(self) -> bool:
        """The match has ended, or the room has before it began."""
        return self.table.phase == "ended" or (self.match is not None and self.match.over)

    @property
    def actors(self) -> list[int]:
        """The seats that may act now."""
        return [] if self.match is None else self.match.actors

    @property
    def legal(self) -> list[str]:
        """The moves of the seat whose eyes these are, in notation."""
        return [] if self.match is None else self.match.legal

    @property
    def ways(self) -> list[str]:
        """The ways on to the next round that the table may choose from now."""
        return [] if self.match is None else self.match.ways

    @property
    def position(self) -> dict[str, Any]:
        """The record as plain data, with the game's facts."""
        return {} if self.match is None else self.match.position


class Parts:
    """The newest parts of each room that one connection was sent."""

    def __init__(self) -> None:
        self._tables: dict[str, Table] = {}
        self._lasts: dict[str, RoundResult] = {}

    def add(self, frame: Frame) -> Seen:
        """The room after one more frame. KeyError: the house has never sent its table, which it does at entering."""
        if isinstance(frame.table, Table):
            self._tables[frame.room] = frame.table
        if isinstance(frame.last, RoundResult):
            self._lasts[frame.room] = frame.last
        told = frame.match is not None and frame.match.last is not None
        last = self._lasts.get(frame.room) if told else None
        return Seen(frame.room, frame.state, frame.own, frame.match, self._tables[frame.room], last)

    def forget(self) -> None:
        """A new connection is sent everything anew."""
        self._tables.clear()
        self._lasts.clear()
