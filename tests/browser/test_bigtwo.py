"""Big Two at the table: hands by taps on a small phone and by keyboard alone, on a shared device, the duty, who pays
whom, the screens before axe."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import expect

from tests.browser.climbing import What, cards_of, play_until, round_by_keyboard, sit_down
from tests.browser.table import Table
from tests.browser.test_access import AXE, CHECK

pytestmark = pytest.mark.browser


def test_BT_40_G07_a_hand_by_taps_and_who_pays_whom(table: Table) -> None:
    sit_down(table, game="bigtwo", rounds=2)
    play_until(table, lambda now: now == "pause")
    rows, lines = table.page.evaluate(
        "() => ['tbody tr', 'li'].map((one) => document.querySelectorAll(`.result ${one}`).length)"
    )
    assert not [message for message in table.heard if message["type"] in ("refused", "error")]
    last = table.view["last"]
    pays = last["position"]["facts"]["pays"]
    points = [sum(row[seat] for row in pays) - sum(pays[seat]) for seat in range(4)]
    assert points == last["points"]
    assert rows == 4
    assert lines == sum(amount > 0 for row in pays for amount in row)


def test_G04_G05_a_hand_by_keyboard_alone(table: Table) -> None:
    sit_down(table, game="bigtwo", rounds=1)
    round_by_keyboard(table)


def test_combinations_found_in_the_hand_are_offered_by_kind(table: Table) -> None:
    """A tap on a kind picks a play of it, another tap the next one; what is offered can be played."""
    sit_down(table, game="bigtwo", rounds=0)

    def leading_with_pairs(now: What) -> bool:
        pairs = [move for move in table.view["legal"] if len(cards_of(move)) == 2]
        return now == "act" and not table.view["position"]["t_cards"] and len(pairs) > 1

    play_until(table, leading_with_pairs)
    pairs = {frozenset(cards_of(move)) for move in table.view["legal"] if len(cards_of(move)) == 2}
    find = table.page.get_by_role("list", name="손패로 만들 수 있는 족보").get_by_role(
        "button", name="페어", exact=True
    )
    seen = set()
    for _ in pairs:
        find.click()
        expect(find).to_have_attribute("aria-pressed", "true")
        picked = table.page.locator(".fan button[aria-pressed=true]")
        seen.add(frozenset(picked.evaluate_all("all => all.map(one => one.dataset.hand)")))
    assert seen == pairs
    state = table.view["state"]
    table.page.locator(".ways .main").click()
    table.done(state)
    assert frozenset(cards_of(table.last_move)) in pairs


def test_five_on_one_device_see_their_own_hand_only(table: Table) -> None:
    """Five plates and a hand fit a small phone; between two turns the table is covered, and nobody's hand is sent."""
    sit_down(table, {"kind": "here"}, game="bigtwo", seats=5, rounds=1)
    shown: set[int] = set()

    def round_the_table(now: What) -> bool:
        if now == "act":
            shown.add(table.view["seat"])
        return len(shown) == 5 or now == "over"

    play_until(table, round_the_table)
    assert len(shown) == 5
    expect(table.page.locator(".plate")).to_have_count(5)
    boxes = table.page.locator(".plate, .fan button, .ways button, .laid img").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).map(b => [b.left, b.top, b.right, b.bottom])"
    )
    for left, top, right, bottom in boxes:
        assert left >= 0
        assert top >= 0
        assert right <= 360
        assert bottom <= 640
    for view in (message for message in table.heard if message["type"] == "view" and not message["over"]):
        for seat, hand in enumerate(view["position"]["hand"]):
            assert not hand or seat == view["seat"]


def test_BT_48_the_duty_is_explained_before_it_bites(table: Table) -> None:
    """The next seat holds one card: the leader of a single is told to play the highest, and warned of any other."""
    sit_down(table, game="bigtwo", rounds=0)
    page = table.page

    def bound(now: What) -> bool:
        facts = table.view["position"]["facts"]
        return now == "act" and facts["bound"] and bool(lesser(table))

    play_until(table, bound, acts=2000)
    facts = table.view["position"]["facts"]
    owed = facts["owed"][0]
    expect(page.locator(".signs")).to_contain_text("최선")
    low = lesser(table)[0]
    for card in cards_of(low):
        table.hand_card(card).click()
    expect(page.locator(".asked.warning")).to_be_visible()
    page.keyboard.press("Escape")
    for card in cards_of(owed):
        table.hand_card(card).click()
    expect(page.locator(".asked.warning")).to_have_count(0)
    state = table.view["state"]
    page.locator(".ways .main").first.click()
    table.done(state)
    assert table.last_move == owed


def lesser(table: Table) -> list[str]:
    """The legal plays of as many cards as the duty is about, other than those it asks for."""
    position = table.view["position"]
    owed = position["facts"]["owed"]
    size = position["t_size"] or 1
    return [move for move in table.view["legal"] if len(cards_of(move)) == size and move not in owed]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_G04_axe_finds_nothing_serious(table: Table, scheme: Literal["light", "dark"]) -> None:
    page = table.page
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    axe = AXE.read_text("utf-8")
    troubles: list[str] = []

    def check(screen: str) -> None:
        page.evaluate(axe)
        troubles.extend(f"{screen}: {trouble}" for trouble in page.evaluate(CHECK))

    sit_down(table, game="bigtwo", rounds=1)
    play_until(table, lambda now: now == "act")
    check("table")
    table.hand_card(table.hand()[0]).click()
    check("picked card")
    page.keyboard.press("Escape")
    play_until(table, lambda now: now == "over")
    check("final result")
    assert not troubles, "\n".join(troubles)
