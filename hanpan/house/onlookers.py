"""Who looks on at a room, from where, and what they are shown: frames, finished rounds, text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping

from hanpan.house import decide, messages
from hanpan.house.audience import Looking, Shared
from hanpan.house.messages import Reason
from hanpan.house.table import Table
from hanpan.house.visitor import Visitor
from hanpan.match import Match, Refusal, views

#: Rooms of several people last so many seconds in all (KP-06).
DAY = 24 * 3600.0


class Onlookers:
    """The connections of one process that look on at one room. `here`: people → their connections among these."""

    def __init__(self, room: str, table: Table) -> None:
        self.room = room
        self.looking: dict[Visitor, Looking] = {}
        self.here: Counter[str] = Counter()
        self._shared = Shared()
        self._shown: tuple[object, ...] = ()
        self._seated = _seated(table)

    def enter(self, table: Table, viewer: Visitor, key: str) -> None:
        """Look on from now: from one's seat, or, with several seats on this device, covered. Who does already is told
        everything anew. Refusal where one may not."""
        looking = self.looking.get(viewer)
        if looking is not None:
            looking.key = key or looking.key
            looking.forget()
            return
        if not decide.may_watch(table, viewer.person, key):
            raise Refusal(Reason.WRONG_KEY)
        own = table.seats_of(viewer.person)
        invited = decide.may_join(table, viewer.person, key) and not table.over
        if not own and table.watching == "none" and not invited:
            raise Refusal(Reason.SHUT_OUT)
        self.looking[viewer] = Looking(own[0] if len(own) == 1 else None, _late(table, own), key)
        self.here[viewer.person] += 1

    def exit(self, viewer: Visitor) -> bool:
        """Look on no more; whether this one did."""
        if self.looking.pop(viewer, None) is None:
            return False
        self.here[viewer.person] -= 1
        if not self.here[viewer.person]:
            del self.here[viewer.person]
        return True

    def turn_to(self, table: Table, viewer: Visitor, seat: int | None) -> None:
        """Show a connection the table from one of its seats, or covered; Refusal."""
        if seat is not None:
            if seat not in table.seats_of(viewer.person):
                raise Refusal(Reason.NOT_YOUR_SEAT)
            if not _may_be_shown(table, viewer.person, seat):
                raise Refusal(Reason.OTHER_SEAT_ACTS)
        self.looking[viewer].seat = seat

    def look_again(self, table: Table) -> None:
        """Something has happened: who has sat down sees a hand, and hands that must not lie open any more are
        covered."""
        seated = _seated(table)
        changed, self._seated = seated != self._seated, seated
        for viewer, looking in self.looking.items():
            if changed:
                own = table.seats_of(viewer.person)
                looking.late = _late(table, own)
                if looking.seat not in own:
                    looking.seat = own[0] if len(own) == 1 else None
            if looking.seat is not None and not _may_be_shown(table, viewer.person, looking.seat):
                looking.seat = None

    def frame(self, table: Table, viewer: Visitor, clock: Callable[[], messages.Clock | None], now: float) -> bytes:
        """The room as a connection may see it now, as JSON; b"" when it looks on no more."""
        looking = self.looking.get(viewer)
        if looking is None:
            return b""
        own = table.seats_of(viewer.person)
        here = messages.Own(
            seat=looking.seat,
            seats=own,
            clock=None if looking.late else clock(),
            maker=viewer.person == table.by,
            invited=decide.may_join(table, viewer.person, looking.key),
            invite=(table.invite or None) if own else None,
            watch=(table.watch or None) if own else None,
            now=round(now, 3),
        )
        return looking.frame(self.room, _match_for(table, looking), here, self._shared)

    def rounds(self, table: Table, viewer: Visitor, wish: messages.History) -> messages.Rounds:
        """A page of finished rounds, as the connection may know them."""
        looking = self.looking[viewer]
        match = _match_for(table, looking)
        results = () if match is None else match.results
        end = len(results) if wish.before is None else min(len(results), wish.before - 1)
        begin = max(0, end - wish.limit)
        found = [views.result(finished, looking.audience) for finished in results[begin:end]]
        return messages.Rounds(wish.id, self.room, found, more=begin > 0)

    def text(self, table: Table, viewer: Visitor, wish: messages.AskText) -> messages.PositionText:
        """The position as text, as the connection may know it; Refusal while there is none."""
        looking = self.looking[viewer]
        match = _match_for(table, looking)
        if match is None:
            raise Refusal(Reason.NOT_BEGUN)
        return messages.PositionText(wish.id, self.room, match.seq, match.position.view(looking.audience).text)

    def chairs(self, table: Table, gone: Mapping[str, float], here: Collection[str]) -> list[messages.Chair]:
        """Who sits here, as everybody may know it. `here`: who has a connection, from whatever process; `gone`: who has
        none, since when, and is not yet away."""
        return [
            messages.Chair(
                kind=seat.kind,
                level=seat.level or None,
                online=seat.kind == "computer" or (seat.kind == "person" and seat.person in here),
                name=seat.name or None,
                since=table.away.get(seat.person, gone.get(seat.person)) if seat.kind == "person" else None,
                ready=seat.kind == "computer" or seat.person in table.ready,
                stand_in=seat.stand_in or None,
                votes=len(table.votes.get(number, ())),
                base=seat.base,
            )
            for number, seat in enumerate(table.seats)
        ]

    def present(
        self,
        table: Table,
        here: Collection[str],
        gone: Mapping[str, float],
        watchers: int,
        stuck: bool,
        following: str | None,
    ) -> bool:
        """Bring what everybody knows of the table up to date; whether it has changed."""
        there = tuple(person in here for person in table.people)
        shown: tuple[object, ...] = (table.seats, table.options, table.ready, table.away, table.votes, table.phase)
        shown += (table.listed, table.watching, watchers, there, tuple(gone.items()), stuck, following)
        if shown == self._shown:
            return False
        self._shown = shown
        makers = table.seats_of(table.by)
        return self._shared.show(
            messages.Table(
                game=table.game.name,
                options=dict(table.options),
                clock=table.clock,
                bank=table.timing.bank,
                increment=table.timing.increment,
                seats=self.chairs(table, gone, here),
                stuck=stuck,
                phase=table.phase,
                ended=table.ended,
                maker=makers[0] if makers else None,
                watching=table.watching,
                watchers=watchers,
                listed=table.listed,
                endless=table.endless,
                until=table.opened + DAY if table.shared and not table.over else None,
                next=following,
            )
        )


def _seated(table: Table) -> tuple[str, list[str]]:
    return table.watching, [seat.person for seat in table.seats]


def _late(table: Table, own: list[int]) -> bool:
    """Whether who has these seats sees the match a round late: who comes by an invitation, too, until it sits."""
    return not own and table.watching in ("late", "none")


def _match_for(table: Table, looking: Looking) -> Match | None:
    return table.late if looking.late else table.match


def _may_be_shown(table: Table, person: str, seat: int) -> bool:
    """On a shared device only the hand of who is to act lies open (KP-03)."""
    own, match = table.seats_of(person), table.match
    if seat not in own:
        return False
    if match is None or match.over or len(own) == 1:
        return True
    if match.waiting:  # whoever acts first in the next round takes the device up then
        return False
    acting = [number for number in own if number in match.position.actors]
    return not acting or seat in acting
