"""The book of each game: pictures from what the rules declare, figures from its odds, headings that links may name."""

from __future__ import annotations

import re
import subprocess
import sys
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from hanpan.cards import didopoikas, french, hwatu
from hanpan.games import catalogue
from hanpan.games.bigtwo.combos import CATEGORIES, STEP, power
from hanpan.games.contract import Chance
from hanpan.games.koikoi.options import OPTIONS as KOIKOI_OPTIONS
from hanpan.games.koikoi.yaku import YAKU, yaku
from hanpan.games.zayagoshi.scoring import cost, worth
from hanpan.kernel import interpreted
from tests.bigtwo.support import GAME as BIGTWO
from tests.daifugo.support import scene
from tests.docs.languages import LANGUAGES, PACKAGE

ROOT = Path(__file__).parents[2]
GAMES = catalogue.names()
PICTURE = re.compile(r"<!-- cards ([a-z0-9_]+) -->")


def page(game: str, language: str) -> str:
    return (PACKAGE / "games" / game / f"rules.{language}.md").read_text("utf-8")


def pictures(game: str) -> dict[str, tuple[tuple[str, ...], ...]]:
    declared = catalogue.spec(game).pictures
    assert declared is not None
    return dict(declared())


# ------------------------------------------------------------------------------------------------------ pictures


def test_the_pages_pictures_are_current() -> None:
    ran = subprocess.run([sys.executable, str(ROOT / "scripts" / "book_pictures.py"), "--check"], check=False)
    assert ran.returncode == 0, "run scripts/book_pictures.py"


@pytest.mark.parametrize("game", GAMES)
def test_every_language_shows_the_same_pictures_in_the_same_order_and_all_that_there_are(game: str) -> None:
    shown = {language: PICTURE.findall(page(game, language)) for language in LANGUAGES}
    assert all(one == shown[LANGUAGES[0]] for one in shown.values()), shown
    assert set(shown[LANGUAGES[0]]) == set(pictures(game))


@pytest.mark.parametrize("game", GAMES)
def test_every_card_shown_is_one_of_the_deck(game: str) -> None:
    deck = catalogue.spec(game).deck
    for plays in pictures(game).values():
        assert all(card in deck.numbers for cards in plays for card in cards)


@pytest.mark.parametrize("name", YAKU)
def test_KK_07_the_picture_of_a_yaku_makes_it_by_the_rules(name: str) -> None:
    (cards,) = pictures("koikoi")[name]
    o = KOIKOI_OPTIONS.type.record(KOIKOI_OPTIONS.row({"nomi": True}))
    points = [0] * len(YAKU)
    made = _Points(points)
    interpreted(yaku)(hwatu.DECK.mask(cards), o, made)
    found = {yaku_name for yaku_name, n in zip(YAKU, made.points, strict=True) if n}
    if name in ("animals", "ribbons"):  # all that count are shown, and among them are the sets that replace the count
        assert found & ({"boar_deer_butterfly"} if name == "animals" else {"both_ribbons"})
    else:
        assert found == {name}


class _Points:
    """What the rules write the points of each yaku into."""

    def __init__(self, points: list[int]) -> None:
        self.points = points

    def __setitem__(self, at: int | slice, value: int) -> None:
        if isinstance(at, slice):
            self.points[at] = [value] * len(self.points[at])
        else:
            self.points[at] = int(value)

    def __getitem__(self, at: slice) -> _Points:
        return _Points(self.points[at])

    def sum(self) -> int:
        return sum(self.points)


def test_BT_14_the_picture_of_a_combination_is_one_by_the_rules() -> None:
    o = BIGTWO.spec.options.type.record(BIGTWO.options().row)
    shown = pictures("bigtwo")
    for name in CATEGORIES[1:]:
        (cards,) = shown[name]
        assert CATEGORIES[interpreted(power)(french.DECK.mask(cards), o) // STEP] == name
    for name, many in (("single", 1), ("pair", 2), ("triple", 3)):
        (cards,) = shown[name]
        assert len(cards) == many
        assert interpreted(power)(french.DECK.mask(cards), o) > 0


def test_BT_21_the_straights_stand_from_the_highest_down() -> None:
    ranks = ["".join(card[1] for card in cards) for cards in pictures("bigtwo")["straights"]]
    assert ranks == ["A2345", "23456", "TJQKA", "9TJQK", "89TJQ", "789TJ", "6789T", "56789", "45678", "34567"]


def test_the_pictures_of_daifugos_effects_set_them_off() -> None:
    """Each is led, or laid upon the one before it, from a hand that has it and a card more."""
    shown = pictures("daifugo")

    def text(cards: tuple[str, ...], dash: bool) -> str:
        return ("-" if dash else "+").join(cards)

    def after(name: str, play: int = 0, dash: bool = False, **options: Any) -> dict[str, Any]:
        cards = shown[name][play]
        rest = [card for card in french.DECK.names[:52] if card not in cards]
        pos = scene(" ".join((*cards, *rest[:2])), " ".join(rest[2:4]), " ".join(rest[4:6]), **options)
        return pos.play(0, text(cards, dash)).data

    for play in range(2):
        assert after("eight_cut", play)["turn"] == 0, "DG-29: the table clears and the same seat leads"
        assert after("revolution", play)["reversed"] == 1, "DG-34, DG-35"
    assert after("run_revolution", dash=True)["reversed"] == 1, "DG-36"
    assert after("seven_give", seven_give=True)["phase"] == "give", "DK-26"
    assert after("ten_discard", ten_discard=True)["phase"] == "discard", "DK-27"
    assert after("jack_back", jack_back=True)["jack_back"] == 1, "DK-30"
    lock = [cards[0] for cards in shown["lock"]]
    pos = scene(f"{lock[0]} C3", f"{lock[1]} C4", f"{lock[2]} C5").play(0, lock[0]).play(1, lock[1])
    assert pos.data["lock"], "DG-41"
    assert lock[2] in [str(move) for move in pos.legal(2)]
    joker, spade = (cards[0] for cards in shown["spade3"])
    pos = scene(f"{joker} C4", f"{spade} C5", "C6 D6").play(0, joker).play(1, spade)
    assert pos.data["turn"] == 1, "DG-47"


@pytest.mark.parametrize("play", range(3))
def test_DG_50_the_pictures_of_fouls_are_fouls(play: int) -> None:
    cards = pictures("daifugo")["fouls"][play]
    pos = scene(" ".join(cards), "C3 D4", "H5 D6").play(0, "+".join(cards))
    assert pos.data["how"][0] == "foul"


def test_ZG_09_ZS_07_the_pictures_of_pairs_and_sets_cost_and_are_worth_what_they_say() -> None:
    for name, plays in pictures("zayagoshi").items():
        what, _line, number = name.partition("_")
        for cards in plays:
            if what == "cost":
                assert {interpreted(cost)(didopoikas.DECK.number(card)) for card in cards} == {int(number)}
            elif what == "worth":
                assert interpreted(worth)(didopoikas.DECK.mask(cards)) == int(number)


# ------------------------------------------------------------------------------------------------------- figures

PERCENT = re.compile(r"(\d[\d,]*(?:\.\d+)?)\s?%")
#: "1 in N", as each language writes it.
ONE_IN = {"ko": r"([\d,]+)번에 1번", "ja": r"([\d,]+)回に1回", "en": r"\b1 in ([\d,]+)", "zh-HK": r"每([\d,]+)次1次"}


@cache
def odds(game: str) -> tuple[Chance, ...]:
    declared = catalogue.spec(game).odds
    return declared() if declared else ()


def chances(game: str) -> list[Fraction]:
    """Every exact chance of a game: over all deals, over those that count, and over as many rounds as it is for."""
    single = [(c, p) for c in odds(game) for p in (c.any_deal, c.counted) if p is not None]
    return [1 - (1 - p) ** c.rounds for c, p in single]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_chance_in_a_book_is_an_exact_one_rounded(game: str, language: str) -> None:
    known, text = chances(game), page(game, language)
    for said in PERCENT.findall(text):
        digits = len(said.partition(".")[2])
        assert said in {f"{float(100 * chance):.{digits}f}" for chance in known}, f"{said} % is no chance of {game}"
    for said in re.findall(ONE_IN[language], text):
        assert int(said.replace(",", "")) in {round(1 / chance) for chance in known}, f"1 in {said}"


@pytest.mark.parametrize("game", GAMES)
def test_the_languages_give_the_same_figures(game: str) -> None:
    said = [PERCENT.findall(page(game, language)) for language in LANGUAGES]
    assert all(one == said[0] for one in said)


# ------------------------------------------------------------------------------------------------------ headings


def anchors(game: str) -> list[str]:
    """The names of a book's headings in addresses, as the page's build makes them from the English page."""
    headings = re.findall(r"^#{1,3} (.+)$", page(game, "en"), re.MULTILINE)
    return [re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings]


@pytest.mark.parametrize("game", GAMES)
def test_no_two_headings_of_a_book_have_one_name(game: str) -> None:
    assert len(set(anchors(game))) == len(anchors(game))


def test_the_page_links_to_headings_that_there_are() -> None:
    linked: set[tuple[str, str]] = set()
    sources = ROOT / "web" / "src"
    for path in sources.rglob("*.svelte"):
        linked |= set(re.findall(r'<RuleLink game="(\w+)" heading="([\w-]+)"', path.read_text("utf-8")))
    for path in sources.glob("games/*/texts.ts"):
        linked |= {(path.parent.name, rule) for rule in re.findall(r"rule: '([\w-]+)'", path.read_text("utf-8"))}
    assert {game for game, _heading in linked} == set(GAMES), "every table leads to the rule in force"
    for game, heading in linked:
        assert heading in anchors(game), f"{game} has no heading {heading}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_book_has_tables_with_a_header_for_every_column_and_as_many_as_the_others(game: str, language: str) -> None:
    tables = re.findall(r"(?:^\|.*\|$\n)+", page(game, language), re.MULTILINE)
    korean = re.findall(r"(?:^\|.*\|$\n)+", page(game, LANGUAGES[0]), re.MULTILINE)
    assert [len(table.splitlines()) for table in tables] == [len(table.splitlines()) for table in korean]
    for table in tables:
        head, _rule, *rows = table.splitlines()
        cells = [cell.strip() for cell in head.strip("|").split("|")]
        assert all(cells), head
        assert {row.count("|") for row in rows} == {len(cells) + 1}, head
