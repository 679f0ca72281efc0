"""Every lesson has its words in every language: a message a step, and answers to other moves where one is asked for."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse

from hanpan.games import catalogue
from tests.docs.languages import LANGUAGES, PACKAGE

GAMES = [name for name in catalogue.names() if catalogue.spec(name).lesson is not None]
#: What fits over a table on a phone, in half widths (a letter of Korean or Japanese is twice as wide as a Latin one).
MOST = 240


def source(name: str, language: str) -> str:
    return (PACKAGE / "games" / name / f"lesson.{language}.ftl").read_text("utf-8")


def texts(name: str, language: str) -> dict[str, str]:
    """The messages as they are said, by key."""
    entries = parse(source(name, language)).body
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    keys = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
    assert len(set(keys)) == len(keys)
    bundle = FluentBundle([language])
    bundle.add_resource(FluentResource(source(name, language)))
    said: dict[str, str] = {}
    for key in keys:
        pattern = bundle.get_message(key).value
        assert pattern is not None
        text, errors = bundle.format_pattern(pattern)
        assert errors == []
        said[key] = str(text)
    return said


def test_every_game_of_the_house_has_a_lesson() -> None:
    assert set(GAMES) == set(catalogue.names())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_lesson_has_words_for_every_step_and_no_others(name: str, language: str) -> None:
    lesson = catalogue.spec(name).lesson
    assert lesson is not None
    said = set(texts(name, language))
    steps = {f"{name}-lesson-{step.said}" for step in lesson.steps}
    answers = {f"{name}-lesson-{step.said}-why" for step in lesson.steps if step.do is not None}
    assert steps <= said
    assert said <= steps | answers


@pytest.mark.parametrize("name", GAMES)
def test_the_languages_answer_the_same_moves(name: str) -> None:
    keys = [list(texts(name, language)) for language in LANGUAGES]
    assert all(one == keys[0] for one in keys)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_lesson_is_said_briefly(name: str, language: str) -> None:
    for key, text in texts(name, language).items():
        width = sum(2 if letter > "\u2e7f" else 1 for letter in text)
        assert 10 < width <= MOST, f"{key}: {width}"
