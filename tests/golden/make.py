"""Make a golden playthrough: `python -m tests.golden.make GAME TABLE [NUMBER]`.

Random match NUMBER is kept; without a number, of some hundred the one in which the most different things happen at the
rounds' ends: the words and numbers of the game's facts, and the names of its numbers. (Random players meet more corners
of the rules than good ones.) Read what it made, `hanpan replay FILE`, against the rules, round by round, before
committing it: from then on it is what the rules must give.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator

import hanpan
from hanpan.match import Event, Match, fold, go_on, move, replay, start
from hanpan.match.record import write
from tests.golden.tables import path_of, tables

TRIES = 400
BEGUN = 1_767_225_600.0  # 2026-01-01


def played(game: hanpan.Game, options: hanpan.OptionValues, number: int) -> tuple[Match, list[Event]]:
    """A match of random moves, and of random ways on where the table is asked; everything follows from `number`."""
    chance = random.Random(number)
    events = start(game, options, chance.randbytes(32), BEGUN, ask=True).events
    match = replay(events)
    while not match.over:
        if match.ways:
            more = go_on(match, chance.choice(match.ways), match.seq, "", BEGUN).events
        else:
            seat = chance.choice(match.position.actors)
            wish = str(chance.choice(match.position.legal(seat)))
            more = move(match, seat, wish, match.seq, "", BEGUN, ask=True).events
        for event in more:
            events.append(event)
            match = fold(match, event)
    return match, events


def leaves(where: str, data: object) -> Iterator[str]:
    """Plain data as the things that are so: a path and what stands at its end."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from leaves(f"{where}.{key}", value)
    elif isinstance(data, list):
        for value in data:
            yield from leaves(where, value)
    else:
        yield f"{where}={data}"


def happenings(match: Match) -> int:
    """How many different things the rounds ended with."""
    seen: set[str] = set()
    for finished in match.results:
        data = finished.position.data
        seen.update(leaves("facts", data["facts"]))
        seen.update(f"{field}={data[field]}" for field in match.game.spec.symbols)
        seen.add(f"points={max(finished.points)}")
    return len(seen)


def make(name: str, table: str, number: int | None) -> None:
    game, options = hanpan.game(name), tables(name)[table]
    if number is None:
        number = max(range(TRIES), key=lambda one: happenings(played(game, options, one)[0]))
    path_of(name, table).write_text(write(played(game, options, number)[1]), "utf-8")
    print(f"{path_of(name, table)}: random match {number}")


if __name__ == "__main__":
    make(sys.argv[1], sys.argv[2], int(sys.argv[3]) if len(sys.argv) > 3 else None)
