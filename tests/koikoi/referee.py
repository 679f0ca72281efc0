"""A second referee of Koi-Koi, over sets of card names and moves as text: slow, plain, and without the package.

It knows both hands and the pile, so it plays whole matches; tests compare it move by move with the rules.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tests.koikoi import scorer


class Referee:
    """One match: `deal` a month, make `moves()` with `play`, read the public attributes."""

    def __init__(self, options: Mapping[str, object], dealer: int) -> None:
        self.options = options
        self.dealer = dealer
        self.month = 1
        self.totals = [0, 0]

    def deal(self, deck: Sequence[str]) -> None:
        """Deal a month from a deck in dealing order (KK-04)."""
        self.hands = [set(deck[:8]), set(deck[8:16])]
        if self.dealer == 1:
            self.hands.reverse()
        self.field = set(deck[16:24])
        self.pile = list(deck[24:])
        self.taken: list[set[str]] = [set(), set()]
        self.calls = [0, 0]
        self.called_at = [0, 0]
        self.points = [0, 0]
        self.turn = self.dealer
        self.turned: str | None = None
        self.asking = False
        self.ending = ""
        self.winner: int | None = None
        if any(len(self.of_month(self.field, card)) == 4 for card in self.field):
            self.ending = "redeal"  # KK-05
            return
        special = [self.special(hand) for hand in self.hands]
        if all(special):
            self.ending = "both_hands"  # KK-13
        elif any(special):
            self.win(special.index(True), 6, "hand")  # KK-11, KK-12

    @staticmethod
    def of_month(cards: set[str], card: str) -> set[str]:
        """The cards of `card`'s month among `cards`."""
        return {other for other in cards if other[:2] == card[:2]}

    @staticmethod
    def special(hand: set[str]) -> bool:
        months = [card[:2] for card in hand]
        counts = sorted(months.count(month) for month in set(months))
        return 4 in counts or counts == [2, 2, 2, 2]

    def win(self, seat: int, points: int, ending: str) -> None:
        self.winner, self.ending = seat, ending
        self.points[seat] = points
        self.totals[seat] += points

    def moves(self) -> set[str]:
        """The moves of the seat to act, in the notation of the house; none when the month is over."""
        if self.ending:
            return set()
        if self.asking:
            return {"koikoi", "stop"}
        if self.turned:
            return {f">{card}" for card in self.of_month(self.field, self.turned)}
        found: set[str] = set()
        for card in self.hands[self.turn]:
            near = self.of_month(self.field, card)
            found |= {f"{card}>{other}" for other in near} if len(near) == 2 else {card}
        return found

    def play(self, move: str) -> None:
        """Make one of `moves()`."""
        if move == "stop":
            self.stop("stopped")
        elif move == "koikoi":
            self.calls[self.turn] += 1
            self.called_at[self.turn] = self.sum(self.turn)
            self.asking = False
            self.next_turn()
        elif move.startswith(">"):
            assert self.turned
            self.lay(self.turned, {move[1:]})
            self.turned = None
            self.end_turn()
        else:
            card, _arrow, chosen = move.partition(">")
            self.hands[self.turn].remove(card)
            self.lay(card, {chosen} if chosen else self.of_month(self.field, card))
            top = self.pile.pop(0)
            near = self.of_month(self.field, top)
            if len(near) == 2:
                self.turned = top
                return
            self.lay(top, near)
            self.end_turn()

    def lay(self, card: str, takes: set[str]) -> None:
        """A card comes to the field and takes `takes`, or stays (KK-16, KK-18)."""
        if takes:
            self.field -= takes
            self.taken[self.turn] |= takes | {card}
        else:
            self.field.add(card)

    def sum(self, seat: int) -> int:
        return sum(scorer.made(frozenset(self.taken[seat]), self.options).values())

    def end_turn(self) -> None:
        """KK-23, KK-25, KK-30: the sum against that of the last call."""
        if self.sum(self.turn) > self.called_at[self.turn]:
            if self.hands[self.turn]:
                self.asking = True
            else:
                self.stop("last_card")
        else:
            self.next_turn()

    def next_turn(self) -> None:
        other = 1 - self.turn
        if self.hands[other]:
            self.turn = other
            return
        pays = {"dealer_wins": self.dealer, "other_wins": 1 - self.dealer}.get(str(self.options["draw"]))
        if pays is None:
            self.ending = "draw"  # KK-36
        else:
            self.win(pays, int(str(self.options["draw_points"])), "draw")  # KX-04

    def stop(self, ending: str) -> None:
        """KK-33 and KX-05."""
        mine, theirs = self.calls[self.turn], self.calls[1 - self.turn]
        points = self.sum(self.turn)
        factor = 2 if self.options["seven_doubles"] and points >= 7 else 1
        match self.options["koikoi_doubles"]:
            case "once":
                factor *= 2 if theirs else 1
            case "per_call":
                factor *= 2**theirs
            case "per_any_call":
                factor *= 2 ** (theirs + mine)
        if self.options["own_call_doubles"] and mine:
            factor *= 2
        self.win(self.turn, points * factor, ending)

    def next_month(self) -> bool:
        """Who deals next (KK-07 … KK-09); False when the match is over (KK-10)."""
        if self.ending == "redeal":
            return True
        if self.winner is not None:
            self.dealer = self.winner
        elif self.ending == "draw" and self.options["draw"] == "alternates":
            self.dealer = 1 - self.dealer
        self.month += 1
        return self.month <= int(str(self.options["months"]))
