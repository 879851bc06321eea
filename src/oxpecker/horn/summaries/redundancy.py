"""Clauses of a summary that follow from the others."""

from __future__ import annotations

from collections.abc import Iterator

from oxpecker.horn.formula import Formula, Sort, symbol
from oxpecker.horn.knowledge import Knowledge
from oxpecker.horn.obligation import Kind, Obligation
from oxpecker.horn.proving import Prover
from oxpecker.horn.script import ScriptWriter
from oxpecker.horn.specification import Evaluation, Moment
from oxpecker.horn.summaries.summary import Summary
from oxpecker.horn.values import Value, is_scalar
from oxpecker.oox import typed
from oxpecker.oox.source import Span
from oxpecker.oox.types import BOOL, Type


def redundant(program: typed.Program, summary: Summary, prover: Prover) -> Iterator[Span]:
    """The places of clauses that can be left out, later ones first. Clauses about arrays are all kept."""
    if not all(is_scalar(each.type) for each in summary.method.parameters):
        return
    evaluation = _evaluation(program, summary, prover)
    writer = ScriptWriter(prover.folds)
    requires = {place: evaluation.holds(each) for place, each in summary.requires.items()}
    ensures = {place: evaluation.holds(each) for place, each in summary.ensures.items()}
    for conditions, known in ((requires, {}), (ensures, requires)):
        for place in reversed(list(conditions)):
            others = [each for other, each in conditions.items() if other != place]
            hypotheses = (*known.values(), *others)
            if prover.is_shown(Obligation(Kind.ENSURES, place, hypotheses, conditions[place]), writer):
                del conditions[place]
                yield place


def _evaluation(program: typed.Program, summary: Summary, prover: Prover) -> Evaluation:
    """Evaluates over the names of the parameters and of the result."""
    arithmetic, method = prover.folds.arithmetic, summary.method

    def named(name: str, t: Type) -> Formula:
        return symbol(name, Sort.BOOL) if t == BOOL else symbol(name, Sort.INT, arithmetic.range(t))

    values: dict[int, Value] = {each.index: named(each.name, each.type) for each in method.parameters}
    now = Moment(values, {})
    bound: dict[int, Value] = {}
    if is_scalar(method.info.return_type):
        bound[0] = named(typed.RETVAL, method.info.return_type)
    return Evaluation(program.hierarchy, arithmetic, prover.folds, Knowledge(), now, now, bound=bound)
