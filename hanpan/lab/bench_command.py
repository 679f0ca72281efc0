"""`hanpan bench [GAME] [--only PART]` and `hanpan bench house [--clients N] [--rate R]`, each with `[--json]
[--record FILE]`: what the rules and the house cost, beside peers, and what a house does under load."""

from __future__ import annotations

import argparse
import datetime
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import hanpan
from hanpan.errors import UsageError
from hanpan.lab import bench, bench_house, bench_load, bench_peers, bench_views

PARTS = ("rules", "peers", "start", "page", "memory", "views")
HEADING, VIEWS = "## Speed", "## Views"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    parser.add_argument("game", nargs="?", help='one game; without it, all; "house": a house under load')
    parser.add_argument("--only", action="append", choices=PARTS, help="only this part; may be given several times")
    parser.add_argument("--seconds", type=float, help="CPU-seconds a run of rules and peers (1); house: of load (10)")
    parser.add_argument("--runs", type=int, default=5, help="runs, of which the median counts (5)")
    parser.add_argument("--clients", type=int, help="house: connections, two a table; without it, what the house owes")
    parser.add_argument("--rate", type=float, help="house: moves a second that are asked for; without it, closed loop")
    parser.add_argument("--games", default="koikoi", help='house: games by name with commas between, or "all" (koikoi)')
    parser.add_argument("--json", action="store_true", help="print plain data instead of a table")
    parser.add_argument("--record", type=Path, metavar="FILE", help="write a file's sections of what was measured anew")


def run(args: argparse.Namespace) -> int:
    """Measure and print; 2 for a game that is not there."""
    if args.game == "house":
        return _house(args)
    if args.game is not None and args.game not in hanpan.game_names():
        raise UsageError(f"there is no game {args.game!r}; there are {', '.join(hanpan.game_names())}")
    seconds = 1.0 if args.seconds is None else args.seconds
    if seconds <= 0 or args.runs < 1:
        raise UsageError("--seconds is more than 0, --runs at least 1")
    names = hanpan.game_names() if args.game is None else (args.game,)
    found = measure(names, args.only or PARTS, seconds, args.runs)
    if args.record:
        for section in (markdown(found), views_markdown(found)):
            record(args.record, "\n".join(section))
    print(json.dumps(found, indent=1) if args.json else "\n".join(lines(found)))
    return 0


#: What is measured where nothing else is said: games, clients, moves a second that are asked for.
OWED = (("koikoi", 100, None), ("koikoi", 1000, None), ("all", 100, None), ("koikoi", 1000, 500.0))


def _house(args: argparse.Namespace) -> int:
    """A house under load."""
    seconds = 10.0 if args.seconds is None else args.seconds
    if seconds <= 0 or not (args.clients is None or args.clients >= 2) or not (args.rate is None or args.rate > 0):
        raise UsageError("--seconds and --rate are more than 0, --clients at least 2")
    wanted = OWED if args.clients is None else ((args.games, args.clients, args.rate),)
    unknown = {name for games, _clients, _rate in wanted if games != "all" for name in games.split(",")}
    if unknown := unknown - set(hanpan.game_names()):
        raise UsageError(f"there is no game {min(unknown)!r}; there are {', '.join(hanpan.game_names())}, or all")
    loads = [
        bench_load.measure(",".join(hanpan.game_names()) if games == "all" else games, clients, rate, seconds)
        for games, clients, rate in wanted
    ]
    head = f"`hanpan bench house`, {datetime.date.today().isoformat()}: {_machine({'machine': bench.machine()})}."
    table = list(bench_load.lines(loads))
    if args.record:
        record(args.record, "\n".join([bench_load.HEADING, "", head, "", *table]))
    print(json.dumps(bench_load.data(loads), indent=1) if args.json else "\n".join(table))
    return 0


def measure(names: tuple[str, ...], parts: tuple[str, ...] | list[str], seconds: float, runs: int) -> dict[str, Any]:
    """Everything asked for, as plain data; a part that was not asked for is not there."""
    found: dict[str, Any] = {"date": datetime.date.today().isoformat(), "machine": bench.machine()}
    if "rules" in parts:
        found["rules"] = [rate.data() for name in names for rate in bench.rules(name, seconds, runs)]
    if "peers" in parts:
        found["peers"] = [rate.data() for rate in bench_peers.rates(seconds, runs)]
    if "start" in parts:
        found["start"] = [{"what": start.what, "seconds": start.seconds} for start in bench_house.starts(names[0])]
    if "page" in parts:
        found["page"] = bench_house.page_weight()
    if "memory" in parts:
        found["memory"] = {"game": names[0], "bytes_a_table": bench_house.table_memory(names[0])}
    if "views" in parts:
        found["views"] = [bench_views.cost(name, runs).data() for name in names]
    return found


def ratios(found: dict[str, Any]) -> list[tuple[str, str, float]]:
    """(ours, peer, how many times as many decisions ours makes), for what was measured in this run."""
    pairs = ((ours, peer) for ours in found.get("rules", []) for peer in found.get("peers", []))
    return [(ours["what"], peer["what"], ours["median"] / peer["median"]) for ours, peer in pairs]


def lines(found: dict[str, Any]) -> Iterator[str]:
    """The results for people."""
    yield _machine(found)
    rates = [*found.get("rules", []), *found.get("peers", [])]
    if rates:
        yield ""
        yield "decisions per CPU-second of one core: uniform random play, all legal moves listed, deals included"
        for rate in rates:
            yield f"  {rate['what']:<36} {rate['median']:>12,.0f}   ({rate['low']:,.0f} … {rate['high']:,.0f})"
    if "peers" in found and not found["peers"]:
        yield "  (no peers installed: requirements-bench.lock, or make bench)"
    for ours, peer, times in ratios(found):
        yield f"  {ours} : {peer} = {times:,.2f}"
    if "start" in found:
        yield ""
        yield "seconds by the clock until the first move was made"
        for start in found["start"]:
            yield f"  {start['what']:<44} {start['seconds']:>7.2f}"
    if "page" in found:
        yield ""
        yield _page(found["page"])
    if "memory" in found:
        yield ""
        yield _memory(found["memory"])

    if "views" in found:
        yield ""
        yield "CPU time of a view, from the match to bytes, and of the same told field by field"
        for view in found["views"]:
            times = view["declared"] / view["fast"]
            yield f"  {view['game']:<12} {view['fast']:>7.1f} µs {view['declared']:>9.1f} µs   {times:>5.1f} times"


def views_markdown(found: dict[str, Any]) -> Iterator[str]:
    """What views cost as a section of a Markdown file; nothing where it was not measured."""
    if not found.get("views"):
        return
    yield VIEWS
    yield ""
    yield f"`hanpan bench --only views`, {found['date']}: {_machine(found)}."
    yield ""
    yield "CPU time of one seat's view from the match to the bytes that are sent, in random matches under the defaults,"
    yield "and of the same told field by field (`Position.view(seat).data`), turn about; the median of"
    yield f"{found['views'][0]['runs']} runs."
    yield ""
    yield from ("| game | view to bytes, µs | field by field, µs | times | bytes |", "|---|---:|---:|---:|---:|")
    for view in found["views"]:
        times = view["declared"] / view["fast"]
        yield f"| {view['game']} | {view['fast']:.1f} | {view['declared']:.1f} | {times:.1f} | {view['size']:,} |"


def _machine(found: dict[str, Any]) -> str:
    return ", ".join(f"{name} {value}" for name, value in found["machine"].items())


def _page(weight: dict[str, int] | None) -> str:
    if weight is None:
        return "the page is not built"
    first, program, pictures = (weight[part] / 1024 for part in ("first", "program", "pictures"))
    return f"page, compressed: {first:.1f} KiB at first, {program:.1f} KiB in all, and {pictures:.1f} KiB of pictures"


def _memory(memory: dict[str, Any]) -> str:
    if memory["bytes_a_table"] is None:
        return "memory: this system does not tell"
    return f"memory of a table of {memory['game']} where nobody moves: {memory['bytes_a_table'] / 1024:.1f} KiB"


def markdown(found: dict[str, Any]) -> Iterator[str]:
    """The results but those of views as a section of a Markdown file; nothing where none was asked for."""
    if not set(found) & set(PARTS) - {"views"}:
        return
    yield HEADING
    yield ""
    yield f"`hanpan bench`, {found['date']}: {_machine(found)}."
    rates = [*found.get("rules", []), *found.get("peers", [])]
    if rates:
        yield ""
        yield "Decisions per CPU-second of one core: uniform random play, all legal moves listed, deals included;"
        yield f"median of {rates[0]['runs']} runs, and the slowest and fastest of them."
        yield ""
        yield from ("| what | median | slowest | fastest |", "|---|---:|---:|---:|")
        for rate in rates:
            yield f"| {rate['what']} | {rate['median']:,.0f} | {rate['low']:,.0f} | {rate['high']:,.0f} |"
    if found.get("peers"):
        yield ""
        yield "How many times as many as the peers in the same run. Dou Dizhu is their nearest game; a decision is not"
        yield "the same work in every game, so this says what a user gets, not whose code is better."
        yield ""
        peers = [peer["what"] for peer in found["peers"]]
        yield "| | " + " | ".join(peers) + " |"
        yield "|---" + "|---:" * len(peers) + "|"
        for ours in found.get("rules", []):
            cells = [f"{ours['median'] / peer['median']:,.2f}" for peer in found["peers"]]
            yield f"| {ours['what']} | {' | '.join(cells)} |"
    if "start" in found:
        yield ""
        yield from ("| until the first move was made | seconds by the clock |", "|---|---:|")
        for start in found["start"]:
            yield f"| {start['what']} | {start['seconds']:.2f} |"
    for part, text in (("page", _page), ("memory", _memory)):
        if part in found:
            yield ""
            yield text(found[part])[0].upper() + text(found[part])[1:] + "."


def record(path: Path, section: str) -> None:
    """Put the section in place of the one with its heading, or at the end; other sections stay as they are."""
    if not section:
        return
    title = section.partition("\n")[0]
    text = path.read_text("utf-8") if path.is_file() else "# Results\n"
    before, heading, rest = text.partition(f"{title}\n")
    after = rest.partition("\n## ")
    others = f"\n## {after[2]}" if heading and after[1] else ""
    path.write_text(f"{before.rstrip()}\n\n{section.rstrip()}\n{others}", "utf-8")
