"""The interface of a backend for translating terms: sorts, values, variables and operators of SMT-LIB."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

Node: TypeAlias = Any
"""A term of the solver; each backend has another type for it."""


@dataclass(frozen=True, slots=True)
class Bits:
    """The sort of bit-vectors of a width."""

    width: int


BOOLEAN = "boolean"
INTEGER = "integer"

NativeSort: TypeAlias = str | Bits
"""The sorts of the variables. Floats have none: a float is read from a bit-vector, and a model contains its bits."""


class Builder(Protocol):
    """Builds a solver's terms. Operators have their SMT-LIB names; floats have 32 or 64 bits."""

    remainders: frozenset[int]
    """The widths of floats whose remainder is supported: some solvers take minutes for one, ignoring any limit."""

    def boolean(self, value: bool) -> Node: ...

    def integer(self, value: int) -> Node: ...

    def bits(self, value: int, width: int) -> Node:
        """A bit-vector congruent to the value."""

    def variable(self, name: str, sort: NativeSort) -> Node: ...

    def apply(self, operator: str, *arguments: Node) -> Node:
        """An operator without indices; operations on floats round to the nearest even.

        `fp.floor`, `fp.ceil` and `fp.rint` are `fp.roundToIntegral` with different roundings.
        """

    def extract(self, high: int, low: int, argument: Node) -> Node: ...

    def extend(self, signed: bool, by: int, argument: Node) -> Node: ...

    def float_from_bits(self, argument: Node, width: int) -> Node: ...

    def float_from_float(self, argument: Node, width: int) -> Node: ...

    def float_from_signed(self, argument: Node, width: int) -> Node: ...

    def signed_from_float(self, argument: Node, width: int) -> Node:
        """The bit-vector of the float rounded towards zero; unspecified if it does not fit."""
