"""Measure how much of the mat lies empty: each game, some moves into a match, on a desk, a tablet and phones.

Run from the repository's root with the environment's Python, after `make setup`. A point of the mat is covered where a
card, a plate, a button, a line of text or a surface of at least half its colour lies over it; the rest is empty. Prints
a table of percent, and the smallest letters seen.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from scripts.browser import arguments, find
from tests.serving import serving

SIZES = ((1440, 900), (768, 1024), (360, 640), (740, 360))
#: How many moves are made first, by the buttons beside the table.
MOVES = {"koikoi": 6, "daifugo": 5, "bigtwo": 5, "zayagoshi": 14}

MEASURE = """() => {
  const STEP = 4
  const mat = document.querySelector('.mat').getBoundingClientRect()
  const [columns, rows] = [Math.floor(mat.width / STEP), Math.floor(mat.height / STEP)]
  const covered = new Uint8Array(columns * rows)
  let least = Infinity
  const cover = (box) => {
    const left = Math.max(0, Math.floor((box.left - mat.left) / STEP))
    const top = Math.max(0, Math.floor((box.top - mat.top) / STEP))
    const right = Math.min(columns, Math.ceil((box.right - mat.left) / STEP))
    const bottom = Math.min(rows, Math.ceil((box.bottom - mat.top) / STEP))
    for (let row = top; row < bottom; row++)
      if (right > left) covered.fill(1, row * columns + left, row * columns + right)
  }
  const alpha = (colour) => {
    const parts = colour.match(/[\\d.]+/g) ?? []
    if (colour.startsWith('rgba') || colour.includes('/')) return Number(parts.at(-1))
    return colour === 'transparent' ? 0 : 1
  }
  for (const one of document.querySelectorAll('.mat .board *')) {
    const style = getComputedStyle(one)
    if (style.visibility === 'hidden' || one.closest('.unseen')) continue
    if (one.matches('img, svg, button') || alpha(style.backgroundColor) >= 0.5) cover(one.getBoundingClientRect())
    for (const node of one.childNodes) {
      if (node.nodeType !== 3 || !node.data.trim()) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of range.getClientRects()) if (box.width > 1) cover(box)
      if (range.getBoundingClientRect().width > 1 && !one.closest('svg'))
        least = Math.min(least, parseFloat(style.fontSize))
    }
  }
  const empty = covered.reduce((sum, one) => sum + 1 - one, 0) / covered.length
  return [Math.round(1000 * empty) / 10, Math.round(10 * least) / 10]
}"""


def sit_down(page: Page, url: str, game: str, moves: int) -> None:
    """Open a match as the lobby has it at first, and make so many moves, the first one offered each time."""
    kept = {"hanpan.game": f'"{game}"', "hanpan.moves": "true", "hanpan.tempo": '"instant"'}
    page.add_init_script(f"Object.assign(localStorage, {kept})")
    page.goto(url)
    page.locator("form button.main").first.click()
    buttons = page.locator("aside details li > button")
    for _ in range(moves):
        buttons.first.wait_for()
        buttons.first.click()
        page.wait_for_timeout(300)
    buttons.first.wait_for()
    page.wait_for_timeout(300)


def main() -> int:
    print(f"{'empty, %':10}" + "".join(f"{f'{width}×{height}':>12}" for width, height in SIZES) + f"{'least px':>10}")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        deals = Path(folder) / "name"
        deals.write_text("empty mat", encoding="utf-8")
        browser = playwright.chromium.launch(executable_path=find(), args=arguments())
        with serving(Path(folder), deals=deals) as house:
            for game, moves in MOVES.items():
                page = browser.new_page(
                    viewport={"width": 1440, "height": 900}, locale="ko-KR", reduced_motion="reduce"
                )
                sit_down(page, house.url, game, moves)
                found = []
                for width, height in SIZES:
                    page.set_viewport_size({"width": width, "height": height})
                    page.wait_for_timeout(300)
                    found.append(page.evaluate(MEASURE))
                shares = "".join(f"{empty:12.1f}" for empty, _ in found)
                print(f"{game:10}{shares}{min(least for _, least in found):10.1f}")
                page.close()
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
