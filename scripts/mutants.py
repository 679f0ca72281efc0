"""Put small faults into the code, one at a time, and say which of them no test notices (decision 0004).

Each part is mutated in a copy of the checkout under .cache/mutants, with the quick tests that speak of it. All runs
interpreted, so a mutant leaves no machine code behind and waits for none, in a process forked from one that has loaded
all but the house's own code. A run that was ended goes on where it was.
"""

import argparse
import ast
import contextlib
import difflib
import hashlib
import os
import random
import resource
import shutil
import signal
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

os.environ["NUMBA_DISABLE_JIT"] = "1"  # read as Numba is imported

import hypothesis  # noqa: F401
import msgspec  # noqa: F401
import numba  # noqa: F401
import pytest
from cosmic_ray import plugins
from cosmic_ray.commands.init import init
from cosmic_ray.mutating import use_mutation
from cosmic_ray.work_db import WorkDB, use_db
from cosmic_ray.work_item import MutationSpec, TestOutcome, WorkerOutcome, WorkItem, WorkResult

ROOT = Path(__file__).resolve().parent.parent
WORKPLACE = ROOT / ".cache" / "mutants"
SEED = 1
#: Only what is needed to tell whether all pass: no plugins of other tests, no rewriting of what is asserted.
PYTEST = [
    "-q",
    "-x",
    "--assert=plain",
    *(f"-pno:{name}" for name in ("cacheprovider", "schemathesis", "xdist", "playwright")),
]
#: What changes nothing anybody could see: interpreted, a rule's decorator does nothing; and small integers are the same
#: object where they are equal.
NO_CHANGE = ("core/RemoveDecorator", *(f"core/ReplaceComparisonOperator_{one}_Is" for one in ("Eq", "NotEq")))


@dataclass(frozen=True)
class Part:
    """What is mutated together: files under hanpan/, tests under tests/, and names (of pytest's -k) to leave out."""

    files: tuple[str, ...]
    tests: tuple[str, ...]
    without: str = ""

    @property
    def asked(self) -> list[str]:
        """The words for pytest."""
        left_out = ["-k", f"not ({self.without})"] if self.without else []
        return [*PYTEST, *(f"tests/{name}.py" for name in self.tests), *left_out]


def _game(name: str, files: str, tests: str, without: str = "") -> Part:
    return Part(
        tuple(f"games/{name}/{file}.py" for file in files.split()),
        tuple(f"{name}/test_{test}" for test in tests.split()),
        without,
    )


# Left out are tests of compiled loops, which cannot run interpreted, and those that walk thousands of positions.
PARTS = {
    "koikoi": _game(
        "koikoi", "rules yaku",
        "cards_and_deal turn call scoring yaku hand_yaku",
        "C04 or second_scorer or KX_03_no_month or figures",
    ),
    "daifugo": _game(
        "daifugo", "plays rules dealing ending",
        "effects plays declared finish exchange cards_and_deal",
    ),
    "bigtwo": _game("bigtwo", "rules plays combos duty money", "course plays jokers duty money", "BT_48_what_is_owed"),
    "zayagoshi": _game("zayagoshi", "rules allowed scoring money", "turn da end rounds score", "B15_all or four_dice"),
    "house": Part(
        ("house/decide.py", "house/table.py", "house/clock.py"),
        ("house/test_commands", "house/test_friends"),
    ),
    "match": Part(
        ("match/decide.py", "match/fold.py"),
        ("match/test_fold", "match/test_clock", "match/test_rounds", "house/test_commands", "match/test_events"),
        "whatever_is_decided or earlier_rules or C04 or who_deals_next or months_chosen",
    ),
}  # fmt: skip


def copied(part: str) -> tuple[Path, str]:
    """A copy of the checkout as it is now, for one part to work in, and a digest of it."""
    tree, total = WORKPLACE / part, hashlib.sha256()
    shutil.rmtree(tree, ignore_errors=True)
    listed = [
        "git",
        "ls-files",
        "--cached",
        "--others",
        "--exclude-standard",
        "-z",
        "hanpan",
        "tests",
        "pyproject.toml",
    ]
    names = subprocess.run(listed, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\0")
    for name in sorted(filter(None, names)):
        if (ROOT / name).is_file():
            (tree / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, tree / name)
            total.update(f"\0{name}\0".encode() + (ROOT / name).read_bytes())
    return tree, total.hexdigest()[:12]


def annotations(file: Path) -> set[tuple[int, int]]:
    """The places (line from 1, column) of a file's annotations: they are not run, so no fault can be in them."""
    found: set[tuple[int, int]] = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        for name in ("annotation", "returns"):
            for inner in ast.walk(getattr(node, name, None) or ast.Module([], [])):
                if isinstance(inner, ast.BinOp):
                    # The operator's own place is not kept: any between its sides is in the annotation.
                    left, right = inner.left, inner.right
                    found |= {
                        (left.end_lineno or 0, column) for column in range(left.end_col_offset or 0, right.col_offset)
                    }
    return found


def choose(part: Part, each: int, most: int) -> list[WorkItem]:
    """So many mutants of each place in the code, `most` in all (0: no bound), by a fixed seed."""
    with use_db(":memory:") as every:
        init([Path("hanpan") / file for file in part.files], every, {})
        items = every.work_items
    ignored = {path: annotations(path) for path in {item.mutations[0].module_path for item in items}}
    places: dict[tuple[str, Any, Any], list[WorkItem]] = {}
    for item in sorted(items, key=lambda item: str(item.mutations[0])):
        (mutation,) = item.mutations
        path = mutation.module_path
        if not mutation.operator_name.startswith(NO_CHANGE) and mutation.start_pos not in ignored[path]:
            places.setdefault((str(path), mutation.start_pos, mutation.end_pos), []).append(item)
    chance = random.Random(SEED)
    chosen = [item for there in places.values() for item in chance.sample(there, min(each, len(there)))]
    chosen = chance.sample(chosen, most) if 0 < most < len(chosen) else chosen
    print(f"{len(items)} mutants in {len(places)} places, {len(chosen)} to be tried", flush=True)
    return chosen


def passes(asked: list[str], limit: int) -> tuple[bool | None, float]:
    """Whether the tests pass in a process of their own, None where they take more than `limit` seconds of a processor;
    and how many they took."""
    if not (child := os.fork()):
        code = 1
        try:
            resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 1))
            quiet = os.open(os.devnull, os.O_RDWR)
            for stream in range(3):
                os.dup2(quiet, stream)
            sys.dont_write_bytecode = True  # two mutants of one second and one length would look like the same file
            sys.path.insert(0, os.getcwd())
            code = int(pytest.main(asked))
        finally:
            os._exit(code)
    _child, status, used = os.wait4(child, 0)
    late = os.WIFSIGNALED(status) and os.WTERMSIG(status) in (signal.SIGXCPU, signal.SIGKILL)
    return None if late else status == 0, used.ru_utime + used.ru_stime


def tried(mutation: MutationSpec, part: Part, limit: int) -> WorkResult:
    """What the tests say to a mutant."""
    operator = plugins.get_operator(mutation.operator_name)(**mutation.operator_args)
    with use_mutation(mutation.module_path, operator, mutation.occurrence) as (before, after):
        passed, _seconds = passes(part.asked, limit)
    lines = difflib.unified_diff(before.splitlines(), after.splitlines(), lineterm="", n=0)
    return WorkResult(
        worker_outcome=WorkerOutcome.NORMAL,
        test_outcome=TestOutcome.SURVIVED if passed else TestOutcome.KILLED,
        output="timeout" if passed is None else "",
        diff="\n".join(lines),
    )


def run(name: str, part: Part, each: int, most: int) -> None:
    tree, digest = copied(name)
    with contextlib.chdir(tree), use_db(WORKPLACE / f"{name}-{digest}-{each}-{most}.sqlite") as session:
        passed, seconds = passes(part.asked, 600)
        if not passed:
            sys.exit(f"hanpan: without any mutant these tests fail: pytest {' '.join(part.asked)}")
        # A loop that a mutant made endless is known by what it takes of a processor: others' load changes nothing.
        limit = int(5 * seconds) + 5
        if not session.num_work_items:
            session.add_work_items(choose(part, each, most))
        for item in session.pending_work_items:
            session.set_result(item.job_id, tried(item.mutations[0], part, limit))
        report(name, session)


def report(name: str, session: WorkDB) -> None:
    """How many were tried and noticed, and each that was not, with its place."""
    tried = [(item.mutations[0], result) for item, result in session.completed_work_items]
    lived = [(mutation, result) for mutation, result in tried if not result.is_killed]
    late = sum(result.output == "timeout" for _mutation, result in tried)
    print(
        f"{name}: {len(tried)} tried, {len(tried) - len(lived)} noticed ({late} as they did not end), {len(lived)} not"
    )
    for mutation, result in sorted(lived, key=lambda one: (str(one[0].module_path), one[0].start_pos)):
        print(
            f"\n{mutation.module_path}:{mutation.start_pos[0]} in {mutation.definition_name} ({mutation.operator_name})"
        )
        print(
            "\n".join(line for line in result.diff.splitlines() if line[:1] in "-+" and line[:3] not in ("---", "+++"))
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"of {', '.join(PARTS)}; all where none is named")
    parser.add_argument("--each", type=int, default=1, help="how many mutants of each place in the code (default 1)")
    parser.add_argument("--most", type=int, default=0, help="no more than so many of a part, chosen by a fixed seed")
    asked = parser.parse_args()
    if unknown := [name for name in asked.parts if name not in PARTS]:
        parser.error(f"no part is called {unknown[0]}; there are {', '.join(PARTS)}")
    for name in asked.parts or PARTS:
        run(name, PARTS[name], asked.each, asked.most)


if __name__ == "__main__":
    main()
