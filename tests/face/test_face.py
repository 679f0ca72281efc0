"""The Python face: what `import hanpan` offers, its examples, and every error it raises, in words."""

from __future__ import annotations

import pickle
import re
from collections.abc import Callable

import pytest

import hanpan
from hanpan import CardError, IllegalMove, NotationError, OptionError
from hanpan.games import catalogue, face
from hanpan.games.contract import Choice, Number, Options, Switch
from tests.koikoi.board import CARDS

GAME = hanpan.game("koikoi")
#: One card of each month after the other.
DECK = " ".join(CARDS[4 * month + card] for card in range(4) for month in range(12))


def lines_of_example(text: str) -> list[str]:
    """The lines of code in a docstring: those that assign, import or loop."""
    return [line for line in text.splitlines() if re.match(r"(import |\w+ = |for )", line)]


@pytest.mark.parametrize("module", [hanpan, face])
def test_examples_in_docstrings_run(module: object) -> None:
    code = lines_of_example(module.__doc__ or "")
    assert len(code) >= 4
    names: dict[str, object] = {"hanpan": hanpan}
    exec("\n".join(code), names)
    pos = names["pos"]
    assert isinstance(pos, hanpan.Position)
    assert pos.data["drawn"] == 1


def test_everything_promised_is_there() -> None:
    assert all(hasattr(hanpan, name) for name in hanpan.__all__)
    assert re.fullmatch(r"\d+\.\d+\.\d+", hanpan.__version__)
    assert "koikoi" in hanpan.game_names()
    assert hanpan.game("koikoi") is hanpan.game("koikoi")
    assert repr(GAME) == "<Game koikoi>"


def test_unknown_game() -> None:
    with pytest.raises(LookupError, match="there is no game 'koikio'; did you mean 'koikoi'"):
        hanpan.game("koikio")
    with pytest.raises(LookupError, match=r"there is no game 'xyz'; there are .*koikoi"):
        hanpan.game("xyz")


def test_catalogue_refuses_a_folder_that_is_no_game(monkeypatch: pytest.MonkeyPatch) -> None:
    import hanpan.games.koikoi as folder

    monkeypatch.setattr(folder, "GAME", "no game")
    catalogue.spec.cache_clear()
    try:
        with pytest.raises(TypeError, match="GAME must be a GameSpec called 'koikoi'"):
            catalogue.spec("koikoi")
    finally:
        catalogue.spec.cache_clear()


def test_options_are_a_mapping_and_attributes() -> None:
    options = GAME.options(months=6, viewing="off")
    assert (options["months"], options.months, options["viewing"], options.seven_doubles) == (6, 6, "off", True)
    assert options.changed == {"months": 6, "viewing": "off"}
    assert dict(options) == {**options}
    assert list(options) == list(GAME.spec.options.declared)
    assert len(options) == len(list(options))
    assert options == GAME.options(viewing="off", months=6)
    assert options != GAME.options(months=6)
    assert hash(options) == hash(GAME.options(viewing="off", months=6))
    assert options != {"months": 6}
    assert GAME.options(**options) == options
    assert repr(options) == "<options of koikoi: {'months': 6, 'viewing': 'off'}>"
    assert repr(GAME.options()) == "<options of koikoi: defaults>"
    with pytest.raises(AttributeError, match="koikoi has no option 'month'"):
        _ = options.month


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"month": 6}, "there is no option 'month'; did you mean 'months'?"),
        ({"months": 5}, "months must be one of 3, 6, 12, not 5"),
        ({"months": "6"}, "months must be one of 3, 6, 12, not '6'"),
        ({"months": None}, "months must be one of 3, 6, 12, not None"),
        ({"viewing": "on"}, "viewing must be one of counts, off, with_another, not 'on'"),
        ({"viewing": 0}, "viewing must be one of counts, off, with_another, not 0"),
        ({"seven_doubles": 1}, "seven_doubles must be true or false, not 1"),
        ({"seven_doubles": "on"}, "seven_doubles must be true or false, not 'on'"),
        ({"five_brights": 31}, "five_brights must be a whole number from 1 to 30, not 31"),
        ({"five_brights": 0}, "five_brights must be a whole number from 1 to 30, not 0"),
        ({"five_brights": True}, "five_brights must be a whole number from 1 to 30, not True"),
        ({"five_brights": 7.0}, "five_brights must be a whole number from 1 to 30, not 7.0"),
        ({"seats": 3}, "seats must be a whole number from 2 to 2, not 3"),
    ],
)
def test_wrong_options(given: dict[str, object], message: str) -> None:
    with pytest.raises(OptionError) as error:
        GAME.options(**given)
    assert str(error.value) == message
    assert isinstance(error.value, ValueError)


def test_option_far_from_any_name_lists_them() -> None:
    with pytest.raises(OptionError, match="there is no option 'zzz'; there are seats, months"):
        GAME.options(zzz=1)


def test_presets() -> None:
    with pytest.raises(OptionError, match="there is no preset 'none-such'; there are "):
        GAME.options("none-such")
    options = Options(
        Number("seats", 4, 2, 5),
        Switch("strict", False),
        Choice("tone", ("low", "high"), "low"),
        presets={"club": {"strict": True, "tone": "high"}},
    )
    assert options.preset("club") == {"strict": True, "tone": "high"}
    with pytest.raises(OptionError, match="there is no preset 'pub'; there are club"):
        options.preset("pub")
    assert [entry["kind"] for entry in options.form()] == ["number", "switch", "choice"]
    assert options.form()[0] == {
        "name": "seats", "default": 4, "local": False, "hidden": False, "kind": "number", "low": 2, "high": 5,
    }  # fmt: skip
    assert options.form()[2]["values"] == ["low", "high"]
    assert "group" not in options.form()[0]
    grouped = Options(Number("seats", 2, 2, 2), Switch("strict", False, local=True, group="manners"))
    assert grouped.form()[1]["group"] == "manners"


@pytest.mark.parametrize(
    ("name", "text", "message"),
    [
        ("strict", "yes", "strict must be on or off, not 'yes'"),
        ("seats", "three", "seats must be a whole number, not 'three'"),
        ("seats", "6", "seats must be a whole number from 2 to 5, not 6"),
        ("tone", "loud", "tone must be one of low, high, not 'loud'"),
        ("seat", "3", "there is no option 'seat'; did you mean 'seats'?"),
    ],
)
def test_wrong_option_texts(name: str, text: str, message: str) -> None:
    options = Options(Number("seats", 4, 2, 5), Switch("strict", False), Choice("tone", ("low", "high"), "low"))
    with pytest.raises(OptionError) as error:
        options.parse(name, text)
    assert str(error.value) == message
    assert options.parse("strict", "on") is options.parse("strict", "true") is True
    assert options.parse("strict", "off") is options.parse("strict", "false") is False
    assert (options.parse("seats", "3"), options.parse("tone", "high")) == (3, "high")


def test_every_game_declares_seats() -> None:
    with pytest.raises(ValueError, match="every game declares the option 'seats'"):
        Options(Switch("strict", False))


@pytest.mark.parametrize(
    ("deal", "error", "message"),
    [
        (lambda: GAME.deal(), ValueError, "give either seed=… or deck=…"),
        (lambda: GAME.deal(seed=1, deck=DECK), ValueError, "give either seed=… or deck=…"),
        (lambda: GAME.deal(deck=DECK.replace("01-bright", "")), CardError, "missing: 01-bright"),
        (lambda: GAME.deal(deck=DECK.replace("01-bright", "02-animal")), CardError, "02-animal stands twice"),
        (lambda: GAME.deal(deck=DECK.replace("01-bright", "01-brihgt")), CardError, "did you mean 01-bright?"),
        (lambda: GAME.deal(deck=range(47)), CardError, "missing: 12-chaff3"),
        (lambda: GAME.deal(seed=1).next_round(seed=1), ValueError, "the round is not over"),
        (lambda: GAME.deal(seed=1).next_round(), ValueError, "give either seed=… or deck=…"),
        (lambda: GAME.deal(seed=1).view(2), ValueError, "seats are 0 to 1, or -1 for a spectator, not 2"),
        (lambda: GAME.deal(seed=1).view(-2), ValueError, "seats are 0 to 1, or -1 for a spectator, not -2"),
        (lambda: GAME.deal(seed=1).legal(-1), ValueError, "seats are 0 to 1, not -1"),
        (lambda: GAME.deal(seed=1).play(2, "koikoi"), ValueError, "seats are 0 to 1, not 2"),
        (lambda: GAME.deal(seed=1).play(0, -1), NotationError, "a move is a number from 0 to 2**63 - 1, not -1"),
        (lambda: GAME.deal(seed=1).play(0, 2**63), NotationError, "a move is a number from 0 to"),
        (lambda: GAME.deal(seed=1).play(0, "13-bright"), NotationError, "'13-bright' is no move: there is no card"),
        (lambda: GAME.deal(seed=1).play(0, ""), NotationError, "moves are written 05-plain, 05-plain>05-animal"),
        (lambda: GAME.parse(GAME.deal(seed=1), "01-red>"), NotationError, "is no move"),
        (lambda: GAME.parse(GAME.deal(seed=1), "01-red>01-red"), NotationError, "01-red is named twice"),
    ],
)
def test_errors_of_use(deal: Callable[[], object], error: type[Exception], message: str) -> None:
    with pytest.raises(error) as raised:
        deal()
    assert message in str(raised.value)


def test_illegal_move_says_which_and_why() -> None:
    pos = GAME.deal(deck=DECK)
    with pytest.raises(IllegalMove) as refusal:
        pos.play(0, "12-bright")
    assert str(refusal.value) == "seat 0 may not play 12-bright: not_in_hand"
    assert (refusal.value.reason, refusal.value.move, refusal.value.seat) == ("not_in_hand", "12-bright", 0)
    assert isinstance(refusal.value, ValueError)
    copy = pickle.loads(pickle.dumps(refusal.value))
    assert (copy.reason, copy.move, copy.seat, str(copy)) == ("not_in_hand", "12-bright", 0, str(refusal.value))


TEXT = GAME.deal(deck=DECK).text


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "a position of koikoi is written"),
        ("koikoi", "a position of koikoi is written"),
        (TEXT.replace("koikoi |", "bigtwo |"), "a position of koikoi is written"),
        (TEXT.replace("koikoi |", "koikoi months=5 |"), "months must be one of 3, 6, 12, not 5"),
        (TEXT.replace("koikoi |", "koikoi month=5 |"), "there is no option 'month'"),
        (TEXT.replace("turn=0 ", ""), "the position lacks turn"),
        (TEXT.replace("turn=0", "turns=0"), "koikoi has no field 'turns'"),
        (TEXT + " turn=0", "turn stands twice"),
        (TEXT.replace("turn=0", "turn=2"), "turn must be a whole number from 0 to 1, not '2'"),
        (TEXT.replace("turn=0", "turn=x"), "turn must be a whole number from 0 to 1, not 'x'"),
        (TEXT.replace("turn=0", "turn=0,1"), "turn has 1 values, not 2"),
        (TEXT.replace("held=8,8", "held=8"), "held has 2 values, not 1"),
        (TEXT.replace("phase=play", "phase=nap"), "phase must be one of play, pick, call, over, not 'nap'"),
        (TEXT.replace("01-chaff2", "13-chaff2", 1), "there is no card '13-chaff2'"),
        (TEXT.replace("hand=01-bright", "hand=02-animal"), "02-animal is named twice"),
        (TEXT.replace("taken=-,-", "taken=01-bright,-"), "01-bright lies in two places"),
        (TEXT.replace("drawn=0", "drawn=1"), "16 cards held and 1 drawn do not make 16"),
        (TEXT.replace("ending=running", "ending=draw"), "the ending says how a month that is over ended"),
    ],
)
def test_wrong_position_texts(text: str, message: str) -> None:
    with pytest.raises(NotationError) as error:
        GAME.read(text)
    assert message in str(error.value)


def test_moves_are_numbers_with_a_text() -> None:
    pos = GAME.deal(deck=DECK)
    move = pos.legal(0)[0]
    assert isinstance(move, int)
    assert move == int(move)
    assert repr(move) == f"<Move {move}>"
    assert f"{move:>20}" == str(move).rjust(20)
    assert {move: 1}[hanpan.Move(int(move), GAME)] == 1
    assert (
        pos.play(0, move) == pos.play(0, int(move)) == pos.play(0, hanpan.Move(move, GAME)) == pos.play(0, f" {move} ")
    )


def test_positions_are_equal_by_value() -> None:
    pos, again = GAME.deal(deck=DECK), GAME.deal(deck=DECK)
    assert pos == again
    assert pos != GAME.deal(deck=DECK, lot=1)
    assert pos != GAME.deal(GAME.options(months=6), deck=DECK)
    assert pos != pos.text
    assert repr(pos) == f"<Position {pos.text}>"
    assert pos.seats == 2
    assert len({pos, again, pos.view(0)}) == 2


def test_seeds_may_be_numbers_or_bytes() -> None:
    assert GAME.deal(seed=12) == GAME.deal(seed=b"12")
    assert GAME.deal(seed=12) != GAME.deal(seed=b"\x0c")
    first = GAME.deal(seed=12)
    assert GAME.deal(seed=12, lot=0).data["dealer"] == 0
    assert GAME.deal(seed=12, lot=1).data["dealer"] == 1
    assert first.data["dealer"] in (0, 1)
