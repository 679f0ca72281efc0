"""Compiling, the cache on disk, interpreted twins and bound templates."""

from __future__ import annotations

import json
import os
import stat
import subprocess
import sys
import time
from pathlib import Path

import pytest
from numba.core.registry import CPUDispatcher

from hanpan import kernel
from hanpan.games.koikoi import rules, yaku
from tests.kernel import steps

ROOT = Path(__file__).resolve().parents[2]

BIND_BOTH = """
import json
from hanpan.kernel import bind
from tests.kernel import steps
one = bind("tests.kernel.template", "one", step=steps.one)
three = bind("tests.kernel.template", "three", step=steps.three)
found = [one.walk(4), three.walk(4), one.twice(4), three.twice(4)]
hits = [sum(f.stats.cache_hits.values()) for f in (one.walk, three.walk)]
print(json.dumps([found, hits]))
"""

PLAY_A_ROUND = """
import hashlib, hanpan
pos = hanpan.game("koikoi").deal(seed=5)
told = []
while not pos.over:
    moves = pos.legal(pos.actors[0])
    told += [pos.text, pos.view(-1).text, pos.guess(0, 3).text, *map(str, moves)]
    pos = pos.play(pos.actors[0], moves[len(told) % len(moves)])
told += [pos.text, pos.points, pos.places, pos.standing]
print(hashlib.sha256(repr(told).encode()).hexdigest())
"""


def run(code: str, **environment: str) -> str:
    """What a fresh Python prints."""
    given = {**os.environ, "PYTHONPATH": str(ROOT), **environment}
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=given, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def test_bindings_of_one_template_do_not_share_machine_code(tmp_path: Path) -> None:
    """Neither fresh nor from disk, though their functions have the same names and types; and they are kept on disk."""
    first = json.loads(run(BIND_BOTH, HANPAN_CACHE=str(tmp_path)))
    again = json.loads(run(BIND_BOTH, HANPAN_CACHE=str(tmp_path)))
    assert first == [[4, 12, 8, 24], [0, 0]]
    assert again == [[4, 12, 8, 24], [1, 1]]


def test_without_compiling_everything_is_the_same() -> None:
    """NUMBA_DISABLE_JIT=1 runs the same functions interpreted: for coverage and debugging."""
    assert run(PLAY_A_ROUND, NUMBA_DISABLE_JIT="1") == run(PLAY_A_ROUND)


def test_binding_is_kept_under_its_key() -> None:
    one = kernel.bind("tests.kernel.template", "kept", step=steps.one)
    assert kernel.bind("tests.kernel.template", "kept", step=steps.three) is one
    assert kernel.bind("tests.kernel.template", "other", step=steps.three) is not one
    assert one.__name__ == "tests.kernel.template[kept]"
    assert one.__doc__ == "A template for the tests of `kernel.bind`: `step` is filled in."
    assert one.LIMIT == 10


def test_binding_a_template_that_is_not_there() -> None:
    with pytest.raises(ModuleNotFoundError, match=r"no module named 'tests\.kernel\.nothing'"):
        kernel.bind("tests.kernel.nothing", "any")


def test_a_template_that_fails_leaves_nothing_behind() -> None:
    for _attempt in range(2):
        with pytest.raises(NameError, match="missing"):
            kernel.bind("tests.kernel.broken_template", "any")
    assert kernel.bind("tests.kernel.broken_template", "any", missing=3).NEEDED == 3


def test_interpreted_twin_is_plain_python_with_plain_callees() -> None:
    twin = kernel.interpreted(yaku.worth)
    assert not isinstance(twin, CPUDispatcher)
    assert kernel.interpreted(yaku.worth) is twin
    assert twin.__globals__["_sum"] is kernel.interpreted(yaku._sum)
    assert not any(isinstance(value, CPUDispatcher) for value in twin.__globals__.values())
    # Through a function of another module: rules import worth from yaku.
    assert kernel.interpreted(rules.play).__globals__["worth"] is twin
    assert yaku.__dict__["_sum"] is not kernel.interpreted(yaku._sum)


def test_interpreted_leaves_plain_functions_alone() -> None:
    def plain() -> int:
        return 4

    assert kernel.interpreted(plain) is plain


def test_interpreted_binding_calls_its_own_steps() -> None:
    module = kernel.bind("tests.kernel.template", "interpreted", step=steps.three)
    assert kernel.interpreted(module.twice)(5) == module.twice(5) == 30


def test_source_key_changes_with_any_source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also with a file's place and name, so that no machine code outlives a callee."""
    (tmp_path / "rooms").mkdir()
    (tmp_path / "one.py").write_text("a = 1")
    (tmp_path / "rooms" / "two.py").write_text("b = 2")
    monkeypatch.setattr(kernel, "PACKAGE", tmp_path)
    keys = [kernel.source_key()]
    assert kernel.source_key() == keys[0]
    (tmp_path / "rooms" / "two.py").write_text("b = 3")
    keys.append(kernel.source_key())
    (tmp_path / "one.py").rename(tmp_path / "rooms" / "one.py")
    keys.append(kernel.source_key())
    (tmp_path / "rooms" / "one.py").rename(tmp_path / "rooms" / "eno.py")
    keys.append(kernel.source_key())
    (tmp_path / "rooms" / "notes.txt").write_text("no source")
    assert len(set(keys)) == 4
    assert kernel.source_key() == keys[-1]


def test_cache_goes_where_it_is_asked_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HANPAN_CACHE", str(tmp_path / "deep" / "er"))
    folder = kernel._cache_folder()
    assert folder == tmp_path / "deep" / "er" / "kernel" / kernel.source_key()
    assert folder.is_dir()
    assert list(folder.iterdir()) == []


def test_without_a_writable_place_the_cache_is_private(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder that is a file cannot be written to; the well-known place must be ours and nobody else's."""
    (tmp_path / "taken").write_text("")
    monkeypatch.setenv("HANPAN_CACHE", str(tmp_path / "taken"))
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    folder = kernel._cache_folder()
    assert folder.name == kernel.source_key()
    assert folder.is_dir()
    assert stat.S_IMODE(folder.parent.stat().st_mode) == 0o700
    assert kernel._cache_folder() == folder
    folder.parent.chmod(0o777)
    elsewhere = kernel._cache_folder()
    assert elsewhere.parent != folder.parent
    assert stat.S_IMODE(elsewhere.stat().st_mode) == 0o700


def test_a_planted_link_is_not_followed(tmp_path: Path) -> None:
    (tmp_path / "theirs").mkdir()
    (tmp_path / "well-known").symlink_to(tmp_path / "theirs")
    folder = kernel._private_folder(tmp_path / "well-known")
    assert tmp_path / "theirs" not in (folder, *folder.parents)
    assert list((tmp_path / "theirs").iterdir()) == []


def test_old_machine_code_is_removed_but_none_in_use(tmp_path: Path) -> None:
    """All but the newest few, and none that a process has begun with within a day."""
    now = time.time()
    for name, age in (("today", 3600), ("a", 90_000), ("b", 91_000), ("c", 92_000), ("d", 93_000), ("mine", 10**6)):
        (tmp_path / name).mkdir()
        (tmp_path / name / "code").write_text("")
        os.utime(tmp_path / name, (now - age, now - age))
    kernel._prune(tmp_path / "mine", keep=2)
    assert {path.name for path in tmp_path.iterdir()} == {"mine", "today", "a"}
    kernel._prune(tmp_path / "mine", keep=0)
    assert {path.name for path in tmp_path.iterdir()} == {"mine", "today"}


def test_pruning_bears_folders_that_vanish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process prunes at the same time."""
    (tmp_path / "mine").mkdir()
    (tmp_path / "gone").mkdir()
    listed = list(tmp_path.iterdir())
    (tmp_path / "gone").rmdir()
    monkeypatch.setattr(Path, "iterdir", lambda self: iter(listed))
    kernel._prune(tmp_path / "mine", keep=0)
    assert (tmp_path / "mine").is_dir()


def test_compiled_rules_release_the_interpreter_lock() -> None:
    assert rules.play.targetoptions["nogil"]  # type: ignore[attr-defined]
    assert kernel.next_random.targetoptions["nogil"]  # type: ignore[attr-defined]
