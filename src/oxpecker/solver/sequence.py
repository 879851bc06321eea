"""The solver sequence: stages from cheap to general; the first answer counts (CPBPV, 3)."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import Final

from oxpecker.limits.budget import Budget, question_units
from oxpecker.solver.allowance import Allowance
from oxpecker.solver.learning import Lead, Worth
from oxpecker.solver.limits import TRIAL_UNITS, TURNS
from oxpecker.solver.models import restricted, satisfies, variables_of
from oxpecker.solver.path import EMPTY, PathCondition
from oxpecker.solver.query import Answer, Model, Satisfiable, Unknown, Unsatisfiable
from oxpecker.solver.stages.smt import SmtStage
from oxpecker.solver.stages.stage import PASSED, Question, Stage, StageAnswer
from oxpecker.solver.wrapper import merge, together
from oxpecker.terms import Sort, Term

COUNTED: Final = ("calls", "refutations", "decisions", "failures", "skipped", "seconds")
"""The counters of each stage. A stage that ignores part of a query refutes; one that does not decides."""

_OF_RIVALS: Final = frozenset({Sort.INT, Sort.BOOL})
"""Sorts of variables that stages other than SMT decide queries about."""


class SolverSequence:
    """Asks one stage after the other. A stage that fails or runs out of time passes the query on.

    If a query may not use any units of a budget, only the cheap stages are asked.
    """

    def __init__(self, stages: Sequence[Stage], learns: bool = False) -> None:
        self._stages = tuple(stages)
        self._seconds: float | None = None
        self._interrupted = False
        self._worth = {stage.name: Worth() for stage in stages if learns and not isinstance(stage, SmtStage)}
        self._smt = next((stage for stage in stages if isinstance(stage, SmtStage)), None) if learns else None
        self._lead = Lead()
        self.counts: dict[str, float] = {f"stage_{s.name}_{each}": 0 for s in stages for each in COUNTED}

    def check(self, constraints: Sequence[Term], path: PathCondition = EMPTY, model: Model | None = None) -> Answer:
        """The first answer that counts."""
        del model
        self._interrupted = False
        question = together(path, constraints)
        if not question:
            return Satisfiable({})
        allowance = Allowance(self._seconds)
        is_cheap = question_units() == 0
        unknown: Unknown | None = None
        is_tried = is_cheap or self._smt is None or not self._is_tried_first(question)
        is_vain = False
        for stage in self._stages:
            if is_cheap and not stage.cheap:
                continue
            if self._interrupted:
                return Unknown("interrupted")
            if unknown is not None and allowance.spent():
                return Unknown("timeout")
            if not (stage.cheap or is_tried or stage is self._smt):
                is_tried = True
                told = self._try_smt(question, allowance)
                if not isinstance(told.answer, Unknown):
                    return told.answer
                is_vain = told is not PASSED
            if is_vain and stage is self._smt:
                self._lead.vain()
            if not self._asks(stage, question):
                self._count(stage, "skipped")
                continue
            told = self._by_turns(stage, question, allowance)
            self._learn(stage, told.answer)
            if not isinstance(told.answer, Unknown):
                return told.answer
            if unknown is None or told is not PASSED:
                unknown = told.answer
        return unknown or Unknown("no stage of the sequence was asked")

    def _is_tried_first(self, question: Question) -> bool:
        """Whether to ask SMT briefly before the stages that may take longer."""
        sorts = {variable.sort for variable in variables_of(question)}
        return sorts <= _OF_RIVALS and not any(stage.leads(question) for stage in self._stages)

    def _try_smt(self, question: Question, allowance: Allowance) -> StageAnswer:
        """What SMT says with little effort, unless a rival has lately been better."""
        if self._smt is None or not self._lead.tries_smt():
            return PASSED
        told = self._asked_briefly(self._smt, question, allowance, TRIAL_UNITS)
        if not isinstance(told.answer, Unknown):
            self._lead.helped()
        return told

    def _by_turns(self, stage: Stage, question: Question, allowance: Allowance) -> StageAnswer:
        """A stage; if it rivals SMT both in turn, so that neither is waited for while the other would soon know."""
        if self._smt is None or not stage.rivals_smt:
            return self._ask(stage, question, allowance.left())
        brief, long = TURNS
        told = self._asked_briefly(stage, question, allowance, brief)
        if not isinstance(told.answer, Unknown):
            self._lead.wasted()
            return told
        self._lead.failed()
        told = self._asked_briefly(self._smt, question, allowance, long)
        if not isinstance(told.answer, Unknown) or allowance.spent():
            return told
        return self._ask(stage, question, allowance.left())

    def _asked_briefly(self, stage: Stage, question: Question, allowance: Allowance, units: int) -> StageAnswer:
        with Budget(question=units, is_trial=True).spending():
            return self._ask(stage, question, allowance.left())

    def _asks(self, stage: Stage, question: Question) -> bool:
        worth = self._worth.get(stage.name)
        if worth is None:
            return True
        if not stage.rivals_smt:
            return stage.suits(question) and worth.asks()
        if not worth.asks():
            return False
        is_suited = stage.suits(question)
        if not is_suited:
            worth.learn(False)
        return is_suited

    def _learn(self, stage: Stage, answer: Answer) -> None:
        worth = self._worth.get(stage.name)
        if worth is not None:
            worth.learn(not isinstance(answer, Unknown))

    def _ask(self, stage: Stage, question: Question, seconds: float | None) -> StageAnswer:
        """Ask a stage; every model is evaluated before it is used."""
        start = perf_counter()
        try:
            told = stage.ask(question, seconds)
            if isinstance(told.answer, Satisfiable) and not isinstance(stage, SmtStage):
                told = self._tried(told, question)
        except Exception as failure:
            # A stage only saves time. A failure in it must not end the search, nor change the result.
            self._count(stage, "failures")
            told = StageAnswer(Unknown(f"{stage.name} failed: {failure}"), False)
        self._count(stage, "seconds", perf_counter() - start)
        self._count(stage, "calls")
        if not isinstance(told.answer, Unknown):
            refuted = isinstance(told.answer, Unsatisfiable) and not told.exact
            self._count(stage, "refutations" if refuted else "decisions")
        return told

    def _tried(self, told: StageAnswer, question: Question) -> StageAnswer:
        """The offered model, restricted to the variables of the query, if it satisfies the query."""
        assert isinstance(told.answer, Satisfiable)
        found = restricted(told.answer.model, question)
        if satisfies(found, question) and _inside(found):
            return StageAnswer(Satisfiable(found), True)
        return PASSED

    def _count(self, stage: Stage, what: str, number: float = 1) -> None:
        self.counts[f"stage_{stage.name}_{what}"] += number

    def statistics(self) -> dict[str, float]:
        """The counters of the sequence for each stage, and the stages' own."""
        return merge(self.counts, *(stage.statistics() for stage in self._stages))

    def limit(self, seconds: float | None) -> None:
        """Sets the time for a query that all stages share."""
        self._seconds = seconds

    def interrupt(self) -> None:
        """Interrupts the current stage; later stages are not asked about the same query."""
        self._interrupted = True
        for stage in self._stages:
            stage.interrupt()

    def close(self) -> None:
        """Close all stages."""
        for stage in self._stages:
            stage.close()


def _inside(model: Model) -> bool:
    """Whether integers lie in the intervals of their variables."""
    return all(variable.interval is None or variable.interval.contains(int(v)) for variable, v in model.items())
