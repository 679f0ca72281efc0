"""Under which names the house answers, whose pages get in, and whose address counts."""

from __future__ import annotations

from pathlib import Path

import httpx2 as httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from hanpan.server.addresses import Addresses, forwarded
from hanpan.server.hosts import Hosts
from hanpan.server.limits import Limits
from tests.server.client import Client, client
from tests.server.doors import open_door

HOME = Hosts.of(["127.0.0.1"])
LAN = Hosts.of(["0.0.0.0"])
CARDS = Hosts.of(["127.0.0.1"], ["https://cards.example.org", "http://cards.example.org:8080"])


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:8000", "127.0.0.1:1", "[::1]:8000", "hanpan.localhost:80"])
def test_the_house_is_known_on_its_own_machine(host: str) -> None:
    assert HOME.known(host)


@pytest.mark.parametrize(
    "host",
    ["evil.example", "evil.example:8000", "127.0.0.1.evil.example", "192.168.0.5", "localhost.evil.example", "a@b", "",
     None, "[", "[::1", "localhost:x", "localhost:99999", "localhost/", " localhost", "127.0.0.1:80:80", "a@localhost"],
)  # fmt: skip
def test_under_a_strangers_name_it_is_not(host: str | None) -> None:
    """DNS rebinding: a name of a stranger's that points here is still the stranger's."""
    assert not HOME.known(host)


def test_where_it_listens_everywhere_it_is_known_by_every_address_and_by_no_name() -> None:
    assert LAN.known("192.168.0.5:8000")
    assert LAN.known("[fe80::1]:8000")
    assert not LAN.known("evil.example")
    assert Hosts.of(["cards.lan"]).known("cards.lan:8000")


def test_behind_a_proxy_it_is_known_by_its_origins() -> None:
    assert CARDS.known("cards.example.org")
    assert CARDS.known("CARDS.example.org:443")
    assert not CARDS.known("other.example.org")


@pytest.mark.parametrize(
    ("origin", "host", "friendly"),
    [
        (None, "localhost:8000", True),
        ("http://localhost:8000", "localhost:8000", True),
        ("http://LOCALHOST:8000", "localhost:8000", True),
        ("http://localhost", "localhost:80", True),
        ("https://localhost", "localhost:443", True),
        ("http://localhost:8000", "127.0.0.1:8000", False),
        ("http://localhost:8001", "localhost:8000", False),
        ("https://127.0.0.1", "127.0.0.1:8000", False),
        ("http://elsewhere.example", "localhost:8000", False),
        ("null", "localhost:8000", False),
        ("", "localhost:8000", False),
        ("http://[", "localhost:8000", False),
        ("http://[::1]:8000", "[::1]:8000", True),
        ("http://localhost:8000/page", "localhost:8000", False),
        ("http://a@localhost:8000", "localhost:8000", False),
        ("file://", "localhost:8000", False),
        # H10: Host as the proxy's own, with the port added, as the browser said it.
        ("https://cards.example.org", "127.0.0.1:8000", True),
        ("https://cards.example.org", "cards.example.org:443", True),
        ("https://cards.example.org", "cards.example.org", True),
        ("https://Cards.Example.Org", "127.0.0.1:8000", True),
        ("http://cards.example.org:8080", "127.0.0.1:8000", True),
        ("http://cards.example.org", "127.0.0.1:8000", False),
        ("https://cards.example.org:8080", "127.0.0.1:8000", False),
    ],
)
def test_H10_whose_page_may_speak(origin: str | None, host: str, friendly: bool) -> None:
    assert CARDS.friendly(origin, host) is friendly


@pytest.mark.parametrize(
    "text", ["cards.example.org", "ftp://a", "http://", "http://a/b", "http://a?b", "http://[", "*"]
)
def test_what_is_no_origin_is_said(text: str) -> None:
    with pytest.raises(ValueError, match="is no origin"):
        Hosts.of([], [text])


async def test_H10_the_socket_behind_a_proxy(tmp_path: Path) -> None:
    async with open_door(tmp_path, None, "https://cards.example.org") as house:
        for host in (f"127.0.0.1:{house.port}", "cards.example.org:443", "cards.example.org"):
            stranger = await house.raw()
            stranger.ask_for_a_socket(Host=host, Origin="https://cards.example.org")
            assert (await stranger.head()).startswith(b"HTTP/1.1 101 ")
            stranger = await house.raw()
            stranger.ask_for_a_socket(Host=host, Origin="https://evil.example")
            assert await stranger.status() == 403


async def test_a_strange_host_is_refused_in_words(tmp_path: Path) -> None:
    async with open_door(tmp_path) as house:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{house.port}") as client:
            for path in ("/", "/health", "/api/games"):
                answer = await client.get(path, headers={"Host": "evil.example"})
                assert answer.status_code == 403
                assert "--origin" in answer.json()["text"]
                assert "content-security-policy" in answer.headers
            assert (await client.get("/health", headers={"Host": "localhost"})).status_code == 200
        stranger = await house.raw()
        stranger.ask_for_a_socket(Host="evil.example")
        assert b"evil.example" in await stranger.answer()


# ----------------------------------------------------------------------------------------------------- addresses


@pytest.mark.parametrize(
    ("peer", "header", "counts"),
    [
        ("203.0.113.5", "198.51.100.1", "203.0.113.5"),  # whoever is no proxy may say what he likes
        ("127.0.0.1", "198.51.100.1", "198.51.100.1"),
        ("::1", "198.51.100.1", "198.51.100.1"),
        ("127.0.0.1", "10.0.0.1, 198.51.100.1", "198.51.100.1"),  # what stands further left was not said by a proxy
        ("127.0.0.1", "198.51.100.1, 192.0.2.7", "198.51.100.1"),
        ("192.0.2.7", "198.51.100.1", "198.51.100.1"),
        ("127.0.0.1", "2001:db8::0001", "2001:db8::1"),
        ("127.0.0.1", None, "127.0.0.1"),
        ("127.0.0.1", "", "127.0.0.1"),
        ("127.0.0.1", "unknown", "127.0.0.1"),
        ("127.0.0.1", "127.0.0.1, ::1", "127.0.0.1"),
        ("127.0.0.1", "a," * 100_000, "127.0.0.1"),
    ],
)
def test_whose_address_counts(peer: str, header: str | None, counts: str) -> None:
    assert forwarded(peer, header, frozenset({"192.0.2.7"})) == counts


async def handshake(port: int) -> tuple[int, bytes]:
    """Status and body of the answer to one."""
    try:
        async with connect(f"ws://127.0.0.1:{port}/ws"):
            return 101, b""
    except InvalidStatus as refusal:
        return refusal.response.status_code, bytes(refusal.response.body)


async def test_one_address_has_only_so_many_connections_and_is_told(tmp_path: Path) -> None:
    async with open_door(tmp_path, Limits(connections_per_address=3)) as house:
        strangers = [await house.raw() for _ in range(3)]
        await house.here(3)
        status, words = await handshake(house.port)
        assert status == 403, "those that say nothing count too"
        assert b"has 3 connections already" in words
        assert b"--connections-per-address" in words
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{house.port}") as client:
            answer = await client.get("/health")
            assert answer.status_code == 403
            assert "has 3 connections already" in answer.json()["text"]
        strangers.pop().close()
        await house.here(2)
        assert (await handshake(house.port))[0] == 101


async def test_behind_a_proxy_each_persons_address_counts(tmp_path: Path) -> None:
    async with open_door(tmp_path, Limits(connections_per_address=3)) as house:
        for number in range(3):
            for address in ("198.51.100.1", "198.51.100.2"):
                stranger = await house.raw()
                stranger.ask_for_a_socket(X_Forwarded_For=address)
                assert (await stranger.head()).startswith(b"HTTP/1.1 101 "), (number, address)
        for address in ("198.51.100.1", "198.51.100.2"):
            stranger = await house.raw()
            stranger.ask_for_a_socket(X_Forwarded_For=address)
            assert await stranger.status() == 403
        assert (await handshake(house.port))[0] == 101, "the proxy's own address has none"


def test_arrivals_are_bounded_by_address_and_those_at_rest_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    monkeypatch.setattr("hanpan.server.rate.time.monotonic", lambda: clock[0])
    monkeypatch.setattr("hanpan.server.addresses._REMEMBERED", 5)
    addresses = Addresses(Limits(arrivals=2.0, arrivals_burst=10.0))
    assert [addresses.arrive("a") for _ in range(12)] == [0] * 10 + [0.5] * 2
    assert addresses.arrive("b") == 0
    clock[0] = 1.0
    assert [addresses.arrive("a") for _ in range(3)] == [0, 0, 0.5]
    clock[0] = 100.0
    for number in range(20):
        assert addresses.arrive(f"c{number}") == 0
    assert addresses.arrive("a") == 0


async def test_new_people_and_tables_of_one_address_come_at_a_rate_and_known_people_always(tmp_path: Path) -> None:
    """A new token is free: what it may do must be bounded by where it comes from."""
    limits = Limits(arrivals=0.001, arrivals_burst=3.0)
    async with open_door(tmp_path, limits) as house, client(house.socket) as person:
        await person.open(None, None, months=3)
        await person.open(None, None, months=3)
        seats = [{"kind": "here"}] * 2
        busy = await person.ask("open", game="koikoi", seats=seats)
        assert (busy["type"], busy["code"]) == ("error", "busy")
        assert 900 <= busy["args"]["seconds"] <= 1000
        async with connect(house.socket) as line:
            stranger = Client(line)
            await stranger.say("hello", version=2)
            assert (await stranger.hear())["code"] == "busy"
            await stranger.say("hello", version=2, token="a" * 32)  # nor with a token of one's own making
            assert (await stranger.hear())["code"] == "busy"
            assert (await stranger.hello(person.token))["rooms"]
