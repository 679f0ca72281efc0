"""`hanpan bench`: it measures what it says, prints it in three forms and keeps the other sections of its file.

Nothing here says how fast anything must be: that is for bench/results.md to tell.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import hanpan
from hanpan import cli
from hanpan.lab import bench, bench_command, bench_house, bench_load, bench_peers, bench_views
from hanpan.match.views import match_bytes
from tests.serving import serving

FOUND: dict[str, Any] = {
    "date": "2026-01-02",
    "machine": {"processor": "Abacus", "cores": 1},
    "rules": [{"what": "toy, compiled", "median": 3000.0, "low": 2900.0, "high": 3100.4, "runs": 5}],
    "peers": [{"what": "peer 1.0, Dou Dizhu", "median": 60.0, "low": 55.0, "high": 61.0, "runs": 5}],
    "start": [{"what": "Python, compiled, full cache", "seconds": 1.234}],
    "page": {"first": 2048, "program": 4096, "pictures": 1024},
    "memory": {"game": "toy", "bytes_a_table": 5120},
    "views": [{"game": "toy", "fast": 20.0, "declared": 250.0, "size": 1234, "runs": 5}],
}


def test_lines() -> None:
    assert list(bench_command.lines(FOUND)) == [
        "processor Abacus, cores 1",
        "",
        "decisions per CPU-second of one core: uniform random play, all legal moves listed, deals included",
        "  toy, compiled                               3,000   (2,900 … 3,100)",
        "  peer 1.0, Dou Dizhu                            60   (55 … 61)",
        "  toy, compiled : peer 1.0, Dou Dizhu = 50.00",
        "",
        "seconds by the clock until the first move was made",
        "  Python, compiled, full cache                    1.23",
        "",
        "page, compressed: 2.0 KiB at first, 4.0 KiB in all, and 1.0 KiB of pictures",
        "",
        "memory of a table of toy where nobody moves: 5.0 KiB",
        "",
        "CPU time of a view, from the match to bytes, and of the same told field by field",
        "  toy             20.0 µs     250.0 µs    12.5 times",
    ]


def test_lines_without_peers_page_or_memory() -> None:
    found = FOUND | {"peers": [], "page": None, "memory": {"game": "toy", "bytes_a_table": None}}
    text = "\n".join(bench_command.lines(found))
    assert "(no peers installed: requirements-bench.lock, or make bench)" in text
    assert "the page is not built" in text
    assert "memory: this system does not tell" in text


def test_markdown() -> None:
    text = "\n".join(bench_command.markdown(FOUND))
    assert text.startswith("## Speed\n\n`hanpan bench`, 2026-01-02: processor Abacus, cores 1.\n")
    assert "| toy, compiled | 3,000 | 2,900 | 3,100 |\n" in text
    assert "| | peer 1.0, Dou Dizhu |\n|---|---:|\n| toy, compiled | 50.00 |\n" in text
    assert "| Python, compiled, full cache | 1.23 |\n" in text
    assert "Page, compressed: 2.0 KiB at first" in text
    views = "\n".join(bench_command.views_markdown(FOUND))
    assert views.startswith("## Views\n\n`hanpan bench --only views`, 2026-01-02: processor Abacus, cores 1.\n")
    assert "| toy | 20.0 | 250.0 | 12.5 | 1,234 |" in views
    assert not list(bench_command.views_markdown({"date": "2026-01-02", "machine": {}}))
    assert not list(bench_command.markdown({"date": "2026-01-02", "machine": {}, "views": FOUND["views"]}))


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (None, "# Results\n\n## Speed\n\nnew\n"),
        ("# Results\n\nWords.\n", "# Results\n\nWords.\n\n## Speed\n\nnew\n"),
        ("# R\n\n## Speed\n\nold\n\nolder\n", "# R\n\n## Speed\n\nnew\n"),
        ("# R\n\n## A\n\na\n\n## Speed\n\nold\n\n## B\n\nb\n", "# R\n\n## A\n\na\n\n## Speed\n\nnew\n\n## B\n\nb\n"),
    ],
)
def test_recording_keeps_other_sections(before: str | None, after: str, tmp_path: Path) -> None:
    path = tmp_path / "results.md"
    if before is not None:
        path.write_text(before, "utf-8")
    bench_command.record(path, "## Speed\n\nnew")
    assert path.read_text("utf-8") == after
    bench_command.record(path, "## Speed\n\nnew")
    assert path.read_text("utf-8") == after


@pytest.mark.parametrize("name", hanpan.game_names())
def test_rules_are_measured(name: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "results.md"
    words = ["bench", name, "--only", "rules", "--seconds", "0.01", "--runs", "2", "--json", "--record", str(path)]
    assert cli.main(words) == 0
    found = json.loads(capsys.readouterr().out)
    assert set(found) == {"date", "machine", "rules"}
    assert {"processor", "cores", "load", "system", "python", "numpy", "numba", "hanpan"} == set(found["machine"])
    assert {rate["what"] for rate in found["rules"]} == {
        f"{name}, compiled", f"{name}, Python face", f"{name}, interpreted",
        *(f"{name} {preset}, compiled" for preset in hanpan.game(name).spec.options.presets),
    }  # fmt: skip
    for rate in found["rules"]:
        assert 0 < rate["low"] <= rate["median"] <= rate["high"]
        assert rate["runs"] == 2
    assert f"| {name}, compiled |" in path.read_text("utf-8")


def test_views_are_measured(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Both ways, of the same matches; what else stands in the file stays."""
    path = tmp_path / "results.md"
    path.write_text("# Results\n\n## Speed\n\nkept\n")
    assert cli.main(["bench", "koikoi", "--only", "views", "--runs", "1", "--json", "--record", str(path)]) == 0
    found = json.loads(capsys.readouterr().out)
    [view] = found["views"]
    assert view["game"] == "koikoi"
    assert view["fast"] > 0
    assert view["declared"] > 0
    assert "\n## Speed\n\nkept\n" in path.read_text()
    assert "\n## Views\n" in path.read_text()
    for match in bench_views.matches("koikoi", 1)[::40]:
        for seat in (0, 1):
            told, sent = json.loads(bench_views.by_declaration(match, seat)), json.loads(match_bytes(match, seat))
            moves = [played["move"] for played in sent["played"]]
            same = ("actors", "legal", "ways", "position", "totals", "standing")
            assert told[:4] + told[5:] == [sent[part] for part in same]
            assert told[4] == moves


def test_the_same_play_however_it_runs() -> None:
    """All ways play whole rounds and count every decision: at least as many as asked for, less than one round more."""
    game = hanpan.game("koikoi")
    for way in (bench.compiled, bench.face, bench.interpreted):
        work = way(game)
        for asked in (1, 50, 200):
            # A month has at most 16 plays, and for each at most one choice and one call.
            assert asked <= work(asked) < asked + 48


def test_measure_counts_decisions_by_cpu_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a clock that advances a millisecond a decision every run shows 1,000 a second."""
    clock = [0.0]
    monkeypatch.setattr("hanpan.lab.bench.time.process_time", lambda: clock[0])

    def work(decisions: int) -> int:
        clock[0] += decisions / 1000
        return decisions

    rate = bench.measure("steady", work, 2.0, 3)
    assert (rate.what, rate.runs) == ("steady", 3)
    assert [rate.low, rate.median, rate.high] == pytest.approx([1000, 1000, 1000])


def test_peers_are_measured_where_installed() -> None:
    rates = bench_peers.rates(0.01, 1)
    assert len(rates) == len(bench_peers.installed())
    for rate, (module, version) in zip(rates, bench_peers.installed().items(), strict=True):
        assert rate.what == f"{bench_peers.PEERS[module]} {version}, Dou Dizhu"
        assert rate.median > 0


def test_page_weight_of_a_built_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What index.html asks for comes at first; pictures count apart; bytes are those of gzip."""
    import gzip

    page = tmp_path / "server" / "page"
    (page / "assets").mkdir(parents=True)
    monkeypatch.setattr("hanpan.lab.bench_house.resources.files", lambda package: tmp_path)
    assert bench_house.page_weight() is None
    index = b'<link href="./assets/icon.svg"><script src="./assets/a.js"></script><link href="./assets/b.css">'
    files = {"index.html": index, "assets/a.js": os.urandom(500), "assets/b.css": os.urandom(300)}
    more = {"assets/later.js": os.urandom(200), "assets/icon.svg": os.urandom(100), "assets/card.svg": os.urandom(50)}
    for name, data in (files | more).items():
        (page / name).write_bytes(data)
    size = {name: len(gzip.compress(data, 9)) for name, data in (files | more).items()}
    first = sum(size[name] for name in files)
    assert bench_house.page_weight() == {
        "first": first,
        "program": first + size["assets/later.js"],
        "pictures": size["assets/icon.svg"] + size["assets/card.svg"],
    }


def test_a_house_is_asked_for_tables_and_moves() -> None:
    """The real server: a first move, then tables of several people; its memory is told in bytes a table."""
    with bench_house.house() as (url, process):
        visitor = bench_house.Person(url)
        visitor.move_first("koikoi")
        assert visitor.open_table("koikoi")["table"]["game"] == "koikoi"
        visitor.go()
        assert process.poll() is None
    assert process.returncode == 0
    memory = bench_house.table_memory("koikoi", tables=60)
    assert memory is None or abs(memory) < 1 << 20


def test_a_house_that_refuses_is_heard() -> None:
    with bench_house.house() as (url, _process):
        visitor = bench_house.Person(url)
        visitor.say("enter", room="nowhere")
        with pytest.raises(RuntimeError, match=r"the house answered .*no_room"):
            visitor.hear("view")
        visitor.go()


@pytest.mark.slow
def test_starts_are_measured_to_the_first_move() -> None:
    starts = bench_house.starts("koikoi")
    assert [start.what for start in starts] == [
        "Python, interpreted, nothing compiled yet",
        "Python, compiled, empty cache",
        "Python, compiled, full cache",
        "house, empty cache",
        "house, full cache",
    ]
    assert all(start.seconds > 0 for start in starts)


@pytest.mark.parametrize("rate", [None, 50.0])
def test_a_driver_sits_down_waits_to_be_told_and_tells_what_it_saw(tmp_path: Path, rate: float | None) -> None:
    with serving(tmp_path, "--rate", "100000") as house:
        words = [sys.executable, "-m", "hanpan.lab.load", house.socket, "--games", "koikoi,zayagoshi", "--clients", "4"]
        words += ["--seconds", "0.5", *(["--rate", str(rate)] if rate else [])]
        ran = subprocess.run(words, input="\n", capture_output=True, text=True, check=True)
    sat, seen = map(json.loads, ran.stdout.splitlines())
    assert sat == {"tables": 2}
    assert len(seen["moves"]) > 0
    assert len(seen["pings"]) > 0
    assert seen["seconds"] >= 0.5


def test_loads_are_shown_as_a_table() -> None:
    load = bench_load.Load("koikoi", 1000, 500.0, 10.0, 5000, 500.0, 151.2, 3.25, 20.0, 31.0, 12.34, 60 * 1024)
    *_head, row = bench_load.lines([load])
    assert row == "| koikoi | 1,000 | 500/s | 500 | 151 | 3.2 | 20.0 | 12.3 | 60.0 |"
    assert bench_load.data([load])[0]["cpu_a_move"] == 151.2


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--clients", "1"], "--clients at least 2"),
        (["--rate", "0"], "--seconds and --rate are more than 0"),
        (["--clients", "2", "--games", "koikoi,chess"], "there is no game 'chess'"),
    ],
)
def test_a_load_that_makes_no_sense(options: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["bench", "house", *options]) == 2
    assert words in capsys.readouterr().err
