"""Why a record read from text cannot be a position or a view of Big Two, in words (compiled rules check no bounds)."""

from __future__ import annotations

from collections.abc import Iterator

from hanpan.games.bigtwo.combos import JOKERS, NATURALS, power
from hanpan.games.bigtwo.state import OVER, SEATS
from hanpan.kernel import Record, interpreted, lowest, popcount

_power = interpreted(power)


def flaw(s: Record, o: Record) -> str | None:
    """The first thing that is wrong, None if nothing is."""
    for part in (_seats, _cards, _hidden, _table, _turn, _ending):
        for wrong in part(s, o):
            return wrong
    return None


def _seats(s: Record, o: Record) -> Iterator[str]:
    seats = int(o.seats)
    per_seat = [s.total, s.hand, s.held, s.drew, s.won]
    unused = any(int(values[seat]) for values in per_seat for seat in range(seats, SEATS))
    pairs = any(s.broke[SEATS * i + j] for i in range(SEATS) for j in range(SEATS) if max(i, j) >= seats)
    if (
        unused
        or pairs
        or max(s.turn, s.starter, s.won_before, s.leader, s.last, s.winner) >= seats
        or s.passed >> seats
    ):
        yield f"only seats 0 to {seats - 1} play"
    if o.rounds and s.round_no > o.rounds:
        yield f"the session has {o.rounds} hands"
    if s.leader < 0:
        yield "leader is who began the hand"


def _cards(s: Record, o: Record) -> Iterator[str]:
    deck = (1 << (52 + int(o.jokers))) - 1
    seats = int(o.seats)
    each = 10 if seats == 5 else 13
    if any(int(mask) & ~deck for mask in (*s.hand, s.trick, s.gone, s.t_cards, s.starting)):
        yield f"only the first {popcount(deck)} cards are in use"
    if s.stock_size != popcount(deck) - each * seats:
        yield f"{popcount(deck) - each * seats} cards are left over, not {s.stock_size}"
    if s.drawn > s.stock_size or sum(s.drew) != s.drawn or (s.drawn and not (o.draw_on_pass and seats <= 3)):
        yield "drawn counts the cards of the stock that were taken on passes, drew each seat's"
    played = popcount(s.trick | s.gone)
    if sum(s.held) + played != each * seats + s.drawn:
        yield f"{sum(s.held)} cards held and {played} played do not make {each * seats + int(s.drawn)}"
    if any(s.held[seat] > each + s.drew[seat] for seat in range(seats)):
        yield "a seat holds at most what it was dealt and drew"


def _hidden(s: Record, o: Record) -> Iterator[str]:
    deck = (1 << (52 + int(o.jokers))) - 1
    stock = [int(card) for card in s.stock]
    if any(card >= popcount(deck) for card in stock):
        yield f"only the first {popcount(deck)} cards are in use"
    left = stock[s.drawn : s.stock_size]
    if any(card >= 0 for card in (*stock[: s.drawn], *stock[s.stock_size :])) or 0 < sum(c < 0 for c in left) < len(
        left
    ):
        yield "the stock is what was not drawn, in order, or all unknown"
    missing = 0
    for seat in range(int(o.seats)):
        known = popcount(s.hand[seat])
        missing += known == 0 and s.held[seat] > 0
        if known not in (0, s.held[seat]):
            yield f"seat {seat} holds {known} cards, held says {s.held[seat]}"
    if missing == 0 and s.phase != OVER and any(card < 0 for card in left):
        yield "nobody sees all hands and not the stock"
    if missing and any(card >= 0 for card in left):
        yield "nobody sees the stock and not all hands"


def _table(s: Record, o: Record) -> Iterator[str]:
    if (s.t_size == 0) != (s.last < 0):
        yield "last is who made the play on the table, -1 when there is none"
    if s.t_size != popcount(s.t_cards) or s.t_cards & ~s.trick or (s.trick and not s.t_size):
        yield "t_cards are the play on the table, t_size counts them"
    if s.t_power != (int(_power(int(s.t_cards), o)) if s.t_cards else 0) or (s.t_cards and not s.t_power):
        yield "the play on the table is none, or has another power"
    if s.passed and (not s.t_size or s.passed >> s.last & 1):
        yield "passed are those who passed since the last play"
    if s.idle and s.t_size:
        yield "idle counts those who could not lead"


def _turn(s: Record, o: Record) -> Iterator[str]:
    if (s.turn < 0) != (s.phase == OVER):
        yield "turn is whose turn it is, -1 at the end"
    if s.starting and (popcount(s.starting) != 1 or s.starting & ~NATURALS):
        yield "the hand began for one card, which is no joker"
    if s.opening and (not s.starting or s.trick | s.gone or not o.first_holds_starter or s.turn != s.leader):
        yield "only the first play must hold the starting card"
    if s.starting and not s.starting & (s.trick | s.gone | s.hand[s.leader]):
        # Nobody has seen it: it must still be among the leader's unseen cards.
        seen = any(int(s.hand[seat]) & int(s.starting) for seat in range(SEATS)) or lowest(s.starting) in s.stock
        if seen or s.hand[s.leader] or s.held[s.leader] == 0:
            yield "who began held the starting card"
    if s.phase == OVER:
        return
    if any(s.held[seat] == 0 for seat in range(int(o.seats))):
        yield "a hand without cards ends the round"
    if s.t_size and (s.passed >> s.turn & 1 or s.turn == s.last):
        yield f"it cannot be the turn of seat {s.turn}"
    if s.idle >= o.seats:
        yield "the round is over when nobody can lead"


def _ending(s: Record, o: Record) -> Iterator[str]:
    empty = [seat for seat in range(int(o.seats)) if s.held[seat] == 0]
    if s.phase != OVER:
        if s.winner >= 0 or any(s.won):
            yield "nobody has won yet"
        return
    stuck = all(s.held[seat] == 1 for seat in range(int(o.seats)))
    if empty != ([s.winner] if s.winner >= 0 else []) or (s.winner < 0 and not stuck):
        yield "the winner is who holds no cards"
    if any(s.held[seat] and not s.hand[seat] for seat in range(int(o.seats))):
        yield "at the end all hands are seen"
    if s.winner < 0 and any(int(s.hand[seat]) & ~JOKERS for seat in range(int(o.seats))):
        yield "only where all hold one joker does nobody win"
    if sum(s.won):
        yield "what is won is lost"
