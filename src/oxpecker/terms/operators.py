"""Python's operators, text and pickling for terms, so that the same code computes with integers and with terms."""

from __future__ import annotations

from typing import Any

from oxpecker.terms.arithmetic import mul
from oxpecker.terms.bits import bit_and, bit_not, bit_or, bit_xor
from oxpecker.terms.comparison import ge, gt, le, lt, ne
from oxpecker.terms.kinds import Sort
from oxpecker.terms.limits import LONGEST_TEXT
from oxpecker.terms.linear import add, neg, sub
from oxpecker.terms.logic import land, lor
from oxpecker.terms.packing import reduce
from oxpecker.terms.show import show
from oxpecker.terms.term import Term

BOOL = Sort.BOOL


def _radd(self: Term, other: Any) -> Any:
    return add(other, self)


def _rsub(self: Term, other: Any) -> Any:
    return sub(other, self)


def _rmul(self: Term, other: Any) -> Any:
    return mul(other, self)


def _and(self: Term, other: Any) -> Any:
    return land(self, other) if self.sort is BOOL else bit_and(self, other)


def _or(self: Term, other: Any) -> Any:
    return lor(self, other) if self.sort is BOOL else bit_or(self, other)


def _xor(self: Term, other: Any) -> Any:
    return ne(self, other) if self.sort is BOOL else bit_xor(self, other)


def _rand(self: Term, other: Any) -> Any:
    return land(other, self) if self.sort is BOOL else bit_and(other, self)


def _ror(self: Term, other: Any) -> Any:
    return lor(other, self) if self.sort is BOOL else bit_or(other, self)


def _rxor(self: Term, other: Any) -> Any:
    return ne(other, self) if self.sort is BOOL else bit_xor(other, self)


def _str(self: Term) -> str:
    return show(self, limit=LONGEST_TEXT)


OPERATORS: dict[str, Any] = {
    "__add__": add,
    "__radd__": _radd,
    "__sub__": sub,
    "__rsub__": _rsub,
    "__mul__": mul,
    "__rmul__": _rmul,
    "__neg__": neg,
    "__invert__": bit_not,
    "__and__": _and,
    "__rand__": _rand,
    "__or__": _or,
    "__ror__": _ror,
    "__xor__": _xor,
    "__rxor__": _rxor,
    "__lt__": lt,
    "__le__": le,
    "__gt__": gt,
    "__ge__": ge,
    "__str__": _str,
    "__reduce__": reduce,
}

for _name, _function in OPERATORS.items():
    setattr(Term, _name, _function)
