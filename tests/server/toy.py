"""A copy of the package with one game alone, Showdown, that the package does not know."""

from __future__ import annotations

import shutil
from pathlib import Path

import hanpan

ROOT = Path(__file__).parents[2]
TOY = Path(__file__).parent / "showdown"


def copy_package(folder: Path) -> None:
    """Copy the package into `folder`, take all its games out and drop the toy in."""
    shutil.copytree(ROOT / "hanpan", folder / "hanpan", ignore=shutil.ignore_patterns("__pycache__", "page"))
    games = folder / "hanpan" / "games"
    for name in hanpan.game_names():
        shutil.rmtree(games / name)
    shutil.copytree(TOY, games / TOY.name, ignore=shutil.ignore_patterns("__pycache__"))
