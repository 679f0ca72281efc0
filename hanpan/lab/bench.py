"""How fast the rules are: decisions in one second of one core, in three ways of running the same functions."""

from __future__ import annotations

import os
import platform
import random
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path
from typing import Any

import numpy as np

import hanpan
from hanpan.games.contract import CONTRACT
from hanpan.games.face import Game
from hanpan.kernel import bind, new_random

#: Makes about so many decisions and says how many it made.
Work = Callable[[int], int]


@dataclass(frozen=True)
class Rate:
    """Decisions per CPU-second: the median of several runs, and the slowest and fastest of them."""

    what: str
    median: float
    low: float
    high: float
    runs: int

    def data(self) -> dict[str, Any]:
        """As plain data, for JSON."""
        return {"what": self.what, "median": self.median, "low": self.low, "high": self.high, "runs": self.runs}


def measure(what: str, work: Work, seconds: float, runs: int) -> Rate:
    """Measure `work` in `runs` runs of about `seconds` CPU-seconds each, after one to warm up and learn its speed."""
    work(1)
    decisions, took = 1, 0.0
    while took < seconds / 10:
        decisions *= 2
        before = time.process_time()
        made = work(decisions)
        took = time.process_time() - before
    each = max(1, int(made / took * seconds))
    rates: list[float] = []
    for _run in range(runs):
        before = time.process_time()
        made = work(each)
        rates.append(made / (time.process_time() - before))
    return Rate(what, statistics.median(rates), min(rates), max(rates), runs)


def compiled(game: Game, preset: str | None = None) -> Work:
    """Random play inside compiled code, from the shuffle to the score, under the defaults or a preset."""
    functions = {name: getattr(game.spec.rules, name) for name in CONTRACT}
    play_on = bind("hanpan.lab.bench_loops", game.name, **functions).play_on
    options = game.options(preset)
    state, rng, cards = game.spec.state.rows(), new_random(1), np.arange(options.deck_size)
    moves, points = np.zeros(game.spec.max_moves, np.int64), np.zeros(2 * int(options.seats), np.int64)
    return lambda decisions: int(play_on(state, options.row, rng, cards, moves, points, decisions))


def face(game: Game) -> Work:
    """Random play through the Python face: `hanpan.game(…).deal`, `legal`, `play`."""
    chance = random.Random(1)

    def work(decisions: int) -> int:
        made = 0
        while made < decisions:
            pos = game.deal(seed=chance.getrandbits(64))
            while not pos.over:
                seat = pos.actors[0]
                pos = pos.play(seat, chance.choice(pos.legal(seat)))
                made += 1
        return made

    return work


def interpreted(game: Game) -> Work:
    """The same with the rules' interpreted twins: what a house plays with while machine code is being made."""
    plain = Game(game.spec)
    plain.compiled = False
    return face(plain)


def rules(name: str, seconds: float, runs: int) -> list[Rate]:
    """All three ways for one game, and compiled under each of its presets."""
    game = hanpan.game(name)
    ways = (("compiled", compiled), ("Python face", face), ("interpreted", interpreted))
    rates = [measure(f"{name}, {what}", way(game), seconds, runs) for what, way in ways]
    presets = game.spec.options.presets
    return rates + [measure(f"{name} {preset}, compiled", compiled(game, preset), seconds, runs) for preset in presets]


def machine() -> dict[str, str | int]:
    """Where this runs, what else it is busy with (processes over the last minute), and with which versions."""
    info = Path("/proc/cpuinfo")
    names = (
        [line.split(":", 1)[1].strip() for line in info.read_text().splitlines() if line.startswith("model name")]
        if info.is_file()
        else []
    )
    return {
        "processor": names[0] if names else platform.processor() or platform.machine(),
        "cores": os.cpu_count() or 1,
        "load": f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "unknown",
        "system": f"{platform.system()} {platform.machine()}",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        **{package: metadata.version(package) for package in ("numpy", "numba")},
        "hanpan": hanpan.__version__,
    }
