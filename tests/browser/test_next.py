"""After a round of Dokopa's Daifugo the table is asked how the match goes on (DK-08)."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from playwright.sync_api import expect

import hanpan
from tests.browser.climbing import go_on, play_until, sit_down, what
from tests.browser.table import Table, expect_said
from tests.browser.test_access import AXE, CHECK
from tests.docs.languages import PACKAGE

pytestmark = pytest.mark.browser

DOKOPA = dict(hanpan.game("daifugo").options("dokopa").changed)
WAYS = ["다음 라운드, 자리 그대로", "다음 라운드, 자리 섞기"]
NAMES = [
    line.partition(" = ")[2]
    for line in (PACKAGE / "games" / "daifugo" / "ko.ftl").read_text("utf-8").splitlines()
    if line.startswith("daifugo-seat-")
]


def ring(view: dict[str, Any]) -> list[str]:
    """The names of the other seats, in the order of turns after seat 0."""
    after = view["position"]["after"]
    seats = [after[0]]
    while seats[-1] != 0:
        seats.append(after[seats[-1]])
    return [NAMES[seat] for seat in seats[:-1]]


def asked(table: Table, **options: Any) -> None:
    """Sit down and play until the table is asked."""
    sit_down(table, **{**DOKOPA, **options})
    play_until(table, lambda now: now == "next")


def test_DK_08_the_table_chooses_and_shows_the_new_seats(table: Table) -> None:
    page = table.page
    asked(table)
    dialog = page.get_by_role("dialog")
    buttons = dialog.get_by_role("button")
    expect(buttons).to_have_text(WAYS)
    expect(buttons.first).to_be_focused()
    assert table.view["ways"] == ["keep", "shuffle"]
    expect(dialog.get_by_role("heading")).to_contain_text("1라운드의 대부호")
    for box in [dialog.bounding_box(), *(button.bounding_box() for button in buttons.all())]:
        assert box is not None
        assert box["x"] >= 0
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= 360
        assert box["y"] + box["height"] <= 640
    # It stays whatever one does, and is there again after a reload.
    page.keyboard.press("Escape")
    page.mouse.click(180, 60)
    expect(buttons).to_have_text(WAYS)
    state = table.view["state"]
    page.reload()
    expect(buttons).to_have_text(WAYS)
    expect(buttons.first).to_be_focused()
    assert table.view["state"] == state
    before = ring(table.view)
    for _ in range(20):
        go_on(table, "자리 섞기")
        play_until(table, lambda now: now == "act")
        names = page.locator(".others .name")
        expect(names).to_have_text(ring(table.view))
        if ring(table.view) != before:
            break
        play_until(table, lambda now: now == "next")
    assert ring(table.view) != before
    expect_said(page, "자리를 새로 정했습니다. 차례: " + ", ".join([NAMES[0], *ring(table.view)]))
    play_until(table, lambda now: now == "next")
    assert not [message for message in table.heard if message["type"] in ("refused", "error")]


def test_G04_by_keyboard_the_first_way_is_one_key_away(table: Table) -> None:
    asked(table, seats=2, deal="thirteen")
    state = table.view["state"]
    expect(table.page.get_by_role("dialog").get_by_role("button").first).to_be_focused()
    table.page.keyboard.press("Enter")
    table.done(state)
    expect(table.page.get_by_role("dialog")).to_be_hidden()
    assert [said["way"] for said in table.said if said["type"] == "next"] == ["keep"]
    play_until(table, lambda now: now == "act")
    assert table.view["round"] == 2


def test_when_somebody_else_has_chosen_it_is_a_result_like_any_other(table: Table) -> None:
    page = table.page
    asked(table, seats=2, deal="thirteen")
    other = page.context.new_page()
    other.goto(page.url)
    expect(other.get_by_role("dialog").get_by_role("button")).to_have_text(WAYS)
    page.get_by_role("dialog").get_by_role("button").first.click()
    expect(other.get_by_role("dialog")).to_be_hidden()
    result = other.locator(".result")
    expect(result).to_contain_text("1라운드의 대부호")
    other.keyboard.press("Shift")
    expect(result).to_be_hidden()
    expect(page.locator(".result")).to_be_hidden()


def test_KP_03_at_a_shared_device_the_choice_comes_before_the_hand_over(table: Table) -> None:
    asked(table, mode={"kind": "here"}, seats=2, deal="thirteen")
    page = table.page
    assert table.view["seat"] is None
    expect(page.locator(".handover")).to_be_hidden()
    go_on(table, "자리 섞기")
    expect(page.locator(".handover")).to_be_visible()
    expect(page.locator(".handover")).to_contain_text("1라운드의 대부호")
    expect(page.locator(".result")).to_be_hidden()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_G04_axe_finds_nothing_serious_while_the_table_is_asked(table: Table, scheme: Literal["light", "dark"]) -> None:
    table.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    asked(table, seats=8)
    assert what(table) == "next"
    dialog = table.page.get_by_role("dialog").bounding_box()
    assert dialog is not None
    assert dialog["y"] >= 0
    assert dialog["y"] + dialog["height"] <= 640
    table.page.evaluate(AXE.read_text("utf-8"))
    assert table.page.evaluate(CHECK) == []
