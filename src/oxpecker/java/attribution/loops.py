"""Attributes loops; a for-each loop is expanded."""

from __future__ import annotations

from dataclasses import replace

from oxpecker.java import attributed as a
from oxpecker.java import tree
from oxpecker.java.attribution.context import Attribution, declare, jumps, temporary
from oxpecker.java.attribution.conversions import coerce, condition
from oxpecker.java.attribution.missing import Use, as_object, may_inherit, use_of_type
from oxpecker.java.attribution.names import class_bounds
from oxpecker.java.attribution.operators import with_bindings
from oxpecker.java.jml.contracts import attribute_loop
from oxpecker.java.resolution.lookup import as_super
from oxpecker.java.resolution.names import resolve_type
from oxpecker.java.resolution.scope import Fixed, Scope
from oxpecker.java.types import BOOLEAN, INT, OBJECT, UNKNOWN, ArrayType, ClassType, Type, UnknownType, upper
from oxpecker.java.well_known import ITERABLE


def _loop_target(scope: Scope) -> a.Target:
    """The target of a loop, shared with a label right before it."""
    targets = jumps(scope).targets
    target = a.Target(loop=True)
    targets.append(target)
    return target


def attribute_while(context: Attribution, scope: Scope, node: tree.While) -> a.Statement:
    """`while (condition) body`."""
    test = condition(context, context.expression(scope, node.condition))
    specification = attribute_loop(context, scope, node.jml)
    target = _loop_target(scope)
    body = context.statement(with_bindings(scope, test, True).inside(), node.body)
    jumps(scope).targets.pop()
    return a.Loop(test, (), body, target, specification=specification, span=node.span)


def attribute_do(context: Attribution, scope: Scope, node: tree.DoWhile) -> a.Statement:
    """`do body while (condition)`."""
    specification = attribute_loop(context, scope, node.jml)
    target = _loop_target(scope)
    body = context.statement(scope.inside(), node.body)
    jumps(scope).targets.pop()
    test = condition(context, context.expression(scope, node.condition))
    return a.Loop(test, (), body, target, True, specification, span=node.span)


def attribute_for(context: Attribution, scope: Scope, node: tree.For) -> a.Statement:
    """`for (initial; condition; update) body`."""
    inside = scope.inside()
    before = tuple(context.statement(inside, statement) for statement in node.initial)
    specification = attribute_loop(context, inside, node.jml)
    test = None
    body_scope = inside
    if node.condition is not None:
        test = condition(context, context.expression(inside, node.condition))
        body_scope = with_bindings(inside, test, True)
    target = _loop_target(scope)
    body = context.statement(body_scope.inside(), node.body)
    jumps(scope).targets.pop()
    update = tuple(context.expression(body_scope, expression) for expression in node.update)
    loop = a.Loop(test, update, body, target, specification=specification, span=node.span)
    return a.Block((*before, loop), span=node.span) if before else loop


def attribute_for_each(context: Attribution, scope: Scope, node: tree.ForEach) -> a.Statement:
    """`for (T name : values) body`, expanded (JLS 14.14.2)."""
    values = context.expression(scope, node.values)
    if isinstance(values.type, ArrayType):
        return _for_each_element(context, scope, node, values, values.type.element)
    use = use_of_type(context, values.type, "next")
    if use is not None:
        return _for_each_open(context, scope, node, values, use)
    inherits = _item_type(context, values.type) is None and may_inherit(context.world, values.type, ClassType(ITERABLE))
    if isinstance(values.type, UnknownType) or context.world.is_unmodelled(values.type) or inherits:
        missing = a.Unsupported(BOOLEAN, f"iterating over {values.type}", (values,), span=node.span)
        with context.attempting() as attempt:
            loop = _for_each_unknown(context, scope, node, missing)
            attempt.kept = not attempt.diagnostics.errors
        return loop if attempt.kept else a.Evaluate(replace(missing, hides=True), span=node.span)
    return _for_each_item(context, scope, node, values)


def _for_each_open(
    context: Attribution, scope: Scope, node: tree.ForEach, values: a.Expression, use: Use
) -> a.Statement:
    """A loop over what a class without source gives: any number of times, with any values."""
    span, inside = node.values.span, scope.inside()
    source = temporary(inside, "values", OBJECT, span)
    whole = a.Local(OBJECT, source, span=span)
    test = replace(use, member=use.member.removesuffix("next") + "hasNext").given((whole,), span, BOOLEAN)
    declared = _element_type(scope, node, use.type)
    target = _loop_target(scope)
    body_scope = inside.inside()
    variable = declare(context, body_scope, node.name, declared, node.span)
    variable.fixed = Fixed.LOOP_VARIABLE if node.final else None
    first = a.Declare(variable, use.given((whole,), span, declared), span=span)
    body = a.Block((first, context.statement(body_scope.inside(), node.body)), span=node.body.span)
    jumps(scope).targets.pop()
    start = a.Declare(source, coerce(context, as_object(values), OBJECT), span=span)
    return a.Block((start, a.Loop(test, (), body, target, span=node.span)), span=node.span)


def _for_each_unknown(context: Attribution, scope: Scope, node: tree.ForEach, missing: a.Unsupported) -> a.Statement:
    """A loop over unknown values: it is never entered, but its body is attributed."""
    inside = scope.inside()
    target = _loop_target(scope)
    declared = _element_type(scope, node, UNKNOWN)
    variable = declare(context, inside, node.name, declared, node.span)
    first = a.Declare(variable, replace(missing, type=declared, operands=()), span=node.span)
    body = a.Block((first, context.statement(inside.inside(), node.body)), span=node.body.span)
    jumps(scope).targets.pop()
    return a.Loop(missing, (), body, target, span=node.span)


def _element_type(scope: Scope, node: tree.ForEach, found: Type) -> Type:
    if isinstance(node.type, tree.NamedType) and node.type.parts[0].name == "var" and len(node.type.parts) == 1:
        return upper(found)
    return resolve_type(scope, node.type)


def _for_each_element(
    context: Attribution, scope: Scope, node: tree.ForEach, values: a.Expression, element: Type
) -> a.Statement:
    span = node.values.span
    inside = scope.inside()
    array = temporary(scope, "array", values.type, span)
    index = temporary(scope, "index", INT, span)
    at = a.Local(INT, index, span=span)
    whole = a.Local(values.type, array, span=span)
    test = a.Binary(BOOLEAN, "<", at, a.Length(INT, whole, span=span), span=span)
    item = a.Element(element, whole, at, span=span)
    declared = _element_type(scope, node, element)
    inside.locals.update({r"\count": index, r"\index": index})
    specification = attribute_loop(context, inside, node.jml)
    target = _loop_target(scope)
    body_scope = inside.inside()
    variable = declare(context, body_scope, node.name, declared, node.span)
    variable.fixed = Fixed.LOOP_VARIABLE if node.final else None
    first = a.Declare(variable, coerce(context, item, declared), span=span)
    body = a.Block((first, context.statement(body_scope.inside(), node.body)), span=node.body.span)
    jumps(scope).targets.pop()
    old = temporary(scope, "old", INT, span)
    one = a.Binary(INT, "+", a.Local(INT, old, span=span), a.Constant(INT, 1, span=span), span=span)
    update = a.Update(INT, at, old, one, False, span=span)
    loop = a.Loop(test, (update,), body, target, specification=specification, span=node.span)
    start = a.Declare(index, a.Constant(INT, 0, span=span), span=span)
    return a.Block((a.Declare(array, values, span=span), start, loop), span=node.span)


def _for_each_item(context: Attribution, scope: Scope, node: tree.ForEach, values: a.Expression) -> a.Statement:
    span = node.values.span
    element = _item_type(context, values.type)
    if element is None:
        context.error(
            f"for-each not applicable to expression type {values.type}: array or java.lang.Iterable required", span
        )
        return a.Block(span=node.span)
    inside = scope.inside()
    source = temporary(inside, "values", values.type, span)
    inside.locals[source.name] = source
    iterator_call = tree.MethodCall(tree.Name(source.name, span=span), "iterator", (), span=span)
    iterator_value = context.expression(inside, iterator_call)
    iterator = temporary(inside, "iterator", iterator_value.type, span)
    inside.locals[iterator.name] = iterator
    name = tree.Name(iterator.name, span=span)
    test = context.expression(inside, tree.MethodCall(name, "hasNext", (), span=span))
    item = context.expression(inside, tree.MethodCall(name, "next", (), span=span))
    declared = _element_type(scope, node, element)
    specification = attribute_loop(context, inside, node.jml)
    target = _loop_target(scope)
    body_scope = inside.inside()
    variable = declare(context, body_scope, node.name, declared, node.span)
    variable.fixed = Fixed.LOOP_VARIABLE if node.final else None
    first = a.Declare(variable, coerce(context, item, declared), span=span)
    body = a.Block((first, context.statement(body_scope.inside(), node.body)), span=node.body.span)
    jumps(scope).targets.pop()
    loop = a.Loop(test, (), body, target, specification=specification, span=node.span)
    before = (a.Declare(source, values, span=span), a.Declare(iterator, iterator_value, span=span))
    return a.Block((*before, loop), span=node.span)


def _item_type(context: Attribution, t: Type) -> Type | None:
    """The element type of an Iterable; None for other types."""
    for bound in class_bounds(t):
        seen = as_super(context.world, bound, ITERABLE)
        if seen is not None:
            return upper(seen.arguments[0]) if seen.arguments else OBJECT
    return None
