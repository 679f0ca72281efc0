"""Golden playthroughs (habit 6): one a game and table, read against the clauses by people; they must replay the same.

`make.py` makes what is missing. When the rules change on purpose, their version changes, and the old records stay
with the old rules.
"""

from __future__ import annotations

import pytest

import hanpan
from hanpan.match.record import read
from tests.golden.tables import FOLDER, path_of, tables

WANTED = [(name, table) for name in hanpan.game_names() for table in tables(name)]


@pytest.mark.parametrize(("name", "table"), WANTED)
def test_F12_a_playthrough_replays_the_same(name: str, table: str) -> None:
    path = path_of(name, table)
    assert path.exists(), f"make it, and read it: python -m tests.golden.make {name} {table}"
    text = path.read_text("utf-8")
    found = read(text)
    assert (found.game.name, found.options) == (name, tables(name)[table])
    assert found.seed is not None
    assert found.left is None
    assert found.text == text


def test_every_playthrough_is_wanted() -> None:
    assert {path.name for path in FOLDER.glob("*.record")} == {path_of(*wanted).name for wanted in WANTED}
