"""What other processes of the house ask of this one, answered: about rooms that it owns."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from hanpan.house import between, messages
from hanpan.house.between import Ask, Between, Look, NotMine
from hanpan.house.room import Room
from hanpan.house.rooms import Elsewhere, Rooms
from hanpan.house.visitor import Visitor
from hanpan.match import MatchError
from hanpan.store import StoreError


class Relay:
    """`handle`: carries a command out, as for a visitor of this process."""

    def __init__(self, rooms: Rooms, handle: Callable[[Visitor, messages.Command], Awaitable[None]]) -> None:
        self._rooms = rooms
        self._handle = handle

    async def answer(self, body: bytes) -> bytes:
        """The answer to what came over the bus."""
        return between.encode(await self._answer(between.decode(body)))

    async def _answer(self, wish: Between) -> Between:
        if not isinstance(wish, Look | Ask):
            return NotMine()
        try:
            found = await self._rooms.find(wish.room)
        except (MatchError, StoreError, Elsewhere):
            return NotMine()
        if not isinstance(found, Room):
            return NotMine()
        if isinstance(wish, Ask):
            return await self._carried_out(found, wish)
        await found.look_from(wish.process, wish.people)
        return found.told()

    async def _carried_out(self, found: Room, wish: Ask) -> Between:
        answer: asyncio.Future[messages.Message] = asyncio.get_running_loop().create_future()

        def post(message: messages.Message) -> None:
            if not answer.done() and not isinstance(message, messages.Chat):
                answer.set_result(message)

        person = Visitor(post, lambda _room, _compose: None)
        person.person, person.afar = wish.person, True
        found.held += 1
        try:
            await self._handle(person, between.command_of(wish))
            # An answer to an open window comes when it closes.
            said = await answer
        finally:
            found.held -= 1
        return between.answered(found.table.length, said)
