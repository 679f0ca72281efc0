"""Measure how much of the mat lies empty: each game, in every turn of the first part of a round, on a desk, a tablet
and phones; and the smallest letters seen.

Run from the repository's root with the environment's Python, after `make setup`. What counts, point by point:

- a card or a back, by its own rectangle and not the row it lies in;
- a button, by its rectangle; a line of text, by the line's own box and not its paragraph; a drawn sign;
- a surface with a ground of its own (a plate, a seat's tray, a panel) only where at least half of it is covered by such
  things: a tray that holds a fan is one thing with it, a tray that is mostly bare covers nothing.

Never counted: the weave and the ring of the mat, the wooden edge under the own hand, outlines of places where nothing
lies, margins and shadows. The mat is all between the bar above and the edge of the screen (or the panel beside it).

Prints a table of percent, the mean over the turns, and the smallest letters.
"""

from __future__ import annotations

import contextlib
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from scripts.browser import arguments, find
from tests.serving import serving

SIZES = ((1440, 900), (768, 1024), (360, 640), (740, 360))
#: The turns of one's own that are looked at, from the first: about half a round of Koi-Koi and of the climbing games,
#: and as long in Zayagoshi as it takes until pairs and kept cards lie there. Moves are the first of the buttons beside
#: the table.
TURNS = {"koikoi": range(5), "daifugo": range(6), "bigtwo": range(6), "zayagoshi": range(4, 16)}

MEASURE = """() => {
  const STEP = 4
  const mat = document.querySelector('.mat').getBoundingClientRect()
  const [columns, rows] = [Math.floor(mat.width / STEP), Math.floor(mat.height / STEP)]
  const covered = new Uint8Array(columns * rows)
  let least = Infinity
  const cells = (box) => {
    const left = Math.max(0, Math.round((box.left - mat.left) / STEP))
    const top = Math.max(0, Math.round((box.top - mat.top) / STEP))
    const right = Math.min(columns, Math.round((box.right - mat.left) / STEP))
    const bottom = Math.min(rows, Math.round((box.bottom - mat.top) / STEP))
    return { left, top, right: Math.max(left, right), bottom: Math.max(top, bottom) }
  }
  const cover = (box) => {
    const { left, top, right, bottom } = cells(box)
    for (let row = top; row < bottom; row++) covered.fill(1, row * columns + left, row * columns + right)
  }
  const filled = (box) => {
    const { left, top, right, bottom } = cells(box)
    let sum = 0
    for (let row = top; row < bottom; row++)
      for (let at = row * columns + left; at < row * columns + right; at++) sum += covered[at]
    return sum / Math.max(1, (right - left) * (bottom - top))
  }
  const alpha = (colour) => {
    const parts = colour.match(/[\\d.]+/g) ?? []
    if (colour.startsWith('rgba') || colour.includes('/')) return Number(parts.at(-1))
    return colour === 'transparent' ? 0 : 1
  }
  const surfaces = []
  for (const one of document.querySelectorAll('.mat .board *')) {
    const style = getComputedStyle(one)
    if (style.visibility === 'hidden' || one.closest('.unseen')) continue
    if (one.matches('img, svg, button')) cover(one.getBoundingClientRect())
    else if (!one.matches('i') && alpha(style.backgroundColor) >= 0.5) surfaces.push(one.getBoundingClientRect())
    for (const node of one.childNodes) {
      if (node.nodeType !== 3 || !node.data.trim()) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of range.getClientRects()) if (box.width > 1) cover(box)
      if (range.getBoundingClientRect().width > 1 && !one.closest('svg'))
        least = Math.min(least, parseFloat(style.fontSize))
    }
  }
  for (const box of surfaces.reverse()) if (filled(box) >= HALF) cover(box)
  const empty = covered.reduce((sum, one) => sum + 1 - one, 0) / covered.length
  return [Math.round(1000 * empty) / 10, Math.round(10 * least) / 10]
}""".replace("HALF", "0.5")


def sit_down(page: Page, url: str, game: str) -> None:
    """Open a match as the lobby has it at first."""
    kept = {"hanpan.game": f'"{game}"', "hanpan.moves": "true", "hanpan.tempo": '"instant"'}
    page.add_init_script(f"Object.assign(localStorage, {kept})")
    page.goto(url)
    page.locator("form button.main").first.click()


def await_turn(page: Page) -> None:
    """Until it is one's own turn, and everything lies where it belongs."""
    page.locator("aside details li > button:enabled").first.wait_for()
    page.wait_for_timeout(200)


def move(page: Page) -> None:
    """Make the first move that is offered."""
    state = page.locator(".table").get_attribute("data-view")
    page.locator("aside details li > button:enabled").first.click()
    page.wait_for_function("state => document.querySelector('.table').dataset.view !== state", arg=state)


def measured(page: Page, turns: range) -> tuple[list[float], float]:
    """The mean share of empty mat at each size, in percent, and the smallest letters, in px."""
    shares: list[list[float]] = [[] for _ in SIZES]
    least = float("inf")
    for turn in range(turns.stop):
        page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
        await_turn(page)
        if turn in turns:
            for found, (width, height) in zip(shares, SIZES, strict=True):
                page.set_viewport_size({"width": width, "height": height})
                page.wait_for_timeout(250)
                empty, letters = page.evaluate(MEASURE)
                found.append(empty)
                least = min(least, letters)
            page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
        if turn + 1 < turns.stop:
            move(page)
    return [sum(found) / len(found) for found in shares], least


@contextlib.contextmanager
def table(browser: Browser, url: str, game: str) -> Iterator[Page]:
    page = browser.new_page(viewport={"width": 1440, "height": 900}, locale="ko-KR", reduced_motion="reduce")
    sit_down(page, url, game)
    yield page
    page.close()


def main() -> int:
    print(f"{'empty, %':10}" + "".join(f"{f'{width}×{height}':>12}" for width, height in SIZES) + f"{'least px':>10}")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        deals = Path(folder) / "name"
        deals.write_text("empty mat", encoding="utf-8")
        browser = playwright.chromium.launch(executable_path=find(), args=arguments())
        with serving(Path(folder), deals=deals) as house:
            for game, turns in TURNS.items():
                with table(browser, house.url, game) as page:
                    shares, least = measured(page, turns)
                print(f"{game:10}" + "".join(f"{share:12.1f}" for share in shares) + f"{least:10.1f}")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
