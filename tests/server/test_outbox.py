"""What waits to be sent on one connection."""

from __future__ import annotations

import asyncio

from hanpan.house import messages
from hanpan.server.socket import UNREAD, Outbox
from hanpan.store import Store
from tests.house.parlour import HERE, Guest, parlour


async def views(count: int) -> list[messages.View]:
    """Views of `count` rooms, twice: before and after a move."""
    async with Store.open("sqlite://") as log, parlour(log) as house:
        guest = Guest(house)
        await guest.hello()
        before, after = [], []
        for _ in range(count):
            room = await guest.open(HERE, HERE, months=3)
            before.append(await guest.face(room, guest.view.actors[0]))
            await guest.move(room)
            after.append(guest.view)
    return before + after


async def test_a_newer_view_takes_the_place_of_an_older_one_of_its_room() -> None:
    one_before, other_before, one_after, other_after = await views(2)
    outbox = Outbox()
    for view in (one_before, other_before, one_after):
        outbox.post(view)
    assert [await outbox.take(), await outbox.take()] == [one_after, other_before]
    outbox.post(other_after)
    assert await outbox.take() == other_after


async def test_answers_keep_their_order_and_come_before_views() -> None:
    (before, after) = await views(1)
    outbox = Outbox()
    answers: list[messages.Message] = [messages.Pong("1"), messages.Done("2", "room", 3), messages.Pong("4")]
    for message in (before, answers[0], after, answers[1], answers[2]):
        outbox.post(message)
    assert [await outbox.take() for _ in range(4)] == [*answers, after]


async def test_whoever_takes_waits_for_the_next() -> None:
    outbox = Outbox()
    taking = asyncio.create_task(outbox.take())
    await asyncio.sleep(0)
    assert not taking.done()
    outbox.post(messages.Pong("1"))
    assert await taking == messages.Pong("1")


def test_only_so_many_answers_wait() -> None:
    outbox = Outbox()
    for number in range(UNREAD):
        outbox.post(messages.Pong(str(number)))
    assert not outbox.full
    outbox.post(messages.Pong("one more"))
    assert outbox.full
