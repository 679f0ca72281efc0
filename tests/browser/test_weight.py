"""The page is light: everything but pictures, in all languages, rules included, in 120 KB as it travels."""

from __future__ import annotations

import gzip

from tests.browser.conftest import ROOT

MOST = 120_000


def test_the_page_without_pictures_is_at_most_120_kb() -> None:
    page = ROOT / "hanpan" / "server" / "page"
    files = [path for path in page.rglob("*") if path.suffix in (".js", ".css", ".html")]
    assert page / "index.html" in files
    sizes = {path.name: len(gzip.compress(path.read_bytes(), 9)) for path in files}
    assert sum(sizes.values()) <= MOST, sizes
