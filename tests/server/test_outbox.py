"""What waits to be sent on one connection."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from hanpan.house import messages
from hanpan.server.limits import Limits
from hanpan.server.outbox import Outbox


class Line:
    """The written end of a line, of which a test says when it is blocked."""

    def __init__(self) -> None:
        self.blocked = False
        self.sent: list[bytes] = []
        self.cut = False
        self.calls = 0

    def send(self, frames: Sequence[bytes]) -> None:
        self.sent += frames
        self.calls += 1

    def abort(self) -> None:
        self.cut = True


def pong(number: int) -> bytes:
    return f'{{"type":"pong","id":"{number}"}}'.encode()


async def left() -> None:
    """Let everything leave that can."""
    for _ in range(50):
        await asyncio.sleep(0)


async def test_answers_keep_their_order_and_come_before_news() -> None:
    line = Line()
    outbox = Outbox(line, Limits())
    outbox.news("a", lambda: b"view of a")
    for number in range(3):
        outbox.post(messages.Pong(str(number)))
    assert line.sent == [], "what comes in the same moment leaves together"
    await left()
    assert line.sent == [pong(0), pong(1), pong(2), b"view of a"]


async def test_newer_news_of_a_room_take_the_place_of_older_ones_and_are_made_when_they_leave() -> None:
    line = Line()
    line.blocked = True
    outbox = Outbox(line, Limits())
    made = []

    def compose(name: str) -> bytes:
        made.append(name)
        return name.encode()

    for name in ("a1", "b1", "a2"):
        outbox.news(name[0], lambda name=name: compose(name))  # type: ignore[misc]
    await left()
    assert (line.sent, made) == ([], []), "nothing is made for a reader who does not read"
    line.blocked = False
    outbox.leave()
    await left()
    assert line.sent == [b"a2", b"b1"]
    assert made == ["a2", "b1"]


async def test_what_leaves_together_is_one_call_and_a_long_queue_leaves_in_pieces() -> None:
    line = Line()
    outbox = Outbox(line, Limits())
    outbox.post(messages.Pong("0"))
    outbox.news("a", lambda: b"view of a")
    await left()
    assert (line.sent, line.calls) == ([pong(0), b"view of a"], 1)
    for number in range(20):
        outbox.post(messages.Pong(str(number)))
    await left()
    assert line.sent[2:] == [pong(number) for number in range(20)]
    assert line.calls == 1 + 3


async def test_a_line_that_is_blocked_on_the_way_gets_the_rest_later() -> None:
    class Narrow(Line):
        def send(self, frames: Sequence[bytes]) -> None:
            super().send(frames)
            self.blocked = True

    line = Narrow()
    outbox = Outbox(line, Limits())
    for number in range(24):
        outbox.post(messages.Pong(str(number)))
    for piece in range(1, 4):
        await left()
        assert line.sent == [pong(number) for number in range(8 * piece)]
        line.blocked = False
        outbox.leave()


async def test_only_so_many_answers_wait() -> None:
    line = Line()
    line.blocked = True
    outbox = Outbox(line, Limits(unread_answers=10))
    for number in range(10):
        outbox.post(messages.Pong(str(number)))
    assert not line.cut
    outbox.post(messages.Pong("one more"))
    assert line.cut


async def test_a_room_that_has_nothing_to_say_any_more_is_passed_over() -> None:
    line = Line()
    outbox = Outbox(line, Limits())
    outbox.news("left", lambda: b"")
    outbox.news("here", lambda: b"view")
    await left()
    assert line.sent == [b"view"]


async def test_a_view_that_cannot_be_made_hinders_no_other(caplog: pytest.LogCaptureFixture) -> None:
    line = Line()
    outbox = Outbox(line, Limits())

    def broken() -> bytes:
        raise ZeroDivisionError

    outbox.news("a", broken)
    outbox.news("b", lambda: b"view of b")
    await left()
    assert line.sent == [b"view of b"]
    assert "a view of room a could not be made" in caplog.text


async def test_after_closing_nothing_leaves() -> None:
    line = Line()
    outbox = Outbox(line, Limits())
    outbox.post(messages.Pong("1"))
    outbox.news("a", lambda: b"view of a")
    outbox.close()
    await left()
    assert line.sent == []
