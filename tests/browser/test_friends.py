"""Friends at one table, by a link: phone and desktop, Korean and Japanese (KP-04, KP-05, KP-06)."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.friends import DESK, PHONE, Person, play, watch
from tests.serving import Serving, serving

pytestmark = pytest.mark.browser

#: A short match between two of each game, and what its lobby needs for it.
SHORT: dict[str, dict[str, Any]] = {
    "koikoi": {"months": 3},
    "daifugo": {"seats": 2, "deal": "thirteen", "rounds": 1, "exchange": "off", "fall": False},
    "bigtwo": {"seats": 2, "rounds": 1},
    "zayagoshi": {"seats": 2, "rounds": 1},
}


Come = Callable[..., Person]


@pytest.fixture
def come(browser: Browser, house: Serving) -> Iterator[Come]:
    """People come in with browsers of their own; an error in any page fails the test."""
    people: list[Person] = []

    def one(language: str = "ko", screen: dict[str, int] = DESK) -> Person:
        people.append(Person(browser, house, language, screen))
        return people[-1]

    yield one
    errors = [error for person in people for error in person.errors]
    for person in people:
        person.context.close()
    assert errors == []


def pair(come: Come, game: str = "koikoi") -> tuple[Person, Person, str]:
    """Two at a table of a game: the maker at a desk, the friend at a phone."""
    maker, friend = come("ko", DESK), come("ja", PHONE)
    link = maker.make(game, **SHORT[game])
    friend.join(link)
    maker.at_the_table()
    friend.at_the_table()
    return maker, friend, link


def test_KP_04_two_taps_from_the_link_to_the_table_and_the_maker_is_red(come: Come) -> None:
    maker, friend = come("ko", DESK), come("ja", PHONE)
    link = maker.make("koikoi", months=3)
    page = maker.page
    expect(page.get_by_role("heading", level=1)).to_have_text("친구를 기다리는 중")
    expect(page.get_by_role("img", name="초대 URL의 QR 코드")).to_be_visible()
    # The options stand there in words, for whoever comes too.
    expect(page.locator("dl")).to_contain_text("3개월")
    friend.page.goto(link)
    expect(friend.page.locator("dl")).to_contain_text("3か月")
    offered = friend.page.get_by_role("textbox").first.input_value()
    assert offered
    friend.page.get_by_role("button", name="参加する").click()
    for one, seat in ((maker, 0), (friend, 1)):
        one.at_the_table()
        assert one.view["seat"] == seat
        # Nobody is told the other's cards.
        assert one.view["position"]["hand"][1 - seat] == []
    expect(maker.page.locator(".board .seat.near .name")).to_have_text("빨강")
    expect(friend.page.locator(".board .seat.near .name")).to_have_text("青")
    # The friend is called by the name that was kept.
    expect(maker.page.locator(".board .seat.far .name")).to_have_text(offered)


def test_the_link_is_copied(come: Come) -> None:
    maker = come()
    maker.context.grant_permissions(["clipboard-read", "clipboard-write"])
    link = maker.make("koikoi")
    maker.page.get_by_role("button", name="URL 복사").first.click()
    expect(maker.page.get_by_role("button", name="복사했습니다")).to_be_visible()
    assert maker.page.evaluate("navigator.clipboard.readText()") == link


def test_names_are_text_and_never_markup(come: Come) -> None:
    maker, friend = come(), come("ja", PHONE)
    link = maker.make("koikoi", months=3)
    friend.join(link, "<b onclick=1>꽃</b>")
    maker.at_the_table()
    expect(maker.page.locator(".board .seat.far .name")).to_have_text("<b onclick=1>꽃</b>")
    assert maker.page.locator(".name b").count() == 0


def test_the_maker_holds_one_seat_and_a_third_may_watch(come: Come) -> None:
    maker, friend, link = pair(come)
    again = maker.context.new_page()
    again.goto(link)
    expect(again.locator(".board")).to_be_visible()
    expect(again.locator(".board .seat.near .name")).to_have_text("빨강")
    third = come("ko", PHONE)
    third.page.goto(link)
    expect(third.page.locator(".table")).to_be_visible()
    assert third.view["seat"] is None
    assert [seat["yours"] for seat in third.view["seats"]] == [False, False]
    assert third.view["position"]["hand"] == [[], []]
    expect(friend.page.locator("header .watchers")).to_contain_text("1")


@pytest.mark.parametrize("game", SHORT)
def test_a_whole_match_by_link_with_a_reload_a_lost_network_and_a_restart(
    browser: Browser, tmp_path: Path, deals: Path, game: str
) -> None:
    """Whatever is lost on the way, both come back to the same table and play it to its end."""
    with contextlib.ExitStack() as houses:
        house = houses.enter_context(serving(tmp_path, deals=deals))
        maker, friend = Person(browser, house, "ko", DESK), Person(browser, house, "ja", PHONE)
        people = [maker, friend]
        friend.join(maker.make(game, **SHORT[game]))
        for one in people:
            one.at_the_table()
        begun = maker.view["state"]
        play(people, lambda: maker.view["state"] > begun + 2)
        state = maker.view["state"]

        friend.page.reload()
        friend.at_the_table()
        friend.until(lambda: friend.view["state"] >= state, "the friend never came back")
        play(people, lambda: maker.view["state"] > state + 2 or maker.view["over"])

        friend.offline()
        expect(maker.page.locator(".company")).to_contain_text("자리 비움")
        friend.page.wait_for_timeout(3000)
        friend.back_online()
        expect(maker.page.locator(".company")).to_have_count(0)
        state = maker.view["state"]
        play(people, lambda: maker.view["state"] > state or maker.view["over"])

        state = maker.view["state"]
        house.kill()
        port = urlsplit(house.url).port
        houses.enter_context(serving(tmp_path, "--port", str(port), deals=deals))
        for one in people:
            one.page.evaluate("dispatchEvent(new Event('online'))")
            expect(one.page.locator(".pill")).to_have_text("")
        play(people, lambda: all(one.view["over"] for one in people))
        assert maker.view["totals"] == friend.view["totals"]
        for one in people:
            if one.page.viewport_size == PHONE and one.page.locator("#panel").is_visible():
                one.page.keyboard.press("Escape")
            expect(one.page.locator(".final")).to_be_visible()
            assert one.errors == []
            assert not one.answers("error")
            one.context.close()


def test_a_rematch_turns_the_seats_when_all_have_pressed_and_a_new_link_invites_again(come: Come) -> None:
    maker, friend, link = pair(come)
    play([maker, friend], lambda: maker.view["over"] and friend.view["over"])
    old = maker.view["room"]
    friend.page.keyboard.press("Escape")
    maker.page.locator(".final").get_by_role("button", name="한 판 더").click()
    expect(friend.page.locator(".final")).to_contain_text("もう一度遊びたい人がいます")
    friend.page.locator(".final").get_by_role("button", name="もう一度遊ぶ").click()
    for one in (maker, friend):
        one.until(lambda one=one: one.view["room"] != old, "no new match")  # type: ignore[misc]
        one.at_the_table()
    assert maker.view["room"] == friend.view["room"]
    assert (maker.view["seat"], friend.view["seat"]) == (1, 0)
    # The old link leads whoever looks there to where the table went on.
    third = come("ko", DESK)
    third.page.goto(link)
    third.page.get_by_role("link", name="이어지는 테이블로").click()
    third.until(lambda: third.view["room"] == maker.view["room"], "the old link leads nowhere")


def test_KP_05_the_others_are_told_who_is_away_and_may_not_go_on_too_soon(come: Come) -> None:
    maker, friend, _ = pair(come)
    friend.context.close()
    company = maker.page.locator(".company")
    expect(company).to_contain_text("자리 비움 0:0")
    expect(company.get_by_role("button", name="컴퓨터와 새 게임 시작")).to_be_disabled()
    expect(company.get_by_role("button", name="컴퓨터에게 맡기기")).to_be_disabled()
    expect(company).to_contain_text("1:5")


def test_chat_is_text_for_who_sits_here_with_phrases_in_each_ones_language(come: Come) -> None:
    maker, friend, _ = pair(come)
    maker.page.locator(".chat summary").first.click()
    maker.page.get_by_role("textbox", name="말하기").fill("<i>안녕</i> https://example.org")
    maker.page.get_by_role("button", name="보내기").click()
    friend.page.locator("header .narrow").click()
    chat = friend.page.locator(".chat")
    chat.locator("details").first.evaluate("one => (one.open = true)")
    expect(chat).to_contain_text("<i>안녕</i> https://example.org")
    assert chat.locator("i, a").count() == 0
    said = friend.page.get_by_role("log")
    expect(said).to_contain_text("<i>안녕</i>")
    friend.page.get_by_role("button", name="ありがとう").click()
    # A phrase is read in the language of who reads it.
    expect(maker.page.locator(".chat li").last).to_contain_text("고맙습니다")
    # Muted, a person's lines are not shown; switched off, nobody's are.
    maker.page.locator(".chat").get_by_text("말 가리기").first.click()
    maker.page.locator(".chat .muting input").last.check(force=True)
    expect(maker.page.locator(".chat li", has_text="고맙습니다")).to_have_count(0)
    friend.page.get_by_role("switch", name="チャットを表示").uncheck(force=True)
    expect(friend.page.locator(".chat li")).to_have_count(0)


def test_three_people_and_a_computer_play_daifugo_and_somebody_watches(come: Come) -> None:
    """What those who watch say is theirs alone until the round is over (D09)."""
    maker, one, two = come("ko", DESK), come("ja", PHONE), come("ja", DESK)
    mode = {"kind": "mixed", "others": ["+friend", "+friend", "beginner"]}
    link = maker.make("daifugo", mode, rounds=2, exchange="off", fall=False)
    looking = watch(maker.page)
    for friend in (one, two):
        friend.join(link)
        friend.page.get_by_role("button", name="準備できました").click()
    people = [maker, one, two]
    for person in people:
        person.at_the_table()
    assert sorted(person.view["seat"] for person in people) == [0, 1, 2]

    watcher = come("ko", PHONE)
    watcher.page.goto(looking)
    expect(watcher.page.locator(".table")).to_be_visible()
    assert watcher.view["seat"] is None
    assert not any(watcher.view["position"]["hand"])
    expect(watcher.page.get_by_role("button", name="참가하기")).to_have_count(0)
    for person in people:
        expect(person.page.locator("header .watchers")).to_contain_text("1")

    watcher.page.locator("header .narrow").click()
    watcher.page.locator(".chat details").evaluate("one => (one.open = true)")
    watcher.page.get_by_role("textbox", name="말하기").fill("빨강이 이기겠네")
    watcher.page.get_by_role("button", name="보내기").click()
    expect(watcher.page.locator(".chat li")).to_contain_text("빨강이 이기겠네")
    play(people, lambda: all(person.view["round"] == 2 or person.view["over"] for person in people))
    lines = [line["text"] for chat in maker.answers("chat") for line in chat["lines"]]
    assert lines == ["빨강이 이기겠네"]
    told = next(at for at, message in enumerate(maker.heard) if message["type"] == "chat")
    assert any(message["type"] == "view" and message["round"] == 2 for message in maker.heard[: told + 2])
