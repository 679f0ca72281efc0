"""Make the machine code of all games and computer players, by calling every function once on real positions.

As a process (`python -m hanpan.players.warm`) it says how far it is in lines `DONE TOTAL`; the code lands on disk,
where other processes find it in well under a second a game. It has help from a process for each further core, which
begins with another game: what one makes the others find (`hanpan.code_cache`). With `--while-input` it ends when its
input does: with the house that started it, however that fell.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence

from hanpan import code_cache
from hanpan.games import catalogue
from hanpan.games.contract import CONTRACT
from hanpan.games.face import Game, find_deal
from hanpan.players import levels

_SEED = b"warm"


def rules(name: str) -> Iterator[str]:
    """Call each function of a game's rules, and what looks at a position by several of them at once; yields its name
    when its machine code is there.

    It goes by a `Game` of its own, so that the one that people play with may stay uncompiled meanwhile.
    """
    game = Game(catalogue.spec(name))
    position = game.ready(game.options(), 0)
    yield "start"
    position, _order, _attempts = find_deal(position, _SEED, "1")
    yield "deal"
    position.view(-1)
    yield "view"
    seat = position.actors[0]
    yield "actors"
    move = position.legal(seat)[0]
    yield "legal"
    position.reason(seat, move)
    yield "check"
    guess = position.guess(seat, 1)
    yield "guess"
    position.look(seat)
    yield "look"
    position.agrees(seat, guess)
    yield "agrees"
    position = position.play(seat, move)
    yield "play"
    while not position.over:
        position = position.play(position.actors[0], position.legal(position.actors[0])[0])
    _ = position.points
    yield "score"
    _ = position.totals
    yield "standing"
    position.advanced()
    yield "advance"


def players(name: str) -> Iterator[str]:
    """Let each computer player of a game make one decision; yields its level when its machine code is there."""
    game = Game(catalogue.spec(name))
    position = game.deal(seed=_SEED)
    for level in game.levels:
        seat = position.actors[0]
        view = bytes(position.view(seat))
        levels.decide(name, level, view, position.options, seat, 1)
        if level == game.levels[-1] and levels.foresees(name):
            levels.foresee(name, view, position.options, seat, position.legal(seat)[0], 1)
        yield level


def steps() -> int:
    """How many functions there are in all: the rules', `look`, and the players'."""
    return sum(len(CONTRACT) + 1 + len(catalogue.spec(name).levels) for name in catalogue.names())


def end_with_input() -> None:
    """End this process when its input ends, in the midst of whatever it does."""

    def wait() -> None:
        # Not `sys.stdin`: its lock, still held here, would end the process with an error when all is done.
        while os.read(0, 1024):
            pass
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


def order(helper: int, helpers: int) -> tuple[str, ...]:
    """All games in the order in which a helper takes them up: each begins with another one, the process itself (helper
    0) with the first."""
    names = catalogue.names()
    first = helper * len(names) // helpers
    return (*names[first:], *names[:first])


def make(names: Sequence[str]) -> Iterator[None]:
    """Make the code of these games one after the other; yields after every step."""
    for name in names:
        for steps_of in (rules, players):
            for _made in steps_of(name):
                yield


@contextlib.contextmanager
def helped(helpers: int) -> Iterator[None]:
    """With so many further processes, which end with this one, however that falls."""
    command = [sys.executable, "-m", "hanpan.players.warm", "--helper"]
    started = [
        subprocess.Popen([*command, str(helper), str(helpers + 1)], stdin=subprocess.PIPE)
        for helper in range(1, helpers + 1)
    ]
    try:
        yield
    finally:
        for process in started:
            process.kill()
            process.communicate()


def main(words: Sequence[str]) -> None:
    """Make everything, and say how far it is."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the house, which then ends this too
    if words[:1] == ["--helper"]:
        end_with_input()
        for _step in make(order(*map(int, words[1:]))):
            pass
        return
    if "--while-input" in words:
        end_with_input()
    if hasattr(os, "nice"):
        os.nice(5)  # people are served first
    done, total = 0, steps()
    print(done, total, flush=True)
    with helped(min(os.cpu_count() or 1, len(catalogue.names())) - 1):
        for _step in make(order(0, 1)):
            done += 1
            print(done, total, flush=True)
    code_cache.note_all_made()


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except BrokenPipeError:  # the house is gone
        sys.stderr.close()
