"""Steps for the template: functions that differ in nothing that a cache on disk could see from outside."""

from __future__ import annotations

import numpy as np

from hanpan.kernel import Ints, jit, lean


@jit
def one(place: int) -> int:
    return place + 1


@jit
def three(place: int) -> int:
    return place + 3


@lean
def fill(out: Ints, place: int, value: int) -> None:
    out[place] = value


@lean
def fill_twice(out: Ints, value: int) -> int:
    fill(out, 0, value)
    fill(out, 1, one(value))
    return int(out[1])


@lean
def make_array(size: int) -> Ints:
    return np.zeros(size, np.int64)
