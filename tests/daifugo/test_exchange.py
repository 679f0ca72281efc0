"""The exchange, who leads, seats and classes over rounds (DG-09, DG-40, DG-66 … DG-70, DK-08, DK-39, DX-09, DX-10,
UE-02, UE-03, UE-12)."""

from __future__ import annotations

import pytest

import hanpan
from tests.daifugo.support import DECK, GAME, Values, plays, scene, script, why


def finished(places: str, preset: str, **options: Values) -> hanpan.Position:
    """A round that ended with these places by seat, through clean finishes of everyone but the last."""
    seats = len(places.split())
    order = sorted(range(seats), key=lambda seat: int(places.split()[seat]))
    cards = ["S4", "H5", "S6", "H9", "ST", "HJ", "SQ"]
    hands = [""] * seats
    for turn, seat in enumerate(order):
        hands[seat] = cards[turn] if turn < seats - 1 else "DA D2"
    pos = scene(*hands, preset=preset, turn=order[0], **options)
    while not pos.over:
        seat = pos.actors[0]
        mine = [move for move in pos.legal(seat) if str(move) == hands[seat]]
        pos = pos.play(seat, mine[0] if mine and seat == order[pos.data["ended"]] else "pass")
    assert pos.places == tuple(int(place) for place in places.split())
    return pos


def next_round(pos: hanpan.Position, *hands: str, lot: int = 0, way: str = "") -> hanpan.Position:
    """The next round: each seat is dealt the cards written, seat 0 the other jokers, and low cards before high ones."""
    size = pos.options.deck_size
    wanted = [hand.split() for hand in hands]
    wanted[0] += [joker for joker in DECK[52:size] if not any(joker in hand for hand in wanted)]
    rest = [card for card in DECK[:size] if not any(card in hand for hand in wanted)]
    each = size // len(hands)
    for hand in wanted:
        hand.extend(rest.pop(0) for _ in range(each - len(hand)))
    starter = pos.next_round(deck=DECK[:size], lot=lot, way=way)
    assert starter is not None
    first = starter.data["starter"]
    order = [wanted[(first + place) % len(hands)][row] for row in range(each) for place in range(len(hands))]
    found = pos.next_round(deck=order + rest, lot=lot, way=way)
    assert found is not None
    return found


#: Seat 1 is dealt three 2s, seat 3 three aces, the daifugo all else that is strong.
GORAN = ("SQ HQ C2 CA DA", "DQ D2 H2 S2", "HK DK", "SK SA HA")


def test_DG_66_DG_67_DG_68_the_poor_give_their_strongest_and_the_rich_choose_after_receiving() -> None:
    pos = next_round(finished("1 4 2 3", "goran"), *GORAN)
    assert (pos.data["phase"], pos.actors) == ("exchange", (0, 2))
    assert {"S2", "H2"} <= set(pos.data["hand"][0])  # ♠ before ♥ before ♦ (DX-09)
    assert "D2" in pos.data["hand"][1]
    assert "SA" in pos.data["hand"][2]
    assert "HA" in pos.data["hand"][3]
    assert len(plays(pos)) == 16 * 15 // 2
    pos = script(pos, "0:exchange:SQ+S2")  # what was received may go back
    assert {"SQ", "S2", "D2"} <= set(pos.data["hand"][1])
    assert pos.actors == (2,)
    assert why(pos, "exchange:HK+DK") == "wrong_number"
    assert why(pos, "HK") == "exchange_first"
    pos = script(pos, "2:exchange:SA")
    assert {"SA", "HA"} <= set(pos.data["hand"][3])


def test_DG_70_hand_sizes_are_unchanged() -> None:
    pos = next_round(finished("1 4 2 3", "goran"), *GORAN)
    assert pos.data["held"][:4] == [13 + 1 + 2, 13 - 2, 13 + 1, 13 - 1]
    done = script(pos, "0:exchange:SQ+S2 2:exchange:SA")
    assert done.data["held"][:4] == [14, 13, 13, 13]
    assert done.data["phase"] == "play"


def test_DX_09_the_rich_choose_in_any_order() -> None:
    pos = next_round(finished("1 4 2 3", "goran"), *GORAN)
    one = script(pos, "0:exchange:SQ+S2 2:exchange:SA")
    assert one == pos.play(2, "exchange:SA").play(0, "exchange:SQ+S2")


def test_DG_66_the_joker_is_strongest_and_DG_40_the_order_is_normal() -> None:
    pos = next_round(finished("1 4 2 3", "goran"), "SQ HQ", "JK0 S2", "HK DK", "SA H2")
    assert {"JK0", "S2"} <= set(pos.data["hand"][0])
    assert "H2" in pos.data["hand"][2]


def test_DX_09_joker_0_goes_before_joker_1() -> None:
    pos = next_round(finished("1 4 2 3", "dokopa"), "SQ HQ", "DQ DA", "HK DK", "JK0 JK1")
    pos = script(pos, "0:exchange:SQ+HQ 2:exchange:HK")
    assert "JK0" in pos.data["hand"][2]
    assert "JK1" in pos.data["hand"][3]


def test_DK_39_DX_09_dokopa_chooses_from_the_dealt_hand_and_all_moves_at_once() -> None:
    pos = next_round(finished("1 4 2 3", "dokopa"), *GORAN)
    dealt = pos.data["hand"]
    assert pos.actors == (0, 2)
    assert why(pos, "exchange:S2+H2", 0) == "not_in_hand"
    pos = pos.play(2, "exchange:HK")
    assert pos.data["hand"] == dealt
    assert pos.actors == (0,)
    for seat in (-1, 0, 1, 3):
        assert pos.view(seat).data["chosen"] == [[]] * 8
    pos = pos.play(0, "exchange:SQ+HQ")
    assert {"S2", "H2"} <= set(pos.data["hand"][0])
    assert {"SQ", "HQ", "D2"} <= set(pos.data["hand"][1])
    assert "SA" in pos.data["hand"][2]
    assert {"HK", "HA"} <= set(pos.data["hand"][3])


def test_DX_09_a_gift_is_taken_from_the_dealt_hand() -> None:
    """What the poor seat gets is not what it gives back."""
    pos = next_round(finished("1 4 2 3", "dokopa"), "JK0 JK1", "DQ HQ", "HK DK", "SK SA")
    pos = pos.play(0, "exchange:JK0+JK1").play(2, "exchange:HK")
    assert {"JK0", "JK1"} <= set(pos.data["hand"][1])
    assert {"DQ", "HQ"} <= set(pos.data["hand"][0])


@pytest.mark.parametrize(("places", "rich"), [("2 1", {1: 2}), ("2 3 1", {2: 2}), ("3 5 1 2 4", {2: 2, 3: 1})])
@pytest.mark.parametrize("preset", ["goran", "dokopa"])
def test_DX_10_who_exchanges(preset: str, places: str, rich: dict[int, int]) -> None:
    pos = next_round(finished(places, preset, exchange=GAME.options(preset).exchange), *[""] * len(places.split()))
    assert pos.actors == tuple(sorted(rich))
    assert {seat: pos.data["owes"][seat] for seat in rich} == rich


def test_exchange_off() -> None:
    pos = next_round(finished("1 4 2 3", "goran", exchange="off"), *GORAN)
    assert pos.data["phase"] == "play"


def exchanged(pos: hanpan.Position) -> hanpan.Position:
    while pos.data["phase"] == "exchange":
        pos = pos.play(pos.actors[0], pos.legal(pos.actors[0])[0])
    return pos


def test_DG_09_the_daihinmin_leads_later_rounds() -> None:
    for lot in range(8):
        pos = exchanged(next_round(finished("1 4 2 3", "goran"), *GORAN, lot=lot))
        assert pos.actors == (1,)


def test_DK_08_seats_and_starter_stay() -> None:
    pos = finished("1 4 2 3", "dokopa")
    for lot in range(8):
        following = exchanged(next_round(pos, *GORAN, lot=lot))
        assert following.data["after"] == pos.data["after"]
        assert following.actors == (pos.data["starter"],)


def test_DK_08_the_starter_stays_whoever_it_was_at_first() -> None:
    """Where ♦3 leads the first round, its holder leads all later ones."""
    pos = GAME.deal(GAME.options("dokopa", first_lead="diamond3"), seed=1)
    while "D3" in pos.data["dead"]:
        pos = GAME.deal(GAME.options("dokopa", first_lead="diamond3"), seed=2)
    first = pos.actors[0]
    assert "D3" in pos.data["hand"][first]
    for number in range(3):
        while not pos.over:
            pos = pos.play(pos.actors[0], pos.legal(pos.actors[0])[-1])
        following = pos.next_round(seed=number, lot=number)
        assert following is not None
        pos = exchanged(following)
        assert pos.actors == (first,)


@pytest.mark.parametrize(("options", "way"), [({"reseat_every": 1}, ""), ({}, "shuffle")])
def test_DK_08_or_both_are_drawn_anew(options: dict[str, Values], way: str) -> None:
    """All 3! = 6 rings of four seats and every starter come up, each as often as any other."""
    pos = finished("1 4 2 3", "dokopa", **options)
    seen: dict[tuple[str, int], int] = {}
    for lot in range(240):
        following = next_round(pos, *GORAN, lot=lot, way=way).data
        key = str(following["after"]), following["starter"]
        seen[key] = seen.get(key, 0) + 1
    assert len(seen) == 6 * 4
    assert set(seen.values()) == {10}


@pytest.mark.parametrize("way", ["", "keep"])
def test_DK_08_kept_seats_and_starter_are_as_they_were_whatever_the_lot(way: str) -> None:
    pos = finished("1 4 2 3", "dokopa")
    for lot in range(24):
        following = next_round(pos, *GORAN, lot=lot, way=way).data
        assert (following["after"], following["starter"]) == (pos.data["after"], pos.data["starter"])


def test_a_way_that_is_not_open_is_an_error_that_names_those_that_are() -> None:
    with pytest.raises(hanpan.WayError, match="no way 'swap' on to the next round; there are keep, shuffle"):
        finished("1 4 2 3", "dokopa").advanced(0, "swap")
    for options in ({"ask_seats": False}, {"reseat_every": 2}):
        with pytest.raises(hanpan.WayError, match="under these options nobody is asked"):
            finished("1 4 2 3", "dokopa", **options).advanced(0, "keep")


def test_UE_12_seats_are_drawn_every_three_games_and_classes_reset_every_hundred() -> None:
    pos = GAME.deal(GAME.options("uecda", rounds=0), seed=1)
    rings, exchanges = [], []
    for number in range(1, 104):
        rings.append(tuple(pos.data["after"]))
        exchanges.append(pos.data["phase"] == "exchange")
        while not pos.over:
            moves = pos.legal(pos.actors[0])
            pos = pos.play(pos.actors[0], moves[number % len(moves)])
        following = pos.next_round(seed=number)
        assert following is not None
        pos = following
    assert all(len(set(rings[i : i + 3])) == 1 for i in range(0, 102, 3))
    assert len(set(rings)) > 10
    assert [number for number, held in enumerate(exchanges, 1) if not held] == [1, 101]


def test_UE_03_the_exchange_begins_with_game_two() -> None:
    pos = next_round(finished("1 5 2 4 3", "uecda"), *[""] * 5)
    assert (pos.data["phase"], pos.actors) == ("exchange", (0, 2))


def test_next_lead_by_lot() -> None:
    pos = finished("1 4 2 3", "goran", next_lead="lot")
    leads = [exchanged(next_round(pos, *GORAN, lot=lot)).actors[0] for lot in range(40)]
    assert [leads.count(seat) for seat in range(4)] == [10] * 4
