"""What runs in processes of its own: they are killed while they write, or their disk is full."""

from __future__ import annotations

import asyncio
import random
import resource
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path

from hanpan.store import Store, StoreError
from tests.forked import context

ROOMS = [f"room-{i}" for i in range(12)]


def started(target: Callable[[str, Connection], None], url: str) -> tuple[BaseProcess, Connection]:
    """`target` at work in a process of its own, and the end of a pipe that hears what it tells."""
    hears, tells = context.Pipe(duplex=False)
    process = context.Process(target=target, args=(url, tells), daemon=True)
    process.start()
    tells.close()
    return process, hears


def write_until_killed(url: str, tells: Connection) -> None:
    """Append groups of events to all rooms at once; tell (room, seq, count) of each group that is said to be safe."""

    async def play(store: Store, room: str) -> None:
        chance = random.Random()
        seq = len(await store.load(room))
        while True:
            count = chance.randint(1, 4)
            await store.append(room, seq, [f"{room} {seq + i} of {seq} {count}".encode() for i in range(count)])
            tells.send((room, seq, count))
            seq += count

    async def play_all() -> None:
        store = Store.open(url)
        await asyncio.gather(*(play(store, room) for room in ROOMS))

    asyncio.run(play_all())


def fill_the_disk(url: str, tells: Connection) -> None:
    """Let files grow by 200 kB only; tell how each append fares then, and once there is room again."""
    small, large = [b"small"], [b"x" * 2_000_000]

    async def work() -> None:
        def outcome(result: object) -> str:
            return "done" if result is None else f"{type(result).__name__}: {result}"

        store = Store.open(url)
        await store.append("a", 0, small)
        written_ahead = Path(url.removeprefix("sqlite:///") + "-wal").stat().st_size
        _soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (written_ahead + 200_000, hard))
        together = await asyncio.gather(
            store.append("a", 1, small),
            store.append("large", 0, large),
            store.append("b", 0, small),
            store.load("a"),
            return_exceptions=True,
        )
        tells.send([outcome(result) for result in together[:3]])
        tells.send(together[3])
        try:
            await store.append("large", 0, large)
        except StoreError as error:
            tells.send(outcome(error))
        resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
        await store.append("large", 0, large)
        await store.append("a", 2, small)
        await store.close()

    asyncio.run(work())
    tells.send("closed")
