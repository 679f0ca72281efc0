"""The thinkers' pool: answers come from processes of their own, whatever becomes of those."""

from __future__ import annotations

import asyncio
import os
import sys
import textwrap
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from hanpan.games.face import game
from hanpan.players.pool import COMMAND, NoAnswer, Pool
from hanpan.players.worker import Question, decide_plainly

#: A worker that runs the body below for each question: `number` counts them, `reply(move)` answers.
WORKER = """
import os, sys, time
from hanpan.players.worker import HEADER, Answer, frame
questions, answers = sys.stdin.buffer, sys.stdout.buffer
def reply(move):
    answers.write(frame(Answer(move=move)))
    answers.flush()
number = 0
while len(header := questions.read(HEADER)) == HEADER:
    questions.read(int.from_bytes(header, "big"))
    number += 1
"""


def worker(body: str) -> list[str]:
    """The command of a worker that does as `body` says."""
    return [sys.executable, "-c", WORKER + textwrap.indent(body, "    ")]


def question(level: str = "random", seed: int = 1) -> Question:
    koikoi = game("koikoi")
    koikoi.compiled = False
    position = koikoi.deal(seed=7)
    koikoi.compiled = True
    return Question("koikoi", level, bytes(position), dict(position.options), int(position.record.turn), seed)


@asynccontextmanager
async def pool(command: Sequence[str] = COMMAND, workers: int = 1, limit: float = 60.0) -> AsyncIterator[Pool]:
    pool = Pool(workers, limit=limit, command=command)
    pool.start()
    try:
        yield pool
    finally:
        await pool.close()


async def test_an_answer_is_the_levels_own_move_compiled_or_not() -> None:
    thinking = game("koikoi").spec.thinking
    assert thinking is not None
    async with pool() as thinkers:
        for level in ("random", *thinking.thumb):
            asked = question(level)
            expected = decide_plainly(asked.game, asked.level, asked.view, asked.options, asked.seat, asked.seed)
            for compiled in (False, True):
                thinkers.compiled = compiled
                assert await thinkers.decide(asked) == expected


async def test_a_player_that_searches_waits_for_its_machine_code() -> None:
    thinking = game("koikoi").spec.thinking
    assert thinking is not None
    searching = next(iter(thinking.guesses))
    async with pool(worker("reply(8)")) as thinkers:
        thinkers.settled.clear()
        waiting = asyncio.create_task(thinkers.decide(question(searching)))
        # Others do not wait, and so it was not just slow.
        assert await thinkers.decide(question("random")) == 8
        assert not waiting.done()
        thinkers.settled.set()
        assert await waiting == 8


async def test_many_questions_find_their_own_answers() -> None:
    async with pool(workers=2) as thinkers:
        thinkers.compiled = False
        asked = [question(seed=seed) for seed in range(60)]
        answers = await asyncio.gather(*(thinkers.decide(one) for one in asked))
    assert answers == [decide_plainly(one.game, one.level, one.view, one.options, one.seat, one.seed) for one in asked]
    assert len(set(answers)) > 1


async def test_a_question_nobody_can_answer_is_no_end_of_the_worker() -> None:
    async with pool() as thinkers:
        thinkers.compiled = False
        with pytest.raises(NoAnswer, match="no level 'genius'"):
            await thinkers.decide(question(level="genius"))
        assert await thinkers.decide(question()) > 0


async def test_a_worker_that_dies_is_replaced_and_asked_again(tmp_path: Path) -> None:
    died = tmp_path / "died"
    command = worker(f"if not os.path.exists({str(died)!r}): open({str(died)!r}, 'w').close(); os._exit(1)\nreply(5)")
    async with pool(command) as thinkers:
        assert await thinkers.decide(question()) == 5
    assert died.exists()


async def test_a_worker_that_hangs_is_replaced_and_asked_again(tmp_path: Path) -> None:
    hung = tmp_path / "hung"
    command = worker(
        f"if not os.path.exists({str(hung)!r}): open({str(hung)!r}, 'w').close(); time.sleep(3600)\nreply(6)"
    )
    async with pool(command, limit=5.0) as thinkers:
        assert await thinkers.decide(question()) == 6
    assert hung.exists()


async def test_a_worker_that_babbles_is_replaced_and_asked_again(tmp_path: Path) -> None:
    babbled = tmp_path / "babbled"
    command = worker(
        f"if not os.path.exists({str(babbled)!r}):\n"
        f"    open({str(babbled)!r}, 'w').close(); answers.write(b'\\0\\0\\0\\2??'); answers.flush(); continue\n"
        "reply(7)"
    )
    async with pool(command) as thinkers:
        assert await thinkers.decide(question()) == 7
    assert babbled.exists()


@pytest.mark.parametrize("command", [worker("os._exit(1)"), ["/nowhere/at/all"]])
async def test_workers_that_never_answer_are_given_up(command: list[str]) -> None:
    async with pool(command) as thinkers:
        with pytest.raises(NoAnswer, match="koikoi random"):
            await thinkers.decide(question())


async def test_closing_ends_the_workers_and_the_waiting(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    command = worker(f"open({str(pids)!r}, 'a').write(str(os.getpid()) + '\\n'); time.sleep(3600)")
    async with pool(command) as thinkers:
        waiting = [asyncio.create_task(thinkers.decide(question())) for _ in range(3)]
        while not pids.exists() or not pids.read_text():
            await asyncio.sleep(0.01)
    assert await asyncio.gather(*waiting, return_exceptions=True)
    assert all(task.cancelled() for task in waiting)
    with pytest.raises(ProcessLookupError):
        os.kill(int(pids.read_text()), 0)


async def test_people_are_served_in_turn_however_many_questions_one_of_them_has() -> None:
    """One person's ten questions are asked first; another's one waits for one of them."""
    async with pool(worker("time.sleep(0.02)\nreply(number)")) as thinkers:
        many = [asyncio.create_task(thinkers.decide(question(seed=seed), "many")) for seed in range(10)]
        await asyncio.sleep(0)
        one = await thinkers.decide(question(seed=99), "one")
        places = await asyncio.gather(*many)
        assert one <= 3
        assert places == sorted(places)
