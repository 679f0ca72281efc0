"""A table's link, as people share it, and what a program needs of it."""

from __future__ import annotations

import re
from typing import NamedTuple
from urllib.parse import urlsplit, urlunsplit

#: What stands behind the `#` of a link to a table: its room and, where the link leads to more, its key.
_PLACE = re.compile(r"/room/([0-9A-Za-z_-]{1,32})(?:/([0-9A-Za-z_-]{1,32}))?/?")


class Link(NamedTuple):
    """A table's link: the URL of the house's WebSocket, the room, and the key, "" where there is none."""

    url: str
    room: str
    key: str


def read_link(address: str) -> Link:
    """The link `https://cards.example.org/#/room/<room>/<key>`; ValueError for anything else."""
    parts = urlsplit(address.strip())
    place = _PLACE.fullmatch(parts.fragment)
    if parts.scheme not in ("http", "https") or not parts.netloc or place is None:
        raise ValueError(f"a table's link looks like https://cards.example.org/#/room/<room>/<key>, not {address!r}")
    scheme = parts.scheme.replace("http", "ws")
    return Link(urlunsplit((scheme, parts.netloc, parts.path.rstrip("/") + "/ws", "", "")), place[1], place[2] or "")
