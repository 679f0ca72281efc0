"""Clocks with a bank: what a move takes beyond its own seconds comes out of it, and all of it follows from the log."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from hanpan.games.face import game
from hanpan.house import clock, decide, entries, messages
from hanpan.house.decide import Decision
from hanpan.house.entries import Chair, Timing
from hanpan.house.table import Table, fold, replay
from hanpan.match import Answer
from hanpan.store import Store
from tests.house.parlour import HERE, Clock, Guest, fresh, parlour
from tests.zayagoshi.scene import scene

KOIKOI = game("koikoi")
BEGAN = 1_800_000_000.0
PEOPLE = frozenset({"ann", "ben"})


class Play:
    """A match of two people, without a house: its log, and the table after it. Times are seconds since it began."""

    def __init__(self, timing: Timing, speed: float = 1.0) -> None:
        self.now = BEGAN
        self.commands = 0
        wish = decide.Wish("ann", self.now, "open", lambda: b"%032d" % 1)
        chairs = [Chair("person", person="ann"), Chair("person", person="ben")]
        opened = decide.open_room(wish, KOIKOI.options(months=3), chairs, timing=timing, speed=speed)
        self.log = list(opened.entries)
        self.table = opened.table
        self._add(decide.ready(self.table, replace(wish, person="ben", command="ready"), True))

    def _add(self, decided: Decision) -> Table:
        self.log += decided.entries
        before, self.table = self.table, decided.table
        for entry in decided.entries:
            before = fold(before, entry)
        assert before == self.table  # folded from the log it is the same
        return self.table

    @property
    def actor(self) -> int:
        assert self.table.match is not None
        return self.table.match.position.actors[0]

    def move(self, took: float, by_clock: bool = False) -> int:
        """The next seat moves after so many seconds; who it was."""
        match, seat = self.table.match, self.actor
        assert match is not None
        self.now += took
        self.commands += 1
        text = str(match.position.legal(seat)[0])
        who = {"by": "clock"} if by_clock else {"command": f"c{self.commands}"}
        self._add(decide.play(self.table, seat, text, match.seq, self.now, **who))  # type: ignore[arg-type]
        return seat

    def until(self, seat: int) -> None:
        """Others move, in no time, until it is a seat's turn."""
        while self.actor != seat:
            self.move(0)

    def pause(self) -> None:
        self._add(decide.pause(self.table, self.now))

    def resume(self, after: float) -> None:
        self.now += after
        self._add(decide.resume(self.table, self.now))

    def left(self) -> float:
        """The seconds that the seat to act has now, while both are there."""
        limit = clock.running(self.table, True, PEOPLE)[self.actor]
        return limit.seconds - (self.now - limit.since)


def test_what_a_move_takes_beyond_its_own_seconds_comes_out_of_the_bank() -> None:
    play = Play(Timing(10, 60))
    assert (play.table.banked, play.left()) == ((60.0, 60.0), 70.0)
    seat = play.move(25)  # fifteen more than its ten
    assert play.table.banked[seat] == 45
    assert play.table.banked[1 - seat] == 60
    play.until(seat)
    play.move(8)  # within its ten
    assert play.table.banked[seat] == 45
    play.until(seat)
    assert play.left() == 55
    play.move(55, by_clock=True)
    assert play.table.banked[seat] == 0
    play.until(seat)
    assert play.left() == 10  # its ten are its own


def test_a_move_adds_the_increment_and_the_clocks_move_does_not() -> None:
    play = Play(Timing(None, 30, 5))
    seat = play.move(12)
    assert play.table.banked[seat] == 30 - 12 + 5
    play.until(seat)
    play.move(23, by_clock=True)
    assert play.table.banked[seat] == 0
    play.until(seat)
    assert play.left() == clock.AT_LEAST  # nobody is played for at once
    play.move(4)
    assert play.table.banked[seat] == 5


def test_a_bank_is_for_a_round() -> None:
    play = Play(Timing(None, 30))
    seat = play.move(20)
    assert play.table.banked[seat] == 10
    while play.table.match is not None and play.table.match.round == 1:
        play.move(0)
    assert play.table.banked == (30.0, 30.0)


def test_E15_the_time_of_a_pause_is_nobodys_and_of_a_fall_what_is_not_known_to_have_run() -> None:
    play = Play(Timing(None, 60))
    play.now += 7
    play.pause()
    play.resume(1000)
    assert play.left() == 53
    seat = play.move(3)
    assert play.table.banked[seat] == 50
    play.until(seat)
    play.now += 20  # and then the house falls
    play.resume(1000)
    assert play.left() == 50
    play.move(1)
    assert play.table.banked[seat] == 49


def test_KP_05_a_computer_players_moves_take_nothing_of_the_bank_of_whom_it_stands_in_for() -> None:
    play = Play(Timing(None, 60, 5))
    seat, person = play.actor, ["ann", "ben"][play.actor]
    wish = decide.Wish(person, play.now, "mine", lambda: b"")
    play._add(decide.vote(play.table, wish, seat, "random"))
    assert clock.running(play.table, True, PEOPLE) == {}
    match = play.table.match
    assert match is not None
    play.now += 30
    text = str(match.position.legal(seat)[0])
    play._add(decide.play(play.table, seat, text, match.seq, play.now))
    assert play.table.banked[seat] == 60
    play.until(1 - seat)
    play._add(decide.return_(play.table, replace(wish, at=play.now, command="back")))
    play.until(seat)
    play.now += 6
    assert play.left() == 54


def test_ZX_04_nothing_that_is_done_in_a_window_is_taken_from_a_bank() -> None:
    """What is left afterwards would tell who was silent and who passed."""
    play = Play(Timing(5, 60))
    position = scene([[], [], []], hands=["Y5 Y1 G2 B3", "R5 R2 R3 R4", "G5 Y7 G8 B6"], turn=1, rounds=1)
    match = play.table.match
    assert match is not None
    seats = (*play.table.seats, play.table.seats[1])
    zayagoshi = replace(match, game=position.options.game, position=position, options=position.options, asked=(1, 1, 1))
    table = replace(play.table, match=zayagoshi, seats=seats, banked=(60.0,) * 3, since=(BEGAN,) * 3)
    table = decide.play(table, 1, "discard:R5", zayagoshi.seq, BEGAN + 25, "mine").table
    assert table.banked == (60.0, 40.0, 60.0)  # a discard is a move
    closed = decide.gather(table, {0: Answer("pass", "zero's")}, BEGAN + 25 + 4).table
    assert closed.banked == table.banked


@settings(max_examples=30, deadline=None)
@given(
    timing=st.builds(Timing, st.none() | st.integers(5, 20), st.integers(1, 60), st.integers(0, 10)),
    steps=st.lists(
        st.tuples(st.sampled_from(["move", "clock", "pause", "fall"]), st.integers(0, 40)), min_size=1, max_size=12
    ),
)
def test_banks_are_what_is_counted_by_hand(timing: Timing, steps: list[tuple[str, int]]) -> None:
    """Against a count that knows nothing of logs: seat by seat, second by second, as one would keep it at a table."""
    play = Play(timing)
    banks, thought = [timing.bank, timing.bank], 0
    for kind, seconds in steps:
        if play.table.match is None or play.table.match.round > 1 or play.table.match.ways:
            break
        if kind in ("pause", "fall"):
            play.now += seconds
            if kind == "pause":
                thought += seconds
                play.pause()
            play.resume(500)  # what ran before a fall, since the newest entry, is not known to have run
            continue
        seat = play.move(seconds, by_clock=kind == "clock")
        beyond = max(0, thought + seconds - (timing.move or 0))
        banks[seat] = max(0, banks[seat] - beyond) + (timing.increment if kind == "move" else 0)
        thought = 0
        if play.table.match.round == 1:
            assert [round(bank, 3) for bank in play.table.banked] == banks
    assert replay(entries.read([entries.encode(entry) for entry in play.log])) == play.table


async def test_another_process_goes_on_with_just_what_was_left(log: Store) -> None:
    time = Clock()
    async with parlour(log, clock=time) as house:
        guest = Guest(house)
        await guest.hello()
        wish = messages.Open(fresh(), "koikoi", [HERE, HERE], {"months": 3}, 10, bank=60, increment=2)
        name = (await guest.ask(wish, messages.Opened)).room
        [actor] = guest.view.actors
        await guest.face(name, actor)
        time.time += 30
        await guest.move(name)
        banked = house.rooms.inside[name].table.banked
        assert banked[actor] == 60 - 20 + 2
        time.time += 12.5
        [waits] = guest.view.actors
        before = house.rooms.inside[name].left()
        assert before == {waits: (42 if waits == actor else 60) + 10 - 12.5}
    time.time += 5000
    async with parlour(log, clock=time) as house:
        again = Guest(house, guest.token)
        await again.hello()
        await again.ask(messages.Enter(fresh(), name), messages.Done)
        room = house.rooms.inside[name]
        assert (room.left(), room.table.banked) == (before, banked)
        shown = again.view.clock
        assert shown is not None
        assert shown.bank == [round(1000 * bank) for bank in banked]
        assert shown.total == 70_000
        assert replay(entries.read(await log.load(name))) == room.table


async def test_a_rooms_clocks_run_as_fast_as_when_it_was_opened(log: Store) -> None:
    """How fast is data too: what a move has taken of a bank must not hang on the process that reads it."""
    time = Clock()
    async with parlour(log, clock=time, speed=10.0) as house:
        guest = Guest(house)
        await guest.hello()
        wish = messages.Open(fresh(), "koikoi", [HERE, HERE], {"months": 3}, 10, bank=60)
        name = (await guest.ask(wish, messages.Opened)).room
        [actor] = guest.view.actors
        assert house.rooms.inside[name].left() == {actor: 7}
        await guest.face(name, actor)
        time.time += 2
        await guest.move(name)
        assert house.rooms.inside[name].table.banked[actor] == 50
    async with parlour(log, clock=time) as house:
        found = await house.rooms.find(name)
        assert found is not None
        assert found.table.banked[actor] == 50
        assert min(found.left().values()) <= 7


async def test_a_table_says_how_its_clock_runs_and_its_maker_may_change_it(log: Store) -> None:
    async with parlour(log) as house:
        ann = Guest(house)
        await ann.hello()
        seats = [HERE, messages.SeatWish("friend")]
        wish = messages.Open(fresh(), "koikoi", seats, {}, None, True, bank=120, increment=5)
        name = (await ann.ask(wish, messages.Opened)).room
        [listed] = (await ann.ask(messages.Tables(fresh()), messages.ListedTables)).tables
        assert (listed.clock, listed.bank, listed.increment) == (None, 120, 5)
        await ann.ask(messages.Change(fresh(), name, {}, 30, increment=9), messages.Done)
        assert house.rooms.inside[name].table.timing == Timing(30)  # an increment needs a bank to go to
        # Who wants the same clock sits down there, and nobody else.
        ben = Guest(house)
        await ben.hello()
        other = messages.PlayNow(fresh(), "koikoi", 2, {}, 30, bank=60)
        assert (await ben.ask(other, messages.Opened)).room != name
        same = messages.PlayNow(fresh(), "koikoi", 2, {}, 30)
        assert (await ben.ask(same, messages.Opened)).room == name
