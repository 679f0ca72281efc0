"""Opening the log's SQLite file: whose it is, how it is locked and written, and that its tables are the newest."""

from __future__ import annotations

import contextlib
import os
import re
import sqlite3
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, create_engine, event, inspect, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.pool import NullPool

from hanpan.store.errors import StoreError

#: Stands in the header of every log ("hanp"), so that another program's file is not taken for one.
APPLICATION_ID = 0x68616E70
MIGRATIONS = Path(__file__).parent / "migrations"


def file_url(path: Path) -> str:
    """The URL of the log in the file `path`, whatever characters its name has."""
    return URL.create("sqlite", database=str(path)).render_as_string()


def connect(url: str, patience: float) -> tuple[Connection, Path | None]:
    """The one connection to the log at `url`, made if there is none, and brought up to date; and the file, if it is in
    one.

    It holds the file alone until it is closed; another holder is waited for, `patience` seconds long.
    """
    try:
        parsed = make_url(url)
    except ArgumentError as error:
        raise StoreError(f"{url!r} is no database URL: {error}; write sqlite:////folder/file.db") from None
    if parsed.get_backend_name() != "sqlite":
        raise StoreError(f"the log is kept in SQLite (sqlite:////folder/file.db), not in {parsed.get_backend_name()}")
    engine = create_engine(parsed, poolclass=NullPool, connect_args={"timeout": patience, "cached_statements": 256})
    event.listen(engine, "connect", _on_connect)
    event.listen(engine, "begin", _on_begin)
    place = parsed.database or "memory"
    path = Path(place) if place not in ("memory", ":memory:") and not place.startswith("file:") else None
    try:
        if path is not None:
            _make(path)
        connection = engine.connect()
        try:
            _prepare(connection, place)
        except BaseException:
            connection.close()
            raise
    except (SQLAlchemyError, sqlite3.Error) as error:
        raise _explained(place, error) from error
    return connection, path


def _make(path: Path) -> None:
    """Make the file, if there is none, for its owner's eyes alone: it has the seeds of running matches. (SQLite gives
    the files beside it the same mode.)"""
    with contextlib.suppress(OSError):  # SQLite says what is wrong with it
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))


def _on_connect(driver: sqlite3.Connection, _record: Any) -> None:
    """Python's driver shall begin no transactions of its own; the file is this connection's alone until it closes."""
    driver.isolation_level = None
    driver.execute("PRAGMA locking_mode = EXCLUSIVE")


def _on_begin(connection: Connection) -> None:
    """Take the write lock at once: what a transaction has read cannot change before it writes."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _prepare(connection: Connection, place: str) -> None:
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    (owner,) = driver.execute("PRAGMA application_id").fetchone()
    (tables,) = driver.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    if owner != APPLICATION_ID and (owner or tables):
        raise StoreError(f"{place} is another program's database, not a log of hanpan")
    if Path(place).is_file():
        os.chmod(place, 0o600)  # made by a house that had other manners
    (mode,) = driver.execute("PRAGMA journal_mode = WAL").fetchone()
    if mode not in ("wal", "memory"):
        raise StoreError(f"{place} cannot be written ahead (WAL); its journal stays in mode {mode!r}")
    driver.execute("PRAGMA synchronous = FULL")
    with connection.begin():
        connection.exec_driver_sql(f"PRAGMA application_id = {APPLICATION_ID}")
        _migrate(connection, place)


def _migrate(connection: Connection, place: str) -> None:
    """Bring the tables up to date; the caller's transaction holds all steps or none."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    known = {step.revision for step in ScriptDirectory.from_config(config).walk_revisions()}
    found = _schema(connection, place)
    if found is not None and found not in known:
        raise StoreError(f"{place} was written by a newer hanpan (schema {found}): use that one")
    command.upgrade(config, "head")


def _schema(connection: Connection, place: str) -> str | None:
    """The number of the schema that the file says it has; None for a new file, StoreError where it says nothing that
    can be one."""
    if "alembic_version" not in inspect(connection).get_table_names():
        return None
    rows = connection.exec_driver_sql("SELECT * FROM alembic_version").fetchall()
    if len(rows) != 1 or len(rows[0]) != 1 or not re.fullmatch(r"[0-9]{4}", str(rows[0][0])):
        said = ", ".join(repr(row[0]) if len(row) == 1 else repr(tuple(row)) for row in rows) or "nothing"
        raise StoreError(f"{place} is damaged: where its schema should stand is {said}; restore it from a copy")
    return str(rows[0][0])


def _explained(place: str, error: Exception) -> StoreError:
    cause = getattr(error, "orig", None) or error
    code = getattr(cause, "sqlite_errorname", "")
    if code.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
        return StoreError(f"{place} is in use by another process; one process at a time may open a log")
    if code.startswith("SQLITE_NOTADB"):
        return StoreError(f"{place} is no SQLite database")
    return StoreError(f"{place} cannot be opened for reading and writing: {cause}")
