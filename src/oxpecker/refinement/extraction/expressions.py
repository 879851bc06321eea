"""Relational expressions of summaries (Karun fig. 4-1): equal expressions are one object, so comparing them is cheap.

They are made by the functions of `simplification`, which keep them short; here is only what they are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from weakref import WeakValueDictionary

NULL_SORT = "null"

Column = frozenset[str] | None
"""The sorts that a column may hold: names of concrete classes, `null`, `Int` and so on; None when anything."""


class Kind(StrEnum):
    """What a symbol stands for."""

    VALUE = "value"
    """A parameter or a static field before the call: one atom."""
    FIELD = "field"
    """A field before the call: a function from objects."""
    SET = "set"
    """Anything else of the state before the call: allocated objects, elements of arrays, bounds of unknown values."""
    TYPE = "type"
    """All objects of a type, new ones included."""
    NEW = "new"
    """One new object, if it is made at all."""
    NEW_SET = "new set"
    """Any number of new objects."""
    CONSTANT = "constant"
    """`null`, `true`, `false` or an integer: one atom."""
    EVERYTHING = "everything"


@dataclass(frozen=True, slots=True)
class Symbol:
    """A name in expressions; `origin` tells apart what is shown by the same name."""

    kind: Kind
    name: str
    columns: tuple[Column, ...]
    origin: str = ""


class Operator(StrEnum):
    """What an expression is made of."""

    SYMBOL = "symbol"
    NONE = "none"
    UNION = "+"
    INTERSECTION = "&"
    DIFFERENCE = "-"
    JOIN = "."
    PRODUCT = "->"
    OVERRIDE = "++"
    CLOSURE = "*"


class Expr:
    """A relation in terms of the state before a call; `size` counts operators."""

    __slots__ = ("__weakref__", "arity", "columns", "old", "operator", "parts", "size", "symbol", "text")

    operator: Operator
    parts: tuple[Expr, ...]
    symbol: Symbol | None
    arity: int
    columns: tuple[Column, ...]
    old: bool
    """Whether it holds only what existed before the call."""
    size: int
    text: str
    """The expression with every name; it orders the parts of unions, so that output never depends on addresses."""

    def __repr__(self) -> str:
        return self.text

    def symbols(self) -> Iterator[Symbol]:
        """Every symbol in it, some several times."""
        if self.symbol is not None:
            yield self.symbol
        for part in self.parts:
            yield from part.symbols()

    def mentions(self, wanted: Callable[[Symbol], bool]) -> bool:
        """Whether some symbol in it is wanted."""
        return any(wanted(symbol) for symbol in self.symbols())


_OLD = frozenset({Kind.VALUE, Kind.FIELD, Kind.SET, Kind.CONSTANT})
_known: WeakValueDictionary[tuple[object, ...], Expr] = WeakValueDictionary()


def make(operator: Operator, parts: tuple[Expr, ...], arity: int) -> Expr:
    """The expression with these parts, as it is."""
    key = (operator, parts, arity)
    found = _known.get(key)
    if found is not None:
        return found
    made = Expr()
    made.operator, made.parts, made.symbol, made.arity = operator, parts, None, arity
    made.size = 1 + sum(part.size for part in parts) if parts else 0
    made.columns = _columns(operator, parts, arity)
    made.old = _is_old(operator, parts)
    made.text = f"({operator} {' '.join(part.text for part in parts)})" if parts else f"none{arity}"
    _known[key] = made
    return made


def leaf(symbol: Symbol) -> Expr:
    """A symbol as an expression."""
    key = (Operator.SYMBOL, symbol)
    found = _known.get(key)
    if found is not None:
        return found
    made = Expr()
    made.operator, made.parts, made.symbol, made.arity = Operator.SYMBOL, (), symbol, len(symbol.columns)
    made.size, made.columns, made.old = 0, symbol.columns, symbol.kind in _OLD
    made.text = f"{symbol.origin}{symbol.name}" if symbol.kind is not Kind.NEW_SET else f"{symbol.name}*"
    _known[key] = made
    return made


def none(arity: int) -> Expr:
    """The relation without tuples."""
    return make(Operator.NONE, (), arity)


def constant(name: str, sort: str) -> Expr:
    """A constant atom."""
    return leaf(Symbol(Kind.CONSTANT, name, (frozenset({sort}),)))


NULL = constant("null", NULL_SORT)
TRUE = constant("true", "Bool")
FALSE = constant("false", "Bool")
INTEGERS = leaf(Symbol(Kind.TYPE, "Int", (frozenset({"Int"}),)))
EVERYTHING = leaf(Symbol(Kind.EVERYTHING, "univ", (None,)))


def number(value: int) -> Expr:
    """An integer as an atom."""
    return constant(str(value), "Int")


def is_kind(expression: Expr, *kinds: Kind) -> bool:
    """Whether it is a symbol of one of these kinds."""
    return expression.symbol is not None and expression.symbol.kind in kinds


def is_single(expression: Expr) -> bool:
    """Whether it is one atom, on every path on which it is the value of something."""
    return is_kind(expression, Kind.VALUE, Kind.CONSTANT, Kind.NEW)


def _join_columns(left: Expr, right: Expr) -> tuple[Column, ...]:
    if right.operator is Operator.CLOSURE and left.arity == 1:
        target, start = right.parts[0].columns[1], left.columns[0]
        return (None if target is None or start is None else start | target,)
    return left.columns[:-1] + right.columns[1:]


def _columns(operator: Operator, parts: tuple[Expr, ...], arity: int) -> tuple[Column, ...]:
    if operator is Operator.NONE:
        return (frozenset(),) * arity
    if operator is Operator.JOIN:
        return _join_columns(parts[0], parts[1])
    if operator is Operator.PRODUCT:
        return parts[0].columns + parts[1].columns
    if operator is Operator.CLOSURE:
        return (None, None)
    if operator is Operator.DIFFERENCE:
        columns = parts[0].columns
        if parts[1] is NULL and columns[0] is not None:
            return (columns[0] - {NULL_SORT},)
        return columns
    result = []
    for position in range(arity):
        found = [part.columns[position] for part in parts]
        if operator is Operator.INTERSECTION:
            known = [column for column in found if column is not None]
            result.append(frozenset.intersection(*known) if known else None)
        else:
            sorts = [column for column in found if column is not None]
            result.append(frozenset().union(*sorts) if len(sorts) == len(found) else None)
    return tuple(result)


def _is_old(operator: Operator, parts: tuple[Expr, ...]) -> bool:
    if operator is Operator.INTERSECTION:
        return any(part.old for part in parts)
    if operator is Operator.DIFFERENCE:
        return parts[0].old
    if operator is Operator.CLOSURE:
        return False  # it relates every atom to itself, new ones too
    if operator is Operator.JOIN and parts[1].operator is Operator.CLOSURE:
        return parts[0].old and parts[1].parts[0].old
    return all(part.old for part in parts)
