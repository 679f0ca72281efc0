"""Big Two: the course of a hand, over the record of `state.py` (clauses BT-…, BX-…).

What beats what stands in `combos.py`, the plays of a hand in `plays.py`, the duty of best effort in `duty.py`, the
settlement in `money.py`, what a seat may know in `knowledge.py`.
"""

from __future__ import annotations

from hanpan.games.bigtwo.combos import JOKERS, power
from hanpan.games.bigtwo.duty import keeps_duty
from hanpan.games.bigtwo.knowledge import agrees, guess, starting_card, view
from hanpan.games.bigtwo.money import ahead, settle
from hanpan.games.bigtwo.options import DUTY_FORCED, LEAD_WINNER
from hanpan.games.bigtwo.plays import check_play, plays
from hanpan.games.bigtwo.state import M_PASS, M_PLAY, OVER, PLAY, SEATS, STOCK, Reason
from hanpan.kernel import CARDS, Ints, Record, kind_of, lean, move_of, popcount

__all__ = [
    "actors", "advance", "agrees", "check", "deal", "guess", "legal", "play", "score", "standing", "start", "view",
]  # fmt: skip


@lean
def deck_cards(o: Record) -> int:
    """How many cards are played with: cards 0 … n-1."""
    return 52 + o.jokers


@lean
def start(s: Record, o: Record, lot: int) -> None:
    """Set up a session: who is dealt to first by lot."""
    s.round_no = 1
    s.starter = lot % o.seats
    s.won_before = -1
    for seat in range(SEATS):
        s.total[seat] = 0


@lean
def deal(s: Record, o: Record, deck: Ints) -> None:
    """Deal a hand, one card at a time from the starter on: 13 each, five seats 10; the rest is the stock (BT-02)."""
    for seat in range(SEATS):
        s.hand[seat] = s.held[seat] = s.won[seat] = s.drew[seat] = 0
    for i in range(SEATS * SEATS):
        s.broke[i] = 0
    each = 10 if o.seats == 5 else 13
    dealt = each * o.seats
    seat = s.starter
    for i in range(dealt):
        s.hand[seat] |= 1 << deck[i]
        seat = seat + 1 if seat + 1 < o.seats else 0
    for seat in range(o.seats):
        s.held[seat] = each
    s.stock_size = deck_cards(o) - dealt
    for i in range(STOCK):
        s.stock[i] = deck[dealt + i] if i < s.stock_size else -1
    s.trick = s.gone = s.drawn = s.idle = s.moves = s.opening = s.starting = 0
    s.winner = -1
    s.phase = PLAY
    _clear(s)
    _begin(s, o)


@lean
def _begin(s: Record, o: Record) -> None:
    """Who leads: the last hand's winner, or whoever holds the starting card (BT-10 … BT-12, BX-10)."""
    if o.lead == LEAD_WINNER and s.won_before >= 0:
        s.turn = s.leader = s.won_before
        return
    dealt = 0
    for seat in range(o.seats):
        dealt |= s.hand[seat]
    s.starting = starting_card(dealt, o)
    for seat in range(o.seats):
        if s.hand[seat] & s.starting:
            s.turn = s.leader = seat
    s.opening = o.first_holds_starter


@lean
def _clear(s: Record) -> None:
    """The table is empty again."""
    s.gone |= s.trick
    s.trick = s.t_cards = s.t_size = s.t_power = s.passed = s.idle = 0
    s.last = -1


@lean
def actors(s: Record, o: Record) -> int:
    """The one seat to act, as a mask; 0 when the hand is over."""
    return 0 if s.phase == OVER else 1 << s.turn


@lean
def legal(s: Record, o: Record, seat: int, out: Ints) -> int:
    """Write the moves of `seat` into `out` (int64, ≥ MAX_MOVES) and return how many there are."""
    if s.phase == OVER or seat != s.turn:
        return 0
    n = plays(s, o, seat, out)
    if _check_pass(s, o, seat) == Reason.OK.value:
        out[n] = move_of(M_PASS, 0)
        n += 1
    return n


@lean
def _check_pass(s: Record, o: Record, seat: int) -> int:
    """0, or why `seat` may not pass (BT-29, BT-32, BT-56, BX-01)."""
    if s.t_size == 0:
        stuck = o.joker_last_barred and s.held[seat] == 1 and s.hand[seat] & JOKERS
        return Reason.OK.value if stuck else Reason.MUST_LEAD.value
    if o.duty == DUTY_FORCED and not keeps_duty(s, o, seat, 0):
        return Reason.DUTY.value
    return Reason.OK.value


@lean
def check(s: Record, o: Record, seat: int, move: int) -> int:
    """0 when `seat` may make `move` now, else the `Reason` why not."""
    if s.phase == OVER:
        return Reason.OVER.value
    if seat != s.turn:
        return Reason.NOT_YOUR_TURN.value
    kind, cards = kind_of(move), move & CARDS
    if kind == M_PASS and cards == 0:
        return _check_pass(s, o, seat)
    return check_play(s, o, seat, cards) if kind == M_PLAY else Reason.MALFORMED.value


@lean
def play(s: Record, o: Record, seat: int, move: int) -> None:
    """Make a move that `check` allows."""
    cards = move & CARDS
    s.moves += 1
    if not keeps_duty(s, o, seat, cards):
        for other in range(o.seats):
            if other != seat and s.held[other] == 1:
                s.broke[SEATS * seat + other] = s.moves  # BT-53, BT-55, BX-08
    if cards == 0:
        _pass(s, o, seat)
        return
    s.hand[seat] &= ~cards
    s.held[seat] -= popcount(cards)
    s.trick |= cards
    s.t_size, s.t_power, s.t_cards = popcount(cards), power(cards, o), cards
    s.last = seat
    s.opening = s.idle = 0
    if not o.pass_out:
        s.passed = 0
    if s.held[seat] == 0:
        _end(s, o, seat)
    else:
        _next_turn(s, o, seat)


@lean
def _pass(s: Record, o: Record, seat: int) -> None:
    """A pass, with a card from the stock where passing draws one (BT-04, BX-12)."""
    s.idle += 1
    if o.draw_on_pass and o.seats <= 3 and s.drawn < s.stock_size:
        s.hand[seat] |= 1 << s.stock[s.drawn]
        s.held[seat] += 1
        s.stock[s.drawn] = -1
        s.drawn += 1
        s.drew[seat] += 1
        s.idle = 0
    if s.last >= 0:
        s.passed |= 1 << seat
        s.idle = 0
        _next_turn(s, o, seat)
    elif s.idle >= o.seats:
        _end(s, o, -1)  # nobody can ever play (BX-01)
    else:
        s.turn = seat + 1 if seat + 1 < o.seats else 0


@lean
def _next_turn(s: Record, o: Record, seat: int) -> None:
    """The next seat that may play, or the trick is over and its winner leads (BT-30, BT-31)."""
    waiting = ((1 << o.seats) - 1) & ~s.passed & ~(1 << s.last)
    if waiting == 0:
        s.turn = s.last
        _clear(s)
        return
    seat = seat + 1 if seat + 1 < o.seats else 0
    while not waiting >> seat & 1:
        seat = seat + 1 if seat + 1 < o.seats else 0
    s.turn = seat


@lean
def _end(s: Record, o: Record, winner: int) -> None:
    s.winner = winner
    s.phase = OVER
    s.turn = -1
    settle(s, o)


@lean
def score(s: Record, o: Record, out: Ints) -> None:
    """`out[0:seats]` = money of this hand, `out[seats:2·seats]` = places by it, of level ones by BT-39."""
    for seat in range(o.seats):
        out[seat] = s.won[seat]
        place = 1
        for other in range(o.seats):
            if s.won[other] > s.won[seat] or (s.won[other] == s.won[seat] and ahead(s, o, other, seat)):
                place += 1
        out[o.seats + seat] = place


@lean
def advance(s: Record, o: Record, lot: int) -> int:
    """To the next hand; 0 = the session is over."""
    if o.rounds and s.round_no >= o.rounds:
        return 0
    s.round_no += 1
    s.won_before = s.winner
    s.starter = lot % o.seats
    return 1


@lean
def standing(s: Record, o: Record, out: Ints) -> None:
    """`out[0:seats]` = money of the session, then places by it."""
    for seat in range(o.seats):
        out[seat] = s.total[seat]
        place = 1
        for other in range(o.seats):
            if s.total[other] > s.total[seat]:
                place += 1
        out[o.seats + seat] = place
