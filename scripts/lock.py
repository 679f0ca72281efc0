"""Write the lock files anew from pyproject.toml, or from the versions they already hold (see README.md here)."""

import argparse
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
UV = "uv>=0.9,<1"

# file → what goes in. Benchmarks and mutants are bound to the versions of the main one: they are about what we ship.
LOCKS: dict[str, list[str]] = {
    "requirements.lock": ["pyproject.toml", "--group", "dev"],
    "requirements-bench.lock": ["pyproject.toml", "--group", "bench", "--group", "build", "-c", "requirements.lock"],
    "requirements-mutants.lock": [
        "pyproject.toml",
        "--group",
        "mutants",
        "--group",
        "build",
        "--group",
        "test",
        "-c",
        "requirements.lock",
    ],
    "requirements-node.lock": ["--group", "node"],
}


def lock(uv: str, name: str, what: list[str], upgrade: bool) -> None:
    command = [uv, "pip", "compile", "--quiet", *what, "--output-file", name]
    # One file for every Python from 3.11 on and for every platform, with as few versions of a package as that allows.
    command += ["--universal", "--python-version", "3.11", "--fork-strategy", "fewest"]
    command += ["--generate-hashes", "--no-annotate"]
    # Where a machine gets its packages from is its own affair and stays out of the repository.
    command += ["--no-emit-index-url", "--no-emit-find-links", "--custom-compile-command", "make lock"]
    if upgrade:
        command.append("--upgrade")
    subprocess.run(command, cwd=ROOT, check=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--upgrade", action="store_true", help="take the newest versions that pyproject.toml allows")
    upgrade = parser.parse_args().upgrade
    uv = ROOT / ".cache" / "uv"
    subprocess.run(
        [sys.executable, "-m", "pip", "install", "-qq", "--upgrade", "--target", str(uv), UV],
        check=True,
        env={**os.environ, "PIP_USER": "0"},
    )
    for name, what in LOCKS.items():
        print(f"hanpan: locking {name}", flush=True)
        lock(str(uv / "bin" / "uv"), name, what, upgrade)


if __name__ == "__main__":
    main()
