"""The ladder: in every game each computer player against the one below it, on a fixed seed, with 95 % intervals.

    python -m hanpan.lab.ladder                 all games; it takes hours, and goes on where it was ended
    python -m hanpan.lab.ladder koikoi bigtwo   these games
    … --matches 100                             fewer matches of each pair, or more
    … --record bench/results.md                 write the section of a file anew; pairs not asked for stay out of it

What was played is kept in `.cache/ladder`, under a key of all code and options that decided it: matches of other rules
or players are never counted in. How the figures are made: `hanpan.lab.arena`.
"""

from __future__ import annotations

import argparse
import datetime
import hashlib
import json
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

import numpy as np

import hanpan
from hanpan import code_cache
from hanpan.games.face import Game, OptionValues
from hanpan.lab import bench
from hanpan.lab.arena import Meeting, compiled_loop, meet, seatings
from hanpan.lab.arena_command import bar, text
from hanpan.lab.bench_command import record

HEADING = "## Ladder"
#: The seed of all matches: no player was made better by looking at them.
SEED = 101
FOLDER = Path(".cache") / "ladder"
#: How long a part is played before it is kept, in seconds by the clock.
PART_SECONDS = 20.0


@dataclass(frozen=True)
class Table:
    """At which table players of a game meet, and how many matches: of rules of thumb, and where the upper searches."""

    preset: str | None = None
    options: Mapping[str, int | str | bool] = field(default_factory=dict)
    thumb: int = 2000
    search: int = 200


#: Games without an entry are played as they are by default.
TABLES: Mapping[str, tuple[Table, ...]] = {
    "koikoi": (Table(search=2000),),
    "bigtwo": (Table(options={"rounds": 10}),),
    "zayagoshi": (Table(options={"seats": 3, "rounds": 6}), Table(options={"seats": 2, "rounds": 6})),
    "daifugo": (Table("goran", {"rounds": 5}), Table("dokopa", {"rounds": 5})),
}


@dataclass(frozen=True)
class Rung:
    """Two neighbours among a game's levels, at a table."""

    game: Game
    table: Table
    above: str
    below: str

    @property
    def options(self) -> OptionValues:
        return self.game.options(self.table.preset, **self.table.options)

    @property
    def size(self) -> int:
        """Matches of a group."""
        return len(seatings(self.options.number_of_seats))

    @property
    def matches(self) -> int:
        thinking = self.game.spec.thinking
        return self.table.search if thinking and self.above in thinking.guesses else self.table.thumb

    @property
    def key(self) -> str:
        """Of all that decides how its matches go."""
        code = code_cache.key(compiled_loop(self.game, self.above, self.below, self.options.deck_size), "", "")
        return hashlib.sha256(f"{code} {dict(self.options)} {SEED}".encode()).hexdigest()[:16]


def rungs(names: Sequence[str]) -> list[Rung]:
    """The ladders of these games, from the bottom up."""
    games = [hanpan.game(name) for name in names]
    return [
        Rung(game, table, above, below)
        for game in games
        for table in TABLES.get(game.name, (Table(),))
        for below, above in pairwise(game.levels)
    ]


def play(
    rung: Rung, matches: int, folder: Path, jobs: int | None = None, progress: Callable[[int], None] = lambda done: None
) -> Meeting:
    """The meeting of a rung over so many matches, in whole groups. What is kept in `folder` is not played again, what
    is played is kept part by part; `progress` is told the number of matches done."""
    path = folder / f"{rung.game.name}-{rung.above}-{rung.key}.jsonl"
    groups = -(-matches // rung.size)
    parts = [json.loads(line) for line in path.read_text("utf-8").splitlines()] if path.is_file() else []
    done = sum(len(part["scores"]) for part in parts)
    folder.mkdir(parents=True, exist_ok=True)
    share = 1
    while done < groups:
        progress(done * rung.size)
        began = time.monotonic()
        share = min(share, groups - done)
        part = meet(rung.game, rung.above, rung.below, rung.options, groups=share, seed=SEED, begin=done, jobs=jobs)
        parts.append({"scores": part.scores.tolist(), "points": part.points.tolist()})
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(parts[-1]) + "\n")
        done += share
        took = max(time.monotonic() - began, 1e-6)
        share = max(1, min(2 * share, int(share * PART_SECONDS / took)))
    scores, points = (np.array([row for part in parts for row in part[what]][:groups]) for what in ("scores", "points"))
    return Meeting(rung.game.name, rung.above, rung.below, rung.options, SEED, scores, points)


def verdict(meeting: Meeting) -> str:
    """What the interval of the score says."""
    if meeting.score.low > 0.5:
        return "stronger"
    return "weaker" if meeting.score.high < 0.5 else "not shown"


def markdown(meetings: Sequence[Meeting]) -> Iterator[str]:
    """The meetings as a section of a Markdown file."""
    yield HEADING
    yield ""
    machine = ", ".join(f"{name} {value}" for name, value in bench.machine().items())
    yield f"`make ladder`, {datetime.date.today().isoformat()}: {machine}."
    yield ""
    yield f"Each computer player against the one below it, seed {SEED}: groups of matches on the same decks with places"
    yield "changed, each group one observation. The score is the share of pairs, a seat of each player, in which the"
    yield "upper one's is placed better, draws half; points are the difference in a match. *Stronger*: the 95 %"
    yield "interval of the score lies above 50 %."
    yield ""
    yield "| game | table | upper | lower | matches | score | 95 % interval | points | 95 % interval | the upper is |"
    yield "|---|---|---|---|---:|---:|---|---:|---|---|"
    for meeting in meetings:
        score, points = meeting.score, meeting.points_per_match
        changed = [f"{name}={value}" for name, value in meeting.options.changed.items()]
        cells = (
            meeting.game, " ".join(changed) or "default", meeting.first, meeting.second, f"{meeting.matches:,}",
            f"{100 * score.mean:.2f} %", f"{100 * score.low:.2f} … {100 * score.high:.2f}",
            f"{points.mean:+.2f}", f"{points.low:+.2f} … {points.high:+.2f}", verdict(meeting),
        )  # fmt: skip
        yield "| " + " | ".join(cells) + " |"


def main(argv: Sequence[str] | None = None) -> int:
    """Run the tool; returns the exit code."""
    parser = argparse.ArgumentParser("python -m hanpan.lab.ladder", description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help="the games (all)")
    parser.add_argument(
        "--matches", type=int, metavar="N", help="of each pair (thousands; hundreds where one searches)"
    )
    parser.add_argument("--jobs", type=int, metavar="N", help="threads (as many as there are cores)")
    parser.add_argument("--record", type=Path, metavar="FILE", help=f"write the section '{HEADING}' of a file anew")
    args = parser.parse_intermixed_args(argv)
    for name in args.games:
        if name not in hanpan.game_names():
            parser.error(f"there is no game {name!r}; there are {', '.join(hanpan.game_names())}")
    if (args.matches is not None and args.matches < 1) or (args.jobs is not None and args.jobs < 1):
        parser.error("--matches and --jobs take numbers from 1")
    meetings = []
    for rung in rungs(args.games or hanpan.game_names()):
        matches = args.matches or rung.matches
        with bar(f"{rung.game.name}: {rung.above} – {rung.below}", matches) as advance:
            meetings.append(play(rung, matches, FOLDER, args.jobs, advance))
        print("\n".join([*text(meetings[-1]), f"  {rung.above}: {verdict(meetings[-1])}"]), flush=True)
    if args.record:
        record(args.record, "\n".join(markdown(meetings)))
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
