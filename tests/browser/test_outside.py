"""What comes from outside: addresses cut off, a browser that keeps nothing, a house that does not let one in."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.table import Table
from tests.serving import Serving

pytestmark = pytest.mark.browser

ROOM = "그런 게임이 없습니다"
#: A browser whose site data is blocked.
BLOCKED = """
for (const name of ['getItem', 'setItem', 'removeItem']) {
  Storage.prototype[name] = () => { throw new DOMException('blocked', 'SecurityError') }
}
"""


@pytest.mark.parametrize("address", ["#/room/%", "#/room/%E0%A4%A", "#/room/a%20b"])
def test_H01_a_room_that_cannot_be_is_not_there(table: Table, address: str) -> None:
    page = table.page
    # From a running page, and as the first address of all.
    page.evaluate("hash => (location.hash = hash)", address)
    expect(page.get_by_role("heading", name=ROOM)).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name=ROOM)).to_be_visible()
    page.get_by_role("link", name="처음 화면으로").click()
    expect(page.get_by_role("button", name="시작", exact=True)).to_be_visible()


@pytest.mark.parametrize("address", ["#/rules/%zz", "#/learn/100%", "#%", "#/nowhere/at/all"])
def test_H01_any_other_address_leads_to_the_lobby(table: Table, address: str) -> None:
    page = table.page
    page.goto(f"{table.url}{address}")
    page.reload()
    expect(page.get_by_role("button", name="시작", exact=True)).to_be_visible()


def test_H02_where_nothing_is_kept_a_lost_connection_makes_no_stranger(page: Page, house: Serving) -> None:
    page.add_init_script(BLOCKED)
    ends: list[WebSocketRoute] = []

    def connect(end: WebSocketRoute) -> None:
        ends.append(end)
        end.connect_to_server()

    page.route_web_socket(lambda address: address.endswith("/ws"), connect)
    table = Table(page, house.url)
    table.lobby()
    table.sit_down()
    hand = page.locator("[data-hand][aria-disabled=false]")
    expect(hand.first).to_be_visible()
    cards = hand.count()
    ends[-1].close(code=1012)
    table.until(lambda: len(ends) == 2, "no new connection")
    page.wait_for_function("() => document.querySelector('.pill').textContent === ''")
    expect(hand).to_have_count(cards)
    # It is still one's own seat: a card may be played.
    hand.first.click()
    expect(page.locator("[data-hand][aria-pressed=true]")).to_have_count(1)


def test_H02_what_another_tab_throws_away_is_still_known_here(table: Table) -> None:
    page = table.page
    table.sit_down()
    token = page.evaluate("localStorage.getItem('hanpan.token')")
    page.evaluate("localStorage.clear()")
    before = len([one for one in table.said if one["type"] == "hello"])
    # A connection that hangs is given up on waking.
    page.evaluate("""() => {
      const now = Date.now
      Date.now = () => now() + 60_000
      dispatchEvent(new Event('pageshow'))
    }""")
    table.until(lambda: len([one for one in table.said if one["type"] == "hello"]) > before, "no new connection")
    assert [one for one in table.said if one["type"] == "hello"][-1]["token"] == json.loads(token)
    expect(page.locator("[data-hand][aria-disabled=false]").first).to_be_visible()
    page.wait_for_function("token => localStorage.getItem('hanpan.token') === token", arg=token)


@pytest.mark.parametrize(
    ("code", "words", "ways"),
    [
        ("bad_version", "새 버전이 나왔습니다", ["새로고침", "다시 시도"]),
        ("bad_message", "새로고침해 보세요", ["새로고침", "다시 시도", "새 손님으로 들어가기"]),
        ("internal", "문제가 생겼습니다", ["다시 시도"]),
    ],
)
def test_a_house_that_does_not_let_one_in_says_why_and_shows_ways_out(
    page: Page, house: Serving, code: str, words: str, ways: list[str]
) -> None:
    refuses = True
    hellos: list[dict[str, object]] = []

    def connect(end: WebSocketRoute) -> None:
        there = None if refuses else end.connect_to_server()

        def said(text: str | bytes) -> None:
            hellos.append(json.loads(text))
            if there is not None:
                there.send(text)
            else:
                end.send(json.dumps({"type": "error", "id": None, "code": code, "text": "English inside"}))

        end.on_message(said)

    page.route_web_socket(lambda address: address.endswith("/ws"), connect)
    page.add_init_script("localStorage.setItem('hanpan.token', JSON.stringify('a'.repeat(32)))")
    page.goto(house.url)
    bar = page.get_by_role("alert")
    expect(bar).to_contain_text(words)
    expect(bar).not_to_contain_text(re.compile("English"))
    expect(bar.get_by_role("button")).to_have_text(ways)
    refuses = False
    bar.get_by_role("button", name=ways[-1]).click()
    expect(bar).to_be_hidden()
    table = Table(page, house.url)
    table.sit_down()
    hello = next(one for one in reversed(hellos) if one["type"] == "hello")
    assert hello["token"] == (None if ways[-1] == "새 손님으로 들어가기" else "a" * 32)


@pytest.mark.parametrize("language", ["ko", "ja", "en", "zh-HK"])
def test_H05_an_error_of_the_house_is_said_in_the_language_of_the_page(
    page: Page, house: Serving, language: str
) -> None:
    """The 51st running match of a person."""
    page.add_init_script(f"localStorage.setItem('hanpan.language', JSON.stringify('{language}'))")

    def connect(end: WebSocketRoute) -> None:
        there = end.connect_to_server()

        def said(text: str | bytes) -> None:
            command = json.loads(text)
            if command["type"] == "open":
                trouble = {"type": "error", "id": command["id"], "code": "too_many", "args": {"limit": 50}}
                trouble |= {"text": "English inside"}
                end.send(json.dumps(trouble))
            else:
                there.send(text)

        end.on_message(said)

    page.route_web_socket(lambda address: address.endswith("/ws"), connect)
    page.goto(house.url)
    page.locator("form button.main").click()
    notice = page.locator(".notice")
    words = {"ko": "게임이 50개", "ja": "50個", "en": "50 matches", "zh-HK": "50場"}
    expect(notice).to_contain_text(words[language])
    expect(notice).not_to_contain_text("English")
