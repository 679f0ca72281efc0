"""The command line: `hanpan serve | games | odds | arena | bench | replay`.

Every command lives in the room it belongs to, in a module with `arguments(parser)` and `run(args) -> int`; it is
imported only when asked for. Exit codes: 0 done, 1 the work failed, 2 the request was wrong (`UsageError`). Plain data
(`--json`) are ASCII, so that they are the same under every encoding.
"""

from __future__ import annotations

import argparse
import codecs
import importlib
import io
import os
import sys
import unicodedata
from collections.abc import Sequence

import hanpan
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

#: Signs that Unicode relates to no plain one.
DASHES = str.maketrans("–—−·", "---.")


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; returns the exit code."""
    words = list(sys.argv[1:] if argv is None else argv)
    codecs.register_error("substitute", _substitute)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="substitute")
    try:
        try:
            return _run(words)
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        # Who reads has enough (`hanpan games | head`), so nothing failed; nor must what is left in the buffer, at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130


def _run(words: list[str]) -> int:
    if not words or words[0] not in COMMANDS:
        # Help, the version, or what is wrong; else a command after all.
        words = words[words.index(_frame().parse_args(words).command) :]
    name = words[0]
    command = importlib.import_module(COMMANDS[name])
    parser = argparse.ArgumentParser(f"hanpan {name}", description=SUMMARIES[name])
    parser.set_defaults(command=name)
    command.arguments(parser)
    # Words may stand before flags, after them and between them.
    args = parser.parse_intermixed_args(words[1:])
    try:
        return int(command.run(args))
    except UsageError as error:
        print(f"hanpan {name}: {error}", file=sys.stderr)
        return 2


def _frame() -> argparse.ArgumentParser:
    """The command line without what each command declares."""
    parser = argparse.ArgumentParser("hanpan", description="한판 (hanpan): a card parlour, to play in and to study.")
    parser.add_argument("--version", action="version", version=f"hanpan {hanpan.__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name, summary in SUMMARIES.items():
        commands.add_parser(name, help=summary, description=summary)
    return parser


def _substitute(error: UnicodeError) -> tuple[str, int]:
    """For a terminal that has few letters: plain ones that look alike (… is ...), a question mark for any other."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    plain = [
        unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode() or "?"
        for letter in error.object[error.start : error.end].translate(DASHES)
    ]
    return "".join(plain), error.end


if __name__ == "__main__":
    sys.exit(main())
