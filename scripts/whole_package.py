"""A build hook: no wheel or source package without the page, which would look like the whole house and show nothing.

Hatchling runs it (`[tool.hatch.build.hooks.custom]` in pyproject.toml) for every build but that of an editable
install, which is how `make setup` begins.
"""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WholePackage(BuildHookInterface[Any]):
    """Refuses to build where `hanpan/server/page/` has no page in it."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        page = Path(self.root, "hanpan", "server", "page", "index.html")
        if version != "editable" and not page.is_file():
            raise SystemExit(f"hanpan: there is no page at {page}: run `make setup`, which builds it, and build again")
