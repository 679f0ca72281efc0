"""The end of a round solved: which moves are best, whatever the others do.

A template (see `kernel.bind`): the names below are the game's own, `NODES` how many positions one decision may look at.

Alpha-beta search (Knuth and Moore 1975) over the game's own rules, with a table of positions met before. It takes the
others for one opponent who wants the least for the seat, and so belongs where one other seat is left, or where what is
good for one is bad for all others. Whether the cards out of sight are settled, and between which bounds the round can
still end, the game says (`settled`).

The line that is looked at is kept in arrays, not in calls: Numba's cache on disk does not always find its way back
into functions that call themselves.
"""

from __future__ import annotations

from collections import namedtuple
from typing import TYPE_CHECKING, Any

import numpy as np

from hanpan.kernel import Ints, Record, copy, jit, like, lowest

if TYPE_CHECKING:
    from hanpan.games.daifugo.endplay import settled, value
    from hanpan.games.daifugo.rules import actors, guess, legal, play
    from hanpan.games.daifugo.state import MAX_MOVES

    NODES = 1

#: The longest line that is followed; a longer one counts as too much work.
DEPTH = 200
#: Positions that the table can hold; a newer one takes the place of an older.
TABLE = 1 << 16
#: Values are compared with this much room for rounding.
NEAR = 1e-9
#: What a table's entry says of a position's value.
_EXACTLY, _AT_LEAST, _AT_MOST = 0, 1, 2

#: All that a search works in. By depth along the line: the records; `moves`, those of all depths one after the other;
#: `step`, columns NEXT … KEY below; `worth`, columns ALPHA … BEST. By place in the table: `keys`, `notes`, `values`.
#: And the least and most a round can be worth, and the positions still allowed (below 0: nothing found counts).
_Room = namedtuple("_Room", ("records", "moves", "step", "worth", "keys", "notes", "values", "bounds", "left"))

#: The next of a position's moves and the end of them in `moves`, who makes them, the position's key.
NEXT, END, MOVER, KEY = 0, 1, 2, 3
#: Between what a position's value is of interest, how far that has come by the moves looked at, and the best of them.
ALPHA, BETA, LOW, HIGH, BEST = 0, 1, 2, 3, 4


@jit
def exact(v: Record, o: Record, seat: int, rng: Ints, moves: Ints) -> int:
    """Write into `moves` those of `seat` that attain the most it can be sure of, and return how many.

    One is enough where it attains the upper bound. 0: the cards are not settled, or `NODES` positions were too few.
    """
    bounds = np.empty(2, np.float64)
    if not settled(v, o, seat, bounds):
        return 0
    room = _Room(
        like(v, DEPTH),
        np.empty(DEPTH * 64 + MAX_MOVES, np.int64),
        np.zeros((DEPTH, 4), np.int64),
        np.zeros((DEPTH, 5), np.float64),
        np.zeros(TABLE, np.int64),
        np.zeros(TABLE, np.int64),
        np.zeros(TABLE, np.float64),
        bounds,
        np.array([NODES]),
    )
    guess(v, o, seat, rng, room.records[0])
    n = legal(room.records[0], o, seat, room.moves)
    room.step[0, END] = n
    kept, best = 0, bounds[0] - 1.0
    for i in range(n):
        copy(room.records[0], room.records[1])
        play(room.records[1], o, seat, room.moves[i])
        worth = _worth(o, seat, room, max(best, bounds[0]) - NEAR, bounds[1])
        if room.left[0] < 0:
            return 0
        if worth > best + NEAR / 2:
            kept, best = 0, worth
        if worth > best - NEAR / 2:
            moves[kept] = room.moves[i]
            kept += 1
        if best >= bounds[1]:
            break
    return kept


@jit
def _worth(o: Record, seat: int, room: Any, alpha: float, beta: float) -> float:
    """What `records[1]` is worth to `seat`: exactly between alpha and beta, else a bound on its own side of them."""
    records, step, worth = room.records, room.step, room.worth
    depth = 1
    worth[1, ALPHA], worth[1, BETA] = alpha, beta
    known = _open(o, seat, room, 1)
    while room.left[0] >= 0:
        if known:
            if depth == 1:
                return worth[1, BEST]
            depth -= 1
            _take(seat, room, depth, worth[depth + 1, BEST])
        if step[depth, NEXT] == step[depth, END]:
            _keep(room, depth)
            known = True
            continue
        copy(records[depth], records[depth + 1])
        play(records[depth + 1], o, step[depth, MOVER], room.moves[step[depth, NEXT]])
        step[depth, NEXT] += 1
        worth[depth + 1, ALPHA], worth[depth + 1, BETA] = worth[depth, LOW], worth[depth, HIGH]
        depth += 1
        known = _open(o, seat, room, depth)
    return alpha


@jit
def _open(o: Record, seat: int, room: Any, depth: int) -> bool:
    """Begin with the position at `depth`: whether its value, then in BEST, is known at once."""
    s, step, worth = room.records[depth], room.step[depth], room.worth[depth]
    acting = actors(s, o)
    if not acting:
        worth[BEST] = value(s, o, seat)
        return True
    start = room.step[depth - 1, END]
    room.left[0] -= 1
    if depth + 1 == DEPTH or start + MAX_MOVES > room.moves.size:
        room.left[0] = -1
    if room.left[0] < 0:
        return False
    key = _key(room.records[depth : depth + 1].view(np.int64))
    place = key & (TABLE - 1)
    if room.keys[place] == key:
        note, worth[BEST] = room.notes[place], room.values[place]
        if (
            note == _EXACTLY
            or (note == _AT_LEAST and worth[BEST] >= worth[BETA])
            or (note == _AT_MOST and worth[BEST] <= worth[ALPHA])
        ):
            return True
    step[KEY], step[MOVER], step[NEXT] = key, lowest(acting), start
    step[END] = start + legal(s, o, step[MOVER], room.moves[start:])
    worth[LOW], worth[HIGH] = worth[ALPHA], worth[BETA]
    worth[BEST] = room.bounds[0] - 1.0 if step[MOVER] == seat else room.bounds[1] + 1.0
    return False


@jit
def _take(seat: int, room: Any, depth: int, found: float) -> None:
    """Take in what a move from `depth` is worth; leave out the other moves where they cannot matter any more."""
    step, worth = room.step[depth], room.worth[depth]
    if step[MOVER] == seat:
        worth[BEST] = max(worth[BEST], found)
        worth[LOW] = max(worth[LOW], found)
        enough = worth[BEST] >= room.bounds[1]
    else:
        worth[BEST] = min(worth[BEST], found)
        worth[HIGH] = min(worth[HIGH], found)
        enough = worth[BEST] <= room.bounds[0]
    if enough or worth[LOW] >= worth[HIGH]:
        step[NEXT] = step[END]


@jit
def _keep(room: Any, depth: int) -> None:
    """Put the value of the position at `depth` into the table."""
    worth, key = room.worth[depth], room.step[depth, KEY]
    place = key & (TABLE - 1)
    room.keys[place], room.values[place] = key, worth[BEST]
    note = _EXACTLY
    if worth[BEST] >= worth[BETA] and worth[BEST] < room.bounds[1]:
        note = _AT_LEAST
    elif worth[BEST] <= worth[ALPHA] and worth[BEST] > room.bounds[0]:
        note = _AT_MOST
    room.notes[place] = note


@jit
def _key(words: Ints) -> int:
    """A number for a record, from all its words (xorshift, as `kernel.next_random`: it wraps silently in NumPy too).

    That two of a decision's positions share one is about as likely as a fault of the machine: below 2**40 pairs meet
    in 2**63 numbers.
    """
    key = 0x2545F4914F6CDD1D
    for i in range(words.size):
        key ^= words[i]
        key ^= key << 13
        key ^= (key >> 7) & 0x01FFFFFFFFFFFFFF
        key ^= key << 17
    return key
