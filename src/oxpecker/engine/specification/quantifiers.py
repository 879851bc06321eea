"""Quantifiers in specifications: conjunctions or disjunctions over the possible elements."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from oxpecker import terms
from oxpecker.engine import limits
from oxpecker.engine.limits import SHORT_RANGES
from oxpecker.engine.machine.arrays import array_within_bounds, cell, length_of
from oxpecker.engine.machine.decisions import choose, holds
from oxpecker.engine.machine.references import targets
from oxpecker.engine.specification import long_ranges
from oxpecker.engine.specification.evaluator import Evaluator
from oxpecker.engine.values.arithmetic import conjunction, implication, negation
from oxpecker.engine.values.value import Value
from oxpecker.oox import typed
from oxpecker.oox.syntax import QuantifierKind
from oxpecker.oox.types import ArrayType
from oxpecker.terms import Term


def for_elements(evaluator: Evaluator, node: typed.ForElements) -> Any:
    """Over every possible index of the array; those at or beyond its length do not count."""
    reference = evaluator.value(node.array)
    universal = node.kind is QuantifierKind.FORALL
    if not evaluator.not_null(reference):
        return universal
    options: list[tuple[Value, Value]] = []
    for condition, address in targets(evaluator.state, reference):
        with evaluator.under(condition):
            options.append((condition, over_array(evaluator, node, address, universal)))
    return choose(options)


def over_array(evaluator: Evaluator, node: typed.ForElements, address: int, universal: bool) -> Any:
    """Over the elements of one array."""
    found: list[Value] = []

    def elements() -> Iterator[Value]:
        array = array_within_bounds(evaluator.state, address)
        length = length_of(evaluator.state, array)
        for index in range(array.capacity):
            exists = index < length
            if exists is False:
                break
            evaluator.bound[node.index.index] = index
            used = (
                True if evaluator.state.action.footprint is None else conjunction(exists, _undecided(found, universal))
            )
            evaluator.bound[node.value.index] = cell(evaluator.state, address, index, used)
            yield exists

    return instances(evaluator, node.body, elements(), universal, found)


def for_range(evaluator: Evaluator, node: typed.ForRange) -> Any:
    """Over every integer that the range can contain, or over a witness if there are too many."""
    low, last = range_ends(evaluator, node)
    numbers = candidates(evaluator, low, last)
    if numbers is None:
        return long_ranges.quantify(evaluator, node, low, last)

    def integers() -> Iterator[Value]:
        for index in numbers:
            evaluator.bound[node.index.index] = index
            yield evaluator.certain(conjunction(low <= index, last >= index))

    return instances(evaluator, node.body, integers(), node.kind is QuantifierKind.FORALL)


def range_ends(evaluator: Evaluator, node: typed.ForRange | typed.Fold) -> tuple[Any, Any]:
    """The first and the last integer of a range."""
    low, high = evaluator.value(node.low), evaluator.value(node.high)
    return low, high - 1 if node.exclusive else high


def candidates(evaluator: Evaluator, low: Value, high: Value) -> list[Value] | None:
    """Integers in order that include those of a range; None if there are more than the bound."""
    first, last, bound = _least(low), _greatest(high), evaluator.state.explorer.bounds.range
    if isinstance(low, int) and isinstance(high, int):
        bound = max(bound, limits.LONGEST_RANGE)
    if first is not None and last is not None and last - first < bound:
        return list(range(first, last + 1))
    # Short ranges first: where the path knows that it is one, there are few instances. They are asked for by what
    # they are not, since of two ways the one on which a condition fails goes on first: it has the smaller inputs.
    for most in [*SHORT_RANGES, bound]:
        if most <= bound and not holds(evaluator.state, high - low >= most):
            return [low + place for place in range(most)]
    return None


def instances(
    evaluator: Evaluator,
    body: typed.Expression,
    existing: Iterator[Value],
    universal: bool,
    found: list[Value] | None = None,
) -> Any:
    """All instances of a quantifier, each with the condition that it exists.

    An instance matters where those before have not decided. What they say is put together once for all, and only
    for an instance that may throw or must look around also before it: their number may be large.
    """
    found = [] if found is None else found
    for each in existing:
        exists = evaluator.certain(each)
        if exists is False:
            continue
        # What several threads see is read only while nothing is decided.
        holds = evaluator.alone(body, exists) if evaluator.state.action.footprint is None else None
        if holds is None:
            so_far = evaluator.certain(_together(found, universal))
            if so_far is (not universal):
                return so_far
            found[:] = [so_far]
            holds = evaluator.side(body, so_far if universal else negation(so_far), exists)
        found.append(implication(exists, holds) if universal else conjunction(exists, holds))
        if found[-1] is (not universal):
            return found[-1]
    return _together(found, universal)


def all_different(evaluator: Evaluator, operand: typed.Expression) -> Any:
    """Every two elements differ."""
    reference = evaluator.value(operand)
    if not evaluator.not_null(reference):
        return True
    assert isinstance(operand.type, ArrayType)
    element = operand.type.element
    options: list[tuple[Value, Value]] = []
    for condition, address in targets(evaluator.state, reference):
        array = array_within_bounds(evaluator.state, address)
        length = length_of(evaluator.state, array)
        found: list[Value] = []
        for one in range(array.capacity):
            exists = one < length
            for two in range(one) if exists is not False else ():
                first, second = (cell(evaluator.state, address, index, exists) for index in (one, two))
                found.append(implication(exists, negation(evaluator.same_values(element, first, second))))
        options.append((condition, _together(found, True)))
    return choose(options)


def _together(found: list[Value], universal: bool) -> Any:
    """The conjunction, or for an existential quantifier the disjunction, of instances."""
    if (not universal) in found:
        return not universal
    open_ones = [each for each in found if each.__class__ is Term]
    if len(open_ones) < 2:
        return open_ones[0] if open_ones else universal
    return terms.conj(open_ones) if universal else terms.disj(open_ones)


def _undecided(found: list[Value], universal: bool) -> Any:
    """Whether the instances so far do not decide the quantifier."""
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
