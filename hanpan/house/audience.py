"""Who sees what of a room: what an audience may know is made into bytes once, and all of it share them.

An audience is a seat, or everybody who has no hand to see: spectators, and a shared device that is covered. A frame
is put together when it leaves: what is the connection's own beside the bytes of its audience, and of what seldom
changes only what the connection has not been sent yet.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from hanpan.house import messages
from hanpan.match import Match, views
from hanpan.match.fold import Round

_encoder = msgspec.json.Encoder()

#: The audience of all who see no hand.
NO_SEAT = views.SPECTATOR


class Told(NamedTuple):
    """A finished round as an audience knows it."""

    round: Round
    body: bytes


class Shared:
    """The bytes of a room's audiences: made when first asked for, kept while they are the newest."""

    def __init__(self) -> None:
        self._match: Match | None = None
        self._matches: dict[int, bytes] = {}
        self._rounds: dict[int, Told] = {}
        self._table: messages.Table | None = None
        self._table_bytes = b""
        #: Grows whenever the table is another than before.
        self.edition = 0

    def match(self, match: Match, seat: int) -> bytes:
        """`MatchView` as JSON."""
        if match is not self._match:
            self._match = match
            self._matches.clear()
        body = self._matches.get(seat)
        if body is None:
            body = self._matches[seat] = views.match_bytes(match, seat)
        return body

    def last(self, finished: Round, seat: int) -> bytes:
        """`RoundResult` as JSON, of the newest finished round."""
        told = self._rounds.get(seat)
        if told is None or told.round is not finished:
            told = self._rounds[seat] = Told(finished, views.result_bytes(finished, seat))
        return told.body

    def show(self, table: messages.Table) -> bool:
        """This is the table now; whether it is another than before."""
        if table == self._table:
            return False
        self._table = table
        self._table_bytes = _encoder.encode(table)
        self.edition += 1
        return True

    @property
    def table(self) -> bytes:
        """`Table` as JSON."""
        return self._table_bytes


class Looking:
    """One connection that looks on: from which seat, and which parts it has been sent."""

    __slots__ = ("edition", "last", "seat")

    def __init__(self, seat: int | None) -> None:
        self.seat = seat  #: None: covered, or a spectator
        self.forget()

    def forget(self) -> None:
        """The connection comes in anew, and may have nothing of what it was sent."""
        self.edition = 0
        self.last: tuple[int, int] | None = None

    def frame(self, room: str, match: Match, own: messages.Own, shared: Shared) -> bytes:
        """The newest view as `Frame`; what is in it counts as sent."""
        seat = NO_SEAT if self.seat is None else self.seat
        parts = [
            b'{"type":"view","room":"',
            room.encode(),
            b'","state":',
            str(match.seq).encode(),
            b',"own":',
            _encoder.encode(own),
            b',"match":',
            shared.match(match, seat),
        ]
        if self.edition != shared.edition:
            self.edition = shared.edition
            parts += [b',"table":', shared.table]
        finished = match.last
        if finished is not None and self.last != (finished.round, seat):
            self.last = finished.round, seat
            parts += [b',"last":', shared.last(finished, seat)]
        parts.append(b"}")
        return b"".join(parts)
