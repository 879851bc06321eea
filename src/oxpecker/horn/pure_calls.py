"""Calls in contracts: the body of a pure method as a formula.

The body consists of assignments to locals, choices and returns. Everything that it evaluates must have a formula, since
only then is it known where evaluation throws.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from oxpecker.horn.errors import NotEncodable
from oxpecker.horn.formula import FALSE, TRUE, Formula, conjunction, disjunction, implication
from oxpecker.horn.limits import MOST_PURE_STATEMENTS
from oxpecker.horn.values import Opaque, Value, chosen, formula_of
from oxpecker.oox import typed
from oxpecker.oox.source import Span

Locals = Mapping[int, Value]
Valued = tuple[Value, Formula]
"""A value, and the condition under which its evaluation does not throw."""
Evaluated = Callable[[typed.Expression, Locals], Valued]


class PureBody:
    """The result of one call."""

    def __init__(self, evaluated: Evaluated, simplified: Callable[[Formula], Formula], span: Span) -> None:
        self.evaluated, self.simplified, self.span = evaluated, simplified, span
        self.statements = 0

    def result(self, method: typed.Method, values: list[Value]) -> Valued:
        """What the method returns for some arguments."""
        assert method.body is not None
        known = {p.index: _plain(v, self.span) for p, v in zip(method.parameters, values, strict=True)}
        return self._after((method.body,), known)

    def _after(self, statements: tuple[typed.Statement, ...], known: Locals) -> Valued:
        self.statements += 1
        if not statements or self.statements > MOST_PURE_STATEMENTS:
            raise NotEncodable("a call in a contract with a long body", self.span)
        first, *others = statements
        rest = tuple(others)
        match first:
            case typed.Block():
                return self._after((*first.statements, *rest), known)
            case typed.Skip():
                return self._after(rest, known)
            case typed.Return(value=typed.Expression() as value):
                return self._value(value, known)
            case typed.SetLocal():
                assigned, defined = self._value(first.value, known)
                found, later = self._after(rest, {**known, first.variable.index: assigned})
                return found, conjunction(defined, later)
            case typed.If():
                return self._choice(first, rest, known)
        raise NotEncodable("a call in a contract of a method that does more than compute", first.span)

    def _choice(self, node: typed.If, rest: tuple[typed.Statement, ...], known: Locals) -> Valued:
        value, defined = self._value(node.condition, known)
        condition = self.simplified(formula_of(value, node.span))
        if condition in (TRUE, FALSE):
            found, later = self._after((node.then if condition == TRUE else node.otherwise, *rest), known)
            return found, conjunction(defined, later)
        then, first = self._after((node.then, *rest), known)
        otherwise, second = self._after((node.otherwise, *rest), known)
        found = _plain(chosen(condition, then, otherwise), node.span)
        return found, conjunction(defined, implication(condition, first), disjunction(condition, second))

    def _value(self, expression: typed.Expression, known: Locals) -> Valued:
        value, defined = self.evaluated(expression, known)
        return _plain(value, expression.span), defined


def _plain(value: Value, span: Span) -> Value:
    if isinstance(value, Opaque):
        raise NotEncodable(value.what, span)
    return value
