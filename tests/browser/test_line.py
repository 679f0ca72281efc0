"""Bad lines: cut in the middle of a turn, silent, asleep (F05). Everything acts once and comes back by itself."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import listen
from tests.browser.table import Message, Table
from tests.serving import Serving

pytestmark = pytest.mark.browser


class Wire:
    """The wire between page and house, in the test's hands."""

    def __init__(self, page: Page, url: str) -> None:
        self.table = Table(page, url)
        self.to_house = True  #: whether what the page says arrives
        self.to_page = True  #: whether what the house says arrives
        self.arrived: list[Message] = []  #: what the house has been told
        self._ends: list[WebSocketRoute] = []
        self._hanging: set[WebSocketRoute] = set()
        page.route_web_socket(lambda address: address.endswith("/ws"), self._connect)

    def _connect(self, end: WebSocketRoute) -> None:
        self._ends.append(end)
        house = end.connect_to_server()

        def from_page(text: str | bytes) -> None:
            self.table.said.append(json.loads(text))
            if self.to_house and end not in self._hanging:
                self.arrived.append(json.loads(text))
                house.send(text)

        def from_house(text: str | bytes) -> None:
            if self.to_page and end not in self._hanging:
                self.table.hear(text)
                end.send(text)

        end.on_message(from_page)
        house.on_message(from_house)

    @property
    def connections(self) -> int:
        return len(self._ends)

    def cut(self) -> None:
        """Cut the wire and mend it: the next connection works."""
        self.to_house = self.to_page = True
        self._ends[-1].close(code=1012)

    def hang(self) -> None:
        """Let this connection hang for ever: nothing passes, and nobody says so. The next one works."""
        self._hanging.add(self._ends[-1])

    def moves(self) -> list[Message]:
        return [message for message in self.arrived if message["type"] == "move"]


@pytest.fixture
def wire(page: Page, house: Serving) -> Wire:
    one = Wire(page, house.url)
    one.table.lobby()
    one.table.sit_down(here=True)
    one.table.play_until(lambda what: what == "play")
    return one


def single(table: Table) -> str:
    """A hand card that needs no choice."""
    field = [card[:2] for card in table.view["position"]["field"]]
    return next(card for card in table.hand() if field.count(card[:2]) != 2)


def test_F05_a_move_that_never_left_is_made_after_reconnecting(wire: Wire) -> None:
    table = wire.table
    state, card = table.view["state"], single(table)
    wire.to_house = False
    table.hand_card(card).dblclick()
    assert wire.moves() == [] or wire.moves()[-1]["state"] != state
    wire.cut()
    expect(table.hand_card(card)).to_have_count(0)
    table.what()
    made = [move for move in wire.moves() if move["state"] == state]
    assert [move["move"] for move in made] == [card]
    assert table.view["played"][0] == {"seat": made[0]["seat"], "move": card}


def test_F05_a_move_whose_answer_was_lost_acts_once(wire: Wire) -> None:
    table = wire.table
    state, card = table.view["state"], single(table)
    wire.to_page = False
    table.hand_card(card).dblclick()
    table.page.wait_for_timeout(200)
    wire.cut()
    expect(table.hand_card(card)).to_have_count(0)
    table.what()
    tries = [move for move in wire.moves() if move["state"] == state]
    assert len(tries) == 2
    assert tries[0] == tries[1]
    assert [played["move"] for played in table.view["played"]].count(card) == 1
    assert not [message for message in table.heard if message["type"] in ("refused", "error")]


def test_F05_whoever_looked_at_a_hand_goes_on_looking_unless_the_table_has_changed(wire: Wire) -> None:
    table = wire.table
    hand = table.hand()
    wire.cut()
    expect(table.page.locator(".handover")).to_be_hidden()
    table.page.wait_for_function(f"() => document.querySelectorAll('[data-hand]').length === {len(hand)}")
    assert table.what() == "play"
    assert table.hand() == hand


def test_F05_after_a_sleep_on_a_silent_line_the_page_shows_what_is(wire: Wire, page: Page) -> None:
    table = wire.table
    page.evaluate(
        """() => {
          Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
          document.dispatchEvent(new Event('visibilitychange'))
        }"""
    )
    # Meanwhile the same person plays on from another window.
    wire.hang()
    other = page.context.new_page()
    there = Table(other, table.url)
    other.on("websocket", lambda socket: listen(socket, there))
    other.goto(page.url)
    assert there.what() == "handover"
    there.act("handover")
    assert there.what() == "play"
    card = single_of(there, table)
    there.hand_card(card).dblclick()
    expect(there.hand_card(card)).to_have_count(0)
    now = there.what()
    expect(table.hand_card(card)).to_be_visible()
    page.evaluate(
        """() => {
          Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true })
          document.dispatchEvent(new Event('visibilitychange'))
        }"""
    )
    expect(table.hand_card(card)).to_have_count(0)
    assert wire.connections >= 2  # the hanging one was given up; a slow machine may need a second try
    # The other window may go on looking at a hand that its owner has to choose with; here one must say so first.
    assert table.what() in (now, "handover")


def single_of(there: Table, known: Table) -> str:
    """A card of the other window's hand that needs no choice; both windows see the same field."""
    field = [card[:2] for card in known.view["position"]["field"]]
    return next(card for card in there.hand() if field.count(card[:2]) != 2)


def test_the_page_says_calmly_that_it_reconnects(wire: Wire, page: Page, house: Serving) -> None:
    status = page.locator("p.late")
    expect(status).to_be_hidden()
    page.unroute_all()
    page.route_web_socket(lambda address: address.endswith("/ws"), lambda end: end.close(code=1012))
    wire.cut()
    expect(status).to_have_text("다시 연결하는 중…")
    card = wire.table.hand()[0]
    wire.table.hand_card(card).click()
    expect(wire.table.hand_card(card)).to_have_attribute("aria-pressed", "true")
