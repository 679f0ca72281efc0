"""What is seen of a move: cards fly as cards, an 8-cut and a revolution are drawn, what was given is marked."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import climbing
from tests.browser import test_zayagoshi as zayagoshi
from tests.browser.climbing import act, cards_of, play_until
from tests.browser.table import Table
from tests.browser.test_lessons import at, learn, tap_climbing
from tests.serving import Serving

pytestmark = pytest.mark.browser

CALM = "() => localStorage.setItem('hanpan.tempo', JSON.stringify('calm'))"

#: Keeps, of each flight as it begins, its longest side at five moments, and the diagonal of the largest card that lies
#: there: however a card is turned, no side of it is longer.
FLIGHTS = """() => {
  window.flights = []
  const animate = Element.prototype.animate
  Element.prototype.animate = function (frames, timing) {
    const flight = animate.call(this, frames, timing)
    if (!this.matches('.board [data-card], .board .ghost')) return flight
    const lying = [...document.querySelectorAll('.board [data-card]')]
    const card = Math.max(...lying.map((one) => Math.hypot(one.offsetWidth, one.offsetHeight)))
    const time = (timing.delay ?? 0) + timing.duration
    const sides = [0, 0.25, 0.5, 0.75, 0.99].map((part) => {
      flight.currentTime = part * time
      const { width, height } = this.getBoundingClientRect()
      return Math.max(width, height)
    })
    flight.currentTime = 0
    window.flights.push({ name: this.dataset.card ?? 'ghost', longest: Math.max(...sides), card })
    return flight
  }
}"""

#: Keeps what lies in the middle of a climbing table, the words stamped there and whether its light is turned, whenever
#: that changes, with the time in ms.
PICTURES = """() => {
  window.pictures = []
  const note = () => {
    const names = (found, of) => [...document.querySelectorAll(found)].map(of)
    const now = {
      lying: names('[data-zone^="trick-"] [data-card]', (one) => one.dataset.card),
      stamps: names('.stamps p', (one) => one.textContent.trim()),
      turned: document.querySelector('.ring.reversed') !== null,
    }
    const last = window.pictures.at(-1)
    const same = JSON.stringify({ ...last, at: 0 }) === JSON.stringify({ ...now, at: 0 })
    if (!same) window.pictures.push({ ...now, at: performance.now() })
  }
  note()
  new MutationObserver(note).observe(document, { childList: true, subtree: true, attributes: true })
}"""


def calm(table: Table, script: str) -> None:
    """From here on cards take their time, and `script` looks on."""
    table.page.evaluate(CALM)
    table.page.reload()
    expect(table.page.locator(".board")).to_be_visible()
    table.page.evaluate(script)


def drawn(page: Page, cards: list[str]) -> list[dict[str, Any]]:
    """Wait until the cards have lain in the middle and been taken away; all pictures kept."""
    gone = """cards => {
      const whole = ({ lying }) => cards.every((card) => lying.includes(card))
      const from = window.pictures.findIndex(whole)
      return from >= 0 && window.pictures.slice(from).some(({ lying }) => !cards.some((card) => lying.includes(card)))
    }"""
    page.wait_for_function(gone, arg=cards)
    pictures: list[dict[str, Any]] = page.evaluate("() => window.pictures")
    return pictures


def with_cards(pictures: list[dict[str, Any]], cards: list[str]) -> list[dict[str, Any]]:
    """The pictures in which the cards lie, and the one after them."""
    first = next(n for n, picture in enumerate(pictures) if set(cards) <= set(picture["lying"]))
    last = next(n for n in range(first, len(pictures)) if not set(cards) & set(pictures[n]["lying"]))
    return pictures[first : last + 1]


#: By game: what waits for one's turn, and what makes the simplest move.
ACTS: dict[str, tuple[Callable[[Table], Any], Callable[[Table, Any], None]]] = {
    "koikoi": (Table.what, Table.act),
    "daifugo": (climbing.what, lambda table, _now: act(table)),
    "bigtwo": (climbing.what, lambda table, _now: act(table)),
    "zayagoshi": (zayagoshi.what, zayagoshi.act),
}


def flown(game: str, move: str | None) -> list[str]:
    """The cards that a move of somebody else's is seen to bring."""
    if move is None or game == "zayagoshi":
        return []
    return [move.partition(">")[0]] if game == "koikoi" and "-" in move else cards_of(move)


@pytest.mark.parametrize("game", list(ACTS))
def test_no_card_in_flight_is_larger_than_a_card(table: Table, game: str) -> None:
    page = table.page
    page.emulate_media(reduced_motion="no-preference")
    # All cards dealt to two would lie too close to be tapped in their middles.
    options = {"seats": 2} | ({"deal": "thirteen"} if game == "daifugo" else {})
    setup = {"mode": climbing.BEGINNER, "options": options}
    page.evaluate(
        "kept => Object.entries(kept).forEach(([name, value]) => localStorage.setItem(`hanpan.${name}`, value))",
        {"game": json.dumps(game), f"setup.{game}": json.dumps(setup), "tempo": json.dumps("calm")},
    )
    page.reload()
    page.evaluate(FLIGHTS)
    page.get_by_role("button", name="시작", exact=True).click()
    expect(page.locator(".board")).to_be_visible()
    # A deal, and moves of both sides. One's own tap would end what is being shown: the other's cards come first.
    awaited, do = ACTS[game]
    for _ in range(3):
        now = awaited(table)
        played = len(table.view["played"])
        do(table, now)
        awaited(table)
        theirs = [one["move"] for one in table.view["played"][played:] if one["seat"] == 1]
        cards = [card for move in theirs for card in flown(game, move)]
        page.wait_for_function("cards => cards.every((card) => flights.some(({ name }) => name === card))", arg=cards)
    flights = page.evaluate("() => window.flights")
    assert len(flights) > 10
    assert [flight for flight in flights if flight["longest"] > flight["card"] + 1] == []


def test_DG_29_an_8_lies_on_the_table_before_it_is_cleared(table: Table) -> None:
    climbing.sit_down(table, seats=2, deal="thirteen", rounds=0)

    def eights() -> list[str]:
        return [move for move in table.view["legal"] if move[1:] == "8"]

    play_until(table, lambda now: now == "act" and bool(eights()))
    calm(table, PICTURES)
    (eight, *_) = eights()
    climbing.what(table)
    table.hand_card(eight).click()
    table.page.locator(".ways .main").first.click()
    *lain, after = with_cards(drawn(table.page, [eight]), [eight])
    assert any("8 끊기!" in picture["stamps"] for picture in lain)
    # Not a moment, but its time; how much longer is for the machine to say.
    assert after["at"] - lain[0]["at"] > 500


def test_DG_35_a_lessons_revolution_is_seen(page: Page, house: Serving) -> None:
    page.add_init_script(f"({CALM})()")
    steps = learn(page, house, "daifugo")
    number = next(n for n, step in enumerate(steps, 1) if step["said"] == "revolution")
    for before in range(1, number):
        at(page, steps, before)
        page.locator(".lesson header .button").nth(1).click()
    at(page, steps, number)
    page.evaluate(PICTURES)
    fives = cards_of(steps[number - 1]["moves"][0])
    tap_climbing(page, "+".join(fives))
    *lain, _after = with_cards(drawn(page, fives), fives)
    assert any("혁명!" in picture["stamps"] for picture in lain)
    page.wait_for_function("() => window.pictures.at(-1).turned")


def test_DG_66_what_an_exchange_brought_is_marked_until_one_has_played(table: Table) -> None:
    climbing.sit_down(table, seats=2, deal="thirteen", rounds=0)
    roles: set[bool] = set()
    while len(roles) < 2:
        following = table.view["round"] + 1
        assert following < 8, "always the same role"
        play_until(table, partial(dealt, table, following))
        rich = table.view["position"]["before"][0] == 1
        roles.add(rich)
        given = marked(table)
        assert len(given) == 2
        assert all("받은 카드" in text for text in table.page.locator(".fan .came").all_inner_texts())
        if rich:
            state = table.view["state"]
            for card in [card for card in table.hand() if card not in given][:2]:
                table.hand_card(card).click()
            table.page.locator(".ways .main").click()
            table.done(state)
        # What others play takes no mark away; what one plays oneself takes all.
        play_until(table, lambda now: now == "act" and cards_in_reach(table))
        assert marked(table) == given
        act(table)
        expect(table.page.locator(".fan .came")).to_have_count(0)


def dealt(table: Table, number: int, now: climbing.What) -> bool:
    """Whether round `number` has come to one's turn."""
    return now == "act" and int(table.view["round"]) >= number


def cards_in_reach(table: Table) -> bool:
    """Whether one can lay cards now, not only pass."""
    return table.view["position"]["phase"] == "play" and any(cards_of(move) for move in table.view["legal"])


def marked(table: Table) -> list[str]:
    """The cards of the hand that are marked as given."""
    return list(table.page.locator(".fan .came").evaluate_all("all => all.map(one => one.dataset.hand).sort()"))
