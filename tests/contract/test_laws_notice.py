"""The laws can be broken: each kind of fault, put into Koi-Koi's interpreted rules, is found by its law."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import hanpan
from hanpan.games.contract import CONTRACT
from hanpan.kernel import interpreted
from tests.contract import loops
from tests.contract.kit import bound, survey
from tests.server import showdown

GAME = hanpan.game("koikoi")
RULES: dict[str, Callable[..., Any]] = {name: interpreted(getattr(GAME.spec.rules, name)) for name in CONTRACT}


def play_losing_a_card(s: Any, o: Any, seat: int, move: int) -> None:
    RULES["play"](s, o, seat, move)
    s.field &= s.field - 1


def play_never_ending(s: Any, o: Any, seat: int, move: int) -> None:
    s.total[0] += 1


def actors_forgetting_a_phase(s: Any, o: Any) -> int:
    return int(RULES["actors"](s, o)) if s.phase != 1 else 2 >> s.turn


def legal_leaving_one_out(s: Any, o: Any, seat: int, out: Any) -> int:
    n = int(RULES["legal"](s, o, seat, out))
    return n - 1 if n > 1 else n


def legal_listing_one_twice(s: Any, o: Any, seat: int, out: Any) -> int:
    n = int(RULES["legal"](s, o, seat, out))
    out[n] = out[0]
    return n + (1 if n else 0)


def legal_reading_the_pile(s: Any, o: Any, seat: int, out: Any) -> int:
    n = int(RULES["legal"](s, o, seat, out))
    return n - 1 if n > 1 and s.drawn < 24 and s.pile[s.drawn] % 2 else n


def check_refusing_a_legal_move(s: Any, o: Any, seat: int, move: int) -> int:
    return 11 if move >> 54 == 1 and move & 1 else int(RULES["check"](s, o, seat, move))


def check_telling_a_secret(s: Any, o: Any, seat: int, move: int) -> int:
    reason = int(RULES["check"](s, o, seat, move))
    return 9 if reason == 7 and s.hand[1 - seat] & move else reason


def check_leaving_a_mark(s: Any, o: Any, seat: int, move: int) -> int:
    s.last_seat = seat
    return int(RULES["check"](s, o, seat, move))


def view_counting_the_hidden(s: Any, o: Any, seat: int, out: Any) -> None:
    RULES["view"](s, o, seat, out)
    out.won += 1


def view_showing_too_much(s: Any, o: Any, seat: int, out: Any) -> None:
    RULES["view"](s, o, seat, out)
    out.last_took = s.hand[0] | s.hand[1]


def guess_of_one_hand_only(v: Any, o: Any, seat: int, rng: Any, out: Any) -> None:
    RULES["guess"](v, o, seat, rng, out)
    if seat != 0:
        out.hand[0] &= out.hand[0] - 1


def agrees_denying_the_truth(v: Any, o: Any, seat: int, s: Any) -> bool:
    """A seat that is sure the other does not hold a certain card."""
    return not (seat >= 0 and s.hand[1 - seat] & 1)


def score_with_nobody_first(s: Any, o: Any, out: Any) -> None:
    out[:2], out[2:] = 0, 2


def score_from_a_hidden_hand(s: Any, o: Any, out: Any) -> None:
    out[:2] = s.hand[0] % 7
    out[2:] = 1


def standing_upside_down(s: Any, o: Any, out: Any) -> None:
    RULES["standing"](s, o, out)
    out[0], out[1] = 1, 0
    out[2], out[3] = 2, 1


def advance_for_ever(s: Any, o: Any, lot: int) -> int:
    return 1


def advance_by_lot(s: Any, o: Any, lot: int) -> int:
    return int(lot % 2)


def advance_carrying_a_secret(s: Any, o: Any, lot: int) -> int:
    s.total[0] = s.hand[0] % 1000
    return int(RULES["advance"](s, o, lot))


@pytest.mark.parametrize(
    ("law", "name", "fault"),
    [
        ("conserved", "play", play_losing_a_card),
        ("someone_acts", "actors", actors_forgetting_a_phase),
        ("moves_fit", "legal", legal_listing_one_twice),
        ("legal_passes", "check", check_refusing_a_legal_move),
        ("rest_refused", "legal", legal_leaving_one_out),
        ("asking_is_free", "check", check_leaving_a_mark),
        ("view_settles", "view", view_counting_the_hidden),
        ("view_tells_moves", "legal", legal_reading_the_pile),
        ("guess_agrees", "view", view_showing_too_much),
        ("guess_agrees", "agrees", agrees_denying_the_truth),
        ("truth_agrees", "agrees", agrees_denying_the_truth),
        ("guess_whole", "guess", guess_of_one_hand_only),
        ("pair_moves", "check", check_telling_a_secret),
        ("pair_public", "score", score_from_a_hidden_hand),
        ("round_ends", "play", play_never_ending),
        ("score_valid", "score", score_with_nobody_first),
        ("standing_valid", "standing", standing_upside_down),
        ("match_ends", "advance", advance_for_ever),
        ("pair_next", "advance", advance_carrying_a_secret),
        ("lot_ends_nothing", "advance", advance_by_lot),
    ],
)
def test_fault_is_found(law: str, name: str, fault: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    walk = interpreted(bound(GAME, f"-{fault.__name__}", **(RULES | {name: fault})))
    few = {"MAX_STEPS": 60, "MAX_ROUNDS": 13, "PROBES": 12}
    for constant, number in few.items():
        monkeypatch.setitem(walk.__globals__, constant, number)
    options = [GAME.options(months=3), GAME.options(draw="alternates")]
    _tried, broken, _where = survey(GAME, walk, options, [(2, 13)], 3).verdict(law)
    assert broken > 0


def test_laws_hold_where_several_act_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game of the server's tests: two to four seats that choose at the same time, in secret."""
    game = hanpan.Game(showdown.GAME)
    walk = interpreted(bound(game))
    monkeypatch.setitem(walk.__globals__, "PROBES", 12)
    found = survey(game, walk, [game.options(seats=seats) for seats in (2, 3, 4)], [(9, 4)], 4)
    for law in loops.LAWS:
        tried, broken, where = found.verdict(law)
        assert broken == 0, where
        assert tried > 0 or law == "match_ends"
