"""A visitor: one connection to the house. A person may have several: two tabs, a phone that came back."""

from __future__ import annotations

from collections.abc import Callable

from hanpan.house.messages import Message


class Visitor:
    """One connection. `post` sends a message or keeps it until it can be sent, and never waits."""

    __slots__ = ("person", "post", "rooms")

    def __init__(self, post: Callable[[Message], None]) -> None:
        self.post = post
        self.person = ""  #: by `people.person_of`; empty before `hello`
        self.rooms: list[str] = []  #: the rooms it looks on, in the order of entering
