"""People at one table, each at a device of their own: what a test does there."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.browser.table import PATIENCE, Message, Table
from tests.serving import Serving

DESK, PHONE = {"width": 1440, "height": 900}, {"width": 360, "height": 640}
#: The words on the buttons, by language.
WORDS = {
    "ko": {"open": "테이블 열기", "join": "참가하기", "moves": "버튼으로 조작"},
    "ja": {"open": "テーブルを開く", "join": "参加する", "moves": "ボタンで操作"},
}
#: The first move on offer beside the table, if the page awaits one.
MOVES = "#panel details ul button"


class Person(Table):
    """A browser of one's own; its line to the house is in the test's hands."""

    def __init__(self, browser: Browser, house: Serving, language: str, screen: dict[str, int]) -> None:
        self.language = language
        self.words = WORDS[language]
        self.context = browser.new_context(
            viewport=screen,  # type: ignore[arg-type]
            locale={"ko": "ko-KR", "ja": "ja-JP"}[language],
            reduced_motion="reduce",
        )
        self.context.set_default_timeout(1000 * PATIENCE)
        super().__init__(self.context.new_page(), house.url)
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        #: Whether there is a network at all.
        self.online = True
        self._ends: list[WebSocketRoute] = []
        self.page.route_web_socket(lambda address: address.endswith("/ws"), self._connect)

    def _connect(self, end: WebSocketRoute) -> None:
        if not self.online:
            end.close(code=1012)
            return
        # A page that was reloaded has left its old line to the test: what a browser does by itself.
        self._hang_up()
        there = end.connect_to_server()
        self._ends = [end, there]

        def from_page(text: str | bytes) -> None:
            self.said.append(json.loads(text))
            there.send(text)

        def from_house(text: str | bytes) -> None:
            self.hear(text)
            end.send(text)

        end.on_message(from_page)
        there.on_message(from_house)

    def offline(self) -> None:
        """The network is gone: the line breaks, and no other can be had."""
        self.online = False
        self._hang_up()

    def _hang_up(self) -> None:
        if self._ends:
            end, there = self._ends
            end.close(code=1012)
            # A browser's own side may give no code but its own.
            there.close()
        self._ends = []

    def back_online(self) -> None:
        self.online = True
        self.page.evaluate("dispatchEvent(new Event('online'))")

    def answers(self, kind: str) -> list[Message]:
        return [message for message in self.heard if message["type"] == kind]

    # ---------------------------------------------------------------------------------------------- to the table

    def make(self, game: str, mode: Any = None, **options: Any) -> str:
        """Open a table that waits for a friend, or whoever `mode` says; the link."""
        kept = {"game": game, f"setup.{game}": {"mode": mode or {"kind": "friend"}, "options": options}}
        self.page.goto(self.url)
        keep = "kept => Object.entries(kept).forEach(([name, value]) => localStorage.setItem(`hanpan.${name}`, value))"
        self.page.evaluate(keep, {name: json.dumps(value) for name, value in kept.items()})
        self.page.reload()
        self.page.get_by_role("button", name=self.words["open"]).click()
        field = self.page.locator(".invitation input").first
        expect(field).to_be_visible()
        return field.input_value()

    def join(self, link: str, name: str | None = None) -> None:
        """Two taps from the link to the table: open it, and join."""
        self.page.goto(link)
        button = self.page.get_by_role("button", name=self.words["join"])
        expect(button).to_be_visible()
        if name is not None:
            self.page.get_by_role("textbox").first.fill(name)
        button.click()

    def at_the_table(self) -> None:
        expect(self.page.locator(".table")).to_be_visible()

    def open_panel(self) -> None:
        """The panel with the moves by button: beside the table, or over it."""
        if not self.page.locator("#panel").is_visible():
            self.page.locator("header .narrow").click()
        moves = self.page.locator("#panel details", has_text=self.words["moves"]).first
        if moves.get_attribute("open") is None:
            moves.locator("summary").click()

    # ------------------------------------------------------------------------------------------------- at the table

    def may_move(self) -> bool:
        """Whether the newest view asks this person for a move."""
        view = self.view
        return view["seat"] in view["actors"] and bool(view["legal"])

    def move(self) -> None:
        """Make the first move on offer by its button, and wait until it was made."""
        view = self.view
        self.open_panel()
        shown = f"{view['room']} {view['state']} {view['seat']}"
        expect(self.page.locator(".table")).to_have_attribute("data-view", shown)
        self.page.locator(MOVES).first.click()
        self.until(lambda: self.view["state"] != view["state"] or self.view["over"], "the move never came back")


def play(people: list[Person], enough: Callable[[], bool], moves: int = 400) -> None:
    """Play on, each at their turn, until it is `enough`; AssertionError when so many moves do not get there."""
    for _ in range(moves):
        waiting = people[0]
        waiting.until(
            lambda: enough() or any(one.may_move() or asked(one) for one in people), "nobody is asked for anything"
        )
        if enough():
            return
        for one in people:
            if asked(one):
                state = one.view["state"]
                one.page.get_by_role("dialog").get_by_role("button").first.click()
                one.done(state)
                break
            if one.may_move():
                one.move()
                break
    raise AssertionError(f"not there after {moves} moves")


def asked(one: Person) -> bool:
    """Whether the table asks this person how the match goes on."""
    return bool(one.view["ways"]) and any(seat["yours"] for seat in one.view["seats"])


def watch(page: Page) -> str:
    """The link by which others may look on, as the maker's page has it."""
    page.locator("summary", has_text="관전 링크").click()
    return page.locator("details .invitation input").input_value()
