"""Machine code on disk: what finds it again, what must not, and where it lies."""

from __future__ import annotations

import importlib
import os
import select
import shutil
import stat
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import numpy as np
import pytest
from numba.core.errors import NumbaError
from numba.core.registry import CPUDispatcher

import hanpan
from hanpan import code_cache
from hanpan.games import catalogue
from hanpan.kernel import jit
from hanpan.players import levels

ROOT = Path(__file__).resolve().parents[2]

#: A small project of its own: `play` calls `step` in another file, which reads what stands in a third one.
SOURCES = {
    "tables.py": "import enum\nLIMIT = 10\nROWS = (1, 2)\nclass Reason(enum.IntEnum):\n    OK = 0\n    LATE = 7\n",
    "steps.py": (
        "import numpy as np\nimport tables\nfrom tables import ROWS, Reason\nfrom hanpan.kernel import jit, popcount\n"
        "TABLE = np.array([5, 6])\n"
        "@jit\ndef inner(n):\n    return n + ROWS[1] + TABLE[0] + popcount(3)\n"
        "@jit\ndef step(n):\n    return inner(n) + tables.LIMIT + Reason.LATE\n"
    ),
    "rules.py": (
        "from steps import step\nfrom hanpan.kernel import jit\n@jit\ndef play(n):\n    return step(n) * 100\n"
    ),
    "house.py": "from rules import play\nNAME = 'house'\n",
}
WORTH = (1 + 2 + 5 + 2 + 10 + 7) * 100


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(code_cache, "FOLDER", tmp_path / "machine-code")
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    (tmp_path / "machine-code").mkdir()
    for name, text in SOURCES.items():
        (tmp_path / name).write_text(text)
    return tmp_path


def run(project: Path) -> list[int]:
    """What `play` gives when all is imported anew, and whether its machine code was on disk."""
    for name in SOURCES:
        sys.modules.pop(name.removesuffix(".py"), None)
    sys.path.insert(0, str(project))
    importlib.invalidate_caches()
    try:
        play = importlib.import_module("house").play
        return [play(1), sum(play.stats.cache_hits.values())]
    finally:
        sys.path.remove(str(project))


def change(project: Path, name: str, old: str, new: str) -> None:
    text = (project / name).read_text()
    assert old in text
    (project / name).write_text(text.replace(old, new))


def test_no_machine_code_outlives_what_it_was_made_from(project: Path) -> None:
    """Whatever changes beneath a function, in another file or two files away: its own code, a constant, a table."""
    assert run(project) == [WORTH, 0]
    assert run(project) == [WORTH, 1]
    worth = WORTH
    for name, old, new, more in (
        ("steps.py", "return inner(n)", "return 1000 + inner(n)", 1000),
        ("steps.py", "return n + ROWS[1]", "return n + ROWS[0]", -1),
        ("tables.py", "LIMIT = 10", "LIMIT = 20", 10),
        ("tables.py", "LATE = 7", "LATE = 8", 1),
        ("tables.py", "ROWS = (1, 2)", "ROWS = (5, 2)", 4),
        ("steps.py", "array([5, 6])", "array([7, 6])", 2),
    ):
        change(project, name, old, new)
        worth += more * 100
        assert run(project) == [worth, 0], f"{new} in {name}"
        assert run(project) == [worth, 1]


def test_what_the_code_does_not_read_changes_nothing(project: Path) -> None:
    """An edit of a file that calls it, of another function beside it, of a comment; and another place on the disk."""
    assert run(project) == [WORTH, 0]
    change(project, "house.py", "'house'", "'home'")
    change(project, "rules.py", "@jit", "# Why not?\n@jit\ndef other(n):\n    return n\n@jit")
    change(project, "tables.py", "LIMIT = 10", "OTHER = 3\nLIMIT = 10")
    assert run(project) == [WORTH, 1]
    elsewhere = project / "elsewhere"
    shutil.copytree(project, elsewhere, ignore=shutil.ignore_patterns("elsewhere"))
    assert run(elsewhere) == [WORTH, 1]


def test_damaged_machine_code_is_made_again(project: Path) -> None:
    run(project)
    for path in (project / "machine-code").glob("*.code"):
        path.write_bytes(path.read_bytes()[:100])
    assert run(project) == [WORTH, 0]
    assert run(project) == [WORTH, 1]


def other_process(project: Path) -> subprocess.Popen[str]:
    """A process that says "ready", and then what `play` gives."""
    code = "import hanpan.kernel; print('ready', flush=True); import house; print(house.play(1))"
    return subprocess.Popen(
        [sys.executable, "-c", code],
        env={**os.environ, "HANPAN_CACHE": str(project), "PYTHONPATH": f"{ROOT}:{project}"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def test_what_one_process_makes_the_others_wait_for(project: Path) -> None:
    """So the same is never made twice at a time; a process that ends in the midst of it keeps nobody waiting."""
    run(project)
    (made,) = (project / "machine-code").glob("rules.play-*.code")
    made.unlink()
    code_cache._reserve(made.name)
    with other_process(project) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        assert select.select([process.stdout], [], [], 1.0)[0] == []
        assert not made.exists()
        code_cache._release(made.name)
        assert process.communicate(timeout=120)[0] == f"{WORTH}\n"
    assert made.exists()


def test_what_cannot_be_compiled_keeps_nobody_waiting(project: Path) -> None:
    change(project, "rules.py", "step(n) * 100", "step(n) + 'a'")
    with pytest.raises(NumbaError):
        run(project)
    with other_process(project) as process:
        assert "TypingError" in process.communicate(timeout=120)[1]


# Functions by pairs that differ in one thing, for the key alone.

SEEN: Any = 1
TABLE = np.arange(4)


@jit
def reads(n: int) -> int:
    return int(n + SEEN)


@jit
def raises(n: int) -> int:
    if n < 0:
        raise ValueError("below zero")
    return n


def key(function: Callable[..., Any], signature: object = ("int64",), target: object = "cpu") -> str:
    return code_cache.key(function, signature, target)


def test_the_key_follows_a_global_as_it_is_now(monkeypatch: pytest.MonkeyPatch) -> None:
    values = (1, 2, True, 1.0, None, "1", (1,), (1, 2), np.int64(1), np.array([1]), np.array([1.0]), np.array([[1]]))
    keys = []
    for value in (*values, reads, np.abs, len, ValueError):
        monkeypatch.setattr(sys.modules[__name__], "SEEN", value)
        keys.append(key(reads))
        assert key(reads) == keys[-1]
    assert len(set(keys)) == len(keys)


def test_the_key_tells_types_and_processors_apart() -> None:
    assert len({key(reads), key(reads, ("float64",)), key(reads, target="another")}) == 3


def test_the_key_hangs_on_the_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its version, and what the environment says to it: code with bounds checks is other code."""
    keys = [key(reads)]
    for environment in ({"NUMBA_BOUNDSCHECK": "1"}, {"NUMBA_OPT": "0"}):
        code_cache.compiler.cache_clear()
        with monkeypatch.context() as changed:
            for name, value in environment.items():
                changed.setenv(name, value)
            keys.append(key(reads))
    code_cache.compiler.cache_clear()
    with monkeypatch.context() as changed:
        changed.setattr("llvmlite.__version__", "0")
        keys.append(key(reads))
    code_cache.compiler.cache_clear()
    assert len(set(keys)) == 4
    assert key(reads) == keys[0]


def test_what_cannot_be_told_is_not_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """An object of a class of one's own, a plain function, a module as a whole: any of them may hide a change."""
    monkeypatch.setattr(code_cache, "FOLDER", tmp_path)
    for value in (object(), change, code_cache, np.array([object()])):
        monkeypatch.setattr(sys.modules[__name__], "SEEN", value)
        with pytest.raises(code_cache.Unkept):
            key(reads)
    assert raises(3) == 3
    assert len(list(tmp_path.glob("*.code"))) == 1


def test_all_machine_code_of_the_games_is_kept() -> None:
    """Rules and computer players use nothing that cannot be told; Unkept would say what it is."""
    for name in hanpan.game_names():
        for level in hanpan.game(name).levels:
            levels.player(catalogue.spec(name), level)
    # Other tests bind templates to functions of their own: `template[toy-…]` is nothing of the package's.
    bound = {f"[{name}" for name in hanpan.game_names()}
    modules = [
        module
        for name, module in sys.modules.items()
        if name.startswith("hanpan.") and ("[" not in name or any(mark in name for mark in bound))
    ]
    found = {value for module in modules for value in vars(module).values() if isinstance(value, CPUDispatcher)}
    assert {"legal", "legal_row", "search", "exact", "next_random"} <= {cast(Any, f).__name__ for f in found}
    for function in found:
        key(cast(Any, function))


def test_all_is_made_until_a_piece_or_the_package_is_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(code_cache, "FOLDER", tmp_path)
    monkeypatch.setattr(code_cache, "_used", set())
    assert not code_cache.all_made()
    assert raises(3) == 3  # some machine code, in a file of its own
    jit(lambda x: x + 1)(2)
    code_cache.note_all_made()
    assert code_cache.all_made()
    with monkeypatch.context() as changed:
        changed.setattr(code_cache, "_package", lambda: "another")
        assert not code_cache.all_made()
    for path in tmp_path.glob("*.code"):
        path.unlink()
    assert not code_cache.all_made()


# Where it lies.


def test_it_goes_where_it_is_asked_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HANPAN_CACHE", str(tmp_path / "deep" / "er"))
    folder = code_cache._folder()
    assert folder == tmp_path / "deep" / "er" / "machine-code"
    assert folder.is_dir()
    assert list(folder.iterdir()) == []


def test_without_a_writable_place_it_is_private(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder that is a file cannot be written to; the well-known place must be ours and nobody else's."""
    (tmp_path / "taken").write_text("")
    monkeypatch.setenv("HANPAN_CACHE", str(tmp_path / "taken"))
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    folder = code_cache._folder()
    assert folder.is_dir()
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert code_cache._folder() == folder
    folder.chmod(0o777)
    elsewhere = code_cache._folder()
    assert elsewhere != folder
    assert stat.S_IMODE(elsewhere.stat().st_mode) == 0o700


def test_a_planted_link_is_not_followed(tmp_path: Path) -> None:
    (tmp_path / "theirs").mkdir()
    (tmp_path / "well-known").symlink_to(tmp_path / "theirs")
    folder = code_cache._private(tmp_path / "well-known")
    assert tmp_path / "theirs" not in (folder, *folder.parents)
    assert list((tmp_path / "theirs").iterdir()) == []


def test_what_was_unused_for_longest_goes_when_room_is_short(tmp_path: Path) -> None:
    now = time.time()
    for name, age in (("today.code", 3600), ("a.code", 90_000), ("b.code", 91_000), ("c.new", 92_000)):
        (tmp_path / name).write_bytes(b"1234")
        os.utime(tmp_path / name, (now - age, now - age))
    code_cache.prune(tmp_path, room=16)
    assert len(list(tmp_path.iterdir())) == 4
    code_cache.prune(tmp_path, room=9)
    assert {path.name for path in tmp_path.iterdir()} == {"today.code", "a.code"}
    code_cache.prune(tmp_path, room=0)
    assert {path.name for path in tmp_path.iterdir()} == {"today.code"}


def test_pruning_bears_files_that_vanish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process prunes at the same time."""
    monkeypatch.setattr(Path, "glob", lambda self, pattern: iter([tmp_path / "gone.code"]))
    code_cache.prune(tmp_path, room=0)
