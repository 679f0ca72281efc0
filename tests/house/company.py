"""Several people at one table, each at a device of their own: what a test does to have them there."""

from __future__ import annotations

import msgspec

from hanpan.house import messages
from hanpan.house.house import House
from hanpan.house.room import Room
from tests.house.parlour import FRIEND, HERE, Guest, fresh


async def guest_of(house: House, token: str | None = None) -> Guest:
    guest = Guest(house, token)
    await guest.hello()
    return guest


async def waiting(house: House, *seats: messages.SeatWish, **options: object) -> tuple[Guest, Room]:
    """A maker and the room that waits."""
    ann = await guest_of(house)
    name = await ann.open(*(seats or (HERE, FRIEND)), **options)  # type: ignore[arg-type]
    return ann, house.rooms.inside[name]


async def join(guest: Guest, room: Room, **fields: object) -> messages.Done:
    wish = {"type": "join", "id": fresh(), "room": room.name, "key": room.table.invite, **fields}
    return await guest.ask(msgspec.convert(wish, messages.Join), messages.Done)


async def refused(guest: Guest, command: messages.Command) -> str:
    return (await guest.ask(command, messages.Refused)).reason


async def three(house: House, **settings: object) -> tuple[list[Guest], Room]:
    """Three people at a table of Daifugo that has begun."""
    ann, room = await waiting(house, HERE, FRIEND, FRIEND, game="daifugo", rounds=2, **settings)
    others = [await guest_of(house) for _ in range(2)]
    for other in others:
        await join(other, room)
        await other.ask(messages.Ready(fresh(), room.name), messages.Done)
    assert room.table.phase == "playing"
    return [ann, *others], room


def table_of(guest: Guest) -> messages.Table:
    """The newest table that a connection was sent."""
    frames = [msgspec.json.decode(frame, type=messages.Frame) for frame in guest.frames]
    return next(frame.table for frame in reversed(frames) if frame.table is not msgspec.UNSET)
