"""Steps for the template: functions that differ in nothing that a cache on disk could see from outside."""

from __future__ import annotations

from hanpan.kernel import jit


@jit
def one(place: int) -> int:
    return place + 1


@jit
def three(place: int) -> int:
    return place + 3
