"""A visitor: one connection to the house. A person may have several: two tabs, a phone that came back."""

from __future__ import annotations

from collections.abc import Callable

from hanpan.house.messages import Message

#: Puts a view together when it leaves: `Frame` as JSON; b"" when there is nothing to say any more.
Compose = Callable[[], bytes]


class Visitor:
    """One connection.

    `post` sends an answer, or keeps it until it can be sent, in order. `news` says that a room has a newer view: what
    `compose` makes when the frame leaves is sent, so that of several news of a room one frame leaves, the newest.
    Neither ever waits.
    """

    __slots__ = ("afar", "news", "person", "post", "rooms", "token")

    def __init__(self, post: Callable[[Message], None], news: Callable[[str, Compose], None]) -> None:
        self.post = post
        self.news = news
        self.token = ""  #: empty before `hello`, as is the person
        self.person = ""
        self.afar = False  #: it is another process's: that one shows it what it looks on at
        self.rooms: list[str] = []  #: the rooms it looks on, in the order of entering
