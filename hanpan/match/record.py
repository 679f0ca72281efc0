"""A finished match as text that people can read, and read back by playing it through once more.

    hanpan record 1
    game: koikoi
    rules: 1
    options: months=3 viewing=off
    date: 2026-05-17T09:30:00Z
    seed: 64 hex digits
    seat 0: 민수
    seat 1: computer (hard)

    round 1, deal 2, lot 2874453711
    deck: 05-plain 01-bright …
    1. seat 0: 05-chaff1>05-animal
    2. seat 0 by clock: >05-plain
    …
    result: points 5 0, places 1 2

    end: totals 12 20, places 2 1

`deal 2` is the round's second deal: the first counted for nothing (KK-05 in Koi-Koi). A match given up has the line
`left: seat 0` before its end. The lines `seed` and `seat` may be missing: decks and lots stand in full, so that a
record can also be written by hand; where the seed stands, every deck must be the one it deals.

Where the table was asked how the match goes on, a round's line ends in what was chosen: `round 2, deal 1, lot 7, way
shuffle`.

Where people had only so many seconds for a move, `clock: 30` stands after the date; `by clock` are the moves that the
house made when they were up.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from hanpan.cards import CardError
from hanpan.games import notation
from hanpan.games.contract import IllegalMove, NotationError, WayError
from hanpan.games.face import Game, OptionValues, Position, deal_round, find_deal, game, next_lot
from hanpan.match.events import LONGEST_CLOCK, SHORTEST_CLOCK, Dealt, Event, Left
from hanpan.match.fold import Match, MatchError, Turn, carried_over, check_rules, fold, next_up, options_of, rules_of

#: Of the layout described above.
VERSION = 1
TITLE = f"hanpan record {VERSION}"
_DATE = "%Y-%m-%dT%H:%M:%SZ"


class RecordError(MatchError):
    """A text that is no record of a match: `line`, counted from 1, and in words what is wrong there."""

    def __init__(self, line: int, text: str) -> None:
        super().__init__(f"line {line}: {text}")
        self.line = line


class MatchRunning(MatchError):
    """A record was asked of a match that is not over: it would show what is still hidden."""

    def __init__(self) -> None:
        super().__init__("the match is still running; its record would show hidden cards and decks to come")


@dataclass(frozen=True, slots=True)
class RecordedRound:
    """A round with its deck in dealing order, `deal` counting the deals it took, and its moves. `way`: how the table
    chose to go on to it; "": nobody was asked."""

    round: int
    deal: int
    lot: int
    deck: tuple[int, ...]
    first: Position
    moves: tuple[Turn, ...]
    way: str = ""

    def positions(self) -> Iterator[Position]:
        """The position after each move."""
        position = self.first
        for turn in self.moves:
            position = position.play(turn.seat, turn.move)
            yield position


@dataclass(frozen=True, slots=True)
class Record:
    """A match that is over. `names` by seat, () where the record has none; `left`: the seat that gave it up."""

    game: Game
    options: OptionValues
    date: int  #: when it began, in seconds since 1970-01-01 UTC
    clock: int | None  #: seconds that people had for a move
    seed: bytes | None
    names: tuple[str, ...]
    rounds: tuple[RecordedRound, ...]
    left: int | None
    end: Position  #: the last position; of a match left before its first deal, the table as it waited

    @property
    def text(self) -> str:
        """The record as text; `read` gives it back."""
        changed = {name: value for name, value in self.options.changed.items() if name != "rules"}
        lines = [
            TITLE,
            f"game: {self.game.name}",
            f"rules: {rules_of(self.options)}",
            " ".join(["options:", *notation.write_options(changed)]),
            f"date: {datetime.fromtimestamp(self.date, UTC).strftime(_DATE)}",
        ]
        if self.clock is not None:
            lines.append(f"clock: {self.clock}")
        if self.seed is not None:
            lines.append(f"seed: {self.seed.hex()}")
        lines += [f"seat {seat}: {name}" for seat, name in enumerate(self.names)]
        for played in self.rounds:
            lines += _round_lines(self.game, played)
        lines.append("")
        if self.left is not None:
            lines.append(f"left: seat {self.left}")
        lines.append(_end_line(self.end))
        return "\n".join(lines) + "\n"


def _round_lines(of: Game, played: RecordedRound) -> list[str]:
    names = of.spec.deck.names
    way = f", way {played.way}" if played.way else ""
    lines = ["", f"round {played.round}, deal {played.deal}, lot {played.lot}{way}"]
    lines.append("deck: " + " ".join(names[card] for card in played.deck))
    for number, turn in enumerate(played.moves, 1):
        lines.append(f"{number}. seat {turn.seat}{' by clock' if turn.by_clock else ''}: {turn.move}")
    last = [played.first, *played.positions()][-1]
    if last.over:
        lines.append(_result_line(last))
    return lines


def _result_line(position: Position) -> str:
    return f"result: points {_numbers(position.points)}, places {_numbers(position.places)}"


def _end_line(position: Position) -> str:
    return f"end: totals {_numbers(position.totals)}, places {_numbers(position.standing)}"


def _numbers(numbers: Iterable[int]) -> str:
    return " ".join(map(str, numbers))


# --------------------------------------------------------------------------------------------------------- writing


def write(events: Iterable[Event], names: Sequence[str] = ()) -> str:
    """The record of a match that is over, from its events; MatchRunning when it is not, MatchError for no match.

    `names`: who sat on each seat, or none at all; ValueError for a name that does not fit on a line.
    """
    return record(events, names).text


def record(events: Iterable[Event], names: Sequence[str] = ()) -> Record:
    """The same as a value."""
    match: Match | None = None
    begun: list[tuple[int, int, list[int], Position, str]] = []
    left: int | None = None
    for event in events:
        before, match = match, fold(match, event)
        if isinstance(event, Dealt) and before is not None:
            begun.append((*_dealt(before, event), event.way))
        elif isinstance(event, Left):
            left = event.seat
    if match is None or not match.over:
        raise MatchRunning
    if names and len(names) != match.position.seats:
        raise ValueError(f"{match.position.seats} names were expected, not {len(names)}")
    for name in names:
        if not name.isprintable() or name != name.strip() or not name:
            raise ValueError(f"a name is a line of text without blanks at its ends, not {name!r}")
    moves = [finished.played for finished in match.results]
    if len(moves) < len(begun):
        moves.append(match.played)
    rounds = tuple(
        RecordedRound(number, deal, lot, tuple(deck), first, played, way)
        for number, ((deal, lot, deck, first, way), played) in enumerate(zip(begun, moves, strict=True), 1)
    )
    return Record(
        match.game,
        match.options,
        int(match.started),
        match.clock,
        match.seed,
        tuple(names),
        rounds,
        left,
        match.position,
    )


def _dealt(match: Match, event: Dealt) -> tuple[int, int, list[int], Position]:
    """How the next round of `match` is dealt: (which deal, lot, deck, first position)."""
    label = str(event.round)
    first, deck, voided = find_deal(next_up(match, event.way), match.seed, label)
    return voided + 1, next_lot(match.seed, label), deck, first


# --------------------------------------------------------------------------------------------------------- reading


def read(text: str) -> Record:
    """The match of a record, played through: every deck, move and result has been checked.

    RecordError names the line and what was expected there; RulesVersionError for a record of other rules.
    """
    return _Reader(text).record()


class _Reader:
    def __init__(self, text: str) -> None:
        self._lines = [line.rstrip() for line in text.removeprefix("\ufeff").rstrip().splitlines()]
        self._at = 0

    def record(self) -> Record:
        of, options = self._game()
        date = self._date()
        clock = self._clock()
        seed = bytes.fromhex(found[1]) if (found := self._seen(r"seed: ([0-9a-f]{64})")) else None
        names = self._names(int(options["seats"]))
        rounds: list[RecordedRound] = []
        left: int | None = None
        position: Position | None = None
        while True:
            self._blank()
            if found := self._seen(r"left: seat ([0-7])"):
                left = self._seat(int(found[1]), int(options["seats"]))
                break
            played, position = self._round(of, options, seed, position, len(rounds) + 1)
            rounds.append(played)
            if not position.over:
                left = self._left(played, position)
                break
            self._exactly(_result_line(position), f"the result of round {played.round}")
            if position.advanced() is None:
                self._blank()
                break
        end = position if position is not None else of.ready(options, next_lot(seed) if seed else 0)
        self._exactly(_end_line(end), "the end")
        if self._at < len(self._lines):
            raise self._wrong("nothing after the line 'end: …'")
        return Record(of, options, date, clock, seed, names, tuple(rounds), left, end)

    # ------------------------------------------------------------------------------------------------- the heading

    def _game(self) -> tuple[Game, OptionValues]:
        title = self._expect(r"hanpan record ([0-9]{1,9})", f"'{TITLE}'")
        if int(title[1]) != VERSION:
            raise self._back(f"the record's layout is version {title[1]}; known here is version {VERSION}")
        name = self._expect(r"game: (\S+)", "'game: NAME'")[1]
        try:
            of = game(name)
        except LookupError as error:
            raise self._back(str(error)) from None
        version = int(self._expect(r"rules: ([0-9]{1,9})", "'rules: VERSION'")[1])
        check_rules(of, version)
        words = self._expect(r"options:((?: \S+)*)", "'options: [name=value …]'")[1].split()
        try:
            return of, options_of(of, version, notation.read_options(of.spec, words))
        except NotationError as error:
            raise self._back(str(error)) from None

    def _date(self) -> int:
        words = self._expect(r"date: (\S+)", "'date: 2026-05-17T09:30:00Z'")[1]
        try:
            return int(datetime.strptime(words, _DATE).replace(tzinfo=UTC).timestamp())
        except ValueError:
            raise self._back(f"a date is written 2026-05-17T09:30:00Z, not {words}") from None

    def _clock(self) -> int | None:
        found = self._seen(r"clock: ([0-9]{1,9})")
        if found and not SHORTEST_CLOCK <= int(found[1]) <= LONGEST_CLOCK:
            raise self._back(f"a clock has {SHORTEST_CLOCK} to {LONGEST_CLOCK} seconds, not {found[1]}")
        return int(found[1]) if found else None

    def _names(self, seats: int) -> tuple[str, ...]:
        names: list[str] = []
        while found := self._seen(rf"seat {len(names)}: (.+)"):
            names.append(found[1])
        if names and len(names) != seats:
            raise self._wrong(f"'seat {len(names)}: NAME'") if len(names) < seats else self._back(f"{seats} seats play")
        return tuple(names)

    # ------------------------------------------------------------------------------------------------- the rounds

    def _round(
        self, of: Game, options: OptionValues, seed: bytes | None, before: Position | None, number: int
    ) -> tuple[RecordedRound, Position]:
        """A round's heading, deck and moves; its last position."""
        heading = self._expect(
            rf"round {number}, deal ([1-9][0-9]{{0,8}}), lot (0|[1-9][0-9]{{0,9}})(?:, way (\S+))?",
            f"'round {number}, deal NUMBER, lot NUMBER'" + (" or 'left: seat NUMBER'" if before is None else ""),
        )
        deal, lot = int(heading[1]), int(heading[2])
        if seed is not None and lot != next_lot(seed, str(number)):
            raise self._back(f"the seed draws the lot {next_lot(seed, str(number))}")
        if lot >= 1 << 32:
            raise self._back("a lot is below 2**32")
        words = self._expect(r"deck: (.+)", "'deck: CARD CARD …'")[1]
        try:
            deck = of.spec.deck.order(words, options.deck_size)
        except CardError as error:
            raise self._back(str(error)) from None
        way = heading[3] or ""
        if way and before is None:
            raise self._back(f"there is no way {way!r} to the first round")
        try:
            waiting = of.ready(options, lot) if before is None else carried_over(before, lot, way)
        except WayError as error:
            raise self._back(str(error)) from None
        first = deal_round(waiting, order=deck)
        if first.voided:
            raise self._back("this deal counts for nothing; the deck of the deal that counts was expected")
        if seed is not None:
            _first, dealt, voided = find_deal(waiting, seed, str(number))
            if (dealt, voided + 1) != (deck, deal):
                names = " ".join(of.spec.deck.names[card] for card in dealt)
                raise self._back(f"the seed deals otherwise: deal {voided + 1}, {names}")
        moves, position = self._moves(first)
        return RecordedRound(number, deal, lot, tuple(deck), first, moves, way), position

    def _moves(self, position: Position) -> tuple[tuple[Turn, ...], Position]:
        moves: list[Turn] = []
        while not position.over and (found := self._seen(rf"{len(moves) + 1}\. seat ([0-7])( by clock)?: (\S.*)")):
            seat = self._seat(int(found[1]), position.seats)
            try:
                move = position.game.parse(position, found[3])
                position = position.play(seat, move)
            except (NotationError, IllegalMove) as error:
                raise self._back(str(error)) from None
            moves.append(Turn(seat, str(move), found[2] is not None))
        return tuple(moves), position

    def _left(self, played: RecordedRound, position: Position) -> int:
        """After moves that do not end the round only giving up may follow."""
        if self._peek() == "":
            self._blank()
            if found := self._seen(r"left: seat ([0-7])"):
                return self._seat(int(found[1]), position.seats)
            raise self._wrong("'left: seat NUMBER'")
        seats = " or ".join(map(str, position.actors))
        raise self._wrong(f"move {len(played.moves) + 1} of round {played.round}, '… seat {seats}: MOVE'")

    # -------------------------------------------------------------------------------------------------- the lines

    def _peek(self) -> str | None:
        return self._lines[self._at] if self._at < len(self._lines) else None

    def _seen(self, pattern: str) -> re.Match[str] | None:
        """The next line, taken, when it is of this pattern."""
        line = self._peek()
        found = None if line is None else re.fullmatch(pattern, line)
        if found is not None:
            self._at += 1
        return found

    def _expect(self, pattern: str, wanted: str) -> re.Match[str]:
        found = self._seen(pattern)
        if found is None:
            raise self._wrong(wanted)
        return found

    def _exactly(self, line: str, what: str) -> None:
        if self._peek() != line:
            raise self._wrong(f"{what}, '{line}'")
        self._at += 1

    def _blank(self) -> None:
        if self._peek() != "":
            raise self._wrong("an empty line")
        self._at += 1

    def _seat(self, seat: int, seats: int) -> int:
        if seat >= seats:
            raise self._back(f"seats are 0 to {seats - 1}, not {seat}")
        return seat

    def _wrong(self, wanted: str) -> RecordError:
        """The next line is not what it must be."""
        line = self._peek()
        found = "but the record breaks off" if line is None else f"not {line!r}"
        return RecordError(self._at + 1, f"expected {wanted}, {found}")

    def _back(self, text: str) -> RecordError:
        """Something is wrong with the line just taken."""
        return RecordError(self._at, text)
