"""The contract's laws as compiled loops: a template (see `kernel.bind`), made concrete for one game at a time.

`walk` plays whole matches at random and looks at every position. Records are int64 throughout, so `raw`, the same
memory as `rows` seen as plain numbers, lets equal records be told without knowing a single field.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from hanpan.kernel import Ints, jit, next_random, random_below, shuffle

if TYPE_CHECKING:
    from hanpan.games.koikoi.rules import (
        actors,
        advance,
        agrees,
        check,
        deal,
        guess,
        legal,
        play,
        score,
        standing,
        start,
        view,
    )

#: The laws, as indices into `walk`'s tallies.
LAWS = (
    "conserved",  # every card of the deck lies in exactly one place
    "someone_acts",  # each actor has a move, nobody else has one, nobody may act when the round is over
    "moves_fit",  # at most max_moves, positive, none twice
    "legal_passes",  # check allows every legal move
    "rest_refused",  # check refuses every number that legal does not list, to actors and to others
    "asking_is_free",  # no question changes the position, the options or the view that is asked
    "view_settles",  # the view of a view is that view
    "view_tells_moves",  # a seat's moves follow from its view
    "guess_agrees",  # a guess looks to the seat as the view it was made from, and contradicts nothing the seat knows
    "truth_agrees",  # nor does the true deal
    "guess_whole",  # a guess is a full position
    "pair_moves",  # two positions that look alike to a seat give it the same moves and refusals
    "pair_public",  # … and the same seats to act, points, places and standing
    "round_ends",
    "score_valid",
    "standing_valid",
    "match_ends",
    "pair_next",  # … nor does the next round, dealt alike, tell them apart
    "lot_ends_nothing",  # whether a match is over does not hang on the lot drawn between rounds
)
(
    CONSERVED, SOMEONE_ACTS, MOVES_FIT, LEGAL_PASSES, REST_REFUSED, ASKING_IS_FREE, VIEW_SETTLES, VIEW_TELLS_MOVES,
    GUESS_AGREES, TRUTH_AGREES, GUESS_WHOLE, PAIR_MOVES, PAIR_PUBLIC, ROUND_ENDS, SCORE_VALID, STANDING_VALID,
    MATCH_ENDS, PAIR_NEXT, LOT_ENDS_NOTHING,
) = range(19)  # fmt: skip

#: How a word of the record holds cards: not at all, as a mask, as a card number.
NO_PLACE, MASK_PLACE, CARD_PLACE = 0, 1, 2

MAX_STEPS = 3000  # of one round: far beyond any game's longest
MAX_ROUNDS = 200  # of one match
PROBES = 24  # numbers tried against `check` for each seat of each position


@jit
def same(one: Ints, other: Ints) -> bool:
    """Whether two records, seen as numbers, are equal."""
    for i in range(one.size):
        if one[i] != other[i]:
            return False
    return True


@jit
def whole(words: Ints, place: Ints, deck: int) -> bool:
    """Whether the places of a record partition the deck."""
    seen = 0
    for i in range(words.size):
        if place[i] == MASK_PLACE:
            cards = words[i]
        elif place[i] == CARD_PLACE and words[i] >= 0:
            cards = 1 << words[i]
        else:
            continue
        if seen & cards or cards & ~deck:
            return False
        seen |= cards
    return seen == deck


@jit
def tell(tally: Any, law: int, holds: bool, words: Ints, seat: int, number: int, witness: Any) -> None:
    """Count a law's trial; the first failure leaves the position, the seat and a number as its witness."""
    tally[law, 0] += 1
    if not holds:
        if tally[law, 1] == 0:
            witness[law, 0] = seat
            witness[law, 1] = number
            witness[law, 2:] = words
        tally[law, 1] += 1


@jit
def listed(moves: Ints, n: int, move: int) -> bool:
    for i in range(n):
        if moves[i] == move:
            return True
    return False


@jit
def probe_of(rng: Ints, moves: Ints, n: int, olds: Ints) -> int:
    """A number to try: wild, an earlier move, or a legal or earlier one with a bit, its kind or its cards changed."""
    way = random_below(rng, 6)
    base: int = moves[random_below(rng, n)] if n and random_below(rng, 2) else olds[random_below(rng, olds.size)]
    if way == 0:
        return next_random(rng) ^ (next_random(rng) << 1)
    if way == 1:
        return base
    if way == 2:
        return base ^ (1 << random_below(rng, 63))
    if way == 3:
        return base & ((1 << 54) - 1) | (random_below(rng, 16) << 54)
    if way == 4:
        return base & ~((1 << 54) - 1) | (1 << random_below(rng, 54))
    return base ^ (1 << random_below(rng, 54)) ^ (1 << random_below(rng, 54))


@jit
def ranked(out: Ints, seats: int) -> bool:
    """Whether out[seats:] are places as in sport: 1 + the number of better ones, and no one is placed before another
    who has more points in out[:seats]."""
    for i in range(seats):
        better = 0
        for j in range(seats):
            if out[seats + j] < out[seats + i]:
                better += 1
            if out[j] > out[i] and out[seats + j] > out[seats + i]:
                return False
        if out[seats + i] != better + 1:
            return False
    return True


@jit
def look(
    rows: Any, raw: Any, o: Any, o_raw: Any, place: Ints, deck: int, seats: int, rng: Ints,
    moves: Ints, others: Ints, olds: Ints, tally: Any, witness: Any,
) -> None:  # fmt: skip
    """Try every law that speaks of one position: rows[0]. The other rows are scratch."""
    s, v, again, g = rows[0], rows[1], rows[2], rows[3]
    words = raw[0]
    raw[4] = words
    kept_options = o_raw.copy()
    mask = actors(s, o)
    tell(tally, CONSERVED, whole(words, place, deck), words, -1, 0, witness)
    tell(tally, SOMEONE_ACTS, mask >= 0 and mask >> seats == 0, words, -1, mask, witness)
    points, pair_points = np.zeros(2 * seats, np.int64), np.zeros(2 * seats, np.int64)
    standing(s, o, points)
    tell(tally, STANDING_VALID, ranked(points, seats), words, -1, 0, witness)
    for seat in range(-1, seats):
        n = legal(s, o, seat, moves) if seat >= 0 else 0
        acts = seat >= 0 and mask >> seat & 1 == 1
        if seat >= 0:
            tell(tally, SOMEONE_ACTS, (n > 0) == acts, words, seat, n, witness)
            fits = n <= moves.size - 1
            for i in range(n):
                fits = fits and moves[i] > 0 and not listed(moves, i, moves[i])
                tell(tally, LEGAL_PASSES, check(s, o, seat, moves[i]) == 0, words, seat, moves[i], witness)
            tell(tally, MOVES_FIT, fits, words, seat, n, witness)
        view(s, o, seat, v)
        view(v, o, seat, again)
        tell(tally, VIEW_SETTLES, same(raw[1], raw[2]), words, seat, 0, witness)
        raw[5] = raw[1]
        tell(tally, TRUTH_AGREES, agrees(v, o, seat, s), words, seat, 0, witness)
        guess(v, o, seat, rng, g)
        tell(tally, GUESS_WHOLE, whole(raw[3], place, deck), words, seat, 0, witness)
        view(g, o, seat, again)
        tell(tally, GUESS_AGREES, same(raw[1], raw[2]) and agrees(v, o, seat, g), words, seat, 0, witness)
        tell(tally, PAIR_PUBLIC, actors(g, o) == mask, words, seat, 0, witness)
        standing(g, o, pair_points)
        tell(tally, PAIR_PUBLIC, same(points, pair_points), words, seat, 1, witness)
        if seat >= 0:
            m = legal(v, o, seat, others)
            tell(tally, VIEW_TELLS_MOVES, m == n and same(others[:n], moves[:n]), words, seat, m, witness)
            m = legal(g, o, seat, others)
            tell(tally, PAIR_MOVES, m == n and same(others[:n], moves[:n]), words, seat, 0, witness)
            for _probe in range(PROBES):
                move = probe_of(rng, moves, n, olds)
                reason = check(s, o, seat, move)
                tell(tally, REST_REFUSED, (reason == 0) == listed(moves, n, move), words, seat, move, witness)
                tell(tally, PAIR_MOVES, check(g, o, seat, move) == reason, words, seat, move, witness)
            if n:
                olds[random_below(rng, olds.size)] = moves[random_below(rng, n)]
        tell(tally, ASKING_IS_FREE, same(raw[5], raw[1]), words, seat, 1, witness)
        if mask == 0:
            score(s, o, points)
            score(g, o, pair_points)
            tell(tally, PAIR_PUBLIC, same(points, pair_points), words, seat, 2, witness)
            tell(tally, SCORE_VALID, ranked(points, seats), words, seat, 0, witness)
            standing(s, o, points)
    unchanged = same(raw[4], words) and same(kept_options, o_raw)
    tell(tally, ASKING_IS_FREE, unchanged, words, -1, 0, witness)


@jit
def look_ahead(rows: Any, raw: Any, o: Any, seats: int, rng: Ints, cards: Ints, tally: Any, witness: Any) -> None:
    """After a finished round, rows[0]: what a seat could not see of it must not show in the next one either."""
    s, v, again, g = rows[0], rows[1], rows[2], rows[3]
    raw[4] = raw[0]
    for seat in range(-1, seats):
        raw[0] = raw[4]
        view(s, o, seat, v)
        guess(v, o, seat, rng, g)
        raw[5] = raw[0]
        lot = next_random(rng)
        going = advance(s, o, lot)
        tell(
            tally,
            LOT_ENDS_NOTHING,
            (advance(rows[5], o, next_random(rng)) == 0) == (going == 0),
            raw[4],
            seat,
            0,
            witness,
        )
        tell(tally, PAIR_NEXT, advance(g, o, lot) == going, raw[4], seat, 0, witness)
        deal(s, o, cards)
        deal(g, o, cards)
        view(s, o, seat, v)
        view(g, o, seat, again)
        tell(tally, PAIR_NEXT, same(raw[1], raw[2]), raw[4], seat, 1, witness)
    raw[0] = raw[4]


@jit
def walk(
    matches: int, rounds: int, rows: Any, raw: Any, options: Any, options_raw: Any, place: Ints, decks: Ints,
    rng: Ints, max_moves: int, tally: Any, witness: Any,
) -> int:  # fmt: skip
    """Play `matches` matches of at most `rounds` rounds, each under the next row of `options`, of which `decks` are
    the masks of the cards in use; how many positions."""
    moves, others = np.zeros(max_moves + 1, np.int64), np.zeros(max_moves + 1, np.int64)
    olds = np.ones(64, np.int64)
    seen = 0
    for match in range(matches):
        row = match % options.size
        o, o_raw, deck = options[row], options_raw[row], decks[row]
        seats = o.seats
        size = 0
        while deck >> size:
            size += 1
        cards = np.arange(size)
        raw[0] = 0
        start(rows[0], o, next_random(rng))
        going = 1
        for _round in range(rounds):
            shuffle(rng, cards, size)
            deal(rows[0], o, cards)
            steps = 0
            while steps < MAX_STEPS:
                look(rows, raw, o, o_raw, place, deck, seats, rng, moves, others, olds, tally, witness)
                seen += 1
                mask = actors(rows[0], o)
                if mask == 0:
                    break
                seat = random_below(rng, seats)
                while not mask >> seat & 1:
                    seat = (seat + 1) % seats
                n = legal(rows[0], o, seat, moves)
                if n == 0:
                    break
                play(rows[0], o, seat, moves[random_below(rng, n)])
                steps += 1
            over = actors(rows[0], o) == 0
            tell(tally, ROUND_ENDS, over, raw[0], -1, steps, witness)
            if not over:
                break
            shuffle(rng, cards, size)
            look_ahead(rows, raw, o, seats, rng, cards, tally, witness)
            going = advance(rows[0], o, next_random(rng))
            if going == 0:
                break
        if rounds == MAX_ROUNDS:
            tell(tally, MATCH_ENDS, going == 0, raw[0], -1, match, witness)
    return seen
