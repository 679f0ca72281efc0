"""Two on one device: nobody's hand lies open until the next player says so (KP-03), nor anywhere else (C15)."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.table import CARD, Table, hands_in

pytestmark = pytest.mark.browser

NAMES = ("빨강", "파랑")


def open_cards(table: Table) -> set[str]:
    """Every card that the board shows or names, seen or not."""
    return set(table.page.locator(".board [data-card]").evaluate_all("all => all.map(one => one.dataset.card)"))


def public_cards(table: Table) -> set[str]:
    position = table.view["position"]
    turned = [position["turned"]] if position["turned"] else []
    return {*position["field"], *position["taken"][0], *position["taken"][1], *turned}


def test_KP_03_no_hand_is_visible_during_the_hand_over(table: Table) -> None:
    table.sit_down(here=True)
    page = table.page
    handed = 0
    while (what := table.what()) != "over":
        if what == "handover":
            handed += 1
            view = table.view
            actor = view["actors"][0]
            assert view["seat"] is None
            assert hands_in(view) == []
            assert view["legal"] == []
            assert table.hand() == []
            assert open_cards(table) <= public_cards(table)
            button = page.get_by_role("button", name=f"{NAMES[actor]} 차례 시작하기")
            expect(button).to_be_focused()
            button.click()
            expect(button).to_be_hidden()
            assert table.view["seat"] == actor
            assert table.hand() == table.view["position"]["hand"][actor]
            assert table.view["position"]["hand"][1 - actor] == []
            continue
        table.act(what)
    assert handed > 3
    for message in table.heard:
        if message["type"] == "view" and message["seat"] is None and not message["over"]:
            assert hands_in(message) == []


def test_the_table_turns_round_for_whoever_plays(table: Table) -> None:
    table.sit_down(here=True)
    near = table.page.locator(".board .seat.near .name")
    seen: set[str] = set()
    while len(seen) < 2:
        what = table.what()
        if what == "play":
            name = near.inner_text()
            assert name == NAMES[table.view["seat"]]
            seen.add(name)
        table.act(what)


@pytest.mark.parametrize("here", [False, True], ids=["computer", "two here"])
def test_C15_the_browser_keeps_no_card(table: Table, here: bool) -> None:
    table.sit_down(here=here)
    for _ in range(6):
        table.act(table.what())
    kept = table.page.evaluate(
        """async () => JSON.stringify([
          {...localStorage}, {...sessionStorage}, document.cookie, await indexedDB.databases()
        ])"""
    )
    assert "token" in kept
    assert CARD.findall(kept) == []
