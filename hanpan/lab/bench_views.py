"""What a view costs from the match to the bytes that a house sends, beside the same told field by field."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

import hanpan
from hanpan.match import Match, decide, views

#: Matches of one run are looked at after each of so many moves.
MOVES = 200
_NOON = 1_700_000_000.0
_encoder = msgspec.json.Encoder()


@dataclass(frozen=True)
class ViewCost:
    """CPU time of a view, in microseconds: the median of several runs, each of matches of its own, for every seat."""

    game: str
    fast: float  #: `views.match_bytes`
    declared: float  #: the same by `Position.view(seat).data`
    size: int  #: bytes of a view on average
    runs: int

    def data(self) -> dict[str, Any]:
        """As plain data, for JSON."""
        return {
            "game": self.game, "fast": self.fast, "declared": self.declared, "size": self.size, "runs": self.runs,
        }  # fmt: skip


def cost(name: str, runs: int) -> ViewCost:
    """Measure both ways, turn about."""
    fast, declared, sizes = [], [], []
    _time(views.match_bytes, matches(name, 0))
    for run in range(1, runs + 1):
        looked = matches(name, run)
        took, size = _time(views.match_bytes, looked)
        fast.append(took)
        sizes.append(size)
        declared.append(_time(by_declaration, looked)[0])
    return ViewCost(name, statistics.median(fast), statistics.median(declared), round(statistics.mean(sizes)), runs)


def by_declaration(match: Match, seat: int) -> bytes:
    """A view without the layout and machine code of looks."""
    known = match.position.view(seat)
    spec = known.game.spec
    acting = () if match.over else known.actors
    played = [
        None if mover != seat and spec.move_number(text) >> 54 in spec.secret_kinds else text
        for mover, text, _by_clock in match.played
    ]
    legal = [str(move) for move in known.legal(seat)] if acting else []
    return _encoder.encode([acting, legal, match.ways, known.data, played, known.totals, known.standing])


def matches(name: str, seed: int) -> list[Match]:
    """A match under the defaults after each of its moves, all made at random, and as many more as it takes."""
    return [match for match, _move in zip(_moves(name, random.Random(f"{name} {seed}")), range(MOVES), strict=False)]


def _moves(name: str, chance: random.Random) -> Iterator[Match]:
    game = hanpan.game(name)
    while True:
        match = decide.start(game, game.options(), chance.randbytes(32), _NOON).match
        while not match.over:
            seat = chance.choice(match.position.actors)
            move = str(chance.choice(match.position.legal(seat)))
            match = decide.move(match, seat, move, match.seq, "", _NOON).match
            yield match


def _time(way: Callable[[Match, int], bytes], looked: list[Match]) -> tuple[float, float]:
    """Microseconds and bytes of one view on average."""
    size = count = 0
    before = time.process_time()
    for match in looked:
        for seat in range(match.position.seats):
            size += len(way(match, seat))
            count += 1
    return 1e6 * (time.process_time() - before) / count, size / count
