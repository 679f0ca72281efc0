"""The Python face of every game: immutable positions, moves with text, typed errors.

game = hanpan.game("koikoi")
pos = game.deal(options=game.options(months=6), seed=7)
seat = pos.actors[0]
pos = pos.play(seat, pos.legal(seat)[0])
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, cached_property
from itertools import count
from typing import Any, NamedTuple

import numpy as np
from numba.core.registry import CPUDispatcher

from hanpan.cards import CardError
from hanpan.games import asked, catalogue, notation
from hanpan.games.asked import seed_bytes
from hanpan.games.contract import CONTRACT, BrokenRules, GameSpec, IllegalMove, NotationError, OptionError, Rules
from hanpan.games.layout import Layout
from hanpan.games.values import Move as Move
from hanpan.games.values import Moves, Texts
from hanpan.games.values import OptionValues as OptionValues
from hanpan.kernel import Record, bind, interpreted, new_random, random_bytes, shuffled

#: A set of options, those of them that are no defaults, or a preset's name.
Asked = OptionValues | Mapping[str, object] | str

#: The seats of a mask of them; no game has more than eight.
_SEATS = [tuple(seat for seat in range(8) if mask >> seat & 1) for mask in range(256)]


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
        self._moves = Moves(self)
        self.texts = Texts(spec.move_text)

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

    def options(self, preset: str | Mapping[str, object] | None = None, /, **given: object) -> OptionValues:
        """A full set of options: defaults, over them a preset's values (or those of a mapping), over them `given`.

        OptionError for a name or a value that there is not.
        """
        if preset is None:
            return OptionValues(self, given)
        if isinstance(preset, Mapping):
            if isinstance(preset, OptionValues) and preset.game.name != self.name:
                raise OptionError(f"these are options of {preset.game.name}, not of {self.name}")
            return OptionValues(self, {**preset, **given})
        return OptionValues(self, {**self.spec.options.preset(asked.words(preset, "a preset's name")), **given})

    def _options(self, options: Asked | None) -> OptionValues:
        if options is None:
            return self._defaults
        return options if isinstance(options, OptionValues) and options.game is self else self.options(options)

    def deal(
        self,
        options: Asked | None = None,
        *,
        seed: int | bytes | None = None,
        deck: str | Iterable[str | int] | None = None,
        lot: int | None = None,
    ) -> Position:
        """The first position of a match's first round.

        `options` are a set made by `options`, a mapping of those that are no defaults, or a preset's name. From `seed`
        (an integer or bytes; deals that count for nothing are dealt again), or from `deck`: the cards in dealing order.
        `lot` settles what is drawn by lot (who starts); by default it follows the seed, or is 0 with a deck.
        OptionError, CardError for a wrong deck, ValueError when neither or both of seed and deck are given.
        """
        if (seed is None) == (deck is None):
            raise ValueError("give either seed=… or deck=…")
        chosen = self._options(options)
        key = b"" if seed is None else seed_bytes(seed)
        if lot is None:
            lot = 0 if seed is None else next_lot(key)
        waiting = self.ready(chosen, lot)
        if deck is not None:
            return deal_round(waiting, order=self.spec.deck.order(deck, chosen.deck_size))
        return deal_round(waiting, seed=key, label="1")

    def ready(self, options: Asked, lot: int) -> Position:
        """The table of a match before its first deal, for `deal_round`; `lot` (0 … 2**53 - 1) settles what is drawn by
        lot. No question can be put to it yet, and it has no moves."""
        chosen = self._options(options)
        row = self.spec.state.rows()
        self.rules.start(row, chosen.row, asked.lot(lot))
        return Position(self, chosen, row)

    def parse(self, pos: Position, text: str) -> Move:
        """The move written `text`, legal or not; NotationError when it is none of this game's."""
        return Move(self.spec.move_number(asked.words(text, "a move's text").strip()), self)

    def read(self, text: str) -> Position:
        """The position whose text is `text`; NotationError when it is none."""
        try:
            options, row = notation.read(self.spec, asked.words(text, "a position's text"))
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
    """One position of one game under one set of options, or a seat's view of it. Immutable; equal by value.

    A view made by `view` remembers whose it is, and answers for nobody else: what others hold is blank there.
    """

    __slots__ = ("_actors", "_full", "_row", "_viewer", "game", "options")

    game: Game
    options: OptionValues
    _row: Any
    _full: bool | None
    _actors: tuple[int, ...] | None
    _viewer: int | None

    def __init__(
        self, game: Game, options: OptionValues, row: Any, full: bool | None = None, viewer: int | None = None
    ) -> None:
        """`row`, an array of one record, is taken over, not copied: the caller must not change it afterwards.

        `full` says whether the place of every card is known, where the caller knows that; `viewer` whose view it is.
        """
        object.__setattr__(self, "game", game)
        object.__setattr__(self, "options", options)
        object.__setattr__(self, "_row", row)
        object.__setattr__(self, "_full", full)
        object.__setattr__(self, "_actors", None)
        object.__setattr__(self, "_viewer", viewer)

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
            mask = int(self._ask("actors"))
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
        n = self._ask("legal", self._own(seat), out)
        return tuple(map(self.game._moves.__getitem__, out[:n].tolist()))

    def reason(self, seat: int, move: int | str) -> str | None:
        """Why `seat` may not make `move` now, by the reason's name; None when it may."""
        number = self._move(move)
        code = int(self._ask("check", self._own(seat), number))
        return None if code == 0 else self.game.spec.reasons(code).name.lower()

    def play(self, seat: int, move: int | str) -> Position:
        """The position after `seat` makes `move` (a Move, its number or its text); IllegalMove otherwise.

        ValueError for a view with cards blank: what would come of the move is not known there.
        """
        number = self._move(move)
        seat = asked.seat(seat, self.seats)
        if not self.full:
            raise ValueError("a view cannot be played on; view.guess(seat, seed) fills in cards that agree with it")
        game = self.game
        row = game.spec.state.copy(self._row)
        try:
            reason = game._attempts[not game.compiled](row, self.options.row, seat, number)
        except IndexError as error:
            raise BrokenRules(f"play of {game.spec.move_text(number)} by seat {seat}", self.text) from error
        if reason:
            raise IllegalMove(game.spec.reasons(reason).name.lower(), game.spec.move_text(number), seat)
        return Position(game, self.options, row, full=True)

    def view(self, seat: int) -> Position:
        """What `seat` may know, -1 for a spectator: hidden cards are blank. ValueError for a view of another seat."""
        seat = asked.seat(seat, self.seats, spectator=True)
        if seat != -1:
            self._own(seat)
        out = self.game.spec.state.rows()
        self._ask("view", seat, out)
        return Position(self.game, self.options, out, viewer=seat)

    def guess(self, seat: int, seed: int) -> Position:
        """A random full position that agrees with this view of `seat` (the hidden cards are not looked at).

        ValueError for another seat's view.
        """
        out = self.game.spec.state.rows()
        known = self.view(self._own(seat, spectator=True))
        known._ask("guess", seat, new_random(asked.whole(seed, "a seed")), out)
        return Position(self.game, self.options, out, full=True)

    def agrees(self, seat: int, other: Position) -> bool:
        """Whether `other`, a full position, can be the true one for all that `seat` (-1: a spectator) has seen here.

        It looks the same to that seat and contradicts nothing the seat knows, as every guess does, and the truth.
        """
        seen = self.view(self._own(seat, spectator=True))
        if other.options != self.options or not other.full or other.view(seat) != seen:
            return False
        return bool(seen._ask("agrees", seat, other._row))

    @property
    def points(self) -> tuple[int, ...]:
        """Each seat's points of the finished round; ValueError while it runs."""
        return self._result[: self.seats]

    @property
    def places(self) -> tuple[int, ...]:
        """Each seat's place in the finished round, from 1; equal places when level. ValueError while it runs."""
        return self._result[self.seats :]

    @property
    def _result(self) -> tuple[int, ...]:
        if not self.over:
            raise ValueError("the round is not over: it has points and places when nobody may act any more")
        return self._scored("score")

    @property
    def totals(self) -> tuple[int, ...]:
        """Each seat's points of the match's finished rounds."""
        return self._scored("standing")[: self.seats]

    @property
    def standing(self) -> tuple[int, ...]:
        """Each seat's place in the match so far."""
        return self._scored("standing")[self.seats :]

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
        label = asked.words(label, "a round's label")
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

        `lot` (0 … 2**53 - 1) settles what is drawn by lot between rounds, never whether the match is over. `way` is
        one of `options.ways`, the table's choice ("": as the options say, which is as by the first); else WayError.
        ValueError while the round runs.
        """
        if not self.over:
            raise ValueError("the round is not over")
        row = self.game.spec.state.copy(self._row)
        by = self.options.row_for(asked.words(way, "a way on to the next round"))
        if not self.game.rules.advance(row, by, asked.lot(lot)):
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
        seat = asked.seat(seat, self.seats, spectator=True)
        if seat != -1:
            self._own(seat)
        spec = self.game.spec
        row, counts = spec.state.rows(), np.empty(3 + 2 * self.seats, np.int64)
        moves, figures = np.empty(spec.max_moves, np.int64), np.empty(spec.facts.room, np.int64)
        try:
            self.game._looks[not self.game.compiled](self._row, self.options.row, seat, row, counts, moves, figures)
        except IndexError as error:
            raise BrokenRules("look", self.text) from error
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
        return _load, (self.game, self.options, bytes(self), self._viewer)

    def _own(self, seat: int, *, spectator: bool = False) -> int:
        """A seat that may be asked about here: any in a full position, its own in a view of which the seat is known."""
        seat = asked.seat(seat, self.seats, spectator=spectator)
        if self._viewer not in (None, seat) and not self.full:
            whose = f"seat {self._viewer}" if self._viewer >= 0 else "a spectator"
            raise ValueError(f"this is what {whose} sees, in which nothing can be asked for seat {seat}")
        return seat

    def _ask(self, function: str, *arguments: Any) -> Any:
        """A function of the contract, asked of this position."""
        try:
            return getattr(self.game.rules, function)(self._row, self.options.row, *arguments)
        except IndexError as error:
            raise BrokenRules(function, self.text) from error

    def _move(self, move: int | str) -> int:
        if isinstance(move, str):
            return self.game.spec.move_number(move.strip())
        if isinstance(move, Move) and move.game.name != self.game.name:
            raise NotationError(f"{move} is a move of {move.game.name}, not of {self.game.name}")
        number = asked.whole(move, "a move, where it is no text,")
        if not 0 <= number < 1 << 63:
            raise NotationError(f"a move is a number from 0 to 2**63 - 1, not {number}")
        return number

    def _scored(self, function: str) -> tuple[int, ...]:
        out = np.zeros(2 * self.seats, np.int64)
        self._ask(function, out)
        return tuple(int(number) for number in out)


def _load(game: Game, options: OptionValues, data: bytes, viewer: int | None) -> Position:
    return Position(game, options, game.spec.state.load(data), viewer=viewer)


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
    return Game(catalogue.spec(asked.words(name, "a game's name")))


def game_names() -> tuple[str, ...]:
    """The names of all games."""
    return catalogue.names()
