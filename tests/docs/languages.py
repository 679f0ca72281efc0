"""The languages of the house: whichever has a word file anywhere must have all of them. Korean comes first."""

from __future__ import annotations

from pathlib import Path

import hanpan

PACKAGE = Path(hanpan.__file__).parent
LANGUAGES = sorted({path.stem for path in PACKAGE.rglob("*.ftl")}, key=lambda language: (language != "ko", language))
