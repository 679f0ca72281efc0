"""What a command would append to a room's log: pure, and `table.fold` of the entries gives the same table.

Whoever may not do it is refused with a reason (`messages.Reason`, or one of the game's); a command that was carried out
before leads to nothing new.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal, NamedTuple

from msgspec import UNSET

from hanpan.games.face import OptionValues
from hanpan.house import entries
from hanpan.house.entries import Chair, Entry, Timing, Watching, Why
from hanpan.house.messages import Reason
from hanpan.house.table import Table, fold, with_match
from hanpan.match import Answer, Match, Refusal
from hanpan.match import Decision as MatchDecision
from hanpan.match import decide as matches

NO_CLOCK = Timing()
#: Seconds that somebody must be away before the others may go on without (KP-05).
AWAY_LONG = 120.0


class Decision(NamedTuple):
    """What would be appended, oldest first, and the table after it."""

    entries: list[Entry]
    table: Table


@dataclass(frozen=True, slots=True)
class Wish:
    """Who asks, when, and under which id; `seed`: of a match that begins of it, 32 bytes nobody can guess."""

    person: str
    at: float
    command: str
    seed: Callable[[], bytes]
    present: frozenset[str] = frozenset()  #: the people of the table who have a connection


# -------------------------------------------------------------------------------------------------- opening, seats


def open_room(
    wish: Wish,
    options: OptionValues,
    chairs: list[Chair],
    *,
    timing: Timing = NO_CLOCK,
    speed: float = 1.0,
    invite: str = "",
    watch: str = "",
    watching: Watching = "open",
    listed: bool = False,
    endless: bool = False,
    before: str = "",
) -> Decision:
    """A new room; where everybody is there already, its match begins."""
    opened = entries.Opened(
        by=wish.person,
        game=options.game.name,
        rules=options.game.spec.version,
        options=options.changed,
        chairs=chairs,
        at=wish.at,
        clock=UNSET if timing.move is None else timing.move,
        bank=timing.bank,
        increment=timing.increment,
        speed=speed,
        invite=invite,
        watch=watch,
        watching=watching,
        listed=listed,
        endless=endless,
        before=before,
        ready=[wish.person],
        command=wish.command,
    )
    return _begun_if_ready(Decision([opened], fold(None, opened)), wish)


def join(table: Table, wish: Wish, key: str, seat: int | None, name: str) -> Decision:
    """Sit down: by the link while seats are open, without it where the table is listed, and, where rounds are endless,
    between two of them on a seat that a computer player keeps."""
    if wish.command in table.commands or table.seats_of(wish.person):
        return Decision([], table)
    if table.over:
        raise Refusal(Reason.MATCH_OVER)
    if not may_join(table, wish.person, key):
        raise Refusal(Reason.WRONG_KEY)
    if not table.between:
        raise Refusal(Reason.BEGUN)
    kinds = ("open", "computer") if table.match else ("open",)
    free = [number for number, there in enumerate(table.seats) if there.kind in kinds]
    if not free or (seat is not None and seat not in free):
        raise Refusal(Reason.SEAT_TAKEN)
    # Where only two play, coming is being ready.
    ready = len(table.people) < 2 and len(free) == 1
    sat = entries.Sat(free[0] if seat is None else seat, wish.person, wish.at, name, ready, wish.command)
    return _begun_if_ready(_more(table, sat), wish)


def may_join(table: Table, person: str, key: str) -> bool:
    """Whether this key, or none, leads a person to a seat, should one be free; who opened the table needs none."""
    return table.listed or person == table.by or bool(table.invite and key == table.invite)


def may_watch(table: Table, person: str, key: str) -> bool:
    """Whether a person may look on: from an own seat, by either link, or where the table needs none."""
    if table.seats_of(person) or may_join(table, person, key):
        return True
    return not table.watch or key == table.watch


def stand(table: Table, wish: Wish, level: str) -> Decision:
    """Give up one's seats; while the match goes on, computer players of `level` sit down there."""
    own = _own(table, wish)
    if wish.command in table.commands:
        return Decision([], table)
    if table.over:
        raise Refusal(Reason.MATCH_OVER)
    if table.match is not None and len(table.people) < 2:
        raise Refusal(Reason.NOBODY_ELSE)
    kept = level if table.match else ""
    return _more(table, *(entries.Stood(seat, wish.at, kept, wish.command) for seat in own))


def invite(table: Table, wish: Wish, seat: int, opened: bool, key: str) -> Decision:
    """The maker opens a seat to whoever comes by the link, or takes that back. `key`: a fresh one; it counts where no
    seat is open, so that a link that was taken back stays so."""
    if _prepared(table, wish):
        return Decision([], table)
    _free(table, seat)
    others = any(there.kind == "open" for number, there in enumerate(table.seats) if number != seat)
    fresh = key if opened and not others and table.seats[seat].kind != "open" else ""
    return _more(table, entries.Invited(seat, wish.at, opened, fresh, wish.command))


def level(table: Table, wish: Wish, seat: int, named: str) -> Decision:
    """The maker puts a computer player on a seat."""
    if _prepared(table, wish):
        return Decision([], table)
    _free(table, seat)
    return _begun_if_ready(_more(table, entries.Levelled(seat, named, wish.at, wish.command)), wish)


def swap(table: Table, wish: Wish, one: int, other: int) -> Decision:
    """The maker lets two seats change who sits there."""
    if _prepared(table, wish):
        return Decision([], table)
    if not max(one, other) < len(table.seats):
        raise Refusal(Reason.NO_SEAT)
    return _more(table, entries.Swapped(one, other, wish.at, wish.command))


def change(table: Table, wish: Wish, options: OptionValues, timing: Timing) -> Decision:
    """The maker changes what is played; the others say again that they are ready."""
    if _prepared(table, wish):
        return Decision([], table)
    clock = UNSET if timing.move is None else timing.move
    changed = entries.Changed(options.changed, wish.at, clock, wish.command, timing.bank, timing.increment)
    return _more(table, changed)


def show(table: Table, wish: Wish, listed: bool, watching: Watching) -> Decision:
    """The maker says whether the table is listed, and who may look on."""
    if wish.command in table.commands:
        return Decision([], table)
    if wish.person != table.by:
        raise Refusal(Reason.NOT_MAKER)
    if table.over:
        raise Refusal(Reason.MATCH_OVER)
    return _more(table, entries.Shown(listed, watching, wish.at, wish.command))


def ready(table: Table, wish: Wish, is_ready: bool) -> Decision:
    """Whoever sits here is ready to begin, or is not any more."""
    _own(table, wish)
    if wish.command in table.commands:
        return Decision([], table)
    if table.match is not None:
        raise Refusal(Reason.BEGUN)
    said = entries.Ready(wish.person, wish.at, is_ready, wish.command)
    return _begun_if_ready(_more(table, said), wish)


def begin(table: Table, wish: Wish) -> Decision:
    """The maker begins the match: every seat has somebody."""
    if _prepared(table, wish):
        return Decision([], table)
    if not table.full:
        raise Refusal(Reason.NOT_ALL_THERE)
    said = _more(table, entries.Ready(wish.person, wish.at, True, wish.command))
    return _started(said, wish)


# ---------------------------------------------------------------------------------------------------------- playing


def move(table: Table, wish: Wish, seat: int, text: str, state: int) -> Decision:
    """A person moves on a seat of its own. Refusal; NotationError."""
    if seat not in table.seats_of(wish.person):
        raise Refusal(Reason.NOT_YOUR_SEAT)
    if table.seats[seat].stand_in and wish.command not in _running(table).commands:
        raise Refusal(Reason.TAKEN_OVER)
    return play(table, seat, text, state, wish.at, wish.command)


def play(
    table: Table, seat: int, text: str, state: int, at: float, command: str = "", by: Literal["", "clock"] = ""
) -> Decision:
    """A move on a seat, whoever has it."""
    match = _running(table)
    return _played(table, matches.move(match, seat, text, state, command, at, by, ask=_asks(table)))


def go_on(table: Table, wish: Wish, way: str, state: int) -> Decision:
    """Whoever sits here says how the match goes on after a round. Refusal; WayError."""
    _own(table, wish)
    return choose_way(table, way, state, wish.at, wish.command)


def choose_way(table: Table, way: str, state: int, at: float, command: str = "") -> Decision:
    """How the match goes on after a round."""
    return _played(table, matches.go_on(_running(table), way, state, command, at))


def gather(table: Table, answers: Mapping[int, Answer], at: float) -> Decision:
    """The window closes."""
    return _played(table, matches.gather(_running(table), answers, at, ask=_asks(table)))


def leave(table: Table, wish: Wish) -> Decision:
    """End what nobody else needs: a match of one's own, or, of two people, for both; a room that waits, by its
    maker."""
    own = table.seats_of(wish.person)
    if table.match is None:
        if wish.person != table.by:
            raise Refusal(Reason.NOT_MAKER)
        return Decision([], table) if table.ended else end(table, "closed", wish.at)
    if not own:
        raise Refusal(Reason.NOT_YOUR_SEAT)
    if table.match.left:
        return Decision([], table)
    if len(table.people) > 2 or (table.endless and len(table.people) > 1):
        raise Refusal(Reason.OTHERS_PLAY)
    return _played(table, matches.leave(_running(table), own[0], wish.at))


# ---------------------------------------------------------------------------------------------------- being away


def away(table: Table, person: str, since: float, at: float) -> Decision:
    """A person of the table has no connection any more."""
    if table.over or person not in table.people or person in table.away:
        return Decision([], table)
    return _more(table, entries.Away(person, since, at))


def back(table: Table, person: str, at: float) -> Decision:
    """… and has one again."""
    if table.over or person not in table.away:
        return Decision([], table)
    return _more(table, entries.Back(person, at))


def long_away(table: Table, seat: int, at: float) -> bool:
    """Whether the person of a seat is away for so long that the others may go on (KP-05)."""
    since = table.away.get(table.seats[seat].person)
    return since is not None and at - since >= AWAY_LONG


def vote(table: Table, wish: Wish, seat: int, named: str) -> Decision:
    """Let a computer player play a seat until its person is back: one's own at once; somebody's who is away for long,
    when more than half of those say so who are there."""
    own = _own(table, wish)
    if wish.command in table.commands:
        return Decision([], table)
    _running(table)
    if seat >= len(table.seats) or table.seats[seat].kind != "person":
        raise Refusal(Reason.NO_SEAT)
    if table.seats[seat].stand_in:
        return Decision([], table)
    took = entries.TookOver(seat, named, wish.at, wish.command)
    if seat in own:
        return _more(table, took)
    if not long_away(table, seat, wish.at):
        raise Refusal(Reason.TOO_EARLY)
    voted = _more(table, entries.Voted(seat, wish.person, wish.at, wish.command))
    voters = {person for person in table.people if person in wish.present}
    if 2 * len(voted.table.votes[seat] & voters) > len(voters):
        return Decision([*voted.entries, took], fold(voted.table, took))
    return voted


def return_(table: Table, wish: Wish) -> Decision:
    """A person plays its seats itself again."""
    own = _own(table, wish)
    if wish.command in table.commands or table.over:
        return Decision([], table)
    stood_in = [seat for seat in own if table.seats[seat].stand_in]
    return _more(table, *(entries.Returned(seat, wish.at, wish.command) for seat in stood_in))


def instead(table: Table, wish: Wish) -> Decision:
    """This match ends, since everybody else is away for long (KP-05); it counts as left by who is away."""
    own = _own(table, wish)
    if table.over:
        return Decision([], table)
    others = [seat for seat, there in enumerate(table.seats) if there.kind == "person" and seat not in own]
    if not others or not all(long_away(table, seat, wish.at) for seat in others):
        raise Refusal(Reason.TOO_EARLY)
    return _played(table, matches.leave(_running(table), others[0], wish.at))


# ------------------------------------------------------------------------------------------------------ the house


def pause(table: Table, at: float) -> Decision:
    """The house closes: no time runs from here."""
    if not _timed(table) or table.paused is not None:
        return Decision([], table)
    return _more(table, entries.Paused(at))


def resume(table: Table, at: float) -> Decision:
    """The room has somebody again who keeps its clock. What is not known to have run, has not (E15)."""
    since = table.at if table.paused is None else table.paused
    if table.paused is None and (not _timed(table) or at <= since):
        return Decision([], table)
    return _more(table, entries.Resumed(since, at))


def end(table: Table, why: Why, at: float) -> Decision:
    """The room is over before its match was."""
    if table.over:
        return Decision([], table)
    return _more(table, entries.Ended(why, at))


# -------------------------------------------------------------------------------------------------------- in common


def _more(table: Table, *happened: Entry) -> Decision:
    for entry in happened:
        table = fold(table, entry)
    return Decision(list(happened), table)


def _played(table: Table, decided: MatchDecision) -> Decision:
    for event, match in zip(decided.events, decided.steps, strict=True):
        table = with_match(table, event, match)
    return Decision(list[Entry](decided.events), table)


def _begun_if_ready(decision: Decision, wish: Wish) -> Decision:
    """… and the match, where every seat has somebody and everybody is ready."""
    table = decision.table
    if table.match is not None or not table.full or not set(table.people) <= table.ready:
        return decision
    return _started(decision, wish)


def _started(decision: Decision, wish: Wish) -> Decision:
    table = decision.table
    begun = matches.start(table.game, table.options, wish.seed(), wish.at, table.clock, ask=_asks(table))
    after = _played(table, begun)
    return Decision([*decision.entries, *after.entries], after.table)


def _asks(table: Table) -> bool:
    """Whether there is somebody to ask how the match goes on after a round."""
    return bool(table.humans())


def _timed(table: Table) -> bool:
    match = table.match
    return match is not None and not table.over and (table.timing.runs or match.window > 0)


def _running(table: Table) -> Match:
    if table.match is None:
        raise Refusal(Reason.NOT_BEGUN)
    if table.ended:
        raise Refusal(Reason.MATCH_OVER)
    return table.match


def _own(table: Table, wish: Wish) -> list[int]:
    own = table.seats_of(wish.person)
    if not own:
        raise Refusal(Reason.NOT_YOUR_SEAT)
    return own


def _prepared(table: Table, wish: Wish) -> bool:
    """Whether this was carried out before; Refusal where only the maker may do it, and only before the match."""
    if wish.command in table.commands:
        return True
    if wish.person != table.by:
        raise Refusal(Reason.NOT_MAKER)
    if table.ended:
        raise Refusal(Reason.MATCH_OVER)
    if table.match is not None:
        raise Refusal(Reason.BEGUN)
    return False


def _free(table: Table, seat: int) -> None:
    """Refusal where somebody sits who is there: nobody is put off a seat."""
    if seat >= len(table.seats):
        raise Refusal(Reason.NO_SEAT)
    there = table.seats[seat]
    if there.kind == "person" and there.person not in table.away:
        raise Refusal(Reason.SEAT_TAKEN)
