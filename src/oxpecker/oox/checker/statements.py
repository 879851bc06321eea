"""Static rules of statements, one function per construct."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from oxpecker.oox import syntax, typed
from oxpecker.oox.checker import leniency
from oxpecker.oox.checker.calls import check_constructor_call
from oxpecker.oox.checker.context import ASSERTION, ERROR, Context
from oxpecker.oox.checker.contracts import INVARIANT
from oxpecker.oox.checker.conversions import assign, fits
from oxpecker.oox.checker.expressions import check, check_condition, check_index, check_value
from oxpecker.oox.checker.names import check_type, class_named, field_of
from oxpecker.oox.checker.visibility import check_assignment
from oxpecker.oox.hierarchy import STATIC_INITIALISER, FieldInfo
from oxpecker.oox.source import BUILT_IN, Span
from oxpecker.oox.types import (
    INT,
    INTEGERS,
    NULL,
    STRING,
    THROWABLE,
    VOID,
    ArrayType,
    Type,
    default_value,
    is_reference,
)


def check_statement(context: Context, node: syntax.Statement) -> typed.Statement:
    """The typed form of a statement; errors are reported."""
    said = len(context.diagnostics.items)
    checked = _RULES[type(node)](context, node)
    return leniency.contained(context, node, checked, said) if context.settings.jip else checked


def check_block(context: Context, node: syntax.Block) -> typed.Statement:
    """A scope: what is declared inside is forgotten at the end."""
    with context.scope():
        return typed.Block(tuple(check_statement(context, s) for s in node.statements), span=node.span)


def _scoped(context: Context, node: syntax.Statement) -> typed.Statement:
    """A branch or loop body, which is a scope even without braces."""
    with context.scope():
        return check_statement(context, node)


# --- assignments -------------------------------------------------------------------------------------------


def _declare(context: Context, node: syntax.Declare) -> typed.Statement:
    """Koppier declare: a new name; without an initial value it holds its type's default."""
    declared = check_type(context, node.type)
    if node.initial is None:
        variable = context.declare(node.name, declared, node.span)
        value: typed.Expression = typed.Literal(declared, default_value(declared), span=node.span)
        return typed.SetLocal(variable, value, declares=True, span=node.span)
    value = check(context, node.initial)
    if context.settings.jip and not fits(context, value, node.initial, declared):
        declared = leniency.type_of_first_value(context, node.name, declared, value)
    value = assign(context, value, node.initial, declared, f"the value of '{node.name}'")
    variable = context.declare(node.name, declared, node.span)
    return typed.SetLocal(variable, value, span=node.span)


def _assign(context: Context, node: syntax.Assign) -> typed.Statement:
    """Koppier assign: both sides have one type."""
    target = node.target
    if isinstance(target, syntax.Name):
        return _assign_local(context, target, node)
    if isinstance(target, syntax.FieldAccess):
        return _assign_field(context, target, node)
    if isinstance(target, syntax.Index):
        return _assign_element(context, target, node)
    context.error("the left side of an assignment must be a variable, a field or an array element", target.span)
    check(context, node.value)
    return typed.Skip(span=node.span)


def _assign_local(context: Context, target: syntax.Name, node: syntax.Assign) -> typed.Statement:
    variable = context.lookup(target.identifier) or context.lookup_ended(target.identifier, target.span)
    if variable is None:
        value = check(context, node.value)
        declared = leniency.declare_by_value(context, target, value) if context.settings.jip else None
        if declared is not None:
            return typed.SetLocal(declared, value, span=node.span)
        check(context, target)
        return typed.Skip(span=node.span)
    value = check_value(context, node.value, variable.type, f"the value of '{variable.name}'")
    return typed.SetLocal(variable, value, span=node.span)


def _assign_field(context: Context, target: syntax.FieldAccess, node: syntax.Assign) -> typed.Statement:
    owner = class_named(context, target.target)
    if owner is not None:
        static = field_of(context, owner, target.field, True, target.span)
        if static is None:
            check(context, node.value)
            return typed.Skip(span=node.span)
        value = check_value(context, node.value, static.type, f"the value of {static}")
        check_assignment(context, static, True, node.span)
        return typed.SetStatic(static, value, span=node.span)
    place = check(context, target)
    value_type = place.type
    value = check_value(context, node.value, value_type, f"the value of field '{target.field}'")
    if not isinstance(place, typed.FieldRead):
        return typed.Skip(span=node.span)
    check_assignment(context, place.field, isinstance(target.target, syntax.This), node.span)
    return typed.SetField(place.target, place.field, value, span=node.span)


def _assign_element(context: Context, target: syntax.Index, node: syntax.Assign) -> typed.Statement:
    array = check(context, target.target)
    index = check_index(context, target.index, "array index")
    element: Type = ERROR
    if isinstance(array.type, ArrayType):
        element = array.type.element
    elif array.type == STRING:
        context.error("the characters of a string cannot be changed", target.span)
    elif array.type != ERROR:
        context.error(f"array required, but {array.type} found", array.span)
    value = check_value(context, node.value, element, "array element")
    return typed.SetElement(array, index, value, span=node.span)


def _evaluate(context: Context, node: syntax.Evaluate) -> typed.Statement:
    """Koppier call: any result may be dropped."""
    return typed.Evaluate(check(context, node.expression), span=node.span)


def _skip(_context: Context, node: syntax.Skip) -> typed.Statement:
    return typed.Skip(span=node.span)


# --- specifications in code --------------------------------------------------------------------------------


def _assert(context: Context, node: syntax.Assert) -> typed.Statement:
    with context.at(ASSERTION):
        return typed.Assert(check_condition(context, node.condition, "an assertion"), span=node.span)


def _assume(context: Context, node: syntax.Assume) -> typed.Statement:
    with context.at(ASSERTION):
        return typed.Assume(check_condition(context, node.condition, "an assumption"), span=node.span)


# --- control -----------------------------------------------------------------------------------------------


def _if(context: Context, node: syntax.If) -> typed.Statement:
    condition = check_condition(context, node.condition, "the condition of 'if'")
    then = _scoped(context, node.then)
    otherwise = _scoped(context, node.otherwise) if node.otherwise is not None else typed.Skip(span=node.span)
    return typed.If(condition, then, otherwise, span=node.span)


def _while(context: Context, node: syntax.While, labels: tuple[typed.Target, ...] = ()) -> typed.Statement:
    condition = check_condition(context, node.condition, "the condition of 'while'")
    with context.at(INVARIANT if context.method.name == STATIC_INITIALISER else ASSERTION):
        invariants = tuple(check_condition(context, i, "a loop invariant") for i in node.invariants)
        decreases = check(context, node.decreases) if node.decreases is not None else None
    if decreases is not None and decreases.type not in INTEGERS and decreases.type != ERROR:
        context.error(f"integer required for 'decreases', but {decreases.type} found", decreases.span)
        decreases = None
    own = typed.Target(None, loop=True, span=node.span)
    with context.target(own, *labels):
        body = _scoped(context, node.body)
    return typed.While(condition, body, invariants, decreases, (own, *labels), span=node.span)


def _labelled(context: Context, node: syntax.Labelled) -> typed.Statement:
    """A label is new among the statements around it; labels of a loop may be continued."""
    labels: list[typed.Target] = []
    body: syntax.Statement = node
    while isinstance(body, syntax.Labelled):
        for known in (*context.targets, *labels):
            if known.label == body.label:
                note = ("first used here", known.span)
                context.error(f"label {body.label} is already defined", body.span, note)
        labels.append(typed.Target(body.label, loop=_is_loop(body), span=body.span))
        body = body.body
    if isinstance(body, syntax.While):
        return _while(context, body, tuple(labels))
    with context.target(*labels):
        result = _scoped(context, body)
    for label in reversed(labels):
        result = typed.Labelled(label, result, span=node.span)
    return result


def _is_loop(node: syntax.Labelled) -> bool:
    body: syntax.Statement = node
    while isinstance(body, syntax.Labelled):
        body = body.body
    return isinstance(body, syntax.While)


def _break(context: Context, node: syntax.Break) -> typed.Statement:
    target = _find_target(context, node.label, "break", node.span)
    return typed.Skip(span=node.span) if target is None else typed.Break(target, span=node.span)


def _continue(context: Context, node: syntax.Continue) -> typed.Statement:
    target = _find_target(context, node.label, "continue", node.span)
    if target is None:
        return typed.Skip(span=node.span)
    if not target.loop:
        context.error(f"not a loop label: {node.label}", node.span, ("the label", target.span))
    return typed.Continue(target, span=node.span)


def _find_target(context: Context, label: str | None, word: str, span: Span) -> typed.Target | None:
    """Koppier break/continue: only inside a while; a label must belong to an enclosing statement."""
    for target in reversed(context.targets):
        if target.label == label:
            return target
    if label is None:
        context.error(f"'{word}' outside a loop", span)
    else:
        context.error(f"undefined label: {label}", span)
    return None


def _return(context: Context, node: syntax.Return) -> typed.Statement:
    """Koppier return: a value of the method's type, and none where it is void."""
    method = context.method
    if method.name == STATIC_INITIALISER:
        context.error("return outside method", node.span)
    note = ("the method", method.span)
    if node.value is None:
        if method.return_type != VOID:
            context.error(f"incompatible types: missing return value of type {method.return_type}", node.span, note)
        return typed.Return(None, span=node.span)
    if method.return_type == VOID:
        value = check(context, node.value)
        if context.settings.jip:
            return leniency.return_of_nothing(context, node, value)
        if method.name != STATIC_INITIALISER:
            context.error("incompatible types: unexpected return value", node.span, note)
        return typed.Return(None, span=node.span)
    value = check_value(context, node.value, method.return_type, f"the result of {method}")
    return typed.Return(value, span=node.span)


# --- exceptions --------------------------------------------------------------------------------------------


def _throw(context: Context, node: syntax.Throw) -> typed.Statement:
    """Only objects below Throwable can be thrown; a string is the message of a new `Exception`."""
    if node.value is None:
        return typed.Throw(None, span=node.span)
    value = check(context, node.value)
    if value.type == STRING:
        made = syntax.New("Exception", (node.value,), span=node.span)
        return typed.Throw(check(context, made), span=node.span)
    if value.type != ERROR and not context.hierarchy.subtype(value.type, THROWABLE):
        context.error(f"incompatible types: {value.type} cannot be converted to Throwable", value.span)
    return typed.Throw(value, span=node.span)


def _try(context: Context, node: syntax.Try) -> typed.Statement:
    body = check_block(context, node.body)
    earlier: list[tuple[Type, Span]] = []
    catches = tuple(_catch(context, catch, earlier) for catch in node.catches)
    finally_body = check_block(context, node.finally_body) if node.finally_body is not None else None
    return typed.Try(body, catches, finally_body, span=node.span)


def _catch(context: Context, node: syntax.Catch, earlier: list[tuple[Type, Span]]) -> typed.Catch:
    """A handler names classes of exceptions that an earlier one has not already taken."""
    types: list[Type] = []
    for use in node.types or (syntax.TypeUse(THROWABLE, span=node.span),):
        caught = check_type(context, use)
        if caught == ERROR:
            continue
        if not context.hierarchy.subtype(caught, THROWABLE):
            context.error(f"incompatible types: {caught} cannot be converted to Throwable", use.span)
            continue
        for other, where in earlier:
            if context.hierarchy.subtype(caught, other):
                message = f"unreachable handler: exception {caught} has already been caught"
                context.warning(message, use.span, ("caught here", where))
        types.append(caught)
    earlier += [(t, node.span) for t in types]
    variable_type = types[0] if types else THROWABLE
    for t in types[1:]:
        variable_type = context.hierarchy.join(variable_type, t)
    with context.scope():
        if node.name is None:
            variable = context.new_variable("$caught", THROWABLE)
        else:
            variable = context.declare(node.name, variable_type, node.span)
        body = check_block(context, node.body)
    return typed.Catch(tuple(types) if node.types else (), variable, body, span=node.span)


# --- threads -----------------------------------------------------------------------------------------------


def _monitor_target(context: Context, node: syntax.Expression, word: str) -> typed.Expression:
    """Koppier lock: any reference; strings are values and have no monitor."""
    target = check(context, node)
    if target.type != ERROR and (not is_reference(target.type) or target.type == STRING):
        context.error(f"object or array required for '{word}', but {target.type} found", target.span)
    return target


def _not_pure(context: Context, node: syntax.Statement, word: str) -> None:
    if context.method.pure:
        context.error(f"the pure {context.method} cannot {word}", node.span, ("the method", context.method.span))


def _lock(context: Context, node: syntax.Lock) -> typed.Statement:
    _not_pure(context, node, "lock")
    target = _monitor_target(context, node.target, "lock")
    return typed.Lock(target, check_block(context, node.body), span=node.span)


def _fork(context: Context, node: syntax.Fork) -> typed.Statement:
    """Koppier fork: any method may be run by a new thread."""
    _not_pure(context, node, "fork")
    call = check(context, node.call)
    return typed.Fork(call, span=node.span) if isinstance(call, typed.Invoke) else typed.Skip(span=node.span)


def _join(context: Context, node: syntax.Join) -> typed.Statement:
    _not_pure(context, node, "join")
    return typed.Join(span=node.span)


def _monitor(context: Context, node: syntax.Monitor) -> typed.Statement:
    _not_pure(context, node, node.action)
    target = _monitor_target(context, node.target, node.action)
    if node.action is syntax.MonitorAction.TEST_GATE and not node.span.file.startswith(BUILT_IN):
        context.error(f"'{node.action}' can be used only by models of a library", node.span)
    gate = _gate(context, node, target.type) if node.action.is_of_gate else None
    if node.amount is not None:
        amount = check_value(context, node.amount, INT, "the amount")
        return typed.Monitor(node.action, target, gate, amount=amount, span=node.span)
    if node.until is None:
        return typed.Monitor(node.action, target, gate, span=node.span)
    until = _monitor_target(context, node.until, node.action)
    return typed.Monitor(node.action, target, gate, until, _gate(context, node, until.type), span=node.span)


def _gate(context: Context, node: syntax.Monitor, t: Type) -> FieldInfo | None:
    """The count of a gate: an integer field of its class."""
    info = context.hierarchy.get(str(t))
    field = None if info is None else info.find_field(_COUNT, static=False)
    if t != ERROR and (field is None or field.type != INT):
        context.error(f"object with a field 'int {_COUNT}' required for '{node.action}', but {t} found", node.span)
    return field


_COUNT = "count"


def _print(context: Context, node: syntax.Print) -> typed.Statement:
    """What can be joined to a string can be printed."""
    _not_pure(context, node, "print")
    values = tuple(check(context, value) for value in node.values)
    for value in values:
        if value.type == VOID or (is_reference(value.type) and value.type not in (STRING, NULL)):
            context.error(f"string, number or bool required for 'print', but {value.type} found", value.span)
    return typed.Print(values, span=node.span)


def _unsupported(_context: Context, node: syntax.Unsupported) -> typed.Statement:
    return typed.Unsupported(node.what, span=node.span)


def _constructor_call(context: Context, node: syntax.ConstructorCall) -> typed.Statement:
    """The checker of constructors takes the first one; any other is misplaced."""
    context.error(f"'{node.kind}(..)' can be called only once, directly in the body of a constructor", node.span)
    return typed.Skip(span=node.span)


def leading_constructor_call(context: Context, node: syntax.ConstructorCall) -> typed.Statement:
    """`this(..)` or `super(..)` in a constructor."""
    call = check_constructor_call(context, node, check)
    return typed.Skip(span=node.span) if call is None else typed.Evaluate(call, span=node.span)


_RULES: dict[type[syntax.Statement], Callable[[Context, Any], typed.Statement]] = {
    syntax.Declare: _declare,
    syntax.Assign: _assign,
    syntax.Evaluate: _evaluate,
    syntax.Skip: _skip,
    syntax.Assert: _assert,
    syntax.Assume: _assume,
    syntax.If: _if,
    syntax.While: _while,
    syntax.Labelled: _labelled,
    syntax.Break: _break,
    syntax.Continue: _continue,
    syntax.Return: _return,
    syntax.Throw: _throw,
    syntax.Try: _try,
    syntax.Block: check_block,
    syntax.Lock: _lock,
    syntax.Fork: _fork,
    syntax.Join: _join,
    syntax.Monitor: _monitor,
    syntax.Print: _print,
    syntax.Unsupported: _unsupported,
    syntax.ConstructorCall: _constructor_call,
}
