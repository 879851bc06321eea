"""Contracts of a method: what they assume, and how they are violated."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from oxpecker.oox import typed
from oxpecker.oox.throws import left_out
from oxpecker.refinement.domain import Domain
from oxpecker.refinement.frames import Assignable, is_trusted
from oxpecker.refinement.limits import DEEPEST_QUERIES
from oxpecker.refinement.logic import all_of, any_of, implication, negation
from oxpecker.refinement.outcome import RESULT, THROWN, Outcome
from oxpecker.refinement.scope import Unsupported
from oxpecker.refinement.state import Arrival, Heap, Opaque, Value
from oxpecker.refinement.values import Translation
from oxpecker.relational.syntax import FALSE, TRUE, Expression, Formula


class Contract:
    """The specification cases of one run of a method, over the arguments and heap at entry."""

    def __init__(self, domain: Domain, method: typed.Method, arguments: Sequence[Value], heap: Heap) -> None:
        self.domain, self.method = domain, method
        self.entry: Mapping[int, Value] = dict(enumerate(arguments))
        self.heap = heap
        self.cut: list[Formula] = []
        """Conditions under which a clause needs an integer beyond the bit width."""
        for case in method.cases:
            if case.measure is not None:
                raise Unsupported("measure of a method (decreases)", case.measure.span)
        self.held = [all_of(self._clause(clause.condition, heap) for clause in case.requires) for case in method.cases]

    def frames(self) -> Iterator[Assignable]:
        """The frame condition of each case that has one."""
        constructed = self.entry[0] if self.method.info.is_constructor else None
        assert not isinstance(constructed, Opaque)
        for case, held in zip(self.method.cases, self.held, strict=True):
            if case.assignable is not None and not is_trusted(case):
                found = Assignable(self.domain, held, self.entry, self.heap, constructed)
                for location in case.assignable:
                    found.add(location)
                self.cut += found.cut
                yield found

    @property
    def required(self) -> Formula:
        """Some case applies."""
        return any_of(self.held) if self.held else TRUE

    def broken(self, outcome: Outcome) -> Formula:
        """The method terminates and violates a clause."""
        parts: list[Formula] = []
        for case, held in zip(self.method.cases, self.held, strict=True):
            if outcome.returned is not None and case.ensures:
                state = outcome.returned.state
                bound = {0: state.locals[RESULT]} if RESULT in state.locals else {}
                kept = all_of(self._clause(clause.condition, state.heap, bound) for clause in case.ensures)
                parts.append(all_of((outcome.returned.guard.formula, held, negation(kept))))
            if outcome.threw is not None and case.exceptional:
                heap = outcome.threw.state.heap
                kept = all_of(self._clause(clause.condition, heap) for clause in case.exceptional)
                parts.append(all_of((outcome.threw.guard.formula, held, negation(kept))))
            if outcome.threw is not None and case.signals:
                parts.append(all_of((outcome.threw.guard.formula, held, negation(self._signalled(case, outcome)))))
        return any_of(parts)

    def excused(self, outcome: Outcome) -> Formula:
        """The method throws an exception that its declaration or an applicable case allows."""
        if outcome.threw is None:
            return FALSE
        thrown = _exception(outcome.threw)
        values = Translation(self.domain, {}, outcome.threw.state.heap)
        parts: list[Formula] = []
        for t in self.method.info.throws:
            others = [negation(values.is_one_of(thrown, u)) for u in left_out(self.domain.code.hierarchy, t)]
            parts.append(all_of((values.is_one_of(thrown, t), *others)))
        for case, held in zip(self.method.cases, self.held, strict=True):
            if case.exceptional:
                parts.append(held)
            parts += [all_of((held, values.is_one_of(thrown, s.type))) for s in case.signals]
        return any_of(parts)

    def _signalled(self, case: typed.Case, outcome: Outcome) -> Formula:
        assert outcome.threw is not None
        thrown, heap = _exception(outcome.threw), outcome.threw.state.heap
        values = Translation(self.domain, {}, heap)
        parts = []
        for clause in case.signals:
            fits = values.is_one_of(thrown, clause.type)
            holds = self._clause(clause.condition, heap, {clause.exception.index: thrown})
            parts.append(implication(fits, holds))
        return all_of(parts)

    def _clause(self, condition: typed.Expression, heap: Heap, bound: Mapping[int, Value] | None = None) -> Formula:
        """A clause holds if it evaluates to true; a clause that throws does not hold."""
        past = (self.entry, self.heap)
        values = Translation(self.domain, self.entry, heap, past, dict(bound or {}), asks=DEEPEST_QUERIES)
        holds = values.formula(condition)
        self.cut += values.overflows
        return all_of((holds, *(negation(thrown) for thrown, _ in values.thrown)))


def _exception(threw: Arrival) -> Expression:
    thrown = threw.state.locals[THROWN]
    assert isinstance(thrown, Expression)
    return thrown
