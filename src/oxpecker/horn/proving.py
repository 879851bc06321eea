"""Proofs of obligations: by triggers first, which fails fast, then with instances from models, then by cvc5."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from oxpecker.horn.folds import Folds
from oxpecker.horn.formula import FALSE, Formula
from oxpecker.horn.lemmas import Lemma
from oxpecker.horn.limits import (
    CANDIDATE_RESOURCES,
    CVC5_RESOURCES,
    FIRST_RESOURCES,
    ONE_ASKED_TWICE_OF,
    SAMPLE_RESOURCES,
    SECOND_RESOURCES,
)
from oxpecker.horn.obligation import Kind, Obligation
from oxpecker.horn.script import ScriptWriter
from oxpecker.limits.budget import apart, is_spent
from oxpecker.oox.source import NOWHERE
from oxpecker.solver.errors import SolversDisagree
from oxpecker.solver.scripts import Instances, Outcome, Scripts
from oxpecker.solver.second_opinion import SecondOpinion

Hypotheses = tuple[Formula, ...]


@dataclass(frozen=True, slots=True)
class Prover:
    """Asks Z3 about the obligations of a method, and cvc5 where Z3 does not know."""

    folds: Folds
    solver: Scripts
    second: SecondOpinion = field(default_factory=SecondOpinion)
    lemmas: dict[Lemma, None] = field(default_factory=dict)
    """The lemmas in the proofs of obligations that were all shown."""

    def first_unproved(self, obligations: Iterable[Obligation]) -> Obligation | None:
        """The first obligation without a proof; None if all are proved."""
        hard: list[tuple[Obligation, str]] = []
        refuted: list[str] = []
        writer = ScriptWriter(self.folds)
        for obligation in obligations:
            for each in writer.scripts(obligation):
                if is_spent():
                    return obligation
                if self._is_refuted(each, FIRST_RESOURCES, Instances.BY_TRIGGERS):
                    refuted.append(each)
                else:
                    hard.append((obligation, each))
        for obligation, each in hard:
            if is_spent() or not self._is_refuted_by_any(each):
                return obligation
        self._ask_twice(refuted[::ONE_ASKED_TWICE_OF])
        self.lemmas.update(writer.lemmas)
        return None

    def is_shown(self, obligation: Obligation, writer: ScriptWriter) -> bool:
        """Whether an obligation is shown by triggers alone."""
        questions = writer.scripts(obligation)
        return all(self._is_refuted(each, CANDIDATE_RESOURCES, Instances.BY_TRIGGERS) for each in questions)

    def is_vacuous(self, ends: Iterable[Hypotheses]) -> bool:
        """Whether no path returns: then what is shown of all of them says nothing."""
        return all(
            self._is_refuted(each, FIRST_RESOURCES, Instances.BY_TRIGGERS)
            for known in ends
            for each in self._absurd(known)
        )

    def returns(self, ends: Iterable[Hypotheses]) -> bool:
        """Whether Z3 finds values for a path that returns."""
        questions = (each for known in ends for each in self._absurd(known))
        return any(self.solver.ask(each, FIRST_RESOURCES).outcome is Outcome.SATISFIABLE for each in questions)

    def _is_refuted_by_any(self, script: str) -> bool:
        """Whether Z3 refutes a question, or cvc5, if Z3 does not know."""
        found = Outcome.UNKNOWN
        if Lemma.REACH not in script:  # Models of what objects lead to take Z3 minutes, which it does not count.
            found = self.solver.ask(script, SECOND_RESOURCES, Instances.BY_MODELS).outcome
        if found is Outcome.UNKNOWN and not is_spent():
            found = self.second.ask(script, CVC5_RESOURCES)
        return found is Outcome.UNSATISFIABLE

    def _ask_twice(self, refuted: Iterable[str]) -> None:
        """Asks cvc5 about questions that Z3 has refuted. What they say about each other does not count as work."""
        for each in refuted:
            with apart(None):
                found = self.second.ask(each, SAMPLE_RESOURCES)
            if found is Outcome.SATISFIABLE:
                raise SolversDisagree(each)

    def _is_refuted(self, script: str, resources: int, instances: Instances) -> bool:
        return self.solver.ask(script, resources, instances).outcome is Outcome.UNSATISFIABLE

    def _absurd(self, known: Hypotheses) -> Iterable[str]:
        """The question whether a path is possible."""
        return ScriptWriter(self.folds).scripts(Obligation(Kind.RETURN, NOWHERE, known, FALSE))
