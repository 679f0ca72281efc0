"""What the strongest computer player would do: told to who asks it for an own seat, from what that seat sees alone.

The same question has the same answer and is thought about once while the match stands where it does, so that what a
person can ask costs the thinkers no more than each of its moves once. Other people at a table have not agreed to it:
there nobody is told anything.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from dataclasses import dataclass, field
from functools import partial
from weakref import WeakKeyDictionary

from hanpan.house import messages
from hanpan.house.messages import Code, Reason
from hanpan.house.ports import Thinkers
from hanpan.house.shown import Shown
from hanpan.house.visitor import Visitor
from hanpan.match import Match, Refusal
from hanpan.players.levels import Outlook, foresees
from hanpan.players.worker import Question

log = logging.getLogger("hanpan.house")

#: The answer to a question: the move, or what comes of one.
Thought = int | Outlook


class Hints:
    """The hints of a house: of each room all that was asked of the state it is in."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._asked: WeakKeyDictionary[Shown, _State] = WeakKeyDictionary()

    def answer(self, viewer: Visitor, room: Shown, wish: messages.Hint | messages.Foresee) -> None:
        """Answer as soon as it was thought about; the connection does not wait for it. Refusal, NotationError."""
        match = _allowed(viewer, room, wish)
        task = self._thought(viewer, room, _question(match, wish))
        task.add_done_callback(partial(_tell, viewer, match, wish))

    def _thought(self, viewer: Visitor, room: Shown, question: Question) -> asyncio.Task[Thought]:
        """The same question is thought about once, unless that came to nothing."""
        asked = self._asked.get(room)
        if asked is None or asked.number != room.state:
            asked = self._asked[room] = _State(room.state)
        what = question.seat, question.move
        task = asked.thoughts.get(what)
        if task is None or _came_to_nothing(task):
            task = asyncio.create_task(self._think(question, viewer.person), name=f"a hint in {room.name}")
            asked.thoughts[what] = task
        return task

    async def _think(self, question: Question, whose: str) -> Thought:
        if question.move >= 0:
            return await self._thinkers.foresee(question, whose)
        return await self._thinkers.decide(question, whose)


@dataclass
class _State:
    """What was asked while a match stood so: by seat and move (-1: what to do), all else follows from the state."""

    number: int
    thoughts: dict[tuple[int, int], asyncio.Task[Thought]] = field(default_factory=dict)


def _came_to_nothing(task: asyncio.Task[Thought]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)


def _tell(viewer: Visitor, match: Match, wish: messages.Hint | messages.Foresee, task: asyncio.Task[Thought]) -> None:
    """Say what was thought, to whoever asked."""
    if task.cancelled():
        return
    trouble = task.exception()
    if trouble is not None:
        log.error("a hint in room %s has no answer: %s", wish.room, trouble)
        viewer.post(
            messages.Error(wish.id, Code.INTERNAL, "no computer player could say; it stands in the house's log")
        )
        return
    thought = task.result()
    if isinstance(thought, int):
        viewer.post(messages.Hinted(wish.id, wish.room, wish.state, match.game.spec.move_text(thought)))
    else:
        viewer.post(messages.Foreseen(wish.id, wish.room, wish.state, thought.deals, thought.own, thought.other))


def _question(match: Match, wish: messages.Hint | messages.Foresee) -> Question:
    """What is asked: all of it, chance included, follows from what the seat sees."""
    seat, ahead = wish.seat, -1
    if isinstance(wish, messages.Foresee):
        ahead = int(match.game.parse(match.position, wish.move))
        reason = match.position.reason(seat, ahead)
        if reason is not None:
            raise Refusal(reason)
    view = bytes(match.position.view(seat))
    return Question(
        game=match.game.name,
        level=match.game.levels[-1],
        view=view,
        options=dict(match.options),
        seat=seat,
        seed=int.from_bytes(hashlib.sha256(view).digest()[:7], "big"),
        move=ahead,
    )


def _allowed(viewer: Visitor, room: Shown, wish: messages.Hint | messages.Foresee) -> Match:
    """The match, where a hint may be had; Refusal."""
    table, match = room.table, room.table.match
    own = table.seats_of(viewer.person)
    if match is None:
        raise Refusal(Reason.NOT_BEGUN)
    if table.over:
        raise Refusal(Reason.MATCH_OVER)
    if wish.seat not in own:
        raise Refusal(Reason.NOT_YOUR_SEAT)
    thinks = isinstance(wish, messages.Hint) or foresees(match.game.name)
    if not thinks or any(chair.kind == "person" for seat, chair in enumerate(table.seats) if seat not in own):
        raise Refusal(Reason.NO_HINTS)
    # A hint names a card: a hand that is covered on a shared device stays so.
    if room.onlookers.looking[viewer].seat != wish.seat:
        raise Refusal(Reason.OTHER_SEAT_ACTS)
    if wish.seat not in match.position.actors or not match.asked[wish.seat] <= wish.state <= match.seq:
        raise Refusal(Reason.STALE)
    return match
