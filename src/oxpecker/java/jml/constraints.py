"""History constraints: relations between the states before and after every method of a class."""

from __future__ import annotations

from dataclasses import replace

from oxpecker.java import attributed as a
from oxpecker.java.attribution.context import Attribution
from oxpecker.java.jml import attributed as spec
from oxpecker.java.jml import tree as jml
from oxpecker.java.jml.attribution import after, attribute_condition, not_covered
from oxpecker.java.jml.members import about_class, specification_of
from oxpecker.java.resolution.lookup import lineage, overrides
from oxpecker.java.resolution.scope import Scope
from oxpecker.java.resolution.subtyping import is_subtype
from oxpecker.java.symbols import ClassSymbol, MethodSymbol
from oxpecker.java.types import BOOLEAN, UNCHECKED, ClassType


def constrain(
    context: Attribution, scope: Scope, method: MethodSymbol, cases: list[list[spec.Clause]]
) -> list[list[spec.Clause]]:
    """The cases of a method with the constraints of its class and superclasses, however it ends."""
    found = [] if method.is_constructor else _constraints(context, method)
    if not found or (method.declaration and "helper" in specification_of(context.world, method.declaration).modifiers):
        return cases
    cases = cases or [[]]
    for owner, clause in found:
        if _hides(context, method.owner, owner) or _signals_above(context, method, owner):
            what = f"constraint: of {owner.shown}, seen from {method}"
            missing = not_covered(jml.Unsupported(what, span=clause.span))
            cases = [[*missing, *case] for case in cases]
            continue
        inside = after((scope.parent or scope).inside(static=clause.static or method.static))
        condition = attribute_condition(context, inside, jml.Condition("ensures", clause.condition, span=clause.span))
        cases = [_with(context, method, case, condition) for case in cases]
    return cases


def _constraints(context: Attribution, method: MethodSymbol) -> list[tuple[ClassSymbol, jml.Condition]]:
    found: list[tuple[ClassSymbol, jml.Condition]] = []
    for above in lineage(context.world, ClassType(method.owner.name)):
        symbol = context.world.find(above.name)
        if symbol is None or symbol.library or symbol.declaration is None:
            continue
        clauses = about_class(context.world, symbol.declaration)
        conditions = [clause for clause in clauses if isinstance(clause, jml.Condition) and clause.word == "constraint"]
        found += [(symbol, clause) for clause in conditions if clause.static or not method.static]
    return found


def _with(
    context: Attribution, method: MethodSymbol, case: list[spec.Clause], condition: spec.Condition
) -> list[spec.Clause]:
    """A case that also states the constraint for normal returns, and for each exception that it allows."""
    clauses: list[spec.Clause] = [condition]
    for clause in case:
        if isinstance(clause, spec.Signals):
            clauses.append(replace(clause, condition=_both(clause.condition, condition)))
        else:
            clauses.append(clause)
    world = context.world
    for t in method.throws:
        if any(is_subtype(world, t, above) for above in UNCHECKED):
            continue
        thrown = replace(condition, word="signals")
        if any(is_subtype(world, below, t) for below in UNCHECKED):
            # A `signals` clause would also allow the unchecked exceptions of the type, which `throws` does not.
            thrown = replace(thrown, value=None, reason=f"constraint: of a method that declares {t}")
        clauses.append(spec.Signals(t, None, thrown, span=condition.span))
    return clauses


def _both(one: spec.Condition, other: spec.Condition) -> spec.Condition:
    if one.value is None or other.value is None:
        return one if one.value is None else replace(other, word="signals")
    return replace(one, value=a.Binary(BOOLEAN, "&&", one.value, other.value, span=other.span))


def _hides(context: Attribution, symbol: ClassSymbol, owner: ClassSymbol) -> bool:
    """Whether names of the owner may mean something else in a subclass."""
    world = context.world
    for above in lineage(world, ClassType(symbol.name)):
        between = world.find(above.name)
        if between is None or between is owner or not is_subtype(world, above, ClassType(owner.name)):
            continue
        if any(name in owner.fields for name in between.fields):
            return True
    return False


def _signals_above(context: Attribution, method: MethodSymbol, owner: ClassSymbol) -> bool:
    """Whether an inherited contract allows exceptions for which the constraint could not be stated."""
    world = context.world
    for above in lineage(world, ClassType(method.owner.name)):
        symbol = world.find(above.name)
        if symbol is None or symbol.library or symbol is method.owner:
            continue
        if is_subtype(world, ClassType(symbol.name), ClassType(owner.name)):
            continue
        for other in symbol.methods.get(method.name, []):
            if other.declaration is None or not overrides(world, method, other):
                continue
            for case in specification_of(world, other.declaration).cases:
                if any(isinstance(clause, (jml.Signals, jml.SignalsOnly, jml.Unsupported)) for clause in case.clauses):
                    return True
    return False
