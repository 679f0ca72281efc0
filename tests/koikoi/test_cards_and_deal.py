"""Clauses KK-01 … KK-10: the cards, the deal, who deals, and how long a match is."""

from __future__ import annotations

import calendar
from collections import Counter
from pathlib import Path

import pytest

import hanpan
from hanpan.cards import hwatu
from hanpan.games.face import find_deal
from tests.koikoi.board import CARDS, GAME, MONTHS, at, deal, deck, play, worth
from web.art.hwatu import months_01_03, ribbon

KINDS = {
    "bright": "01-bright 03-bright 08-bright 11-bright 12-bright",
    "animal": "02-animal 04-animal 05-animal 06-animal 07-animal 08-animal 09-animal 10-animal 11-animal",
    "red": "01-red 02-red 03-red",
    "blue": "06-blue 09-blue 10-blue",
    "plain": "04-plain 05-plain 07-plain 11-plain",
}


def test_KK_01_forty_eight_cards_four_a_month() -> None:
    """Case C01: 5 brights, 9 animals, 10 ribbons, 24 chaff; month 11 has one of each kind, month 12 a bright and three
    chaff."""
    names = hwatu.DECK.names
    assert names == CARDS
    assert Counter(name[:2] for name in names) == {f"{month:02}": 4 for month in range(1, 13)}
    for kind, cards in KINDS.items():
        assert {name for name in names if kind in name} == set(cards.split())
    assert sum("chaff" in name for name in names) == 24
    assert [name for name in names if name[:2] == "11"] == ["11-bright", "11-animal", "11-plain", "11-chaff1"]
    assert [name for name in names if name[:2] == "12"] == ["12-bright", "12-chaff1", "12-chaff2", "12-chaff3"]
    assert len(MONTHS) == 12


def test_KK_01_masks_of_kinds() -> None:
    deck_of = hwatu.DECK
    assert deck_of.cards(hwatu.BRIGHTS) == tuple(KINDS["bright"].split())
    assert deck_of.cards(hwatu.ANIMALS) == tuple(KINDS["animal"].split())
    ribbons = " ".join(KINDS[kind] for kind in ("red", "blue", "plain")).split()
    assert deck_of.cards(hwatu.RIBBONS) == tuple(sorted(ribbons))
    assert deck_of.all == hwatu.BRIGHTS | hwatu.ANIMALS | hwatu.RIBBONS | hwatu.CHAFF
    assert deck_of.cards(hwatu.RAIN_MAN) == ("11-bright",)
    assert deck_of.cards(hwatu.CUP) == ("09-animal",)
    assert deck_of.cards(hwatu.BOAR_DEER_BUTTERFLY) == ("06-animal", "07-animal", "10-animal")


#: How each kind of card is called.
KIND_WORDS = {
    "ko": {"bright": "(광)", "animal": "(열끗)", "red": "홍단", "blue": "청단", "plain": "띠", "chaff": "피"},
    "ja": {"bright": "（光）", "animal": "（タネ）", "red": "赤短", "blue": "青短", "plain": "短冊", "chaff": "カス"},
    "en": {
        "bright": "(bright)", "animal": "(animal)", "red": "red poem ribbon", "blue": "blue ribbon",
        "plain": "plain ribbon", "chaff": "chaff",
    },
    "zh-HK": {"bright": "（光）", "animal": "（種）", "red": "赤短", "blue": "青短", "plain": "短冊", "chaff": "皮"},
}  # fmt: skip
MONTH_WORDS = {
    "ko": [f"{month}월·" for month in range(1, 13)],
    "ja": [f"{month}月・" for month in range(1, 13)],
    "en": list(calendar.month_name)[1:],
    "zh-HK": [f"{month}月・" for month in range(1, 13)],
}
#: The pictures of KK-01, by card: in Korean, Japanese, English and Chinese.
PICTURES = {
    "01-bright": ("학", "鶴", "crane", "鶴"),
    "02-animal": ("휘파람새", "鶯", "bush warbler", "鶯"),
    "03-bright": ("장막", "幕", "curtain", "幕"),
    "04-animal": ("두견새", "ほととぎす", "cuckoo", "杜鵑"),
    "05-animal": ("다리", "八橋", "bridge", "八橋"),
    "06-animal": ("나비", "蝶", "butterfl", "蝶"),
    "07-animal": ("멧돼지", "猪", "boar", "豬"),
    "08-bright": ("달", "月", "moon", "月"),
    "08-animal": ("기러기", "雁", "geese", "雁"),
    "09-animal": ("술잔", "盃", "cup", "盃"),
    "10-animal": ("사슴", "鹿", "deer", "鹿"),
    "11-bright": ("미치카제", "小野道風", "Michikaze", "小野道風"),
    "11-animal": ("제비", "燕", "swallow", "燕"),
    "11-chaff1": ("번개", "雷", "lightning", "雷"),
    "12-bright": ("봉황", "鳳凰", "phoenix", "鳳凰"),
}


@pytest.mark.parametrize("language", ["ko", "ja", "en", "zh-HK"])
def test_KK_01_C01_every_card_is_called_what_it_is(language: str) -> None:
    """The text that stands for a card's picture: its month, its kind (and no other), its own picture."""
    folder = Path(hwatu.__file__).parents[1] / "games" / "koikoi"
    lines = (folder / f"{language}.ftl").read_text("utf-8").splitlines()
    texts = dict(line.split(" = ", 1) for line in lines if line.startswith("koikoi-card-"))
    words = KIND_WORDS[language]
    for card in CARDS:
        text = texts[f"koikoi-card-{card}"]
        assert text.startswith(MONTH_WORDS[language][int(card[:2]) - 1])
        kind = card[3:].rstrip("123")
        assert words[kind] in text
        assert not any(word in text for other, word in words.items() if other != kind)
        if card in PICTURES:
            assert PICTURES[card][("ko", "ja", "en", "zh-HK").index(language)] in text


def test_KK_02_only_yaku_score() -> None:
    """Twenty cards of high value without a yaku are worth nothing; the plain ribbons make no red set."""
    assert worth("01-bright 12-bright 02-animal 04-animal 05-animal 08-animal 01-red 02-red 06-blue 09-blue") == 0
    assert worth("01-red 02-red 04-plain 05-plain") == 0
    assert worth("01-red 02-red 04-plain 05-plain 07-plain") == 1
    assert worth("04-plain 05-plain 07-plain 11-plain 01-red") == 1


def test_KK_03_writing_on_the_red_ribbons(monkeypatch: pytest.MonkeyPatch) -> None:
    """The pictures of January and February say a-no-yo-ro-shi, March mi-yo-shi-no; the plain ones have no writing."""
    written: list[str] = []
    monkeypatch.setattr(ribbon, "poem", lambda card, x, y, turn, text: written.append(f"{card.name} {text}"))
    for _card in months_01_03.cards():
        pass
    assert written == ["01-red a no yo ro shi", "02-red a no yo ro shi", "03-red mi yo shi no"]


def test_KK_04_dealing_order() -> None:
    """The dealer's eight, the other's eight, eight on the field, the pile from the top: whoever deals."""
    cards = deck()
    for dealer in (0, 1):
        data = GAME.deal(deck=cards, lot=dealer).data
        assert set(data["hand"][dealer]) == set(cards[:8])
        assert set(data["hand"][1 - dealer]) == set(cards[8:16])
        assert set(data["field"]) == set(cards[16:24])
        assert data["pile"] == cards[24:]
        assert (data["turn"], data["dealer"], data["held"], data["month"]) == (dealer, dealer, [8, 8], 1)
        assert data["taken"] == [[], []]


def test_KK_05_C13_four_of_a_month_on_the_field_void_the_deal() -> None:
    """Nothing counts, not even a special hand; the same month is dealt again with the same dealer."""
    four = "06-animal 06-blue 06-chaff1 06-chaff2"
    for hand in ("", "01-bright 01-red 01-chaff1 01-chaff2"):
        pos = deal(first=hand, field=four, lot=1)
        assert pos.over
        assert pos.voided
        assert pos.points == pos.totals == (0, 0)
        assert pos.data["ending"] == "redeal"
        again = pos.next_round(deck=deck())
        assert again is not None
        assert not again.over
        assert (again.data["month"], again.data["dealer"]) == (1, 1)


def test_KK_05_three_of_a_month_are_no_redeal() -> None:
    assert not deal(field="06-animal 06-blue 06-chaff1").over


def test_KK_05_in_the_last_month_too() -> None:
    """A voided deal of the last month is dealt again: the month number does not advance, nor does the match end."""
    pos = at("play", 1, "04-chaff1", "05-chaff1", pile="06-chaff1", total=(4, 9), month=2, options={"months": 3})
    void = play(pos, "04-chaff1").next_round(deck=deck(field="06-animal 06-blue 06-chaff1 06-chaff2"))
    assert void is not None
    assert (void.voided, void.data["month"], void.totals) == (True, 3, (4, 9))
    again = void.next_round(deck=deck())
    assert again is not None
    assert (again.over, again.data["month"], again.totals) == (False, 3, (4, 9))


def test_KK_05_deals_from_a_seed_are_never_void() -> None:
    """Repeated until the field is fine; which attempt it was is known, so a replay finds the same deck (case C13)."""
    tries = Counter[int]()
    waiting = GAME.ready(GAME.options(), 0)
    for seed in range(2000):
        pos, order, attempt = find_deal(waiting, str(seed).encode(), "1")
        assert not pos.voided
        field = Counter(card // 4 for card in order[16:24])
        assert max(field.values()) < 4
        assert GAME.deal(GAME.options(), seed=seed, lot=0) == pos == GAME.deal(GAME.options(), deck=order, lot=0)
        tries[attempt] += 1
    # One deal in 232 is void (KK section 11): 8.6 of 2,000 expected.
    assert 0 < sum(tries.values()) - tries[0] < 25


def test_KK_06_first_dealer_by_lot() -> None:
    assert [GAME.deal(deck=deck(), lot=lot).data["dealer"] for lot in (0, 1, 2, 4294967295)] == [0, 1, 0, 1]
    dealers = Counter(GAME.deal(seed=seed).data["dealer"] for seed in range(2000))
    assert abs(dealers[0] - 1000) < 90  # four standard deviations of 22.4


@pytest.mark.parametrize("winner", [0, 1])
@pytest.mark.parametrize("dealer", [0, 1])
def test_KK_07_winner_deals_next(winner: int, dealer: int) -> None:
    pos = at("call", winner, "04-chaff1", dealer=dealer, taken=both(winner, "01-red 02-red 03-red"))
    after = play(pos, "stop").next_round(deck=deck())
    assert after is not None
    assert (after.data["dealer"], after.actors, after.data["month"]) == (winner, (winner,), 2)


def both(seat: int, taken: str, others: str = "") -> tuple[str, str]:
    """What seat 0 and seat 1 have taken."""
    return (taken, others) if seat == 0 else (others, taken)


def drawn_month(dealer: int) -> hanpan.Position:
    """A month that ends in a draw: the non-dealer's last card finds nothing, nor does the turned one."""
    pos = at("play", 1 - dealer, "04-chaff1", "05-chaff1", pile="06-chaff1", dealer=dealer)
    return play(pos, "04-chaff1")


@pytest.mark.parametrize("dealer", [0, 1])
def test_KK_08_draw_leaves_the_dealer(dealer: int) -> None:
    pos = drawn_month(dealer)
    assert pos.data["ending"] == "draw"
    assert pos.points == (0, 0)
    assert pos.places == (1, 1)
    after = pos.next_round(deck=deck())
    assert after is not None
    assert (after.data["dealer"], after.data["month"]) == (dealer, 2)


@pytest.mark.parametrize("winner", [0, 1])
def test_KK_09_hand_yaku_makes_dealer(winner: int) -> None:
    four = "01-bright 01-red 01-chaff1 01-chaff2"
    pos = deal(first=four, lot=winner)
    assert pos.points[winner] == 6
    after = pos.next_round(deck=deck())
    assert after is not None
    assert after.data["dealer"] == winner
    pos = deal(second=four, lot=1 - winner)
    assert pos.points[winner] == 6
    after = pos.next_round(deck=deck())
    assert after is not None
    assert after.data["dealer"] == winner


@pytest.mark.parametrize("months", [3, 6, 12])
def test_KK_10_length_of_a_match(months: int) -> None:
    pos: hanpan.Position | None = deal(months=months)
    played = 0
    while pos is not None:
        while not pos.over:
            pos = pos.play(pos.actors[0], pos.legal(pos.actors[0])[-1])
        played += 1
        assert pos.data["month"] == played
        pos = pos.next_round(seed=played)
    assert played == months


def test_KK_10_default_and_other_lengths() -> None:
    assert GAME.options()["months"] == 12
    for wrong in (0, 1, 4, 5, 9, 13, "3", True):
        with pytest.raises(hanpan.OptionError, match="months must be one of 3, 6, 12"):
            GAME.options(months=wrong)


@pytest.mark.parametrize(("total", "places"), [((5, 3), (1, 2)), ((3, 5), (2, 1)), ((4, 4), (1, 1)), ((0, 0), (1, 1))])
def test_KK_10_higher_total_wins_equal_draws(total: tuple[int, int], places: tuple[int, int]) -> None:
    pos = at("play", 1, "04-chaff1", "05-chaff1", pile="06-chaff1", total=total, month=3, options={"months": 3})
    pos = play(pos, "04-chaff1")
    assert pos.totals == total
    assert pos.standing == places
    assert pos.advanced() is None
