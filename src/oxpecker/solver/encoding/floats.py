"""Floats as bits, as in a solver's model."""

from __future__ import annotations

import math
import struct

from oxpecker.terms import Sort

FLOAT_WIDTHS = {Sort.FLOAT: 32, Sort.DOUBLE: 64}

_FORMATS = {32: ("<f", "<I"), 64: ("<d", "<Q")}


def float_to_bits(value: float, width: int) -> int:
    """The bits of a float that fits this width."""
    floating, unsigned = _FORMATS[width]
    bits: int = struct.unpack(unsigned, struct.pack(floating, value))[0]
    return bits


def bits_to_float(bits: int, width: int) -> float:
    """The float with these bits; there is only one NaN."""
    floating, unsigned = _FORMATS[width]
    value: float = struct.unpack(floating, struct.pack(unsigned, bits))[0]
    return math.nan if math.isnan(value) else value


def float_at_least(bound: int, width: int) -> float:
    """The smallest float of this width that is at least an integer."""
    return -float_at_most(-bound, width)


def float_at_most(bound: int, width: int) -> float:
    """The greatest float of this width that is at most an integer within its range."""
    size = abs(bound)
    spare = max(size.bit_length() - (24 if width == 32 else 53), 0)
    kept = size >> spare
    if bound < 0 and kept << spare != size:
        kept += 1
    return math.copysign(math.ldexp(kept, spare), bound)
