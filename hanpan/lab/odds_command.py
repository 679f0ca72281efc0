"""`hanpan odds [GAME] [--json]`: every figure that a game can count exactly."""

from __future__ import annotations

import argparse
import json

import hanpan
from hanpan.errors import UsageError
from hanpan.games import catalogue
from hanpan.lab import odds


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    parser.add_argument("game", nargs="?", help="the game; without it, every game that counts chances")
    parser.add_argument("--json", action="store_true", help="print plain data instead of a table")


def run(args: argparse.Namespace) -> int:
    """Print the chances; 2 for a game that is not there or counts none."""
    offering = [name for name in hanpan.game_names() if catalogue.spec(name).odds]
    if args.game is None:
        names = offering
    elif args.game in offering:
        names = [args.game]
    else:
        known = args.game in hanpan.game_names()
        what = f"{args.game} counts no chances" if known else f"there is no game {args.game!r}"
        raise UsageError(f"{what}; there are chances of {', '.join(offering)}")
    if args.json:
        print(json.dumps({name: odds.data(catalogue.spec(name)) for name in names}, indent=1))
        return 0
    for number, name in enumerate(names):
        print(("\n" if number else "") + f"{name}: chances, counted exactly")
        for line in odds.lines(catalogue.spec(name)):
            print(line)
    return 0
