"""Floats of 32 bits among doubles."""

from __future__ import annotations

import math
import struct

_SINGLE = struct.Struct("<f")
_BITS = struct.Struct("<i")


def to_single(x: float) -> float:
    """The nearest float."""
    try:
        found: float = _SINGLE.unpack(_SINGLE.pack(x))[0]
    except OverflowError:
        return math.copysign(math.inf, x)
    return found


def single_from(x: float) -> float:
    """The least float that is not less than a double."""
    near = to_single(x)
    return near if near >= x else _after(near)


def single_up_to(x: float) -> float:
    """The greatest float that is not greater than a double."""
    return -single_from(-x)


def _after(x: float) -> float:
    """The next greater float."""
    if x == 0:
        return float(_SINGLE.unpack(_BITS.pack(1))[0])
    bits: int = _BITS.unpack(_SINGLE.pack(x))[0]
    return float(_SINGLE.unpack(_BITS.pack(bits + 1 if x > 0 else bits - 1))[0])
