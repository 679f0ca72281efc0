"""Zayagoshi once more, in the plainest Python and from the clauses alone: what the rules are checked against.

Cards are names, moves are texts, piles are lists. Nothing here is imported from the package, and nothing is fast.
"""

from __future__ import annotations

import itertools
from dataclasses import dataclass, field

SHAPES = {
    "mixed": "R1 G1 R2 Y2 G2 B2 Y5 B5 R6 G6 R7 Y7 G7 B7",
    "circle": "B4 Y8",
    "line": "Y1 B1 R3 Y3 G3 B3 R4 Y4 G4 R5 G5 Y6 B6 R8 G8 B8",
    "quoto": "Q1 Q2 Q3 Q4",
}
SHAPE_OF = {card: shape for shape, cards in SHAPES.items() for card in cards.split()}
DECK = [f"{colour}{number}" for number in range(1, 9) for colour in "RYGB"] + ["Q1", "Q2", "Q3", "Q4"]


def worth(cards: list[str]) -> int:
    """ZS-01 … ZS-14, written as the table of ZS-05 reads."""
    coloured = [card for card in cards if card[0] != "Q"]
    numbers = [int(card[1]) for card in coloured]
    quoto = len(coloured) < len(cards)
    shape = len({SHAPE_OF[card] for card in cards})
    colour = len({card[0] for card in coloured})
    number = len({n % 4 for n in numbers})
    half = all(n <= 4 for n in numbers) or all(n >= 5 for n in numbers)
    if quoto and colour == 4:
        colour = 5
    if quoto and number == 4:
        number = 5
    plus = {1: {"shape": -1, "other": -2}, 2: {"shape": 1, "other": 1}}
    base, factors, powers = 2, [], []
    for kinds, column in ((shape, "shape"), (max(colour, 1), "other"), (max(number, 1), "other")):
        base += plus.get(kinds, {}).get(column, 0)
        factors += [2] if kinds == 3 else []
    if shape == 4:
        powers.append(2)
    if colour == 4:
        factors.append(3)
    if colour == 5:
        powers.append(2)
    if number == 4:
        (powers if half else factors).append(2 if half else 3)
    if number == 5:
        powers.append(3 if half else 2)
    for factor in factors:
        base *= factor
    for power in powers:
        base = base**power
    return base


def number_of(card: str) -> str:
    """The printed number; all quotos alike."""
    return "0" if card[0] == "Q" else card[1]


def cost(card: str) -> int:
    return {"0": 0, "1": 1, "2": 2, "3": 3, "4": 4, "5": 1, "6": 2, "7": 3, "8": 4}[number_of(card)]


@dataclass
class Pair:
    cards: list[str]
    ripening: list[str] = field(default_factory=list)


@dataclass
class Player:
    hand: list[str]
    pairs: list[Pair] = field(default_factory=list)
    kept: list[str] = field(default_factory=list)
    aba: int = 0


class Round:
    """One round. `options` as the game has them; `first` begins; the deck in dealing order."""

    def __init__(self, options: dict[str, int | str | bool], first: int, deck: list[str]) -> None:
        self.options = options
        self.seats = int(options["seats"])
        self.players = [Player([]) for _ in range(self.seats)]
        for i in range(self.seats):
            self.players[(first + i) % self.seats].hand = deck[4 * i : 4 * i + 4]
        self.centre = deck[4 * self.seats :]
        self.discards: list[str] = []
        self.quiet = self.idle = 0
        self.answers: dict[int, str] | None = None
        self.crowning = self.over = False
        self.won = [0] * self.seats
        self.winner: int | None = None
        self.begin(first)

    def begin(self, seat: int) -> None:
        self.turn = seat
        self.done: list[str] = []
        self.just_declared = False
        self.drew = self.draw()

    def draw(self) -> bool:
        if not self.centre:
            self.centre, self.discards = self.discards, []
        if not self.centre:
            return False
        self.players[self.turn].hand.append(self.centre.pop(0))
        return True

    def actors(self) -> list[int]:
        if self.over:
            return []
        if self.answers is None:
            return [self.turn]
        return [seat for seat in range(self.seats) if seat != self.turn and seat not in self.answers]

    def legal(self, seat: int) -> set[str]:
        if seat not in self.actors():
            return set()
        me = self.players[seat]
        if self.answers is not None:
            return {"pass"} | {f"da:{c}" for c in me.hand if number_of(c) == number_of(self.discards[-1])}
        if self.crowning:
            return {"finish", "aba"}
        moves = {f"discard:{card}" for card in me.hand}
        if len(me.hand) <= int(self.options["hand_limit"]):
            moves.add("end")
        acts = self.options["acts"]
        if acts != "one" or not self.done:
            for two in itertools.combinations(sorted(me.hand, key=DECK.index), 2):
                if number_of(two[0]) == number_of(two[1]):
                    moves.add("+".join(two))
            for pair in me.pairs:
                waits = self.just_declared and not self.options["aba_at_once"]
                if len(pair.ripening) >= cost(pair.cards[0]) and not waits:
                    moves |= {f"keep:{card}" for card in pair.cards}
                if acts != "one_ripening" or "ripen" not in self.done:
                    moves |= {f"{card}>{'+'.join(sorted(pair.cards, key=DECK.index))}" for card in me.hand}
        return moves

    def play(self, seat: int, move: str) -> None:
        me = self.players[seat]
        if self.answers is not None:
            self.answers[seat] = move
            if len(self.answers) == self.seats - 1:
                self.close()
        elif move == "end":
            stuck = not self.drew and not self.done and self.legal(seat) == {"end"}
            self.idle = self.idle + 1 if stuck else 0
            self.next()
        elif move == "finish":
            self.settle(seat)
        elif move == "aba":
            self.crowning = False
            self.just_declared = True
            me.aba = 1 + max(player.aba for player in self.players)
            self.draw()
        elif move.startswith("discard:"):
            me.hand.remove(move[8:])
            self.discards.append(move[8:])
            self.answers = {}
            self.idle = 0
        elif move.startswith("keep:"):
            self.done.append("keep")
            self.keep(seat, move[5:])
        elif ">" in move:
            self.done.append("ripen")
            card, two = move.split(">")
            me.hand.remove(card)
            next(pair for pair in me.pairs if set(pair.cards) == set(two.split("+"))).ripening.append(card)
        else:
            self.done.append("register")
            for card in move.split("+"):
                me.hand.remove(card)
            me.pairs.append(Pair(move.split("+")))

    def keep(self, seat: int, card: str) -> None:
        me = self.players[seat]
        pair = next(pair for pair in me.pairs if card in pair.cards)
        me.pairs.remove(pair)
        me.kept.append(card)
        under = pair.ripening + [other for other in pair.cards if other != card]
        if not self.options["discards_stay"]:
            under = self.discards + under
            self.discards = []
        self.centre += under
        if len(me.kept) == 4:
            self.crowning = True
        if len(me.kept) == 5:
            self.settle(seat)

    def close(self) -> None:
        assert self.answers is not None
        answers, self.answers = self.answers, None
        for step in range(1, self.seats):
            caller = (self.turn + step) % self.seats
            if answers[caller] != "pass":
                card = answers[caller][3:]
                self.players[caller].hand.remove(card)
                self.players[caller].pairs.append(Pair([card, self.discards.pop()]))
                self.quiet = 0
                self.begin((caller + 1) % self.seats)
                return
        self.next()

    def next(self) -> None:
        self.quiet = 0 if self.done else self.quiet + 1
        limit = int(self.options["quiet_turns"]) * self.seats
        if self.idle == self.seats or (limit and self.quiet == limit):
            self.over = True
        else:
            self.begin((self.turn + 1) % self.seats)

    def settle(self, winner: int) -> None:
        self.over, self.winner = True, winner
        stake = max(0, worth(self.players[winner].kept))
        losers = [seat for seat in range(self.seats) if seat != winner]
        payers = sorted((s for s in losers if self.players[s].aba), key=lambda s: self.players[s].aba) or losers
        for _point in range(stake * len(losers)):
            payer = max(payers, key=lambda s: (self.won[s], -payers.index(s)))  # who has paid least, the earlier first
            self.won[payer] -= 1
        self.won[winner] = stake * len(losers)
