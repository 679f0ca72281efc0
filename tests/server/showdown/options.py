"""The options of Showdown."""

from hanpan.games.contract import Number, Options

OPTIONS = Options(Number("seats", 2, 2, 4, hidden=True), Number("deals", 2, 1, 9))
