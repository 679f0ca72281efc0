"""What a house costs: waiting for the first move, the page's weight, memory for a table where nobody moves.

The house is `hanpan serve` in a process of its own, asked over its WebSocket as the page would.
"""

from __future__ import annotations

import gzip
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

import hanpan

#: Files of the page that are pictures; everything else is the program and its words.
PICTURES = (".svg", ".png", ".webp", ".jpg", ".avif", ".gif", ".ico")

TABLES, WARM_UP, ROOMS_A_PERSON = 500, 50, 50

_FIRST_MOVE = """
import sys
import hanpan
game = hanpan.game(sys.argv[1])
game.compiled = sys.argv[2] == "compiled"
pos = game.deal(seed=1)
seat = pos.actors[0]
pos = pos.play(seat, pos.legal(seat)[0])
"""


@dataclass(frozen=True)
class Start:
    """Seconds by the clock until the first move was made."""

    what: str
    seconds: float


def starts(game: str) -> list[Start]:
    """From nothing to the first move: in Python, interpreted and compiled (empty and full cache), and at a house."""
    found: list[Start] = []
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:  # a house's helpers may still end
        for what, way in (
            ("Python, interpreted, nothing compiled yet", "interpreted"),
            ("Python, compiled, empty cache", "compiled"),
            ("Python, compiled, full cache", "compiled"),
        ):
            before = time.perf_counter()
            words = [sys.executable, "-c", _FIRST_MOVE, game, way]
            subprocess.run(words, env={**os.environ, "HANPAN_CACHE": folder}, check=True)
            found.append(Start(what, time.perf_counter() - before))
        found.append(Start("house, empty cache", _first_move_at_a_house(game, Path(folder) / "house")))
    # The cache that people have here, filled first where it is not yet.
    subprocess.run([sys.executable, "-m", "hanpan.players.warm"], stdout=subprocess.DEVNULL, check=True)
    found.append(Start("house, full cache", _first_move_at_a_house(game)))
    return found


def _first_move_at_a_house(game: str, cache: Path | None = None) -> float:
    """Seconds from the house's start to a person's first move."""
    before = time.perf_counter()
    with house(cache) as (url, _process):
        visitor = Person(url)
        visitor.move_first(game)
        took = time.perf_counter() - before
        visitor.go()
    return took


def page_weight() -> dict[str, int] | None:
    """Bytes of the built page as gzip sends it, pictures apart; `first` is what index.html asks for at once. None where
    the page is not built."""
    folder = Path(str(resources.files("hanpan"))) / "server" / "page"
    index = folder / "index.html"
    if not index.is_file():
        return None
    packed = {path: len(gzip.compress(path.read_bytes(), 9)) for path in folder.rglob("*") if path.is_file()}
    asked = [folder / name for name in re.findall(r'(?:src|href)="\./([^"]+)"', index.read_text("utf-8"))]
    first = [index, *(path for path in asked if path.suffix not in PICTURES)]
    return {
        "first": sum(packed[path] for path in first),
        "program": sum(size for path, size in packed.items() if path.suffix not in PICTURES),
        "pictures": sum(size for path, size in packed.items() if path.suffix in PICTURES),
    }


def table_memory(game: str, tables: int = TABLES) -> int | None:
    """Bytes of resident memory that one more table takes: matches begun, looked on, nobody moving. None where the
    system does not tell (it is read from /proc)."""
    if not Path("/proc/self/status").is_file():
        return None
    with house() as (url, process):
        wait_for_machine_code(url)
        visitors = _open_tables(url, game, WARM_UP)
        before = resident(process.pid)
        visitors += _open_tables(url, game, tables)
        took = resident(process.pid) - before
        for visitor in visitors:
            visitor.go()
    return took // tables


def _open_tables(url: str, game: str, tables: int) -> list[Person]:
    """Open tables, `ROOMS_A_PERSON` a person, and keep looking on: the people."""
    visitors: list[Person] = []
    for number in range(tables):
        if number % ROOMS_A_PERSON == 0:
            visitors.append(Person(url))
        visitors[-1].open_table(game)
    return visitors


def resident(pid: int) -> int:
    """Bytes of a process that are in memory."""
    text = Path(f"/proc/{pid}/status").read_text()
    return 1024 * int(next(row for row in text.splitlines() if row.startswith("VmRSS")).split()[1])


@contextmanager
def house(cache: Path | None = None) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A house on any free port, with an empty log; its WebSocket's URL and its process."""
    environment = {**os.environ, **({"HANPAN_CACHE": str(cache)} if cache else {})}
    with tempfile.TemporaryDirectory() as data:
        words = [
            "-m",
            "hanpan",
            "serve",
            "--port",
            "0",
            "--data",
            data,
            "--json",
            "--pace",
            "0",
            "--rate",
            "1000000",
        ]
        process = subprocess.Popen(
            [sys.executable, *words], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment
        )
        try:
            line = process.stdout.readline() if process.stdout else ""
            if not line:
                raise RuntimeError(f"the house did not open: exit code {process.wait()}")
            yield json.loads(line)["url"].replace("http", "ws", 1) + "ws", process
        finally:
            process.terminate()
            try:
                process.wait(timeout=20)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
            if process.stdout:
                process.stdout.close()


def wait_for_machine_code(url: str) -> None:
    """Wait until a house has compiled all it will, so that its memory stands still and its cache is full."""
    visitor = Person(url)
    progress = visitor.welcome["progress"]
    while progress and progress["done"] < progress["total"]:
        progress = visitor.hear("progress")
    visitor.go()


class Person:
    """A new person at a house, over a WebSocket."""

    def __init__(self, url: str) -> None:
        self._leaving = ExitStack()
        self._line = self._leaving.enter_context(connect(url, max_size=None, ping_interval=None))
        self._asked = 0
        self._line.send(json.dumps({"type": "hello", "version": 2}))
        self.welcome = self.hear("welcome")

    def say(self, kind: str, **fields: Any) -> None:
        """Send a command."""
        self._asked += 1
        self._line.send(json.dumps({"type": kind, "id": str(self._asked), **fields}))

    def hear(self, kind: str, fits: Callable[[dict[str, Any]], bool] = lambda message: True) -> dict[str, Any]:
        """The next message of a kind that `fits`; RuntimeError when the house refuses something."""
        while True:
            message: dict[str, Any] = json.loads(self._line.recv(timeout=120))
            if message["type"] in ("refused", "error"):
                raise RuntimeError(f"the house answered {message}")
            if message["type"] == kind and fits(message):
                return message

    def open_table(self, game: str) -> dict[str, Any]:
        """Begin a match with all seats on this device; the first view of it."""
        seats = hanpan.game(game).options()["seats"]
        self.say("open", game=game, seats=[{"kind": "here"}] * int(seats))
        room = self.hear("opened")["room"]
        return self.hear("view", lambda view: view["room"] == room)

    def move_first(self, game: str) -> None:
        """Begin a match and make its first move."""
        view = self.open_table(game)
        room, seat = view["room"], view["match"]["actors"][0]
        if view["own"]["seat"] != seat:
            self.say("face", room=room, seat=seat)
            view = self.hear("view", lambda seen: seen["own"]["seat"] == seat)
        self.say("move", room=room, seat=seat, state=view["state"], move=view["match"]["legal"][0])
        self.hear("done", lambda done: done["state"] > view["state"])

    def go(self) -> None:
        """Close the connection."""
        self._leaving.close()
