"""The rules pages of Koi-Koi tell the truth: worked examples against the rules, chances against exact counts."""

from __future__ import annotations

import re
from fractions import Fraction
from math import comb

import pytest

import hanpan
from hanpan.cards import hwatu
from hanpan.games.koikoi import rules
from hanpan.games.koikoi.yaku import YAKU, worth
from hanpan.kernel import KIND_SHIFT, interpreted
from tests.docs.languages import LANGUAGES, PACKAGE

FOLDER = PACKAGE / "games" / "koikoi"
DECK = hwatu.DECK
GAME = hanpan.game("koikoi")

THREE_BRIGHTS = "01-bright+03-bright+08-bright"
RED = "01-red+02-red+03-red"
BLUE = "06-blue+09-blue+10-blue"
PLAIN = "04-plain+05-plain+07-plain+11-plain"
CUP = "09-animal"
TEN_CHAFF = "+".join(f"{month:02}-chaff{n}" for month in range(1, 6) for n in (1, 2))

#: What was taken, the sum of its yaku, the score of a stop, and of a stop after the other side's koi-koi (KK-33,
#: KK-34, KK-40), in the order of the pages' table.
WORKED = (
    (f"{PLAIN}+01-red", 1, 1, 2),
    (f"07-animal+10-animal+06-animal+{CUP}", 6, 6, 12),
    (f"{RED}+04-plain+05-plain", 7, 14, 28),
    (f"{THREE_BRIGHTS}+{RED}", 10, 20, 40),
    # Without the moon, which would make Moon Viewing too; the cup is the eleventh chaff (KK-39).
    (f"01-bright+03-bright+12-bright+{CUP}+{TEN_CHAFF}", 12, 24, 48),
    (f"{RED}+{BLUE}+{PLAIN}", 14, 28, 56),
    (f"{THREE_BRIGHTS}+12-bright+{CUP}", 18, 36, 72),
)


def section(language: str, number: int) -> list[list[str]]:
    """The rows of the first table after the `number`-th heading (from 0) of a rules page, without its head."""
    text = (FOLDER / f"rules.{language}.md").read_text("utf-8")
    part = re.split(r"^#+ ", text, flags=re.MULTILINE)[1 + number]
    rows = [line.strip("| ").split(" | ") for line in part.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in row] for row in rows[2:]]


def headings(language: str) -> list[str]:
    return re.findall(r"^#+ (.+)$", (FOLDER / f"rules.{language}.md").read_text("utf-8"), re.MULTILINE)


def stop_with(taken: str, called: bool, **options: object) -> tuple[int, int]:
    """The sum of the yaku in `taken`, and what a stop of seat 0 with it pays."""
    s, o = GAME.spec.state.new(), GAME.spec.options.type.record(GAME.options(**options).row)
    s.phase = rules.CALL
    s.taken[0] = DECK.mask(taken.split("+"))
    s.calls[1] = int(called)
    interpreted(rules.play)(s, o, 0, rules.M_STOP << KIND_SHIFT)
    return int(interpreted(worth)(s.taken[0], o)), int(s.won)


@pytest.mark.parametrize("language", LANGUAGES)
def test_KK_34_the_worked_examples_are_what_the_rules_pay(language: str) -> None:
    rows = section(language, headings("en").index("Worked out"))
    assert len(rows) == len(WORKED)
    for row, (taken, total, stop, after) in zip(rows, WORKED, strict=True):
        assert (total, stop) == stop_with(taken, called=False), row
        assert (total, after) == stop_with(taken, called=True), row
        said = [int(cell.split("=")[-1]) for cell in row[1:]]
        assert said == [total, stop, after], row


def test_KK_35_without_doubling_three_brights_and_the_red_set_pay_ten_and_twenty() -> None:
    taken = f"{THREE_BRIGHTS}+{RED}"
    assert stop_with(taken, called=False, seven_doubles=False) == (10, 10)
    assert stop_with(taken, called=True, seven_doubles=False) == (10, 20)


@pytest.mark.parametrize("language", LANGUAGES)
def test_KK_07_the_yaku_table_gives_every_yaku_of_the_default_rules_its_points(language: str) -> None:
    points = {row[0]: int(row[1]) for row in section(language, headings("en").index("Yaku"))}
    words = dict(re.findall(r"^(\S+) = (.+)$", (FOLDER / f"{language}.ftl").read_text("utf-8"), re.MULTILINE))
    paid = (10, 8, 7, 5, 5, 5, 5, 5, 5, 10, 1, 1, 1)  # KK section 7; nomi is a local rule (KX-08)
    names = [words[f"koikoi-yaku-{name}"] for name in YAKU if name != "nomi"]
    assert points == dict(zip(names, paid, strict=True))


@pytest.mark.parametrize("language", LANGUAGES)
def test_KK_01_the_table_of_cards_is_the_deck(language: str) -> None:
    rows = section(language, headings("en").index("Month by month"))
    words = dict(re.findall(r"^(\S+) = (.+)$", (FOLDER / f"{language}.ftl").read_text("utf-8"), re.MULTILINE))
    assert [row[1] for row in rows] == [words[f"koikoi-month-{month}"] for month in range(1, 13)]
    for month, row in enumerate(rows, 1):
        kinds = {name.split("-")[1].rstrip("123") for name in DECK.names if name.startswith(f"{month:02}-")}
        chaff = sum(name.startswith(f"{month:02}-chaff") for name in DECK.names)
        assert [cell != "–" for cell in row[2:5]] == [
            "bright" in kinds,
            "animal" in kinds,
            bool(kinds & {"red", "blue", "plain"}),
        ]
        assert re.findall(r"\d+", row[5]) == [str(chaff)]


HANDS = comb(48, 8)
FOUR = Fraction(12 * comb(44, 4) - comb(12, 2), HANDS)  # two fours in one hand are counted twice in the first term
PAIRS = Fraction(comb(12, 4) * 6**4, HANDS)
#: Exact counts over both hands and the field (clauses of Koi-Koi, section 11).
ONE_SIDE, BOTH = Fraction(6860809088, 574765409361), Fraction(27893585, 574765409361)


def without_three() -> int:
    """The fields of eight cards with no month lying there exactly three times: months one by one."""
    ways = [1] + [0] * 8
    for _month in range(12):
        ways = [sum(comb(4, k) * ways[n - k] for k in (0, 1, 2, 4) if k <= n) for n in range(9)]
    return ways[8]


#: In the order of the pages' table.
CHANCES = (
    FOUR,
    PAIRS,
    FOUR + PAIRS,
    ONE_SIDE,
    ONE_SIDE + BOTH,
    BOTH,
    1 - (1 - ONE_SIDE - BOTH) ** 12,
    FOUR,
    1 - Fraction(without_three(), HANDS),
    1 - Fraction(comb(43, 8), HANDS),
    Fraction(8, 32),
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chances_are_the_exact_ones_rounded(language: str) -> None:
    rows = section(language, headings("en").index("Chances"))
    assert len(rows) == len(CHANCES)
    for (what, percent, about), chance in zip(rows, CHANCES, strict=True):
        digits = len(percent.rstrip("%").partition(".")[2])
        assert percent == f"{float(chance):.{digits}%}", what
        said = sorted(int(number.replace(",", "")) for number in re.findall(r"[\d,]+", about))
        if said == [6, 10]:
            assert round(10 * chance) == 6
        else:
            assert said == [1, round(1 / chance)], what
