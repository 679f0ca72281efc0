"""`hanpan replay`: what it prints, and its exit codes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from hanpan.cli import main
from hanpan.match import Match, fold, leave
from hanpan.match.record import write
from tests.match.support import KOIKOI, NOON, begin, first_seed, whole


@pytest.fixture
def played(tmp_path: Path) -> tuple[Match, Path]:
    """A match of three months, and its record in a file."""
    match, events = whole(7, months=3)
    path = tmp_path / "a.record"
    path.write_text(write(events, ["민수", "computer (hard)"]), "utf-8")
    return match, path


def told(capsys: pytest.CaptureFixture[str], *words: object) -> list[dict[str, Any]]:
    assert main(["replay", *map(str, words), "--json"]) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_a_record_is_told_move_by_move(played: tuple[Match, Path], capsys: pytest.CaptureFixture[str]) -> None:
    match, path = played
    pieces = told(capsys, path)
    assert pieces[0]["type"] == "match"
    assert (pieces[0]["game"], pieces[0]["options"]) == ("koikoi", {"months": 3})
    assert (pieces[0]["names"], pieces[0]["seed"]) == (["민수", "computer (hard)"], match.seed.hex())
    for finished in match.results:
        mine = [piece for piece in pieces if piece.get("round") == finished.round]
        assert [piece["type"] for piece in mine] == ["deal", *["move"] * len(finished.played), "result"]
        assert [(piece["seat"], piece["move"]) for piece in mine[1:-1]] == [turn[:2] for turn in finished.played]
        assert KOIKOI.read(mine[-2]["text"]) == finished.position
        assert mine[-2]["position"] == finished.position.data
        assert (mine[-1]["points"], mine[-1]["places"]) == (list(finished.points), list(finished.places))
    assert pieces[-1] == {
        "type": "end", "totals": list(match.position.totals), "places": list(match.position.standing)
    }  # fmt: skip


def test_plain_data_have_no_letters_to_lose(played: tuple[Match, Path], capsys: pytest.CaptureFixture[str]) -> None:
    """Names in any language come through a pipe of any encoding."""
    assert main(["replay", str(played[1]), "--json", "--to", "0"]) == 0
    shown = capsys.readouterr().out
    assert shown.isascii()
    assert json.loads(shown.splitlines()[0])["names"] == ["민수", "computer (hard)"]


def test_it_stops_where_it_is_told_to(played: tuple[Match, Path], capsys: pytest.CaptureFixture[str]) -> None:
    match, path = played
    everything = told(capsys, path)
    moves = sum(len(finished.played) for finished in match.results)
    for to in (0, 1, 5, len(match.results[0].played), moves - 1):
        pieces = told(capsys, path, "--to", to)
        assert pieces == everything[: len(pieces)]
        assert [piece["type"] for piece in pieces].count("move") == to
        assert everything[len(pieces)]["type"] == "move"
    assert told(capsys, path, "--to", moves) == told(capsys, path, "--to", 10**6) == everything


def test_people_can_read_it(played: tuple[Match, Path], capsys: pytest.CaptureFixture[str]) -> None:
    match, path = played
    assert main(["replay", str(path)]) == 0
    shown = capsys.readouterr().out
    names = ["seat 0 (민수)", "seat 1 (computer (hard))"]
    for finished in match.results:
        for number, turn in enumerate(finished.played, 1):
            assert f"\n{finished.round}.{number} {names[turn.seat]}: {turn.move}\n" in shown
    first = match.results[0].position.data
    table = shown[: shown.index("round 1 is over")].split("\n\n")[-2]
    for label, cards in [("hand 0", first["hand"][0]), ("taken 1", first["taken"][1]), ("field", first["field"])]:
        assert f"  {label:<10}{' '.join(cards) or '-'}\n" in table + "\n"
    pile = " ".join(card for card in first["pile"] if card)
    assert f"  pile      {pile}\n" in table
    totals, places = match.position.totals, match.position.standing
    for seat in range(2):
        assert f"{names[seat]}: {totals[seat]} points, place {places[seat]}" in shown[shown.index("the end") :]


def test_a_match_given_up_and_a_redeal_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match, events = begin(first_seed(field_of_four=True, special_hands=0), months=6, nomi=True)
    events += leave(match, 1, NOON).events
    assert fold(match, events[-1]).left
    path = tmp_path / "left.record"
    path.write_text(write(events), "utf-8")
    assert main(["replay", str(path)]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith(f"koikoi, rules {KOIKOI.spec.version}, months=6 nomi=on\n")
    assert "round 1 (deal 2: the deals before it counted for nothing)" in shown
    assert "the match was given up by seat 1\n" in shown
    assert [piece["type"] for piece in told(capsys, path)] == ["match", "deal", "left", "end"]


def test_a_broken_record_fails(played: tuple[Match, Path], capsys: pytest.CaptureFixture[str]) -> None:
    _match, path = played
    path.write_text(path.read_text("utf-8").replace("result: points ", "result: points 1", 1), "utf-8")
    for words in ([], ["--json"], ["--to", "1"]):
        assert main(["replay", str(path), *words]) == 1
        shown = capsys.readouterr()
        assert shown.out == ""
        assert shown.err.startswith(f"hanpan replay: {path}: line ")
        assert "expected the result of round 1" in shown.err


def test_a_record_of_other_rules_fails(played: tuple[Match, Path], capsys: pytest.CaptureFixture[str]) -> None:
    _match, path = played
    path.write_text(path.read_text("utf-8").replace(f"rules: {KOIKOI.spec.version}", "rules: 99"), "utf-8")
    assert main(["replay", str(path)]) == 1
    assert "made with version 99 of the rules of koikoi" in capsys.readouterr().err


@pytest.mark.parametrize("words", [["nowhere.record"], ["."], ["binary"], ["text", "--to", "-1"]])
def test_a_request_that_is_wrong(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("binary").write_bytes(b"\xff\xfe\x00")
    Path("text").write_text("hanpan record 1\n")
    assert main(["replay", *words]) == 2
    assert capsys.readouterr().err.startswith("hanpan replay: ")
