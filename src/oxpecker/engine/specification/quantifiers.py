"""Quantifiers in specifications: conjunctions or disjunctions over the elements there can be."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, cast

from oxpecker import terms
from oxpecker.engine.path.heap import Value
from oxpecker.engine.specification import long_ranges
from oxpecker.engine.values.arithmetic import conjunction, implication, negation
from oxpecker.oox import typed
from oxpecker.oox.syntax import QuantifierKind
from oxpecker.oox.types import ArrayType, Type
from oxpecker.terms import Term

if TYPE_CHECKING:
    from contextlib import AbstractContextManager

    from oxpecker.engine.path.state import State
    from oxpecker.engine.specification.evaluation import Evaluation

_SHORT_RANGES = (1, 4, 16)


class Quantifiers(ABC):
    """The part of an evaluation that is about quantifiers."""

    state: State
    bound: dict[int, Value]

    @abstractmethod
    def value(self, node: typed.Expression) -> Any:
        """The value of an expression."""

    @abstractmethod
    def side(self, node: typed.Expression, *conditions: Value) -> Any:
        """An operand that matters only under conditions."""

    @abstractmethod
    def alone(self, node: typed.Expression, condition: Value) -> Any:
        """The same under one condition; None when it may throw or must look around, so that others matter, too."""

    @abstractmethod
    def certain(self, condition: Value) -> Value:
        """The condition, or what has been decided about it."""

    @abstractmethod
    def not_null(self, reference: Value) -> bool:
        """Whether a reference can be followed."""

    @abstractmethod
    def same_values(self, t: Type, left: Value, right: Value) -> Any:
        """Whether two values of a type are equal."""

    @abstractmethod
    def under(self, condition: Value) -> AbstractContextManager[None]:
        """Inside, only what happens under the condition matters."""

    def for_elements(self, node: typed.ForElements) -> Any:
        """Over every index the array can have; those at or beyond its length do not count."""
        reference = self.value(node.array)
        universal = node.kind is QuantifierKind.FORALL
        if not self.not_null(reference):
            return universal
        options: list[tuple[Value, Value]] = []
        for condition, address in self.state.targets(reference):
            with self.under(condition):
                options.append((condition, self.over_array(node, address, universal)))
        return self.state.choose(options)

    def over_array(self, node: typed.ForElements, address: int, universal: bool) -> Any:
        """Over the elements of one array."""
        found: list[Value] = []

        def elements() -> Iterator[Value]:
            array = self.state.array_within_bounds(address)
            length = self.state.length_of(array)
            for index in range(array.capacity):
                exists = index < length
                if exists is False:
                    break
                self.bound[node.index.index] = index
                used = True if self.state.footprint is None else conjunction(exists, _undecided(found, universal))
                self.bound[node.value.index] = self.state.cell(address, index, used)
                yield exists

        return self.instances(node.body, elements(), universal, found)

    def for_range(self, node: typed.ForRange) -> Any:
        """Over every integer the range can contain; over one that stands for all where they are too many."""
        low, last = self.ends(node)
        numbers = self.candidates(low, last)
        if numbers is None:
            return long_ranges.quantify(cast("Evaluation", self), node, low, last)

        def integers() -> Iterator[Value]:
            for index in numbers:
                self.bound[node.index.index] = index
                yield self.certain(conjunction(low <= index, last >= index))

        return self.instances(node.body, integers(), node.kind is QuantifierKind.FORALL)

    def ends(self, node: typed.ForRange | typed.Fold) -> tuple[Any, Any]:
        """The first and the last integer of a range."""
        low, high = self.value(node.low), self.value(node.high)
        return low, high - 1 if node.exclusive else high

    def candidates(self, low: Value, high: Value) -> list[Value] | None:
        """Integers in order, those of a range among them; None where there are more than its bound."""
        first, last, bound = _least(low), _greatest(high), self.state.explorer.bounds.range
        if isinstance(low, int) and isinstance(high, int):
            bound = max(bound, self.state.explorer.longest_range)
        if first is not None and last is not None and last - first < bound:
            return list(range(first, last + 1))
        # Short ranges first: where the path knows that it is one, there are few instances. They are asked for by what
        # they are not, since of two ways the one on which a condition fails goes on first: it has the smaller inputs.
        for most in [*_SHORT_RANGES, bound]:
            if most <= bound and not self.state.holds(high - low >= most):
                return [low + place for place in range(most)]
        return None

    def instances(
        self, body: typed.Expression, existing: Iterator[Value], universal: bool, found: list[Value] | None = None
    ) -> Any:
        """All instances of a quantifier together: each comes with the condition that it exists.

        An instance matters where those before have not decided. What they say is put together once for all, and only
        for an instance that may throw or must look around also before it: their number may be large.
        """
        found = [] if found is None else found
        for each in existing:
            exists = self.certain(each)
            if exists is False:
                continue
            # What several threads see is read only while nothing is decided.
            holds = self.alone(body, exists) if self.state.footprint is None else None
            if holds is None:
                so_far = self.certain(_together(found, universal))
                if so_far is (not universal):
                    return so_far
                found[:] = [so_far]
                holds = self.side(body, so_far if universal else negation(so_far), exists)
            found.append(implication(exists, holds) if universal else conjunction(exists, holds))
            if found[-1] is (not universal):
                return found[-1]
        return _together(found, universal)

    def all_different(self, operand: typed.Expression) -> Any:
        """Every two elements differ."""
        reference = self.value(operand)
        if not self.not_null(reference):
            return True
        assert isinstance(operand.type, ArrayType)
        element = operand.type.element
        options: list[tuple[Value, Value]] = []
        for condition, address in self.state.targets(reference):
            array = self.state.array_within_bounds(address)
            length = self.state.length_of(array)
            found: list[Value] = []
            for one in range(array.capacity):
                exists = one < length
                for two in range(one) if exists is not False else ():
                    first, second = (self.state.cell(address, index, exists) for index in (one, two))
                    found.append(implication(exists, negation(self.same_values(element, first, second))))
            options.append((condition, _together(found, True)))
        return self.state.choose(options)


def _together(found: list[Value], universal: bool) -> Any:
    """The conjunction, or for an existential quantifier the disjunction, of instances."""
    if (not universal) in found:
        return not universal
    open_ones = [each for each in found if each.__class__ is Term]
    if len(open_ones) < 2:
        return open_ones[0] if open_ones else universal
    return terms.conj(open_ones) if universal else terms.disj(open_ones)


def _undecided(found: list[Value], universal: bool) -> Any:
    """Whether the instances so far leave the answer open."""
    so_far = _together(found, universal)
    return so_far if universal else negation(so_far)


def _least(value: Value) -> int | None:
    if isinstance(value, Term):
        return value.interval.low if value.interval is not None else None
    return int(value)


def _greatest(value: Value) -> int | None:
    if isinstance(value, Term):
        return value.interval.high if value.interval is not None else None
    return int(value)
