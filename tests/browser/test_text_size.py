"""Text twice as large (H09): nothing is pushed off the screen, and nothing scrolls sideways."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from hanpan.games import catalogue
from tests.serving import Serving

pytestmark = pytest.mark.browser

DOUBLED = "addEventListener('DOMContentLoaded', () => { document.documentElement.style.fontSize = '200%' })"
#: What could be pressed and is not wholly on the screen, nor in anything that scrolls to it.
OUTSIDE = """() => [...document.querySelectorAll('button, a, summary, [data-hand]')].filter((one) => {
  const box = one.getBoundingClientRect()
  if (!box.width || getComputedStyle(one).visibility === 'hidden' || one.closest('.unseen')) return false
  if (box.left >= -1 && box.right <= innerWidth + 1 && box.top >= -1 && box.bottom <= innerHeight + 1) return false
  for (let around = one.parentElement; around; around = around.parentElement) {
    const style = getComputedStyle(around)
    const down = ['auto', 'scroll'].includes(style.overflowY) && around.scrollHeight > around.clientHeight
    const across = ['auto', 'scroll'].includes(style.overflowX) && around.scrollWidth > around.clientWidth
    if (down || across) return false
  }
  return true
}).map((one) => one.dataset.hand ?? one.textContent.trim())"""
SIDEWAYS = "() => document.documentElement.scrollWidth > innerWidth"


@pytest.mark.parametrize("language", ["ko", "ja", "en"])
def test_H09_the_lobby_never_scrolls_sideways(page: Page, house: Serving, language: str) -> None:
    page.add_init_script(DOUBLED)
    for game in catalogue.names():
        page.goto(house.url)
        kept = {"game": json.dumps(game), "language": json.dumps(language)}
        keep = "kept => Object.entries(kept).forEach(([name, value]) => localStorage.setItem(`hanpan.${name}`, value))"
        page.evaluate(keep, kept)
        page.reload()
        expect(page.locator("form button.main")).to_be_visible()
        for drawer in page.locator(".drawer").all():
            drawer.click()
        for name in ("opponents", "rules", "clock"):
            expect(page.locator(f"#{name} :is(fieldset, .fields)").first).to_be_visible()
        page.locator("form details").evaluate_all("all => all.forEach((one) => (one.open = true))")
        for width in (320, 390, 768, 1280):
            page.set_viewport_size({"width": width, "height": 800})
            assert not page.evaluate(SIDEWAYS), f"{game} at {width}"


@pytest.mark.parametrize("game", ["daifugo", "koikoi", "zayagoshi"])
def test_H09_at_the_table_everything_can_be_reached(page: Page, house: Serving, game: str) -> None:
    page.add_init_script(DOUBLED)
    page.add_init_script(f"localStorage.setItem('hanpan.game', JSON.stringify('{game}'))")
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(house.url)
    page.locator("form button.main").click()
    expect(page.locator("[data-hand]").first).to_be_visible()
    for width, height in ((390, 844), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(f"() => ({OUTSIDE})().length === 0 && !({SIDEWAYS})()", timeout=5000)
