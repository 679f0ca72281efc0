"""Who knows what of closed cards (ZG-05, ZG-08, ZG-18, ZX-05): views keep it, and guesses agree with it."""

from __future__ import annotations

import random

import hanpan
from tests.zayagoshi.board import all_pass, go, random_options, random_round, table

#: Seat 0 keeps a one and so puts known cards under the centre; seat 1 looks on.
HANDS = ["R1 Y1 R5 Y5", "R2 Y3 G4 B6", "G2 B3 Y4 R6"]


def kept() -> hanpan.Position:
    """Seat 0 has discarded G8, seat 1 B8, seat 2 R7; then seat 0 kept Y1: under the centre lie G8 B8 R7, Y5, R1."""
    pos = go(table(HANDS, centre="G8 B8 R7 G7"), "R1+Y1 discard:G8 discard:B8 discard:R7")
    return go(all_pass(pos), "Y5>R1+Y1 keep:Y1")


def bottom(pos: hanpan.Position, seat: int) -> list[str | None]:
    """The five lowest cards of the centre as a seat sees them."""
    data = pos.view(seat).data
    cards: list[str | None] = data["centre"][: data["left"]][-5:]
    return cards


def test_ZX_05_what_went_under_face_up_is_known_to_all_and_ripening_cards_to_their_owner() -> None:
    pos = kept()
    assert bottom(pos, 0) == ["G8", "B8", "R7", "Y5", "R1"]
    for viewer in (-1, 1, 2):
        assert bottom(pos, viewer) == ["G8", "B8", "R7", None, "R1"]
    above = pos.view(0).data["centre"][: pos.data["left"] - 5]
    assert set(above) == {None}


def test_ZX_05_guesses_leave_known_cards_where_they_are() -> None:
    pos = kept()
    for seed in range(50):
        assert bottom(pos.guess(1, seed), 1) == bottom(pos, 1)
        assert pos.guess(0, seed).data["centre"][: pos.data["left"]][-5:] == ["G8", "B8", "R7", "Y5", "R1"]


def kept_with_known_card() -> hanpan.Position:
    """The same with the known cards brought to the top of the centre; seat 1 has drawn G8, B8 is next."""
    pos = kept()
    data = pos.data
    cards, seen = data["centre"][: data["left"]], data["seen"][: data["left"]]
    head, body = pos.text.split(" | ")
    words = dict(word.split("=") for word in body.split())
    words["centre"] = ",".join(cards[-5:] + cards[:-5] + ["-"] * (36 - len(cards)))
    words["seen"] = ",".join(map(str, seen[-5:] + seen[:-5] + [0] * (36 - len(seen))))
    pos = pos.game.read(f"{head} | {' '.join(f'{name}={value}' for name, value in words.items())}")
    return all_pass(go(pos, "end"))


def test_ZG_04_a_known_card_is_known_in_the_hand_that_drew_it() -> None:
    pos = kept_with_known_card()
    assert "G8" in pos.data["hand"][1]
    for viewer in (-1, 0, 2):
        assert pos.view(viewer).data["hand"][1] == ["G8"]
    assert all("G8" in pos.guess(2, seed).data["hand"][1] for seed in range(50))


def paired(pos: hanpan.Position) -> hanpan.Position:
    """Seat 1 with a pair of quotos to lay cards on, for whoever reads the text."""
    data = pos.data
    quotos = [card for card in ("Q1", "Q2", "Q3", "Q4") if card in data["centre"][: data["left"]]][:2]
    assert len(quotos) == 2
    left = [card for card in data["centre"] if card not in (*quotos, None)]
    seen = [s for card, s in zip(data["centre"], data["seen"], strict=True) if card not in (*quotos, None)]
    head, body = pos.text.split(" | ")
    words = dict(word.split("=") for word in body.split())
    words["centre"] = ",".join(left + ["-"] * (36 - len(left)))
    words["seen"] = ",".join(map(str, seen + [0] * (36 - len(seen))))
    words["left"] = str(len(left))
    words["pair"] = ",".join(["-"] * 16 + ["+".join(quotos), "-"])
    words["owner"] = ",".join(["-1"] * 16 + ["1", "-1"])
    return pos.game.read(f"{head} | {' '.join(f'{name}={value}' for name, value in words.items())}")


def test_ZG_08_a_card_laid_face_down_may_be_the_known_one() -> None:
    """Then it is known to lie in that hand or there, whichever card was laid: both look the same."""
    pos = paired(kept_with_known_card())
    quotos = "+".join(pos.data["pair"][16])
    others = [card for card in pos.data["hand"][1] if card != "G8"]
    laid, not_laid = go(pos, f"G8>{quotos}"), go(pos, f"{others[0]}>{quotos}")
    for viewer in (-1, 0, 2):
        assert bytes(laid.view(viewer)) == bytes(not_laid.view(viewer))
        assert laid.view(viewer).data["hand"][1] == []
    assert laid.view(2).data["loose"][2 * 4 + 1] == ["G8"]
    places = set()
    for seed in range(100):
        guess = laid.guess(2, seed).data
        assert ("G8" in guess["hand"][1]) != (guess["ripe"][0] == "G8")
        places.add(guess["ripe"][0] == "G8")
    assert places == {True, False}


def test_ZG_08_cards_laid_before_it_was_drawn_cannot_be_it() -> None:
    pos = paired(kept_with_known_card())
    quotos = "+".join(pos.data["pair"][16])
    others = [card for card in pos.data["hand"][1] if card != "G8"]
    pos = go(pos, f"{others[0]}>{quotos} {others[1]}>{quotos}")
    guesses = [pos.guess(0, seed).data for seed in range(100)]
    assert {guess["ripe"].index("G8") if "G8" in guess["ripe"] else -1 for guess in guesses} == {-1, 0, 1}
    assert all(guess["held"][1] == len(guess["hand"][1]) for guess in guesses)
    # B8, which seat 2 draws next, is known too, and none of the cards laid so far.
    pos = all_pass(go(pos, "end"))
    assert pos.view(0).data["hand"][2] == ["B8"]
    assert all("B8" in pos.guess(0, seed).data["hand"][2] for seed in range(50))


def test_a_known_card_laid_open_is_forgotten_as_a_secret() -> None:
    pos = kept_with_known_card()
    pos = go(pos, "discard:G8")
    assert not any(pos.data["knows"])
    assert "G8" in pos.data["discards"]


def test_seats_know_what_everybody_knows() -> None:
    """Over random rounds: a seat sees at least the spectator's cards, and every card it sees is where it sees it."""
    chance = random.Random(3)
    for _round in range(12):
        for pos in random_round(chance, **random_options(chance))[::7]:
            full, public = pos.data, pos.view(-1).data
            for seat in range(pos.seats):
                seen = pos.view(seat).data
                for name in ("centre", "ripe", "discards"):
                    for mine, all_see, true in zip(seen[name], public[name], full[name], strict=True):
                        assert mine in (None, true)
                        assert all_see in (None, mine)
                for mine, all_see, true in zip(seen["hand"], public["hand"], full["hand"], strict=True):
                    assert set(all_see) <= set(mine) <= set(true)


def test_what_is_known_to_lie_with_a_seat_lies_there() -> None:
    """Over random rounds: `loose` and `knows` never say what is not so, and guesses keep to them."""
    chance = random.Random(4)
    known = 0
    for number in range(10):
        for pos in random_round(chance, **random_options(chance))[::3]:
            data = pos.data
            for place in range(20):
                viewer, holder = divmod(place, 4)
                cards = set(data["loose"][place])
                if not cards:
                    continue
                known += 1
                assert viewer != holder
                assert cards <= closed_cards(pos, holder)
                guess = pos.guess(viewer, number) if viewer < pos.seats else pos
                assert cards <= closed_cards(guess, holder)
    assert known > 100


def closed_cards(pos: hanpan.Position, seat: int) -> set[str]:
    data = pos.data
    lying = {card for pair in data["facts"]["pairs"][seat] for card in pair["ripening"]}
    return set(data["hand"][seat]) | lying
