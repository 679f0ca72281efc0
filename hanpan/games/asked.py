"""The door of the Python face: what callers hand in is looked at here, before compiled code meets it.

A wrong type is a TypeError, a wrong value a ValueError (or one of the contract's own); both say what would be right.
Whole numbers may be of any type that counts as one (`operator.index`), NumPy's too; true and false are none.
"""

from __future__ import annotations

import operator
import re

import numpy as np

#: Lots are below it: they stand in texts, and JSON's numbers are whole up to here.
LOTS = 1 << 53

_WHOLE = re.compile(r"-?(0|[1-9][0-9]*)", re.ASCII)


def whole(value: object, what: str) -> int:
    """`value` as a plain int; TypeError for all that is no whole number."""
    if not isinstance(value, bool | np.bool_):
        try:
            return operator.index(value)  # type: ignore[arg-type]
        except TypeError:
            pass
    raise TypeError(f"{what} is a whole number, not {value!r}")


def whole_text(text: str) -> int | None:
    """The number that a text is: plain digits, as they are written back. None: it is none."""
    return int(text) if _WHOLE.fullmatch(text) and text != "-0" and len(text) < 20 else None


def seat(value: object, seats: int, *, spectator: bool = False) -> int:
    """A seat, or where that may be -1 for a spectator."""
    number = whole(value, "a seat")
    if not (0 <= number < seats or (spectator and number == -1)):
        looks_on = ", or -1 for a spectator" if spectator else ""
        raise ValueError(f"seats are 0 to {seats - 1}{looks_on}, not {number}")
    return number


def lot(value: object) -> int:
    """What is drawn by lot."""
    number = whole(value, "a lot")
    if not 0 <= number < LOTS:
        raise ValueError(f"a lot is a number from 0 to 2**53 - 1, not {number}")
    return number


def words(value: object, what: str) -> str:
    """A text."""
    if not isinstance(value, str):
        raise TypeError(f"{what} is a str, not {value!r}")
    return value


def seed_bytes(seed: int | bytes) -> bytes:
    """A seed as key bytes: an integer by its decimal digits."""
    if isinstance(seed, bytes | bytearray):
        return bytes(seed)
    return str(whole(seed, "a seed, where it is not bytes,")).encode()
