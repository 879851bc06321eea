"""Concrete runs of a method on small arguments: what its result may be is read from them, and then proved."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import product

from oxpecker.horn.limits import MOST_SAMPLED_STEPS, MOST_SAMPLES, SAMPLE_CALLS, SAMPLE_STEPS, STEPS_OF_A_UNIT
from oxpecker.limits.budget import is_spent, spend
from oxpecker.oox import typed
from oxpecker.oox.interpreter import Interpreter, Returned
from oxpecker.oox.interpreter.limits import Limits
from oxpecker.oox.types import BOOL, INTEGRAL, RANGES, Type

_LIMITS = Limits(steps=SAMPLE_STEPS, call_depth=SAMPLE_CALLS, heap=SAMPLE_STEPS)


@dataclass(frozen=True, slots=True)
class Sample:
    """The arguments of a run that returned, and its result."""

    arguments: tuple[int, ...]
    result: int


def is_sampled(method: typed.Method) -> bool:
    """Whether a method can be run on numbers alone, and gives one."""
    types = (*(each.type for each in method.parameters), method.info.return_type)
    return method.info.static and all(t == BOOL or t in INTEGRAL for t in types)


def samples(program: typed.Program, method: typed.Method) -> list[Sample]:
    """Runs on small arguments, and on those near the constants of the method."""
    constants = literals([method])
    choices = [_values(each.type, constants, len(method.parameters)) for each in method.parameters]
    interpreter = Interpreter(program, _LIMITS)
    found: list[Sample] = []
    steps = 0
    for arguments in _simplest_first(choices):
        if is_spent() or steps > MOST_SAMPLED_STEPS or len(found) >= MOST_SAMPLES:
            break
        outcome = interpreter.run(method, lambda _heap, given=arguments: list(given)).outcome  # type: ignore[misc]
        steps += outcome.steps
        spend(1 + outcome.steps // STEPS_OF_A_UNIT)
        if isinstance(outcome, Returned) and isinstance(outcome.value, int):
            found.append(Sample(tuple(map(int, arguments)), int(outcome.value)))
    return found


def literals(methods: Iterable[typed.Method]) -> list[int]:
    """The integers that some methods and their contracts mention, and zero and one."""
    found = {0, 1}
    for method in methods:
        for node in typed.found(method.roots, typed.Literal):
            if isinstance(node.value, int) and not isinstance(node.value, bool):
                found.add(node.value)
    return sorted(found, key=lambda value: (abs(value), value))


_REACH = {0: 0, 1: 24, 2: 9, 3: 4}
"""How far small arguments go, by the number of parameters."""


def _values(t: Type, constants: list[int], parameters: int) -> list[int]:
    """The values of one parameter, smallest first."""
    if t == BOOL:
        return [False, True]
    reach = _REACH.get(parameters, 2)
    small = set(range(-5 if parameters == 1 else -2, reach + 1))
    near = {each + d for each in constants if abs(each) > reach for d in range(-2, 3)}
    if parameters == 1:
        near |= {each + d for each in constants if abs(each) > reach for d in (-20, -12, -7, 7, 12)}
    low, high = RANGES[t]
    return sorted((each for each in small | near if low <= each <= high), key=lambda value: (abs(value), value < 0))


def _simplest_first(choices: list[list[int]]) -> list[tuple[int, ...]]:
    """All combinations, those of simple values first."""
    ranked = sorted(product(*map(enumerate, choices)), key=lambda each: sum(rank for rank, _ in each))
    return [tuple(value for _, value in each) for each in ranked]
