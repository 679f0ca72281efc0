"""What a page is told beyond the record, and what no seat is told: from the deck that was dealt, not from `guess`."""

from __future__ import annotations

import random

import pytest

import hanpan
from hanpan.games.koikoi.yaku import YAKU
from tests.contract.kit import random_options
from tests.koikoi.board import CARDS, GAME, at, deal, deck


def test_facts_have_one_shape() -> None:
    """Both sides' yaku by name with their points, the sums, what a stop would be multiplied by, the pile's height."""
    chance = random.Random(1)
    for seed in range(100):
        pos = GAME.deal(random_options(GAME, chance), seed=seed)
        while not pos.over:
            facts = pos.view(-1).data["facts"]
            assert list(facts) == ["yaku", "sum", "factor", "pile_left"]
            for made, points, factor in zip(facts["yaku"], facts["sum"], facts["factor"], strict=True):
                assert set(made) <= set(YAKU)
                assert all(type(n) is int and n > 0 for n in made.values())
                assert sum(made.values()) == points
                assert type(factor) is int
                assert factor >= 1
            assert facts["pile_left"] == sum(card is not None for card in pos.data["pile"])
            pos = pos.play(pos.actors[0], chance.choice(pos.legal(pos.actors[0])))


def test_facts_of_a_position() -> None:
    pos = at(
        "call", 0, "06-chaff1", taken=("01-red 02-red 03-red 04-plain 05-plain", "01-bright 03-bright 12-bright"),
        calls=(0, 1), called_at=(0, 5),
    )  # fmt: skip
    facts = pos.data["facts"]
    assert facts["yaku"][0] == {"red_ribbons": 7}
    assert facts["sum"][0] == 7
    assert facts["factor"][0] == 4  # seven, and the other has called
    assert facts["pile_left"] == 24 - pos.data["drawn"]


def test_facts_of_the_yaku_names() -> None:
    assert YAKU == (
        "five_brights", "four_brights", "rainy_four", "three_brights", "flower_viewing", "moon_viewing", "nomi",
        "boar_deer_butterfly", "red_ribbons", "blue_ribbons", "both_ribbons", "animals", "ribbons", "chaff",
    )  # fmt: skip


def hidden(pos: hanpan.Position, seat: int) -> set[str]:
    """The cards that `seat` has no way to know (KK-04): the pile that is left, and every hand but its own, unless that
    hand was declared (KK-11, KK-13)."""
    data = pos.data
    cards = {card for card in data["pile"] if card}
    for other in (0, 1):
        declared = data["ending"] == "both_hands" or (data["ending"] == "hand" and data["winner"] == other)
        if other != seat and not declared:
            cards |= set(data["hand"][other])
    return cards


def test_D03_D04_no_hidden_card_is_named_to_a_seat_or_a_spectator() -> None:
    """No byte of a view's text or data, of moves or of refusals names a card that is hidden from the viewer."""
    chance = random.Random(3)
    decks = [{"first": "01-bright 01-red 01-chaff1 01-chaff2"}, {"second": "01-bright 01-red 01-chaff1 01-chaff2"}]
    decks += [{"field": "06-animal 06-blue 06-chaff1 06-chaff2"}]
    starts = [deal(**cards, lot=lot) for cards in decks for lot in (0, 1)]
    starts += [GAME.deal(random_options(GAME, chance), seed=seed) for seed in range(150)]
    for pos in starts:
        while True:
            for seat in (-1, 0, 1):
                seen = pos.view(seat)
                told = seen.text + repr(seen) + repr(seen.data)
                if seat >= 0:
                    told += "".join(map(str, pos.legal(seat)))
                    told += "".join(refusal(pos, seat, move) for move in ("koikoi", "stop", 0, chance.getrandbits(63)))
                for card in hidden(pos, seat):
                    assert card not in told
                assert seen.full == (not hidden(pos, seat))
            if pos.over:
                break
            pos = pos.play(pos.actors[0], chance.choice(pos.legal(pos.actors[0])))


def refusal(pos: hanpan.Position, seat: int, move: str | int) -> str:
    try:
        pos.play(seat, move)
    except hanpan.IllegalMove as error:
        return f"{error} {error.reason}"
    return ""


@pytest.mark.parametrize("dealer", [0, 1])
def test_A_decks_that_differ_where_a_seat_cannot_look_tell_it_the_same(dealer: int) -> None:
    """From the deck's own order (KK-04), the other hand and the pile shuffled together; the same moves of the one who
    looks, while the cards that come to light are the same."""
    chance = random.Random(dealer)
    compared = 0
    for _deal in range(400):
        cards = list(CARDS)
        chance.shuffle(cards)
        for seat in (0, 1):
            own = slice(0, 8) if seat == dealer else slice(8, 16)
            unknown = [n for n in range(48) if n not in range(own.start, own.stop) and n not in range(16, 24)]
            moved = unknown.copy()
            chance.shuffle(moved)
            twin = cards.copy()
            for here, there in zip(unknown, moved, strict=True):
                twin[here] = cards[there]
            one, two = GAME.deal(deck=cards, lot=dealer), GAME.deal(deck=twin, lot=dealer)
            if one.over or two.over:
                continue
            assert one != two
            assert one.view(seat) == two.view(seat)
            assert one.view(seat).text == two.view(seat).text
            assert one.view(seat).data == two.view(seat).data
            assert one.legal(seat) == two.legal(seat)
            compared += 1
    assert compared > 700


def test_F03_a_seat_sees_its_hand_and_what_lies_open() -> None:
    cards = deck("01-bright", "02-animal")
    pos = GAME.deal(deck=cards, lot=0)
    assert set(pos.view(0).data["hand"][0]) == set(cards[:8])
    assert set(pos.view(1).data["hand"][1]) == set(cards[8:16])
    for seat in (-1, 0, 1):
        assert set(pos.view(seat).data["field"]) == set(cards[16:24])
        assert pos.view(seat).data["held"] == [8, 8]
