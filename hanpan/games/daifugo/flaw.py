"""Why a record read from text cannot be a position or a view of Daifugo, in words (compiled rules check no bounds)."""

from __future__ import annotations

from collections.abc import Iterator

from hanpan.games.daifugo.dealing import dead_cards, deck_cards, partner
from hanpan.games.daifugo.options import DEAL_EQUAL, EXCHANGE_BEFORE, EXCHANGE_OFF
from hanpan.games.daifugo.plays import suits_of
from hanpan.games.daifugo.state import (
    DISCARD,
    EXCHANGE,
    FALLEN,
    GIVE,
    IN,
    JOKER_RANK,
    JOKERS,
    LEFT,
    NATURALS,
    NONE,
    OVER,
    PLAY,
    RUN,
    SEATS,
)
from hanpan.kernel import Record, interpreted, popcount

_dead_cards, _deck_cards, _partner = interpreted(dead_cards), interpreted(deck_cards), interpreted(partner)
_suits_of = interpreted(suits_of)


def flaw(s: Record, o: Record) -> str | None:
    """The first thing that is wrong, None if nothing is."""
    for part in (_seats, _cards, _table, _turn, _exchange, _ending):
        for wrong in part(s, o):
            return wrong
    return None


def _seats(s: Record, o: Record) -> Iterator[str]:
    seats = int(o.seats)
    empty = [s.after, s.before, s.total, s.hand, s.held, s.knows, s.lacks, s.chosen, s.owes, s.declined]
    empty += [s.how, s.order, s.place]
    if any(int(values[seat]) for values in empty for seat in range(seats, SEATS)):
        yield f"only seats 0 to {seats - 1} play"
    if max(s.turn, s.starter, s.last) >= seats or s.passed >> seats or s.in_play >> seats:
        yield f"only seats 0 to {seats - 1} play"
    if o.rounds and s.round_no > o.rounds:
        yield f"the match has {o.rounds} rounds"
    ring, seat = set(), 0
    while seat not in ring:
        ring.add(seat)
        seat = int(s.after[seat])
    if seat or ring != set(range(seats)):
        yield "after must lead once round all seats"
    for places in (s.before, s.place):
        if sorted(places[:seats]) not in ([0] * seats, list(range(1, seats + 1))):
            yield "places are all different, or all 0"


def _cards(s: Record, o: Record) -> Iterator[str]:
    deck = (1 << int(_deck_cards(o))) - 1
    places = [int(mask) for mask in (*s.hand, s.dead, s.thrown, s.trick, s.gone)]
    if any(int(mask) & ~deck for mask in (*places, *s.knows, *s.lacks, *s.chosen)):
        yield f"only the first {popcount(deck)} cards are in use"
    if s.dead and (popcount(s.dead) != _dead_cards(o) or (o.deal == DEAL_EQUAL and s.dead & JOKERS)):
        yield f"{_dead_cards(o)} cards are dead, and no joker is excluded"
    most = -(-(popcount(deck) - int(_dead_cards(o))) // int(o.seats))
    most += 2 if s.phase == EXCHANGE else 0  # a gift may have come, and nothing gone back
    most += 4 + int(o.jokers) if o.seven_give else 0  # one for each card that may be part of sevens
    if max(s.held) > most:
        yield f"no hand holds more than {most} cards"
    full = sum(places) == deck
    for seat in range(int(o.seats)):
        known = popcount(s.hand[seat])
        if known > s.held[seat] or (full and known != s.held[seat]):
            yield f"seat {seat} holds {known} cards, held says {s.held[seat]}"
    hidden = deck & ~sum(places)
    dead = 0 if s.dead else int(_dead_cards(o))
    held = sum(int(s.held[seat]) - popcount(s.hand[seat]) for seat in range(SEATS))
    thrown = popcount(hidden) - held - dead
    if thrown < 0 or ((thrown or s.thrown) and FALLEN not in s.how):
        yield "the cards out of sight are those held, the dead and a fallen seat's"
    for seat in range(int(o.seats)):
        poor = int(_partner(s, o, seat))
        if s.lacks[seat] and poor < 0:
            yield f"seat {seat} takes no gift"
        lacks = int(s.lacks[seat])
        room = popcount(hidden) - (dead if o.deal == DEAL_EQUAL else 0)
        spared = int(s.held[poor]) - popcount(s.hand[poor]) if lacks else 0
        if popcount(hidden & JOKERS) > room or popcount(hidden & JOKERS & lacks) > room - spared:
            yield f"the jokers that seat {seat} cannot see fit nowhere"
        if popcount(hidden & ~lacks) < spared or (lacks and full and int(s.hand[poor]) & lacks & ~int(s.knows[seat])):
            yield f"seat {seat} knows that seat {poor} lacks what it must hold"


def _table(s: Record, o: Record) -> Iterator[str]:
    if (s.t_type == NONE) != (s.last < 0):
        yield "last is who made the play on the table, -1 when there is none"
    if s.t_type == NONE:
        if s.trick or s.t_cards or s.t_size or s.t_rank or s.t_suits or s.t_jokers or s.t_foul or s.lock or s.jack_back:
            yield "an empty table has no cards, lock or J-back"
        return
    naturals, size = s.t_cards & NATURALS, popcount(s.t_cards)
    if not size or s.t_cards & ~s.trick or s.t_size != size or s.t_jokers != popcount(s.t_cards & JOKERS):
        yield "t_cards are the play on the table, t_size and t_jokers count them"
    suits = _suits_of(naturals)
    if s.t_type == RUN:
        window = sum(1 << 4 * rank for rank in range(s.t_rank, s.t_rank + size))
        one_suit = any(suits == 1 << suit and not naturals & ~(window << suit) for suit in range(4))
        if size < 3 or s.t_rank + size > 13 or not one_suit or s.t_suits != suits:
            yield "the run on the table is no run"
    else:
        if (s.t_rank == JOKER_RANK) != (naturals == 0) or naturals & ~(15 << 4 * int(s.t_rank)) or suits & ~s.t_suits:
            yield "the group on the table is none"
    if s.lock and popcount(s.lock) != (1 if s.t_type == RUN else size):
        yield "a lock has as many suits as the play"


def _turn(s: Record, o: Record) -> Iterator[str]:
    holding = sum(1 << seat for seat in range(int(o.seats)) if s.held[seat])
    if s.in_play != (0 if s.phase == OVER else holding) or (s.phase != OVER and popcount(s.in_play) < 2):
        yield "in_play are the seats that hold cards, two or more until the round is over"
    if (s.turn < 0) != (s.phase in (EXCHANGE, OVER)):
        yield "turn is whose turn it is, -1 in the exchange and at the end"
    asking = s.phase in (GIVE, DISCARD)
    if s.phase in (PLAY, GIVE, DISCARD) and not s.in_play >> s.turn & 1:
        yield f"seat {s.turn} holds no cards"
    if s.phase == PLAY and (s.passed >> s.turn & 1 or (s.turn == s.last and not o.follow_own)):
        yield f"it cannot be the turn of seat {s.turn}"
    if asking != (s.asked > 0) or asking != (s.granted > 0) or s.asked > s.granted or s.granted > s.t_size:
        yield "asked and granted belong to the 7 or 10 on the table"
    if asking and (s.turn != s.last or s.asked > s.held[s.turn]):
        yield "the player of the 7 or 10 gives or discards own cards"
    if s.passes and s.passes >= 20:
        yield "twenty passes end a round"


def _exchange(s: Record, o: Record) -> Iterator[str]:
    for seat in range(int(o.seats)):
        due = 3 - int(s.before[seat]) if s.phase == EXCHANGE and _partner(s, o, seat) >= 0 else 0
        if s.owes[seat] not in (0, due):
            yield f"seat {seat} owes {due} cards or, when it has chosen, none"
        laid = due if o.exchange == EXCHANGE_BEFORE and not s.owes[seat] else 0
        if s.chosen[seat] and (popcount(s.chosen[seat]) != laid or s.chosen[seat] & ~s.hand[seat]):
            yield f"seat {seat} has not chosen so"
    begun = s.t_type != NONE or o.exchange == EXCHANGE_OFF or min(s.held[: int(o.seats)]) < 2
    if s.phase == EXCHANGE and (begun or not any(s.owes)):
        yield "in the exchange somebody owes cards, and none is on the table"


def _ending(s: Record, o: Record) -> Iterator[str]:
    seats = range(int(o.seats))
    if any((s.how[seat] == IN) == (s.phase == OVER or not s.in_play >> seat & 1) for seat in seats):
        yield "how says how those without cards ended"
    if any(s.held[seat] and s.how[seat] not in (IN, LEFT) for seat in seats) or (LEFT in s.how and s.phase != OVER):
        yield "who holds cards has not ended"
    ended = sum(how != IN for how in s.how[: int(o.seats)])
    if s.ended != ended or sorted(s.order[: int(o.seats)]) != sorted(
        [*range(1, ended + 1), *[0] * (len(seats) - ended)]
    ):
        yield "order counts those who have ended"
    if any((s.order[seat] > 0) != (s.how[seat] != IN) for seat in seats):
        yield "order counts those who have ended"
    if any(s.how[seat] == FALLEN and s.before[seat] != 1 for seat in seats):
        yield "only the daifugo falls"
    if (s.phase == OVER) != (s.place[0] > 0):
        yield "places are given when the round is over"
