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


def sit_down(page: Page, house: Serving, game: str, **options: Any) -> None:
    """Open a match of a game that the page does not know."""

    def games(route: Route) -> None:
        forms = [form | {"name": STRANGER} for form in route.fetch().json() if form["name"] == game]
        route.fulfill(json=forms)

    def wire(end: WebSocketRoute) -> None:
        server = end.connect_to_server()
        end.on_message(lambda text: server.send(renamed(str(text), STRANGER, game)))
        server.on_message(lambda text: end.send(renamed(str(text), game, STRANGER)))

    listen_in(page)
    page.add_init_script(f"localStorage.setItem('hanpan.setup.{STRANGER}', '{json.dumps({'options': options})}')")
    page.route("**/api/games", games)
    page.route_web_socket(lambda address: address.endswith("/ws"), wire)
    page.goto(house.url)
    page.get_by_role("heading", name=STRANGER).wait_for()
    page.get_by_role("button", name="시작", exact=True).click()


def press(page: Page) -> None:
    """Make the first move on offer, and wait until there is another, a question, or the end."""
    before = page.locator(".table").get_attribute("data-view")
    page.locator(".plain li > button").first.click()
    page.wait_for_function(
        """before => document.querySelector('.final, [role=dialog]') ||
          document.querySelector('.table').dataset.view !== before && document.querySelector('.plain li > button')""",
        arg=before,
    )


def test_a_game_without_a_board_plays_through_by_buttons(page: Page, house: Serving) -> None:
    sit_down(page, house, "koikoi", months=3)
    moves = page.locator(".plain li > button")
    final = page.locator(".final")
    acts = 0
    while True:
        expect(final.or_(moves.first).first).to_be_visible()
        if final.is_visible():
            break
        acts += 1
        assert acts < 150
        press(page)
    expect(final.locator("tbody tr")).to_have_count(3)
    expect_said(page, "1번 자리: ")


def test_a_game_without_a_board_asks_its_table_how_it_goes_on(page: Page, house: Serving) -> None:
    sit_down(page, house, "daifugo", seats=2, next_lead="same", exchange="off", ask_seats=True)
    dialog, moves = page.get_by_role("dialog"), page.locator(".plain li > button")
    expect(moves.first).to_be_visible()
    while not dialog.is_visible():
        press(page)
    expect(dialog.get_by_role("heading")).to_have_text("1번째 판이 끝났습니다")
    expect(dialog.locator("li")).to_have_count(2)
    expect(dialog.get_by_role("button")).to_have_text(["keep", "shuffle"])
    dialog.get_by_role("button", name="shuffle").click()
    expect(dialog).to_be_hidden()
    expect(moves.first).to_be_visible()
