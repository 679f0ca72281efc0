"""Deal, first lead, passes and tricks (sections 1, 3 and 5; BX-10, BX-12; cases B10, B11, B12)."""

from __future__ import annotations

import pytest

import hanpan
from tests.bigtwo.support import GAME, Values, after, deal, plays, scene, script, why


@pytest.mark.parametrize(("seats", "each"), [(2, 13), (3, 13), (4, 13), (5, 10)])
@pytest.mark.parametrize("jokers", [0, 1, 2])
def test_BT_02_BT_03_hands_and_what_is_left_over(seats: int, each: int, jokers: int) -> None:
    left = {2: (26, 27, 28), 3: (13, 14, 15), 4: (0, 1, 2), 5: (2, 3, 4)}
    pos = GAME.deal(GAME.options(seats=seats, jokers=jokers), seed=1)
    assert [len(hand) for hand in pos.data["hand"][:seats]] == [each] * seats
    assert pos.data["stock_size"] == left[seats][jokers]
    assert sum(card is not None for card in pos.data["stock"]) == left[seats][jokers]


def test_dealing_order_one_card_at_a_time_from_the_starting_seat() -> None:
    pos = GAME.deal(deck=GAME.spec.deck.names[:52], lot=2)
    assert "S3" in pos.data["hand"][2]
    assert "H3" in pos.data["hand"][3]
    assert "D3" in pos.data["hand"][0]
    assert "C3" in pos.data["hand"][1]


def test_BT_10_who_holds_the_diamond_3_leads_anything() -> None:
    pos = deal("S3", "H3", "D3 D4 S5 H5", "C3")
    assert pos.actors == (2,)
    assert {"D3", "D4", "S5+H5"} <= plays(pos)
    assert why(pos, "pass") == "must_lead"


def test_BT_11_B11_the_first_play_must_hold_it_where_that_is_a_rule() -> None:
    pos = deal("S3", "H3", "D3 D4 S5 H5", "C3", first_holds_starter=True)
    assert why(pos, "D4") == "holds_starter"
    assert all("D3" in play.split("+") for play in plays(pos))
    assert "D3" in plays(pos)
    pos = pos.play(2, "D3")
    assert why(pos, "C3") is None


def test_BT_12_without_the_diamond_3_the_lowest_card_leads() -> None:
    pos = deal("S3", "H3", "C3", rest="D3", seats=3)
    assert pos.actors == (2,)  # Hong Kong: diamonds, clubs, hearts, spades
    assert deal("S3", "H3", "C4", rest="D3 C3", seats=3).actors == (1,)
    assert deal("H4", "S4", "C4", rest="D3 C3 H3 S3 D4", seats=3).actors == (2,)
    taiwan = deal("S3", "H3", "D4", rest="D3 C3", seats=3, suits="taiwan")
    assert taiwan.actors == (1,)
    assert deal("S4", "D4", "C4", rest="S3 H3 D3 C3", seats=3, suits="taiwan").actors == (2,)


def test_BX_10_level_suits_go_as_in_hong_kong_and_jokers_are_never_lowest() -> None:
    assert deal("S3", "H3", "C3", rest="D3", seats=3, suits="level").actors == (2,)
    jokers = deal("S4 JK0", "H4 JK1", "C4", rest="S3 H3 D3 C3 D4", seats=3, jokers=2)
    assert jokers.actors == (2,)
    assert jokers.data["starting"] == ["C4"]


def test_BX_10_the_substitute_must_be_in_the_first_play() -> None:
    pos = deal("S3", "H3", "C3 S5 H5", rest="D3", seats=3, first_holds_starter=True)
    assert why(pos, "S5+H5") == "holds_starter"
    assert why(pos, "C3") is None


def test_BT_13_the_club_3_may_be_the_starter() -> None:
    assert deal("S3", "H3", "D3", "C3", suits="taiwan").actors == (2,)
    assert deal("S3", "H3", "D3", "C3", suits="taiwan", starter="club3").actors == (3,)


def won_by(seat: int, **options: Values) -> hanpan.Position:
    """A finished hand that `seat` of three has won."""
    hands = ["S4 S5", "H4 H5", "D4 D5"]
    hands[seat] = "S2"
    pos = scene(*hands, turn=seat, **options).play(seat, "S2")
    assert pos.over
    return pos


def next_hand(pos: hanpan.Position, *lows: str) -> hanpan.Position:
    found = pos.next_round(deck=deck_of(*lows))
    assert found is not None
    return found


def deck_of(*hands: str) -> list[str]:
    pos = deal(*hands, seats=len(hands))
    names = [[*hand] for hand in pos.data["hand"][: len(hands)]]
    stock = [card for card in pos.data["stock"] if card]
    return [hand[i] for i in range(13) for hand in names] + stock


@pytest.mark.parametrize("holds", [False, True])
def test_BT_10_B11_the_winner_leads_anything_where_that_is_a_rule(holds: bool) -> None:
    pos = won_by(1, lead="winner", first_holds_starter=holds)
    following = next_hand(pos, "D3", "S9", "S3")
    assert following.actors == (1,)
    assert why(following, "S9") is None
    assert following.data["starting"] == []
    starter = next_hand(won_by(1, first_holds_starter=holds), "D3", "S9", "S3")
    assert starter.actors == (0,)


def test_BX_01_BT_10_after_a_hand_that_nobody_won_the_starting_card_leads() -> None:
    pos = script(scene("JK0", "JK1", jokers=2, lead="winner"), "pass pass")
    following = pos.next_round(seed=3)
    assert following is not None
    assert following.data["starting"] != []


def test_BT_17_BT_29_one_may_pass_by_choice() -> None:
    pos = after("S4 S6", "S7 S8", moves="S4")
    assert plays(pos) == {"S7", "S8", "pass"}


def test_BT_30_a_pass_does_not_bar_from_the_same_trick() -> None:
    pos = after("S4 S9 SK", "S7 S8 S2", "H7 HT HA", moves="0:S4 1:pass 2:H7 0:S9 1:S2")
    assert pos.actors == (2,)


def test_BT_30_B12_where_a_pass_bars_it_bars_for_the_trick_only() -> None:
    hands = ("S4 S9 SK S3 S5", "S7 S8 S2", "H7 HT HA")
    pos = after(*hands, moves="0:S4 1:pass 2:H7 0:S9 2:HT 0:SK", pass_out=True)
    assert pos.reason(1, "S2") == "not_your_turn"
    pos = script(pos, "2:pass 0:S3 1:S7")
    assert pos.actors == (2,)


def test_BT_31_B12_all_others_pass_and_the_last_player_leads_afresh() -> None:
    for barred in (False, True):
        pos = after("SA S4 S5 S6", "H4 H5 H6", "D4 D5 D6", "C4 C5 C6", moves="SA pass pass pass", pass_out=barred)
        assert pos.actors == (0,)
        assert pos.data["t_size"] == 0
        assert pos.data["passed"] == 0
        pos = script(pos, "0:S4 1:pass")
        assert pos.actors == (2,)  # one pass does not end the new trick
        assert pos.data["t_cards"] == ["S4"]


def test_BT_32_the_leader_may_not_pass() -> None:
    assert why(scene("S4 S5", "S6 S7"), "pass") == "must_lead"


def test_BT_05_B10_the_first_empty_hand_ends_it() -> None:
    pos = after("S4", "H4 H5", "D4 D5", moves="S4")
    assert pos.over
    assert pos.actors == ()
    assert pos.data["winner"] == 0
    assert all(pos.reason(seat, "pass") == "over" for seat in range(3))


def test_BT_04_BX_12_a_pass_draws_the_first_card_of_the_stock() -> None:
    pos = scene("S4 S5", "H4 H5", draw_on_pass=True, stock="C9 C8")
    pos = script(pos, "0:S5 1:pass")
    assert pos.data["hand"][1] == ["H4", "H5", "C9"]
    assert pos.data["held"][:2] == [1, 3]
    assert pos.actors == (0,)  # the pass ended the turn
    assert pos.data["stock"][:2] == [None, "C8"]
    assert pos.view(0).data["hand"][1] == []


def test_BT_04_BX_12_hands_may_grow_beyond_what_was_dealt() -> None:
    pos = GAME.deal(GAME.options(seats=2, draw_on_pass=True), seed=1)
    leader = pos.actors[0]
    pos = pos.play(leader, pos.legal(leader)[0]).play(1 - leader, "pass")
    assert pos.data["held"][1 - leader] == 14


def test_BT_04_an_empty_stock_makes_a_plain_pass() -> None:
    """Three seats leave 13 cards: the 13th pass draws the last, the 14th none."""
    pos = GAME.deal(GAME.options(seats=3, draw_on_pass=True, duty="off"), seed=1)
    leader = pos.actors[0]
    for _trick in range(7):
        single = next(str(move) for move in pos.legal(leader) if "+" not in str(move))
        pos = script(pos, f"{leader}:{single} pass")
        held = pos.data["held"]
        pos = pos.play(pos.actors[0], "pass")
    assert pos.data["drawn"] == 13
    assert pos.data["held"] == held
    assert sum(held) == 39 - 7 + 13


def test_BX_01_BX_12_a_leader_who_draws_may_play_again_so_the_hand_goes_on() -> None:
    """Each holds nothing but a joker that may not be played; what a pass draws may be."""
    pos = scene("JK0", "JK1", jokers=2, draw_on_pass=True, duty="off", stock="C9 C8 C7")
    pos = script(pos, "0:pass 1:pass")
    assert not pos.over
    assert pos.actors == (0,)
    assert plays(pos) == {"C9", "JK0"}  # BX-02: one by one, not as a pair


def test_BX_12_nobody_draws_at_four_or_five_seats() -> None:
    hands = ("S4 S5", "H4 H5", "D4 D5", "C4 C5", "S6 S7")
    pos = script(scene(*hands, draw_on_pass=True), "S5 pass")
    assert pos.data["held"] == [1, 2, 2, 2, 2]
    assert pos.data["drawn"] == 0


def test_a_session_ends_after_its_rounds_or_never() -> None:
    assert won_by(0, rounds=1).advanced() is None
    assert won_by(0, rounds=2).advanced() is not None
    pos = won_by(0, rounds=0)
    for _hand in range(5):
        following = pos.next_round(seed=1)
        assert following is not None
        pos = following
        while not pos.over:
            pos = pos.play(pos.actors[0], pos.legal(pos.actors[0])[0])
    assert pos.data["round_no"] == 6
