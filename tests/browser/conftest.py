"""A real browser before a real house."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, WebSocket, expect

from scripts import browser as machine
from tests.browser.table import PATIENCE, Table
from tests.serving import Serving, serving

ROOT = Path(__file__).resolve().parents[2]
#: The smallest screen the table must fit (KP-07 on a phone).
PHONE = {"width": 360, "height": 640}


expect.set_options(timeout=1000 * PATIENCE)


@pytest.fixture(scope="session")
def deals(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file with the name that the matches of browser tests follow from: each test has tables of its own."""
    if not (ROOT / "hanpan" / "server" / "page" / "index.html").is_file():
        pytest.fail("the page is not built: run `make setup`, or `npm run build` in web/")
    return tmp_path_factory.mktemp("deals") / "name"


@pytest.fixture(autouse=True)
def tables_of_its_own(request: pytest.FixtureRequest, deals: Path) -> None:
    """HANPAN_DEALS=anything lets all tests sit down at other tables than they do without it."""
    deals.write_text(f"{os.environ.get('HANPAN_DEALS', '')} {request.node.name}", encoding="utf-8")


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory, deals: Path) -> Iterator[Serving]:
    """One house for all browser tests; every test comes in as a new person."""
    with serving(tmp_path_factory.mktemp("house"), deals=deals) as open_house:
        yield open_house


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    path = machine.find()
    if path is None:
        pytest.fail("no Chromium: run scripts/browser.py --install")
    return {**browser_type_launch_args, "executable_path": path, "args": machine.arguments()}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    return {
        **browser_context_args,
        "viewport": PHONE,
        "locale": "ko-KR",
        "color_scheme": "light",
        "reduced_motion": "reduce",
    }


@pytest.fixture
def context(context: BrowserContext) -> BrowserContext:
    context.set_default_timeout(1000 * PATIENCE)
    # Cards move at once, but for the tests of how they move.
    context.add_init_script("localStorage['hanpan.tempo'] ??= JSON.stringify('instant')")
    return context


def listen(socket: WebSocket, one: Table) -> None:
    """Let the table know all that is said on a connection."""
    socket.on("framereceived", lambda frame: one.hear(frame))
    socket.on("framesent", lambda frame: one.said.append(json.loads(frame)))


@pytest.fixture
def table(page: Page, house: Serving) -> Iterator[Table]:
    """The page, at the lobby, with everything the house sends it; errors in the page fail the test."""
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda said: errors.append(said.text) if said.type == "error" else None)
    one = Table(page, house.url)
    page.on("websocket", lambda socket: listen(socket, one))
    one.lobby()
    yield one
    # A connection that a test cut is an error to the browser, not to us.
    assert [error for error in errors if "WebSocket" not in error] == []
