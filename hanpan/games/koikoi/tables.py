"""What Koi-Koi's page shows of the yaku, before they are made: which cards make them, and for how many points."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from hanpan.cards import hwatu
from hanpan.games.koikoi.yaku import BLUE, BRIGHTS, CUP, CURTAIN, MOON, NOMI_POINTS, RAIN_MAN, RED, TRIO, YAKU

Kind = Literal["bright", "animal", "ribbon", "chaff"]


class Goal(Struct, frozen=True):
    """A yaku, as a goal."""

    yaku: str
    kind: Annotated[Kind, Meta(description="the captured group it is shown at")]
    cards: Annotated[list[str] | None, Meta(description="of these it is made; null: of any of its kind")]
    need: Annotated[int, Meta(description="how many of them make it")]
    points: Annotated[int | str, Meta(description="when just made: a number, or the option that says it")]
    together: Annotated[list[str], Meta(description="where that option is 0: the yaku whose points it gives together")]
    must: Annotated[list[str], Meta(description="the cards it cannot do without")]
    when: Annotated[
        dict[str, list[str | bool]], Meta(description="it counts where each of these options is one of its values")
    ]
    instead: Annotated[list[str], Meta(description="yaku that stand in its place (KK-37, KK-40, KX-08)")]
    surplus: Annotated[
        list[str], Meta(description="yaku that take its cards up, where surplus cards count for the larger (KK-38)")
    ]


class KoikoiTables(Struct, frozen=True):
    """What the page shows of the rules."""

    goals: Annotated[list[Goal], Meta(description="All yaku, dearest first, as on a parlour's wall.")]
    cup: Annotated[str, Meta(description="The cup: chaff too, unless option cup makes it an animal alone (KK-39).")]


_NAMES = hwatu.DECK.cards
_DRY = BRIGHTS & ~RAIN_MAN
_VIEWING: dict[str, list[str | bool]] = {"viewing": ["counts", "with_another"]}


def _goal(
    yaku: str,
    kind: Kind,
    cards: int | None,
    need: int,
    points: int | str,
    *,
    together: tuple[str, ...] = (),
    must: int = 0,
    when: dict[str, list[str | bool]] | None = None,
    instead: tuple[str, ...] = (),
    surplus: tuple[str, ...] = (),
) -> Goal:
    made_of = None if cards is None else [*_NAMES(cards)]
    return Goal(
        yaku, kind, made_of, need, points, [*together], [*_NAMES(must)], dict(when or {}), [*instead], [*surplus]
    )


_FIVE, _FOUR, _RAINY, _THREE = YAKU[:4]
_RED, _BLUE, _BOTH = "red_ribbons", "blue_ribbons", "both_ribbons"

TABLES = KoikoiTables(
    goals=[
        _goal(_FIVE, "bright", BRIGHTS, 5, _FIVE),
        _goal(_FOUR, "bright", _DRY, 4, _FOUR, instead=(_FIVE,)),
        _goal(_RAINY, "bright", BRIGHTS, 4, _RAINY, must=RAIN_MAN, instead=(_FIVE, _FOUR)),
        _goal(_THREE, "bright", _DRY, 3, _THREE, instead=(_FIVE, _FOUR, _RAINY)),
        _goal("flower_viewing", "bright", CURTAIN | CUP, 2, "viewing_points", when={**_VIEWING}, instead=("nomi",)),
        _goal("moon_viewing", "bright", MOON | CUP, 2, "viewing_points", when={**_VIEWING}, instead=("nomi",)),
        _goal("nomi", "bright", CURTAIN | MOON | CUP, 3, NOMI_POINTS, when={**_VIEWING, "nomi": [True]}),
        _goal("boar_deer_butterfly", "animal", TRIO, 3, "set_points"),
        _goal(_RED, "ribbon", RED, 3, "set_points", instead=(_BOTH,)),
        _goal(_BLUE, "ribbon", BLUE, 3, "set_points", instead=(_BOTH,)),
        _goal(_BOTH, "ribbon", RED | BLUE, 6, _BOTH, together=(_RED, _BLUE)),
        _goal("animals", "animal", None, 5, 1, surplus=("boar_deer_butterfly",)),
        _goal("ribbons", "ribbon", None, 5, 1, surplus=(_RED, _BLUE, _BOTH)),
        _goal("chaff", "chaff", None, 10, 1),
    ],
    cup=_NAMES(CUP)[0],
)
