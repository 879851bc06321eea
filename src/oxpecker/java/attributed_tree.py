"""Traversals of attributed code."""

from __future__ import annotations

from collections.abc import Iterator

from oxpecker.java import attributed as a
from oxpecker.java import tree
from oxpecker.java.jml import attributed as spec
from oxpecker.java.resolution.scope import Closure, Variable
from oxpecker.java.symbols import ClassSymbol, FieldSymbol, MethodSymbol
from oxpecker.java.types import Type
from oxpecker.oox.syntax import ConstructorKind
from oxpecker.oox.tree import Tree

_SYMBOLS = (Type, Variable, ClassSymbol, FieldSymbol, MethodSymbol, Closure, a.Target)
_SPECIFICATIONS = (spec.Contract, spec.LoopSpecification, spec.ClassSpecification)

TREE: Tree[a.Node] = Tree(a.Node, (*_SYMBOLS, *_SPECIFICATIONS, tree.Node), {"spec": spec})
"""Classes, statements and expressions, without the contracts of classes, methods and loops."""

STATEMENTS = TREE.without(a.Expression)
"""Only statements, with what connects them."""

OPERANDS = TREE.without(a.Statement)
"""Only expressions, without the bodies of functions and switches."""

walk = TREE.walk
contains = TREE.contains


def outside_functions(root: a.Node) -> Iterator[a.Node]:
    """All nodes below a node, starting with itself, without bodies of function objects."""
    pending: list[a.Node] = [root]
    while pending:
        node = pending.pop()
        yield node
        if not isinstance(node, a.Lambda):
            pending += reversed(TREE.children(node))


def constructor_call(body: a.Statement | None) -> int | None:
    """The number of the statement of a constructor that is `this(..)` or `super(..)`."""
    statements = body.statements if isinstance(body, a.Block) else ()
    return next((number for number, each in enumerate(statements) if isinstance(each, a.ConstructorCall)), None)


def delegates(body: a.Statement | None) -> bool:
    """Whether a constructor calls another one of its class by `this(..)`."""
    number = constructor_call(body)
    call = body.statements[number] if isinstance(body, a.Block) and number is not None else None
    return isinstance(call, a.ConstructorCall) and call.kind is ConstructorKind.THIS


def hides_code(root: a.Node) -> bool:
    """Whether a tree lacks code of the program that is not translated."""
    return any(node.hides for node in TREE.found(root, a.Unsupported))


def mentions(node: a.Expression, variable: Variable) -> bool:
    """Whether an expression uses a variable."""
    return any(local.variable is variable for local in OPERANDS.found(node, a.Local))
