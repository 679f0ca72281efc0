"""A program that sits down at a friend's table: python examples/friend.py "https://…/#/room/<room>/<key>"."""

import asyncio
import contextlib
import random
import sys

from hanpan.client import Client, Refused, read_link


async def sit_down(url: str, room: str, key: str) -> None:
    async with Client(url) as me:
        await me.join(room, key, name="Robot")
        while not (seen := await me.my_turn(room)).over:
            with contextlib.suppress(Refused):  # somebody else was faster
                await (me.go_on(room, seen.ways[0]) if seen.ways else me.move(room, random.choice(seen.legal)))
            await me.newer(room, seen.state)
        print("totals:", *(seen.match.totals if seen.match else ["none"]))


asyncio.run(sit_down(*read_link(sys.argv[1])))
