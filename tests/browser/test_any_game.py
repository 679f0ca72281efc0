"""A game whose folder brings no board still plays, by buttons in its notation."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.browser.table import expect_said, listen_in
from tests.serving import Serving

pytestmark = pytest.mark.browser

#: What the page takes Koi-Koi for: a game it has no folder and no words of.
STRANGER = "stranger"


def renamed(text: str, old: str, new: str) -> str:
    """A message with the game's name changed."""

    def change(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: new if key == "game" and one == old else change(one) for key, one in value.items()}
        return value

    return json.dumps(change(json.loads(text)))


def test_a_game_without_a_board_plays_through_by_buttons(page: Page, house: Serving) -> None:
    def games(route: Route) -> None:
        forms = [form | {"name": STRANGER} for form in route.fetch().json() if form["name"] == "koikoi"]
        route.fulfill(json=forms)

    def wire(end: WebSocketRoute) -> None:
        server = end.connect_to_server()
        end.on_message(lambda text: server.send(renamed(str(text), STRANGER, "koikoi")))
        server.on_message(lambda text: end.send(renamed(str(text), "koikoi", STRANGER)))

    listen_in(page)
    page.route("**/api/games", games)
    page.route_web_socket(lambda address: address.endswith("/ws"), wire)
    page.goto(house.url)
    page.get_by_role("heading", name=STRANGER).wait_for()
    page.locator("input[name=option-months]").first.check(force=True)
    page.get_by_role("button", name="시작", exact=True).click()
    moves = page.locator(".plain li > button")
    final = page.locator(".final")
    acts = 0
    while True:
        expect(final.or_(moves.first).first).to_be_visible()
        if final.is_visible():
            break
        acts += 1
        assert acts < 150
        before = page.locator(".plain ul").inner_text()
        moves.first.click()
        page.wait_for_function(
            "before => document.querySelector('.final') || document.querySelector('.plain ul')?.innerText !== before",
            arg=before,
        )
    expect(final.locator("tbody tr")).to_have_count(3)
    expect_said(page, "1번 자리: ")
