"""Lowers statements."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from oxpecker.java import attributed as a
from oxpecker.java.attributed_tree import mentions
from oxpecker.java.lowering import contracts
from oxpecker.java.lowering.code import Code
from oxpecker.java.lowering.order import lower_apart
from oxpecker.java.types import NullType
from oxpecker.java.well_known import NULL_POINTER
from oxpecker.oox import syntax
from oxpecker.oox.source import Span
from oxpecker.oox.syntax import UnaryOperator as U


def lower_block(code: Code, node: a.Statement) -> syntax.Block:
    """A statement as a block."""
    with code.scope() as inside:
        if isinstance(node, a.Block):
            for statement in node.statements:
                code.statement(statement)
        else:
            code.statement(node)
    return syntax.Block(tuple(inside), span=node.span)


def _block(code: Code, node: a.Block) -> None:
    if node.statements:
        code.emit(lower_block(code, node))


def _several(code: Code, node: a.Several) -> None:
    for statement in node.statements:
        code.statement(statement)


def _declare(code: Code, node: a.Declare) -> None:
    if node.initial is not None and mentions(node.initial, node.variable):
        # `int n = (n = 2) + n;`
        _declare(code, replace(node, initial=None))
        code.emit(syntax.Assign(code.local(node.variable, node.span), code.expression(node.initial), span=node.span))
        return
    value = None if node.initial is None else code.expression(node.initial)
    use = code.program.use(node.variable.type, node.span)
    if node.variable in code.names:
        place = syntax.Name(code.names[node.variable], span=node.span)
        if value is not None:
            code.emit(syntax.Assign(place, value, span=node.span))
        return
    code.emit(syntax.Declare(use, code.name_of(node.variable), value, span=node.span))


def _evaluate(code: Code, node: a.Evaluate) -> None:
    code.effect(node.expression)


def _if(code: Code, node: a.If) -> None:
    condition = code.expression(node.condition)
    then = lower_block(code, node.then)
    otherwise = None if node.otherwise is None else lower_block(code, node.otherwise)
    code.emit(syntax.If(condition, then, otherwise, span=node.span))


# --- loops and jumps ---------------------------------------------------------------------------------------


def _loop(code: Code, node: a.Loop) -> None:
    """Every loop becomes a `while`; if an update follows the body, `continue` only leaves the body."""
    before, condition = ([], None) if node.condition is None else lower_apart(code, node.condition)
    target = node.target
    if _named(target):
        code.labels[target] = code.label("loop")
    if target.continued and (node.update or node.body_first):
        code.continues[target] = code.label("next")
    plain = condition is not None and not before and not node.body_first
    code.loops.append(target)
    with code.scope() as round_:
        if condition is not None and before and not node.body_first:
            code.statements += before
            code.emit(_leave_unless(condition, node.span))
        _loop_body(code, node)
        for update in node.update:
            code.effect(update)
        if condition is not None and node.body_first:
            code.statements += before
            code.emit(_leave_unless(condition, node.span))
    code.loops.pop()
    inside = syntax.Block(tuple(round_), span=node.body.span)
    test = condition if plain and condition is not None else syntax.BooleanLiteral(True, span=node.span)
    invariants, decreases = contracts.loop_specification(code, node)
    loop: syntax.Statement = syntax.While(test, inside, invariants, decreases, span=node.span)
    code.emit(syntax.Labelled(code.labels[target], loop, span=node.span) if _named(target) else loop)


def _loop_body(code: Code, node: a.Loop) -> None:
    label = code.continues.get(node.target)
    if label is not None:
        code.emit(syntax.Labelled(label, lower_block(code, node.body), span=node.span))
    elif isinstance(node.body, a.Block):
        for statement in node.body.statements:
            code.statement(statement)
    else:
        code.statement(node.body)


def _leave_unless(condition: syntax.Expression, span: Span) -> syntax.Statement:
    test = syntax.Unary(U.NOT, condition, span=condition.span)
    return syntax.If(test, syntax.Block((syntax.Break(span=span),), span=span), span=span)


def _named(target: a.Target) -> bool:
    """Whether a loop needs a label: it gets one if there are any jumps to it."""
    return target.broken or target.continued


def _labelled(code: Code, node: a.Labelled) -> None:
    if not node.target.broken:
        code.statement(node.body)
        return
    code.labels[node.target] = code.label(str(node.target.label))
    body = lower_block(code, node.body)
    code.emit(syntax.Labelled(code.labels[node.target], body, span=node.span))


def _break(code: Code, node: a.Break) -> None:
    if node.target in code.yields:
        code.emit(syntax.Break(code.labels[node.target], span=node.span))
        return
    plain = bool(code.loops) and code.loops[-1] is node.target
    code.emit(syntax.Break(None if plain else code.labels[node.target], span=node.span))


def _continue(code: Code, node: a.Continue) -> None:
    if node.target in code.continues:
        code.emit(syntax.Break(code.continues[node.target], span=node.span))
        return
    plain = bool(code.loops) and code.loops[-1] is node.target
    code.emit(syntax.Continue(None if plain else code.labels[node.target], span=node.span))


def _return(code: Code, node: a.Return) -> None:
    if node.value is not None and code.discards:
        code.effect(node.value)
    value = None if node.value is None or code.discards else code.expression(node.value)
    code.emit(syntax.Return(value, span=node.span))


def _yield(code: Code, node: a.Yield) -> None:
    value = code.expression(node.value)
    code.emit(syntax.Assign(code.yields[node.target], value, span=node.span))
    code.emit(syntax.Break(code.labels[node.target], span=node.span))


# --- exceptions and monitors -------------------------------------------------------------------------------


def _throw(code: Code, node: a.Throw) -> None:
    value = code.expression(node.value)
    if isinstance(node.value.type, NullType):
        value = syntax.New(code.program.named(NULL_POINTER), (), span=node.span)
    code.emit(syntax.Throw(value, span=node.span))


def _try(code: Code, node: a.Try) -> None:
    body = lower_block(code, node.body)
    # No path throws an unknown exception.
    catches = tuple(_catch(code, catch) for catch in node.catches if catch.types)
    finally_body = None if node.finally_body is None else lower_block(code, node.finally_body)
    is_plain = not catches and finally_body is None
    code.emit(body if is_plain else syntax.Try(body, catches, finally_body, span=node.span))


def _catch(code: Code, node: a.Catch) -> syntax.Catch:
    active = set(code.active)
    name = code.name_of(node.variable)
    types = tuple(code.program.use(t, node.span) for t in node.types)
    body = lower_block(code, node.body)
    code.active = active
    return syntax.Catch(types, name, body, span=node.span)


def _synchronized(code: Code, node: a.Synchronized) -> None:
    monitor = code.expression(node.monitor)
    code.emit(syntax.Lock(monitor, lower_block(code, node.body), span=node.span))


def _assert(code: Code, node: a.Assert) -> None:
    condition = code.expression(node.condition)
    with code.scope() as inside:
        if code.program.world.final_assertions:
            code.emit(syntax.Assert(syntax.BooleanLiteral(False, span=node.span), span=node.span))
        else:
            code.emit(syntax.Throw(code.expression(node.failure), span=node.span))
    test = syntax.Unary(U.NOT, condition, span=node.condition.span)
    code.emit(syntax.If(test, syntax.Block(tuple(inside), span=node.span), span=node.span))


RULES: dict[type[a.Statement], Callable[[Code, Any], None]] = {
    a.Block: _block,
    a.Several: _several,
    a.Declare: _declare,
    a.Evaluate: _evaluate,
    a.If: _if,
    a.Loop: _loop,
    a.Labelled: _labelled,
    a.Break: _break,
    a.Continue: _continue,
    a.Return: _return,
    a.Yield: _yield,
    a.Throw: _throw,
    a.Try: _try,
    a.Synchronized: _synchronized,
    a.Assert: _assert,
}
