"""Every game has all its words in every language, and the languages say the same things with the same variables.

The needed keys follow from a game's specification, so a new option, reason, level or card without words fails here.
"""

from __future__ import annotations

import re

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from hanpan.games import catalogue
from hanpan.games.contract import Choice, GameSpec, Number, Option
from hanpan.games.koikoi import rules
from hanpan.games.koikoi.yaku import YAKU
from hanpan.house.chats import PHRASES
from hanpan.house.messages import Code, Reason
from tests.docs.languages import LANGUAGES, PACKAGE

GAMES = catalogue.names()
#: Folders that hold one word file a language: the house's and every game's.
FOLDERS = ("words", *(f"games/{name}" for name in GAMES))
#: A card's own words where a deck marks the copies of a kind by number only (KK-01: chaff1 … chaff3 look the same).
COPY = re.compile(r"[0-9]+$")


def source(folder: str, language: str) -> str:
    return (PACKAGE / folder / f"{language}.ftl").read_text("utf-8")


class Variables(Visitor):
    """The variables a message uses, its attributes included."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(folder: str, language: str) -> dict[str, set[str]]:
    """The messages of a word file in order, each with the variables it uses."""
    found: dict[str, set[str]] = {}
    for entry in parse(source(folder, language)).body:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{folder}/{language}.ftl says {entry.id.name} twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def option_keys(spec: GameSpec, option: Option) -> list[str]:
    key = f"{spec.name}-option-{option.name}"
    values = [f"{key}-{value}" for value in option.values] if isinstance(option, Choice) else []
    return [key, f"{key}-help", f"{key}-words", *values]


def needed(spec: GameSpec) -> set[str]:
    """The keys that a game's specification asks for."""
    name = spec.name
    seats = spec.options.declared["seats"]
    assert isinstance(seats, Number)
    keys = {f"{name}-name", f"{name}-tagline"}
    keys |= {f"{name}-seat-{seat}" for seat in range(seats.high)}
    keys |= {f"{name}-card-{card}" for card in spec.deck.names}
    keys |= {f"{name}-reason-{reason.name.lower()}" for reason in spec.reasons if reason}
    keys |= {key for option in spec.options if not option.hidden for key in option_keys(spec, option)}
    for level in spec.levels:
        keys |= {f"{name}-level-{level}", f"{name}-level-{level}-help"}
    keys |= {f"{name}-way-{way}" for way in spec.ways}
    keys |= {f"{name}-group-{option.group}" for option in spec.options if option.local and not option.hidden}
    for preset in spec.options.presets:
        keys |= {f"{name}-preset-{preset}", f"{name}-preset-{preset}-help"}
    return keys


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS)
def test_a_word_file_has_no_junk(folder: str, language: str) -> None:
    junk = [entry.content for entry in parse(source(folder, language)).body if isinstance(entry, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("folder", FOLDERS)
def test_all_languages_have_the_same_messages_with_the_same_variables(folder: str, language: str) -> None:
    assert messages(folder, language) == messages(folder, LANGUAGES[0])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS)
def test_every_message_can_be_said(folder: str, language: str) -> None:
    bundle = FluentBundle([language])
    bundle.add_resource(FluentResource(source(folder, language)))
    for key, variables in messages(folder, language).items():
        pattern = bundle.get_message(key).value
        assert pattern is not None, f"{key} has no text of its own"
        for number in (0, 1, 2, 12):
            text, errors = bundle.format_pattern(pattern, dict.fromkeys(variables, number))
            assert errors == []
            assert str(text).strip()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_all_the_words_its_specification_asks_for(name: str, language: str) -> None:
    assert needed(catalogue.spec(name)) - set(messages(f"games/{name}", language)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_no_words_for_options_levels_reasons_or_cards_it_lacks(name: str, language: str) -> None:
    spec = catalogue.spec(name)
    groups = tuple(f"{name}-{group}-" for group in ("option", "group", "level", "preset", "reason", "seat", "way"))
    said = {key for key in messages(f"games/{name}", language) if key.startswith(groups)}
    assert said - needed(spec) == set()


#: What players of each language call a rule, and the option they mean: names from their own clubs, pages and apps.
CALLED = {
    "ko": {"8컷": "eight_cut", "미야코오치": "fall", "시바리": "lock", "11백": "jack_back", "8切り": "eight_cut"},
    "ja": {"8切り": "eight_cut", "都落ち": "fall", "しばり": "lock", "11バック": "jack_back", "スペ3": "spade3"},
    "en": {"8 cut": "eight_cut", "miyako-ochi": "fall", "shibari": "lock", "8切り": "eight_cut"},
    "zh-HK": {"8切": "eight_cut", "都落": "fall", "進貢": "exchange", "七渡": "seven_give", "8切り": "eight_cut"},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_of_daifugo_has_the_names_that_players_use_among_its_words(language: str) -> None:
    text = source("games/daifugo", language)
    for called, option in CALLED[language].items():
        key = f"daifugo-option-{option}"
        lines = re.findall(rf"^{key}(?:-words)? = (.*)$", text, re.MULTILINE)
        assert any(called in line.split(", ") for line in lines), (called, lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_two_cards_share_a_name_only_where_they_are_copies(name: str, language: str) -> None:
    bundle = FluentBundle([language])
    bundle.add_resource(FluentResource(source(f"games/{name}", language)))
    kinds: dict[str, str] = {}
    for card in catalogue.spec(name).deck.names:
        pattern = bundle.get_message(f"{name}-card-{card}").value
        assert pattern is not None
        said = str(bundle.format_pattern(pattern)[0])
        assert kinds.setdefault(said, COPY.sub("", card)) == COPY.sub("", card), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_KK_07_every_yaku_has_a_name_and_a_condition(language: str) -> None:
    said = set(messages("games/koikoi", language))
    assert {f"koikoi-yaku-{name}{ending}" for name in YAKU for ending in ("", "-how")} <= said


@pytest.mark.parametrize("language", LANGUAGES)
def test_KK_01_every_month_and_kind_and_way_to_end_has_a_name(language: str) -> None:
    said = set(messages("games/koikoi", language))
    assert {f"koikoi-month-{month}" for month in range(1, 13)} <= said
    assert {f"koikoi-kind-{kind}" for kind in ("bright", "animal", "ribbon", "chaff")} <= said
    assert {f"koikoi-ending-{ending}" for ending in rules.ENDINGS} <= said


def test_KK_01_the_cards_that_are_often_mistaken_are_called_what_they_are() -> None:
    """Month 11 has a lightning chaff and a ribbon without writing; month 8 has its geese as an animal."""
    words = {language: source("games/koikoi", language) for language in LANGUAGES}
    for language, lightning, ribbon, geese in (
        ("ko", "번개(피)", "버드나무 띠", "기러기(열끗)"),
        ("ja", "雷（カス）", "柳に短冊", "雁（タネ）"),
        ("en", "lightning (chaff)", "willow: plain ribbon", "geese (animal)"),
        ("zh-HK", "雷（皮）", "柳上短冊", "雁（種）"),
    ):
        assert re.search(rf"^koikoi-card-11-chaff1 = .*{re.escape(lightning)}$", words[language], re.MULTILINE)
        assert re.search(rf"^koikoi-card-11-plain = .*{re.escape(ribbon)}$", words[language], re.MULTILINE)
        assert re.search(rf"^koikoi-card-08-animal = .*{re.escape(geese)}$", words[language], re.MULTILINE)


@pytest.mark.parametrize("name", GAMES)
def test_the_rules_pages_have_the_same_sections_in_every_language(name: str) -> None:
    shapes = {}
    for language in LANGUAGES:
        lines = (PACKAGE / "games" / name / f"rules.{language}.md").read_text("utf-8").splitlines()
        shapes[language] = [line.split(" ")[0] for line in lines if line.startswith("#")]
    assert shapes["ko"]
    assert all(shape == shapes["ko"] for shape in shapes.values()), shapes


@pytest.mark.parametrize("language", LANGUAGES)
def test_H05_every_error_of_the_house_has_words(language: str) -> None:
    codes = {code.value for code in Code}
    said = {key.removeprefix("error-") for key in messages("words", language) if key.startswith("error-")}
    # One is the page's own: what it cannot read.
    assert said == codes | {"unreadable"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_the_house_and_every_phrase_has_words(language: str) -> None:
    known = messages("words", language)
    assert {f"reason-{reason.value}" for reason in Reason} <= set(known)
    said = {key.removeprefix("phrase-") for key in known if key.startswith("phrase-")}
    assert said == set(PHRASES)
