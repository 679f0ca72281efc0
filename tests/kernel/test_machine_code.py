"""Compiling, interpreted twins and bound templates."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from numba.core.errors import NumbaError
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


def test_compiled_rules_release_the_interpreter_lock() -> None:
    assert rules.play.targetoptions["nogil"]  # type: ignore[attr-defined]
    assert kernel.next_random.targetoptions["nogil"]  # type: ignore[attr-defined]


def test_lean_functions_write_into_arrays_and_make_none() -> None:
    """Compiled without reference counts: the same numbers, through callees too; an array made inside is refused."""
    out = np.zeros(3, np.int64)
    assert steps.fill_twice(out, 5) == 6
    assert out.tolist() == [5, 6, 0]
    other = np.zeros(3, np.int64)
    assert kernel.interpreted(steps.fill_twice)(other, 5) == 6
    assert other.tolist() == out.tolist()
    with pytest.raises(NumbaError):
        steps.make_array(3)
