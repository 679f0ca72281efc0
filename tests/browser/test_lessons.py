"""A game's lesson, walked through on a small phone by taps, by keyboard alone, and by the buttons beside its words."""

from __future__ import annotations

import json
import re
import urllib.request
from collections.abc import Callable, Iterator
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

from hanpan.games import catalogue
from tests.browser.test_access import AXE, CHECK
from tests.browser.test_month import tab_to
from tests.serving import Serving

pytestmark = pytest.mark.browser

GAMES = [name for name in catalogue.names() if catalogue.spec(name).lesson is not None]

#: Nothing runs over the screen sideways, and no board over the place it has, once what moves has come to rest.
FITS = """() => {
  const place = document.querySelector('main').getBoundingClientRect()
  const board = document.querySelector('main > *')
  return document.documentElement.scrollWidth <= innerWidth && place.bottom <= innerHeight &&
    board.scrollHeight <= Math.ceil(place.height)
}"""


@pytest.fixture
def visit(page: Page, house: Serving) -> Iterator[Page]:
    """The page; errors in it fail the test."""
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda said: errors.append(said.text) if said.type == "error" else None)
    yield page
    assert [error for error in errors if "WebSocket" not in error] == []


def learn(page: Page, house: Serving, game: str) -> list[dict[str, Any]]:
    """Open the lesson of a game; its steps, as the house declares them."""
    page.goto(f"{house.url}#/learn/{game}")
    expect(page.locator(".lesson .caption p")).not_to_be_empty()
    with urllib.request.urlopen(f"{house.url}api/games/{game}/lesson.json") as answer:
        steps: list[dict[str, Any]] = json.load(answer)["steps"]
    return steps


def at(page: Page, steps: list[dict[str, Any]], number: int) -> None:
    """The lesson shows step `number`, from 1."""
    expect(page.locator(".lesson header .count")).to_have_text(f"{number}/{len(steps)}")


# ------------------------------------------------------------------------------------------------------- by taps


def tap(page: Page, selector: str) -> None:
    """Tap where one element is: the click fails where another one lies over it."""
    page.locator(selector).first.click()


def tap_koikoi(page: Page, move: str) -> None:
    if move in ("koikoi", "stop"):
        return tap(page, f".call .{move}")
    hand, _arrow, field = move.partition(">")
    if hand:
        tap(page, f'[data-hand="{hand}"]')
    glowing = page.locator("[data-nav=field]")
    if field:
        tap(page, f'[data-field="{field}"]')
    elif glowing.count():
        glowing.first.click()
    else:
        tap(page, f'[data-hand="{hand}"]')
    return None


def tap_climbing(page: Page, move: str) -> None:
    if move == "pass":
        page.get_by_role("button", name="패스", exact=True).click()
        return
    for card in move.replace("-", "+").split("+"):
        # A card that everything open has in common is picked along with the first.
        if page.locator(f'[data-hand="{card}"]').get_attribute("aria-pressed") == "false":
            tap(page, f'[data-hand="{card}"]')
    tap(page, ".ways .button.main")


def tap_button(page: Page, move: str) -> None:
    """By its button, where a game has no board; else its cards first, or the answer to what is asked."""
    plain = page.locator(".plain li > button")
    if plain.count():
        plain.get_by_text(move, exact=True).click()
    elif (prompt := page.locator(".prompt button")).count():
        # Who calls is asked first, and who finishes.
        prompt.nth(1 if move == "aba" else 0).click()
    else:
        body = move.rpartition(":")[2]
        for card in body.partition(">")[0].split("+"):
            tap(page, f'[data-hand="{card}"], [data-pair="{card}"]')
        tap(page, f'[data-move="{move}"]')


TAPS: dict[str, Callable[[Page, str], None]] = {
    "koikoi": tap_koikoi,
    "daifugo": tap_climbing,
    "bigtwo": tap_climbing,
    "zayagoshi": tap_button,
}


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_walked_through_by_taps_on_a_small_phone(visit: Page, house: Serving, game: str) -> None:
    steps = learn(visit, house, game)
    said = set()
    for number, step in enumerate(steps, 1):
        at(visit, steps, number)
        said.add(visit.locator(".caption p").inner_text())
        visit.wait_for_function(FITS)
        if step["moves"]:
            TAPS[game](visit, step["moves"][0])
        elif number < len(steps):
            visit.get_by_role("button", name="다음", exact=True).click()
    # Every step has words of its own, and no word is missing: a missing one would show its key.
    assert len(said) == len(steps)
    assert "-lesson-" not in visit.locator(".lesson").inner_text()
    visit.get_by_role("button", name="한 판 해 보기").click()
    # The lesson's last button leads to a table of the game, set up as it was last.
    expect(visit).to_have_url(re.compile("#/room/"))
    visit.get_by_role("link", name="처음 화면으로").click()
    expect(visit.get_by_role("link", name="다시 배우기")).to_be_visible()
    expect(visit.get_by_role("button", name="시작", exact=True)).to_be_visible()
    assert visit.evaluate("() => JSON.parse(localStorage.getItem('hanpan.game'))") == game


@pytest.mark.parametrize("game", GAMES)
def test_no_step_of_a_lesson_runs_over_a_phone_held_sideways(visit: Page, house: Serving, game: str) -> None:
    visit.set_viewport_size({"width": 640, "height": 360})
    steps = learn(visit, house, game)
    for number in range(1, len(steps) + 1):
        at(visit, steps, number)
        visit.wait_for_function(FITS)
        if number < len(steps):
            visit.locator(".lesson header .button").nth(1).click()


def test_a_lesson_can_be_left_read_on_and_read_back_without_a_card_being_touched(visit: Page, house: Serving) -> None:
    steps = learn(visit, house, "zayagoshi")
    onwards = visit.locator(".lesson header .button").nth(1)
    for number in range(2, len(steps) + 1):
        onwards.click()
        at(visit, steps, number)
    visit.get_by_role("button", name="이전").click()
    at(visit, steps, len(steps) - 1)
    visit.get_by_role("link", name="그만 보기").click()
    expect(visit.get_by_role("button", name="시작", exact=True)).to_be_visible()


def test_another_legal_move_is_answered_kindly_and_one_that_is_not_legal_too(visit: Page, house: Serving) -> None:
    steps = learn(visit, house, "daifugo")
    visit.get_by_role("button", name="다음", exact=True).click()
    asked = visit.locator(".caption p").inner_text()
    tap_climbing(visit, "H6+C6")
    expect(visit.locator(".caption p")).to_contain_text("가장 약한 ♦3을 한 장")
    at(visit, steps, 2)
    visit.keyboard.press("Escape")
    tap_climbing(visit, "D3")
    at(visit, steps, 3)
    # A 4 does not beat the 7 on the table.
    tap(visit, '[data-hand="D4"]')
    expect(visit.locator(".caption p")).to_have_text("지금은 그렇게 할 수 없습니다. 안내를 다시 읽어 보세요.")
    at(visit, steps, 3)
    visit.get_by_role("button", name="이전").click()
    expect(visit.locator(".caption p")).to_have_text(asked)


def test_nothing_is_passed_by_itself_in_a_lesson(visit: Page, house: Serving) -> None:
    """Whoever always passes at the own table still learns what there is to call."""
    visit.goto(house.url)
    visit.evaluate("() => localStorage.setItem('hanpan.zayagoshi-always-pass', 'true')")
    steps = learn(visit, house, "zayagoshi")
    number = next(n for n, step in enumerate(steps, 1) if any(move.startswith("da:") for move in step["moves"]))
    onwards = visit.locator(".lesson header .button").nth(1)
    for before in range(1, number):
        at(visit, steps, before)
        onwards.click()
    at(visit, steps, number)
    asked = visit.locator(".caption p").inner_text()
    visit.wait_for_timeout(600)
    assert visit.locator(".caption p").inner_text() == asked
    expect(visit.get_by_role("button", name="다!").first).to_be_visible()


# -------------------------------------------------------------------------------------------------- by keyboard


def test_a_lesson_is_walked_through_by_keyboard_alone(visit: Page, house: Serving) -> None:
    steps = learn(visit, house, "koikoi")
    for number, step in enumerate(steps[:-1], 1):
        at(visit, steps, number)
        move = step["moves"][0] if step["moves"] else None
        if move is None:
            press(visit, ".lesson header .button.main")
        elif move in ("koikoi", "stop"):
            press(visit, f".call .{move}")
        else:
            hand, _arrow, field = move.partition(">")
            if hand:
                press(visit, f'[data-hand="{hand}"]')
            if field:
                press(visit, f'[data-field="{field}"]')
            else:
                press(
                    visit, "[data-nav=field]" if visit.locator("[data-nav=field]").count() else f'[data-hand="{hand}"]'
                )
    at(visit, steps, len(steps))
    press(visit, ".lesson header .button.main")
    expect(visit).to_have_url(re.compile("#/room/"))


def press(page: Page, selector: str) -> None:
    """Go to an element by the Tab key and press Enter there."""
    page.locator(selector).first.wait_for()
    tab_to(page, f"() => document.activeElement.matches({selector!r})")
    page.keyboard.press("Enter")


# ------------------------------------------------------------------------------------------ what is said, and where


def test_the_words_stand_in_a_live_region_in_every_language(visit: Page, house: Serving) -> None:
    learn(visit, house, "koikoi")
    heard = set()
    for language in ("ko", "ja", "en", "zh-HK"):
        visit.evaluate("language => localStorage.setItem('hanpan.language', JSON.stringify(language))", language)
        visit.reload()
        region = visit.get_by_role("status").filter(has=visit.locator("p"))
        expect(region.locator("p")).not_to_be_empty()
        heard.add(region.locator("p").inner_text())
    assert len(heard) == 4


#: The words are seen whole, and leave a board what it needs on a small phone.
ROOM = """() => {
  const words = document.querySelector('.caption')
  const table = document.querySelector('main').getBoundingClientRect()
  return [words.scrollHeight - words.clientHeight, document.documentElement.scrollWidth - innerWidth,
    Math.max(0, 480 - table.height)]
}"""


@pytest.mark.parametrize("language", ["ja", "en", "zh-HK"])
def test_the_words_leave_room_for_the_table_in_every_language(visit: Page, house: Serving, language: str) -> None:
    visit.add_init_script(f"localStorage.setItem('hanpan.language', '\"{language}\"')")
    for game in GAMES:
        steps = learn(visit, house, game)
        for number, step in enumerate(steps, 1):
            at(visit, steps, number)
            assert visit.evaluate(ROOM) == [0, 0, 0], (game, step["said"])
            if number < len(steps):
                visit.locator(".lesson header .button").nth(1).click()


def test_a_game_without_a_lesson_says_so(page: Page, house: Serving) -> None:
    page.goto(f"{house.url}#/learn/nothing")
    expect(page.get_by_text("이 게임에는 아직 배우기가 없습니다.")).to_be_visible()


def test_the_lesson_is_found_in_the_lobby_and_beside_the_rules(visit: Page, house: Serving) -> None:
    visit.goto(house.url)
    visit.get_by_role("link", name="처음이신가요?").click()
    expect(visit.locator(".lesson")).to_be_visible()
    visit.goto(f"{house.url}#/rules/koikoi")
    visit.get_by_role("link", name="배우기").click()
    expect(visit.locator(".lesson")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_G04_axe_finds_nothing_serious_in_a_lesson(
    visit: Page, house: Serving, scheme: Literal["light", "dark"]
) -> None:
    visit.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    for game in GAMES:
        learn(visit, house, game)
        visit.locator(".lesson header .button").nth(1).click()
        visit.evaluate(AXE.read_text("utf-8"))
        assert visit.evaluate(CHECK) == [], game
