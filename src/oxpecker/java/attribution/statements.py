"""Attributes statements; try-with-resources become what they stand for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from oxpecker.java import attributed as a
from oxpecker.java import tree
from oxpecker.java.attribution import loops, switches
from oxpecker.java.attribution.completion import completes
from oxpecker.java.attribution.context import Attribution, jumps, temporary
from oxpecker.java.attribution.conversions import coerce, condition, unknown
from oxpecker.java.attribution.expressions import attribute, attribute_as
from oxpecker.java.attribution.operators import bindings, with_bindings
from oxpecker.java.jml.contracts import attribute_jml
from oxpecker.java.resolution.names import resolve_type
from oxpecker.java.resolution.scope import Scope, Variable
from oxpecker.java.resolution.subtyping import is_subtype, join
from oxpecker.java.types import (
    BOOLEAN,
    OBJECT,
    THROWABLE,
    VOID,
    ClassType,
    NullType,
    Type,
    UnknownType,
    is_primitive,
    qualified_name,
    upper,
)
from oxpecker.oox.source import Span


def attribute_statement(context: Attribution, scope: Scope, node: tree.Statement) -> a.Statement:
    """Any statement; declarations become visible in the scope."""
    return _RULES[type(node)](context, scope, node)


def attribute_block(context: Attribution, scope: Scope, node: tree.Block) -> a.Statement:
    """A scope of its own."""
    return a.Block(attribute_sequence(context, scope.inside(), node.statements), span=node.span)


def attribute_sequence(
    context: Attribution, scope: Scope, nodes: tuple[tree.Statement, ...]
) -> tuple[a.Statement, ...]:
    """Statements one after another; what an `if` has established holds for what follows (JLS 6.3.2.2)."""
    found: list[a.Statement] = []
    for node in nodes:
        statement = attribute_statement(context, scope, node)
        found.append(statement)
        if isinstance(statement, a.If):
            if not completes(statement.then):
                scope.locals.update(bindings(statement.condition, False))
            elif statement.otherwise is not None and not completes(statement.otherwise):
                scope.locals.update(bindings(statement.condition, True))
        elif isinstance(statement, a.Loop) and statement.condition is not None and not statement.target.broken:
            scope.locals.update(bindings(statement.condition, False))
    return tuple(found)


def attribute_body(context: Attribution, scope: Scope, node: tree.Statement) -> a.Statement:
    """A branch or loop body, which is a scope even without braces."""
    return attribute_statement(context, scope.inside(), node)


def _block(context: Attribution, scope: Scope, node: tree.Block) -> a.Statement:
    return attribute_block(context, scope, node)


# --- declarations ------------------------------------------------------------------------------------------


def declare(context: Attribution, scope: Scope, name: str, t: Type, span: Span) -> Variable:
    """A new local; Java has no local that hides another of the same method."""
    known = scope.lookup(name)
    if known is not None and known.home.symbol is scope.symbol:
        context.error(f"'{name}' is already declared", span, ("first declared here", known.span))
    variable = Variable(name, t, scope.closure, span)
    scope.locals[name] = variable
    return variable


def _locals(context: Attribution, scope: Scope, node: tree.LocalVariables) -> a.Statement:
    found = [_declarator(context, scope, declarator, node.final) for declarator in node.declarators]
    return found[0] if len(found) == 1 else a.Several(tuple(found), span=node.span)


def _declarator(context: Attribution, scope: Scope, node: tree.Declarator, final: bool = False) -> a.Statement:
    inferred = isinstance(node.type, tree.NamedType) and node.type.parts[0].name == "var" and len(node.type.parts) == 1
    if inferred:
        return _inferred(context, scope, node)
    declared = resolve_type(scope, node.type)
    if node.initial is None:
        return a.Declare(declare(context, scope, node.name, declared, node.span), None, span=node.span)
    variable = declare(context, scope, node.name, declared, node.span)
    value = attribute_as(context, scope, node.initial, declared, f"the value of '{node.name}'")
    variable.final = final
    if final and isinstance(value, a.Constant) and value.type == declared:
        variable.constant = value.value
    return a.Declare(variable, value, span=node.span)


def _inferred(context: Attribution, scope: Scope, node: tree.Declarator) -> a.Statement:
    if node.initial is None:
        context.error(f"'var {node.name}' needs an initial value", node.span)
        return a.Block()
    value = attribute(context, scope, node.initial)
    t = upper(value.type)
    if isinstance(t, NullType) or t == VOID:
        context.error(f"'var {node.name}': {t} is no type of a variable", node.span)
        t = OBJECT
    return a.Declare(declare(context, scope, node.name, t, node.span), value, span=node.span)


def _local_class(context: Attribution, scope: Scope, node: tree.LocalClass) -> a.Statement:
    from oxpecker.java.attribution.classes import attribute_local_class

    attribute_local_class(context, scope, node.declaration)
    return a.Block(span=node.span)


# --- simple statements -------------------------------------------------------------------------------------


def _expression(context: Attribution, scope: Scope, node: tree.ExpressionStatement) -> a.Statement:
    inner = node.expression
    if not isinstance(inner, (tree.Assign, tree.Increment, tree.MethodCall, tree.New)):
        context.error("this expression is no statement", node.span)
    return a.Evaluate(attribute(context, scope, inner), span=node.span)


def _return(context: Attribution, scope: Scope, node: tree.Return) -> a.Statement:
    flow = jumps(scope)
    if node.value is None:
        if flow.result is not None and flow.result != VOID:
            context.error(f"{flow.result} must be returned", node.span)
        return a.Return(None, span=node.span)
    if flow.result == VOID:
        context.error("nothing can be returned here", node.span)
        attribute(context, scope, node.value)
        return a.Return(None, span=node.span)
    value = attribute(context, scope, node.value, flow.result)
    if flow.result is not None:
        value = coerce(context, value, flow.result, "the result")
    return a.Return(value, span=node.span)


def _throw(context: Attribution, scope: Scope, node: tree.Throw) -> a.Statement:
    value = attribute(context, scope, node.value)
    if not isinstance(value.type, (UnknownType, NullType)) and not is_subtype(context.world, value.type, THROWABLE):
        context.error(f"only Throwables can be thrown, but this is {value.type}", node.span)
        value = unknown(node.span)
    return a.Throw(value, span=node.span)


def _yield(context: Attribution, scope: Scope, node: tree.Yield) -> a.Statement:
    flow = jumps(scope)
    if not flow.yields:
        context.error("'yield' outside a switch with a value", node.span)
        return a.Block(span=node.span)
    target, wanted, found = flow.yields[-1]
    value = attribute(context, scope, node.value, wanted)
    found.append(value)
    return a.Yield(target, value, span=node.span)


def _assert(context: Attribution, scope: Scope, node: tree.Assert) -> a.Statement:
    """JLS 14.10, always on: an AssertionError with the message."""
    test = condition(context, attribute(context, scope, node.condition))
    arguments = () if node.message is None else (node.message,)
    made = tree.New(_type_named("AssertionError", node.span), arguments, span=node.span)
    return a.Assert(test, attribute(context, scope, made), span=node.span)


def _type_named(name: str, span: Span) -> tree.TypeNode:
    parts = [tree.NamedTypePart(part, span=span) for part in ("java", "lang", name)]
    return tree.NamedType(tuple(parts), span=span)


def _empty(_context: Attribution, _scope: Scope, node: tree.Empty) -> a.Statement:
    return a.Block(span=node.span)


def _jml(context: Attribution, scope: Scope, node: tree.JmlStatement) -> a.Statement:
    return attribute_jml(context, scope, node)


def _synchronized(context: Attribution, scope: Scope, node: tree.Synchronized) -> a.Statement:
    monitor = attribute(context, scope, node.monitor)
    if is_primitive(monitor.type):
        context.error(f"only objects have monitors, but this is {monitor.type}", node.monitor.span)
    return a.Synchronized(monitor, attribute_block(context, scope, node.body), span=node.span)


def _constructor_call(context: Attribution, _scope: Scope, node: tree.ConstructorCall) -> a.Statement:
    context.error(f"'{node.kind}(..)' stands only at the start of a constructor", node.span)
    return a.Block(span=node.span)


# --- control -----------------------------------------------------------------------------------------------


def _if(context: Attribution, scope: Scope, node: tree.If) -> a.Statement:
    test = condition(context, attribute(context, scope, node.condition))
    then = attribute_body(context, with_bindings(scope, test, True), node.then)
    otherwise = None
    if node.otherwise is not None:
        otherwise = attribute_body(context, with_bindings(scope, test, False), node.otherwise)
    return a.If(test, then, otherwise, span=node.span)


def _labelled(context: Attribution, scope: Scope, node: tree.Labelled) -> a.Statement:
    flow = jumps(scope)
    if any(target.label == node.label for target in flow.targets):
        context.error(f"label '{node.label}' is already in use here", node.span)
    target = a.Target(node.label)
    flow.targets.append(target)
    body = attribute_statement(context, scope, node.body)
    flow.targets.pop()
    return a.Labelled(target, body, span=node.span)


def _break(context: Attribution, scope: Scope, node: tree.Break) -> a.Statement:
    for target in reversed(jumps(scope).targets):
        if target.label == node.label and (node.label is not None or target.loop or target.switch):
            target.broken = True
            return a.Break(target, span=node.span)
    where = "outside a loop or switch" if node.label is None else f"to '{node.label}', which is no label here"
    context.error(f"'break' {where}", node.span)
    return a.Block(span=node.span)


def _continue(context: Attribution, scope: Scope, node: tree.Continue) -> a.Statement:
    targets = jumps(scope).targets
    for index in range(len(targets) - 1, -1, -1):
        target = targets[index]
        if node.label is None and target.loop:
            target.continued = True
            return a.Continue(target, span=node.span)
        if node.label is not None and target.label == node.label:
            # The loop that the label belongs to is the next target that was entered.
            for inner in targets[index + 1 :]:
                if inner.loop:
                    inner.continued = True
                    return a.Continue(inner, span=node.span)
                if inner.label is None:
                    break
    where = "outside a loop" if node.label is None else f"to '{node.label}', which is no loop here"
    context.error(f"'continue' {where}", node.span)
    return a.Block(span=node.span)


def _switch(context: Attribution, scope: Scope, node: tree.Switch) -> a.Statement:
    return switches.attribute_switch(context, scope, node)


# --- exceptions --------------------------------------------------------------------------------------------


def _try(context: Attribution, scope: Scope, node: tree.Try) -> a.Statement:
    if node.resources:
        body = _with_resources(context, scope.inside(), node, 0)
        if not node.catches and node.finally_body is None:
            return body
        body = a.Block((body,), span=node.span)
    else:
        body = attribute_block(context, scope, node.body)
    catches = tuple(_catch(context, scope, c) for c in node.catches)
    finally_body = None if node.finally_body is None else attribute_block(context, scope, node.finally_body)
    if not catches and finally_body is None:
        return body
    return a.Try(body, catches, finally_body, span=node.span)


def _modelled(context: Attribution, t: Type) -> Type:
    """A class of exceptions, or the one above it that has a model."""
    while isinstance(t, ClassType) and context.world.is_unmodelled(t):
        t = context.world.classes[t.name].superclass or THROWABLE
    return t


def _catch(context: Attribution, scope: Scope, node: tree.Catch) -> a.Catch:
    types: list[Type] = []
    for written in node.types:
        t = resolve_type(scope, written)
        if isinstance(t, UnknownType):
            continue
        if not is_subtype(context.world, t, THROWABLE):
            if context.world.is_unmodelled(t):
                continue  # nobody knows what it extends
            context.error(f"{t} is no class of exceptions (below Throwable)", written.span)
            continue
        types.append(t)
    inside = scope.inside()
    seen = [_modelled(context, t) for t in types]
    variable = declare(context, inside, node.name, join(context.world, seen) if seen else THROWABLE, node.span)
    variable.beyond = next((qualified_name(t) for t in types if context.world.is_unmodelled(t)), "")
    return a.Catch(tuple(types), variable, attribute_block(context, inside, node.body), span=node.span)


def _with_resources(context: Attribution, scope: Scope, node: tree.Try, number: int) -> a.Statement:
    """JLS 14.20.3.1: each resource is closed however the rest is left; what closing throws then is suppressed."""
    if number == len(node.resources):
        return attribute_block(context, scope, node.body)
    resource = node.resources[number]
    span = resource.span
    if resource.name is not None and resource.type is not None:
        declarator = tree.Declarator(resource.name, resource.type, resource.value, span=span)
        first = _declarator(context, scope, declarator)
        name = resource.name
    else:
        value = attribute(context, scope, resource.value)
        kept = temporary(scope, f"resource{number}", value.type, span)
        scope.locals[kept.name] = kept
        first = a.Declare(kept, value, span=span)
        name = kept.name
    primary = temporary(scope, f"primary{number}", THROWABLE, span)
    thrown = temporary(scope, f"thrown{number}", THROWABLE, span)
    scope.locals[primary.name], scope.locals[thrown.name] = primary, thrown
    inner = _with_resources(context, scope.inside(), node, number + 1)
    noted = a.Assign(THROWABLE, _local(primary, span), _local(thrown, span), span=span)
    handler = a.Catch(
        (THROWABLE,),
        thrown,
        a.Block((a.Evaluate(noted, span=span), a.Throw(_local(thrown, span), span=span))),
        span=span,
    )
    guarded = a.Try(inner, (handler,), _closing(context, scope, name, primary, number, span), span=node.span)
    return a.Block((first, a.Declare(primary, a.null(span), span=span), guarded), span=node.span)


def _local(variable: Variable, span: Span) -> a.Expression:
    return a.Local(variable.type, variable, span=span)


def _closing(context: Attribution, scope: Scope, name: str, primary: Variable, number: int, span: Span) -> a.Statement:
    resource = tree.Name(name, span=span)
    close = a.Evaluate(attribute(context, scope, tree.MethodCall(resource, "close", (), span=span)), span=span)
    second = temporary(scope, f"suppressed{number}", THROWABLE, span)
    inside = scope.inside()
    inside.locals[second.name] = second
    add = tree.MethodCall(
        tree.Name(primary.name, span=span), "addSuppressed", (tree.Name(second.name, span=span),), span=span
    )
    suppress = a.Catch(
        (THROWABLE,), second, a.Block((a.Evaluate(attribute(context, inside, add), span=span),)), span=span
    )
    failed = a.Binary(BOOLEAN, "!=", _local(primary, span), a.null(span), span=span)
    carefully = a.If(failed, a.Try(a.Block((close,)), (suppress,), None, span=span), a.Block((close,)), span=span)
    value = attribute(context, scope, resource)
    present = a.Binary(BOOLEAN, "!=", value, a.null(span), span=span)
    return a.Block((a.If(present, carefully, None, span=span),), span=span)


_RULES: dict[type[tree.Statement], Callable[[Attribution, Scope, Any], a.Statement]] = {
    tree.Block: _block,
    tree.LocalVariables: _locals,
    tree.LocalClass: _local_class,
    tree.ExpressionStatement: _expression,
    tree.Return: _return,
    tree.Throw: _throw,
    tree.Yield: _yield,
    tree.Assert: _assert,
    tree.Empty: _empty,
    tree.JmlStatement: _jml,
    tree.Synchronized: _synchronized,
    tree.ConstructorCall: _constructor_call,
    tree.If: _if,
    tree.While: loops.attribute_while,
    tree.DoWhile: loops.attribute_do,
    tree.For: loops.attribute_for,
    tree.ForEach: loops.attribute_for_each,
    tree.Labelled: _labelled,
    tree.Break: _break,
    tree.Continue: _continue,
    tree.Switch: _switch,
    tree.Try: _try,
}
