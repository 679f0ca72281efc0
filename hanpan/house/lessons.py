"""A game's lesson as a table's page can show it: at each step the view that a room would send its learner."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from hanpan.games.face import Game
from hanpan.house.messages import SeatInfo, View
from hanpan.match import views
from hanpan.match.lesson import points


class LessonStep(Struct, frozen=True):
    """A point of a lesson. Its words are `<game>-lesson-<said>`, and `…-why` answers another legal move.

    `moves`: what the learner may play to go on, the move of the script first; empty where there is only something to
    read. `look`: cards to look at.
    """

    said: str
    moves: list[str]
    look: list[str]
    view: View


class LessonShown(Struct, frozen=True):
    """A short introduction to a game; `seat` is the learner's."""

    game: str
    seat: int
    steps: list[LessonStep]


def shown(game: Game) -> LessonShown | None:
    """The lesson of `game`, played through; None where the game declares none. LessonError for one that is wrong."""
    lesson = game.spec.lesson
    if lesson is None:
        return None
    # Whom one meets here has no strength: every move is written. The weakest who could sit there lends its name.
    level = game.levels[min(1, len(game.levels) - 1)]
    steps = []
    for step, match in points(game, lesson):
        seats = [
            SeatInfo(kind="person", level=None, yours=True, online=True)
            if seat == lesson.seat
            else SeatInfo(kind="computer", level=level, yours=False, online=True)
            for seat in range(match.position.seats)
        ]
        known = msgspec.structs.asdict(views.view(match, lesson.seat))
        # A lesson is of one round: there is none before it.
        fields = {**known, "room": "lesson", "state": match.seq, "game": game.name, "options": dict(match.options)}
        view = View(**{**fields, "seats": seats, "seat": lesson.seat, "clock": None})
        steps.append(LessonStep(step.said, [] if step.do is None else [step.do, *step.same], list(step.look), view))
    return LessonShown(game.name, lesson.seat, steps)
