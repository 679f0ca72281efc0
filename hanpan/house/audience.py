"""Who sees what of a room: what an audience may know is made into bytes once, and all of it share them.

An audience is a seat, or everybody who has no hand to see: spectators, and a shared device that is covered. Where a
table wants it so, spectators see the match as it was when its last round had ended. A frame is put together when it
leaves: what is the connection's own beside the bytes of its audience, and of what seldom changes only what the
connection has not been sent yet.
"""

from __future__ import annotations

import msgspec

from hanpan.house import messages
from hanpan.match import Match, views
from hanpan.match.fold import Round

_encoder = msgspec.json.Encoder()

#: The audience of all who see no hand.
NO_SEAT = views.SPECTATOR


class Known:
    """The bytes of one state of a match, by audience: made when first asked for, kept while it is the newest."""

    def __init__(self) -> None:
        self._match: Match | None = None
        self._matches: dict[int, bytes] = {}
        self._rounds: dict[int, tuple[Round, bytes]] = {}

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
        if told is None or told[0] is not finished:
            told = self._rounds[seat] = finished, views.result_bytes(finished, seat)
        return told[1]


class Shared:
    """What all who look on at a room share: the match as it is, as those see it who are a round late, and the table."""

    def __init__(self) -> None:
        self.now = Known()
        self.late = Known()
        #: Grows whenever the table is another than before.
        self.edition = 0
        self.table = b""  #: `Table` as JSON
        self._shown: messages.Table | None = None

    def show(self, table: messages.Table) -> bool:
        """This is the table now; whether it is another than before."""
        if table == self._shown:
            return False
        self._shown = table
        self.table = _encoder.encode(table)
        self.edition += 1
        return True


class Looking:
    """One connection that looks on: from which seat, whether a round late, by which key it came, and which parts it has
    been sent."""

    __slots__ = ("edition", "key", "last", "late", "seat")

    def __init__(self, seat: int | None, late: bool, key: str = "") -> None:
        self.seat = seat  #: None: covered, or a spectator
        self.late = late
        self.key = key
        self.forget()

    def forget(self) -> None:
        """The connection comes in anew, and may have nothing of what it was sent."""
        self.edition = 0
        self.last: tuple[int, int] | None = None

    @property
    def audience(self) -> int:
        return NO_SEAT if self.seat is None else self.seat

    def frame(self, room: str, match: Match | None, own: messages.Own, shared: Shared) -> bytes:
        """The newest view as `Frame`; what is in it counts as sent."""
        seat = self.audience
        known = shared.late if self.late else shared.now
        parts = [
            b'{"type":"view","room":"',
            room.encode(),
            b'","state":',
            b"0" if match is None else str(match.seq).encode(),
            b',"own":',
            _encoder.encode(own),
            b',"match":',
            b"null" if match is None or match.round == 0 else known.match(match, seat),
        ]
        if self.edition != shared.edition:
            self.edition = shared.edition
            parts += [b',"table":', shared.table]
        finished = None if match is None else match.last
        if finished is not None and self.last != (finished.round, seat):
            self.last = finished.round, seat
            parts += [b',"last":', known.last(finished, seat)]
        parts.append(b"}")
        return b"".join(parts)
