"""Clauses KK-16 … KK-22 and KX-02, KX-03: a turn, card by card."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import hanpan
from tests.koikoi.board import GAME, at, deal, play, texts

# A lone card of December is turned where the turned card must not matter.
QUIET = "12-chaff1"


def taken(pos: hanpan.Position, seat: int = 0) -> set[str]:
    return set(pos.data["taken"][seat])


def field(pos: hanpan.Position) -> set[str]:
    return set(pos.data["field"])


def test_KK_16_no_match_stays() -> None:
    pos = deal("05-plain", field="01-red 02-red", pile=QUIET)
    assert "05-plain" in texts(pos)
    after = play(pos, "05-plain")
    assert field(after) == field(pos) | {"05-plain", QUIET}
    assert after.data["taken"] == [[], []]
    assert "05-plain" not in after.data["hand"][0]


def test_KK_16_one_match_is_taken() -> None:
    pos = deal("05-plain", field="05-animal 02-red", pile=QUIET)
    after = play(pos, "05-plain")
    assert taken(after) == {"05-plain", "05-animal"}
    assert field(after) == field(pos) - {"05-animal"} | {QUIET}


@pytest.mark.parametrize("chosen", ["05-animal", "05-chaff2"])
@pytest.mark.parametrize("card", ["05-plain", "05-chaff1"])
def test_KK_16_two_matches_choose(card: str, chosen: str) -> None:
    """Whichever of the two numbers is higher, the text names the hand card first."""
    pos = deal(card, field="05-animal 05-chaff2", pile=QUIET)
    assert {text for text in texts(pos) if text.startswith("05")} == {f"{card}>05-animal", f"{card}>05-chaff2"}
    assert pos.reason(0, card) == "choose_one_of_two"
    after = play(pos, f"{card}>{chosen}")
    assert taken(after) == {card, chosen}
    assert ({"05-animal", "05-chaff2"} - {chosen}) <= field(after)
    assert chosen not in field(after)


def test_KK_16_C13_three_matches_take_all_four() -> None:
    """Case C13."""
    pos = deal("05-plain", field="05-animal 05-chaff1 05-chaff2", pile=QUIET)
    assert {text for text in texts(pos) if text.startswith("05")} == {"05-plain"}
    after = play(pos, "05-plain")
    assert taken(after) == {"05-plain", "05-animal", "05-chaff1", "05-chaff2"}


def test_KK_17_a_card_without_match_may_be_played_beside_one_with() -> None:
    pos = deal(
        "05-plain 06-blue", field="05-animal 02-red 03-red 04-plain 07-plain 08-animal 09-blue 10-blue", pile=QUIET
    )
    assert {"05-plain", "06-blue"} <= texts(pos)
    after = play(pos, "06-blue")
    assert "06-blue" in field(after)
    assert taken(after) == set()


def test_KK_17_a_match_must_be_taken() -> None:
    """There is no move that lays a matching card down, and none that takes fewer or others than the rule says."""
    pos = deal("05-plain 06-blue", field="05-animal 06-animal 06-chaff1 07-plain", pile=QUIET)
    assert {text for text in texts(pos) if text[:2] == "05"} == {"05-plain"}
    assert taken(play(pos, "05-plain")) == {"05-plain", "05-animal"}
    assert pos.reason(0, "05-plain>05-animal") == "no_choice"
    assert pos.reason(0, "05-plain>06-animal") == "no_match"
    assert pos.reason(0, "06-blue>07-plain") == "no_match"
    assert pos.reason(0, "06-blue>06-chaff2") == "no_match"
    assert pos.reason(0, "06-blue") == "choose_one_of_two"


def test_KK_18_turned_card_finds_nothing() -> None:
    pos = deal("06-blue", field="01-red 02-red 03-red 04-plain 07-plain 08-animal 09-blue 10-blue", pile="05-plain")
    after = play(pos, "06-blue")
    assert field(after) == field(pos) | {"06-blue", "05-plain"}
    assert after.actors == (1,)
    assert after.data["drawn"] == 1


def test_KK_18_turned_card_takes_one() -> None:
    pos = deal("06-blue", field="05-animal 01-red", pile="05-plain")
    after = play(pos, "06-blue")
    assert taken(after) == {"05-plain", "05-animal"}
    assert "06-blue" in field(after)


@pytest.mark.parametrize("chosen", ["05-animal", "05-chaff2"])
def test_KK_18_turned_card_with_two_matches_asks(chosen: str) -> None:
    pos = deal("06-blue", field="05-animal 05-chaff2", pile="05-plain")
    asked = play(pos, "06-blue")
    assert (asked.data["phase"], asked.data["turned"], asked.actors) == ("pick", "05-plain", (0,))
    assert texts(asked) == {">05-animal", ">05-chaff2"}
    assert asked.legal(1) == ()
    assert asked.view(1).data["turned"] == asked.view(-1).data["turned"] == "05-plain"
    after = play(asked, f">{chosen}")
    assert taken(after) == {"05-plain", chosen}
    assert (after.data["phase"], after.data["turned"], after.actors) == ("play", None, (1,))


def test_KK_18_turned_card_takes_all_three() -> None:
    pos = deal("06-blue", field="05-animal 05-chaff1 05-chaff2", pile="05-plain")
    after = play(pos, "06-blue")
    assert taken(after) == {"05-plain", "05-animal", "05-chaff1", "05-chaff2"}
    assert after.actors == (1,)


def test_KK_19_turned_card_may_take_the_card_just_laid_down() -> None:
    pos = deal("05-plain", field="01-red 02-red", pile="05-animal")
    assert "05" not in {card[:2] for card in field(pos)}
    after = play(pos, "05-plain")
    assert taken(after) == {"05-plain", "05-animal"}
    assert "05-plain" not in field(after)


def test_KX_02_cards_taken_leave_the_field_at_once() -> None:
    """05-plain takes 05-chaff1; the turned 05-animal finds neither of them and stays."""
    pos = deal("05-plain", field="05-chaff1 01-red", pile="05-animal")
    after = play(pos, "05-plain")
    assert taken(after) == {"05-plain", "05-chaff1"}
    assert "05-animal" in field(after)


def test_KX_02_after_a_choice_the_other_one_is_left_to_the_turned_card() -> None:
    pos = deal("05-plain", field="05-chaff1 05-chaff2", pile="05-animal")
    after = play(pos, "05-plain>05-chaff1")
    assert taken(after) == {"05-plain", "05-chaff1", "05-animal", "05-chaff2"}


def test_KK_20_taken_cards_lie_before_their_owner_for_all_to_see() -> None:
    pos = play(deal("05-plain", "06-blue", "05-animal 06-animal", f"{QUIET} 11-chaff1"), "05-plain", "06-blue")
    for seat in (-1, 0, 1):
        assert pos.view(seat).data["taken"] == [["05-animal", "05-plain"], ["06-animal", "06-blue"]]


def test_KK_20_last_turn_is_told() -> None:
    """What was played, turned and taken stands in every view, for the list of the last turn."""
    pos = play(deal("05-plain", field="05-animal 01-red", pile="01-bright"), "05-plain")
    for seat in (-1, 0, 1):
        data = pos.view(seat).data
        assert (data["last_seat"], data["last_played"], data["last_turned"]) == (0, "05-plain", "01-bright")
        assert data["last_took"] == ["05-animal", "05-plain"]
        assert data["last_turned_took"] == ["01-bright", "01-red"]


def whole_month(seed: int) -> hanpan.Position:
    """A month in which nobody ever stops by choice, played at random."""
    chance = random.Random(seed)
    pos = GAME.deal(seed=seed)
    while not pos.over:
        moves = [move for move in pos.legal(pos.actors[0]) if str(move) != "stop"]
        pos = pos.play(pos.actors[0], chance.choice(moves))
    return pos


def test_KK_21_KK_22_sixteen_turned_eight_never_seen() -> None:
    """Without a stop both sides play eight cards; what never lay open is eight cards, the same in every view."""
    draws = 0
    for seed in range(60):
        pos = whole_month(seed)
        if pos.data["ending"] != "draw":
            continue
        draws += 1
        data = pos.data
        assert (data["drawn"], data["held"]) == (16, [0, 0])
        assert [len(cards) for cards in data["played"]] == [8, 8]
        assert sum(card is not None for card in data["pile"]) == 8
        assert all(card is None for card in data["pile"][:16])
        assert pos.points == (0, 0)
        assert pos.view(-1).data["pile"] == [None] * 24
    assert draws >= 5


def test_KK_22_F16_draw_after_the_others_eighth_turn() -> None:
    """The dealer lays his eighth card down: the other still plays; after that the month is a draw."""
    pos = at("play", 0, "04-chaff1", "05-chaff1", pile="06-chaff1 07-chaff1")
    pos = play(pos, "04-chaff1")
    assert pos.actors == (1,)
    assert len(pos.data["hand"][1]) == 1
    pos = play(pos, str(pos.legal(1)[0]))
    assert pos.over
    assert pos.data["ending"] == "draw"
    assert pos.points == (0, 0)


def test_KX_03_no_month_piles_up_on_the_field() -> None:
    """Between turns the field never holds more cards of a month than were dealt there, or one."""
    for seed in range(300):
        chance = random.Random(seed)
        pos = GAME.deal(seed=seed)
        dealt = Counter(card[:2] for card in field(pos))
        while not pos.over:
            pos = pos.play(pos.actors[0], chance.choice(pos.legal(pos.actors[0])))
            for month, count in Counter(card[:2] for card in field(pos)).items():
                assert count <= max(1, dealt[month])


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("06-blue", "not_in_hand"),
        ("koikoi", "nothing_to_call"),
        ("stop", "nothing_to_call"),
        (">05-animal", "nothing_turned"),
        ("05-plain>05-animal", "no_choice"),
        ("05-plain>09-blue", "no_match"),
        (0, "malformed"),
        (7 << 54 | 1, "malformed"),
        (1 << 54, "malformed"),
        (1 << 54 | 3, "malformed"),
        (2 << 54 | 1, "malformed"),
        (2 << 54 | 7, "malformed"),
        (5 << 54 | 1, "malformed"),
        (1 << 54 | 1 << 50, "malformed"),
        (1 << 62, "malformed"),
    ],
)
def test_refusals_while_playing(move: str | int, reason: str) -> None:
    pos = deal("05-plain", "06-blue", "05-animal")
    with pytest.raises(hanpan.IllegalMove) as refusal:
        pos.play(0, move)
    assert refusal.value.reason == reason
    assert pos.reason(1, move) == "not_your_turn"


def test_refusals_while_picking_calling_and_over() -> None:
    picking = play(deal("06-blue", field="05-animal 05-chaff2", pile="05-plain"), "06-blue")
    held = picking.data["hand"][0][0]
    assert picking.reason(0, held) == "choose_turned"
    assert picking.reason(0, ">05-chaff1") == "no_match"
    assert picking.reason(0, "koikoi") == "nothing_to_call"
    calling = at("call", 0, "04-chaff1", taken=("01-red 02-red 03-red", ""))
    assert calling.reason(0, "04-chaff1") == "choose_call"
    assert calling.reason(0, ">05-animal") == "choose_call"
    assert calling.reason(1, "stop") == "not_your_turn"
    over = play(calling, "stop")
    assert over.reason(0, "stop") == over.reason(1, "04-chaff1") == "over"
    assert over.legal(0) == over.legal(1) == ()
