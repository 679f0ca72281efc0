"""A toy game for the search: three seats, several of which act at once, and one hidden card.

Every seat of `todo` may stake 0 … 3 on the hidden card, 0 … 9; the round ends when all have. A stake of k wins 3k
points where the card is at least 2k + 1, and loses k where it is lower; before a guess nobody knows the card. The
expected points follow: with stake k the card is high enough in 9 - 2k of ten cases, so

    k = 0: 0      k = 1: (7·3 - 3·1)/10 = 1.8      k = 2: (5·6 - 5·2)/10 = 2.0      k = 3: (3·9 - 7·3)/10 = 0.6
"""

from __future__ import annotations

from itertools import count
from types import ModuleType
from typing import Any

from hanpan.kernel import Field, Kind, Record, bind, copy, jit, kind_of, move_of, random_below, record
from hanpan.players.defaults import alike, unsolved

SEATS = 3
MAX_MOVES = 4
STATE = record(
    Field("todo"),
    Field("card", Kind.CARD),
    Field("stake", count=SEATS),
    Field("drawn"),  # what the seats drew for themselves in a playout, so that tests can see their random numbers
)
OPTIONS = record(Field("seats"))

#: Expected points of the stakes 0 … 3, from the text above.
EXPECTED = (0.0, 1.8, 2.0, 0.6)


@jit
def actors(s: Record, o: Record) -> int:
    return int(s.todo)


@jit
def legal(s: Record, o: Record, seat: int, out: Any) -> int:
    if not s.todo >> seat & 1:
        return 0
    for stake in range(MAX_MOVES):
        out[stake] = move_of(stake + 1, 0)
    return MAX_MOVES


@jit
def play(s: Record, o: Record, seat: int, move: int) -> None:
    s.stake[seat] = kind_of(move) - 1
    s.todo &= ~(1 << seat)


@jit
def guess(v: Record, o: Record, seat: int, rng: Any, out: Record) -> None:
    copy(v, out)
    out.card = random_below(rng, 10)


@jit
def playout(s: Record, o: Record, seat: int, rng: Any) -> int:
    draw = random_below(rng, MAX_MOVES)
    s.drawn = s.drawn * 10 + draw + 1
    return move_of(draw + 1, 0)


@jit
def value(s: Record, o: Record, seat: int) -> float:
    stake = s.stake[seat]
    return float(3 * stake if s.card >= 2 * stake + 1 else -stake)


@jit
def choose(v: Record, o: Record, seat: int, moves: Any, values: Any, n: int) -> int:
    return 0


@jit
def standing(s: Record, o: Record, out: Any) -> None:
    """Totals are the stakes; places by them."""
    for seat in range(SEATS):
        out[seat] = s.stake[seat]
        place = 1
        for other in range(SEATS):
            if s.stake[other] > s.stake[seat]:
                place += 1
        out[SEATS + seat] = place


def position(todo: int = 0b111, stakes: tuple[int, int, int] = (0, 0, 0)) -> Any:
    """A view of the toy game, as an array of one record."""
    rows = STATE.rows()
    rows["todo"], rows["card"], rows["stake"][0] = todo, -1, stakes
    return rows


def options() -> Any:
    rows = OPTIONS.rows()
    rows["seats"] = SEATS
    return rows


_changed = count(1)


def search(guesses: int, **instead: Any) -> ModuleType:
    """The search bound to this game; `instead` replaces some of its functions."""
    names: dict[str, Any] = {"actors": actors, "candidates": legal, "play": play, "guess": guess, "exact": unsolved}
    names |= {"playout": playout, "value": value, "choose": choose, "likelihood": alike, "TRIES": 1}
    key = f"toy.{guesses}.{next(_changed) if instead else 0}"
    return bind("hanpan.players.search", key, **names | instead, MAX_MOVES=MAX_MOVES, GUESSES=guesses)


def stake_of(move: int) -> int:
    return int(move >> 54) - 1
