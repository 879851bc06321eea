"""What a local holds in a proof: a formula, a reference to arrays, an exception, or something without a formula."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from oxpecker.horn.errors import NotEncodable
from oxpecker.horn.formula import (
    FALSE,
    NULL_OBJECT,
    TRUE,
    Formula,
    Sort,
    conditional,
    conjunction,
    disjunction,
    negation,
)
from oxpecker.horn.objects import NO_OBJECT, ObjectReference
from oxpecker.oox.source import Span
from oxpecker.oox.types import BOOL, INTEGERS, Type


@dataclass(frozen=True, slots=True)
class Region:
    """An array: two different regions are never the same array."""

    number: int
    name: str
    element: Type
    length: Formula
    existed: bool
    """Whether the array existed when the method was entered."""


@dataclass(frozen=True, slots=True)
class Reference:
    """Null or one of some arrays, each under a condition; exactly one condition holds."""

    options: tuple[tuple[Formula, Region | None], ...]

    @property
    def is_null(self) -> Formula:
        """The condition under which it is null."""
        return disjunction(*(condition for condition, region in self.options if region is None))

    def same(self, other: Reference) -> Formula:
        """The condition under which both are the same."""
        pairs = [(c, d) for c, one in self.options for d, two in other.options if one == two]
        return disjunction(*(conjunction(c, d) for c, d in pairs))


@dataclass(frozen=True, slots=True)
class Thrown:
    """An exception of a known class, or another object of a known class that only constructors have seen."""

    class_name: str
    is_exact: bool = True
    """Whether it is of exactly this class, not of one below it."""


@dataclass(frozen=True, slots=True)
class Opaque:
    """A value that a proof cannot speak of. It may be passed around, but not used."""

    what: str


Value = Formula | Reference | ObjectReference | Thrown | Opaque

NULL = Reference(((TRUE, None),))


def as_object(value: Value) -> Value:
    """Null as an object of a linked structure; other values as they are."""
    return NULL_OBJECT if value == NULL else value


def chosen(condition: Formula, then: Value, otherwise: Value) -> Value:
    """One of two values."""
    if condition == TRUE or then == otherwise:
        return then
    if condition == FALSE:
        return otherwise
    if isinstance(then, Formula) or isinstance(otherwise, Formula):
        then, otherwise = as_object(then), as_object(otherwise)
    if isinstance(then, Formula) and isinstance(otherwise, Formula):
        return conditional(condition, then, otherwise)
    if isinstance(then, Reference) and isinstance(otherwise, Reference):
        return Reference((*_under(condition, then.options), *_under(negation(condition), otherwise.options)))
    one, other = (NO_OBJECT if each == NULL else each for each in (then, otherwise))
    if isinstance(one, ObjectReference) and isinstance(other, ObjectReference):
        return ObjectReference((*_under(condition, one.options), *_under(negation(condition), other.options)))
    return Opaque("a choice between objects")


_Region = TypeVar("_Region")


def _under(condition: Formula, options: tuple[tuple[Formula, _Region], ...]) -> list[tuple[Formula, _Region]]:
    return [(conjunction(condition, each), region) for each, region in options]


def formula_of(value: Value, span: Span) -> Formula:
    """A number or truth value."""
    if isinstance(value, Formula):
        return value
    raise NotEncodable(value.what if isinstance(value, Opaque) else "a reference", span)


def reference_of(value: Value, span: Span) -> Reference:
    """A reference to arrays."""
    if isinstance(value, Reference):
        return value
    raise NotEncodable(value.what if isinstance(value, Opaque) else "an object", span)


def is_scalar(t: Type) -> bool:
    """Whether values of the type are formulas."""
    return t == BOOL or t in INTEGERS


def array_sort(element: Type) -> Sort:
    """The sort of arrays of an element type."""
    return Sort.BOOLS if element == BOOL else Sort.INTS
