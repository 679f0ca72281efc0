"""The page follows from the newest view alone: a reload in any phase brings that phase back (F02, F03, F04)."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.table import Table, What

pytestmark = pytest.mark.browser


def shown(table: Table) -> dict[str, Any]:
    """All that the table shows of the position, places on the field aside."""
    page = table.page
    texts = "all => all.map(one => one.innerText)"
    return {
        "what": table.what(),
        "month": page.locator("h1").inner_text(),
        "plates": page.locator(".plate").evaluate_all(texts),
        "asked": page.locator(".asked").inner_text(),
        "hand": table.hand(),
        "field": sorted(page.locator("[data-field]").evaluate_all("all => all.map(one => one.dataset.field)")),
        "glowing": sorted(table.glowing()),
        "taken": page.locator(".taken [data-card]").evaluate_all("all => all.map(one => one.dataset.card)"),
        "turned": page.locator(".turned [data-card]").evaluate_all("all => all.map(one => one.dataset.card)"),
        "last": page.locator(".rows > .last").inner_html(),
        "call": page.locator(".call").all_inner_texts(),
        "final": page.locator(".final").all_inner_texts(),
        "handover": page.locator(".handover").all_inner_texts(),
    }


@pytest.mark.parametrize("phase", ["play", "pick", "call", "over", "handover"])
def test_F04_reload_restores_the_phase(table: Table, phase: What) -> None:
    table.sit_down(here=phase == "handover")
    table.play_until(lambda what: what == phase and len(table.view["played"]) > 0)
    before = shown(table)
    table.page.reload()
    assert shown(table) == before


def test_F04_reload_at_a_months_start_shows_its_result_again(table: Table) -> None:
    table.sit_down(here=True, months=12)
    table.play_until(lambda _: table.view["round"] > 1)
    # Whoever won deals and plays first: with the device in hand, or after taking it over.
    result = table.page.locator(".result h2, .handover .since strong")
    text = result.inner_text()
    table.page.reload()
    expect(table.page.locator(".handover .since strong")).to_have_text(text)


def test_F02_to_the_lobby_and_back(table: Table) -> None:
    table.sit_down()
    table.play_until(lambda what: what == "play")
    table.tap_turn()
    before = shown(table)
    table.page.get_by_role("link", name="처음 화면으로").click()
    table.page.get_by_role("link", name="이어하기").click()
    expect(table.page.locator(".board")).to_be_visible()
    assert shown(table) == before


def test_a_match_given_up_is_over(table: Table) -> None:
    table.sit_down()
    page = table.page
    page.get_by_role("button", name="설정").click()
    page.get_by_role("button", name="이 게임 그만두기").click()
    page.get_by_role("dialog").get_by_role("button", name="이 게임 그만두기").click()
    expect(page.locator(".final h2")).to_have_text("그만둔 게임입니다")
    page.get_by_role("link", name="처음 화면으로").last.click()
    expect(page.get_by_role("button", name="시작", exact=True)).to_be_visible()
    expect(page.get_by_text("이어하기")).to_be_hidden()


def test_a_room_that_is_not_there(table: Table) -> None:
    table.page.goto(f"{table.url}#/room/nowhere")
    expect(table.page.get_by_role("heading", name="그런 게임이 없습니다")).to_be_visible()
    table.page.get_by_role("link", name="처음 화면으로").click()
    expect(table.page.get_by_role("button", name="시작", exact=True)).to_be_visible()
