"""Zayagoshi: the rules of a round, as small functions over the record of `state.py` (clauses ZG-…, ZX-…).

A turn begins with a draw by itself. Then `TURN`: register, ripen and keep in any order, and end, with a discard or
without. A discard opens the window `DA`, in which all other seats answer. A fourth kept card asks for `CROWN`: finish,
or aba. What is allowed stands in `allowed.py`, what a set is worth in `scoring.py`, who pays in `money.py`, who knows
what in `knowledge.py`.
"""

from __future__ import annotations

from hanpan.games.zayagoshi.allowed import actors, check, is_ripe, legal, ripening_card, slot_of
from hanpan.games.zayagoshi.knowledge import (
    agrees,
    covered,
    guess,
    into_hand,
    ripe_under_centre,
    shown,
    under_centre,
    view,
)
from hanpan.games.zayagoshi.money import settle
from hanpan.games.zayagoshi.state import (
    A_ABA,
    A_DA,
    A_DISCARD,
    A_END,
    A_FINISH,
    A_KEEP,
    A_NONE,
    A_REGISTER,
    A_RIPEN,
    CARDS_IN_ALL,
    COMPLETE,
    CROWN,
    DA,
    EVERYONE,
    FIVE,
    FIVE_KEPT,
    FOUR_KEPT,
    HAND,
    IDLE,
    M_ABA,
    M_CALL,
    M_DISCARD,
    M_END,
    M_FINISH,
    M_KEEP,
    M_PASS,
    M_REGISTER,
    QUIET,
    RIPE,
    RUNNING,
    SEATS,
    SLOTS,
    TURN,
    VIEWERS,
)
from hanpan.kernel import CARDS, Ints, Record, jit, kind_of, lowest, popcount

__all__ = [
    "actors", "advance", "agrees", "check", "deal", "guess", "legal", "play", "score", "standing", "start", "view",
]  # fmt: skip

# ------------------------------------------------------------------------------------------------ rounds of a match


@jit
def start(s: Record, o: Record, lot: int) -> None:
    """Set up the first round: who rolls by lot, and the dice (ZG-02)."""
    s.round_no = 1
    for seat in range(SEATS):
        s.total[seat] = s.own[seat] = 0
    s.roller = lot % o.seats
    _roll(s, o, lot // o.seats)


@jit
def _roll(s: Record, o: Record, lot: int) -> None:
    """Two dice, counted round to the right from who rolls, himself 0 (ZG-02)."""
    s.dice[0] = lot % 6 + 1 if o.dice else 0
    s.dice[1] = lot // 6 % 6 + 1 if o.dice else 0
    s.first = (s.roller + s.dice[0] + s.dice[1]) % o.seats


@jit
def advance(s: Record, o: Record, lot: int) -> int:
    """To the next round: the last winner rolls, after a drawn round its first player (ZG-02). 0 = the match is over."""
    if s.round_no >= o.rounds:
        return 0
    s.round_no += 1
    s.roller = s.winner if s.winner >= 0 else s.first
    _roll(s, o, lot)
    return 1


@jit
def standing(s: Record, o: Record, out: Ints) -> None:
    """`out[0:seats]` = points of the match, then places by them."""
    for seat in range(o.seats):
        out[seat] = s.total[seat]
        place = 1
        for other in range(o.seats):
            if s.total[other] > s.total[seat]:
                place += 1
        out[o.seats + seat] = place


@jit
def deal(s: Record, o: Record, deck: Ints) -> None:
    """Deal a round: 4 to the first player, 4 to each next on the right, the centre from the top (ZG-03)."""
    for seat in range(SEATS):
        s.hand[seat] = s.held[seat] = s.kept[seat] = s.aba[seat] = s.answer[seat] = s.won[seat] = 0
    for viewer in range(VIEWERS):
        s.knows[viewer] = 0
        for seat in range(SEATS):
            s.loose[viewer * SEATS + seat] = 0
    for slot in range(SLOTS):
        s.pair[slot] = s.ripened[slot] = 0
        s.owner[slot] = -1
    for i in range(RIPE):
        s.ripe[i] = s.ripe_on[i] = -1
        s.ripe_no[i] = 0
    used = 0
    seat = s.first
    for _seat in range(o.seats):
        for _i in range(HAND):
            s.hand[seat] |= 1 << deck[used]
            used += 1
        s.held[seat] = HAND
        seat = seat + 1 if seat + 1 < o.seats else 0
    s.left = CARDS_IN_ALL - used
    for i in range(CARDS_IN_ALL):
        s.centre[i] = deck[used + i] if i < s.left else -1
        s.discards[i] = -1
        s.seen[i] = s.since[i] = 0
    s.discarded = s.ripening = s.laid = s.quiet = s.idle = s.asked = s.act_cards = 0
    s.winner = s.act_seat = -1
    s.ending = RUNNING
    s.act = A_NONE
    _begin_turn(s, s.first)


# ---------------------------------------------------------------------------------------------------------- a turn


@jit
def _begin_turn(s: Record, seat: int) -> None:
    """The turn of `seat` begins with a draw, if there is a card to draw (ZG-04, ZG-06)."""
    s.phase = TURN
    s.turn = seat
    s.acts = s.ripenings = s.fresh_aba = 0
    s.drew = _draw(s, seat)


@jit
def _draw(s: Record, seat: int) -> int:
    """Draw from the top of the centre; an empty one is made of the discards turned over, the oldest on top (ZG-05).
    How many cards were drawn, 1 or 0."""
    if s.left == 0:
        for i in range(s.discarded):
            under_centre(s, s.discards[i], EVERYONE)
            s.discards[i] = -1
        s.discarded = 0
    if s.left == 0:
        return 0
    into_hand(s, seat, s.centre[0], s.seen[0])
    s.left -= 1
    for i in range(s.left):
        s.centre[i], s.seen[i] = s.centre[i + 1], s.seen[i + 1]
    s.centre[s.left] = -1
    s.seen[s.left] = 0
    return 1


@jit
def _next(o: Record, seat: int) -> int:
    """The neighbour on the right (ZG-13)."""
    return seat + 1 if seat + 1 < o.seats else 0


@jit
def _end_turn(s: Record, o: Record) -> None:
    """The turn is over and nobody called: on to the right, unless nobody gets anywhere any more (ZG-06, ZX-08)."""
    s.quiet = 0 if s.acts else s.quiet + 1
    if s.idle >= o.seats:
        settle(s, o, -1, IDLE)
    elif o.quiet_turns and s.quiet >= o.quiet_turns * o.seats:
        settle(s, o, -1, QUIET)
    else:
        _begin_turn(s, _next(o, s.turn))


@jit
def _is_idle(s: Record, seat: int) -> bool:
    """Whether a turn that ends without a discard drew nothing, did nothing and could do nothing (ZX-08)."""
    if s.drew or s.acts or s.held[seat]:
        return False
    for slot in range(SLOTS):
        if s.owner[slot] == seat and is_ripe(s, slot):
            return False
    return True


@jit
def _lay_pair(s: Record, seat: int, cards: int) -> None:
    slot = lowest(cards) >> 2 << 1
    if s.pair[slot]:
        slot += 1
    s.pair[slot] = cards
    s.owner[slot] = seat


@jit
def _note(s: Record, act: int, seat: int, cards: int) -> None:
    s.act, s.act_seat, s.act_cards = act, seat, cards


# ------------------------------------------------------------------------------------------------------------ play


@jit
def play(s: Record, o: Record, seat: int, move: int) -> None:
    """Make a move that `check` allows."""
    kind, cards = kind_of(move), move & CARDS
    if kind in (M_CALL, M_PASS):
        s.asked ^= 1 << seat
        s.answer[seat] = 1 if kind == M_PASS else 2 + lowest(cards)
        if s.asked == 0:
            _close_window(s, o)
    elif kind == M_DISCARD:
        _discard(s, o, seat, cards)
    elif kind == M_END:
        s.idle = s.idle + 1 if _is_idle(s, seat) else 0
        _note(s, A_END, seat, 0)
        _end_turn(s, o)
    elif kind == M_FINISH:
        _note(s, A_FINISH, seat, s.kept[seat])
        settle(s, o, seat, FOUR_KEPT)
    elif kind == M_ABA:
        _declare(s, seat)
    else:
        s.acts += 1
        if kind == M_REGISTER:
            shown(s, seat, cards)
            _lay_pair(s, seat, cards)
            _note(s, A_REGISTER, seat, cards)
        elif kind == M_KEEP:
            _keep(s, o, seat, cards)
        else:
            laid = ripening_card(move)
            covered(s, seat, slot_of(s, cards ^ laid), lowest(laid))
            s.ripenings += 1
            _note(s, A_RIPEN, seat, cards ^ laid)


@jit
def _keep(s: Record, o: Record, seat: int, card: int) -> None:
    """Keep a card of a ripe pair: under the centre go, downwards, the discards, the ripening cards, the left-over card
    (ZG-11, ZX-05). A fourth kept card asks for finish or aba, a fifth ends the round (ZX-03)."""
    slot = slot_of(s, card)
    rest = s.pair[slot] ^ card
    if not o.discards_stay:
        for i in range(s.discarded):
            under_centre(s, s.discards[i], EVERYONE)
            s.discards[i] = -1
        s.discarded = 0
    ripe_under_centre(s, seat, slot)
    under_centre(s, lowest(rest), EVERYONE)
    s.pair[slot] = 0
    s.owner[slot] = -1
    s.kept[seat] |= card
    _note(s, A_KEEP, seat, card)
    kept = popcount(s.kept[seat])
    if kept == COMPLETE:
        s.phase = CROWN
    elif kept == FIVE:
        settle(s, o, seat, FIVE_KEPT)


@jit
def _declare(s: Record, seat: int) -> None:
    """Aba: one more card is drawn at once, if there is one, and the turn goes on (ZG-28 … ZG-30)."""
    declared = 0
    for other in range(SEATS):
        declared = max(declared, s.aba[other])
    s.aba[seat] = declared + 1
    s.fresh_aba = 1
    s.phase = TURN
    _draw(s, seat)
    _note(s, A_ABA, seat, s.kept[seat])


@jit
def _discard(s: Record, o: Record, seat: int, card: int) -> None:
    """Lay a hand card open; all others are asked whether they call da, able or not (ZG-12, ZX-04)."""
    shown(s, seat, card)
    s.discards[s.discarded] = lowest(card)
    s.discarded += 1
    s.idle = 0
    s.phase = DA
    s.asked = ((1 << o.seats) - 1) & ~(1 << seat)
    _note(s, A_DISCARD, seat, card)


@jit
def _close_window(s: Record, o: Record) -> None:
    """All have answered: the nearest caller on the discarder's right takes the discard and lays the pair, and the seat
    on the caller's right moves next (ZG-20, ZG-21, ZG-23)."""
    caller = -1
    seat = s.turn
    for _i in range(o.seats - 1):
        seat = _next(o, seat)
        if caller < 0 and s.answer[seat] > 1:
            caller = seat
    card = s.answer[caller] - 2 if caller >= 0 else -1
    for other in range(SEATS):
        s.answer[other] = 0
    if caller < 0:
        _end_turn(s, o)
        return
    s.discarded -= 1
    pair = 1 << s.discards[s.discarded] | 1 << card
    s.discards[s.discarded] = -1
    shown(s, caller, 1 << card)
    _lay_pair(s, caller, pair)
    s.quiet = 0
    _note(s, A_DA, caller, pair)
    _begin_turn(s, _next(o, caller))


@jit
def score(s: Record, o: Record, out: Ints) -> None:
    """`out[0:seats]` = points of this round, then places: the winner, then by points; all first in a drawn round."""
    for seat in range(o.seats):
        out[seat] = s.won[seat]
        place = 1
        for other in range(o.seats):
            if s.won[other] > s.won[seat] or (other == s.winner and seat != s.winner and s.won[other] == s.won[seat]):
                place += 1
        out[o.seats + seat] = place
