"""Arguments of calls, and calls that are not translated or go to a class without source."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from oxpecker.java import attributed as a
from oxpecker.java import tree
from oxpecker.java.attribution.callbacks import attribute_callbacks
from oxpecker.java.attribution.context import Attribution, Given
from oxpecker.java.attribution.missing import Use
from oxpecker.java.limits import DEEPEST_SPECULATION
from oxpecker.java.resolution.names import resolve_type
from oxpecker.java.resolution.scope import Scope
from oxpecker.java.types import UNKNOWN, ClassType, Type, is_open
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import Span


@dataclass(frozen=True, slots=True)
class Open(a.Expression):
    """A generic call or creation as an argument: a poly expression, typed by its parameter (JLS 15.12)."""

    node: tree.Expression


def attribute_arguments(context: Attribution, scope: Scope, nodes: Sequence[tree.Expression]) -> list[Given]:
    """Arguments with their types; lambdas and method references wait until the method is chosen."""
    found: list[Given] = []
    for node in nodes:
        if isinstance(node, (tree.Lambda, tree.MethodReference)):
            found.append(node)
        elif _is_choice_of_functions(node):
            found.append(Open(UNKNOWN, node, span=node.span))
        elif isinstance(node, tree.New) and node.body is not None and _is_diamond(node):
            # Its body is attributed once the type arguments of its class are known.
            found.append(Open(resolve_type(scope, node.type), node, span=node.span))
        elif _may_be_open(node) and context.speculation < DEEPEST_SPECULATION:
            with context.attempting() as attempt:
                value = context.expression(scope, node, UNKNOWN)
                closed = not is_open(value.type) and not isinstance(node, (tree.SwitchExpression, tree.New))
                attempt.kept = closed and not attempt.diagnostics.errors
            found.append(value if attempt.kept else Open(_open_type(value.type, node), node, span=node.span))
        else:
            found.append(context.expression(scope, node))
    return found


def _open_type(t: Type, node: tree.Expression) -> Type:
    """The type by which a method is chosen: the parameter decides the type arguments of `new C<>(..)` (JLS 15.9.3)."""
    if isinstance(node, tree.New) and isinstance(t, ClassType):
        return ClassType(t.name, (UNKNOWN,) * len(t.arguments))
    return t


def _is_choice_of_functions(node: tree.Expression) -> bool:
    """`c ? () -> .. : null`: it gets its type from the parameter."""
    return chosen_function(node) is not None


def chosen_function(node: tree.Expression) -> tree.Lambda | tree.MethodReference | None:
    """The first function that a conditional expression may give."""
    if isinstance(node, tree.Conditional):
        return chosen_function(node.then) or chosen_function(node.otherwise)
    return node if isinstance(node, (tree.Lambda, tree.MethodReference)) else None


def _is_diamond(node: tree.New) -> bool:
    """`new C<>(..)`."""
    return isinstance(node.type, tree.NamedType) and node.type.parts[-1].arguments == ()


def _may_be_open(node: tree.Expression) -> bool:
    if isinstance(node, tree.Conditional):
        branches = (node.then, node.otherwise)
        return any(_may_be_open(branch) for branch in branches)
    if isinstance(node, tree.New):
        return _is_diamond(node)
    return isinstance(node, tree.SwitchExpression) or (isinstance(node, tree.MethodCall) and not node.type_arguments)


def settle(context: Attribution, scope: Scope, given: Sequence[Given]) -> None:
    """Reports errors in arguments that no method accepts."""
    for item in given:
        if isinstance(item, Open):
            context.expression(scope, item.node)


def untranslated_call(
    context: Attribution,
    scope: Scope,
    node: tree.MethodCall,
    receiver: a.Expression | None,
    what: str,
    use: Use | None = None,
) -> a.Expression:
    """A call that is not translated, so errors in its arguments are not reported unless it is an open one."""
    first = () if receiver is None else (receiver,)
    if use is not None and context.world.opens:
        given = attribute_arguments(context, scope, node.arguments)
        return untranslated(context, scope, what, given, node.span, first, use=use)
    with context.attempting() as attempt:
        given = attribute_arguments(context, scope, node.arguments)
        attempt.kept = not attempt.diagnostics.errors
    if not attempt.kept:
        return a.Unsupported(UNKNOWN, what, first, True, span=node.span)
    return untranslated(context, scope, what, given, node.span, first)


def untranslated(
    context: Attribution,
    scope: Scope,
    what: str,
    given: Sequence[Given],
    span: Span,
    first: tuple[a.Expression, ...] = (),
    t: Type | None = None,
    use: Use | None = None,
) -> a.Unsupported:
    """An untranslated construct or an open use, after its operands; functions among them have no type."""
    operands, hides = list(first), False
    functions: list[a.Expression] = []
    is_open = use is not None and context.world.opens
    for item in given:
        node = item.node if isinstance(item, Open) else item
        if is_open and use is not None and not isinstance(node, a.Expression) and chosen_function(node) is not None:
            found = attribute_callbacks(context, scope, node, use)
            hides = hides or found is None
            functions += found or ()
        elif isinstance(item, Open):
            with context.attempting() as attempt:
                operands.append(context.expression(scope, item.node, UNKNOWN))
                attempt.kept = not attempt.diagnostics.errors and not _is_choice_of_functions(item.node)
            if not attempt.kept:
                operands.pop()
                hides = True
        elif isinstance(item, a.Expression):
            operands.append(item)
        else:
            hides = True
    if is_open and use is not None:
        return replace(use.given(tuple(operands), span, t, hides), functions=tuple(functions))
    return a.Unsupported(UNKNOWN if t is None else t, what, tuple(operands), hides, span=span)
