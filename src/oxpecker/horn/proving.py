"""Proofs of obligations: by triggers first, which fails fast, then with instances from models."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from oxpecker.horn.folds import Folds
from oxpecker.horn.formula import FALSE, Formula
from oxpecker.horn.lemmas import Lemma
from oxpecker.horn.limits import CANDIDATE_RESOURCES, FIRST_RESOURCES, SECOND_RESOURCES
from oxpecker.horn.obligation import Kind, Obligation
from oxpecker.horn.script import ScriptWriter
from oxpecker.limits.budget import is_spent
from oxpecker.oox.source import NOWHERE
from oxpecker.solver.scripts import Instances, Outcome, Scripts

Hypotheses = tuple[Formula, ...]


@dataclass(frozen=True, slots=True)
class Prover:
    """Asks Z3 about the obligations of a method."""

    folds: Folds
    solver: Scripts
    lemmas: dict[Lemma, None] = field(default_factory=dict)
    """The lemmas in the proofs of obligations that were all shown."""

    def first_unproved(self, obligations: Iterable[Obligation]) -> Obligation | None:
        """The first obligation without a proof; None if all are proved."""
        hard: list[tuple[Obligation, str]] = []
        writer = ScriptWriter(self.folds)
        for obligation in obligations:
            for each in writer.scripts(obligation):
                if is_spent():
                    return obligation
                if not self._is_refuted(each, FIRST_RESOURCES, Instances.BY_TRIGGERS):
                    hard.append((obligation, each))
        for obligation, each in hard:
            if is_spent() or not self._is_refuted(each, SECOND_RESOURCES, Instances.BY_MODELS):
                return obligation
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

    def _is_refuted(self, script: str, resources: int, instances: Instances) -> bool:
        return self.solver.ask(script, resources, instances).outcome is Outcome.UNSATISFIABLE

    def _absurd(self, known: Hypotheses) -> Iterable[str]:
        """The question whether a path is possible."""
        return ScriptWriter(self.folds).scripts(Obligation(Kind.RETURN, NOWHERE, known, FALSE))
