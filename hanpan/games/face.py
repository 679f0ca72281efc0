"""The Python face of every game: immutable positions, moves with text, typed errors.

game = hanpan.game("koikoi")
pos = game.deal(options=game.options(months=6), seed=7)
seat = pos.actors[0]
pos = pos.play(seat, pos.legal(seat)[0])
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, cached_property
from itertools import count
from typing import Any, NamedTuple

import numpy as np
from numba.core.registry import CPUDispatcher

from hanpan.cards import CardError
from hanpan.games import catalogue, notation
from hanpan.games.contract import CONTRACT, GameSpec, IllegalMove, NotationError, Rules, WayError
from hanpan.games.layout import Layout, Plain, plain
from hanpan.kernel import Record, bind, interpreted, new_random, random_bytes, shuffled

#: The seats of a mask of them; no game has more than eight.
_SEATS = [tuple(seat for seat in range(8) if mask >> seat & 1) for mask in range(256)]


class Move(int):
    """A move: an int64 (kind and cards) that prints in its game's notation. Equal moves are equal integers."""

    _game: Game

    def __new__(cls, number: int, game: Game) -> Move:
        move = super().__new__(cls, number)
        move._game = game
        return move

    def __str__(self) -> str:
        return self._game.texts[int(self)]

    def __repr__(self) -> str:
        return f"<Move {self}>"

    def __format__(self, form: str) -> str:
        return format(str(self), form)

    def __reduce__(self) -> tuple[Any, ...]:
        return Move, (int(self), self._game)


class _Moves(dict[int, Move]):
    """The moves of one game by number, made when first asked for: lists of moves hold the same few over and over."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game

    def __missing__(self, number: int) -> Move:
        if len(self) >= 1 << 16:
            self.clear()
        move = self[number] = Move(number, self.game)
        return move


class _Texts(dict[int, str]):
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


class Game:
    """One game: its name, options, cards, and the door to positions. Got from `hanpan.game(name)`.

    `rules` are the contract's functions over arrays of one record: compiled, unless `compiled` is False; then their
    plain twins, which give the same answers at once and slowly (a server uses them until the machine code is there).
    """

    def __init__(self, spec: GameSpec) -> None:
        self.spec = spec
        self.name = spec.name
        self.compiled = True
        functions = {name: getattr(spec.rules, name) for name in CONTRACT}
        door = bind("hanpan.games.door", spec.name, **functions, figures=spec.facts.figures)
        self._fast = Rules(*(getattr(door, f"{name}_row") for name in CONTRACT))
        self._plain = Rules(*(_on_records(getattr(door, f"{name}_row")) for name in CONTRACT))
        self._attempts = door.attempt_row, _on_records(door.attempt_row)
        self._looks = door.look_row, _on_records(door.look_row)
        if not isinstance(spec.rules.play, CPUDispatcher):  # NUMBA_DISABLE_JIT=1
            self._fast = self._plain
            self._attempts = self._attempts[1], self._attempts[1]
            self._looks = self._looks[1], self._looks[1]
        self._moves = _Moves(self)
        self.texts = _Texts(spec.move_text)

    @cached_property
    def layout(self) -> Layout:
        """How the game's records are told."""
        return Layout(self.spec.state, self.spec.deck, self.spec.symbols)

    @cached_property
    def _defaults(self) -> OptionValues:
        return self.options()

    @property
    def rules(self) -> Rules:
        return self._fast if self.compiled else self._plain

    @property
    def levels(self) -> tuple[str, ...]:
        """The computer players, weakest first."""
        return self.spec.levels

    def options(self, preset: str | None = None, /, **given: object) -> OptionValues:
        """A full set of options: defaults, over them a preset's values, over them `given`; OptionError otherwise."""
        return OptionValues(self, (self.spec.options.preset(preset) if preset else {}) | given)

    def deal(
        self,
        options: OptionValues | None = None,
        *,
        seed: int | bytes | None = None,
        deck: str | Iterable[str | int] | None = None,
        lot: int | None = None,
    ) -> Position:
        """The first position of a match's first round.

        From `seed` (an integer or bytes; deals that count for nothing are dealt again), or from `deck`: the cards in
        dealing order. `lot` settles what is drawn by lot (who starts); by default it follows the seed, or is 0 with
        a deck. CardError for a wrong deck, ValueError when neither or both of seed and deck are given.
        """
        if (seed is None) == (deck is None):
            raise ValueError("give either seed=… or deck=…")
        options = self._defaults if options is None else options
        key = b"" if seed is None else seed_bytes(seed)
        if lot is None:
            lot = 0 if seed is None else next_lot(key)
        waiting = self.ready(options, lot)
        if deck is not None:
            return deal_round(waiting, order=self.spec.deck.order(deck, options.deck_size))
        return deal_round(waiting, seed=key, label="1")

    def ready(self, options: OptionValues, lot: int) -> Position:
        """A match before its first deal, `lot` (any number ≥ 0) settling what is drawn by lot: for `deal_round`."""
        row = self.spec.state.rows()
        self.rules.start(row, options.row, lot)
        return Position(self, options, row)

    def parse(self, pos: Position, text: str) -> Move:
        """The move written `text`, legal or not; NotationError when it is none of this game's."""
        return Move(self.spec.move_number(text.strip()), self)

    def read(self, text: str) -> Position:
        """The position whose text is `text`; NotationError when it is none."""
        try:
            options, row = notation.read(self.spec, text)
        except CardError as error:
            raise NotationError(str(error)) from None
        return Position(self, OptionValues(self, options), row)

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return game, (self.name,)


class Look(NamedTuple):
    """A view in numbers, and what its viewer may do (`Position.look`)."""

    numbers: list[int]  #: the record's, in the order of its fields
    actors: tuple[int, ...]  #: the seats that may act
    legal: list[int]  #: the viewer's moves
    figures: list[int]  #: what the game's facts are told from, beside the record
    totals: list[int]  #: points of the match so far, by seat
    standing: list[int]  #: places in the match so far


class Position:
    """One position of one game under one set of options, or a seat's view of it. Immutable; equal by value."""

    __slots__ = ("_actors", "_full", "_row", "game", "options")

    game: Game
    options: OptionValues
    _row: Any
    _full: bool | None
    _actors: tuple[int, ...] | None

    def __init__(self, game: Game, options: OptionValues, row: Any, full: bool | None = None) -> None:
        """`row`, an array of one record, is taken over, not copied: the caller must not change it afterwards.

        `full` says whether the place of every card is known, where the caller knows that.
        """
        object.__setattr__(self, "game", game)
        object.__setattr__(self, "options", options)
        object.__setattr__(self, "_row", row)
        object.__setattr__(self, "_full", full)
        object.__setattr__(self, "_actors", None)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("positions are immutable")

    def __delattr__(self, name: str) -> None:
        raise AttributeError("positions are immutable")

    @property
    def record(self) -> Record:
        """A copy of the record: fields are attributes."""
        return self.game.spec.state.record(self.game.spec.state.copy(self._row))

    def __bytes__(self) -> bytes:
        return bytes(self._row.tobytes())

    @property
    def seats(self) -> int:
        """How many seats play."""
        return self.options.number_of_seats

    @property
    def full(self) -> bool:
        """Whether the place of every card is known and nothing is blank: else it is a view, and cannot be played on."""
        if self._full is None:
            spec, state = self.game.spec, self._row[0]
            known = sum(notation.places(spec, state)) == (1 << self.options.deck_size) - 1
            blanks = [field for field in spec.state if field.blank is not None]
            hidden = any(field.blank in np.atleast_1d(state[field.name]) for field in blanks)
            object.__setattr__(self, "_full", known and not hidden)
        return bool(self._full)

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now; () when the round is over."""
        seats = self._actors
        if seats is None:
            mask = int(self.game.rules.actors(self._row, self.options.row))
            seats = _SEATS[mask]
            object.__setattr__(self, "_actors", seats)
        return seats

    @property
    def over(self) -> bool:
        """Whether the round is over."""
        return not self.actors

    @property
    def voided(self) -> bool:
        """Whether the round is over because its deal counts for nothing and is to be made again."""
        return self.game.spec.voided(self.record)

    def legal(self, seat: int) -> tuple[Move, ...]:
        """The moves `seat` may make now."""
        out = np.empty(self.game.spec.max_moves, np.int64)
        n = self.game.rules.legal(self._row, self.options.row, self._seat(seat), out)
        return tuple(map(self.game._moves.__getitem__, out[:n].tolist()))

    def reason(self, seat: int, move: int | str) -> str | None:
        """Why `seat` may not make `move` now, by the reason's name; None when it may."""
        number = self._move(move)
        code = int(self.game.rules.check(self._row, self.options.row, self._seat(seat), number))
        return None if code == 0 else self.game.spec.reasons(code).name.lower()

    def play(self, seat: int, move: int | str) -> Position:
        """The position after `seat` makes `move` (a Move, its number or its text); IllegalMove otherwise.

        ValueError for a view with cards blank: what would come of the move is not known there.
        """
        number = self._move(move)
        if not self.full:
            raise ValueError("a view cannot be played on; view.guess(seat, seed) fills in cards that agree with it")
        game = self.game
        row = game.spec.state.copy(self._row)
        reason = game._attempts[not game.compiled](row, self.options.row, self._seat(seat), number)
        if reason:
            raise IllegalMove(game.spec.reasons(reason).name.lower(), game.spec.move_text(number), seat)
        return Position(game, self.options, row, full=True)

    def view(self, seat: int) -> Position:
        """What `seat` may know, -1 for a spectator: hidden cards are blank."""
        if seat != -1:
            self._seat(seat)
        out = self.game.spec.state.rows()
        self.game.rules.view(self._row, self.options.row, seat, out)
        return Position(self.game, self.options, out)

    def guess(self, seat: int, seed: int) -> Position:
        """A random full position that agrees with this view of `seat` (the hidden cards are not looked at)."""
        out = self.game.spec.state.rows()
        known = self.view(seat)
        self.game.rules.guess(known._row, self.options.row, seat, new_random(seed), out)
        return Position(self.game, self.options, out, full=True)

    @property
    def points(self) -> tuple[int, ...]:
        """Each seat's points of the finished round."""
        return self._scored(self.game.rules.score)[: self.seats]

    @property
    def places(self) -> tuple[int, ...]:
        """Each seat's place in the finished round, from 1; equal places when level."""
        return self._scored(self.game.rules.score)[self.seats :]

    @property
    def totals(self) -> tuple[int, ...]:
        """Each seat's points of the match so far."""
        return self._scored(self.game.rules.standing)[: self.seats]

    @property
    def standing(self) -> tuple[int, ...]:
        """Each seat's place in the match so far."""
        return self._scored(self.game.rules.standing)[self.seats :]

    def next_round(
        self,
        *,
        seed: int | bytes | None = None,
        deck: Any = None,
        label: str = "next",
        lot: int | None = None,
        way: str = "",
    ) -> Position | None:
        """The first position of the match's next round, or None when the match is over.

        As `Game.deal`; `label` names the round, so that one seed serves a whole match. `way`: as of `advanced`.
        """
        if (seed is None) == (deck is None):
            raise ValueError("give either seed=… or deck=…")
        key = b"" if seed is None else seed_bytes(seed)
        if lot is None:
            lot = 0 if seed is None else next_lot(key, label)
        waiting = self.advanced(lot, way)
        if waiting is None:
            return None
        if deck is not None:
            return deal_round(waiting, order=self.game.spec.deck.order(deck, self.options.deck_size))
        return deal_round(waiting, seed=key, label=label)

    def advanced(self, lot: int = 0, way: str = "") -> Position | None:
        """The finished round carried over to the next, not dealt yet (for `deal_round`); None: the match is over.

        `lot` (any number ≥ 0) settles what is drawn by lot between rounds, never whether the match is over. `way` is
        one of `options.ways`, the table's choice ("": as the options say, which is as by the first); else WayError.
        """
        if not self.over:
            raise ValueError("the round is not over")
        row = self.game.spec.state.copy(self._row)
        if not self.game.rules.advance(row, self.options.row_for(way), lot):
            return None
        return Position(self.game, self.options, row)

    @property
    def text(self) -> str:
        """The position as one line of text; `game.read` gives it back."""
        return notation.write(self.game.spec, self.options.changed, self._row[0])

    @property
    def data(self) -> dict[str, Any]:
        """The position as plain data, cards by name, with the game's facts: what a page is sent (of a view)."""
        facts = notation.facts(self.game.spec, self._row, self.options.row)
        return notation.data(self.game.spec, self._row[0]) | {"facts": facts}

    def look(self, seat: int) -> Look:
        """The view of `seat` (-1: a spectator), with what it may do, at once: for who shows it."""
        if seat != -1:
            self._seat(seat)
        spec = self.game.spec
        row, counts = spec.state.rows(), np.empty(3 + 2 * self.seats, np.int64)
        moves, figures = np.empty(spec.max_moves, np.int64), np.empty(spec.facts.room, np.int64)
        self.game._looks[not self.game.compiled](self._row, self.options.row, seat, row, counts, moves, figures)
        n, found, acting, *standing = counts.tolist()
        return Look(
            numbers=spec.state.numbers(row),
            actors=_SEATS[acting],
            legal=moves[:n].tolist(),
            figures=figures[:found].tolist(),
            totals=standing[: self.seats],
            standing=standing[self.seats :],
        )

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self.game is other.game and self.options == other.options and bytes(self) == bytes(other)

    def __hash__(self) -> int:
        return hash((self.game.name, self.options, bytes(self)))

    def __repr__(self) -> str:
        return f"<Position {self.text}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return _load, (self.game, self.options, bytes(self))

    def _seat(self, seat: int) -> int:
        if not 0 <= seat < self.seats:
            raise ValueError(f"seats are 0 to {self.seats - 1}, not {seat}")
        return seat

    def _move(self, move: int | str) -> int:
        number = self.game.spec.move_number(move.strip()) if isinstance(move, str) else int(move)
        if not 0 <= number < 1 << 63:
            raise NotationError(f"a move is a number from 0 to 2**63 - 1, not {number}")
        return number

    def _scored(self, function: Any) -> tuple[int, ...]:
        out = np.zeros(2 * self.seats, np.int64)
        function(self._row, self.options.row, out)
        return tuple(int(number) for number in out)


def _load(game: Game, options: OptionValues, data: bytes) -> Position:
    return Position(game, options, game.spec.state.load(data))


def seed_bytes(seed: int | bytes) -> bytes:
    """A seed as key bytes: an integer by its decimal digits."""
    return seed if isinstance(seed, bytes) else str(int(seed)).encode()


def next_lot(seed: bytes, label: str = "1") -> int:
    """What is drawn by lot before round `label` of a match, from its seed: a number below 2**32."""
    stream = random_bytes(seed, f"round {label} lot")
    return int.from_bytes(bytes(next(stream) for _ in range(4)), "big")


def deal_round(waiting: Position, *, order: list[int] | None = None, seed: bytes = b"", label: str = "1") -> Position:
    """Deal a round into a position that `ready` or `advanced` has made ready.

    From `order` as it is, voided or not; or from `seed`: round `label`, attempts 0, 1, … until a deal counts.
    """
    return find_deal(waiting, seed, label)[0] if order is None else _deal(waiting, order)


def find_deal(waiting: Position, seed: bytes, label: str) -> tuple[Position, list[int], int]:
    """Round `label` of `seed`: its first position, its deck in dealing order, and how many deals were voided before."""
    for attempt in count():
        order = shuffled(seed, f"round {label} deal {attempt}", waiting.options.deck_size)
        position = _deal(waiting, order)
        if position.actors or not position.voided:
            return position, order, attempt
    raise AssertionError("counting has no end")


def _deal(waiting: Position, order: list[int]) -> Position:
    row = waiting.game.spec.state.copy(waiting._row)
    waiting.game.rules.deal(row, waiting.options.row, np.array(order, np.int64))
    return Position(waiting.game, waiting.options, row, full=True)


def _on_records(function: Any) -> Any:
    """The interpreted twin of a row function: it reads fields as attributes, which plain arrays do not have."""
    twin = interpreted(function)

    def call(*arguments: Any) -> Any:
        return twin(*(a.view(np.recarray) if isinstance(a, np.ndarray) and a.dtype.names else a for a in arguments))

    return call


@cache
def game(name: str) -> Game:
    """The game called `name`; LookupError when there is none."""
    return Game(catalogue.spec(name))


def game_names() -> tuple[str, ...]:
    """The names of all games."""
    return catalogue.names()
