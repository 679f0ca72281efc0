"""Daifugo: the course of a round, over the record of `state.py` (clauses DG-…, DK-…, DX-…, UE-…).

A round begins with the exchange, where there is one (several seats choose at once), then goes from trick to trick; a
7 or 10 may ask its player for cards one by one. What may be played stands in `plays.py`, the deal in `dealing.py`.
"""

from __future__ import annotations

from hanpan.games.daifugo.dealing import (
    begin_exchange,
    begin_play,
    choose,
    deal_cards,
    move_cards,
    reset_table,
)
from hanpan.games.daifugo.ending import advance, end_by_lot, finish, score, standing
from hanpan.games.daifugo.knowledge import agrees, guess, view
from hanpan.games.daifugo.options import SPADE3_SINGLE
from hanpan.games.daifugo.plays import check_play, is_reversed, lock_after, plays, stronger_ranks, suits_of
from hanpan.games.daifugo.state import (
    CLEAN,
    DISCARD,
    EIGHT,
    EXCHANGE,
    FOUL,
    GIVE,
    GROUP,
    JACK,
    JOKER_RANK,
    JOKERS,
    M_DISCARD,
    M_ENOUGH,
    M_EXCHANGE,
    M_GIVE,
    M_GROUP,
    M_PASS,
    M_RUN,
    NATURALS,
    NONE,
    OVER,
    PAIRS,
    PLAY,
    RUN,
    SEATS,
    SEVEN,
    SPADE3,
    TEN,
    TWO,
    Reason,
    make_move,
    move_detail,
    move_type,
)
from hanpan.kernel import CARDS, Ints, Record, lean, lowest, popcount

__all__ = [
    "actors", "advance", "agrees", "check", "deal", "guess", "legal", "play", "score", "standing", "start", "view",
]  # fmt: skip

#: Passes in a row after which a round in which leaders may pass ends by lot (UE-10).
ENDLESS_PASSES = 20


@lean
def start(s: Record, o: Record, lot: int) -> None:
    """Set up a match: seats in ring order, the starter by lot."""
    s.round_no = 1
    s.starter = lot % o.seats
    s.lot = lot // o.seats
    for seat in range(SEATS):
        s.after[seat] = seat + 1 if seat + 1 < o.seats else 0
        s.before[seat] = s.total[seat] = 0


@lean
def deal(s: Record, o: Record, deck: Ints) -> None:
    """Deal a round from `deck`, the numbers of the cards in use in dealing order."""
    deal_cards(s, o, deck)
    s.thrown = s.trick = s.gone = 0
    reset_table(s)
    s.reversed = s.passes = s.asked = s.granted = s.ended = 0
    s.in_play = (1 << o.seats) - 1
    for seat in range(SEATS):
        s.declined[seat] = 0
        s.knows[seat] = s.lacks[seat] = s.chosen[seat] = s.owes[seat] = s.how[seat] = s.order[seat] = s.place[seat] = 0
    s.turn = -1
    begin_exchange(s, o)
    if s.phase == PLAY:
        begin_play(s, o)


@lean
def actors(s: Record, o: Record) -> int:
    """The seats to act, as a mask: all that still choose in the exchange, else the one whose turn it is."""
    if s.phase == OVER:
        return 0
    if s.phase != EXCHANGE:
        return 1 << s.turn
    waiting = 0
    for seat in range(o.seats):
        if s.owes[seat]:
            waiting |= 1 << seat
    return waiting


@lean
def legal(s: Record, o: Record, seat: int, out: Ints) -> int:
    """Write the moves of `seat` into `out` (int64, ≥ MAX_MOVES) and return how many there are."""
    if s.phase == PLAY:
        if seat != s.turn:
            return 0
        n = plays(s, o, seat, out)
        if s.t_type != NONE or o.leader_may_pass:
            out[n] = make_move(M_PASS, 0, 0)
            n += 1
        return n
    if s.phase == EXCHANGE:
        return _choices(s, seat, out)
    if s.phase == OVER or seat != s.turn:
        return 0
    return _answers(s, o, seat, out)


@lean
def _answers(s: Record, o: Record, seat: int, out: Ints) -> int:
    """Any card to give on or discard, or enough."""
    kind = M_GIVE if s.phase == GIVE else M_DISCARD
    n = 0
    rest = s.hand[seat]
    while rest:
        bit = rest & -rest
        rest ^= bit
        out[n] = make_move(kind, 0, bit)
        n += 1
    if _may_stop(s, o):
        out[n] = make_move(M_ENOUGH, 0, 0)
        n += 1
    return n


@lean
def _choices(s: Record, seat: int, out: Ints) -> int:
    """Every set of as many cards as the seat owes, one or two."""
    n = 0
    first = s.hand[seat] if s.owes[seat] else 0
    while first:
        one = first & -first
        first ^= one
        if s.owes[seat] == 1:
            out[n] = make_move(M_EXCHANGE, 0, one)
            n += 1
            continue
        second = first
        while second:
            two = second & -second
            second ^= two
            out[n] = make_move(M_EXCHANGE, 0, one | two)
            n += 1
    return n


@lean
def _may_stop(s: Record, o: Record) -> bool:
    """Giving nothing is always allowed, stopping half-way only without the exact count (DK-28)."""
    return not o.exact_count or s.asked == s.granted


@lean
def check(s: Record, o: Record, seat: int, move: int) -> int:
    """0 when `seat` may make `move` now, else the `Reason` why not."""
    if s.phase == OVER:
        return Reason.OVER.value
    if not actors(s, o) >> seat & 1:
        return Reason.NOT_YOUR_TURN.value
    kind, cards = move_type(move), move & CARDS
    if kind != M_GROUP and kind != M_RUN and move_detail(move):
        return Reason.MALFORMED.value
    if kind in (M_PASS, M_ENOUGH):
        if cards:
            return Reason.MALFORMED.value
    elif not M_GROUP <= kind <= M_ENOUGH or cards == 0:
        return Reason.MALFORMED.value
    if s.phase == EXCHANGE:
        if kind != M_EXCHANGE:
            return Reason.EXCHANGE_FIRST.value
        if cards & ~s.hand[seat]:
            return Reason.NOT_IN_HAND.value
        return Reason.OK.value if popcount(cards) == s.owes[seat] else Reason.WRONG_NUMBER.value
    if s.phase == GIVE or s.phase == DISCARD:
        return _check_answer(s, o, seat, kind, cards)
    if kind == M_PASS:
        return Reason.OK.value if s.t_type != NONE or o.leader_may_pass else Reason.MUST_LEAD.value
    if kind != M_GROUP and kind != M_RUN:
        return Reason.NOTHING_ASKED.value
    return check_play(s, o, seat, move)


@lean
def _check_answer(s: Record, o: Record, seat: int, kind: int, cards: int) -> int:
    if kind == M_ENOUGH:
        return Reason.OK.value if _may_stop(s, o) else Reason.ALL_OR_NONE.value
    if kind != (M_GIVE if s.phase == GIVE else M_DISCARD):
        return Reason.GIVE_FIRST.value if s.phase == GIVE else Reason.DISCARD_FIRST.value
    if cards & ~s.hand[seat]:
        return Reason.NOT_IN_HAND.value
    if popcount(cards) != 1:
        return Reason.WRONG_NUMBER.value
    return Reason.OK.value


@lean
def play(s: Record, o: Record, seat: int, move: int) -> None:
    """Make a move that `check` allows."""
    kind = move_type(move)
    if kind == M_PASS:
        _pass(s, o, seat)
    elif kind in (M_GROUP, M_RUN):
        _lay(s, o, seat, kind == M_RUN, move_detail(move), move & CARDS)
    elif kind == M_EXCHANGE:
        choose(s, o, seat, move & CARDS)
    else:
        _answer(s, o, seat, kind, move & CARDS)


@lean
def _next_in(s: Record, seat: int, among: int) -> int:
    """The first seat clockwise after `seat` that is in the mask `among` (> 0)."""
    seat = s.after[seat]
    while not among >> seat & 1:
        seat = s.after[seat]
    return seat


@lean
def _pass(s: Record, o: Record, seat: int) -> None:
    # To leave one's own play alone (UE-13) says nothing of what is held.
    if s.t_type == GROUP and s.t_size <= 2 and s.t_rank != JOKER_RANK and s.lock == 0 and seat != s.last:
        ranks = stronger_ranks(s)
        s.declined[seat] |= ranks | 1 << JOKER_RANK if s.t_size == 1 else ranks << PAIRS
    s.passed |= 1 << seat
    s.passes += 1
    if o.leader_may_pass and s.passes >= ENDLESS_PASSES:
        end_by_lot(s, o)
    elif s.last >= 0:
        _pass_turn(s, o, seat)
    elif s.in_play & ~s.passed:
        s.turn = _next_in(s, seat, s.in_play & ~s.passed)
    else:  # every leader has passed: all are back (DX-12)
        s.passed = 0
        s.turn = _next_in(s, seat, s.in_play)


@lean
def _pass_turn(s: Record, o: Record, seat: int) -> None:
    """On to the next seat, or the trick is over (DG-26, DG-27, DX-08); in the contest whoever played last is asked
    after all others (UE-13)."""
    asked = s.in_play & ~s.passed
    if not o.follow_own:
        asked &= ~(1 << s.last)
    if asked == 0:
        _clear(s, s.last)
    else:
        s.turn = _next_in(s, seat, asked)


@lean
def _clear(s: Record, winner: int) -> None:
    """The table is cleared; `winner` leads, or, if it is out, the next seat in play."""
    reset_table(s)
    s.turn = winner if s.in_play >> winner & 1 else _next_in(s, winner, s.in_play)


@lean
def _lay(s: Record, o: Record, seat: int, run: bool, detail: int, cards: int) -> None:
    """Lay a group or a run: revolution, J-back, lock, cut, what a 7 or 10 asks, the finish (DK-33)."""
    naturals = cards & NATURALS
    size, jokers = popcount(cards), popcount(cards & JOKERS)
    suits = suits_of(naturals)
    rank = JOKER_RANK
    type_ = GROUP
    if run:
        type_, rank = RUN, detail
    elif naturals:
        rank = lowest(naturals) >> 2
        suits |= detail
    number = -1 if run else rank
    returned = cards == SPADE3 and o.spade3 and s.t_type == GROUP and s.t_size == 1 and s.t_rank == JOKER_RANK
    cut = o.eight_cut and (number == EIGHT or (run and o.eight_in_runs and rank <= EIGHT < rank + size))
    s.t_foul = o.fouls and _is_foul(s, o, cards, number, cut, returned)
    s.lock = lock_after(s, o, type_, size, suits, jokers)
    if o.joker_declared and number == JOKER_RANK and size == 1:
        s.lock = 0  # UE-07
    _turn_order(s, o, number, size)
    s.hand[seat] &= ~cards
    s.held[seat] -= size
    s.trick |= cards
    s.t_type, s.t_size, s.t_rank, s.t_suits, s.t_jokers, s.t_cards = type_, size, rank, suits, jokers, cards
    s.last = seat
    s.passes = 0
    if not o.pass_out:
        s.passed = 0
    if (number == SEVEN and o.seven_give) or (number == TEN and o.ten_discard):
        _ask(s, o, seat, number, size)
    if s.phase == PLAY:
        _after_play(s, o, seat, cut or returned)


@lean
def _turn_order(s: Record, o: Record, number: int, size: int) -> None:
    """Revolution by four or more of a number or by a long run (`number` < 0), J-back by jacks (DG-34 … DG-37, DK-21,
    DK-22, DK-30, DK-31)."""
    if number < 0:
        if o.run_revolution and size >= o.run_revolution:
            s.reversed ^= 1
        return
    if size >= 4 and o.revolution:
        s.reversed ^= 1
    if number == JACK and o.jack_back:
        s.jack_back ^= 1


@lean
def _ask(s: Record, o: Record, seat: int, number: int, size: int) -> None:
    """What a 7 or 10 lets its player give on or discard: nothing, if the exact count is asked for and the hand is too
    small (DK-26 … DK-28, DX-07)."""
    most = min(size, s.held[seat])
    if most and (most == size or not o.exact_count):
        s.asked = s.granted = most
        s.phase = GIVE if number == SEVEN else DISCARD


@lean
def _is_foul(s: Record, o: Record, cards: int, number: int, cut: bool, returned: bool) -> bool:
    """Whether ending the hand with this play is a foul, by the order in force before it (DG-50 … DG-54, DK-40 … DK-44,
    DX-03, DX-13)."""
    if cards & JOKERS or cut or returned:
        return True
    low_is_high = is_reversed(s) if o.jack_back_foul else s.reversed
    if cards & (15 if low_is_high else 15 << (4 * TWO)):
        return True
    if cards == SPADE3 and o.spade3 and o.spade3_foul == SPADE3_SINGLE:
        return True
    return (number == SEVEN and o.seven_give) or (number == TEN and o.ten_discard)


@lean
def _after_play(s: Record, o: Record, seat: int, clears: bool) -> None:
    """The finish, if the hand is empty; then the next turn or the new lead."""
    if s.held[seat] == 0:
        finish(s, o, seat, FOUL if s.t_foul else CLEAN)
        if s.phase == OVER:
            return
    if clears:
        _clear(s, seat)
    else:
        _pass_turn(s, o, seat)


@lean
def _answer(s: Record, o: Record, seat: int, kind: int, card: int) -> None:
    """A card given on or discarded after a 7 or 10, or enough (DK-26, DK-27)."""
    if kind == M_GIVE:
        move_cards(s, o, seat, _next_in(s, seat, s.in_play), card)
        s.asked -= 1
    elif kind == M_DISCARD:
        s.hand[seat] &= ~card
        s.held[seat] -= 1
        s.gone |= card
        s.asked -= 1
    else:
        s.asked = 0
    if s.asked == 0 or s.held[seat] == 0:
        s.asked = s.granted = 0
        s.phase = PLAY
        _after_play(s, o, seat, False)
