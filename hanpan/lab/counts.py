"""Move counts: how many positions lie exactly n moves after fixed ones, the surest sign that rules stay what they were.

    python -m hanpan.lab.counts koikoi              count again and compare with tests/koikoi/counts.json
    python -m hanpan.lab.counts koikoi --twins      compare the compiled rules with their interpreted twins
    python -m hanpan.lab.counts koikoi --write      write the file anew

Where counts differ, the tool prints the position and the first moves under which they do; where the twins differ, the
position at which their move lists part. Exit code 1 then. A count's depth is 4, or less where the next one would pass
`LIMIT`; every move of every seat that may act is followed.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import hanpan
from hanpan.games.contract import Choice, Number, Option
from hanpan.games.face import Game, Position

DEALS = 20
DEPTH = 4
LIMIT = 200_000


@dataclass(frozen=True)
class Count:
    """One fixed position: `leaves[n]` lie n + 1 moves after it, `split` says how the deepest fall on first moves."""

    position: str
    leaves: tuple[int, ...]
    split: dict[str, int]

    def data(self) -> dict[str, Any]:
        """As plain data, for JSON."""
        return {"position": self.position, "leaves": list(self.leaves), "split": self.split}


def leaves(pos: Position, depth: int) -> int:
    """How many positions lie exactly `depth` (≥ 1) moves after `pos`; rounds that end earlier have none."""
    moves = [(seat, move) for seat in pos.actors for move in pos.legal(seat)]
    if depth == 1:
        return len(moves)
    return sum(leaves(pos.play(seat, move), depth - 1) for seat, move in moves)


def split(pos: Position, depth: int) -> dict[str, int]:
    """The same, by first move: `seat move` → leaves under it."""
    after = {
        f"{seat} {move}": (pos.play(seat, move) if depth > 1 else None)
        for seat in pos.actors
        for move in pos.legal(seat)
    }
    return {text: leaves(following, depth - 1) if following else 1 for text, following in after.items()}


def count(game: Game, text: str, depth: int = DEPTH) -> Count:
    """Count from the position written `text`, to `depth` or to the last depth that should have at most `LIMIT`."""
    pos = game.read(text)
    found = [leaves(pos, 1)]
    while len(found) < depth and _expected(found) <= LIMIT:
        found.append(leaves(pos, len(found) + 1))
    return Count(text, tuple(found), split(pos, len(found)))


def _expected(found: list[int]) -> int:
    """The next number of leaves, if they grow as they did last."""
    before = found[-2] if len(found) > 1 else 1
    return found[-1] * found[-1] // max(before, 1)


def fixed_positions(game: Game, number: int = DEALS) -> list[str]:
    """The texts of `number` positions that are always the same: the even ones fresh deals, the odd ones some moves into
    a round; two of three under options drawn at random."""
    texts: list[str] = []
    for index in range(number):
        chance = random.Random(f"counts {game.name} {index}")
        drawn = {option.name: _drawn(option, chance) for option in game.spec.options} if index % 3 else {}
        pos = game.deal(game.options(**drawn), seed=index)
        for _move in range(chance.randrange(4, 16) if index % 2 else 0):
            seat = chance.choice(pos.actors)
            after = pos.play(seat, chance.choice(pos.legal(seat)))
            if after.over:
                break
            pos = after
        texts.append(pos.text)
    return texts


def _drawn(option: Option, chance: random.Random) -> int | str | bool:
    if isinstance(option, Choice):
        return option.values[chance.randrange(len(option.values))]
    return chance.randint(option.low, option.high) if isinstance(option, Number) else chance.random() < 0.5


def interpreted(game: Game) -> Game:
    """The same game, run by its interpreted twins."""
    plain = Game(game.spec)
    plain.compiled = False
    return plain


def parting(one: Position, two: Position, depth: int) -> tuple[Position, Position] | None:
    """The first pair of positions within `depth` moves at which two rules differ, in bytes or moves; None: nowhere."""
    if bytes(one) != bytes(two) or one.actors != two.actors:
        return one, two
    for seat in one.actors:
        if one.legal(seat) != two.legal(seat):
            return one, two
    if depth > 1:
        for seat in one.actors:
            for move in one.legal(seat):
                found = parting(one.play(seat, move), two.play(seat, move), depth - 1)
                if found:
                    return found
    return None


def differences(kept: Count, found: Count) -> list[str]:
    """In words, where two counts of one position differ; empty when they agree."""
    if (kept.leaves, kept.split) == (found.leaves, found.split):
        return []
    lines = [kept.position, f"  leaves at depth 1 …: {list(kept.leaves)} kept, {list(found.leaves)} found"]
    for move in dict.fromkeys((*kept.split, *found.split)):
        if kept.split.get(move) != found.split.get(move):
            lines.append(f"  {move}: {kept.split.get(move, 'no move')} kept, {found.split.get(move, 'no move')} found")
    return lines


def read(path: Path) -> list[Count]:
    """The counts kept in a file."""
    data = json.loads(path.read_text("utf-8"))
    return [Count(deal["position"], tuple(deal["leaves"]), deal["split"]) for deal in data["deals"]]


def write(path: Path, game: Game, counts: list[Count]) -> None:
    """Keep counts in a file, with the rules' version they belong to."""
    data = {"game": game.name, "rules": game.spec.version, "deals": [found.data() for found in counts]}
    path.write_text(json.dumps(data, indent=1, ensure_ascii=False) + "\n", "utf-8")


def main(argv: Sequence[str] | None = None) -> int:
    """Run the tool; returns the exit code."""
    parser = argparse.ArgumentParser("python -m hanpan.lab.counts", description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("game", choices=hanpan.game_names())
    parser.add_argument("--file", type=Path, help="where the counts are kept (tests/GAME/counts.json)")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--write", action="store_true", help="write the file anew")
    what.add_argument("--twins", action="store_true", help="compare compiled and interpreted rules")
    args = parser.parse_args(argv)
    game = hanpan.game(args.game)
    path: Path = args.file or Path("tests") / game.name / "counts.json"
    if args.write:
        # Before counting, which takes minutes.
        if not args.file and not path.parents[1].is_dir():
            parser.error("there is no folder tests here: run it in the checkout, or name a file with --file")
        path.parent.mkdir(parents=True, exist_ok=True)
        write(path, game, [count(game, text) for text in fixed_positions(game)])
        print(f"{path}: {DEALS} positions")
        return 0
    if not path.is_file():
        parser.error(f"there is no {path}; --write makes it, --file names another")
    kept = read(path)
    lines = _twin_lines(game, kept) if args.twins else _lines(game, kept)
    print("\n".join(lines) if lines else f"{game.name}: {len(kept)} positions agree")
    return 1 if lines else 0


def _lines(game: Game, kept: list[Count]) -> list[str]:
    return [line for one in kept for line in differences(one, count(game, one.position, len(one.leaves)))]


def _twin_lines(game: Game, kept: list[Count]) -> list[str]:
    plain = interpreted(game)
    lines: list[str] = []
    for one in kept:
        found = parting(game.read(one.position), plain.read(one.position), len(one.leaves))
        for name, pos in zip(("compiled", "interpreted"), found or (), strict=False):
            moves = ", ".join(f"{seat} {move}" for seat in pos.actors for move in pos.legal(seat))
            lines += [f"{name}: {pos.text}", f"  moves: {moves}"]
    return lines


if __name__ == "__main__":
    sys.exit(main())
