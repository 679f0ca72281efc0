"""Real servers for tests: `hanpan serve` in a process of its own."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

FIXED_DEALS = Path(__file__).with_name("fixed_deals.py")


@dataclass
class Serving:
    """A running house. `url` ends in a slash; `socket` is its WebSocket's URL."""

    url: str
    data: Path
    process: subprocess.Popen[str]

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
    (`tests/fixed_deals.py`). It is killed at the end if it still runs.
    """
    program = [str(FIXED_DEALS), str(deals)] if deals else ["-m", "hanpan.cli"]
    words = [sys.executable, *program, "serve", "--port", "0", "--data", str(data), "--json", "--pace", "0"]
    process = subprocess.Popen(
        [*words, *options], stdout=subprocess.PIPE, text=True, cwd=cwd, env={**os.environ, **(environment or {})}
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line, f"the house did not open (exit code {process.wait(timeout=60)})"
        yield Serving(json.loads(line)["url"], data, process)
    finally:
        process.kill()
        process.wait()
        if process.stdout is not None:
            process.stdout.close()
