"""Compiled code stops at the end of an array: reading or writing past it raises, and nothing beside it is touched."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from hanpan.kernel import Field, Ints, Record, interpreted, jit, lean, record

STATE = record(Field("before"), Field("hand", count=4), Field("after"))


@jit
def write(numbers: Ints, index: int) -> None:
    numbers[index] = 7


@lean
def write_lean(numbers: Ints, index: int) -> None:
    numbers[index] = 7


@jit
def read(numbers: Ints, index: int) -> Any:
    return numbers[index]


@lean
def read_lean(numbers: Ints, index: int) -> Any:
    return numbers[index]


@jit
def add(numbers: Ints, index: int) -> None:
    numbers[index] += 7


@jit
def fill(numbers: Ints, count: int) -> int:
    """A list that grows, as moves are listed."""
    n = 0
    for move in range(count):
        numbers[n] = move
        n += 1
    return n


@jit
def called(numbers: Ints, index: int) -> Any:
    """Through a function that calls another: the error comes all the way up."""
    write_lean(numbers, index)
    return numbers[0]


@lean
def into_record(s: Record, index: int) -> None:
    s.hand[index] = 7


@jit
def into_rows(rows: Any, index: int) -> None:
    rows[index].before = 7


@jit
def into_table(table: Any, row: int, column: int) -> None:
    table[row, column] = 7


INTS = (write, write_lean, read, read_lean, add, called)


@pytest.mark.parametrize("function", INTS, ids=lambda function: function.__name__)
@pytest.mark.parametrize("index", [4, 5, 1000, 2**62, -1, -4, -(2**62)])
def test_an_index_past_either_end_raises_and_touches_nothing(function: Callable[..., Any], index: int) -> None:
    around = np.arange(12)
    with pytest.raises(IndexError, match="out of bounds"):
        function(around[4:8], index)
    assert around.tolist() == list(range(12))


@pytest.mark.parametrize("function", INTS, ids=lambda function: function.__name__)
def test_every_element_there_is_may_be_used(function: Callable[..., Any]) -> None:
    for index in range(4):
        numbers, again = np.arange(12), np.arange(12)
        assert function(numbers[4:8], index) == interpreted(function)(again[4:8], index)
        assert numbers.tolist() == again.tolist()


@pytest.mark.parametrize("size", [0, 1, 7])
def test_a_list_of_moves_ends_where_its_room_does(size: int) -> None:
    around = np.full(size + 20, -1)
    assert fill(around[:size], size) == size
    with pytest.raises(IndexError):
        fill(around[:size], size + 3)
    assert around[size:].tolist() == [-1] * 20


def test_a_step_over_elements_counts_those_that_are_there() -> None:
    around = np.arange(12)
    write(around[::3], 3)
    assert around.tolist() == [0, 1, 2, 3, 4, 5, 6, 7, 8, 7, 10, 11]
    with pytest.raises(IndexError):
        write(around[::3], 4)


def test_a_records_array_does_not_run_into_the_next_field() -> None:
    s = STATE.new()
    into_record(s, 3)
    assert s.hand.tolist() == [0, 0, 0, 7]
    for index in (4, -1):
        with pytest.raises(IndexError):
            into_record(s, index)
    assert (s.before, s.after) == (0, 0)


def test_records_in_a_row_and_tables_are_guarded_too() -> None:
    rows, table = STATE.rows(3), np.zeros((2, 3), np.int64)
    into_rows(rows, 2)
    into_table(table, 1, 2)
    assert (rows["before"].tolist(), int(table.sum())) == ([0, 0, 7], 7)
    for index in (3, 99):
        with pytest.raises(IndexError):
            into_rows(rows, index)
        with pytest.raises(IndexError):
            into_table(table, index, 0)
        with pytest.raises(IndexError):
            into_table(table, 0, index)
    assert (rows["before"].tolist(), int(table.sum())) == ([0, 0, 7], 7)
