"""A template that needs a name which is not filled in."""

from __future__ import annotations

NEEDED = missing  # type: ignore[name-defined]  # noqa: F821
