"""The command line's frame: help, exit codes, errors, and that a command loads no room it does not need."""

from __future__ import annotations

import argparse
import contextlib
import importlib
import io
import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

import hanpan
from hanpan import cli
from hanpan.errors import UsageError
from hanpan.lab import arena_command, games_command

ROOT = Path(__file__).resolve().parents[2]


def run(*words: str, code: str | None = None) -> subprocess.CompletedProcess[str]:
    """`hanpan WORDS` in a process of its own (or some `code` instead)."""
    command = [sys.executable, "-c", code] if code else [sys.executable, "-m", "hanpan"]
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


@pytest.mark.parametrize(
    "words",
    [
        "bigtwo advanced beginner rounds=1 --matches 4 --seed 7 --json",
        "--matches 4 --seed 7 --json bigtwo advanced beginner rounds=1",
        "bigtwo --matches 4 advanced --seed 7 beginner --json rounds=1",
    ],
)
def test_words_may_stand_around_flags(words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before, after and between them, the command means the same."""
    found: list[argparse.Namespace] = []

    def run(args: argparse.Namespace) -> int:
        found.append(args)
        return 0

    monkeypatch.setattr(arena_command, "run", run)
    assert cli.main(["arena", *words.split()]) == 0
    (args,) = found
    assert (args.command, args.game, args.words) == ("arena", "bigtwo", ["advanced", "beginner", "rounds=1"])
    assert (args.matches, args.seed, args.json, args.jobs) == (4, 7, True, None)


def test_a_command_with_nothing_but_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena_command, "run", lambda args: len(args.words))
    assert cli.main(["arena", "koikoi"]) == 0


def test_only_the_game_is_required(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(["arena"])
    assert capsys.readouterr().err.endswith("the following arguments are required: GAME\n")


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    """The same on the command line, in Python and in the package's metadata."""
    with pytest.raises(SystemExit) as end:
        cli.main(["--version"])
    assert end.value.code == 0
    assert capsys.readouterr().out == f"hanpan {hanpan.__version__}\n"
    assert project()["version"] == hanpan.__version__


def test_the_metadata_name_the_languages_that_are_there() -> None:
    """As many as there are files of words; nobody looks for Chinese and finds none."""
    names = {"ko": "Korean", "ja": "Japanese", "en": "English", "zh-HK": "Chinese (Traditional)"}
    said = [line.split(" :: ")[1] for line in project()["classifiers"] if line.startswith("Natural Language")]
    assert sorted(said) == sorted(names[path.stem] for path in (ROOT / "hanpan" / "words").glob("*.ftl"))


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
    assert project()["scripts"] == {"hanpan": "hanpan.cli:main"}


def project() -> dict[str, Any]:
    with (ROOT / "pyproject.toml").open("rb") as file:
        found: dict[str, Any] = tomllib.load(file)["project"]
    return found


@pytest.mark.parametrize(
    ("words", "buffered"),
    [
        (["games"], ""),
        (["games"], "1"),
        (["--help"], ""),
        (["replay", "tests/golden/koikoi-default.record"], ""),
    ],
)
def test_a_reader_who_has_enough_ends_it_quietly(words: list[str], buffered: str) -> None:
    """As in `hanpan odds | head -1`: nothing failed, so exit code 0 and no traceback, with and without a buffer."""
    reader, writer = os.pipe()
    os.close(reader)
    with os.fdopen(writer, "w") as closed:
        done = subprocess.run(
            [sys.executable, "-m", "hanpan", *words],
            cwd=ROOT,
            env={**os.environ, "PYTHONUNBUFFERED": buffered},
            stdout=closed,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("encoding", ["cp1252", "ascii"])
@pytest.mark.parametrize(
    ("words", "shown"),
    [
        (["--help"], "?? (hanpan): a card parlour"),
        (["arena", "--help"], "[OPTION=VALUE …]"),
        (["games", "daifugo"], "0 … 1000"),
        (["arena", "고스톱"], "there is no game '???'"),
        (["replay", "tests/golden/koikoi-default.record", "--to", "0"], "koikoi, rules 1"),
    ],
)
def test_letters_that_a_terminal_has_not_are_replaced(
    encoding: str, words: list[str], shown: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Windows' Western letters, or none but ASCII: all is printed, with plain signs for what is not there."""
    written = io.BytesIO()
    for name in ("stdout", "stderr"):
        monkeypatch.setattr(sys, name, io.TextIOWrapper(written, encoding, write_through=True))
    monkeypatch.chdir(ROOT)
    with contextlib.suppress(SystemExit):  # after help
        cli.main(words)
    assert (shown if encoding == "cp1252" else shown.replace("…", "...")) in written.getvalue().decode(encoding)


def test_a_locale_without_letters() -> None:
    environment = {**os.environ, "LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"}
    command = [sys.executable, "-m", "hanpan", "games", "daifugo"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"0 ... 1000" in done.stdout


@pytest.mark.parametrize("command", ["games", "odds"])
def test_a_command_loads_only_its_own_room(command: str) -> None:
    code = (
        "import sys; from hanpan.cli import main; code = main(sys.argv[1:]);"
        "print(*sorted(m for m in sys.modules if m.startswith('hanpan.')), file=sys.stderr); sys.exit(code)"
    )
    loaded = run(command, "koikoi", code=code).stderr.split()
    assert f"hanpan.lab.{command}_command" in loaded
    rooms = {name.split(".")[1] for name in loaded}
    assert rooms <= {"bounds", "cards", "cli", "code_cache", "errors", "games", "kernel", "lab"}


def test_json_is_json(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["games", "--json"], ["games", "koikoi", "--json"], ["odds", "--json"], ["odds", "koikoi", "--json"]):
        assert cli.main(words) == 0
        assert json.loads(capsys.readouterr().out)
