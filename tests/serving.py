"""Real servers for tests: `hanpan serve` in a process of its own."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path

from tests import fixed_deals
from tests.forked import context


class Forked:
    """A command of `hanpan` in a forked process, handled as a `subprocess.Popen` is."""

    def __init__(self, process: BaseProcess) -> None:
        self._process = process
        self.pid = process.pid

    def poll(self) -> int | None:
        """The exit code; None while it runs."""
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        """The exit code, once it has ended; TimeoutExpired when it has not within so many seconds."""
        self._process.join(timeout)
        code = self._process.exitcode
        if code is None:
            raise subprocess.TimeoutExpired("hanpan", timeout or 0)
        return code

    def send_signal(self, number: int) -> None:
        """Send a signal, if it still runs."""
        if self.poll() is None and self.pid is not None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        """End it as a power cut would."""
        self.send_signal(signal.SIGKILL)


@dataclass
class Serving:
    """A running house. `url` ends in a slash; `socket` is its WebSocket's URL."""

    url: str
    data: Path
    process: Forked | subprocess.Popen[str]

    @property
    def socket(self) -> str:
        return self.url.replace("http", "ws", 1) + "ws"

    def kill(self) -> None:
        """As a power cut would: nothing is closed."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """Ask the house to close; its exit code."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=60)


@contextmanager
def serving(
    data: Path,
    *options: str,
    cwd: Path | None = None,
    environment: Mapping[str, str] | None = None,
    deals: Path | None = None,
) -> Iterator[Serving]:
    """A house on any free port with its matches in `data`; computer players move at once unless `--pace` says else.

    `options` are further ones of `hanpan serve`. With the file `deals`, its matches follow from the name there
    (`tests/fixed_deals.py`). With a folder or environment of its own it is a fresh Python; otherwise it is forked from
    one that has loaded everything. It is killed at the end if it still runs.
    """
    words = ["serve", "--port", "0", "--data", str(data), "--json", "--pace", "0", *options]
    process: Forked | subprocess.Popen[str]
    if cwd or environment:
        assert deals is None
        process = subprocess.Popen(
            [sys.executable, "-m", "hanpan.cli", *words],
            stdout=subprocess.PIPE,
            text=True,
            cwd=cwd,
            env={**os.environ, **(environment or {})},
        )
        assert process.stdout is not None
        said = process.stdout
    else:
        reads, writes = context.Pipe(duplex=False)
        forked = context.Process(target=_command, args=(writes, deals, words), daemon=True)
        forked.start()
        writes.close()
        process, said = Forked(forked), os.fdopen(os.dup(reads.fileno()), encoding="utf-8")
        reads.close()
    try:
        line = said.readline()
        assert line, f"the house did not open (exit code {process.wait(timeout=60)})"
        yield Serving(json.loads(line)["url"], data, process)
    finally:
        process.kill()
        process.wait()
        said.close()


def _command(writes: Connection, deals: Path | None, words: Sequence[str]) -> None:
    """Run a command with its output in a pipe."""
    os.dup2(writes.fileno(), 1)
    writes.close()
    with open(1, "w", encoding="utf-8", closefd=False) as sys.stdout:
        sys.exit(fixed_deals.main(deals, list(words)))
