"""What a seat sees, and the deals it may imagine (BT-03, BT-12; design: a view is the only way out)."""

from __future__ import annotations

import random

import hanpan
from tests.bigtwo.support import GAME, deal, mask, scene, script


def test_other_hands_and_the_stock_are_hidden_their_sizes_are_not() -> None:
    pos = GAME.deal(GAME.options(seats=3), seed=1)
    for seat in range(-1, 3):
        seen = pos.view(seat).data
        assert [bool(hand) for hand in seen["hand"][:3]] == [other == seat for other in range(3)]
        assert seen["held"] == pos.data["held"]
        assert not any(seen["stock"])
        assert seen["stock_size"] == 13


def test_a_card_drawn_on_a_pass_is_seen_by_its_drawer_alone() -> None:
    pos = script(scene("S4 S5 S6", "H4 H5", draw_on_pass=True, stock="C9 C8"), "0:S5 1:pass")
    assert "C9" in pos.view(1).data["hand"][1]
    assert pos.view(0).data["held"][1] == 3
    drawn = {tuple(pos.guess(0, seed).data["hand"][1]) for seed in range(200)}
    assert len(drawn) > 50


def test_BT_05_when_the_hand_is_over_all_hands_are_seen() -> None:
    pos = script(scene("S4", "H4 H5", "D4 D5"), "S4")
    assert pos.view(-1).data["hand"][:3] == [[], ["H4", "H5"], ["D4", "D5"]]


def test_BT_10_everyone_knows_who_holds_the_diamond_3_until_it_is_played() -> None:
    pos = deal("S3", "H3", "D3", "C3")
    assert pos.view(0).data["starting"] == ["D3"]
    for seed in range(50):
        assert "D3" in pos.guess(0, seed).data["hand"][2]
        assert "D3" in pos.guess(-1, seed).data["hand"][2]
    pos = pos.play(2, next(str(move) for move in pos.legal(2) if "D3" not in str(move)))
    for seed in range(50):
        assert "D3" in pos.guess(0, seed).data["hand"][2]


def test_BT_12_what_is_below_the_card_that_began_lies_in_the_stock() -> None:
    """Three seats; ♦3 ♣3 ♥3 were not dealt, seat 1 began for ♠3. Everyone was asked, so everyone knows."""
    pos = deal("S4", "S3", "H4", rest="D3 C3 H3", seats=3)
    assert pos.actors == (1,)
    for seat in (-1, 0, 2):
        spread = set()
        for seed in range(50):
            guessed = pos.guess(seat, seed).data
            assert "S3" in guessed["hand"][1]
            assert {"D3", "C3", "H3"} <= set(guessed["stock"])
            spread.add(guessed["stock"].index("D3"))
        assert len(spread) > 5


def test_BT_12_unless_somebody_drew_it() -> None:
    pos = deal("S4", "S3", rest="D3 C3 H3", seats=2, draw_on_pass=True)
    leader = pos.actors[0]
    pos = script(pos, f"{leader}:S3 pass")
    drawer = 1 - leader
    assert "D3" in pos.data["hand"][drawer]
    found = [
        bool(mask("D3 C3 H3") & mask(" ".join(pos.guess(leader, seed).data["hand"][drawer]))) for seed in range(300)
    ]
    # One of 26 cards drawn, three of them low: 300·3/26 = 34.6 expected, deviation 5.5.
    assert 34.6 - 5 * 5.5 < sum(found) < 34.6 + 5 * 5.5


def test_BT_10_where_the_winner_leads_nobody_learns_where_the_diamond_3_is() -> None:
    pos = script(scene("SA", "H4 H5", "D4 D5", lead="winner", rounds=5), "SA").next_round(seed=1)
    assert pos is not None
    seats = {seat for seed in range(200) for seat in range(3) if "D3" in pos.guess(-1, seed).data["hand"][seat]}
    assert seats == {0, 1, 2}


def test_guesses_are_spread_evenly() -> None:
    """Each of the 38 cards that seat 0 cannot place is as often in seat 1's hand as any other: over 3,000 guesses
    a count is binomial, and none of 38 strays by six deviations."""
    pos = deal("S3", "H3", "D3", "C3")
    unseen = mask(" ".join(GAME.spec.deck.names[:52])) & ~mask(" ".join(pos.data["hand"][0])) & ~mask("D3")
    counts = dict.fromkeys(GAME.spec.deck.cards(unseen), 0)
    assert len(counts) == 38
    for seed in range(3000):
        for card in pos.guess(0, seed).data["hand"][1]:
            counts[card] += 1
    share = 13 / 38
    deviation = (3000 * share * (1 - share)) ** 0.5
    assert all(abs(count - 3000 * share) < 6 * deviation for count in counts.values())


def test_B15_cards_are_conserved_and_guesses_look_alike() -> None:
    chance = random.Random("bigtwo guesses")
    for number in range(40):
        drawn = {"jokers": chance.randrange(3), "seats": chance.randint(2, 5), "draw_on_pass": chance.random() < 0.5}
        pos: hanpan.Position = GAME.deal(GAME.options(**drawn), seed=number)
        while not pos.over:
            looker = chance.randrange(-1, pos.seats)
            if looker >= 0:
                assert pos.guess(looker, 7).view(looker) == pos.view(looker)
            seat = chance.choice(pos.actors)
            pos = pos.play(seat, chance.choice(pos.legal(seat)))
