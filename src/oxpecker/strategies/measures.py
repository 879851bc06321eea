"""Candidate measures of loops and recursive methods: integers that get smaller, from comparisons in the program.

Any expression may be a candidate, because its descent is proved, with exact numbers, before anything follows from it.
A measure has one part, or two parts in lexicographic order.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations, permutations

from oxpecker.oox import typed
from oxpecker.oox.syntax import BinaryOperator as B
from oxpecker.oox.syntax import UnaryOperator as U
from oxpecker.oox.types import BOOL, INT, INTEGRAL, LONG, RANGES, ArrayType
from oxpecker.strategies.candidates import is_plain, locals_of
from oxpecker.strategies.limits import MOST_MEASURES, MOST_PARTS

Ranking = tuple[typed.Expression, ...]

_ZERO, _ONE = typed.Literal(LONG, 0), typed.Literal(LONG, 1)
_RISING, _FALLING = (B.LESS, B.LESS_EQUAL), (B.GREATER, B.GREATER_EQUAL)
_EITHER = (B.NOT_EQUAL, B.EQUAL)


def of_loop(loop: typed.While, scope: Iterable[typed.Variable]) -> list[Ranking]:
    """Candidates for a loop, over the locals that are assigned when a round begins; the likeliest first."""
    known = set(scope)
    assigned = {node.variable for node in typed.STATEMENTS.found(loop, typed.SetLocal)} & known
    parts: dict[typed.Expression, None] = {}
    for node in (*_comparisons(loop.condition), *_comparisons(loop.body)):
        if locals_of(node) <= known and locals_of(node) & assigned:
            parts |= dict.fromkeys(_differences(node))
    ordered = sorted(assigned, key=lambda each: each.index)
    parts |= dict.fromkeys(part for each in ordered for part in _of_variable(each))
    parts |= dict.fromkeys(_sums(ordered))
    return _rankings(parts)


def of_method(method: typed.Method) -> list[Ranking]:
    """Candidates for a recursive method, over its parameters.

    None counts down through all numbers of a type: the stack would overflow before.
    """
    known = set(method.parameters)
    numbers = [each for each in method.parameters if each.type in INTEGRAL]
    parts: dict[typed.Expression, None] = dict.fromkeys(_wide(_local(each)) for each in numbers)
    for one, two in permutations(numbers, 2):
        parts[_minus(_local(two), _local(one))] = None
    for array in (each for each in method.parameters if isinstance(each.type, ArrayType)):
        length = typed.LengthOf(INT, _local(array))
        parts |= dict.fromkeys(_minus(length, _local(each)) for each in numbers)
    for node in _comparisons(method.body):
        if locals_of(node) <= known:
            parts |= dict.fromkeys(_differences(node))
    parts |= dict.fromkeys(_absolute(_wide(_local(each))) for each in numbers)
    parts |= dict.fromkeys(_sums(numbers))
    return _rankings(parts)


def _rankings(parts: Iterable[typed.Expression]) -> list[Ranking]:
    """Each part alone, then pairs of the first ones, whose parts are cut off at zero."""
    few = list(parts)[:MOST_MEASURES]
    pairs = permutations([_at_least_zero(each) for each in few[:MOST_PARTS]], 2)
    return [*((each,) for each in few), *pairs]


def _comparisons(root: typed.Node | None) -> Iterator[typed.Binary]:
    for node in typed.found([] if root is None else [root], typed.Binary):
        if node.operator in (*_RISING, *_FALLING, *_EITHER) and _is_number(node.left) and _is_number(node.right):
            yield node


def _is_number(expression: typed.Expression) -> bool:
    return expression.type in INTEGRAL and is_plain(expression)


def _differences(node: typed.Binary) -> Iterator[typed.Expression]:
    """How far a comparison is from its end."""
    if node.operator in _EITHER:
        yield _absolute(_minus(node.left, node.right))
    if node.operator not in _FALLING:
        yield _minus(node.right, node.left)
    if node.operator not in _RISING:
        yield _minus(node.left, node.right)


def _of_variable(variable: typed.Variable) -> Iterator[typed.Expression]:
    """A number, its absolute value, and its distance from the largest one; a truth value as a number."""
    local = _local(variable)
    if variable.type == BOOL:
        yield typed.Conditional(LONG, local, _ONE, _ZERO)
        yield typed.Conditional(LONG, local, _ZERO, _ONE)
    elif variable.type in INTEGRAL:
        wide = _wide(local)
        yield wide
        yield _absolute(wide)
        if variable.type == INT:  # without its sign, as shifts and bits take it
            yield typed.Binary(LONG, B.BIT_AND, wide, typed.Literal(LONG, 2**32 - 1))
        _, high = RANGES[variable.type]
        yield _minus(typed.Literal(LONG, high), local)


def _sums(variables: Iterable[typed.Variable]) -> Iterator[typed.Expression]:
    numbers = [each for each in variables if each.type in INTEGRAL][:MOST_PARTS]
    for one, two in combinations(numbers, 2):
        yield typed.Binary(LONG, B.PLUS, _wide(_local(one)), _wide(_local(two)))


def _minus(left: typed.Expression, right: typed.Expression) -> typed.Expression:
    if isinstance(right, typed.Literal) and right.value == 0:
        return _wide(left)
    return typed.Binary(LONG, B.MINUS, _wide(left), _wide(right))


def _absolute(expression: typed.Expression) -> typed.Expression:
    negative = typed.Binary(BOOL, B.LESS, expression, _ZERO)
    return typed.Conditional(LONG, negative, typed.Unary(LONG, U.NEGATE, expression), expression)


def _at_least_zero(expression: typed.Expression) -> typed.Expression:
    return typed.Conditional(LONG, typed.Binary(BOOL, B.LESS, expression, _ZERO), _ZERO, expression)


def _wide(expression: typed.Expression) -> typed.Expression:
    """As a long: differences of smaller numbers do not overflow then."""
    return expression if expression.type == LONG else typed.Convert(LONG, expression)


def _local(variable: typed.Variable) -> typed.Local:
    return typed.Local(variable.type, variable)
