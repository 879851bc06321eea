"""Sums, products, counts, least and greatest values over a range: functions of the range and of what their bodies read.

Lemmas unfold them. Each function gives values of its own type: a sum that wraps at every step is the sum that wraps
once. Nothing is known of the least and the greatest value of an empty range, which has none.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations

from oxpecker.horn.arithmetic import Arithmetic
from oxpecker.horn.errors import NotEncodable
from oxpecker.horn.formula import (
    ONE,
    TRUE,
    ZERO,
    Formula,
    Op,
    Range,
    Sort,
    at_most,
    call,
    conditional,
    conjunction,
    equal,
    implication,
    less,
    minus,
    plus,
    quantified,
    select,
    symbol,
    times,
)
from oxpecker.horn.limits import MOST_FOLD_PAIRS
from oxpecker.horn.substitution import rebuilt, substituted, unranged
from oxpecker.oox.syntax import FoldKind
from oxpecker.oox.types import Type

INDEX = symbol("fold index", Sort.INT)
EXTREMES = (FoldKind.MIN, FoldKind.MAX)
"""The folds that have a value only if the range is not empty."""


@dataclass(frozen=True, slots=True)
class FoldFunction:
    """A fold whose body reads its parameters; its arguments are the parameters, and the range [low, high)."""

    name: str
    kind: FoldKind
    type: Type
    parameters: tuple[Formula, ...]
    body: Formula
    """What an element contributes."""

    def step(self, arithmetic: Arithmetic, before: Formula, element: Formula) -> Formula:
        """The value with one more element."""
        if self.kind is FoldKind.COUNT:
            return plus(before, element)
        if self.kind in EXTREMES:
            return conditional(self.bounds(before, element), before, element)
        joined = times(before, element) if self.kind is FoldKind.PRODUCT else plus(before, element)
        return arithmetic.fit(joined, self.type)

    def bounds(self, extreme: Formula, element: Formula) -> Formula:
        """Whether an element is no better than the least or greatest value."""
        return at_most(extreme, element) if self.kind is FoldKind.MIN else at_most(element, extreme)

    @property
    def unit(self) -> Formula:
        """The value of an empty range."""
        return ONE if self.kind is FoldKind.PRODUCT else ZERO


@dataclass(slots=True)
class Folds:
    """The fold functions of a proof."""

    arithmetic: Arithmetic
    functions: dict[str, FoldFunction] = field(default_factory=dict)
    names: dict[tuple[FoldKind, Type, str], str] = field(default_factory=dict)

    def value(self, kind: FoldKind, t: Type, index: Formula, body: Formula, low: Formula, high: Formula) -> Formula:
        """The application that stands for a fold over [low, high)."""
        arguments: dict[Formula, Formula] = {}
        template = unranged(_abstracted(substituted(body, {index: INDEX}), arguments))
        key = (kind, t, template.text)
        name = self.names.setdefault(key, f"{kind} {len(self.names)}")
        self.functions.setdefault(name, FoldFunction(name, kind, t, tuple(arguments.values()), template))
        return call(name, Sort.INT, (*arguments, low, high), self.range(name))

    def range(self, name: str) -> Range:
        """The values that a fold function has."""
        function = self.functions[name]
        return (0, None) if function.kind is FoldKind.COUNT else self.arithmetic.range(function.type)

    def lemmas(self, applications: list[Formula]) -> Iterator[Formula]:
        """What holds of some applications: each is unfolded at both ends, and related to others of its function."""
        for each in applications:
            yield from self._unfolded(each)
        yield from self.relations(applications)

    def relations(self, applications: list[Formula]) -> Iterator[Formula]:
        """What holds between some applications of one function."""
        pairs = [(one, other) for one, other in combinations(applications, 2) if one.name == other.name]
        for one, other in pairs[:MOST_FOLD_PAIRS]:
            yield from self._related(one, other)
            yield from self._related(other, one)

    def _unfolded(self, application: Formula) -> Iterator[Formula]:
        function = self.functions[application.name]
        *given, low, high = application.arguments
        last = minus(high, ONE)
        if function.kind in EXTREMES:
            yield from self._extreme(function, application)
            return
        yield implication(at_most(high, low), equal(application, function.unit))
        before = call(function.name, Sort.INT, (*given, low, last), self.range(function.name))
        value = function.step(self.arithmetic, before, self._element(function, given, last))
        yield implication(less(low, high), equal(application, value))
        yield implication(at_most(last, low), equal(before, function.unit))
        after = call(function.name, Sort.INT, (*given, plus(low, ONE), high), self.range(function.name))
        value = function.step(self.arithmetic, after, self._element(function, given, low))
        yield implication(less(low, high), equal(application, value))
        if function.kind is FoldKind.COUNT:
            yield at_most(ZERO, application)
            yield implication(at_most(low, high), at_most(application, minus(high, low)))

    def _extreme(self, function: FoldFunction, application: Formula) -> Iterator[Formula]:
        """The least or greatest element is one of them, and bounds all."""
        *given, low, high = application.arguments
        place = call(f"place of {function.name}", Sort.INT, application.arguments)
        exists = conjunction(
            at_most(low, place), less(place, high), equal(application, self._element(function, given, place))
        )
        yield implication(less(low, high), exists)
        index = symbol("extreme'", Sort.INT)
        bounded = function.bounds(application, self._element(function, given, index))
        inside = conjunction(at_most(low, index), less(index, high))
        yield quantified(Op.FORALL, (index,), implication(inside, bounded))
        for end in (low, minus(high, ONE)):
            bounded = function.bounds(application, self._element(function, given, end))
            yield implication(less(low, high), bounded)

    def _related(self, one: Formula, other: Formula) -> Iterator[Formula]:
        """One range is the other with one more element; or one array is the other with one element written."""
        function = self.functions[one.name]
        *given, low, high = one.arguments
        *known, least, end = other.arguments
        if given == known:
            fewest = less(low, high) if function.kind in EXTREMES else at_most(low, high)
            longer = conjunction(equal(low, least), equal(end, plus(high, ONE)), fewest)
            value = function.step(self.arithmetic, one, self._element(function, given, high))
            yield implication(longer, equal(other, value))
        elif (low, high) == (least, end):
            yield from self._written(function, one, other)

    def _written(self, function: FoldFunction, one: Formula, other: Formula) -> Iterator[Formula]:
        """`other` folds an array that is that of `one` with an element written outside of the range."""
        *given, low, high = one.arguments
        *known, _, _ = other.arguments
        differing = [number for number, (a, b) in enumerate(zip(given, known, strict=True)) if a != b]
        if len(differing) != 1:
            return
        number = differing[0]
        array, changed = given[number], known[number]
        if changed.op is not Op.STORE or changed.arguments[0] != array:
            return
        parameter, index = function.parameters[number], changed.arguments[1]
        if not _reads_only_index(function.body, parameter):
            return
        outside = less(index, low), at_most(high, index)
        for each in outside:
            yield implication(each, equal(other, one))
        if function.kind in (FoldKind.SUM, FoldKind.COUNT):
            old, new = self._element(function, given, index), self._element(function, known, index)
            difference = minus(plus(one, new), old)
            if function.kind is FoldKind.SUM:
                difference = self.arithmetic.fit(difference, function.type)
            yield implication(conjunction(at_most(low, index), less(index, high)), equal(other, difference))

    @staticmethod
    def _element(function: FoldFunction, given: list[Formula], index: Formula) -> Formula:
        """The body for one index."""
        return substituted(function.body, {**dict(zip(function.parameters, given, strict=True)), INDEX: index})


def _reads_only_index(body: Formula, parameter: Formula) -> bool:
    """Whether a body reads an array only at the index itself."""
    reads = select(parameter, INDEX)
    return parameter not in substituted_read(body, reads).symbols


def substituted_read(body: Formula, read: Formula) -> Formula:
    """A body without one of its reads."""
    if body == read:
        return TRUE if body.sort is Sort.BOOL else ZERO
    if not body.arguments or body.op in (Op.FORALL, Op.EXISTS):
        return body
    return rebuilt(body, tuple(substituted_read(each, read) for each in body.arguments))


def _abstracted(body: Formula, arguments: dict[Formula, Formula]) -> Formula:
    """A body whose largest parts without the index are parameters; fills in what they stand for."""
    if body.op is Op.LITERAL or body == INDEX:
        return body
    if INDEX not in body.symbols:
        parameter = symbol(f"parameter {len(arguments)}", body.sort)
        return arguments.setdefault(body, parameter)
    if body.op in (Op.FORALL, Op.EXISTS):
        raise NotEncodable("a quantifier inside of a sum, product or count")
    return rebuilt(body, tuple(_abstracted(each, arguments) for each in body.arguments))
