"""Predicates that a solver has defined in SMT-LIB, as formulas."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import reduce
from itertools import pairwise
from typing import Any

from oxpecker.horn.errors import NotEncodable
from oxpecker.horn.formula import (
    FALSE,
    TRUE,
    Formula,
    Op,
    Sort,
    at_most,
    conditional,
    conjunction,
    disjunction,
    equal,
    floor_div,
    implication,
    less,
    minus,
    modulo,
    negation,
    number,
    plus,
    quantified,
    quoted,
    scaled,
    select,
    store,
    symbol,
    times,
)

Tree = Any
"""A name or number, or a list of trees."""
_VARIABLES = "kmnpqrst"
"""The names of bound variables, by their depth."""


def defined(text: str, predicate: Formula) -> Formula:
    """What a text with definitions says of an application of a predicate; true if it does not define it.

    Raises NotEncodable if the definition uses what formulas do not have.
    """
    for definition in (each for tree in _trees(text) for each in tree if isinstance(each, list)):
        if definition[:2] == ["define-fun", quoted(predicate.name)]:
            parameters = [str(each[0]) for each in definition[2]]
            return _Reader(dict(zip(parameters, predicate.arguments, strict=True))).formula(definition[4])
    return TRUE


def _trees(text: str) -> list[list[Tree]]:
    """The lists of a text."""
    open_lists: list[list[Tree]] = [[]]
    for token in _tokens(text):
        if token == "(":
            open_lists.append([])
        elif token == ")":
            if len(open_lists) == 1:
                raise NotEncodable("an answer with a bracket too many")
            closed = open_lists.pop()
            open_lists[-1].append(closed)
        else:
            open_lists[-1].append(token)
    if len(open_lists) > 1:
        raise NotEncodable("an answer that is cut off")
    return [each for each in open_lists[0] if isinstance(each, list)]


def _tokens(text: str) -> Iterator[str]:
    """Brackets, names and numbers. A quoted name may contain brackets and spaces."""
    for number_, part in enumerate(text.split("|")):
        if number_ % 2:
            yield f"|{part}|"
        else:
            yield from part.replace("(", " ( ").replace(")", " ) ").split()


class _Reader:
    """Reads terms; names stand for formulas."""

    def __init__(self, known: Mapping[str, Formula], depth: int = 0) -> None:
        self.known, self.depth = known, depth

    def formula(self, tree: Tree) -> Formula:
        if isinstance(tree, str):
            return self._leaf(tree)
        if not tree or not isinstance(tree[0], str):
            raise NotEncodable("a term that is not an operator on terms")
        head, *rest = tree
        match head:
            case "let":
                values = {str(name): self.formula(value) for name, value in rest[0]}
                return _Reader({**self.known, **values}, self.depth).formula(rest[1])
            case "!":
                return self.formula(rest[0])
            case "forall" | "exists":
                return self._quantifier(Op(head), rest)
        rule = _OPERATORS.get(head)
        if rule is None:
            raise NotEncodable(f"the operator {head}")
        return rule([self.formula(each) for each in rest])

    def _leaf(self, name: str) -> Formula:
        if name.isdigit():
            return number(int(name))
        found = self.known.get(name, {"true": TRUE, "false": FALSE}.get(name))
        if found is None:
            raise NotEncodable(f"the name {name}")
        return found

    def _quantifier(self, op: Op, rest: list[Tree]) -> Formula:
        bound: dict[str, Formula] = {}
        for name, sort in rest[0]:
            depth = self.depth + len(bound)
            if sort != Sort.INT or depth >= len(_VARIABLES):
                raise NotEncodable("a quantifier over something that is not an integer")
            bound[str(name)] = symbol(f"{_VARIABLES[depth]}'{depth}", Sort.INT)
        body = _Reader({**self.known, **bound}, self.depth + len(bound)).formula(rest[1])
        return quantified(op, tuple(bound.values()), body)


def _chained(comparison: Callable[[Formula, Formula], Formula]) -> Callable[[Sequence[Formula]], Formula]:
    """A comparison of each operand with the next."""
    return lambda parts: conjunction(*(comparison(a, b) for a, b in pairwise(parts)))


_OPERATORS: dict[str, Callable[[Sequence[Formula]], Formula]] = {
    "and": lambda parts: conjunction(*parts),
    "or": lambda parts: disjunction(*parts),
    "not": lambda parts: negation(parts[0]),
    "=>": lambda parts: implication(conjunction(*parts[:-1]), parts[-1]),
    "=": _chained(equal),
    "<=": _chained(at_most),
    "<": _chained(less),
    ">=": _chained(lambda a, b: at_most(b, a)),
    ">": _chained(lambda a, b: less(b, a)),
    "+": lambda parts: plus(*parts),
    "-": lambda parts: scaled(-1, parts[0]) if len(parts) == 1 else reduce(minus, parts),
    "*": lambda parts: reduce(times, parts),
    "div": lambda parts: _divided(floor_div, parts),
    "mod": lambda parts: _divided(modulo, parts),
    "ite": lambda parts: conditional(parts[0], parts[1], parts[2]),
    "select": lambda parts: select(parts[0], parts[1]),
    "store": lambda parts: store(parts[0], parts[1], parts[2]),
}


def _divided(operation: Callable[[Formula, Formula], Formula], parts: Sequence[Formula]) -> Formula:
    left, right = parts
    if right.op is not Op.LITERAL or right.value <= 0:
        raise NotEncodable("division by something that is not a positive constant")
    return operation(left, right)
