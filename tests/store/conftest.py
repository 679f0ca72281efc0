"""Fixtures of the log's tests."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.store.support import url_of


@pytest.fixture
def anyio_backend() -> str:
    """The log is made for asyncio alone."""
    return "asyncio"


@pytest.fixture
def url(tmp_path: Path) -> str:
    return url_of(tmp_path / "log.db")


@pytest.fixture(autouse=True)
def no_thread_stays() -> Iterator[None]:
    """Every test closes what it opened."""
    yield
    assert not [thread for thread in threading.enumerate() if thread.name == "store"]
