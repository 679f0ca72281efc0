"""`hanpan serve` for tests: its matches' seeds follow from a name, so that a test sits down at the same tables again.

The first word on the command line is a file; the n-th match that is opened while it holds a name is that name's n-th.
By as many seconds as a file beside it says (`ahead`) the house's clock is ahead, so that a test need not wait.
Computer players decide by the match's seed too. A house that people play in takes its seeds from the operating system.
"""

from __future__ import annotations

import functools
import hashlib
import sys
from collections import Counter
from pathlib import Path
from unittest import mock

from hanpan import cli
from hanpan.house.ports import Ports, steady_time
from hanpan.server import serve_command

_opened: Counter[str] = Counter()


def seed(names: Path) -> bytes:
    """The seed of the next match under the name in the file."""
    name = names.read_text(encoding="utf-8")
    _opened[name] += 1
    return hashlib.sha256(f"{name} {_opened[name]}".encode()).digest()


def ahead(names: Path) -> Path:
    """The file that says how far the house's clock is ahead."""
    return names.with_name(f"{names.name}-ahead")


def now(names: Path) -> float:
    """The time of a house of tests."""
    try:
        return steady_time() + float(ahead(names).read_text(encoding="utf-8"))
    except FileNotFoundError:
        return steady_time()


def main(names: Path | None, words: list[str]) -> int:
    """A command of `hanpan`; its exit code. Without the file `names` the seeds are the operating system's."""
    if names is None:
        return cli.main(words)
    ports = functools.partial(Ports, seed=functools.partial(seed, names), now=functools.partial(now, names))
    with mock.patch.object(serve_command, "Ports", ports):
        return cli.main(words)


if __name__ == "__main__":
    file, *rest = sys.argv[1:]
    sys.exit(main(Path(file), rest))
