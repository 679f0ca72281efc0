"""How long computer players think: decisions one after another on one core, through the door that the house uses."""

from __future__ import annotations

import time
from itertools import count

import numpy as np

from hanpan.games.face import Game, OptionValues, Position
from hanpan.players.levels import decide


def decision_times(game: Game, level: str, options: OptionValues, *, decisions: int, seed: int = 0) -> list[float]:
    """The processor seconds of so many decisions of `level` in matches with itself; those with a single move do not
    count.

    One decision, which may have to make machine code, is made beforehand. UnknownLevel as `decide`.
    """
    start = game.deal(options, seed=seed)
    while start.over:
        seed += 1
        start = game.deal(options, seed=seed)
    _timed(start, level, 0)
    times: list[float] = []
    for match in count():
        key = b"times %d %d" % (seed, match)
        round_: Position | None = game.deal(options, seed=key)
        for number in count(2):
            if round_ is None:
                break
            while not round_.over:
                if len(times) == decisions:
                    return times
                choices = len(round_.legal(round_.actors[0]))
                move, took = _timed(round_, level, len(times))
                if choices > 1:
                    times.append(took)
                round_ = round_.play(round_.actors[0], move)
            round_ = round_.next_round(seed=key, label=str(number))
    raise AssertionError("counting has no end")


def _timed(position: Position, level: str, seed: int) -> tuple[int, float]:
    """The move of the seat that may act (the lowest), and the processor seconds it took."""
    seat = position.actors[0]
    view = bytes(position.view(seat))
    began = time.thread_time()
    move = decide(position.game.name, level, view, position.options, seat, seed)
    return move, time.thread_time() - began


def percentiles(times: list[float]) -> tuple[float, float]:
    """The median and the 99th percentile of some times, in milliseconds."""
    median, late = np.percentile(times, [50, 99]) * 1000.0
    return float(median), float(late)
