"""How months of Koi-Koi end between two advanced players: the table `MONTH` of hanpan/games/koikoi/chances.py.

Plays whole matches under the default options, for some ten minutes, and prints the table. What it prints follows from
the arguments alone; it depends a little on the table that is there, through the players' own estimate of their chances.
"""

from __future__ import annotations

import argparse
from collections import Counter

import hanpan
from hanpan.players.levels import decide


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=300)
    parser.add_argument("--level", default="advanced@300")
    args = parser.parse_args()
    months = Counter[int]()
    for match in range(args.matches):
        months.update(margins(args.level, match))
    print(f"{len(months)} margins in {months.total()} months")
    words = [f"{pair}," for pair in sorted(months.items())]
    lines = [""]
    for word in words:
        if len(lines[-1]) + len(word) > 112:
            lines.append("")
        lines[-1] += f" {word}" if lines[-1] else word
    print("\n".join(f"    {line}" for line in lines))


def margins(level: str, match: int) -> list[int]:
    """The dealer's points less the other side's, for each month of a match."""
    game = hanpan.game("koikoi")
    month: hanpan.Position | None = game.deal(seed=match)
    found: list[int] = []
    moves = 0
    while month is not None:
        dealer = int(month.record.dealer)
        while month.actors:
            seat = month.actors[0]
            moves += 1
            move = decide(game.name, level, bytes(month.view(seat)), month.options, seat, (match << 16) + moves)
            month = month.play(seat, move)
        found.append(month.points[dealer] - month.points[1 - dealer])
        month = month.next_round(seed=match, label=str(len(found) + 1))
    return found


if __name__ == "__main__":
    main()
