"""What a house does under load: durable moves a second, how long each takes, processor time and memory.

`hanpan bench house`. The house runs on one core, whoever plays on the others (`hanpan.lab.load`, a process of its own).
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import quantiles
from typing import Any

from hanpan.lab.bench_house import house, resident, wait_for_machine_code

HEADING = "## House under load"


@dataclass(frozen=True)
class Load:
    """Durable moves under load. Times in milliseconds; processor time of the house's process in microseconds a move;
    bytes of memory for one table with its two connections."""

    games: str
    clients: int
    rate: float | None
    seconds: float
    moves: int
    moves_a_second: float
    cpu_a_move: float
    median: float
    p99: float
    slowest: float
    slowest_ping: float
    bytes_a_table: int


def measure(games: str, clients: int, rate: float | None, seconds: float) -> Load:
    """A house, so many clients at its tables, moving for so many seconds."""
    with house() as (url, process):
        wait_for_machine_code(url)
        first, rest = _cores()
        os.sched_setaffinity(process.pid, first)
        words = [sys.executable, "-m", "hanpan.lab.load", url, "--games", games]
        words += ["--clients", str(clients), "--seconds", str(seconds), *(["--rate", str(rate)] if rate else [])]
        before = resident(process.pid)
        with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as driver:
            os.sched_setaffinity(driver.pid, rest)
            try:
                tables = _hear(driver)["tables"]
                memory = resident(process.pid) - before
                cpu = _cpu(process.pid)
                assert driver.stdin is not None
                driver.stdin.write("\n")
                driver.stdin.flush()
                seen = _hear(driver)
                cpu = _cpu(process.pid) - cpu
            finally:
                driver.kill()
    moves, pings = sorted(seen["moves"]), seen["pings"]
    cuts = quantiles(moves, n=100)
    return Load(
        games=games,
        clients=clients,
        rate=rate,
        seconds=seen["seconds"],
        moves=len(moves),
        moves_a_second=len(moves) / seen["seconds"],
        cpu_a_move=1e6 * cpu / len(moves),
        median=1000 * cuts[49],
        p99=1000 * cuts[98],
        slowest=1000 * moves[-1],
        slowest_ping=1000 * max(pings),
        bytes_a_table=memory // tables,
    )


def _hear(driver: subprocess.Popen[str]) -> dict[str, Any]:
    assert driver.stdout is not None
    line = driver.stdout.readline()
    if not line:
        raise RuntimeError(f"the driver ended: exit code {driver.wait()}")
    told: dict[str, Any] = json.loads(line)
    return told


def _cores() -> tuple[set[int], set[int]]:
    """One core for the house, the others for who plays there."""
    cores = sorted(os.sched_getaffinity(0))
    return {cores[0]}, set(cores[1:]) or {cores[0]}


def _cpu(pid: int) -> float:
    """Seconds of processor time that a process has taken, in the system too."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def lines(loads: list[Load]) -> Iterator[str]:
    """The results as a table for people, in Markdown."""
    names = ("games", "clients", "asked for", "moves/s", "µs of CPU a move", "median ms", "p99 ms", "slowest ping ms")
    yield f"| {' | '.join(names)} | KiB a table |"
    yield "|---|---:|---:|---:|---:|---:|---:|---:|---:|"
    for load in loads:
        asked = "closed loop" if load.rate is None else f"{load.rate:,.0f}/s"
        yield (
            f"| {load.games} | {load.clients:,} | {asked} | {load.moves_a_second:,.0f} | {load.cpu_a_move:,.0f} "
            f"| {load.median:.1f} | {load.p99:.1f} | {load.slowest_ping:.1f} | {load.bytes_a_table / 1024:.1f} |"
        )


def data(loads: list[Load]) -> list[dict[str, object]]:
    """The results as plain data."""
    return [asdict(load) for load in loads]
