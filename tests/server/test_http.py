"""The HTTP routes: what they answer, and what every answer carries."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import AsyncIterator
from pathlib import Path

import httpx2 as httpx
import pytest

import hanpan
from hanpan.house.house import House
from hanpan.house.ports import Ports
from hanpan.match import Left, decide, encode
from hanpan.match.record import read
from hanpan.server.app import make_app
from hanpan.server.page import Page
from hanpan.store import Store
from tests.house.parlour import Thinkers
from tests.serving import Serving

SCRIPT = "/* one page's script */\n" * 400


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A page as the build would leave it."""
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>a page</title>", "utf-8")
    (page / "assets" / "index-Ab12.js").write_text(SCRIPT, "utf-8")
    (page / "assets" / "table-Cd34.png").write_bytes(b"\x89PNG" + bytes(2000))
    (page / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>", "utf-8")
    (tmp_path / "secret.txt").write_text("not part of the page", "utf-8")
    return page


@pytest.fixture
async def visit(folder: Path) -> AsyncIterator[httpx.AsyncClient]:
    """A client of a house with that page."""
    async with Store.open("sqlite://") as log:
        house = House(Ports(log, log, log, Thinkers()))
        transport = httpx.ASGITransport(app=make_app(house, page=Page(folder)))
        async with httpx.AsyncClient(transport=transport, base_url="http://house") as client:
            yield client


async def test_the_page_is_asked_for_anew_and_its_hashed_files_never(visit: httpx.AsyncClient) -> None:
    index = await visit.get("/")
    assert index.status_code == 200
    assert index.headers["content-type"] == "text/html; charset=utf-8"
    assert index.headers["cache-control"] == "no-cache"
    script = await visit.get("/assets/index-Ab12.js")
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    icon = await visit.get("/icon.svg")
    assert (icon.headers["content-type"], icon.headers["cache-control"]) == ("image/svg+xml", "no-cache")


async def test_text_travels_compressed_where_the_browser_can_read_it(visit: httpx.AsyncClient) -> None:
    async with visit.stream("GET", "/assets/index-Ab12.js", headers={"Accept-Encoding": "br, gzip"}) as packed:
        raw = b"".join([part async for part in packed.aiter_raw()])
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["vary"] == "Accept-Encoding"
    assert len(raw) < len(SCRIPT) / 10
    assert gzip.decompress(raw).decode() == SCRIPT
    plain = await visit.get("/assets/index-Ab12.js", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == SCRIPT
    picture = await visit.get("/assets/table-Cd34.png", headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in picture.headers


@pytest.mark.parametrize(
    ("accepted", "packed"),
    [
        ("gzip;q=0", False),
        ("gzip; q=0.000, *", False),
        ("*", True),
        ("*;q=0", False),
        ("GZIP;q=0.5", True),
        ("br", False),
    ],
)
async def test_compressed_is_only_what_may_be(visit: httpx.AsyncClient, accepted: str, packed: bool) -> None:
    """RFC 9110, 12.5.3: a weight of 0 means not at all; * stands for what is not named."""
    script = await visit.get("/assets/index-Ab12.js", headers={"Accept-Encoding": accepted})
    assert (script.headers.get("content-encoding") == "gzip") is packed
    assert script.text == SCRIPT


async def test_an_unchanged_page_is_not_sent_again(visit: httpx.AsyncClient, folder: Path) -> None:
    tag = (await visit.get("/")).headers["etag"]
    again = await visit.get("/", headers={"If-None-Match": tag})
    assert (again.status_code, again.content) == (304, b"")
    (folder / "index.html").write_text("<!doctype html><title>a newer page</title>", "utf-8")
    newer = await visit.get("/", headers={"If-None-Match": tag})
    assert newer.status_code == 200
    assert "newer" in newer.text


NOWHERE = {
    "a name of nothing": "/nothing",
    "a folder": "/assets/",
    "a folder without its slash": "/assets",
    "beside the page": "/../secret.txt",
    "beside the page, disguised": "/%2e%2e/secret.txt",
    "beside the page, by a detour": "/assets/%2e%2e/%2e%2e/secret.txt",
    "the machine's": "//etc/passwd",
    "the machine's, disguised": "/%2Fetc%2Fpasswd",
    "a name with a null": "/index.html%00",
    "a name too long": "/" + "x" * 5000,
}


@pytest.mark.parametrize("path", NOWHERE.values(), ids=NOWHERE)
async def test_nothing_but_the_page_is_served(visit: httpx.AsyncClient, path: str) -> None:
    answer = await visit.get(path)
    assert answer.status_code == 404
    assert answer.json()["status"] == 404


@pytest.mark.parametrize("path", ["/", "/health", "/api/games", "/assets/index-Ab12.js", "/nothing"])
async def test_every_answer_is_fenced_in(visit: httpx.AsyncClient, path: str) -> None:
    headers = (await visit.get(path)).headers
    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert policy == {
        "default-src": "'self'",
        "img-src": "'self' data:",
        "object-src": "'none'",
        "base-uri": "'none'",
        "form-action": "'none'",
        "frame-ancestors": "'none'",
    }
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


async def test_a_house_without_a_page_says_how_to_make_it(folder: Path, visit: httpx.AsyncClient) -> None:
    (folder / "index.html").unlink()
    answer = await visit.get("/")
    assert answer.status_code == 200
    assert "make setup" in answer.text


async def test_only_reading_is_answered(visit: httpx.AsyncClient) -> None:
    assert (await visit.head("/")).status_code == 200
    refused = await visit.post("/api/games", content=b"")
    assert refused.status_code == 405
    assert set(refused.headers["allow"].split(", ")) == {"GET", "HEAD"}
    assert (await visit.post("/health", content=b"x" * 100)).status_code in (405, 413)


async def test_the_games_are_listed_with_the_forms_of_their_options(visit: httpx.AsyncClient) -> None:
    games = {entry["name"]: entry for entry in (await visit.get("/api/games")).json()}
    assert set(games) == set(hanpan.game_names())
    koikoi = games["koikoi"]
    assert koikoi["seats"] == [2]
    assert koikoi["levels"][0] == "random"
    months = next(option for option in koikoi["options"] if option["name"] == "months")
    assert months == {"name": "months", "kind": "choice", "default": 12, "values": [3, 6, 12]}


async def test_health_of_a_real_house(house: Serving) -> None:
    async with httpx.AsyncClient(base_url=house.url) as client:
        answer = (await client.get("/health")).json()
        assert answer["version"] == hanpan.__version__
        while not answer["ready"]:
            assert 0 <= answer["progress"]["done"] < answer["progress"]["total"]
            await asyncio.sleep(0.2)
            answer = (await client.get("/health")).json()
        assert answer["progress"] is None


async def test_a_real_house_names_no_software(house: Serving) -> None:
    async with httpx.AsyncClient(base_url=house.url) as client:
        assert "server" not in (await client.get("/health")).headers


def seated_as_once(*chairs: dict[str, str]) -> bytes:
    """How a room's log began before rooms could wait for people."""
    return json.dumps({"type": "seated", "by": "somebody", "chairs": chairs, "at": 0.0}).encode()


async def test_a_finished_match_gives_its_record_and_a_running_one_does_not(folder: Path) -> None:
    seed = bytes(range(32))
    koikoi = hanpan.game("koikoi")
    begun = decide.start(koikoi, koikoi.options(months=3), seed, 0.0).events
    async with Store.open("sqlite://") as log:
        house = House(Ports(log, log, log, Thinkers()))
        seated = seated_as_once({"kind": "person", "person": "somebody"}, {"kind": "computer", "level": "beginner"})
        await log.append("over", 0, [seated, *map(encode, [*begun, Left(seat=0, at=1.0)])])
        await log.append("running", 0, [seated, *map(encode, begun)])
        transport = httpx.ASGITransport(app=make_app(house, page=Page(folder)))
        async with httpx.AsyncClient(transport=transport, base_url="http://house") as client:
            found = await client.get("/api/rooms/over/record")
            assert (found.status_code, found.headers["content-type"]) == (200, "text/plain; charset=utf-8")
            assert "attachment" in found.headers["content-disposition"]
            assert read(found.text).seed == seed
            running = await client.get("/api/rooms/running/record")
            assert running.status_code == 409
            assert not any(card in running.text for card in koikoi.spec.deck.names)
            assert seed.hex() not in running.text
            assert (await client.get("/api/rooms/nowhere/record")).status_code == 404


async def test_games_come_in_the_order_that_they_declare(visit: httpx.AsyncClient) -> None:
    games = (await visit.get("/api/games")).json()
    assert [game["name"] for game in games] == ["koikoi", "daifugo", "bigtwo", "zayagoshi"]
    assert all(game["lesson"] for game in games)


async def test_a_lesson_is_sent_once_and_then_known(visit: httpx.AsyncClient) -> None:
    first = await visit.get("/api/games/koikoi/lesson.json")
    assert (first.status_code, first.headers["content-type"]) == (200, "application/json")
    assert first.headers["content-encoding"] == "gzip"
    lesson = first.json()
    assert lesson["steps"][0]["view"]["room"] == "lesson"
    again = await visit.get("/api/games/koikoi/lesson.json", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


async def test_there_is_no_lesson_of_a_game_that_is_not_there(visit: httpx.AsyncClient) -> None:
    answer = await visit.get("/api/games/koikio/lesson.json")
    assert answer.status_code == 404
    assert answer.json()["text"] == "there is no game 'koikio'; did you mean 'koikoi'?"


@pytest.mark.parametrize(
    "name",
    [
        "contract",
        "koikoi.rules",
        "__pycache__",
        "koikoi%00",
        "koikoi%0a",
        "..",
        "..%2f..%2fsecret.txt",
        "%ff",
        "x" * 9000,
    ],
)
async def test_a_lesson_of_an_odd_name_is_not_there(visit: httpx.AsyncClient, name: str) -> None:
    answer = await visit.get(f"/api/games/{name}/lesson.json")
    assert answer.status_code == 404
    assert answer.json()["status"] == 404
    assert "not part of the page" not in answer.text


async def test_a_lesson_is_known_again_however_its_tag_is_named(visit: httpx.AsyncClient) -> None:
    """RFC 9110, 13.1.2: a list, weak tags and * are compared too."""
    lesson = "/api/games/koikoi/lesson.json"
    tag = (await visit.head(lesson)).headers["etag"]
    for known in (tag, f"W/{tag}", f'"other", {tag}', "*"):
        assert (await visit.get(lesson, headers={"If-None-Match": known})).status_code == 304, known
    for unknown in ('"other"', tag.strip('"'), ""):
        assert (await visit.get(lesson, headers={"If-None-Match": unknown})).status_code == 200, unknown
    head = await visit.head(lesson)
    assert (head.status_code, head.content) == (200, b"")


async def test_the_record_of_a_damaged_log_is_a_404_that_says_so(folder: Path) -> None:
    koikoi = hanpan.game("koikoi")
    begun = decide.start(koikoi, koikoi.options(months=3), bytes(32), 0.0).events
    seated = seated_as_once({"kind": "person", "person": "somebody"}, {"kind": "computer", "level": "beginner"})
    whole = [seated, *map(encode, [*begun, Left(seat=0, at=1.0)])]
    alone = seated_as_once({"kind": "person", "person": "somebody"})
    logs = {
        "garbled": [whole[0], b"\xff\x00", *whole[2:]],
        "no-chairs": [b"{}", *whole[1:]],
        "chairs-only": whole[:1],
        "no-start": [whole[0], *whole[2:]],
        "twice": [*whole, whole[-1]],
        "too-few-chairs": [alone, *whole[1:]],
        "other-rules": [whole[0], whole[1].replace(b'"rules":', b'"rules":9'), *whole[2:]],
    }
    async with Store.open("sqlite://") as log:
        for name, bodies in logs.items():
            await log.append(name, 0, bodies)
        await log.append("whole", 0, whole)
        transport = httpx.ASGITransport(app=make_app(House(Ports(log, log, log, Thinkers())), page=Page(folder)))
        async with httpx.AsyncClient(transport=transport, base_url="http://house") as client:
            for name in logs:
                answer = await client.get(f"/api/rooms/{name}/record")
                assert answer.status_code == 404, name
                assert f"room {name} cannot be read" in answer.json()["text"]
                # D03: it names no seed, from which all decks follow.
                assert "0" * 64 not in answer.text
            assert (await client.get("/api/rooms/whole/record")).status_code == 200
