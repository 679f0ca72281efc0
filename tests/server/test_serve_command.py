"""`hanpan serve` as somebody types it: it says where the house is, or what is wrong; it ends when it is told to."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from hanpan import cli
from hanpan.server.serve_command import open_log
from tests.server.client import client
from tests.serving import Serving, serving


def refusal(*options: str, capsys: pytest.CaptureFixture[str]) -> str:
    """What `hanpan serve` complains of."""
    assert cli.main(["serve", *options]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("hanpan serve: ")
    return said.err


def test_a_port_that_is_taken(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        said = refusal("--port", port, "--data", str(tmp_path), capsys=capsys)
    assert port in said
    assert "--port 0" in said


def test_a_host_that_is_not_here(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = refusal("--host", "192.0.2.1", "--port", "0", "--data", str(tmp_path), capsys=capsys)
    assert "192.0.2.1" in said


def test_a_port_that_is_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "65535" in refusal("--port", "70000", "--data", str(tmp_path), capsys=capsys)


def test_a_data_folder_that_is_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    said = refusal("--port", "0", "--data", str(tmp_path / "file"), capsys=capsys)
    assert str(tmp_path / "file") in said
    assert "--data" in said


def test_a_data_folder_with_something_else_in_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "hanpan.db").write_bytes(b"no database" * 100)
    assert "hanpan.db" in refusal("--port", "0", "--data", str(tmp_path), capsys=capsys)


@pytest.mark.parametrize("name", ["a b", "한판", "50% off", "what?x=1", "a#b", "per%20cent", "a@b:c"])
async def test_a_data_folder_may_have_any_name(tmp_path: Path, name: str) -> None:
    await open_log(tmp_path / name).close()
    assert {path.name for path in tmp_path.iterdir()} == {name}
    assert "hanpan.db" in {path.name for path in (tmp_path / name).iterdir()}


@pytest.mark.parametrize(
    "options",
    [
        ["--pace", "-1"],
        ["--workers", "0"],
        ["--rate", "0"],
        *([f"--{name}", value] for name in ("pace", "rate", "speed") for value in ("nan", "inf")),
        ["--speed", "0"],
    ],
)
def test_settings_that_make_no_sense(tmp_path: Path, options: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert "--pace is at least 0" in refusal("--port", "0", "--data", str(tmp_path), *options, capsys=capsys)


def test_a_data_folder_in_use(house: Serving, capsys: pytest.CaptureFixture[str]) -> None:
    said = refusal("--port", "0", "--data", str(house.data), capsys=capsys)
    assert "in use" in said


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_a_signal_closes_the_house_and_its_workers(tmp_path: Path, number: signal.Signals) -> None:
    with serving(tmp_path) as house:
        async with client(house.socket) as person:
            await person.open("random", None)
            await person.my_turn()
            children = Path(f"/proc/{house.process.pid}/task/{house.process.pid}/children")
            workers = [int(pid) for pid in children.read_text().split()] if children.exists() else []
            house.process.send_signal(number)
            assert house.process.wait(timeout=60) == 0
        for pid in workers:
            with pytest.raises(ProcessLookupError):
                os.kill(pid, 0)


def test_the_address_is_said_for_people_too(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "hanpan.cli", "serve", "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        process.terminate()
        assert process.wait(timeout=60) == 0
    assert "http://127.0.0.1:" in line


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--origin", "cards.example.org"], "'cards.example.org' is no origin"),
        (["--origin", "https://a", "--origin", "http://["], "'http://[' is no origin"),
        (["--proxy", "nginx"], "'nginx' does not appear to be an IPv4 or IPv6 address"),
        (["--connections-per-address", "0"], "at least 1"),
    ],
)
def test_settings_of_the_door_that_make_no_sense(
    tmp_path: Path, options: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert words in refusal("--port", "0", "--data", str(tmp_path), *options, capsys=capsys)


async def test_the_logs_folder_is_for_its_owners_eyes(tmp_path: Path) -> None:
    """A folder that the house makes, or that was its own already; never one that it was merely given."""
    await open_log(tmp_path / "made").close()
    assert (tmp_path / "made").stat().st_mode & 0o777 == 0o700
    assert (tmp_path / "made" / "hanpan.db").stat().st_mode & 0o777 == 0o600
    (tmp_path / "made").chmod(0o755)
    await open_log(tmp_path / "made").close()
    assert (tmp_path / "made").stat().st_mode & 0o777 == 0o700
    (tmp_path / "given").mkdir(mode=0o755)
    await open_log(tmp_path / "given").close()
    assert (tmp_path / "given").stat().st_mode & 0o777 == 0o755


def test_a_log_that_lost_something_is_told_at_the_start(tmp_path: Path) -> None:
    (tmp_path / "hanpan.db-told").write_text('{"room":"gone","seq":7,"at":1780000000.0}')
    words = [sys.executable, "-m", "hanpan.cli", "serve", "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert "http://" in process.stdout.readline()
        process.terminate()
        assert process.wait(timeout=60) == 0
        assert process.stderr is not None
        said = process.stderr.read()
    assert "number 7 of room gone at 2026-05-28" in said
    assert "is not there" in said
