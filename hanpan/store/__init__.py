"""The log of events: what happened in every room, on disk before anybody is told."""

from hanpan.store.errors import RoomClosed, SeqTaken, StoreError
from hanpan.store.sqlite import file_url
from hanpan.store.statements import Head
from hanpan.store.store import Store

__all__ = ["Head", "RoomClosed", "SeqTaken", "Store", "StoreError", "file_url"]
