"""Static rules of contracts: clauses, assignable locations, invariants."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from oxpecker.oox import syntax, typed
from oxpecker.oox.checker.context import ERROR, Context, Place
from oxpecker.oox.checker.expressions import check, check_condition, check_index
from oxpecker.oox.checker.names import check_type, class_named, field_of
from oxpecker.oox.hierarchy import MethodInfo
from oxpecker.oox.types import (
    BOOL,
    INTEGERS,
    THROWABLE,
    ArrayType,
    ClassType,
    Type,
)

REQUIRES = Place("requires clause", specification=True)
INVARIANT = Place("invariant", specification=True)
DECREASES = Place("decreases clause", specification=True)
ASSIGNABLE = Place("assignable clause", specification=True)


def check_contract(context: Context, method: MethodInfo, clauses: Sequence[syntax.Clause]) -> tuple[typed.Case, ...]:
    """The method's own specification cases, one for each part between `also`."""
    parts: list[list[syntax.Clause]] = [[]]
    throws: list[Type] = []
    for clause in clauses:
        if isinstance(clause, syntax.Also):
            if len(parts) == 1 and not parts[0]:
                context.error("'also' must stand between two specification cases", clause.span)
            parts.append([])
        elif isinstance(clause, syntax.Throws):
            throws += [_exception_type(context, use) for use in clause.types]
        elif isinstance(clause, syntax.Rejects):
            method.rejects += tuple(_exception_type(context, use) for use in clause.types)
        elif isinstance(clause, syntax.Diverges):
            method.diverges = True
        else:
            parts[-1].append(clause)
    method.throws = tuple(throws)
    cases = tuple(_check_case(context, method, part) for part in parts)
    _check_measures(context, cases)
    return cases


def _check_measures(context: Context, cases: Sequence[typed.Case]) -> None:
    """One measure for all cases, since calls from other methods of the recursion are compared with it."""
    measures = list({case.measure: None for case in cases if case.measure is not None})
    for more in measures[1:]:
        note = ("the first is here", measures[0].span)
        context.error("a method can have only one 'decreases' clause", more.span, note)


def _exception_type(context: Context, use: syntax.TypeUse) -> Type:
    exception_type = check_type(context, use)
    if exception_type != ERROR and not context.hierarchy.subtype(exception_type, THROWABLE):
        context.error(f"incompatible types: {exception_type} cannot be converted to Throwable", use.span)
    return exception_type


def _check_case(context: Context, method: MethodInfo, clauses: Sequence[syntax.Clause]) -> typed.Case:
    """One specification case; each clause is bool (Koppier specification)."""
    requires: list[typed.Clause] = []
    ensures: list[typed.Clause] = []
    exceptional: list[typed.Clause] = []
    signals: list[typed.SignalsClause] = []
    locations: list[typed.FieldSet | typed.StaticSet | typed.ElementSet] = []
    measure: typed.Measure | None = None
    limited = method.pure
    everything = False
    for clause in clauses:
        if isinstance(clause, syntax.Requires):
            requires.append(_requires(context, method, clause))
        elif isinstance(clause, syntax.Ensures):
            place = Place("ensures clause", specification=True, old=True, retval=method.return_type)
            ensures.append(_clause(context, clause.condition, place, clause))
        elif isinstance(clause, syntax.Exceptional):
            place = Place("exceptional clause", specification=True, old=True)
            exceptional.append(_clause(context, clause.condition, place, clause))
        elif isinstance(clause, syntax.Signals):
            signals.append(_signals(context, clause))
        elif isinstance(clause, syntax.Decreases):
            if measure is not None:
                context.error("a method can have only one 'decreases' clause", clause.span)
            measure = _measure(context, clause)
        elif isinstance(clause, syntax.Assignable):
            limited = True
            if method.pure and not all(isinstance(location, syntax.Nothing) for location in clause.locations):
                context.error(f"the pure {method} can assign nothing; write 'assignable(nothing)'", clause.span)
            everything |= any(isinstance(location, syntax.Everything) for location in clause.locations)
            locations += _assignable(context, clause)
    assignable = tuple(locations) if limited and not everything else None
    promised = (tuple(ensures), tuple(exceptional), tuple(signals))
    return typed.Case(method, tuple(requires), *promised, assignable, measure, span=method.span)


def _measure(context: Context, clause: syntax.Decreases) -> typed.Measure:
    """Integers that are known when the method is entered."""
    with context.at(DECREASES):
        parts = [check(context, measure) for measure in clause.measures]
    for part in parts:
        if part.type not in INTEGERS and part.type != ERROR:
            context.error(f"integer required for 'decreases', but {part.type} found", part.span)
    return typed.Measure(tuple(parts), span=clause.span)


def _clause(context: Context, condition: syntax.Expression, place: Place, clause: syntax.Node) -> typed.Clause:
    with context.at(place):
        return typed.Clause(check_condition(context, condition, f"the {place.name}"), span=clause.span)


def _requires(context: Context, method: MethodInfo, clause: syntax.Requires) -> typed.Clause:
    """Before a constructor runs there is no object."""
    hidden = context.scopes[0].pop("this", None) if method.is_constructor else None
    result = _clause(context, clause.condition, REQUIRES, clause)
    if hidden is not None:
        context.scopes[0]["this"] = hidden
    return result


def _signals(context: Context, clause: syntax.Signals) -> typed.SignalsClause:
    """The named type is a class of exceptions; its object is visible in the condition."""
    exception_type = _exception_type(context, clause.type)
    exception = context.new_bound(clause.name or "<exception>", exception_type, clause.span)
    place = Place("signals clause", specification=True, old=True)
    with context.at(place), context.binding(exception):
        condition = check_condition(context, clause.condition, "the signals clause")
    return typed.SignalsClause(exception_type, exception, condition, span=clause.span)


def _assignable(
    context: Context, clause: syntax.Assignable
) -> list[typed.FieldSet | typed.StaticSet | typed.ElementSet]:
    with context.at(ASSIGNABLE):
        found = [_location(context, location) for location in clause.locations]
    return [location for location in found if location is not None]


def _location(
    context: Context, location: syntax.Location
) -> typed.FieldSet | typed.StaticSet | typed.ElementSet | None:
    """Fields of objects, static fields, and elements of arrays."""
    if isinstance(location, syntax.FieldLocation):
        owner = class_named(context, location.target)
        if owner is not None:
            static = field_of(context, owner, location.field, True, location.span)
            return None if static is None else typed.StaticSet(static, span=location.span)
        target = check(context, location.target)
        info = context.hierarchy.get(str(target.type))
        if info is None:
            if target.type != ERROR:
                context.error(f"{target.type} has no fields", location.span)
            return None
        found = field_of(context, info, location.field, False, location.span)
        return None if found is None else typed.FieldSet(target, found, span=location.span)
    if isinstance(location, syntax.AllFields):
        target = check(context, location.target)
        if not isinstance(target.type, ClassType) and target.type != ERROR:
            context.error(f"{target.type} has no fields", location.span)
        return typed.FieldSet(target, None, span=location.span)
    return _element_location(context, location)


def _element_location(context: Context, location: syntax.Location) -> typed.ElementSet | None:
    low: typed.Expression | None = None
    high: typed.Expression | None = None
    if isinstance(location, syntax.ElementLocation):
        low = high = check_index(context, location.index, "array index")
    elif isinstance(location, syntax.ElementRange):
        low = check_index(context, location.low, "array index")
        high = check_index(context, location.high, "array index")
    elif not isinstance(location, syntax.AllElements):
        return None
    target = check(context, location.target)
    if not isinstance(target.type, ArrayType) and target.type != ERROR:
        context.error(f"array required, but {target.type} found", location.span)
    return typed.ElementSet(target, low, high, span=location.span)


def check_invariant(context: Context, invariant: syntax.Invariant) -> typed.Clause:
    """A class invariant is bool and speaks of `this`."""
    return _clause(context, invariant.condition, INVARIANT, invariant)


def effective_cases(own: Sequence[typed.Case], inherited: Sequence[typed.Case]) -> tuple[typed.Case, ...]:
    """A method satisfies the contracts of the methods it overrides: its cases are added to theirs."""
    cases = (*own, *inherited) if len(own) > 1 or not own[0].trivial else tuple(inherited)
    measures = list({case.measure: None for case in (*own, *inherited) if case.measure is not None})
    if len(measures) == 1 and all(case.measure is None for case in cases):
        return (replace(cases[0] if cases else own[0], measure=measures[0]), *cases[1:])
    return cases if len(measures) < 2 else _unmeasured(cases or tuple(own), measures[1])


def _unmeasured(cases: Sequence[typed.Case], second: typed.Measure) -> tuple[typed.Case, ...]:
    """Calls are compared by one measure; if a method inherits several, nothing is known."""
    missing = typed.Uncovered(BOOL, "a second 'decreases' clause, besides the inherited one", span=second.span)
    clause = typed.Clause(missing, span=second.span)
    exception = typed.Bound(THROWABLE, "<exception>", 1, span=second.span)
    signals = typed.SignalsClause(THROWABLE, exception, missing, span=second.span)
    return tuple(
        replace(case, measure=None, ensures=(*case.ensures, clause), signals=(*case.signals, signals)) for case in cases
    )
