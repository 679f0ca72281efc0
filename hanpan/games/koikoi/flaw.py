"""Why a record read from text cannot be a position or a view of Koi-Koi, in words.

Every turn lays one hand card down and turns one pile card (KK-16, KK-18), so counts and turns hang together; calls, the
winner and the points follow from the yaku. Which cards were taken with which, and what was played last, is not traced
back: who writes a position down for a puzzle may take them from anywhere.
"""

from __future__ import annotations

from collections.abc import Iterator

from hanpan.games.koikoi import rules
from hanpan.games.koikoi.options import DEALER_ALTERNATES, DEALER_STAYS, DEALER_WINS
from hanpan.games.koikoi.yaku import worth
from hanpan.kernel import Record, interpreted, popcount

_matches, _special_hand = interpreted(rules.matches), interpreted(rules.special_hand)
_factor, _worth = interpreted(rules.factor), interpreted(worth)


def flaw(s: Record, o: Record) -> str | None:
    """The first thing that is wrong, None if nothing is."""
    for part in (_cards, _turns, _calls, _deal, _ending, _points):
        for wrong in part(s, o):
            return wrong
    return None


def _open(s: Record) -> int:
    """The cards that lie open."""
    turned = 1 << int(s.turned) if s.turned >= 0 else 0
    return int(s.field) | int(s.taken[0]) | int(s.taken[1]) | turned


def _cards(s: Record, o: Record) -> Iterator[str]:
    if sum(s.held) + s.drawn != 16:
        yield f"{sum(s.held)} cards held and {s.drawn} drawn do not make 16"
    if popcount(_open(s)) != 8 + 2 * s.drawn:
        yield f"after {s.drawn} turns {8 + 2 * s.drawn} cards lie open, not {popcount(_open(s))}"
    for seat in range(2):
        if s.hand[seat] and popcount(s.hand[seat]) != s.held[seat]:
            yield f"seat {seat} holds {popcount(s.hand[seat])} cards, held says {s.held[seat]}"
        if popcount(s.played[seat]) != 8 - s.held[seat] or s.played[seat] & ~_open(s):
            yield f"seat {seat} must have played {8 - s.held[seat]} of the cards that lie open"
    if s.played[0] & s.played[1]:
        yield "a card is played once"
    left = [card >= 0 for card in s.pile]
    if any(left[: s.drawn]) or (any(left) and not all(left[s.drawn :])):
        yield "the pile is what was not drawn, from the top, or all unknown"


def _turns(s: Record, o: Record) -> Iterator[str]:
    if s.month > o.months:
        yield f"the match has {o.months} months"
    picking = bool(s.turned >= 0)
    if picking != (s.phase == rules.PICK) or (picking and popcount(_matches(s.field, s.turned)) != 2):
        yield "a turned card lies apart exactly while it matches two and its taker is to pick"
    ahead = int(s.held[1 - s.dealer]) - int(s.held[s.dealer])  # cards the dealer has played more than the other
    if ahead not in (0, 1):
        yield "the dealer begins, and both play a card in turn"
    mover = s.dealer if ahead else 1 - s.dealer
    turn = s.dealer if not s.drawn else mover if s.phase != rules.PLAY else 1 - mover
    if s.turn != turn:
        yield f"it is the turn of seat {turn}"
    if s.phase in (rules.PLAY, rules.CALL) and not s.held[s.turn]:
        yield f"seat {s.turn} has no card left to play"
    if s.phase in (rules.PICK, rules.CALL) and not s.drawn:
        yield "nothing has been turned yet"


def _calls(s: Record, o: Record) -> Iterator[str]:
    """What each side has said to its yaku (KK-22 … KK-25, KX-03)."""
    for seat in range(2):
        played = 8 - int(s.held[seat])
        if (s.calls[seat] > 0) != (s.called_at[seat] > 0) or s.calls[seat] > min(s.called_at[seat], played):
            yield f"seat {seat} cannot have called so often"
        if s.calls[seat] and not _worth(s.taken[seat], o):
            yield f"seat {seat} has no yaku to call upon"
    grown = s.turn if s.phase == rules.CALL else s.winner if s.ending in _STOPS else -1
    if grown >= 0 and _worth(s.taken[grown], o) <= s.called_at[grown]:
        yield f"seat {grown} has no yaku that has grown"


_STOPS = (rules.STOPPED, rules.LAST_CARD)


def _deal(s: Record, o: Record) -> Iterator[str]:
    """Months that end as they are dealt (KK-05, KK-11 … KK-13)."""
    field = int(s.field)
    if s.ending == rules.REDEAL and not field & field >> 1 & field >> 2 & field >> 3 & 0x111111111111:
        yield "a month is dealt again for four cards of a month on the field"
    for seat in range(2):
        shown = s.ending == rules.HANDS_BOTH or (s.ending == rules.HAND and s.winner == seat)
        if shown and not _special_hand(s.hand[seat]):
            yield f"seat {seat} has neither four of a month nor four pairs"
    if s.ending in (rules.HAND, rules.HANDS_BOTH, rules.REDEAL) and s.drawn:
        yield "such a month ends as it is dealt"


def _ending(s: Record, o: Record) -> Iterator[str]:
    if (s.ending == rules.RUNNING) != (s.phase != rules.OVER):
        yield "the ending says how a month that is over ended"
    drawn_to = -1
    if s.ending == rules.DRAW and o.draw not in (DEALER_STAYS, DEALER_ALTERNATES):
        drawn_to = s.dealer if o.draw == DEALER_WINS else 1 - s.dealer
    wins = s.ending in (*_STOPS, rules.HAND) or drawn_to >= 0
    if wins != (s.winner >= 0) or (drawn_to >= 0 and s.winner != drawn_to):
        yield "the winner is who ended the month, or whom a draw goes to"
    if s.ending == rules.DRAW and any(s.held):
        yield "a month is drawn when no card is left"
    if s.ending in _STOPS and (s.winner != s.turn or (s.held[s.winner] == 0) != (s.ending == rules.LAST_CARD)):
        yield "who made a yaku stops, with the last card in any case"


def _points(s: Record, o: Record) -> Iterator[str]:
    won = 0
    if s.winner >= 0:
        base = int(_worth(s.taken[s.winner], o))
        stopped = base * int(_factor(s, o, s.winner, base))
        won = {rules.HAND: rules.HAND_YAKU, rules.DRAW: int(o.draw_points)}.get(int(s.ending), stopped)
    if s.won != won:
        yield f"the month is worth {won} points, not {s.won}"
    if s.winner >= 0 and s.total[s.winner] < s.won:
        yield "what is won is part of the total"
