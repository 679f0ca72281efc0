"""Time at the table as a person sees it: the lobby's choice, the time that is left, what is said when it is up (E05,
E07, E09, E11), and passing by itself (DK-13).

The house of this file lets its clocks run ten times as fast as they say.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.climbing import sit_down, what
from tests.browser.table import Table, expect_said
from tests.serving import Serving, serving

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, deals: Path) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("house"), "--speed", "10", deals=deals) as open_house:
        yield open_house


def begin(table: Table, clock: int | None, mode: dict[str, str]) -> None:
    """Open a match of Koi-Koi with a clock; the lobby remembers such a choice."""
    table.page.evaluate(
        "kept => localStorage.setItem('hanpan.setup.koikoi', kept)",
        json.dumps({"mode": mode, "clock": clock, "options": {"months": 3}}),
    )
    table.page.reload()
    table.page.get_by_role("button", name="시작", exact=True).click()
    expect(table.page.locator(".board")).to_be_visible()


def until_played(table: Table, by: str) -> None:
    """Wait until somebody's move is the clock's."""
    table.until(lambda: any(played.get("by") == by for played in table.view["played"]), "the clock has made no move")


def test_the_lobby_offers_a_clock_and_remembers_it(table: Table) -> None:
    page = table.page
    table.unfold("clock")
    expect(page.get_by_role("radio", name="없음")).to_be_checked()
    table.choose("60초")
    table.sit_down()
    assert [said["clock"] for said in table.said if said["type"] == "open"] == [60]
    assert table.view["clock"]["total"] == 6000
    page.get_by_role("link", name="처음 화면으로").click()
    table.unfold("clock")
    expect(page.get_by_role("radio", name="60초")).to_be_checked()


def test_E07_when_the_time_is_up_the_house_moves_and_says_so(table: Table) -> None:
    begin(table, 15, {"kind": "here"})
    page = table.page
    expect(page.locator(".handover .bar")).to_be_visible()
    # Nobody takes the device up, and the match goes on all the same.
    until_played(table, "clock")
    expect_said(page, "시간이 다 되어")
    assert [said for said in table.said if said["type"] == "move"] == []


def test_ten_seconds_before_the_end_it_is_said_once(table: Table) -> None:
    begin(table, 120, {"kind": "here"})
    page = table.page
    expect_said(page, "10초 남았습니다")
    page.get_by_role("button", name="차례 시작하기").click()
    expect(page.locator("[data-hand]").first).to_be_visible()
    assert [line for line in page.evaluate("announced") if "남았습니다" in line] == ["10초 남았습니다."]


@pytest.mark.parametrize("skew", [-30, 30])
def test_E09_E11_after_a_reload_the_time_that_is_left_is_right_and_play_goes_on(table: Table, skew: int) -> None:
    """On a device whose clock is half a minute wrong."""
    page = table.page
    page.add_init_script(f"{{ const right = Date.now; Date.now = () => right() + {1000 * skew} }}")
    begin(table, 120, {"kind": "computer", "level": "random"})
    page.wait_for_function("() => document.querySelector('[data-hand][aria-disabled=false]')")
    left = table.view["clock"]["left"][0]
    up = time.monotonic() + left / 1000
    page.wait_for_timeout(2500)
    page.reload()
    page.wait_for_function("() => document.querySelector('[data-hand][aria-disabled=false]')")
    shown = page.locator(".plate.acts .seconds")
    expect(shown).to_be_visible()
    assert abs(int(shown.inner_text()) - (up - time.monotonic())) < 1.5


def test_without_a_clock_nothing_is_shown(table: Table) -> None:
    table.sit_down()
    page = table.page
    page.wait_for_function("() => document.querySelector('[data-hand][aria-disabled=false]')")
    assert table.view["clock"] is None
    assert page.locator(".bar, .seconds").count() == 0


@pytest.mark.parametrize("game", ["daifugo", "bigtwo"])
def test_DK_13_passing_by_itself(table: Table, game: str) -> None:
    sit_down(table, game=game)
    page = table.page
    switch = page.get_by_role("switch", name="자동 패스")
    expect(switch).not_to_be_checked()
    switch.click()
    expect(switch).to_be_checked()
    for _ in range(60):
        assert what(table) == "act"
        view = table.view
        if view["legal"] == ["pass"]:
            break
        page.locator(".ways").get_by_role("button", name="추천").click()
        page.locator(".ways .main").first.click()
        table.done(view["state"])
    else:
        raise AssertionError("there was always something to play")
    expect_said(page, "낼 수 있는 패가 없어 패스합니다")
    table.done(view["state"])
    passes = [said for said in table.said if said["type"] == "move" and said["state"] == view["state"]]
    assert [said["move"] for said in passes] == ["pass"]
    page.reload()
    expect(page.get_by_role("switch", name="자동 패스")).to_be_checked()
