"""Masks, moves and records, compiled and interpreted alike."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hanpan import kernel
from hanpan.kernel import Field, Kind, copy, jit, lowest, move_of, popcount, record

masks = st.integers(0, (1 << 62) - 1)


@jit
def count_compiled(mask: int) -> int:
    return popcount(mask)


@jit
def lowest_compiled(mask: int) -> int:
    return lowest(mask)


@given(masks)
def test_popcount(mask: int) -> None:
    assert count_compiled(mask) == popcount(mask) == popcount(np.int64(mask)) == bin(mask).count("1")  # type: ignore[arg-type]


@given(masks.filter(bool))
def test_lowest(mask: int) -> None:
    digits = bin(mask)[2:]
    expected = len(digits) - 1 - digits.rindex("1")
    assert lowest_compiled(mask) == lowest(mask) == lowest(np.int64(mask)) == expected  # type: ignore[arg-type]


def test_every_single_card() -> None:
    for card in range(63):
        assert lowest_compiled(1 << card) == lowest(1 << card) == card
        assert count_compiled((1 << card) - 1) == card
    assert count_compiled(0) == popcount(0) == 0


@given(st.integers(1, kernel.MAX_KIND), st.integers(0, kernel.CARDS))
def test_moves_pack_kind_and_cards(kind: int, cards: int) -> None:
    twins: tuple[Callable[[Any], Any], ...] = (lambda function: function, kernel.interpreted)
    for twin in twins:
        move = twin(move_of)(kind, cards)
        assert 0 < move < 1 << 63
        assert twin(kernel.kind_of)(move) == kind
        assert twin(kernel.cards_of)(move) == cards


def test_moves_hold_54_cards() -> None:
    assert kernel.CARDS == 2**54 - 1
    assert kernel.MAX_KIND == 511
    assert move_of(511, kernel.CARDS) == 2**63 - 1


PAIR = record(Field("one"), Field("cards", Kind.MASK, place=True), Field("many", count=3), Field("top", Kind.CARD))


@jit
def copy_compiled(rows: Any) -> None:
    copy(rows[0], rows[1])


def test_record_is_whole_numbers_without_gaps() -> None:
    """Equal records are equal bytes: nothing lies between the fields."""
    assert PAIR.dtype.itemsize == 6 * 8
    assert PAIR.dtype.names == ("one", "cards", "many", "top")
    assert [PAIR.dtype.fields[name][1] for name in PAIR.dtype.names] == [0, 8, 16, 40]  # type: ignore[index]
    assert PAIR.rows(3).shape == (3,)
    assert PAIR.rows(2).tobytes() == bytes(96)


def test_record_rejects_a_name_twice() -> None:
    with pytest.raises(ValueError, match="twice"):
        record(Field("one"), Field("one", Kind.CARD))


def test_record_rejects_a_name_that_interpreted_code_could_not_read() -> None:
    with pytest.raises(ValueError, match="round"):
        record(Field("one"), Field("round"))


def test_record_loads_its_bytes() -> None:
    rows = PAIR.rows()
    rows["many"] = [4, -5, 6]
    rows["one"] = -(2**63)
    loaded = PAIR.load(rows.tobytes())
    assert loaded.tobytes() == rows.tobytes()
    loaded["one"] = 3  # the copy may be written to
    assert rows["one"][0] == -(2**63)
    for wrong in (b"", bytes(47), bytes(49), bytes(96)):
        with pytest.raises(ValueError, match=f"48 bytes was expected, not {len(wrong)} bytes"):
            PAIR.load(wrong)


def test_record_shares_memory_with_its_row() -> None:
    rows = PAIR.rows()
    state = PAIR.record(rows)
    state.many[1] = 9
    state.one += 2
    assert rows["many"][0, 1] == 9
    assert rows["one"][0] == 2
    assert PAIR.new().one == 0
    assert [field.name for field in PAIR] == ["one", "cards", "many", "top"]


@given(st.lists(st.integers(-(2**63), 2**63 - 1), min_size=6, max_size=6))
def test_copy_takes_every_field(numbers: list[int]) -> None:
    rows = PAIR.rows(2)
    rows[:1].view(np.int64)[:] = numbers
    before = rows[:1].tobytes()
    copy_compiled(rows)
    assert rows[1:].tobytes() == rows[:1].tobytes() == before
    plain = PAIR.rows(2)
    plain[:1].view(np.int64)[:] = numbers
    kernel.interpreted(copy_compiled)(plain.view(np.recarray))
    assert plain.tobytes() == rows.tobytes()
    rows["many"][1, 0] ^= 1
    assert rows[:1].tobytes() == before


def test_fields_are_bounded_by_default() -> None:
    """A number read from a text has at most 31 bits unless its field says more or less."""
    assert (Field("any").low, Field("any").high) == (-(2**31), 2**31 - 1)
