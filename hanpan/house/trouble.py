"""What is said of a message that cannot be used."""

from __future__ import annotations

from hanpan.house import messages
from hanpan.house.messages import Code


class Trouble(Exception):
    """A message that cannot be used: `code` and `args` of `messages.Error`, and what would be right."""

    def __init__(self, code: Code, text: str, **numbers: int | str) -> None:
        super().__init__(text)
        self.code = code
        self.numbers = numbers

    def answer(self, asked: str | None) -> messages.Error:
        """As it is told to who asked."""
        return messages.Error(asked, self.code, str(self), self.numbers)
