"""Clauses KK-37 … KK-44 and KX-06 … KX-08: what captured cards are worth, by hand and against a second scorer."""

from __future__ import annotations

import random

import numpy as np
import pytest

from hanpan.games.koikoi import yaku as compiled
from hanpan.kernel import interpreted, jit
from tests.contract.kit import random_options
from tests.koikoi import scorer
from tests.koikoi.board import CARDS, GAME, Value, at, play, worth, yaku

BRIGHTS = "01-bright 03-bright 08-bright 12-bright"
RAIN_MAN = "11-bright"
CRANE, CURTAIN, MOON, PHOENIX = BRIGHTS.split()
TRIO = "07-animal 10-animal 06-animal"
OTHER_ANIMALS = "02-animal 04-animal 05-animal 08-animal 11-animal"
CUP = "09-animal"
RED = "01-red 02-red 03-red"
BLUE = "06-blue 09-blue 10-blue"
PLAIN = "04-plain 05-plain 07-plain 11-plain"
CHAFF = (
    " ".join(f"{month:02}-chaff{n}" for month in range(1, 11) for n in (1, 2))
    + " 11-chaff1 12-chaff1 12-chaff2 12-chaff3"
)


def some(cards: str, count: int) -> str:
    return " ".join(cards.split()[:count])


@pytest.mark.parametrize(
    ("captured", "made"),
    [
        (f"{BRIGHTS} {RAIN_MAN}", {"five_brights": 10}),
        (BRIGHTS, {"four_brights": 8}),
        (f"{CRANE} {CURTAIN} {MOON} {RAIN_MAN}", {"rainy_four": 7}),
        (f"{CRANE} {CURTAIN} {PHOENIX} {RAIN_MAN}", {"rainy_four": 7}),
        (f"{CRANE} {CURTAIN} {MOON}", {"three_brights": 5}),
        (f"{CURTAIN} {MOON} {PHOENIX}", {"three_brights": 5}),
        (f"{CRANE} {CURTAIN} {RAIN_MAN}", {}),
        (f"{CRANE} {PHOENIX}", {}),
        ("", {}),
    ],
)
def test_KK_37_only_the_best_bright_yaku(captured: str, made: dict[str, int]) -> None:
    assert yaku(captured) == made


@pytest.mark.parametrize(
    ("captured", "made"),
    [
        (TRIO, {"boar_deer_butterfly": 5}),
        (f"{TRIO} 02-animal", {"boar_deer_butterfly": 6}),
        (f"{TRIO} {OTHER_ANIMALS}", {"boar_deer_butterfly": 10}),
        (f"{TRIO} {OTHER_ANIMALS} {CUP}", {"boar_deer_butterfly": 11}),
        (some(OTHER_ANIMALS, 4), {}),
        (OTHER_ANIMALS, {"animals": 1}),
        (f"{OTHER_ANIMALS} {CUP} 07-animal 10-animal", {"animals": 4}),
        (some(TRIO, 2) + " 02-animal 04-animal", {}),
    ],
)
def test_KK_38_boar_deer_butterfly_replaces_animals(captured: str, made: dict[str, int]) -> None:
    assert yaku(captured) == made


@pytest.mark.parametrize(
    ("captured", "made"),
    [
        (RED, {"red_ribbons": 5}),
        (BLUE, {"blue_ribbons": 5}),
        (f"{RED} {PLAIN}", {"red_ribbons": 9}),
        (f"{BLUE} 01-red", {"blue_ribbons": 6}),
        (f"{some(RED, 2)} {some(BLUE, 2)}", {}),
        (f"{some(RED, 2)} {some(BLUE, 2)} 04-plain", {"ribbons": 1}),
        (f"{some(RED, 2)} {some(BLUE, 2)} {PLAIN}", {"ribbons": 4}),
    ],
)
def test_KK_38_ribbon_sets_replace_ribbons(captured: str, made: dict[str, int]) -> None:
    assert yaku(captured) == made


def test_KK_39_C11_cup_counts_on_both_sides() -> None:
    assert yaku(f"{some(OTHER_ANIMALS, 4)} {CUP}") == {"animals": 1}
    assert yaku(f"{some(CHAFF, 9)} {CUP}") == {"chaff": 1}
    assert yaku(some(CHAFF, 9)) == {}
    assert yaku(some(CHAFF, 10)) == {"chaff": 1}
    assert yaku(f"{some(CHAFF, 10)} {CUP}") == {"chaff": 2}
    assert yaku(f"{some(CHAFF, 9)} {some(OTHER_ANIMALS, 4)} {CUP}") == {"chaff": 1, "animals": 1}


def test_KK_40_sums_of_one_family() -> None:
    assert worth(f"{TRIO} {CUP}") == 6
    assert worth(f"{RED} 04-plain 05-plain") == 7
    assert worth(f"{RED} 06-blue 09-blue") == 7
    assert yaku(f"{RED} {BLUE}") == {"both_ribbons": 10}
    assert yaku(f"{RED} {BLUE} {PLAIN}") == {"both_ribbons": 14}


def test_KK_41_different_kinds_add() -> None:
    assert yaku(f"{CURTAIN} {CUP}") == {"flower_viewing": 5}
    assert yaku(f"{MOON} {CUP}") == {"moon_viewing": 5}
    assert worth(f"{CURTAIN} {MOON} {CUP}") == 10
    assert worth(f"{CURTAIN} {MOON} {CUP} {CRANE}") == 15
    assert worth(f"{CURTAIN} {MOON} {CUP} {PHOENIX}") == 15
    assert yaku(f"{TRIO} {RED} {some(CHAFF, 12)}") == {"boar_deer_butterfly": 5, "red_ribbons": 5, "chaff": 3}


def test_KK_42_viewing_options() -> None:
    alone = f"{CURTAIN} {MOON} {CUP}"
    with_ribbons = f"{alone} {some(PLAIN, 4)} 01-red"
    assert GAME.options()["viewing"] == "counts"
    for viewing, sums in (("counts", (10, 11)), ("off", (0, 1)), ("with_another", (0, 11))):
        assert (worth(alone, viewing=viewing), worth(with_ribbons, viewing=viewing)) == sums
        assert worth(f"{CURTAIN} {CUP}", viewing=viewing) == (5 if viewing == "counts" else 0)


@pytest.mark.parametrize(("viewing", "phase"), [("counts", "call"), ("off", "play"), ("with_another", "play")])
def test_KK_42_C06_no_viewing_yaku_no_question(viewing: str, phase: str) -> None:
    """Curtain and cup captured: where they count for nothing, no choice is offered either."""
    options: dict[str, Value] = {"viewing": viewing}
    pos = at("play", 0, "09-animal 04-chaff1", "09-chaff1", (CURTAIN, ""), "05-chaff1", options=options)
    assert play(pos, "09-animal").data["phase"] == phase


def test_KK_42_with_another_both_count_at_once() -> None:
    """The fifth ribbon brings 1 and wakes both viewing yaku: the question shows 11."""
    mine = f"{CURTAIN} {MOON} {CUP} {some(PLAIN, 3)} 01-red"
    pos = at("play", 0, "11-plain 04-chaff1", "11-chaff1", (mine, ""), "05-chaff1", options={"viewing": "with_another"})
    asked = play(pos, "11-plain")
    assert asked.data["phase"] == "call"
    assert asked.data["facts"]["yaku"][0] == {"flower_viewing": 5, "moon_viewing": 5, "ribbons": 1}


def test_KK_43_bound() -> None:
    """All 48 cards would be worth 61."""
    assert worth(" ".join(CARDS)) == 61
    assert yaku(" ".join(CARDS)) == {
        "five_brights": 10, "flower_viewing": 5, "moon_viewing": 5, "boar_deer_butterfly": 11, "both_ribbons": 14,
        "chaff": 16,
    }  # fmt: skip


def test_KK_44_local_rules_are_off_by_default() -> None:
    options = GAME.options()
    brights = ("five_brights", "four_brights", "rainy_four", "three_brights")
    assert [options[name] for name in brights] == [10, 8, 7, 5]
    assert (options["nomi"], options["both_ribbons"], options["cup"]) == (False, 0, "both")
    assert (options["draw"], options["koikoi_doubles"], options["own_call_doubles"]) == ("dealer_stays", "once", False)
    assert (options["set_points"], options["viewing_points"], options["extra_cards"]) == (5, 5, True)
    assert options["seats"] == 2
    assert options.changed == {}


def test_bright_values_are_options() -> None:
    values: dict[str, Value] = {"five_brights": 15, "four_brights": 10, "rainy_four": 8, "three_brights": 6}
    assert worth(f"{BRIGHTS} {RAIN_MAN}", **values) == 15
    assert worth(BRIGHTS, **values) == 10
    assert worth(f"{CRANE} {MOON} {PHOENIX} {RAIN_MAN}", **values) == 8
    assert worth(f"{CRANE} {MOON} {PHOENIX}", **values) == 6


def test_KX_06_cup_as_animal_only() -> None:
    assert yaku(f"{some(CHAFF, 9)} {CUP}", cup="animal") == {}
    assert yaku(f"{some(OTHER_ANIMALS, 4)} {CUP}", cup="animal") == {"animals": 1}
    assert yaku(f"{CURTAIN} {CUP}", cup="animal") == {"flower_viewing": 5}


def test_KX_06_cup_on_the_better_side() -> None:
    """Chaff alone, animals alone; both possible at 1 : 1 goes to the animals, 1 : 2 to the chaff; viewing always."""
    nine, ten = some(CHAFF, 9), some(CHAFF, 10)
    four, five = some(OTHER_ANIMALS, 4), OTHER_ANIMALS
    assert yaku(f"{nine} {CUP}", cup="either") == {"chaff": 1}
    assert yaku(f"{four} {CUP}", cup="either") == {"animals": 1}
    assert yaku(f"{nine} {four} {CUP}", cup="either") == {"animals": 1}
    assert yaku(f"{ten} {five} {CUP}", cup="either") == {"animals": 2, "chaff": 1}
    assert yaku(f"{ten} {four} {CUP}", cup="either") == {"animals": 1, "chaff": 1}
    assert yaku(f"{nine} {TRIO} {CUP} {CURTAIN}", cup="either") == {"boar_deer_butterfly": 6, "flower_viewing": 5}
    assert yaku(f"{ten} {TRIO} {CUP}", cup="either", extra_cards=False) == {"boar_deer_butterfly": 5, "chaff": 2}


def test_KX_06_better_side_may_wake_the_viewing_yaku() -> None:
    """Nine chaff and the cup are a yaku only on the chaff side; with it flower viewing counts: 6 against 0."""
    captured = f"{some(CHAFF, 9)} {CUP} {CURTAIN}"
    assert yaku(captured, cup="either", viewing="with_another") == {"chaff": 1, "flower_viewing": 5}
    assert yaku(captured, cup="animal", viewing="with_another") == {}


def test_KX_07_sets_of_six_points() -> None:
    assert worth(TRIO, set_points=6) == worth(RED, set_points=6) == worth(BLUE, set_points=6) == 6
    assert yaku(f"{RED} {BLUE}", set_points=6) == {"both_ribbons": 12}
    assert yaku(f"{RED} {BLUE}", set_points=6, both_ribbons=20) == {"both_ribbons": 20}
    assert yaku(f"{RED} {BLUE} 04-plain", both_ribbons=12) == {"both_ribbons": 13}


def test_KX_07_old_counting() -> None:
    """Sets take no extra cards; ribbons and animals count them all beside: red + 4 plain = 5 + 3."""
    assert yaku(f"{RED} {PLAIN}", extra_cards=False) == {"red_ribbons": 5, "ribbons": 3}
    assert yaku(f"{RED} 04-plain", extra_cards=False) == {"red_ribbons": 5}
    assert yaku(f"{RED} {BLUE}", extra_cards=False) == {"both_ribbons": 10, "ribbons": 2}
    assert yaku(f"{TRIO} {some(OTHER_ANIMALS, 2)}", extra_cards=False) == {"boar_deer_butterfly": 5, "animals": 1}
    assert yaku(f"{TRIO} 02-animal", extra_cards=False) == {"boar_deer_butterfly": 5}


def test_KX_08_nomi() -> None:
    three = f"{CURTAIN} {MOON} {CUP}"
    assert yaku(three, nomi=True) == {"nomi": 10}
    assert yaku(three, nomi=True, viewing_points=3) == {"nomi": 10}
    assert yaku(f"{CURTAIN} {CUP}", nomi=True, viewing_points=3) == {"flower_viewing": 3}
    assert yaku(f"{three} {PHOENIX}", nomi=True) == {"nomi": 10, "three_brights": 5}
    assert yaku(three, nomi=True, viewing="off") == {}
    assert yaku(three, nomi=True, viewing="with_another") == {}
    assert yaku(f"{three} {PHOENIX}", nomi=True, viewing="with_another") == {"nomi": 10, "three_brights": 5}


@jit
def score_all(masks: object, options: object, sums: object, points: object) -> None:
    """The compiled `worth` and `yaku` of every mask, each under its own options."""
    for i in range(masks.size):  # type: ignore[attr-defined]
        sums[i, 0] = compiled.worth(masks[i], options[i])  # type: ignore[index]
        sums[i, 1] = compiled.yaku(masks[i], options[i], points[i])  # type: ignore[index]


def random_captures(chance: random.Random, count: int) -> list[int]:
    """Sets of cards of every size, half of them built around cards that make yaku."""
    key = [n for n, card in enumerate(CARDS) if "chaff" not in card]
    masks = []
    for _ in range(count):
        cards = chance.sample(range(48), chance.randrange(0, 34))
        if chance.random() < 0.5:
            cards += chance.sample(key, chance.randrange(0, 18))
        mask = 0
        for card in cards:
            mask |= 1 << card
        masks.append(mask)
    return masks


def test_KK_37_to_KX_08_second_scorer_agrees() -> None:
    """250,000 random captures under 500 random sets of options: every yaku and the sum, as a plain scorer over sets of
    names counts them; the interpreted twins on a part of them."""
    chance = random.Random("second scorer")
    masks = np.array(random_captures(chance, 250_000), np.int64)
    sets = [random_options(GAME, chance) for _ in range(500)]
    which = [n % len(sets) for n in range(masks.size)]
    options = np.concatenate([sets[n].row for n in which])
    sums, points = np.zeros((masks.size, 2), np.int64), np.zeros((masks.size, 14), np.int64)
    score_all(masks, options, sums, points)
    plain = [dict(values) for values in sets]
    records = [GAME.spec.options.type.record(values.row) for values in sets]
    seen: set[str] = set()
    for i, mask in enumerate(masks.tolist()):
        captured = frozenset(card for n, card in enumerate(CARDS) if mask >> n & 1)
        expected = scorer.made(captured, plain[which[i]])
        found = {name: n for name, n in zip(compiled.YAKU, points[i].tolist(), strict=True) if n}
        assert found == expected, f"{sorted(captured)} under {sets[which[i]].changed}"
        assert sums[i, 0] == sums[i, 1] == sum(expected.values())
        seen |= set(expected)
        if i % 50 == 0:
            assert interpreted(compiled.worth)(mask, records[which[i]]) == sums[i, 0]
    assert seen == set(compiled.YAKU)
