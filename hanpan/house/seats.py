"""What people ask of a table before its match and beside it, as wishes that can be decided."""

from __future__ import annotations

from hanpan.house import decide, messages
from hanpan.house.decide import Decision
from hanpan.house.messages import Reason
from hanpan.house.opening import level_of, options_of, timing_of
from hanpan.house.people import new_key
from hanpan.house.ports import Ports
from hanpan.house.room import Room
from hanpan.house.table import Table
from hanpan.house.text import clean
from hanpan.house.visitor import Visitor
from hanpan.match import Refusal

Asked = (
    messages.Leave
    | messages.Join
    | messages.Stand
    | messages.Ready
    | messages.Begin
    | messages.Invite
    | messages.Seated
    | messages.Swap
    | messages.Change
    | messages.Show
    | messages.StandIn
    | messages.Return
)


async def carry_out(ports: Ports, visitor: Visitor, found: Room, asked: Asked) -> int:
    """Carry it out; the state number after it. Refusal, Trouble."""
    wish, game = found.wish(visitor, asked.id), found.table.game
    match asked:
        case messages.Leave():
            return await found.do(lambda table: decide.leave(table, wish))
        case messages.Join():
            key, name = asked.key or "", name_of(asked.name)
            return await found.do(lambda table: decide.join(table, wish, key, asked.seat, name))
        case messages.Stand():
            return await found.do(lambda table: decide.stand(table, wish, level_of(game, None)))
        case messages.Ready():
            return await found.do(lambda table: decide.ready(table, wish, asked.ready))
        case messages.Begin():
            return await found.do(lambda table: decide.begin(table, wish))
        case messages.Invite():
            key = new_key()
            return await found.do(lambda table: decide.invite(table, wish, asked.seat, asked.open, key))
        case messages.Seated():
            level = level_of(game, asked.level)
            return await found.do(lambda table: decide.level(table, wish, asked.seat, level))
        case messages.Swap():
            return await found.do(lambda table: decide.swap(table, wish, asked.one, asked.other))
        case messages.Change():
            seats, timing = len(found.table.seats), timing_of(asked)
            options = options_of(game, asked.options, seats)

            def changed(table: Table) -> Decision:
                return decide.change(table, wish, options, timing)

            return await found.do(changed)
        case messages.Show():
            return await found.do(lambda table: decide.show(table, wish, asked.listed, asked.watching))
        case messages.StandIn():
            level = level_of(game, asked.level)
            return await found.do(lambda table: decide.vote(table, wish, asked.seat, level))
        case messages.Return():
            return await found.do(lambda table: decide.return_(table, wish))


def name_of(name: str | None) -> str:
    """A person's name as the others shall read it; Refusal where nothing of it can be read."""
    if name is None:
        return ""
    cleaned = clean(name)
    if not cleaned:
        raise Refusal(Reason.NOT_TEXT)
    return cleaned
