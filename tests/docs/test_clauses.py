"""The numbered clauses ship: every id that is cited stands in docs/rules, once, with an anchor."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from hanpan import __version__
from hanpan.games import catalogue

ROOT = Path(__file__).parents[2]
RULES = ROOT / "docs" / "rules"
CLAUSE = re.compile(r'^- <a id="([a-z0-9-]+)"></a>\*\*([A-Z]+-?\d+)\*\* \S', re.MULTILINE)
#: Where clauses are cited.
CITING = (
    "*.md",
    "hanpan/**/*.py",
    "hanpan/**/*.md",
    "tests/**/*.py",
    "scripts/*.py",
    "examples/*.py",
    "bench/*.md",
    "docs/**/*.md",
    "web/*.md",
    "web/src/**/*.ts",
    "web/src/**/*.svelte",
    "web/src/**/*.css",
    "web/tests/*.ts",
    "web/art/**/*.py",
)
#: `KK-16` in text, `test_KK_16_…` in a test's name; a case, `A06`, in a test's name or after the word.
FAMILIES = r"(?:KK|KX|KP|KA|KT|KL|DG|DK|DX|DL|UE|BT|BX|BL|ZS|ZG|ZX)"
CITED = re.compile(rf"(?<![A-Za-z])({FAMILIES})[-_](\d{{2}})(?!\d)")
NAMED = re.compile(r"(?<=_)([A-H]\d{2})(?=_)|(?<=\bcase )([A-H]\d{2})\b|(?<=\bcases )([A-H]\d{2})\b", re.IGNORECASE)


def clauses(path: Path) -> list[tuple[str, str]]:
    """The anchor and the id of every clause of a file."""
    return CLAUSE.findall(path.read_text("utf-8"))


FILES = sorted(RULES.glob("*.md"))
KNOWN = {name for path in FILES for _anchor, name in clauses(path)}


def cited(text: str) -> set[str]:
    found = {f"{family}-{number}" for family, number in CITED.findall(text)}
    return found | {next(filter(None, names)).upper() for names in NAMED.findall(text)}


def test_a_citation_is_found_however_it_is_written() -> None:
    text = "def test_KK_16_two(): ...; (DG-34 … DG-37, UE_07); test_KK_01_C01_cards; case A06; cases B01; SKK-16 XKK_99"
    assert cited(text) == {"KK-16", "DG-34", "DG-37", "UE-07", "KK-01", "C01", "A06", "B01"}


def test_every_clause_that_is_cited_ships() -> None:
    missing: dict[str, set[str]] = {}
    paths = {path for pattern in CITING for path in ROOT.glob(pattern)} - {Path(__file__)}
    assert len(paths) > 200
    for path in paths:
        if "page" in path.relative_to(ROOT).parts or not path.is_file():
            continue
        for name in cited(path.read_text("utf-8")) - KNOWN:
            missing.setdefault(name, set()).add(path.relative_to(ROOT).as_posix())
    assert missing == {}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_clause_stands_once_in_the_order_of_its_family_and_has_its_id_as_anchor(path: Path) -> None:
    found = clauses(path)
    assert len(found) == path.read_text("utf-8").count('<a id="')
    assert all(anchor == name.lower() for anchor, name in found)
    assert max(Counter(name for _anchor, name in found).values()) == 1
    families: dict[str, list[str]] = {}
    for _anchor, name in found:
        families.setdefault(name.rstrip("0123456789"), []).append(name)
    assert all(names == sorted(names) for names in families.values())


@pytest.mark.parametrize("game", catalogue.names())
def test_the_clauses_of_a_game_name_the_version_of_its_rules_and_their_sources(game: str) -> None:
    text = (RULES / f"{game}.md").read_text("utf-8")
    said = {int(number) for number in re.findall(r"rules\s+version\s+(\d+)", text)}
    assert said == {catalogue.spec(game).version}
    assert re.search(r"^Sources?:|\bSources?: ", text, re.MULTILINE)


def test_the_citation_file_names_the_version_of_the_package() -> None:
    lines = (ROOT / "CITATION.cff").read_text("utf-8").splitlines()
    assert f"version: {__version__}" in lines
    assert {"cff-version: 1.2.0", "type: software", "license: MIT"} <= set(lines)
