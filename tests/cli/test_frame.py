"""The command line's frame: help, exit codes, errors, and that a command loads no room it does not need."""

from __future__ import annotations

import argparse
import importlib
import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from hanpan import cli
from hanpan.errors import UsageError
from hanpan.lab import games_command

ROOT = Path(__file__).resolve().parents[2]


def run(*words: str, code: str | None = None) -> subprocess.CompletedProcess[str]:
    """`hanpan WORDS` in a process of its own (or some `code` instead)."""
    command = [sys.executable, "-c", code] if code else [sys.executable, "-m", "hanpan.cli"]
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    return subprocess.run([*command, *words], cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


def test_help_lists_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        cli.main(["--help"])
    assert end.value.code == 0
    out = capsys.readouterr().out
    for command, summary in cli.SUMMARIES.items():
        assert f"    {command} " in out
        assert summary in out
    assert list(cli.COMMANDS) == list(cli.SUMMARIES)


@pytest.mark.parametrize("command", cli.COMMANDS)
def test_every_command_has_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    """With every option explained."""
    with pytest.raises(SystemExit) as end:
        cli.main([command, "--help"])
    assert end.value.code == 0
    out = " ".join(capsys.readouterr().out.split())
    assert out.startswith(f"usage: hanpan {command} ")
    assert cli.SUMMARIES[command] in out
    parser = argparse.ArgumentParser()
    importlib.import_module(cli.COMMANDS[command]).arguments(parser)
    for action in parser._actions:
        assert action.help, f"{command}: {action.dest} is not explained"


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ([], "the following arguments are required: COMMAND"),
        (["gmaes"], "invalid choice: 'gmaes'"),
        (["games", "--jsno"], "unrecognized arguments: --jsno"),
        (["--json", "games"], "unrecognized arguments: --json"),
        (["games", "koikoi", "more"], "unrecognized arguments: more"),
        (["bench", "--only", "all"], "invalid choice: 'all'"),
        (["bench", "--runs", "few"], "invalid int value: 'few'"),
    ],
)
def test_wrong_words(words: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        cli.main(words)
    assert end.value.code == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("usage: hanpan")
    assert message in captured.err


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["games", "koikio"], "hanpan games: there is no game 'koikio'; did you mean 'koikoi'?"),
        (["odds", "koikio"], "hanpan odds: there is no game 'koikio'; there are chances of "),
        (["bench", "koikio"], "hanpan bench: there is no game 'koikio'; there are "),
        (["bench", "koikoi", "--runs", "0"], "hanpan bench: --seconds is more than 0, --runs at least 1"),
        (["bench", "koikoi", "--seconds", "0"], "hanpan bench: --seconds is more than 0, --runs at least 1"),
    ],
)
def test_wrong_requests(words: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Exit code 2, one line on the error stream that says what would be right, nothing else."""
    assert cli.main(words) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith(message)
    assert captured.err.count("\n") == 1


def test_exit_codes_of_the_work(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """What `run` returns; 130 after Ctrl-C; a fault of ours is not hidden."""
    for code in (0, 1):
        monkeypatch.setattr(games_command, "run", lambda args, code=code: code)
        assert cli.main(["games"]) == code

    def interrupted(args: argparse.Namespace) -> int:
        raise KeyboardInterrupt

    def unusable(args: argparse.Namespace) -> int:
        raise UsageError("this is wrong, that would be right")

    def broken(args: argparse.Namespace) -> int:
        raise ZeroDivisionError

    monkeypatch.setattr(games_command, "run", interrupted)
    assert cli.main(["games"]) == 130
    monkeypatch.setattr(games_command, "run", unusable)
    assert cli.main(["games"]) == 2
    assert capsys.readouterr().err == "hanpan games: this is wrong, that would be right\n"
    monkeypatch.setattr(games_command, "run", broken)
    with pytest.raises(ZeroDivisionError):
        cli.main(["games"])


def test_as_a_program() -> None:
    done = run("games", "koikoi")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("koikoi: ")
    done = run("games", "koikio")
    assert (done.returncode, done.stdout) == (2, "")
    with (ROOT / "pyproject.toml").open("rb") as file:
        assert tomllib.load(file)["project"]["scripts"] == {"hanpan": "hanpan.cli:main"}


@pytest.mark.parametrize("buffered", ["", "1"])
def test_a_reader_who_has_enough_ends_it_quietly(buffered: str) -> None:
    """As in `hanpan odds | head -1`: exit code 1, no traceback, whether output is buffered or not."""
    reader, writer = os.pipe()
    os.close(reader)
    with os.fdopen(writer, "w") as closed:
        done = subprocess.run(
            [sys.executable, "-m", "hanpan.cli", "games"],
            cwd=ROOT,
            env={**os.environ, "PYTHONUNBUFFERED": buffered},
            stdout=closed,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert (done.returncode, done.stderr) == (1, "")


@pytest.mark.parametrize("command", ["games", "odds"])
def test_a_command_loads_only_its_own_room(command: str) -> None:
    code = (
        "import sys; from hanpan.cli import main; code = main(sys.argv[1:]);"
        "print(*sorted(m for m in sys.modules if m.startswith('hanpan.')), file=sys.stderr); sys.exit(code)"
    )
    loaded = run(command, "koikoi", code=code).stderr.split()
    assert f"hanpan.lab.{command}_command" in loaded
    rooms = {name.split(".")[1] for name in loaded}
    assert rooms <= {"cards", "cli", "errors", "games", "kernel", "lab"}


def test_json_is_json(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["games", "--json"], ["games", "koikoi", "--json"], ["odds", "--json"], ["odds", "koikoi", "--json"]):
        assert cli.main(words) == 0
        assert json.loads(capsys.readouterr().out)
