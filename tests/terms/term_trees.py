"""Operation trees over few variables: their plain meaning, and the terms that the constructors make of them."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st

from oxpecker import terms
from oxpecker.oox import numbers
from oxpecker.oox.types import BYTE, CHAR, INT, LONG, SHORT, UINT
from oxpecker.terms import Interval, Level, Sort, Term, Value
from tests.exhaustive import tries

deterministic = settings(derandomize=True, database=None, deadline=None, max_examples=tries(100))
thorough = settings(deterministic, max_examples=tries(250))

TYPES = {(8, True): BYTE, (16, True): SHORT, (16, False): CHAR, (32, True): INT, (32, False): UINT, (64, True): LONG}

Tree = tuple[Any, ...]
"""("var", n), ("value", v) or an operation with its operands."""

INT_VARIABLES = [
    terms.variable("x"),
    terms.variable("y", Sort.INT, Interval(-3, 4)),
    terms.variable("n", Sort.INT, Interval(0, None)),
    terms.variable("i", Sort.INT, Interval(-(2**31), 2**31 - 1)),
]
BOOL_VARIABLES = [terms.variable("p", Sort.BOOL), terms.variable("q", Sort.BOOL)]

BOUNDARIES = [0, 1, -1, 2, 3, -2, 7, 8, 31, 32, 127, 128, 255, -128]
BOUNDARIES += [2**31 - 1, -(2**31), 2**31, 2**63 - 1, -(2**63), 2**63]
integers = st.sampled_from(BOUNDARIES) | st.integers(-6, 6)


def _quotient(a: int, b: int) -> int:
    return numbers.divide(a, b) if b else 0


def _remainder(a: int, b: int) -> int:
    return numbers.remainder(a, b) if b else 0


INT_OPERATIONS: dict[str, tuple[Callable[..., Any], Callable[..., Any]]] = {
    "add": (terms.add, lambda a, b: a + b),
    "sub": (terms.sub, lambda a, b: a - b),
    "mul": (terms.mul, lambda a, b: a * b),
    "div": (terms.div, _quotient),
    "rem": (terms.rem, _remainder),
    "and": (terms.bit_and, lambda a, b: a & b),
    "or": (terms.bit_or, lambda a, b: a | b),
    "xor": (terms.bit_xor, lambda a, b: a ^ b),
}
UNARY_OPERATIONS: dict[str, tuple[Callable[..., Any], Callable[..., Any]]] = {
    "neg": (terms.neg, lambda a: -a),
    "not": (terms.bit_not, lambda a: ~a),
}
for _key, _type in TYPES.items():
    UNARY_OPERATIONS[f"wrap{_key}"] = (
        lambda a, k=_key: terms.wrap(a, *k),
        lambda a, t=_type: numbers.wrap(a, t),
    )
    INT_OPERATIONS[f"shl{_key}"] = (
        lambda a, b, k=_key: terms.shift_left(a, b, k[0]),
        lambda a, b, t=_type: numbers.shift_left(a, b, t),
    )
    INT_OPERATIONS[f"shr{_key}"] = (
        lambda a, b, k=_key: terms.shift_right(a, b, k[0]),
        lambda a, b, t=_type: numbers.shift_right(a, b, t),
    )
    INT_OPERATIONS[f"ushr{_key}"] = (
        lambda a, b, k=_key: terms.shift_right_unsigned(a, b, *k),
        lambda a, b, t=_type: numbers.shift_right_unsigned(a, b, t),
    )
COMPARISONS: dict[str, tuple[Callable[..., Any], Callable[..., Any]]] = {
    "eq": (terms.eq, lambda a, b: a == b),
    "ne": (terms.ne, lambda a, b: a != b),
    "lt": (terms.lt, lambda a, b: a < b),
    "le": (terms.le, lambda a, b: a <= b),
    "gt": (terms.gt, lambda a, b: a > b),
    "ge": (terms.ge, lambda a, b: a >= b),
}
CONNECTIVES: dict[str, tuple[Callable[..., Any], Callable[..., Any]]] = {
    "land": (terms.land, lambda *a: all(a)),
    "lor": (terms.lor, lambda *a: any(a)),
    "implies": (terms.implies, lambda a, b: not a or b),
    "iff": (terms.eq, lambda a, b: a == b),
    "differ": (terms.ne, lambda a, b: a != b),
}
OTHERS: dict[str, tuple[Callable[..., Any], Callable[..., Any]]] = {
    "lnot": (terms.lnot, lambda a: not a),
    "ite": (terms.ite, lambda c, a, b: a if c else b),
}
OPERATIONS = INT_OPERATIONS | UNARY_OPERATIONS | COMPARISONS | CONNECTIVES | OTHERS


def operation(names: list[str], *operands: st.SearchStrategy[Tree]) -> st.SearchStrategy[Tree]:
    """Trees with one of these operations at the root."""
    return st.tuples(st.sampled_from(names), *operands)


def int_trees(depth: int) -> st.SearchStrategy[Tree]:
    """Trees that mean integers."""
    leaves = st.sampled_from(INT_VARIABLES).map(lambda v: ("var", v)) | integers.map(lambda v: ("value", v))
    if depth == 0:
        return leaves
    below = st.deferred(lambda: int_trees(depth - 1))
    return (
        leaves
        | operation(["add", "sub", "add", "sub", "mul"], below, below)
        | operation(list(INT_OPERATIONS), below, below)
        | operation(list(UNARY_OPERATIONS), below)
        | operation(["ite"], st.deferred(lambda: bool_trees(depth - 1)), below, below)
    )


def bool_trees(depth: int) -> st.SearchStrategy[Tree]:
    """Trees that mean conditions."""
    leaves = st.sampled_from(BOOL_VARIABLES).map(lambda v: ("var", v)) | st.booleans().map(lambda v: ("value", v))
    if depth == 0:
        return leaves
    ints = st.deferred(lambda: int_trees(depth - 1))
    below = st.deferred(lambda: bool_trees(depth - 1))
    return (
        leaves
        | operation(list(COMPARISONS), ints, ints)
        | operation(list(COMPARISONS), ints, integers.map(lambda v: ("value", v)))
        | operation(list(CONNECTIVES), below, below)
        | operation(["land", "lor"], below, below, below)
        | operation(["lnot"], below)
        | operation(["ite"], below, below, below)
    )


@st.composite
def models(draw: st.DrawFn) -> dict[Term, Value]:
    """A value for each variable, within its interval."""
    model: dict[Term, Value] = {}
    for variable in INT_VARIABLES:
        interval = variable.interval
        assert interval is not None
        near = [b for b in BOUNDARIES if interval.contains(b)]
        model[variable] = draw(st.sampled_from(near) | st.integers(interval.low, interval.high))
    for variable in BOOL_VARIABLES:
        model[variable] = draw(st.booleans())
    return model


def random_tree(chance: random.Random, kind: str, depth: int) -> Tree:
    """A tree of "int" or "bool" kind in which most operations are used and most leaves are variables."""
    if depth == 0 or chance.random() < 0.08:
        if chance.random() < 0.7:
            return ("var", chance.choice(INT_VARIABLES if kind == "int" else BOOL_VARIABLES))
        return ("value", chance.choice([*BOUNDARIES, *range(-6, 7)]) if kind == "int" else chance.random() < 0.5)
    shapes = [
        (["add", "sub", "mul", "add", "sub", *INT_OPERATIONS], "int int"),
        (list(INT_OPERATIONS), "int value"),
        (list(UNARY_OPERATIONS), "int"),
        (["ite"], "bool int int"),
    ]
    if kind == "bool":
        shapes = [
            (list(COMPARISONS), "int int"),
            (list(COMPARISONS), "int value"),
            (list(CONNECTIVES), "bool bool"),
            (["land", "lor"], "bool bool bool"),
            (["lnot"], "bool"),
            (["ite"], "bool bool bool"),
        ]
    names, kinds = chance.choice(shapes)
    operands = (random_tree(chance, *(("int", 0) if k == "value" else (k, depth - 1))) for k in kinds.split())
    return (chance.choice(names), *operands)


def random_model(chance: random.Random) -> dict[Term, Value]:
    """A small or boundary value for each variable."""
    model: dict[Term, Value] = {}
    for variable in INT_VARIABLES:
        interval = variable.interval
        assert interval is not None
        model[variable] = chance.choice([v for v in [*BOUNDARIES, *range(-6, 7)] if interval.contains(v)])
    for variable in BOOL_VARIABLES:
        model[variable] = chance.random() < 0.5
    return model


def meaning(tree: Tree, model: dict[Term, Value]) -> Any:
    """The plain value of a tree."""
    head, *rest = tree
    if head == "var":
        return model[rest[0]]
    if head == "value":
        return rest[0]
    return OPERATIONS[head][1](*[meaning(operand, model) for operand in rest])


def build(tree: Tree, level: Level = Level.EXTENDED) -> Any:
    """The term or value that the constructors make of a tree."""
    with terms.evaluation(level):
        return _build(tree)


def _build(tree: Tree) -> Any:
    head, *rest = tree
    if head in ("var", "value"):
        return rest[0]
    return OPERATIONS[head][0](*[_build(operand) for operand in rest])
