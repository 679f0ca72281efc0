"""Whole months and matches at the table, by taps on a small phone (G07) and by keyboard alone (G04, G05)."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from tests.browser.table import Table, expect_said

pytestmark = pytest.mark.browser

FOCUS = "() => document.activeElement?.dataset?.hand ?? document.activeElement?.dataset?.field ?? null"


#: Phones with and without their bars, held sideways, a tablet, a small laptop, a desk.
SIZES = ((360, 640), (360, 560), (412, 780), (740, 360), (768, 1024), (1366, 640), (1440, 900))

OUTSIDE = """() => [...document.querySelectorAll('.board .plate, .taken, [data-hand], [data-field], .call button')]
  .map((one) => [one.className, one.getBoundingClientRect()])
  .filter(([, box]) => box.left < 0 || box.top < 0 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5)
  .map(([name, box]) => `${name}: ${box.left} ${box.top} ${box.right} ${box.bottom}`)"""


def test_KP_07_the_whole_table_is_in_sight_on_any_screen(table: Table) -> None:
    page = table.page
    table.sit_down(months=12)
    for phase in ("play", "call"):
        table.play_until(lambda what, phase=phase: what == phase)  # type: ignore[misc]
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(OUTSIDE) == [], (phase, width, height)
        page.set_viewport_size({"width": 360, "height": 640})


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_KP_09_G07_a_match_by_taps_on_a_small_phone(table: Table, motion: Literal["reduce", "no-preference"]) -> None:
    page = table.page
    page.emulate_media(reduced_motion=motion)
    table.sit_down(months=3)
    scrolls = (
        "() => [document.documentElement.scrollHeight > innerHeight, document.documentElement.scrollWidth > innerWidth]"
    )
    while (what := table.what()) != "over":
        assert page.evaluate(scrolls) == [False, False]
        boxes = page.locator("[data-hand][aria-disabled=false]").evaluate_all(
            "all => all.map(one => one.getBoundingClientRect()).map(b => [b.left, b.top, b.right, b.bottom])"
        )
        for left, top, right, bottom in boxes:
            assert right - left >= 44
            assert bottom - top >= 44
            assert left >= 0
            assert top >= 0
            assert right <= 360
            assert bottom <= 640
        table.act(what)
    view = table.view
    assert view["over"]
    results = table.results
    assert len(results) == 3
    expect(page.locator(".final")).to_be_visible()
    rows = page.locator(".final tbody tr")
    assert rows.count() == 3
    for row, result in zip(rows.all(), results, strict=True):
        shown = row.locator("td").all_inner_texts()[:2]
        assert [0 if text == "–" else int(text) for text in shown] == result["points"]
    assert [int(text) for text in page.locator(".final tfoot b").all_inner_texts()] == view["totals"]


def test_KP_09_a_card_lifts_and_its_matches_glow(table: Table) -> None:
    table.sit_down()
    table.play_until(lambda what: what == "play")
    position = table.view["position"]
    for card in table.hand():
        table.hand_card(card).click()
        matches = [other for other in position["field"] if other[:2] == card[:2]]
        assert sorted(table.glowing()) == sorted(matches)
    table.page.keyboard.press("Escape")
    assert table.glowing() == []


def test_KP_09_with_two_matches_the_wanted_one_must_be_tapped(table: Table) -> None:
    table.sit_down()
    for _ in range(60):
        table.play_until(lambda what: what == "play")
        field = [card[:2] for card in table.view["position"]["field"]]
        twice = [card for card in table.hand() if field.count(card[:2]) == 2]
        if twice:
            break
        table.tap_turn()
    state = table.view["state"]
    table.hand_card(twice[0]).click()
    table.hand_card(twice[0]).click()
    expect(table.page.locator(".notice")).to_have_text("바닥에 맞는 패가 2장 있습니다. 가져갈 쪽을 골라 주세요.")
    assert table.view["state"] == state
    wanted = table.glowing()[1]
    table.field_card(wanted).click()
    table.what()
    assert table.last_move == f"{twice[0]}>{wanted}"
    turns = [view["position"] for view in table.heard if view["type"] == "view"]
    assert any(turn["last_played"] == twice[0] and wanted in turn["last_took"] for turn in turns)


#: While the table waits with a result: the month, the result, and what lies on the field.
_PAUSED = """() => document.querySelector('.go-on') && [
  document.querySelector('h1').innerText, document.querySelector('.result').innerText,
  [...document.querySelectorAll('[data-field]')].map((one) => one.dataset.field),
]"""


def test_KP_12_a_months_result_waits_before_the_next_is_dealt(table: Table) -> None:
    table.sit_down(months=12)
    page = table.page
    result = page.locator(".result")
    table.play_until(lambda what: what == "pause")
    month, text, lying = page.wait_for_function(_PAUSED).json_value()
    assert "1월" in month
    last = table.view["last"]["position"]
    winner = last["winner"]
    assert ("점수 없음" if winner < 0 else f"{'빨강' if winner == 0 else '파랑'} 승리, {last['won']}점") in text
    assert sorted(lying) == sorted(last["field"])
    result.get_by_role("button", name="다음으로").click()
    expect(result).to_be_hidden()
    expect(page.locator("h1")).to_contain_text(f"{table.view['round']}월")
    # It goes by itself, too, when its time is up.
    table.play_until(lambda what: what == "pause")
    expect(result).to_be_hidden()
    expect(page.locator("h1")).to_contain_text(f"{table.view['round']}월")


def test_double_clicks_act_once(table: Table) -> None:
    table.sit_down()
    panel = table.open_moves()
    while (what := table.what()) != "over":
        if what == "pause":
            table.go_on()
        else:
            panel.locator("li > button").last.dblclick()
    moves = [(said["state"], said["id"]) for said in table.said if said["type"] == "move"]
    assert len({state for state, _ in moves}) == len(moves)
    assert not [message for message in table.heard if message["type"] in ("refused", "error")]


def test_KP_15_G04_G05_a_match_by_keyboard_alone(table: Table) -> None:
    page = table.page
    page.keyboard.press("Tab")
    tab_to(page, "() => document.activeElement?.classList.contains('rules')")
    page.keyboard.press("Enter")
    tab_to(page, "() => document.activeElement?.type === 'radio' && document.activeElement.name === 'option-months'")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    tab_to(page, "() => document.activeElement?.textContent?.trim() === '시작'")
    page.keyboard.press("Enter")
    expect(page.locator(".board")).to_be_visible()
    acts = 0
    while (what := table.what()) != "over":
        acts += 1
        assert acts < 150
        if what == "pause":
            # The way on has the focus.
            page.keyboard.press("Enter")
            expect(page.locator(".go-on")).to_be_hidden()
            continue
        if what == "call":
            tab_to(page, "() => document.activeElement?.classList.contains('stop')")
            page.keyboard.press("Enter")
            expect(page.locator(".call")).to_be_hidden()
            continue
        if not page.evaluate(FOCUS):
            # Only at the start of a hand must one go there; afterwards the focus stays at the table.
            tab_to(page, f"() => ({FOCUS})() !== null")
        if what == "pick":
            while page.evaluate(FOCUS) not in table.glowing():
                page.keyboard.press("ArrowUp")
            page.keyboard.press("Enter")
            continue
        if page.evaluate(FOCUS) not in table.hand():
            page.keyboard.press("ArrowDown")
        page.keyboard.press("ArrowRight")
        card, state = page.evaluate(FOCUS), table.view["state"]
        assert card in table.hand()
        page.keyboard.press("Space" if acts % 2 else "Enter")
        expect(table.hand_card(card)).to_have_attribute("aria-pressed", "true")
        glowing = table.glowing()
        if len(glowing) == 2:
            while page.evaluate(FOCUS) not in glowing:
                page.keyboard.press("ArrowUp")
        page.keyboard.press("Enter")
        table.done(state)
    assert page.evaluate("() => document.activeElement.id") == "final-title"


def tab_to(page: Page, there: str) -> None:
    """Press Tab until `there` holds."""
    for _ in range(60):
        if page.evaluate(there):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never gets to {there}")


def test_KP_13_what_happened_is_said_aloud(table: Table) -> None:
    table.sit_down()
    table.play_until(lambda what: what == "play")
    card = table.tap_turn()
    expect_said(table.page, f"빨강: {int(card[:2])}월·")
    # Red may have to choose, or to call, before it is blue's turn.
    while (what := table.what()) != "play":
        table.act(what)
    expect_said(table.page, "파랑: ")
    expect_said(table.page, "더미에서")


def test_KP_14_every_move_has_a_button_and_equal_choices_have_one(table: Table) -> None:
    table.sit_down()
    panel = table.open_moves()
    while (what := table.what()) != "over":
        if what == "pause":
            table.act(what)
            continue
        # The choices that differ: a hand card, and what it takes but for which of two chaff.
        legal = [move.partition(">") for move in table.view["legal"]]
        different = {(card, taken.rstrip("123")) for card, _, taken in legal}
        expect(panel.locator("li > button")).to_have_count(len(different))
        assert what in ("play", "pick", "call")
        panel.locator("li > button").first.click()
    assert table.view["over"]
