"""Who knows what: a record of it as cards move, the view of a seat, and a random deal that agrees with a view.

Closed cards become known. Discards and left-over cards go under the centre for all to see, ripening cards where their
owner knows them (ZX-05), and a turned discard pile is a centre that everybody has read (ZG-05). So:

* `seen` says of each card of the centre which viewers know it;
* `knows[viewer]` are cards known to lie in somebody else's hand, for they were drawn from a known place;
* when that somebody lays a card face down on a pair it may be one of these: they become `loose[viewer, seat]`, known
  to lie in the hand or among the ripening cards laid since it was drawn (`since`). When one of those ripening cards
  goes under the centre, where the card is counts as unknown again.

Viewers are the seats and `PUBLIC`, what all know. A seat's own cards are in no row of its own.
"""

from __future__ import annotations

import numpy as np

from hanpan.games.zayagoshi.scoring import same_number
from hanpan.games.zayagoshi.state import CARDS_IN_ALL, EVERY, PUBLIC, SEATS, SLOTS, VIEWERS
from hanpan.kernel import Ints, Record, copy, jit, lowest, popcount, random_below, shuffle


@jit
def into_hand(s: Record, seat: int, card: int, seen: int) -> None:
    """A card comes into a hand; the viewers of `seen` (a mask) know which."""
    s.hand[seat] |= 1 << card
    s.held[seat] += 1
    s.since[card] = 0
    for viewer in range(VIEWERS):
        if seen >> viewer & 1 and viewer != seat:
            s.knows[viewer] |= 1 << card
            s.since[card] = s.laid


@jit
def shown(s: Record, seat: int, cards: int) -> None:
    """Cards leave a hand face up: nobody need remember where they are."""
    s.hand[seat] &= ~cards
    s.held[seat] -= popcount(cards)
    for viewer in range(VIEWERS):
        s.knows[viewer] &= ~cards
        s.loose[viewer * SEATS + seat] &= ~cards


@jit
def covered(s: Record, seat: int, slot: int, card: int) -> None:
    """A card leaves a hand face down, to ripen a pair: whoever knew cards of that hand is no longer sure of them."""
    for viewer in range(VIEWERS):
        lost = s.knows[viewer] & s.hand[seat]
        s.knows[viewer] &= ~lost
        s.loose[viewer * SEATS + seat] |= lost
    s.hand[seat] ^= 1 << card
    s.held[seat] -= 1
    s.laid += 1
    s.ripe[s.ripening] = card
    s.ripe_on[s.ripening] = slot
    s.ripe_no[s.ripening] = s.laid
    s.ripening += 1
    s.ripened[slot] += 1


@jit
def under_centre(s: Record, card: int, seen: int) -> None:
    """A card goes under the centre; the viewers of `seen` know which."""
    s.centre[s.left] = card
    s.seen[s.left] = seen
    s.left += 1


@jit
def ripe_under_centre(s: Record, seat: int, slot: int) -> None:
    """The ripening cards of a pair go under the centre, oldest first; their owner knows them (ZX-05)."""
    kept = 0
    last = 0
    for i in range(s.ripening):
        if s.ripe_on[i] == slot:
            under_centre(s, s.ripe[i], 1 << seat)
            last = s.ripe_no[i]
        else:
            s.ripe[kept], s.ripe_on[kept], s.ripe_no[kept] = s.ripe[i], s.ripe_on[i], s.ripe_no[i]
            kept += 1
    for i in range(kept, s.ripening):
        s.ripe[i] = s.ripe_on[i] = -1
        s.ripe_no[i] = 0
    s.ripening = kept
    s.ripened[slot] = 0
    for viewer in range(VIEWERS):
        rest = s.loose[viewer * SEATS + seat]
        while rest:
            bit = rest & -rest
            rest ^= bit
            if last > s.since[lowest(bit)]:
                s.loose[viewer * SEATS + seat] ^= bit


@jit
def view(s: Record, o: Record, seat: int, out: Record) -> None:
    """What `seat` (-1: a spectator) may know: hands, ripening cards and the centre but for what it knows of them,
    and while a da window is open the others' answers blanked (ZX-04)."""
    copy(s, out)
    viewer = seat if seat >= 0 else PUBLIC
    hand, answer, ripe, centre = out.hand, out.answer, out.ripe, out.centre
    knows, loose, since = out.knows, out.loose, out.since
    for other in range(SEATS):
        if other != seat:
            hand[other] &= knows[viewer]
            if answer[other]:
                answer[other] = -1
    owner, on = s.owner, s.ripe_on
    for i in range(s.ripening):
        if owner[on[i]] != seat:
            ripe[i] = -1
    seen = s.seen
    for i in range(s.left):
        if not seen[i] >> viewer & 1:
            centre[i] = -1
    traced = knows[viewer] | knows[PUBLIC]
    for holder in range(SEATS):
        traced |= loose[viewer * SEATS + holder] | loose[PUBLIC * SEATS + holder]
    for who in range(SEATS):
        if who != viewer:
            knows[who] = 0
            for holder in range(SEATS):
                loose[who * SEATS + holder] = 0
    for card in range(CARDS_IN_ALL):
        if not traced >> card & 1:
            since[card] = 0


@jit
def guess(v: Record, o: Record, seat: int, rng: Ints, out: Record) -> None:
    """Fill the view `v` of `seat` with a random deal that agrees with it.

    Cards that `seat` knows to lie with somebody are placed there first. Of what the others know, the guess keeps
    what everybody knows.
    """
    copy(v, out)
    viewer = seat if seat >= 0 else PUBLIC
    known = _open_cards(v)
    for other in range(o.seats):
        if other != seat:
            known |= _place_loose(v, other, v.loose[viewer * SEATS + other] & ~known, rng, out)
    hidden = np.empty(CARDS_IN_ALL, np.int64)
    n = 0
    rest = EVERY & ~known
    while rest:
        bit = rest & -rest
        rest ^= bit
        hidden[n] = lowest(bit)
        n += 1
    unseen = hidden[:n]
    shuffle(rng, unseen, n)
    used = 0
    hand, ripe, centre = out.hand, out.ripe, out.centre
    for other in range(o.seats):
        for _i in range(v.held[other] - popcount(hand[other])):
            hand[other] |= 1 << unseen[used]
            used += 1
    for i in range(v.ripening):
        if ripe[i] < 0:
            ripe[i] = unseen[used]
            used += 1
    for i in range(v.left):
        if centre[i] < 0:
            centre[i] = unseen[used]
            used += 1
    knows, loose = out.knows, out.loose
    for who in range(SEATS):
        if who != viewer:
            knows[who] = knows[PUBLIC] & ~hand[who]
            for holder in range(SEATS):
                loose[who * SEATS + holder] = loose[PUBLIC * SEATS + holder] if holder != who else 0
    for other in range(o.seats):
        if v.answer[other] < 0:
            out.answer[other] = _some_answer(out, other, rng)


@jit
def agrees(v: Record, o: Record, seat: int, s: Record) -> bool:
    """Whether the full position `s`, which looks to `seat` like its view `v`, can be the true one: cards known to be
    loose lie in their holder's hand or among its ripening cards laid since they were drawn, and who has answered could
    answer so (ZG-20)."""
    viewer = seat if seat >= 0 else PUBLIC
    for holder in range(o.seats):
        for who in (viewer, PUBLIC):
            rest = v.loose[who * SEATS + holder] & ~s.hand[holder]
            for i in range(s.ripening):
                if s.owner[s.ripe_on[i]] == holder and s.ripe_no[i] > v.since[s.ripe[i]]:
                    rest &= ~(1 << s.ripe[i])
            if rest:
                return False
        if s.answer[holder] > 1:
            card = 1 << s.answer[holder] - 2
            if card & ~(s.hand[holder] & same_number(s.discards[s.discarded - 1])):
                return False
    return True


@jit
def _open_cards(v: Record) -> int:
    """All cards whose place a view shows."""
    known = 0
    hand, kept, pair, ripe, centre, discards = v.hand, v.kept, v.pair, v.ripe, v.centre, v.discards
    for other in range(SEATS):
        known |= hand[other] | kept[other]
    for slot in range(SLOTS):
        known |= pair[slot]
    for i in range(v.ripening):
        if ripe[i] >= 0:
            known |= 1 << ripe[i]
    for i in range(v.left):
        if centre[i] >= 0:
            known |= 1 << centre[i]
    for i in range(v.discarded):
        known |= 1 << discards[i]
    return known


@jit
def _place_loose(v: Record, holder: int, cards: int, rng: Ints, out: Record) -> int:
    """Give each of these cards of `holder` a random place in its hand or among its ripening cards laid since the card
    was drawn. The cards placed.

    Drawn last is placed first: its places are places of every other one too, so that none is left without.
    """
    placed = 0
    while cards & ~placed:
        rest = cards & ~placed
        card = lowest(rest)
        while rest:
            bit = rest & -rest
            rest ^= bit
            if v.since[lowest(bit)] > v.since[card]:
                card = lowest(bit)
        room = v.held[holder] - popcount(out.hand[holder])
        spots = room
        for i in range(v.ripening):
            if v.owner[v.ripe_on[i]] == holder and out.ripe[i] < 0 and v.ripe_no[i] > v.since[card]:
                spots += 1
        if spots == 0:  # only in a text that contradicts itself
            cards ^= 1 << card
            continue
        placed |= 1 << card
        spot = random_below(rng, spots)
        if spot < room:
            out.hand[holder] |= 1 << card
            continue
        spot -= room
        for i in range(v.ripening):
            if v.owner[v.ripe_on[i]] == holder and out.ripe[i] < 0 and v.ripe_no[i] > v.since[card]:
                if spot == 0:
                    out.ripe[i] = card
                spot -= 1
    return placed


@jit
def _some_answer(s: Record, seat: int, rng: Ints) -> int:
    """A random answer of `seat` to the open window, as `answer` has it."""
    cards = s.hand[seat] & same_number(s.discards[s.discarded - 1])
    choice = random_below(rng, popcount(cards) + 1)
    if choice == 0:
        return 1
    for _i in range(choice - 1):
        cards &= cards - 1
    return 2 + lowest(cards)
