"""Whoever goes away from a table, and what the others may do then (KP-05), in a house whose clock is put on."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.friends import DESK, PHONE, Person
from tests.fixed_deals import ahead
from tests.serving import Serving, serving

pytestmark = pytest.mark.browser


class Evening:
    """A house of one's own and the people who come to it."""

    def __init__(self, browser: Browser, house: Serving, deals: Path) -> None:
        self.browser = browser
        self.house = house
        self.deals = deals
        self.people: list[Person] = []

    def come(self, language: str, screen: dict[str, int]) -> Person:
        self.people.append(Person(self.browser, self.house, language, screen))
        return self.people[-1]

    def later(self, seconds: int, *seen_by: Person) -> None:
        """So many seconds after its start by the house's clock, as pages see it that are loaded then."""
        said = self.deals.with_name("said")
        said.write_text(str(seconds), encoding="utf-8")
        said.replace(ahead(self.deals))  # at once: the house may be reading it
        for person in seen_by:
            person.page.reload()
            person.at_the_table()


@pytest.fixture
def evening(browser: Browser, tmp_path: Path) -> Iterator[Evening]:
    deals = tmp_path / "deals"
    deals.write_text("away", encoding="utf-8")
    with serving(tmp_path, deals=deals) as house:
        evening = Evening(browser, house, deals)
        yield evening
        errors = [error for person in evening.people for error in person.errors]
        for person in evening.people:
            person.context.close()
        assert errors == []


def test_KP_05_after_two_minutes_and_not_before_one_goes_on_against_the_computer(evening: Evening) -> None:
    maker, friend = evening.come("ko", DESK), evening.come("ja", PHONE)
    friend.join(maker.make("koikoi", months=3))
    for person in (maker, friend):
        person.at_the_table()
    old = maker.view["room"]
    friend.offline()
    company = maker.page.locator(".company")
    expect(company).to_contain_text("자리 비움")
    instead = company.get_by_role("button", name="컴퓨터와 새 게임 시작")
    evening.later(5, maker)
    expect(company).to_contain_text(re.compile(r"[01]:\d\d"))
    expect(instead).to_be_disabled()
    evening.later(130, maker)
    expect(instead).to_be_enabled()
    instead.click()
    maker.until(lambda: maker.view["room"] != old, "no new game has begun")
    assert [seat["kind"] for seat in maker.view["seats"]] == ["person", "computer"]
    # Whoever comes back is told that this game is over.
    friend.back_online()
    friend.until(lambda: friend.view["over"] and friend.view["left"], "the old game goes on")
