"""One owner a room, for as long as it gives signs of life."""

from __future__ import annotations

from hanpan.store import Store
from hanpan.store.leases import Leases


async def test_a_room_is_whose_who_asks_first_until_it_is_given_back() -> None:
    async with Store.open("sqlite://") as store:
        for owner in ("one", "two"):
            await store.alive(owner, 10)
        assert await store.claim("a", "one") == "one"
        assert await store.claim("a", "two") == "one"
        assert await store.claim("b", "two") == "two"
        await store.release("a", "two")  # not two's to give back
        assert await store.claim("a", "two") == "one"
        await store.release("a", "one")
        assert await store.claim("a", "two") == "two"
        assert await store.lives("one")
        assert not await store.lives("three")


def test_leases_run_as_long_as_their_owner_gives_signs_of_life() -> None:
    clock = [0.0]
    leases = Leases(lambda: clock[0])
    assert not leases.alive("one", 10)  # it begins to
    leases.alive("two", 100)
    assert [leases.claim(room, "one") for room in "ab"] == ["one", "one"]
    clock[0] = 9.0
    assert leases.alive("one", 10)
    clock[0] = 18.0
    assert leases.claim("a", "two") == "one"
    clock[0] = 19.0  # the sign of life was for less than this
    assert not leases.lives("one")
    assert leases.claim("a", "two") == "two"
    assert not leases.alive("one", 10)  # too late for that one; nobody has asked for the other
    assert leases.claim("a", "one") == "two"
    assert leases.claim("b", "two") == "one"
