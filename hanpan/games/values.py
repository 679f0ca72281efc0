"""What the Python face hands out beside positions: moves with their text, and checked sets of options."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any

from hanpan.games.asked import whole
from hanpan.games.contract import WayError
from hanpan.games.layout import Plain, plain

if TYPE_CHECKING:
    from hanpan.games.face import Game


class Move(int):
    """A move: an int64 (kind and cards) that prints in its game's notation. Equal moves are equal integers."""

    game: Game

    def __new__(cls, number: int, game: Game) -> Move:
        move = super().__new__(cls, whole(number, "a move"))
        move.game = game
        return move

    def __str__(self) -> str:
        return self.game.texts[int(self)]

    def __repr__(self) -> str:
        return f"<Move {self}>"

    def __format__(self, form: str) -> str:
        return format(str(self), form)

    def __reduce__(self) -> tuple[Any, ...]:
        return Move, (int(self), self.game)


class Moves(dict[int, Move]):
    """The moves of one game by number, made when first asked for: lists of moves hold the same few over and over."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game

    def __missing__(self, number: int) -> Move:
        if len(self) >= 1 << 16:
            self.clear()
        move = self[number] = Move(number, self.game)
        return move


class Texts(dict[int, str]):
    """The texts of one game's moves by number, made when first asked for."""

    def __init__(self, text: Callable[[int], str]) -> None:
        super().__init__()
        self._text = text

    def __missing__(self, number: int) -> str:
        if len(self) >= 1 << 16:
            self.clear()
        text = self[number] = self._text(number)
        return text


class OptionValues(Mapping[str, "int | str | bool"]):
    """A full, checked set of options: a mapping, also readable as attributes. `changed` lists what is no default."""

    game: Game
    _values: dict[str, int | str | bool]

    def __init__(self, game: Game, given: Mapping[str, object]) -> None:
        vars(self).update(game=game, _values=game.spec.options.values(given))

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("options are immutable; game.options(…) makes others")

    def __delattr__(self, name: str) -> None:
        raise AttributeError("options are immutable; game.options(…) makes others")

    @cached_property
    def row(self) -> Any:
        """An array of the one record that the rules read."""
        return self.game.spec.options.row(self._values)

    @cached_property
    def plain(self) -> Plain:
        """The record that the rules read, as plain integers."""
        return plain(self.game.spec.options.type, self.row)

    @cached_property
    def number_of_seats(self) -> int:
        return int(self._values["seats"])

    @property
    def deck_size(self) -> int:
        """How many cards are in use: the deck's first so many."""
        size = self.game.spec.deck_size
        return len(self.game.spec.deck) if size is None else size(self._values)

    @property
    def changed(self) -> dict[str, int | str | bool]:
        return {
            option.name: self._values[option.name]
            for option in self.game.spec.options
            if self._values[option.name] != option.default
        }

    @cached_property
    def ways(self) -> tuple[str, ...]:
        """The ways on to the next round among which the table chooses, the default first; () where it is not asked."""
        spec = self.game.spec
        return tuple(spec.ways) if spec.asks(self._values) else ()

    def row_for(self, way: str) -> Any:
        """The row by which a match goes on to its next round; "": as the options say. WayError."""
        if not way:
            return self.row
        if way not in self.ways:
            open_ways = ", ".join(self.ways)
            hint = (
                f"there are {open_ways}" if open_ways else "under these options nobody is asked how the match goes on"
            )
            raise WayError(f"there is no way {way!r} on to the next round; {hint}")
        return self.game.spec.options.row({**self._values, **self.game.spec.ways[way]})

    def __getitem__(self, name: str) -> int | str | bool:
        return self._values[name]

    def __getattr__(self, name: str) -> int | str | bool:
        if name.startswith("_") or name not in self._values:
            raise AttributeError(f"{self.game.name} has no option {name!r}")
        return self._values[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def __hash__(self) -> int:
        return hash((self.game.name, tuple(self._values.items())))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, OptionValues) and self.game is other.game and self._values == other._values

    def __repr__(self) -> str:
        return f"<options of {self.game.name}: {self.changed or 'defaults'}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return OptionValues, (self.game, dict(self._values))
