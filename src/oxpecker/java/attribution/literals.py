"""Literals of values and classes (JLS 15.8)."""

from __future__ import annotations

from oxpecker.java import attributed as a
from oxpecker.java import tree
from oxpecker.java.attribution.context import Attribution
from oxpecker.java.resolution.names import resolve_type
from oxpecker.java.resolution.scope import Scope
from oxpecker.java.types import BOOLEAN, CHAR, DOUBLE, FLOAT, INT, LONG, NULL, STRING, TEXT, ClassType, Type, boxed
from oxpecker.java.well_known import CLASS

_LITERALS: dict[str, Type] = {
    "int": INT,
    "long": LONG,
    "float": FLOAT,
    "double": DOUBLE,
    "char": CHAR,
    "string": STRING,
    "boolean": BOOLEAN,
    "null": NULL,
}


def attribute_literal(_context: Attribution, _scope: Scope, node: tree.Literal, target: Type | None) -> a.Expression:
    """A constant; a string literal is an OOX text if the target type is one."""
    t = TEXT if target == TEXT and node.kind == "string" else _LITERALS[node.kind]
    return a.Constant(t, node.value, span=node.span)


def attribute_class_literal(
    _context: Attribution, scope: Scope, node: tree.ClassLiteral, _target: Type | None
) -> a.Expression:
    """`T.class`."""
    denoted = resolve_type(scope, node.type)
    return a.ClassLiteral(ClassType(CLASS, (boxed(denoted),)), denoted, span=node.span)
