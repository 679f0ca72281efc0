"""Tokens, and what the house keeps of them."""

from __future__ import annotations

import base64

from hanpan.house.people import command_key, new_token, person_of, room_for
from hanpan.store import Store
from tests.house.parlour import HERE, RANDOM, Guest, parlour, settled


def test_a_token_is_192_random_bits() -> None:
    tokens = {new_token() for _ in range(1000)}
    assert len(tokens) == 1000
    assert all(len(base64.urlsafe_b64decode(token)) * 8 == 192 for token in tokens)


def test_one_occasion_is_one_room_and_nobody_elses() -> None:
    one, other = person_of("a" * 32), person_of("b" * 32)
    assert room_for(one, "open", "1") == room_for(one, "open", "1")
    assert len({room_for(one, "open", "1"), room_for(one, "open", "2"), room_for(other, "open", "1")}) == 3
    # The parts of an occasion do not run into each other.
    assert room_for(one, "ab", "c") != room_for(one, "a", "bc")


def test_two_people_with_the_same_command_id_have_two_keys() -> None:
    assert command_key("one", "7") != command_key("other", "7")


async def test_no_token_is_written_down(log: Store) -> None:
    async with parlour(log) as house:
        guest = Guest(house)
        await guest.hello()
        room = await guest.open(HERE, RANDOM)
        await settled(house)
        await guest.move(room)
    assert guest.token is not None
    assert not [body for body in await log.load(room) if guest.token.encode() in body]
