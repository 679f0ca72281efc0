"""Compiled code stops at the end of an array: an index that is not 0 … size-1 raises IndexError.

Numba checks bounds where it is asked to (`boundscheck`, which `kernel.jit` sets), after it has turned an index counted
from the end into one from the front. Rules never count from the end, so here one unsigned comparison takes the place
of all that, for the arrays of one dimension and plain numbers as indices that rules are made of: a number below 0 is a
very large one without a sign. What is asked this way costs next to nothing (bench/results.md); all other indexing stays
Numba's own.
"""

from __future__ import annotations

import operator
from typing import Any, cast

from numba.core import cgutils, imputils, types
from numba.np import arrayobj

#: What asks Numba to compile a function so.
FLAGS = {"boundscheck": True}

# Numba's own ways of writing code, of which its typing knows nothing.
_code, _arrays, _lower = cast(Any, cgutils), cast(Any, arrayobj), cast(Any, imputils).lower_builtin
_borrowed = cast(Any, imputils).impl_ret_borrowed


def _place(context: Any, builder: Any, kind: Any, array: Any, index_kind: Any, index: Any) -> Any:
    """A pointer to an element, after code that raises where there is none."""
    size = _code.unpack_tuple(builder, array.shape, 1)
    step = _code.unpack_tuple(builder, array.strides, 1)
    index = context.cast(builder, index, index_kind, types.intp)
    with _code.if_unlikely(builder, builder.icmp_unsigned(">=", index, size[0])):
        context.call_conv.return_user_exc(builder, IndexError, ("an index is out of bounds",))
    return _code.get_item_pointer2(
        context, builder, array.data, size, step, kind.layout, [index], wraparound=False, boundscheck=False
    )


def _load(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    kind, index_kind = signature.args
    if kind.ndim != 1 or not context.enable_boundscheck:
        return _arrays.getitem_arraynd_intp(context, builder, signature, args)
    array = _arrays.make_array(kind)(context, builder, args[0])
    place = _place(context, builder, kind, array, index_kind, args[1])
    return _borrowed(context, builder, signature.return_type, _arrays.load_item(context, builder, kind, place))


def _store(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    kind, index_kind, value_kind = signature.args
    if kind.ndim != 1 or not context.enable_boundscheck:
        return _arrays.setitem_array(context, builder, signature, args)
    array = _arrays.make_array(kind)(context, builder, args[0])
    place = _place(context, builder, kind, array, index_kind, args[1])
    _arrays.store_item(context, builder, kind, context.cast(builder, args[2], value_kind, kind.dtype), place)
    return None


# The more narrowly a way is declared, the sooner Numba takes it.
_lower(operator.getitem, types.Array, types.Integer)(_load)
_lower(operator.setitem, types.Array, types.Integer, types.Any)(_store)
