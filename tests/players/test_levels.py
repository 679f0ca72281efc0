"""The door to the computer players, over every game and level."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import hanpan
from hanpan import OptionError, Position
from hanpan.players.levels import NothingToDecide, UnknownLevel, decide
from hanpan.players.worker import decide_plainly

#: Every level of every game; those that search with few guesses, as nothing here asks how well they play.
LEVELS = [
    (name, f"{level}@8" if level in (getattr(game.spec.thinking, "guesses", None) or ()) else level)
    for name in hanpan.game_names()
    for game in (hanpan.game(name),)
    for level in game.levels
]
every_level = pytest.mark.parametrize(("name", "level"), LEVELS)


def rounds(name: str, level: str, count: int) -> Iterator[tuple[Position, int, int]]:
    """Positions of rounds that the level plays with itself: each with the seat that acts and the move it makes."""
    game = hanpan.game(name)
    for seed in range(count):
        position = game.deal(seed=seed)
        moves = 0
        while position.actors:
            seat = position.actors[0]
            moves += 1
            move = decide(name, level, bytes(position.view(seat)), position.options, seat, 1000 * seed + moves)
            yield position, seat, move
            position = position.play(seat, move)


@every_level
def test_a_decision_is_a_move_that_is_open(name: str, level: str) -> None:
    for position, seat, move in rounds(name, level, 6):
        assert move in position.legal(seat)


@every_level
def test_a_decision_follows_from_its_arguments(name: str, level: str) -> None:
    """Asked again, in another order and with options written otherwise, the answers are the same."""
    asked = [
        (bytes(position.view(seat)), position.options, seat, move, number)
        for number, (position, seat, move) in enumerate(rounds(name, level, 1), 1)
    ]
    for view, options, seat, move, number in reversed(asked):
        assert decide(name, level, view, dict(options), seat, number) == move
        assert decide(name, level, view, options.changed, seat, number) == move


@every_level
def test_nothing_depends_on_what_is_hidden(name: str, level: str) -> None:
    """KA-06, cases D08: whoever hands in the whole position gets the move that its view alone brings, and so does
    whoever hands in another position that looks the same to the seat."""
    for position, seat, _move in rounds(name, level, 3):
        view = position.view(seat)
        chosen = decide(name, level, bytes(view), position.options, seat, 5)
        assert decide(name, level, bytes(position), position.options, seat, 5) == chosen
        for seed in range(3):
            assert decide(name, level, bytes(view.guess(seat, seed)), position.options, seat, 5) == chosen


@pytest.mark.parametrize(("name", "level"), [one for one in LEVELS if "@" not in one[1]])
def test_plain_twins_decide_alike(name: str, level: str) -> None:
    """What a house does in its first minute is what it does later: the same to the last bit of every number."""
    for number, (position, seat, _move) in enumerate(rounds(name, level, 12)):
        question = (name, level, bytes(position.view(seat)), position.options, seat, number)
        assert decide_plainly(*question) == decide(*question)


def test_random_plays_every_move_about_equally_often() -> None:
    game = hanpan.game("koikoi")
    position = game.deal(seed=1)
    seat = position.actors[0]
    moves = position.legal(seat)
    view = bytes(position.view(seat))
    often = dict.fromkeys(map(int, moves), 0)
    for seed in range(100 * len(moves)):
        often[decide("koikoi", "random", view, position.options, seat, seed)] += 1
    # 100 expected each, with a standard deviation below 10.
    assert all(55 < count < 145 for count in often.values())


class TestWrongQuestions:
    game = hanpan.game("koikoi")
    start = game.deal(seed=1)
    seat = start.actors[0]
    view = bytes(start.view(seat))

    def ask(
        self, game: str = "koikoi", level: str = "random", view: bytes | None = None, seat: int | None = None
    ) -> int:
        known = self.view if view is None else view
        return decide(game, level, known, self.start.options, self.seat if seat is None else seat, 1)

    def test_an_unknown_game(self) -> None:
        with pytest.raises(LookupError, match="did you mean 'koikoi'"):
            self.ask(game="koikoy")

    def test_an_unknown_level(self) -> None:
        with pytest.raises(UnknownLevel, match="did you mean 'beginner'"):
            self.ask(level="beginer")
        with pytest.raises(UnknownLevel, match="there are random, beginner, intermediate, advanced"):
            self.ask(level="?")

    @pytest.mark.parametrize(
        "level", ["advanced@0", "advanced@", "advanced@-1", "advanced@x", "beginner@5", "random@5"]
    )
    def test_guesses_where_none_can_be(self, level: str) -> None:
        with pytest.raises(UnknownLevel):
            self.ask(level=level)

    def test_wrong_options(self) -> None:
        with pytest.raises(OptionError, match="months"):
            decide("koikoi", "random", self.view, {"months": 5}, self.seat, 1)

    def test_bytes_that_are_no_record(self) -> None:
        with pytest.raises(ValueError, match="bytes was expected"):
            self.ask(view=self.view[:-1])

    @pytest.mark.parametrize("seat", [-1, 2, 64])
    def test_a_seat_that_is_not_there(self, seat: int) -> None:
        with pytest.raises(ValueError, match="seats are 0 to 1"):
            self.ask(seat=seat)

    def test_a_seat_whose_turn_it_is_not(self) -> None:
        with pytest.raises(NothingToDecide, match="may not act"):
            self.ask(seat=1 - self.seat)
