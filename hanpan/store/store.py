"""The log, for one asyncio process: append, load, close.

One thread owns the one connection. It takes everything that waits, writes it in one transaction and syncs the disk once
(group commit): while it syncs, the next group gathers, so that many rooms cost little more than one.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from itertools import groupby
from queue import Empty, SimpleQueue
from typing import Any, Self, TypeVar

from sqlalchemy import Connection, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import DBAPIError

from hanpan.store.errors import RoomClosed, SeqTaken, StoreError
from hanpan.store.sqlite import connect
from hanpan.store.tables import EVENTS, ROOMS

T = TypeVar("T")

#: At most so many requests share a transaction, which bounds its size and the numbers of a query's parameters.
GROUP = 1000

# How long each of these rooms is, and whether it is closed. (The subquery is one step into the key's end.)
_lengths = select(
    ROOMS.c.room,
    ROOMS.c.closed,
    select(func.max(EVENTS.c.seq) + 1).where(EVENTS.c.room == ROOMS.c.room).scalar_subquery(),
).where(ROOMS.c.room.in_(bindparam("rooms", expanding=True)))


@dataclass(frozen=True)
class Head:
    """A room from outside: its first event and its newest."""

    room: str
    first: bytes
    last: bytes


@dataclass(eq=False)
class _Append:
    room: str
    seq: int
    bodies: Sequence[bytes]
    done: Future[None] = field(default_factory=Future)


@dataclass(eq=False)
class _Call:
    """Anything else: run on the connection, in its turn."""

    work: Callable[[Connection], Any]
    done: Future[Any] = field(default_factory=Future)


_Job = _Append | _Call


class Store:
    """The log of all rooms' events. Its methods may be awaited by many tasks at once; requests are carried out in
    the order they came. Each raises StoreError when the disk does not do its part; the store goes on with the next."""

    def __init__(self, url: str, patience: float) -> None:
        self._queue: SimpleQueue[_Job | None] = SimpleQueue()
        self._closing = False
        self._door = threading.Lock()
        #: Transactions committed so far: fewer than requests when several went together.
        self.commits = 0
        opened: Future[None] = Future()
        self._thread = threading.Thread(target=self._work, args=(url, patience, opened), name="store", daemon=True)
        self._thread.start()
        opened.result()

    @classmethod
    def open(cls, url: str, *, patience: float = 5.0) -> Self:
        """Open the log at an SQLAlchemy URL, e.g. `sqlite:////var/lib/hanpan/log.db` (`sqlite://`: in memory only).

        A missing file is made; an older schema is brought up to date. Blocks while it does so. StoreError when the file
        cannot be used, belongs to another program, was written by a newer hanpan, or another process still holds it
        after `patience` seconds.
        """
        return cls(url, patience)

    async def append(self, room: str, seq: int, bodies: Sequence[bytes]) -> None:
        """Append events under the numbers seq, seq + 1 …: all or none, on disk when this returns.

        `seq` is how many events the room has (0 opens it). SeqTaken when it has more, StoreError when fewer, RoomClosed
        after `close_room`. Cancelling while it waits may or may not prevent it.
        """
        if not bodies:
            raise ValueError("there is nothing to append")
        await self._submit(_Append(room, seq, tuple(bodies)))

    async def load(self, room: str) -> list[bytes]:
        """All events of a room, oldest first; none when there is no such room."""
        query = select(EVENTS.c.body).where(EVENTS.c.room == room).order_by(EVENTS.c.seq)
        return await self._call(lambda connection: list(connection.scalars(query)))

    async def open_rooms(self) -> list[str]:
        """The rooms that are not closed, by name."""
        query = select(ROOMS.c.room).where(~ROOMS.c.closed).order_by(ROOMS.c.room)
        return await self._call(lambda connection: list(connection.scalars(query)))

    async def heads(self, *, closed: bool, after: str = "", limit: int = 1000) -> list[Head]:
        """The first and the last event of each room that is closed (or of each that is not): at most `limit` rooms, by
        name, those after `after`. A page at a time, so that a long list holds up nobody's append."""
        first, last = EVENTS.alias(), EVENTS.alias()
        end = select(func.max(EVENTS.c.seq)).where(EVENTS.c.room == ROOMS.c.room).scalar_subquery()
        query = (
            select(ROOMS.c.room, first.c.body, last.c.body)
            .join(first, (first.c.room == ROOMS.c.room) & (first.c.seq == 0))
            .join(last, (last.c.room == ROOMS.c.room) & (last.c.seq == end))
            .where(ROOMS.c.closed == closed, ROOMS.c.room > after)
            .order_by(ROOMS.c.room)
            .limit(limit)
        )
        return await self._call(lambda connection: [Head(*row) for row in connection.execute(query)])

    async def close_room(self, room: str) -> None:
        """The room has ended: it can be loaded, and is open no more. StoreError when there is no such room."""

        def work(connection: Connection) -> bool:
            return connection.execute(update(ROOMS).where(ROOMS.c.room == room).values(closed=True)).rowcount == 1

        if not await self._call(work):
            raise StoreError(f"there is no room {room}")

    async def drop(self, room: str) -> None:
        """Delete a room and all its events, if it is there."""

        def work(connection: Connection) -> None:
            connection.execute(delete(EVENTS).where(EVENTS.c.room == room))
            connection.execute(delete(ROOMS).where(ROOMS.c.room == room))

        await self._call(work)

    async def close(self) -> None:
        """Carry out what waits and let the file go. Later requests raise StoreError; closing again does nothing."""
        with self._door:
            if not self._closing:
                self._closing = True
                self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_error: object) -> None:
        await self.close()

    async def _call(self, work: Callable[[Connection], T]) -> T:
        result: T = await self._submit(_Call(work))
        return result

    async def _submit(self, job: _Job) -> Any:
        with self._door:
            if self._closing:
                raise StoreError("the log is closed")
            self._queue.put(job)
        return await asyncio.wrap_future(job.done)

    # ------------------------------------------------------------------------------------------- the writer's thread

    def _work(self, url: str, patience: float, opened: Future[None]) -> None:
        try:
            connection = connect(url, patience)
        except BaseException as error:
            opened.set_exception(error)
            return
        opened.set_result(None)
        with connection:
            running = True
            while running:
                jobs, running = self._waiting()
                self._carry_out(connection, [job for job in jobs if job.done.set_running_or_notify_cancel()])

    def _waiting(self) -> tuple[list[_Job], bool]:
        """Everything that waits (at least one request), and whether to go on after it."""
        jobs: list[_Job] = []
        job = self._queue.get()
        while job is not None:
            jobs.append(job)
            if len(jobs) == GROUP:
                break
            try:
                job = self._queue.get_nowait()
            except Empty:
                break
        return jobs, job is not None

    def _carry_out(self, connection: Connection, jobs: list[_Job]) -> None:
        """One transaction for all; when it fails, one for each, so that none suffers for another."""
        if not jobs:
            return
        try:
            with connection.begin():
                outcomes: list[Any] = []
                for _type, neighbours in groupby(jobs, type):
                    outcomes += _run(connection, list(neighbours))
        except Exception as error:
            if len(jobs) > 1:
                for job in jobs:
                    self._carry_out(connection, [job])
            else:
                cause = error.orig if isinstance(error, DBAPIError) else error
                failure = StoreError(f"the log could not do it: {cause}")
                failure.__cause__ = error
                jobs[0].done.set_exception(failure)
            return
        self.commits += 1
        for job, outcome in zip(jobs, outcomes, strict=True):
            if isinstance(outcome, StoreError):
                job.done.set_exception(outcome)
            else:
                job.done.set_result(outcome)


def _run(connection: Connection, jobs: list[_Job]) -> list[Any]:
    """Carry out neighbouring requests of one type; their outcomes."""
    appends = [job for job in jobs if isinstance(job, _Append)]
    if appends:
        return _append_all(connection, appends)
    return [job.work(connection) for job in jobs if isinstance(job, _Call)]


def _append_all(connection: Connection, appends: list[_Append]) -> list[StoreError | None]:
    """Append what fits; for each, None or why not. The write lock is held, so that what is read here stays true."""
    rows = connection.execute(_lengths, {"rooms": list({job.room for job in appends})})
    rooms = {room: (length, closed) for room, closed, length in rows}
    opened: list[dict[str, Any]] = []
    written: list[dict[str, Any]] = []
    outcomes: list[StoreError | None] = []
    for job in appends:
        length, closed = rooms.get(job.room, (0, False))
        if closed:
            outcomes.append(RoomClosed(job.room))
        elif job.seq < length:
            outcomes.append(SeqTaken(job.room, job.seq, length))
        elif job.seq > length:
            outcomes.append(StoreError(f"room {job.room} has {length} events: the next is {length}, not {job.seq}"))
        else:
            if not length:
                opened.append({"room": job.room, "closed": False})
            written += [{"room": job.room, "seq": job.seq + i, "body": body} for i, body in enumerate(job.bodies)]
            rooms[job.room] = length + len(job.bodies), False
            outcomes.append(None)
    if opened:
        connection.execute(insert(ROOMS), opened)
    if written:
        connection.execute(insert(EVENTS), written)
    return outcomes
