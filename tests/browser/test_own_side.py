"""Told from one's own side: results, whose turn it is while the tab is hidden (H34), and what comes after a lesson."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.climbing import play_until, sit_down
from tests.browser.conftest import listen
from tests.browser.table import Message, Table
from tests.serving import Serving

pytestmark = pytest.mark.browser


def forged(page: Page, house: Serving, change: Callable[[Message], None]) -> Table:
    """A table whose frames are changed on the way to the page."""

    def connect(end: WebSocketRoute) -> None:
        there = end.connect_to_server()

        def from_house(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "view":
                change(message)
            table.hear(json.dumps(message))
            end.send(json.dumps(message))

        there.on_message(from_house)

    page.route_web_socket(lambda address: address.endswith("/ws"), connect)
    table = Table(page, house.url)
    table.lobby()
    return table


@pytest.mark.parametrize(
    ("totals", "standing", "words"),
    [([3, 9], [2, 1], "졌습니다"), ([9, 3], [1, 2], "이겼습니다!"), ([6, 6], [1, 1], "무승부입니다")],
)
def test_a_match_ends_as_it_did_for_whoever_reads_it(
    page: Page, house: Serving, totals: list[int], standing: list[int], words: str
) -> None:
    def change(frame: Message) -> None:
        if frame["match"]["over"]:
            frame["match"] |= {"totals": totals, "standing": standing}

    table = forged(page, house, change)
    table.sit_down()
    table.play_until(lambda what: what == "over")
    expect(page.locator(".final h2")).to_have_text(words)
    expect(page.locator(".final .verdict")).to_contain_text("무승부" if words == "무승부입니다" else "승리")


def test_on_a_shared_device_nobodys_side_is_taken(table: Table) -> None:
    table.sit_down(here=True)
    table.play_until(lambda what: what == "over")
    expect(table.page.locator(".final h2")).not_to_contain_text("습니다")


def test_bigtwos_result_is_ordered_by_what_decides(page: Page, house: Serving) -> None:
    """Multipliers may cost the second more than the last: points decide, whatever cards are left."""

    def change(frame: Message) -> None:
        if "last" in frame:
            frame["last"] |= {"points": [-10, -30, 60, -20], "places": [2, 4, 1, 3]}

    table = forged(page, house, change)
    sit_down(table, game="bigtwo", rounds=0)
    play_until(table, lambda _: table.view["round"] == 2)
    rows = page.locator(".result tr")
    expect(rows).to_have_count(4)
    order = rows.evaluate_all("all => all.map((row) => [row.cells[0].innerText, row.cells[4].innerText])")
    minus = "\N{MINUS SIGN}"
    assert order == [["1위", "60점"], ["2위", f"{minus}10점"], ["3위", f"{minus}20점"], ["4위", f"{minus}30점"]]
    expect(page.locator(".result .own")).to_have_text("4명 가운데 2위입니다")


def hide(page: Page, state: str) -> None:
    page.evaluate(
        """state => {
          Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
          document.dispatchEvent(new Event('visibilitychange'))
        }""",
        state,
    )


def test_H34_a_hidden_tab_says_in_its_title_that_it_is_ones_turn(table: Table) -> None:
    table.sit_down()
    page = table.page
    assert table.what() in ("play", "pick", "call")
    expect(page).to_have_title("코이코이 · 한판")
    hide(page, "hidden")
    expect(page).to_have_title("● 내 차례 · 코이코이 · 한판")
    hide(page, "visible")
    expect(page).to_have_title("코이코이 · 한판")


def test_H34_an_onlookers_title_calls_nobody(table: Table, house: Serving) -> None:
    table.sit_down()
    table.what()
    browser = table.page.context.browser
    assert browser is not None
    context = browser.new_context(locale="ko-KR")
    there = Table(context.new_page(), house.url)
    there.page.on("websocket", lambda socket: listen(socket, there))
    there.page.goto(table.page.url)
    expect(there.page.locator(".board")).to_be_visible()
    hide(there.page, "hidden")
    expect(there.page).to_have_title("코이코이 · 한판")
    context.close()


def test_a_lesson_ends_at_a_table(page: Page, house: Serving) -> None:
    page.goto(f"{house.url}#/learn/koikoi")
    forward = page.locator(".lesson header .button").last
    while forward.inner_text() != "한 판 해 보기":
        forward.click()
    forward.click()
    expect(page.locator(".table .board")).to_be_visible()
    expect(page.locator("h1")).to_contain_text("1월")


def test_a_lesson_marks_the_answer_that_it_asks_for(page: Page, house: Serving) -> None:
    """And no other button looks as if it were meant."""
    page.goto(f"{house.url}#/learn/koikoi")
    asked = page.locator(".lesson .call")
    for answer in ("koikoi", "stop"):
        while (
            not asked.is_visible()
            or page.locator(f".call .{answer}").evaluate("one => getComputedStyle(one).outlineStyle") == "none"
        ):
            page.locator(".lesson header .button").last.click()
        other = page.locator(f".call .{'stop' if answer == 'koikoi' else 'koikoi'}")
        assert other.evaluate("one => getComputedStyle(one).outlineStyle") == "none"
        expect(page.locator(".call .main")).to_have_count(0)
