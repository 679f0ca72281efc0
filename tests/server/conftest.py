"""A real house for the server's tests, one for each file."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.serving import Serving, serving


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("house"), "--rate", "100000") as house:
        yield house
