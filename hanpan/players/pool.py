"""The thinkers' pool: computer players think in processes of their own and never hold up the house.

A worker that dies, hangs or babbles is replaced, and its question asked again: a decision follows from its question
alone, so that asking twice changes nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from hanpan.players.levels import Outlook
from hanpan.players.worker import HEADER, Answer, Question, frame, read_answer, searches

log = logging.getLogger("hanpan.players")

COMMAND = (sys.executable, "-m", "hanpan.players.worker")
#: How often a question is asked before it counts as unanswerable.
TRIES = 3


class NoAnswer(Exception):
    """A question that no worker could answer; the text says what happened."""


@dataclass
class _Errand:
    question: Question
    whose: str
    reply: asyncio.Future[Answer]
    tries: int = 0


class _Turns:
    """Errands by whose they are: one of each in turn, each one's own in their order."""

    def __init__(self) -> None:
        self._waiting: dict[str, deque[_Errand]] = {}
        self._something = asyncio.Event()

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    def put(self, errand: _Errand) -> None:
        self._waiting.setdefault(errand.whose, deque()).append(errand)
        self._something.set()

    async def get(self) -> _Errand:
        while not self._waiting:
            self._something.clear()
            await self._something.wait()
        return self.take()

    def take(self) -> _Errand:
        """The next one; whose it is comes last from now on."""
        whose = next(iter(self._waiting))
        theirs = self._waiting.pop(whose)
        errand = theirs.popleft()
        if theirs:
            self._waiting[whose] = theirs
        return errand


class Pool:
    """A few worker processes and the questions that wait for them: people in turn, each one's own as they came.

    `limit` is how many seconds a worker may think about one question before it counts as hanging.
    """

    def __init__(self, workers: int = 1, *, limit: float = 60.0, command: Sequence[str] = COMMAND) -> None:
        self.size = workers
        self.limit = limit
        self.command = tuple(command)
        #: Whether workers use machine code: False until it is made, or each would make it on its own.
        self.compiled = True
        #: Set when the machine code is made or given up: until then, players that search wait.
        self.settled = asyncio.Event()
        self.settled.set()
        self._errands = _Turns()
        self._keepers: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Start the workers; questions may be asked before they are up."""
        self._keepers = [asyncio.create_task(self._keep(), name=f"thinker {i}") for i in range(self.size)]

    async def close(self) -> None:
        """End the workers. Questions that still wait are cancelled."""
        for keeper in self._keepers:
            keeper.cancel()
        await asyncio.gather(*self._keepers, return_exceptions=True)
        self._keepers = []
        while self._errands:
            self._errands.take().reply.cancel()

    @property
    def waiting(self) -> int:
        """How many questions no worker has taken up yet."""
        return len(self._errands)

    async def decide(self, question: Question, whose: str = "") -> int:
        """The move a computer player makes; NoAnswer when several workers could not say. `whose`: for whom it is asked;
        however many questions one person has, the next one's waits for one of them only."""
        return (await self._answer(question, whose)).move

    async def foresee(self, question: Question, whose: str = "") -> Outlook:
        """What comes of the question's `move`; NoAnswer as with `decide`."""
        outlook = (await self._answer(question, whose)).outlook
        if outlook is None:
            raise NoAnswer(f"{question.game} {question.level}: a move came instead of what comes of one")
        return outlook

    async def _answer(self, question: Question, whose: str) -> Answer:
        if searches(question):
            await self.settled.wait()
        reply: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._errands.put(_Errand(question, whose, reply))
        return await reply

    async def _keep(self) -> None:
        """Keep one worker alive and busy."""
        worker: asyncio.subprocess.Process | None = None
        try:
            with contextlib.suppress(OSError):  # then it is hired for the first question, which says what is wrong
                worker = await self._hire()
            while True:
                errand = await self._errands.get()
                if errand.reply.done():  # nobody waits any more
                    continue
                try:
                    if worker is None or worker.returncode is not None:
                        worker = await self._hire()
                    question = msgspec.structs.replace(errand.question, compiled=self.compiled)
                    answer = await asyncio.wait_for(self._ask(worker, question), self.limit)
                except asyncio.CancelledError:
                    errand.reply.cancel()
                    raise
                except (TimeoutError, OSError, EOFError, msgspec.DecodeError) as error:
                    await _dismiss(worker)
                    worker = None
                    self._again(errand, f"a worker failed ({type(error).__name__})")
                    continue
                if answer.trouble:
                    # The same question would meet the same trouble: asking again is of no use.
                    errand.tries = TRIES
                    self._again(errand, answer.trouble)
                elif not errand.reply.done():
                    errand.reply.set_result(answer)
        finally:
            await _dismiss(worker)

    async def _hire(self) -> asyncio.subprocess.Process:
        pipe = asyncio.subprocess.PIPE
        return await asyncio.create_subprocess_exec(*self.command, stdin=pipe, stdout=pipe)

    @staticmethod
    async def _ask(worker: asyncio.subprocess.Process, question: Question) -> Answer:
        assert worker.stdin is not None
        assert worker.stdout is not None
        worker.stdin.write(frame(question))
        await worker.stdin.drain()
        size = int.from_bytes(await worker.stdout.readexactly(HEADER), "big")
        return read_answer(await worker.stdout.readexactly(size))

    def _again(self, errand: _Errand, trouble: str) -> None:
        errand.tries += 1
        asked = f"{errand.question.game} {errand.question.level}: {trouble}"
        log.warning("%s", asked)
        if errand.reply.done():
            return
        if errand.tries >= TRIES:
            errand.reply.set_exception(NoAnswer(asked))
        else:
            self._errands.put(errand)


async def _dismiss(worker: asyncio.subprocess.Process | None) -> None:
    if worker is None:
        return
    with contextlib.suppress(ProcessLookupError):
        worker.kill()
    await worker.wait()
