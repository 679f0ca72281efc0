"""What the documents show is so: code runs, commands parse, links lead somewhere, the house stands as it is drawn."""

from __future__ import annotations

import argparse
import ast
import doctest
import importlib
import json
import re
import shlex
import subprocess
import sys
from graphlib import TopologicalSorter
from pathlib import Path
from urllib.parse import unquote

import pytest

from hanpan import cli

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "hanpan"
DOCUMENTS = sorted(
    path.relative_to(ROOT).as_posix()
    for pattern in ("*.md", "docs/**/*.md", "scripts/*.md", "bench/*.md", "web/*.md", "hanpan/games/*/rules.*.md")
    for path in ROOT.glob(pattern)
)
FENCE = re.compile(r"^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")


def text_of(document: str) -> str:
    return (ROOT / document).read_text("utf-8")


def blocks(document: str, *languages: str) -> list[str]:
    """The fenced blocks of a document in one of these languages."""
    return [body for language, body in FENCE.findall(text_of(document)) if language in languages]


def with_blocks(*languages: str) -> list[str]:
    found = [document for document in DOCUMENTS if blocks(document, *languages)]
    assert found
    return found


# ---------------------------------------------------------------------------------------------------------- code


@pytest.mark.parametrize("document", with_blocks("pycon"))
def test_sessions_give_what_they_show(document: str) -> None:
    """The sessions of one document follow each other in a namespace of their own."""
    session = "\n".join(blocks(document, "pycon"))
    test = doctest.DocTestParser().get_doctest(session, {}, document, document, 0)
    said: list[str] = []
    result = doctest.DocTestRunner().run(test, out=said.append)
    assert result.attempted > 0
    assert result.failed == 0, "".join(said)


def test_python_blocks_run() -> None:
    for document in DOCUMENTS:
        for number, body in enumerate(blocks(document, "python"), 1):
            exec(compile(body, f"{document} block {number}", "exec"), {"__name__": "__main__"})


@pytest.mark.parametrize("document", with_blocks("console"))
def test_commands_print_what_is_shown(document: str) -> None:
    """`$ command`, then all that it prints."""
    hanpan = shlex.join([sys.executable, "-c", "import sys; from hanpan.cli import main; sys.exit(main())"])
    for body in blocks(document, "console"):
        command, _newline, shown = body.removeprefix("$ ").partition("\n")
        assert "hanpan serve" not in command, "a house never ends by itself: show it in a block of sh"
        ran = subprocess.run(
            ["bash", "-c", f'hanpan() {{ {hanpan} "$@"; }}; {command}'],
            capture_output=True,
            text=True,
            cwd=ROOT,
            check=False,
        )
        assert ran.stderr == ""
        assert ran.stdout == shown, command


# ------------------------------------------------------------------------------------------------------ commands


def make_targets() -> set[str]:
    return set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))


def commands(document: str) -> list[list[str]]:
    """The commands of a document's shell blocks, word by word, without comments."""
    lines = [line for body in blocks(document, "sh") for line in body.splitlines()]
    parts = [part for line in lines for part in re.split(r"&&|&$", line.split(" #")[0])]
    return [words for part in parts if (words := shlex.split(part))]


@pytest.mark.parametrize("document", with_blocks("sh"))
def test_commands_are_ones_that_there_are(document: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for words in commands(document):
        name, *rest = words
        match name.removeprefix(".venv/bin/"):
            case "make":
                target, *settings = rest
                assert target in make_targets(), words
                for setting in settings:
                    variable, _equals, value = setting.partition("=")
                    assert variable in ("ARGS", "PYTHON"), words
                    if variable == "ARGS" and target == "play":
                        parse_by_the_command_line(["serve", *shlex.split(value)], monkeypatch)
            case "hanpan":
                parse_by_the_command_line(rest, monkeypatch)
            case "python" | "pytest":
                assert (ROOT / rest[0]).exists(), words
            case "npm":
                scripts = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))["scripts"]
                assert rest[-1] in scripts, words
            case "npm":
                scripts = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))["scripts"]
                assert rest[-1] in scripts, words
            case "ruff" | "mypy" | "cd" | "git" | "pre-commit":
                pass
            case _:
                pytest.fail(f"{document} shows a command that is not known here: {words}")


def parse_by_the_command_line(words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """The command line takes these words for a command of its own (which is not run)."""
    asked: list[str] = []

    def run(args: argparse.Namespace) -> int:
        asked.append(args.command)
        return 0

    monkeypatch.setattr(importlib.import_module(cli.COMMANDS[words[0]]), "run", run)
    assert cli.main(words) == 0
    assert asked == [words[0]]


# --------------------------------------------------------------------------------------------------------- links


def slugs(document: Path) -> set[str]:
    """The anchors of a document's headings, as GitHub makes them."""
    headings = re.findall(r"^#+ (.+)$", FENCE.sub("", document.read_text("utf-8")), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("document", DOCUMENTS)
def test_links_lead_somewhere(document: str) -> None:
    for link in LINK.findall(FENCE.sub("", text_of(document))):
        if re.match(r"[a-z]+:", link):
            continue
        path, _hash, anchor = unquote(link).partition("#")
        target = (ROOT / document).parent / path if path else ROOT / document
        assert target.exists(), f"{document} links to {link}, which is not there"
        if anchor:
            assert anchor in slugs(target), f"{document} links to {link}; {path or document} has no such heading"


# --------------------------------------------------------------------------------------------------------- rooms


def rooms() -> dict[str, set[str] | None]:
    """The table of rooms in ARCHITECTURE.md: room → the rooms it may import, from top to bottom; None: any."""
    rows = re.findall(r"^\| `([\w./]+)` \|.*\| (.+) \|$", text_of("ARCHITECTURE.md"), re.MULTILINE)
    read: dict[str, set[str] | None] = {}
    for room, imports in rows:
        name = room.rstrip("/").removesuffix(".py")
        words = set(imports.split(", "))
        read[name] = None if "every room" in words else words - {"–"}
    return read


def imports_of(path: Path) -> set[str]:
    """The modules of the package that a file imports when it runs (not for type checkers only)."""
    tree = ast.parse(path.read_text("utf-8"))
    hints = {
        id(node)
        for check in ast.walk(tree)
        if isinstance(check, ast.If) and isinstance(check.test, ast.Name) and check.test.id == "TYPE_CHECKING"
        for node in ast.walk(check)
    }
    found: set[str] = set()
    for node in ast.walk(tree):
        if id(node) in hints:
            continue
        if isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
            inner = [f"{node.module}.{alias.name}" for alias in node.names]
            found |= {name if module_file(name) else node.module for name in inner}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return {name for name in found if name.split(".")[0] == "hanpan"}


def module_file(module: str) -> Path | None:
    """The file of a module of the package."""
    base = ROOT.joinpath(*module.split("."))
    for path in (base.with_suffix(".py"), base / "__init__.py"):
        if path.exists():
            return path
    return None


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def room_of(module: str) -> str:
    """The room a module stands in; the package itself is the games' face."""
    return (module.split(".") + ["games"])[1]


def files() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def test_the_table_of_rooms_is_complete_and_runs_from_top_to_bottom() -> None:
    names = list(rooms())
    assert {room_of(module_of(path)) for path in files()} == set(names)
    for place, (name, below) in enumerate(rooms().items()):
        assert (below or set()) <= set(names[place + 1 :]), name


def test_no_room_imports_what_the_table_does_not_say() -> None:
    table = rooms()
    for path in files():
        here = room_of(module_of(path))
        allowed = table[here]
        for module in imports_of(path):
            there = room_of(module)
            assert allowed is None or there == here or there in allowed, f"{path.relative_to(ROOT)} imports {module}"


def test_no_two_files_import_each_other() -> None:
    graph = {path: {there for name in imports_of(path) if (there := module_file(name))} - {path} for path in files()}
    TopologicalSorter(graph).prepare()  # CycleError names the files of a circle
