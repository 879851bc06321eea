"""Attributes JML clauses: types of expressions, resolution of exceptions and locations."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from oxpecker.java import attributed as a
from oxpecker.java import tree
from oxpecker.java.attribution.context import Attribution
from oxpecker.java.attribution.conversions import coerce, condition, promote_unary, unknown
from oxpecker.java.attribution.operators import binary
from oxpecker.java.jml import attributed as spec
from oxpecker.java.jml import tree as jml
from oxpecker.java.jml.cursor import NotCovered
from oxpecker.java.jml.datagroups import group_locations
from oxpecker.java.jml.members import uncovered_in
from oxpecker.java.jml.purity import check_calls
from oxpecker.java.jml.quantifiers import attribute_quantified
from oxpecker.java.kinds import LocationKind
from oxpecker.java.resolution.names import resolve_type
from oxpecker.java.resolution.scope import Scope, Variable
from oxpecker.java.resolution.subtyping import is_subtype
from oxpecker.java.types import (
    BOOLEAN,
    DOUBLE,
    EXCEPTION,
    FLOAT,
    INT,
    INTEGERS,
    THROWABLE,
    UNKNOWN,
    ArrayType,
    ClassType,
    Type,
    UnknownType,
    boxed,
    is_primitive,
)

OLD = r"\old"
"""A scope in which this name is declared has a state at entry."""


# --- expressions -------------------------------------------------------------------------------------------


def _old(context: Attribution, scope: Scope, node: jml.Old, _target: Type | None) -> a.Expression:
    if scope.lookup(OLD) is None:
        context.error(r"JML: '\old' is not allowed here: it needs a state before this one", node.span)
        return unknown(node.span)
    operand = context.expression(scope, node.operand)
    return operand if isinstance(operand, spec.Old) else spec.Old(operand.type, operand, span=node.span)


def _implication(context: Attribution, scope: Scope, node: jml.Implication, _target: Type | None) -> a.Expression:
    left = condition(context, context.expression(scope, node.left))
    right = condition(context, context.expression(scope, node.right))
    if isinstance(left.type, UnknownType) or isinstance(right.type, UnknownType):
        return unknown(node.span)
    if node.operator == "==>":
        return spec.Implies(BOOLEAN, left, right, span=node.span)
    if node.operator == "<==":
        return spec.Implies(BOOLEAN, right, left, span=node.span)
    return binary(context, "==" if node.operator == "<==>" else "!=", left, right, node.span)


def _property(context: Attribution, scope: Scope, node: jml.Property, _target: Type | None) -> a.Expression:
    if node.name == r"\nonnullelements":
        return context.expression(scope, _non_null_elements(node))
    if node.name == r"\not_modified":
        now, past = context.expression(scope, node.operand), jml.Old(node.operand, span=node.span)
        if now.type in (FLOAT, DOUBLE):
            raise NotCovered(rf"'{node.name}' of floating numbers", node.span)
        return binary(context, "==", now, context.expression(scope, past), node.span)
    operand = context.expression(scope, node.operand)
    if isinstance(operand.type, UnknownType):
        return unknown(node.span)
    if node.name == r"\fresh":
        if scope.lookup(OLD) is None:
            context.error(r"JML: '\fresh' is only allowed in postconditions", node.span)
            return unknown(node.span)
        if is_primitive(operand.type):
            context.error(rf"JML: '\fresh' needs an object, but this is {operand.type}", node.span)
            return unknown(node.span)
    elif not isinstance(operand.type, ArrayType):
        context.error(rf"JML: '\alldifferent' needs an array, but this is {operand.type}", node.span)
        return unknown(node.span)
    return spec.Property(BOOLEAN, node.name, operand, span=node.span)


def _type_relation(context: Attribution, scope: Scope, node: jml.TypeRelation, _target: Type | None) -> a.Expression:
    r"""`\\typeof(e) == \\type(T)`, `\\typeof(e) <: \\type(T)`."""
    left, right = node.left, node.right
    if isinstance(left, jml.TypeLiteral) and node.operator in ("==", "!="):
        left, right = right, left
    if not isinstance(left, jml.TypeOf) or not isinstance(right, jml.TypeLiteral):
        raise NotCovered(r"a relation of types other than of '\typeof(..)' to '\type(..)'", node.span)
    operand, tested = context.expression(scope, left.operand), resolve_type(scope, right.type)
    if isinstance(operand.type, UnknownType) or isinstance(tested, UnknownType):
        return unknown(node.span)
    if is_primitive(operand.type) or not isinstance(tested, ClassType):
        raise NotCovered(f"the type {operand.type if is_primitive(operand.type) else tested} as a class", node.span)
    tested = ClassType(tested.name)
    if node.operator == "<:":
        return a.InstanceOf(BOOLEAN, operand, tested, None, span=node.span)
    exact = spec.OfType(BOOLEAN, operand, tested, span=node.span)
    if node.operator == "==":
        return exact
    # Null has no class, so no such condition holds for it.
    there = a.Binary(BOOLEAN, "!=", operand, a.null(node.span), span=node.span)
    return a.Binary(BOOLEAN, "&&", there, a.Unary(BOOLEAN, "!", exact, span=node.span), span=node.span)


def _non_null_elements(node: jml.Property) -> tree.Expression:
    r"""The expansion of `
    onnullelements(a)`."""
    span, array, index = node.span, node.operand, tree.Name("$i", span=node.span)
    null = tree.Literal("null", None, span=span)
    zero = tree.Literal("int", 0, span=span)
    length = tree.FieldAccess(array, "length", span=span)
    low = tree.Binary("<=", zero, index, span=span)
    both = tree.Binary("&&", low, tree.Binary("<", index, length, span=span), span=span)
    element = tree.Binary("!=", tree.ArrayAccess(array, index, span=span), null, span=span)
    every = jml.Quantified(r"\forall", tree.PrimitiveNode("int", span=span), ("$i",), both, element, span=span)
    return tree.Binary("&&", tree.Binary("!=", array, null, span=span), every, span=span)


def _reaches(context: Attribution, scope: Scope, node: jml.Reaches, _target: Type | None) -> a.Expression:
    root, wanted = context.expression(scope, node.root), context.expression(scope, node.wanted)
    if isinstance(root.type, UnknownType) or isinstance(wanted.type, UnknownType):
        return unknown(node.span)
    for operand in (root, wanted):
        if is_primitive(operand.type):
            context.error(rf"JML: '\reach' needs an object, but this is {operand.type}", operand.span)
            return unknown(node.span)
    return spec.Reaches(BOOLEAN, root, wanted, span=node.span)


def _invariant_for(context: Attribution, scope: Scope, node: jml.InvariantFor, _target: Type | None) -> a.Expression:
    operand = context.expression(scope, node.operand)
    if isinstance(operand.type, UnknownType):
        return unknown(node.span)
    if is_primitive(operand.type):
        context.error(rf"JML: '\invariant_for' needs an object, but this is {operand.type}", node.span)
        return unknown(node.span)
    return spec.InvariantFor(BOOLEAN, operand, span=node.span)


def _type_alone(_context: Attribution, _scope: Scope, node: jml.TypeOf, _target: Type | None) -> a.Expression:
    raise NotCovered("a type as a value", node.span)


def _specified(context: Attribution, scope: Scope, node: jml.Specified, target: Type | None) -> a.Expression:
    """A specification expression in code; if it is not covered, paths that reach it are unknown."""
    if node.operand is None:
        return a.Unsupported(target or UNKNOWN, "a model method without a definition", span=node.span)
    try:
        check_names(context, after(scope) if node.past else scope, node.operand)
        operand = context.expression(after(scope) if node.past else scope, node.operand)
        if target is not None and not isinstance(operand.type, UnknownType):
            operand = coerce(context, operand, target)
        check_calls(context, operand)
    except NotCovered as missing:
        return a.Unsupported(target or UNKNOWN, missing.what, span=missing.span)
    return spec.Specified(operand.type, operand, span=node.span)


RULES: dict[type[tree.Expression], Callable[[Attribution, Scope, Any, Type | None], a.Expression]] = {
    jml.Old: _old,
    jml.Implication: _implication,
    jml.Property: _property,
    jml.Quantified: attribute_quantified,
    jml.Reaches: _reaches,
    jml.InvariantFor: _invariant_for,
    jml.TypeRelation: _type_relation,
    jml.TypeOf: _type_alone,
    jml.TypeLiteral: _type_alone,
    jml.Specified: _specified,
}
"""The rules that JML adds to those of expressions."""


def check_names(context: Attribution, scope: Scope, node: tree.Expression) -> None:
    """Raises NotCovered for a name whose declaration is not covered."""
    reason = uncovered_in(context.world, node)
    if reason is not None:
        with context.speculating() as scratch:
            context.expression(scope, node)
        if scratch.errors:
            raise NotCovered(reason, node.span)


def attribute_condition(
    context: Attribution, scope: Scope, node: jml.Condition | jml.Unsupported, wanted: Type = BOOLEAN
) -> spec.Condition:
    """A clause with a condition (or, for `decreases`, a number)."""
    if isinstance(node, jml.Unsupported):
        return spec.Condition(node.word, None, node.word, span=node.span)
    try:
        check_names(context, scope, node.condition)
        value = context.expression(scope, node.condition)
        if wanted == BOOLEAN:
            value = condition(context, value)
        elif node.word == "decreases" and value.type in INTEGERS:
            value = promote_unary(value)
        else:
            value = coerce(context, value, wanted)
        check_calls(context, value)
    except NotCovered as missing:
        return spec.Condition(node.word, None, f"{node.word}: {missing.what}", span=missing.span)
    return spec.Condition(node.word, value, span=node.span)


# --- clauses -----------------------------------------------------------------------------------------------


def after(scope: Scope, result: Variable | None = None) -> Scope:
    r"""The scope of clauses about the state after entry: `\old`, and possibly `\result`."""
    inside = scope.inside()
    inside.locals[OLD] = Variable(OLD, BOOLEAN, scope.closure)
    if result is not None:
        inside.locals[result.name] = result
    return inside


def attribute_clause(
    context: Attribution, scope: Scope, node: jml.Clause, result: Variable | None
) -> list[spec.Clause]:
    """One clause of a method's contract."""
    if isinstance(node, jml.Condition):
        if node.word == "diverges":
            never = isinstance(node.condition, tree.Literal) and node.condition.value is False
            return [] if never else [spec.Diverges(span=node.span)]
        place = after(scope, result) if node.word == "ensures" else scope
        return [attribute_condition(context, place, node)]
    if isinstance(node, jml.Signals):
        return _signals(context, scope, node)
    if isinstance(node, jml.SignalsOnly):
        return [_signals_only(context, scope, node)]
    if isinstance(node, jml.Assignable):
        return _assignable(context, scope, node)
    if isinstance(node, jml.Accessible):
        return _accessible(context, scope, node)
    if isinstance(node, jml.Measure):
        return [_measure(context, scope, node)]
    if isinstance(node, jml.OldVariables):
        return [_old_variable(context, scope, declarator) for declarator in node.declarators]
    assert isinstance(node, jml.Unsupported), node
    return not_covered(node)


def _measure(context: Attribution, scope: Scope, node: jml.Measure) -> spec.Clause:
    """Integers in lexicographic order."""
    parts: list[a.Expression] = []
    for part in node.parts:
        found = attribute_condition(context, scope, jml.Condition("decreases", part, span=part.span), INT)
        if found.value is None:
            reason = found.reason.replace("decreases", node.word, 1)
            return spec.Condition("requires", None, reason, span=found.span)
        parts.append(found.value)
    return spec.Measure(tuple(parts), span=node.span)


def _old_variable(context: Attribution, scope: Scope, node: tree.Declarator) -> spec.Clause:
    """A name for a value at entry, in scope of the following clauses of the case."""
    declared = resolve_type(scope, node.type)
    assert node.initial is not None
    condition = attribute_condition(context, scope, jml.Condition("old", node.initial, span=node.span), declared)
    variable = Variable(node.name, declared, scope.closure, node.span)
    scope.locals[node.name] = variable
    return spec.OldVariable(variable, condition.value, span=node.span)


def not_covered(node: jml.Unsupported) -> list[spec.Clause]:
    """A clause that is not covered: what it says about entry or exit is unknown."""
    word = node.word.partition(":")[0]
    if word in ("requires", "ensures"):
        return [spec.Condition(word, None, node.word, span=node.span)]
    missing = spec.Condition("signals", None, node.word, span=node.span)
    both: list[spec.Clause] = (
        [] if word.startswith("signals") else [spec.Condition("ensures", None, node.word, span=node.span)]
    )
    return [*both, spec.Signals(THROWABLE, None, missing, span=node.span)]


def _exception(context: Attribution, scope: Scope, written: tree.TypeNode) -> Type:
    found = resolve_type(scope, written)
    if not isinstance(found, UnknownType) and not is_subtype(context.world, found, THROWABLE):
        context.error(f"JML: {found} cannot be converted to Throwable", written.span)
        return THROWABLE
    return found


def _signals(context: Attribution, scope: Scope, node: jml.Signals) -> list[spec.Clause]:
    thrown = _exception(context, scope, node.type)
    inside = after(scope)
    variable = None
    if node.name is not None:
        variable = Variable(node.name, thrown, scope.closure, node.span)
        inside.locals[node.name] = variable
    true = tree.Literal("boolean", True, span=node.span)
    condition = jml.Condition("signals", node.condition or true, span=node.span)
    return [spec.Signals(thrown, variable, attribute_condition(context, inside, condition), span=node.span)]


def _signals_only(context: Attribution, scope: Scope, node: jml.SignalsOnly) -> spec.Clause:
    """Only these Exceptions are allowed; Errors are not restricted."""
    variable = Variable("$e", EXCEPTION, scope.closure, node.span)
    value: a.Expression | None = None
    for written in node.types:
        thrown = _exception(context, scope, written)
        if not isinstance(thrown, UnknownType) and not is_subtype(context.world, EXCEPTION, thrown):
            if not is_subtype(context.world, thrown, EXCEPTION):
                continue
            local = a.Local(EXCEPTION, variable, span=written.span)
            test: a.Expression = a.InstanceOf(BOOLEAN, local, thrown, None, span=written.span)
        else:
            test = a.Constant(BOOLEAN, True, span=written.span)
        value = test if value is None else a.Binary(BOOLEAN, "||", value, test, span=node.span)
    value = value or a.Constant(BOOLEAN, False, span=node.span)
    return spec.Signals(EXCEPTION, variable, spec.Condition("signals", value, span=node.span), span=node.span)


def _assignable(context: Attribution, scope: Scope, node: jml.Assignable) -> list[spec.Clause]:
    try:
        for location in node.locations:
            if location.target is not None:
                check_names(context, scope, location.target)
        locations = [found for location in node.locations for found in attribute_location(context, scope, location)]
    except NotCovered as missing:
        return not_covered(jml.Unsupported(f"{node.word}: {missing.what}", span=missing.span))
    return [spec.Assignable(tuple(locations), span=node.span)]


def _accessible(context: Attribution, scope: Scope, node: jml.Accessible) -> list[spec.Clause]:
    listed = jml.Assignable("accessible", node.locations, span=node.span)
    found = _assignable(context, scope, listed)
    return [spec.Accessible(f.locations, span=f.span) if isinstance(f, spec.Assignable) else f for f in found]


def attribute_location(context: Attribution, scope: Scope, node: jml.Location) -> list[spec.Location]:
    """The listed locations; a model field stands for its data group."""
    if node.target is None:
        weaker = LocationKind.NOTHING if node.kind is LocationKind.STRICTLY_NOTHING else node.kind
        return [spec.Location(weaker, span=node.span)]
    if node.kind is LocationKind.PLACE and isinstance(node.target, (tree.Name, tree.FieldAccess)):
        target = context.expression(scope, node.target)
        target = target.operand if isinstance(target, a.Cast) else target
        if isinstance(target, a.FieldRead) and target.field.model:
            return group_locations(context, target, node.span) or [spec.Location(LocationKind.NOTHING, span=node.span)]
    found = _location(context, scope, node)
    return [] if found is None else [found]


def _location(context: Attribution, scope: Scope, node: jml.Location) -> spec.Location | None:
    assert node.target is not None
    target = context.expression(scope, node.target)
    check_calls(context, target)
    if isinstance(target.type, UnknownType):
        return None
    if isinstance(target, a.Cast) and isinstance(target.operand, a.FieldRead):
        target = target.operand
    if isinstance(target, a.FieldRead) and target.field.model:
        raise NotCovered("what a model field leads to, as a location", node.span)
    if node.kind is LocationKind.PLACE and not isinstance(target, (a.FieldRead, a.Element)):
        context.error("JML: only fields and elements of arrays can be listed here", node.span)
        return None
    if node.kind is LocationKind.ELEMENTS and not isinstance(target.type, ArrayType):
        context.error(f"JML: array required, but {target.type} found", node.span)
        return None
    if node.kind is LocationKind.ALL and (is_primitive(target.type) or isinstance(target.type, ArrayType)):
        context.error(f"JML: {target.type} has no fields", node.span)
        return None
    low, high = (
        None if end is None else coerce(context, context.expression(scope, end), INT) for end in (node.low, node.high)
    )
    if low is not None and high is None:
        length = a.Length(INT, target, span=node.span)
        high = a.Binary(INT, "-", length, a.Constant(INT, 1, span=node.span), span=node.span)
    return spec.Location(node.kind, target, low, high, span=node.span)


def not_null(variable_read: a.Expression, word: str) -> spec.Condition:
    """The condition that a reference is non-null."""
    span = variable_read.span
    value = a.Binary(BOOLEAN, "!=", variable_read, a.null(span), span=span)
    return spec.Condition(word, value, span=span)


def is_reference(t: Type) -> bool:
    """Whether null is a value of the type."""
    return not is_primitive(t) and str(boxed(t)) != "void" and not isinstance(t, UnknownType)
