"""Places in the body of a method: the nodes at them, and the decisions that lead there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property

from oxpecker.oox import typed
from oxpecker.oox.source import Span
from oxpecker.oox.syntax import BinaryOperator
from oxpecker.oox.types import Type

_EXITS = (typed.Return, typed.Throw, typed.Break, typed.Continue)


class Body:
    """The body of a method, with the parents of its nodes."""

    def __init__(self, method: typed.Method) -> None:
        self.method = method

    def at(self, span: Span) -> list[typed.Node]:
        """The statements and expressions with this span."""
        return [node for node in typed.walk(self.method.body) if node.span == span]

    def above(self, node: typed.Node) -> Iterator[tuple[typed.Node, typed.Node]]:
        """The nodes around a node, innermost first, each with its child on the way."""
        while id(node) in self._parents:
            parent = self._parents[id(node)]
            yield parent, node
            node = parent

    def decisions(self, site: typed.Node) -> list[typed.Expression]:
        """The conditions that decide whether a site is reached, innermost first; loops only repeat."""
        found: list[typed.Expression] = []
        for parent, child in self.above(site):
            if isinstance(parent, typed.If) and child is not parent.condition:
                found.append(parent.condition)
            elif isinstance(parent, typed.Block):
                place = next(n for n, each in enumerate(parent.statements) if each is child)
                before = typed.found(parent.statements[:place], typed.If)
                found += [each.condition for each in before if typed.contains(each, *_EXITS)]
        return found

    def found_before(self, site: typed.Node) -> list[typed.Expression]:
        """The conditions under which loops before a site are left by what they have found."""
        found: list[typed.Expression] = []
        for parent, child in self.above(site):
            if isinstance(parent, typed.Block):
                place = next(n for n, each in enumerate(parent.statements) if each is child)
                loops = typed.found(parent.statements[:place], typed.While)
                tests = (test for loop in loops for test in typed.found(loop.body, typed.If))
                found += [each.condition for each in tests if typed.contains(each, *_EXITS)]
        return found

    def choices(self, site: typed.Node) -> list[tuple[typed.Expression, bool]] | None:
        """The conditions under which a site is reached, innermost first, each with its outcome; None if unclear.

        Earlier guards of the same block are left out: what they demand is a condition of its own.
        """
        found: list[tuple[typed.Expression, bool]] = []
        for parent, child in self.above(site):
            chosen = _chosen(parent, child)
            if chosen is None:
                return None
            found += chosen
        return found

    def caught(self, site: typed.Node) -> list[Type]:
        """The exceptions in whose handlers a site is."""
        return [t for parent, _ in self.above(site) if isinstance(parent, typed.Catch) for t in parent.types]

    def is_null_check(self, thrown: typed.Throw) -> bool:
        """Whether a `throw` is not in the source, but belongs to the null check of an operation."""
        return any(
            isinstance(parent, typed.If) and parent.span == thrown.span and is_null_check(parent)
            for parent, _ in self.above(thrown)
        )

    def is_implicit(self, thrown: typed.Throw) -> bool:
        """Whether a `throw` is not in the source, but belongs to an `assert` or to another operation."""
        return any(isinstance(parent, typed.If) and parent.span == thrown.span for parent, _ in self.above(thrown))

    def is_only(self, statement: typed.Node) -> bool:
        """Whether the method does nothing but this."""
        return all(isinstance(node, typed.Block) and len(node.statements) == 1 for node, _ in self.above(statement))

    @cached_property
    def _parents(self) -> Mapping[int, typed.Node]:
        return {id(child): node for node in typed.walk(self.method.body) for child in typed.children(node)}


def is_null_check(test: typed.If) -> bool:
    """Whether a test is not in the source, but belongs to an operation that does not take null, such as a `switch`."""
    return test.condition.span == test.span


def comparisons(method: typed.Method) -> Iterator[typed.Binary]:
    """The binary operations of a method that are in its source."""
    checks = {id(each.condition) for each in typed.found(method.body, typed.If) if is_null_check(each)}
    return (each for each in typed.found(method.body, typed.Binary) if id(each) not in checks)


def _chosen(parent: typed.Node, child: typed.Node) -> list[tuple[typed.Expression, bool]] | None:
    """The choices that lead from a node to its child; None if there may be others."""
    match parent:
        case typed.If(condition=condition, then=then) | typed.Conditional(condition=condition, then=then):
            return [] if child is condition else [(condition, child is then)]
        case typed.Binary(operator=BinaryOperator.AND | BinaryOperator.OR, left=left, right=right):
            return [(left, parent.operator is BinaryOperator.AND)] if child is right else []
        case typed.Block(statements=statements):
            return _passed_by(statements[: next(n for n, each in enumerate(statements) if each is child)])
        case typed.Try(body=body):
            return [] if child is body else None
        case typed.While() | typed.Catch():
            return None
    return []


def _passed_by(statements: tuple[typed.Statement, ...]) -> list[tuple[typed.Expression, bool]] | None:
    """The choices by which statements before a site were passed."""
    found: list[tuple[typed.Expression, bool]] = []
    for each in statements:
        if not typed.contains(each, *_EXITS):
            continue
        left = isinstance(each, typed.If) and not typed.contains(each.otherwise, *_EXITS)
        last = _last(each.then) if isinstance(each, typed.If) and left else None
        if isinstance(last, typed.Return) and isinstance(each, typed.If):
            found.append((each.condition, False))
        elif not isinstance(last, typed.Throw):
            return None
    return found


def _last(statement: typed.Statement) -> typed.Statement:
    while isinstance(statement, typed.Block) and statement.statements:
        statement = statement.statements[-1]
    return statement
