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


async def test_E16_a_stall_is_no_disconnect_and_a_dead_line_is_noticed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The pings run a hundred times as fast here: what they say of 2 and of 37 seconds, 0.02 and 0.37 must keep."""
    assert serve_command.PING_EVERY + serve_command.PING_LOST <= 37
    monkeypatch.setattr(serve_command, "PING_EVERY", serve_command.PING_EVERY / 100)
    monkeypatch.setattr(serve_command, "PING_LOST", serve_command.PING_LOST / 100)
    clock = asyncio.get_running_loop().time
    parser = argparse.ArgumentParser()
    serve_command.arguments(parser)
    args = parser.parse_args(["--data", str(tmp_path), "--json"])
    with serve_command.listen("127.0.0.1", 0) as listener:
        serving_it = asyncio.create_task(serve_command._serve(args, listener, open_log(tmp_path)))
        try:
            reader, writer = await asyncio.open_connection(*listener.getsockname()[:2])
            writer.write(
                b"GET /ws HTTP/1.1\r\nHost: house\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
            )
            assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
            assert (await reader.readexactly(2))[0] == 0x89  # a ping, which this line does not answer
            pinged = clock()
            async with asyncio.timeout(5):
                await reader.read()
            assert 0.1 < clock() - pinged
            writer.close()
        finally:
            os.kill(os.getpid(), signal.SIGTERM)
            await serving_it


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
