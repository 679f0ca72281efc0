"""The rules pages of Big Two tell the truth: the worked settlement, the counts, the defaults."""

from __future__ import annotations

import re

import pytest

from tests.bigtwo.support import GAME, scene
from tests.bigtwo.test_every_hand import DEFAULT, WITH_JQKA2
from tests.docs.languages import LANGUAGES, PACKAGE

FOLDER = PACKAGE / "games" / "bigtwo"


def headings(language: str) -> list[str]:
    return re.findall(r"^#+ (.+)$", (FOLDER / f"rules.{language}.md").read_text("utf-8"), re.MULTILINE)


def table(language: str, heading: str) -> list[list[str]]:
    """The rows of the first table after a heading, named in English, without its head."""
    number = headings("en").index(heading)
    text = (FOLDER / f"rules.{language}.md").read_text("utf-8")
    part = re.split(r"^#+ ", text, flags=re.MULTILINE)[1 + number]
    rows = [line.strip("| ").split(" | ") for line in part.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in row] for row in rows[2:]]


def words(language: str) -> dict[str, str]:
    return dict(re.findall(r"^(\S+) = (.+)$", (FOLDER / f"{language}.ftl").read_text("utf-8"), re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_BT_41_the_worked_settlement_is_what_the_rules_pay(language: str) -> None:
    eleven = "C2 C3 C4 C5 C6 C7 C8 C9 CT CJ CQ"
    pos = scene("SA", "H3 H4 H5", "D4 D5 D6 D7 D8", eleven).play(0, "SA")
    facts, rows = pos.data["facts"], table(language, "Worked out")
    assert [int(row[1]) for row in rows] == [0, 3, 5, 11]
    assert [int(row[2]) for row in rows] == facts["multipliers"]
    assert [int(row[3]) for row in rows] == [sum(row) for row in facts["pays"]]
    assert [int(row[4]) for row in rows] == [sum(row[seat] for row in facts["pays"]) for seat in range(4)]
    assert [int(row[5].replace("−", "-")) for row in rows] == list(pos.points)
    assert [row[0] for row in rows] == [words(language)[f"bigtwo-seat-{seat}"] for seat in range(4)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_BX_13_the_counts_are_right(language: str) -> None:
    order = ["straight_flush", "four", "full_house", "flush", "straight", "none"]
    rows = table(language, "Chances")
    assert [int(row[1].replace(",", "")) for row in rows] == [DEFAULT[name] for name in order]
    assert [int(row[2].replace(",", "")) for row in rows] == [WITH_JQKA2[name] for name in order]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_options_names_all_of_them_as_the_room_form_does(language: str) -> None:
    said = [row[0] for row in table(language, "Options")]
    offered = [option.name for option in GAME.spec.options if not option.hidden]
    assert said == [words(language)[f"bigtwo-option-{name}"] for name in offered]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_play_has_a_name(language: str) -> None:
    kinds = ("single", "pair", "triple", "straight", "flush", "full_house", "four", "straight_flush")
    assert [row[0] for row in table(language, "Combinations")] == [
        words(language)[f"bigtwo-kind-{kind}"] for kind in kinds
    ]
    assert {f"bigtwo-kind-{kind}" for kind in (*kinds, "none")} <= set(words(language))
