"""Whether a record read from text can be a position or a view of Zayagoshi: what compiled code relies on."""

from __future__ import annotations

from hanpan.games.zayagoshi.state import (
    CARDS_IN_ALL,
    COMPLETE,
    CROWN,
    DA,
    EVERY,
    FIVE,
    FIVE_KEPT,
    FOUR_KEPT,
    OVER,
    RIPE,
    RUNNING,
    SEATS,
    SLOTS,
)
from hanpan.kernel import Record, popcount


def flaw(s: Record, o: Record) -> str | None:
    """What is impossible about a record, in words; None: nothing is."""
    return _flaw_of_seats(s, o) or _flaw_of_pairs(s, o) or _flaw_of_piles(s, o) or _flaw_of_phase(s, o)


def _flaw_of_seats(s: Record, o: Record) -> str | None:
    seats = int(o.seats)
    for name in ("turn", "roller", "first", "winner", "act_seat"):
        if s[name] >= seats:
            return f"there is no seat {s[name]} for {name}"
    for seat in range(seats, SEATS):
        if s.hand[seat] or s.held[seat] or s.kept[seat] or s.aba[seat] or s.answer[seat] or s.won[seat]:
            return f"there is no seat {seat}"
    if s.round_no > o.rounds:
        return f"the match has {o.rounds} rounds"
    for seat in range(seats):
        if popcount(s.hand[seat]) > s.held[seat]:
            return f"seat {seat} holds {popcount(s.hand[seat])} cards, held says {s.held[seat]}"
        if s.held[seat] > o.hand_limit + 2:
            return f"no hand can hold {s.held[seat]} cards"
        if s.kept[seat] and not _kept_fits(s, seat):
            return f"seat {seat} cannot have kept {popcount(s.kept[seat])} cards now"
    declared = sorted(int(n) for n in s.aba if n)
    if declared != list(range(1, len(declared) + 1)):
        return "aba counts who declared first, second …"
    return None


def _kept_fits(s: Record, seat: int) -> bool:
    kept = popcount(s.kept[seat])
    if s.ending in (FOUR_KEPT, FIVE_KEPT) and s.winner == seat:
        return kept == (COMPLETE if s.ending == FOUR_KEPT else FIVE)
    crowned = s.phase == CROWN and s.turn == seat
    return kept < COMPLETE or (kept == COMPLETE and bool(crowned or s.aba[seat]))


def _flaw_of_pairs(s: Record, o: Record) -> str | None:
    for slot in range(SLOTS):
        pair, owner = s.pair[slot], s.owner[slot]
        if (owner < 0) != (pair == 0) or owner >= o.seats:
            return f"slot {slot} has an owner exactly when it has a pair"
        if pair and (popcount(pair) != 2 or pair & ~(15 << slot // 2 * 4)):
            return f"slot {slot} takes two cards of number {slot // 2 + 1}, 9 being the quotos"
        if s.ripened[slot] != sum(1 for i in range(s.ripening) if s.ripe_on[i] == slot):
            return f"ripened and ripe_on differ about slot {slot}"
    number = 0
    for i in range(RIPE):
        slot, card, before = s.ripe_on[i], s.ripe[i], number
        number = s.ripe_no[i]
        if i >= s.ripening and (slot != -1 or card != -1 or number):
            return f"there are {s.ripening} ripening cards"
        if i < s.ripening and (slot < 0 or s.owner[slot] < 0 or not before < number <= s.laid):
            return f"ripening card {i} lies on a pair, and ripe_no grows up to laid"
    if max(s.since) > s.laid:
        return "since counts no more than was laid"
    return None


def _flaw_of_piles(s: Record, o: Record) -> str | None:
    for i in range(CARDS_IN_ALL):
        if (s.discards[i] >= 0) != (i < s.discarded):
            return f"there are {s.discarded} discards, all open, oldest first"
        if i >= s.left and (s.centre[i] >= 0 or s.seen[i]):
            return f"the centre has {s.left} cards, from the top"
    pairs = sum(1 for pair in s.pair if pair)
    kept = sum(popcount(cards) for cards in s.kept)
    total = sum(s.held) + kept + 2 * pairs + s.ripening + s.left + s.discarded
    if total != CARDS_IN_ALL:
        return f"{total} cards are accounted for, there are {CARDS_IN_ALL}"
    return None


def _flaw_of_phase(s: Record, o: Record) -> str | None:
    others = ((1 << o.seats) - 1) & ~(1 << s.turn)
    if (s.phase == OVER) != (s.ending != RUNNING) or (s.winner >= 0) != (s.ending in (FOUR_KEPT, FIVE_KEPT)):
        return "a round is over when it has an ending, and two of the endings have a winner"
    if s.winner >= 0 and not s.kept[s.winner]:
        return "the winner has kept no cards"
    if s.phase == CROWN and (popcount(s.kept[s.turn]) != COMPLETE or s.aba[s.turn]):
        return "finish or aba is said by who has just kept a fourth card"
    if s.idle >= o.seats and s.phase != OVER:
        return "as many idle turns in a row as seats end the round"
    if s.phase == DA and s.held[s.turn] > o.hand_limit + 1:
        return "after a discard no hand holds that many cards"
    if s.phase != DA:
        return "nobody is asked while no window is open" if s.asked or any(s.answer) else None
    if not s.discarded or not s.asked or s.asked & ~others:
        return "a window asks other seats than the discarder's about a discard"
    return _flaw_of_answers(s, o)


def _flaw_of_answers(s: Record, o: Record) -> str | None:
    wanted = 15 << (s.discards[s.discarded - 1] & ~3)
    for seat in range(o.seats):
        answer = s.answer[seat]
        card = 1 << answer - 2 if answer > 1 else 0
        if (answer == 0) != (seat == s.turn or bool(s.asked >> seat & 1)):
            return f"seat {seat} has an answer exactly when it was asked and is asked no more"
        if card & ~(wanted & s.hand[seat] & EVERY):
            return f"seat {seat} calls with a card of the discard's number from its hand"
    return None
