"""Big Two at the table: a hand by taps on a small phone, who pays whom, the screens before axe."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import expect

from tests.browser.table import Table
from tests.browser.test_access import AXE, CHECK
from tests.browser.test_daifugo import play_until, sit_down

pytestmark = pytest.mark.browser


def test_BT_40_a_hand_by_taps_and_who_pays_whom(table: Table) -> None:
    sit_down(table, game="bigtwo", rounds=2)
    play_until(table, lambda now: table.view["round"] == 2)
    assert not [message for message in table.heard if message["type"] in ("refused", "error")]
    last = table.view["last"]
    pays = last["position"]["facts"]["pays"]
    points = [sum(row[seat] for row in pays) - sum(pays[seat]) for seat in range(4)]
    assert points == last["points"]
    result = table.page.locator(".result")
    expect(result.locator("tbody tr")).to_have_count(4)
    expect(result.locator("li")).to_have_count(sum(amount > 0 for row in pays for amount in row))


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_G04_axe_finds_nothing_serious(table: Table, scheme: Literal["light", "dark"]) -> None:
    page = table.page
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    axe = AXE.read_text("utf-8")
    troubles: list[str] = []

    def check(screen: str) -> None:
        page.evaluate(axe)
        troubles.extend(f"{screen}: {trouble}" for trouble in page.evaluate(CHECK))

    sit_down(table, game="bigtwo", rounds=1)
    play_until(table, lambda now: now == "act")
    check("table")
    table.hand_card(table.hand()[0]).click()
    check("picked card")
    page.keyboard.press("Escape")
    play_until(table, lambda now: now == "over")
    check("final result")
    assert not troubles, "\n".join(troubles)
