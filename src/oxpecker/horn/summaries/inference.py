"""Contracts of recursive methods that nobody has to write: candidates are filtered until the rest is inductive.

A recursive call is taken by the contract of the called method. So a candidate stays if every method that is called
keeps it, given that all candidates hold at the calls inside (Houdini). The proof that uses them shows them again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import count, groupby

from oxpecker.horn.arithmetic import Arithmetic
from oxpecker.horn.contract import Contract
from oxpecker.horn.encoding import Encoder
from oxpecker.horn.folds import Folds
from oxpecker.horn.formula import conjunction
from oxpecker.horn.invariants import Invariants
from oxpecker.horn.limits import SUMMARY_UNITS
from oxpecker.horn.obligation import Obligation
from oxpecker.horn.proof import encoded
from oxpecker.horn.proving import Prover
from oxpecker.horn.script import ScriptWriter
from oxpecker.horn.summaries.postconditions import Depth, postconditions
from oxpecker.horn.summaries.preconditions import preconditions, thresholds
from oxpecker.horn.summaries.redundancy import redundant
from oxpecker.horn.summaries.samples import is_sampled, samples
from oxpecker.horn.summaries.summary import Clauses, Summary
from oxpecker.limits import Budget
from oxpecker.limits.budget import is_spent
from oxpecker.oox import typed
from oxpecker.oox.analysis.effects import EffectTable
from oxpecker.oox.source import BUILT_IN, Span
from oxpecker.solver.scripts import Scripts

_CANDIDATE = "candidate clause"
"""The file name in the places of candidates; each has its own line."""


@dataclass(slots=True)
class Summaries:
    """The summaries of the recursive methods below a method, by their keys."""

    program: typed.Program
    found: dict[str, Summary]

    def contracted(self) -> typed.Program:
        """The program whose recursive methods have contracts."""
        methods = {key: each.contracted() for key, each in self.found.items()}
        return replace(self.program, methods={**self.program.methods, **methods})


def summarised(
    program: typed.Program,
    goal: typed.Method,
    effects: EffectTable,
    depth: Depth = Depth.RULES,
    before: Summaries | None = None,
) -> Summaries | None:
    """Contracts for the recursive methods that a method calls; None if there are no such methods, or no time.

    What was found before tells which arguments the methods get. Raises NotEncodable if a method is not covered.
    """
    recursive = [each for each in _own(program, goal, effects) if effects.calls_back(each.info, each.info)]
    if not recursive or any(len(each.cases) > 1 for each in recursive):
        return None
    with Budget(SUMMARY_UNITS).spending(), Scripts() as solver:
        summaries = Summaries(program, dict(_candidates(program, goal, recursive, effects, depth, before)))
        prover = Prover(Folds(Arithmetic(program.options["ints"] == "java")), solver)
        while not is_spent():
            violated = _Round(summaries.contracted(), effects, prover).violated(goal)
            if not violated and not is_spent():
                for each in summaries.found.values():
                    each.drop(set(redundant(program, each, prover)))
                return Summaries(program, {key: each.without_places() for key, each in summaries.found.items()})
            for each in summaries.found.values():
                each.drop(violated)
    return None


def _own(program: typed.Program, goal: typed.Method, effects: EffectTable) -> list[typed.Method]:
    """The methods of the program itself that a method calls, and the method."""
    found = (program.methods.get(info.key) for info in effects.below(goal.info))
    return [each for each in found if each is not None and not each.info.span.file.startswith(BUILT_IN)]


def _candidates(
    program: typed.Program,
    goal: typed.Method,
    recursive: list[typed.Method],
    effects: EffectTable,
    depth: Depth,
    before: Summaries | None,
) -> Iterator[tuple[str, Summary]]:
    lines = count(1)

    def placed(conditions: Iterable[typed.Expression]) -> Clauses:
        found: Clauses = {}
        for condition, line in zip(conditions, lines, strict=False):
            place = Span(_CANDIDATE, line, 1, line, 2)
            found[place] = replace(condition, span=place)
        return found

    limits = cache(lambda: thresholds(_own(program, goal, effects)))
    for method in recursive:
        summary = Summary(method)
        earlier = None if before is None else before.found[method.info.key]
        if method.info.key != goal.info.key and Contract(program, method).is_trivial:
            summary.requires = placed(preconditions(method, limits))
        if is_sampled(method):
            summary.samples = samples(program, method) if earlier is None else earlier.relevant_samples()
            summary.ensures = placed(postconditions(method, summary.samples, depth))
        yield method.info.key, summary


class _Round:
    """One round of filtering: every method is encoded with the candidates that are left."""

    def __init__(self, program: typed.Program, effects: EffectTable, prover: Prover) -> None:
        self.program, self.effects, self.prover = program, effects, prover
        self.writer = ScriptWriter(prover.folds)

    def violated(self, goal: typed.Method) -> set[Span]:
        """The candidates that some method does not keep."""
        pending = [self.program.methods[goal.info.key]]
        seen = {goal.info.key}
        found: set[Span] = set()
        while pending:
            encoder = self._encoded(pending.pop())
            found |= self._violated(encoder.obligations, found)
            for other in encoder.relied_on.values():
                if other.info.key not in seen:
                    seen.add(other.info.key)
                    pending.append(other)
        return found

    def _encoded(self, method: typed.Method) -> Encoder:
        return encoded(self.program, method, self.effects, self.prover.folds, Invariants())

    def _violated(self, obligations: list[Obligation], known: set[Span]) -> set[Span]:
        about = [each for each in obligations if each.clause.file == _CANDIDATE and each.clause not in known]
        found: set[Span] = set()
        for _, group in groupby(about, key=lambda each: each.hypotheses):
            found |= self._of_path([each for each in group if each.clause not in found])
        return found

    def _of_path(self, obligations: list[Obligation]) -> set[Span]:
        """Asks about all together first: mostly they hold."""
        if is_spent() or not obligations:
            return set()
        together = replace(obligations[0], goal=conjunction(*(each.goal for each in obligations)))
        if len(obligations) > 1 and self.prover.is_shown(together, self.writer):
            return set()
        return {each.clause for each in obligations if is_spent() or not self.prover.is_shown(each, self.writer)}
