"""Every screen passes axe without anything serious, by day and by night (G04)."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import expect

from tests.browser.table import Table

pytestmark = pytest.mark.browser

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

CHECK = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ['violations'] })
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary}`))
}"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_G04_axe_finds_nothing_serious_on_any_screen(table: Table, scheme: Literal["light", "dark"]) -> None:
    page = table.page
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    axe = AXE.read_text("utf-8")
    troubles: list[str] = []

    def check(screen: str) -> None:
        page.evaluate(axe)
        troubles.extend(f"{screen}: {trouble}" for trouble in page.evaluate(CHECK))

    check("lobby")
    table.unfold()
    check("options")
    page.get_by_role("button", name="설정").click()
    check("settings")
    page.keyboard.press("Escape")
    page.get_by_role("link", name="규칙").click()
    expect(page.locator("article h1")).to_be_visible()
    check("rules")
    page.goto(f"{table.url}#/room/nowhere")
    expect(page.get_by_role("heading", name="그런 게임이 없습니다")).to_be_visible()
    check("no such room")

    table.lobby()
    table.sit_down(here=True)
    table.play_until(lambda what: what == "handover" and bool(table.view["played"]))
    check("hand-over")
    table.play_until(lambda what: what == "play")
    check("table")
    table.hand_card(table.hand()[0]).click()
    check("lifted card")
    page.keyboard.press("Escape")
    table.open_moves()
    check("panel")
    page.get_by_role("button", name="닫기").click()
    table.play_until(lambda what: what == "call")
    check("call")
    table.act("call")
    table.play_until(lambda what: what == "over" or page.locator(".result").is_visible())
    check("month result")
    table.play_until(lambda what: what == "over")
    check("final result")
    page.get_by_role("button", name="테이블 보기").click()
    check("table after the match")
    assert not troubles, "\n".join(troubles)
