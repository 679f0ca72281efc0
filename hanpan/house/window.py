"""Answers that are gathered unseen: while a window is open, nobody is told anything that depends on one."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field

from hanpan.match import Answer, Refusal


@dataclass
class Held:
    """A seat's answer, and all who wait to hear what came of it: a repeat of the command waits as well."""

    answer: Answer
    waiting: list[asyncio.Future[int]] = field(default_factory=list)

    def wait(self) -> asyncio.Future[int]:
        """What is settled when the window closes: the state number, or a Refusal."""
        self.waiting.append(asyncio.get_running_loop().create_future())
        return self.waiting[-1]


class Gathered:
    """The answers to one open window, by seat, in memory only: what is not acknowledged may be lost, and sent again."""

    def __init__(self) -> None:
        self.held: dict[int, Held] = {}

    def repeats(self, seat: int, command: str) -> Held | None:
        """The answer that this very command has given already; Refusal when the seat has given another."""
        held = self.held.get(seat)
        if held is not None and (not command or held.answer.command != command):
            raise Refusal("answered")
        return held

    def hold(self, seat: int, answer: Answer) -> Held:
        """Keep an answer until the window closes."""
        held = self.held[seat] = Held(answer)
        return held

    @property
    def answers(self) -> dict[int, Answer]:
        return {seat: held.answer for seat, held in self.held.items()}

    def settle(self, commands: Mapping[str, int]) -> None:
        """The window has closed: tell those who wait which state each command led to."""
        for held in self._take():
            for future in held.waiting:
                if not future.done():
                    future.set_result(commands[held.answer.command])

    def refuse(self, reason: str) -> None:
        """There is no such window any more: nothing has come of the answers."""
        for held in self._take():
            for future in held.waiting:
                if not future.done():
                    future.set_exception(Refusal(reason))

    def _take(self) -> list[Held]:
        held, self.held = list(self.held.values()), {}
        return held
