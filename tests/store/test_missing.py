"""A log from which something was taken says so when it is opened; a log that was merely cut off does not."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from hanpan.store import Store
from tests.store.processes import started, write_until_killed
from tests.store.support import url_of


def killed_while_writing(path: Path) -> None:
    """A log whose house was killed after it had acknowledged some events."""
    process, hears = started(write_until_killed, url_of(path))
    for _ in range(40):
        hears.recv()
    process.kill()
    process.join()
    hears.close()


async def missing(path: Path) -> str | None:
    store = Store.open(url_of(path))
    await store.close()
    return store.missing


async def test_a_killed_house_has_lost_nothing(tmp_path: Path) -> None:
    killed_while_writing(tmp_path / "log.db")
    assert await missing(tmp_path / "log.db") is None


@pytest.mark.parametrize("left", [0, 0.5])
async def test_a_journal_that_was_lost_or_cut_is_told_once(tmp_path: Path, left: float) -> None:
    path = tmp_path / "log.db"
    # Something is in the file itself, and everything that comes later only in the journal.
    async with Store.open(url_of(path)) as store:
        await store.append("early", 0, [b"one"])
    killed_while_writing(path)
    journal = tmp_path / "log.db-wal"
    kept = journal.read_bytes()[: int(left * journal.stat().st_size)]
    journal.write_bytes(kept) if kept else journal.unlink()
    said = await missing(path)
    assert said is not None
    assert "is missing from it" in said
    assert "UTC" in said
    assert "-wal" in said
    async with Store.open(url_of(path)) as store:
        assert store.missing is None, "it is said once: the house goes on from what is there"
        assert await store.load("early") == [b"one"]


async def test_an_old_copy_put_back_beside_newer_notes_is_told(tmp_path: Path) -> None:
    path = tmp_path / "log.db"
    async with Store.open(url_of(path)) as store:
        await store.append("early", 0, [b"one"])
    shutil.copy(path, tmp_path / "copy.db")
    killed_while_writing(path)
    for name in ("log.db", "log.db-wal", "log.db-shm"):
        (tmp_path / name).unlink(missing_ok=True)
    shutil.copy(tmp_path / "copy.db", path)
    assert "is missing from it" in (await missing(path) or "")


async def test_a_room_that_was_dropped_is_not_missed(tmp_path: Path) -> None:
    path = tmp_path / "log.db"
    store = Store.open(url_of(path))
    await store.append("kept", 0, [b"one"])
    await store.append("dropped", 0, [b"one"])
    await store.drop("dropped")
    # As a killed house leaves it: the notes stay.
    notes = (tmp_path / "log.db-told").read_bytes()
    await store.close()
    (tmp_path / "log.db-told").write_bytes(notes)
    assert await missing(path) is None


@pytest.mark.parametrize(
    "notes", [b"", b"\xff" * 1000, b"{}\n" * 200, b'{"room":"a"', b'{"room":"a","seq":"b","at":[]}']
)
async def test_notes_that_say_nothing_do_not_keep_a_log_shut(tmp_path: Path, notes: bytes) -> None:
    (tmp_path / "log.db-told").write_bytes(notes)
    assert await missing(tmp_path / "log.db") is None
