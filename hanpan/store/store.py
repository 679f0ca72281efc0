"""The log, for one asyncio process: append, load, close.

One thread owns the one connection. It takes everything that waits, writes it in one transaction and syncs the disk once
(group commit): while it syncs, the next group gathers, so that many rooms cost little more than one.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from itertools import groupby
from queue import Empty, SimpleQueue
from typing import Any, Self, TypeVar

from hanpan.store import statements
from hanpan.store.errors import StoreError
from hanpan.store.leases import Leases
from hanpan.store.sqlite import connect
from hanpan.store.statements import Head, Lengths, Wish
from hanpan.store.told import Told, since

T = TypeVar("T")

#: At most so many requests share a transaction, which bounds its size.
GROUP = 1000
#: Seconds that a group gathers where the one before it had several requests. Alone, a request never waits.
GATHER = 0.0015

_Work = Wish | Callable[[sqlite3.Connection], Any]


@dataclass(eq=False, slots=True)
class _Job:
    """A request: events to append, or anything else that runs on the connection in its turn."""

    work: _Work
    done: asyncio.Future[Any]


class Store:
    """The log of all rooms' events. Its methods may be awaited by many tasks at once; requests are carried out in
    the order they came. Each raises StoreError when the disk does not do its part; the store goes on with the next."""

    def __init__(self, url: str, patience: float) -> None:
        self._queue: SimpleQueue[_Job | None] = SimpleQueue()
        self._closing = False
        self._door = threading.Lock()
        self._leases = Leases()
        #: Transactions committed so far: fewer than requests when several went together.
        self.commits = 0
        #: What an earlier house said was safe and this file has not, in a sentence; None: nothing is missing.
        self.missing: str | None = None
        opened: Future[None] = Future()
        self._thread = threading.Thread(target=self._work, args=(url, patience, opened), name="store", daemon=True)
        self._thread.start()
        opened.result()

    @classmethod
    def open(cls, url: str, *, patience: float = 5.0) -> Self:
        """Open the log at an SQLAlchemy URL, e.g. `sqlite:////var/lib/hanpan/log.db` (`sqlite://`: in memory only).

        A missing file is made, for its owner's eyes alone; an older schema is brought up to date. Blocks while it does
        so. StoreError when the file cannot be used, belongs to another program, was written by a newer hanpan, or
        another process still holds it after `patience` seconds.
        """
        return cls(url, patience)

    # --------------------------------------------------------------------------------------------------------- rooms

    async def append(self, room: str, seq: int, bodies: Sequence[bytes]) -> None:
        """Append events under the numbers seq, seq + 1 …: all or none, on disk when this returns.

        `seq` is how many events the room has (0 opens it). SeqTaken when it has more, StoreError when fewer, RoomClosed
        after `close_room`. Cancelling while it waits may or may not prevent it.
        """
        if not bodies:
            raise ValueError("there is nothing to append")
        await self._submit(Wish(room, seq, tuple(bodies)))

    async def load(self, room: str, after: int = 0) -> list[bytes]:
        """The events of a room from number `after` on, oldest first; none when there is no such room."""
        return await self._call(lambda driver: statements.load(driver, room, after))

    async def heads(self, *, closed: bool, after: str = "", limit: int = 1000) -> list[Head]:
        """The first and the last event of each room that is closed (or of each that is not): at most `limit` rooms, by
        name, those after `after`. A page at a time, so that a long list holds up nobody's append."""
        return await self._call(lambda driver: statements.heads(driver, closed, after, limit))

    async def close_room(self, room: str) -> None:
        """The room has ended: it can be loaded, and is open no more. StoreError when there is no such room."""
        if not await self._call_of(room, lambda driver: statements.close_room(driver, room)):
            raise StoreError(f"there is no room {room}")

    async def drop(self, room: str) -> None:
        """Delete a room, all its events and what was said there, if it is there."""

        def work(driver: sqlite3.Connection) -> None:
            if self._told is not None:
                self._told.forget(room)
            statements.drop(driver, room)

        await self._call_of(room, work)

    async def alive(self, owner: str, seconds: float) -> bool:
        """A process gives a sign of life, for so many seconds: so long the rooms that it has claimed are its own.
        Whether it had not run out before.

        The file is this process's alone, so leases are kept in memory: those of a process that has ended have ended
        with it.
        """
        return self._leases.alive(owner, seconds)

    async def lives(self, owner: str) -> bool:
        """Whether a process has given a sign of life that holds."""
        return self._leases.lives(owner)

    async def claim(self, room: str, owner: str) -> str:
        """Ask to be the one who decides for a room; who is it now. That is `owner` where it is nobody's who lives."""
        return self._leases.claim(room, owner)

    async def release(self, room: str, owner: str) -> None:
        """Give a room back, if it is the owner's."""
        self._leases.release(room, owner)

    # -------------------------------------------------------------------------------------------------------- people

    async def person_of(self, token: str) -> str | None:
        """The person to whom the token of this hash points; None: to nobody."""
        return await self._call(lambda driver: statements.person_of(driver, token))

    async def come(self, token: str, at: float, every: float) -> str | None:
        """The person to whom the token of this hash points, who is here at this time; None: to nobody. When somebody
        was here is noted where the last note is older than `every` seconds."""
        return await self._call(lambda driver: statements.come(driver, token, at, every))

    async def forget_people(self, before: float) -> None:
        """Forget all who were here last before a time, and their tokens."""
        await self._call(lambda driver: statements.forget_people(driver, before))

    async def meet(self, token: str, person: str, at: float) -> str:
        """The person to whom the token of this hash points. Where it points to nobody, `person` is made, a new one, and
        the token with it: both or neither, and once, however many ask at the same time."""
        return await self._call(lambda driver: statements.meet(driver, token, person, at))

    async def add_token(self, token: str, person: str, at: float) -> None:
        """Let one more token, by its hash, point to a person. StoreError where there is no such person, or the token
        points to somebody."""
        if not await self._call(lambda driver: statements.add_token(driver, token, person, at)):
            raise StoreError("the token is somebody's already, or there is no such person")

    async def revoke(self, token: str) -> bool:
        """Let the token of this hash point to nobody from now on; whether it pointed to somebody."""
        return await self._call(lambda driver: statements.revoke(driver, token))

    async def tokens_of(self, person: str) -> list[tuple[str, float]]:
        """The hashes of a person's tokens, each with when it was made, oldest first."""
        return await self._call(lambda driver: statements.tokens_of(driver, person))

    # ---------------------------------------------------------------------------------------------------------- chat

    async def say(self, room: str, number: int, at: float, body: bytes, kept: int) -> None:
        """Keep line `number` of a room's chat, said `at` (seconds since 1970-01-01 UTC), and of all its lines the
        newest `kept`; on disk when this returns. StoreError where the room has such a line."""
        await self._call(lambda driver: statements.say(driver, room, number, at, body, kept))

    async def said(self, room: str) -> list[tuple[int, bytes]]:
        """The lines of a room's chat, each with its number, oldest first."""
        return await self._call(lambda driver: statements.said(driver, room))

    async def mute(self, room: str, person: str, speaker: str, at: float | None) -> None:
        """A person does not want to read a speaker in a room, since `at`; with None it does again."""
        await self._call(lambda driver: statements.mute(driver, room, person, speaker, at))

    async def mutes(self, room: str) -> list[tuple[str, str]]:
        """Who in a room does not want to read whom: persons and speakers, oldest first."""
        return await self._call(lambda driver: statements.mutes(driver, room))

    async def forget_said(self, before: float) -> None:
        """Delete what was said, and what was muted, before a time, in all rooms."""
        await self._call(lambda driver: statements.forget_said(driver, before))

    # ------------------------------------------------------------------------------------------------------- closing

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

    async def _call(self, work: Callable[[sqlite3.Connection], T]) -> T:
        result: T = await self._submit(work)
        return result

    async def _call_of(self, room: str, work: Callable[[sqlite3.Connection], T]) -> T:
        """The same, for what changes a room otherwise than by appending."""

        def forgetting(driver: sqlite3.Connection) -> T:
            self._lengths.forget(room)
            return work(driver)

        return await self._call(forgetting)

    async def _submit(self, work: _Work) -> Any:
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        with self._door:
            if self._closing:
                raise StoreError("the log is closed")
            self._queue.put(_Job(work, done))
        return await done

    # ------------------------------------------------------------------------------------------- the writer's thread

    def _work(self, url: str, patience: float, opened: Future[None]) -> None:
        try:
            connection, path = connect(url, patience)
            driver = connection.connection.driver_connection
            assert isinstance(driver, sqlite3.Connection)
            self._lengths = Lengths()
            self.missing = None if path is None else since(path, lambda room, seq: _has(driver, room, seq))
            self._told = None if path is None else Told(path)
        except BaseException as error:
            opened.set_exception(error)
            return
        opened.set_result(None)
        with connection:
            running, busy = True, False
            while running:
                jobs, running = self._waiting(busy)
                busy = len(jobs) > 1
                self._carry_out(driver, [job for job in jobs if not job.done.cancelled()])
        if self._told is not None:
            self._told.close()

    def _waiting(self, busy: bool) -> tuple[list[_Job], bool]:
        """Everything that waits (at least one request), and whether to go on after it."""
        jobs: list[_Job] = []
        job = self._queue.get()
        if busy:
            time.sleep(GATHER)
        while job is not None:
            jobs.append(job)
            if len(jobs) == GROUP:
                break
            try:
                job = self._queue.get_nowait()
            except Empty:
                break
        return jobs, job is not None

    def _carry_out(self, driver: sqlite3.Connection, jobs: list[_Job]) -> None:
        """One transaction for all; when it fails, one for each, so that none suffers for another."""
        if not jobs:
            return
        try:
            # Take the write lock at once: what a transaction has read cannot change before it writes.
            driver.execute("BEGIN IMMEDIATE")
            outcomes: list[Any] = []
            for appending, neighbours in groupby(jobs, lambda job: isinstance(job.work, Wish)):
                outcomes += self._run(driver, appending, list(neighbours))
            driver.execute("COMMIT")
        except Exception as error:
            self._lengths.forget_all()
            _give_up(driver)
            if len(jobs) > 1:
                for job in jobs:
                    self._carry_out(driver, [job])
            else:
                failure = StoreError(f"the log could not do it: {error}")
                failure.__cause__ = error
                _answer(jobs, [failure])
            return
        self.commits += 1
        if self._told is not None:
            self._told.note_last(job.work for job, outcome in zip(jobs, outcomes, strict=True) if outcome is None)
        _answer(jobs, outcomes)

    def _run(self, driver: sqlite3.Connection, appending: bool, jobs: list[_Job]) -> list[Any]:
        """Carry out neighbouring requests of one kind; their outcomes."""
        if appending:
            wishes = [job.work for job in jobs if isinstance(job.work, Wish)]
            return [*statements.append_all(driver, self._lengths, wishes)]
        return [job.work(driver) for job in jobs if not isinstance(job.work, Wish)]


def _has(driver: sqlite3.Connection, room: str, seq: int) -> bool:
    row = driver.execute("SELECT 1 FROM events WHERE room = ? AND seq = ?", (room, seq)).fetchone()
    return row is not None


def _give_up(driver: sqlite3.Connection) -> None:
    if driver.in_transaction:  # SQLite may have given it up by itself: a full disk
        driver.execute("ROLLBACK")


def _answer(jobs: list[_Job], outcomes: list[Any]) -> None:
    """Tell those who wait, each in its own loop, and wake a loop once for all of them."""
    for loop, group in groupby(zip(jobs, outcomes, strict=True), lambda pair: pair[0].done.get_loop()):
        try:
            loop.call_soon_threadsafe(_settle, [(job.done, outcome) for job, outcome in group])
        except RuntimeError:  # the loop was closed while it waited: nobody is there to be told
            continue


def _settle(answers: list[tuple[asyncio.Future[Any], Any]]) -> None:
    for done, outcome in answers:
        if done.done():
            continue
        if isinstance(outcome, StoreError):
            done.set_exception(outcome)
        else:
            done.set_result(outcome)
