"""What people say at a table: one line for those who sit there, one for those who look on; kept for a day.

Chat is no part of a room's log, of records or of anything that is counted: it has tables of its own, and what stands
there goes with the room or after a day. Spectators' lines are kept from the seats until the round is over, so that
nobody is told what others see (D09).
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from weakref import WeakKeyDictionary

import msgspec

from hanpan.house import messages
from hanpan.house.between import Said
from hanpan.house.messages import Reason
from hanpan.house.people import command_key, speaker_of
from hanpan.house.ports import Ports
from hanpan.house.shown import Shown
from hanpan.house.text import clean
from hanpan.house.visitor import Visitor
from hanpan.match import Refusal

log = logging.getLogger("hanpan.house")

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


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Said)


class Chat:
    """The lines of one room, while it is in memory."""

    def __init__(self, ports: Ports) -> None:
        self._ports = ports
        self._said: deque[Said] = deque(maxlen=LINES)
        self._number = 0
        self._hidden: list[Said] = []  #: what the seats are not to read yet
        self._spoke: dict[str, float] = {}
        self._muted: dict[str, set[str]] = {}
        self._loaded = False
        self._lock = asyncio.Lock()

    async def load(self, room: Shown) -> None:
        """Know what was said here before. StoreError."""
        if self._loaded:
            return
        async with self._lock:
            if self._loaded:
                return
            lines = self._ports.lines
            kept, mutes = await asyncio.gather(lines.said(room.name), lines.mutes(room.name))
            self._said.extend(_read(room.name, kept))
            for person, speaker in mutes:
                self._muted.setdefault(person, set()).add(speaker)
            self._number = max((number for number, _body in kept), default=0)
            running = _running_round(room)
            self._hidden = [said for said in self._said if _hidden(said, running)]
            room.round_over, room.heard = self.round_over, self.add
            self._loaded = True

    async def say(self, visitor: Visitor, room: Shown, asked: messages.Say) -> None:
        """A line: kept, then read by all who may. One that was said already is not said again. Refusal; StoreError."""
        command = command_key(visitor.person, asked.id)
        async with self._lock:
            if any(said.command == command for said in self._said):
                return
            now = self._ports.now()
            if now - self._spoke.get(visitor.person, now - APART) < APART:
                raise Refusal(Reason.TOO_FAST)
            text = None if asked.text is None else clean(asked.text)
            if (text is None) == (asked.phrase is None) or text == "" or (text is None and asked.phrase not in PHRASES):
                raise Refusal(Reason.NOT_TEXT)
            own = room.table.seats_of(visitor.person)
            line = messages.Line(
                number=self._number + 1,
                speaker=speaker_of(visitor.person, room.name),
                seat=own[0] if own else None,
                name=(room.table.seats[own[0]].name or None) if own else None,
                at=round(now, 3),
                text=text,
                phrase=asked.phrase,
            )
            said = Said(line, bool(own), _running_round(room), command)
            await self._ports.lines.say(room.name, line.number, now, _encoder.encode(said), LINES)
            self._spoke[visitor.person] = now
            self.add(room, said)
        room.speak(said)

    def add(self, room: Shown, said: Said) -> None:
        """A line more that is kept, from here or from another process, to all who may read it."""
        if said.line.number <= self._number:
            return
        self._number = said.line.number
        self._said.append(said)
        running = _running_round(room)
        if _hidden(said, running):
            self._hidden.append(said)
        for viewer in room.onlookers.looking:
            if self._may_read(viewer, room, said, running):
                viewer.post(messages.Chat(room.name, [said.line]))

    async def mute(self, visitor: Visitor, room: Shown, asked: messages.Mute) -> None:
        """Somebody does not want to read a speaker's lines, or does again, on all connections; StoreError."""
        async with self._lock:
            muted = self._muted.setdefault(visitor.person, set())
            known = self._speakers().keys() - {speaker_of(visitor.person, room.name)}
            if (asked.speaker in muted) == asked.muted or (asked.muted and asked.speaker not in known):
                return
            at = self._ports.now() if asked.muted else None
            await self._ports.lines.mute(room.name, visitor.person, asked.speaker, at)
            (muted.add if asked.muted else muted.discard)(asked.speaker)
        self.tell_all(visitor.person, room)

    def tell_all(self, person: str, room: Shown) -> None:
        """All that somebody may read now, on all connections."""
        for viewer in room.onlookers.looking:
            if viewer.person == person:
                self.tell(viewer, room)

    def tell(self, visitor: Visitor, room: Shown) -> None:
        """All that somebody may read, and whom it does not want to, to one connection."""
        running = _running_round(room)
        lines = [said.line for said in self._said if self._may_read(visitor, room, said, running)]
        known = self._speakers()
        muted = [known[speaker] for speaker in sorted(self._muted.get(visitor.person, ())) if speaker in known]
        if self._said:
            visitor.post(messages.Chat(room.name, lines, muted))

    def round_over(self, room: Shown) -> None:
        """Seats are told what spectators said while the round was running."""
        running = _running_round(room)
        fresh = [said for said in self._hidden if not _hidden(said, running)]
        self._hidden = [said for said in self._hidden if _hidden(said, running)]
        for viewer in room.onlookers.looking if fresh else ():
            if room.table.seats_of(viewer.person):
                lines = [said.line for said in fresh if self._may_read(viewer, room, said, running)]
                if lines:
                    viewer.post(messages.Chat(room.name, lines))

    def forget(self, before: float) -> None:
        """Forget the lines before a time."""
        while self._said and self._said[0].line.at < before:
            self._said.popleft()
        self._hidden = [said for said in self._hidden if said.line.at >= before]
        self._spoke = {person: at for person, at in self._spoke.items() if at > self._ports.now() - APART}

    def _speakers(self) -> dict[str, messages.Speaker]:
        """Whoever has said something, by the name of that."""
        lines = [said.line for said in self._said]
        return {line.speaker: messages.Speaker(line.speaker, line.seat, line.name) for line in lines}

    def _may_read(self, viewer: Visitor, room: Shown, said: Said, running: int) -> bool:
        if said.line.speaker in self._muted.get(viewer.person, ()):
            return False
        return not _hidden(said, running) or not room.table.seats_of(viewer.person)


def _hidden(said: Said, running: int) -> bool:
    """Whether the seats may not read a line yet, while this round is running."""
    return not said.seated and said.round != 0 and said.round == running


def _running_round(room: Shown) -> int:
    """The number of the round that is running; 0 between rounds, before the match and after it."""
    match = room.table.match
    return 0 if match is None or match.over or match.waiting else match.round


def _read(room: str, kept: list[tuple[int, bytes]]) -> list[Said]:
    """Lines as they were kept; one that cannot be read is nobody's loss but its own."""
    found = []
    for number, body in kept:
        try:
            found.append(_decoder.decode(body))
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            log.error("line %s of the chat in room %s cannot be read: %s", number, room, error)
    return found


class Chats:
    """The chats of all rooms in memory; each goes with its room."""

    def __init__(self, ports: Ports) -> None:
        self._ports = ports
        self._of: WeakKeyDictionary[Shown, Chat] = WeakKeyDictionary()

    async def of(self, room: Shown) -> Chat:
        """The chat of a room, with what was said there before; StoreError."""
        chat = self._of.get(room)
        if chat is None:
            chat = self._of[room] = Chat(self._ports)
        await chat.load(room)
        return chat

    async def sweep(self) -> None:
        """Forget what is older than a day; StoreError."""
        before = self._ports.now() - KEPT
        for chat in list(self._of.values()):
            chat.forget(before)
        await self._ports.lines.forget_said(before)
