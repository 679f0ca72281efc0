"""What whole matches looked like from one seat, and what truly happened: `python -m tests.golden.views MATCH…`.

A MATCH is `game:table:number:option=value`: random match NUMBER under a playthrough's options, one of them changed to
make it shorter. Each is written as a line of JSON: `views`, as the house would send them to seat 0 (a deal that follows
by itself comes with the move before it), and `truth`, told from the full positions and not from any view: plays,
passes, sweeps, turned cards, revolutions. The page's tests count that all of it is drawn.
"""

from __future__ import annotations

import json
import sys
from typing import Any

import msgspec

import hanpan
from hanpan.match import Dealt, Match, Moved, fold, replay
from hanpan.match.views import result, view
from tests.golden.make import played
from tests.golden.tables import tables

SEAT = 0


def sent(match: Match) -> dict[str, Any]:
    """The view of seat 0 as the page reads it: with the last round in it, and computers on all other seats."""
    seats = [
        {"kind": "person" if seat == SEAT else "computer", "level": None, "yours": seat == SEAT, "online": True}
        for seat in range(match.position.seats)
    ]
    data: dict[str, Any] = msgspec.to_builtins(view(match, SEAT))
    last = msgspec.to_builtins(result(match.last, SEAT)) if match.last else None
    table = {"room": "r", "state": match.seq, "game": match.game.name, "options": dict(match.options), "clock": None}
    return {**data, **table, "seat": SEAT, "seats": seats, "last": last}


def happenings(game: str, before: Match, event: Moved, after: Match) -> dict[str, Any]:
    """What one move did, by the full positions; the round's end is looked at in its last position."""
    old = before.position.data
    new = (after.results[-1].position if after.round != before.round or after.over else after.position).data
    what: dict[str, Any] = {"seat": event.seat, "move": event.move}
    if game == "koikoi":
        turned = new["last_turned"] if old["phase"] == "play" and event.move not in ("koikoi", "stop") else None
        return what | {"turned": turned}
    if "trick" not in old:
        return what
    laid = old["trick"] or not event.move.startswith(("pass", "enough", "exchange:", "give:", "discard:"))
    return what | {
        "swept": bool(laid) and not new["trick"] and new["phase"] != "over",
        "turned_round": old.get("reversed", 0) != new.get("reversed", 0),
    }


def told(game: str, table: str, number: str, change: str) -> dict[str, Any]:
    """The views and the truth of one match."""
    name, _, value = change.partition("=")
    options = hanpan.game(game).options(**{**dict(tables(game)[table]), name: int(value)})
    _end, events = played(hanpan.game(game), options, int(number))
    match = replay(events[:1])
    views: list[dict[str, Any]] = []
    truth: list[dict[str, Any]] = []
    for event, following in zip(events[1:], [*events[2:], None], strict=True):
        before, match = match, fold(match, event)
        if not (isinstance(following, Dealt) and not following.way):
            views.append(sent(match))
        if isinstance(event, Moved):
            truth.append(happenings(game, before, event, match))
    return {"views": views, "truth": truth}


def main() -> int:
    for wish in sys.argv[1:]:
        print(json.dumps(told(*wish.split(":")), ensure_ascii=False))
    return 0


if __name__ == "__main__":
    sys.exit(main())
