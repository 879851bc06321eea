"""Assertions, assumptions and loop annotations on a path."""

from __future__ import annotations

from typing import Any

from oxpecker.engine.machine.calls import throw, throw_new
from oxpecker.engine.path.endings import Ending, Excluded, PathEnded, Violated, ends
from oxpecker.engine.path.state import State
from oxpecker.engine.specification.evaluation import Evaluation, finish
from oxpecker.engine.specification.evaluator import Problem, ThrownInside
from oxpecker.engine.values.arithmetic import negation
from oxpecker.engine.values.text import opaque
from oxpecker.engine.values.value import Code
from oxpecker.oox import typed
from oxpecker.oox.cfg.graph import CheckKind
from oxpecker.oox.interpreter.outcome import ViolationKind
from oxpecker.oox.prelude import MESSAGE
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import BUILT_IN, Span
from oxpecker.terms import Term

_OF_LOOPS = frozenset({CheckKind.LOOP_INVARIANT, CheckKind.LOOP_ASSUMPTION})


@dataclass(frozen=True, slots=True)
class SpecificationCheck:
    """An assertion, assumption or loop annotation in code."""

    condition: typed.Expression
    kind: CheckKind
    span: Span

    @property
    def stops(self) -> bool:
        """Whether the library ends the program here."""
        is_false = isinstance(self.condition, typed.Literal) and self.condition.value is False
        return is_false and self.span.file.startswith(BUILT_IN)

    def refuted(self, reason: str = "") -> Ending:
        """How a path ends if the condition does not hold or cannot be evaluated."""
        if self.kind in (CheckKind.ASSUME, CheckKind.LOOP_ASSUMPTION):
            return Excluded(self.span, stops=self.stops)
        return Violated(ViolationKind(self.kind.value), self.span, reason)

    def evaluate(self, state: State) -> tuple[Any, list[Problem]]:
        """The value, and the exceptions that may be thrown instead."""
        evaluation = Evaluation(state, state.frames.locals, state.frames.activation)
        with state.action.used_under(True):
            value = evaluation.value(self.condition)
        finish(state)
        return value, evaluation.problems

    def run(self, state: State, following: Code, slot: int, handler: Code) -> Any:
        """Continues if the condition holds; otherwise ends the path or throws."""
        broken = state.explorer.broken
        if broken is not None and self.kind in _OF_LOOPS and self.span in broken:
            return following
        value, problems = self.evaluate(state)
        if broken is not None and self.kind is CheckKind.LOOP_INVARIANT:
            if self.may_fail(state, value, problems):
                broken.add(self.span)
            return following

        fails = ends(self.refuted())

        def decide(other: State) -> Code:
            if value.__class__ is bool:
                return following if value else fails(other)
            return other.explorer.forks.branch(other, value, following, fails, self.span)

        return self.after(state, problems, slot, handler, decide)

    def may_fail(self, state: State, value: Any, problems: list[Problem]) -> bool:
        """Whether a condition may be false or throw at the end of a path."""
        failures = [negation(value), *(condition for condition, _ in problems)]
        explorer = state.explorer
        return any(each is True or (each is not False and explorer.forks.possible(state, each)[0]) for each in failures)

    def measure(self, state: State, variable: int, following: Code, slot: int, handler: Code) -> Any:
        """Stores the value of a measure in a local."""
        value, problems = self.evaluate(state)

        def store(other: State) -> Code:
            other.frames.locals[variable] = value
            return following

        return self.after(state, problems, slot, handler, store)

    def after(self, state: State, problems: list[Problem], slot: int, handler: Code, go_on: Code) -> Any:
        """Handles exceptions of the evaluation first: an assertion throws, a loop annotation is violated."""
        if not problems:
            return go_on(state)
        (condition, exception), *rest = problems

        def thrown(other: State) -> Code:
            if self.kind not in (CheckKind.ASSERT, CheckKind.ASSUME):
                raise PathEnded(self.refuted(f"it cannot be evaluated ({exception})"))
            if isinstance(exception, ThrownInside):
                return throw(other, exception.address, slot, handler, self.span)
            told = (
                {} if exception == "NullPointerException" else {MESSAGE: opaque("what an evaluation says that throws")}
            )
            return throw_new(other, exception, slot, handler, self.span, told)

        if condition is True:
            return thrown(state)
        assert isinstance(condition, Term)
        return state.explorer.forks.branch(
            state, condition, thrown, lambda s: self.after(s, rest, slot, handler, go_on), self.span
        )
