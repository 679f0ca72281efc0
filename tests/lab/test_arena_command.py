"""`hanpan arena`: what it prints, and its exit codes."""

from __future__ import annotations

import json
from typing import Any

import pytest

import hanpan
from hanpan.cli import main
from hanpan.lab import arena_command, arena_times
from hanpan.lab.arena import Meeting, meet
from hanpan.lab.arena_times import decision_times, percentiles
from hanpan.players.levels import decide

GAME = hanpan.game("koikoi")
QUICK = ("koikoi", "beginner", "random", "months=3", "--matches", "20")


def told(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert main(["arena", *words, "--json"]) == 0
    data: dict[str, Any] = json.loads(capsys.readouterr().out)
    return data


def test_plain_data_are_those_of_the_meeting(capsys: pytest.CaptureFixture[str]) -> None:
    data = told(capsys, *QUICK, "--seed", "5", "--jobs", "1")
    meeting = meet(GAME, "beginner", "random", GAME.options(months=3), groups=10, seed=5)
    assert (data["game"], data["options"], data["seed"]) == ("koikoi", {"months": 3}, 5)
    (found,) = data["meetings"]
    assert (found["first"], found["second"]) == ("beginner", "random")
    assert (found["matches"], found["groups"]) == (20, 10)
    assert (found["won"], found["drawn"], found["lost"]) == (meeting.won, meeting.drawn, meeting.lost)
    assert found["won"] + found["drawn"] + found["lost"] == 20
    score, points = meeting.score, meeting.points_per_match
    assert found["score"] == {"mean": score.mean, "low": score.low, "high": score.high}
    assert found["points"] == {"mean": points.mean, "low": points.low, "high": points.high}
    assert "times" not in data


def test_a_preset_comes_first_and_single_options_over_it(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("daifugo", "beginner", "random", "rounds=1", "seats=3", "--preset", "dokopa", "--matches", "1")
    expected = hanpan.game("daifugo").options("dokopa", rounds=1, seats=3).changed
    assert told(capsys, *words)["options"] == expected


def test_nobody_is_asked_how_a_match_goes_on(capsys: pytest.CaptureFixture[str]) -> None:
    """Players meet to the end where a table would be asked (DK-08), and just as where it would not."""
    words = ("daifugo", "beginner", "random", "rounds=3", "seats=3")
    settings = ("--preset", "dokopa", "--matches", "3")
    asked, unasked = told(capsys, *words, *settings), told(capsys, *words, "ask_seats=off", *settings)
    assert asked["options"].pop("ask_seats") is True
    for telling in (asked, unasked):
        for measured in [name for name in telling if "second" in name]:
            del telling[measured]
    assert asked == unasked


def test_a_preset_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "daifugo", "--preset", "dokopo"]) == 2
    assert "there is no preset 'dokopo'; there are goran" in capsys.readouterr().err


def test_a_match_without_an_end_is_not_begun(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "daifugo", "beginner", "random", "--preset", "dokopa"]) == 2
    assert "with rounds=0 a match never ends: say how many rounds" in capsys.readouterr().err


def test_text_says_who_met_how_often_and_how_sure_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", *QUICK]) == 0
    out, err = capsys.readouterr()
    score = meet(GAME, "beginner", "random", GAME.options(months=3), groups=10).score
    assert "koikoi (months=3), seed 0: beginner against random, 20 matches in groups of 2 on the same decks" in out
    assert f"{100 * score.mean:.2f} %  [{100 * score.low:.2f}, {100 * score.high:.2f}]" in out
    assert "Wilson" in out
    assert err == "", "no progress bar where the error output is no terminal"


def test_matches_are_rounded_up_to_whole_pairs(capsys: pytest.CaptureFixture[str]) -> None:
    (found,) = told(capsys, *QUICK[:-1], "3")["meetings"]
    assert (found["matches"], found["groups"]) == (4, 2)


def test_a_single_pair_has_no_interval_for_points(capsys: pytest.CaptureFixture[str]) -> None:
    (found,) = told(capsys, *QUICK[:-1], "2")["meetings"]
    assert (found["points"]["low"], found["points"]["high"]) == (None, None)


def test_without_players_every_level_meets_the_one_below(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    met: list[tuple[str, str]] = []

    def quick(game: hanpan.Game, first: str, second: str, options: hanpan.OptionValues, **more: Any) -> Meeting:
        met.append((first, second))
        return meet(game, "random", "random", options, **more)

    monkeypatch.setattr(arena_command, "meet", quick)
    told(capsys, "koikoi", "months=3", "--matches", "2")
    assert met == [("beginner", "random"), ("intermediate", "beginner"), ("advanced", "intermediate")]


def test_times_are_measured_on_request(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena_command, "DECISIONS", 5)
    times = told(capsys, *QUICK, "--times")["times"]
    assert list(times) == ["beginner", "random"]
    assert all(0 < one["median_ms"] <= one["p99_ms"] for one in times.values())
    assert main(["arena", *QUICK, "--times"]) == 0
    assert "ms a decision (median)" in capsys.readouterr().out


def test_decisions_with_a_single_move_do_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    choices: list[int] = []

    def spy(name: str, level: str, view: bytes, options: hanpan.OptionValues, seat: int, seed: int) -> int:
        choices.append(len(hanpan.Position(GAME, options, GAME.spec.state.load(view)).legal(seat)))
        return decide(name, level, view, options, seat, seed)

    monkeypatch.setattr(arena_times, "decide", spy)
    assert len(decision_times(GAME, "random", GAME.options(months=3), decisions=70)) == 70
    counted = choices[1:]  # the first one only makes the machine code
    assert counted.count(1) > 0
    assert len(counted) - counted.count(1) == 70


def test_percentiles_are_in_milliseconds() -> None:
    """Of 0, 1, … 100 ms the median is 50 and the 99th percentile 99."""
    assert percentiles([number / 1000 for number in range(101)]) == pytest.approx((50.0, 99.0))


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["chess"], "there is no game 'chess'"),
        (["koikoi", "beginner"], "name two players, or none for all of them in turn, not 1"),
        (["koikoi", "beginner", "random", "advanced"], "not 3"),
        (["koikoi", "beginer", "random"], "did you mean 'beginner'"),
        (["koikoi", "random", "advanced@0"], "no level 'advanced@0'"),
        (["koikoi", "monts=3"], "did you mean 'months'"),
        (["koikoi", "months=5"], "months must be one of 3, 6, 12"),
        (["koikoi", "random", "random", "--matches", "0"], "--matches takes a number from 1"),
        (["koikoi", "random", "random", "--jobs", "0"], "--jobs takes a number from 1"),
    ],
)
def test_wrong_requests_are_told_so(words: list[str], complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", *words]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("hanpan arena: ")
    assert complaint in err


def test_a_progress_bar_is_shown_on_a_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert main(["arena", *QUICK]) == 0
    out, err = capsys.readouterr()
    assert "beginner – random" in err
    assert "20/20" in err
    assert "beginner against random" in out
