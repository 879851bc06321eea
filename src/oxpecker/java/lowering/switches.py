"""Lowers switches: a chain of tests or, with fall-through, the number of the group to start at."""

from __future__ import annotations

from oxpecker.java import attributed as a
from oxpecker.java.attributed_patterns import Test
from oxpecker.java.attribution.completion import completes
from oxpecker.java.lowering.code import Code, Components
from oxpecker.java.lowering.order import lower_apart
from oxpecker.java.types import BOOLEAN, INT, STRING, erase, is_primitive
from oxpecker.java.well_known import MATCH_EXCEPTION, NULL_POINTER
from oxpecker.oox import syntax
from oxpecker.oox.source import Span
from oxpecker.oox.syntax import BinaryOperator as B
from oxpecker.oox.syntax import UnaryOperator as U


def lower_switch(code: Code, node: a.Switch) -> None:
    """Emits the whole switch; `break` and `yield` leave a labelled block around it."""
    value = code.expression(node.selector)
    selector = code.temporary(node.selector.type, value, node.selector.span)
    label = code.labels[node.target] = code.label("switch")
    shares = any(case.falls for case in node.cases) or _shares_variables(node)
    around, code.hoisted = code.hoisted, []
    shared, code.shared = code.shared, {}
    with code.scope() as inside:
        _check_null(code, node, selector)
        if node.subject is not None:
            assert isinstance(selector, syntax.Name)
            code.names[node.subject] = selector.identifier
        if shares:
            _falling(code, node, selector)
        elif node.subject is not None:
            _tested(code, node, selector)
        else:
            _chain(code, node, selector)
    statements = (*code.hoisted, *inside)
    code.hoisted, code.shared = around, shared
    code.emit(syntax.Labelled(label, syntax.Block(statements, span=node.span), span=node.span))


def _check_null(code: Code, node: a.Switch, selector: syntax.Expression) -> None:
    """A null selector throws before any case is tested, unless null is a case (JLS 14.11.3)."""
    if is_primitive(node.selector.type) or _takes_null(node):
        return
    span = node.selector.span
    thrown = syntax.Throw(syntax.New(code.program.named(NULL_POINTER), (), span=span), span=span)
    code.emit(syntax.If(_is_null(selector, span), syntax.Block((thrown,), span=span), span=span))


def _is_null(selector: syntax.Expression, span: Span) -> syntax.Expression:
    return syntax.Binary(B.EQUAL, selector, syntax.NullLiteral(span=span), span=span)


def _takes_null(node: a.Switch) -> bool:
    return any(_is_null_label(label) for case in node.cases for label in case.labels)


def _is_null_label(label: a.Expression) -> bool:
    return isinstance(label, a.Constant) and label.value is None


def _shares_variables(node: a.Switch) -> bool:
    """Whether a group declares variables, which later groups of an old switch may use."""
    for case in node.cases[:-1]:
        if isinstance(case.body, a.Several):
            for statement in case.body.statements:
                if isinstance(statement, (a.Declare, a.Several)):
                    return True
    return False


def _test(code: Code, case: a.Case, selector: syntax.Expression, node: a.Switch) -> syntax.Expression | None:
    """Whether the selector is one of the labels, which are tested in order."""
    result: syntax.Expression | None = None
    for label in case.labels:
        with code.buffer() as before:
            test = _label(code, label, selector, node)
        if result is None:
            code.statements += before
            result = test
        elif not before:
            result = syntax.Binary(B.OR, result, test, span=case.span)
        else:
            result = code.temporary(BOOLEAN, result, case.span)
            found = syntax.Block((*before, syntax.Assign(result, test, span=label.span)), span=label.span)
            code.emit(syntax.If(syntax.Unary(U.NOT, result, span=label.span), found, span=label.span))
    return result


def _label(code: Code, label: a.Expression, selector: syntax.Expression, node: a.Switch) -> syntax.Expression:
    """Whether the selector is a constant or matches a pattern; what the test needs is emitted before."""
    span = label.span
    if isinstance(label, Test):
        return _matches(code, label)
    code.shared = {}
    if _is_null_label(label):
        return _is_null(selector, span)
    if erase(node.selector.type) == STRING:
        text = syntax.FieldAccess(selector, "value", span=span)
        wanted: syntax.Expression
        if isinstance(label, a.Constant):
            wanted = syntax.StringLiteral(str(label.value), span=span)
        else:
            wanted = syntax.FieldAccess(code.expression(label), "value", span=span)
        test: syntax.Expression = syntax.Binary(B.EQUAL, text, wanted, span=span)
    elif isinstance(label, a.Constant) and not is_primitive(node.selector.type):
        unboxed = syntax.Call(selector, f"{label.type}Value", (), span=span)
        test = syntax.Binary(B.EQUAL, unboxed, code.expression(label), span=span)
    else:
        return syntax.Binary(B.EQUAL, selector, code.expression(label), span=span)
    if not _takes_null(node):
        return test
    return syntax.Binary(B.AND, syntax.Unary(U.NOT, _is_null(selector, span), span=span), test, span=span)


def _matches(code: Code, label: Test) -> syntax.Expression:
    """Whether the selector matches a pattern and the guard holds; it shares components with the label before."""
    read: Components = {}
    code.components = read
    test = code.expression(label.matches)
    code.components, code.shared = None, read
    if label.guard is None:
        return test
    prepared, guard = lower_apart(code, label.guard)
    if not prepared:
        return syntax.Binary(B.AND, test, guard, span=label.span)
    result = code.temporary(BOOLEAN, test, label.span)
    held = syntax.Block((*prepared, syntax.Assign(result, guard, span=label.span)), span=label.span)
    code.emit(syntax.If(result, held, span=label.span))
    return result


def _missing(code: Code, node: a.Switch) -> syntax.Statement | None:
    """What happens for a value without a case: nothing, or an exception if the switch must be exhaustive."""
    if not node.exhaustive:
        return None
    nothing = syntax.NullLiteral(span=node.span)
    thrown = syntax.New(code.program.named(MATCH_EXCEPTION), (nothing, nothing), span=node.span)
    return syntax.Throw(thrown, span=node.span)


def _tested(code: Code, node: a.Switch, selector: syntax.Expression) -> None:
    """A switch with patterns and without fall-through: the labels are tested in order, and the default is last."""
    default: syntax.Statement | None = _missing(code, node)
    for case in node.cases:
        if case.default:
            # Null, the only other label, leads there anyway.
            default = _body(code, case, node)
            continue
        start = len(code.statements)
        test = _test(code, case, selector, node)
        code.statements[start:start], code.hoisted = code.hoisted, []
        if test is not None:
            with code.scope() as inside:
                code.statement(case.body)
                if completes(case.body):
                    code.emit(syntax.Break(code.labels[node.target], span=case.span))
            code.emit(syntax.If(test, syntax.Block(tuple(inside), span=case.span), span=case.span))
    if default is not None:
        code.emit(default)


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
    if node.subject is None:
        _choose(code, node, selector, entry)
    else:
        _choose_in_order(code, node, selector, entry)
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


def _choose(code: Code, node: a.Switch, selector: syntax.Expression, entry: syntax.Expression) -> None:
    """Sets the number of the group to start at."""
    choice: syntax.Statement | None = None
    for number, case in reversed(list(enumerate(node.cases))):
        test = _test(code, case, selector, node)
        if test is not None:
            found = syntax.Assign(entry, syntax.IntegerLiteral(number, span=node.span), span=case.span)
            choice = syntax.If(test, syntax.Block((found,), span=case.span), choice, span=case.span)
    if choice is not None:
        code.emit(choice)


def _choose_in_order(code: Code, node: a.Switch, selector: syntax.Expression, entry: syntax.Expression) -> None:
    """Sets the number of the group to start at; tests of patterns need statements."""
    label = code.label("choice")
    with code.buffer() as inside:
        for number, case in enumerate(node.cases):
            test = _test(code, case, selector, node)
            if test is not None:
                found = syntax.Assign(entry, syntax.IntegerLiteral(number, span=node.span), span=case.span)
                leave = syntax.Break(label, span=case.span)
                code.emit(syntax.If(test, syntax.Block((found, leave), span=case.span), span=case.span))
    code.emit(syntax.Labelled(label, syntax.Block(tuple(inside), span=node.span), span=node.span))


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
