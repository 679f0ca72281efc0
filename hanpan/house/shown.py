"""A room as a process shows it to its own connections, whoever decides for it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection
from functools import partial

from msgspec import UNSET

from hanpan.house import clock, messages
from hanpan.house.between import Said
from hanpan.house.onlookers import Onlookers
from hanpan.house.ports import Ports
from hanpan.house.table import Table
from hanpan.house.visitor import Visitor
from hanpan.match import Match


class Shown(ABC):
    """One table in memory, and who looks on from here: at its owner (`Room`), or elsewhere (`Mirror`)."""

    def __init__(self, name: str, table: Table, ports: Ports, onlookers: Onlookers | None = None) -> None:
        self.name = name
        self.table = table
        self.ports = ports
        self.onlookers = onlookers or Onlookers(name, table)
        self.held = 0  #: commands that are being carried out here, or about to be
        self.touched = table.at  #: when something happened here, or somebody left
        self.next: str | None = None  #: the room where this table goes on
        self.round_over: Callable[[Shown], None] = _nothing  #: called when a round is
        self.heard: Callable[[Shown, Said], None] = _nothing  #: called with each line of chat from another process
        self._gone: dict[str, float] = {}  #: people who sit here and have no connection → since when
        self._watchers = 0  #: how many look on, as it was told last
        self._stuck = False  #: what happens cannot be written down at present
        self._asleep = True  #: the log does not say yet that somebody keeps this room's clock again

    @property
    @abstractmethod
    def idle(self) -> bool:
        """The room may go out of memory."""

    @property
    @abstractmethod
    def here(self) -> Collection[str]:
        """Those of the table who have a connection to it, from whatever process; at the owner all who look on."""

    @abstractmethod
    def _presence(self) -> None:
        """Somebody has come or gone."""

    @property
    def state(self) -> int:
        """The room's state number: how many events made the match."""
        return 0 if self.table.match is None else self.table.match.seq

    # ------------------------------------------------------------------------------------------------- looking on

    def enter(self, viewer: Visitor, key: str = "") -> None:
        """Look on from now; Refusal where one may not."""
        self.onlookers.enter(self.table, viewer, key)
        self._presence()

    def exit(self, viewer: Visitor) -> None:
        """Look on no more. Only this connection goes: a newer one of the same person stays (E10)."""
        if not self.onlookers.exit(viewer):
            return
        self.touched = self.ports.now()
        self.miss(viewer.person)

    def miss(self, person: str) -> None:
        """Somebody may have no connection here any more."""
        self._presence()

    def speak(self, said: Said) -> None:  # noqa: B027
        """Somebody has said something here: the owner lets other processes know."""

    async def come_back(self, person: str) -> None:  # noqa: B027
        """Somebody is about to look on. What follows from that is the owner's to do."""

    def wake(self) -> None:  # noqa: B027
        """See to what waited for somebody to look on: the owner does."""

    def turn_to(self, viewer: Visitor, seat: int | None) -> None:
        """Show a connection the table from one of its seats, or covered; Refusal."""
        self.onlookers.turn_to(self.table, viewer, seat)

    def tell(self, viewer: Visitor) -> None:
        """Let a connection have the newest view."""
        viewer.news(self.name, partial(self.frame, viewer))

    def frame(self, viewer: Visitor) -> bytes:
        """The room as a connection may see it now, as JSON; b"" when it looks on no more."""
        return self.onlookers.frame(self.table, viewer, self._clock, self.ports.now())

    def chairs(self) -> list[messages.Chair]:
        """Who sits here, as everybody may know it."""
        return self.onlookers.chairs(self.table, self._gone, self.here)

    def show(self) -> None:
        """Show everybody what has happened."""
        self.onlookers.look_again(self.table)
        self._present()
        self._tell()

    def _present(self) -> bool:
        return self.onlookers.present(self.table, self.here, self._gone, self._watchers, self._stuck, self.next)

    def _tell(self) -> None:
        for viewer in self.onlookers.looking:
            self.tell(viewer)

    def _take(self, table: Table) -> Match | None:
        """This is the table now; the match before."""
        before, self.table = self.table.match, table
        if before is not None and table.match is not None and table.match.results is not before.results:
            self.round_over(self)
        return before

    # --------------------------------------------------------------------------------------------------------- time

    @property
    def gathering(self) -> bool:
        """Whether a window is open: answers are held until it closes."""
        return clock.gathering(self.table, self.ports.windows)

    def left(self) -> dict[int, float]:
        """The seconds that each seat has left whose time runs, at least 0."""
        if self._asleep:
            return {}
        now, speed = self.ports.now(), self.table.speed
        running = clock.running(self.table, self.ports.windows, self.here)
        return {seat: max(0.0, limit.seconds / speed - (now - limit.since)) for seat, limit in running.items()}

    def _clock(self) -> messages.Clock | None:
        """What a view says of the time that is left."""
        table = self.table
        if table.match is None or table.over:
            return None
        total = table.match.window if self.gathering else clock.whole(table)
        if total is None:
            return None
        left = self.left()
        return messages.Clock(
            left=[round(1000 * left[seat]) if seat in left else None for seat in range(len(table.seats))],
            total=round(1000 * max([total / table.speed, *left.values()])),
            bank=[round(1000 * bank / table.speed) for bank in table.banked] if table.timing.bank else UNSET,
        )


def _nothing(*_anything: object) -> None:
    """Nobody has to be told."""
