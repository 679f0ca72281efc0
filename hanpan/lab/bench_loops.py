"""Uniform random play, as fast as the rules go: a template (see `kernel.bind`) for the benchmark."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hanpan.kernel import Ints, lean, lowest, next_random, random_below, shuffle

if TYPE_CHECKING:
    from hanpan.games.koikoi.rules import actors, advance, deal, legal, play, score, start


@lean
def play_on(s_row: Any, o_row: Any, rng: Ints, cards: Ints, moves: Ints, points: Ints, decisions: int) -> int:
    """Play whole matches at random until `decisions` were made and a round is over; how many were made.

    `cards` are the numbers of the cards in use, `moves` has room for the game's most moves, `points` for a score. Every
    decision lists all moves; deals, scores and the way to the next round are part of it.
    """
    s, o = s_row[0], o_row[0]
    going = 0
    made = 0
    while made < decisions:
        if not going:
            start(s, o, next_random(rng))
        shuffle(rng, cards, cards.size)
        deal(s, o, cards)
        mask = actors(s, o)
        while mask:
            seat = lowest(mask)
            play(s, o, seat, moves[random_below(rng, legal(s, o, seat, moves))])
            made += 1
            mask = actors(s, o)
        score(s, o, points)
        going = advance(s, o, next_random(rng))
    return made
