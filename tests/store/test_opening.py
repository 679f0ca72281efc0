"""Opening the log: whose file it is, and of which schema."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from hanpan.store import Store, StoreError
from hanpan.store.tables import METADATA
from tests.store.support import PATIENCE, url_of


def close(store: Store) -> None:
    asyncio.run(store.close())


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("here.db", "'here.db' is no database URL"),
        ("postgresql://localhost/log", "kept in SQLite .*, not in postgresql"),
        (
            "sqlite:////nowhere/at/all/log.db",
            "/nowhere/at/all/log.db cannot be opened for reading and writing: unable to open",
        ),
    ],
)
def test_a_url_that_cannot_be_used(url: str, words: str) -> None:
    with pytest.raises(StoreError, match=words):
        Store.open(url)


def test_a_folder_is_no_log(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="cannot be opened"):
        Store.open(url_of(tmp_path))


def test_a_file_of_another_kind_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_bytes(b"Dear players, this is a letter, long enough to be looked at.\n" * 40)
    before = path.read_bytes()
    with pytest.raises(StoreError, match=r"letter\.txt is no SQLite database"):
        Store.open(url_of(path))
    assert path.read_bytes() == before


@pytest.mark.parametrize("statement", ["CREATE TABLE songs (name TEXT)", "PRAGMA application_id = 7"])
def test_another_programs_database_is_left_as_it_is(tmp_path: Path, statement: str) -> None:
    path = tmp_path / "songs.db"
    connection = sqlite3.connect(path)
    connection.execute(statement)
    connection.commit()
    connection.close()
    before = path.read_bytes()
    with pytest.raises(StoreError, match=r"songs\.db is another program's database"):
        Store.open(url_of(path))
    assert path.read_bytes() == before


def test_an_empty_file_becomes_a_log(tmp_path: Path) -> None:
    path = tmp_path / "log.db"
    path.touch()
    close(Store.open(url_of(path)))
    close(Store.open(url_of(path)))


def test_a_log_that_may_only_be_read_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "log.db"
    close(Store.open(url_of(path)))
    with pytest.raises(StoreError, match="cannot be opened for reading and writing"):
        Store.open(f"sqlite:///file:{path}?mode=ro&uri=true", patience=PATIENCE)


def test_a_log_of_a_newer_schema_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "log.db"
    close(Store.open(url_of(path)))
    connection = sqlite3.connect(path)
    connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.execute("CREATE TABLE of_tomorrow (x)")
    connection.commit()
    connection.close()
    with pytest.raises(StoreError, match=r"written by a newer hanpan \(schema 9999\)"):
        Store.open(url_of(path))
    connection = sqlite3.connect(path)
    assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [("9999",)]
    connection.close()


def test_the_migrations_make_the_tables_that_the_queries_name(tmp_path: Path) -> None:
    path = tmp_path / "log.db"
    close(Store.open(url_of(path)))
    engine = sa.create_engine(url_of(path))
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()


def test_every_commit_is_synced_and_written_ahead(tmp_path: Path) -> None:
    """WAL with synchronous FULL (2): a commit that has returned survives a power cut."""
    store = Store.open(url_of(tmp_path / "log.db"))

    def settings(driver: sqlite3.Connection) -> tuple[object, ...]:
        return tuple(
            driver.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous", "locking_mode")
        )

    async def asked() -> tuple[object, ...]:
        return await store._call(settings)

    assert asyncio.run(asked()) == ("wal", 2, "exclusive")
    close(store)


@pytest.mark.parametrize(
    ("row", "said"),
    [("NULL", "None"), ("x'ff00'", "b'"), ("7", "'7'"), ("''", "''"), ("'0001'), ('0002'", "'0001', '0002'")],
)
def test_a_damaged_version_row_is_told(tmp_path: Path, row: str, said: str) -> None:
    path = tmp_path / "log.db"
    close(Store.open(url_of(path)))
    connection = sqlite3.connect(path)
    connection.execute("DROP TABLE alembic_version")
    connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32))")
    connection.execute(f"INSERT INTO alembic_version VALUES ({row})")
    connection.commit()
    connection.close()
    with pytest.raises(StoreError, match=r"log\.db is damaged: where its schema should stand is") as told:
        Store.open(url_of(path))
    assert said in str(told.value)


def test_a_version_table_without_a_row_or_with_other_columns_is_told(tmp_path: Path) -> None:
    path = tmp_path / "log.db"
    for columns, rows in (("(version_num)", ""), ("(a, b)", "INSERT INTO alembic_version VALUES (1, 2)")):
        close(Store.open(url_of(path)))
        connection = sqlite3.connect(path)
        connection.execute("DROP TABLE alembic_version")
        connection.execute(f"CREATE TABLE alembic_version {columns}")
        connection.executescript(rows)
        connection.close()
        with pytest.raises(StoreError, match=r"log\.db is damaged"):
            Store.open(url_of(path))
        path.unlink()


def test_the_log_is_for_its_owners_eyes(tmp_path: Path) -> None:
    """It has the seeds of running matches: the file, those beside it, and a file that was open to all before."""
    path = tmp_path / "log.db"
    for _ in range(2):
        store = Store.open(url_of(path))
        asyncio.run(store.append("a", 0, [b"one"]))
        modes = {found.name: found.stat().st_mode & 0o777 for found in tmp_path.iterdir()}
        assert {"log.db", "log.db-wal", "log.db-told"} <= set(modes)
        assert set(modes.values()) == {0o600}
        close(store)
        path.unlink()
        path.touch()
        path.chmod(0o644)
