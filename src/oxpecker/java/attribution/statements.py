"""Attributes statements; try-with-resources is expanded."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from oxpecker.java import attributed as a
from oxpecker.java import tree
from oxpecker.java.attribution.context import Attribution, declare, jumps, temporary
from oxpecker.java.attribution.conversions import attribute_as, coerce, condition, unknown, unsupported
from oxpecker.java.attribution.missing import as_object
from oxpecker.java.attribution.open_exceptions import expect_exceptions
from oxpecker.java.attribution.operators import with_bindings
from oxpecker.java.attribution.sequences import attribute_block
from oxpecker.java.jml.contracts import attribute_jml
from oxpecker.java.resolution.exceptions import is_settled
from oxpecker.java.resolution.names import resolve_type
from oxpecker.java.resolution.scope import Fixed, Scope, Variable
from oxpecker.java.resolution.subtyping import is_subtype, join
from oxpecker.java.types import (
    BOOLEAN,
    EXCEPTION,
    OBJECT,
    THROWABLE,
    VOID,
    ClassType,
    NullType,
    OpenType,
    Type,
    UnknownType,
    is_primitive,
    upper,
)
from oxpecker.oox.source import Span

# --- declarations ------------------------------------------------------------------------------------------


def _locals(context: Attribution, scope: Scope, node: tree.LocalVariables) -> a.Statement:
    found = [_declarator(context, scope, declarator, node.final) for declarator in node.declarators]
    return found[0] if len(found) == 1 else a.Several(tuple(found), span=node.span)


def _declarator(context: Attribution, scope: Scope, node: tree.Declarator, final: bool = False) -> a.Statement:
    inferred = isinstance(node.type, tree.NamedType) and node.type.parts[0].name == "var" and len(node.type.parts) == 1
    if inferred:
        return _inferred(context, scope, node, final)
    declared = resolve_type(scope, node.type)
    variable = declare(context, scope, node.name, declared, node.span)
    variable.declared = True
    if node.initial is None:
        variable.blank = final
        return a.Declare(variable, None, span=node.span)
    value = attribute_as(context, scope, node.initial, declared)
    variable.fixed = Fixed.VARIABLE if final else None
    if final and isinstance(value, a.Constant) and value.type == declared:
        variable.constant = value.value
    return a.Declare(variable, value, span=node.span)


def _inferred(context: Attribution, scope: Scope, node: tree.Declarator, final: bool) -> a.Statement:
    if node.initial is None:
        context.error(
            f"cannot infer type for local variable {node.name}: cannot use 'var' on variable without initializer",
            node.span,
        )
        return a.Block()
    value = context.expression(scope, node.initial)
    t = upper(value.type)
    if isinstance(t, NullType) or t == VOID:
        context.error(f"cannot infer type for local variable {node.name}: the initializer has type {t}", node.span)
        t = OBJECT
    variable = declare(context, scope, node.name, t, node.span)
    variable.fixed = Fixed.VARIABLE if final else None
    return a.Declare(variable, value, span=node.span)


# --- simple statements -------------------------------------------------------------------------------------


def _expression(context: Attribution, scope: Scope, node: tree.ExpressionStatement) -> a.Statement:
    inner = node.expression
    if not isinstance(inner, (tree.Assign, tree.Increment, tree.MethodCall, tree.New)):
        context.error("not a statement", node.span)
    return a.Evaluate(context.expression(scope, inner), span=node.span)


def _return(context: Attribution, scope: Scope, node: tree.Return) -> a.Statement:
    flow = jumps(scope)
    if node.value is None:
        if flow.result is not None and flow.result != VOID:
            context.error(f"incompatible types: missing return value of type {flow.result}", node.span)
        return a.Return(None, span=node.span)
    if flow.result == VOID:
        context.error("incompatible types: unexpected return value", node.span)
        context.expression(scope, node.value)
        return a.Return(None, span=node.span)
    value = context.expression(scope, node.value, flow.result)
    if flow.result is not None:
        value = coerce(context, value, flow.result)
    return a.Return(value, span=node.span)


def _throw(context: Attribution, scope: Scope, node: tree.Throw) -> a.Statement:
    value = context.expression(scope, node.value)
    if isinstance(value.type, OpenType):
        value = as_object(coerce(context, value, EXCEPTION))
    if not isinstance(value.type, (UnknownType, NullType)) and not is_subtype(context.world, value.type, THROWABLE):
        context.error(f"incompatible types: {value.type} cannot be converted to Throwable", node.span)
        value = unknown(node.span)
    return a.Throw(value, span=node.span)


def _yield(context: Attribution, scope: Scope, node: tree.Yield) -> a.Statement:
    flow = jumps(scope)
    if not flow.yields:
        context.error("yield outside of switch expression", node.span)
        return a.Block(span=node.span)
    target, wanted, found = flow.yields[-1]
    value = context.expression(scope, node.value, wanted)
    found.append(value)
    return a.Yield(target, value, span=node.span)


def _assert(context: Attribution, scope: Scope, node: tree.Assert) -> a.Statement:
    """JLS 14.10, always enabled: an AssertionError with the message."""
    test = condition(context, context.expression(scope, node.condition))
    arguments = () if node.message is None else (node.message,)
    error = tree.New(_type_named("AssertionError", node.span), arguments, span=node.span)
    return a.Assert(test, context.expression(scope, error), span=node.span)


def _type_named(name: str, span: Span) -> tree.TypeNode:
    parts = [tree.NamedTypePart(part, span=span) for part in ("java", "lang", name)]
    return tree.NamedType(tuple(parts), span=span)


def _empty(_context: Attribution, _scope: Scope, node: tree.Empty) -> a.Statement:
    return a.Block(span=node.span)


def _jml(context: Attribution, scope: Scope, node: tree.JmlStatement) -> a.Statement:
    return attribute_jml(context, scope, node)


def _synchronized(context: Attribution, scope: Scope, node: tree.Synchronized) -> a.Statement:
    monitor = context.expression(scope, node.monitor)
    if is_primitive(monitor.type):
        context.error(f"unexpected type: required a reference, but {monitor.type} found", node.monitor.span)
    return a.Synchronized(monitor, attribute_block(context, scope, node.body), span=node.span)


def _constructor_call(context: Attribution, scope: Scope, node: tree.ConstructorCall) -> a.Statement:
    """A constructor call anywhere but among the statements of a constructor, or a second one."""
    if scope.method is None or not scope.method.is_constructor:
        message = "explicit constructor invocation may only appear within a constructor body"
    else:
        body = scope.method.declaration.body if scope.method.declaration is not None else None
        is_second = body is not None and node in body().statements
        message = "redundant explicit constructor invocation" if is_second else _CALL_NOT_HERE
    context.error(message, node.span)
    return a.Block(span=node.span)


_CALL_NOT_HERE = "explicit constructor invocation not allowed here"


# --- control -----------------------------------------------------------------------------------------------


def _if(context: Attribution, scope: Scope, node: tree.If) -> a.Statement:
    test = condition(context, context.expression(scope, node.condition))
    then = context.statement(with_bindings(scope, test, True).inside(), node.then)
    otherwise = None
    if node.otherwise is not None:
        otherwise = context.statement(with_bindings(scope, test, False).inside(), node.otherwise)
    return a.If(test, then, otherwise, span=node.span)


def _labelled(context: Attribution, scope: Scope, node: tree.Labelled) -> a.Statement:
    flow = jumps(scope)
    if any(target.label == node.label for target in flow.targets):
        context.error(f"label {node.label} already in use", node.span)
    target = a.Target(node.label)
    flow.targets.append(target)
    body = context.statement(scope, node.body)
    flow.targets.pop()
    return a.Labelled(target, body, span=node.span)


def _break(context: Attribution, scope: Scope, node: tree.Break) -> a.Statement:
    for target in reversed(jumps(scope).targets):
        if target.label == node.label and (node.label is not None or target.loop or target.switch):
            target.broken = True
            return a.Break(target, span=node.span)
    context.error("break outside switch or loop" if node.label is None else f"undefined label: {node.label}", node.span)
    return a.Block(span=node.span)


def _continue(context: Attribution, scope: Scope, node: tree.Continue) -> a.Statement:
    targets = jumps(scope).targets
    for index in range(len(targets) - 1, -1, -1):
        target = targets[index]
        if node.label is None and target.loop:
            target.continued = True
            return a.Continue(target, span=node.span)
        if node.label is not None and target.label == node.label:
            # The loop that the label belongs to is the next target to be entered.
            for inner in targets[index + 1 :]:
                if inner.loop:
                    inner.continued = True
                    return a.Continue(inner, span=node.span)
                if inner.label is None:
                    break
    context.error(_no_loop(node, targets), node.span)
    return a.Block(span=node.span)


def _no_loop(node: tree.Continue, targets: list[a.Target]) -> str:
    if node.label is None:
        return "continue outside of loop"
    is_known = any(target.label == node.label for target in targets)
    return f"not a loop label: {node.label}" if is_known else f"undefined label: {node.label}"


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
    expect_exceptions(context, body, catches)
    _check_caught(context, catches)
    finally_body = None if node.finally_body is None else attribute_block(context, scope, node.finally_body)
    if not catches and finally_body is None:
        return body
    return a.Try(body, catches, finally_body, span=node.span)


def _check_caught(context: Attribution, catches: tuple[a.Catch, ...]) -> None:
    """Reports a handler after one that already catches all its exceptions."""
    caught: list[Type] = []
    for each in catches:
        for t in each.types:
            settled = [above for above in caught if is_settled(context.world, t) and is_settled(context.world, above)]
            if any(is_subtype(context.world, t, above) for above in settled):
                context.error(f"exception {t} has already been caught", each.span)
        caught += each.types


def _modelled(context: Attribution, t: Type) -> Type:
    """An exception class, or its nearest superclass with a model."""
    while isinstance(t, ClassType) and context.world.is_unmodelled(t):
        t = context.world.classes[t.name].superclass or THROWABLE
    return t


def _check_alternatives(context: Attribution, types: list[Type], node: tree.Catch) -> None:
    """Reports alternatives of a handler that are subclasses of one another (JLS 14.20)."""
    settled = [t for t in types if is_settled(context.world, t)]
    for t in settled:
        for above in settled:
            if t is not above and is_subtype(context.world, t, above):
                related = f"alternative {t} is a subclass of alternative {above}"
                context.error(
                    f"Alternatives in a multi-catch statement cannot be related by subclassing: {related}", node.span
                )


def _catch(context: Attribution, scope: Scope, node: tree.Catch) -> a.Catch:
    types: list[Type] = []
    for written in node.types:
        t = resolve_type(scope, written)
        if isinstance(t, UnknownType):
            continue
        if not is_subtype(context.world, t, THROWABLE):
            if context.world.is_unmodelled(t):
                continue  # its superclasses are unknown
            context.error(f"incompatible types: {t} cannot be converted to Throwable", written.span)
            continue
        types.append(t)
    _check_alternatives(context, types, node)
    inside = scope.inside()
    seen = [_modelled(context, t) for t in types]
    variable = declare(context, inside, node.name, join(context.world, seen) if seen else THROWABLE, node.span)
    variable.fixed = Fixed.ALTERNATIVES if len(node.types) > 1 else Fixed.PARAMETER if node.final else None
    without_source = (t.name for t in types if isinstance(t, ClassType) and context.world.is_unmodelled(t))
    variable.beyond = next(without_source, "")
    is_partial = len(types) < len(node.types)
    return a.Catch(tuple(types), variable, attribute_block(context, inside, node.body), is_partial, span=node.span)


def _with_resources(context: Attribution, scope: Scope, node: tree.Try, number: int) -> a.Statement:
    """JLS 14.20.3.1: each resource is closed however the rest ends; exceptions of closing are then suppressed."""
    if number == len(node.resources):
        return attribute_block(context, scope, node.body)
    resource = node.resources[number]
    span = resource.span
    if resource.name is not None and resource.type is not None:
        name = f"$unnamed{number}" if resource.name == "_" else resource.name
        declarator = tree.Declarator(name, resource.type, resource.value, span=span)
        first = _declarator(context, scope, declarator)
        scope.locals[name].fixed = Fixed.RESOURCE
    else:
        value = context.expression(scope, resource.value)
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
    close = a.Evaluate(context.expression(scope, tree.MethodCall(resource, "close", (), span=span)), span=span)
    second = temporary(scope, f"suppressed{number}", THROWABLE, span)
    inside = scope.inside()
    inside.locals[second.name] = second
    add = tree.MethodCall(
        tree.Name(primary.name, span=span), "addSuppressed", (tree.Name(second.name, span=span),), span=span
    )
    added = a.Evaluate(context.expression(inside, add), span=span)
    if isinstance(unsupported(close.expression), a.OpenUse):
        # A class without source throws new exceptions: one that cannot suppress itself tells nothing about the program.
        differ = a.Binary(BOOLEAN, "!=", _local(primary, span), _local(second, span), span=span)
        assumed = a.Intrinsic(VOID, "assume", (differ,), span=span)
        handling = a.Block((a.Evaluate(assumed, span=span), added))
    else:
        handling = a.Block((added,))
    suppress = a.Catch((THROWABLE,), second, handling, span=span)
    failed = a.Binary(BOOLEAN, "!=", _local(primary, span), a.null(span), span=span)
    carefully = a.If(failed, a.Try(a.Block((close,)), (suppress,), None, span=span), a.Block((close,)), span=span)
    value = context.expression(scope, resource)
    present = a.Binary(BOOLEAN, "!=", value, a.null(span), span=span)
    return a.Block((a.If(present, carefully, None, span=span),), span=span)


RULES: dict[type[tree.Statement], Callable[[Attribution, Scope, Any], a.Statement]] = {
    tree.Block: attribute_block,
    tree.LocalVariables: _locals,
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
    tree.Labelled: _labelled,
    tree.Break: _break,
    tree.Continue: _continue,
    tree.Try: _try,
}
