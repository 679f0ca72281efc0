"""Computer players at a table: they take the same door as people, and never keep a table waiting for ever."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

import hanpan
from hanpan.games.face import game
from hanpan.house import messages
from hanpan.house.computers import _seed
from hanpan.match import Moved, start
from hanpan.players.pool import NoAnswer
from hanpan.players.worker import Question
from hanpan.store import Store
from tests.house.parlour import HERE, RANDOM, Guest, Thinkers, events, fresh, parlour, settled


class Confused(Thinkers):
    """Makes a move of the game that is never allowed."""

    async def decide(self, question: Question, whose: str = "") -> int:
        self.asked.append(question)
        return 0


class Silent(Thinkers):
    """Has no answer."""

    async def decide(self, question: Question, whose: str = "") -> int:
        self.asked.append(question)
        raise NoAnswer("the worker fell over")


class Slow(Thinkers):
    """Answers when it is allowed to."""

    def __init__(self) -> None:
        super().__init__()
        self.may = asyncio.Event()

    async def decide(self, question: Question, whose: str = "") -> int:
        number = await super().decide(question)
        await self.may.wait()
        return number


async def against_computer(house_log: Store, thinkers: Thinkers, moves: int) -> list[tuple[int, str]]:
    """Open a room, make some moves against the computer; all moves that were kept."""
    async with parlour(house_log, thinkers) as house:
        guest = Guest(house)
        await guest.hello()
        room = await guest.open(HERE, RANDOM, months=3)
        for _ in range(moves):
            await settled(house)
            await guest.move(room)
        await settled(house)
    happened = await events(house_log, room)
    return [(event.seat, event.move) for event in happened if isinstance(event, Moved)]


async def test_a_decision_follows_from_the_matchs_seed_and_the_state() -> None:
    asked = []
    for _ in range(2):
        thinkers = Thinkers()
        async with Store.open("sqlite://") as log:
            moves = await against_computer(log, thinkers, 6)
        assert {seat for seat, _move in moves} == {0, 1}
        asked.append(thinkers.asked)
    assert asked[0] == asked[1]
    assert len({question.seed for question in asked[0]}) == len(asked[0])


async def test_the_seed_of_a_decision_is_another_for_each_seat_each_question_and_each_match() -> None:
    """Else players of one level would think alike, and who knows one match would know the next."""
    koikoi = game("koikoi")
    match = start(koikoi, koikoi.options(months=3), b"%032d" % 1, 1.0).match
    others = [replace(match, asked=(9, 9)), replace(match, seed=b"%032d" % 2), match]
    seeds = [_seed(one, seat) for one in others for seat in range(2)]
    assert len(set(seeds)) == 6
    assert seeds[-2:] == [_seed(match, 0), _seed(match, 1)]


async def test_a_computer_player_is_asked_with_its_seats_view_alone(log: Store) -> None:
    thinkers = Thinkers()
    async with parlour(log, thinkers) as house:
        guest = Guest(house)
        await guest.hello()
        room = await guest.open(HERE, RANDOM)
        await settled(house)
        await guest.move(room)
        await settled(house)
        spec = house.rooms.inside[room].match.game.spec
    for question in thinkers.asked:
        assert question.seat == 1
        known = spec.state.load(question.view)[0]
        assert known["hand"][0] == 0
        assert set(known["pile"]) == {-1}


@pytest.mark.parametrize("thinkers", [Confused, Silent])
async def test_a_player_without_a_usable_answer_does_not_stop_the_table(
    log: Store, thinkers: type[Thinkers], caplog: pytest.LogCaptureFixture
) -> None:
    moves = await against_computer(log, thinkers(), 6)
    assert {seat for seat, _move in moves} == {0, 1}
    assert "koikoi random in room" in caplog.text
    # What was chosen stays unsaid: it may name a card that nobody else knows.
    assert hanpan.game("koikoi").spec.move_text(0) not in caplog.text


async def test_thinking_goes_on_after_a_restart(log: Store) -> None:
    slow = Slow()
    async with parlour(log, slow) as house:
        guest = Guest(house)
        await guest.hello()
        room = await guest.open(HERE, RANDOM)
        while not slow.asked:
            if guest.view.legal:
                await guest.move(room)
            await asyncio.sleep(0)
        state = guest.view.state
    thinkers = Thinkers()
    async with parlour(log, thinkers) as house:
        while not thinkers.asked:
            await asyncio.sleep(0)
        await settled(house)
        # Nobody came; the computer has moved, on the very question that it left unanswered.
        assert thinkers.asked[0] == slow.asked[0]
        again = Guest(house, guest.token)
        await again.hello()
        await again.ask(messages.Enter(fresh(), room), messages.Done)
        assert again.view.state > state


async def test_a_match_may_be_given_up_while_the_computer_thinks(log: Store) -> None:
    slow = Slow()
    async with parlour(log, slow) as house:
        guest = Guest(house)
        await guest.hello()
        room = await guest.open(HERE, RANDOM)
        while not slow.asked:
            if guest.view.legal:
                await guest.move(room)
            await asyncio.sleep(0)
        await guest.ask(messages.Leave(fresh(), room), messages.Done)
        slow.may.set()
        await settled(house)
        assert guest.view.left
        assert house.rooms.inside[room].match.over


async def test_computer_moves_come_one_by_one_with_a_pause(log: Store) -> None:
    async with parlour(log, pace=0.05) as house:
        guest = Guest(house)
        await guest.hello()
        clock = asyncio.get_running_loop().time
        room = await guest.open(HERE, RANDOM)
        for _ in range(6):
            await settled(house)
            began, seen = clock(), len(guest.views)
            await guest.move(room)
            await settled(house)
            computer_moves = len(guest.views) - seen - 1
            # The pause is a least time: a busy machine may make it longer.
            assert clock() - began >= 0.05 * computer_moves
