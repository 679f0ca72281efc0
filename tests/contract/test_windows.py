"""Windows, of the games that have some: what they last follows from what everybody may know, and silence is allowed."""

from __future__ import annotations

import random

import hanpan
from hanpan.games.contract import Window
from hanpan.games.face import Position
from tests.contract.kit import GAMES


def seconds(window: Window, position: Position) -> float:
    return window.seconds(position.record, position.game.spec.options.type.record(position.options.row))


def test_a_window_lasts_the_same_from_every_eye_and_silence_is_an_answer_in_any_order() -> None:
    chance = random.Random(7)
    open_windows = 0
    for game in map(hanpan.game, GAMES):
        window = game.spec.window
        if window is None:
            continue
        game.compiled = False  # a few positions: not worth a compilation
        try:
            position = game.deal(game.options(seats=game.spec.options.declared["seats"].default), seed=7)
            for _step in range(60):
                if position.over:
                    break
                if lasts := seconds(window, position):
                    open_windows += 1
                    asked = position.actors
                    for viewer in (-1, *range(position.seats)):
                        assert seconds(window, position.view(viewer)) == lasts
                    for seat in asked:
                        assert position.reason(seat, window.silent) is None
                    # Whoever answers, the others are asked what they were asked.
                    after = position.play(asked[-1], window.silent)
                    if len(asked) > 1:
                        assert after.actors == asked[:-1]
                        assert [after.legal(seat) for seat in asked[:-1]] == [position.legal(s) for s in asked[:-1]]
                seat = chance.choice(position.actors)
                position = position.play(seat, chance.choice(position.legal(seat)))
        finally:
            game.compiled = True
    assert open_windows > 5
