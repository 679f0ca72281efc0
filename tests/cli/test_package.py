"""The package as it is built for others: nothing may be missing that they could not add."""

from __future__ import annotations

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout without a page, of which the builder sees as much as it asks for."""
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(ROOT / "scripts", tmp_path / "scripts", ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "hanpan" / "server").mkdir(parents=True)
    (tmp_path / "hanpan" / "__init__.py").write_text("")
    return tmp_path


def build(checkout: Path, target: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hatchling", "build", "-t", target]
    return subprocess.run(command, cwd=checkout, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("target", ["wheel", "sdist"])
def test_without_the_page_nothing_is_built(checkout: Path, target: str) -> None:
    done = build(checkout, target)
    assert done.returncode != 0
    assert "there is no page at" in done.stderr
    assert "run `make setup`" in done.stderr
    assert not list(checkout.glob("dist/*"))


def test_with_the_page_it_is_in_the_wheel(checkout: Path) -> None:
    page = checkout / "hanpan" / "server" / "page"
    page.mkdir()
    (page / "index.html").write_text("the page")
    done = build(checkout, "wheel")
    assert done.returncode == 0, done.stderr
    (wheel,) = checkout.glob("dist/*.whl")
    with zipfile.ZipFile(wheel) as files:
        assert files.read("hanpan/server/page/index.html") == b"the page"
