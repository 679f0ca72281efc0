"""Every card's corner, where rank and suit or month and kind stand, lies open in every state of a hand (H07)."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.climbing import play_until
from tests.browser.climbing import sit_down as climb
from tests.browser.table import Table

pytestmark = pytest.mark.browser

SIZES = [(320, 568), (360, 640), (390, 844), (740, 360), (768, 1024), (1440, 900)]
#: Where the mark stands on a card, in parts of its width and height: left, right, top, bottom
#: (`web/art/french/index.py`: the margin, 27 of 100 wide, with rank and suit down to 67 of 140).
FRENCH = (0.04, 0.26, 0.05, 0.47)
#: Koi-Koi's month and kind are set into the upper edge.
HWATU = (0.04, 0.4, 0.02, 0.12)

#: The cards of the hand whose corner is not all to be seen, each with the part of it that is.
COVERED = """([left, right, top, bottom]) => {
  const part = (hand) => {
    const box = (hand.querySelector('img') ?? hand).getBoundingClientRect()
    let open = 0, all = 0
    for (let x = left; x <= right + 1e-9; x += (right - left) / 4) {
      for (let y = top; y <= bottom + 1e-9; y += (bottom - top) / 6) {
        const found = document.elementFromPoint(box.left + x * box.width, box.top + y * box.height)
        all += 1
        open += found?.closest('[data-hand]') === hand
      }
    }
    return open / all
  }
  const hand = [...document.querySelectorAll('[data-hand]')]
  return hand.map((one) => [one.dataset.hand, part(one)]).filter(([, seen]) => seen < 1)
}"""


def expect_open(page: Page, corner: tuple[float, float, float, float], state: str) -> None:
    """In every size of the screen."""
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        # Cards that move to their places are there within a moment.
        try:
            page.wait_for_function(f"corner => ({COVERED})(corner).length === 0", arg=corner, timeout=4000)
        except Exception:
            covered = page.evaluate(COVERED, corner)
            raise AssertionError(f"{state} at {width}x{height}: {covered}") from None


@pytest.mark.parametrize("game", ["daifugo", "bigtwo"])
def test_H07_in_a_fan_no_state_of_a_card_covers_another(table: Table, game: str) -> None:
    page = table.page
    climb(table, game=game)
    # A turn on a table with a play on it: some cards go with it, some do not.
    play_until(
        table,
        lambda now: now == "act" and 0 < len(table.view["legal"]) < 6 and page.locator("[data-hand]").count() > 8,
    )
    expect_open(page, FRENCH, "some cards fit")
    cards = page.locator("[data-hand]")
    middle = cards.nth(cards.count() // 2)
    middle.focus()
    expect_open(page, FRENCH, "one has the focus")
    middle.hover(force=True)
    expect_open(page, FRENCH, "the pointer is over one")
    move = next(move for move in table.view["legal"] if move != "pass")
    first = move.rpartition(":")[2].replace("-", "+").split("+")[0].split("=")[0]
    table.hand_card(first).click()
    expect_open(page, FRENCH, "one is picked")


def test_H07_the_whole_deck_between_two_lies_open(table: Table) -> None:
    """The largest hand that a lobby deals: 27 cards."""
    climb(table, seats=2, deal="all")
    play_until(table, lambda now: now == "act")
    assert table.page.locator("[data-hand]").count() > 24
    page = table.page
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        # So many overlap more than their whole margin; rank and suit are still seen: half of the margin.
        covered = page.evaluate(COVERED, (0.04, 0.15, 0.05, 0.47))
        assert covered == [], f"{width}x{height}: {covered}"


def test_H07_koi_kois_hand_lies_open(table: Table) -> None:
    table.sit_down()
    table.play_until(lambda what: what == "play")
    expect_open(table.page, HWATU, "to play")
    table.hand_card(table.hand()[0]).click()
    expect_open(table.page, HWATU, "one is lifted")
