"""Settings for all tests: Hypothesis has no time limit of its own, as speed is measured by the benchmarks alone; async
tests run on asyncio, as the house does."""

from __future__ import annotations

import pytest
from hypothesis import settings

settings.register_profile("hanpan", deadline=None, print_blob=True)
settings.load_profile("hanpan")


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests last: what drives the browser keeps an event loop running, and async tests after it would fail."""
    items.sort(key=lambda item: item.get_closest_marker("browser") is not None)
