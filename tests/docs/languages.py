"""The languages of the house: whichever has a word file anywhere must have all of them. Korean comes first."""

from __future__ import annotations

from pathlib import Path

import hanpan

PACKAGE = Path(hanpan.__file__).parent
#: `ko` of `ko.ftl` and of `lesson.ko.ftl`.
_FOUND = {path.stem.rpartition(".")[2] for path in PACKAGE.rglob("*.ftl")}
LANGUAGES = sorted(_FOUND, key=lambda language: (language != "ko", language))
