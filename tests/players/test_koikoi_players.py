"""The computer players of Koi-Koi in positions made by hand (KA-01 … KA-05, KX-09)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from hanpan import Position
from hanpan.players.levels import decide
from tests.koikoi.board import GAME, Value, at

#: Seeds for what must hold whatever the player's chance.
SEEDS = range(8)


def move(position: Position, level: str, seed: int = 1) -> str:
    """What the level does on the seat that may act."""
    seat = position.actors[0]
    number = decide("koikoi", level, bytes(position.view(seat)), position.options, seat, seed)
    return GAME.spec.move_text(number)


def moves(position: Position, level: str) -> set[str]:
    return {move(position, level, seed) for seed in SEEDS}


# ------------------------------------------------------------------------------------------------------- beginner


def test_KA_01_takes_what_captures_most_and_sometimes_anything() -> None:
    """Paulownia takes four cards, iris two, the others none. One move in five is any of the four, so the best comes
    in 85 of a hundred; of 400, the standard deviation is 1.8 of a hundred."""
    position = at(
        hand="12-chaff1 05-chaff1 02-chaff1 09-chaff1",
        field="12-bright 12-chaff2 12-chaff3 05-plain 01-red 03-red 07-chaff1 08-chaff1",
    )
    chosen = Counter(move(position, "beginner", seed) for seed in range(400))
    assert 0.77 < chosen["12-chaff1"] / 400 < 0.93
    assert set(chosen) == {"12-chaff1", "05-chaff1", "02-chaff1", "09-chaff1"}


def test_KA_01_takes_either_of_two_that_capture_the_same() -> None:
    """Each is best in four of ten moves and one of three random ones: 46.7 of a hundred, ± 2.5."""
    position = at(hand="12-chaff1 05-chaff1 02-chaff1", field="12-chaff2 05-plain 01-red 03-red 07-chaff1 08-chaff1")
    chosen = Counter(move(position, "beginner", seed) for seed in range(400))
    for card in ("12-chaff1", "05-chaff1"):
        assert 0.36 < chosen[card] / 400 < 0.57


def test_KA_01_counts_no_card_that_the_pile_will_turn() -> None:
    """Both plays take two; that the top of the pile (unknown to the player) would take a third pair makes no odds."""
    tops = ("01-chaff1", "03-chaff1")
    hand, field = "12-chaff1 05-chaff1", "12-chaff2 05-plain 01-red 03-red"
    found = [[move(at(hand=hand, field=field, pile=top), "beginner", seed) for seed in range(40)] for top in tops]
    assert found[0] == found[1]


def test_KA_01_always_stops() -> None:
    """Even with eight of ten cards to come, nothing to fear and nothing to win by stopping."""
    position = calling(held=4)
    assert {move(position, "beginner", seed) for seed in range(60)} == {"stop"}
    hopeless = calling(held=4, month=12, total=(0, 200))
    assert moves(hopeless, "beginner") == {"stop"}


# --------------------------------------------------------------------------------------------------- intermediate


def test_KA_02_moves_towards_yaku() -> None:
    """With pine's and plum's red ribbons taken, cherry's is worth more than its chaff, and than another pair."""
    position = at(
        hand="03-chaff1 05-chaff1 08-chaff1",
        field="03-red 03-chaff2 05-chaff2 11-chaff1",
        taken=("01-red 02-red", ""),
    )
    assert move(position, "intermediate") == "03-chaff1>03-red"


def test_KA_02_takes_what_the_other_side_needs() -> None:
    """The other side has boar and butterfly: the deer must not stay, and wisteria's cuckoo may."""
    position = at(
        hand="10-chaff1 04-chaff1 02-chaff1",
        field="10-animal 04-animal 12-chaff1 08-chaff1",
        taken=("", "06-animal 07-animal"),
    )
    assert move(position, "intermediate") == "10-chaff1"


def test_KA_02_lays_down_nothing_the_other_side_needs() -> None:
    """No hand card matches. The deer would give boar, deer and butterfly away; the lightning gives nothing."""
    position = at(
        hand="10-animal 11-chaff1",
        field="01-chaff1 02-chaff1 03-chaff1 05-chaff1",
        taken=("11-plain 11-animal", "06-animal 07-animal"),
    )
    assert move(position, "intermediate") == "11-chaff1"


def test_KA_02_asks_the_rules_what_a_yaku_is() -> None:
    """Curtain taken: the cup makes five points, unless viewing counts for nothing; then a fifth ribbon is more."""
    hand, field = "09-chaff1 04-chaff1", "09-animal 04-plain 12-chaff1 02-chaff1"
    taken = ("03-bright 05-plain 06-blue 07-plain 11-plain", "")
    assert move(at(hand=hand, field=field, taken=taken), "intermediate") == "09-chaff1"
    off: dict[str, Value] = {"viewing": "off"}
    assert move(at(hand=hand, field=field, taken=taken, options=off), "intermediate") == "04-chaff1"


#: A pile with the three red ribbons, and one of another side that no single card brings a yaku.
RED = "01-red 02-red 03-red 01-chaff1 02-animal 03-chaff1"
HARMLESS = "02-chaff1 02-chaff2 04-chaff1 04-plain 07-chaff1 07-plain"
FAR, MOON = f"{HARMLESS} 10-chaff1 10-chaff2", f"{HARMLESS} 08-bright 08-chaff1"


#: What may lie beside the red ribbons without a further point: four animals in all, seven chaff, two brights.
SPARE = "11-animal 12-chaff2 04-animal 12-chaff3 05-animal 05-chaff2 06-chaff2 04-chaff2 11-bright 12-bright"


def calling(held: int, theirs: str = FAR, **more: Any) -> Position:
    """Red ribbons are made, five points, with `held` cards left, against a side that has taken `theirs`."""
    hand = " ".join(["05-chaff1", "06-chaff1", "09-chaff1", "12-chaff1"][:held])
    field = "01-chaff2 03-chaff2 08-chaff2 09-chaff2 10-animal 11-chaff1"
    # As many cards lie open as must after so many turns; where these do not suffice, the other side has the rest.
    open_cards = 8 + 2 * (16 - (2 * held + 1))
    spare = SPARE.split()[: open_cards - len(f"{RED} {theirs} {field}".split())]
    return at("call", hand=hand, field=field, taken=(f"{RED} {' '.join(spare)}", theirs), **more)


def test_KA_02_calls_with_many_cards_left_and_the_other_side_far_from_a_yaku() -> None:
    assert move(calling(held=4), "intermediate") == "koikoi"


@pytest.mark.parametrize("held", [1, 2, 3])
def test_KA_02_stops_with_few_cards_left(held: int) -> None:
    assert move(calling(held=held), "intermediate") == "stop"


def test_KA_02_stops_when_the_other_side_is_near_a_yaku() -> None:
    """The other side has the moon, the cup is still to be had; where viewing counts for nothing that is no danger."""
    assert move(calling(held=4, theirs=MOON), "intermediate") == "stop"
    assert move(calling(held=4, theirs=MOON, options={"viewing": "off"}), "intermediate") == "koikoi"


# ------------------------------------------------------------------------------------------------------- advanced


def promising(month: int, total: tuple[int, int] = (0, 0), **more: Any) -> Position:
    """Two points by six ribbons, and next turn, whatever happens, three brights beside them: 7, doubled to 14.

    All paulownia but the phoenix on the field is in hand or taken, so nobody else can take it, and the other side has
    no two cards of any set. With three cards left the intermediate player would stop.
    """
    return at(
        "call",
        hand="12-chaff1 01-chaff1 03-chaff1",
        field="12-bright 06-chaff1 07-chaff1 09-chaff1 11-chaff1 08-chaff1",
        taken=(
            "04-plain 05-plain 07-plain 11-plain 06-blue 09-blue 01-bright 03-bright 12-chaff2 12-chaff3 04-chaff1 "
            "05-chaff1",
            "02-chaff1 02-chaff2 02-animal 02-red 10-chaff1 10-chaff2 10-blue 10-animal",
        ),
        month=month,
        total=total,
        **more,
    )


def test_KA_03_many_months_before_the_end_simulation_decides() -> None:
    """Six months are left after the sixth of twelve: no condition of the intermediate player's holds it back."""
    assert moves(promising(month=6), "advanced") == {"koikoi"}
    assert moves(promising(month=6), "intermediate") == {"stop"}


def test_KA_04_with_five_months_left_it_calls_only_where_the_intermediate_would() -> None:
    assert moves(promising(month=7), "advanced") == {"stop"}
    assert moves(promising(month=11), "advanced") == {"stop"}
    assert moves(promising(month=1, options={"months": 6}), "advanced") == {"stop"}


def test_KA_04_with_five_months_left_it_calls_only_where_simulation_agrees() -> None:
    """The intermediate's conditions hold, but a stop in the month before the last leaves a lead of 40 points: the
    match is all but won, and calling can only lose it."""
    position = calling(held=4, month=11, total=(35, 0))
    assert move(position, "intermediate") == "koikoi"
    assert moves(position, "advanced") == {"stop"}


def test_KA_04_where_both_agree_it_calls() -> None:
    """A stop leaves it 31 points behind with one month to play, and months of 32 points are rare: five points are
    next to nothing, so that to go on is not worse."""
    position = calling(held=4, month=11, total=(0, 36))
    assert move(position, "intermediate") == "koikoi"
    assert moves(position, "advanced") == {"koikoi"}


def test_KA_05_in_the_last_month_a_stop_that_puts_it_ahead_is_made() -> None:
    """Also where the intermediate player would call, and where much more could be had."""
    assert moves(calling(held=4, month=12, total=(0, 4)), "advanced") == {"stop"}
    assert moves(promising(month=12, total=(0, 1)), "advanced") == {"stop"}
    assert moves(promising(month=3, total=(20, 0), options={"months": 3}), "advanced") == {"stop"}


def test_KA_05_in_the_last_month_behind_after_a_stop_it_calls() -> None:
    """Also with one card in hand and the other side one card from a yaku (KX-09: whatever KA-04 says)."""
    assert moves(calling(held=1, theirs=MOON, month=12, total=(0, 6)), "advanced") == {"koikoi"}
    assert moves(calling(held=4, month=12, total=(0, 200)), "advanced") == {"koikoi"}
    assert moves(calling(held=1, month=3, total=(0, 6), options={"months": 3}), "advanced") == {"koikoi"}


def test_KA_05_level_after_a_stop_simulation_decides() -> None:
    """14 points are sure to come in the one position. In the other nothing can: the cup and the curtain stand alone,
    the moon is gone, and one card is left; a draw is better than to lose by the other side's five points."""
    assert moves(promising(month=12, total=(0, 2)), "advanced") == {"koikoi"}
    alone = at(
        "call",
        hand="02-chaff1",
        field="04-chaff1 05-chaff1 06-chaff1 07-chaff1",
        taken=(
            "03-bright 03-chaff1 09-animal 09-chaff1 10-chaff1 10-chaff2 11-chaff1 11-plain",
            "08-bright 08-chaff1 01-red 01-chaff1 12-chaff1 12-chaff2 12-chaff3 12-bright 02-red 02-chaff2 04-plain "
            "04-chaff2 05-plain 05-chaff2 06-blue 06-chaff2 07-plain 07-chaff2",
        ),
        month=12,
        total=(0, 5),
    )
    assert moves(alone, "advanced") == {"stop"}
