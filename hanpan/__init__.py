"""한판 (hanpan): a card parlour, to play in and to study.

import hanpan
game = hanpan.game("koikoi")
pos = game.deal(seed=7)
pos = pos.play(pos.actors[0], pos.legal(pos.actors[0])[0])
"""

from hanpan.cards import CardError
from hanpan.games.contract import BrokenRules, IllegalMove, NotationError, OptionError, WayError
from hanpan.games.face import Game, Move, OptionValues, Position, game, game_names

__version__ = "0.1.0"

__all__ = [
    "BrokenRules",
    "CardError",
    "Game",
    "IllegalMove",
    "Move",
    "NotationError",
    "OptionError",
    "OptionValues",
    "Position",
    "WayError",
    "__version__",
    "game",
    "game_names",
]
