"""What a seat sees, and the deals it may imagine (DG-64, DG-66, DG-73, DK-04, DK-05, DK-26, DK-39)."""

from __future__ import annotations

import random

import pytest

import hanpan
from tests.daifugo.support import DECK, GAME, after, scene, script
from tests.daifugo.test_exchange import GORAN, finished, next_round


def test_others_hands_are_hidden_their_sizes_are_not() -> None:
    pos = GAME.deal(GAME.options("goran"), seed=1)
    for seat in range(-1, 4):
        seen = pos.view(seat).data
        assert [bool(hand) for hand in seen["hand"][:4]] == [other == seat for other in range(4)]
        assert seen["held"] == pos.data["held"]
        assert seen["lot"] == 0


def test_both_sides_of_an_exchange_know_the_cards_that_went_over_and_nobody_else() -> None:
    pos = script(next_round(finished("1 4 2 3", "goran"), *GORAN), "0:exchange:SQ+HQ 2:exchange:HK")
    assert set(pos.view(1).data["hand"][0]) == {"S2", "H2"}
    assert set(pos.view(0).data["hand"][1]) == {"SQ", "HQ"}
    assert pos.view(3).data["hand"][2] == ["SA"]
    assert pos.view(2).data["hand"][3] == ["HK"]
    assert not any(pos.view(3).data["hand"][seat] for seat in (0, 1))
    assert not any(pos.view(-1).data["hand"])


def test_DG_66_the_rich_know_that_the_poor_kept_nothing_stronger() -> None:
    """The daihinmin gave ♠2 and ♥2: neither a joker nor ♠2 ♥2 is in its hand in any guess, ♦2 often is."""
    pos = script(next_round(finished("1 4 2 3", "goran"), *GORAN), "0:exchange:SQ+HQ 2:exchange:HK")
    kept = set()
    for seed in range(200):
        hand = set(pos.guess(0, seed).data["hand"][1])
        assert {"SQ", "HQ"} <= hand
        assert not hand & {"JK0", "S2", "H2"}
        kept |= hand
    assert "D2" in kept
    assert "JK0" in set().union(*(set(pos.guess(2, seed).data["hand"][1]) for seed in range(50)))


def test_DG_66_until_the_poor_are_given_a_card_by_another() -> None:
    """Seat 0 was last and gave seat 1 two cards; then seat 3 gives it a card after a 7."""
    hands = ("D2 S2 D5", "SQ S9 D3", "HK DK C9", "SK H7 HA")
    pos = next_round(finished("4 1 2 3", "goran", seven_give=True), *hands)
    pos = script(pos, "1:exchange:SQ+D3 2:exchange:HK")
    assert pos.record.lacks[1]
    pos = script(pos, "0:D5 1:pass 2:pass 3:H7")
    assert pos.record.lacks[1]
    pos = script(pos, "3:give:SK")
    assert "SK" in pos.data["hand"][0]
    assert not pos.record.lacks[1]


def test_DG_66_what_the_rich_gave_back_the_poor_may_keep_when_it_gives_one_on() -> None:
    """Seat 1 gave ♠2 ♥2 and got ♠2 back. When it gives a card to seat 2 after a 7, seat 0 is no longer sure where ♠2
    is, but it may be where it was; ♥2, which seat 0 holds, and the joker are not."""
    hands = ("SQ HQ CA DA", "C7 D2 H2 S2", "HK DK", "SK SA HA")
    pos = script(next_round(finished("1 4 2 3", "goran", seven_give=True), *hands), "0:exchange:S2+HQ 2:exchange:HK")
    assert pos.view(0).data["hand"][1] == ["HQ", "S2"]
    assert set(pos.data["lacks"][0]) == {"S2", "JK0"}
    lowest = next(card for card in pos.data["hand"][1] if card != "C7")
    pos = script(pos, f"1:C7 1:give:{lowest}")
    assert "S2" in pos.data["hand"][1]
    assert pos.view(0).data["hand"][1] == []
    assert pos.data["lacks"][0] == ["JK0"]
    assert pos.view(0).agrees(0, pos)
    guessed = [set(pos.guess(0, seed).data["hand"][1]) for seed in range(300)]
    assert 0 < sum("S2" in hand for hand in guessed) < 300
    assert not any("JK0" in hand for hand in guessed)


@pytest.mark.parametrize("jokers", [0, 1, 2])
def test_DG_66_nobody_lacks_a_joker_that_is_not_in_use(jokers: int) -> None:
    """With no joker or one, what reads back is what was written (an unused joker would be refused)."""
    options = GAME.options(jokers=jokers, rounds=2)
    for seed in range(20):
        pos = GAME.deal(options, seed=seed)
        while not pos.over:
            pos = pos.play(pos.actors[0], pos.legal(pos.actors[0])[0])
        after_it = pos.next_round(seed=seed)
        assert after_it is not None
        assert GAME.read(after_it.text) == after_it
        unused = set(DECK[52 + jokers :])
        assert not any(unused & set(lacks) for lacks in after_it.data["lacks"])


def test_a_text_in_which_the_poor_hold_what_they_lack_is_refused() -> None:
    pos = script(next_round(finished("1 4 2 3", "goran"), *GORAN), "0:exchange:SQ+HQ 2:exchange:HK")
    held = pos.data["hand"][1][-1]
    lacks = next(word for word in pos.text.split() if word.startswith("lacks="))
    with pytest.raises(hanpan.NotationError, match="lacks what it must hold"):
        GAME.read(pos.text.replace(lacks, lacks.replace("S2", f"{held}+S2", 1)))


def test_DK_26_a_card_given_on_is_known_to_the_two_players() -> None:
    pos = after("S7 C4 C5 C6", "H3 H4", "DK HK", moves="S7 give:C4", preset="dokopa", seven_give=True)
    assert pos.view(0).data["hand"][1] == ["C4"]
    assert pos.view(1).data["hand"][1] == ["H3", "H4", "C4"]
    assert pos.view(2).data["hand"][:2] == [[], []]
    for seed in range(20):
        assert "C4" in pos.guess(0, seed).data["hand"][1]


def test_DK_26_and_no_longer_sure_when_its_holder_gives_one_on() -> None:
    hands = ("S7 C4 C5 C6", "D7 H7 H4 HJ", "DK HK")
    pos = after(*hands, moves="S7 give:C4 pass pass", preset="dokopa", seven_give=True)
    assert pos.view(0).data["hand"][1] == ["C4"]
    pos = script(pos, "C5 D7 give:H4")
    assert pos.view(0).data["hand"][1] == []
    assert pos.view(1).data["hand"][2] == ["H4"]


def test_DK_04_no_guess_excludes_a_joker() -> None:
    pos = GAME.deal(GAME.options("dokopa", seats=8), seed=1)
    for seed in range(300):
        dead = set(pos.guess(0, seed).data["dead"])
        assert len(dead) == 6
        assert not dead & {"JK0", "JK1"}


def test_guesses_are_spread_evenly() -> None:
    """Each of the 40 cards that seat 0 of a goran table cannot see is as often in seat 1's hand as any other:
    over 4000 guesses a count is binomial, 1300 on average, and none of 40 strays by six standard deviations."""
    pos = GAME.deal(GAME.options("goran"), seed=1, lot=0)
    held = len(pos.data["hand"][1])
    unseen = set(DECK[:53]) - set(pos.data["hand"][0])
    counts = dict.fromkeys(unseen, 0)
    for seed in range(4000):
        for card in pos.guess(0, seed).data["hand"][1]:
            counts[card] += 1
    share = held / len(unseen)
    deviation = (4000 * share * (1 - share)) ** 0.5
    assert all(abs(count - 4000 * share) < 6 * deviation for count in counts.values())


@pytest.mark.parametrize("preset", ["goran", "dokopa"])
def test_what_a_rich_seat_has_laid_out_stays_its_own(preset: str) -> None:
    pos = next_round(finished("1 4 2 3", "dokopa" if preset == "dokopa" else "goran"), *GORAN)
    pos = pos.play(2, "exchange:HK")
    if preset == "dokopa":
        assert pos.view(2).data["chosen"][2] == ["HK"]
        guessed = pos.guess(0, 1).data
        assert len(guessed["chosen"][2]) == 1
        assert set(guessed["chosen"][2]) <= set(guessed["hand"][2])
    else:
        assert pos.view(2).data["hand"][3] == ["HK"]


def test_B15_cards_are_conserved_and_guesses_look_alike() -> None:
    chance = random.Random("daifugo guesses")
    for number in range(60):
        preset = chance.choice(sorted(GAME.spec.options.presets))
        pos: hanpan.Position | None = GAME.deal(GAME.options(preset, seven_give=True), seed=number)
        for _round in range(2):
            assert pos is not None
            while not pos.over:
                seat = chance.choice(pos.actors)
                looker = chance.randrange(-1, pos.seats)
                if looker >= 0:
                    assert pos.guess(looker, 7).view(looker) == pos.view(looker)
                moves = pos.legal(seat)
                pos = pos.play(seat, chance.choice(moves))
            pos = pos.next_round(seed=number)
            if pos is None:
                break


def test_a_card_given_to_who_then_falls_is_known_to_lie_thrown_away() -> None:
    """Seat 3 gives its last card but one to the old daifugo, then goes out first."""
    pos = scene("D4 D5", "S9 C6 CQ", "ST H4 HK", "S7 SJ H6", turn=3, before="1 2 3 4", seven_give=True)
    pos = script(pos, "3:S7 give:H6 0:pass 1:pass 2:pass 3:SJ")
    assert pos.data["how"][0] == "fallen"
    assert pos.data["thrown"] == ["D4", "D5", "H6"]
    assert pos.view(3).data["thrown"] == ["H6"]
    assert pos.view(1).data["thrown"] == []
    for seed in range(20):
        guessed = pos.guess(3, seed).data["thrown"]
        assert len(guessed) == 3
        assert "H6" in guessed
