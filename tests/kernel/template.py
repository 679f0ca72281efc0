"""A template for the tests of `kernel.bind`: `step` is filled in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hanpan.kernel import jit

if TYPE_CHECKING:
    from tests.kernel.steps import one as step

LIMIT = 10


@jit
def walk(n: int) -> int:
    """Take `n` steps from 0."""
    place = 0
    for _ in range(n):
        place = step(place)
    return place


@jit
def twice(n: int) -> int:
    """`walk` twice, through the template's own function."""
    return walk(n) + walk(n)
