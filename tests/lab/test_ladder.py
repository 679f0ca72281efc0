"""The ladder: which levels meet, that what was played is kept and goes on, and what is written of it."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import hanpan
from hanpan.lab import ladder
from hanpan.lab.arena import Meeting, meet
from hanpan.lab.ladder import Rung, Table

GAME = hanpan.game("koikoi")
RUNG = Rung(GAME, Table(options={"months": 3}), "beginner", "random")


def test_every_level_of_every_game_meets_the_one_below() -> None:
    for name in hanpan.game_names():
        levels = hanpan.game(name).levels
        tables = {tuple(rung.options.items()) for rung in ladder.rungs([name])}
        met = [(rung.below, rung.above) for rung in ladder.rungs([name])]
        assert met == list(pairwise(levels)) * len(tables)


def test_a_match_of_the_ladder_has_an_end() -> None:
    for rung in ladder.rungs(hanpan.game_names()):
        assert rung.options.get("rounds") != 0


def test_two_thousand_matches_show_whether_koikois_search_gains(tmp_path: Path) -> None:
    (top,) = [rung for rung in ladder.rungs(["koikoi"]) if rung.above == "advanced"]
    assert (top.below, top.matches, dict(top.options)) == ("intermediate", 2000, dict(GAME.options()))


def test_what_is_kept_goes_on_and_is_the_same_as_in_one_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = meet(GAME, "beginner", "random", RUNG.options, groups=30, seed=ladder.SEED)
    played: list[int] = []

    def counted(*players: Any, groups: int, **more: Any) -> Meeting:
        played.append(groups)
        return meet(*players, groups=groups, **more)

    monkeypatch.setattr(ladder, "meet", counted)
    first = ladder.play(RUNG, 20, tmp_path)
    assert (first.points == whole.points[:10]).all()
    second = ladder.play(RUNG, 60, tmp_path)
    assert (second.points == whole.points).all()
    assert (second.scores == whole.scores).all()
    assert sum(played) == 30
    assert (ladder.play(RUNG, 20, tmp_path).points == whole.points[:10]).all()
    assert sum(played) == 30


@pytest.mark.parametrize(
    "other",
    [
        dataclasses.replace(RUNG, below="beginner"),
        dataclasses.replace(RUNG, above="intermediate"),
        dataclasses.replace(RUNG, table=Table(options={"months": 6})),
        dataclasses.replace(RUNG, table=Table(options={"months": 3, "seven_doubles": False})),
    ],
)
def test_what_decides_the_matches_is_in_the_key(other: Rung) -> None:
    assert other.key != RUNG.key


def meeting(scores: list[float], options: Mapping[str, object]) -> Meeting:
    pairs = np.array(scores).reshape(-1, 2)
    return Meeting("koikoi", "advanced", "intermediate", GAME.options(**options), ladder.SEED, pairs, pairs * 10 - 5)


def test_only_an_interval_clear_of_a_half_shows_anything() -> None:
    assert ladder.verdict(meeting([1.0] * 30 + [0.0] * 10, {})) == "stronger"
    assert ladder.verdict(meeting([1.0] * 10 + [0.0] * 30, {})) == "weaker"
    assert ladder.verdict(meeting([1.0] * 22 + [0.0] * 18, {})) == "not shown"


def test_the_section_says_seed_and_interval_of_every_figure() -> None:
    """All pairs alike: 20 trials of which 15 are won, for which Wilson's interval is 53.13 to 88.81 %."""
    lines = list(ladder.markdown([meeting([1.0] * 30 + [0.0] * 10, {"months": 6})]))
    assert lines[0] == ladder.HEADING
    assert f"seed {ladder.SEED}" in " ".join(lines)
    cells = [cell.strip() for cell in lines[-1].strip("|").split("|")]
    assert cells[:7] == ["koikoi", "months=6", "advanced", "intermediate", "40", "75.00 %", "53.13 … 88.81"]
    assert cells[7] == "+2.50"
    assert cells[9] == "stronger"


def test_the_tool_prints_and_records(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(ladder, "FOLDER", tmp_path / "kept")
    monkeypatch.setattr(ladder, "rungs", lambda names: [RUNG])
    results = tmp_path / "results.md"
    results.write_text("# Results\n\n## Speed\n\nfast\n\n## Ladder\n\nold\n\n## Daifugo\n\nkept\n")
    assert ladder.main(["koikoi", "--matches", "40", "--record", str(results)]) == 0
    out = capsys.readouterr().out
    assert "koikoi (months=3), seed 101: beginner against random, 40 matches" in out
    assert "beginner: stronger" in out
    written = results.read_text("utf-8")
    assert "| koikoi | months=3 | beginner | random | 40 |" in written
    assert "old" not in written
    assert written.endswith("\n## Daifugo\n\nkept\n")
    (kept,) = (tmp_path / "kept").iterdir()
    assert sum(len(json.loads(line)["scores"]) for line in kept.read_text("utf-8").splitlines()) == 20


@pytest.mark.parametrize("words", [["chess"], ["--matches", "0"], ["--jobs", "0"]])
def test_wrong_requests(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        ladder.main(words)
    assert end.value.code == 2
