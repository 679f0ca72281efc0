"""The page is light: all that a visit to one game loads but pictures, its rules included, in 120 KB as it travels."""

from __future__ import annotations

import gzip

import pytest
from playwright.sync_api import Page, Response, expect

from hanpan.games import catalogue
from tests.serving import Serving

pytestmark = pytest.mark.browser

MOST = 120_000


@pytest.mark.parametrize("game", catalogue.names())
def test_a_visit_to_a_game_loads_at_most_120_kb_without_pictures(page: Page, house: Serving, game: str) -> None:
    loaded: dict[str, Response] = {}

    def note(response: Response) -> None:
        if response.request.resource_type in ("document", "script", "stylesheet"):
            loaded[response.url] = response

    page.on("response", note)
    page.add_init_script(f"localStorage.setItem('hanpan.game', JSON.stringify('{game}'))")
    page.goto(house.url)
    page.locator("form button.main").click()
    expect(page.locator(".table")).to_be_visible()
    page.goto(f"{house.url}#/rules/{game}")
    expect(page.get_by_role("heading", level=1).first).to_be_visible()
    page.wait_for_load_state("networkidle")
    sizes = {url: len(gzip.compress(response.body(), 9)) for url, response in loaded.items()}
    assert any(url.endswith(".js") for url in sizes)
    assert sum(sizes.values()) <= MOST, sizes
