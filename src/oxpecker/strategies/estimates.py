"""Over-approximated proofs: sines, logarithms and similar functions return any number within their range.

What holds for all possible results of these functions holds for the real ones. A violation may need a result that
they never return, so it shows nothing.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from oxpecker.limits import Budget
from oxpecker.oox import syntax
from oxpecker.oox.checker import check
from oxpecker.oox.parser import parse
from oxpecker.oox.source import BUILT_IN, Source
from oxpecker.results import Verdict
from oxpecker.strategies.goal import Goal
from oxpecker.strategies.pursuit import Schedule, pursue
from oxpecker.strategies.strategy import Partial

ESTIMATED = f"{BUILT_IN}library/oxpecker/Estimate.java"
"""The model of functions that Java specifies only up to a tolerance."""

_NUMBER = "result == result"
_WITHIN_ONE = "result >= -1.0d && result <= 1.0d"
_WITHIN_QUARTER = "result >= -1.571d && result <= 1.571d"
_RANGES = {
    "sin": _WITHIN_ONE,
    "cos": _WITHIN_ONE,
    "tanh": _WITHIN_ONE,
    "asin": _WITHIN_QUARTER,
    "atan": _WITHIN_QUARTER,
    "acos": "result >= 0.0d && result <= 3.142d",
    "atan2": "result >= -3.142d && result <= 3.142d",
    "exp": "result >= 0.0d",
    "expm1": "result >= -1.0d",
    "cosh": "result >= 1.0d",
    "hypot": "result >= 0.0d",
    "pow": "true",
}
"""The ranges of results that Java does not specify exactly; angles allow for rounding."""


def is_estimated(goal: Goal) -> bool:
    """Whether a program may call functions without an exact specification."""
    return any(each.info.span.file == ESTIMATED for each in goal.program.methods.values())


@dataclass(frozen=True, slots=True)
class Estimates:
    """Tries to prove a goal for all possible results of these functions."""

    schedule: Schedule
    """The schedule for the over-approximated program."""

    def run(self, goal: Goal, budget: Budget) -> Partial:
        """A proof, or nothing."""
        estimated = overestimated(goal.syntax)
        program = check(estimated, goal.program.options).program
        assert program is not None, "only bodies have changed"
        method = program.methods[goal.method.info.key]
        with budget.spending():
            result = pursue(replace(goal, syntax=estimated, program=program, method=method), self.schedule)
        return Partial(result if result.verdict is Verdict.VALID else None)


def overestimated(program: syntax.Program) -> syntax.Program:
    """The program in which unsupported calls of these functions return any result in their range."""
    return replace(program, classes=tuple(map(_overestimated, program.classes)))


def _overestimated(declaration: syntax.Class) -> syntax.Class:
    if declaration.span.file != ESTIMATED:
        return declaration
    return replace(declaration, members=tuple(map(_any_result, declaration.members)))


def _any_result(member: syntax.Member) -> syntax.Member:
    if not isinstance(member, syntax.Method) or str(member.return_type.type) != "double":
        return member
    condition = _RANGES.get(member.name, _NUMBER)
    body = f"double result := nondet(double); assume {condition}; return result;"
    (cls,) = parse(Source(ESTIMATED, f"class Any {{ static double f() {{ {body} }} }}")).program.classes
    (method,) = cls.members
    assert isinstance(method, syntax.Method)
    return replace(member, body=method.body)
