"""The command line: `hanpan serve | games | odds | arena | bench | replay`.

Every command lives in the room it belongs to, in a module with `arguments(parser)` and `run(args) -> int`; it is
imported only when asked for. Exit codes: 0 done, 1 the work failed, 2 the request was wrong (`UsageError`).
"""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from collections.abc import Sequence

from hanpan.errors import UsageError

#: Command → the module that does it.
COMMANDS = {
    "serve": "hanpan.server.serve_command",
    "games": "hanpan.lab.games_command",
    "odds": "hanpan.lab.odds_command",
    "arena": "hanpan.lab.arena_command",
    "bench": "hanpan.lab.bench_command",
    "replay": "hanpan.match.replay_command",
}

SUMMARIES = {
    "serve": "open the parlour: the page and the table server",
    "games": "list the games, their options and computer players",
    "odds": "exact chances of a game's figures",
    "arena": "let two computer players meet, and say who is stronger",
    "bench": "measure speed, against peers where they are installed",
    "replay": "read a record file back, move by move",
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; returns the exit code."""
    words = list(sys.argv[1:] if argv is None else argv)
    parser = argparse.ArgumentParser("hanpan", description="한판: a card parlour, to play in and to study.")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    asked = next((word for word in words if word in COMMANDS), None)
    for name, summary in SUMMARIES.items():
        child = commands.add_parser(name, help=summary, description=summary)
        if name == asked:
            importlib.import_module(COMMANDS[name]).arguments(child)
    args = parser.parse_args(words)
    try:
        code = int(importlib.import_module(COMMANDS[args.command]).run(args))
        sys.stdout.flush()
        return code
    except UsageError as error:
        print(f"hanpan {args.command}: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # Who reads has enough (`hanpan games | head`); what is left in the buffer must not fail once more at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
