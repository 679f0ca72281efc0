"""Who is stronger: matches between two computer players, by seat-swapped groups on the same chance.

`meet` plays them on all cores and gives a `Meeting`, whose figures come with 95 % intervals. A group of matches on the
same decks is one observation: its matches are not independent of each other, so the intervals are made from groups.
"""

from __future__ import annotations

import math
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import FIRST_EXCEPTION, ThreadPoolExecutor, wait
from dataclasses import dataclass
from typing import Any

import numpy as np

from hanpan.games.face import Game, OptionValues
from hanpan.kernel import bind, jit, new_random
from hanpan.players.levels import player

#: The 97.5 % point of the normal distribution.
Z = 1.959964
#: How long a worker plays before it looks up, in seconds: progress and Ctrl-C wait for it.
CHUNK_SECONDS = 0.25


def seatings(seats: int) -> Any:
    """Who sits where in the matches of a group: an int64 array (matches, seats), 0 the first player, 1 the second.

    The players sit alternately, in every distinct turn of the table and with their places exchanged, so that both sit
    on every seat equally often: A B and B A for two seats, A B A B and B A B A for four, six seatings for three.
    """
    alternate = [seat % 2 for seat in range(seats)]
    turns = [alternate[turn:] + alternate[:turn] for turn in range(seats)]
    every = turns + [[1 - player for player in seating] for seating in turns]
    return np.array(list(dict.fromkeys(map(tuple, every))), np.int64)


@dataclass(frozen=True)
class Estimate:
    """A mean and its 95 % interval."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True)
class Meeting:
    """What two players did to each other: arrays of shape (groups, matches of a group)."""

    game: str
    first: str
    second: str
    options: OptionValues
    seed: int
    scores: Any  #: the first player's score of each match, 0 … 1; with two seats 1 won, 0.5 drawn, 0 lost
    points: Any  #: the first player's points less the second's

    @property
    def matches(self) -> int:
        return int(self.scores.size)

    @property
    def won(self) -> int:
        return int((self.scores > 0.5).sum())

    @property
    def drawn(self) -> int:
        return int((self.scores == 0.5).sum())

    @property
    def lost(self) -> int:
        return int((self.scores < 0.5).sum())

    @property
    def score(self) -> Estimate:
        """The mean score (draws count half)."""
        return wilson(self.scores.mean(axis=1), self.matches)

    @property
    def points_per_match(self) -> Estimate:
        """The mean difference in points of a match: mean ± 1.96 standard errors over groups."""
        groups = self.points.mean(axis=1)
        error = Z * float(groups.std(ddof=1)) / math.sqrt(groups.size) if groups.size > 1 else math.inf
        return Estimate(float(groups.mean()), float(groups.mean()) - error, float(groups.mean()) + error)


def wilson(scores: Any, matches: int) -> Estimate:
    """The mean of groups' scores (each 0 … 1) with Wilson's 95 % interval (Wilson 1927) for an effective number.

    Wilson's interval is for n independent yes-or-no trials, whose mean has the variance p(1 - p)/n. A group's score is
    no yes or no, so n is the number of such trials that would vary as the groups' mean does, p(1 - p) groups/variance,
    but no more than the matches played; where all groups are alike it is the number of groups.
    """
    p = float(scores.mean())
    groups = int(scores.size)
    variance = float(scores.var())
    n = min(p * (1.0 - p) * groups / variance, float(matches)) if variance > 0.0 else float(groups)
    centre = (p + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n)
    half = Z * math.sqrt(p * (1.0 - p) / n + Z * Z / (4.0 * n * n)) / (1.0 + Z * Z / n)
    return Estimate(p, max(0.0, centre - half), min(1.0, centre + half))


def meet(
    game: Game,
    first: str,
    second: str,
    options: OptionValues,
    *,
    groups: int,
    seed: int = 0,
    begin: int = 0,
    jobs: int | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> Meeting:
    """Let the levels `first` and `second` play `groups` groups of matches (see `seatings`).

    The result follows from the arguments alone, not from `jobs` (threads; all cores by default): chance is drawn for
    each group by its number, counted from `begin`, so that a long meeting may be played in parts. `progress` is called
    from this thread with the number of groups done. UnknownLevel for a level that the game does not have, ValueError
    for no groups.
    """
    if groups < 1:
        raise ValueError(f"at least one group of matches must be played, not {groups}")
    seats = seatings(int(options["seats"]))
    scores, points = np.zeros((groups, len(seats))), np.zeros((groups, len(seats)))
    loop, chosen = compiled_loop(game, first, second, options.deck_size), options.row.view(np.recarray)
    queue = _Queue(groups)

    def work() -> None:
        rooms = game.spec.state.rows(3).view(np.recarray)
        size = 1
        while (share := queue.take(size)).stop > share.start:
            began = time.monotonic()
            numbers = range(begin + share.start, begin + share.stop)
            seeds = np.array([new_random((seed << 32) + number)[0] for number in numbers])
            loop(seeds, chosen, seats, rooms, scores[share], points[share])
            queue.finish(share)
            took = max(time.monotonic() - began, 1e-6)
            size = max(1, min(2 * size, int(size * CHUNK_SECONDS / took)))

    # Play nothing first: the machine code is made here, where Ctrl-C is heard, and not in every worker.
    loop(np.empty(0, np.int64), chosen, seats, game.spec.state.rows(3).view(np.recarray), scores, points)
    # Compiled code lets go of the interpreter lock, so threads are enough to keep all cores busy.
    workers = max(1, min(jobs or cores(), groups))
    with ThreadPoolExecutor(workers) as pool:
        futures = [pool.submit(work) for _worker in range(workers)]
        try:
            running = True
            while running:
                found = wait(futures, 0.1, FIRST_EXCEPTION)
                running = bool(found.not_done) and not any(future.exception() for future in found.done)
                progress(queue.done)
        finally:
            queue.close()
    for future in futures:
        future.result()
    return Meeting(game.name, first, second, options, seed, scores, points)


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class _Queue:
    """The numbers of the groups still to play, handed out in shares."""

    def __init__(self, groups: int) -> None:
        self._lock = threading.Lock()
        self._groups = groups
        self._next = 0
        self.done = 0

    def take(self, size: int) -> slice:
        with self._lock:
            start = self._next
            self._next = min(start + size, self._groups)
            return slice(start, self._next)

    def finish(self, share: slice) -> None:
        with self._lock:
            self.done += share.stop - share.start

    def close(self) -> None:
        """Hand out no more."""
        with self._lock:
            self._next = self._groups


def compiled_loop(game: Game, first: str, second: str, cards: int) -> Callable[..., None]:
    """The loop that lets two levels of a game play groups of matches with so many cards (`arena_loop.play_groups`)."""
    spec = game.spec
    names = {name: getattr(spec.rules, name) for name in _NAMES}
    names |= {"voided": jit(spec.voided), "first": player(spec, first), "second": player(spec, second)}
    loop = bind("hanpan.lab.arena_loop", f"{spec.name}.{cards}.{first}.{second}", DECK=cards, **names)
    play: Callable[..., None] = loop.play_groups
    return play


_NAMES = ("actors", "advance", "deal", "play", "standing", "start", "view")
