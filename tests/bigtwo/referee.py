"""A second opinion on Big Two's plays: plain Python on card names, written from the clauses, sharing no code with the
rules. A play's worth is a tuple; among plays of one size the greater beats.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import combinations
from typing import Any

RANKS = "3456789TJQKA2"
CARDS = tuple(suit + rank for rank in RANKS for suit in "SHDC")
#: The suits from the lowest (BT-08).
SUITS = {"hong_kong": "DCHS", "taiwan": "CDHS"}
PLAIN = tuple(RANKS[low : low + 5] for low in range(8))
CATEGORIES = ("none", "straight", "flush", "full_house", "four", "straight_flush")

Worth = tuple[Any, ...]
Rules = tuple[str, str, bool, bool, str, bool]


def rules(options: Mapping[str, Any]) -> Rules:
    """The options that matter for what a play is worth."""
    names = ("suits", "straights", "low_straights", "jqka2", "flushes", "coloured_joker_higher")
    suits, straights, low, jqka2, flushes, coloured = (options[name] for name in names)
    return suits, straights, low, jqka2, flushes, coloured


def straights(table: Rules) -> list[str]:
    """All straights from the lowest (BT-21 … BT-24, BX-09)."""
    _suits, order, low, jqka2, _flushes, _colour = table
    long = ["JQKA2"] if jqka2 else []
    if not low:
        return [*PLAIN, *long]
    if order == "poker":
        return ["A2345", "23456", *PLAIN, *long]
    return [*PLAIN, *long, *(("23456", "A2345") if order == "a2345_top" else ("A2345", "23456"))]


def suit_worth(suit: str, table: Rules) -> int:
    return 0 if table[0] == "level" else SUITS[table[0]].index(suit)


def rank_worth(card: str) -> int:
    return RANKS.index(card[1])


def best_suit(cards: Iterable[str], table: Rules) -> int:
    return max(suit_worth(card[0], table) for card in cards)


@lru_cache(1 << 18)
def concrete(cards: tuple[str, ...], table: Rules) -> Worth | None:
    """The worth of two, three or five naturals as a play, None if they make none (BT-14 … BT-28)."""
    counts = Counter(card[1] for card in cards)
    if len(cards) < 5:
        return (rank_worth(cards[0]), best_suit(cards, table)) if len(counts) == 1 else None
    flush = len({card[0] for card in cards}) == 1
    order = [set(straight) for straight in straights(table)]
    place = order.index(set(counts)) if set(counts) in order else -1
    top = max(cards, key=rank_worth)
    if place >= 0:
        return (5 if flush else 1, place, suit_worth(top[0], table))
    if flush:
        ranks = [rank_worth(card) for card in cards]
        if table[4] == "poker":
            ranks = [-1 if rank == 12 else rank for rank in ranks]
        suit = suit_worth(top[0], table)
        high = tuple(sorted(ranks, reverse=True))
        return (2, suit, high) if table[4] == "suit" else (2, high, suit)
    (rank, most), *rest = counts.most_common()
    if most == 4:
        return (4, RANKS.index(rank))
    if most == 3 and rest[0][1] == 2:
        return (3, RANKS.index(rank), best_suit([card for card in cards if card[1] == rank], table))
    return None


def worth(cards: Iterable[str], table: Rules) -> Worth | None:
    """The worth of any cards; a joker is the card that helps most (BT-33 … BT-37, BX-11)."""
    play = tuple(sorted(cards))
    jokers = [card for card in play if card.startswith("JK")]
    naturals = tuple(card for card in play if card not in jokers)
    if len(play) == 1:
        if jokers:
            return (13, int(table[5] and play[0] == "JK0"))
        return (rank_worth(play[0]), suit_worth(play[0][0], table))
    if len(play) not in (2, 3, 5):
        return None
    if len(play) == 2 and len(jokers) == 2:
        return (13, 0)
    free = [card for card in CARDS if card not in naturals]
    stand = combinations(free, len(jokers))
    odd = [found for chosen in stand if (found := concrete((*naturals, *chosen), table)) is not None]
    return max(odd, default=None)


def moves(
    hand: Iterable[str], on_table: Iterable[str], options: Mapping[str, Any], starter: str = ""
) -> set[frozenset[str]]:
    """All plays of a hand on a play (none: a lead) (BT-11, BT-17, BT-38)."""
    table = rules(options)
    mine, theirs = sorted(hand), list(on_table)
    above = worth(theirs, table) if theirs else None
    found = set()
    for size in (1, 2, 3, 5) if not theirs else (len(theirs),):
        for play in combinations(mine, size):
            value = worth(play, table)
            if value is None or (above is not None and not value > above):
                continue
            if starter and starter not in play:
                continue
            if options["joker_last_barred"] and size == len(mine) and any(card.startswith("JK") for card in play):
                continue
            found.add(frozenset(play))
    return found


def best(plays: Iterable[frozenset[str]], options: Mapping[str, Any]) -> set[frozenset[str]]:
    """Of plays of one size, those of the greatest worth."""
    valued = {play: worth(play, rules(options)) or () for play in plays}
    most = max(valued.values(), default=())
    return {play for play, value in valued.items() if value == most}


def all_pairs_and_triples(jokers: int) -> Iterator[tuple[str, ...]]:
    """Every pair and triple, jokers included."""
    wild = [f"JK{number}" for number in range(jokers)]
    for size in (2, 3):
        for used in range(min(jokers, size) + 1):
            for some in combinations(wild, used):
                if used == size:
                    yield some
                    continue
                for rank in RANKS:
                    for mine in combinations([suit + rank for suit in "SHDC"], size - used):
                        yield (*mine, *some)
