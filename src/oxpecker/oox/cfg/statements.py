"""Lowers statements to blocks (Koppier 4.3, with `break`, `return` and `finally` made exact)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from oxpecker.oox import typed
from oxpecker.oox.cfg import graph
from oxpecker.oox.cfg.builder import THROWN, Builder, FinallyScope, JumpScope, LockScope
from oxpecker.oox.cfg.cut_loops import cut_loop
from oxpecker.oox.cfg.expressions import (
    call,
    compare,
    guard_index,
    guard_null,
    guard_storable,
    initialise,
    lower,
    lower_condition,
    lower_in_order,
    prepare_call,
)
from oxpecker.oox.source import Span
from oxpecker.oox.syntax import BinaryOperator as B
from oxpecker.oox.syntax import MonitorAction
from oxpecker.oox.types import BOOL, INT, THROWABLE, ArrayType, ClassType, default_value


def lower_statement(builder: Builder, statement: typed.Statement) -> None:
    """Emits what the statement does; the current block is then where control goes on after it."""
    _RULES[type(statement)](builder, statement)


def _block(builder: Builder, node: typed.Block) -> None:
    for statement in node.statements:
        lower_statement(builder, statement)


def _skip(_builder: Builder, _node: typed.Skip) -> None:
    """Nothing to do."""


# --- assignments -------------------------------------------------------------------------------------------


def _set_local(builder: Builder, node: typed.SetLocal) -> None:
    if isinstance(node.value, typed.Invoke):
        call(builder, node.value, node.variable)
        return
    value = lower(builder, node.value)
    if not builder.redirect(value, node.variable):
        builder.emit(graph.SetVariable(node.variable, value, span=node.span))


def _set_field(builder: Builder, node: typed.SetField) -> None:
    target, value = lower_in_order(builder, node.target, node.value)
    guard_null(builder, target, node.span)
    builder.emit(graph.StoreField(target, node.field, value, span=node.span))


def _set_static(builder: Builder, node: typed.SetStatic) -> None:
    initialise(builder, node.field.owner, node.span)
    value = lower(builder, node.value)
    builder.emit(graph.StoreStatic(node.field, value, span=node.span))


def _set_element(builder: Builder, node: typed.SetElement) -> None:
    array, index, value = lower_in_order(builder, node.array, node.index, node.value)
    guard_index(builder, array, index, node.span)
    if isinstance(array.type, ArrayType) and isinstance(array.type.element, (ClassType, ArrayType)):
        guard_storable(builder, array, value, node.span)
    builder.emit(graph.StoreElement(array, index, value, span=node.span))


def _evaluate(builder: Builder, node: typed.Evaluate) -> None:
    if isinstance(node.expression, typed.Invoke):
        call(builder, node.expression, None)
    else:
        lower(builder, node.expression)


# --- specifications ----------------------------------------------------------------------------------------


def _assert(builder: Builder, node: typed.Assert) -> None:
    kind = graph.CheckKind.ENSURES if node.ensures else graph.CheckKind.ASSERT
    builder.check(kind, node.condition, node.span)


def _assume(builder: Builder, node: typed.Assume) -> None:
    builder.check(graph.CheckKind.ASSUME, node.condition, node.span)


# --- control -----------------------------------------------------------------------------------------------


def _if(builder: Builder, node: typed.If) -> None:
    then, otherwise, after = builder.new_block(), builder.new_block(), builder.new_block()
    lower_condition(builder, node.condition, then, otherwise)
    for block, side in ((then, node.then), (otherwise, node.otherwise)):
        builder.current = block
        lower_statement(builder, side)
        builder.goto(after, node.span)


def _while(builder: Builder, node: typed.While) -> None:
    """The condition, and whatever it may throw, is evaluated anew in each round (corrects Koppier T1)."""
    if builder.cuts_loops and node.invariants:
        cut_loop(builder, node, lower_statement)
        return
    variant = _Variant(builder, node.decreases) if node.decreases is not None else None
    head, body, after = builder.new_block(), builder.new_block(), builder.new_block()
    builder.goto(head, node.span)
    builder.loops.append(graph.Loop(head, node.invariants, node.decreases, node.span))
    for invariant in node.invariants:
        builder.check(graph.CheckKind.LOOP_INVARIANT, invariant, invariant.span)
    lower_condition(builder, node.condition, body, after)
    builder.current = body
    if variant is not None:
        variant.check(builder)
    with builder.inside(JumpScope(node.targets, after, head)):
        lower_statement(builder, node.body)
    builder.terminate(graph.Goto(head, span=node.span), after)


class _Variant:
    """A `decreases` clause: in each round not negative and less than in the round before."""

    def __init__(self, builder: Builder, measure: typed.Expression) -> None:
        self.measure = measure
        self.started = builder.temporary(BOOL)
        self.before = builder.temporary(measure.type)
        self.now = builder.temporary(measure.type)
        self._set(builder, self.started, typed.Literal(BOOL, False, span=measure.span))
        self._set(builder, self.before, typed.Literal(measure.type, 0, span=measure.span))

    def _set(self, builder: Builder, variable: typed.Variable, value: typed.Expression) -> None:
        builder.emit(graph.SetVariable(variable, value, span=self.measure.span))

    def check(self, builder: Builder) -> None:
        """Measures at the start of a round."""
        span = self.measure.span
        now = typed.Local(self.now.type, self.now, span=span)
        before = typed.Local(self.before.type, self.before, span=span)
        following = builder.new_block()
        builder.terminate(graph.Measure(self.now, self.measure, following, builder.handler, span=span), following)
        bounded = compare(B.GREATER_EQUAL, now, typed.Literal(self.now.type, 0, span=span), span)
        smaller = compare(B.LESS, now, before, span)
        started = typed.Local(BOOL, self.started, span=span)
        descends = typed.Binary(BOOL, B.IMPLIES, started, smaller, span=span)
        condition = typed.Binary(BOOL, B.AND, bounded, descends, span=span)
        builder.check(graph.CheckKind.DECREASES, condition, span)
        self._set(builder, self.before, now)
        self._set(builder, self.started, typed.Literal(BOOL, True, span=span))


def _labelled(builder: Builder, node: typed.Labelled) -> None:
    after = builder.new_block()
    with builder.inside(JumpScope((node.target,), after, None)):
        lower_statement(builder, node.body)
    builder.goto(after, node.span)


def _break(builder: Builder, node: typed.Break) -> None:
    builder.jump(node.target, False, node.span)


def _continue(builder: Builder, node: typed.Continue) -> None:
    builder.jump(node.target, True, node.span)


def _return(builder: Builder, node: typed.Return) -> None:
    if node.value is not None:
        value = lower(builder, node.value)
        assert builder.result is not None
        if not builder.redirect(value, builder.result):
            builder.emit(graph.SetVariable(builder.result, value, span=node.span))
    builder.leave_method(node.span)


# --- exceptions --------------------------------------------------------------------------------------------


def _throw(builder: Builder, node: typed.Throw) -> None:
    """The untyped form throws a new `Exception`; throwing null throws a NullPointerException."""
    if node.value is None:
        variable = builder.temporary(ClassType("Exception"))
        builder.emit(graph.AllocateObject(variable, "Exception", span=node.span))
        value: typed.Expression = typed.Local(variable.type, variable, span=node.span)
    else:
        value = lower(builder, node.value)
        if not isinstance(node.value, typed.NewObject):
            guard_null(builder, value, node.span)
    builder.terminate(graph.ThrowObject(value, builder.handler, span=node.span))


def _try(builder: Builder, node: typed.Try) -> None:
    if node.finally_body is None:
        _try_catch(builder, node)
        return
    scope = FinallyScope(builder.new_block(), builder.temporary(INT))
    thrown = builder.temporary(THROWABLE)
    landing, after = builder.new_block(), builder.new_block()
    with builder.inside(scope), builder.handling(graph.Handler(landing, thrown)):
        _try_catch(builder, node)
    builder.leave(scope, node.span)
    builder.goto(after, node.span)
    builder.current = landing
    builder.leave(scope, node.span)
    value = typed.Local(THROWABLE, thrown, span=node.span)
    builder.terminate(graph.ThrowObject(value, builder.handler, span=node.span), scope.entry)
    lower_statement(builder, node.finally_body)
    builder.terminate(graph.Resume(scope.selector, tuple(scope.continuations), span=node.span), after)


def _try_catch(builder: Builder, node: typed.Try) -> None:
    if not node.catches:
        lower_statement(builder, node.body)
        return
    landing, after = builder.new_block(), builder.new_block()
    thrown = builder.temporary(THROWABLE)
    with builder.handling(graph.Handler(landing, thrown)):
        lower_statement(builder, node.body)
    builder.goto(after, node.span)
    builder.current = landing
    for catch in node.catches:
        _catch(builder, catch, thrown, after)
    value = typed.Local(THROWABLE, thrown, span=node.span)
    builder.terminate(graph.ThrowObject(value, builder.handler, span=node.span), after)


def _catch(builder: Builder, catch: typed.Catch, thrown: typed.Variable, after: int) -> None:
    """Tries one handler; the current block is then where the next one is tried."""
    value = typed.Local(thrown.type, thrown, span=catch.span)
    body, next_handler = builder.new_block(), builder.new_block()
    if catch.types:
        lower_condition(builder, _any_of(value, catch, catch.span), body, next_handler)
    else:
        builder.terminate(graph.Goto(body, span=catch.span))
    builder.current = body
    caught = typed.CastReference(catch.variable.type, value, span=catch.span)
    builder.emit(graph.SetVariable(catch.variable, caught, span=catch.span))
    lower_statement(builder, catch.body)
    builder.terminate(graph.Goto(after, span=catch.span), next_handler)


def _any_of(value: typed.Expression, catch: typed.Catch, span: Span) -> typed.Expression:
    tests: list[typed.Expression] = [typed.TypeTest(BOOL, value, t, span=span) for t in catch.types]
    result = tests[0]
    for test in tests[1:]:
        result = typed.Binary(BOOL, B.OR, result, test, span=span)
    return result


# --- threads -----------------------------------------------------------------------------------------------


def _lock(builder: Builder, node: typed.Lock) -> None:
    """Koppier lock/unlock, with the release on every way out."""
    value = lower(builder, node.target)
    guard_null(builder, value, node.target.span)
    variable = builder.temporary(value.type)
    target = typed.Local(variable.type, variable, span=node.target.span)
    builder.emit(graph.SetVariable(variable, value, span=node.target.span))
    builder.emit(graph.Acquire(target, span=node.target.span))
    scope = LockScope(target)
    landing, after = builder.new_block(), builder.new_block()
    thrown = builder.temporary(THROWABLE)
    with builder.inside(scope), builder.handling(graph.Handler(landing, thrown)):
        lower_statement(builder, node.body)
    builder.leave(scope, node.span)
    builder.goto(after, node.span)
    builder.current = landing
    builder.leave(scope, node.span)
    exception = typed.Local(THROWABLE, thrown, span=node.span)
    builder.terminate(graph.ThrowObject(exception, builder.handler, span=node.span), after)


def _fork(builder: Builder, node: typed.Fork) -> None:
    receiver, arguments = prepare_call(builder, node.call)
    builder.emit(graph.ForkThread(node.call.method, receiver, arguments, node.call.virtual, span=node.span))


def _join(builder: Builder, node: typed.Join) -> None:
    builder.emit(graph.JoinThreads(span=node.span))


def _print(builder: Builder, node: typed.Print) -> None:
    builder.emit(graph.Output(tuple(lower_in_order(builder, *node.values)), span=node.span))


def _unsupported(builder: Builder, node: typed.Unsupported) -> None:
    builder.emit(graph.GiveUp(node.what, builder.method.info.is_query, span=node.span))
    if builder.handler.variable.name != THROWN:
        # Nothing comes here, but whoever reads the code must know that what is not supported may throw.
        throws = builder.temporary(BOOL)
        builder.emit(graph.Havoc(throws, span=node.span))
        builder.guard(typed.Local(BOOL, throws, span=node.span), "Exception", node.span)


def _monitor(builder: Builder, node: typed.Monitor) -> None:
    second = node.until if node.amount is None else node.amount
    target, *more = lower_in_order(builder, node.target, *(() if second is None else (second,)))
    for operand in (target, *(more if node.amount is None else ())):
        guard_null(builder, operand, node.span)
    if node.action is MonitorAction.ENTER:
        builder.emit(graph.Acquire(target, span=node.span))
        return
    following = builder.new_block()
    other = more[0] if more else None
    until, amount = (other, None) if node.amount is None else (None, other)
    handler, gates = builder.handler, (node.gate, until, node.until_gate, amount)
    builder.terminate(graph.UseMonitor(node.action, target, following, handler, *gates, span=node.span), following)


def lower_body(builder: Builder, body: typed.Statement) -> None:
    """The whole body; falling off the end returns, with the default value where one is wanted."""
    lower_statement(builder, body)
    if builder.result is not None:
        value = typed.Literal(builder.result.type, default_value(builder.result.type), span=body.span)
        builder.emit(graph.SetVariable(builder.result, value, span=body.span))
    builder.terminate(graph.Goto(builder.exit, span=body.span))


_RULES: dict[type[typed.Statement], Callable[[Builder, Any], None]] = {
    typed.Block: _block,
    typed.Skip: _skip,
    typed.SetLocal: _set_local,
    typed.SetField: _set_field,
    typed.SetStatic: _set_static,
    typed.SetElement: _set_element,
    typed.Evaluate: _evaluate,
    typed.Assert: _assert,
    typed.Assume: _assume,
    typed.If: _if,
    typed.While: _while,
    typed.Labelled: _labelled,
    typed.Break: _break,
    typed.Continue: _continue,
    typed.Return: _return,
    typed.Throw: _throw,
    typed.Try: _try,
    typed.Lock: _lock,
    typed.Fork: _fork,
    typed.Join: _join,
    typed.Print: _print,
    typed.Unsupported: _unsupported,
    typed.Monitor: _monitor,
}
