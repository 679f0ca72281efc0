"""The course of a match of Daifugo once more, from the clauses alone, over names of cards and sets of seats.

It deals, exchanges, gives turns, locks, clears, turns the order, lets seats go out, fall and be placed, and counts
points. What may be played is listed by `referee.py`; what goes by lot (starter, ring, places after twenty passes) it is
told. Nothing is imported from the package.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

from tests.daifugo import referee
from tests.daifugo.referee import JOKERS_ALONE, Play, Table

RANKS, SUITS = "3456789TJQKA2", "SHDC"
DECK = [suit + rank for rank in RANKS for suit in SUITS] + ["JK0", "JK1"]
EIGHT, SEVEN, TEN, JACK, TWO, THREE = (RANKS.index(rank) for rank in "87TJ23")
EXCHANGE, GIVE, DISCARD, ENOUGH = 4 << 60, 5 << 60, 6 << 60, 7 << 60
ALL_SUITS = frozenset(range(4))


def mask(cards: set[str]) -> int:
    return sum(1 << DECK.index(card) for card in cards)


def names(number: int) -> set[str]:
    return {card for index, card in enumerate(DECK) if number >> index & 1}


def by_strength(cards: set[str]) -> list[str]:
    """The order in which the poor give (DG-40, DX-09): jokers, then twos, aces …; among equals ♠♥♦♣."""
    jokers = sorted(card for card in cards if card[:2] == "JK")
    return jokers + sorted(cards - set(jokers), key=lambda card: (-RANKS.index(card[1]), SUITS.index(card[0])))


def completions(play: Play) -> set[frozenset[int]]:
    """All sets of suits that a group may be of, jokers standing for any suit that is free (DX-04)."""
    own = play.suits
    return {own | set(more) for more in combinations(ALL_SUITS - own, play.size - len(own))}


class Match:
    """One match; the current round is part of it."""

    def __init__(self, options: Any) -> None:
        self.options = options
        self.seats = int(options["seats"])
        self.round = 0
        self.before = [0] * self.seats  # places of the round before, 0: none
        self.totals = [0] * self.seats
        self.starter = -1

    # ------------------------------------------------------------------------------------------------------- deal

    def deal(self, deck: list[str], starter: int, ring: list[int]) -> None:
        """One card at a time from the starter clockwise; left out are the last cards (DG-73), jokers never where all
        hands are equal (DK-04)."""
        self.round += 1
        self.starter, self.ring = starter, ring
        self.dead: set[str] = set()
        if self.options["deal"] != "all":
            each = len(deck) // self.seats
            if self.options["deal"] == "thirteen":
                each = min(each, 13)
            spare = [card for card in deck if self.options["deal"] == "thirteen" or card[:2] != "JK"]
            left = len(deck) - each * self.seats
            self.dead = set(spare[-left:]) if left else set()
        self.hands: list[set[str]] = [set() for _ in range(self.seats)]
        order = self.clockwise(starter)
        for number, card in enumerate(card for card in deck if card not in self.dead):
            self.hands[order[number % self.seats]].add(card)
        self.trick: set[str] = set()
        self.gone: set[str] = set()
        self.thrown: set[str] = set()
        self.table: Play | None = None
        self.last: int | None = None
        self.lock: frozenset[int] = frozenset()
        self.passed: set[int] = set()
        self.passes = 0
        self.reversed = self.jack = self.foul = self.by_lot = False
        self.asking = ""  # "give", "discard"
        self.asked = self.granted = 0
        self.ended: list[tuple[int, str]] = []  # (seat, how), in order
        self.places: list[int] = []
        self.turn: int | None = None
        self.leading: set[int] = set()
        self.chosen: dict[int, set[str]] = {}
        self.owes = {rich: count for rich, _poor, count in self.pairs()}
        if self.options["exchange"] == "after":
            for rich, poor, count in self.pairs():
                self.move(poor, rich, set(by_strength(self.hands[poor])[:count]))
        if not self.owes:
            self.lead()

    def clockwise(self, seat: int) -> list[int]:
        """All seats from one on, as they sit."""
        at = self.ring.index(seat)
        return self.ring[at:] + self.ring[:at]

    def after(self, seat: int, among: set[int]) -> int:
        """The first of some seats clockwise after one; the seat itself comes last."""
        return next(other for other in [*self.clockwise(seat)[1:], seat] if other in among)

    # --------------------------------------------------------------------------------------------------- exchange

    def pairs(self) -> list[tuple[int, int, int]]:
        """Who exchanges with whom, and how many cards (DG-66, DG-68, DX-10): none without classes."""
        if self.options["exchange"] == "off" or not any(self.before):
            return []
        seat = {place: self.before.index(place) for place in range(1, self.seats + 1)}
        first = [(seat[1], seat[self.seats], 2)]
        return first + ([(seat[2], seat[self.seats - 1], 1)] if self.seats > 3 else [])

    def move(self, giver: int, taker: int, cards: set[str]) -> None:
        assert cards <= self.hands[giver]
        self.hands[giver] -= cards
        self.hands[taker] |= cards

    def choose(self, rich: int, cards: set[str]) -> None:
        """DG-67: any cards, after receiving; DK-39: from the dealt hand, all at once when all have chosen."""
        del self.owes[rich]
        if self.options["exchange"] == "after":
            poor = next(poor for one, poor, _count in self.pairs() if one == rich)
            self.move(rich, poor, cards)
        else:
            self.chosen[rich] = cards
        if self.owes:
            return
        if self.options["exchange"] == "before":
            gifts = {poor: set(by_strength(self.hands[poor])[:count]) for _rich, poor, count in self.pairs()}
            for one, poor, _count in self.pairs():
                self.move(one, poor, self.chosen[one])
                self.move(poor, one, gifts[poor])
            self.chosen = {}
        self.lead()

    # ------------------------------------------------------------------------------------------------------- lead

    def leaders(self) -> set[int]:
        """Who may lead the round; more than one seat only where level hands leave it to the lot (DG-75)."""
        rule = self.options["next_lead"]
        if self.round == 1 or (rule == "last" and not any(self.before)):
            rule = {"diamond3": "diamond3", "lot": "same"}[self.options["first_lead"]]
        if rule == "last":
            return {self.before.index(self.seats)}  # DG-09
        if rule in ("same", "lot"):
            return {self.starter}  # DK-07, DK-08
        holders = {seat for seat in range(self.seats) if "D3" in self.hands[seat]}
        return holders or self.weakest()  # DG-07, UE-02, DG-74

    def weakest(self) -> set[int]:
        """The seats whose cards, from the weakest up, are the weakest by rank (DG-74, DG-75, DG-02)."""
        ranks = {
            seat: sorted(13 if card[:2] == "JK" else RANKS.index(card[1]) for card in self.hands[seat])
            for seat in range(self.seats)
        }
        return {seat for seat in ranks if ranks[seat] == min(ranks.values())}

    def lead(self) -> None:
        self.leading = self.leaders()

    def led_by(self, seat: int) -> None:
        """Who really leads, one of those who may; where the same player always leads (DK-08), from then on that one."""
        assert seat in self.leading
        self.turn, self.leading = seat, set()
        if self.options["next_lead"] == "same":
            self.starter = seat

    # ------------------------------------------------------------------------------------------------------ moves

    @property
    def active(self) -> set[int]:
        """Those who hold cards and have not been left with them."""
        return {seat for seat in range(self.seats) if self.hands[seat]} - {seat for seat, _how in self.ended}

    @property
    def low(self) -> bool:
        """Whether low beats high: a revolution and a J-back cancel each other (DK-31)."""
        return self.reversed != self.jack

    @property
    def over(self) -> bool:
        return bool(self.places)

    def actors(self) -> list[int]:
        if self.over:
            return []
        return sorted(self.owes) if self.owes else [self.turn] if self.turn is not None else []

    def legal(self, seat: int) -> set[int]:
        if seat not in self.actors():
            return set()
        hand = self.hands[seat]
        if self.owes:
            return {EXCHANGE | mask(set(some)) for some in combinations(sorted(hand), self.owes[seat])}
        if self.asking:
            kind = GIVE if self.asking == "give" else DISCARD
            stop = self.asked == self.granted or not self.options["exact_count"]  # DK-28
            return {kind | mask({card}) for card in hand} | ({ENOUGH} if stop else set())
        return referee.moves(mask(hand), self.on_table(), self.options, self.low)

    def on_table(self) -> Table:
        if self.table is None:
            return Table()
        return Table(self.table.shape, self.table.size, self.table.place, self.lock)

    def play(self, seat: int, move: int) -> None:
        cards = names(move & (1 << 54) - 1)
        if self.owes:
            self.choose(seat, cards)
        elif self.asking:
            self.answer(seat, cards)
        elif move == referee.PASS:
            self.passes_on(seat)
        else:
            self.lay(seat, referee.plays(mask(self.hands[seat]), self.on_table(), self.options, self.low)[move], cards)

    # --------------------------------------------------------------------------------------------------- a play

    def lay(self, seat: int, play: Play, cards: set[str]) -> None:
        number = play.place if play.shape == "group" else -1
        on_joker = self.table is not None and self.table.size == 1 and self.table.place == JOKERS_ALONE
        on_joker = on_joker and self.table is not None and self.table.shape == "group"
        returned = bool(self.options["spade3"]) and cards == {"S3"} and on_joker  # DG-47
        in_run = play.shape == "run" and play.place <= EIGHT < play.place + play.size
        cut = self.options["eight_cut"] and (number == EIGHT or (in_run and self.options["eight_in_runs"]))
        self.foul = bool(self.options["fouls"]) and self.forbidden(play, cards, number, bool(cut) or returned)
        self.lock = self.lock_by(play)
        if self.turns_order(play):
            self.reversed = not self.reversed
        if number == JACK and self.options["jack_back"]:
            self.jack = not self.jack
        self.hands[seat] -= cards
        self.trick |= cards
        self.table, self.last, self.passes = play, seat, 0
        if not self.options["pass_out"]:
            self.passed = set()
        most = min(play.size, len(self.hands[seat]))  # DX-07
        for effect, of, switch in (("give", SEVEN, "seven_give"), ("discard", TEN, "ten_discard")):
            enough = most == play.size or (most > 0 and not self.options["exact_count"])
            if number == of and self.options[switch] and enough:
                self.asking, self.asked, self.granted = effect, most, most
        if not self.asking:
            self.done(seat, bool(cut) or returned)

    def turns_order(self, play: Play) -> bool:
        """DG-34 … DG-36, DK-21, DK-22, UE-05."""
        if play.shape == "run":
            least = int(self.options["run_revolution"])
            return bool(least) and play.size >= least
        return bool(self.options["revolution"]) and play.size >= 4

    def forbidden(self, play: Play, cards: set[str], number: int, clears: bool) -> bool:
        """Whether to go out with this play is a foul, by the order before it (DG-50 … DG-54, DK-40 … DK-44, DX-13)."""
        low = self.low if self.options["jack_back_foul"] else self.reversed
        highest = RANKS[THREE if low else TWO]
        if play.jokers or clears or any(card[1] == highest for card in cards):
            return True
        if cards == {"S3"} and self.options["spade3"] and self.options["spade3_foul"] == "single":
            return True
        return bool((number == SEVEN and self.options["seven_give"]) or (number == TEN and self.options["ten_discard"]))

    def lock_by(self, play: Play) -> frozenset[int]:
        """The lock after a play: DG-41 … DG-45, DK-34, DX-04; declared jokers have a suit (UE-07)."""
        declared = bool(self.options["joker_declared"])
        if declared and play.shape == "group" and play.place == JOKERS_ALONE and play.size == 1:
            return frozenset()
        if self.lock or not self.options["lock"] or self.table is None:
            return self.lock
        if (play.jokers or self.table.jokers) and not self.options["joker_locks"]:
            return frozenset()
        if play.shape == "run":
            return play.suits if play.suits == self.table.suits else frozenset()
        if play.size > 4:
            return frozenset()
        if declared:
            same = play.suits == self.table.suits and len(play.suits) == play.size
            return play.suits if same else frozenset()
        common = completions(play) & completions(self.table)
        return common.pop() if len(common) == 1 else frozenset()

    def answer(self, seat: int, cards: set[str]) -> None:
        """A card given on (to the next seat that holds cards) or laid off after a 7 or 10, or enough (DK-26, DK-27)."""
        self.asked -= len(cards)
        if self.asking == "give" and cards:
            self.move(seat, self.after(seat, self.active - {seat}), cards)
        elif cards:
            self.hands[seat] -= cards
            self.gone |= cards
        if not cards or not self.asked or not self.hands[seat]:
            self.asking, self.asked, self.granted = "", 0, 0
            self.done(seat, False)

    def done(self, seat: int, clears: bool) -> None:
        if not self.hands[seat]:
            self.goes_out(seat)
            if self.over:
                return
        if clears:
            self.clear(seat)
        else:
            self.next(seat)

    # ------------------------------------------------------------------------------------------------------ turns

    def passes_on(self, seat: int) -> None:
        self.passed.add(seat)
        self.passes += 1
        if self.options["leader_may_pass"] and self.passes == 20:  # UE-10
            self.by_lot = True
            self.ended += [(other, "left") for other in sorted(self.active)]
            self.finish()
        elif self.table is not None:
            self.next(seat)
        elif self.active - self.passed:
            self.turn = self.after(seat, self.active - self.passed)
        else:  # DX-12
            self.passed = set()
            self.turn = self.after(seat, self.active)

    def next(self, seat: int) -> None:
        """DG-26, DG-27, DX-08; who played last is asked too where the contest plays (UE-13)."""
        waiting = self.active - self.passed
        if not self.options["follow_own"] and self.last is not None:
            waiting -= {self.last}
        if waiting:
            self.turn = self.after(seat, waiting)
        elif self.last is not None:
            self.clear(self.last)

    def clear(self, winner: int) -> None:
        """DG-28, DK-32: the lock and a J-back go, a revolution stays."""
        self.gone |= self.trick
        self.trick, self.table, self.last, self.lock = set(), None, None, frozenset()
        self.jack, self.passed = False, set()
        self.turn = winner if winner in self.active else self.after(winner, self.active)

    # -------------------------------------------------------------------------------------------------------- end

    def goes_out(self, seat: int) -> None:
        first = not self.foul and all(how != "clean" for _seat, how in self.ended)
        self.ended.append((seat, "foul" if self.foul else "clean"))
        old = self.before.index(1) if any(self.before) else -1
        if first and self.options["fall"] and self.seats > 2 and old in self.active:  # DG-59 … DG-62
            self.thrown, self.hands[old] = self.hands[old], set()
            self.ended.append((old, "fallen"))
        if len(self.active) <= 1:  # DG-65
            self.ended += [(other, "left") for other in self.active]
            self.finish()

    def finish(self) -> None:
        """Clean finishers, who is left, then foulers and the fallen (DG-55, DG-56, DG-63, DK-45, DK-46, DX-02)."""
        ways = {
            how: [seat for seat, ended in self.ended if ended == how] for how in ("clean", "left", "foul", "fallen")
        }
        fouls = ways["foul"] if self.options["later_foul_lower"] else ways["foul"][::-1]
        below = [*ways["fallen"], *fouls] if self.options["fouls_below_fallen"] else [*fouls, *ways["fallen"]]
        order = [*ways["clean"], *ways["left"], *below]
        self.places = [order.index(seat) + 1 for seat in range(self.seats)]
        self.turn = None
        self.count()

    def placed_by_lot(self, places: list[int]) -> None:
        """After twenty passes the open places go to those who were in, in any order (UE-10)."""
        still_in = [seat for seat, how in self.ended if how == "left"]
        assert sorted(places[seat] for seat in still_in) == sorted(self.places[seat] for seat in still_in)
        assert all(places[seat] == self.places[seat] for seat in range(self.seats) if seat not in still_in)
        self.totals = [total - points for total, points in zip(self.totals, self.points, strict=True)]
        self.places = places
        self.count()

    def count(self) -> None:
        self.points = [self.worth(place) for place in self.places]
        self.totals = [total + points for total, points in zip(self.totals, self.points, strict=True)]

    def worth(self, place: int) -> int:
        """The points of a place: by title (DK-36, DK-37), by place (UE-01), or none (DG-71)."""
        if self.options["points"] == "places":
            return self.seats + 1 - place
        if self.options["points"] == "none":
            return 0
        titles = {1: 2, self.seats: -2}
        if self.seats > 3:
            titles |= {2: 1, self.seats - 1: -1}
        return titles.get(place, 0)

    def next_round(self) -> bool:
        """Whether another round follows; classes go on into it unless they are reset (UE-12)."""
        if self.options["rounds"] and self.round >= self.options["rounds"]:
            return False
        every = self.options["reset_every"]
        self.before = [0] * self.seats if every and self.round % every == 0 else list(self.places)
        return True

    def reseats(self) -> bool:
        """Whether seats are drawn anew before the next round (UE-12)."""
        return bool(self.options["reseat_every"]) and self.round % self.options["reseat_every"] == 0
