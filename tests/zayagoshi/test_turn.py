"""The deal and a turn: draw, register, ripen, keep, discard (ZG-01 … ZG-19)."""

from __future__ import annotations

import pytest

import hanpan
from tests.zayagoshi.board import GAME, all_pass, changed, go, phase, table, texts
from tests.zayagoshi.referee import DECK

#: A pair of ones, one of fives, and what ripens them.
ONES = "R1 Y1 R5 Y5"


def centre(pos: hanpan.Position) -> list[str]:
    return [card for card in pos.data["centre"] if card]


def discards(pos: hanpan.Position) -> list[str]:
    return [card for card in pos.data["discards"] if card]


@pytest.mark.parametrize(("seats", "left"), [(2, 28), (3, 24), (4, 20)])
def test_ZG_01_ZG_03_dealing_order(seats: int, left: int) -> None:
    """Four to the first player, four to each next on the right, the centre from the top; then the first one draws."""
    pos = GAME.deal(GAME.options(seats=seats, dice=False), deck=DECK, lot=1)
    hands = pos.data["hand"]
    assert hands[1] == ["R1", "Y1", "G1", "B1", DECK[4 * seats]]
    for step in range(1, seats):
        assert hands[(1 + step) % seats] == DECK[4 * step : 4 * step + 4]
    assert centre(pos) == DECK[4 * seats + 1 :]
    assert len(centre(pos)) == left - 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ZG_02_first_is_counted_from_who_rolls(seats: int) -> None:
    seen = set()
    for lot in range(36 * seats):
        data = GAME.deal(GAME.options(seats=seats), deck=DECK, lot=lot).data
        assert data["first"] == data["turn"] == (data["roller"] + sum(data["dice"])) % seats
        seen.add((data["roller"], *data["dice"]))
    assert len(seen) == 36 * seats


def test_ZG_02_last_winner_rolls() -> None:
    pos = finished(table([ONES, ""], rounds=3), winner=1)
    after = pos.next_round(deck=DECK, lot=8)
    assert after is not None
    assert (after.data["roller"], after.data["round_no"]) == (1, 2)


def test_ZG_02_after_a_drawn_game_its_first_player_rolls() -> None:
    pos = table(["", "", ""], rounds=3, quiet_turns=1, avoid=" ".join(DECK))
    while not pos.over:
        seat = pos.actors[0]
        pos = pos.play(seat, "pass" if phase(pos) == "da" else next(m for m in texts(pos, seat) if "discard" in m))
    after = pos.next_round(deck=DECK, lot=1)
    assert after is not None
    assert after.data["roller"] == pos.data["first"] == 0


def test_ZG_02_without_dice_the_roller_begins() -> None:
    data = GAME.deal(GAME.options(dice=False), deck=DECK, lot=2).data
    assert (data["dice"], data["roller"], data["first"]) == ([0, 0], 2, 2)


def finished(pos: hanpan.Position, winner: int) -> hanpan.Position:
    """The round won by `winner` with any four cards, everything else as it is."""
    cards, hand = pos.data["hand"][winner][:4], list(pos.data["hand"])
    hand[winner] = hand[winner][4:]
    return changed(
        pos,
        phase="over",
        ending="four_kept",
        winner=str(winner),
        hand=",".join("+".join(names) or "-" for names in hand),
        held=",".join(str(len(names)) for names in hand),
        kept=",".join("+".join(cards) if seat == winner else "-" for seat in range(4)),
    )


def test_ZG_04_a_turn_begins_with_a_draw() -> None:
    pos = table(["", ""], centre="R8 G2")
    assert "R8" in pos.data["hand"][0]
    pos = all_pass(go(pos, "discard:R8"))
    assert "G2" in pos.data["hand"][1]
    assert pos.data["held"] == [4, 5, 0, 0]


def test_ZG_05_discards_turned_over_the_oldest_on_top() -> None:
    pos = changed_piles(table(["", ""]), top=["R1"], thrown=["Y2", "G3", "B4"])
    pos = all_pass(go(pos, f"discard:{pos.data['hand'][0][0]}"))  # seat 1 draws R1, the last
    thrown = discards(pos)
    assert thrown[:3] == ["Y2", "G3", "B4"]
    assert centre(pos) == []
    pos = all_pass(go(pos, "discard:R1"))
    assert "Y2" in pos.data["hand"][0]
    assert centre(pos) == ["G3", "B4", thrown[3], "R1"]
    assert discards(pos) == []


def fill(cards: list[str], size: int, blank: str) -> str:
    """An array's text: these elements, then blanks."""
    return ",".join([*cards, *[blank] * (size - len(cards))])


def changed_piles(pos: hanpan.Position, top: list[str], thrown: list[str]) -> hanpan.Position:
    """The same round with this centre and these discards; what is left over lies with seat 1 as ripening cards."""
    held = {card for hand in pos.data["hand"] for card in hand} | set(top) | set(thrown)
    pair = next(n for n in range(0, 36, 4) if not set(DECK[n : n + 2]) & held)
    rest = [card for card in DECK if card not in held and card not in DECK[pair : pair + 2]]
    slot = pair // 4 * 2
    return changed(
        pos,
        centre=fill(top, 36, "-"),
        left=str(len(top)),
        discards=fill(thrown, 36, "-"),
        discarded=str(len(thrown)),
        pair=fill(["-"] * slot + ["+".join(DECK[pair : pair + 2])], 18, "-"),
        owner=fill(["-1"] * slot + ["1"], 18, "-1"),
        ripened=fill(["0"] * slot + [str(len(rest))], 18, "0"),
        ripe=fill(rest, 34, "-"),
        ripe_on=fill([str(slot)] * len(rest), 34, "-1"),
        ripe_no=fill([str(i + 1) for i in range(len(rest))], 34, "0"),
        ripening=str(len(rest)),
        laid=str(len(rest)),
    )


def test_ZG_06_nothing_to_draw_and_the_turn_goes_on() -> None:
    pos = changed_piles(table(["R1 G2 B3 Y4", "R5 G6 B7 Y8"]), top=[], thrown=[])
    pos = go(pos, f"discard:{pos.data['hand'][0][-1]}")
    pos = all_pass(pos)
    assert pos.data["drew"] == 1, "the one discard is turned over and drawn"
    pos = go(changed_piles(table(["R1 G2 B3 Y4", "R5 G6 B7 Y8"], hand_limit=5), top=[], thrown=[]), "end")
    assert (pos.data["drew"], pos.data["held"][1], phase(pos)) == (0, 4, "turn")


def test_ZG_07_a_pair_is_two_of_one_printed_number() -> None:
    pos = table([ONES, ""])
    assert {"R1+Y1", "R5+Y5"} <= texts(pos, 0)
    assert pos.reason(0, "R1+R5") == "other_number"
    after = go(pos, "R1+Y1")
    assert after.data["facts"]["pairs"][0] == [{"cards": ["R1", "Y1"], "ripening": [], "needs": 1, "ripe": False}]
    assert after.data["held"][0] == 3
    assert after.view(-1).data["pair"][0] == ["R1", "Y1"], "face up"


def test_ZG_08_any_card_ripens_an_own_pair() -> None:
    pos = go(table([ONES, "Q1 Q2"], centre="Q3"), "R1+Y1")
    assert {"R5>R1+Y1", "Y5>R1+Y1", "Q3>R1+Y1"} <= texts(pos, 0)
    after = go(pos, "Q3>R1+Y1 R5>R1+Y1")
    assert after.data["facts"]["pairs"][0][0]["ripening"] == ["Q3", "R5"], "more than needed may lie there"
    assert after.view(1).data["facts"]["pairs"][0][0]["ripening"] == [None, None]
    assert after.view(0).data["facts"]["pairs"][0][0]["ripening"] == ["Q3", "R5"]


@pytest.mark.parametrize("number", range(1, 9))
def test_ZG_09_a_pair_needs_its_number_or_four_less(number: int) -> None:
    """Circles, yellow 8 and blue 4, always need four."""
    needs = number if number <= 4 else number - 4
    fillers = [card for card in DECK[:32] if card[1] != str(number)][: needs + 1]
    pos = go(table([f"Y{number} B{number}", ""], centre=" ".join(fillers[2:3])), f"Y{number}+B{number}")
    for laid in range(needs):
        assert pos.reason(0, f"keep:Y{number}") == "not_ripe"
        if not pos.data["hand"][0]:
            pos = more_cards(pos)
        card = pos.data["hand"][0][0]
        pos = go(pos, f"{card}>Y{number}+B{number}")
        assert pos.data["ripened"][2 * (number - 1)] == laid + 1
    assert {f"keep:Y{number}", f"keep:B{number}"} <= texts(pos, 0)
    assert go(pos, f"keep:B{number}").data["kept"][0] == [f"B{number}"]


def more_cards(pos: hanpan.Position) -> hanpan.Position:
    """On to this seat's next turn, everybody else ending theirs with a discard."""
    seat = pos.actors[0]
    pos = go(pos, "end")
    while pos.actors[0] != seat or phase(pos) == "da":
        actor = pos.actors[0]
        pos = pos.play(actor, "pass" if phase(pos) == "da" else f"discard:{pos.data['hand'][actor][-1]}")
    return pos


def test_ZG_10_two_quotos_are_a_pair_and_kept_at_once() -> None:
    pos = go(table(["Q1 Q2", ""]), "Q1+Q2")
    assert {"keep:Q1", "keep:Q2"} <= texts(pos, 0)
    assert go(pos, "keep:Q2").data["kept"][0] == ["Q2"]


def test_ZX_06_a_single_quoto_is_no_pair() -> None:
    pos = table(["Q1 R1", "Q2 Q3"], avoid="Q4")
    assert not any("Q1+" in move or "+Q1" in move for move in texts(pos, 0))
    assert pos.reason(0, "keep:Q1") == "no_pair"


def test_ZG_11_ZX_05_what_goes_under_the_centre() -> None:
    """Discards oldest first, that pair's ripening cards oldest first, the left-over card."""
    pos = table([ONES, "R2 G2"], centre="G3 B3 G4 B4")
    pos = go(pos, "R1+Y1 discard:G3 discard:B3")  # seat 1 drew B3
    pos = all_pass(pos)
    before = centre(pos)
    pos = go(pos, "Y5>R1+Y1 R5>R1+Y1 keep:Y1")
    assert centre(pos) == [*before, "G3", "B3", "Y5", "R5", "R1"]
    assert discards(pos) == []
    assert pos.data["kept"][0] == ["Y1"]


def test_ZG_11_discards_stay_where_the_option_says_so() -> None:
    pos = all_pass(go(table([ONES, "R2 G2"], centre="G3 B3", discards_stay=True), "R1+Y1 discard:G3"))
    pos = all_pass(go(pos, "discard:B3"))
    before = centre(pos)
    pos = go(pos, "Y5>R1+Y1 keep:Y1")
    assert centre(pos) == [*before, "Y5", "R1"]
    assert discards(pos) == ["G3", "B3"]


def test_ZX_05_discards_are_turned_only_when_a_draw_is_due() -> None:
    pos = changed_piles(table(["", ""]), top=["R1"], thrown=["Y2"])
    pos = all_pass(go(pos, f"discard:{pos.data['hand'][0][0]}"))
    assert (pos.data["left"], pos.data["discarded"]) == (0, 2)


def test_ZG_12_ZG_17_one_discard_ends_the_turn() -> None:
    pos = all_pass(go(table(["R1 R2 R3 R4", ""], centre="B8"), "discard:R2"))
    assert pos.actors == (1,)
    assert pos.view(-1).data["discards"][0] == "R2"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ZG_13_the_right_hand_neighbour_is_next(seats: int) -> None:
    pos = table([""] * seats, hand_limit=6)
    for turn in range(seats + 1):
        assert pos.actors == (turn % seats,)
        pos = go(pos, "end")


def test_ZG_14_any_number_of_acts_also_on_a_pair_made_now() -> None:
    pos = go(table([ONES, ""], centre="Q4"), "R1+Y1 Q4>R1+Y1 keep:R1 R5+Y5 end")
    assert pos.data["kept"][0] == ["R1"]
    assert pos.data["pair"][8] == ["R5", "Y5"]


def test_ZG_14_one_ripening_a_turn_where_the_option_says_so() -> None:
    pos = go(table([ONES, ""], centre="Q4", acts="one_ripening"), "R1+Y1 R5+Y5 Q4>R1+Y1")
    assert not any(">" in move for move in texts(pos, 0))
    assert "keep:R1" in texts(pos, 0)
    again = go(table([ONES, ""], centre="Q4", acts="one_ripening"), "R1+Y1 Q4>R1+Y1")
    assert again.reason(0, "R5>R1+Y1") == "enough_done"


def test_ZG_14_one_act_a_turn_where_the_option_says_so() -> None:
    pos = go(table([ONES, ""], centre="Q4", acts="one"), "R1+Y1")
    assert texts(pos, 0) == {"discard:R5", "discard:Y5", "discard:Q4", "end"}
    for move in ("R5+Y5", "Q4>R1+Y1"):
        assert pos.reason(0, move) == "enough_done"


def test_ZG_15_ZG_16_discard_is_compulsory_only_over_the_limit() -> None:
    pos = table([ONES, ""])
    assert pos.reason(0, "end") == "must_discard"
    assert pos.data["facts"]["must_discard"] is True
    after = go(pos, "R1+Y1")
    assert "end" in texts(after, 0)
    assert any(move.startswith("discard:") for move in texts(after, 0)), "allowed also on a turn with registering"
    assert after.data["facts"]["must_discard"] is False


def test_ZG_16_the_hand_may_fall_to_nothing_and_is_not_refilled() -> None:
    pos = go(table([ONES, ""], centre="Q4"), "R1+Y1 R5+Y5 Q4>R1+Y1 end")
    assert pos.data["held"][0] == 0
    assert more_cards_of(pos, 0).data["held"][0] == 1


def more_cards_of(pos: hanpan.Position, seat: int) -> hanpan.Position:
    while pos.actors[0] != seat or phase(pos) == "da":
        actor = pos.actors[0]
        pos = pos.play(actor, "pass" if phase(pos) == "da" else f"discard:{pos.data['hand'][actor][-1]}")
    return pos


def test_ZG_18_what_is_open_and_what_is_not() -> None:
    pos = go(table([ONES, ""], centre="Q4"), "R1+Y1 Q4>R1+Y1")
    seen = pos.view(1).data
    assert seen["hand"][0] == []
    assert seen["held"][0] == 2
    assert seen["pair"][0] == ["R1", "Y1"]
    assert seen["ripe"][0] is None
    assert seen["ripened"][0] == 1


def test_ZG_19_many_pairs_and_only_the_owner_ripens_them() -> None:
    pos = go(table([ONES, "R2 Y2"], centre="Q4"), "R1+Y1 R5+Y5 end")
    card = pos.data["hand"][1][0]
    assert pos.reason(1, f"{card}>R1+Y1") == "no_pair"
    assert pos.reason(1, "keep:R1") == "no_pair"


def test_who_may_not_act_is_told_so() -> None:
    pos = table([ONES, ""])
    assert pos.reason(1, "end") == "not_your_turn"
    assert pos.reason(0, "pass") == "no_discard_offered"
    assert pos.reason(0, "finish") == "not_complete"
    assert pos.reason(0, "discard:R2") == "not_in_hand"
    assert pos.reason(0, 3 << 54) == "malformed"
