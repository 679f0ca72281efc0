"""Every game's move counts stand, compiled and interpreted; the tool that keeps them shows where two differ."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import hanpan
from hanpan.lab import counts
from tests.contract.kit import GAMES

TESTS = Path(__file__).resolve().parents[1]


def kept(name: str) -> list[counts.Count]:
    return counts.read(TESTS / name / "counts.json")


@pytest.mark.parametrize("name", GAMES)
def test_counts_stand(name: str) -> None:
    """Compiled, to the full depth; the fixed positions are those the tool makes."""
    game = hanpan.game(name)
    assert json.loads((TESTS / name / "counts.json").read_text("utf-8"))["rules"] == game.spec.version
    positions = [one.position for one in kept(name)]
    assert positions == counts.fixed_positions(game)
    assert len(set(positions)) == counts.DEALS
    for one in kept(name):
        assert counts.differences(one, counts.count(game, one.position)) == []
        assert sum(one.split.values()) == one.leaves[-1]


@pytest.mark.parametrize("name", GAMES)
def test_counts_stand_interpreted(name: str) -> None:
    """The interpreted twins, as deep as 2,000 leaves."""
    plain = counts.interpreted(hanpan.game(name))
    for one in kept(name):
        depth = sum(n <= 2000 for n in one.leaves)
        assert [counts.leaves(plain.read(one.position), n) for n in range(1, depth + 1)] == list(one.leaves[:depth])
        pos = hanpan.game(name).read(one.position)
        assert counts.parting(pos, plain.read(one.position), min(depth, 2)) is None


def test_tool_agrees_with_the_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert counts.main(["koikoi", "--file", str(TESTS / "koikoi" / "counts.json")]) == 0
    assert capsys.readouterr().out == "koikoi: 20 positions agree\n"


def test_tool_prints_where_counts_differ(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A file from rules that had one move more under one first move, and another one not at all."""
    one = kept("koikoi")[0]
    first, second = list(one.split)[:2]
    changed = one.split | {first: one.split[first] + 1, "0 12-chaff9": 3}
    del changed[second]
    path = tmp_path / "counts.json"
    counts.write(path, hanpan.game("koikoi"), [counts.Count(one.position, (1, 2, 3, 4), changed)])
    assert counts.main(["koikoi", "--file", str(path)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines == [
        one.position,
        f"  leaves at depth 1 …: [1, 2, 3, 4] kept, {list(one.leaves)} found",
        f"  {first}: {one.split[first] + 1} kept, {one.split[first]} found",
        "  0 12-chaff9: 3 kept, no move found",
        f"  {second}: no move kept, {one.split[second]} found",
    ]


def test_tool_writes_the_file_it_compares(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(counts, "DEPTH", 2)
    path = tmp_path / "counts.json"
    assert counts.main(["koikoi", "--file", str(path), "--write"]) == 0
    assert [one.position for one in counts.read(path)] == counts.fixed_positions(hanpan.game("koikoi"))
    assert counts.main(["koikoi", "--file", str(path)]) == 0


def test_tool_makes_the_folder_of_a_new_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nothing of a game is tested yet; elsewhere than in a checkout nothing is counted."""
    monkeypatch.setattr(counts, "DEPTH", 1)
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit):
        counts.main(["koikoi", "--write"])
    assert list(tmp_path.iterdir()) == []
    (tmp_path / "tests").mkdir()
    assert counts.main(["koikoi", "--write"]) == 0
    assert len(counts.read(tmp_path / "tests" / "koikoi" / "counts.json")) == counts.DEALS


def test_tool_compares_twins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The twins agree; a game whose twin lists its moves differently is found at the first position."""
    game = hanpan.game("koikoi")
    path = tmp_path / "counts.json"
    pos = game.read(kept("koikoi")[0].position)
    counts.write(path, game, [counts.Count(pos.text, (1, 1), {})])
    assert counts.main(["koikoi", "--file", str(path), "--twins"]) == 0
    capsys.readouterr()
    later = pos.play(pos.actors[0], pos.legal(pos.actors[0])[0])
    monkeypatch.setattr(counts, "parting", lambda one, two, depth: (one, later))
    assert counts.main(["koikoi", "--file", str(path), "--twins"]) == 1
    out = capsys.readouterr().out
    assert out.splitlines()[0] == f"compiled: {pos.text}"
    assert out.splitlines()[2] == f"interpreted: {later.text}"


def test_parting_finds_the_first_difference() -> None:
    """Positions with other bytes part at once, equal ones nowhere."""
    game = hanpan.game("koikoi")
    pos = game.read(kept("koikoi")[0].position)
    assert counts.parting(pos, pos, 3) is None
    other = pos.play(pos.actors[0], pos.legal(pos.actors[0])[0])
    found = counts.parting(pos, other, 3)
    assert found == (pos, other)


def test_tool_without_a_file_says_what_to_do(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        counts.main(["koikoi", "--file", str(tmp_path / "none.json")])
    assert end.value.code == 2
    assert "--write makes it" in capsys.readouterr().err
