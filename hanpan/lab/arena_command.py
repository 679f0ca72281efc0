"""`hanpan arena GAME [PLAYER PLAYER] [OPTION=VALUE …]`: who is stronger, with 95 % intervals."""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import hanpan
from hanpan.errors import UsageError
from hanpan.games.contract import OptionError
from hanpan.games.face import Game, OptionValues
from hanpan.lab.arena import Estimate, Meeting, meet, seatings
from hanpan.lab.arena_times import decision_times, percentiles
from hanpan.players.levels import UnknownLevel, player

#: Decisions measured of each player for `--times`.
DECISIONS = 400


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    # argparse would call players and options all WORD.
    parser.usage = (
        "hanpan arena GAME [PLAYER PLAYER] [OPTION=VALUE …] [--preset NAME] [--matches N] [--seed N] [--jobs N] "
        "[--times] [--json]"
    )
    parser.add_argument("game", metavar="GAME", help="the game, see `hanpan games`")
    parser.add_argument(
        "words",
        nargs="*",
        default=[],
        metavar="WORD",
        help="two players, levels of the game (none: every level against the next below it), and options that are no "
        "defaults. advanced@200 lets a level that searches guess 200 deals a decision",
    )
    parser.add_argument("--preset", metavar="NAME", help="begin with the options of a preset, see `hanpan games GAME`")
    parser.add_argument(
        "--matches", type=int, default=200, metavar="N", help="matches of each pair of players (200), in whole groups"
    )
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="the chance of all matches (0)")
    parser.add_argument("--jobs", type=int, metavar="N", help="threads (as many as there are cores)")
    parser.add_argument("--times", action="store_true", help="also measure how long decisions take")
    parser.add_argument("--json", action="store_true", help="print plain data instead of text")


def run(args: argparse.Namespace) -> int:
    """Let them meet and print who won; 2 for players, options or numbers that cannot be."""
    game, options, pairs = _asked(args.game, args.words, args.preset)
    if args.matches < 1:
        raise UsageError(f"--matches takes a number from 1, not {args.matches}")
    if args.jobs is not None and args.jobs < 1:
        raise UsageError(f"--jobs takes a number from 1, not {args.jobs}")
    size = len(seatings(int(options["seats"])))
    groups = -(-args.matches // size)
    meetings = []
    for first, second in pairs:
        with bar(f"{first} – {second}", groups * size) as advance:
            meetings.append(
                meet(
                    game,
                    first,
                    second,
                    options,
                    groups=groups,
                    seed=args.seed,
                    jobs=args.jobs,
                    progress=lambda done, advance=advance: advance(done * size),  # type: ignore[misc]
                )
            )
        if not args.json:
            print("\n".join(text(meetings[-1])), flush=True)
    levels = dict.fromkeys(level for pair in pairs for level in pair) if args.times else {}
    times = {level: percentiles(decision_times(game, level, options, decisions=DECISIONS)) for level in levels}
    if args.json:
        data = {"game": game.name, "options": options.changed, "seed": args.seed}
        data["meetings"] = [_data(meeting) for meeting in meetings]
        if times:
            data["times"] = {level: {"median_ms": median, "p99_ms": late} for level, (median, late) in times.items()}
        print(json.dumps(data, indent=1))
        return 0
    for level, (median, late) in times.items():
        print(f"{level}: {median:.2f} ms a decision (median), {late:.2f} ms (99th percentile)")
    print(
        "Intervals are 95 % ones, from groups of matches on the same decks: Wilson's for the score (its number of\n"
        "trials from the spread between groups), 1.96 standard errors for points."
    )
    return 0


def _asked(name: str, words: list[str], preset: str | None) -> tuple[Game, OptionValues, list[tuple[str, str]]]:
    """The game, its options and the pairs of players, first the one that should be the stronger."""
    try:
        game = hanpan.game(name)
    except LookupError as error:
        raise UsageError(str(error)) from None
    given: dict[str, object] = {}
    players: list[str] = []
    for word in words:
        key, equals, value = word.partition("=")
        if not equals:
            players.append(word)
            continue
        try:
            given[key] = game.spec.options.parse(key, value)
        except OptionError as error:
            raise UsageError(str(error)) from None
    if len(players) not in (0, 2):
        raise UsageError(f"name two players, or none for all of them in turn, not {len(players)}")
    for level in players:
        try:
            player(game.spec, level)
        except UnknownLevel as error:
            raise UsageError(str(error)) from None
    try:
        options = game.options(preset, **given)
    except OptionError as error:
        raise UsageError(str(error)) from None
    if options.get("rounds") == 0:
        raise UsageError("with rounds=0 a match never ends: say how many rounds, rounds=5")
    if players:
        return game, options, [(players[0], players[1])]
    return game, options, [(above, below) for below, above in pairwise(game.levels)]


@contextmanager
def bar(title: str, matches: int) -> Iterator[Callable[[int], None]]:
    """A progress bar on the terminal, or none where the error output is no terminal."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(title, total=matches)
        yield lambda done: progress.update(task, completed=done)


def text(meeting: Meeting) -> list[str]:
    """A meeting for people, in lines."""
    score, points = meeting.score, meeting.points_per_match
    changed = ", ".join(f"{name}={value}" for name, value in meeting.options.changed.items()) or "default options"
    return [
        f"{meeting.game} ({changed}), seed {meeting.seed}: {meeting.first} against {meeting.second}, "
        f"{meeting.matches} matches in groups of {meeting.scores.shape[1]} on the same decks",
        f"  score   {100 * score.mean:6.2f} %  [{100 * score.low:.2f}, {100 * score.high:.2f}]  "
        f"won {meeting.won}, drawn {meeting.drawn}, lost {meeting.lost}; a draw counts half",
        f"  points  {points.mean:+6.2f}    [{points.low:+.2f}, {points.high:+.2f}]  a match",
    ]


def _data(meeting: Meeting) -> dict[str, Any]:
    return {
        "first": meeting.first,
        "second": meeting.second,
        "matches": meeting.matches,
        "groups": len(meeting.scores),
        "won": meeting.won,
        "drawn": meeting.drawn,
        "lost": meeting.lost,
        "score": _plain(meeting.score),
        "points": _plain(meeting.points_per_match),
    }


def _plain(estimate: Estimate) -> dict[str, float | None]:
    return {
        "mean": estimate.mean,
        "low": estimate.low if math.isfinite(estimate.low) else None,
        "high": estimate.high if math.isfinite(estimate.high) else None,
    }
