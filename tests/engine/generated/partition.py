"""The conditions of a method's paths divide its inputs: each input satisfies exactly one of them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from oxpecker import terms
from oxpecker.engine import Explorer, Options, PathEnd, ProgramCode
from oxpecker.engine.counterexamples.inputs import arguments_of
from oxpecker.engine.path.endings import Cut
from oxpecker.limits import Budget, Watch
from oxpecker.oox import typed
from oxpecker.oox.interpreter import Interpreter
from oxpecker.oox.types import BOOL
from oxpecker.terms import Term
from tests.engine.generated.agreement import BOUNDS, solver_of


def problems(program: typed.Program, method: typed.Method, options: Options) -> Iterator[str]:
    """What is wrong about the paths of a method that takes integers and truth values only."""
    watch = Watch(looks=Budget.of_time(options.seconds).units)
    explorer = Explorer(ProgramCode(program), BOUNDS, solver_of(options.solver), options, watch)
    ends = list(explorer.paths(method))
    if not ends:
        yield "there are no paths"
        return
    variables: list[Any] = arguments_of(explorer, method, ends[0].state)
    interpreter = Interpreter(program)
    domains = [(False, True) if p.type == BOOL else range(-2, 3) for p in method.parameters]
    for values in product(*domains):
        model = dict(zip(variables, values, strict=True))
        holding = [end for end in ends if _holds(end, model)]
        if len(holding) != 1:
            yield f"{values} satisfies the conditions of {len(holding)} paths"
            continue
        expected = type(holding[0].ending).__name__
        outcome = interpreter.run(method, lambda _heap, values=values: list(values)).outcome  # type: ignore[misc]
        if not isinstance(holding[0].ending, Cut) and type(outcome).__name__ != expected:
            yield f"{values}: {type(outcome).__name__}, but its path {expected}"


def _holds(end: PathEnd, model: dict[Term, Any]) -> bool:
    return all(terms.evaluate(condition, model) is True for condition in end.state.knowledge.condition.constraints)
