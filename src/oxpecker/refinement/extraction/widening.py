"""Bounds at the heads of loops stop growing (Karun 4.5, fig. 4-8)."""

from __future__ import annotations

from dataclasses import replace

from oxpecker.refinement.extraction.containment import within
from oxpecker.refinement.extraction.expressions import EVERYTHING, Expr, Kind, Operator, Symbol, none
from oxpecker.refinement.extraction.locations import Location, Place
from oxpecker.refinement.extraction.parameters import Parameters
from oxpecker.refinement.extraction.simplification import closure, join, product, union
from oxpecker.refinement.extraction.state import Bounds, State, merge
from oxpecker.refinement.extraction.substitution import Substitution
from oxpecker.refinement.limits import ROUNDS_AFTER_CLOSURE


def covers(wide: State, narrow: State) -> bool:
    """Whether all that the second state describes is surely described by the first."""
    if wide.lost is None and narrow.lost is not None:
        return False
    for location in {*wide.values, *narrow.values}:
        if location.place in (Place.VARIABLE, Place.RESULT):
            if not wide.known(location):
                continue
            if not narrow.known(location):
                return False
        a, b = wide[location], narrow[location]
        if not (within(a.lower, b.lower) and (_is_anything(wide, location, a.upper) or within(b.upper, a.upper))):
            return False
    for location, keys in narrow.assigned.items():
        known = wide.assigned.get(location)
        if known is None or not within(keys, known):
            return False
    return all(narrow.paths.get(key) == path for key, path in wide.paths.items())


def _is_anything(state: State, location: Location, upper: Expr) -> bool:
    """Whether an upper bound says nothing: whatever is there is of the right types."""
    if location.place in (Place.VARIABLE, Place.RESULT):
        return False
    return upper is state.entry.vocabulary.top_of(location)


def widen(old: State, new: State, tops: dict[Location, Expr], rounds: int, parameters: Parameters) -> State:
    """A state above both, in which what has grown often enough grows no more."""
    merged = merge((old, new))
    assert merged is not None
    values = {}
    for location, bounds in merged.values.items():
        before = old[location] if location.place not in (Place.VARIABLE, Place.RESULT) else old.values.get(location)
        if before is None or bounds == before:
            values[location] = bounds
            continue
        wide = _widened(location, bounds, tops, rounds, parameters)
        lower = bounds.lower if bounds.lower is before.lower else wide.lower
        values[location] = Bounds(lower, bounds.upper if bounds.upper is before.upper else wide.upper)
    assigned = {k: _widened_keys(old.assigned.get(k), keys, rounds, parameters) for k, keys in merged.assigned.items()}
    return replace(merged, values=values, assigned=assigned)


def _widened_keys(before: Expr | None, keys: Expr, rounds: int, parameters: Parameters) -> Expr:
    """The objects that may have been assigned; all of them, where they grow for too long."""
    return keys if keys is before or rounds < parameters.unions else EVERYTHING


def shortened(state: State, tops: dict[Location, Expr], parameters: Parameters) -> State:
    """The state without bounds that are too long (Karun's n)."""
    most = parameters.operators
    long = [k for k, bounds in state.values.items() if max(side.size for side in bounds) >= most]
    assigned = {k: EVERYTHING for k, keys in state.assigned.items() if keys.size >= most}
    if not long and not assigned:
        return state
    values = dict(state.values)
    for location in long:
        lower, upper = values[location]
        values[location] = Bounds(
            lower if lower.size < most else none(lower.arity), upper if upper.size < most else tops[location]
        )
    return replace(state, values=values, assigned={**state.assigned, **assigned})


def _widened(
    location: Location, bounds: Bounds, tops: dict[Location, Expr], rounds: int, parameters: Parameters
) -> Bounds:
    lower, upper = bounds
    impatient = rounds >= parameters.unions + ROUNDS_AFTER_CLOSURE
    if location.place is Place.ALLOCATED:
        return bounds
    if location.place in (Place.VARIABLE, Place.RESULT) or lower.size >= parameters.operators or impatient:
        lower = none(lower.arity)
    if rounds >= parameters.unions:
        upper = _closed_relation(upper if rounds == parameters.unions else relaxed(upper))
    if upper.size >= parameters.operators or impatient or tops[location] in _parts(upper):
        upper = tops[location]
    return Bounds(lower, upper)


def _parts(expression: Expr) -> tuple[Expr, ...]:
    return expression.parts if expression.operator is Operator.UNION else (expression,)


def _closed_relation(expression: Expr) -> Expr:
    if expression.arity == 1:
        return closed(expression)
    parts = [
        product(_closed_relation(part.parts[0]), _closed_relation(part.parts[1]))
        if part.operator is Operator.PRODUCT
        else part
        for part in _parts(expression)
    ]
    return union(*parts)


def closed(expression: Expr) -> Expr:
    """`x + x.r + x.r.s + ..` becomes `x.*(r + s)`."""
    parts = _parts(expression)
    derived = [p for p in parts if _is_step(p) and within(p.parts[0], expression)]
    base = [p for p in parts if p not in derived]
    if not derived or not base:
        return expression
    step = union(*(p.parts[1] for p in derived))
    whole = join(union(*base), closure(step))
    return union(whole, *(p for p in parts if not within(p, whole)))


def relaxed(expression: Expr) -> Expr:
    """Something larger that grows less: without conditions, and with updates of relations taken out of joins."""
    if expression.operator is Operator.INTERSECTION:
        return relaxed(min(expression.parts, key=lambda part: (part.size, part.text)))
    if expression.operator is Operator.DIFFERENCE:
        return relaxed(expression.parts[0])
    if expression.operator is Operator.CLOSURE or not expression.parts:
        return expression
    parts = [relaxed(part) for part in expression.parts]
    if expression.operator is Operator.JOIN:
        return _spread(*parts)
    return product(*parts) if expression.operator is Operator.PRODUCT else union(*parts)


def _spread(left: Expr, right: Expr) -> Expr:
    """`x.(r + (a -> b))` lies within `x.r + b`."""
    if right.operator is not Operator.UNION or left.arity != 1:
        return join(left, right)
    results = [
        part.parts[1] if part.operator is Operator.PRODUCT and part.parts[0].arity == 1 else join(left, part)
        for part in right.parts
    ]
    return union(*results)


def _is_step(part: Expr) -> bool:
    if part.operator is not Operator.JOIN:
        return False
    left, right = part.parts
    return left.arity == 1 and right.arity == 2 and right.operator is not Operator.CLOSURE


def collapse(state: State, chosen: set[Symbol]) -> State:
    """The same state with some new objects put among all that are made in a loop, whose number is unknown."""
    if not chosen:
        return state
    words = state.entry.vocabulary

    def several(symbol: Symbol) -> Bounds | None:
        if symbol not in chosen:
            return None
        assert symbol.kind is Kind.NEW
        return Bounds(none(1), words.new_set(symbol.name.removeprefix("New$")))

    replaced = Substitution(several)
    values = {location: replaced.bounds(bounds) for location, bounds in state.values.items()}
    assigned = {location: replaced(keys).upper for location, keys in state.assigned.items()}
    return replace(state, values=values, assigned=assigned)
