"""Strings: literals, concatenation, printing.

A `java.lang.String` is an object of the library's class that contains an OOX `string`. Literals are objects of
`$Literals`, so equal literals are one object.
"""

from __future__ import annotations

from oxpecker.java import attributed as a
from oxpecker.java.lowering.code import Code
from oxpecker.java.lowering.order import in_order, lower_apart
from oxpecker.java.resolution import constants
from oxpecker.java.types import (
    OBJECT,
    STRING,
    TEXT,
    erase,
    is_primitive,
)
from oxpecker.java.well_known import PRINT_STREAM
from oxpecker.oox import syntax
from oxpecker.oox.input_clauses import LITERALS
from oxpecker.oox.source import Span
from oxpecker.oox.syntax import BinaryOperator as B

_AROUND = "around"
"""The method of strings that returns one of which Java does not specify whether it is a new object."""


def literal(code: Code, text: str, span: Span) -> syntax.Expression:
    """A string literal: the unique object for its text."""
    code.program.named(STRING.name)
    return syntax.FieldAccess(syntax.Name(LITERALS, span=span), code.program.literal(text), span=span)


def text_parts(code: Code, parts: tuple[a.Expression, ...]) -> list[syntax.Expression]:
    """Values as OOX converts them to text: primitives as they are, objects by `toString` (JLS 5.1.11)."""
    apart: list[tuple[list[syntax.Statement], syntax.Expression]] = []
    for part in parts:
        if isinstance(part, a.Constant):
            text = constants.text_of(part.value, part.type)
            apart.append(([], syntax.StringLiteral(text, span=part.span)))
        elif is_primitive(part.type):
            apart.append(lower_apart(code, part))
        else:
            before, value = lower_apart(code, part)
            owner = syntax.Name(code.program.named(STRING.name), span=part.span)
            argument = value
            if erase(part.type) != STRING:
                argument = syntax.Cast(code.program.use(OBJECT, part.span), value, span=part.span)
            apart.append((before, syntax.Call(owner, "textOf", (argument,), span=part.span)))
    types = [TEXT if isinstance(p, a.Constant) or not is_primitive(p.type) else p.type for p in parts]
    return in_order(code, apart, types)


def lower_concatenation(code: Code, node: a.Concatenation) -> syntax.Expression:
    """`a + b + c` as one new string; how Java's library makes its strings is not specified."""
    values = text_parts(code, node.parts)
    texts = [p for p in node.parts[:2] if isinstance(p, a.Constant) or not is_primitive(p.type)]
    result: syntax.Expression = values[0]
    if not texts or (is_primitive(node.parts[0].type) and not isinstance(node.parts[0], a.Constant)):
        result = syntax.Binary(B.PLUS, syntax.StringLiteral("", span=node.span), result, span=node.span)
    for value in values[1:]:
        result = syntax.Binary(B.PLUS, result, value, span=node.span)
    name = code.program.named(STRING.name)
    if code.closure.symbol.library:
        return syntax.Call(syntax.Name(name, span=node.span), _AROUND, (result,), span=node.span)
    fresh = syntax.BooleanLiteral(False, span=node.span)
    return syntax.New(name, (result, fresh), span=node.span)


def print_statement(code: Code, node: a.Expression) -> bool:
    """Lowers `System.out.print(..)` and `println(..)` of text or a number, part by part; returns whether it was one."""
    if not isinstance(node, a.Invoke) or node.method.owner.name != PRINT_STREAM:
        return False
    target = node.target
    standard = isinstance(target, a.FieldRead) and target.field.static and target.field.name == "out"
    if not standard or node.method.name not in ("print", "println") or len(node.arguments) > 1:
        return False
    parts: tuple[a.Expression, ...] = node.arguments
    if parts and isinstance(parts[0], a.Concatenation):
        parts = parts[0].parts
    elif parts and not is_primitive(parts[0].type) and erase(parts[0].type) != STRING:
        return False
    values = text_parts(code, parts)
    if node.method.name == "println":
        values.append(syntax.StringLiteral("\n", span=node.span))
    code.emit(syntax.Print(tuple(values), span=node.span))
    return True
