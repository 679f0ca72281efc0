"""Daifugo's computer players under any options: what they decide is open to them, and follows from the view."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import hanpan
from hanpan.games.daifugo import beliefs
from hanpan.players.levels import decide
from tests.contract.kit import random_options
from tests.daifugo.support import DECK, GAME, after, scene, script

#: The searching level with few guesses: nothing here asks how well it plays.
LEVELS = ("beginner", "intermediate", "advanced@2")


def asked(count: int) -> Iterator[tuple[hanpan.Position, int]]:
    """Positions of random rounds under random options, exchanges and second rounds among them, and who is to act."""
    chance = random.Random("players")
    for number in range(count):
        pos: hanpan.Position | None = GAME.deal(random_options(GAME, chance), seed=number)
        for _round in range(2):
            while pos is not None and not pos.over:
                seat = chance.choice(pos.actors)
                moves = pos.legal(seat)
                if len(moves) > 1 and chance.random() < 0.15:
                    yield pos, seat
                pos = pos.play(seat, chance.choice(moves))
            pos = pos and pos.next_round(seed=number)


@pytest.mark.parametrize("level", LEVELS)
def test_any_options_any_position_the_same_open_move_whatever_is_hidden(level: str) -> None:
    """KA-06: the cards out of sight changed places twice, and the same seed brings the same move, one of the open
    ones."""
    chosen = set()
    phases = set()
    for number, (pos, seat) in enumerate(asked(8)):
        view = pos.view(seat)
        move = decide("daifugo", level, bytes(view), pos.options, seat, number)
        assert move in pos.legal(seat)
        for seed in (1, 2):
            assert decide("daifugo", level, bytes(view.guess(seat, seed)), pos.options, seat, number) == move
        chosen.add(move)
        phases.add(pos.data["phase"])
    assert len(chosen) > 30
    assert {"exchange", "play"} <= phases


def declined(pos: hanpan.Position, seat: int) -> tuple[str, str]:
    """The ranks that would have beaten the singles, and the pairs, that a seat passed on; `*` is the joker."""
    bits = pos.data["declined"][seat]
    ranks = [rank for number, rank in enumerate("3456789TJQKA2*3456789TJQKA2") if bits >> number & 1]
    singles = (bits & (1 << 14) - 1).bit_count()
    return "".join(ranks[:singles]), "".join(ranks[singles:])


def test_a_pass_tells_what_would_have_beaten_the_table() -> None:
    pos = after("SQ SK D4 C4", "D3 C3 H2", "DA DK", moves="SQ pass", preset="goran")
    assert declined(pos, 1) == ("KA2*", "")
    assert declined(pos, 2) == ("", "")
    pos = after("DQ DK SQ CQ D4", "D3 C3 H2", "SJ HJ", moves="SQ+CQ pass pass", preset="goran")
    assert declined(pos, 1) == declined(pos, 2) == ("", "KA2")
    pos = after("S4 D6 C6", "SJ C3 H2", "DA DK", moves="S4 pass", preset="goran", low=True)
    assert declined(pos, 1) == ("3*", "")


def test_what_was_declined_adds_up_over_the_round() -> None:
    pos = after("SQ S2 D4 C4 S6 H6", "D3 C3 H2", "DA DK", moves="SQ pass DA pass", preset="goran")
    assert [declined(pos, seat) for seat in range(3)] == [("2*", ""), ("KA2*", ""), ("", "")]
    pos = script(pos, "1:pass")
    assert declined(pos, 1) == ("KA2*", "")


def test_passes_under_a_lock_on_a_lone_joker_or_a_run_tell_nothing() -> None:
    hands = ("JK0 S4 S5 S6 S9 ST", "D3 C3 SJ H2", "DA DK")
    for moves in ("JK0 pass pass", "S4-S5-S6 pass pass", "ST SJ pass"):
        pos = after(*hands, moves=moves, preset="goran")
        assert not any(pos.data["declined"]), moves


def test_everybody_sees_what_was_declined_and_a_new_round_forgets_it() -> None:
    pos = after("SA SK D4 C4", "D3 C3 H2", "DA DK", moves="SA pass", preset="goran")
    assert any(pos.data["declined"])
    assert all(pos.view(seat).data["declined"] == pos.data["declined"] for seat in (-1, 0, 1, 2))
    while not pos.over:
        pos = pos.play(pos.actors[0], pos.legal(pos.actors[0])[0])
    following = pos.next_round(seed=1)
    assert following is not None
    assert not any(following.data["declined"])


def likelihood(pos: hanpan.Position, hand: str) -> float:
    """How likely seat 1 of three passed as it did, holding `hand`."""
    s = pos.record
    s.hand[1] = sum(1 << DECK.index(card) for card in hand.split())
    options = GAME.spec.options.type.record(pos.options.row)
    return float(beliefs.likelihood(pos.view(0).record, options, 0, s))


def test_hands_that_could_have_beaten_are_the_less_likely_the_more_they_could() -> None:
    pos = after("SQ SK D4 C4", "D3 C3 H3 D5", "DA DK", moves="SQ pass", preset="goran")
    likely = [likelihood(pos, hand) for hand in ("D3 C3 H3 DQ", "D3 C3 H3 CK", "D3 C3 CA CK", "D3 CA CK JK0")]
    assert likely == [pytest.approx(beliefs.SINGLE**n) for n in range(4)]
    assert beliefs.SINGLE < 1


def test_of_a_declined_pair_one_card_alone_tells_nothing() -> None:
    pos = after("SQ CQ D4 C4", "D3 C3 H3 D5", "DA DK", moves="SQ+CQ pass", preset="goran")
    assert likelihood(pos, "D3 C3 CK CA") == 1.0
    assert likelihood(pos, "D3 C3 CK HK") == pytest.approx(beliefs.PAIR)
    assert likelihood(pos, "D3 CK HK SK") == pytest.approx(beliefs.PAIR)
    assert likelihood(pos, "CA HA HK SK") == pytest.approx(beliefs.PAIR**2)
    assert beliefs.PAIR < 1


def test_the_own_passes_say_nothing_of_others() -> None:
    pos = after("SQ SK D4 C4", "D3 C3 H3 D5", "DA DK", moves="SQ pass", preset="goran")
    options = GAME.spec.options.type.record(pos.options.row)
    mine = pos.record
    mine.hand[1] = 1 << DECK.index("CK")
    assert beliefs.likelihood(pos.view(1).record, options, 1, mine) == 1.0


def test_a_lead_of_very_many_plays_is_thought_about_all_the_same() -> None:
    """Two suits but for one card, and two jokers: thousands of plays, of which the search compares the best by rules of
    thumb."""
    spades, hearts = "S3-S2", "H4-H2"
    pos = scene(f"{spades} {hearts} JK0 JK1", "D3 C3", preset="dokopa", joker_declared=True)
    moves = pos.legal(0)
    assert len(moves) > 3000
    assert decide("daifugo", "advanced@2", bytes(pos.view(0)), pos.options, 0, 1) in moves
