"""Conditions in the words of the source."""

from __future__ import annotations

import re
from collections.abc import Mapping

from oxpecker.oox import typed
from oxpecker.oox.cfg import listing
from oxpecker.oox.source import BUILT_IN, Source, Span
from oxpecker.oox.syntax import BinaryOperator, UnaryOperator
from oxpecker.oox.types import NUMERIC

_CONNECTIVES = (BinaryOperator.AND, BinaryOperator.OR)
_COMPARISONS = (
    BinaryOperator.LESS,
    BinaryOperator.LESS_EQUAL,
    BinaryOperator.GREATER,
    BinaryOperator.GREATER_EQUAL,
    BinaryOperator.EQUAL,
    BinaryOperator.NOT_EQUAL,
)
_CONSTANT = re.compile(r"'(?:[^'\\]|\\.+)'|\"[^\"]*\"|0[xXbB][\w]+|(?:[A-Za-z]\w*\.)*[A-Z][A-Z0-9_]+")
"""Constants that are best quoted: characters, texts, numbers with another base, names of constants."""
_IDENTITY = ("same", "$same")
"""The methods of models that compare references to objects which are also values."""
_NAME = re.compile(r"[A-Za-z]\w*(?:\.[A-Za-z]\w*)*")


class Wording:
    """Writes conditions; constants look as in the sources."""

    def __init__(self, sources: Mapping[str, Source]) -> None:
        self._sources = sources

    def of(self, condition: typed.Expression) -> str:
        """A condition as text; empty if it is about something that the source does not name."""
        text = self._words(condition)
        return "" if "$" in text else text

    def _words(self, node: typed.Expression) -> str:
        match node:
            case typed.Literal() | typed.StaticRead():
                quoted = self._quoted(node.span)
                return quoted if _CONSTANT.fullmatch(quoted) else listing.expression(node)
            case typed.Binary(operator=operator, left=left, right=right) if operator in _CONNECTIVES:
                return f"{self._connected(left, operator)} {operator} {self._connected(right, operator)}"
            case typed.Binary(operator=operator, left=left, right=right):
                write = self._compared if operator in _COMPARISONS else self._operand
                return f"{write(left)} {operator} {write(right)}"
            case typed.LengthOf(target=target):
                return f"{self._operand(target)}.length"
            case typed.FieldRead(target=typed.Local(variable=variable), field=field) if variable.name == "this":
                return field.name
            case typed.FieldRead(target=target, field=field):
                return f"{self._operand(target)}.{field.name}"
            case typed.ElementRead(target=target, index=index):
                return f"{self._operand(target)}[{self._words(index)}]"
            case typed.ForRange(kind=kind, index=index, low=low, high=high, body=body, exclusive=exclusive):
                name, upper = index.name, BinaryOperator.LESS if exclusive else BinaryOperator.LESS_EQUAL
                bounds = f"{self._compared(low)} <= {name} && {name} {upper} {self._compared(high)}"
                return f"(\\{kind} int {name}; {bounds}; {self._words(body)})"
            case typed.Unary(operator=UnaryOperator.NOT, operand=typed.Invoke() as call) if _is_identity(call):
                return self._identity(call, BinaryOperator.NOT_EQUAL)
            case typed.Unary(operator=operator, operand=operand):
                return f"{operator}{self._operand(operand)}"
            case typed.Convert(operand=operand) | typed.CastReference(operand=operand):
                return self._words(operand)
            case typed.Invoke() if _is_identity(node):
                return self._identity(node, BinaryOperator.EQUAL)
            case typed.Invoke(method=method, arguments=(first, *_)) if " " in method.name:
                return f"{method.name} {self._operand(first)}"  # a measure, which is named in words
            case typed.Invoke():
                return self._call(node)
        return listing.expression(node)

    def _identity(self, call: typed.Invoke, operator: BinaryOperator) -> str:
        return f" {operator} ".join(map(self._compared, call.arguments))

    def _call(self, node: typed.Invoke) -> str:
        if node.receiver is not None and not node.arguments and _NAME.fullmatch(self._quoted(node.span)):
            return self._operand(node.receiver)  # unboxing, of which the source says nothing
        place = node.method.owner if node.receiver is None else self._operand(node.receiver)
        prefix = "" if place == "this" else f"{place}."
        return f"{prefix}{node.method.shown}({', '.join(map(self._words, node.arguments))})"

    def _connected(self, node: typed.Expression, around: BinaryOperator) -> str:
        """A condition between others: only another connective needs brackets."""
        is_other = isinstance(node, typed.Binary) and node.operator in _CONNECTIVES and node.operator is not around
        return f"({self._words(node)})" if is_other or isinstance(node, typed.Conditional) else self._words(node)

    def _compared(self, node: typed.Expression) -> str:
        """A side of a comparison: what is computed needs no brackets."""
        is_computed = isinstance(node, typed.Binary) and node.operator not in (*_COMPARISONS, *_CONNECTIVES)
        return self._words(node) if is_computed and node.type in NUMERIC else self._operand(node)

    def _operand(self, node: typed.Expression) -> str:
        text = self._words(node)
        return f"({text})" if isinstance(node, (typed.Binary, typed.Conditional, typed.TypeTest)) else text

    def _quoted(self, span: Span) -> str:
        source = self._sources.get(span.file)
        return "" if source is None else source.excerpt(span)


def _is_identity(call: typed.Invoke) -> bool:
    """Whether a call stands for `==` on objects."""
    is_model = call.method.static and call.method.span.file.startswith(BUILT_IN)
    return is_model and call.method.name in _IDENTITY and len(call.arguments) == 2
