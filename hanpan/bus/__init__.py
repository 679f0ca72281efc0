"""What moves between the processes of a house: questions to one of them, news of a room to all that listen."""

from hanpan.bus.local import LocalBus, NobodyThere

__all__ = ["LocalBus", "NobodyThere"]
