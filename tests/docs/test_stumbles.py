"""Nothing that people read holds a word of the list in `stumbles.py`: said so in every language, with the reason."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.docs.languages import LANGUAGES, PACKAGE
from tests.docs.stumbles import AFTER_A_NAME, STUMBLES

ROOT = PACKAGE.parent
#: What is written beside the words and not read by the people at the table: comments, and what a rule is found by.
UNREAD = re.compile(r"^(#.*|\S+-words = .*)$", re.MULTILINE)


def texts(language: str) -> Iterator[tuple[Path, str]]:
    """Everything that people read in a language, without what in word files nobody is shown."""
    for path in sorted(PACKAGE.rglob(f"*{language}.ftl")):
        yield path, UNREAD.sub("", path.read_text("utf-8"))
    for path in sorted((PACKAGE / "games").glob(f"*/rules.{language}.md")):
        yield path, path.read_text("utf-8")
    readme = ROOT / ("README.md" if language == "en" else f"README.{language}.md")
    if readme.exists():
        yield readme, readme.read_text("utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_makes_a_fluent_reader_stumble(language: str) -> None:
    read = list(texts(language))
    assert len(read) > 8
    trouble = [
        f"{path.relative_to(ROOT)}: {found!r}: {stumble.why}"
        for path, text in read
        for stumble in STUMBLES[language]
        if path.parent.name not in stumble.but_in
        for found in stumble.found(text)
    ]
    assert trouble == []


def test_every_language_has_its_list_and_every_entry_can_be_found() -> None:
    """A pattern that never matches would hide what it is there to find: each has an example of what it once caught."""
    assert set(STUMBLES) == set(LANGUAGES)
    for stumbles in STUMBLES.values():
        for stumble in stumbles:
            assert stumble.why
            assert stumble.found(stumble.once), stumble


def test_a_particle_after_a_name_is_found_whatever_the_name() -> None:
    for wrong in ("{ $seat }가 이겼습니다", "{ $card }를 내세요", "{ $seat }은 ", "{ $cards }으로 "):
        assert re.search(AFTER_A_NAME, wrong), wrong
    for right in ("{ $seat } 차례입니다", "{ $count }장을", "{ $seat }의 손패", "{ $seat }: 패스", "{ $card } 내기"):
        assert not re.search(AFTER_A_NAME, right), right
