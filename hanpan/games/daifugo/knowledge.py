"""What a seat may know of a Daifugo position, and a random deal that agrees with it.

Beyond its own hand and the table a seat knows the cards it gave away itself (`knows`), until their holder gives a card
on unseen, likewise which of its own cards another seat gave it, and a rich seat knows that its poor partner kept
nothing stronger than the gift (`lacks`, DG-66): of those cards that partner has at most what it was given since.
"""

from __future__ import annotations

import numpy as np

from hanpan.games.daifugo.dealing import dead_cards, deck_cards, partner
from hanpan.games.daifugo.options import DEAL_EQUAL, EXCHANGE_BEFORE
from hanpan.games.daifugo.state import EXCHANGE, FALLEN, JOKERS, SEATS
from hanpan.kernel import CARDS, Ints, Record, copy, jit, lean, popcount, random_below, shuffle


@lean
def view(s: Record, o: Record, seat: int, out: Record) -> None:
    """What `seat` (-1: a spectator) may know: its own hand with who gave it what, and of the others' cards those it
    gave away itself."""
    copy(s, out)
    out.lot = out.dead = 0
    knows = s.knows[seat] if seat >= 0 else 0
    own = s.hand[seat] if seat >= 0 else 0
    seen = 0
    for other in range(SEATS):
        if other == seat:
            continue
        out.hand[other] = s.hand[other] & knows
        out.lacks[other] = out.chosen[other] = 0
        # What one was given one knows; of one's other cards nobody knows anything (`move_cards`).
        out.knows[other] = s.knows[other] & own
        seen |= out.hand[other]
    # The fallen saw the hand that is thrown away, and others may have given a card of it (DG-64).
    out.thrown = s.thrown & (CARDS if seat >= 0 and s.how[seat] == FALLEN else knows)
    if seat >= 0:
        out.knows[seat] = knows & (seen | out.thrown)


@jit
def guess(v: Record, o: Record, seat: int, rng: Ints, out: Record) -> None:
    """Fill the view `v` of `seat` with a random deal that agrees with it.

    Jokers come first, as they may be barred from two places: the excluded cards (DK-04) and the poor partner's hand;
    then that hand, from what it may hold; then all else. Each deal that agrees (`agrees`) can come about, and is as
    likely as any other, unless the poor partner may hold a joker although its hand is known to lack cards.
    """
    copy(v, out)
    known = v.trick | v.gone | v.thrown
    for other in range(SEATS):
        known |= v.hand[other]
    unseen = np.empty(54, np.int64)
    n = 0
    for card in range(deck_cards(o)):
        if not known >> card & 1:
            unseen[n] = card
            n += 1
    places = np.zeros(SEATS + 2, np.int64)  # cards still missing: in each hand, among the dead, among the thrown
    for other in range(o.seats):
        places[other] = v.held[other] - popcount(v.hand[other])
    places[SEATS] = dead_cards(o)
    places[SEATS + 1] = n - places.sum()
    shuffle(rng, unseen[:n], n)
    poor = partner(v, o, seat) if seat >= 0 else -1
    lacks = v.lacks[seat] if poor >= 0 else 0
    taken = _place_jokers(v, o, unseen[:n], poor, lacks, places, rng, out)
    for i in range(n):
        if poor >= 0 and places[poor] and not (lacks | taken) >> unseen[i] & 1:
            places[poor] -= 1
            taken |= _put(out, unseen[i], poor)
    for i in range(n):
        if not taken >> unseen[i] & 1:
            _put(out, unseen[i], _place(places, False, -1, rng))
    out.lot = random_below(rng, 1 << 30)
    if v.phase == EXCHANGE and o.exchange == EXCHANGE_BEFORE:
        for other in range(o.seats):
            if v.owes[other] == 0 and v.chosen[other] == 0 and partner(v, o, other) >= 0:
                out.chosen[other] = _some(out.hand[other], 3 - v.before[other], rng)


@lean
def _place_jokers(
    v: Record, o: Record, unseen: Ints, poor: int, lacks: int, places: Ints, rng: Ints, out: Record
) -> int:
    """Give the unseen jokers their places, as a mask: first those that the poor hand lacks. One that it may hold goes
    there where it takes all such cards to fill that hand."""
    spare = -places[poor] if poor >= 0 else 0
    for i in range(unseen.size):
        spare += not lacks >> unseen[i] & 1
    taken = 0
    for barred in range(1, -1, -1):
        for i in range(unseen.size):
            if unseen[i] < 52 or lacks >> unseen[i] & 1 != barred:
                continue
            if barred or poor < 0 or spare or not places[poor]:
                place = _place(places, o.deal == DEAL_EQUAL, poor if barred else -1, rng)
                spare -= not barred and place != poor
            else:
                place = poor
                places[poor] -= 1
            taken |= _put(out, unseen[i], place)
    return taken


@lean
def _place(places: Ints, not_dead: bool, not_seat: int, rng: Ints) -> int:
    """A random one of the places still missing cards, each missing card counting once, with two that may be barred."""
    free = 0
    for place in range(places.size):
        if not (place == not_seat or (not_dead and place == SEATS)):
            free += places[place]
    skip = random_below(rng, free)
    for place in range(places.size):
        if not (place == not_seat or (not_dead and place == SEATS)):
            skip -= places[place]
            if skip < 0:
                places[place] -= 1
                return place
    return SEATS + 1


@lean
def _put(out: Record, card: int, place: int) -> int:
    """Put a card into a hand, the dead or the thrown cards; the card's bit."""
    bit = 1 << card
    if place < SEATS:
        out.hand[place] |= bit
    elif place == SEATS:
        out.dead |= bit
    else:
        out.thrown |= bit
    return bit


@lean
def agrees(v: Record, o: Record, seat: int, s: Record) -> bool:
    """Whether the full position `s`, which looks to `seat` like its view `v`, can be the true one: no joker is excluded
    (DK-04), the poor partner holds none of what it lacks (DG-66), and who has laid cards out holds them (DK-39)."""
    if o.deal == DEAL_EQUAL and s.dead & JOKERS:
        return False
    poor = partner(v, o, seat) if seat >= 0 else -1
    if poor >= 0 and s.hand[poor] & ~v.hand[poor] & v.lacks[seat]:
        return False
    for other in range(o.seats):
        if s.chosen[other] & ~s.hand[other]:
            return False
    return True


@lean
def _some(hand: int, count: int, rng: Ints) -> int:
    """`count` random cards of a hand."""
    got = 0
    for _i in range(count):
        rest = hand & ~got
        for _skip in range(random_below(rng, popcount(rest))):
            rest &= rest - 1
        got |= rest & -rest
    return got
