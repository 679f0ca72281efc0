"""From plain Python to machine code while people play.

The first start compiles for a while. Until then positions are handled by the rules' plain twins, which give the same
answers; the code is made by a process of its own and then read from disk beside the running games. Later starts find
it there and need no such process.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys

from hanpan import code_cache
from hanpan.games.face import game, game_names
from hanpan.house.house import House
from hanpan.house.messages import Progress
from hanpan.players import warm
from hanpan.players.pool import Pool

log = logging.getLogger("hanpan.server")

COMMAND = (sys.executable, "-m", "hanpan.players.warm", "--while-input")


def switch(pool: Pool, *, compiled: bool) -> None:
    """Let all games and thinkers go by machine code, or by the plain twins."""
    for name in game_names():
        game(name).compiled = compiled
    pool.compiled = compiled
    if not compiled:
        pool.settled.clear()


async def prepare(house: House, pool: Pool) -> None:
    """Have the machine code made, tell the house how far it is, and switch over. Play never waits for it."""
    total = warm.steps()
    house.report(Progress(0, total))
    try:
        if await asyncio.to_thread(code_cache.all_made) or await _make(house):
            await asyncio.to_thread(_read)
            switch(pool, compiled=True)
    finally:
        pool.settled.set()
        house.report(Progress(total, total))


async def _make(house: House) -> bool:
    # Nothing is written into its input: it is there to end with this process.
    process = await asyncio.create_subprocess_exec(
        *COMMAND, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
    )
    try:
        assert process.stdout is not None
        async for line in process.stdout:
            done, total = map(int, line.split())
            if done < total:
                house.report(Progress(done, total))
        if await process.wait():
            log.error("the machine code could not be made: play goes on without it, more slowly")
        return process.returncode == 0
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()


def _read() -> None:
    for name in game_names():
        for _function in warm.rules(name):
            pass
