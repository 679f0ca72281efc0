"""A game's lesson played out: the match at each of its steps, from the deck and the moves that it declares."""

from __future__ import annotations

from dataclasses import replace

from hanpan.cards import CardError
from hanpan.games.contract import Lesson, OptionError, Step
from hanpan.games.face import Game, deal_round
from hanpan.match.events import Moved, Started
from hanpan.match.fold import SEED_BYTES, Match, MatchError, fold, replay


class LessonError(MatchError):
    """A lesson that cannot be played as it is written; the text says at which step and why."""


def points(game: Game, lesson: Lesson) -> list[tuple[Step, Match]]:
    """Each step of the lesson with its match. A lesson is one round: with its end the match is over.

    LessonError for a deck, a move or a last step that cannot be.
    """
    match = _dealt(game, lesson)
    shown: list[tuple[Step, Match]] = []
    do: str | None = None
    for step in lesson.steps:
        moves = [] if do is None else [(lesson.seat, do)]
        for seat, text in moves + [_parsed(step, move) for move in step.after]:
            try:
                match = fold(match, Moved(seat=seat, move=text, at=0))
            except MatchError as error:
                raise LessonError(f"step {step.said!r} is not reached: {error}") from None
        if match.results:
            match = replace(match, over=True)
        legal = [] if match.over else [str(move) for move in match.position.legal(lesson.seat)]
        for move in () if step.do is None else (step.do, *step.same):
            if move not in legal:
                raise LessonError(f"step {step.said!r} asks for {move}; open are {', '.join(legal) or 'no moves'}")
        shown.append((step, match))
        do = step.do
    if do is not None or not match.over:
        raise LessonError("the last step asks for no move, and the round is over there")
    return shown


def _dealt(game: Game, lesson: Lesson) -> Match:
    """The lesson's match with its round dealt; it has no seed, for its deck is written down."""
    started = Started(
        game=game.name, rules=game.spec.version, options=dict(lesson.options), seed="00" * SEED_BYTES, at=0
    )
    try:
        waiting = replay([started])
        order = game.spec.deck.order(lesson.deck, waiting.options.deck_size)
        position = deal_round(game.ready(waiting.options, lesson.lot), order=order)
    except (MatchError, OptionError, CardError) as error:
        raise LessonError(f"the lesson of {game.name} cannot be dealt: {error}") from None
    seq = waiting.seq + 1
    return replace(waiting, position=position, round=1, seq=seq, asked=(seq,) * position.seats)


def _parsed(step: Step, move: str) -> tuple[int, str]:
    seat, _blank, text = move.partition(" ")
    if not seat.isdigit() or not text:
        raise LessonError(f"step {step.said!r}: moves before it are written 'seat move', not {move!r}")
    return int(seat), text
