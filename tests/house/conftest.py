"""What the house's tests share."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

import pytest

from hanpan.games.face import game
from hanpan.house.house import House
from hanpan.store import Store
from tests.house.parlour import parlour


@pytest.fixture(autouse=True)
def _plain_rules() -> Iterator[None]:
    """The rules' plain twins: a house does not care which it has, and they need no compiling."""
    plain = [game("koikoi"), game("daifugo")]
    for one in plain:
        one.compiled = False
    yield
    for one in plain:
        one.compiled = True


@pytest.fixture
async def log() -> AsyncIterator[Store]:
    async with Store.open("sqlite://") as log:
        yield log


@pytest.fixture
async def house(log: Store) -> AsyncIterator[House]:
    async with parlour(log) as house:
        yield house
