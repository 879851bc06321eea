"""Switches, old and new, as statements and as values (JLS 14.11, 15.28)."""

from __future__ import annotations

from dataclasses import replace

from oxpecker.java import attributed as a
from oxpecker.java import tree
from oxpecker.java.attributed_tree import STATEMENTS, hides_code
from oxpecker.java.attribution.completion import completes
from oxpecker.java.attribution.context import Attribution, Jumps, jumps
from oxpecker.java.attribution.conversions import coerce, unbox, unknown, unsupported
from oxpecker.java.attribution.operators import conditional_type
from oxpecker.java.attribution.sequences import attribute_sequence
from oxpecker.java.kinds import ClassKind
from oxpecker.java.resolution.scope import Scope
from oxpecker.java.symbols import ClassSymbol
from oxpecker.java.types import (
    BYTE,
    CHAR,
    INT,
    SHORT,
    STRING,
    UNKNOWN,
    ClassType,
    Type,
    UnknownType,
    erase,
    unboxed,
)
from oxpecker.oox.tree import Rewriter


def attribute_switch(context: Attribution, scope: Scope, node: tree.Switch) -> a.Statement:
    """A switch as a statement."""
    selector, enum = _selector(context, scope, node.selector)
    if selector is None:
        return a.Block(span=node.span)
    if isinstance(selector, a.Unsupported):
        return a.Evaluate(selector, span=node.span)
    target = a.Target(switch=True)
    flow = jumps(scope)
    flow.targets.append(target)
    cases = _cases(context, scope.inside(), node.cases, selector, enum, target, False)
    flow.targets.pop()
    return a.Switch(selector, cases, target, span=node.span)


def attribute_switch_expression(
    context: Attribution, scope: Scope, node: tree.SwitchExpression, wanted: Type | None
) -> a.Expression:
    """A switch with a value; a value without a case throws."""
    selector, enum = _selector(context, scope, node.selector)
    if selector is None:
        return unknown(node.span)
    if isinstance(selector, a.Unsupported):
        return selector
    target = a.Target(switch=True)
    flow = scope.flow
    if flow is None:
        scope = scope.inside(flow=Jumps(None))
    around = jumps(scope)
    results: list[a.Expression] = []
    # If the target type is known, each result is converted to it separately (JLS 15.28.1).
    passed_on = None if wanted is None or isinstance(wanted, UnknownType) else wanted
    around.targets.append(target)
    around.yields.append((target, passed_on, results))
    cases = _cases(context, scope.inside(), node.cases, selector, enum, target, True)
    around.yields.pop()
    around.targets.pop()
    if not any(case.default for case in cases) and not _covers(cases, enum):
        context.error("the switch expression does not cover all possible input values", node.span)
    t = passed_on or (conditional_type(context, results, None, wanted is None) if results else INT)
    _check_values(context, node, cases, bool(results))
    converted = tuple(replace(case, body=_converted(context, case.body, target, t)) for case in cases)
    switch = a.Switch(selector, converted, target, exhaustive=True, span=node.span)
    return a.SwitchValue(t, switch, span=node.span)


def _check_values(context: Attribution, node: tree.SwitchExpression, cases: tuple[a.Case, ...], gives: bool) -> None:
    """Every path through a switch expression yields a value or throws (JLS 15.28.1)."""
    if any(hides_code(case) for case in cases):
        return
    if not gives:
        context.error("switch expression does not have any result expressions", node.span)
    for written, case in zip(node.cases[-len(cases) :] if cases else (), cases, strict=False):
        if completes(case.body) and (written.arrow or case is cases[-1]):
            what = "switch rule" if written.arrow else "switch expression"
            context.error(f"{what} completes without providing a value", case.span)


def _converted(context: Attribution, body: a.Statement, target: a.Target, t: Type) -> a.Statement:
    """The body with every result converted to the type of the switch."""

    def result(node: a.Yield) -> a.Yield:
        return replace(node, value=coerce(context, node.value, t)) if node.target is target else node

    return Rewriter(STATEMENTS, {a.Yield: result}).rewrite(body)


def _covers(cases: tuple[a.Case, ...], enum: ClassSymbol | None) -> bool:
    """Whether the cases cover every constant of the enum."""
    if enum is None:
        return False
    named = {label.field.name for case in cases for label in case.labels if isinstance(label, a.FieldRead)}
    return named == {name for name, field in enum.fields.items() if field.enum_constant}


def _selector(
    context: Attribution, scope: Scope, node: tree.Expression
) -> tuple[a.Expression | None, ClassSymbol | None]:
    value = context.expression(scope, node)
    missing = unsupported(value)
    if missing is not None:
        return a.Unsupported(UNKNOWN, missing.what, (value,), hides=True, span=node.span), None
    if context.world.is_unmodelled(value.type):
        return a.Unsupported(UNKNOWN, f"a switch over {value.type}", (value,), hides=True, span=node.span), None
    if isinstance(value.type, UnknownType):
        return None, None
    if unboxed(value.type) in (CHAR, BYTE, SHORT, INT):
        return unbox(value), None
    erased = erase(value.type)
    if erased == STRING:
        return value, None
    symbol = context.world.find(erased.name) if isinstance(erased, ClassType) else None
    if symbol is not None and symbol.kind is ClassKind.ENUM:
        return value, symbol
    context.error(f"a switch selector must be an int, a String or an enum, but {value.type} found", node.span)
    return None, None


def _cases(
    context: Attribution,
    scope: Scope,
    nodes: tuple[tree.Case, ...],
    selector: a.Expression,
    enum: ClassSymbol | None,
    target: a.Target,
    value: bool,
) -> tuple[a.Case, ...]:
    """The groups; old ones share one scope, and groups without statements join the next one."""
    found: list[a.Case] = []
    labels: list[a.Expression] = []
    default = has_default = False
    seen: set[object] = set()
    for number, node in enumerate(nodes):
        for label in node.labels:
            attributed = _label(context, scope, label, selector, enum)
            if attributed is None:
                continue
            key = attributed.field if isinstance(attributed, a.FieldRead) else getattr(attributed, "value", None)
            if key in seen:
                context.error("duplicate case label", label.span)
            seen.add(key)
            labels.append(attributed)
        if node.default and has_default:
            context.error("duplicate default label", node.span)
        has_default = has_default or node.default
        default = default or node.default
        last = number == len(nodes) - 1
        if not node.arrow and not node.body and not last:
            continue
        body = _rule(context, scope, node, target, value) if node.arrow else _group(context, scope, node)
        falls = not node.arrow and not last and completes(body)
        found.append(a.Case(tuple(labels), default, body, falls, span=node.span))
        labels, default = [], False
    return tuple(found)


def _group(context: Attribution, scope: Scope, node: tree.Case) -> a.Statement:
    return a.Several(attribute_sequence(context, scope, node.body), span=node.span)


def _rule(context: Attribution, scope: Scope, node: tree.Case, target: a.Target, value: bool) -> a.Statement:
    """`case X -> expression;`, a block or a throw."""
    inside = scope.inside()
    if len(node.body) == 1:
        only = node.body[0]
        if value and isinstance(only, (tree.ExpressionStatement, tree.Switch)):
            _, wanted, results = jumps(scope).yields[-1]
            expression = (
                only.expression
                if isinstance(only, tree.ExpressionStatement)
                else tree.SwitchExpression(only.selector, only.cases, span=only.span)
            )
            result = context.expression(inside, expression, wanted)
            results.append(result)
            return a.Yield(target, result, span=node.span)
        return a.Block((context.statement(inside, only),), span=node.span)
    statements = tuple(context.statement(inside, statement) for statement in node.body)
    return a.Block(statements, span=node.span)


def _label(
    context: Attribution, scope: Scope, node: tree.Expression, selector: a.Expression, enum: ClassSymbol | None
) -> a.Expression | None:
    if enum is not None:
        if not isinstance(node, tree.Name):
            message = "an enum switch case label must be the unqualified name of an enumeration constant"
            context.error(message, node.span)
            return None
        name = node.identifier
        field = enum.fields.get(name)
        if field is None or not field.enum_constant:
            context.error(f"cannot find symbol: constant {name} in enum {enum.shown}", node.span)
            return None
        return a.FieldRead(field.type, None, field, span=node.span)
    if isinstance(node, tree.Literal) and node.kind == "pattern":
        return None  # the parser has reported it
    value = context.expression(scope, node)
    if isinstance(value.type, UnknownType):
        return None
    value = coerce(context, value, selector.type)
    if not isinstance(value, a.Constant) or value.value is None:
        context.error("constant expression required", node.span)
        return None
    return value
