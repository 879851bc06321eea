"""Quantifiers and folds over ranges that are too long to try every integer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from oxpecker import terms
from oxpecker.engine.path.quantified import LongRange, Quantified
from oxpecker.engine.specification.evaluator import Evaluator, Problem
from oxpecker.engine.values.arithmetic import conjunction, disjunction, input_interval, negation, sort_of
from oxpecker.engine.values.value import Value
from oxpecker.oox import typed
from oxpecker.oox.interpreter.critical_points import compared_values
from oxpecker.oox.records import dataclass
from oxpecker.oox.syntax import FoldKind, QuantifierKind
from oxpecker.oox.types import BOOL
from oxpecker.solver import Unsatisfiable
from oxpecker.terms import Interval, Sort, Term


@dataclass(frozen=True, slots=True)
class _Evaluated:
    """The remembered value of a quantifier or fold, and what may be thrown instead."""

    value: Value
    problems: tuple[Problem, ...]


def quantify(evaluation: Evaluator, node: typed.ForRange, low: Value, last: Value) -> Any:
    """A quantifier over a range that is not empty."""
    return _remembered(evaluation, node, lambda: _Long(evaluation, node, low, last).quantifier())


def fold(evaluation: Evaluator, node: typed.Fold, low: Value, last: Value) -> Any:
    """Some number that a fold over a range may have; which one only a run tells."""
    return _remembered(evaluation, node, lambda: _Long(evaluation, node, low, last).fold())


def _remembered(evaluation: Evaluator, node: typed.Expression, compute: Any) -> Any:
    """What an evaluation that is begun again has found before."""
    key = ("long range", *_place(evaluation, node))
    found = evaluation.state.specification.memo.get(key)
    if not isinstance(found, _Evaluated):
        found = compute()
        evaluation.state.specification.memo = {**evaluation.state.specification.memo, key: found}
    for condition, exception in found.problems:
        evaluation.problem(condition, exception)
    return found.value


def _place(evaluation: Evaluator, node: typed.Expression) -> tuple[object, ...]:
    """A part of a clause with the values of the bound variables around it."""
    bound = {part.index for part in typed.found(node, typed.Bound)} & evaluation.bound.keys()
    values = [(index, evaluation.bound[index]) for index in sorted(bound)]
    return id(node), *values, evaluation.past is not None


class _Long:
    """One quantifier or fold."""

    def __init__(self, evaluation: Evaluator, node: typed.ForRange | typed.Fold, low: Value, last: Value) -> None:
        self.evaluation = evaluation
        self.state = evaluation.state
        self.node = node
        self.low = low
        self.last = last
        self.fixed = not isinstance(low, Term) and not isinstance(last, Term)
        self.bound = node.index.index
        shadowed = evaluation.bound.pop(self.bound, None)
        assert shadowed is None or self.bound not in evaluation.bound
        self.before = len(self.state.specification.quantified)
        self.witness = self.find_witness()

    def find_witness(self) -> Term:
        """An unknown integer of the range; the same one when the evaluation is begun again."""
        state, key = self.state, ("witness", *_place(self.evaluation, self.node))
        known = state.specification.memo.get(key)
        if isinstance(known, Term):
            return known
        witness = self.variable(self.node.index.name, Sort.INT, Interval(_least(self.low), _greatest(self.last)))
        model = state.knowledge.model
        if model is not None:
            state.knowledge.model = {**model, witness: terms.evaluate(self.low, model)}
        self.assume(self.inside(witness))
        state.specification.memo = {**state.specification.memo, key: witness}
        return witness

    def variable(self, name: str, sort: Sort, interval: Interval | None = None) -> Term:
        """A fresh unknown."""
        number = next(self.state.explorer.witnesses)
        return terms.variable(f"{name}?{number}", sort, interval)

    def inside(self, number: Value) -> Any:
        return conjunction(number >= self.low, number <= self.last)

    def assume(self, condition: Value) -> None:
        """Adds what is true of a new variable, as the model has it."""
        if isinstance(condition, Term):
            self.state.knowledge.assume(condition)

    def evaluated(self, *parts: typed.Expression, apart: bool = False) -> tuple[list[Any], list[Problem]]:
        """The values of parts for the witness, and what they may throw; those not apart where those before hold."""
        evaluation = self.evaluation
        problems, evaluation.problems = evaluation.problems, []
        evaluation.bound[self.bound] = self.witness
        try:
            values: list[Any] = []
            for part in parts:
                values.append(evaluation.value(part) if apart else evaluation.side(part, *values))
            return values, evaluation.problems
        finally:
            evaluation.problems = problems
            evaluation.bound.pop(self.bound, None)

    def quantifier(self) -> _Evaluated:
        """The truth of a quantifier."""
        assert isinstance(self.node, typed.ForRange)
        (body,), problems = self.evaluated(self.node.body)
        return self.formula(self.node.kind is QuantifierKind.FORALL, body, problems)

    def formula(self, universal: bool, body: Value, problems: Sequence[Problem]) -> _Evaluated:
        """A quantifier with a body and what that may throw; a plain value where one is enough."""
        problem: Value = False
        for condition, _ in problems:
            problem = disjunction(problem, condition)
        inner = self.state.specification.quantified[self.before :]
        nested = [each for each in inner if isinstance(each, Quantified)]
        deeper = [part for each in nested for part in each.inner]
        own = {self.witness, *(variable for each in nested for variable in each.variables)}
        known = self.facts(own)
        spoken = [part for part in (body, problem) if isinstance(part, Term)]
        if known is True and not any(own.intersection(part.variables) for part in spoken):
            return self.plain(body, problems)
        if known is True and not inner and self.is_never(negation(body) if universal else body, problem):
            return self.plain(universal)
        throws = None if problem is False else self.variable(f"{self.node.index.name} throws", Sort.BOOL)
        truth = self.variable(f"{self.node.index.name} {self.node.span.line}", Sort.BOOL)
        found = Quantified(
            self.node.index.name,
            self.node.span,
            self.fixed,
            universal,
            truth,
            throws,
            self.witness,
            self.low,
            self.last,
            known,
            body,
            problem,
            tuple(each for each in nested if each not in deeper),
        )
        if self.state.knowledge.model is not None:
            self.state.knowledge.model = found.chosen(self.state.knowledge.model)
        self.assume(found.definition())
        self.state.specification.quantified = (*self.state.specification.quantified, found)
        if throws is None and not inner:
            self.assume_instances(found)
        return _Evaluated(truth, () if throws is None else ((throws, problems[0][1]),))

    def assume_instances(self, found: Quantified) -> None:
        """If few integers decide a quantifier, replaces it by its instances for them."""
        for number in self.critical_points():
            said, _ = found.at(number, "")
            model = self.state.knowledge.model
            if model is not None and terms.evaluate(said, model) is not True:
                self.state.knowledge.model = found.decided(model, int(terms.evaluate(number, model)))
            self.assume(said)

    def critical_points(self) -> list[Any]:
        """Integers between which nothing changes: what the variable is compared with, and the ends of the range."""
        compared = compared_values(self.node) if isinstance(self.node, typed.ForRange) else None
        if compared is None:
            return []
        values, problems = self.evaluated(*compared, apart=True)
        if problems:
            return []
        return [self.low, self.last, *(value + step for value in values for step in (-1, 0, 1))]

    def plain(self, value: Value, problems: Sequence[Problem] = ()) -> _Evaluated:
        """A value that holds of every input on the path; a run that has to try all integers may not find it."""
        self.state.specification.quantified = (
            *self.state.specification.quantified,
            LongRange(self.node.index.name, self.node.span, self.fixed),
        )
        return _Evaluated(value, tuple(problems))

    def facts(self, own: set[Term]) -> Value:
        """What the path has decided about the witness, beside what defines it and the quantifiers in the body."""
        defined = {self.inside(self.witness)}
        defined |= {
            each.definition()
            for each in self.state.specification.quantified[self.before :]
            if isinstance(each, Quantified)
        }
        parts = {part for condition in defined for part in terms.conjuncts(condition)}
        found: Value = True
        for constraint in self.state.knowledge.condition.constraints:
            if constraint not in parts and own.intersection(constraint.variables):
                found = conjunction(found, constraint)
        return found

    def is_never(self, deciding: Value, problem: Value) -> bool:
        """Whether no integer of the range decides the quantifier, for any input that takes the path."""
        condition = disjunction(deciding, problem)
        if not isinstance(condition, Term):
            return not condition
        answer = self.state.explorer.solver.check(
            [condition], self.state.knowledge.condition, self.state.knowledge.model
        )
        return isinstance(answer, Unsatisfiable)

    def fold(self) -> _Evaluated:
        """A number that a fold may have."""
        node = self.node
        assert isinstance(node, typed.Fold)
        parts = [node.body] if node.filter is None else [node.filter, node.body]
        _, problems = self.evaluated(*parts)
        thrown: list[Problem] = []
        if problems:
            some: Value = False
            for condition, _ in problems:
                some = disjunction(some, condition)
            found = self.formula(False, some, ())
            thrown.append((found.value, problems[0][1]))
        if node.kind in (FoldKind.MIN, FoldKind.MAX) and node.filter is not None:
            thrown.append((self.variable("no value", sort_of(BOOL)), "ArithmeticException"))
        interval = input_interval(node.type, self.state.explorer.program.java_ints)
        if node.kind is FoldKind.COUNT:
            interval = Interval(0, None)
        value = self.variable(str(node.kind), sort_of(node.type), interval)
        if node.kind is FoldKind.COUNT:
            self.assume(self.last - self.low + 1 >= value)
        return self.plain(value, thrown)


def _least(value: Value) -> int | None:
    return value.low if isinstance(value, Term) else int(value)


def _greatest(value: Value) -> int | None:
    return value.high if isinstance(value, Term) else int(value)
