"""A program at the table: it opens a match against the computer over the same WebSocket as the page, and plays it.

    hanpan serve &
    python examples/bot.py ws://127.0.0.1:8000/ws

`hanpan.client` takes lost lines up again and knows the messages; docs/protocol.md describes them all.
"""

import asyncio
import random
import sys

from hanpan.client import Client


async def play_match(url: str, level: str, seed: int) -> list[int]:
    """Three months of Koi-Koi with random moves on seat 0 against a computer player; the totals by seat."""
    chance = random.Random(seed)
    async with Client(url) as me:
        room = await me.open("koikoi", [me.HERE, me.computer(level)], months=3)
        while not (seen := await me.my_turn(room)).over:
            await me.newer(room, await me.move(room, chance.choice(seen.legal)) - 1)
        return seen.match.totals if seen.match else []


if __name__ == "__main__":
    address = sys.argv[1] if len(sys.argv) > 1 else "ws://127.0.0.1:8000/ws"
    print("totals:", *asyncio.run(play_match(address, level="beginner", seed=1)))
