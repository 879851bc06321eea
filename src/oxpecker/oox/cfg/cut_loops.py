"""Cut loops: the invariant is checked at the start, one arbitrary iteration stands for all, then the code after it.

The graph has no back edge: an iteration starts with any values of the assigned locations that satisfy the invariant,
and ends when the invariant has been checked again. So nothing is unrolled, whatever the number of iterations.
"""

from __future__ import annotations

from collections.abc import Callable

from oxpecker.oox import typed
from oxpecker.oox.cfg import graph
from oxpecker.oox.cfg.builder import Builder, JumpScope
from oxpecker.oox.cfg.expressions import compare, lower_condition
from oxpecker.oox.source import Span
from oxpecker.oox.syntax import BinaryOperator as B
from oxpecker.oox.types import BOOL, THROWABLE


def cut_loop(builder: Builder, node: typed.While, lower: Callable[[Builder, typed.Statement], None]) -> None:
    """Emits a loop as one arbitrary iteration; the current block is then after the loop."""
    _check(builder, node, graph.CheckKind.LOOP_INVARIANT)
    entry, first = builder.current, len(builder.blocks)
    start, body, latch, closed, after = (builder.new_block() for _ in range(5))
    builder.loops.append(graph.Loop(start, node.invariants, node.decreases, node.span))
    builder.current = start
    _check(builder, node, graph.CheckKind.LOOP_ASSUMPTION)
    lower_condition(builder, node.condition, body, after)
    builder.current = body
    measure = node.ranking if node.decreases is None else (node.decreases,)
    before = [_measure(builder, part) for part in measure]
    for part in before:
        zero = typed.Literal(part.type, 0, span=part.span)
        builder.check(graph.CheckKind.DECREASES, compare(B.GREATER_EQUAL, part, zero, part.span), part.span)
    with builder.inside(JumpScope(node.targets, after, latch)):
        lower(builder, node.body)
    builder.goto(latch, node.span)
    _check(builder, node, graph.CheckKind.LOOP_INVARIANT)
    if before:
        _descends(builder, node, measure, before, closed)
    builder.goto(closed, node.span)
    builder.terminate(graph.CloseLoop(span=node.span), after)
    blocks = tuple(block for block in builder.blocks[first:] if block.terminator is not None)
    enter = graph.EnterLoop(_assigned(blocks), blocks, bool(measure), start, span=node.span)
    if builder.blocks[entry].terminator is None:
        builder.blocks[entry].terminator = enter


def _check(builder: Builder, node: typed.While, kind: graph.CheckKind) -> None:
    for invariant in node.invariants:
        builder.check(kind, invariant, invariant.span)


def _measure(builder: Builder, measure: typed.Expression) -> typed.Local:
    """The value of a measure now."""
    span: Span = measure.span
    now = builder.temporary(measure.type)
    following = builder.new_block()
    builder.terminate(graph.Measure(now, measure, following, builder.handler, span=span), following)
    return typed.Local(now.type, now, span=span)


def _descends(
    builder: Builder,
    node: typed.While,
    measure: tuple[typed.Expression, ...],
    before: list[typed.Local],
    closed: int,
) -> None:
    """Where another round follows, its measure is smaller; what the condition throws is seen from its own round."""
    again, thrown = builder.new_block(), builder.temporary(THROWABLE)
    with builder.handling(graph.Handler(closed, thrown)):
        lower_condition(builder, node.condition, again, closed)
        builder.current = again
        now = [_measure(builder, part) for part in measure]
    span = before[0].span
    builder.check(graph.CheckKind.DECREASES, _is_smaller(now, before), span)


def _is_smaller(now: list[typed.Local], before: list[typed.Local]) -> typed.Expression:
    """Whether a measure is smaller in the lexicographic order."""
    *_, last = smaller = [compare(B.LESS, n, b, b.span) for n, b in zip(now, before, strict=True)]
    for place in range(len(now) - 2, -1, -1):
        n, b = now[place], before[place]
        same = typed.Binary(BOOL, B.AND, compare(B.EQUAL, n, b, b.span), last, span=b.span)
        last = typed.Binary(BOOL, B.OR, smaller[place], same, span=b.span)
    return last


def _assigned(blocks: tuple[graph.Block, ...]) -> tuple[typed.Variable, ...]:
    """The locals that some blocks assign, in order."""
    found: dict[int, typed.Variable] = {}
    for block in blocks:
        for node in (*block.instructions, block.end()):
            variable, handler = getattr(node, "variable", None), getattr(node, "handler", None)
            if isinstance(variable, typed.Variable):
                found[variable.index] = variable
            if isinstance(handler, graph.Handler):
                found[handler.variable.index] = handler.variable
    return tuple(found.values())
