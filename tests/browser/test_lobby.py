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
    table.unfold("rules")
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
    page.get_by_label("오광 점수").fill("99")
    page.get_by_label("오광 점수").blur()
    expect(page.get_by_label("오광 점수")).to_have_value("30")
    page.get_by_role("switch", name="노미").check()
    # In the groups in which they stand; the drawer counts the others too.
    expect(page.locator("#rules summary b")).to_have_text(["1개 바꿈", "1개 바꿈"])
    expect(page.locator(".drawer.rules b")).to_have_text("5개 바꿈")
    page.get_by_role("button", name="시작", exact=True).click()
    expect(page.locator(".board")).to_be_visible()
    defaults = {option["name"]: option["default"] for option in koikoi["options"] if not option.get("hidden")}
    changed = {"months": 6, "viewing": "off", "seven_doubles": False, "five_brights": 30, "nomi": True}
    assert opened(table)["options"] == defaults | changed
    assert table.view["options"] == {"seats": 2} | defaults | changed
    table.lobby()
    expect(page.locator(".drawer.rules b")).to_have_text("5개 바꿈")
    page.locator(".drawer.rules").click()
    expect(page.get_by_role("radio", name="6개월")).to_be_checked()
    # The groups with something that is not as usual lie open.
    expect(page.get_by_label("오광 점수")).to_have_value("30")
    expect(page.get_by_label("나가리 승리의 점수")).to_be_hidden()


def test_KP_02_every_level_is_offered_and_one_is_red(table: Table, koikoi: dict[str, Any]) -> None:
    serious = [level for level in koikoi["levels"] if level != "random"] or koikoi["levels"]
    table.unfold("opponents")
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
    table.unfold("opponents")
    expect(page.get_by_text("이 기기에서 둘이")).to_be_visible()
    page.get_by_role("button", name="대부호", exact=True).click()
    table.unfold("opponents", "rules")
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
    table.unfold("rules")
    page.get_by_role("radio", name=preset).check(force=True)
    page.get_by_role("button", name="시작", exact=True).click()
    expect(page.locator(".board")).to_be_visible()
    said = opened(table)
    assert [seat["kind"] for seat in said["seats"]] == ["here"] + ["computer"] * (seats - 1)
    assert {name: said["options"][name] for name in options} == options


def test_people_and_computers_are_seated_in_any_mixture(table: Table) -> None:
    page = table.page
    page.get_by_role("button", name="대부호", exact=True).click()
    table.unfold("opponents")
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
    table.unfold("opponents", "rules")
    expect(page.get_by_label("노랑", exact=True)).to_have_value("advanced")
    expect(page.get_by_label("초록", exact=True)).to_have_value("")
    page.get_by_role("button", name="줄이기").first.click()
    expect(page.get_by_label("노랑", exact=True)).to_have_count(0)


#: A name that players have for a rule, and the rules that it finds, by language.
CALLED = [
    ("ko", "8컷", ["8 끊기", "계단 속 8도 8 끊기"]),
    ("ko", "８切り", ["8 끊기", "계단 속 8도 8 끊기"]),
    ("ko", "도코파", []),
    ("ja", "みやこおち", ["都落ち"]),
    ("ja", "イレブンバック", ["Jバック", "反則にJバックも反映"]),
    ("en", "Joker Killer", ["Spade-three return"]),
    ("zh-HK", "進貢", ["換牌"]),
]


@pytest.mark.parametrize(("language", "sought", "found"), CALLED)
def test_a_rule_is_found_by_the_names_that_players_use(
    table: Table, language: str, sought: str, found: list[str]
) -> None:
    page = table.page
    keep = "kept => Object.entries(kept).forEach(([name, value]) => localStorage.setItem(`hanpan.${name}`, value))"
    page.evaluate(keep, {"game": json.dumps("daifugo"), "language": json.dumps(language)})
    page.reload()
    page.locator(".drawer.rules").click()
    page.get_by_role("searchbox").fill(sought)
    names = page.locator("#rules .fields").locator("legend, .line > label")
    expect(names).to_have_text(found)
    said = page.locator("#rules [role=status]")
    expect(said).to_contain_text(str(len(found)) if found else re.compile("없습니다"))
    page.get_by_role("searchbox").fill("")
    expect(page.locator("#rules details").first).to_be_visible()


def test_the_rules_in_force_are_chips_and_a_tap_says_what_one_does(table: Table) -> None:
    page = table.page
    page.get_by_role("button", name="대부호", exact=True).click()
    chips = page.locator("form section", has=page.get_by_role("heading", name="적용되는 규칙")).get_by_role("button")
    usual = ["인원4", "라운드 수5", "조커1", "카드 교환받은 뒤에 고르기", "8 끊기", "혁명", "무늬 묶기"]
    usual += ["스페이드 3 되치기", "미야코오치", "반칙 종료"]
    expect(chips).to_have_text(usual)
    chips.get_by_text("8 끊기").click()
    told = page.get_by_text("8을 내면 바닥이 정리되고 낸 사람이 다시 먼저 냅니다.")
    expect(told).to_be_visible()
    page.keyboard.press("Escape")
    expect(told).to_be_hidden()
    # What is switched off, and is usually on, is told too; so is a local rule that is usually off.
    table.unfold("rules")
    page.get_by_role("switch", name="8 끊기", exact=True).uncheck()
    page.get_by_role("switch", name="패스하면 쉬기").check()
    expect(chips).to_have_text([*usual[:4], "8 끊기끔", *usual[5:], "패스하면 쉬기"])


#: What stands outside the screen to the left or right, and the button that plays, if it is not wholly on the screen.
OUT = """() => {
  const found = [...document.querySelectorAll('.lobby *, dialog[open] *')].filter((one) => {
    const box = one.getBoundingClientRect()
    if (!box.width || one.closest('.unseen, .fan') || getComputedStyle(one).opacity === '0') return false
    return box.left < -1 || box.right > innerWidth + 1
  }).map((one) => one.outerHTML.slice(0, 80))
  const start = document.querySelector('form .main').getBoundingClientRect()
  if (start.top < 0 || start.bottom > innerHeight + 0.5) found.push(`start ${start.top} ${start.bottom}`)
  if (document.documentElement.scrollWidth > innerWidth) found.push('sideways')
  return found
}"""
SIZES = [(320, 568), (360, 640), (740, 360), (768, 1024), (1440, 900)]


@pytest.mark.parametrize("large", [False, True], ids=["", "large-text"])
@pytest.mark.parametrize("language", ["ko", "ja", "en"])
def test_the_button_that_plays_is_in_sight_and_nothing_is_outside(table: Table, language: str, large: bool) -> None:
    page = table.page
    page.evaluate("tag => localStorage.setItem('hanpan.language', JSON.stringify(tag))", language)
    for game in ("daifugo", "zayagoshi"):
        page.evaluate("game => localStorage.setItem('hanpan.game', JSON.stringify(game))", game)
        page.reload()
        expect(page.locator("form .main")).to_be_visible()
        page.evaluate("size => (document.documentElement.style.fontSize = size)", "200%" if large else "")
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate("scrollTo(0, 0)")
            assert page.evaluate(OUT) == [], f"{game} {width}x{height}"
        table.unfold()
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            # However far one has scrolled among the options.
            page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
            assert page.evaluate(OUT) == [], f"{game} {width}x{height}, unfolded"


def test_with_friends_is_one_tap_and_the_focus_goes_where_one_chooses(table: Table) -> None:
    page = table.page
    page.get_by_role("button", name="친구와", exact=True).click()
    expect(page.get_by_role("radio", name="친구와, 링크로")).to_be_focused()
    expect(page.get_by_role("button", name="테이블 열기")).to_be_visible()
    expect(page.get_by_role("button", name="지금 바로 상대 찾기")).to_be_visible()
    page.get_by_role("radio", name="초급").check(force=True)
    expect(page.get_by_role("button", name="시작", exact=True)).to_be_visible()


def test_a_running_match_is_one_tap_away(table: Table) -> None:
    table.sit_down()
    page = table.page
    room = page.url
    page.get_by_role("link", name="처음 화면으로").click()
    running = page.get_by_role("region", name="이어서 하기").get_by_role("link")
    expect(running).to_contain_text("코이코이")
    running.click()
    expect(page.locator(".board")).to_be_visible()
    assert page.url == room
