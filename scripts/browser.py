"""Find a browser for the tests, or with --install make sure that there is one, with fonts for the page's languages.

Prints the path of a Chromium. Tests import `find` and `arguments` from here.
"""

import argparse
import functools
import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"


def playwrights_own() -> str | None:
    """The browser that `playwright install chromium` put in place, if anyone ran it."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        return None
    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def works(program: str) -> bool:
    """Ubuntu's `chromium-browser` may be a note that says to install something else."""
    try:
        return subprocess.run([program, "--version"], capture_output=True, timeout=60, check=False).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


@functools.cache
def find() -> str | None:
    """The path of a Chromium: $HANPAN_CHROMIUM, else one of this machine's, else Playwright's own."""
    named = os.environ.get("HANPAN_CHROMIUM")
    if named:
        path = shutil.which(named)
        if not path:
            sys.exit(f"hanpan: HANPAN_CHROMIUM={named} is no program")
        return path
    here = filter(None, map(shutil.which, (*NAMES, MAC)))
    return next(filter(works, here), None) or playwrights_own()


def arguments() -> list[str]:
    """What a test's browser is started with: it must ask nothing of the network beyond the page under test."""
    quiet = ["--disable-background-networking", "--disable-component-update", "--disable-sync", "--disable-quic"]
    # Chromium refuses to run its sandbox as root, which is who tests are in a container.
    return [*quiet, "--no-first-run", *(["--no-sandbox"] if os.geteuid() == 0 else [])]


def has_fonts() -> bool:
    """Whether Korean, Japanese and Chinese can be drawn. Macs always can."""
    if sys.platform == "darwin":
        return True
    if not shutil.which("fc-list"):
        return any(Path("/usr/share/fonts").rglob("*CJK*"))
    return all(
        subprocess.run(["fc-list", f":lang={language}"], capture_output=True, check=False).stdout.strip()
        for language in ("ko", "ja", "zh-cn")
    )


def run(*command: str) -> None:
    """Run quietly; what the command had to say matters only if it fails, and then the next way is tried."""
    print(f"hanpan: {' '.join(command)}", file=sys.stderr, flush=True)
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=env, check=False)
    if done.returncode:
        print(f"{done.stdout}hanpan: that failed (exit {done.returncode})", file=sys.stderr, flush=True)


def install() -> None:
    """Best effort, in the order of least surprise; `main` then judges what there is."""
    apt = os.geteuid() == 0 and shutil.which("apt-get") is not None
    wanted = [] if find() else ["chromium"]
    wanted += [] if has_fonts() else ["fonts-noto-cjk"]
    if wanted and apt:
        run("apt-get", "update")
        for package in wanted:  # one at a time: Ubuntu has the fonts but no such Chromium
            run("apt-get", "install", "-y", "--no-install-recommends", "-o", "DPkg::Lock::Timeout=120", package)
        find.cache_clear()
    if not find():
        run(sys.executable, "-m", "playwright", "install", *(["--with-deps"] if apt else []), "chromium")
        find.cache_clear()
    if not has_fonts():
        print("hanpan: no Korean, Japanese or Chinese font here; screenshots will show boxes", file=sys.stderr)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--install", action="store_true")
    if parser.parse_args().install:
        install()
    path = find()
    if path is None:
        sys.exit(
            "hanpan: the tests need Chromium or Chrome. Install one (on Debian and Ubuntu, as root:\n"
            "        apt-get install chromium fonts-noto-cjk), or point HANPAN_CHROMIUM at one."
        )
    print(path)


if __name__ == "__main__":
    main()
