"""What a game is to the rest of the house: its options, its record and twelve small functions (the kernel contract).

A game's folder holds `rules.py` (the functions), `options.py` (the declaration), `policy.py` (how computer players
think) and `words.py` (notation and what a page needs), and its `__init__.py` joins them into one `GameSpec` called
`GAME`. Nothing outside the folder names the game.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from fractions import Fraction
from typing import Any

from msgspec import Struct

from hanpan.cards import Deck
from hanpan.games.asked import whole, whole_text
from hanpan.kernel import Field, Ints, Record, RecordType, jit, record

# --------------------------------------------------------------------------------------------------------- errors


class OptionError(ValueError):
    """An option that does not exist, or a value it cannot have; the text says what would be right."""


class IllegalMove(ValueError):
    """A move the rules refuse: `reason` is the game's reason code by name, `move` the move's text."""

    def __init__(self, reason: str, move: str, seat: int) -> None:
        super().__init__(f"seat {seat} may not play {move}: {reason}")
        self.reason = reason
        self.move = move
        self.seat = seat

    def __reduce__(self) -> tuple[type[IllegalMove], tuple[str, str, int]]:
        return IllegalMove, (self.reason, self.move, self.seat)


class NotationError(ValueError):
    """Text that is no card, move or position; the text says what was expected."""


class BrokenRules(RuntimeError):
    """A game's rules reached past the end of an array: a fault of the game, not of what was asked of it.

    `function` is what was asked, `position` the text of the position it was asked of.
    """

    def __init__(self, function: str, position: str) -> None:
        super().__init__(f"the rules reached past the end of an array in {function}; position: {position}")
        self.function = function
        self.position = position

    def __reduce__(self) -> tuple[type[BrokenRules], tuple[str, str]]:
        return BrokenRules, (self.function, self.position)


class WayError(ValueError):
    """A way on to the next round that is not open; the text says which are."""


# -------------------------------------------------------------------------------------------------------- options


def _whole(value: object) -> int | None:
    """A number as a plain int; None for what is no whole number."""
    try:
        return whole(value, "an option")
    except TypeError:
        return None


@dataclass(frozen=True)
class Choice:
    """One of a few values: numbers (stored as they are) or words (stored as their index)."""

    name: str
    values: tuple[int, ...] | tuple[str, ...]
    default: int | str
    local: bool = False
    hidden: bool = False
    group: str = ""

    def store(self, value: object) -> int:
        chosen = value if isinstance(value, str) else _whole(value)
        if chosen is None or chosen not in self.values:
            raise OptionError(f"{self.name} must be one of {', '.join(map(str, self.values))}, not {value!r}")
        return chosen if isinstance(chosen, int) else self.values.index(chosen)

    def load(self, number: int) -> int | str:
        return number if isinstance(self.values[0], int) else self.values[number]

    def form(self) -> dict[str, Any]:
        return {"kind": "choice", "values": list(self.values)}


@dataclass(frozen=True)
class Number:
    """A whole number from `low` to `high`."""

    name: str
    default: int
    low: int
    high: int
    local: bool = False
    hidden: bool = False
    group: str = ""

    def store(self, value: object) -> int:
        chosen = _whole(value)
        if chosen is None or not self.low <= chosen <= self.high:
            raise OptionError(f"{self.name} must be a whole number from {self.low} to {self.high}, not {value!r}")
        return chosen

    def load(self, number: int) -> int:
        return number

    def form(self) -> dict[str, Any]:
        return {"kind": "number", "low": self.low, "high": self.high}


@dataclass(frozen=True)
class Switch:
    """On or off."""

    name: str
    default: bool
    local: bool = False
    hidden: bool = False
    group: str = ""

    def store(self, value: object) -> int:
        if not isinstance(value, bool):
            raise OptionError(f"{self.name} must be true or false, not {value!r}")
        return int(value)

    def load(self, number: int) -> bool:
        return bool(number)

    def form(self) -> dict[str, Any]:
        return {"kind": "switch"}


Option = Choice | Number | Switch


class Options:
    """A game's options in the order of its form; every game has `seats`. A preset is a named set of values.

    Of each option: `local`, a rule of some tables only, which stands in the form under the heading of its `group`;
    `hidden`, not for a form.
    """

    def __init__(self, *options: Option, presets: Mapping[str, Mapping[str, int | str | bool]] | None = None) -> None:
        self.declared: dict[str, Option] = {option.name: option for option in options}
        self.presets = {name: dict(values) for name, values in (presets or {}).items()}
        if "seats" not in self.declared:
            raise ValueError("every game declares the option 'seats'")
        self.type: RecordType = record(*(Field(option.name) for option in options))

    def __iter__(self) -> Iterator[Option]:
        return iter(self.declared.values())

    def values(self, given: Mapping[str, object]) -> dict[str, int | str | bool]:
        """All options with `given` in place of defaults; OptionError for an unknown name or a wrong value."""
        self.known(given)
        chosen = {name: given.get(name, option.default) for name, option in self.declared.items()}
        return {name: self.declared[name].load(self.declared[name].store(value)) for name, value in chosen.items()}

    def known(self, names: Mapping[str, object]) -> None:
        """OptionError when one of `names` is no option."""
        for name in names:
            if name not in self.declared:
                near = difflib.get_close_matches(str(name), self.declared, 1)
                hint = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(self.declared)}"
                raise OptionError(f"there is no option {name!r}; {hint}")

    def row(self, values: Mapping[str, object]) -> Any:
        """The options as an array of the one record that the rules read."""
        row = self.type.rows()
        for name, value in self.values(values).items():
            row[name] = self.declared[name].store(value)
        return row

    def preset(self, name: str) -> dict[str, int | str | bool]:
        """The values of a preset; OptionError if there is none of that name."""
        if name not in self.presets:
            there = ", ".join(self.presets) or "none"
            raise OptionError(f"there is no preset {name!r}; there are {there}")
        return dict(self.presets[name])

    def parse(self, name: str, text: str) -> int | str | bool:
        """The value of option `name` written as text (`on`/`off` for switches)."""
        self.known({name: None})
        option = self.declared[name]
        value: int | str | bool = text
        if isinstance(option, Switch):
            words = {"on": True, "true": True, "off": False, "false": False}
            if text not in words:
                raise OptionError(f"{name} must be on or off, not {text!r}")
            value = words[text]
        elif isinstance(option, Number) or isinstance(option.values[0], int):
            number = whole_text(text)
            if number is None:
                raise OptionError(f"{name} must be a whole number, not {text!r}")
            value = number
        return option.load(option.store(value))

    def form(self) -> list[dict[str, Any]]:
        """The declaration as plain data: what a room form shows and checks."""
        return [
            {"name": option.name, "default": option.default, "local": option.local, "hidden": option.hidden}
            | ({"group": option.group} if option.group else {})
            | option.form()
            for option in self
        ]


# ------------------------------------------------------------------------------------------------------- contract

#: The functions of the kernel contract, as named in a game's `rules.py`.
CONTRACT = (
    "start", "deal", "actors", "legal", "check", "play", "view", "guess", "agrees", "score", "advance", "standing",
)  # fmt: skip


@dataclass(frozen=True)
class Rules:
    """The compiled functions of a game.

    `s` is a position's record, `o` the options' record; `seat` counts from 0, -1 is a spectator.
    """

    start: Callable[[Record, Record, int], None]  #: (s, o, lot) the first round's setting by lot (any number ≥ 0)
    deal: Callable[[Record, Record, Ints], None]  #: (s, o, deck) set up a round; all its chance is in the deck
    actors: Callable[[Record, Record], int]  #: (s, o) → mask of the seats that may act; 0 = the round is over
    legal: Callable[[Record, Record, int, Ints], int]  #: (s, o, seat, out) → how many moves were written into out
    check: Callable[[Record, Record, int, int], int]  #: (s, o, seat, move) → 0, or the reason why not
    play: Callable[[Record, Record, int, int], None]  #: (s, o, seat, move) apply an allowed move in place
    view: Callable[[Record, Record, int, Record], None]  #: (s, o, seat, out) a copy without what seat may not know
    guess: Callable[[Record, Record, int, Ints, Record], None]  #: (v, o, seat, rng, out) a deal that agrees with v
    #: (v, o, seat, s) → whether the full position s, which looks to seat like v, can be the true one for all it knows
    agrees: Callable[[Record, Record, int, Record], bool]
    score: Callable[[Record, Record, Ints], None]  #: (s, o, out) the round's points, then places, of all seats
    advance: Callable[[Record, Record, int], int]  #: (s, o, lot) on to the next round; 0 = the match is over
    standing: Callable[[Record, Record, Ints], None]  #: (s, o, out) the match's points, then places, of all seats


#: A computer player's function: (v, o, seat, rng) → move, from the view `v` of `seat` alone; `rng` as of
#: `kernel.new_random`. Compiled.
Player = Callable[[Record, Record, int, Ints], int]


@dataclass(frozen=True)
class Thinking:
    """How computer players think about a game: rules of thumb, and what the generic search asks for.

    All are compiled functions. The search (`players/search.py`) guesses the hidden cards (`guess`), makes each move
    that is open, plays the round out by `playout` on every seat that acts and takes the mean of `value`. `choose` has
    the last word, for a game's own rules of when to take what the search found: `moves` come best first, `values` are
    their means (those of moves that were dropped on the way are from fewer deals), and most often it answers 0.
    """

    thumb: Mapping[str, Player]  #: level → its function, for the levels without a search
    playout: Player  #: (s, o, seat, rng) → move: quick and sensible; it reads only what `seat` may know
    value: Callable[[Record, Record, int], float]  #: (s, o, seat) how good the finished round s is for seat
    choose: Callable[[Record, Record, int, Ints, Any, int], int]  #: (v, o, seat, moves, values, n) → index of a move
    guesses: Mapping[str, int]  #: level → deals guessed for one decision, for the levels that search
    #: (v, o, seat, out) → how many of the seat's moves, written into out, the search shall compare; None: all of them.
    candidates: Callable[[Record, Record, int, Ints], int] | None = None
    #: (v, o, seat, bounds) → whether nothing that is still hidden matters and one other seat at most is left; then the
    #: bounds (two floats) are the least and most the round can still be worth, and the search plays exactly
    #: (`players/endgame.py`). None: it never does.
    settled: Callable[[Record, Record, int, Any], bool] | None = None
    #: (v, o, seat, s) → how likely the others would have done what the view shows of them if s, a deal that agrees
    #: with it, were the true one; only ratios count. The search then picks its deals by it. None: all are as likely.
    likelihood: Callable[[Record, Record, int, Record], float] | None = None


@dataclass(frozen=True)
class Chance:
    """A chance that a game can count exactly: `about` in English, for one deal, or for at least once in `rounds`."""

    name: str
    about: str
    any_deal: Fraction  #: over all deals
    counted: Fraction | None = None  #: over the deals that count (are not dealt again), where that is another question
    rounds: int = 1


@dataclass(frozen=True)
class Step:
    """A point of a lesson: what is said there, and the move that the learner is to make.

    `said` ends the key of its words, `<game>-lesson-<said>`; where `<game>-lesson-<said>-why` stands beside it, it is
    the answer to another legal move. `do` is made before the next step; None: there is only something to read. `same`
    are moves as good as it, with which the lesson goes on as after `do`. `after`: what was played since the step
    before, each as "seat move". `look`: cards to look at.
    """

    said: str
    do: str | None = None
    same: tuple[str, ...] = ()
    after: tuple[str, ...] = ()
    look: tuple[str, ...] = ()


@dataclass(frozen=True)
class Lesson:
    """A short introduction to a game: one round, dealt and played as written, in which the learner makes some moves.

    `options` are those that are no defaults; `deck` is in dealing order, `lot` settles who starts.
    """

    options: Mapping[str, int | str | bool]
    deck: str
    steps: tuple[Step, ...]
    lot: int = 0
    seat: int = 0  #: the learner's


#: The pictures of a game's book by name, made from what the rules themselves declare: each a row of plays, a play being
#: the names of its cards. A page of rules asks for one by `<!-- cards name -->`.
Pictures = Mapping[str, tuple[tuple[str, ...], ...]]


@dataclass(frozen=True)
class Window:
    """Phases in which all who are asked answer at the same time and unseen, however many of them have anything to say:
    the house gathers the answers for as long as `seconds` says and makes them known together."""

    seconds: Callable[[Record, Record], float]  #: (s, o) → how long, 0: not now; from what everybody may know alone
    silent: str  #: the move of who gives no answer


@jit
def no_figures(v: Record, o: Record, out: Ints) -> int:
    """For facts that are soon told without machine code."""
    return 0


@dataclass(frozen=True)
class Facts:
    """What people see of a position beyond its record: `tell` says it as a `type`, whose fields are the declaration.

    `tell` gets the records of a view and of the options as plain integers and lists (`layout.Plain`), and the numbers
    that `figures` wrote: what is dear to work out is worked out there, by compiled code.
    """

    type: type[Struct]
    tell: Callable[[Record, Record, list[int]], Struct]  #: (v, o, figures) → the facts
    figures: Callable[[Record, Record, Ints], int] = no_figures  #: (v, o, out) → how many numbers it wrote into out
    room: int = 0  #: `figures` never writes more


def never_asks(options: Mapping[str, Any]) -> bool:
    """For a game that goes on by its options alone."""
    return False


def no_flaw(s: Record, o: Record) -> str | None:
    """For a game whose fields, each within its bounds, always make a position."""
    return None


@dataclass(frozen=True)
class GameSpec:
    """A game, joined from the files of its folder."""

    name: str
    version: int  #: of the rules; a record names it
    deck: Deck
    options: Options
    state: RecordType
    rules: Rules
    reasons: type[IntEnum]  #: why a move is refused; 0 is OK
    max_moves: int  #: `legal` never writes more
    move_text: Callable[[int], str]  #: a move's text; needs no position
    move_number: Callable[[str], int]  #: the move of a text; NotationError otherwise
    forms: Mapping[str, str]  #: how moves are written: an example of every form, and what it means
    facts: Facts  #: what people see beyond the record
    symbols: Mapping[str, tuple[str, ...]]  #: names for the numbers of some INT fields, in JSON and text
    voided: Callable[[Record], bool]  #: whether a finished deal counts for nothing and is to be dealt again
    #: (s, o) → what makes a record read from text, a view or a full position, impossible, in words; None: nothing does.
    #: Compiled code checks no bounds: whatever passes here must be safe to ask and, when full, to play.
    flaw: Callable[[Record, Record], str | None] = no_flaw
    #: The oldest version of the rules whose matches are still played and read here; None: only this one. Where a match
    #: went otherwise then, the game has a hidden option `rules`, the version it is played by, which its rules read.
    oldest: int | None = None
    #: (options) → how many cards are in use, the deck's first; None: all of them.
    deck_size: Callable[[Mapping[str, Any]], int] | None = None
    odds: Callable[[], tuple[Chance, ...]] | None = None  #: counts the game's figures exactly, in a few seconds
    pictures: Callable[[], Pictures] | None = None  #: what its rules page shows of cards; None: nothing
    #: What a page shows of the rules as tables: a struct whose type is called `<Game>Tables`, made from what the rules
    #: count by. Each field becomes a constant of the page's; None: there is nothing to repeat.
    tables: Struct | None = None
    secret_kinds: frozenset[int] = frozenset()  #: kinds of move whose cards only the mover may know
    thinking: Thinking | None = None  #: None: only the random player sits down
    lesson: Lesson | None = None  #: None: the game is not introduced
    place: int = 100  #: in lists of games for people, which are ordered by it, then by name
    window: Window | None = None  #: None: every move counts as it comes
    #: The ways on to the next round among which the table chooses where it is asked, each with the options that hold
    #: for `advance` that way. The first is taken where nobody chooses.
    ways: Mapping[str, Mapping[str, int | str | bool]] = field(default_factory=dict)
    asks: Callable[[Mapping[str, Any]], bool] = never_asks  #: (options) → whether the table is asked after each round

    @property
    def levels(self) -> tuple[str, ...]:
        """The computer players, weakest first."""
        if self.thinking is None:
            return ("random",)
        return ("random", *self.thinking.thumb, *self.thinking.guesses)
