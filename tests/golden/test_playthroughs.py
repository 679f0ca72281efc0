"""Golden playthroughs (habit 6): one a game and table, read against the clauses by people; they must replay the same.

`make.py` makes what is missing. When the rules change on purpose, their version changes, and the old records stay
with the old rules.
"""

from __future__ import annotations

from pathlib import Path

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


EARLIER = sorted((FOLDER / "earlier").glob("*.record"))


@pytest.mark.parametrize("path", EARLIER, ids=lambda path: path.stem)
def test_F12_a_record_of_earlier_rules_is_still_read(path: Path) -> None:
    """Every result in it was checked on the way. Where the game went otherwise then it is written as it was, else as
    one of today's."""
    text = path.read_text("utf-8")
    found = read(text)
    version, made = found.game.spec.version, int(path.stem.rpartition("rules")[2])
    assert f"\nrules: {made}\n" in text
    assert made < version
    written = made if "rules" in found.options else version
    assert found.text == text.replace(f"\nrules: {made}\n", f"\nrules: {written}\n")


def test_earlier_rules_of_every_game_that_had_some_are_kept() -> None:
    kept = {(path.stem.partition("-")[0], int(path.stem.rpartition("rules")[2])) for path in EARLIER}
    specs = [hanpan.game(name).spec for name in hanpan.game_names()]
    assert kept == {(spec.name, rules) for spec in specs for rules in range(spec.oldest or spec.version, spec.version)}


def test_every_playthrough_is_wanted() -> None:
    assert {path.name for path in FOLDER.glob("*.record")} == {path_of(*wanted).name for wanted in WANTED}
