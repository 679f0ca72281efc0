"""A room put together from the parts in which it comes, as the page does it (`web/src/socket/parts.ts`)."""

from __future__ import annotations

from typing import Any

Message = dict[str, Any]


class Parts:
    """The newest parts of each room that one connection was sent."""

    def __init__(self) -> None:
        self._tables: dict[str, Message] = {}
        self._lasts: dict[str, Message] = {}

    def add(self, frame: Message) -> Message | None:
        """The view after one more `view` message; None while no match is running there."""
        room, own, match = frame["room"], frame["own"], frame["match"]
        if "table" in frame:
            self._tables[room] = frame["table"]
        if "last" in frame:
            self._lasts[room] = frame["last"]
        if match is None:
            return None
        table, last = self._tables[room], self._lasts.get(room)
        assert match["last"] is None or (last is not None and last["round"] == match["last"])
        return {
            **match,
            "room": room,
            "state": frame["state"],
            "game": table["game"],
            "options": table["options"],
            "seats": [{**chair, "yours": seat in own["seats"]} for seat, chair in enumerate(table["seats"])],
            "seat": own["seat"],
            "clock": own["clock"],
            "last": None if match["last"] is None else last,
        }
