"""Daifugo at the table: whole rounds by taps on a small phone and by keyboard alone, the exchange, what is said."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import expect

from tests.browser.climbing import What, act, cards_of, play_until, round_by_keyboard, sit_down, what
from tests.browser.table import Table, expect_said
from tests.browser.test_access import AXE, CHECK

pytestmark = pytest.mark.browser

RANKS = "3456789TJQKA2"


def test_G07_a_round_by_taps_on_a_small_phone(table: Table) -> None:
    page = table.page
    sit_down(table)
    scrolls = (
        "() => [document.documentElement.scrollHeight > innerHeight, document.documentElement.scrollWidth > innerWidth]"
    )
    while table.view["round"] == 1:
        if what(table) != "act" or table.view["round"] != 1:
            break
        assert page.evaluate(scrolls) == [False, False]
        boxes = page.locator(".fan button").evaluate_all(
            "all => all.map(one => one.getBoundingClientRect()).map(b => [b.left, b.top, b.right, b.bottom])"
        )
        for left, top, right, bottom in boxes:
            assert right - left >= 44
            assert bottom - top >= 44
            assert left >= 0
            assert top >= 0
            assert right <= 360
            assert bottom <= 640
        act(table)
    play_until(table, lambda now: table.view["round"] == 2 and now == "act")
    assert not [message for message in table.heard if message["type"] in ("refused", "error")]
    assert sorted(table.view["last"]["places"]) == [1, 2, 3, 4]


@pytest.mark.parametrize(("width", "height"), [(360, 640), (640, 360)])
@pytest.mark.parametrize("seats", [2, 8])
def test_two_and_eight_seats_fit_a_small_phone(table: Table, seats: int, width: int, height: int) -> None:
    table.page.set_viewport_size({"width": width, "height": height})
    sit_down(table, seats=seats, deal="thirteen" if seats == 2 else "all")
    play_until(table, lambda now: len(table.view["played"]) > seats and now == "act")
    boxes = table.page.locator(".plate, .fan button, .ways button, .laid img").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).map(b => [b.left, b.top, b.right, b.bottom])"
    )
    assert table.page.locator(".plate").count() == seats
    for left, top, right, bottom in boxes:
        assert left >= 0
        assert top >= 0
        assert right <= width
        assert bottom <= height
    lowest, highest = (
        table.page.locator(selector).evaluate_all(
            f"all => Math.{end}(...all.map(one => one.getBoundingClientRect().{side}))"
        )
        for selector, end, side in ((".laid.top img", "max", "bottom"), (".fan button", "min", "top"))
    )
    assert lowest <= highest, "the trick lies over the hand"


def test_G04_G05_a_round_by_keyboard_alone(table: Table) -> None:
    sit_down(table)
    round_by_keyboard(table)


def test_DG_67_the_rich_choose_what_they_hand_over(table: Table) -> None:
    sit_down(table, rounds=0)

    def choosing(now: What) -> bool:
        return now == "act" and table.view["position"]["phase"] == "exchange" and 0 in table.view["actors"]

    play_until(table, choosing)
    position = table.view["position"]
    owes = position["owes"][0]
    assert owes in (1, 2)
    expect(table.page.locator(".asked")).to_have_text(f"넘길 카드 {owes}장을 고르세요")
    chosen = table.hand()[:owes]
    for card in chosen:
        table.hand_card(card).click()
    # One card more takes the place of the first.
    more = table.hand()[owes]
    table.hand_card(more).click()
    expect(table.hand_card(chosen[0])).to_have_attribute("aria-pressed", "false")
    table.page.locator(".ways .main").click()
    table.until(lambda: table.last_move.startswith("exchange:"), "the cards were never handed over")
    given = sorted(cards_of(table.last_move))
    assert given == sorted([*chosen[1:], more])
    expect_said(table.page, "교환으로")


def test_a_card_that_cannot_be_played_says_why(table: Table) -> None:
    sit_down(table, rounds=0)

    def weaker() -> list[str]:
        position = table.view["position"]
        lying = position["t_cards"]
        if position["phase"] != "play" or len(lying) != 1 or lying[0].startswith("JK"):
            return []
        if position["facts"]["lock"] or position["facts"]["reversed"]:
            return []
        least = RANKS.index(lying[0][1])
        return [card for card in table.hand() if not card.startswith("JK") and RANKS.index(card[1]) < least]

    play_until(table, lambda now: now == "act" and bool(weaker()))
    state, card = table.view["state"], weaker()[0]
    assert "지금은 함께 낼 수 없음" in table.hand_card(card).inner_text()
    table.hand_card(card).click()
    expect(table.page.locator(".notice")).to_have_text("바닥의 카드보다 센 카드를 내야 합니다.")
    assert table.view["state"] == state


def test_DG_58_a_finished_match_shows_the_titles(table: Table) -> None:
    sit_down(table, seats=2, deal="thirteen", rounds=1, exchange="off", fall=False)
    play_until(table, lambda now: now == "over")
    places = table.results[0]["places"]
    titles = {1: "대부호", 2: "대빈민"}
    assert table.page.locator(".final tbody td").all_inner_texts() == [titles[place] for place in places]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_G04_axe_finds_nothing_serious_on_any_screen(table: Table, scheme: Literal["light", "dark"]) -> None:
    page = table.page
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    axe = AXE.read_text("utf-8")
    troubles: list[str] = []

    def check(screen: str) -> None:
        page.evaluate(axe)
        troubles.extend(f"{screen}: {trouble}" for trouble in page.evaluate(CHECK))

    sit_down(table, {"kind": "here"}, seats=3, rounds=2)
    check("hand-over")
    play_until(table, lambda now: now == "act")
    check("table")
    table.hand_card(table.hand()[0]).click()
    check("picked card")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="기록과 버튼").click()
    panel = page.get_by_role("complementary")
    panel.get_by_text("버튼으로 조작").click()
    expect(panel.locator("details > :not(summary)").first).to_be_visible()
    check("panel")
    page.get_by_role("button", name="닫기").click()
    play_until(table, lambda now: now == "pause")
    check("round result")
    play_until(table, lambda now: now == "act" and table.view["position"]["phase"] == "exchange")
    check("exchange")
    play_until(table, lambda now: now == "over")
    check("final result")
    assert not troubles, "\n".join(troubles)
