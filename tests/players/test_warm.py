"""The process that makes the machine code: it has help, and ends with its house."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from hanpan.games import catalogue
from hanpan.players import warm

COMMAND = [sys.executable, "-m", "hanpan.players.warm", "--while-input"]


def helpers_of(process: subprocess.Popen[str]) -> list[str]:
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    return children.read_text().split()


def test_it_ends_when_its_house_falls_and_so_do_its_helpers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With an empty cache there is work for a minute; the input's end stops it in the midst of it."""
    monkeypatch.setenv("HANPAN_CACHE", str(tmp_path))
    with subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stdout.readline() == f"0 {warm.steps()}\n"
        assert process.stdout.readline() == f"1 {warm.steps()}\n"
        helpers = helpers_of(process)
        assert len(helpers) == min(os.cpu_count() or 1, len(catalogue.names())) - 1
        process.stdin.close()
        rest = process.stdout.readlines()
        assert process.wait(60) == 1
    assert f"{warm.steps()} {warm.steps()}\n" not in rest
    while any(Path(f"/proc/{helper}").exists() for helper in helpers):
        time.sleep(0.05)


def test_each_helper_begins_with_another_game_and_takes_up_all() -> None:
    names = catalogue.names()
    assert len(names) >= 4
    for helpers in (1, 2, 3, 4):
        orders = [warm.order(helper, helpers) for helper in range(helpers)]
        assert orders[0] == tuple(names)
        assert len({order[0] for order in orders}) == helpers
        assert all(sorted(order) == sorted(names) for order in orders)
