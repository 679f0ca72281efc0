"""Lessons: each is played as it is written, to the end of its round, and shows only what its learner may know."""

from __future__ import annotations

import re
from dataclasses import replace

import msgspec
import pytest

import hanpan
from hanpan.games import catalogue
from hanpan.games.contract import Lesson, Step
from hanpan.house.lessons import shown
from hanpan.match import views
from hanpan.match.lesson import LessonError, points

GAMES = [name for name in catalogue.names() if catalogue.spec(name).lesson is not None]


def lesson_of(name: str) -> Lesson:
    lesson = catalogue.spec(name).lesson
    assert lesson is not None
    return lesson


@pytest.mark.parametrize("name", GAMES)
def test_nobody_is_asked_in_a_lesson_how_it_goes_on(name: str) -> None:
    lesson = shown(hanpan.game(name))
    assert lesson is not None
    assert [step.view.ways for step in lesson.steps] == [[]] * len(lesson.steps)


@pytest.mark.parametrize("name", GAMES)
def test_a_lesson_reaches_the_end_of_its_round_by_moves_that_are_open(name: str) -> None:
    lesson = lesson_of(name)
    played = points(hanpan.game(name), lesson)
    assert [step for step, _match in played] == list(lesson.steps)
    assert [match.over for _step, match in played] == [False] * (len(played) - 1) + [True]
    for step, match in played:
        seen = views.view(match, lesson.seat)
        assert set(step.same) <= set(seen.legal)
        if step.do is not None:
            assert match.position.actors == (lesson.seat,)
            assert step.do in seen.legal
    # What the learner does is what happens: the moves of the script are the round's, in its order.
    end = played[-1][1]
    own = [turn.move for turn in end.played if turn.seat == lesson.seat]
    done = [step.do for step in lesson.steps if step.do is not None]
    left = iter(own)
    assert all(move in left for move in done)


@pytest.mark.parametrize("name", GAMES)
def test_a_lesson_is_short_and_the_learner_acts_in_most_of_it(name: str) -> None:
    steps = lesson_of(name).steps
    assert 7 <= len(steps) <= 16
    assert sum(step.do is not None for step in steps) * 2 > len(steps)
    assert len({step.said for step in steps}) == len(steps)


@pytest.mark.parametrize("name", GAMES)
def test_cards_to_look_at_lie_where_the_learner_sees_them(name: str) -> None:
    lesson = lesson_of(name)
    for step, match in points(hanpan.game(name), lesson):
        seen = set(words_of(msgspec.json.encode(views.view(match, lesson.seat).position).decode()))
        assert set(step.look) <= seen, step.said


@pytest.mark.parametrize("name", GAMES)
def test_a_lesson_shows_its_learner_no_card_of_another_hand(name: str) -> None:
    game, lesson = hanpan.game(name), lesson_of(name)
    page = shown(game)
    assert page is not None
    for (step, match), sent in zip(points(game, lesson), page.steps, strict=True):
        if match.over:
            continue
        hands = match.position.data["hand"]
        hidden = {card for seat, hand in enumerate(hands) if seat != lesson.seat for card in hand}
        assert hidden
        told = set(words_of(msgspec.json.encode(sent.view).decode()))
        # Who took a card back from the table, or was shown one, is known to hold it: the view itself knows that.
        known = {card for hand in match.position.view(lesson.seat).data["hand"] for card in hand}
        assert hidden & told <= known, step.said


@pytest.mark.parametrize("name", GAMES)
def test_a_lesson_is_sent_as_a_room_would_send_it(name: str) -> None:
    game, lesson = hanpan.game(name), lesson_of(name)
    page = shown(game)
    assert page is not None
    assert (page.game, page.seat) == (name, lesson.seat)
    for (step, match), sent in zip(points(game, lesson), page.steps, strict=True):
        assert sent.view.seat == lesson.seat
        assert [seat.yours for seat in sent.view.seats] == [seat == lesson.seat for seat in range(len(sent.view.seats))]
        known = msgspec.to_builtins(views.view(match, lesson.seat))
        assert {key: value for key, value in msgspec.to_builtins(sent.view).items() if key in known} == known
        assert sent.moves == ([] if step.do is None else [step.do, *step.same])


def words_of(text: str) -> list[str]:
    """Whatever may be a card's name in it; what a joker stands for is none."""
    return re.findall(r"[0-9A-Za-z]+(?:-[a-z]+[0-9]?)?", re.sub(r"(JK[01])=\w+", r"\1", text))


# ---------------------------------------------------------------------------------------------- lessons that are wrong

RIGHT = lesson_of("koikoi")

WRONG = {
    "a deck with a card twice": (
        replace(RIGHT, deck=RIGHT.deck.replace("12-chaff3", "12-chaff1")),
        "cannot be dealt: 12-chaff1 stands twice",
    ),
    "an option that is none": (replace(RIGHT, options={"month": 3}), "cannot be dealt: .*did you mean 'months'"),
    "a move that is not open": (
        replace(RIGHT, steps=(Step("one", do="stop"),)),
        "step 'one' asks for stop; open are 02-chaff1, ",
    ),
    "a move of somebody who is not to act": (
        replace(RIGHT, steps=(Step("one", after=("1 06-blue",)),)),
        "step 'one' is not reached: .*not_your_turn",
    ),
    "a move without its seat": (
        replace(RIGHT, steps=(Step("one", after=("06-blue",)),)),
        "step 'one': moves before it are written 'seat move', not '06-blue'",
    ),
    "a round that is not over": (replace(RIGHT, steps=(Step("one"),)), "the round is over there"),
    "a last step that asks for a move": (
        replace(RIGHT, steps=RIGHT.steps[:-1]),
        "the last step asks for no move",
    ),
}


@pytest.mark.parametrize(("lesson", "text"), WRONG.values(), ids=WRONG)
def test_a_lesson_that_is_wrong_says_where_and_why(lesson: Lesson, text: str) -> None:
    with pytest.raises(LessonError, match=text):
        points(hanpan.game("koikoi"), lesson)


def test_a_step_may_ask_for_a_move_or_for_one_as_good() -> None:
    steps = (Step("one", do="09-blue", same=("08-bright",)), *RIGHT.steps[2:])
    with pytest.raises(LessonError, match="asks for 08-bright; open are"):
        points(hanpan.game("koikoi"), replace(RIGHT, steps=steps))
