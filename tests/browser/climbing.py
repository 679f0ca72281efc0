"""At the table of a climbing game: what a test does there by taps and by keyboard."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Literal

from playwright.sync_api import expect

from tests.browser.table import Table
from tests.browser.test_month import tab_to

FOCUS = "() => document.activeElement?.dataset?.hand ?? null"
BEGINNER = {"kind": "computer", "level": "beginner"}
What = Literal["act", "handover", "next", "over", "pause"]

_WHAT = """() => {
  const there = (selector) => document.querySelector(selector) !== null
  if (there('.final')) return 'over'
  if (there('.go-on')) return 'pause'
  if (there('.handover')) return 'handover'
  if (there('.result[role=dialog]')) return 'next'
  return there('.fan button[aria-disabled=false]') ? 'act' : null
}"""


NAMES = {"daifugo": "대부호", "bigtwo": "빅투"}


def sit_down(table: Table, mode: dict[str, str] = BEGINNER, game: str = "daifugo", **options: Any) -> None:
    """Open a match with these options, the rest as the game has them at first."""
    table.page.evaluate(
        "kept => Object.entries(kept).forEach(([name, value]) => localStorage.setItem(`hanpan.${name}`, value))",
        {"game": json.dumps(game), f"setup.{game}": json.dumps({"mode": mode, "options": options})},
    )
    table.page.reload()
    expect(table.page.get_by_role("heading", name=NAMES[game])).to_be_visible()
    table.page.get_by_role("button", name="시작", exact=True).click()
    expect(table.page.locator(".board")).to_be_visible()


def what(table: Table) -> What:
    answer: What = table.await_(_WHAT)
    return answer


def cards_of(move: str) -> list[str]:
    """The cards of a move, as they lie in the hand; none for a pass."""
    if move in ("pass", "enough"):
        return []
    body = move.rpartition(":")[2]
    return [part.split("=")[0] for part in body.replace("-", "+").split("+")]


def act(table: Table) -> None:
    """Make the first legal move that lays cards, by taps; else pass."""
    view = table.view
    moves = [move for move in view["legal"] if cards_of(move)]
    if not moves:
        table.page.locator(".ways").get_by_role("button", name="패스").click()
    else:
        for card in cards_of(moves[0]):
            table.hand_card(card).click()
            expect(table.hand_card(card)).to_have_attribute("aria-pressed", "true")
        table.page.locator(".ways .main").first.click()
    table.done(view["state"])


def play_until(table: Table, enough: Callable[[What], bool], acts: int = 600) -> What:
    for _ in range(acts):
        now = what(table)
        if enough(now):
            return now
        if now == "handover":
            table.page.locator(".handover button").click()
            expect(table.page.locator(".handover")).to_be_hidden()
        elif now == "pause":
            table.go_on()
        elif now == "next":
            go_on(table, "자리 그대로")
        else:
            act(table)
    raise AssertionError(f"not reached in {acts} acts")


def go_on(table: Table, way: str) -> None:
    """Choose how the match goes on, by the words on its button."""
    state = table.view["state"]
    table.page.get_by_role("dialog").get_by_role("button", name=way).click()
    table.done(state)


def round_by_keyboard(table: Table) -> None:
    """Play the first round with single cards and passes, by keys alone; the match must have been opened."""
    page = table.page
    tab_to(page, f"() => ({FOCUS})() !== null")
    while what(table) == "act" and table.view["round"] == 1:
        view = table.view
        # The focus stays at the table from one turn to the next.
        assert page.evaluate("() => document.activeElement?.dataset?.nav !== undefined")
        singles = [move for move in view["legal"] if len(cards_of(move)) == 1]
        if not singles:
            tab_to(page, "() => document.activeElement?.textContent?.trim() === '패스'")
            page.keyboard.press("Enter")
            table.done(view["state"])
            continue
        wanted = cards_of(singles[0])[0]
        while page.evaluate(FOCUS) is None:
            page.keyboard.press("ArrowDown")
        row = table.hand()
        while (here := page.evaluate(FOCUS)) != wanted:
            page.keyboard.press("ArrowRight" if row.index(here) < row.index(wanted) else "ArrowLeft")
            if page.evaluate(FOCUS) == here:
                # The end of a row: the rest of the hand lies in the other one.
                page.keyboard.press("ArrowDown" if row.index(here) < row.index(wanted) else "ArrowUp")
        page.keyboard.press("Space")
        expect(table.hand_card(wanted)).to_have_attribute("aria-pressed", "true")
        page.keyboard.press("Enter")
        table.done(view["state"])
        assert table.last_move == singles[0]
    assert not [message for message in table.heard if message["type"] in ("refused", "error")]
