"""Big Two: the course of a hand, over the record of `state.py` (clauses BT-…, BX-…).

What beats what stands in `combos.py`, the plays of a hand in `plays.py`, the settlement in `money.py`.
"""

from __future__ import annotations

import numpy as np

from hanpan.games.bigtwo.combos import JOKERS, power, single_power
from hanpan.games.bigtwo.money import settle
from hanpan.games.bigtwo.options import DUTY_FORCED, DUTY_OFF, LEAD_WINNER, STARTER_CLUB3, SUITS_LEVEL
from hanpan.games.bigtwo.plays import check_play, keeps_duty, plays
from hanpan.games.bigtwo.state import M_PASS, M_PLAY, MAX_MOVES, OVER, PLAY, SEATS, STOCK, Reason
from hanpan.kernel import CARDS, Ints, Record, copy, jit, kind_of, lowest, move_of, popcount, shuffle

DIAMOND3 = 1 << 2
CLUB3 = 1 << 3


@jit
def deck_cards(o: Record) -> int:
    """How many cards are played with: cards 0 … n-1."""
    return 52 + o.jokers


@jit
def start(s: Record, o: Record, lot: int) -> None:
    """Set up a session: who is dealt to first by lot."""
    s.hand_no = 1
    s.starter = lot % o.seats
    s.won_before = -1
    for seat in range(SEATS):
        s.total[seat] = 0


@jit
def deal(s: Record, o: Record, deck: Ints) -> None:
    """Deal a hand, one card at a time from the starter on: 13 each, five seats 10; the rest is the stock (BT-02)."""
    for seat in range(SEATS):
        s.hand[seat] = s.held[seat] = s.won[seat] = s.broke_for[seat] = 0
    each = 10 if o.seats == 5 else 13
    seat = s.starter
    for i in range(each * o.seats):
        s.hand[seat] |= 1 << deck[i]
        s.held[seat] += 1
        seat = seat + 1 if seat + 1 < o.seats else 0
    s.stock_size = deck_cards(o) - each * o.seats
    for i in range(STOCK):
        s.stock[i] = deck[each * o.seats + i] if i < s.stock_size else -1
    s.trick = s.gone = s.drawn = s.idle = 0
    s.winner = -1
    s.phase = PLAY
    _empty_table(s)
    opening = starting_card(s, o)
    leads = s.won_before
    if o.lead != LEAD_WINNER or leads < 0:
        for seat in range(o.seats):
            if s.hand[seat] & opening:
                leads = seat
    else:
        opening = 0
    s.turn = leads
    s.opening = opening if o.first_holds_starter else 0


@jit
def starting_card(s: Record, o: Record) -> int:
    """The card whose holder begins, as a mask: ♦3 (or ♣3), or if it was not dealt the lowest card dealt; level suits
    count as in Hong Kong, jokers never (BT-10, BT-12, BT-13, BX-10)."""
    dealt = 0
    for seat in range(o.seats):
        dealt |= s.hand[seat]
    card = CLUB3 if o.starter == STARTER_CLUB3 else DIAMOND3
    if dealt & card:
        return card
    rank = dealt & ~JOKERS
    rank &= 15 << (lowest(rank) & ~3)
    best = rank & -rank
    while rank:
        bit = rank & -rank
        rank ^= bit
        if _suit_order(lowest(bit), o) < _suit_order(lowest(best), o):
            best = bit
    return best


@jit
def _suit_order(card: int, o: Record) -> int:
    if o.suits == SUITS_LEVEL:
        suit = card & 3
        return 3 - suit if suit < 2 else suit - 2
    return single_power(card, o) & 3


@jit
def _empty_table(s: Record) -> None:
    s.gone |= s.trick
    s.trick = s.t_cards = 0
    s.t_size = s.t_power = s.passed = 0
    s.last = -1


@jit
def actors(s: Record, o: Record) -> int:
    """The one seat to act, as a mask; 0 when the hand is over."""
    return 0 if s.phase == OVER else 1 << s.turn


@jit
def legal(s: Record, o: Record, seat: int, out: Ints) -> int:
    """Write the moves of `seat` into `out` (int64, ≥ MAX_MOVES) and return how many there are."""
    if s.phase == OVER or seat != s.turn:
        return 0
    n = plays(s, o, seat, out)
    if s.t_size == 0:
        if n == 0:  # only a joker that may not be the last card (BX-01)
            out[0] = move_of(M_PASS, 0)
            return 1
        return n
    if n == 0 or o.duty != DUTY_FORCED or _may_pass(s, o, seat):
        out[n] = move_of(M_PASS, 0)
        n += 1
    return n


@jit
def _may_pass(s: Record, o: Record, seat: int) -> bool:
    """Whether passing keeps the duty where that is a rule."""
    return keeps_duty(s, o, seat, 0, 0, np.empty(MAX_MOVES, np.int64))


@jit
def check(s: Record, o: Record, seat: int, move: int) -> int:
    """0 when `seat` may make `move` now, else the `Reason` why not."""
    if s.phase == OVER:
        return Reason.OVER.value
    if seat != s.turn:
        return Reason.NOT_YOUR_TURN.value
    kind, cards = kind_of(move), move & CARDS
    if kind == M_PASS and cards == 0:
        if s.t_size == 0:
            scratch = np.empty(MAX_MOVES, np.int64)
            return Reason.MUST_LEAD.value if plays(s, o, seat, scratch) else Reason.OK.value
        return Reason.OK.value if o.duty != DUTY_FORCED or _may_pass(s, o, seat) else Reason.DUTY.value
    if kind != M_PLAY:
        return Reason.MALFORMED.value
    return check_play(s, o, seat, cards, np.empty(MAX_MOVES, np.int64))


@jit
def play(s: Record, o: Record, seat: int, move: int) -> None:
    """Make a move that `check` allows."""
    cards = move & CARDS
    _note_breach(s, o, seat, cards)
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


@jit
def _note_breach(s: Record, o: Record, seat: int, cards: int) -> None:
    """Remember who broke the duty, against whom (BT-53, BT-55, BX-08)."""
    if o.duty == DUTY_OFF or s.held[seat] == 1:
        return
    ones = False
    for other in range(o.seats):
        if other != seat and s.held[other] == 1:
            ones = True
    if ones and not keeps_duty(s, o, seat, cards, popcount(cards), np.empty(MAX_MOVES, np.int64)):
        for other in range(o.seats):
            if other != seat and s.held[other] == 1:
                s.broke_for[other] = seat + 1


@jit
def _pass(s: Record, o: Record, seat: int) -> None:
    if o.draw_on_pass and o.seats <= 3 and s.drawn < s.stock_size:
        s.hand[seat] |= 1 << s.stock[s.drawn]
        s.held[seat] += 1
        s.stock[s.drawn] = -1
        s.drawn += 1
        s.idle = 0
    else:
        s.idle += 1
    s.passed |= 1 << seat
    if s.last < 0:
        if s.idle >= o.seats:
            _end(s, o, -1)  # nobody can ever play (BX-01)
        else:
            s.turn = seat + 1 if seat + 1 < o.seats else 0
            s.passed = 0
    else:
        _next_turn(s, o, seat)


@jit
def _next_turn(s: Record, o: Record, seat: int) -> None:
    """The next seat that may play, or the trick is over and its winner leads (BT-30, BT-31)."""
    waiting = ((1 << o.seats) - 1) & ~s.passed & ~(1 << s.last)
    if waiting == 0:
        s.turn = s.last
        _empty_table(s)
        return
    seat = seat + 1 if seat + 1 < o.seats else 0
    while not waiting >> seat & 1:
        seat = seat + 1 if seat + 1 < o.seats else 0
    s.turn = seat


@jit
def _end(s: Record, o: Record, winner: int) -> None:
    s.winner = winner
    s.phase = OVER
    s.turn = -1
    settle(s, o, np.empty(SEATS * SEATS, np.int64))


@jit
def view(s: Record, o: Record, seat: int, out: Record) -> None:
    """What `seat` (-1: a spectator) may know. When the hand is over all hands are shown: they are what is paid for."""
    copy(s, out)
    if s.phase != OVER:
        for other in range(SEATS):
            if other != seat:
                out.hand[other] = 0
    for i in range(STOCK):
        out.stock[i] = -1


@jit
def guess(v: Record, o: Record, seat: int, rng: Ints, out: Record) -> None:
    """Fill the view `v` of `seat` with a random deal that agrees with it."""
    copy(v, out)
    known = v.trick | v.gone
    for other in range(SEATS):
        known |= v.hand[other]
    hidden = np.empty(54, np.int64)
    n = 0
    for card in range(deck_cards(o)):
        if not known >> card & 1:
            hidden[n] = card
            n += 1
    unseen = hidden[:n]
    shuffle(rng, unseen, n)
    used = 0
    for other in range(o.seats):
        for _i in range(v.held[other] - popcount(v.hand[other])):
            out.hand[other] |= 1 << unseen[used]
            used += 1
    for i in range(v.drawn, v.stock_size):
        out.stock[i] = unseen[used + i - v.drawn]


@jit
def score(s: Record, o: Record, out: Ints) -> None:
    """`out[0:seats]` = money of this hand, `out[seats:2·seats]` = places by cards left."""
    for seat in range(o.seats):
        out[seat] = s.won[seat]
        place = 1
        for other in range(o.seats):
            if s.held[other] < s.held[seat]:
                place += 1
        out[o.seats + seat] = place


@jit
def advance(s: Record, o: Record, lot: int) -> int:
    """To the next hand; 0 = the session is over."""
    if o.hands and s.hand_no >= o.hands:
        return 0
    s.hand_no += 1
    s.won_before = s.winner
    s.starter = lot % o.seats
    return 1


@jit
def standing(s: Record, o: Record, out: Ints) -> None:
    """`out[0:seats]` = money of the session, then places by it."""
    for seat in range(o.seats):
        out[seat] = s.total[seat]
        place = 1
        for other in range(o.seats):
            if s.total[other] > s.total[seat]:
                place += 1
        out[o.seats + seat] = place
