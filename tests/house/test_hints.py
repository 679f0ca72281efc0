"""Hints on request: the strongest player's move, from what the seat sees alone, where nobody else plays."""

from __future__ import annotations

import asyncio
import hashlib
from typing import Any

import pytest

from hanpan.house import messages
from hanpan.house.house import House
from hanpan.house.messages import Code, Reason
from hanpan.players.levels import Outlook
from hanpan.players.pool import NoAnswer
from hanpan.players.worker import Question
from hanpan.store import Store
from tests.house.parlour import FRIEND, HERE, RANDOM, Guest, Thinkers, fresh, parlour, settled


class Advisers(Thinkers):
    """Answer at once: a random player's move, whatever the level."""

    async def decide(self, question: Question, whose: str = "") -> int:
        self.asked.append(question)
        return await Thinkers().decide(Question(**{**fields(question), "level": "random"}))

    async def foresee(self, question: Question, whose: str = "") -> Outlook:
        self.asked.append(question)
        return Outlook(1000, 400, 250)


class Silent(Advisers):
    async def decide(self, question: Question, whose: str = "") -> int:
        raise NoAnswer("the worker fell over")


def fields(question: Question) -> dict[str, Any]:
    return {name: getattr(question, name) for name in question.__struct_fields__}


async def asked(guest: Guest, wish: messages.Hint | messages.Foresee) -> messages.Message:
    """The answer, which comes when it has been thought about."""
    before = len(guest.heard)
    await guest.house.handle(guest.visitor, wish)
    for _turn in range(50):
        found = [message for message in guest.heard[before:] if getattr(message, "id", None) == wish.id]
        if found:
            [answer] = found
            assert not isinstance(answer, messages.View)
            return answer
        await asyncio.sleep(0)
    raise AssertionError("no answer")


def hint(guest: Guest, room: str, **other: Any) -> messages.Hint:
    wish: dict[str, Any] = {"id": fresh(), "room": room, "seat": guest.view.seat or 0, "state": guest.view.state}
    return messages.Hint(**(wish | other))


async def at_turn(house: House, *seats: messages.SeatWish, **options: Any) -> tuple[Guest, str]:
    """A guest who is to move."""
    guest = Guest(house)
    await guest.hello()
    room = await guest.open(*seats, **options)
    await settled(house)
    return guest, room


async def test_it_is_the_strongest_players_move_from_the_seats_view_alone(log: Store) -> None:
    thinkers = Advisers()
    async with parlour(log, thinkers) as house:
        guest, room = await at_turn(house, HERE, RANDOM)
        before = len(thinkers.asked)
        answer = await asked(guest, hint(guest, room))
        assert isinstance(answer, messages.Hinted)
        assert answer.state == guest.view.state
        assert answer.move in guest.view.legal
        [question] = thinkers.asked[before:]
        position = house.rooms.inside[room].match.position
        assert (question.level, question.seat, question.view) == ("advanced", 0, bytes(position.view(0)))
        # Chance too follows from the view: two deals that look alike to the seat get the same hint.
        assert question.seed == int.from_bytes(hashlib.sha256(question.view).digest()[:7], "big")
        # Nothing has happened at the table.
        assert house.rooms.inside[room].state == guest.view.state


async def test_the_same_is_thought_about_once(log: Store) -> None:
    thinkers = Advisers()
    async with parlour(log, thinkers) as house:
        guest, room = await at_turn(house, HERE, RANDOM)
        before = len(thinkers.asked)
        told = [await asked(guest, hint(guest, room)) for _ in range(5)]
        assert len({answer.move for answer in told if isinstance(answer, messages.Hinted)}) == 1
        assert len(thinkers.asked) == before + 1
        # Nor is it more for who asks two things by turns.
        view = guest.view
        for _ in range(5):
            for move in view.legal[:2]:
                wish = messages.Foresee(fresh(), room, view.seat or 0, view.state, move)
                assert isinstance(await asked(guest, wish), messages.Foreseen)
        assert len(thinkers.asked) == before + 3


async def test_where_others_play_at_their_own_devices_nobody_is_told(log: Store) -> None:
    async with parlour(log, Advisers()) as house:
        guest, room = await at_turn(house, HERE, FRIEND)
        early = await asked(guest, messages.Hint(fresh(), room, 0, 0))
        assert isinstance(early, messages.Refused)
        assert early.reason == Reason.NOT_BEGUN
        friend = Guest(house)
        await friend.hello()
        key = house.rooms.inside[room].table.invite
        await friend.ask(messages.Enter(fresh(), room, key), messages.Done)
        await friend.ask(messages.Join(fresh(), room, key), messages.Done)
        for one in (guest, friend):
            answer = await asked(one, hint(one, room))
            assert isinstance(answer, messages.Refused)
            assert answer.reason == Reason.NO_HINTS


async def test_a_hand_that_is_covered_on_a_shared_device_stays_so(log: Store) -> None:
    async with parlour(log, Advisers()) as house:
        guest, room = await at_turn(house, HERE, HERE)
        [seat] = guest.view.actors
        assert guest.view.seat is None
        covered = await asked(guest, hint(guest, room, seat=seat))
        assert isinstance(covered, messages.Refused)
        assert covered.reason == Reason.OTHER_SEAT_ACTS
        await guest.face(room, seat)
        assert isinstance(await asked(guest, hint(guest, room)), messages.Hinted)


async def test_who_looks_on_and_who_is_not_to_move_are_told_nothing(log: Store) -> None:
    async with parlour(log, Advisers()) as house:
        guest, room = await at_turn(house, HERE, RANDOM)
        onlooker = Guest(house)
        await onlooker.hello()
        await onlooker.ask(messages.Enter(fresh(), room, None), messages.Done)
        for one, seat, state, reason in (
            (onlooker, 0, guest.view.state, Reason.NOT_YOUR_SEAT),
            (guest, 1, guest.view.state, Reason.NOT_YOUR_SEAT),
            (guest, 0, guest.view.state + 1, Reason.STALE),
        ):
            answer = await asked(one, messages.Hint(fresh(), room, seat, state))
            assert isinstance(answer, messages.Refused)
            assert answer.reason == reason


async def test_a_player_that_cannot_say_is_an_error_and_may_be_asked_again(
    log: Store, caplog: pytest.LogCaptureFixture
) -> None:
    async with parlour(log, Silent()) as house:
        guest = Guest(house)
        await guest.hello()
        room = await guest.open(HERE, RANDOM)
        if guest.view.actors != [0]:
            await settled(house)
        for _ in range(2):
            answer = await asked(guest, hint(guest, room, seat=0))
            assert isinstance(answer, messages.Error)
            assert answer.code == Code.INTERNAL


async def test_what_comes_of_a_move_is_told_of_moves_that_are_allowed(log: Store) -> None:
    thinkers = Advisers()
    async with parlour(log, thinkers) as house:
        guest, room = await at_turn(house, HERE, RANDOM)
        seat, state, move = guest.view.seat or 0, guest.view.state, guest.view.legal[0]
        answer = await asked(guest, messages.Foresee(fresh(), room, seat, state, move))
        assert isinstance(answer, messages.Foreseen)
        assert (answer.deals, answer.own, answer.other) == (1000, 400, 250)
        match = house.rooms.inside[room].match
        assert thinkers.asked[-1].move == int(match.game.parse(match.position, move))
        refused = await asked(guest, messages.Foresee(fresh(), room, seat, state, "koikoi"))
        assert isinstance(refused, messages.Refused)
        assert refused.reason == "nothing_to_call"
        wrong = await asked(guest, messages.Foresee(fresh(), room, seat, state, "?"))
        assert isinstance(wrong, messages.Error)
        assert wrong.code == Code.BAD_MOVE
