"""The summary of a method: clauses that are found, beside those of its contract."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from oxpecker.horn.summaries.cases import holds, is_simple
from oxpecker.horn.summaries.expressions import TRUE, jml
from oxpecker.horn.summaries.samples import Sample
from oxpecker.oox import typed
from oxpecker.oox.source import Span

Clauses = dict[Span, typed.Expression]
"""Conditions by their places, which identify them."""


@dataclass(slots=True)
class Summary:
    """What is found about one method, beside what its contract says."""

    method: typed.Method
    requires: Clauses = field(default_factory=dict)
    ensures: Clauses = field(default_factory=dict)
    samples: list[Sample] = field(default_factory=list)
    """The runs from which it was guessed."""

    def without_places(self) -> Summary:
        """The summary whose clauses are at the place of the method, since nobody wrote them."""
        span = self.method.info.span
        parts = [
            {place: replace(each, span=span) for place, each in some.items()} for some in (self.requires, self.ensures)
        ]
        return replace(self, requires=parts[0], ensures=parts[1])

    def contracted(self) -> typed.Method:
        """The method with a contract that says it, and that is never trivial."""
        first, *others = self.method.cases or (typed.Case(self.method.info, span=self.method.info.span),)
        requires = (*first.requires, *_clauses(self.requires))
        ensures = (*first.ensures, *_clauses(self.ensures), typed.Clause(TRUE, span=self.method.info.span))
        return replace(self.method, cases=(replace(first, requires=requires, ensures=ensures), *others))

    def drop(self, places: set[Span]) -> None:
        """Forgets candidates."""
        self.requires = {place: each for place, each in self.requires.items() if place not in places}
        self.ensures = {place: each for place, each in self.ensures.items() if place not in places}

    def relevant_samples(self) -> list[Sample]:
        """The runs on arguments that calls may pass."""
        conditions = [each for each in self.requires.values() if is_simple(each)]
        return [each for each in self.samples if all(holds(condition, self.method, each) for condition in conditions)]

    @property
    def jml(self) -> str:
        """The clauses as JML; empty if there are none."""
        texts = [f"requires {jml(each)};" for each in self.requires.values()]
        return " ".join([*texts, *(f"ensures {jml(each)};" for each in self.ensures.values())])


def _clauses(conditions: Clauses) -> Iterator[typed.Clause]:
    return (typed.Clause(condition, span=condition.span) for condition in conditions.values())
