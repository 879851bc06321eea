"""Indices and lengths that are arguments: a caller has passed them, or a loop counts from what a caller has passed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from oxpecker.judgment.guards import Trace, passed_arguments
from oxpecker.judgment.sites import Body
from oxpecker.oox import typed
from oxpecker.oox.source import BUILT_IN
from oxpecker.oox.syntax import BinaryOperator
from oxpecker.oox.types import INT

_STEPS = (BinaryOperator.PLUS, BinaryOperator.MINUS)
_ORDERS = (BinaryOperator.LESS, BinaryOperator.LESS_EQUAL, BinaryOperator.GREATER, BinaryOperator.GREATER_EQUAL)


class ArgumentIndices:
    """Tells whether an index or a length that fails is an argument of the method under check."""

    def __init__(self, methods: Mapping[str, typed.Method]) -> None:
        self._methods = methods

    def is_argument(self, trace: Trace) -> bool:
        """Whether callers have passed it on, all along the calls of the program."""
        own = [entry for entry in trace if not entry[1].file.startswith(BUILT_IN)]
        if not own or any(name not in self._methods for name, _ in own):
            return False
        body = Body(self._methods[own[0][0]])
        indices = (each for node in body.at(own[0][1]) for each in _indices(node))
        return any(self._is_passed_on(own, each) for each in indices)

    def _is_passed_on(self, own: Trace, index: typed.Expression) -> bool:
        for number, (name, _) in enumerate(own):
            method = self._methods[name]
            parameter = _parameter(method, index)
            if parameter is None or _is_checked(method, parameter):
                return False
            if number + 1 == len(own):
                return True
            caller, span = Body(self._methods[own[number + 1][0]]), own[number + 1][1]
            call = next((each for each in caller.at(span) if isinstance(each, (typed.Invoke, typed.NewObject))), None)
            passed = {} if call is None else passed_arguments(method, call)
            if parameter.index not in passed:
                return False
            index = passed[parameter.index]
        return False


def _indices(node: typed.Node) -> Iterator[typed.Expression]:
    """The indices and lengths that a node uses: those of arrays, and what it passes to the library."""
    match node:
        case typed.ElementRead(index=index) | typed.SetElement(index=index):
            yield index
        case typed.NewArray(sizes=sizes):
            yield from sizes
        case typed.Invoke(method=called, arguments=arguments) if called.span.file.startswith(BUILT_IN):
            yield from (each for each in arguments if each.type == INT)


def _parameter(method: typed.Method, index: typed.Expression) -> typed.Variable | None:
    """The parameter that an index is, or from which it is counted step by step."""
    if not isinstance(index, typed.Local):
        return None
    variable = index.variable
    assigned = [each.value for each in typed.found(method.body, typed.SetLocal) if each.variable is variable]
    ways = (_is_step, _is_looked_up, _is_moved)
    first = [each for each in assigned if not any(leads_on(each, variable) for leads_on in ways)]
    if variable in method.parameters:
        return None if first else variable
    match first:
        case [typed.Local(variable=counted)] if counted in method.parameters:
            return counted
    return None


def _is_looked_up(value: typed.Expression, variable: typed.Variable) -> bool:
    """Whether a value is what an array holds at an index, as where indices form chains."""
    index = value.index if isinstance(value, typed.ElementRead) else None
    return isinstance(index, typed.Local) and index.variable is variable


def _is_moved(value: typed.Expression, variable: typed.Variable) -> bool:
    """Whether a value is what a call makes of an index that it gets, such as the place after what it skips."""
    given = value.arguments if isinstance(value, typed.Invoke) else ()
    return any(isinstance(each, typed.Local) and each.variable is variable for each in given)


def _is_checked(method: typed.Method, parameter: typed.Variable) -> bool:
    """Whether a method refuses some values of a parameter: it answers for those that it lets pass."""
    guards = (each for each in typed.found(method.body, typed.If) if typed.contains(each.then, typed.Throw))
    compared = (each for guard in guards for each in typed.found(guard.condition, typed.Binary))
    return any(_is_limit(each, parameter, method) for each in compared)


def _is_limit(node: typed.Binary, parameter: typed.Variable, method: typed.Method) -> bool:
    """Whether a comparison limits a parameter by something other than another argument."""
    for one, other in ((node.left, node.right), (node.right, node.left)):
        if isinstance(one, typed.Local) and one.variable is parameter:
            is_argument = isinstance(other, typed.Local) and other.variable in method.parameters
            return node.operator in _ORDERS and not is_argument
    return False


def _is_step(value: typed.Expression, variable: typed.Variable) -> bool:
    """Whether a value is the one that a variable had, and a constant more or less."""
    match value:
        case typed.Binary(operator=operator, left=typed.Local(variable=other), right=typed.Literal()):
            return operator in _STEPS and other is variable
    return False
