"""What the tests of the log share."""

from __future__ import annotations

from pathlib import Path

from hanpan.store import Store

#: Short enough not to be waited for.
PATIENCE = 0.05


def url_of(path: Path) -> str:
    return f"sqlite:///{path.absolute()}"


def bodies(room: str, seq: int, count: int = 1) -> list[bytes]:
    """Events that say which they are."""
    return [f"{room} {seq + i}".encode() for i in range(count)]


async def open_rooms(store: Store) -> list[str]:
    """The rooms that are not closed, by name."""
    found: list[str] = []
    while heads := await store.heads(closed=False, after=found[-1] if found else ""):
        found += [head.room for head in heads]
    return found
