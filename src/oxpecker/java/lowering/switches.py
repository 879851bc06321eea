"""Lowers switches: a chain of tests or, with fall-through, the number of the group to start at."""

from __future__ import annotations

from oxpecker.java import attributed as a
from oxpecker.java.attribution.completion import completes
from oxpecker.java.lowering.code import Code
from oxpecker.java.types import INT, STRING, erase, is_primitive
from oxpecker.java.well_known import INCOMPATIBLE_CLASS_CHANGE, NULL_POINTER
from oxpecker.oox import syntax
from oxpecker.oox.source import Span
from oxpecker.oox.syntax import BinaryOperator as B


def lower_switch(code: Code, node: a.Switch) -> None:
    """Emits the whole switch; `break` and `yield` leave a labelled block around it."""
    value = code.expression(node.selector)
    selector = code.temporary(node.selector.type, value, node.selector.span)
    label = code.labels[node.target] = code.label("switch")
    falls = any(case.falls for case in node.cases)
    with code.scope() as inside:
        _check_null(code, node, selector)
        if falls or _shares_variables(node):
            _falling(code, node, selector)
        else:
            _chain(code, node, selector)
    code.emit(syntax.Labelled(label, syntax.Block(tuple(inside), span=node.span), span=node.span))


def _check_null(code: Code, node: a.Switch, selector: syntax.Expression) -> None:
    """A null String or enum throws before any case is tested (JLS 14.11.3)."""
    if is_primitive(node.selector.type):
        return
    span = node.selector.span
    null = syntax.Binary(B.EQUAL, selector, syntax.NullLiteral(span=span), span=span)
    thrown = syntax.Throw(syntax.New(code.program.named(NULL_POINTER), (), span=span), span=span)
    code.emit(syntax.If(null, syntax.Block((thrown,), span=span), span=span))


def _shares_variables(node: a.Switch) -> bool:
    """Whether a group declares variables, which later groups of an old switch may use."""
    for case in node.cases[:-1]:
        if isinstance(case.body, a.Several):
            for statement in case.body.statements:
                if isinstance(statement, (a.Declare, a.Several)):
                    return True
    return False


def _test(code: Code, case: a.Case, selector: syntax.Expression, node: a.Switch) -> syntax.Expression | None:
    """Whether the selector is one of the labels."""
    result: syntax.Expression | None = None
    for label in case.labels:
        if erase(node.selector.type) == STRING:
            assert isinstance(label, a.Constant)
            text = syntax.FieldAccess(selector, "value", span=label.span)
            wanted: syntax.Expression = syntax.StringLiteral(str(label.value), span=label.span)
            test = syntax.Binary(B.EQUAL, text, wanted, span=label.span)
        else:
            test = syntax.Binary(B.EQUAL, selector, code.expression(label), span=label.span)
        result = test if result is None else syntax.Binary(B.OR, result, test, span=case.span)
    return result


def _missing(code: Code, node: a.Switch) -> syntax.Statement | None:
    """What happens for a value without a case: nothing, or an error if the switch must be exhaustive."""
    if not node.exhaustive:
        return None
    error = code.program.named(INCOMPATIBLE_CLASS_CHANGE)
    return syntax.Throw(syntax.New(error, (), span=node.span), span=node.span)


def _chain(code: Code, node: a.Switch, selector: syntax.Expression) -> None:
    """A switch without fall-through: `if .. else if .. else`, with the default last."""
    default: syntax.Statement | None = _missing(code, node)
    tests: list[tuple[syntax.Expression, syntax.Block, Span]] = []
    for case in node.cases:
        body = _body(code, case, node)
        if case.default:
            # Labels together with `default` lead there anyway.
            default = body
            continue
        test = _test(code, case, selector, node)
        if test is not None:
            tests.append((test, body, case.span))
    result = default
    for test, body, span in reversed(tests):
        result = syntax.If(test, body, result, span=span)
    if result is not None:
        code.emit(result)


def _body(code: Code, case: a.Case, node: a.Switch) -> syntax.Block:
    """A group's statements without the final `break`, which is redundant."""
    statements = case.body.statements if isinstance(case.body, a.Block) else (case.body,)
    last = statements[-1] if statements else None
    if isinstance(last, a.Break) and last.target is node.target:
        statements = statements[:-1]
    with code.scope() as inside:
        for statement in statements:
            code.statement(statement)
    if inside and isinstance(inside[-1], syntax.Break) and inside[-1].label == code.labels[node.target]:
        inside.pop()
    return syntax.Block(tuple(inside), span=case.span)


def _falling(code: Code, node: a.Switch, selector: syntax.Expression) -> None:
    """Each group runs if the switch was entered at it or before it and has not been left."""
    span = node.span
    count = len(node.cases)
    default = next((number for number, case in enumerate(node.cases) if case.default), count)
    entry = code.temporary(INT, syntax.IntegerLiteral(default, span=span), span)
    choice: syntax.Statement | None = None
    for number, case in reversed(list(enumerate(node.cases))):
        test = _test(code, case, selector, node)
        if test is not None:
            found = syntax.Assign(entry, syntax.IntegerLiteral(number, span=span), span=case.span)
            choice = syntax.If(test, syntax.Block((found,), span=case.span), choice, span=case.span)
    if choice is not None:
        code.emit(choice)
    _declare_shared(code, node)
    for number, case in enumerate(node.cases):
        with code.scope() as inside:
            code.statement(case.body)
            if not case.falls and completes(case.body):
                code.emit(syntax.Break(code.labels[node.target], span=case.span))
        reached = syntax.Binary(B.LESS_EQUAL, entry, syntax.IntegerLiteral(number, span=span), span=case.span)
        code.emit(syntax.If(reached, syntax.Block(tuple(inside), span=case.span), span=case.span))
    missing = _missing(code, node)
    if missing is not None and default == count:
        code.emit(missing)


def _declare_shared(code: Code, node: a.Switch) -> None:
    """Declares the variables of an old switch's groups, which live as long as the switch."""
    pending = [case.body for case in node.cases]
    while pending:
        current = pending.pop(0)
        if isinstance(current, a.Declare):
            name = code.name_of(current.variable)
            code.emit(syntax.Declare(code.program.use(current.variable.type, current.span), name, span=current.span))
        elif isinstance(current, a.Several):
            pending += current.statements
