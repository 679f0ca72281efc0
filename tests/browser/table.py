"""A person at the table: what a test does there, by tap or by keyboard, and what the house has told the page."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from typing import Any, Literal

from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.parts import Parts

#: What the page awaits from whoever sits before it.
What = Literal["play", "pick", "call", "handover", "over", "pause"]
Message = dict[str, Any]

_WHAT = """() => {
  const there = (selector) => document.querySelector(selector) !== null
  if (there('.final')) return 'over'
  if (there('.go-on')) return 'pause'
  if (there('.handover')) return 'handover'
  if (there('.call')) return 'call'
  if (there('[data-hand][aria-disabled=false]')) return 'play'
  if (there('[data-nav=field]')) return 'pick'
  return null
}"""

#: Seconds that a busy machine may take for anything: a test that waits longer waits in vain.
PATIENCE = 60

#: Keeps all that the live region ever says: it shows the newest lines only, and the table goes on while a test looks.
_LISTEN = """() => {
  window.announced = []
  const note = (node) => {
    if (node.nodeType === 1 && node.matches('[role=log] > *')) window.announced.push(node.textContent)
  }
  new MutationObserver((changes) => {
    for (const change of changes) change.addedNodes.forEach(note)
  }).observe(document, { childList: true, subtree: true })
}"""

#: Cards as their files and the notation name them.
CARD = re.compile(r"\b(?:0[1-9]|1[0-2])-(?:bright|animal|red|blue|plain|chaff[123])\b")


def listen_in(page: Page) -> None:
    """From the next address on, keep what the page says aloud, for `expect_said`."""
    page.add_init_script(f"({_LISTEN})()")


def expect_said(page: Page, text: str) -> None:
    """Wait until the page has said `text` aloud, at any time since it was opened; AssertionError with all it said."""
    try:
        page.wait_for_function("text => window.announced.some((line) => line.includes(text))", arg=text)
    except TimeoutError:
        raise AssertionError(f"{text!r} was never said; only {page.evaluate('announced')}") from None


class Table:
    """The page of one person."""

    def __init__(self, page: Page, url: str) -> None:
        listen_in(page)
        self.page = page
        self.url = url
        #: All messages of the house, views as they add up, and all to it.
        self.heard: list[Message] = []
        self._parts = Parts()
        self.said: list[Message] = []

    def hear(self, frame: str | bytes) -> None:
        """The house has sent a frame."""
        message = json.loads(frame)
        if message["type"] == "view":
            view = self._parts.add(message)
            if view is None:
                return
            message = {"type": "view", **view}
        self.heard.append(message)

    @property
    def results(self) -> list[Message]:
        """The finished rounds that the page has asked for."""
        self.until(lambda: any(message["type"] == "rounds" for message in self.heard), "nobody asked for the rounds")
        return list(next(message for message in reversed(self.heard) if message["type"] == "rounds")["results"])

    @property
    def view(self) -> Message:
        """The newest view."""
        return next(message for message in reversed(self.heard) if message["type"] == "view")

    def await_(self, find: str, right: Callable[[Any], bool] = lambda _: True) -> Any:
        """Wait until the page shows the newest view it has been sent, and the script `find` finds something there that
        is `right`; what it found. Then `view` is what lies on the table."""
        together = f"() => [document.querySelector('.table')?.dataset.view ?? null, ({find})()]"

        def look() -> tuple[str | None, Any]:
            shown, found = self.page.evaluate(together)
            return shown, found

        give_up = time.monotonic() + PATIENCE
        while not ((now := look())[1] and now[0] == self._newest(now[0]) and right(now[1])):
            assert time.monotonic() < give_up, f"shown {now[0]}, sent {self._newest(now[0])}, found {now[1]}"
            self.page.wait_for_timeout(10)
        return now[1]

    def _newest(self, shown: str | None) -> str | None:
        """The name of the newest view of the room on show; of the newest of all, if none is."""
        room = shown.split()[0] if shown else self.view["room"]
        for view in reversed(self.heard):
            if view["type"] == "view" and view["room"] == room:
                return f"{room} {view['state']} {'covered' if view['seat'] is None else view['seat']}"
        return None

    def done(self, state: int) -> None:
        """Wait until the house has sent another view than that of `state`."""
        self.until(lambda: self.view["state"] != state, "the move never came back")

    def until(self, happened: Callable[[], bool], otherwise: str) -> None:
        """Wait for what is heard or said."""
        give_up = time.monotonic() + PATIENCE
        while not happened():
            assert time.monotonic() < give_up, otherwise
            self.page.wait_for_timeout(10)

    @property
    def last_move(self) -> str:
        """The newest move that the page has asked for; "" before the first."""
        return next((said["move"] for said in reversed(self.said) if said["type"] == "move"), "")

    # ------------------------------------------------------------------------------------------------------- lobby

    def lobby(self) -> None:
        """Go to the lobby and wait for it; it begins with Koi-Koi."""
        self.page.goto(self.url)
        expect(self.page.get_by_role("button", name="시작", exact=True)).to_be_visible()

    def sit_down(self, *, here: bool = False, months: int = 3) -> None:
        """Open a match: against a computer player, or two on this device."""
        self.choose("이 기기에서 둘이" if here else "컴퓨터")
        self.choose(f"{months}개월")
        self.page.get_by_role("button", name="시작", exact=True).click()
        expect(self.page.locator(".board")).to_be_visible()

    def unfold(self, *drawers: str) -> None:
        """Open drawers of the lobby by name, all of them if none is named, and the groups of rules."""
        for name in drawers or ("opponents", "rules", "clock"):
            drawer = self.page.locator(f".drawer.{name}")
            if drawer.get_attribute("aria-expanded") == "false":
                drawer.click()
            # What lies in it is fetched when it is opened.
            expect(self.page.locator(f"#{name} :is(fieldset, .fields)").first).to_be_visible()
        groups = self.page.locator("#rules details")
        groups.evaluate_all("all => all.forEach((one) => (one.open = true))")

    def choose(self, label: str) -> None:
        """Check the first choice of the lobby whose label begins so."""
        self.unfold()
        self.page.get_by_role("radio", name=re.compile(f"^{re.escape(label)}")).first.check(force=True)

    # ------------------------------------------------------------------------------------------------------- table

    def what(self) -> What:
        """Wait until something is awaited from this page, and say what."""
        answer: What = self.await_(_WHAT)
        return answer

    def go_on(self) -> None:
        """Leave the result that the table waits with, if there is one."""
        self.page.evaluate("() => document.querySelector('.go-on')?.click()")

    def hand(self) -> list[str]:
        """The cards of the open hand, as the page shows them: those that may be tapped, if it is time to. While a new
        round is being dealt the last one's may still lie there, and are of no use."""
        ready = self.page.locator("[data-hand][aria-disabled=false]")
        cards = ready if ready.count() else self.page.locator("[data-hand]")
        return list(cards.evaluate_all("all => all.map(one => one.dataset.hand)"))

    def glowing(self) -> list[str]:
        """The field cards that glow."""
        return list(self.page.locator("[data-nav=field]").evaluate_all("all => all.map(one => one.dataset.field)"))

    def hand_card(self, card: str) -> Any:
        return self.page.locator(f'[data-hand="{card}"]')

    def field_card(self, card: str) -> Any:
        return self.page.locator(f'[data-field="{card}"]')

    def tap_turn(self) -> str:
        """Play the first card of the hand by taps; the card."""
        card = self.hand()[0]
        self.hand_card(card).click()
        expect(self.hand_card(card)).to_have_attribute("aria-pressed", "true")
        near = self.glowing()
        if near:
            self.field_card(near[0]).click()
        else:
            self.hand_card(card).click()
        return card

    def act(self, what: What, *, call: str = "승부") -> None:
        """Do what is awaited, by taps, in the simplest way."""
        if what == "pause":
            self.go_on()
        elif what == "play":
            self.tap_turn()
        elif what == "pick":
            self.field_card(self.glowing()[0]).click()
        elif what == "call":
            self.page.locator(".call").get_by_role("button", name=call).click()
        elif what == "handover":
            self.page.locator(".handover button").click()
            expect(self.page.locator(".handover")).to_be_hidden()

    def play_until(self, enough: Callable[[What], bool], *, call: str = "승부", acts: int = 400) -> What:
        """Act until `enough` of what is awaited; AssertionError when `acts` do not get there. A finished match is
        followed by another."""
        for _ in range(acts):
            what = self.what()
            if enough(what):
                return what
            if what == "over":
                self.page.get_by_role("button", name="한 판 더").click()
                expect(self.page.locator(".final")).to_be_hidden()
            else:
                self.act(what, call=call)
        raise AssertionError(f"not reached in {acts} acts")

    def open_moves(self) -> Locator:
        """The panel beside the table with the moves by button, opened."""
        self.page.get_by_role("button", name="족보와 버튼").click()
        panel = self.page.get_by_role("complementary")
        panel.get_by_text("버튼으로 조작").click()
        expect(panel.locator("details > :not(summary)").first).to_be_visible()
        return panel


def hands_in(message: Message) -> list[str]:
    """The hand cards that lie open in a message of the house."""
    if message["type"] != "view":
        return []
    return [card for hand in message["position"]["hand"] for card in hand]
