"""The course of a session of Big Two once more, from the clauses alone, over names of cards.

It deals, finds who begins, gives turns, watches the duty, draws on passes, ends hands and settles them; what may be
played and what it is worth is said by `referee.py`. Nothing is imported from the package.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.bigtwo import referee
from tests.bigtwo.referee import CARDS, RANKS, SUITS

#: The play of no cards.
PASS: frozenset[str] = frozenset()
#: Cards in a hand up to which all of its plays are listed; drawing on passes makes hands in which that takes too long.
LISTED = 14


def is_joker(card: str) -> bool:
    return card[:2] == "JK"


class Session:
    """One session; the current hand is part of it. Seats count as they sit."""

    def __init__(self, options: Mapping[str, Any]) -> None:
        self.options = options
        self.seats = int(options["seats"])
        self.number = 0
        self.totals = [0] * self.seats
        self.winner: int | None = None

    # ------------------------------------------------------------------------------------------------------- deal

    def deal(self, deck: list[str], starter: int) -> None:
        """Thirteen each, five seats ten, one at a time (BT-02); the rest is the stock (BT-03)."""
        self.number += 1
        before = self.winner
        each = 10 if self.seats == 5 else 13
        self.hands: list[set[str]] = [set() for _ in range(self.seats)]
        for place, card in enumerate(deck[: each * self.seats]):
            self.hands[(starter + place) % self.seats].add(card)
        self.stock = deck[each * self.seats :]
        self.trick: set[str] = set()
        self.gone: set[str] = set()
        self.on_table: frozenset[str] = PASS
        self.last: int | None = None
        self.passed: set[int] = set()
        self.stuck = 0
        self.breaches: list[tuple[int, int]] = []  # (who broke the duty, who held one card), in order
        self.over = False
        self.winner = None
        self.opening = ""  # the card that the first play must hold
        if self.options["lead"] == "winner" and before is not None:
            self.turn = before  # BT-10
            return
        card = self.starting_card()
        self.turn = next(seat for seat in range(self.seats) if card in self.hands[seat])
        if self.options["first_holds_starter"]:
            self.opening = card  # BT-11

    def starting_card(self) -> str:
        """♦3 or ♣3, or if it was not dealt the lowest card that was (BT-10, BT-12, BT-13, BX-10)."""
        wanted = {"diamond3": "D3", "club3": "C3"}[self.options["starter"]]
        dealt = set().union(*self.hands)
        suits = SUITS[self.options["suits"] if self.options["suits"] != "level" else "hong_kong"]
        order = sorted(
            (card for card in dealt if not is_joker(card)), key=lambda c: (RANKS.index(c[1]), suits.index(c[0]))
        )
        return wanted if wanted in dealt else order[0]

    # ------------------------------------------------------------------------------------------------------ moves

    def plays(self, seat: int) -> set[frozenset[str]]:
        """All that a seat may lay down, the duty apart."""
        return referee.moves(self.hands[seat], self.on_table, self.options, self.opening)

    def bound(self, seat: int) -> bool:
        """Whether another holds one card and this seat more (BT-48, BT-50, BX-07)."""
        one = {other for other in range(self.seats) if len(self.hands[other]) == 1}
        return self.options["duty"] != "off" and bool(one - {seat}) and seat not in one

    def keeps(self, seat: int, play: frozenset[str]) -> bool:
        """Whether a play, or a pass, is all that is owed (BT-48 … BT-52, BX-05)."""
        if not self.bound(seat) or play == self.hands[seat]:
            return True
        if not self.on_table and len(play) != 1:
            return True
        size = len(self.on_table) or 1
        owed = {some for some in self.plays(seat) if len(some) == size}
        return play in referee.best(owed, self.options) if play else not owed

    def legal(self, seat: int) -> set[frozenset[str]]:
        if self.over or seat != self.turn:
            return set()
        found = self.plays(seat)
        if self.options["duty"] == "forced" and self.bound(seat):
            found = {play for play in found if self.keeps(seat, play)}
        return found | ({PASS} if self.may_pass(seat) else set())

    def may_pass(self, seat: int) -> bool:
        """BT-29, BT-32, BT-56, and a leader who may not play its only card (BX-01)."""
        if not self.on_table:
            barred = self.options["joker_last_barred"] and all(map(is_joker, self.hands[seat]))
            return bool(barred) and len(self.hands[seat]) == 1
        return self.options["duty"] != "forced" or self.keeps(seat, PASS)

    def play(self, seat: int, play: frozenset[str]) -> None:
        if not self.keeps(seat, play):
            holders = [other for other in range(self.seats) if other != seat and len(self.hands[other]) == 1]
            self.breaches += [(seat, other) for other in holders]
        if not play:
            self.passes(seat)
            return
        self.hands[seat] -= play
        self.trick |= play
        self.on_table, self.last, self.opening, self.stuck = play, seat, "", 0
        if not self.options["pass_out"]:
            self.passed = set()
        if self.hands[seat]:
            self.next(seat)
        else:
            self.end(seat)

    def passes(self, seat: int) -> None:
        """BT-04, BX-12: a pass may take a card; BX-01: when none can lead, the hand is over."""
        self.stuck += 1
        if self.options["draw_on_pass"] and self.seats <= 3 and self.stock:
            self.hands[seat].add(self.stock.pop(0))
            self.stuck = 0
        if self.on_table:
            self.stuck = 0
            self.passed.add(seat)
            self.next(seat)
        elif self.stuck == self.seats:
            self.end(None)
        else:
            self.turn = (seat + 1) % self.seats

    def next(self, seat: int) -> None:
        """BT-30, BT-31."""
        waiting = set(range(self.seats)) - self.passed - {self.last}
        if waiting:
            self.turn = next(at for step in range(1, self.seats + 1) if (at := (seat + step) % self.seats) in waiting)
            return
        assert self.last is not None
        self.turn = self.last
        self.gone |= self.trick
        self.trick, self.on_table, self.last, self.passed = set(), PASS, None, set()

    # -------------------------------------------------------------------------------------------------- settlement

    def end(self, winner: int | None) -> None:
        self.over, self.winner = True, winner
        self.won = [0] * self.seats
        if winner is not None:
            self.settle(winner)
        self.totals = [total + won for total, won in zip(self.totals, self.won, strict=True)]

    def last_by_jokers(self, seat: int) -> bool:
        return bool(self.options["joker_left_is_last"] and self.hands[seat] and all(map(is_joker, self.hands[seat])))

    def counted(self, seat: int) -> int:
        """BT-39, BX-03."""
        return max(map(len, self.hands)) if self.last_by_jokers(seat) else len(self.hands[seat])

    def times(self, seat: int) -> int:
        """BT-40, BT-43 … BT-45."""
        n = len(self.hands[seat])
        steps = {"off": (), "eight": ((8, 2),), "ten": ((10, 2),), "both": ((10, 3), (8, 2))}[
            self.options["many_cards"]
        ]
        times = next((factor for least, factor in steps if n >= least), 1)
        for card in self.hands[seat]:
            if is_joker(card) and self.options["joker_left_doubles"]:
                times *= 2
            if card[1] == "2" and self.options["twos_double"]:
                times *= 3 if card == "S2" and self.options["spade2_triples"] else 2
        return times

    def settle(self, winner: int) -> None:
        """Every lower pays every higher the difference (BT-41, BT-42); who broke the duty last pays for all (BT-53)."""
        guilty = [seat for seat, holder in self.breaches if holder == winner]
        rates = [self.times(seat) for seat in range(self.seats)]
        if guilty and self.options["duty_at_highest"]:
            rates = [max(rates)] * self.seats  # BT-54
        for low in range(self.seats):
            payer = guilty[-1] if guilty else low
            for high in range(self.seats):
                more = self.counted(low) - self.counted(high)
                if more > 0:
                    self.won[payer] -= more * rates[low]
                    self.won[high] += more * rates[low]

    def ranks(self) -> list[int]:
        """Places by cards; who has only jokers left is alone behind an equal count (BT-39)."""
        keys = [(self.counted(seat), self.last_by_jokers(seat)) for seat in range(self.seats)]
        return [1 + sum(other < mine for other in keys) for mine in keys]

    def places(self) -> list[int]:
        """Places by money, of level ones the same."""
        keys = [(-self.won[seat], self.last_by_jokers(seat)) for seat in range(self.seats)]
        return [1 + sum(other < mine for other in keys) for mine in keys]

    def another(self) -> bool:
        return not self.options["rounds"] or self.number < int(self.options["rounds"])


assert len(CARDS) == 52
