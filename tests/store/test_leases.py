"""One owner a room, for as long as the lease runs."""

from __future__ import annotations

from hanpan.store import Store
from hanpan.store.leases import Leases


async def test_of_two_who_claim_a_room_one_has_it() -> None:
    async with Store.open("sqlite://") as store:
        assert await store.claim("a", "one", 10) == "one"
        assert await store.claim("a", "two", 10) == "one"
        assert await store.claim("b", "two", 10) == "two"
        await store.release("a", "two")  # not two's to give back
        assert await store.claim("a", "two", 10) == "one"
        await store.release("a", "one")
        assert await store.claim("a", "two", 10) == "two"


def test_a_lease_runs_out_unless_it_is_renewed() -> None:
    clock = [0.0]
    leases = Leases(lambda: clock[0])
    assert leases.claim("a", "one", 10) == "one"
    clock[0] = 9.0
    assert leases.claim("a", "one", 10) == "one"
    clock[0] = 18.9
    assert leases.claim("a", "two", 10) == "one"
    clock[0] = 19.0
    assert leases.claim("a", "two", 10) == "two"
    assert leases.claim("a", "one", 10) == "two"
