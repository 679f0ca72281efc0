"""Help on request: what a computer player would do, what would come of going on, and which keys there are.

How the house answers is proved without a browser (`tests/house/test_hints.py`); here it says what the test wants.
"""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.table import Message, Table
from tests.serving import Serving

pytestmark = pytest.mark.browser


@pytest.fixture
def advised(page: Page, house: Serving) -> Table:
    """A table whose house answers hints at once: the last move that is open, and 412 and 250 of 1,000 deals."""
    one = Table(page, house.url)

    def advice(asked: Message) -> dict[str, Any] | None:
        if asked["type"] == "hint":
            return {"type": "hinted", "move": one.view["legal"][-1]}
        return {"type": "foreseen", "deals": 1000, "own": 412, "other": 250} if asked["type"] == "foresee" else None

    def connect(end: WebSocketRoute) -> None:
        there = end.connect_to_server()

        def from_page(text: str | bytes) -> None:
            asked = json.loads(text)
            one.said.append(asked)
            answer = advice(asked)
            if answer is None:
                there.send(text)
            else:
                end.send(json.dumps(answer | {name: asked[name] for name in ("id", "room", "state")}))

        def from_house(text: str | bytes) -> None:
            one.hear(text)
            end.send(text)

        end.on_message(from_page)
        there.on_message(from_house)

    page.route_web_socket(lambda address: address.endswith("/ws"), connect)
    one.lobby()
    return one


def asked_for(table: Table, kind: str) -> list[Message]:
    return [said for said in table.said if said["type"] == kind]


def test_a_hint_is_told_in_words_and_can_be_played_at_once(advised: Table) -> None:
    table, page = advised, advised.page
    table.sit_down()
    table.play_until(lambda what: what == "play")
    moves = len(asked_for(table, "move"))
    page.get_by_role("button", name="힌트").click()
    told = page.locator("header .said")
    expect(told).to_contain_text("고급 컴퓨터라면")
    # Closed, nothing has happened.
    told.get_by_role("button", name="닫기").click()
    expect(told).to_be_hidden()
    assert len(asked_for(table, "move")) == moves
    page.get_by_role("button", name="힌트").click()
    view = table.view
    told.get_by_role("button", name="그대로 하기").click()
    table.done(view["state"])
    assert table.last_move == view["legal"][-1]
    assert [(asked["seat"], asked["state"]) for asked in asked_for(table, "hint")] == [(0, view["state"])] * 2
    expect(told).to_be_hidden()


def test_KK_33_what_would_come_of_going_on_is_folded_beside_the_question(advised: Table) -> None:
    table, page = advised, advised.page
    table.sit_down(months=12)
    table.play_until(lambda what: what == "call")
    call = page.locator(".call")
    fold = call.get_by_text("계속하면 어떻게 될까")
    expect(fold).to_be_visible()
    # Nobody is asked before somebody wants to know.
    assert asked_for(table, "foresee") == []
    fold.click()
    expect(call.locator("li b")).to_have_text(["41%", "25%", "34%"])
    [asked] = asked_for(table, "foresee")
    assert asked["move"] == "koikoi"
    # The answers are still there, and one of them can be given.
    table.act("call")


def test_a_question_mark_shows_the_keys_wherever_one_does_not_write(table: Table) -> None:
    page = table.page
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name="키보드 조작")).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    table.unfold("rules")
    page.get_by_role("searchbox").press("?")
    expect(page.get_by_role("searchbox")).to_have_value("?")
    expect(dialog).to_have_count(0)
