"""Forced colours (a system's high contrast) take backgrounds and shadows away: what they said is still seen (H08)."""

from __future__ import annotations

import base64

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.climbing import sit_down
from tests.browser.table import Table

pytestmark = pytest.mark.browser

#: The part of two pictures of one thing that differs, 0 to 1.
DIFFERS = """async ([one, other]) => {
  const pixels = async (data) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob())
    const canvas = new OffscreenCanvas(image.width, image.height)
    const context = canvas.getContext('2d')
    context.drawImage(image, 0, 0)
    return context.getImageData(0, 0, image.width, image.height).data
  }
  const [a, b] = [await pixels(one), await pixels(other)]
  let count = 0
  for (let at = 0; at < a.length; at += 4) {
    if (Math.abs(a[at] - b[at]) + Math.abs(a[at + 1] - b[at + 1]) + Math.abs(a[at + 2] - b[at + 2]) > 96) count += 1
  }
  return (4 * count) / a.length
}"""
#: So much of a thing must look otherwise, for the eye to see its state.
SEEN = 0.02


def picture(page: Page, thing: Locator) -> str:
    """The thing as it looks by itself: without focus, without the pointer over it."""
    page.mouse.move(0, 0)
    page.evaluate("document.activeElement?.blur()")
    return base64.b64encode(thing.screenshot()).decode()


def differs(page: Page, one: str, other: str) -> float:
    # The page's own policy lets nothing be fetched; a page without one compares.
    blank = page.context.new_page()
    try:
        found: float = blank.evaluate(DIFFERS, [one, other])
        return found
    finally:
        blank.close()


def expect_seen(page: Page, thing: Locator, change: Locator) -> None:
    """Whether `thing` looks otherwise once `change` was pressed."""
    before = picture(page, thing)
    change.click(force=True)
    after = picture(page, thing)
    assert differs(page, before, after) > SEEN


@pytest.fixture(autouse=True)
def forced(page: Page) -> None:
    page.emulate_media(forced_colors="active", reduced_motion="reduce")


def test_H08_the_lobbys_choices_show_which_is_chosen(table: Table) -> None:
    page = table.page
    table.unfold()
    for name in ("mode", "clock", "option-months"):
        choices = page.locator(f"input[name={name}]")
        other = [choice.is_checked() for choice in choices.all()].index(False)
        expect_seen(page, choices.nth(other).locator("+ span"), choices.nth(other))
    games = page.get_by_role("navigation").get_by_role("button")
    expect_seen(page, games.nth(1), games.nth(1))


def test_H08_every_switch_shows_whether_it_is_on(table: Table) -> None:
    page = table.page
    table.unfold("rules")
    for switch in page.get_by_role("switch").all()[:3]:
        expect_seen(page, switch, switch)
    page.get_by_role("button", name="설정").click()
    switch = page.get_by_role("dialog").get_by_role("switch").first
    expect_seen(page, switch, switch)
    for name in ("language", "theme"):
        choices = page.get_by_role("dialog").locator(f"input[name={name}]")
        expect_seen(page, choices.nth(2).locator("+ span"), choices.nth(2))


@pytest.mark.parametrize("game", ["daifugo", "bigtwo"])
def test_H08_auto_pass_shows_whether_it_is_on(table: Table, game: str) -> None:
    sit_down(table, game=game)
    switch = table.page.get_by_role("switch", name="자동 패스")
    expect(switch).to_be_visible()
    expect_seen(table.page, switch.locator("i"), switch)


def test_H08_a_plate_shows_whose_turn_it_is(table: Table) -> None:
    table.sit_down(here=True)
    table.play_until(lambda what: what == "play")
    acts = table.page.locator(".plate.acts")
    expect(acts).to_have_count(1)
    assert acts.evaluate("one => getComputedStyle(one).outlineStyle") == "solid"
