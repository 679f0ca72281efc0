"""Before a match: games, options, levels, languages, settings, rules (KP-01, KP-02, KP-17)."""

from __future__ import annotations

import json
import re
import urllib.request
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.table import Table
from tests.serving import Serving

pytestmark = pytest.mark.browser

TITLES = {
    "한국어": ("ko", "시작", "코이코이"),
    "日本語": ("ja", "はじめる", "こいこい"),
    "English": ("en", "Start", "Koi-Koi"),
    "中文（香港）": ("zh-HK", "開始", "花札來來"),
}


@pytest.fixture(scope="module")
def koikoi(house: Serving) -> dict[str, Any]:
    with urllib.request.urlopen(house.url + "api/games") as answer:
        games = json.load(answer)
    return next(game for game in games if game["name"] == "koikoi")


def opened(table: Table) -> dict[str, Any]:
    """The last room that the page asked for."""
    return next(said for said in reversed(table.said) if said["type"] == "open")


def test_KP_01_every_option_of_the_declaration_is_in_the_form(table: Table, koikoi: dict[str, Any]) -> None:
    table.page.get_by_text("로컬 룰", exact=True).click()
    for option in koikoi["options"]:
        name = f"option-{option['name']}"
        field = table.page.locator(f'[name="{name}"], [id="{name}"]')
        wanted = 0 if option.get("hidden") else len(option["values"]) if option["kind"] == "choice" else 1
        assert field.count() == wanted, name


def test_KP_01_chosen_options_open_the_match_and_are_remembered(table: Table, koikoi: dict[str, Any]) -> None:
    page = table.page
    table.choose("6개월")
    table.choose("치지 않는다")
    page.get_by_role("switch", name="7점 이상이면 점수를 2배로").uncheck()
    page.get_by_text("로컬 룰", exact=True).click()
    page.get_by_label("오광 점수").fill("99")
    page.get_by_label("오광 점수").blur()
    expect(page.get_by_label("오광 점수")).to_have_value("30")
    page.get_by_role("switch", name="노미").check()
    expect(page.get_by_text("2개 바꿈")).to_be_visible()
    page.get_by_role("button", name="시작", exact=True).click()
    expect(page.locator(".board")).to_be_visible()
    defaults = {option["name"]: option["default"] for option in koikoi["options"] if not option.get("hidden")}
    changed = {"months": 6, "viewing": "off", "seven_doubles": False, "five_brights": 30, "nomi": True}
    assert opened(table)["options"] == defaults | changed
    assert table.view["options"] == {"seats": 2} | defaults | changed
    table.lobby()
    expect(page.get_by_role("radio", name="6개월")).to_be_checked()
    expect(page.get_by_text("2개 바꿈")).to_be_visible()


def test_KP_02_every_level_is_offered_and_one_is_red(table: Table, koikoi: dict[str, Any]) -> None:
    serious = [level for level in koikoi["levels"] if level != "random"] or koikoi["levels"]
    modes = table.page.locator("input[name=mode]")
    assert modes.evaluate_all("all => all.map(one => one.value)") == [*serious, "friend", "here"]
    table.page.locator(f"input[value={serious[-1]}]").check(force=True)
    table.page.get_by_role("button", name="시작", exact=True).click()
    expect(table.page.locator(".board")).to_be_visible()
    assert opened(table)["seats"] == [{"kind": "here"}, {"kind": "computer", "level": serious[-1]}]
    expect(table.page.locator(".board .seat.near .name")).to_have_text("빨강")


def test_two_clicks_on_start_open_one_room(table: Table) -> None:
    table.page.get_by_role("button", name="시작", exact=True).dblclick()
    expect(table.page.locator(".board")).to_be_visible()
    assert [said["type"] for said in table.said].count("open") == 1


@pytest.mark.parametrize("language", TITLES)
def test_the_language_is_switched_everywhere_and_remembered(table: Table, language: str) -> None:
    page = table.page
    tag, start, title = TITLES[language]
    page.get_by_role("button", name="설정").click()
    page.get_by_role("radio", name=language).check(force=True)
    expect(page.locator("html")).to_have_attribute("lang", tag)
    page.keyboard.press("Escape")
    page.reload()
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    page.get_by_role("button", name=start, exact=True).click()
    expect(page.locator(".board")).to_be_visible()
    assert_no_keys(page)


#: A message that is missing shows its key.
KEY = re.compile(r"\b(koikoi|daifugo|bigtwo|zayagoshi|house|lesson|reason|error|mode|clock|result)-[a-z_][\w-]*")


def assert_no_keys(page: Page) -> None:
    assert KEY.findall(page.locator("body").inner_text()) == []


@pytest.mark.parametrize("language", TITLES)
def test_no_book_shows_a_key(table: Table, language: str) -> None:
    page = table.page
    page.evaluate("tag => localStorage.setItem('hanpan.language', JSON.stringify(tag))", TITLES[language][0])
    page.reload()
    for game in ("koikoi", "daifugo", "bigtwo", "zayagoshi"):
        page.evaluate("game => { location.hash = `#/rules/${game}` }", game)
        page.wait_for_function("game => document.querySelector(`.contents a[href^='#/rules/${game}/']`)", arg=game)
        assert_no_keys(page)


@pytest.mark.parametrize(("locale", "tag"), [("ja-JP", "ja"), ("en-GB", "en"), ("zh-TW", "zh-HK"), ("fr-FR", "ko")])
def test_the_browsers_language_is_the_first_choice(page: Page, house: Serving, locale: str, tag: str) -> None:
    context = page.context.browser
    assert context is not None
    fresh = context.new_page(locale=locale)
    fresh.goto(house.url)
    expect(fresh.locator("html")).to_have_attribute("lang", tag)
    fresh.close()


def test_day_and_night_follow_the_device_until_one_chooses(table: Table) -> None:
    page = table.page
    html, paper = page.locator("html"), "background-color"
    day = page.evaluate("() => getComputedStyle(document.documentElement).backgroundColor")
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    expect(html).not_to_have_css(paper, day)
    page.get_by_role("button", name="설정").click()
    page.get_by_role("radio", name="낮").check(force=True)
    expect(html).to_have_css(paper, day)
    page.reload()
    expect(page.get_by_role("button", name="시작", exact=True)).to_be_visible()
    expect(html).to_have_css(paper, day)


def test_KP_17_corner_marks_can_be_switched_off_and_stay_off(table: Table) -> None:
    page = table.page
    table.sit_down()
    table.play_until(lambda what: what == "play")
    card = table.hand()[0]
    corner = table.hand_card(card).locator(".corner")
    expect(corner).to_have_text(str(int(card[:2])))
    page.get_by_role("button", name="설정").click()
    page.get_by_role("switch", name="패 모서리에 달과 종류 표시").uncheck()
    page.keyboard.press("Escape")
    expect(corner).to_have_count(0)
    page.reload()
    expect(table.hand_card(card)).to_be_visible()
    expect(corner).to_have_count(0)


@pytest.mark.parametrize("language", TITLES)
def test_there_is_a_rules_page_in_every_language(table: Table, language: str) -> None:
    page = table.page
    page.get_by_role("button", name="설정").click()
    page.get_by_role("radio", name=language).check(force=True)
    page.goto(f"{table.url}#/rules/koikoi")
    expect(page.locator("article h1")).to_be_visible()
    assert page.locator("article table").count() > 3
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_the_lobby_begins_with_koi_koi_and_then_with_what_was_last_chosen(page: Page, house: Serving) -> None:
    page.goto(house.url)
    games = page.get_by_role("navigation").get_by_role("button")
    expect(games).to_have_text(["코이코이", "대부호", "빅투", "자야고시"])
    expect(page.get_by_role("heading", name="코이코이")).to_be_visible()
    games.get_by_text("빅투").click()
    page.reload()
    expect(page.get_by_role("heading", name="빅투")).to_be_visible()


def test_people_on_this_device_are_as_many_as_there_are_seats(table: Table) -> None:
    page = table.page
    expect(page.get_by_text("이 기기에서 둘이")).to_be_visible()
    page.get_by_role("button", name="대부호", exact=True).click()
    expect(page.get_by_text("이 기기에서 넷이")).to_be_visible()
    page.get_by_role("radio", name="고란 1대1").check(force=True)
    expect(page.get_by_text("이 기기에서 둘이")).to_be_visible()


@pytest.mark.parametrize(
    ("preset", "seats", "options"),
    [
        ("고란 방식", 4, {"rounds": 5, "deal": "all"}),
        ("고란 1대1", 2, {"rounds": 1, "deal": "thirteen"}),
        ("도코파 방식", 4, {"rounds": 0, "deal": "equal", "reseat_every": 0, "ask_seats": True}),
    ],
)
def test_DG_71_DG_73_DK_08_each_house_of_daifugo_is_one_choice_away(
    table: Table, preset: str, seats: int, options: dict[str, Any]
) -> None:
    page = table.page
    page.get_by_role("button", name="대부호", exact=True).click()
    page.get_by_role("radio", name=preset).check(force=True)
    page.get_by_role("button", name="시작", exact=True).click()
    expect(page.locator(".board")).to_be_visible()
    said = opened(table)
    assert [seat["kind"] for seat in said["seats"]] == ["here"] + ["computer"] * (seats - 1)
    assert {name: said["options"][name] for name in options} == options


def test_people_and_computers_are_seated_in_any_mixture(table: Table) -> None:
    page = table.page
    page.get_by_role("button", name="대부호", exact=True).click()
    page.get_by_role("radio", name="자리마다 정하기").check(force=True)
    # It begins with what was chosen before: computers of the first level.
    expect(page.get_by_label("파랑", exact=True)).to_have_value("beginner")
    page.get_by_label("초록", exact=True).select_option(label="이 기기의 사람")
    page.get_by_label("노랑", exact=True).select_option("advanced")
    page.get_by_role("button", name="시작", exact=True).click()
    expect(page.locator(".table")).to_be_visible()
    wanted = [
        {"kind": "here"},
        {"kind": "computer", "level": "beginner"},
        {"kind": "here"},
        {"kind": "computer", "level": "advanced"},
    ]
    assert opened(table)["seats"] == wanted
    table.lobby()
    expect(page.get_by_label("노랑", exact=True)).to_have_value("advanced")
    expect(page.get_by_label("초록", exact=True)).to_have_value("")
    page.get_by_role("button", name="줄이기").first.click()
    expect(page.get_by_label("노랑", exact=True)).to_have_count(0)
