"""Switches, old and new, as statements and as values (JLS 14.11, 15.28)."""

from __future__ import annotations

from dataclasses import replace

from oxpecker.java import attributed as a
from oxpecker.java import tree
from oxpecker.java.attributed_tree import STATEMENTS, hides_code
from oxpecker.java.attribution.completion import completes
from oxpecker.java.attribution.context import Attribution, Jumps, jumps, temporary
from oxpecker.java.attribution.conversions import coerce, unbox, unknown, unsupported
from oxpecker.java.attribution.dominance import check_dominance
from oxpecker.java.attribution.exhaustiveness import is_exhaustive
from oxpecker.java.attribution.labels import Element, Labels, Selector, attribute_label, check_duplicates
from oxpecker.java.attribution.open_switches import settled_switch
from oxpecker.java.attribution.operators import conditional_type
from oxpecker.java.attribution.patterns import PREVIEW
from oxpecker.java.attribution.sequences import attribute_sequence
from oxpecker.java.kinds import ClassKind
from oxpecker.java.release import Feature
from oxpecker.java.resolution.scope import Scope
from oxpecker.java.types import (
    BYTE,
    CHAR,
    INT,
    OBJECT,
    SHORT,
    STRING,
    UNKNOWN,
    VOID,
    ClassType,
    OpenType,
    Type,
    UnknownType,
    erase,
    is_primitive,
    unboxed,
)
from oxpecker.oox.tree import Rewriter


def attribute_switch(context: Attribution, scope: Scope, node: tree.Switch) -> a.Statement:
    """A switch as a statement."""
    node, value = settled_switch(context, scope, node, context.expression(scope, node.selector))
    selector = _selector(context, scope, node, value)
    if selector is None:
        return a.Block(span=node.span)
    if isinstance(selector, a.Unsupported):
        return a.Evaluate(selector, span=node.span)
    target = a.Target(switch=True)
    flow = jumps(scope)
    flow.targets.append(target)
    cases, elements = _cases(context, scope.inside(), node.cases, selector, target, False)
    flow.targets.pop()
    is_new = selector.subject is not None
    if is_new and not is_exhaustive(context, selector.value.type, elements):
        context.error("the switch statement does not cover all possible input values", node.span)
    return a.Switch(selector.value, cases, target, is_new, selector.subject, span=node.span)


def attribute_switch_expression(
    context: Attribution, scope: Scope, node: tree.SwitchExpression, wanted: Type | None
) -> a.Expression:
    """A switch with a value; a value without a case throws."""
    node, value = settled_switch(context, scope, node, context.expression(scope, node.selector))
    selector = _selector(context, scope, node, value)
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
    cases, elements = _cases(context, scope.inside(), node.cases, selector, target, True)
    around.yields.pop()
    around.targets.pop()
    if not is_exhaustive(context, selector.value.type, elements):
        context.error("the switch expression does not cover all possible input values", node.span)
    t = passed_on or (conditional_type(context, results, None, wanted is None) if results else INT)
    _check_values(context, node, cases, bool(results))
    converted = tuple(replace(case, body=_converted(context, case.body, target, t)) for case in cases)
    switch = a.Switch(selector.value, converted, target, True, selector.subject, span=node.span)
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


def _selector(
    context: Attribution, scope: Scope, node: tree.Switch | tree.SwitchExpression, value: a.Expression
) -> Selector | a.Unsupported | None:
    """The selector; None if an error was reported."""
    span = node.selector.span
    has_patterns = any(_is_new(each) for case in node.cases for label in case.labels for each in label.values)
    if isinstance(value.type, OpenType) and has_patterns:
        value = coerce(context, value, OBJECT)
    missing = unsupported(value)
    if missing is not None and not isinstance(missing, a.OpenUse):
        return a.Unsupported(UNKNOWN, missing.what, (value,), hides=True, span=span)
    if isinstance(value.type, OpenType):
        value = coerce(context, value, OBJECT if has_patterns else INT)
    if context.world.is_unmodelled(value.type) and not (has_patterns and context.world.opens):
        return a.Unsupported(UNKNOWN, f"a switch over {value.type}", (value,), hides=True, span=span)
    if isinstance(value.type, UnknownType):
        return None
    erased = erase(value.type)
    symbol = context.world.find(erased.name) if isinstance(erased, ClassType) else None
    enum = symbol if symbol is not None and symbol.kind is ClassKind.ENUM else None
    is_number = unboxed(value.type) in (CHAR, BYTE, SHORT, INT)
    if is_primitive(value.type) and (has_patterns or not is_number):
        context.error(PREVIEW, span)
        return None
    if not has_patterns and (is_number or erased == STRING or enum is not None):
        return Selector(unbox(value) if is_number else value, enum)
    if value.type == VOID:
        context.error("'void' type not allowed here", span)
        return None
    if context.world.release < Feature.PATTERN_SWITCH.since:
        context.error(Feature.PATTERN_SWITCH.missing_in(context.world.release), span)
        return None
    return Selector(value, enum, temporary(scope, "selector", value.type, span))


def _is_new(node: tree.Expression) -> bool:
    """Whether an element of a label is a pattern or null."""
    return isinstance(node, tree.Pattern) or (isinstance(node, tree.Literal) and node.kind == "null")


def _cases(
    context: Attribution,
    scope: Scope,
    nodes: tuple[tree.Case, ...],
    selector: Selector,
    target: a.Target,
    value: bool,
) -> tuple[tuple[a.Case, ...], list[Element]]:
    """The groups; old ones share one scope, and groups without statements join the next one."""
    found: list[a.Case] = []
    elements: list[Element] = []
    labels = Labels()
    for number, node in enumerate(nodes):
        for label in node.labels:
            elements += attribute_label(context, scope, label, selector, labels, len(elements))
        last = number == len(nodes) - 1
        if not node.arrow and not node.body and not last:
            continue
        inside = scope.inside()
        inside.locals.update(labels.variables)
        body = _rule(context, inside, node, target, value) if node.arrow else _group(context, scope, node, labels)
        falls = not node.arrow and not last and completes(body)
        found.append(a.Case(tuple(labels.tests), labels.default, body, falls, span=node.span))
        labels = Labels()
    check_duplicates(context, selector, elements)
    check_dominance(context, elements)
    check_fall_through(context, nodes, found)
    return tuple(found), elements


def _group(context: Attribution, scope: Scope, node: tree.Case, labels: Labels) -> a.Statement:
    """The statements of an old group; only its own statements see the variables of its patterns."""
    scope.locals.update(labels.variables)
    body = a.Several(attribute_sequence(context, scope, node.body), span=node.span)
    for name in labels.variables:
        scope.locals.pop(name, None)
    return body


def _rule(context: Attribution, inside: Scope, node: tree.Case, target: a.Target, value: bool) -> a.Statement:
    """`case X -> expression;`, a block or a throw."""
    if len(node.body) == 1:
        only = node.body[0]
        if value and isinstance(only, (tree.ExpressionStatement, tree.Switch)):
            _, wanted, results = jumps(inside).yields[-1]
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


def check_fall_through(context: Attribution, nodes: tuple[tree.Case, ...], cases: list[a.Case]) -> None:
    """Reports control that would reach the variables of a pattern without matching it, as javac does."""
    falls = {case.span: case.falls for case in cases}
    flat = [
        (label, node if label is node.labels[-1] else None) for node in nodes if not node.arrow for label in node.labels
    ]
    comes_in = False
    for number, (label, node) in enumerate(flat):
        has_body = node is not None and bool(node.body)
        if _binds(label):
            if comes_in and has_body:
                context.error("illegal fall-through to a pattern", label.span)
            elif not has_body and any(after is not None and after.body for _, after in flat[number + 1 :]):
                context.error("illegal fall-through from a pattern", label.span)
        comes_in = not has_body or (node is not None and falls.get(node.span, False))
    for label in (label for node in nodes for label in node.labels):
        if len(label.values) > 1 and any(map(_binds_variables, label.values)):
            context.error("illegal fall-through from a pattern", label.span)


def _binds(label: tree.Label) -> bool:
    return any(map(_binds_variables, label.values))


def _binds_variables(node: tree.Expression) -> bool:
    return any(isinstance(each, tree.TypePattern) and each.name is not None for each in tree.walk(node))
