"""Zayagoshi at the table: rounds by taps on a small phone and by keyboard alone, da, aba, what survives a reload."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import listen
from tests.browser.table import Table, expect_said
from tests.browser.test_access import AXE, CHECK
from tests.browser.test_month import tab_to
from tests.serving import serving

pytestmark = pytest.mark.browser

BEGINNER = {"kind": "computer", "level": "beginner"}
HERE = {"kind": "here"}
SIZES = ((360, 640), (360, 560), (740, 360), (768, 1024), (1366, 640), (1440, 900))
What = Literal["turn", "da", "crown", "handover", "over"]

#: What is awaited, and of which cards; null while the page has yet to catch up.
_SHOWN = """() => {
  const there = (selector) => document.querySelector(selector) !== null
  const names = (key) => [...document.querySelectorAll(`[data-${key}]`)].map((one) => one.dataset[key]).sort()
  const what = there('.final') ? 'over' : there('.handover') ? 'handover'
    : there('.prompt .offered') ? 'da' : there('.prompt') ? 'crown'
    : there('.ways button') || there('[data-hand][aria-disabled=false]') ? 'turn' : null
  return what && { what, hand: names('hand'), pairs: names('pair') }
}"""

OUTSIDE = """() => [...document.querySelectorAll('.board .plate, .board button, .board [data-card], .prompt')]
  .map((one) => [one.outerHTML.slice(0, 90), one.getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.left < -0.5 || box.top < -0.5 || box.right > innerWidth + 0.5
    || box.bottom > innerHeight + 0.5))
  .map(([name, box]) => `${name}: ${box.left} ${box.top} ${box.right} ${box.bottom}`)"""

SMALL = """() => [...document.querySelectorAll('.board button, .board label')]
  .map((one) => [one.outerHTML.slice(0, 90), one.getBoundingClientRect()])
  .filter(([, box]) => box.width < 43.99 || box.height < 43.99)
  .map(([name, box]) => `${name}: ${box.width} x ${box.height}`)"""

SCROLLS = (
    "() => [document.documentElement.scrollHeight > innerHeight, document.documentElement.scrollWidth > innerWidth]"
)


def sit_down(table: Table, mode: dict[str, str] = BEGINNER, **options: Any) -> None:
    """Open a match with these options, the rest as the game has them at first."""
    setup = {"game": json.dumps("zayagoshi"), "setup.zayagoshi": json.dumps({"mode": mode, "options": options})}
    table.page.evaluate(
        "kept => Object.entries(kept).forEach(([name, value]) => localStorage.setItem(`hanpan.${name}`, value))", setup
    )
    table.page.reload()
    expect(table.page.get_by_role("heading", name="자야고시")).to_be_visible()
    table.page.get_by_role("button", name="시작", exact=True).click()
    expect(table.page.locator(".board")).to_be_visible()


def what(table: Table) -> What:
    """Wait until the page awaits something, about the newest view."""

    def right(shown: dict[str, Any]) -> bool:
        if table.page.locator(".result").count():
            # It would lie over what is to be tapped: the table waits with it, or any key closes it.
            table.go_on()
            table.page.keyboard.press("Shift")
            return False
        return shown["what"] in ("over", "handover") or fits(table.view, shown)

    answer: What = table.await_(_SHOWN, right)["what"]
    return answer


def fits(view: dict[str, Any], shown: dict[str, Any]) -> bool:
    position, seat = view["position"], view["seat"]
    if seat is None or seat not in view["actors"]:
        return False
    pairs = [card for pair in position["facts"]["pairs"][seat] for card in pair["cards"]]
    return bool(
        shown["what"] == position["phase"]
        and shown["hand"] == sorted(position["hand"][seat])
        and shown["pairs"] == sorted(pairs)
    )


def begun_with(move: str) -> list[str]:
    """The cards that are tapped for a move."""
    if ">" in move:
        return [move.partition(">")[0]]
    return move.partition(":")[2].split("+") if ":" in move else move.split("+") if "+" in move else []


def wanted(view: dict[str, Any]) -> str:
    """A sensible move: keep, register, ripen what still needs it; else end, or discard what has no partner."""
    legal: list[str] = view["legal"]
    needy = [pair["cards"] for pair in view["position"]["facts"]["pairs"][view["seat"]] if not pair["ripe"]]
    ripenings = [move for move in legal if ">" in move and move.partition(">")[2].split("+") in needy]
    registers = [move for move in legal if "+" in move and ">" not in move]
    keeps = [move for move in legal if move.startswith("keep:")]
    for move in [*keeps, *registers, *ripenings]:
        return move
    return "end" if "end" in legal else legal[-1]


def tap_turn(table: Table, move: str) -> None:
    """Make a move of the turn by taps: its cards, then its button."""
    for card in begun_with(move):
        own = table.page.locator(f'[data-hand="{card}"], [data-pair="{card}"]')
        own.click()
        expect(own).to_have_attribute("aria-pressed", "true")
    table.page.locator(f'.ways [data-move="{move}"]').click()


def act(table: Table, now: What, *, crown: str = "끝내기", call: bool = False) -> None:
    page, view = table.page, table.view
    if now == "handover":
        page.locator(".handover button").click()
        expect(page.locator(".handover")).to_be_hidden()
        return
    if now == "turn":
        tap_turn(table, wanted(view))
    elif now == "crown":
        page.locator(".prompt").get_by_role("button", name=crown).click()
    else:
        answers = page.locator(".prompt button")
        (answers.first if call else answers.last).click()
    table.done(view["state"])


def play_until(table: Table, enough: Callable[[What], bool], *, acts: int = 500, **how: Any) -> What:
    for _ in range(acts):
        now = what(table)
        if enough(now):
            return now
        assert now != "over", "the match ended before that"
        act(table, now, **how)
    raise AssertionError(f"not reached in {acts} acts")


def troubles(table: Table) -> list[dict[str, Any]]:
    return [message for message in table.heard if message["type"] in ("refused", "error")]


def test_a_round_by_taps_on_a_small_phone(table: Table) -> None:
    page = table.page
    sit_down(table, seats=2, rounds=1)
    while (now := what(table)) != "over":
        assert page.evaluate(SCROLLS) == [False, False]
        assert page.evaluate(OUTSIDE) == []
        assert page.evaluate(SMALL) == []
        act(table, now)
    assert not troubles(table)
    (result,) = table.results
    # Written with a minus sign, not with a hyphen.
    points = [str(points).replace("-", "\N{MINUS SIGN}") if points else "–" for points in result["points"]]
    assert page.locator(".final tbody td").all_inner_texts()[:2] == points
    assert page.locator(".final tfoot b").all_inner_texts() == [text.replace("–", "0") for text in points]


def test_a_round_by_keyboard_alone_with_cards_gliding(table: Table) -> None:
    page = table.page
    page.emulate_media(reduced_motion="no-preference")
    sit_down(table, seats=2, rounds=1)
    what(table)
    tab_to(page, "() => document.activeElement?.dataset?.hand !== undefined")
    while (now := what(table)) != "over":
        view = table.view
        # Neither a question nor a card that has gone loses the focus.
        assert page.evaluate("() => document.activeElement?.closest('.board') !== null")
        if now == "turn":
            move = wanted(view)
            for card in begun_with(move):
                walk_to(table, f'[data-hand="{card}"], [data-pair="{card}"]')
                page.keyboard.press("Space")
            walk_to(table, f'.ways [data-move="{move}"]')
        else:
            walk_to(table, ".prompt button >> nth=-1" if now == "da" else ".prompt button >> nth=0")
        page.keyboard.press("Enter")
        table.done(view["state"])
    assert not troubles(table)
    assert page.evaluate("() => document.activeElement.id") == "final-title"


def walk_to(table: Table, selector: str) -> None:
    """Go to an element by arrow keys, as its place on the screen says; where they lead no further, by Tab."""
    page = table.page
    goal = table.page.locator(selector)
    for _ in range(40):
        if goal.evaluate("one => one === document.activeElement"):
            return
        before = page.evaluate("() => { window.here = document.activeElement; return window.here.dataset.nav ?? '' }")
        dx, dy = goal.evaluate("""one => {
          const to = one.getBoundingClientRect(), from = document.activeElement.getBoundingClientRect()
          return [to.left - from.left + (to.width - from.width) / 2, to.top - from.top + (to.height - from.height) / 2]
        }""")
        like = before == goal.get_attribute("data-nav")
        sideways, along = ("ArrowRight" if dx > 0 else "ArrowLeft"), ("ArrowDown" if dy > 0 else "ArrowUp")
        page.keyboard.press(sideways if like and abs(dx) > abs(dy) else along)
        if page.evaluate("() => window.here === document.activeElement"):
            page.keyboard.press(sideways)
        if page.evaluate("() => window.here === document.activeElement"):
            page.keyboard.press("Tab")
    raise AssertionError(f"no way to {selector}")


@pytest.mark.parametrize(("seats", "asks"), [(2, "crown"), (4, "da")])
def test_the_whole_table_is_in_sight_on_any_screen(table: Table, seats: int, asks: What) -> None:
    page = table.page
    sit_down(table, seats=seats, rounds=60)

    def rich(now: What) -> bool:
        pairs = table.view["position"]["facts"]["pairs"]
        return now == "turn" and bool(pairs[0]) and len(table.view["played"]) > 4 * seats

    for moment in (rich, lambda now: now == asks):
        play_until(table, moment)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(OUTSIDE) == [], (width, height)
            assert page.evaluate(SCROLLS) == [False, False], (width, height)
        page.set_viewport_size({"width": 360, "height": 640})
        act(table, what(table))
    assert not troubles(table)


def test_five_pairs_of_ones_own_lie_in_sight_on_a_small_phone(table: Table) -> None:
    """Four players, five pairs: so many are rare, so they are laid into the view on its way to the page."""
    page = table.page
    pairs = [["R1", "G1"], ["R2", "G2"], ["Y3", "B3"], ["Y6", "B6"], ["R8", "G8"]]

    def lay(message: str) -> str:
        view = json.loads(message)
        if view["type"] == "view":
            view["match"]["position"]["facts"]["pairs"][0] = [
                {"cards": cards, "ripening": [None], "needs": 2, "ripe": False} for cards in pairs
            ]
        return json.dumps(view)

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda message: socket.send(lay(str(message))))

    page.route_web_socket(re.compile("/ws$"), between)
    sit_down(table, seats=4, rounds=60)
    expect(page.locator("[data-pair]")).to_have_count(10)
    assert page.locator(".ring > .pairs").evaluate("one => one.scrollHeight <= one.clientHeight")
    assert page.evaluate(OUTSIDE) == []
    assert page.evaluate(SMALL) == []


def test_ZG_20_da_takes_the_discard_as_a_pair(table: Table) -> None:
    page = table.page
    sit_down(table, seats=2, rounds=60)
    play_until(table, lambda now: now == "da")
    view = table.view
    offered = view["position"]["facts"]["da"]["card"]
    expect(page.locator(f'.prompt .offered [data-card="{offered}"]')).to_be_visible()
    assert page.locator(".offered img").evaluate("one => one.getBoundingClientRect().width") >= 84
    own = [move for move in view["legal"] if move.startswith("da:")]
    assert own
    page.locator(".prompt button").first.click()
    table.done(view["state"])
    card = own[0].removeprefix("da:")
    expect_said(page, "빨강: 다!")
    # Blue may have ended the round by now, as it moves at once: the pair was there when red had taken it.
    after = next(heard for heard in table.heard if heard["type"] == "view" and heard["state"] > view["state"])
    assert {offered, card} in [set(pair["cards"]) for pair in after["position"]["facts"]["pairs"][0]]
    assert not troubles(table)


def test_ZG_24_always_pass_is_remembered_and_answers_by_itself(table: Table) -> None:
    page = table.page
    sit_down(table, seats=2, rounds=60)
    play_until(table, lambda now: now == "da")
    page.locator(".prompt").get_by_role("switch", name="항상 넘기기").click()
    expect(page.locator(".prompt")).to_be_hidden()
    assert table.last_move == "pass"
    page.reload()
    expect(page.locator(".board")).to_be_visible()
    heard = len(table.heard)

    def could_call(_: What) -> bool:
        views = [message for message in table.heard[heard:] if message["type"] == "view"]
        return len([view for view in views if view["position"]["phase"] == "da" and len(view["legal"]) > 1]) > 1

    play_until(table, lambda now: now == "da" or could_call(now))
    assert what(table) != "da"
    assert not troubles(table)


def test_ZX_04_beside_computers_alone_a_window_that_offers_nothing_asks_nothing(table: Table) -> None:
    sit_down(table, seats=3, rounds=60)
    play_until(table, lambda now: len([said for said in table.said if said.get("move") == "pass"]) >= 3)
    asked = [view for view in table.heard if view["type"] == "view" and view["position"]["phase"] == "da"]
    assert any(view["legal"] == ["pass"] for view in asked)
    assert not troubles(table)


def test_ZX_04_among_people_every_window_asks(table: Table) -> None:
    """Whoever could see that it went by at once would know the hand holds nothing of the number."""
    page = table.page
    sit_down(table, HERE, seats=2, rounds=60)
    play_until(table, lambda now: now == "da" and table.view["legal"] == ["pass"])
    expect(page.locator(".prompt")).to_contain_text("손패에 같은 수가 없습니다")
    expect(page.locator(".prompt").get_by_role("switch")).to_have_count(0)


def test_ZG_28_aba_draws_one_more_and_says_so(table: Table) -> None:
    page = table.page
    sit_down(table, seats=2, rounds=60)
    play_until(table, lambda now: now == "crown")
    view = table.view
    worth = view["position"]["facts"]["sets"][0]["value"]
    expect(page.locator(".prompt .worth")).to_contain_text(f"= {worth}점")
    expect(page.locator(".prompt")).to_contain_text(f"저마다 {max(worth, 0)}점")
    act(table, "crown", crown="아바")
    assert what(table) == "turn"
    assert table.view["position"]["held"][0] == view["position"]["held"][0] + 1
    expect(page.locator(".own .badge")).to_have_text("아바")
    expect(page.locator(".own .kept li")).to_have_count(5)
    expect_said(page, "빨강: 아바!")


@pytest.fixture
def waiting(page: Page, tmp_path: Path, deals: Path) -> Iterator[Table]:
    """A table in a house that gathers answers unseen; its windows are open for one second."""
    with serving(tmp_path, "--pace", "0.02", "--speed", "4", deals=deals) as house:
        one = Table(page, house.url)
        page.on("websocket", lambda socket: listen(socket, one))
        one.lobby()
        yield one


def test_ZG_24_a_window_shows_its_time_and_an_answer_waits_for_its_end(waiting: Table) -> None:
    table, page = waiting, waiting.page
    sit_down(table, seats=2, rounds=60)
    play_until(table, lambda now: now == "da")
    expect(page.locator(".prompt .bar")).to_be_visible()
    view = table.view
    assert view["clock"]["left"][0] <= view["clock"]["total"] == 1000
    page.locator(".prompt button").last.click()
    expect(page.locator(".prompt")).to_be_hidden()
    expect(page.locator(".asked")).to_have_text("다 선언을 기다리는 중입니다")
    table.done(view["state"])
    assert not troubles(table)


def test_the_helper_says_what_each_card_would_make(table: Table) -> None:
    """A picked card's effect stands on its button; the panel has that of every card in reach."""
    page = table.page
    sit_down(table, seats=2, rounds=60)

    def nearly(now: What) -> bool:
        view = table.view
        return now == "turn" and len(view["position"]["kept"][0]) == 3 and any("keep:" in one for one in view["legal"])

    play_until(table, nearly)
    facts = table.view["position"]["facts"]
    keep = next(move for move in table.view["legal"] if move.startswith("keep:"))
    card = keep.removeprefix("keep:")
    points = facts["would"][0][card]["value"]
    page.locator(f'[data-pair="{card}"]').click()
    expect(page.locator(f'.ways [data-move="{keep}"] small')).to_contain_text(f"= {points}점")
    page.get_by_role("button", name="도우미와 버튼").click()
    panel = page.get_by_role("complementary")
    row = panel.locator(".would li").filter(has_text=named(card)).first
    expect(row.locator("b")).to_contain_text(f"= {points}점")
    kinds = [facts["sets"][0][row] for row in ("shapes", "colours", "numbers")]
    expect(panel.locator(".set .count")).to_contain_text([f"{count}종" for count in kinds])


def named(card: str) -> str:
    colours = {"R": "빨강", "Y": "노랑", "G": "초록", "B": "파랑"}
    return "공패" if card[0] == "Q" else f"{colours[card[0]]} {card[1]}"


def test_what_cannot_be_done_says_why(table: Table) -> None:
    page = table.page
    sit_down(table, seats=2, rounds=60, acts="one")
    notice = page.locator(".notice")

    def full(now: What) -> bool:
        return now == "turn" and table.view["position"]["facts"]["must_discard"]

    play_until(table, full)
    page.locator(".ways button", has_text="차례 끝내기").click(force=True)
    expect(notice).to_have_text("손패가 많아 한 장을 버려야 합니다.")

    def tired(now: What) -> bool:
        position = table.view["position"]
        return now == "turn" and bool(position["facts"]["pairs"][0] and position["hand"][0]) and position["acts"] == 1

    play_until(table, tired)
    table.hand_card(table.view["position"]["hand"][0][0]).click()
    page.locator("[data-pair]").first.click()
    expect(notice).to_have_text("이번 차례에는 더 할 수 없습니다.")
    assert not troubles(table)


@pytest.mark.parametrize("phase", ["turn", "da", "crown", "over", "handover"])
def test_F04_reload_restores_the_phase(table: Table, phase: What) -> None:
    page = table.page
    rounds = 1 if phase == "over" else 60
    sit_down(table, HERE if phase == "handover" else BEGINNER, seats=2, rounds=rounds)
    play_until(table, lambda now: now == phase and (len(table.view["played"]) > 6 or phase == "over"))

    def shown() -> dict[str, Any]:
        texts = "all => all.map(one => one.innerText)"
        parts = ("h1", ".plate", ".board", ".prompt", ".final", ".handover")
        cards = "all => all.map(one => one.dataset.card)"
        return {
            "what": what(table),
            "cards": page.locator("[data-card]").evaluate_all(cards),
            **{part: page.locator(part).evaluate_all(texts) for part in parts},
        }

    before = shown()
    page.reload()
    assert shown() == before


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_G04_axe_finds_nothing_serious_on_any_screen(table: Table, scheme: Literal["light", "dark"]) -> None:
    page = table.page
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    axe = AXE.read_text("utf-8")
    found: list[str] = []

    def check(screen: str) -> None:
        page.evaluate(axe)
        found.extend(f"{screen}: {trouble}" for trouble in page.evaluate(CHECK))

    sit_down(table, seats=2, rounds=60)
    play_until(table, lambda now: now == "turn" and bool(table.view["position"]["facts"]["pairs"][0]))
    check("table")
    page.locator("[data-pair]").first.click()
    check("picked card")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="도우미와 버튼").click()
    panel = page.get_by_role("complementary")
    panel.get_by_text("버튼으로 조작").click()
    panel.get_by_text("점수표").click()
    expect(panel.locator("details > :not(summary)").first).to_be_visible()
    check("panel")
    page.get_by_role("button", name="닫기").click()
    play_until(table, lambda now: now == "da")
    check("da")
    play_until(table, lambda now: now == "crown")
    check("four kept")
    act(table, "crown")
    expect(page.locator(".result")).to_be_visible()
    check("round result")
    assert not found, "\n".join(found)
