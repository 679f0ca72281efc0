"""Who may do what in Zayagoshi: the seats to act, their moves, and why another is refused (clauses ZG-…, ZX-…)."""

from __future__ import annotations

from hanpan.games.zayagoshi.options import ACTS_ANY, ACTS_ONE
from hanpan.games.zayagoshi.scoring import cost, same_number
from hanpan.games.zayagoshi.state import (
    CROWN,
    DA,
    EVERY,
    M_ABA,
    M_CALL,
    M_DISCARD,
    M_END,
    M_FINISH,
    M_KEEP,
    M_PASS,
    M_REGISTER,
    M_RIPEN_HIGH,
    M_RIPEN_LOW,
    M_RIPEN_MIDDLE,
    OVER,
    SLOTS,
    Reason,
)
from hanpan.kernel import CARDS, Ints, Record, jit, kind_of, lowest, move_of, popcount


@jit
def is_ripe(s: Record, slot: int) -> bool:
    """Whether the pair in `slot` has the ripening cards its number asks for (ZG-09, ZG-10)."""
    return s.ripened[slot] >= cost(slot // 2 * 4)


@jit
def slot_of(s: Record, cards: int) -> int:
    """The slot of the pair that holds `cards` (> 0, of one number); -1 if they lie in no pair."""
    slot = lowest(cards) >> 2 << 1
    for i in range(slot, slot + 2):
        if s.pair[i] and cards & ~s.pair[i] == 0:
            return i
    return -1


@jit
def actors(s: Record, o: Record) -> int:
    """The seats to act, as a mask: whose turn it is, or all that have not yet answered a discard (ZX-04)."""
    if s.phase == OVER:
        return 0
    return s.asked if s.phase == DA else 1 << s.turn


@jit
def _may_act(s: Record, o: Record, ripens: bool) -> bool:
    """Whether one more act is allowed in this turn (ZG-14)."""
    if o.acts == ACTS_ANY:
        return True
    if o.acts == ACTS_ONE:
        return s.acts == 0
    return not ripens or s.ripenings == 0


@jit
def _may_keep(s: Record, o: Record, seat: int, slot: int) -> int:
    """0, or why a card of the pair in `slot` may not be kept."""
    if slot < 0 or s.owner[slot] != seat:
        return Reason.NO_PAIR.value
    if not is_ripe(s, slot):
        return Reason.NOT_RIPE.value
    if not _may_act(s, o, False):
        return Reason.ENOUGH_DONE.value
    if s.fresh_aba and not o.aba_at_once:
        return Reason.ABA_WAITS.value
    return Reason.OK.value


@jit
def ripening_card(move: int) -> int:
    """The card that a ripening lays on the pair it names, as a mask of one."""
    kind, cards = kind_of(move), move & CARDS
    if kind != M_RIPEN_LOW:
        cards &= cards - 1
    if kind == M_RIPEN_HIGH:
        cards &= cards - 1
    return cards & -cards


@jit
def legal(s: Record, o: Record, seat: int, out: Ints) -> int:
    """Write the moves of `seat` into `out` (int64, ≥ MAX_MOVES) and return how many there are."""
    if not actors(s, o) >> seat & 1:
        return 0
    if s.phase == CROWN:
        out[0] = move_of(M_FINISH, 0)
        out[1] = move_of(M_ABA, 0)
        return 2
    if s.phase == DA:
        n = _singles(s.hand[seat] & same_number(s.discards[s.discarded - 1]), M_CALL, out, 0)
        out[n] = move_of(M_PASS, 0)
        return n + 1
    n = 0
    if _may_act(s, o, False):
        n = _registers(s.hand[seat], out)
    if _may_act(s, o, True):
        n = _ripenings(s, seat, out, n)
    owner = s.owner
    for slot in range(SLOTS):
        if owner[slot] == seat and _may_keep(s, o, seat, slot) == 0:
            n = _singles(s.pair[slot], M_KEEP, out, n)
    n = _singles(s.hand[seat], M_DISCARD, out, n)
    if s.held[seat] <= o.hand_limit:
        out[n] = move_of(M_END, 0)
        n += 1
    return n


@jit
def _singles(cards: int, kind: int, out: Ints, n: int) -> int:
    """A move of `kind` for each of `cards`."""
    while cards:
        bit = cards & -cards
        cards ^= bit
        out[n] = move_of(kind, bit)
        n += 1
    return n


@jit
def _registers(hand: int, out: Ints) -> int:
    """Two cards of one number, in every way (ZG-07)."""
    n = 0
    while hand:
        bit = hand & -hand
        hand ^= bit
        partners = hand & same_number(lowest(bit))
        while partners:
            partner = partners & -partners
            partners ^= partner
            out[n] = move_of(M_REGISTER, bit | partner)
            n += 1
    return n


@jit
def _ripenings(s: Record, seat: int, out: Ints, n: int) -> int:
    """Any card on any pair of one's own (ZG-08)."""
    owner = s.owner
    for slot in range(SLOTS):
        if owner[slot] != seat:
            continue
        pair = s.pair[slot]
        low = pair & -pair
        hand = s.hand[seat]
        while hand:
            bit = hand & -hand
            hand ^= bit
            kind = M_RIPEN_LOW if bit < low else M_RIPEN_MIDDLE if bit < pair ^ low else M_RIPEN_HIGH
            out[n] = move_of(kind, bit | pair)
            n += 1
    return n


@jit
def _well_formed(kind: int, cards: int) -> bool:
    n = popcount(cards)
    if kind == M_REGISTER:
        wanted = 2
    elif kind >= M_RIPEN_LOW and kind <= M_RIPEN_HIGH:
        wanted = 3
    elif kind in (M_KEEP, M_DISCARD, M_CALL):
        wanted = 1
    else:
        wanted = 0 if kind > 0 and kind <= M_PASS else -1
    return n == wanted and cards & ~EVERY == 0


@jit
def check(s: Record, o: Record, seat: int, move: int) -> int:
    """0 when `seat` may make `move` now, else the `Reason` why not."""
    kind, cards = kind_of(move), move & CARDS
    if s.phase == OVER:
        return Reason.OVER.value
    if not actors(s, o) >> seat & 1:
        return Reason.ANSWERED.value if s.phase == DA else Reason.NOT_YOUR_TURN.value
    if not _well_formed(kind, cards):
        return Reason.MALFORMED.value
    answers = kind in (M_CALL, M_PASS)
    crowns = kind in (M_FINISH, M_ABA)
    if s.phase == DA:
        return _check_answer(s, seat, cards) if answers else Reason.ANSWER_FIRST.value
    if s.phase == CROWN:
        return Reason.OK.value if crowns else Reason.FINISH_OR_ABA.value
    if answers:
        return Reason.NO_DISCARD_OFFERED.value
    if crowns:
        return Reason.NOT_COMPLETE.value
    if kind == M_KEEP:
        return _may_keep(s, o, seat, slot_of(s, cards))
    if kind == M_END:
        return Reason.OK.value if s.held[seat] <= o.hand_limit else Reason.MUST_DISCARD.value
    ripens = kind != M_DISCARD and kind != M_REGISTER
    laid = ripening_card(move) if ripens else cards
    if laid & ~s.hand[seat]:
        return Reason.NOT_IN_HAND.value
    if kind == M_DISCARD:
        return Reason.OK.value
    if kind == M_REGISTER and cards & ~same_number(lowest(cards)):
        return Reason.OTHER_NUMBER.value
    if ripens and not _own_pair(s, seat, cards ^ laid):
        return Reason.NO_PAIR.value
    return Reason.OK.value if _may_act(s, o, ripens) else Reason.ENOUGH_DONE.value


@jit
def _own_pair(s: Record, seat: int, cards: int) -> bool:
    slot = slot_of(s, cards)
    return slot >= 0 and s.owner[slot] == seat


@jit
def _check_answer(s: Record, seat: int, cards: int) -> int:
    """0, or why a da with this card is refused: it must be in hand, of the discard's number (ZG-20)."""
    if cards & ~s.hand[seat]:
        return Reason.NOT_IN_HAND.value
    if cards & ~same_number(s.discards[s.discarded - 1]):
        return Reason.OTHER_NUMBER.value
    return Reason.OK.value
