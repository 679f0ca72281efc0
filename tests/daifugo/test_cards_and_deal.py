"""Deck, deal, dead cards and the first lead (DG-01 … DG-10, DG-73 … DG-77, DK-03 … DK-08, UE-01, UE-02)."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from math import comb

import numpy as np
import pytest

import hanpan
from hanpan.games.daifugo.dealing import _compare
from hanpan.games.daifugo.odds import odds
from tests.daifugo.support import DECK, GAME, Values, scene, why


def deal(order: list[str], preset: str = "goran", lot: int = 0, **options: Values) -> hanpan.Position:
    return GAME.deal(GAME.options(preset, **options), deck=order, lot=lot)


def deck(first: str, size: int = 53) -> list[str]:
    """A deck that begins with the cards written; the others follow by number."""
    begun = first.split()
    return begun + [card for card in DECK[:size] if card not in begun]


def test_DG_01_the_deck_has_53_cards() -> None:
    assert GAME.options("goran").deck_size == 53


def test_DK_03_two_jokers() -> None:
    assert GAME.options("dokopa").deck_size == 54


@pytest.mark.parametrize(
    ("seats", "sizes"), [(4, [13, 13, 13, 14]), (5, [10, 10, 11, 11, 11]), (8, [6, 6, 6, 7, 7, 7, 7, 7])]
)
def test_DG_05_all_cards_are_dealt(seats: int, sizes: list[int]) -> None:
    pos = GAME.deal(GAME.options("goran", seats=seats), seed=1)
    assert sorted(len(hand) for hand in pos.data["hand"][:seats]) == sizes
    assert pos.data["dead"] == []


@pytest.mark.parametrize("starter", range(4))
def test_DG_06_one_card_at_a_time_clockwise_from_the_starter_who_gets_the_fourteenth(starter: int) -> None:
    pos = deal(deck("S3 H3 D3 C3 S4"), lot=starter)
    for place, card in enumerate(["S3", "H3", "D3", "C3"]):
        assert card in pos.data["hand"][(starter + place) % 4]
    assert {"S3", "S4"} <= set(pos.data["hand"][starter])
    assert len(pos.data["hand"][starter]) == 14


@pytest.mark.parametrize("seat", range(4))
def test_DG_07_the_holder_of_D3_leads_round_one(seat: int) -> None:
    order = [card for card in DECK[:53] if card != "D3"]
    order.insert(seat, "D3")
    assert deal(order).actors == (seat,)


def test_DG_08_the_first_lead_need_not_contain_D3() -> None:
    pos = deal(deck("D3 S3 H3 C3 S4"))
    assert pos.actors == (0,)
    assert why(pos, "S4") is None


#: Seats, cards in each hand, cards excluded (DK-04).
EQUAL = [(2, 27, 0), (3, 18, 0), (4, 13, 2), (5, 10, 4), (6, 9, 0), (7, 7, 5), (8, 6, 6)]


@pytest.mark.parametrize(("seats", "each", "excluded"), EQUAL)
@pytest.mark.parametrize("preset", ["dokopa", "federation"])
def test_DK_04_equal_hands_and_the_rest_excluded(preset: str, seats: int, each: int, excluded: int) -> None:
    for seed in range(20):
        data = GAME.deal(GAME.options(preset, seats=seats), seed=seed).data
        assert [len(hand) for hand in data["hand"]] == [each] * seats + [0] * (8 - seats)
        assert len(data["dead"]) == excluded


def test_DK_04_jokers_are_never_excluded() -> None:
    """The last two non-jokers of the deck go, wherever the jokers lie."""
    order = [card for card in DECK[:52] if card not in ("S9", "H9")]
    pos = deal([*order, "S9", "JK0", "H9", "JK1"], "dokopa")
    assert pos.data["dead"] == ["S9", "H9"]
    assert [len(hand) for hand in pos.data["hand"][:4]] == [13] * 4


def test_DK_05_the_excluded_cards_are_drawn_anew_and_hidden() -> None:
    assert len({tuple(GAME.deal(GAME.options("dokopa"), seed=seed).data["dead"]) for seed in range(20)}) > 15
    pos = GAME.deal(GAME.options("dokopa"), seed=1)
    assert all(pos.view(seat).data["dead"] == [] for seat in range(-1, 4))


def test_DK_07_round_one_is_started_by_lot() -> None:
    leads = Counter(GAME.deal(GAME.options("dokopa"), seed=1, lot=lot).actors[0] for lot in range(400))
    assert leads == {0: 100, 1: 100, 2: 100, 3: 100}


def test_DG_73_thirteen_each_and_twenty_seven_dead() -> None:
    pos = GAME.deal(GAME.options("goran_duel"), seed=1)
    assert [len(hand) for hand in pos.data["hand"][:2]] == [13, 13]
    assert len(pos.data["dead"]) == 27
    assert all(pos.view(seat).data["dead"] == [] for seat in (-1, 0, 1))


def test_DG_73_a_written_deck_is_dealt_one_at_a_time_and_the_rest_is_dead() -> None:
    pos = deal(list(DECK[:53]), "goran_duel")
    assert pos.data["hand"][0] == list(DECK[0:26:2])
    assert pos.data["hand"][1] == list(DECK[1:26:2])
    assert pos.data["dead"] == list(DECK[26:53])


@pytest.mark.parametrize("card", ["D3", "JK0"])
def test_DG_74_the_chance_of_a_card_being_dead_is_27_of_53(card: str) -> None:
    """Each of the 53 places of the deck is as likely for it; turned through all of them it is dead in 27."""
    order = list(DECK[:53])
    dead = 0
    for turn in range(53):
        dead += card in deal(order[turn:] + order[:turn], "goran_duel").data["dead"]
    assert Fraction(dead, 53) == Fraction(27, 53)
    chances = {chance.name: chance.any_deal for chance in odds()}
    assert {chances["duel_diamond3_dead"], chances["duel_joker_dead"]} == {Fraction(27, 53)}


def two_hands(one: str, other: str) -> list[str]:
    """A duel's deck: thirteen cards to each seat in turn, ♦3 among the dead."""
    hands = [word.split() for word in (one, other)]
    rest = [card for card in DECK[:53] if card not in hands[0] + hands[1]]
    for hand in hands:
        while len(hand) < 13:
            hand.append(rest.pop())
    return [card for pair in zip(*hands, strict=True) for card in pair] + rest


def test_DG_74_without_D3_the_weakest_card_leads() -> None:
    """Seat 1 holds the only 3; all else is high."""
    assert deal(two_hands("S4 H4 D4", "S3 S5 H5"), "goran_duel").actors == (1,)
    assert deal(two_hands("S3 S5 H5", "S4 H4 D4"), "goran_duel").actors == (0,)


def test_DG_74_DG_75_hands_compare_as_their_sorted_ranks_do() -> None:
    """Against Python's order of lists: hands of one size out of a few ranks and both jokers, so that many are level."""
    rng = random.Random(75)
    met: Counter[int] = Counter()
    for _ in range(3000):
        cards = [*range(4 * rng.randint(1, 13)), 52, 53]
        size = rng.randint(1, min(13, len(cards)))
        one, other = rng.sample(cards, size), rng.sample(cards, size)
        ranks, others = (sorted(card // 4 for card in hand) for hand in (one, other))
        order = (ranks > others) - (ranks < others)
        assert _compare(sum(1 << card for card in one), sum(1 << card for card in other)) == order
        met[order] += 1
    assert min(met[-1], met[0], met[1]) > 100


def test_DG_75_level_cards_compare_the_next_weakest() -> None:
    """3-3-4 against 3-4-4: the first ones are level, then 3 is weaker than 4. Suits break nothing."""
    assert deal(two_hands("S3 S4 H4", "H3 C3 D4"), "goran_duel").actors == (1,)
    assert deal(two_hands("C3 S3 D4", "H3 S4 H4"), "goran_duel").actors == (0,)
    assert deal(two_hands("S3 S4 H6", "H3 D4 S5"), "goran_duel").actors == (1,)


def test_DG_75_hands_level_throughout_are_settled_by_lot() -> None:
    ranks = "456789TJQKA2"
    order = two_hands("S3 " + " ".join("S" + r for r in ranks), "H3 " + " ".join("H" + r for r in ranks))
    leads = {lot: deal(order, "goran_duel", lot=lot).actors[0] for lot in range(64)}
    assert Counter(leads.values()) == {0: 32, 1: 32}


def test_DG_77_what_is_dead_and_what_the_other_holds_cannot_be_told() -> None:
    """A seat's guesses put every card it cannot see now into the other hand, now among the dead, the joker too."""
    pos = GAME.deal(GAME.options("goran_duel"), seed=3)
    unseen = set(DECK[:53]) - set(pos.data["hand"][0])
    guesses = [pos.guess(0, seed).data for seed in range(300)]
    assert set().union(*(guess["hand"][1] for guess in guesses)) == unseen
    assert set().union(*(guess["dead"] for guess in guesses)) == unseen


def test_UE_01_five_seats_get_eleven_or_ten_of_53() -> None:
    pos = GAME.deal(GAME.options("uecda"), seed=1)
    assert sorted(len(hand) for hand in pos.data["hand"][:5]) == [10, 10, 11, 11, 11]


def test_UE_02_D3_leads_every_game_after_the_exchange() -> None:
    """♦3 is dealt to the daifugo, who gives it back: its taker leads."""
    pos = ended("uecda")
    daihinmin = pos.places.index(5)
    daifugo = pos.places.index(1)
    dealt = [pos.next_round(seed=seed) for seed in range(50)]
    after = next(one for one in dealt if one is not None and "D3" in one.data["hand"][daifugo])
    hand = after.data["hand"][daifugo]
    assert hand[0] in ("S3", "H3", "D3")
    other = next(card for card in hand if card != "D3")
    after = after.play(daifugo, "exchange:" + "+".join(sorted(("D3", other), key=DECK.index)))
    fugo = pos.places.index(2)
    after = after.play(fugo, after.legal(fugo)[-1])
    assert after.actors == (daihinmin,)
    assert "D3" in after.data["hand"][daihinmin]


def ended(preset: str, **options: Values) -> hanpan.Position:
    """The end of a round in which seats play at random."""
    pos = GAME.deal(GAME.options(preset, **options), seed=5)
    chance = np.random.default_rng(5)
    while not pos.over:
        moves = pos.legal(pos.actors[0])
        pos = pos.play(pos.actors[0], moves[int(chance.integers(len(moves)))])
    return pos


def test_DG_10_turns_go_clockwise() -> None:
    pos = scene("S3 CJ", "S4 C9", "S5 D9", "S6 H9")
    for seat, card in enumerate(["S3", "S4", "S5", "S6"]):
        assert pos.actors == (seat,)
        pos = pos.play(seat, card)
    assert pos.actors == (0,)


def test_DG_74_every_three_is_dead_in_27_choose_4_of_53_choose_4_deals() -> None:
    chances = {chance.name: chance.any_deal for chance in odds()}
    assert chances["duel_no_three"] == Fraction(comb(27, 4), comb(53, 4))
