"""Panels over the table and dialogs: Escape, Back and a tap beside them close them, and the focus knows where to go."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import listen
from tests.browser.table import Table
from tests.serving import Serving

pytestmark = pytest.mark.browser


def opener(page: Page) -> Locator:
    return page.get_by_role("button", name="족보와 버튼")


def opened(table: Table) -> Locator:
    opener(table.page).click()
    panel = table.page.locator("#panel")
    expect(panel).to_be_visible()
    return panel


@pytest.mark.parametrize("way", ["Escape", "Back", "beside", "button"])
def test_the_panel_takes_the_focus_and_gives_it_back_however_it_is_closed(table: Table, way: str) -> None:
    table.sit_down()
    page = table.page
    room = page.url
    panel = opened(table)
    assert page.evaluate("() => document.querySelector('#panel').contains(document.activeElement)")
    # What lies below is out of reach meanwhile.
    page.keyboard.press("Shift+Tab")
    assert not page.evaluate("() => document.querySelector('.mat').contains(document.activeElement)")
    if way == "Escape":
        page.keyboard.press("Escape")
    elif way == "Back":
        page.go_back()
    elif way == "beside":
        page.mouse.click(180, 60)
    else:
        panel.get_by_role("button", name="닫기").click()
    expect(panel).to_be_hidden()
    expect(opener(page)).to_be_focused()
    assert page.url == room
    # Nothing was played by the tap that closed it, and Back leads out of the room, as if there had been no panel.
    assert [said for said in table.said if said["type"] == "move"] == []
    page.go_back()
    expect(page.get_by_role("button", name="시작", exact=True)).to_be_visible()


@pytest.mark.parametrize("way", ["Escape", "Back", "beside"])
def test_the_settings_close_by_escape_back_and_a_tap_beside_them(table: Table, way: str) -> None:
    table.sit_down()
    page = table.page
    page.get_by_role("button", name="설정").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    if way == "Escape":
        page.keyboard.press("Escape")
    elif way == "Back":
        page.go_back()
    else:
        page.mouse.click(5, 5)
    expect(dialog).to_be_hidden()
    expect(page.locator(".board")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("button", name="시작", exact=True)).to_be_visible()


def test_a_link_in_the_settings_leads_there_and_back_to_the_table(table: Table) -> None:
    table.sit_down()
    page = table.page
    room = page.url
    page.get_by_role("button", name="설정").click()
    page.get_by_role("dialog").get_by_role("link", name="규칙").click()
    expect(page.locator("article h1")).to_be_visible()
    page.go_back()
    expect(page.locator(".board")).to_be_visible()
    expect(page.get_by_role("dialog")).to_be_hidden()
    assert page.url == room


def test_a_reload_with_a_panel_open_leaves_nothing_in_the_way_back(table: Table) -> None:
    table.sit_down()
    page = table.page
    opened(table)
    page.reload()
    expect(page.locator(".board")).to_be_visible()
    expect(page.locator("#panel")).to_be_hidden()
    page.go_back()
    expect(page.get_by_role("button", name="시작", exact=True)).to_be_visible()


def test_after_start_the_focus_is_at_the_table(table: Table) -> None:
    page = table.page
    page.get_by_role("button", name="시작", exact=True).focus()
    page.keyboard.press("Enter")
    expect(page.locator(".board")).to_be_visible()
    expect(page.locator("h1")).to_be_focused()
    page.get_by_role("link", name="처음 화면으로").click()
    expect(page.get_by_role("heading", level=1)).to_be_focused()


def test_an_onlooker_is_shown_no_switches_of_players(table: Table, house: Serving) -> None:
    page = table.page
    page.get_by_role("button", name="대부호", exact=True).click()
    page.get_by_role("button", name="시작", exact=True).click()
    expect(page.get_by_role("switch", name="자동 패스")).to_be_visible()
    browser = page.context.browser
    assert browser is not None
    context = browser.new_context(viewport={"width": 360, "height": 640}, locale="ko-KR")
    there = Table(context.new_page(), house.url)
    there.page.on("websocket", lambda socket: listen(socket, there))
    there.page.goto(page.url)
    expect(there.page.locator(".board")).to_be_visible()
    assert there.view["seat"] is None
    expect(there.page.get_by_role("switch")).to_have_count(0)
    there.page.locator("header button").first.click()
    expect(there.page.locator("#panel")).to_be_visible()
    expect(there.page.get_by_text("버튼으로", exact=False)).to_have_count(0)
    there.page.keyboard.press("Escape")
    there.page.get_by_role("button", name="설정").click()
    expect(there.page.get_by_role("button", name="그만두기")).to_have_count(0)
    context.close()


def test_opened_and_closed_many_times_a_panel_is_one_step_of_the_way_back(table: Table) -> None:
    table.sit_down()
    page = table.page
    before = page.evaluate("history.length")
    for _ in range(3):
        panel = opened(table)
        page.keyboard.press("Escape")
        expect(panel).to_be_hidden()
    assert page.evaluate("history.length") == before + 1
    page.go_back()
    expect(page.get_by_role("button", name="시작", exact=True)).to_be_visible()
    page.go_forward()
    expect(page.locator(".board")).to_be_visible()
    expect(page.locator("#panel")).to_be_hidden()
