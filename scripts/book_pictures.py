"""Write which cards the rules pages show (`hanpan/games/<game>/pictures.json`), from what each game's rules declare.

The page's build puts the pictures in where a page says `<!-- cards name -->`. `--check` writes nothing and fails when a
file is not current.
"""

import argparse
import json
import sys
from pathlib import Path

from hanpan.games import catalogue

GAMES = Path(__file__).resolve().parent.parent / "hanpan" / "games"


def text(name: str) -> str | None:
    """The file of a game: a line a picture; None where its pages show none."""
    declared = catalogue.spec(name).pictures
    if declared is None:
        return None
    lines = [f"  {json.dumps(key)}: {json.dumps(plays)}" for key, plays in declared().items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only say whether the files are current")
    args = parser.parse_args()
    made = {GAMES / name / "pictures.json": found for name in catalogue.names() if (found := text(name))}
    if args.check:
        return 0 if all(path.is_file() and path.read_text("utf-8") == found for path, found in made.items()) else 1
    for path, found in made.items():
        path.write_text(found, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
