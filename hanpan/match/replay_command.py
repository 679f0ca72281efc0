"""`hanpan replay FILE`: a record read back, checked, and shown move by move."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hanpan.errors import UsageError
from hanpan.games import notation
from hanpan.games.face import Position
from hanpan.kernel import Field, Kind
from hanpan.match.fold import MatchError, rules_of
from hanpan.match.record import Record, read


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    parser.add_argument("file", metavar="FILE", help="a record file")
    parser.add_argument("--json", action="store_true", help="one JSON object a line, for programs")
    parser.add_argument("--to", metavar="N", type=int, help="show no more than the match's first N moves")


def run(args: argparse.Namespace) -> int:
    """Show the record; 1 when it is broken (it is checked to its end before anything is shown)."""
    if args.to is not None and args.to < 0:
        raise UsageError(f"--to takes a number of moves from 0, not {args.to}")
    try:
        text = Path(args.file).read_text("utf-8")
    except OSError as error:
        raise UsageError(f"{args.file} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise UsageError(f"{args.file} is no text in UTF-8, so no record") from None
    try:
        found = read(text)
    except MatchError as error:
        print(f"hanpan replay: {args.file}: {error}", file=sys.stderr)
        return 1
    for step in steps(found, args.to):
        print(json.dumps(step) if args.json else _readable(found, step))
    return 0


def steps(found: Record, to: int | None = None) -> Iterator[dict[str, Any]]:
    """The match as plain data, piece by piece: `type` is match, deal, move, result, left or end.

    At most `to` moves are told; where that cuts the match short, what comes after is left out. `position` is the table
    as plain data with nothing hidden, `text` the same in notation.
    """
    yield {
        "type": "match",
        "game": found.game.name,
        "rules": rules_of(found.options),
        "options": found.options.changed,
        "date": found.date,
        "seed": None if found.seed is None else found.seed.hex(),
        "names": list(found.names),
    }
    told = 0
    position = found.end
    for played in found.rounds:
        position = played.first
        drawn = {"deal": played.deal, "lot": played.lot} | ({"way": played.way} if played.way else {})
        yield {"type": "deal", "round": played.round} | drawn | _table(position)
        for number, (turn, position) in enumerate(zip(played.moves, played.positions(), strict=True), 1):
            if told == to:
                return
            told += 1
            made = {"seat": turn.seat, "move": turn.move} | ({"by": "clock"} if turn.by_clock else {})
            yield {"type": "move", "round": played.round, "number": number} | made | _table(position)
        if position.over:
            yield {"type": "result", "round": played.round, "points": position.points, "places": position.places}
    if found.left is not None:
        yield {"type": "left", "seat": found.left}
    yield {"type": "end", "totals": position.totals, "places": position.standing}


def _table(position: Position) -> dict[str, Any]:
    return {"text": position.text, "position": position.data}


# ---------------------------------------------------------------------------------------------------- for people


def _readable(found: Record, step: dict[str, Any]) -> str:
    def who(seat: int) -> str:
        return f"seat {seat} ({found.names[seat]})" if found.names else f"seat {seat}"

    kind = step["type"]
    if kind == "match":
        options = " ".join(notation.write_options(step["options"]))
        return f"{step['game']}, rules {step['rules']}, {options or 'default options'}"
    if kind == "deal":
        again = f" (deal {step['deal']}: the deals before it counted for nothing)" if step["deal"] > 1 else ""
        chosen = f" (the table chose: {step['way']})" if "way" in step else ""
        return f"\nround {step['round']}{chosen}{again}\n{_board(found, step)}"
    if kind == "move":
        by = " (time was up)" if "by" in step else ""
        return f"\n{step['round']}.{step['number']} {who(step['seat'])}{by}: {step['move']}\n{_board(found, step)}"
    if kind == "left":
        return f"\nthe match was given up by {who(step['seat'])}"
    numbers, title = ("totals", "the end") if kind == "end" else ("points", f"round {step['round']} is over")
    seats = [
        f"  {who(seat)}: {points} points, place {place}"
        for seat, (points, place) in enumerate(zip(step[numbers], step["places"], strict=True))
    ]
    return "\n".join(["", title, *seats])


def _board(found: Record, step: dict[str, Any]) -> str:
    """The table as lines: where cards lie, then the other fields in notation, then what the game says of it all."""
    places = [field for field in found.game.spec.state if field.place]
    lines = [line for field in places for line in _cards(field, step["position"][field.name])]
    names = {field.name for field in places}
    words = step["text"].partition("| ")[2].split()
    rest = [word for word in words if word.partition("=")[0] not in names]
    facts = [f"{name}={json.dumps(value, ensure_ascii=False)}" for name, value in step["position"]["facts"].items()]
    return "\n".join([*lines, "  " + " ".join(rest), "  " + " ".join(facts)])


def _cards(field: Field, value: Any) -> list[str]:
    """A line for each set of cards; one line for a row of single cards, from its first card on."""
    if field.kind is Kind.CARD:
        cards = [card for card in (value if field.count else [value]) if card is not None]
        return [f"  {field.name:<10}{' '.join(cards)}"] if cards else []
    if not field.count:
        return [f"  {field.name:<10}{' '.join(value) or '-'}"]
    return [f"  {f'{field.name} {index}':<10}{' '.join(cards) or '-'}" for index, cards in enumerate(value)]
