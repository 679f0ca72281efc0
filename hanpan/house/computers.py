"""What a computer player does, and what the house does for who let the time run out: from the seat's view alone."""

from __future__ import annotations

import hmac
import logging

from hanpan.house.ports import Thinkers
from hanpan.match import Match
from hanpan.players.pool import NoAnswer
from hanpan.players.worker import Question

log = logging.getLogger("hanpan.house")


def careful(match: Match) -> str:
    """The level that moves for who let the time run out: the first that thinks, or the random one, if there is none."""
    return match.game.levels[min(1, len(match.game.levels) - 1)]


async def choose(thinkers: Thinkers, match: Match, seat: int, level: str, room: str, whose: str) -> str:
    """The move of a computer player, in notation: it follows from what the seat sees, from the match's seed, and from
    since when the seat is asked, not from who else has answered meanwhile. `whose`: the person who opened the room;
    thinkers serve people in turn."""
    question = Question(
        game=match.game.name,
        level=level,
        view=bytes(match.position.view(seat)),
        options=dict(match.options),
        seat=seat,
        seed=_seed(match, seat),
    )
    who = f"{question.game} {level} in room {room}"
    try:
        number = await thinkers.decide(question, whose)
        if match.position.reason(seat, number) is None:
            return match.game.spec.move_text(number)
        # Not which move: it may name cards that nobody else knows.
        log.error("%s chose a move that is not allowed, at state %d, seat %d", who, match.seq, seat)
    except NoAnswer as error:
        log.error("%s has no answer: %s", who, error)
    return anything(match, seat)


def anything(match: Match, seat: int) -> str:
    """Some allowed move, each as likely as any other: a table never waits for ever."""
    legal = match.position.legal(seat)
    return str(legal[_seed(match, seat) % len(legal)])


def _seed(match: Match, seat: int) -> int:
    digest = hmac.digest(match.seed, f"decision {match.asked[seat]} seat {seat}".encode(), "sha256")
    return int.from_bytes(digest[:7], "big")
