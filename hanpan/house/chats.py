"""What people say at a table: one line for those who sit there, one for those who look on; in memory, for a day.

Chat is no part of a room's log, of records or of anything that is counted. Spectators' lines are kept from the seats
until the round is over, so that nobody is told what others see (D09).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from hanpan.house import messages
from hanpan.house.messages import Reason
from hanpan.house.room import Room
from hanpan.house.text import clean
from hanpan.house.visitor import Visitor
from hanpan.match import Refusal

#: Seconds for which a line is kept, how many of a room at most, and between two lines of one person.
KEPT, LINES, APART = 24 * 3600.0, 200, 1.0
#: What every language has words for (`phrase-<key>`).
PHRASES = (
    "hello",
    "good_luck",
    "well_played",
    "thanks",
    "sorry",
    "one_moment",
    "your_turn",
    "good_game",
    "again",
    "goodbye",
)


@dataclass(slots=True)
class _Said:
    line: messages.Line
    from_seat: bool
    round: int  #: that was running when a spectator said it; 0: none was


@dataclass
class Chat:
    """The lines of one room."""

    now: Callable[[], float]
    _said: deque[_Said] = field(default_factory=lambda: deque(maxlen=LINES))
    _number: int = 0
    _speakers: dict[str, str] = field(default_factory=dict)
    _spoke: dict[str, float] = field(default_factory=dict)
    _muted: dict[str, set[str]] = field(default_factory=dict)
    _told: int = 0  #: the round up to which seats have been told what spectators said

    def hear(self, visitor: Visitor, room: Room, asked: messages.Say | messages.Mute) -> None:
        """A line, or that one does not want to read somebody's; Refusal."""
        if isinstance(asked, messages.Mute):
            muted = self._muted.setdefault(visitor.person, set())
            (muted.add if asked.muted else muted.discard)(asked.speaker)
            return
        now = self.now()
        if now - self._spoke.get(visitor.person, now - APART) < APART:
            raise Refusal(Reason.TOO_FAST)
        text = None if asked.text is None else clean(asked.text)
        if (text is None) == (asked.phrase is None) or text == "" or (text is None and asked.phrase not in PHRASES):
            raise Refusal(Reason.NOT_TEXT)
        self._spoke[visitor.person] = now
        own = room.table.seats_of(visitor.person)
        self._number += 1
        line = messages.Line(
            number=self._number,
            speaker=self._speakers.setdefault(visitor.person, f"s{len(self._speakers) + 1}"),
            seat=own[0] if own else None,
            name=(room.table.seats[own[0]].name or None) if own else None,
            at=round(now, 3),
            text=text,
            phrase=asked.phrase,
        )
        said = _Said(line, bool(own), _running_round(room))
        self._said.append(said)
        for viewer in room.onlookers.looking:
            if self._may_read(viewer, room, said):
                viewer.post(messages.Chat(room.name, [line]))

    def tell(self, visitor: Visitor, room: Room) -> None:
        """The newest lines to somebody who comes in."""
        lines = [said.line for said in self._said if self._may_read(visitor, room, said)]
        if lines:
            visitor.post(messages.Chat(room.name, lines))

    def round_over(self, room: Room) -> None:
        """Seats are told what spectators said while the round was running."""
        running = _running_round(room)
        told, self._told = self._told, self._number
        fresh = [said for said in self._said if not said.from_seat and said.round and said.round != running]
        for viewer in room.onlookers.looking:
            lines = (
                [said.line for said in fresh if said.line.number > told and self._may_read(viewer, room, said)]
                if room.table.seats_of(viewer.person)
                else []
            )
            if lines:
                viewer.post(messages.Chat(room.name, lines))

    def forget(self, before: float) -> bool:
        """Forget the lines before a time; whether none is left."""
        while self._said and self._said[0].line.at < before:
            self._said.popleft()
        return not self._said

    def _may_read(self, viewer: Visitor, room: Room, said: _Said) -> bool:
        if said.line.speaker in self._muted.get(viewer.person, ()):
            return False
        seated = bool(room.table.seats_of(viewer.person))
        return said.from_seat or not seated or not said.round or said.round != _running_round(room)


def _running_round(room: Room) -> int:
    """The number of the round that is running; 0 between rounds, before the match and after it."""
    match = room.table.match
    return 0 if match is None or match.over or match.waiting else match.round


class Chats:
    """The chats of all rooms, by name."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self._of: dict[str, Chat] = {}

    def of(self, room: Room) -> Chat:
        """The chat of a room; it lives as long as its lines do."""
        chat = self._of.get(room.name)
        if chat is None:
            chat = self._of[room.name] = Chat(self.now)
            room.round_over = chat.round_over
        return chat

    def sweep(self) -> None:
        """Forget what is older than a day."""
        before = self.now() - KEPT
        for name in [name for name, chat in self._of.items() if chat.forget(before)]:
            del self._of[name]
