"""docs/limits.md says of every limit what it is; docs/proxies.md names options that there are."""

from __future__ import annotations

import argparse
import re
from dataclasses import asdict
from pathlib import Path

from hanpan.house import house
from hanpan.house.people import KNOWN
from hanpan.server import serve_command
from hanpan.server.limits import PRICES, Limits

DOCS = Path(__file__).parents[2] / "docs"
#: Those that an option sets, by its name.
OPTIONS = {"rate": "--rate", "connections_per_address": "--connections-per-address"}


def rows() -> dict[str, tuple[str, str]]:
    """By name: the value of a limit, and the words beside it."""
    lines = (DOCS / "limits.md").read_text("utf-8").splitlines()
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("| `")]
    return {name.strip("`"): (value, words) for name, value, words in cells}


def test_every_limit_is_documented_with_its_value() -> None:
    found = rows()
    for name, value in asdict(Limits()).items():
        if name == "burst":
            assert f"{value:g} at once" in found["--rate"][1]
            continue
        assert found[OPTIONS.get(name, name)][0].split()[0] == f"{value:.8g}", name
    for name in ("ROOMS_PER_PERSON", "ROOMS_PER_VISITOR"):
        assert found[name][0] == str(getattr(house, name))
    assert found["KNOWN"][0] == f"{KNOWN / 86400:g} days"
    for command, price in PRICES.items():
        assert re.search(rf"`{command}`[^,.]* {price:g}\b", found["--rate"][1]), command


def test_the_pages_name_options_that_there_are() -> None:
    parser = argparse.ArgumentParser()
    serve_command.arguments(parser)
    for page in ("limits.md", "proxies.md"):
        for option in re.findall(r"(--[a-z][a-z-]+)", (DOCS / page).read_text("utf-8")):
            assert option in parser.format_help(), option
