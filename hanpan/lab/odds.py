"""A game's exact chances, for people and as plain data."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from hanpan.games.contract import Chance, GameSpec


def value(chance: Fraction, rounds: int) -> Fraction:
    """The chance of at least once in `rounds` rounds that are alike."""
    return 1 - (1 - chance) ** rounds


def fraction_text(chance: Fraction, rounds: int) -> str:
    """The exact value, written as short as it can be: over many rounds as a formula."""
    return str(chance) if rounds == 1 else f"1-(1-{chance})^{rounds}"


def figure(chance: Fraction, rounds: int) -> dict[str, Any]:
    """One value as plain data: the exact fraction, its decimals, percent, and 1 in how many (None for never)."""
    exact = value(chance, rounds)
    return {
        "fraction": fraction_text(chance, rounds),
        "decimal": float(exact),
        "percent": float(100 * exact),
        "one_in": float(1 / exact) if exact else None,
    }


def data(spec: GameSpec) -> list[dict[str, Any]]:
    """All figures of a game as plain data; `counted` is null where it is no other question."""
    return [
        {
            "name": chance.name,
            "about": chance.about,
            "rounds": chance.rounds,
            "any_deal": figure(chance.any_deal, chance.rounds),
            "counted": None if chance.counted is None else figure(chance.counted, chance.rounds),
        }
        for chance in chances(spec)
    ]


def chances(spec: GameSpec) -> tuple[Chance, ...]:
    """A game's chances; LookupError when it counts none."""
    if spec.odds is None:
        raise LookupError(f"{spec.name} counts no chances")
    return spec.odds()


def lines(spec: GameSpec) -> Iterator[str]:
    """All figures of a game for people, two lines or three each."""
    for entry in data(spec):
        yield entry["about"]
        yield _line("any deal", entry["any_deal"])
        if entry["counted"] is not None:
            yield _line("deals that count", entry["counted"])


def _line(which: str, found: dict[str, Any]) -> str:
    one_in = "never" if found["one_in"] is None else f"1 in {found['one_in']:,.2f}"
    return f"  {which:<17} {found['percent']:>10.6f} %   {one_in:<16} {found['decimal']:.12f} = {found['fraction']}"
