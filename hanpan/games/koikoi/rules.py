"""Koi-Koi: the rules of a month, as small functions over the record of a position (clauses KK-01 … KK-44, KX-01 …).

A month runs through `PLAY` (a hand card goes to the field, the top of the pile is turned), `PICK` (the turned card
matches two: choose), `CALL` (the yaku have grown: koi-koi or stop) and ends in `OVER`. The record also carries what
lasts over months: the dealer, the month's number and both totals.
"""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from hanpan.cards import hwatu
from hanpan.games.koikoi.options import (
    DEALER_ALTERNATES,
    DEALER_STAYS,
    DEALER_WINS,
    DOUBLE_ONCE,
    DOUBLE_PER_ANY_CALL,
)
from hanpan.games.koikoi.yaku import worth
from hanpan.kernel import (
    CARDS,
    Field,
    Ints,
    Kind,
    Record,
    copy,
    jit,
    kind_of,
    lowest,
    move_of,
    popcount,
    record,
    shuffle,
)

#: Changes whenever the same events would lead to another state, so that old records can tell.
VERSION = 1

STATE = record(
    Field(
        "phase",
        low=0,
        high=3,
        about="what is asked for: a hand card, the choice for a turned card, koi-koi or stop; or the month is over",
    ),
    Field("turn", low=0, high=1, about="the seat to act"),
    Field("dealer", low=0, high=1, about="the seat that was dealt to first and began"),
    Field("month", low=1, high=12, about="counted from 1"),
    Field("total", count=2, low=0, about="points of the match so far, by seat"),
    Field("hand", Kind.MASK, 2, place=True, about="the hands, by seat; one that may not be seen is empty"),
    Field("held", count=2, low=0, high=8, about="cards in each hand"),
    Field("played", Kind.MASK, 2, about="hand cards each side has laid down this month"),
    Field("field", Kind.MASK, place=True, about="the cards that lie on the field"),
    Field("taken", Kind.MASK, 2, place=True, about="the captured cards, by seat"),
    Field("drawn", low=0, high=16, about="pile cards turned so far"),
    Field("calls", count=2, low=0, high=7, about="koi-koi calls of each side this month"),
    Field("called_at", count=2, low=0, about="the yaku sum at each side's last call (KK-25)"),
    Field("winner", low=-1, high=1, about="who won the month, -1: nobody, or it is running"),
    Field("won", low=0, about="points the winner got for the month"),
    Field(
        "ending",
        low=0,
        high=6,
        about="how the month ended; redeal: four of a month lay on the field, and nothing counts (KK-05)",
    ),
    Field("last_seat", low=-1, high=1, about="whose the last completed or running turn was, -1: there was none"),
    Field("last_took", Kind.MASK, about="what the hand card of that turn took, itself included"),
    Field("last_turned_took", Kind.MASK, about="what its turned card took, itself included"),
    Field("turned", Kind.CARD, place=True, about="the turned card that waits for its taker's choice"),
    Field("pile", Kind.CARD, 24, place=True, about="the pile from the top, null for what was drawn or may not be seen"),
    Field("last_played", Kind.CARD, about="the hand card of the last turn"),
    Field("last_turned", Kind.CARD, about="its turned card"),
)

PLAY, PICK, CALL, OVER = 0, 1, 2, 3
PHASES = ("play", "pick", "call", "over")

#: Kinds of move. A play names the hand card alone, or, where it matches two, the hand card and the one it takes:
#: `PLAY_LOW` when the hand card is the lower number of the two, `PLAY_HIGH` when it is the higher.
M_PLAY, M_PLAY_LOW, M_PLAY_HIGH, M_PICK, M_KOIKOI, M_STOP = 1, 2, 3, 4, 5, 6

#: How a month ended. REDEAL: four of a month on the field, nothing counts (KK-05).
RUNNING, STOPPED, LAST_CARD, HAND, HANDS_BOTH, DRAW, REDEAL = 0, 1, 2, 3, 4, 5, 6
ENDINGS = ("running", "stopped", "last_card", "hand", "both_hands", "draw", "redeal")

HAND_YAKU = 6  # KK-11, KK-12, KK-14: a flat six
MAX_MOVES = 16

_EVERY = hwatu.DECK.all


class Reason(IntEnum):
    """Why a move is refused; the page explains each in words."""

    OK = 0
    OVER = 1
    NOT_YOUR_TURN = 2
    CHOOSE_TURNED = 3  #: a turned card waits for its taker's choice
    CHOOSE_CALL = 4  #: koi-koi or stop is to be said
    NOTHING_TO_CALL = 5  #: koi-koi or stop without a yaku that has grown
    NOTHING_TURNED = 6  #: no turned card waits
    NOT_IN_HAND = 7
    CHOOSE_ONE_OF_TWO = 8  #: the card matches two on the field: say which it takes
    NO_MATCH = 9  #: the named field card is not there or of another month
    NO_CHOICE = 10  #: the card matches none, one or three: there is nothing to choose
    MALFORMED = 11


@jit
def matches(field: int, card: int) -> int:
    """The field cards of `card`'s month, as a mask."""
    return field & (15 << (card & ~3))


@jit
def special_hand(hand: int) -> bool:
    """Four of one month, or four months with exactly two cards each, in a hand as dealt (KK-11, KK-12)."""
    pairs = 0
    for month in range(12):
        n = popcount(hand >> (4 * month) & 15)
        if n == 4:
            return True
        if n == 2:
            pairs += 1
    return pairs == 4


@jit
def start(s: Record, o: Record, lot: int) -> None:
    """Set up the first month: the dealer by lot (KK-06), `lot` being any random number ≥ 0."""
    s.month = 1
    s.dealer = lot & 1
    s.total[0] = s.total[1] = 0


@jit
def deal(s: Record, o: Record, deck: Ints) -> None:
    """Deal a month from `deck`, 48 card numbers: the dealer's 8, the other's 8, field 8, pile from the top (KK-04).

    Four of a month on the field void the deal (`REDEAL`, KK-05); only then are hand yaku looked at (KK-11 … KK-13).
    """
    first = s.dealer
    for seat in range(2):
        base = 0 if seat == first else 8
        hand = 0
        for i in range(8):
            hand |= 1 << deck[base + i]
        s.hand[seat] = hand
        s.held[seat] = 8
        s.played[seat] = s.taken[seat] = s.calls[seat] = s.called_at[seat] = 0
    field = 0
    for i in range(16, 24):
        field |= 1 << deck[i]
    s.field = field
    for i in range(24):
        s.pile[i] = deck[24 + i]
    s.drawn = 0
    s.turned = -1
    s.winner = -1
    s.won = 0
    s.ending = RUNNING
    s.last_seat = s.last_played = s.last_turned = -1
    s.last_took = s.last_turned_took = 0
    s.phase = PLAY
    s.turn = first
    full = field & (field >> 1)
    if full & (full >> 2) & 0x111111111111:
        s.phase, s.ending = OVER, REDEAL
        return
    one, other = special_hand(s.hand[0]), special_hand(s.hand[1])
    if one and other:
        s.phase, s.ending = OVER, HANDS_BOTH
    elif one or other:
        _award(s, 0 if one else 1, HAND_YAKU, HAND)


@jit
def _award(s: Record, seat: int, points: int, ending: int) -> None:
    s.winner = seat
    s.won = points
    s.total[seat] += points
    s.phase = OVER
    s.ending = ending


@jit
def factor(s: Record, o: Record, seat: int, base: int) -> int:
    """By what a stop of `seat` with the yaku sum `base` is multiplied (KK-27 … KK-29, KK-33, KX-05)."""
    times = 2 if o.seven_doubles and base >= 7 else 1
    theirs = s.calls[1 - seat]
    if o.koikoi_doubles == DOUBLE_ONCE:
        if theirs:
            times *= 2
    else:
        times <<= theirs
        if o.koikoi_doubles == DOUBLE_PER_ANY_CALL:
            times <<= s.calls[seat]
    if o.own_call_doubles and s.calls[seat]:
        times *= 2
    return times


@jit
def _stop(s: Record, o: Record, seat: int, base: int, ending: int) -> None:
    _award(s, seat, base * factor(s, o, seat, base), ending)


@jit
def _take(s: Record, seat: int, card: int, chosen: int) -> int:
    """Lay `card` on the field: it stays (no match) or is taken with its match, the `chosen` one of two, or all three
    (KK-16 … KK-19). The cards taken, as a mask."""
    near = matches(s.field, card)
    if near == 0:
        s.field |= 1 << card
        return 0
    if chosen:
        near = chosen
    s.field &= ~near
    got = near | 1 << card
    s.taken[seat] |= got
    return got


@jit
def _turn_ends(s: Record, o: Record, seat: int) -> None:
    """Look at the yaku (KX-03): grown, it is time to choose, or on the last card to stop (KK-30); else pass on."""
    if s.last_took | s.last_turned_took:
        base = worth(s.taken[seat], o)
        if base > s.called_at[seat]:
            if s.held[seat]:
                s.phase = CALL
            else:
                _stop(s, o, seat, base, LAST_CARD)
            return
    _pass_on(s, o, seat)


@jit
def _pass_on(s: Record, o: Record, seat: int) -> None:
    """The other side's turn, or, with both hands empty, the end without a stop (KK-22, KK-08, KX-04)."""
    other = 1 - seat
    if s.held[other]:
        s.turn = other
        s.phase = PLAY
    elif o.draw == DEALER_STAYS or o.draw == DEALER_ALTERNATES:
        s.phase, s.ending = OVER, DRAW
    else:
        _award(s, s.dealer if o.draw == DEALER_WINS else 1 - s.dealer, o.draw_points, DRAW)


@jit
def actors(s: Record, o: Record) -> int:
    """The one seat to act, as a mask; 0 when the month is over."""
    return 0 if s.phase == OVER else 1 << s.turn


@jit
def legal(s: Record, o: Record, seat: int, out: Ints) -> int:
    """Write the moves of `seat` into `out` (int64, ≥ MAX_MOVES) and return how many there are."""
    if s.phase == OVER or seat != s.turn:
        return 0
    n = 0
    if s.phase == PLAY:
        hand = s.hand[seat]
        field = s.field
        while hand:
            bit = hand & -hand
            hand ^= bit
            near = matches(field, lowest(bit))
            if popcount(near) == 2:
                low = near & -near
                out[n] = move_of(_order(bit, low), bit | low)
                out[n + 1] = move_of(_order(bit, near ^ low), bit | near ^ low)
                n += 2
            else:
                out[n] = move_of(M_PLAY, bit)
                n += 1
    elif s.phase == PICK:
        near = matches(s.field, s.turned)
        while near:
            bit = near & -near
            near ^= bit
            out[n] = move_of(M_PICK, bit)
            n += 1
    else:
        out[0] = move_of(M_KOIKOI, 0)
        out[1] = move_of(M_STOP, 0)
        n = 2
    return n


@jit
def _order(bit: int, chosen: int) -> int:
    return M_PLAY_LOW if bit < chosen else M_PLAY_HIGH


@jit
def hand_card(move: int) -> int:
    """The hand card of a play, as a mask of one (0 for a malformed one)."""
    kind, cards = kind_of(move), move & CARDS
    low = cards & -cards
    if kind == M_PLAY_HIGH:
        return cards ^ low
    return low


@jit
def check(s: Record, o: Record, seat: int, move: int) -> int:
    """0 when `seat` may make `move` now, else the `Reason` why not."""
    if s.phase == OVER:
        return Reason.OVER.value
    if seat != s.turn:
        return Reason.NOT_YOUR_TURN.value
    kind, cards = kind_of(move), move & CARDS
    n = popcount(cards)
    plays = kind in (M_PLAY, M_PLAY_LOW, M_PLAY_HIGH)
    calls = kind in (M_KOIKOI, M_STOP)
    if calls:
        if n:
            return Reason.MALFORMED.value
        return Reason.OK.value if s.phase == CALL else Reason.NOTHING_TO_CALL.value
    if (not plays and kind != M_PICK) or n != (1 if kind in (M_PLAY, M_PICK) else 2) or cards & ~_EVERY:
        return Reason.MALFORMED.value
    if s.phase == CALL:
        return Reason.CHOOSE_CALL.value
    if s.phase == PICK:
        if plays:
            return Reason.CHOOSE_TURNED.value
        return Reason.OK.value if matches(s.field, s.turned) & cards else Reason.NO_MATCH.value
    if kind == M_PICK:
        return Reason.NOTHING_TURNED.value
    bit = hand_card(move)
    if not s.hand[seat] & bit:
        return Reason.NOT_IN_HAND.value
    near = matches(s.field, lowest(bit))
    chosen = cards ^ bit
    if chosen:
        if not near & chosen:
            return Reason.NO_MATCH.value
        return Reason.OK.value if popcount(near) == 2 else Reason.NO_CHOICE.value
    return Reason.CHOOSE_ONE_OF_TWO.value if popcount(near) == 2 else Reason.OK.value


@jit
def play(s: Record, o: Record, seat: int, move: int) -> None:
    """Make a move that `check` allows."""
    kind = kind_of(move)
    if kind <= M_PLAY_HIGH:
        bit = hand_card(move)
        card = lowest(bit)
        s.hand[seat] ^= bit
        s.held[seat] -= 1
        s.played[seat] |= bit
        s.last_seat = seat
        s.last_played = card
        s.last_took = _take(s, seat, card, (move & CARDS) ^ bit)
        s.last_turned_took = 0
        turned = s.pile[s.drawn]
        s.pile[s.drawn] = -1
        s.drawn += 1
        s.last_turned = turned
        if popcount(matches(s.field, turned)) == 2:
            s.turned = turned
            s.phase = PICK
            return
        s.last_turned_took = _take(s, seat, turned, 0)
        _turn_ends(s, o, seat)
    elif kind == M_PICK:
        s.last_turned_took = _take(s, seat, s.turned, move & CARDS)
        s.turned = -1
        _turn_ends(s, o, seat)
    else:
        base = worth(s.taken[seat], o)
        if kind == M_STOP:
            _stop(s, o, seat, base, STOPPED)
        else:
            s.calls[seat] += 1
            s.called_at[seat] = base
            _pass_on(s, o, seat)


@jit
def view(s: Record, o: Record, seat: int, out: Record) -> None:
    """What `seat` (-1: a spectator) may know: the other hand and the pile blanked; a hand yaku is shown to all."""
    copy(s, out)
    for other in range(2):
        shown = s.ending == HANDS_BOTH or (s.ending == HAND and other == s.winner)
        if other != seat and not shown:
            out.hand[other] = 0
    for i in range(24):
        out.pile[i] = -1


@jit
def guess(v: Record, o: Record, seat: int, rng: Ints, out: Record) -> None:
    """Fill the view `v` of `seat` with a random deal that agrees with it.

    Hands nobody declared at the deal were not special (KK-11), so a guess that says otherwise is drawn again.
    """
    known = v.hand[0] | v.hand[1] | v.field | v.taken[0] | v.taken[1]
    if v.turned >= 0:
        known |= 1 << v.turned
    hidden = np.empty(48, np.int64)
    n = 0
    rest = _EVERY & ~known
    while rest:
        bit = rest & -rest
        rest ^= bit
        hidden[n] = lowest(bit)
        n += 1
    unseen = hidden[:n]
    for _attempt in range(1000):
        copy(v, out)
        shuffle(rng, unseen, n)
        used = 0
        fits = True
        for other in range(2):
            missing = v.held[other] - popcount(v.hand[other])
            for i in range(missing):
                out.hand[other] |= 1 << unseen[used + i]
            used += missing
            if missing and v.ending != REDEAL and special_hand(out.hand[other] | v.played[other]):
                fits = False
        if fits:
            break
    for i in range(v.drawn, 24):
        out.pile[i] = unseen[used + i - v.drawn]


@jit
def agrees(v: Record, o: Record, seat: int, s: Record) -> bool:
    """Whether the full position `s`, which looks to `seat` like its view `v`, can be the true one: nobody was dealt a
    hand that would have been shown (KK-11 … KK-13)."""
    if v.ending == REDEAL:
        return True
    for other in range(2):
        if v.held[other] > popcount(v.hand[other]) and special_hand(s.hand[other] | s.played[other]):
            return False
    return True


@jit
def score(s: Record, o: Record, out: Ints) -> None:
    """`out[0:2]` = the month's points of each seat, `out[2:4]` = their places (1, 2; both 1 when level)."""
    for seat in range(2):
        out[seat] = s.won if seat == s.winner else 0
        out[2 + seat] = 2 if s.winner == 1 - seat else 1


@jit
def advance(s: Record, o: Record, lot: int) -> int:
    """After a month: who deals next and which month it is (KK-07 … KK-09, KX-01). 0 when the match is over.

    A voided deal is dealt again as the same month (KK-05). Nothing is drawn by lot here.
    """
    if s.ending == REDEAL:
        return 1
    if s.winner >= 0:
        s.dealer = s.winner
    elif s.ending == DRAW and o.draw == DEALER_ALTERNATES:
        s.dealer = 1 - s.dealer
    if s.month >= o.months:
        return 0
    s.month += 1
    return 1


@jit
def standing(s: Record, o: Record, out: Ints) -> None:
    """The match so far: `out[0:2]` = totals, `out[2:4]` = places by total (KK-10; both 1 when level)."""
    for seat in range(2):
        out[seat] = s.total[seat]
        out[2 + seat] = 2 if s.total[seat] < s.total[1 - seat] else 1
