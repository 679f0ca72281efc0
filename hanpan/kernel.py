"""How integer rules become machine code: compiling, records, moves, random numbers and the shuffle.

A position is one fixed-size record of integers, options are a second one, and rules are small functions over the
two. This file holds what every game's rules stand on:

* `jit` compiles a rule function, `lean` one that makes no arrays; `interpreted` gives its plain-Python twin, callees
  included; `bind` instantiates a generic loop (a playout, say) for one game's functions.
* `record` declares the fields of a record, with what each number means, so that text, JSON and checks need no code
  of a game's own.
* `move_of`, `kind_of`, `cards_of`: a move is one int64, its kind in the high bits, its cards as a mask in the low 54.
* `seed_random`, `random_below`: a small generator for playouts, the same numbers compiled and interpreted.
* `shuffled`: the decks of real matches, from HMAC-SHA-256, without bias.

Everything is int64: mixing in uint64 would turn sums into floats.
"""

from __future__ import annotations

import hashlib
import hmac
import importlib.util
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, TypeVar, cast

import numba
import numpy as np
from numba.core import cgutils, types
from numba.core.registry import CPUDispatcher
from numba.extending import intrinsic, overload
from numba.np.numpy_support import as_dtype

from hanpan import bounds, code_cache

F = TypeVar("F", bound=Callable[..., Any])

#: One row of a structured array: fields are attributes. (NumPy's typing knows no field names, hence Any.)
Record = Any
#: A one-dimensional int64 array, for decks, move lists and generator states.
Ints = Any

# --------------------------------------------------------------------------------------------------- machine code


def jit(function: F) -> F:
    """Compile a rule function on first use and keep the machine code on disk; releases the interpreter lock.

    What it compiles raises IndexError where it would read or write past the end of an array (`bounds`).
    """
    return _compiled(function)


def lean(function: F) -> F:
    """As `jit`, for a function that makes no arrays: it counts no references to those it is given.

    Counting is atomic arithmetic at every call that hands on an array, and takes a quarter of a move generator's time.
    """
    return _compiled(function, _nrt=False)


def _compiled(function: F, **flags: bool) -> F:
    dispatcher = cast(Any, numba).njit(nogil=True, error_model="numpy", **bounds.FLAGS, **flags)(function)
    code_cache.keep(dispatcher)
    return cast(F, dispatcher)


_twins: dict[int, FunctionType] = {}
_twin_globals: dict[int, dict[str, Any]] = {}


def interpreted(function: F) -> F:
    """The plain-Python twin of a compiled function: the same source, every compiled callee replaced by its own twin.

    With `NUMBA_DISABLE_JIT=1` functions are their own twins.
    """
    if not isinstance(function, CPUDispatcher):
        return function
    key = id(function)
    if key not in _twins:
        source = function.py_func
        space = _twin_globals.get(id(source.__globals__))
        fresh = space is None
        if space is None:
            space = _twin_globals[id(source.__globals__)] = dict(source.__globals__)
        _twins[key] = FunctionType(source.__code__, space, source.__name__, source.__defaults__, source.__closure__)
        if fresh:
            for name, value in source.__globals__.items():
                if isinstance(value, CPUDispatcher):
                    space[name] = interpreted(value)
    return cast(F, _twins[key])


def bind(template: str, key: str, **names: Any) -> ModuleType:
    """Load the module `template` once more, with `names` as globals: a generic loop made concrete for one game.

    Numba compiles calls to known global functions, not calls through variables; a template is ordinary source whose
    free names (`deal`, `legal`, `play` …) are filled in here. The copy is called `template[key]`, and kept under that
    name (letters that a file's name may have).
    """
    name = f"{template}[{key}]"
    if name not in sys.modules:
        spec = importlib.util.find_spec(template)
        if spec is None or spec.origin is None:
            raise ModuleNotFoundError(f"no module named {template!r}", name=template)
        module = ModuleType(name)
        module.__file__ = spec.origin
        module.__dict__.update(names)
        sys.modules[name] = module
        try:
            exec(compile(Path(spec.origin).read_text("utf-8"), spec.origin, "exec"), module.__dict__)
        except BaseException:
            del sys.modules[name]
            raise
    return sys.modules[name]


# ---------------------------------------------------------------------------------------------------------- masks


def popcount(mask: int) -> int:
    """How many cards a mask (≥ 0) holds."""
    return int(mask).bit_count()


def lowest(mask: int) -> int:
    """The number of the lowest card in a mask (> 0)."""
    return (int(mask) & -int(mask)).bit_length() - 1


@intrinsic
def _ctpop(context: Any, mask: Any) -> Any:
    def code(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(types.int64), code


@intrinsic
def _cttz(context: Any, mask: Any) -> Any:
    def code(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], cgutils.true_bit)

    return types.int64(types.int64), code


# Compiled code passes the typing context to an intrinsic by itself; for a type checker that argument is missing.
count_bits, lowest_bit = cast(Any, _ctpop), cast(Any, _cttz)


@overload(popcount, inline="always")
def _popcount(mask: int) -> Any:
    def code(mask: int) -> Any:
        return count_bits(mask)

    return code


@overload(lowest, inline="always")
def _lowest(mask: int) -> Any:
    def code(mask: int) -> Any:
        return lowest_bit(mask)

    return code


# -------------------------------------------------------------------------------------------------------- records


class Kind(Enum):
    """What the integers of a field mean; text notation, JSON and the checks of positions follow from it."""

    INT = "int"  #: a plain number
    CARD = "card"  #: a card number, -1 for none or unknown
    MASK = "mask"  #: a set of cards


@dataclass(frozen=True)
class Field:
    """One field of a record: `count` 0 is a single number, n an array of n.

    `place` marks a field that *holds* cards: every card of the deck lies in exactly one place. A plain number lies
    between `low` and `high`: what indexes an array in compiled code must not come from a text unbounded. `blank` is the
    number by which a view says that it hides this one (cards need none: an unknown card is -1, a hidden set smaller).
    """

    name: str
    kind: Kind = Kind.INT
    count: int = 0
    place: bool = False
    low: int = -(1 << 31)
    high: int = (1 << 31) - 1
    blank: int | None = None
    about: str = ""  #: what it says, for who reads positions as data; ends without a full stop


@dataclass(frozen=True)
class RecordType:
    """A record's fields and its NumPy dtype (no hidden padding: equal records are equal bytes)."""

    fields: tuple[Field, ...]
    dtype: np.dtype[Any]

    def rows(self, count: int = 1) -> Any:
        """An array of `count` fresh records, all zero."""
        return np.zeros(count, self.dtype)

    def load(self, data: bytes) -> Any:
        """An array of the one record whose bytes are `data`."""
        if len(data) != self.dtype.itemsize:
            raise ValueError(f"a record of {self.dtype.itemsize} bytes was expected, not {len(data)} bytes")
        return np.frombuffer(bytearray(data), self.dtype)

    def copy(self, rows: Any) -> Any:
        """A copy of an array of records (NumPy's own goes field by field and takes twenty times as long)."""
        return np.frombuffer(bytearray(rows.tobytes()), self.dtype)

    @staticmethod
    def numbers(rows: Any) -> list[int]:
        """All numbers of an array of records, field after field."""
        numbers: list[int] = rows.view(np.int64).tolist()
        return numbers

    @staticmethod
    def record(rows: Any) -> Record:
        """The first record of an array, fields as attributes; it shares the array's memory."""
        return rows.view(np.recarray)[0]

    def new(self) -> Record:
        """A fresh record, all zero."""
        return self.record(self.rows())

    def __iter__(self) -> Iterator[Field]:
        return iter(self.fields)


def record(*fields: Field) -> RecordType:
    """Lay out a record, all int64: a smaller number read from NumPy would overflow in the interpreted twin."""
    names = [field.name for field in fields]
    if len(set(names)) != len(names):
        raise ValueError(f"a field is named twice in {names}")
    # Interpreted, a field is an attribute of a NumPy record, which has methods of its own: round, all, sort …
    hidden = [name for name in names if hasattr(np.record, name)]
    if hidden:
        raise ValueError(f"NumPy's records have their own {', '.join(hidden)}: a field must be named otherwise")
    return RecordType(fields, np.dtype([(f.name, "i8", (f.count,) if f.count else ()) for f in fields]))


def copy(source: Record, target: Record) -> None:
    """Copy one record over another of the same type (one memcpy when compiled)."""
    for name in source.dtype.names:
        target[name] = source[name]


@intrinsic
def _memcpy(context: Any, source: Any, target: Any) -> Any:
    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        size = context.get_constant(types.intp, signature.args[0].size)
        cast(Any, cgutils).raw_memcpy(builder, args[1], args[0], size, 1)
        return context.get_dummy_value()

    return types.void(source, target), code


copy_record = cast(Any, _memcpy)


@overload(copy, inline="always")
def _copy(source: Any, target: Any) -> Any:
    if not isinstance(source, types.Record) or source != target:
        return None

    def code(source: Any, target: Any) -> Any:
        copy_record(source, target)

    return code


def like(one: Record, count: int) -> Any:
    """An array of `count` records of the type of `one`, all zero: room to work in for compiled code."""
    return np.zeros(count, one.dtype).view(np.recarray)


@overload(like)
def _like(one: Any, count: int) -> Any:
    if not isinstance(one, types.Record):
        return None
    dtype = as_dtype(one)

    def code(one: Any, count: int) -> Any:
        return np.zeros(count, dtype)

    return code


# ---------------------------------------------------------------------------------------------------------- moves

KIND_SHIFT = 54
CARDS = (1 << KIND_SHIFT) - 1
#: Kinds are 1 … MAX_KIND, so that every move is a positive int64.
MAX_KIND = (1 << (63 - KIND_SHIFT)) - 1


@lean
def move_of(kind: int, cards: int) -> int:
    """The move of a kind (1 … 511) with a set of cards."""
    return (kind << KIND_SHIFT) | cards


@lean
def kind_of(move: int) -> int:
    """The kind of a move."""
    return move >> KIND_SHIFT


@lean
def cards_of(move: int) -> int:
    """The cards of a move, as a mask."""
    return move & CARDS


# ------------------------------------------------------------------------------------------------- random numbers


def new_random(seed: int) -> Ints:
    """The state of a generator for `random_below`: an int64 array of one, never zero, from any integer seed."""
    digest = hashlib.sha256(b"hanpan playout %d" % seed).digest()
    return np.array([int.from_bytes(digest[:8], "big", signed=True) or 1], np.int64)


@lean
def next_random(rng: Ints) -> int:
    """The next 63 random bits (xorshift, Marsaglia 2003: shifts 13, 7, 17), as an int64 ≥ 0.

    Shifts and xors only: they wrap silently in NumPy too, so that interpreted runs give the same numbers.
    """
    x = rng[0]
    x ^= x << 13
    x ^= (x >> 7) & 0x01FFFFFFFFFFFFFF
    x ^= x << 17
    rng[0] = x
    return x & 0x7FFFFFFFFFFFFFFF


@lean
def random_below(rng: Ints, n: int) -> int:
    """A random number in 0 … n-1, 1 ≤ n ≤ 2**31 (for playouts: biased by less than n / 2**31)."""
    return ((next_random(rng) >> 32) * n) >> 31


@lean
def shuffle(rng: Ints, deck: Ints, first: int) -> None:
    """Bring the first `first` places of `deck` into random order (Fisher-Yates from the front), for playouts."""
    for i in range(first):
        j = i + random_below(rng, deck.size - i)
        deck[i], deck[j] = deck[j], deck[i]


# -------------------------------------------------------------------------------------------- decks of real games


def random_bytes(seed: bytes, label: str) -> Iterator[int]:
    """An endless stream of bytes: HMAC-SHA-256 blocks of `label` and a counter, keyed by `seed`."""
    counter = 0
    while True:
        yield from hmac.digest(seed, f"{label} {counter}".encode(), "sha256")
        counter += 1


def unbiased(stream: Iterator[int], n: int) -> int:
    """A number in 0 … n-1 (1 ≤ n ≤ 256), all equally likely: bytes past the last whole multiple are thrown away."""
    limit = 256 - 256 % n
    for byte in stream:
        if byte < limit:
            return byte % n
    raise AssertionError("the stream is endless")


def shuffled(seed: bytes, label: str, size: int) -> list[int]:
    """The numbers 0 … size-1 (size ≤ 256) in an order drawn without bias from `seed` and `label`.

    A match's seed is 256 bits from the operating system; `label` names the round (and the attempt, after a redeal).
    """
    stream = random_bytes(seed, label)
    deck = list(range(size))
    for i in range(size - 1, 0, -1):
        j = unbiased(stream, i + 1)
        deck[i], deck[j] = deck[j], deck[i]
    return deck
