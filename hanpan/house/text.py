"""What people write: names and lines are text, on one line, that reads in the order in which it was written."""

from __future__ import annotations

import unicodedata

#: Categories that are nothing to read: control and format characters (bidirectional ones among them), halves of pairs,
#: private and unassigned ones, ends of lines and paragraphs.
_UNREADABLE = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
#: Joins emoji into one sign, and changes the order of nothing.
_JOINER = "\N{ZERO WIDTH JOINER}"


def clean(text: str) -> str:
    """The text without what is nothing to read, blanks run together; "" when nothing is left."""
    kept = "".join(" " if unicodedata.category(c) in _UNREADABLE and c != _JOINER else c for c in text)
    return " ".join(kept.split()).strip(_JOINER)
