"""What waits to be sent on one connection."""

from __future__ import annotations

import asyncio

import msgspec

from hanpan.house import messages
from hanpan.house.visitor import Compose
from hanpan.server.socket import UNREAD, Outbox


def saying(text: bytes) -> Compose:
    return lambda: text


async def test_a_newer_view_takes_the_place_of_an_older_one_of_its_room() -> None:
    outbox = Outbox()
    outbox.news("one", saying(b"one before"))
    outbox.news("other", saying(b"other before"))
    outbox.news("one", saying(b"one after"))
    assert [await outbox.take(), await outbox.take()] == [b"one after", b"other before"]
    outbox.news("other", saying(b"other after"))
    assert await outbox.take() == b"other after"


async def test_a_view_is_put_together_when_it_leaves() -> None:
    outbox, made = Outbox(), []

    def compose() -> bytes:
        made.append("made")
        return b"frame"

    outbox.news("room", compose)
    assert made == []
    assert await outbox.take() == b"frame"
    assert made == ["made"]


async def test_a_room_that_has_nothing_to_say_any_more_is_passed_over() -> None:
    outbox = Outbox()
    outbox.news("left", saying(b""))
    outbox.news("here", saying(b"frame"))
    assert await outbox.take() == b"frame"


async def test_answers_keep_their_order_and_come_before_views() -> None:
    outbox = Outbox()
    answers: list[messages.Message] = [messages.Pong("1"), messages.Done("2", "room", 3), messages.Pong("4")]
    outbox.news("room", saying(b"before"))
    outbox.post(answers[0])
    outbox.news("room", saying(b"after"))
    outbox.post(answers[1])
    outbox.post(answers[2])
    assert [await outbox.take() for _ in range(4)] == [*map(msgspec.json.encode, answers), b"after"]


async def test_whoever_takes_waits_for_the_next() -> None:
    outbox = Outbox()
    taking = asyncio.create_task(outbox.take())
    await asyncio.sleep(0)
    assert not taking.done()
    outbox.post(messages.Pong("1"))
    assert await taking == msgspec.json.encode(messages.Pong("1"))


def test_only_so_many_answers_wait() -> None:
    outbox = Outbox()
    for number in range(UNREAD):
        outbox.post(messages.Pong(str(number)))
    assert not outbox.full
    outbox.post(messages.Pong("one more"))
    assert outbox.full
