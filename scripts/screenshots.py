"""Take the README's pictures: a real house, a real browser, matches played by taps.

Run from the repository's root with the environment's Python, after `make setup`: writes docs/screenshots/*.png, in
English and, with `-ko` in their names, in Korean.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from scripts.browser import arguments, find
from tests.serving import serving

OUT = Path("docs/screenshots")
#: How many cards lie before the near side when the table makes a good picture.
ENOUGH = 10
#: Cards move at once: pictures show where they lie.
AT_ONCE = "localStorage.setItem('hanpan.tempo', JSON.stringify('instant'))"


def act(page: Page) -> None:
    """One step at the table, the simplest there is: the first card, the first glowing card, stop."""
    on = page.locator(".go-on")
    if on.count():
        on.click()
        return
    stop = page.locator(".call button")
    if stop.count():
        stop.last.click()
        return
    near = page.locator("[data-nav=field]")
    if not near.count():
        page.locator("[data-hand][aria-disabled=false]").first.click(timeout=2000)
    near = page.locator("[data-nav=field]")
    if near.count():
        near.first.click(timeout=2000)
    elif page.locator("[data-hand][aria-pressed=true]").count():
        page.locator("[data-hand][aria-pressed=true]").first.click(timeout=2000)


def wait(page: Page) -> None:
    """Until something is awaited or the match is over."""
    page.wait_for_function(
        "() => document.querySelector('.final, .call, .go-on, [data-hand][aria-disabled=false], [data-nav=field]')"
    )


def sit_down(page: Page, url: str) -> None:
    page.add_init_script("localStorage.setItem('hanpan.game', JSON.stringify('koikoi'))")
    page.add_init_script(AT_ONCE)
    page.goto(url)
    page.locator(".drawer.opponents").click()
    page.locator("input[name=mode]").nth(1).check(force=True)
    page.locator(".drawer.rules").click()
    page.locator("input[name='option-months']").first.check(force=True)
    page.locator(".drawer.rules").click()
    page.locator(".drawer.opponents").click()


def table(page: Page, url: str, name: str) -> None:
    """Play until the table is well filled; its picture."""
    sit_down(page, url)
    page.locator("form button.main").click()
    for _ in range(400):
        wait(page)
        taken = page.locator(".taken [data-card], [data-zone] [data-taken]").count()
        playing = page.locator("[data-hand][aria-disabled=false]").count()
        if (taken >= ENOUGH or 0 < playing <= 4) and playing and not page.locator(".final").count():
            page.wait_for_timeout(700)
            page.screenshot(path=OUT / name)
            return
        act(page)
        page.wait_for_timeout(120)


def other_table(page: Page, url: str, game: str, name: str, acts: int) -> None:
    """Open a match of another game as the lobby has it at first and make `acts` moves, the first one offered each time,
    by the buttons beside the table; the picture."""
    page.add_init_script(f"localStorage.setItem('hanpan.game', JSON.stringify('{game}'))")
    page.add_init_script("localStorage.setItem('hanpan.moves', 'true')")
    page.add_init_script(AT_ONCE)
    page.goto(url)
    page.locator("form button.main").click()
    buttons = page.locator("aside details li > button")
    for _ in range(acts):
        buttons.first.wait_for()
        buttons.first.click()
        page.wait_for_timeout(400)
    buttons.first.wait_for()
    page.wait_for_timeout(700)
    page.screenshot(path=OUT / name)


def result(page: Page, name: str) -> None:
    """Play on to the end; the picture of the result."""
    while not page.locator(".final").count():
        act(page)
        page.wait_for_timeout(150)
        wait(page)
    page.wait_for_timeout(600)
    page.screenshot(path=OUT / name)


def pictures(browser: Browser, url: str, locale: str, ending: str) -> None:
    wide = browser.new_context(viewport={"width": 1440, "height": 900}, locale=locale, reduced_motion="reduce")
    page = wide.new_page()
    sit_down(page, url)
    page.wait_for_timeout(600)
    page.screenshot(path=OUT / f"lobby-1440{ending}.png")
    table(page, url, f"table-1440{ending}.png")
    result(page, f"result-1440{ending}.png")
    for game, acts in (("daifugo", 5), ("bigtwo", 5), ("zayagoshi", 12)):
        other_table(wide.new_page(), url, game, f"{game}-1440{ending}.png", acts)
    phone = browser.new_context(
        viewport={"width": 360, "height": 640}, device_scale_factor=2, locale=locale, reduced_motion="reduce"
    )
    table(phone.new_page(), url, f"table-360{ending}.png")


def main() -> int:
    OUT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=arguments())
        pictures(browser, house.url, "en-US", "")
        pictures(browser, house.url, "ko-KR", "-ko")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
