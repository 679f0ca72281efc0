"""The tables of the log as queries see them. `migrations/` makes them; a change here needs a step there."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, Integer, LargeBinary, MetaData, Table, Text

METADATA = MetaData()

#: Rooms with at least one event.
ROOMS = Table(
    "rooms",
    METADATA,
    Column("room", Text, primary_key=True),
    Column("closed", Boolean, nullable=False),
    sqlite_with_rowid=False,
)

#: Every event, once; `seq` counts a room's events from 0 without gaps. The key is the lock between writers.
EVENTS = Table(
    "events",
    METADATA,
    Column("room", Text, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

#: Who is known: a random id, since when, and when it was here last, to the day (seconds since 1970-01-01 UTC).
PEOPLE = Table(
    "people",
    METADATA,
    Column("person", Text, primary_key=True),
    Column("made", Float, nullable=False),
    Column("seen", Float, nullable=False, server_default="0", index=True),
    sqlite_with_rowid=False,
)

#: What people show to be known again, by its hash alone. A person may have several; a revoked one is gone.
TOKENS = Table(
    "tokens",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column("person", Text, nullable=False, index=True),
    Column("made", Float, nullable=False),
    sqlite_with_rowid=False,
)

#: What people have said at tables: `body` is the house's, `number` counts a room's lines from 1. No part of any match.
LINES = Table(
    "lines",
    METADATA,
    Column("room", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False, index=True),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

#: Whose lines a person does not want to read in a room.
MUTES = Table(
    "mutes",
    METADATA,
    Column("room", Text, primary_key=True),
    Column("person", Text, primary_key=True),
    Column("speaker", Text, primary_key=True),
    Column("at", Float, nullable=False, index=True),
    sqlite_with_rowid=False,
)
