"""A thinkers' worker: a process that reads questions from its input and writes moves to its output.

Messages are MessagePack, each behind its length in four bytes. The process ends when its input does, so that it never
outlives the house that started it.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from collections.abc import Mapping
from typing import BinaryIO

import msgspec
from msgspec import Struct

from hanpan.games import catalogue
from hanpan.kernel import interpreted, new_random
from hanpan.players import levels


class Question(Struct, frozen=True):
    """What shall the computer player `level` on `seat` do? With a `move`: what comes of that? All that the answer may
    depend on."""

    game: str
    level: str
    view: bytes  #: the record of that seat's view
    options: dict[str, int | str | bool]
    seat: int
    seed: int  #: ≥ 0, below 2**63
    move: int = -1
    compiled: bool = True  #: False: think with the plain twins, the machine code is not there


class Answer(Struct, frozen=True):
    """The move, or what comes of the one that was asked about, or what went wrong."""

    move: int = 0
    outlook: levels.Outlook | None = None
    trouble: str = ""


HEADER = 4
_encoder = msgspec.msgpack.Encoder()
_questions = msgspec.msgpack.Decoder(Question)
_answers = msgspec.msgpack.Decoder(Answer)


def frame(message: Question | Answer) -> bytes:
    """A message as it travels."""
    body = _encoder.encode(message)
    return len(body).to_bytes(HEADER, "big") + body


def read_answer(body: bytes) -> Answer:
    """The answer in a body; msgspec.DecodeError when it is none."""
    return _answers.decode(body)


def answer(question: Question) -> Answer:
    """Think. Whatever goes wrong in a player becomes the answer's `trouble`: the worker goes on."""
    try:
        return Answer(outlook=foresee(question)) if question.move >= 0 else Answer(move=think(question))
    except Exception as error:
        return Answer(trouble=f"{type(error).__name__}: {error}")


def searches(question: Question) -> bool:
    """Whether the level plays rounds out by the hundred: without machine code nobody would wait for it."""
    thinking = catalogue.spec(question.game).thinking
    return thinking is not None and question.level in thinking.guesses


def think(question: Question) -> int:
    """The move, by machine code or, while that is being made, by the plain twins, which give the same."""
    decide = levels.decide if question.compiled or searches(question) else decide_plainly
    return decide(question.game, question.level, question.view, question.options, question.seat, question.seed)


def foresee(question: Question) -> levels.Outlook:
    """What comes of the question's move."""
    asked = question
    return levels.foresee(asked.game, asked.view, asked.options, asked.seat, asked.move, asked.seed)


def decide_plainly(game: str, level: str, view: bytes, options: Mapping[str, object], seat: int, seed: int) -> int:
    """The same move as `levels.decide`, without waiting for machine code."""
    spec = catalogue.spec(game)
    known = spec.state.record(spec.state.load(view))
    choice = spec.options.type.record(spec.options.row(options))
    return int(interpreted(levels.player(spec, level))(known, choice, seat, new_random(seed)))


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer until there are no more questions; `answers` is unbuffered."""
    while len(header := questions.read(HEADER)) == HEADER:
        body = questions.read(int.from_bytes(header, "big"))
        answers.write(frame(answer(_questions.decode(body))))


def main() -> None:
    """The process: standard input and output carry the messages, so whatever is printed goes to standard error."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the house, which then closes the input
    if hasattr(os, "nice"):
        os.nice(10)  # people are served first
    with contextlib.suppress(BrokenPipeError):  # the house is gone
        serve(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
