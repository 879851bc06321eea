"""The mutation points of a program, in the order of Koppier's tables.

Parents come before their children and left before right, but the branches of an `if` and the body of a `while` come
before the condition. Specifications (clauses, invariants, assertions, assumptions, quantifiers) are not mutated:
they define what is right.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, cast

from oxpecker.oox import syntax as s
from oxpecker.oox.source import Span
from oxpecker.oox.types import THROWABLE, Type

Scope = Mapping[str, Type]
"""The locals and parameters in scope, with their types."""

Replacement = s.Expression | tuple[s.Statement, ...]
"""A replacement for a node: an expression for an expression, any number of statements for a statement."""


@dataclass(frozen=True, slots=True)
class Point:
    """A node, the method (or other member, `Class.name`) it is in, and its path from the program's root."""

    node: s.Node
    method: str = ""
    scope: Scope = field(default_factory=dict, repr=False)
    parent: Point | None = field(default=None, repr=False)
    attribute: str = ""
    index: int | None = None

    def replaced(self, replacement: Replacement) -> s.Program:
        """The program with this node replaced."""
        point = self
        new: Replacement | s.Node = replacement
        while point.parent is not None:
            new = _with_child(point.parent.node, point.attribute, point.index, new)
            point = point.parent
        return cast(s.Program, new)

    def changed_statement(self, replacement: Replacement) -> tuple[Point, tuple[s.Node, ...]]:
        """The innermost statement around this node, or its member, and what it becomes."""
        point = self
        new: Replacement | s.Node = replacement
        while not isinstance(new, tuple) and not isinstance(point.node, (s.Statement, s.Member)):
            assert point.parent is not None
            new = _with_child(point.parent.node, point.attribute, point.index, new)
            point = point.parent
        return point, new if isinstance(new, tuple) else (new,)

    def changed_line(self, replacement: Replacement) -> tuple[Point, tuple[s.Node, ...]]:
        """The innermost statement around this node that a block lists, or its member, and what it becomes."""
        point, new = self.changed_statement(replacement)
        while not isinstance(point.node, s.Member) and point.attribute != "statements":
            assert point.parent is not None
            statements = cast("tuple[s.Statement, ...]", new)
            changed = _with_child(point.parent.node, point.attribute, point.index, statements)
            point, new = point.parent, changed if isinstance(changed, tuple) else (changed,)
        return point, new

    def around(self) -> Iterator[Point]:
        """The points above this one, nearest first."""
        point = self.parent
        while point is not None:
            yield point
            point = point.parent

    def child(self, attribute: str, index: int | None = None, scope: Scope | None = None) -> Point:
        """The point of a direct child, with the same scope unless another is given."""
        value = getattr(self.node, attribute)
        node = value if index is None else value[index]
        return Point(node, self.method, self.scope if scope is None else scope, self, attribute, index)


def points(program: s.Program, classes: Container[str] | None = None) -> Iterator[Point]:
    """Every point in a body or an initial value of the program, or of these classes, without recursion."""
    root = Point(program)
    for i, declared in enumerate(program.classes):
        if classes is not None and declared.name not in classes:
            continue
        for j, member in enumerate(declared.members):
            point = replace(root.child("classes", i).child("members", j), method=_name(declared, member))
            pending = _below(point)[::-1]
            while pending:
                yield (current := pending.pop())
                pending += _below(current)[::-1]


def _name(declared: s.Class, member: s.Member) -> str:
    name = member.name if isinstance(member, (s.Method, s.Constructor, s.Field)) else "static"
    return f"{declared.name}.{name}"


def _below(point: Point) -> list[Point]:
    """The points directly below a point, in the order of the tables."""
    match point.node:
        case s.Member():
            return _below_member(point, point.node)
        case s.Statement() | s.Catch():
            return _below_statement(point, point.node)
        case s.Expression():
            return _below_expression(point, point.node)
        case _:
            return []


def _below_member(point: Point, member: s.Member) -> list[Point]:
    match member:
        case s.Field(initial=s.Expression()):
            return [point.child("initial")]
        case s.Method(body=s.Block()) | s.Constructor():
            scope = {parameter.name: parameter.type.type for parameter in member.parameters}
            return [point.child("body", scope=scope)]
        case s.StaticInitialiser():
            return [point.child("body")]
        case _:
            return []


def _below_statement(point: Point, node: s.Statement | s.Catch) -> list[Point]:
    match node:
        case s.Block():
            return _below_block(point, node)
        case s.Declare():
            # `T x := e;` is `T x; x := e;` (Koppier's grammar), so x is in scope in e.
            scope = {**point.scope, node.name: node.type.type}
            return [replace(child, scope=scope) for child in _present(point, "initial")]
        case s.Assign():
            return _present(point, "target", "value")
        case s.Evaluate():
            return _present(point, "expression")
        case s.While():
            return _present(point, "body", "condition")
        case s.If():
            return _present(point, "then", "otherwise", "condition")
        case s.Labelled():
            return _present(point, "body")
        case s.Return() | s.Throw():
            return _present(point, "value")
        case s.Try():
            catches = [point.child("catches", i) for i in range(len(node.catches))]
            return [point.child("body"), *catches, *_present(point, "finally_body")]
        case s.Catch():
            caught = node.types[0].type if len(node.types) == 1 else THROWABLE
            scope = {**point.scope, node.name: caught} if node.name else dict(point.scope)
            return [point.child("body", scope=scope)]
        case s.Lock():
            return _present(point, "target", "body")
        case s.Fork():
            return _present(point, "call")
        case s.Monitor():
            return _present(point, "target", "until")
        case s.ConstructorCall():
            return _each(point, "arguments")
        case _:
            return []


def _below_block(point: Point, block: s.Block) -> list[Point]:
    found, scope = [], dict(point.scope)
    for i, statement in enumerate(block.statements):
        found.append(point.child("statements", i, scope))
        if isinstance(statement, s.Declare):
            scope = {**scope, statement.name: statement.type.type}
    return found


def _below_expression(point: Point, node: s.Expression) -> list[Point]:
    match node:
        case s.Binary():
            return _present(point, "left", "right")
        case s.Unary() | s.Cast() | s.InstanceOf():
            return _present(point, "operand")
        case s.Conditional():
            return _present(point, "condition", "then", "otherwise")
        case s.FieldAccess() | s.Length():
            return _present(point, "target")
        case s.Index():
            return _present(point, "target", "index")
        case s.Call():
            # Koppier's VAR does not mutate the receiver of a call, only its arguments.
            receiver = [] if isinstance(node.target, s.Name) else _present(point, "target")
            return receiver + _each(point, "arguments")
        case s.New():
            return _each(point, "arguments")
        case s.NewArray():
            return _each(point, "sizes")
        case s.ArrayLiteral():
            return _each(point, "values")
        case _:
            return []


def _present(point: Point, *attributes: str) -> list[Point]:
    return [point.child(attribute) for attribute in attributes if getattr(point.node, attribute) is not None]


def _each(point: Point, attribute: str) -> list[Point]:
    return [point.child(attribute, i) for i in range(len(getattr(point.node, attribute)))]


# --- replacing ---------------------------------------------------------------------------------------------


def _with_child(parent: s.Node, attribute: str, index: int | None, new: Replacement | s.Node) -> Replacement | s.Node:
    """The parent with one of its children replaced."""
    if isinstance(parent, s.Declare) and _mentions(new, parent.name):
        # The initial value now mentions the declared variable: only the long form can express that.
        target = s.Name(parent.name, span=parent.span)
        return (replace(parent, initial=None), s.Assign(target, cast(s.Expression, new), span=parent.span))
    old = getattr(parent, attribute)
    value: Any
    if index is None:
        value = _single(new, old.span)
    else:
        inserted: Iterable[s.Node] = new if isinstance(new, tuple) else (new,)
        value = (*old[:index], *inserted, *old[index + 1 :])
    return replace(parent, **{attribute: value})


def _mentions(node: Replacement | s.Node, name: str) -> bool:
    return isinstance(node, s.Expression) and any(
        isinstance(inner, s.Name) and inner.identifier == name for inner in s.walk(node)
    )


def _single(new: Replacement | s.Node, span: Span) -> s.Node:
    """A single statement for a list of statements."""
    if not isinstance(new, tuple):
        return new
    if not new:
        return s.Skip(span=span)
    return new[0] if len(new) == 1 else s.Block(new, span=span)
