"""The process that makes the machine code: it ends with its house, and only one works at a time."""

from __future__ import annotations

import fcntl
import select
import subprocess
import sys
from pathlib import Path

import pytest

from hanpan import code_cache
from hanpan.players import warm

COMMAND = [sys.executable, "-m", "hanpan.players.warm", "--while-input"]


def test_it_ends_when_its_house_falls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With an empty cache there is work for a minute; the input's end stops it in the midst of it."""
    monkeypatch.setenv("HANPAN_CACHE", str(tmp_path))
    with subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stdout.readline() == f"0 {warm.steps()}\n"
        process.stdin.close()
        rest = process.stdout.readlines()
        assert process.wait(60) == 1
    assert f"{warm.steps()} {warm.steps()}\n" not in rest


def test_it_waits_while_another_works() -> None:
    with (code_cache.FOLDER / "being-made").open("w") as other:
        fcntl.flock(other, fcntl.LOCK_EX)
        with subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0) as process:
            assert process.stdin is not None
            assert process.stdout is not None
            assert process.stdout.readline() == f"0 {warm.steps()}\n".encode()
            assert select.select([process.stdout], [], [], 1.0)[0] == []
            fcntl.flock(other, fcntl.LOCK_UN)
            assert process.stdout.readline() == f"1 {warm.steps()}\n".encode()
            process.stdin.close()
            process.wait(60)
